// A task of the pattern tiled: 64 queries, 64 keys at a time.
//
// Scores are S^T = K Q^T, a key a row, so that maxima and sums over keys go register by register, rows of K
// and V are multiplied as they lie, and Q alone is transposed, once a task. Results are O = factor O + P V,
// factor being what a new maximum takes off earlier weights.
#pragma once

#include "kernels/attention/tile_products.kernel.hpp"
#include "pewter/native/transpose.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr std::size_t side = native::block_side<float>;
using block_row = native::chunk<float, native::block_side<float>>;

/// to[j][i] = from[i][j] of a square block.
PEWTER_INLINE void transpose_block(const float* from, std::size_t from_row, block_row (&block)[side]) {
  native::each<native::block_side<float>>([&](auto i) PEWTER_INLINE_LAMBDA {
    block[i] = native::load_chunk<block_row>(from + std::size_t{i.value} * from_row);
  });
  native::transpose<float>(block);
}

/// q^T, times the scale, (head_dim, 64); `room` (64, head_dim in whole lanes) is scratch memory.
[[gnu::noinline]] void transpose_queries(const attention_arguments& a, const task_rows& rows, float* room,
                                         float* to) {
  const std::size_t d = whole_lanes(a.head_dim);
  const char* from[attention_tile];
  for (std::size_t r = 0; r < rows.count; ++r) from[r] = rows.row[r].q;
  unpack_rows(from, rows.count, a.q.type, a.head_dim, a.scale, room, d);
  __builtin_memset(room + rows.count * d, 0, (attention_tile - rows.count) * d * sizeof(float));
  for (std::size_t r = 0; r < attention_tile; r += side)
    for (std::size_t i = 0; i < d; i += side) {
      block_row block[side];
      transpose_block(room + r * d + i, d, block);
      for (std::size_t k = 0; k < side; ++k)
        __builtin_memcpy(to + (i + k) * attention_tile + r, &block[k], sizeof block[k]);
    }
}

// ---- scores ----

/// Each score becomes cap tanh(score / cap).
[[gnu::noinline]] void cap_scores(float* scores, std::size_t count, float cap) {
  for (std::size_t i = 0; i < count; i += lane_count)
    (tanh(lanes<float>::from_array(scores + i) * (1.0f / cap)) * cap).to_array(scores + i);
}

/// Adds the rows' masks of `keys` keys from `first` on to S^T; -infinity there hides whatever the score is.
[[gnu::flatten, gnu::noinline]] void add_masks(const attention_arguments& a, const task_rows& rows,
                                               std::size_t first, std::size_t keys, float* scores) {
  alignas(64) float some[side * attention_tile] = {};
  for (std::size_t r = 0; r < rows.count; r += side) {
    const char* from[side];
    const std::size_t n = smaller(side, rows.count - r);
    for (std::size_t i = 0; i < n; ++i) from[i] = rows.row[r + i].mask + first * traits_of(a.mask.type).bytes;
    unpack_rows(from, n, a.mask.type, keys, 1.0f, some, attention_tile);
    for (std::size_t k = 0; k < keys; k += side) {
      block_row block[side];
      transpose_block(some + k, attention_tile, block);
      for (std::size_t i = 0; i < side; ++i) {
        float* const at = scores + (k + i) * attention_tile + r;
        float mask[side];
        __builtin_memcpy(mask, &block[i], sizeof mask);
        for (std::size_t j = 0; j < side; ++j)
          at[j] = mask[j] == -__builtin_inff() ? mask[j] : at[j] + mask[j];
      }
    }
  }
}

/// Weights of 32 queries: scores become exp(score - largest), and the rows' maxima, sums and factors follow.
/// @param adjusts whether keys are hidden, or further away than others
template <bool adjusts>
[[gnu::flatten, gnu::noinline]] void weigh(float* scores, std::size_t keys, std::size_t from,
                                           task_rows& rows) {
  const lanes<float> none = -__builtin_inff();
  const auto before = lanes<float>::from_array(rows.largest + from);
  lanes<float> largest = before;
  if constexpr (adjusts) {
    const auto begin = lanes<float>::from_array(rows.begin + from),
               end = lanes<float>::from_array(rows.end + from),
               distance = lanes<float>::from_array(rows.distances + from),
               slope = lanes<float>::from_array(rows.slopes + from);
    for (std::size_t k = 0; k < keys; ++k) {
      const lanes<float> at = static_cast<float>(k);
      lanes<float> score = lanes<float>::from_array(scores + k * attention_tile);
      score = fnma(slope, abs(distance - at), score);
      score = select((begin <= at) & (at < end), score, none);
      score.to_array(scores + k * attention_tile);
      largest = larger_than_numbers(largest, score);
    }
  } else {
    for (std::size_t k = 0; k < keys; ++k)
      largest = larger_than_numbers(largest, lanes<float>::from_array(scores + k * attention_tile));
  }
  largest.to_array(rows.largest + from);
  largest = select(largest == none, lanes<float>(0.0f), largest);  // nothing is visible: weights of zero
  const lanes<float> factor = exp_of_nonpositive(before - largest);
  factor.to_array(rows.factors + from);
  lanes<float> sum = lanes<float>::from_array(rows.sums + from) * factor;
  for (std::size_t k = 0; k < keys; ++k) {
    const lanes<float> weight =
        exp_of_nonpositive(lanes<float>::from_array(scores + k * attention_tile) - largest);
    weight.to_array(scores + k * attention_tile);
    sum += weight;
  }
  sum.to_array(rows.sums + from);
}

