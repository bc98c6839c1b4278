// Where a decoder's time goes: calls, seconds, and bytes of weights and cache, by kernel.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace pewter::decoder {

/// The sums of one kernel's calls for one purpose.
struct kernel_time {
  std::string kernel, purpose;
  std::size_t calls = 0;
  double seconds = 0, bytes = 0;
};

/// Sums of calls since it was cleared.
class profile {
 public:
  /// Calls f, which is a call of `kernel`; `bytes` are those that it must read from memory.
  template <class F>
  void time(const char* kernel, const char* purpose, double bytes, F f) {
    const auto begin = std::chrono::steady_clock::now();
    f();
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
    sum& s = sums_[{kernel, purpose}];
    ++s.calls;
    s.seconds += passed.count();
    s.bytes += bytes;
  }
  void clear() { sums_.clear(); }
  /// The longest first.
  std::vector<kernel_time> times() const;

 private:
  struct sum {
    std::size_t calls = 0;
    double seconds = 0, bytes = 0;
  };
  std::map<std::pair<const char*, const char*>, sum> sums_;
};

}  // namespace pewter::decoder
