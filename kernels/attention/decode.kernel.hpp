// A task of the pattern vectorized: a few queries, a key's row after the other, 256 keys at a time, so that
// scores and weights stay in L1d.
#pragma once

#include "kernels/attention/tiles.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Keys that are taken at a time: long streams, which hardware prefetches, and scores that stay in L1d.
constexpr std::size_t decoded_keys = 256;
/// Of the software prefetch: bytes, and rows at most.
constexpr std::size_t bytes_ahead = 4096, most_ahead = 64;
static_assert(decoded_keys <= attention_tile * attention_tile && decoded_keys % attention_tile == 0);

/// Rows of a tile, and behind them some of the next one. Those `ahead` of the one that is read are
/// prefetched: the CPU's own prefetch ends with each page, and finds no rows that lie apart.
struct tile_rows {
  const char* at[decoded_keys + most_ahead];
  std::size_t ahead, bytes;  // of a row, to prefetch; 0: none
  bool skips;                // values whose weight is zero

  PEWTER_INLINE void prefetch(std::size_t k) const {
    constexpr std::size_t line = 64;
    const char* const row = at[k + ahead];
    for (std::size_t i = 0; i < bytes; i += line) __builtin_prefetch(row + i);
  }
};

/// scores[k] = q . row k, of keys [begin, end).
template <class R>
[[gnu::flatten, gnu::noinline]] void score_keys(const float* q, const tile_rows& rows, std::size_t begin,
                                                std::size_t end, std::size_t n, float* scores) {
  constexpr int together = native::width<float> >= 16 ? 4 : 2;
  const auto score = [&](std::size_t k, auto count) PEWTER_INLINE_LAMBDA {
    lanes<float> sums[count.value];
    native::each<count.value>([&](auto j) PEWTER_INLINE_LAMBDA {
      sums[j] = 0.0f;
      rows.prefetch(k + std::size_t{j.value});
    });
    std::size_t i = 0;
    for (; i + lane_count <= n; i += lane_count) {
      const auto of_q = lanes<float>::from_array(q + i);
      native::each<count.value>([&](auto j) PEWTER_INLINE_LAMBDA {
        sums[j] = fma(of_q, R::at(rows.at[k + std::size_t{j.value}], i), sums[j]);
      });
    }
    if (i < n) {
      const auto of_q = lanes<float>::from_array(q + i);
      const lane_mask rest = first_lanes(static_cast<std::uint32_t>(n - i));
      native::each<count.value>([&](auto j) PEWTER_INLINE_LAMBDA {
        sums[j] = fma(of_q, R::at(rows.at[k + std::size_t{j.value}], i, rest), sums[j]);
      });
    }
    native::each<count.value>(
        [&](auto j) PEWTER_INLINE_LAMBDA { scores[k + std::size_t{j.value}] = simd_sum(sums[j]); });
  };
  std::size_t k = begin;
  for (; k + together <= end; k += together) score(k, native::index_constant<together>{});
  for (; k < end; ++k) score(k, native::index_constant<1>{});
}

/// results = factor results + sum of weights[k] times row k, of keys [begin, end), for `parts` times 32
/// elements from i on, of which the last ones may be masked.
template <class R, int parts, class Active>
PEWTER_INLINE void add_rows(const float* weights, const tile_rows& rows, std::size_t begin, std::size_t end,
                            std::size_t i, float factor, float* results, Active active) {
  lanes<float> sums[parts];
  native::each<parts>([&](auto j) PEWTER_INLINE_LAMBDA {
    sums[j] = lanes<float>::from_array(results + i + std::size_t{j.value} * lane_count) * factor;
  });
  for (std::size_t k = begin; k < end; ++k) {
    if (i == 0) rows.prefetch(k);
    if (rows.skips && weights[k] == 0) continue;
    const lanes<float> weight = weights[k];
    native::each<parts>([&](auto j) PEWTER_INLINE_LAMBDA {
      const std::size_t at = i + std::size_t{j.value} * lane_count;
      if constexpr (std::is_same_v<Active, all_lanes>)
        sums[j] = fma(weight, R::at(rows.at[k], at), sums[j]);
      else
        sums[j] = fma(weight, R::at(rows.at[k], at, active), sums[j]);
    });
  }
  native::each<parts>([&](auto j) PEWTER_INLINE_LAMBDA {
    sums[j].to_array(results + i + std::size_t{j.value} * lane_count);
  });
}
template <class R>
[[gnu::flatten, gnu::noinline]] void add_values(const float* weights, const tile_rows& rows,
                                                std::size_t begin, std::size_t end, std::size_t n,
                                                float factor, float* results) {
  constexpr int parts = native::width<float> >= 16 ? 4 : native::width<float> >= 8 ? 2 : 1;
  std::size_t i = 0;
  for (; i + parts * lane_count <= n; i += parts * lane_count)
    add_rows<R, parts>(weights, rows, begin, end, i, factor, results, all_lanes{});
  for (; i + lane_count <= n; i += lane_count)
    add_rows<R, 1>(weights, rows, begin, end, i, factor, results, all_lanes{});
  if (i < n)
    add_rows<R, 1>(weights, rows, begin, end, i, factor, results,
                   first_lanes(static_cast<std::uint32_t>(n - i)));
}

