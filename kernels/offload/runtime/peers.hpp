// Copies between devices.
#pragma once

#include "kernels/offload/runtime/regions.hpp"
#include "kernels/runtime/offload_module.hpp"

namespace pewter::offload {

/// Whether the device's copies reach the other's memory without the host's. From then on they do.
bool reach(int device, int other);

/// Copies `rows` rows of `width` bytes in a queue of either device, whose context the calling thread has.
void copy_between(const driver&, CUstream, const device_rows& to, const device_rows& from, std::size_t width,
                  std::size_t rows);

}  // namespace pewter::offload
