// Messages of a dispatch on a GPU: memory for them there, and their texts fetched from it.
#pragma once

#include <map>
#include <string>

#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "kernels/metal/runtime/log/kernel_log.hpp"

namespace pewter::metal {

class gpu_log {
 public:
  /// The log of what the calling thread dispatches in that stream. @throws error if there is no memory
  gpu_log(const gpu_device&, gpu_driver::handle stream);
  gpu_log(const gpu_log&) = delete;
  gpu_log& operator=(const gpu_log&) = delete;
  ~gpu_log();

  gpu_driver::address address() const { return address_; }
  /// Waits for the stream, and gives the messages. @throws as wait_for_gpu()
  void deliver(const std::string& kernel, double limit);

 private:
  const std::string& text_at(gpu_driver::address);

  const gpu_device& device_;
  gpu_driver::handle stream_;
  dispatch_log log_;
  gpu_driver::address address_ = 0;
  bool is_in_use_ = false;
  std::map<gpu_driver::address, std::string> texts_;
};

}  // namespace pewter::metal
