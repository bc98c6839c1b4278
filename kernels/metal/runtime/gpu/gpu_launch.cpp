#include "kernels/metal/runtime/gpu/gpu_launch.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>

#include "kernels/metal/runtime/gpu/gpu_log.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

namespace {

bool are_apart(const loaded_kernel& kernel, const std::vector<void*>& bound,
               const std::vector<std::size_t>& lengths) {
  for (const kernel_argument& w : kernel.arguments) {
    if (w.index >= buffer_limit || w.is_only_read) continue;
    for (const kernel_argument& a : kernel.arguments) {
      if (a.index == w.index || a.index >= buffer_limit) continue;
      const auto *x = static_cast<const char*>(bound[w.index]), *y = static_cast<const char*>(bound[a.index]);
      if (lengths[w.index] == unknown_length || lengths[a.index] == unknown_length) return false;
      if (x < y + lengths[a.index] && y < x + lengths[w.index]) return false;
    }
  }
  return true;
}

/// Whether buffers lie at multiples of what their types promise.
bool are_aligned(const std::vector<std::uint64_t>& words, const std::vector<std::uintptr_t>& alignments) {
  for (std::size_t n = 0; n < alignments.size(); ++n)
    if ((words[n] & (alignments[n] - 1)) != 0) return false;
  return true;
}

/// How many of the kernel's threadgroups one of the GPU's takes: several where there are enough.
unsigned threadgroups_at_once(const gpu_device& device, const loaded_kernel& kernel,
                              const launch_geometry& g) {
  constexpr std::size_t waves = 4;  // that are left, so that the last one is a small part
  const auto found = kernel.gpu->several.find(device.target());
  constexpr unsigned least_in_x = 8;  // those of the last one are taken one by one
  if (found == kernel.gpu->several.end() || g.threadgroups_per_grid.x < least_in_x * found->second) return 1;
  const std::size_t threads = std::size_t{g.threadgroups_per_grid.x} * g.threadgroups_per_grid.y *
                              g.threadgroups_per_grid.z * g.threads_per_threadgroup.volume();
  return threads / found->second >= waves * device.threads_at_once() ? found->second : 1;
}

}  // namespace

gpu_parameters gpu_parameters_of(const loaded_kernel& kernel, const std::vector<void*>& bound,
                                 const std::vector<std::size_t>& lengths) {
  gpu_parameters p;
  p.threadgroup_bytes = kernel.threadgroup_memory;
  p.are_apart = are_apart(kernel, bound, lengths);
  for (const kernel_argument& a : kernel.arguments) {
    p.words.push_back(reinterpret_cast<std::uintptr_t>(bound[a.index]));
    if (a.index >= buffer_limit && a.index < first_texture)
      p.threadgroup_bytes = std::max<std::size_t>(p.threadgroup_bytes, p.words.back() + lengths[a.index]);
  }
  // A GPU of NVIDIA's ends the process at an access behind it; Apple's and the CPU's memory goes on, and
  // ggml's flash attention rests on that.
  constexpr std::size_t slack = 512;
  if (p.threadgroup_bytes > 0) p.threadgroup_bytes += slack;
  return p;
}

bool delivers_messages(const gpu_device& device, const loaded_kernel& kernel) {
  return kernel.gpu->leaves_messages.count(device.target()) != 0 && wants_messages();
}

void launch_on_gpu(const gpu_device& device, const loaded_kernel& kernel, gpu_parameters& p,
                   const launch_geometry& g, const gpu_work& work, double limit) {
  constexpr std::uint32_t most_in_y = 65535;
  const uint3 groups = g.threadgroups_per_grid, threads = g.threads_per_threadgroup;
  const auto alignments = kernel.gpu->alignments.find(device.target());
  const bool is_fast =
      p.are_apart && (alignments == kernel.gpu->alignments.end() || are_aligned(p.words, alignments->second));
  const unsigned several = is_fast ? threadgroups_at_once(device, kernel, g) : 1;
  const gpu_text text = !is_fast ? gpu_text::any : several == 1 ? gpu_text::apart : gpu_text::several;
  const gpu_driver::handle function =
      kernel.gpu->function(device, kernel.name, static_cast<unsigned>(threads.volume()), text);
  std::optional<gpu_log> log;
  if (delivers_messages(device, kernel)) log.emplace(device, work.stream);
  const gpu_driver::address messages = log ? log->address() : 0;
  std::uint32_t dispatch[] = {g.threads_per_grid.x,
                              g.threads_per_grid.y,
                              g.threads_per_grid.z,
                              groups.x,
                              groups.y,
                              groups.z,
                              g.has_edges() ? 1U : 0U,
                              0,
                              0,
                              static_cast<std::uint32_t>(messages),
                              static_cast<std::uint32_t>(messages >> 32),
                              0};
  std::vector<void*> parameters;
  parameters.reserve(p.words.size() + std::size(dispatch));
  for (std::uint64_t& w : p.words) parameters.push_back(&w);
  for (std::uint32_t& d : dispatch) parameters.push_back(&d);
  for (std::uint32_t z = 0; z < groups.z; z += most_in_y) {
    for (std::uint32_t y = 0; y < groups.y; y += most_in_y) {
      dispatch[7] = y, dispatch[8] = z;
      device.check(
          device.driver().launch(function, groups.x / several + (groups.x % several != 0 ? 1 : 0),
                                 std::min(groups.y - y, most_in_y), std::min(groups.z - z, most_in_y),
                                 threads.x, threads.y, threads.z, static_cast<unsigned>(p.threadgroup_bytes),
                                 work.stream, parameters.data(), nullptr),
          kernel.name);
      device.faults().launched(work.owner, kernel.name);
    }
  }
  if (log) log->deliver(kernel.name, limit);
}

void wait_for_gpu(const gpu_device& device, const std::string& kernels, double limit,
                  const std::function<int()>& state, const std::function<int()>& wait) {
  if (limit <= 0) return device.check(wait(), kernels);
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(limit);
  int now = 0;
  while ((now = state()) == gpu_driver::not_ready && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::microseconds(20));
  if (now != gpu_driver::not_ready) return device.check(now, kernels);
  device.now_stuck();
  char text[80];
  std::snprintf(text, sizeof text, ": did not end within %g s, the time limit", limit);
  throw timeout(kernels + text);
}

pipeline with_gpu_code(const pipeline& p, const gpu_device& device) {
  const std::shared_ptr<gpu_functions>& known = pipeline_access::kernel_of(p).gpu;
  return known != nullptr && known->has(device.target()) ? p
                                                         : pipeline_access::for_target(p, device.target());
}

}  // namespace pewter::metal
