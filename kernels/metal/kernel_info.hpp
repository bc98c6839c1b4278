// What is known of a kernel apart from its code; the object carries it as text (manifest.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace pewter::metal {

/// Arguments of all kinds have one index: buffers 0 to 30, threadgroup memory from 31 on, then textures, then
/// samplers. Those two are pointers to texture_descriptor and sampler_descriptor (texture_descriptor.h).
inline constexpr std::uint32_t buffer_limit = 31;
inline constexpr std::uint32_t texture_limit = 128;
inline constexpr std::uint32_t sampler_limit = 16;
inline constexpr std::uint32_t first_texture = 2 * buffer_limit;
inline constexpr std::uint32_t first_sampler = first_texture + texture_limit;
inline constexpr std::uint32_t argument_limit = first_sampler + sampler_limit;

struct kernel_argument {
  std::uint32_t index;
  std::string name;
  bool is_only_read = false;  ///< nothing is stored through it
  std::string type = {};      ///< where reflection is wanted: compiler/import/parameters/reflected_types.hpp
};

/// Bytes between the starts of two buffers, so that a thread's neighbouring accesses to both do not overlap.
/// Why: kernels/metal/compiler/vectorize/neighbours.md#groups-of-accesses.
inline constexpr std::int64_t least_distance_apart = 256;

/// What a table of functions holds of a function: its name as a number that is not 0.
inline std::uint64_t function_number(const std::string& name) {
  std::uint64_t number = 14695981039346656037u;  // FNV-1a
  for (const char c : name) number = (number ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return number;
}

/// Signatures are the compiler's, for comparison and messages.
struct visible_function {
  std::string name, signature;
};
struct function_table_argument {
  std::uint32_t index;
  std::string signature;
};

struct buffer_pair {
  std::uint32_t first, second;
  bool may_be_one;
};

/// A threadgroup variable.
struct threadgroup_variable {
  std::uint64_t offset, bytes;
  std::string name;
};

/// What threadgroup memory holds from an offset on before a threadgroup's first thread begins.
struct initial_value {
  std::uint64_t offset;
  std::string bytes;
};

struct kernel_info {
  std::string name;
  std::vector<kernel_argument> arguments;
  std::uint64_t threadgroup_memory = 0;  ///< of its threadgroup variables, bytes
  std::vector<threadgroup_variable> variables;
  std::vector<initial_value> initial_values;
  bool has_barrier = false;
  bool is_ungrouped = false;  ///< nothing that it does depends on how its threads are grouped
  bool is_large = false;      ///< the compiler's: its code is made as few times as can be
  bool is_long = false;       ///< the compiler's: what is seldom run is made when it is
  bool is_called = false;     ///< the compiler's: loops over SIMD groups call its code, which is there once
  std::uint64_t frame = 64;   ///< what a SIMD group keeps between calls, bytes, a multiple of 64
  std::uint64_t kept_turns = 0;  ///< bytes before the frames, of functions of whole threadgroups
  std::uint32_t max_threads = 1024;
  std::vector<visible_function> functions;      ///< that it can call by address
  std::vector<function_table_argument> tables;  ///< buffers that it calls functions of
  std::vector<std::string> unset_constants;     ///< function constants that it reads: "'n' (index 3)"
  /// Buffers that must be least_distance_apart or, of some, one; other bindings take the slow function.
  std::vector<buffer_pair> apart;
};

}  // namespace pewter::metal
