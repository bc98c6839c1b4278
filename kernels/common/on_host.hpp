// For kernels that have no code for GPUs.
#pragma once

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"

namespace pewter::detail {

/// @throws error for a launch that names a GPU or a queue
inline void check_on_host(const char* function, const launch& options) {
  if (is_on_device(options)) raise("%s: launch asks for a GPU, must be for the host", function);
}

}  // namespace pewter::detail
