// What a device says of itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace pewter::metal {
class gpu_device;
}

namespace pewter::metal::host {

struct device_description {
  std::string name, target;
  std::uint64_t registry_id;
  std::size_t slot;  ///< a GPU's index
};

/// Limits of one buffer, and of all buffers that a program should have. Reading them is a GPU's first use.
struct memory_limits {
  std::size_t of_buffer, working_set;
};

/// @param gpu nullptr: the CPU
device_description description_of(const gpu_device* gpu);
memory_limits limits_of(const gpu_device* gpu);

}  // namespace pewter::metal::host
