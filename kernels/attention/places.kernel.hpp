// Where a row of attention's operands lies, and which keys a query sees. The CPU's kernels and a GPU's share
// it.
#pragma once

#include "kernels/attention/attention.hpp"
#include "pewter/native/basics.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::attention_arguments;
using detail::attention_rows;
using detail::attention_tile;

PEWTER_INLINE std::size_t smaller(std::size_t a, std::size_t b) { return a < b ? a : b; }

/// A batch's rows: where they begin in operands with offsets, and how many there are.
struct sequence {
  std::size_t batch, first_query, queries, first_key, keys;

  PEWTER_INLINE sequence(const attention_arguments& a, std::size_t b)
      : batch(b), first_query(0), queries(a.queries), first_key(0), keys(a.keys) {
    if (a.query_offsets != nullptr) {
      first_query = a.query_offsets[b];
      queries = a.query_offsets[b + 1] - first_query;
    }
    if (a.key_offsets != nullptr) {
      first_key = a.key_offsets[b];
      keys = a.key_offsets[b + 1] - first_key;
    }
    if (a.key_lengths != nullptr) keys = a.key_lengths[b];
  }
};

/// The rows of `count` keys, or values, from `first` on.
PEWTER_INLINE void find_rows(const attention_arguments& a, const attention_rows& of, const sequence& s,
                             std::size_t head, std::size_t first, std::size_t count, const char** rows) {
  const char* const of_head = of.data + head * of.head;
  if (a.block_table == nullptr) {
    const char* row =
        of_head + (a.key_offsets != nullptr ? 0 : s.batch * of.batch) + (s.first_key + first) * of.row;
    for (std::size_t k = 0; k < count; ++k, row += of.row) rows[k] = row;
    return;
  }
  const std::uint32_t* page = a.block_table + s.batch * a.table_columns + first / a.page_size;
  std::size_t in_page = first % a.page_size;
  for (std::size_t k = 0; k < count; ++k) {
    rows[k] = of_head + *page * of.batch + in_page * of.row;
    if (++in_page == a.page_size) {
      in_page = 0;
      ++page;
    }
  }
}

/// The row of one key, or value.
PEWTER_INLINE const char* cache_row(const attention_arguments& a, const attention_rows& of, const sequence& s,
                                    std::size_t head, std::size_t key) {
  if (a.block_table == nullptr)
    return of.data + head * of.head + (a.key_offsets != nullptr ? 0 : s.batch * of.batch) +
           (s.first_key + key) * of.row;
  const std::uint32_t page = a.block_table[s.batch * a.table_columns + key / a.page_size];
  return of.data + head * of.head + page * of.batch + key % a.page_size * of.row;
}

/// A query of one head.
struct query_row {
  std::size_t head, position;  // that of the key it is aligned with, plus the sequence's queries
  std::size_t begin, end;      // of the keys that it sees
  const char *q, *mask;        // mask: of key 0, or null
  char* y;
};

/// Row r of a head of the cache: query r / group of head r % group.
PEWTER_INLINE query_row row_of(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                               std::size_t r) {
  const std::size_t group = a.heads / a.heads_kv, query = r / group;
  query_row row;
  row.head = head_kv * group + r % group;
  row.position = query + s.keys;
  // Behind the last key that is seen, plus the sequence's queries.
  const std::size_t after = row.position + 1, none = s.queries;
  const auto without = [&](std::size_t at) PEWTER_INLINE_LAMBDA { return at > none ? at - none : 0; };
  row.begin = a.window == 0 || a.window >= after ? 0 : without(after - a.window);
  row.end = s.keys;
  if (a.causal)
    row.end = without(after);
  else if (a.window != 0 && a.window < s.keys + s.queries)
    row.end = smaller(s.keys, without(row.position + a.window));
  if (row.begin > row.end) row.begin = row.end;
  const std::size_t batch = a.query_offsets != nullptr ? 0 : s.batch, at = s.first_query + query;
  row.q = a.q.data + batch * a.q.batch + at * a.q.row + row.head * a.q.head;
  row.y = a.y_data + batch * a.y.batch + at * a.y.row + row.head * a.y.head;
  row.mask = a.mask.data == nullptr
                 ? nullptr
                 : a.mask.data + s.batch * a.mask.batch + at * a.mask.row + row.head * a.mask.head;
  return row;
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
