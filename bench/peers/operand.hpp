// Memory of a problem: on a cache line, filled with numbers that are the same in each run.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <span>
#include <vector>

namespace pewter::peers {

/// A value that no one writes.
template <class T>
T unwritten() {
  if constexpr (std::numeric_limits<T>::is_integer)
    return std::numeric_limits<T>::max();
  else
    return T(NAN);
}

template <class T>
class operand {
 public:
  /// n elements, uniform between low and high.
  operand(std::size_t n, float low, float high) : operand(n) {
    std::uint32_t state = 1;
    for (std::size_t i = 0; i < n; ++i) {
      state = state * 1664525 + 1013904223;  // the upper bits are good enough for timing
      data_.get()[i] = T(low + (high - low) * static_cast<float>(state >> 8) * 0x1p-24f);
    }
  }
  /// n elements that someone has to write.
  explicit operand(std::size_t n)
      : size_(n), data_(static_cast<T*>(std::aligned_alloc(64, (n * sizeof(T) / 64 + 1) * 64))) {
    if (data_ == nullptr) throw std::bad_alloc();
    std::fill_n(data(), n, unwritten<T>());
  }

  std::size_t bytes() const { return size_ * sizeof(T); }
  T* data() const { return data_.get(); }
  /// Appends the values, NaN for those that were not written, and forgets them.
  void take(std::vector<float>& values) {
    for (T& value : std::span(data(), size_)) {
      const bool written = std::memcmp(&value, &empty_, sizeof value) != 0;
      values.push_back(written ? static_cast<float>(value) : NAN);
      value = empty_;
    }
  }

 private:
  struct free_memory {
    void operator()(T* p) const { std::free(p); }
  };
  std::size_t size_;
  T empty_ = unwritten<T>();
  std::unique_ptr<T, free_memory> data_;
};

}  // namespace pewter::peers
