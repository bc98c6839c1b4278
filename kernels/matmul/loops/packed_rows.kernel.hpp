// Few rows of C (decoding: 1 to 4) by weights that the caller packed: several adjacent panels at a time, each
// a stream of its own for hardware prefetchers, with the sums of all of K in registers. Why:
// kernels/matmul/skinny.md#packed-weights.
#pragma once

#include "kernels/matmul/loops/blocked_bf16.kernel.hpp"
#include "kernels/matmul/loops/blocked_fma.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// How panels of `cols` columns are multiplied, with `steps` iterations over k in a register.
struct float_panels {
  using element = float;
  using part = native::vec<float>;
  static constexpr std::size_t cols = panel_cols<float>, steps = 1;

  PEWTER_INLINE static part of_b(const float* p) { return native::load(p); }
  PEWTER_INLINE static part of_a(const float* p) { return part(*p); }
  PEWTER_INLINE static native::vec<float> multiply_add(part a, part b, const native::vec<float>& sum) {
    return native::fma(a, b, sum);
  }
};
#if defined(PEWTER_BF16_BLOCKS)
struct bf16_panels {
  using element = bfloat;
  using part = vnni_register;
  static constexpr std::size_t cols = amx_cols, steps = 2;

  PEWTER_INLINE static part of_b(const bfloat* p) { return load_vnni(p); }
  template <class Word = std::int32_t>
  PEWTER_INLINE static part of_a(const bfloat* p, Word word = {}) {
    __builtin_memcpy(&word, p, sizeof word);
    return _mm512_set1_epi32(static_cast<std::int32_t>(word));
  }
  PEWTER_INLINE static native::vec<float> multiply_add(part a, part b, const native::vec<float>& sum) {
    return add_dot_products(sum, a, b);
  }
};
#endif

/// op(A), element (r, k) being from[r * row + k * col]; op(B)'s first panel, `panel` elements from the next.
template <class T>
struct packed_row_operands {
  const T* a;
  std::size_t row, col;
  const T* b;
  std::size_t panel, k;
  bool beyond_l2;  // which op(B) is read from for the first time
};

/// to[r * to_row + c] = sums of `rows` rows by the columns of some panels.
template <class Panels, int rows, int panels>
[[gnu::flatten, gnu::noinline]] void multiply_panels(const packed_row_operands<typename Panels::element>& of,
                                                     float* to, std::size_t to_row) {
  using part = typename Panels::part;
  constexpr std::size_t width = native::width<float>;
  constexpr int registers = static_cast<int>(Panels::cols / width);
  native::vec<float> sum[panels * registers * rows];
  native::each<panels * registers * rows>([&](auto i) { sum[i] = native::vec<float>(0.0f); });
  const auto multiply = [&](std::size_t k, auto... word) PEWTER_INLINE_LAMBDA {
    part of_a[rows];
    native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
      of_a[r] = Panels::of_a(of.a + std::size_t{r.value} * of.row + k * of.col, word...);
    });
    if (of.beyond_l2) {
      constexpr std::size_t bytes = Panels::cols * Panels::steps * sizeof(*of.b);
      for (std::size_t p = 0; p < panels; ++p) {  // not by a lambda: g++ 12 drops one that prefetches alone
        const auto row = reinterpret_cast<std::uintptr_t>(of.b + p * of.panel + k * Panels::cols);
        prefetch_lines<bytes, 2>(row + panel_bytes_ahead);
        prefetch_lines<bytes, 1>(row + 8 * bytes);
      }
    }
    native::each<panels * registers>([&](auto i) PEWTER_INLINE_LAMBDA {
      constexpr std::size_t at = i.value % registers * width;
      const part of_b = Panels::of_b(of.b + std::size_t{i.value / registers} * of.panel + k * Panels::cols +
                                     at * Panels::steps);
      native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
        sum[i * rows + r] = Panels::multiply_add(of_a[r], of_b, sum[i * rows + r]);
      });
    });
  };
  std::size_t k = 0;
  for (; k + Panels::steps <= of.k; k += Panels::steps) multiply(k);
  if constexpr (Panels::steps == 2) {
    if (k < of.k) multiply(k, std::uint16_t{});  // padded by zeros in panels alone
  }
  native::each<panels * registers>([&](auto i) {
    native::each<rows>([&](auto r) {
      native::store<float>(to + std::size_t{r.value} * to_row + i.value * width, sum[i * rows + r]);
    });
  });
}

/// The same for `present` rows and at most `panels_left` panels; how many they were.
template <class Panels, int rows = detail::most_skinny_fma_rows, int panels = detail::packed_row_panels(rows)>
PEWTER_INLINE std::size_t multiply_present(std::size_t present, std::size_t panels_left,
                                           const packed_row_operands<typename Panels::element>& of, float* to,
                                           std::size_t to_row) {
  if constexpr (rows > 1) {
    if (present < rows) return multiply_present<Panels, rows - 1>(present, panels_left, of, to, to_row);
  }
  if constexpr (panels > 1) {
    if (panels_left < panels)
      return multiply_present<Panels, rows, panels / 2>(present, panels_left, of, to, to_row);
  }
  multiply_panels<Panels, rows, panels>(of, to, to_row);
  return panels;
}

template <class Panels>
void multiply_packed_rows(threadgroup& tg, const multiply_arguments& arguments) {
  using T = typename Panels::element;
  constexpr std::size_t most_cols = std::size_t{detail::packed_row_panels(1)} * Panels::cols;
  const gemm_job& job = *arguments.job;
  const gemm_plan& plan = job.plan;
  const uint3 position = tg.threadgroup_position_in_grid();
  const std::size_t batch = arguments.first_batch + position.z, cols = plan.blocking.nr,
                    first_col = position.x * plan.partition.tile_cols,
                    last_col = least_of(first_col + plan.partition.tile_cols, plan.n),
                    panel = detail::packed_k(plan.type, plan.k) * Panels::cols;
  packed_row_operands<T> of{.a = static_cast<const T*>(job.a) + batch * plan.a.batch,
                            .row = plan.a.row,
                            .col = plan.a.col,
                            .b = nullptr,
                            .panel = panel,
                            .k = plan.k,
                            .beyond_l2 = plan.memory.b == detail::prefetch_b::pages};
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t step = tg.simdgroups_per_threadgroup() * cols;
    for (std::size_t piece = first_col + sg.index() * cols; piece < last_col; piece += step) {
      const std::size_t end = least_of(piece + cols, last_col);
      for (std::size_t col = piece; col < end;) {
        alignas(64) float sums[detail::most_skinny_fma_rows * most_cols];
        of.b = static_cast<const T*>(job.b) + col / Panels::cols * panel;
        const std::size_t panels =
            multiply_present<Panels>(plan.m, divide_up(end - col, Panels::cols), of, sums, most_cols);
        const block_coordinates at{
            .batch = batch, .batch_in_group = 0, .row = 0, .rows = plan.m, .col = col, .cols = end - col};
        const std::size_t made = least_of(panels * Panels::cols, end - col);
        for (std::size_t r = 0; r < plan.m; ++r) store_row<T>(job, at, r, made, sums + r * most_cols);
        col += panels * Panels::cols;
      }
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
