// Memory of buffers, textures and heaps on a GPU. Why these kinds: kernels/metal/compiler/gpu/gpu.md.
#pragma once

#include <atomic>
#include <string>

#include "kernels/metal/host/resources/block_cache.hpp"
#include "kernels/metal/host/resources/resources.hpp"
#include "kernels/metal/runtime/gpu/gpu_stream.hpp"

namespace pewter::metal::host {

class gpu_memory {
 public:
  enum kinds {
    of_gpu,  ///< private: the host cannot read it
    of_both  ///< shared: at one address for both
  };

  /// Lives as long as the program.
  static gpu_memory& of(const gpu_device&);
  /// What all blocks together may take: no more than was free at first, less a part for others.
  static std::size_t most_bytes(const gpu_device& device) { return device.free_bytes() / 8 * 7; }

  /// Zeros, or a copy of `from`; nullptr where there is not as much.
  shared_bytes make(kinds kind, std::size_t length, const void* from);
  std::size_t allocated() const { return allocated_; }

 private:
  explicit gpu_memory(const gpu_device&);
  void* allocate(kinds kind, std::size_t size);
  void release(kinds kind, void* block, std::size_t size);
  void fill(kinds kind, void* block, std::size_t size, std::size_t length, const void* from);

  const gpu_device& device_;
  bool uses_managed_;
  block_cache caches_[2];                                  // by kind
  std::atomic<std::size_t> allocated_ = 0, reserved_ = 0;  // of buffers; of blocks, also cached ones
};

}  // namespace pewter::metal::host
