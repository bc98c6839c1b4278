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
  const std::string target = gpu == nullptr ? target_or_default({}) : gpu->target();
  if (gpu == nullptr) return {"Pewter CPU, " + target, target, 1, 0};
  return {"Pewter GPU, " + gpu->name(), target, std::uint64_t{1} << 32 | gpu->place(),
          static_cast<std::size_t>(gpu->index())};
}

memory_limits limits_of(const gpu_device* gpu) {
  if (gpu == nullptr) return {memory_bytes(), memory_bytes() / 4 * 3};
  const std::size_t most = gpu_memory::most_bytes(*gpu);
  return {most, most};
}

}  // namespace pewter::metal::host
