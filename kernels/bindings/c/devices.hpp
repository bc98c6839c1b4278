// What the C interface's objects of GPUs are, for the files that take them.
#pragma once

#include <cstdint>

#include "kernels/bindings/c/c_api.hpp"
#include "pewter/device.hpp"

struct pewter_device_buffer {
  pewter::device_buffer<unsigned char> memory;
};
struct pewter_queue {
  pewter::queue queue;
};
struct pewter_event {
  pewter::event event;
};

namespace pewter::detail {

/// The index of a GPU's number: the C++ interface counts from 0, and its errors call the number a device.
/// @throws error, device_error if there is no such GPU
int index_of_gpu(const char* function, std::uint32_t gpu);
/// The inverse.
inline unsigned number_of(int device) { return static_cast<unsigned>(device) + 1; }

/// What an argument points to.
/// @throws error if it is null
template <class T>
T& object(const char* function, const char* argument, T* p) {
  if (p == nullptr) raise("%s: %s = null", function, argument);
  return *p;
}

}  // namespace pewter::detail
