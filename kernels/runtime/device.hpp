// Launches on a GPU, as the collection's host side sees them.
#pragma once

#include "kernels/runtime/offload_module.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/device.hpp"

namespace pewter::detail {

/// @throws device_error naming the reason if there is no such device
const device& device_at(int index);

/// n zeros of T at p, which is where the launch's kernel will find it. The representation of T's zero is
/// zeros.
void fill_zero(const launch&, void* p, std::size_t bytes);

/// Copies `rows` rows of `width` bytes in a queue of either device, between two devices or within one.
void copy_rows(queue& in, const offload::device_rows& to, const offload::device_rows& from, std::size_t width,
               std::size_t rows);
/// Whether copies between the two devices need not go through the host's memory.
bool reaches(int device, int other);
/// @throws error unless operand `name` of `function` is memory that the device has
void check_place(int device, const char* function, const char* name, const void* operand);

}  // namespace pewter::detail
