#include "kernels/metal/host/dispatches.hpp"

#include "kernels/metal/kernel_info.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

std::uint32_t extent(const char* kernel, const char* what, NS::UInteger n) {
  if (n > UINT32_MAX) detail::raise("%s: %s = %zu, must be below 2^32", kernel, what, n);
  return static_cast<std::uint32_t>(n);
}

uint3 extents(const char* kernel, const char* what, MTL::Size s) {
  return {extent(kernel, what, s.width), extent(kernel, what, s.height), extent(kernel, what, s.depth)};
}

}  // namespace

std::size_t whole_granules(std::size_t length) {
  constexpr std::size_t granule = threadgroup_memory_granularity;
  return length > SIZE_MAX - granule ? length : (length + granule - 1) / granule * granule;
}

arguments bindings::bound(const char* kernel) const {
  if (!wrong.empty()) throw error(std::string(kernel) + ": " + wrong);
  arguments a;
  for (const auto& [index, b] : buffers) {
    if (b.bytes) {
      a.set_buffer(index, static_cast<const void*>(b.bytes->data()), b.bytes->size());
      continue;
    }
    if (b.table) {
      a.set_function_table(index, static_cast<const function_table_object&>(*b.table.get()).table());
      continue;
    }
    const auto& buffer = static_cast<const buffer_object&>(*b.buffer.get());
    if (b.offset > buffer.length()) {
      detail::raise("%s: [[buffer(%u)]]: offset = %zu, must be at most the buffer's length, %zu", kernel,
                    index, b.offset, buffer.length());
    }
    a.set_buffer(index, buffer.bytes() + b.offset, buffer.length() - b.offset);
  }
  for (const auto& [index, t] : textures)
    a.set_texture(index, static_cast<const texture_object&>(*t.get()).shape());
  for (const auto& [index, s] : samplers)
    a.set_sampler(index, static_cast<const sampler_object&>(*s.get()).state());
  for (const auto& [index, bytes] : threadgroup_memory) a.set_threadgroup_memory(index, bytes);
  return a;
}

const pipeline_object& encoded_dispatch::pipeline() const {
  if (!state) throw error("ComputeCommandEncoder: a dispatch without setComputePipelineState");
  return static_cast<const pipeline_object&>(*state.get());
}

/// Whatever PEWTER_METAL_DEVICE says: command buffers' memory is the host's.
static dispatch_settings on_cpu() {
  dispatch_settings s;
  s.device = cpu_device;
  return s;
}

uint3 encoded_dispatch::threadgroup() const {
  const uint3 t = extents(name(), "threads_per_threadgroup", threads);
  detail::check_threads_per_threadgroup(
      name(), t, static_cast<std::uint32_t>(pipeline().maxTotalThreadsPerThreadgroup()));
  if (pipeline().wants_whole_simdgroups() && t.volume() % simd_execution_width != 0) {
    detail::raise("%s: threads_per_threadgroup = %ux%ux%u, must be a multiple of 32 for this pipeline",
                  name(), t.x, t.y, t.z);
  }
  return t;
}

void encoded_dispatch::run_threads(MTL::Size grid) const {
  const uint3 t = threadgroup();
  dispatch_threads(pipeline().pipeline(), bound->bound(name()), extents(name(), "threads_per_grid", grid), t,
                   on_cpu());
}

void encoded_dispatch::run_threadgroups(MTL::Size groups) const {
  const uint3 t = threadgroup();
  dispatch_threadgroups(pipeline().pipeline(), bound->bound(name()),
                        extents(name(), "threadgroups_per_grid", groups), t, on_cpu());
}

}  // namespace pewter::metal::host
