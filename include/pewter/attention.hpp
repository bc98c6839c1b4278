// Attention of any queries over any cache. The contract is that of kernels.hpp. How it is computed:
// kernels/attention/README.md.
#pragma once

#include "pewter/cache_type.hpp"
#include "pewter/kernels.hpp"

namespace pewter {

/// Keys or values.
struct attention_cache {
  const void* data = nullptr;  ///< blocks may have any address, numbers are aligned as their type
  cache_type type = cache_type::float32;

  /// Elements of any type.
  attention_cache(const void* stored, cache_type as) : data(stored), type(as) {}
  /// Plain numbers.
  attention_cache(const float* p) : data(p), type(cache_type::float32) {}
  /// Plain numbers.
  attention_cache(const half* p) : data(p), type(cache_type::float16) {}
  /// Plain numbers.
  attention_cache(const bfloat* p) : data(p), type(cache_type::bfloat16) {}
};

/// Query head h reads head h / (heads / heads_kv) of keys and values.
struct attention_extents {
  std::size_t batches = 1;    ///< sequences
  std::size_t heads = 0;      ///< of queries and results
  std::size_t heads_kv = 0;   ///< of keys and values; divides heads
  std::size_t queries = 0;    ///< of a sequence; with query_offsets: of all sequences together
  std::size_t keys = 0;       ///< of a sequence, at most; with key_offsets: of all sequences together
  std::size_t head_dim = 0;   ///< of queries and keys; a multiple of 32 for blocks
  std::size_t value_dim = 0;  ///< of values and results; a multiple of 32 for blocks
};

/// Elements from a batch's, a head's, a row's beginning to the next one's; rows themselves are contiguous.
/// All three 0: tight, (batches, heads, rows, dim), or (rows, heads, dim) where offsets say where a sequence
/// begins, or (pages, rows of a page, heads, dim) of a paged cache, whose `batch` is a page. For blocks they
/// are multiples of 32.
struct attention_strides {
  std::size_t batch = 0, head = 0, row = 0;
};

/// What scores become, and where operands are. A query's position is that of the key it is aligned with: the
/// last query with the last key of its sequence.
template <element T>
struct attention_options {
  float scale = 0;         ///< of scores; 0: 1 / sqrt(head_dim)
  float soft_cap = 0;      ///< c > 0: a scaled score s becomes c tanh(s / c)
  bool causal = false;     ///< keys after the query's position are hidden
  std::size_t window = 0;  ///< w > 0: keys w or more positions before or after the query are hidden
  /// (heads): slope times the distance of key and query is taken off a score. Press et al. 2021
  /// (arXiv:2108.12409).
  const float* alibi_slopes = nullptr;
  /// (heads): of one more key, whose value is zero and whose score this is. Xiao et al. 2023
  /// (arXiv:2309.17453).
  const float* sinks = nullptr;
  /// (queries, keys), added to scores; -infinity hides a key. With query_offsets its rows are those of all
  /// sequences; its columns are positions in the sequence. Strides of 0 share it; rows of 0: keys.
  const T* mask = nullptr;
  std::size_t mask_batch_stride = 0, mask_head_stride = 0, mask_row_stride = 0;
  /// (batches + 1), not decreasing: sequence b has rows offsets[b] up to offsets[b + 1].
  const std::uint32_t *query_offsets = nullptr, *key_offsets = nullptr;
  const std::uint32_t* key_lengths = nullptr;  ///< (batches): keys of each sequence; null: all
  /// (batches, table_columns): key p of sequence b is row p % page_size of page table[b][p / page_size].
  const std::uint32_t* block_table = nullptr;
  std::size_t table_columns = 0, page_size = 0, pages = 0;
  attention_strides q_strides = {}, k_strides = {}, v_strides = {}, y_strides = {};
};

/// y = softmax(soft_cap(scale q k^T) - alibi + mask) v for each sequence and head, each softmax over the keys
/// that its query sees: q and y (batches, heads, queries, head_dim or value_dim), k and v (batches, heads_kv,
/// keys, head_dim or value_dim). Scores are never stored as a whole: tiles of keys update maxima and sums
/// (Milakov and Gimelshein 2018, arXiv:1805.02867; Dao et al. 2022, arXiv:2205.14135), in float. A query that
/// sees no key gets zeros. Keys that a query does not see have no part in its result, whatever they are; keys
/// after a sequence's end, and tiles of 64 that causal and window hide from all queries, are not read. Where
/// there are few queries, parts of the keys are threadgroups of their own and are combined in order: bits
/// depend on extents, pattern and target, not on host threads or threadgroup size. Scratch is memory that the
/// calling thread keeps (release_workspace). Not in place. Patterns: vectorized (a SIMD group
/// some queries, key by key, as decoding needs it), tiled (64 queries by 64 keys).
///
/// On a GPU operands are the device's, except offsets, lengths and block table, which stay the host's and
/// are copied with each call; threadgroups have the kernel's own sizes. Matrix units take half and bfloat,
/// all of one type, in heads of 64 or 128 that begin at multiples of 16 bytes: they round weights to that
/// type before they multiply values, and a weight that becomes 0 takes a value that is not finite for NaN.
/// Everything else runs in float.
/// @throws error for a heads_kv that does not divide heads, offsets that decrease or exceed their operand,
///   lengths beyond keys, pages that the cache does not have, strides of y that let rows overlap, scale and
///   soft_cap that are negative or not finite, and on a GPU a head_dim or value_dim beyond 1024;
///   std::bad_alloc
template <element T>
void attention(const T* q, const attention_cache& k, const attention_cache& v, T* y,
               const attention_extents& extents, const attention_options<T>& how = {},
               const launch& options = {});

}  // namespace pewter
