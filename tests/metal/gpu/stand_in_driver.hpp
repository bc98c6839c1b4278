// What a test tells the driver that stands in for NVIDIA's, and what it hears.
#pragma once

#include <dlfcn.h>

#include <atomic>

struct stand_in_state {
  int launches_that_end = 1 << 30;  ///< of those behind them the driver says `result`
  int result = 0;                   ///< 600: not ready
  int context_result = 0;
  std::atomic<int> contexts{0};       ///< begun
  unsigned context_microseconds = 0;  ///< that a context takes
  int launches = 0, unloaded = 0;
  const char* text = nullptr;  ///< PTX of the last kernel that was launched
  unsigned threadgroup_bytes = 0;
  unsigned groups[3] = {};  ///< of the last launch
  static constexpr int multiprocessors = 2, threads_of_multiprocessor = 512;
};

extern "C" stand_in_state* stand_in();

/// The state of the driver that the program's library has found.
inline stand_in_state& driver() {
  static void* const library = dlopen("libcuda.so.1", RTLD_NOW);
  static auto* const find = reinterpret_cast<decltype(&stand_in)>(dlsym(library, "stand_in"));
  return *find();
}
