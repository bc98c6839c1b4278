// Launches on a GPU, as the collection's host side sees them.
#pragma once

#include "kernels/registry.hpp"
#include "pewter/device.hpp"

namespace pewter::detail {

/// Whether the launch asks for a GPU.
inline bool is_on_device(const launch& options) { return options.device >= 0 || options.queue != nullptr; }

/// @throws device_error naming the reason if there is no such device
const device& device_at(int index);

/// Runs a kernel's GPU code, and waits for it unless the launch names a queue.
/// @throws error naming the reason if there is no such device
void run_on_device(target_tables tables, pattern, element_type, const void* arguments, const launch_geometry&,
                   const launch&, double nanoseconds_per_threadgroup);

/// n zeros of T at p, which is where the launch's kernel will find it. The representation of T's zero is
/// zeros.
void fill_zero(const launch&, void* p, std::size_t bytes);

}  // namespace pewter::detail
