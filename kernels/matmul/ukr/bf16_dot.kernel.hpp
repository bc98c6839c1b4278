// The BF16 dot-product micro-kernel: vdpbf16ps of AVX512-BF16 adds the products of two iterations over k to a
// float. It takes subnormal operands for zero and gives zero for subnormal results.
#pragma once

#include "kernels/common/prefetch.kernel.hpp"
#include "kernels/matmul/pack/vnni.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

PEWTER_INLINE native::vec<float> add_dot_products(const native::vec<float>& sum, vnni_register a,
                                                  vnni_register b) {
#if defined(__clang__) && __clang_major__ == 16  // whose code for vectors of bfloat overflows its stack
  __m512 r = sum.data;
  __asm__("vdpbf16ps %2, %1, %0" : "+v"(r) : "v"(a), "v"(b));
  return r;
#else
  return _mm512_dpbf16_ps(sum.data, (__m512bh)a, (__m512bh)b);
#endif
}

/// op(A) of a block: iterations k and k + 1 of row r are at(k) + r * row.
struct amx_tiles_of_a {
  const bfloat* from;
  static constexpr std::size_t row = amx_k;
  static constexpr bool padded = true;  // by zeros

  PEWTER_INLINE const bfloat* at(std::size_t k) const { return from + k / amx_k * amx_tile + k % amx_k; }
};
struct plain_rows_of_a {
  const bfloat* from;
  std::size_t row;
  static constexpr bool padded = false;

  PEWTER_INLINE const bfloat* at(std::size_t k) const { return from + k; }
};
/// op(B), iterations k and k + 1.
struct vnni_panel {
  const bfloat* from;
  bool beyond_l2;  // which it is read from for the first time

  PEWTER_INLINE void load(std::size_t k, std::size_t, vnni_register (&pairs)[2], all_lanes) const {
    const bfloat* p = from + k * amx_cols;
    if (beyond_l2) {
      prefetch_lines<sizeof pairs, 2>(reinterpret_cast<std::uintptr_t>(p) + panel_bytes_ahead);
      constexpr std::size_t eight_iterations = 8 * sizeof pairs;
      prefetch_lines<sizeof pairs, 1>(reinterpret_cast<std::uintptr_t>(p) + eight_iterations);
    }
    pairs[0] = load_vnni(p);
    pairs[1] = load_vnni(p + amx_cols);
  }
};
struct rows_of_b {
  const bfloat* from;
  std::size_t row;

  template <class Active>
  PEWTER_INLINE void load(std::size_t k, std::size_t kc, vnni_register (&pairs)[2], Active active) const {
    const bfloat* p = from + k * row;
    interleave_rows(load_vnni(p, active), k + 1 < kc ? load_vnni(p + row, active) : zero_vnni(), pairs);
    const auto ahead = reinterpret_cast<std::uintptr_t>(p) + kc * row * sizeof(bfloat);
    __builtin_prefetch(reinterpret_cast<const void*>(ahead));
    __builtin_prefetch(reinterpret_cast<const void*>(ahead + row * sizeof(bfloat)));
  }
};

/// 8 rows of sums are 16 registers; two iterations are 16 products, 2 loads and 8 broadcasts. Where rows have
/// one register, 16 rows hide the latency.
constexpr int bf16_mr = 8;

/// Where the rows of a block begin and end: as accumulators, or at last rounded, in C.
struct bf16_sums {
  accumulator_view sums;
  bool from_zero;
  bfloat* c;  // null: they stay accumulators
  std::size_t c_row, cols;

  PEWTER_INLINE bf16_sums below(std::size_t rows) const {
    return {sums.below(rows), from_zero, c != nullptr ? c + rows * c_row : c, c_row, cols};
  }
};
template <int rows, int registers>
PEWTER_INLINE void round_into_c(const native::vec<float> (&sum)[rows * registers], const bf16_sums& to) {
  const auto rounded = [&](auto active) PEWTER_INLINE_LAMBDA {
    native::each<rows>([&](auto r) {
      lanes<float> row;
      row.v[0] = sum[registers * r];
      row.v[1] = registers == 2 ? sum[registers * r + registers - 1] : native::vec<float>(0.0f);
      store_plain(to.c + std::size_t{r.value} * to.c_row, row, active);
    });
  };
  if (registers == 2 && to.cols >= lane_count)
    rounded(all_lanes{});
  else
    rounded(first_lanes(static_cast<std::uint32_t>(to.cols)));
}

