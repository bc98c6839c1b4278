// Regions' device code: cubins next to the host code, loaded when a file's first region is launched.
#pragma once

#include "kernels/offload/runtime/driver.hpp"
#include "kernels/offload/runtime/region_launch.hpp"

namespace pewter::offload {

/// A region's function on a device.
/// @param region as the compiler's call names it
/// @param kernel for messages
/// @throws error for a device whose architecture the image has no code for
CUfunction function_of(const image& code, const void* region, int device, const char* kernel);

}  // namespace pewter::offload
