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
  std::size_t most_bytes, working_set_bytes;  ///< of one buffer; of all that programs should have
  std::size_t slot;                           ///< a GPU's index
};

/// @param gpu nullptr: the CPU
device_description description_of(const gpu_device* gpu);

}  // namespace pewter::metal::host
