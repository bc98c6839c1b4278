// What is known of a kernel beside its code; the object carries it as text (manifest.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace pewter::metal {

/// Arguments of all kinds have one index: buffers 0 to 30, threadgroup memory from 31 on.
inline constexpr std::uint32_t buffer_limit = 31;
inline constexpr std::uint32_t argument_limit = 2 * buffer_limit;

struct kernel_argument {
  std::uint32_t index;
  std::string name;
};

struct kernel_info {
  std::string name;
  std::vector<kernel_argument> arguments;
  std::uint64_t threadgroup_memory = 0;  ///< of its threadgroup variables, bytes
  bool has_barrier = false;
  std::uint32_t max_threads = 1024;
};

}  // namespace pewter::metal
