// A task of the pattern vectorized: a few queries, a key's row after the other, 256 keys at a time, so that
// scores and weights stay in L1d.
#pragma once

#include "kernels/attention/tiles.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Rows of the task that are taken together, so that a key or a value is converted once for all of them; sums
/// fill 16 registers of 32.
constexpr int most_rows = native::width<float> >= 16 ? 4 : 1;
constexpr int sums_together = native::width<float> >= 16 ? 8 : native::width<float> >= 8 ? 2 : 1;
constexpr int keys_together(int rows) { return most_rows > 1 ? 4 : sums_together / rows; }
constexpr int parts_together(int rows) { return rows == 1 && most_rows > 1 ? 4 : sums_together / rows; }
/// Registers that sum up a score: of four rows and four keys there is one for each.
constexpr int registers_of_score(int rows) { return rows == 4 ? 1 : lanes<float>::registers; }

/// Keys that are taken at a time: long streams, which hardware prefetches, and scores that stay in L1d.
constexpr std::size_t decoded_keys = 256;
/// The software prefetch's distance: bytes for one row of queries, and for several, whose loads come in
/// bursts; and rows at most. Why: kernels/attention/README.md#key-by-key.
constexpr std::size_t bytes_ahead = 8192, bytes_ahead_of_several = 16384, most_ahead = 128;
static_assert(most_rows * decoded_keys <= attention_tile * attention_tile &&
              detail::decoded_rows <= attention_tile && decoded_keys % attention_tile == 0);

/// Rows of a tile, and behind them some of the next one. Those `ahead` of the one that is read are
/// prefetched: the CPU's own prefetch ends with each page, and finds no rows that lie apart.
struct tile_rows {
  const char* at[decoded_keys + most_ahead];
  std::size_t ahead;  // 0: what is there already
  bool skips;         // values whose weight is zero

  /// What lies `ahead` of elements i to i + 31 of row k.
  template <class R>
  PEWTER_INLINE void prefetch(std::size_t k, std::size_t i) const {
    constexpr int line = 64;
    const char* const row = at[k + ahead] + i / lane_count * R::bytes;
    native::each<(R::bytes + line - 1) / line>(
        [&](auto j) PEWTER_INLINE_LAMBDA { __builtin_prefetch(row + line * j.value); });
  }
};

/// Several rows of floats, `row` apart.
template <class F>
struct float_rows {
  F* at;
  std::size_t row;
};

/// scores[r][k] = q[r] . row k, of keys [begin, end).
template <class R, int n>
[[gnu::flatten, gnu::noinline]] void score_keys(float_rows<const float> q, const tile_rows& rows,
                                                std::size_t begin, std::size_t end, std::size_t dim,
                                                float_rows<float> scores) {
  const auto score = [&](std::size_t k, auto count) PEWTER_INLINE_LAMBDA {
    constexpr int keys = count.value, registers = registers_of_score(n);
    native::vec<float> sums[n][keys][registers];
    native::each<keys>([&](auto j) PEWTER_INLINE_LAMBDA {
      native::each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
        native::each<registers>([&](auto i)
                                    PEWTER_INLINE_LAMBDA { sums[r][j][i] = native::vec<float>(0.0f); });
      });
    });
    const auto add = [&](auto j, std::size_t i, auto... active) PEWTER_INLINE_LAMBDA {
      rows.prefetch<R>(k + std::size_t{j.value}, i);
      const lanes<float> key = R::at(rows.at[k + std::size_t{j.value}], i, active...);
      native::each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
        const auto of_q = lanes<float>::from_array(q.at + std::size_t{r.value} * q.row + i);
        native::each<lanes<float>::registers>([&](auto p) PEWTER_INLINE_LAMBDA {
          native::vec<float>& sum = sums[r][j][p.value % registers];
          sum = native::fma(of_q.v[p], key.v[p], sum);
        });
      });
    };
    const auto add_all = [&](auto f) PEWTER_INLINE_LAMBDA {
      std::size_t i = 0;
      for (; i + lane_count <= dim; i += lane_count) f(i);
      if (i < dim) f(i, first_lanes(static_cast<std::uint32_t>(dim - i)));
    };
    // A key after the other: rows in turn would be no stream to the CPU's prefetch. But of several queries
    // each element is read once for all keys.
    if constexpr (n == 1)
      native::each<keys>([&](auto j) PEWTER_INLINE_LAMBDA {
        add_all([&](auto... at) PEWTER_INLINE_LAMBDA { add(j, at...); });
      });
    else
      add_all([&](auto... at) PEWTER_INLINE_LAMBDA {
        native::each<keys>([&](auto j) PEWTER_INLINE_LAMBDA { add(j, at...); });
      });
    native::each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
      store_sums(sums[r], scores.at + std::size_t{r.value} * scores.row + k);
    });
  };
  std::size_t k = begin;
  for (; k + keys_together(n) <= end; k += keys_together(n))
    score(k, native::index_constant<keys_together(n)>{});
  if constexpr (keys_together(n) > 1)
    for (; k < end; ++k) score(k, native::index_constant<1>{});
}

