// Attention on a GPU: what its dispatches know besides the arguments, in device memory. Three kernels:
//
//   attention_rows.hpp         any type, extent and layout: 8 rows of a head of the cache a threadgroup
//   attention_warpgroups.hpp   prompts of half and bfloat on sm_90: 128 queries of a head
//   attention_few_queries.hpp  a few rows of half and bfloat by matrix units: up to 16 rows, parts of the
//                              keys
#pragma once

#include "kernels/attention/attention.hpp"

namespace pewter::detail {

/// Queries of a head that the warpgroups of a threadgroup have; and the keys that they take at a time.
inline constexpr std::uint32_t attention_queries = 128, attention_keys = 128;

/// Which prompts' tiles met values that are not finite along with hidden keys: the kernel of any type
/// computes these again, key by key. A tile is marked by the launch's number, so that nothing need be
/// cleared.
struct attention_marks {
  std::uint32_t* tiles;  // any, then (batches, heads, ceil(queries / attention_queries)); or null
  std::uint32_t number;
};

/// Rows of an operand's head: of a sequence, or of all sequences where offsets say where one begins.
struct attention_extent_of_rows {
  std::size_t queries, keys;
};

/// What goes along with a launch of the kernel of any type.
struct attention_launch {
  const attention_arguments* of;  // in the device's memory
  attention_marks again;          // null: everything is computed
};

}  // namespace pewter::detail
