// What threadgroups of attention_rows.hpp have, and where their results go: to y, or to a part's place, from
// where a second dispatch combines the parts of a row in order.
#pragma once

#include "kernels/offload/attention/attention_elements.hpp"
#include "kernels/offload/attention/attention_on_device.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::attention_launch;

constexpr std::uint32_t rows_of_block = 8, keys_at_a_time = 256, block_threads = 256, most_dim = 1024,
                        column_passes = most_dim / block_threads;

/// Threadgroup memory.
struct rows_memory {
  float queries[rows_of_block][most_dim];  // then the results of threads that share a column
  float weights[rows_of_block][keys_at_a_time];
  float factors[rows_of_block], largest[rows_of_block], sums[rows_of_block];
  query_row rows[rows_of_block];
};
PEWTER_INLINE rows_memory& memory_of_block() {
  return *reinterpret_cast<rows_memory*>(native::block_memory<6, sizeof(rows_memory)>());
}

/// Which rows and keys a threadgroup has.
struct block_of_rows {
  std::size_t batch, head_kv, first, begin, end;
  std::uint32_t count, chunk;

  PEWTER_INLINE block_of_rows(const attention_arguments& a, std::size_t index) {
    chunk = static_cast<std::uint32_t>(index % a.chunks);
    // The last rows first: of causal attention they are the longest ones.
    const std::size_t of_block = index / a.chunks, block = a.blocks - 1 - of_block % a.blocks;
    head_kv = of_block / a.blocks % a.heads_kv;
    batch = of_block / a.blocks / a.heads_kv;
    first = block * rows_of_block;
    count = 0;
    begin = end = 0;
  }
  /// Finds the rows that exist, and the keys that any of them sees.
  PEWTER_INLINE void find(const attention_arguments& a, const sequence& s) {
    const std::size_t rows = s.queries * (a.heads / a.heads_kv);
    if (first >= rows) return;
    count = static_cast<std::uint32_t>(smaller(rows - first, rows_of_block));
    const query_row earliest = row_of(a, s, head_kv, first), last = row_of(a, s, head_kv, first + count - 1);
    begin = earliest.begin / keys_at_a_time * keys_at_a_time;
    end = last.end;
    if (begin < chunk * a.keys_of_chunk) begin = chunk * a.keys_of_chunk;
    end = smaller(end, (chunk + 1) * a.keys_of_chunk);
  }
};

/// Whether row r of a block is to be computed: all are, or those of marked tiles.
PEWTER_INLINE bool is_wanted(const attention_launch& launch, const sequence& s, std::size_t batch,
                             const query_row& row) {
  if (launch.again.tiles == nullptr) return true;
  const attention_arguments& a = *launch.of;
  const std::size_t tiles = (a.queries + detail::attention_queries - 1) / detail::attention_queries,
                    tile = (row.position - s.keys) / detail::attention_queries;
  return launch.again.tiles[1 + (batch * a.heads + row.head) * tiles + tile] == launch.again.number;
}

/// How a threadgroup's threads share the columns of values: `columns` have a thread each, in every pass, and
/// `groups` of threads share the keys.
struct shares_of_values {
  std::uint32_t columns, groups, column, group;

  PEWTER_INLINE explicit shares_of_values(std::uint32_t dim) : columns(lane_count) {
    while (columns < dim && columns < block_threads) columns *= 2;
    groups = block_threads / columns;
    column = native::thread_of_block() % columns;
    group = native::thread_of_block() / columns;
  }
};

struct row_results {
  float of[column_passes][rows_of_block] = {};
};

// ---- results ----

/// Where a row's part is in maxima, sums and results.
PEWTER_INLINE std::size_t part_of(const attention_arguments& a, std::size_t batch, std::size_t head_kv,
                                  std::size_t row, std::size_t chunk) {
  return ((batch * a.heads_kv + head_kv) * a.rows + row) * a.chunks + chunk;
}