/// Keys of a tile, the last one excluded.
struct key_range {
  std::size_t begin, end;
};

/// results[r] = factors[r] results[r] + sum of weights[r][k] times row k, of some keys, for `parts` times 32
/// elements from i on; the last ones may be masked.
template <class R, int n, int parts, class... Active>
PEWTER_INLINE void add_rows(float_rows<const float> weights, const tile_rows& rows, key_range of,
                            std::size_t i, const float* factors, float_rows<float> results,
                            Active... active) {
  lanes<float> sums[n][parts];
  const auto place = [&](auto r, auto j) PEWTER_INLINE_LAMBDA {
    return results.at + std::size_t{r.value} * results.row + i + std::size_t{j.value} * lane_count;
  };
  native::each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<parts>([&](auto j) PEWTER_INLINE_LAMBDA {
      sums[r][j] = lanes<float>::from_array(place(r, j)) * factors[r.value];
    });
  });
  for (std::size_t k = of.begin; k < of.end; ++k) {
    if (n == 1 && rows.skips && weights.at[k] == 0) continue;
    lanes<float> value[parts];
    native::each<parts>([&](auto j) PEWTER_INLINE_LAMBDA {
      rows.prefetch<R>(k, i + std::size_t{j.value} * lane_count);
      value[j] = R::at(rows.at[k], i + std::size_t{j.value} * lane_count, active...);
    });
    native::each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
      const lanes<float> weight = weights.at[std::size_t{r.value} * weights.row + k];
      native::each<parts>([&](auto j)
                              PEWTER_INLINE_LAMBDA { sums[r][j] = fma(weight, value[j], sums[r][j]); });
    });
  }
  native::each<n>([&](auto r) PEWTER_INLINE_LAMBDA {
    native::each<parts>([&](auto j) PEWTER_INLINE_LAMBDA { sums[r][j].to_array(place(r, j)); });
  });
}
template <class R, int n>
[[gnu::flatten, gnu::noinline]] void add_values(float_rows<const float> weights, const tile_rows& rows,
                                                key_range of, std::size_t dim, const float* factors,
                                                float_rows<float> results) {
  constexpr int parts = parts_together(n);
  std::size_t i = 0;
  for (; i + parts * lane_count <= dim; i += parts * lane_count)
    add_rows<R, n, parts>(weights, rows, of, i, factors, results);
  if constexpr (parts > 1)
    for (; i + lane_count <= dim; i += lane_count) add_rows<R, n, 1>(weights, rows, of, i, factors, results);
  if (i < dim)
    add_rows<R, n, 1>(weights, rows, of, i, factors, results,
                      first_lanes(static_cast<std::uint32_t>(dim - i)));
}

/// The weights of some of a row's keys of the tile from `first` on; returns the factor of what was.
[[gnu::flatten, gnu::noinline]] float weigh_keys(const attention_arguments& a, const sequence& s,
                                                 std::size_t first, key_range of, float* scores,
                                                 task_rows& rows, std::size_t r) {
  const std::size_t begin = of.begin, end = of.end;
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
  const float before = rows.largest[r], of_tile = largest_of(largest);
  const float now = rows.largest[r] = of_tile > before ? of_tile : before;
  const float shift = now == -__builtin_inff() ? 0.0f : now;
  const float factor = native::any_element(native::exp(native::vec<float>(before - shift)));
  lanes<float> sum = 0.0f;
  for (std::size_t k = 0; k < end; k += lane_count) {
    const lanes<float> weight = exp_of_nonpositive(lanes<float>::from_array(scores + k) - shift);
    weight.to_array(scores + k);
    sum += weight;
  }
  rows.sums[r] = rows.sums[r] * factor + sum_of_lanes(sum);
  return factor;
}

