// What a threadgroup of attention_few_queries.hpp has: up to 16 rows of a head of the cache, and a part of
// its keys.
#pragma once

#include "kernels/offload/attention/attention_elements.hpp"
#include "kernels/offload/attention/attention_few_queries.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

namespace few_queries = detail::few_queries;

/// The threadgroup's rows and keys.
struct few_queries_block {
  std::size_t batch, head_kv, index;
  std::uint32_t first, count, chunk;
  std::uint32_t begin, end;  ///< of keys

  PEWTER_INLINE few_queries_block(const attention_arguments& a, std::uint32_t at) {
    chunk = static_cast<std::uint32_t>(at % a.chunks);
    index = at / a.chunks;
    const std::size_t of_head = index / a.blocks;
    first = static_cast<std::uint32_t>(a.blocks - 1 - index % a.blocks) * few_queries::rows;
    head_kv = of_head % a.heads_kv;
    batch = of_head / a.heads_kv;
    count = begin = end = 0;
  }
  /// The rows that there are, and the keys that any of them sees.
  PEWTER_INLINE void find(const attention_arguments& a, const sequence& s) {
    const std::size_t rows = s.queries * (a.heads / a.heads_kv);
    if (first >= rows) return;
    count = static_cast<std::uint32_t>(smaller(rows - first, few_queries::rows));
    const std::size_t last = row_of(a, s, head_kv, first + count - 1).end,
                      from = row_of(a, s, head_kv, first).begin / few_queries::keys * few_queries::keys;
    const std::size_t part = chunk * a.keys_of_chunk;
    begin = static_cast<std::uint32_t>(from < part ? part : from);
    end = static_cast<std::uint32_t>(smaller(last, part + a.keys_of_chunk));
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
