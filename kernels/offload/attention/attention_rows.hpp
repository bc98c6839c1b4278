// Attention on a GPU of any type, extent and layout: a threadgroup has 8 rows of a head of the cache and a
// part of its keys, 256 at a time. A row is a query of one head; rows are ordered by query, then by head.
//
//   scores    thread t has key t: its products with all rows' queries, which lie in threadgroup memory
//   weights   SIMD group r has row r: the largest score so far, weights relative to it, their sum
//   values    threads have columns of the values, and where columns are few, every so manieth run of keys
#pragma once

#include "kernels/offload/attention/attention_results.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

PEWTER_INLINE bool begins_in_fours(const attention_rows& of, std::size_t n) {
  const std::size_t bytes = of.type == cache_type::float32 ? 16 : 8;
  return (reinterpret_cast<std::uintptr_t>(of.data) | of.batch | of.head | of.row) % bytes == 0 && n % 4 == 0;
}

// ---- scores ----

PEWTER_INLINE void load_queries(const attention_arguments& a, const sequence& s, const block_of_rows& block,
                                rows_memory& memory) {
  const std::uint32_t thread = native::thread_of_block(), dim = static_cast<std::uint32_t>(a.head_dim),
                      padded = (dim + 3) / 4 * 4;
  if (thread < block.count) memory.rows[thread] = row_of(a, s, block.head_kv, block.first + thread);
  native::wait_for_block();
  for (std::uint32_t r = 0; r < block.count; ++r)
    for (std::uint32_t i = thread; i < padded; i += block_threads)
      memory.queries[r][i] = i < dim ? element_at(a.q.type, memory.rows[r].q, i) * a.scale : 0.0f;
}

/// sums[r] = query r . key, of `rows` rows, the number that code is made for.
template <class Elements, std::uint32_t rows>
PEWTER_INLINE void multiply_key(const rows_memory& memory, const char* key, std::uint32_t dim, bool in_fours,
                                float (&sums)[rows_of_block]) {
#pragma clang loop unroll_count(2)
  for (std::uint32_t i = 0; i < dim; i += 4) {
    const four_floats of_key = Elements::four_at(key, i, dim, in_fours);
    PEWTER_UNROLLED
    for (std::uint32_t r = 0; r < rows; ++r) {
      float of_query[4];
      __builtin_memcpy(of_query, __builtin_assume_aligned(&memory.queries[r][i], 16), sizeof of_query);
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < 4; ++j) sums[r] = native::fused(of_query[j], of_key.x[j], sums[r]);
    }
  }
}

PEWTER_INLINE void score_keys(const attention_arguments& a, const sequence& s, const block_of_rows& block,
                              std::size_t first, rows_memory& memory) {
  const std::uint32_t thread = native::thread_of_block();
  const std::size_t key = first + thread;
  float sums[rows_of_block] = {};
  if (key < block.end) {
    const char* const row = cache_row(a, a.k, s, block.head_kv, key);
    const bool in_fours = begins_in_fours(a.k, a.head_dim);
    const auto dim = static_cast<std::uint32_t>(a.head_dim);
    with_elements(a.k.type, [&]<class E>(E) PEWTER_INLINE_LAMBDA {
      if (block.count == 1)
        multiply_key<E, 1>(memory, row, dim, in_fours, sums);
      else if (block.count <= 4)
        multiply_key<E, 4>(memory, row, dim, in_fours, sums);
      else
        multiply_key<E, rows_of_block>(memory, row, dim, in_fours, sums);
    });
  }
  PEWTER_UNROLLED
  for (std::uint32_t r = 0; r < rows_of_block; ++r) {
    if (r >= block.count) continue;
    const query_row& of = memory.rows[r];
    float score = -__builtin_inff();
    if (of.begin <= key && key < of.end && key < block.end) {
      const score_options how{a.soft_cap, a.slopes == nullptr ? 0.0f : a.slopes[of.head], of.mask,
                              a.mask.type};
      const std::size_t position =
          of.position - s.queries;  // below 0 it wraps around, and so does the difference
      const auto distance = static_cast<std::int64_t>(key - position);
      score = how.of(sums[r], static_cast<std::uint32_t>(key),
                     static_cast<float>(distance < 0 ? -distance : distance));
    }
    memory.weights[r][thread] = score;
  }
}

// ---- weights ----

/// Weights of row r by SIMD group r, whose lanes keep the row's largest score and sum.
PEWTER_INLINE void weigh_row(rows_memory& memory, std::uint32_t row, float& largest, float& sum) {
  constexpr std::uint32_t of_lane = keys_at_a_time / lane_count;
  float* const weights = memory.weights[row] + native::own_lane();
  float scores[of_lane], own = -__builtin_inff();
  PEWTER_UNROLLED
  for (std::uint32_t i = 0; i < of_lane; ++i) {
    scores[i] = weights[i * lane_count];
    own = native::larger_number(own, scores[i]);
  }
  const float before = largest;
  largest = native::larger_number(before, largest_of_simdgroup(own));
  const float shift = largest == -__builtin_inff() ? 0.0f : largest;
  const float factor = before == -__builtin_inff() ? 0.0f : weight_of(before - shift);
  float of_tile = 0;
  PEWTER_UNROLLED
  for (std::uint32_t i = 0; i < of_lane; ++i) {
    const float weight = scores[i] == -__builtin_inff() ? 0.0f : weight_of(scores[i] - shift);
    weights[i * lane_count] = weight;
    of_tile += weight;
  }
  sum = sum * factor + sum_of_simdgroup(of_tile);
  if (native::own_lane() == 0) memory.factors[row] = factor;
}

