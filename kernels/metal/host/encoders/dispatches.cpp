#include "kernels/metal/host/encoders/dispatches.hpp"

#include "kernels/metal/kernel_info.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "kernels/metal/runtime/trace/trace.hpp"
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
    if (buffer.is_hidden()) {  // nobody here may look at its bytes
      a.set_buffer(index, static_cast<void*>(buffer.bytes() + b.offset));
      continue;
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

void bindings::put_addresses(const gpu_work& gpu, std::vector<void*>& addresses,
                             std::vector<std::size_t>& lengths) const {
  const auto address = [](std::uint64_t a) { return reinterpret_cast<void*>(a); };
  for (const auto& [index, b] : buffers) {
    if (b.table) {
      addresses[index] = address(b.table->gpuResourceID()._impl);
    } else if (b.bytes) {
      addresses[index] = gpu.at(b.place);
      lengths[index] = b.bytes->size();
    } else {
      lengths[index] = b.buffer->length() - b.offset;
      addresses[index] = address(b.buffer->gpuAddress() + b.offset);
    }
  }
  for (const auto& [index, t] : textures)
    addresses[first_texture + index] = address(t->gpuResourceID()._impl);
  for (const auto& [index, s] : samplers)
    addresses[first_sampler + index] = address(s->gpuResourceID()._impl);
  for (const auto& [index, bytes] : threadgroup_memory) lengths[buffer_limit + index] = bytes;
}

const pipeline_object& encoded_dispatch::pipeline() const {
  if (!state) throw error("ComputeCommandEncoder: a dispatch without setComputePipelineState");
  return static_cast<const pipeline_object&>(*state.get());
}

/// Whatever PEWTER_METAL_DEVICE says: the memory is that of the CPU's device.
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
  const uint3 t = threadgroup(), size = extents(name(), "threads_per_grid", grid);
  if (gpu->batch() != nullptr) return run_on_gpu(geometry_of_threads(size, t, name()), "threads");
  dispatch_threads(pipeline().pipeline(), bound->bound(name()), size, t, on_cpu());
}

void encoded_dispatch::run_threadgroups(MTL::Size groups) const {
  const uint3 t = threadgroup(), size = extents(name(), "threadgroups_per_grid", groups);
  if (gpu->batch() != nullptr) return run_on_gpu(geometry_of_threadgroups(size, t, name()), "threadgroups");
  dispatch_threadgroups(pipeline().pipeline(), bound->bound(name()), size, t, on_cpu());
}

void encoded_dispatch::run_on_gpu(const launch_geometry& geometry, const char* counted_by) const {
  const metal::pipeline& p = pipeline().pipeline();
  const arguments a = bound->bound(name());
  std::vector<void*> addresses = pipeline_access::bind(p, a);
  if (geometry.empty()) return;
  std::vector<std::size_t> lengths(addresses.size(), unknown_length);
  bound->put_addresses(*gpu, addresses, lengths);
  const loaded_kernel& kernel = pipeline_access::kernel_of(p);
  gpu_parameters parameters = gpu_parameters_of(kernel, addresses, lengths);
  if (!trace::is_on()) return gpu->batch()->dispatch(kernel, parameters, geometry);
  gpu->wait();  // the trace has buffers' contents
  trace::dispatch traced(p, a, geometry, counted_by);
  traced.ran_on_gpu(gpu->batch()->run(kernel, parameters, geometry));
}

}  // namespace pewter::metal::host
