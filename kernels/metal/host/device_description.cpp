#include "kernels/metal/host/device_description.hpp"

#include <sys/sysinfo.h>

#include "kernels/metal/host/resources/gpu_memory.hpp"
#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"

namespace pewter::metal::host {
namespace {

std::size_t memory_bytes() {
  struct sysinfo s = {};
  return sysinfo(&s) == 0 ? s.totalram * s.mem_unit : std::size_t{1} << 32;
}

}  // namespace

device_description description_of(const gpu_device* gpu) {
  if (gpu == nullptr) {
    const std::string target = target_or_default({});
    return {"Pewter CPU, " + target, target, 1, memory_bytes(), memory_bytes() / 4 * 3, 0};
  }
  const std::size_t most = gpu_memory::most_bytes(*gpu);
  return {
      "Pewter GPU, " + gpu->name(),          gpu->target(), std::uint64_t{1} << 32 | gpu->place(), most, most,
      static_cast<std::size_t>(gpu->index())};
}

}  // namespace pewter::metal::host