// ---- values ----

PEWTER_INLINE bool is_finite(float x) { return x - x == 0; }

/// Adds four keys' values, weighted. A weight of zero has no part, whatever the value is.
PEWTER_INLINE void add_values(const rows_memory& memory, std::uint32_t key, const float (&values)[4],
                              float (&results)[rows_of_block]) {
  const bool finite =
      is_finite(values[0]) && is_finite(values[1]) && is_finite(values[2]) && is_finite(values[3]);
  PEWTER_UNROLLED
  for (std::uint32_t r = 0; r < rows_of_block; ++r) {
    float weights[4];
    __builtin_memcpy(weights, __builtin_assume_aligned(&memory.weights[r][key], 16), sizeof weights);
    PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < 4; ++j)
      if (finite || weights[j] != 0) results[r] = native::fused(weights[j], values[j], results[r]);
  }
}

PEWTER_INLINE void add_tile(const attention_arguments& a, const sequence& s, const block_of_rows& block,
                            std::size_t first, const rows_memory& memory, const shares_of_values& share,
                            row_results& results) {
  const std::size_t keys = smaller(block.end - first, keys_at_a_time);
  const auto dim = static_cast<std::uint32_t>(a.value_dim);
  const std::uint32_t of_group = keys_at_a_time / share.groups, begin = share.group * of_group;
  const bool paged = a.block_table != nullptr;
  with_elements(a.v.type, [&]<class E>(E) PEWTER_INLINE_LAMBDA {
    const char* const of_tile = paged ? nullptr : cache_row(a, a.v, s, block.head_kv, first);
    native::each<column_passes>([&](auto pass) PEWTER_INLINE_LAMBDA {
      constexpr std::uint32_t first_column = pass.value * block_threads;
      if (first_column >= dim) return;
      const std::uint32_t column = first_column + share.column;
      float(&sums)[rows_of_block] = results.of[pass.value];
      PEWTER_UNROLLED
      for (std::uint32_t r = 0; r < rows_of_block; ++r) sums[r] *= memory.factors[r];
      for (std::uint32_t k = begin; k < begin + of_group && k < keys; k += 4) {
        float values[4];
        PEWTER_UNROLLED
        for (std::uint32_t j = 0; j < 4; ++j) {
          values[j] = 0;
          if (column < dim && k + j < keys)
            values[j] = E::at(
                paged ? cache_row(a, a.v, s, block.head_kv, first + k + j) : of_tile + (k + j) * a.v.row,
                column);
        }
        add_values(memory, k, values, sums);
      }
    });
  });
}

// ---- the threadgroup ----

PEWTER_INLINE void attend_to_block(const attention_launch& launch, const sequence& s,
                                   const block_of_rows& block, rows_memory& memory) {
  const attention_arguments& a = *launch.of;
  const std::uint32_t simdgroup = native::thread_of_block() / lane_count;
  const shares_of_values share(static_cast<std::uint32_t>(a.value_dim));
  row_results results;
  float largest = -__builtin_inff(), sum = 0;
  load_queries(a, s, block, memory);
  native::wait_for_block();
  for (std::size_t first = block.begin; first < block.end; first += keys_at_a_time) {
    score_keys(a, s, block, first, memory);
    native::wait_for_block();
    if (simdgroup < block.count) weigh_row(memory, simdgroup, largest, sum);
    native::wait_for_block();
    add_tile(a, s, block, first, memory, share, results);
    native::wait_for_block();
  }
  if (simdgroup < block.count && native::own_lane() == 0) {
    memory.largest[simdgroup] = largest;
    memory.sums[simdgroup] = sum;
  }
  native::wait_for_block();
  finish_rows(launch, s, block, memory, share, results);
}

void attend_to_rows(threadgroup&, const attention_launch& launch) {
  const attention_arguments& a = *launch.of;
  block_of_rows block(a, native::block_of_grid());
  const sequence s(a, block.batch);
  block.find(a, s);
  if (block.count > 0) attend_to_block(launch, s, block, memory_of_block());
}

/// Computes the rows of marked tiles. Marks are very rare, so threadgroups look at all of them.
void attend_again(threadgroup& tg, const attention_launch& launch) {
  const attention_arguments& a = *launch.of;
  if (launch.again.tiles[0] != launch.again.number) return;  // a mark for all of them
  const std::uint32_t step = tg.threadgroups_per_grid().x;
  for (std::size_t index = native::block_of_grid(); index < a.tasks; index += step) {
    block_of_rows block(a, index);
    const sequence s(a, block.batch);
    block.find(a, s);
    bool wanted = false;
    for (std::uint32_t r = 0; r < block.count; ++r)
      wanted = wanted || is_wanted(launch, s, block.batch, row_of(a, s, block.head_kv, block.first + r));
    if (!wanted) continue;
    attend_to_block(launch, s, block, memory_of_block());
    native::wait_for_block();
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