PEWTER_INLINE void store_rows(const attention_launch& launch, const sequence& s, const block_of_rows& block,
                              const rows_memory& memory, std::uint32_t column,
                              const float (&results)[rows_of_block]) {
  const attention_arguments& a = *launch.of;
  PEWTER_UNROLLED
  for (std::uint32_t r = 0; r < rows_of_block; ++r) {
    if (r >= block.count) continue;
    const query_row& row = memory.rows[r];
    if (a.chunks == 1) {
      if (!is_wanted(launch, s, block.batch, row)) continue;
      const float factor = inverse_of_sum(a, row.head, memory.largest[r], memory.sums[r]);
      // Without a weight there is no result, not even of a value that is not finite.
      store_element(a.y.type, row.y, column, factor == 0 ? 0.0f : results[r] * factor);
      continue;
    }
    const std::size_t part = part_of(a, block.batch, block.head_kv, block.first + r, block.chunk);
    if (column == 0) {
      a.maxima[part] = memory.largest[r];
      a.sums[part] = memory.sums[r];
    }
    a.results[part * a.value_dim + column] = results[r];
  }
}

/// Adds up what groups of threads have of the same columns, and stores it.
PEWTER_INLINE void finish_rows(const attention_launch& launch, const sequence& s, const block_of_rows& block,
                               rows_memory& memory, const shares_of_values& share, row_results& results) {
  const auto dim = static_cast<std::uint32_t>(launch.of->value_dim);
  float* const shared = &memory.queries[0][0];  // (groups, rows, columns)
  if (share.groups > 1) {
    native::wait_for_block();
    PEWTER_UNROLLED
    for (std::uint32_t r = 0; r < rows_of_block; ++r)
      shared[(share.group * rows_of_block + r) * share.columns + share.column] = results.of[0][r];
    native::wait_for_block();
    if (share.group > 0) return;
    for (std::uint32_t g = 1; g < share.groups; ++g) PEWTER_UNROLLED
    for (std::uint32_t r = 0; r < rows_of_block; ++r)
      results.of[0][r] += shared[(g * rows_of_block + r) * share.columns + share.column];
  }
  PEWTER_UNROLLED
  for (std::uint32_t pass = 0; pass < column_passes; ++pass)
    if (pass * block_threads + share.column < dim)
      store_rows(launch, s, block, memory, pass * block_threads + share.column, results.of[pass]);
}

/// A row's parts in order, a SIMD group a row.
void combine_parts(threadgroup&, const attention_launch& launch) {
  const attention_arguments& a = *launch.of;
  constexpr std::uint32_t rows = block_threads / lane_count;
  const std::size_t index =
                        std::size_t{native::block_of_grid()} * rows + native::thread_of_block() / lane_count,
                    of_head = index / a.rows, r = index % a.rows;
  if (of_head >= a.batches * a.heads_kv) return;
  const sequence s(a, of_head / a.heads_kv);
  if (r >= s.queries * (a.heads / a.heads_kv)) return;
  const query_row row = row_of(a, s, of_head % a.heads_kv, r);
  const std::size_t first = part_of(a, s.batch, of_head % a.heads_kv, r, 0);
  float largest = -__builtin_inff(), sum = 0;
  for (std::size_t c = 0; c < a.chunks; ++c) largest = native::larger_number(largest, a.maxima[first + c]);
  for (std::size_t c = 0; c < a.chunks; ++c)
    if (a.maxima[first + c] != -__builtin_inff() || a.sums[first + c] != 0)
      sum = native::fused(weight_of(a.maxima[first + c] - largest), a.sums[first + c], sum);
  const float factor = inverse_of_sum(a, row.head, largest, sum);
  for (auto i = static_cast<std::uint32_t>(native::own_lane()); i < a.value_dim; i += lane_count) {
    float result = 0;
    for (std::size_t c = 0; c < a.chunks; ++c)
      if (a.maxima[first + c] != -__builtin_inff() || a.sums[first + c] != 0)
        result = native::fused(weight_of(a.maxima[first + c] - largest),
                               a.results[(first + c) * a.value_dim + i], result);
    store_element(a.y.type, row.y, i, factor == 0 ? 0.0f : result * factor);
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