/// `rows` rows of `registers` registers, of 16 columns each.
template <int rows, int registers, class A, class B, class Active>
[[gnu::flatten, gnu::noinline]] void bf16_micro_kernel(const bf16_sums& of, A a, B b, std::size_t kc,
                                                       Active active) {
  const accumulator_view sums = of.sums;
  const bool from_zero = of.from_zero;
  native::vec<float> sum[registers * rows];
  native::each<registers * rows>([&](auto i) {
    sum[i] = from_zero ? native::vec<float>(0.0f)
                       : sums.load(std::size_t{i.value / registers}, i.value % registers, all_lanes{});
  });
  const auto multiply = [&]<class Word>(std::size_t k, Word word) PEWTER_INLINE_LAMBDA {
    vnni_register pairs[2];
    b.load(k, kc, pairs, active);
    const bfloat* a_pair = a.at(k);
    native::each<rows>([&](auto r) {
      __builtin_memcpy(&word, a_pair + std::size_t{r.value} * a.row, sizeof word);
      const vnni_register a_part = _mm512_set1_epi32(static_cast<std::int32_t>(word));
      native::each<registers>([&](auto j) {
        sum[registers * r + j] = add_dot_products(sum[registers * r + j], a_part, pairs[j.value]);
      });
    });
  };
  const std::size_t whole_pairs = A::padded ? kc : kc / 2 * 2;
  for (std::size_t k = 0; k < whole_pairs; k += 2) multiply(k, std::int32_t{});
  if (whole_pairs < kc) multiply(whole_pairs, std::uint16_t{});
  if (of.c != nullptr) return round_into_c<rows, registers>(sum, of);
  native::each<registers * rows>([&](auto i) {
    sums.store(std::size_t{i.value / registers}, i.value % registers, sum[i], all_lanes{});
  });
}

/// The same for a number of rows that is known at run time only, at most bf16_mr.
template <int registers, int rows = bf16_mr, class A, class B, class Active>
PEWTER_INLINE void multiply_bf16_micro_tile(std::size_t present, const bf16_sums& sums, A a, B b,
                                            std::size_t kc, Active active) {
  if constexpr (rows > 1) {
    if (present < rows) return multiply_bf16_micro_tile<registers, rows - 1>(present, sums, a, b, kc, active);
  }
  bf16_micro_kernel<rows, registers>(sums, a, b, kc, active);
}
/// @param a,b by value: a copy of what was just stored in pieces would wait for the stores
template <class A, class B, class Active>
[[gnu::noinline]] void multiply_bf16_block(const block_coordinates& at, const bf16_sums& sums, A a, B b,
                                           Active active) {
  const bool one_register = at.cols <= native::width<float>;
  if (one_register && at.rows == block_rows)
    return bf16_micro_kernel<static_cast<int>(block_rows), 1>(sums, a, b, at.kc, active);
  for (std::size_t r = 0; r < at.rows; r += bf16_mr) {
    const std::size_t present = least_of(at.rows - r, bf16_mr);
    if (one_register)
      multiply_bf16_micro_tile<1>(present, sums.below(r), a, b, at.kc, active);
    else
      multiply_bf16_micro_tile<2>(present, sums.below(r), a, b, at.kc, active);
    a.from += bf16_mr * a.row;
  }
}

/// A register of 32 iterations over k, for inner products.
struct bf16_dot {
  using a_element = bfloat;
  using b_element = bfloat;
  using part = vnni_register;
  static constexpr std::size_t width = amx_k;

  PEWTER_INLINE static part load_part(const bfloat* p) { return load_vnni(p); }
  PEWTER_INLINE static part load_part(const bfloat* p, lane_mask rest) { return load_vnni(p, rest); }
  PEWTER_INLINE static native::vec<float> multiply_add(part a, part b, const native::vec<float>& sum) {
    return add_dot_products(sum, a, b);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
