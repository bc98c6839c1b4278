// A dispatch on a GPU: buffers of the host are copied there and, of those that the kernel writes, back;
// memory of the GPU is used where it lies.
#include <algorithm>
#include <map>

#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/gpu/gpu_launch.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

namespace {

thread_local double last_seconds = 0;

/// Memory of the GPU while this lives, in the order of the calling thread's stream.
class gpu_memory {
 public:
  gpu_memory(const gpu_device& device, std::size_t bytes, const std::string& what) : device_(device) {
    device.check(device.driver().allocate(&address_, bytes, gpu_driver::stream()), what);
  }
  gpu_memory(gpu_memory&& other) noexcept
      : device_(other.device_), address_(std::exchange(other.address_, 0)) {}
  gpu_memory& operator=(gpu_memory&&) = delete;
  ~gpu_memory() {
    if (address_ != 0 && !device_.is_stuck()) device_.driver().release(address_, gpu_driver::stream());
  }
  gpu_driver::address address() const { return address_; }

 private:
  const gpu_device& device_;
  gpu_driver::address address_ = 0;
};

struct bound_buffer {
  std::size_t argument;  ///< of the kernel's list
  unsigned char* host;
  std::size_t bytes;
  bool is_written;
  texture_descriptor* texture = nullptr;  ///< whose pixels these are, in textures_
  gpu_driver::address address = 0;
};

class gpu_dispatch {
 public:
  gpu_dispatch(const gpu_device& device, const loaded_kernel& kernel) : device_(device), kernel_(kernel) {}
  gpu_dispatch(const gpu_dispatch&) = delete;
  gpu_dispatch& operator=(const gpu_dispatch&) = delete;
  ~gpu_dispatch() { device_.faults().ended(this); }

  void run(const std::vector<void*>& bound, const std::vector<std::size_t>& lengths,
           const launch_geometry& geometry, double timeout_seconds) {
    device_.use();
    parameters_ = gpu_parameters_of(kernel_, bound, lengths);
    find_buffers(bound, lengths);
    copy_in();
    for (auto& [argument, all] : textures_) put_texture(argument, all);
    gpu_clock clock(device_);
    clock.start(gpu_driver::stream());
    launch_on_gpu(device_, kernel_, parameters_, geometry, {gpu_driver::stream(), this}, timeout_seconds);
    clock.stop(gpu_driver::stream());
    wait(timeout_seconds);
    last_seconds = clock.seconds();
    copy_out();
  }

 private:
  bool is_of_gpu(const void* pointer) const {
    int type = 0;
    const gpu_driver& d = device_.driver();
    return d.pointer_attribute(&type, gpu_driver::memory_type,
                               reinterpret_cast<gpu_driver::address>(pointer)) == gpu_driver::success &&
           type == gpu_driver::device_memory;
  }

  /// Those of the host.
  /// @throws error for what cannot be copied
  void find_buffers(const std::vector<void*>& bound, const std::vector<std::size_t>& lengths) {
    for (std::size_t n = 0; n < kernel_.arguments.size(); ++n) {
      const std::uint32_t index = kernel_.arguments[n].index;
      if (index >= first_sampler) {
        parameters_.words[n] = put(static_cast<const sampler_descriptor*>(bound[index]), 1);
      } else if (index >= first_texture) {
        find_pixels(n, *static_cast<const texture_descriptor*>(bound[index]));
      }
      if (index >= buffer_limit || is_of_gpu(bound[index])) continue;
      if (lengths[index] == unknown_length)
        detail::raise(
            "%s: [[buffer(%u)]] (%s) is the host's memory of unknown length, must be bound with its length "
            "to be copied to a GPU",
            kernel_.name.c_str(), index, kernel_.arguments[n].name.c_str());
      if (const auto found = kernel_.gpu->addresses.find(device_.target());
          found != kernel_.gpu->addresses.end())
        throw error(found->second);
      buffers_.push_back(
          {n, static_cast<unsigned char*>(bound[index]), lengths[index], !kernel_.arguments[n].is_only_read});
    }
  }

  void find_pixels(std::size_t argument, const texture_descriptor& t) {
    std::vector<texture_descriptor>& all = textures_[argument] = {t};
    if (t.level_count > 1) all.insert(all.end(), t.levels, t.levels + t.level_count - 1);
    for (texture_descriptor& d : all) {
      if (is_of_gpu(d.base)) continue;
      const std::size_t bytes = d.bytes_per_slice * (std::size_t{d.depth} * d.array_length - 1) +
                                d.bytes_per_row * (d.height - 1) +
                                std::size_t{d.width} * texture_pixel_bytes(d.format);
      buffers_.push_back({argument, d.base, bytes, !kernel_.arguments[argument].is_only_read, &d});
    }
  }

