// Argument encoders: they write what a kernel finds in an argument buffer.
#pragma once

#include "kernels/metal/host/reflection/reflected_kernel.hpp"
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {

/// For a struct of MTL::ArgumentDescriptor's, laid out as Metal does: by index, each at its alignment.
/// nullptr for an empty list, or a type that has no size.
MTL::ArgumentEncoder* new_argument_encoder(const NS::Array* descriptors, MTL::Device* device);

/// For a structure of a source; indices are its members' [[id(n)]].
MTL::ArgumentEncoder* new_argument_encoder(const shared_type& structure, MTL::Device* device);

}  // namespace pewter::metal::host
