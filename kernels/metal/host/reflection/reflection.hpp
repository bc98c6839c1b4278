// What is known of kernels' parameters and of libraries' function constants. For an object without sources it
// is the kind, index and name of each parameter that is used.
#pragma once

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/host/reflection/reflected_kernel.hpp"
#include "kernels/metal/kernel_info.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal::host {

/// Its parameters are read on first use.
MTL::ComputePipelineReflection* new_reflection(const metal::pipeline& pipeline);
/// nullptr: the library has no such kernel.
MTL::FunctionReflection* new_function_reflection(const metal::library&, const std::string& kernel);

/// The argument at a buffer's index, autoreleased.
MTL::Argument* argument_object_of(const reflected_parameter&);

/// A buffer binding that reflection made: what it points to, else nullptr.
shared_type element_of(const MTL::BufferBinding*);

/// MTL::FunctionConstant by names. Autoreleased.
NS::Dictionary* function_constants(const std::vector<reflected_constant>&);

}  // namespace pewter::metal::host
