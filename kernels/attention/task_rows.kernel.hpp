// The rows of a task of the pattern tiled, and which keys of a tile they see.
#pragma once

#include "kernels/attention/cache.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What belongs to the queries of a task.
struct task_rows {
  alignas(64) float largest[attention_tile], sums[attention_tile], factors[attention_tile];
  alignas(64) float begin[attention_tile], end[attention_tile];  // of visible keys, relative to the tile
  alignas(64) float distances[attention_tile];                   // from the tile's first key
  alignas(64) float slopes[attention_tile];
  query_row row[attention_tile];
  std::size_t count;
  // Keys that some row sees, and those that every row sees.
  std::size_t some_begin, some_end, all_begin, all_end;
};

/// Rows from `first` on, so many keys of the sequence.
PEWTER_INLINE void begin_rows(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                              std::size_t first, std::size_t count, task_rows& rows) {
  rows.count = count;
  rows.some_begin = rows.all_end = s.keys;
  rows.some_end = rows.all_begin = 0;
  for (std::size_t r = 0; r < count; ++r) {
    const query_row row = rows.row[r] = row_of(a, s, head_kv, first + r);
    rows.some_begin = smaller(rows.some_begin, row.begin);
    rows.all_end = smaller(rows.all_end, row.end);
    if (row.end > rows.some_end) rows.some_end = row.end;
    if (row.begin > rows.all_begin) rows.all_begin = row.begin;
    rows.slopes[r] = a.slopes == nullptr ? 0.0f : a.slopes[row.head];
  }
  for (std::size_t r = 0; r < attention_tile; ++r) {
    rows.largest[r] = -__builtin_inff();
    rows.sums[r] = 0;
    if (r >= count) rows.begin[r] = rows.end[r] = rows.distances[r] = rows.slopes[r] = 0;
  }
}

/// Where keys from `first` on lie to the rows of the task.
PEWTER_INLINE void place_tile(const sequence& s, std::size_t first, task_rows& rows) {
  const auto relative = [&](std::size_t at) PEWTER_INLINE_LAMBDA {
    return at > first ? static_cast<float>(smaller(at - first, attention_tile)) : 0.0f;
  };
  for (std::size_t r = 0; r < rows.count; ++r) {
    const query_row& row = rows.row[r];
    rows.begin[r] = relative(row.begin);
    rows.end[r] = relative(row.end);
    rows.distances[r] = static_cast<float>(static_cast<std::int64_t>(row.position - s.queries - first));
  }
}

/// Keys of the tile that some of the rows [from, to) see, by place_tile.
struct seen_keys {
  std::size_t begin = attention_tile, end = 0;

  PEWTER_INLINE seen_keys(const task_rows& rows, std::size_t from, std::size_t to) {
    float first = attention_tile, last = 0;
    for (std::size_t r = from; r < smaller(to, rows.count); ++r) {
      if (rows.begin[r] < first) first = rows.begin[r];
      if (rows.end[r] > last) last = rows.end[r];
    }
    if (first >= last) return;
    begin = static_cast<std::size_t>(first);
    end = static_cast<std::size_t>(last);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