  /// Descriptors, where the kernel reads them.
  template <class Descriptor>
  gpu_driver::address put(const Descriptor* from, std::size_t count) {
    memory_.emplace_back(device_, count * sizeof *from, kernel_.name);
    device_.check(
        device_.driver().copy_in(memory_.back().address(), from, count * sizeof *from, gpu_driver::stream()),
        kernel_.name);
    return memory_.back().address();
  }

  /// Once its pixels have their places.
  void put_texture(std::size_t argument, std::vector<texture_descriptor>& all) {
    if (all.size() > 1)
      all[0].levels = reinterpret_cast<const texture_descriptor*>(put(all.data() + 1, all.size() - 1));
    parameters_.words[argument] = put(all.data(), 1);
  }

  /// Buffers that overlap on the host are one on the GPU; each begins at the same offset from 256 bytes.
  void copy_in() {
    std::sort(buffers_.begin(), buffers_.end(),
              [](const bound_buffer& a, const bound_buffer& b) { return a.host < b.host; });
    for (std::size_t first = 0, next = 0; first < buffers_.size(); first = next) {
      unsigned char *begin = buffers_[first].host, *end = begin + buffers_[first].bytes;
      for (next = first + 1; next < buffers_.size() && buffers_[next].host < end; ++next)
        end = std::max(end, buffers_[next].host + buffers_[next].bytes);
      const std::size_t bytes = static_cast<std::size_t>(end - begin),
                        offset = reinterpret_cast<std::uintptr_t>(begin) % 256;
      memory_.emplace_back(device_, offset + bytes + 16, kernel_.name);
      const gpu_driver::address start = memory_.back().address() + offset;
      if (bytes != 0)
        device_.check(device_.driver().copy_in(start, begin, bytes, gpu_driver::stream()), kernel_.name);
      for (std::size_t n = first; n < next; ++n)
        put_address(buffers_[n], start + static_cast<std::size_t>(buffers_[n].host - begin));
    }
  }

  void put_address(bound_buffer& b, gpu_driver::address address) {
    b.address = address;
    if (b.texture == nullptr)
      parameters_.words[b.argument] = address;
    else
      b.texture->base = reinterpret_cast<unsigned char*>(address);
  }

  void wait(double timeout_seconds) {
    const gpu_driver& d = device_.driver();
    wait_for_gpu(
        device_, kernel_.name, timeout_seconds, [&] { return d.query(gpu_driver::stream()); },
        [&] { return d.wait(gpu_driver::stream()); });
  }

  void copy_out() {
    bool any = false;
    for (const bound_buffer& b : buffers_) {
      if (!b.is_written || b.bytes == 0) continue;
      device_.check(device_.driver().copy_out(b.host, b.address, b.bytes, gpu_driver::stream()),
                    kernel_.name);
      any = true;
    }
    if (any) device_.check(device_.driver().wait(gpu_driver::stream()), kernel_.name);
  }

  const gpu_device& device_;
  const loaded_kernel& kernel_;
  gpu_parameters parameters_;
  std::vector<bound_buffer> buffers_;
  std::map<std::size_t, std::vector<texture_descriptor>> textures_;  ///< with their levels, by argument
  std::vector<gpu_memory> memory_;
};

}  // namespace

void pipeline_access::run_on_gpu(const pipeline& p, const arguments& a, const launch_geometry& geometry,
                                 int index, double timeout_seconds) {
  const gpu_device& device = gpu_device::at(index).prepare();
  const pipeline chosen = with_gpu_code(p, device);
  const std::vector<void*> bound = bind(chosen, a);
  std::vector<std::size_t> lengths(argument_limit, unknown_length);
  for (const auto& [n, bytes] : a.buffer_bytes_) lengths[n] = bytes;
  for (const auto& [n, bytes] : a.threadgroup_memory_) lengths[buffer_limit + n] = bytes;
  if (geometry.empty()) return;
  gpu_dispatch(device, kernel_of(chosen)).run(bound, lengths, geometry, timeout_seconds);
}

std::vector<gpu_description> gpus() {
  std::vector<gpu_description> all;
  for (const gpu_device& g : gpu_device::all()) all.push_back({g.name(), g.target(), g.memory_bytes()});
  return all;
}

double last_gpu_seconds() { return last_seconds; }

}  // namespace pewter::metal
