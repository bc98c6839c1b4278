// gemm in float, whatever the storage type: a block of C is 16 rows of a panel's columns.
#pragma once

#include "kernels/matmul/pack/panels.kernel.hpp"
#include "kernels/matmul/ukr/fma.kernel.hpp"
#include "kernels/matmul/ukr/inner_product.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class T>
struct float_unit {
  using element = T;
  using form = gemm_call::form;
  static constexpr std::size_t block_rows = gemm_tile::block_rows, block_cols = panel_cols<T>;
  using panel_of_floats = packed_b<float, block_cols>;
  struct state_of_thread {};

  /// Rows of op(A) that are not float and not packed are converted by the SIMD group that multiplies them, a
  /// stage of 8 KB at a time.
  static constexpr std::size_t converted_depth = 128;
  static bool converts_a(const gemm_call& g) { return sizeof(T) != sizeof(float) && reads_a(g); }

  static std::size_t stage(const gemm_call& g) {
    return converts_a(g) && g.depth > converted_depth ? converted_depth : g.depth;
  }

  static bool reads_a(const gemm_call& g) { return g.packed_a == nullptr; }
  static packing packing_of_a(const gemm_call& g, std::size_t batch, std::size_t batches) {
    if (reads_a(g)) return {};
    const T* a = static_cast<const T*>(g.a) + batch * g.a_at.batch;
    const std::size_t width = g.b_form == form::rows_of_k ? 1 : panel_rows;
    return {{a, g.packed_a, width, g.m, g.k, g.a_at.row, g.a_at.col, g.a_at.batch, g.packed_a_batch, 0},
            batches,
            g.nanoseconds_per_element};
  }
  static constexpr auto pack_a = pack_panels<panel_rows, T>;

  static packing packing_of_b(const gemm_call& g, std::size_t col, std::size_t cols, std::size_t batch,
                              std::size_t batches) {
    return {{static_cast<const T*>(g.b) + batch * g.b_at.batch + col * g.b_at.col, g.packed_b, block_cols,
             cols, g.k, g.b_at.col, g.b_at.row, g.b_at.batch, g.packed_b_batch, 0},
            batches,
            g.nanoseconds_per_element};
  }
  static constexpr auto pack_b = pack_panels<block_cols, T>;

  static void multiply(const gemm_call& g, const part_of_product& p, sums_of_part sums) {
    const T* b = static_cast<const T*>(g.b);
    if (g.b_form == form::rows_of_k) {
      const bool packed = g.packed_a != nullptr;
      block_of_dots<float_steps<T>, block_cols>(
          p,
          packed ? g.packed_a + p.batch_in_group * g.packed_a_batch + p.row * g.k
                 : static_cast<const float*>(g.a) + p.batch * g.a_at.batch + p.row * g.a_at.row,
          packed ? g.k : g.a_at.row, b + p.batch * g.b_at.batch + p.col * g.b_at.col, g.b_at.col, g.k, sums);
    } else if (g.b_form == form::packed_here) {
      const float* packed = g.packed_b + p.batch_in_group * g.packed_b_batch;
      const float* panel = packed + p.col_in_slab * g.k + p.k * block_cols;
      with_panel(g, p, sums, panel_of_floats{panel, panel_behind(g, p, panel, g.k, 1)});
    } else if (g.b_form == form::rows_of_n) {
      with_a(
          g, p, sums,
          plain_b<T>{b + p.batch * g.b_at.batch + p.k * g.b_at.row + p.col, g.b_at.row, ahead_in_rows(g, p)});
    } else {
      const std::size_t steps = detail::packed_steps<T>(g.k);
      const T* panel = b + p.col * steps + p.k * block_cols;
      using panel_of_caller =
          std::conditional_t<detail::packed_in_pairs<T>, packed_pairs, packed_b<T, block_cols>>;
      const panel_of_caller b_of_p{panel, panel_behind(g, p, panel, steps, panel_of_caller::steps)};
      if (g.m > block_rows || !g.fetches_panels)
        with_panel(g, p, sums, b_of_p);
      else if constexpr (sizeof(T) == sizeof(float))
        multiply_in_place(g, p, sums, asking<asked_for::pages, panel_of_caller>{b_of_p});
      else
        with_a(g, p, sums, asking<asked_for::pages, panel_of_caller>{b_of_p});
    }
  }
  /// By rows of A that are read where they are, as floats.
  template <class B>
  static void multiply_in_place(const gemm_call& g, const part_of_product& p, sums_of_part sums, B b) {
    const float* a =
        static_cast<const float*>(g.a) + p.batch * g.a_at.batch + p.row * g.a_at.row + p.k * g.a_at.col;
    multiply_strips<block_cols>(
        p, sums,
        [&](std::size_t r) {
          return plain_a{a + r * g.a_at.row, g.a_at.row, g.a_at.col};
        },
        b);
  }

 private:
  /// @param steps of K in a panel, and of them together in its rows
  template <class E>
  static fetched_panel panel_behind(const gemm_call& g, const part_of_product& p, const E* panel,
                                    std::size_t steps, std::size_t together) {
    if (!g.fetches_panels) return {};
    return {reinterpret_cast<std::uintptr_t>(panel + steps * block_cols), p.depth / together * line_bytes,
            line_bytes};
  }
  /// Rows of B are streams beside each other, of which the machine sees more than it follows. What is asked
  /// for is 256 bytes further in the same rows; for the last panels of a tile, in those of the next stage.
  static std::size_t ahead_in_rows(const gemm_call& g, const part_of_product& p) {
    constexpr std::size_t ahead = 256 / sizeof(T);
    if (p.cols > ahead) return ahead;
    return p.k + p.depth < g.k ? p.depth * g.b_at.row + ahead - g.tile_cols : 0;
  }
  template <class Panel>
  static void with_panel(const gemm_call& g, const part_of_product& p, sums_of_part sums, const Panel& b) {
    if (g.panels_are_near && is_followed(b, p.depth))
      with_a(g, p, sums, asking<asked_for::nothing, Panel>{b});
    else
      with_a(g, p, sums, b);
  }
  /// One stage of a SIMD group's block, op(B) being found through b.
  template <class B>
  static void with_a(const gemm_call& g, const part_of_product& p, sums_of_part sums, B b) {
    if (g.packed_a != nullptr) {
      const float* panels = g.packed_a + p.batch_in_group * g.packed_a_batch + p.row * g.k + p.k * panel_rows;
      multiply_strips<block_cols>(
          p, sums,
          [&](std::size_t r) {
            return packed_a{panels + r / panel_rows * panel_rows * g.k + r % panel_rows};
          },
          b);
    } else if constexpr (sizeof(T) == sizeof(float)) {
      multiply_in_place(g, p, sums, b);
    } else if constexpr (std::is_same_v<typename B::element, float>) {
      const T* a =
          static_cast<const T*>(g.a) + p.batch * g.a_at.batch + p.row * g.a_at.row + p.k * g.a_at.col;
      alignas(64) float rows[gemm_tile::block_rows * converted_depth];
      convert_rows(a, g.a_at.row, p, rows);
      multiply_strips<block_cols>(
          p, sums,
          [&](std::size_t r) {
            return plain_a{rows + r * converted_depth, converted_depth, 1};
          },
          b);
    }
  }
  [[gnu::flatten, gnu::noinline]] static void convert_rows(const T* a, std::size_t a_row,
                                                           const part_of_product& p, float* rows) {
    for (std::size_t r = 0; r < p.rows; ++r) copy_line(a + r * a_row, rows + r * converted_depth, p.depth);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
