// Memory of a problem: on a cache line, filled with numbers that are the same in each run.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

namespace pewter::peers {

template <class T>
class operand {
 public:
  /// n elements, uniform between low and high.
  operand(std::size_t n, float low, float high)
      : size_(n), data_(static_cast<T*>(std::aligned_alloc(64, (n * sizeof(T) / 64 + 1) * 64))) {
    if (data_ == nullptr) throw std::bad_alloc();
    std::uint32_t state = 1;
    for (std::size_t i = 0; i < n; ++i) {
      state = state * 1664525 + 1013904223;  // the upper bits are good enough for timing
      data_.get()[i] = T(low + (high - low) * static_cast<float>(state >> 8) * 0x1p-24f);
    }
  }
  /// n elements that someone has to write: NaN.
  explicit operand(std::size_t n) : operand(n, NAN, NAN) {}

  T* data() const { return data_.get(); }
  /// The values, and NaN in their place, so that a result that was not written is seen.
  std::vector<float> take() {
    std::vector<float> values(size_);
    for (std::size_t i = 0; i < size_; ++i) {
      values[i] = static_cast<float>(data_.get()[i]);
      data_.get()[i] = T(NAN);
    }
    return values;
  }

 private:
  struct free_memory {
    void operator()(T* p) const { std::free(p); }
  };
  std::size_t size_;
  std::unique_ptr<T, free_memory> data_;
};

}  // namespace pewter::peers
