// Work in order on a GPU, for the host interfaces: memory that it uses is the GPU's, or seen by both sides.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "kernels/metal/runtime/gpu/gpu_launch.hpp"

namespace pewter::metal {

/// A stream of the driver's; what is begun in it waits for what was begun before.
class gpu_stream {
 public:
  struct block {
    unsigned char* at = nullptr;
    std::size_t bytes = 0;
  };

  /// @throws error if the driver has none
  explicit gpu_stream(const gpu_device&);
  gpu_stream(const gpu_stream&) = delete;
  gpu_stream& operator=(const gpu_stream&) = delete;
  ~gpu_stream();

  const gpu_device& device() const { return device_; }
  gpu_driver::handle handle() const { return handle_; }
  /// Memory of the GPU, until it is given back. @throws error if there is none
  block take(std::size_t bytes);
  void give(block);

 private:
  const gpu_device& device_;
  gpu_driver::handle handle_;
  std::mutex mutex_;
  std::vector<block> blocks_;
};

/// Work that is measured, waited for and fails together: a command buffer's. One thread begins it; when all
/// is begun, another may wait for its end.
class gpu_batch {
 public:
  /// The calling thread works with the device from then on.
  explicit gpu_batch(gpu_stream&);
  gpu_batch(const gpu_batch&) = delete;
  gpu_batch& operator=(const gpu_batch&) = delete;
  ~gpu_batch();

  void dispatch(const loaded_kernel&, gpu_parameters&, const launch_geometry&);
  /// The same, waited for. @returns seconds that it took there, by itself
  double run(const loaded_kernel&, gpu_parameters&, const launch_geometry&);
  void copy(void* to, const void* from, std::size_t bytes);
  void fill(void* to, unsigned char value, std::size_t bytes);
  /// Memory of the GPU with these bytes, until the batch is gone. Once.
  unsigned char* upload(const void* from, std::size_t bytes);
  /// Waits until what was begun has ended.
  /// @throws timeout after the process' limit of time, after which nothing waits for the GPU; page_fault,
  /// error
  void wait();
  /// All is begun.
  void begun() { clock_->stop(stream_); }
  /// Waits until all has ended; called after begun(). @returns seconds on the GPU @throws as wait()
  double end();

 private:
  /// For errors: its first kernels, or the device.
  std::string names() const;

  gpu_stream& of_;
  const gpu_device& device_;
  gpu_driver::handle stream_;
  std::unique_ptr<gpu_clock> clock_;
  std::vector<std::string> kernels_;
  gpu_stream::block uploaded_;
};

/// Copies at once, whoever's memory it is.
void copy_now(const gpu_device&, void* to, const void* from, std::size_t bytes);
/// Fills at once.
void fill_now(const gpu_device&, void* to, unsigned char value, std::size_t bytes);

}  // namespace pewter::metal
