// What is known of a pipeline's parameters: kind, index and name of each. Types of what buffers hold are not.
#pragma once

#include "kernels/metal/host/host_objects.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal::host {

MTL::ComputePipelineReflection* new_reflection(const metal::pipeline& pipeline);

}  // namespace pewter::metal::host
