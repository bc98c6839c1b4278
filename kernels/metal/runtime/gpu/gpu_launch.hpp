// Launching a kernel on a GPU, whoever made its memory visible there.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "pewter/geometry.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

/// What a kernel is given, by its list of arguments: addresses, and offsets of threadgroup arguments.
struct gpu_parameters {
  std::vector<std::uint64_t> words;
  std::size_t threadgroup_bytes = 0;
  bool are_apart = false;  ///< no buffer that the kernel writes overlaps another
};

/// @param bound, lengths by index among arguments of all kinds
gpu_parameters gpu_parameters_of(const loaded_kernel&, const std::vector<void*>& bound,
                                 const std::vector<std::size_t>& lengths);

/// Whether what the kernel's os_log writes has a receiver.
bool delivers_messages(const gpu_device&, const loaded_kernel&);

/// Where a launch goes.
struct gpu_work {
  gpu_driver::handle stream;
  const void* owner;  ///< of gpu_faults
};

/// Launches on the calling thread's device, and waits if the kernel leaves messages.
/// @param limit seconds, as of wait_for_gpu() @throws error if the driver refuses it; as wait_for_gpu()
void launch_on_gpu(const gpu_device&, const loaded_kernel&, gpu_parameters&, const launch_geometry&,
                   const gpu_work&, double limit);

/// @param limit seconds; 0: none @param state what the driver says now @param wait for it, without a limit
/// @throws timeout after which nothing waits for the GPU any more; as gpu_device::check()
void wait_for_gpu(const gpu_device&, const std::string& kernels, double limit,
                  const std::function<int()>& state, const std::function<int()>& wait);

/// Two points in a stream, and the time between.
class gpu_clock {
 public:
  /// @throws error with what the driver says, as of a kernel that failed before
  explicit gpu_clock(const gpu_device& device) : driver_(device.driver()) {
    device.check(driver_.create_event(&begin_, 0), device.name());
    device.check(driver_.create_event(&end_, 0), device.name());
  }
  gpu_clock(const gpu_clock&) = delete;
  gpu_clock& operator=(const gpu_clock&) = delete;
  ~gpu_clock() {
    driver_.destroy_event(begin_);
    driver_.destroy_event(end_);
  }
  void start(gpu_driver::handle stream) { driver_.record_event(begin_, stream); }
  void stop(gpu_driver::handle stream) { driver_.record_event(end_, stream); }
  /// What waits for stop().
  gpu_driver::handle end() const { return end_; }
  /// The time taken; called after the work before stop() has ended.
  double seconds() const {
    float milliseconds = 0;
    return driver_.elapsed(&milliseconds, begin_, end_) == gpu_driver::success ? double{milliseconds} / 1e3
                                                                               : 0;
  }

 private:
  const gpu_driver& driver_;
  gpu_driver::handle begin_ = nullptr, end_ = nullptr;
};

/// The same pipeline, or one of an object that has code for the GPU. @throws error where there is none
pipeline with_gpu_code(const pipeline&, const gpu_device&);

}  // namespace pewter::metal
