// Where attention's operands lie: strides, tight or the caller's, the extent that they span, and the checks
// of everything that the caller may have got wrong.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/attention/attention.hpp"
#include "kernels/runtime/arguments.hpp"
#include "pewter/attention.hpp"

namespace pewter::detail {

inline constexpr const char* attention_name = "attention";

/// A product and sums in elements, for extents that cannot be addressed.
inline std::size_t checked_span(const char* operand, std::size_t count, std::size_t stride,
                                std::size_t behind) {
  if (count == 0 || behind == 0) return 0;
  std::size_t span = 0;
  constexpr std::size_t limit = std::numeric_limits<std::ptrdiff_t>::max() / 4;
  if (__builtin_mul_overflow(count - 1, stride, &span) || __builtin_add_overflow(span, behind, &span) ||
      span > limit)
    raise("%s: %s spans more elements than can be addressed: %zu times %zu", attention_name, operand, count,
          stride);
  return span;
}

/// An operand of rows: how many there are of what, and how far apart.
struct attention_operand {
  const char* name;
  std::size_t batches, heads, rows, dim;
  attention_strides strides;
  cache_type type;

  /// The distance from the first element to behind the last one.
  std::size_t span() const {
    const std::size_t of_rows = checked_span(name, rows, strides.row, dim);
    return checked_span(name, batches, strides.batch, checked_span(name, heads, strides.head, of_rows));
  }
  std::size_t bytes_of(std::size_t elements) const {
    return elements / traits_of(type).elements * traits_of(type).bytes;
  }
  std::size_t bytes() const { return bytes_of(span()); }
  attention_rows at(const void* data) const {
    return {static_cast<const char*>(data), bytes_of(strides.batch), bytes_of(strides.head),
            bytes_of(strides.row), type};
  }
};

/// @param of with the caller's strides; zeros: they are tight
/// @param rows_first whether rows come before heads where strides are tight
inline attention_operand operand_of(attention_operand of, bool rows_first) {
  auto& [name, batches, heads, rows, dim, strides, type] = of;
  if (strides.batch == 0 && strides.head == 0 && strides.row == 0) {
    const std::size_t all = check_elements(attention_name, sizeof(float), heads, rows, dim);
    check_elements(attention_name, sizeof(float), batches, all);
    strides = rows_first ? attention_strides{all, dim, heads * dim} : attention_strides{all, rows * dim, dim};
  }
  const std::size_t block = traits_of(type).elements;
  for (const std::size_t n : {dim, strides.batch, strides.head, strides.row})
    if (n % block != 0)
      raise(
          "%s: %s has rows or strides of %zu elements, must be multiples of %zu, the elements of a block of "
          "%s",
          attention_name, name, n, block, traits_of(type).name);
  return of;
}

/// Throws if rows of results have elements in common: of its dimensions by their strides, each must be at
/// least as far apart as the ones before it span.
inline void check_rows_apart(const attention_operand& y) {
  std::pair<std::size_t, std::size_t> steps[] = {
      {y.strides.row, y.rows}, {y.strides.head, y.heads}, {y.strides.batch, y.batches}};
  std::sort(std::begin(steps), std::end(steps));
  std::size_t span = y.dim;
  if (y.span() == 0) return;
  for (const auto& [stride, count] : steps) {
    if (count < 2) continue;
    if (stride < span)
      raise("%s: a stride of y = %zu lets rows overlap, must be at least %zu", attention_name, stride, span);
    span += (count - 1) * stride;
  }
}

/// The largest length that offsets give; they do not decrease and end within `rows`.
inline std::size_t check_offsets(const char* name, const std::uint32_t* offsets, std::size_t batches,
                                 std::size_t rows) {
  std::size_t longest = 0;
  for (std::size_t b = 0; b < batches; ++b) {
    if (offsets[b + 1] < offsets[b])
      raise("%s: %s[%zu] = %u, must be at least %u, the one before", attention_name, name, b + 1,
            offsets[b + 1], offsets[b]);
    longest = std::max<std::size_t>(longest, offsets[b + 1] - offsets[b]);
  }
  if (batches != 0 && offsets[batches] > rows)
    raise("%s: %s[%zu] = %u, must be at most %zu", attention_name, name, batches, offsets[batches], rows);
  return longest;
}

inline void check_number(const char* name, float value) {
  if (!(value >= 0) || std::isinf(value))
    raise("%s: %s = %g, must be at least 0 and finite", attention_name, name, static_cast<double>(value));
}

/// How long sequences are, at most.
struct longest_sequence {
  std::size_t queries, keys;
};

template <class T>
longest_sequence check_sequences(const attention_extents& e, const attention_options<T>& how) {
  longest_sequence longest{e.queries, e.keys};
  if (how.query_offsets != nullptr) {
    longest.queries = check_offsets("query_offsets", how.query_offsets, e.batches, e.queries);
    if (how.mask != nullptr && how.mask_batch_stride != 0)
      raise("%s: mask_batch_stride = %zu, must be 0 with query_offsets", attention_name,
            how.mask_batch_stride);
  }
  if (how.key_offsets != nullptr) {
    if (how.key_lengths != nullptr || how.block_table != nullptr)
      raise("%s: key_offsets stand beside key_lengths or block_table, must stand alone", attention_name);
    longest.keys = check_offsets("key_offsets", how.key_offsets, e.batches, e.keys);
  }
  if (how.key_lengths != nullptr) {
    longest.keys = 0;
    for (std::size_t b = 0; b < e.batches; ++b) {
      if (how.key_lengths[b] > e.keys)
        raise("%s: key_lengths[%zu] = %u, must be at most %zu, the keys", attention_name, b,
              how.key_lengths[b], e.keys);
      longest.keys = std::max<std::size_t>(longest.keys, how.key_lengths[b]);
    }
  }
  return longest;
}

/// Throws for a table that is too narrow, and for pages that do not exist.
template <class T>
void check_table(const attention_extents& e, const attention_options<T>& how) {
  if (how.block_table == nullptr) return;
  if (how.page_size == 0) raise("%s: page_size = 0, must be at least 1", attention_name);
  const std::size_t columns = e.keys / how.page_size + (e.keys % how.page_size != 0);
  if (how.table_columns < columns)
    raise("%s: table_columns = %zu, must be at least %zu for %zu keys in pages of %zu", attention_name,
          how.table_columns, columns, e.keys, how.page_size);
  check_elements(attention_name, sizeof(std::uint32_t), e.batches, how.table_columns);
  for (std::size_t b = 0; b < e.batches; ++b) {
    const std::size_t keys = how.key_lengths != nullptr ? how.key_lengths[b] : e.keys;
    for (std::size_t c = 0; c * how.page_size < keys; ++c)
      if (const std::uint32_t page = how.block_table[b * how.table_columns + c]; page >= how.pages)
        raise("%s: block_table[%zu][%zu] = %u, must be below %zu, the pages", attention_name, b, c, page,
              how.pages);
  }
}

/// Checks what is not about where operands lie.
template <class T>
longest_sequence check_extents(const attention_cache& k, const attention_cache& v, const attention_extents& e,
                               const attention_options<T>& how) {
  if (e.heads_kv == 0 ? e.heads != 0 : e.heads % e.heads_kv != 0)
    raise("%s: heads_kv = %zu, must divide heads = %zu", attention_name, e.heads_kv, e.heads);
  for (const auto& [name, type] : {std::pair{"k", k.type}, std::pair{"v", v.type}})
    if (type > cache_type::q4_0)
      raise("%s: type of %s = %d is unknown, must be at most %d", attention_name, name,
            static_cast<int>(type), static_cast<int>(cache_type::q4_0));
  check_number("scale", how.scale);
  check_number("soft_cap", how.soft_cap);
  const longest_sequence longest = check_sequences(e, how);
  check_table(e, how);
  return longest;
}

/// All operands that are rows.
struct attention_operands {
  attention_operand q, k, v, y, mask;
};

template <class T>
attention_operands operands_of(const attention_cache& k, const attention_cache& v, const attention_extents& e,
                               const attention_options<T>& how, longest_sequence longest) {
  const auto type = static_cast<cache_type>(element_type_of<T>);
  const bool paged = how.block_table != nullptr, by_offsets = how.query_offsets != nullptr,
             keys_by_offsets = how.key_offsets != nullptr;
  const std::size_t sequences = by_offsets ? 1 : e.batches;
  const std::size_t caches = paged             ? how.pages
                             : keys_by_offsets ? 1
                                               : e.batches,
                    rows = paged ? how.page_size : e.keys;
  const std::size_t mask_row = how.mask_row_stride != 0 ? how.mask_row_stride : e.keys;
  return {operand_of({"q", sequences, e.heads, e.queries, e.head_dim, how.q_strides, type}, by_offsets),
          operand_of({"k", caches, e.heads_kv, rows, e.head_dim, how.k_strides, k.type},
                     paged || keys_by_offsets),
          operand_of({"v", caches, e.heads_kv, rows, e.value_dim, how.v_strides, v.type},
                     paged || keys_by_offsets),
          operand_of({"y", sequences, e.heads, e.queries, e.value_dim, how.y_strides, type}, by_offsets),
          {"mask",
           e.batches,
           e.heads,
           how.mask == nullptr ? 0 : e.queries,
           longest.keys,
           {how.mask_batch_stride, how.mask_head_stride, mask_row},
           type}};
}

/// Checks where everything is.
template <class T>
void check_places(const T* q, const attention_cache& k, const attention_cache& v, const T* y,
                  const attention_extents& e, const attention_options<T>& how, const attention_operands& of) {
  const std::size_t y_bytes = of.y.bytes(),
                    sequences = how.query_offsets || how.key_offsets ? e.batches + 1 : 0;
  const auto check = [&](const char* name, const auto* p, std::size_t count, std::size_t each) {
    check_pointer(attention_name, name, p, count);
    check_no_overlap(attention_name, name, p, count * each, "y", y, y_bytes);
  };
  check("q", q, of.q.span(), sizeof(T));
  const auto check_cache = [&](const attention_cache& cache, const attention_operand& rows) {
    if (cache.type == cache_type::float32)
      check(rows.name, static_cast<const float*>(cache.data), rows.span(), sizeof(float));
    else if (traits_of(cache.type).bytes == sizeof(half))
      check(rows.name, static_cast<const half*>(cache.data), rows.span(), sizeof(half));
    else
      check(rows.name, static_cast<const std::uint8_t*>(cache.data), rows.bytes(), 1);
  };
  check_cache(k, of.k);
  check_cache(v, of.v);
  check_pointer(attention_name, "y", y, of.y.span());
  if (how.mask != nullptr) check("mask", how.mask, of.mask.span(), sizeof(T));
  const auto check_words = [&](const char* name, const auto* p, std::size_t count) {
    if (p != nullptr) check(name, p, count, sizeof(*p));
  };
  check_words("alibi_slopes", how.alibi_slopes, e.heads);
  check_words("sinks", how.sinks, e.heads);
  check_words("query_offsets", how.query_offsets, sequences);
  check_words("key_offsets", how.key_offsets, sequences);
  check_words("key_lengths", how.key_lengths, e.batches);
  check_words("block_table", how.block_table, e.batches * how.table_columns);
  check_rows_apart(of.y);
}

}  // namespace pewter::detail
