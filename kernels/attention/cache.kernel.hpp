// Rows of a cache: where they lie, and 32 elements of one as float, whatever it is stored as.
#pragma once

#include "kernels/attention/attention.hpp"
#include "kernels/quantized/formats.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::attention_arguments;
using detail::attention_rows;
using detail::attention_tile;

PEWTER_INLINE std::size_t smaller(std::size_t a, std::size_t b) { return a < b ? a : b; }
PEWTER_INLINE std::size_t whole_lanes(std::size_t n) {
  return (n + lane_count - 1) / lane_count * lane_count;
}

/// Of all 32 lanes, which are elements here, however many threads the SIMD group has.
PEWTER_INLINE float sum_of_lanes(const lanes<float>& x) {
  float values[lane_count], sum = 0;
  x.to_array(values);
  for (const float v : values) sum += v;
  return sum;
}
PEWTER_INLINE float largest_of(const lanes<float>& x) {
  float values[lane_count], largest = -__builtin_inff();
  x.to_array(values);
  for (const float v : values) largest = v > largest ? v : largest;
  return largest;
}

// ---- elements ----

/// Elements i to i + 31 of a row; with a mask only the active ones are read.
template <class T>
struct number_reader {
  static constexpr int bytes = lane_count * static_cast<int>(sizeof(T));  // of 32 elements
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i) {
    return load(reinterpret_cast<const T*>(row) + i);
  }
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i, lane_mask active) {
    return load(reinterpret_cast<const T*>(row) + i, active);
  }
};
/// The same of blocks, i being the first element of one.
template <block_type type>
struct block_reader {
  using F = format<type>;
  static constexpr int bytes = F::bytes;
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i) {
    const auto* const block = reinterpret_cast<const std::uint8_t*>(row) + i / lane_count * F::bytes;
    PEWTER_CHECKED(check_read(block, F::bytes);)
    float scale[1];
    F::scales(block, scale, nullptr);
    return elements_of<F>(F::codes(block, 0), scale, nullptr);
  }
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i, lane_mask) { return at(row, i); }
};

/// f(reader) of the type.
template <class F>
PEWTER_INLINE void with_reader(cache_type type, F f) {
  switch (type) {
    case cache_type::float32:
      return f(number_reader<float>{});
    case cache_type::float16:
      return f(number_reader<half>{});
    case cache_type::bfloat16:
      return f(number_reader<bfloat>{});
    case cache_type::q8_0:
      return f(block_reader<block_type::q8_0>{});
    case cache_type::q4_0:
      return f(block_reader<block_type::q4_0>{});
  }
}

/// n elements of each of some rows, times a factor, with zeros up to the next multiple of 32; rows of `to`
/// are `to_row` apart.
[[gnu::flatten, gnu::noinline]] void unpack_rows(const char* const* rows, std::size_t count, cache_type type,
                                                 std::size_t n, float factor, float* to, std::size_t to_row) {
  with_reader(type, [&]<class R>(R) {
    for (std::size_t r = 0; r < count; ++r, to += to_row) {
      std::size_t i = 0;
      for (; i + lane_count <= n; i += lane_count) (R::at(rows[r], i) * factor).to_array(to + i);
      if (i < n)
        (R::at(rows[r], i, first_lanes(static_cast<std::uint32_t>(n - i))) * factor).to_array(to + i);
    }
  });
}

/// n numbers of a row of results.
[[gnu::noinline]] void store_row(const float* from, std::size_t n, float factor, cache_type type, char* to) {
  const auto store_as = [&]<class T>(T) PEWTER_INLINE_LAMBDA {
    T* const y = reinterpret_cast<T*>(to);
    std::size_t i = 0;
    for (; i + lane_count <= n; i += lane_count) store(y + i, lanes<float>::from_array(from + i) * factor);
    if (i < n)
      store(y + i, lanes<float>::from_array(from + i) * factor,
            first_lanes(static_cast<std::uint32_t>(n - i)));
  };
  if (type == cache_type::float32) return store_as(float{});
  if (type == cache_type::float16) return store_as(half{});
  store_as(bfloat{});
}

// ---- places ----

PEWTER_INLINE std::size_t bytes_of_row(cache_type type, std::size_t n) {
  return n / traits_of(type).elements * traits_of(type).bytes;
}

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

// ---- scratch ----

/// A piece of scratch that no other SIMD group at work has. There are as many as host threads, so that one is
/// free, or soon will be: nobody waits while it has one.
class scratch_piece {
 public:
  PEWTER_INLINE explicit scratch_piece(const detail::attention_scratch& all) : all_(all) {
    while (__atomic_exchange_n(&all_.taken[at_], 1u, __ATOMIC_ACQUIRE) != 0)
      at_ = at_ + 1 < all_.count ? at_ + 1 : 0;
  }
  PEWTER_INLINE ~scratch_piece() { __atomic_store_n(&all_.taken[at_], 0u, __ATOMIC_RELEASE); }
  scratch_piece(const scratch_piece&) = delete;
  scratch_piece& operator=(const scratch_piece&) = delete;
  PEWTER_INLINE float* floats() const { return reinterpret_cast<float*>(all_.pieces + at_ * all_.bytes); }

 private:
  const detail::attention_scratch& all_;
  std::size_t at_ = 0;
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
