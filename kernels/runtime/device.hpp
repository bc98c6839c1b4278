// Launches on a GPU, as the collection's host side sees them.
#pragma once

#include "kernels/runtime/registry.hpp"
#include "pewter/device.hpp"

namespace pewter::detail {

/// @throws device_error naming the reason if there is no such device
const device& device_at(int index);

/// n zeros of T at p, which is where the launch's kernel will find it. The representation of T's zero is
/// zeros.
void fill_zero(const launch&, void* p, std::size_t bytes);

}  // namespace pewter::detail
