// A dispatch on a GPU: buffers of the host are copied there and, of those that the kernel writes, back;
// memory of the GPU is used where it lies.
#include <algorithm>
#include <chrono>
#include <thread>

#include "kernels/metal/runtime/compiled_source.hpp"
#include "kernels/metal/runtime/gpu_device.hpp"
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
    if (address_ != 0) device_.driver().release(address_, gpu_driver::stream());
  }
  gpu_driver::address address() const { return address_; }
  /// What still runs uses it.
  void leak() { address_ = 0; }

 private:
  const gpu_device& device_;
  gpu_driver::address address_ = 0;
};

/// Two points in a stream, and the time between.
class gpu_clock {
 public:
  explicit gpu_clock(const gpu_driver& driver) : driver_(driver) {
    driver.create_event(&begin_, 0);
    driver.create_event(&end_, 0);
  }
  gpu_clock(const gpu_clock&) = delete;
  gpu_clock& operator=(const gpu_clock&) = delete;
  ~gpu_clock() {
    driver_.destroy_event(begin_);
    driver_.destroy_event(end_);
  }
  void start() { driver_.record_event(begin_, gpu_driver::stream()); }
  void stop() { driver_.record_event(end_, gpu_driver::stream()); }
  double seconds() const {
    float milliseconds = 0;
    return driver_.elapsed(&milliseconds, begin_, end_) == gpu_driver::success ? double{milliseconds} / 1e3
                                                                               : 0;
  }

 private:
  const gpu_driver& driver_;
  gpu_driver::handle begin_ = nullptr, end_ = nullptr;
};

struct bound_buffer {
  std::size_t argument;  ///< of the kernel's list
  unsigned char* host;
  std::size_t bytes;
  bool is_written;
  gpu_driver::address address = 0;
};

class gpu_dispatch {
 public:
  gpu_dispatch(const gpu_device& device, const loaded_kernel& kernel) : device_(device), kernel_(kernel) {}

  void run(const std::vector<void*>& bound, const std::vector<std::size_t>& lengths,
           const launch_geometry& geometry, double timeout_seconds) {
    device_.use();
    bind(bound, lengths);
    const gpu_driver::handle function = kernel_.gpu->function(
        device_, kernel_.name, static_cast<unsigned>(geometry.threads_per_threadgroup.volume()),
        are_apart(bound, lengths));
    copy_in();
    gpu_clock clock(device_.driver());
    clock.start();
    launch(function, geometry);
    clock.stop();
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

  /// Whether no buffer that the kernel writes overlaps another.
  bool are_apart(const std::vector<void*>& bound, const std::vector<std::size_t>& lengths) const {
    for (const kernel_argument& w : kernel_.arguments) {
      if (w.index >= buffer_limit || w.is_only_read) continue;
      for (const kernel_argument& a : kernel_.arguments) {
        if (a.index == w.index || a.index >= buffer_limit) continue;
        const auto *x = static_cast<const char*>(bound[w.index]),
                   *y = static_cast<const char*>(bound[a.index]);
        if (lengths[w.index] == unknown_length || lengths[a.index] == unknown_length) return false;
        if (x < y + lengths[a.index] && y < x + lengths[w.index]) return false;
      }
    }
    return true;
  }

  void bind(const std::vector<void*>& bound, const std::vector<std::size_t>& lengths) {
    words_.resize(kernel_.arguments.size());
    shared_bytes_ = kernel_.threadgroup_memory;
    for (std::size_t n = 0; n < kernel_.arguments.size(); ++n) {
      const std::uint32_t index = kernel_.arguments[n].index;
      words_[n] = reinterpret_cast<std::uintptr_t>(bound[index]);
      if (index >= buffer_limit) {
        shared_bytes_ = std::max<std::size_t>(shared_bytes_, words_[n] + lengths[index]);
        continue;
      }
      if (is_of_gpu(bound[index])) continue;
      if (lengths[index] == unknown_length)
        detail::raise(
            "%s: [[buffer(%u)]] (%s) is the host's memory of unknown length, must be bound with its length "
            "to be copied to a GPU",
            kernel_.name.c_str(), index, kernel_.arguments[n].name.c_str());
      buffers_.push_back(
          {n, static_cast<unsigned char*>(bound[index]), lengths[index], !kernel_.arguments[n].is_only_read});
    }
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
        words_[buffers_[n].argument] = buffers_[n].address =
            start + static_cast<std::size_t>(buffers_[n].host - begin);
    }
  }

  void launch(gpu_driver::handle function, const launch_geometry& g) {
    constexpr std::uint32_t most_in_y = 65535;
    const uint3 groups = g.threadgroups_per_grid, threads = g.threads_per_threadgroup;
    for (std::uint32_t z = 0; z < groups.z; z += most_in_y) {
      for (std::uint32_t y = 0; y < groups.y; y += most_in_y) {
        std::uint32_t dispatch[] = {g.threads_per_grid.x,
                                    g.threads_per_grid.y,
                                    g.threads_per_grid.z,
                                    groups.x,
                                    groups.y,
                                    groups.z,
                                    0,
                                    y,
                                    z,
                                    0};
        std::vector<void*> parameters;
        for (std::uint64_t& w : words_) parameters.push_back(&w);
        for (std::uint32_t& d : dispatch) parameters.push_back(&d);
        device_.check(device_.driver().launch(function, groups.x, std::min(groups.y - y, most_in_y),
                                              std::min(groups.z - z, most_in_y), threads.x, threads.y,
                                              threads.z, static_cast<unsigned>(shared_bytes_),
                                              gpu_driver::stream(), parameters.data(), nullptr),
                      kernel_.name);
      }
    }
  }

  /// What a kernel does wrong is known when it is waited for; the process's other calls fail from then on.
  void ended(int result) const {
    const bool is_its_fault =
        result == gpu_driver::illegal_address || result == gpu_driver::misaligned_address;
    if (is_its_fault)
      throw error(kernel_.name + ": " + device_.driver().text_of(result) +
                  (result == gpu_driver::illegal_address
                       ? " (an access outside of the bound buffers"
                       : " (an access whose address is no multiple of its type's size") +
                  "); this process cannot use the GPU any more");
    device_.check(result, kernel_.name);
  }

  void wait(double timeout_seconds) {
    const gpu_driver& d = device_.driver();
    if (timeout_seconds <= 0) return ended(d.wait(gpu_driver::stream()));
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(timeout_seconds);
    int state = 0;
    while ((state = d.query(gpu_driver::stream())) == gpu_driver::not_ready &&
           std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    if (state != gpu_driver::not_ready) return ended(state);
    for (gpu_memory& m : memory_) m.leak();
    char text[160];
    std::snprintf(text, sizeof text, ": timeout: not ended after %g seconds; the GPU still runs it",
                  timeout_seconds);
    throw timeout(kernel_.name + text);
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
  std::vector<std::uint64_t> words_;  ///< what the kernel is given, by its list of arguments
  std::vector<bound_buffer> buffers_;
  std::vector<gpu_memory> memory_;
  std::size_t shared_bytes_ = 0;
};

pipeline with_gpu_code(const pipeline& p, const gpu_device& device) {
  const std::shared_ptr<gpu_functions>& known = pipeline_access::kernel_of(p).gpu;
  return known != nullptr && known->has(device.target()) ? p
                                                         : pipeline_access::for_target(p, device.target());
}

}  // namespace

void pipeline_access::run_on_gpu(const pipeline& p, const arguments& a, const launch_geometry& geometry,
                                 int index, double timeout_seconds) {
  const gpu_device& device = gpu_device::at(index);
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