/// How many rows of n elements to prefetch ahead so that `bytes` are in flight.
PEWTER_INLINE std::size_t rows_ahead(const attention_rows& of, std::size_t n, std::size_t bytes) {
  return smaller(bytes / (bytes_of_row(of.type, n) + 1) + 1, most_ahead);
}

/// The rows of a tile's keys from `first` on, as far as there are any, and of those behind them.
PEWTER_INLINE void find_tile(const attention_arguments& a, const attention_rows& of, const sequence& s,
                             std::size_t head_kv, std::size_t first, std::size_t end, tile_rows& tile) {
  const std::size_t found = smaller(end - first, decoded_keys + tile.ahead);
  find_rows(a, of, s, head_kv, first, found, tile.at);
  for (std::size_t k = found; k < decoded_keys + tile.ahead; ++k) tile.at[k] = tile.at[found - 1];
}

/// Rows from r on that see the same keys, at most as many as are taken together; one if there are masks, as
/// each may hide other keys.
PEWTER_INLINE int rows_alike(const attention_arguments& a, const task_rows& rows, std::size_t r) {
  int n = 1;
  while (a.mask.data == nullptr && n < most_rows && r + static_cast<std::size_t>(n) < rows.count &&
         rows.row[r].begin == rows.row[r + static_cast<std::size_t>(n)].begin &&
         rows.row[r].end == rows.row[r + static_cast<std::size_t>(n)].end)
    ++n;
  return n == 3 ? 2 : n;
}
/// f(n) with n as a constant: 1, 2 or 4.
template <class F>
PEWTER_INLINE void with_rows(int n, F f) {
  if constexpr (most_rows > 1) {
    if (n == 4) return f(native::index_constant<4>{});
    if (n == 2) return f(native::index_constant<2>{});
  }
  f(native::index_constant<1>{});
}

/// Keys [begin, end), begin being a multiple of 64, for the rows.
[[gnu::noinline]] void attend_by_keys(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                                      std::size_t begin, std::size_t end, float* room, task_rows& rows) {
  const tile_memory memory(a, room);
  const std::size_t d = whole_lanes(a.head_dim), dv = whole_lanes(a.value_dim);
  const std::size_t bytes = rows.count > 1 ? bytes_ahead_of_several : bytes_ahead;
  tile_rows keys, values;
  keys.skips = values.skips = a.mask.data != nullptr;
  const char* queries[detail::decoded_rows];
  for (std::size_t r = 0; r < rows.count; ++r) queries[r] = rows.row[r].q;
  unpack_rows(queries, rows.count, a.q.type, a.head_dim, a.scale, memory.queries, d);
  __builtin_memset(memory.results, 0, rows.count * dv * sizeof(float));
  for (std::size_t first = begin; first < end; first += decoded_keys) {
    const std::size_t count = smaller(end - first, decoded_keys);
    const auto relative = [&](std::size_t at)
                              PEWTER_INLINE_LAMBDA { return at > first ? smaller(at - first, count) : 0; };
    // The tile's first rows of queries prefetch for all.
    keys.ahead = rows_ahead(a.k, a.head_dim, bytes), values.ahead = rows_ahead(a.v, a.value_dim, bytes);
    find_tile(a, a.k, s, head_kv, first, end, keys);
    find_tile(a, a.v, s, head_kv, first, end, values);
    for (std::size_t r = 0; r < rows.count;) {
      const int together = rows_alike(a, rows, r);
      const std::size_t from = relative(rows.row[r].begin), to = relative(rows.row[r].end);
      if (from < to)
        with_rows(together, [&]<class N>(N) {
          float* const scores = memory.scores;
          with_reader(a.k.type, [&]<class R>(R) {
            score_keys<R, N::value>({memory.queries + r * d, d}, keys, from, to, a.head_dim,
                                    {scores, decoded_keys});
          });
          for (std::size_t i = 0; i < std::size_t{N::value}; ++i)
            rows.factors[r + i] = weigh_keys(a, s, first, {from, to}, scores + i * decoded_keys, rows, r + i);
          with_reader(a.v.type, [&]<class R>(R) {
            add_values<R, N::value>({scores, decoded_keys}, values, {from, to}, a.value_dim, rows.factors + r,
                                    {memory.results + r * dv, dv});
          });
          keys.ahead = values.ahead = 0;
        });
      r += static_cast<std::size_t>(together);
    }
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
