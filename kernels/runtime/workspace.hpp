// Scratch memory for host code that is called again and again.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

namespace pewter::detail {

/// Memory that a thread keeps from call to call, so that no call waits for the system to map its pages.
class workspace {
 public:
  workspace() = default;
  workspace(const workspace&) = delete;
  workspace& operator=(const workspace&) = delete;
  ~workspace() { release(); }

  /// Room for `count` floats, aligned to a cache line; what was in it is lost.
  float* room_for(std::size_t count) {
    if (memory_ == nullptr || count > count_) {
      release();
      constexpr std::size_t alignment = 64;
      const std::size_t bytes = (count * sizeof(float) + alignment) / alignment * alignment;
      memory_ = static_cast<float*>(std::aligned_alloc(alignment, bytes));
      if (memory_ == nullptr) throw std::bad_alloc();
      count_ = count;
    }
    return memory_;
  }
  void release() {
    std::free(memory_);
    memory_ = nullptr;
    count_ = 0;
  }

 private:
  float* memory_ = nullptr;
  std::size_t count_ = 0;
};

/// What the calling thread keeps for functions of all families but gemm's. Some of these call gemm, none
/// calls another one that needs it.
workspace& scratch_of_thread();

/// What the calling thread keeps of fft.
void release_fft_workspace();

}  // namespace pewter::detail