// ---- values ----

/// Whether all numbers are finite; n is a multiple of 32.
[[gnu::noinline]] bool all_finite(const float* values, std::size_t n) {
  lanes<float> sum = 0.0f;
  for (std::size_t i = 0; i < n; i += lane_count) sum = fma(lanes<float>::from_array(values + i), 0.0f, sum);
  return sum_of_lanes(sum) == 0;
}

struct tile_memory {
  float *queries, *keys, *scores, *values, *results;  // values are where the keys were

  PEWTER_INLINE tile_memory(const attention_arguments& a, float* all) {
    const std::size_t d = whole_lanes(a.head_dim), dv = whole_lanes(a.value_dim);
    queries = all;
    keys = queries + attention_tile * d;
    values = keys;
    scores = keys + attention_tile * (d < dv ? dv : d);
    results = scores + attention_tile * attention_tile;
  }
};

/// The product of weights and values where some values are not finite: a hidden one has no part in it,
/// whatever it is.
[[gnu::noinline]] void add_visible(const task_rows& rows, bool hides, bool skips, const tile_memory& memory,
                                   std::size_t keys, std::size_t dv) {
  const float *const weights = memory.scores, *const values = memory.values;
  float* results = memory.results;
  for (std::size_t r = 0; r < rows.count; ++r, results += dv)
    for (std::size_t i = 0; i < dv; i += lane_count) {
      lanes<float> sum = lanes<float>::from_array(results + i) * rows.factors[r];
      for (std::size_t k = 0; k < keys; ++k) {
        const auto at = static_cast<float>(k);
        const float weight = weights[k * attention_tile + r];
        if ((hides && !(rows.begin[r] <= at && at < rows.end[r])) || (skips && weight == 0)) continue;
        sum = fma(lanes<float>(weight), lanes<float>::from_array(values + k * dv + i), sum);
      }
      sum.to_array(results + i);
    }
}

// ---- the task ----

PEWTER_INLINE void attend_tile(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                               std::size_t first, std::size_t keys, const tile_memory& memory,
                               task_rows& rows) {
  const std::size_t dv = whole_lanes(a.value_dim);
  const char* at[attention_tile];
  find_rows(a, a.k, s, head_kv, first, keys, at);
  const bool all_visible = rows.all_begin <= first && first + keys <= rows.all_end;
  const bool adjusts = !all_visible || a.slopes != nullptr;
  if (adjusts) place_tile(s, first, rows);
  multiply_keys(rows, all_visible, {at, keys, a.k.type, a.head_dim}, memory.keys, memory.queries,
                memory.scores);
  if (a.soft_cap > 0) cap_scores(memory.scores, keys * attention_tile, a.soft_cap);
  if (a.mask.data != nullptr) add_masks(a, rows, first, keys, memory.scores);
  for (std::size_t r = 0; r < rows.count; r += lane_count) {
    if (adjusts)
      weigh<true>(memory.scores + r, keys, r, rows);
    else
      weigh<false>(memory.scores + r, keys, r, rows);
  }
  find_rows(a, a.v, s, head_kv, first, keys, at);
  const bool masks = a.mask.data != nullptr;
  unpack_rows(at, keys, a.v.type, a.value_dim, 1.0f, memory.values, dv);
  if ((masks || !all_visible) && !all_finite(memory.values, keys * dv))
    return add_visible(rows, !all_visible, masks, memory, keys, dv);
  multiply_values(rows, all_visible, memory.scores, keys, {memory.values, dv}, a.value_dim,
                  {memory.results, dv});
}

/// Keys [begin, end), begin being a multiple of 64, for the rows.
[[gnu::noinline]] void attend_by_tiles(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                                       std::size_t begin, std::size_t end, float* room, task_rows& rows) {
  const tile_memory memory(a, room);
  transpose_queries(a, rows, memory.keys, memory.queries);
  __builtin_memset(memory.results, 0, attention_tile * whole_lanes(a.value_dim) * sizeof(float));
  for (std::size_t first = begin; first < end; first += attention_tile)
    attend_tile(a, s, head_kv, first, smaller(end - first, attention_tile), memory, rows);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
