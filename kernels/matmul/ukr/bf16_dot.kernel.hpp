// Products of bfloat by vdpbf16ps of AVX512-BF16, which adds the products of a pair to a float. It takes
// subnormal operands for zero and gives zero for subnormal results.
#pragma once

#include "kernels/matmul/pack/vnni.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

PEWTER_INLINE native::vec<float> add_products(const native::vec<float>& sum, pair_register a,
                                              pair_register b) {
#if defined(__clang__) && __clang_major__ == 16  // whose code for vectors of bfloat overflows its stack
  __m512 r = sum.data;
  __asm__("vdpbf16ps %2, %1, %0" : "+v"(r) : "v"(a), "v"(b));
  return r;
#else
  return _mm512_dpbf16_ps(sum.data, (__m512bh)a, (__m512bh)b);
#endif
}

/// Where a stage finds op(A): the pair of row r at step k is at(k) + r * row.
struct blocks_of_a {
  const bfloat* from;
  static constexpr std::size_t row = unit_steps;
  static constexpr bool padded = true;  // by zeros

  PEWTER_INLINE const bfloat* at(std::size_t k) const {
    return from + k / unit_steps * unit_block + k % unit_steps;
  }
};
struct rows_of_a {
  const bfloat* from;
  std::size_t row;
  static constexpr bool padded = false;

  PEWTER_INLINE const bfloat* at(std::size_t k) const { return from + k; }
};
/// Where it finds op(B), two steps from step k on.
struct packed_panel {
  const bfloat* from;

  PEWTER_INLINE void load(std::size_t k, std::size_t, pair_register (&pairs)[2], all_lanes) const {
    pairs[0] = load_pairs(from + k * unit_cols);
    pairs[1] = load_pairs(from + k * unit_cols + unit_cols);
  }
};
struct plain_rows {
  const bfloat* from;
  std::size_t row;

  template <class Active>
  PEWTER_INLINE void load(std::size_t k, std::size_t depth, pair_register (&pairs)[2], Active active) const {
    const bfloat* p = from + k * row;
    pair_rows(load_pairs(p, active), k + 1 < depth ? load_pairs(p + row, active) : no_pairs(), pairs);
    const auto ahead = reinterpret_cast<std::uintptr_t>(p) + depth * row * sizeof(bfloat);
    __builtin_prefetch(reinterpret_cast<const void*>(ahead));
    __builtin_prefetch(reinterpret_cast<const void*>(ahead + row * sizeof(bfloat)));
  }
};

/// The 8 rows of sums are 16 registers; a pair of steps is 16 products, 2 loads and 8 broadcasts.
constexpr int pairs_strip = 8;

/// `rows` rows of `registers` registers, of 16 columns each.
template <int rows, int registers, class A, class B, class Active>
[[gnu::flatten, gnu::noinline]] void multiply_pairs(sums_of_part sums, bool from_zero, const A& a, const B& b,
                                                    std::size_t depth, Active active) {
  native::vec<float> sum[registers * rows];
  native::each<registers * rows>([&](auto i) {
    sum[i] = from_zero ? native::vec<float>(0.0f)
                       : sums.load(std::size_t{i.value / registers}, i.value % registers, all_lanes{});
  });
  const auto multiply = [&]<class Word>(std::size_t k, Word word) PEWTER_INLINE_LAMBDA {
    pair_register pairs[2];
    b.load(k, depth, pairs, active);
    const bfloat* a_pair = a.at(k);
    native::each<rows>([&](auto r) {
      __builtin_memcpy(&word, a_pair + std::size_t{r.value} * a.row, sizeof word);
      const pair_register a_part = _mm512_set1_epi32(static_cast<std::int32_t>(word));
      native::each<registers>([&](auto j) {
        sum[registers * r + j] = add_products(sum[registers * r + j], a_part, pairs[j.value]);
      });
    });
  };
  const std::size_t whole_pairs = A::padded ? depth : depth / 2 * 2;
  for (std::size_t k = 0; k < whole_pairs; k += 2) multiply(k, std::int32_t{});
  if (whole_pairs < depth) multiply(whole_pairs, std::uint16_t{});
  native::each<registers * rows>([&](auto i) {
    sums.store(std::size_t{i.value / registers}, i.value % registers, sum[i], all_lanes{});
  });
}

/// The same for a number of rows that is known at run time only, at most pairs_strip.
template <int rows = pairs_strip, class A, class B, class Active>
PEWTER_INLINE void multiply_strip_of_pairs(std::size_t present, std::size_t cols, sums_of_part sums,
                                           bool from_zero, const A& a, const B& b, std::size_t depth,
                                           Active active) {
  if constexpr (rows > 1) {
    if (present < rows)
      return multiply_strip_of_pairs<rows - 1>(present, cols, sums, from_zero, a, b, depth, active);
  }
  if (cols <= native::width<float>)
    multiply_pairs<rows, 1>(sums, from_zero, a, b, depth, active);
  else
    multiply_pairs<rows, 2>(sums, from_zero, a, b, depth, active);
}
template <class A, class B, class Active>
PEWTER_INLINE void multiply_rows_of_pairs(const part_of_product& p, sums_of_part sums, const A& a, const B& b,
                                          Active active) {
  for (std::size_t r = 0; r < p.rows; r += pairs_strip) {
    A strip = a;
    strip.from += r * a.row;
    multiply_strip_of_pairs(p.rows - r < pairs_strip ? p.rows - r : pairs_strip, p.cols, sums.below(r),
                            p.k == 0, strip, b, p.depth, active);
  }
}

/// A register of 32 steps, for dot products.
struct pair_steps {
  using a_element = bfloat;
  using b_element = bfloat;
  using part = pair_register;
  static constexpr std::size_t width = unit_steps;

  PEWTER_INLINE static part load_part(const bfloat* p) { return load_pairs(p); }
  PEWTER_INLINE static part load_part(const bfloat* p, lane_mask rest) { return load_pairs(p, rest); }
  PEWTER_INLINE static native::vec<float> multiply_add(part a, part b, const native::vec<float>& sum) {
    return add_products(sum, a, b);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