/// The weights of a row's keys [begin, end) of the tile from `first` on; returns the factor of what was.
[[gnu::flatten, gnu::noinline]] float weigh_keys(const attention_arguments& a, const sequence& s,
                                                 std::size_t first, std::size_t begin, std::size_t end,
                                                 float* scores, task_rows& rows, std::size_t r) {
  const query_row& row = rows.row[r];
  const lanes<float> none = -__builtin_inff();
  float lane_numbers[lane_count];
  for (int i = 0; i < lane_count; ++i) lane_numbers[i] = static_cast<float>(i);
  const auto numbers = lanes<float>::from_array(lane_numbers);
  const auto distance = static_cast<float>(static_cast<std::int64_t>(row.position - s.queries - first));
  const auto active = [&](std::size_t k) PEWTER_INLINE_LAMBDA {
    const auto up_to = [&](std::size_t n) PEWTER_INLINE_LAMBDA {
      return first_lanes(n > k ? static_cast<std::uint32_t>(smaller(n - k, lane_count)) : 0u);
    };
    return up_to(end) & ~up_to(begin);
  };
  lanes<float> largest = none;
  for (std::size_t k = 0; k < end; k += lane_count) {
    const lane_mask seen = active(k);
    lanes<float> score = lanes<float>::from_array(scores + k);
    if (a.soft_cap > 0) score = tanh(score * (1.0f / a.soft_cap)) * a.soft_cap;
    if (a.slopes != nullptr)
      score = fnma(lanes<float>(rows.slopes[r]), abs(numbers + (static_cast<float>(k) - distance)), score);
    if (row.mask != nullptr) {
      lanes<float> added;
      with_reader(a.mask.type, [&]<class R>(R) {
        added = R::at(row.mask + (first + k) * traits_of(a.mask.type).bytes, 0, seen);
      });
      score = select(added == none, none, score + added);
    }
    score = select(seen, score, none);
    score.to_array(scores + k);
    largest = larger_than_numbers(largest, score);
  }
  const float before = rows.largest[r], of_tile = simd_max(largest);
  const float now = rows.largest[r] = of_tile > before ? of_tile : before;
  const float shift = now == -__builtin_inff() ? 0.0f : now;
  const float factor = native::any_element(native::exp(native::vec<float>(before - shift)));
  lanes<float> sum = 0.0f;
  for (std::size_t k = 0; k < end; k += lane_count) {
    const lanes<float> weight = exp_of_nonpositive(lanes<float>::from_array(scores + k) - shift);
    weight.to_array(scores + k);
    sum += weight;
  }
  rows.sums[r] = rows.sums[r] * factor + simd_sum(sum);
  return factor;
}

/// Keys [begin, end), begin being a multiple of 64, for the rows.
[[gnu::noinline]] void attend_by_keys(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                                      std::size_t begin, std::size_t end, float* room, task_rows& rows) {
  const tile_memory memory(a, room);
  const std::size_t d = whole_lanes(a.head_dim), dv = whole_lanes(a.value_dim);
  tile_rows keys, values;
  const char* queries[attention_tile];
  for (std::size_t r = 0; r < rows.count; ++r) queries[r] = rows.row[r].q;
  unpack_rows(queries, rows.count, a.q.type, a.head_dim, a.scale, memory.queries, d);
  __builtin_memset(memory.results, 0, rows.count * dv * sizeof(float));
  const auto find_tile = [&](const attention_rows& of, std::size_t n, std::size_t first, tile_rows& tile) {
    const std::size_t row_bytes = bytes_of_row(of.type, n);
    tile.bytes = 0;
    tile.skips = false;
    tile.ahead = smaller(bytes_ahead / (row_bytes + 1) + 1, most_ahead);
    const std::size_t found = smaller(end - first, decoded_keys + tile.ahead);
    find_rows(a, of, s, head_kv, first, found, tile.at);
    for (std::size_t k = found; k < decoded_keys + tile.ahead; ++k) tile.at[k] = tile.at[found - 1];
    return row_bytes;
  };
  for (std::size_t first = begin; first < end; first += decoded_keys) {
    const std::size_t count = smaller(end - first, decoded_keys);
    const std::size_t key_bytes = find_tile(a.k, a.head_dim, first, keys),
                      value_bytes = find_tile(a.v, a.value_dim, first, values);
    for (std::size_t r = 0; r < rows.count; ++r) {
      const query_row& row = rows.row[r];
      const auto relative = [&](std::size_t at)
                                PEWTER_INLINE_LAMBDA { return at > first ? smaller(at - first, count) : 0; };
      const std::size_t from = relative(row.begin), to = relative(row.end);
      if (from >= to) continue;
      keys.bytes = r == 0 ? key_bytes : 0;
      values.bytes = r == 0 ? value_bytes : 0;
      values.skips = row.mask != nullptr;
      float* const scores = memory.scores;
      with_reader(a.k.type, [&]<class R>(R) {
        score_keys<R>(memory.queries + r * d, keys, from, to, a.head_dim, scores);
      });
      const float factor = weigh_keys(a, s, first, from, to, scores, rows, r);
      with_reader(a.v.type, [&]<class R>(R) {
        add_values<R>(scores, values, from, to, a.value_dim, factor, memory.results + r * dv);
      });
    }
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
