// What finds a limit of the machine, apart from the clock: the loops of the default target, on all threads.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bench/target_limits.hpp"

namespace pewter::bench {

/// Those that launches use by default.
std::span<const target_limits::stream> streams_of_default_target();
std::span<const target_limits::peak> peaks_of_default_target();

/// Those of a target of this architecture, empty if this CPU lacks it. "": the default target.
std::span<const target_limits::peak> peaks_of_target(std::string_view name);

struct memory_level {
  const char* name;
  std::size_t bytes_per_thread;
};
/// Working sets well inside each level.
std::vector<memory_level> memory_levels(int threads);

/// Passes over arrays of a working set, which each thread allocates and touches itself.
class streaming {
 public:
  streaming(const target_limits::stream&, std::size_t bytes_per_thread, int threads);
  void operator()() const;
  double bytes() const;  ///< of the working set of all threads
  double bytes_moved() const { return bytes() * static_cast<double>(passes_); }  ///< by a call

 private:
  struct free_memory {
    void operator()(float* p) const;
  };
  struct arrays {
    std::unique_ptr<float, free_memory> memory;
    std::vector<float*> starts;
  };
  void allocate(arrays&) const;

  const target_limits::stream& stream_;
  std::size_t floats_, passes_;
  std::vector<arrays> of_thread_;
};

/// Multiply-adds in registers on all threads. Returns how many flops one call was.
double multiply_adds(const target_limits::peak&, int threads);

}  // namespace pewter::bench
