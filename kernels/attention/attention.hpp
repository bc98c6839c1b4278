// The arguments of attention's two dispatches: tasks, each some queries of one head of the cache over a part
// of its keys, and the combination of parts.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/cache_type.hpp"

namespace pewter::detail {

/// Queries of a task, and keys that it takes at a time; parts of the keys begin at multiples of the latter.
inline constexpr std::size_t attention_tile = 64;
inline constexpr std::size_t decoded_rows = 8;  ///< queries of a task of the pattern vectorized

/// Where rows of an operand lie, in bytes.
struct attention_rows {
  const char* data;
  std::size_t batch, head, row;
  cache_type type;
};

/// Memory that SIMD groups at work have one piece of each.
struct attention_scratch {
  char* pieces;
  std::uint32_t* taken;  // (count), 0 or 1
  std::size_t count, bytes;
};

struct attention_arguments {
  attention_rows q, k, v, y, mask;  // mask.data may be null, y.data is
  char* y_data;
  const float *slopes, *sinks;                                                   // (heads), or null
  const std::uint32_t *query_offsets, *key_offsets, *key_lengths, *block_table;  // or null
  std::size_t table_columns, page_size;
  std::size_t batches, heads, heads_kv, queries, keys, head_dim, value_dim;
  std::size_t window;  // 0: none
  float scale, soft_cap;
  bool causal;
  // A row is a query of one head; those of a cache's head are ordered by query, then by head.
  std::size_t rows;                  // of a sequence and head of the cache, at most
  std::size_t rows_of_task, blocks;  // tasks down the rows
  std::size_t keys_of_chunk, chunks;
  std::size_t tasks;
  float *maxima, *sums, *results;  // of each row and chunk, results (value_dim); only for several chunks
  attention_scratch scratch;
};

/// Floats of a piece of scratch: rows of q, of k and then of v, a tile of scores, and results.
constexpr std::size_t attention_floats(std::size_t head_dim, std::size_t value_dim) {
  constexpr std::size_t lanes = 32;
  const std::size_t d = (head_dim + lanes - 1) / lanes * lanes, dv = (value_dim + lanes - 1) / lanes * lanes;
  return attention_tile * (d + (d < dv ? dv : d) + dv + attention_tile);
}

}  // namespace pewter::detail
