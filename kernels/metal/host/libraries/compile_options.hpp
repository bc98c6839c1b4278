// What CompileOptions say, for the compiler and for pipelines.
#pragma once

#include "kernels/metal/host/libraries/library.hpp"

namespace pewter::metal::host {

/// @param options nullptr: Metal's defaults
/// @return false and an error for options that contradict each other
bool add_options(const MTL::CompileOptions* options, library_origin& to, NS::Error** error);

}  // namespace pewter::metal::host
