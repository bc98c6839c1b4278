// gemm's tiles for GPUs, on an emulated threadgroup: every layout, edges of every kind, several stages.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

#include "kernels/offload/gemm/gemm_fma.hpp"
#include "kernels/offload/gemm/gemm_matrix_units.hpp"
#include "kernels/offload/gemm/gemm_tf32.hpp"
#include "kernels/offload/gemm/gemm_warpgroups.hpp"
#include "tests/offload/emulated_block.hpp"

namespace pewter::test {
namespace {

using detail::device_gemm_arguments;

struct form {
  std::uint32_t m, n, k;
  bool transpose_a, transpose_b;
  std::uint32_t padding;
  bool epilogue;
  int most_of_a = 3, most_of_b = 3;
};

/// Whole numbers, so small that sums are exact in any order.
template <class T>
std::vector<T> whole_numbers(std::size_t n, std::uint32_t seed, int most = 3) {
  std::mt19937 random(seed);
  std::uniform_int_distribution<int> number(-most, most);
  std::vector<T> values(n);
  for (T& v : values) v = static_cast<T>(static_cast<float>(number(random)));
  return values;
}

/// 16-bit elements by matrix units, or a tile of floats.
template <class T, std::uint32_t thread_count>
struct matrix_unit_tile {
  using element = T;
  static constexpr std::uint32_t threads = thread_count, rows = 128, cols = 128;
  static constexpr std::size_t bytes = 48 * 1024;
  template <bool transpose_a, bool transpose_b>
  static void multiply(emulated_block& block, const device_gemm_arguments& g) {
    detail::multiply_tile_by_matrix_units<emulated_block, T, threads, transpose_a, transpose_b>(block, g);
  }
};
template <class Tile>
struct tile_of_floats : Tile {
  using element = float;
  template <bool transpose_a, bool transpose_b>
  static void multiply(emulated_block& block, const device_gemm_arguments& g) {
    if constexpr (std::is_same_v<Tile, detail::tf32_tile>)
      detail::multiply_tile_by_tf32<emulated_block, transpose_a, transpose_b>(block, g);
    else
      detail::multiply_tile_by_fma<emulated_block, Tile, transpose_a, transpose_b>(block, g);
  }
};

template <class Tile>
void run_tile(emulated_threadgroup& group, const device_gemm_arguments& g) {
  group.threads.run([&](std::uint32_t thread) {
    emulated_block block(group, thread);
    if (g.transpose_a)
      g.transpose_b ? Tile::template multiply<true, true>(block, g)
                    : Tile::template multiply<true, false>(block, g);
    else
      g.transpose_b ? Tile::template multiply<false, true>(block, g)
                    : Tile::template multiply<false, false>(block, g);
  });
}

template <class Tile>
void expect_right(const form& f, bool copies_are_late) {
  using T = typename Tile::element;
  const std::uint32_t batches = 2, a_rows = f.transpose_a ? f.k : f.m, b_rows = f.transpose_b ? f.n : f.k;
  const std::size_t a_row = (f.transpose_a ? f.m : f.k) + f.padding,
                    b_row = (f.transpose_b ? f.k : f.n) + f.padding, c_row = f.n + f.padding;
  // Aligned to sixteen bytes, as chunks begin at multiples of these.
  struct alignas(16) aligned {
    std::uint64_t words[2];
  };
  const auto aligned_copy = [](const std::vector<T>& from) {
    std::vector<aligned> to(from.size() * sizeof(T) / 16 + 1);
    std::memcpy(to.data(), from.data(), from.size() * sizeof(T));
    return to;
  };
  const auto a = whole_numbers<T>(batches * a_rows * a_row, 1, f.most_of_a),
             b = whole_numbers<T>(b_rows * b_row, 2, f.most_of_b), bias = whole_numbers<T>(f.n, 3);
  std::vector<T> c = whole_numbers<T>(batches * f.m * c_row, 4);
  const std::vector<T> before = c;
  const auto a_aligned = aligned_copy(a), b_aligned = aligned_copy(b);
  constexpr std::size_t chunk = 16 / sizeof(T);
  device_gemm_arguments g{.a = a_aligned.data(),
                          .b = b_aligned.data(),
                          .c = c.data(),
                          .a_row = a_row,
                          .b_row = b_row,
                          .c_row = c_row,
                          .a_batch = a_rows * a_row,
                          .b_batch = 0,
                          .c_batch = f.m * c_row,
                          .m = f.m,
                          .n = f.n,
                          .k = f.k,
                          .alpha = 1,
                          .beta = 0,
                          .activation = activation::none,
                          .transpose_a = f.transpose_a,
                          .transpose_b = f.transpose_b,
                          .a_in_chunks = a_row % chunk == 0 && a_rows * a_row % chunk == 0,
                          .b_in_chunks = b_row % chunk == 0,
                          .has_epilogue = f.epilogue,
                          .tile = detail::float_tile::usual,
                          .bias = nullptr,
                          .residual = nullptr,
                          .row_scale = nullptr};
  if (f.epilogue) {
    g.alpha = 2;
    g.beta = -1;
    g.activation = activation::relu;
    g.bias = bias.data();
  }
  const auto tiles = [](std::uint32_t extent, std::uint32_t of) { return (extent + of - 1) / of; };
  const std::uint32_t all = tiles(f.m, Tile::rows) * tiles(f.n, Tile::cols);
  for (std::uint32_t batch = 0; batch < batches; ++batch)
    for (std::uint32_t tile = 0; tile < all; ++tile) {
      emulated_threadgroup group{
          {Tile::threads, copies_are_late}, Tile::threads, tile, batch, copies_are_late, Tile::bytes};
      run_tile<Tile>(group, g);
    }
  for (std::uint32_t z = 0; z < batches; ++z)
    for (std::uint32_t i = 0; i < f.m; ++i)
      for (std::size_t j = 0; j < c_row; ++j) {
        const std::size_t at = (z * f.m + i) * c_row + j;
        if (j >= f.n) {
          ASSERT_EQ(static_cast<float>(c[at]), static_cast<float>(before[at])) << "between rows";
          continue;
        }
        float sum = 0;
        for (std::uint32_t k = 0; k < f.k; ++k)
          sum += static_cast<float>(a[z * a_rows * a_row + (f.transpose_a ? k * a_row + i : i * a_row + k)]) *
                 static_cast<float>(b[f.transpose_b ? j * b_row + k : k * b_row + j]);
        if (f.epilogue)
          sum = std::fmax(2 * sum - static_cast<float>(before[at]) + static_cast<float>(bias[j]), 0.0f);
        ASSERT_EQ(static_cast<float>(c[at]), static_cast<float>(static_cast<T>(sum)))
            << "batch " << z << ", row " << i << ", column " << j << ", of " << f.m << " x " << f.n << " x "
            << f.k << (f.transpose_a ? ", A" : "") << (f.transpose_b ? ", B" : "") << ", padding "
            << f.padding;
      }
}

template <class Tile>
void expect_every_form_right(int most_of_a = 3, int most_of_b = 3) {
  const auto expect = [&](form f, bool copies_are_late) {
    f.most_of_a = most_of_a;
    f.most_of_b = most_of_b;
    expect_right<Tile>(f, copies_are_late);
  };
  for (const bool a : {false, true})
    for (const bool b : {false, true}) {
      expect({136, 152, 112, a, b, 0, false}, true);
      expect({136, 152, 112, a, b, 8, false}, false);
      expect({1, 1, 1, a, b, 0, false}, false);
      expect({33, 130, 47, a, b, 1, true}, true);
    }
  expect({5, 9, 0, false, false, 0, true}, false);
}

TEST(GemmTile, MultipliesBfloatsByMatrixUnits) {
  expect_every_form_right<matrix_unit_tile<bfloat, 128>>();
  expect_every_form_right<matrix_unit_tile<bfloat, 256>>();
}
TEST(GemmTile, MultipliesHalvesByMatrixUnits) { expect_every_form_right<matrix_unit_tile<half, 256>>(); }
TEST(GemmTile, MultipliesFloatsByFma) {
  expect_every_form_right<tile_of_floats<detail::fma_tile<128>>>();
  expect_every_form_right<tile_of_floats<detail::fma_tile<256>>>();
}
TEST(GemmTile, MultipliesFloatsByTf32) {
  // Numbers of fifteen bits have low parts, whose products with small numbers are exact.
  constexpr int fifteen_bits = (1 << 15) - 1;
  expect_every_form_right<tile_of_floats<detail::tf32_tile>>(fifteen_bits, 3);
  expect_right<tile_of_floats<detail::tf32_tile>>({33, 65, 47, false, false, 1, false, 3, fifteen_bits},
                                                  true);
}

TEST(GemmTile, EveryNanIsOneInTf32) {
  const auto high_of = [](std::uint32_t bits) {
    std::uint32_t high = 0, low = 0;
    detail::split_float(std::bit_cast<float>(bits), high, low);
    EXPECT_EQ(high % (1u << 13), 0u);
    return std::bit_cast<float>(high);
  };
  for (const std::uint32_t bits : {0x7f800001u, 0xff801fffu, 0x7fc00000u, 0xffffffffu})
    EXPECT_TRUE(std::isnan(high_of(bits))) << bits;
  EXPECT_EQ(high_of(0x7f800000u), INFINITY);
  EXPECT_EQ(high_of(0xff800000u), -INFINITY);
  EXPECT_EQ(high_of(0x3f801fffu), 1.0f);
}

TEST(GemmTile, ChoosesTheTileOfFloats) {
  using detail::float_tile;
  EXPECT_EQ(detail::float_tile_for(0, 16), float_tile::narrow);   // 512 cubed
  EXPECT_EQ(detail::float_tile_for(0, 1024), float_tile::usual);  // 4096 cubed
  EXPECT_EQ(detail::float_tile_for(128, 1024), float_tile::narrow);
  EXPECT_EQ(detail::float_tile_for(384, 16), float_tile::usual);
}

TEST(GemmTile, EveryTileHasAPlaceOfItsOwn) {
  for (const std::uint32_t rows : {1u, 7u, 8u, 9u, 30u})
    for (const std::uint32_t cols : {1u, 5u, 33u}) {
      std::vector<int> seen(rows * cols);
      for (std::uint32_t i = 0; i < rows * cols; ++i) {
        const detail::place_of_tile at = detail::place_of_tile_at(i, rows, cols);
        ASSERT_TRUE(at.row < rows && at.col < cols);
        ++seen[at.row * cols + at.col];
      }
      EXPECT_EQ(seen, std::vector<int>(rows * cols, 1));
    }
}

TEST(GemmTile, PlansOfWarpgroupsShareEveryStage) {
  for (const std::uint64_t m : {1u, 16u, 128u, 129u, 4096u})
    for (const std::uint64_t n : {1u, 64u, 1000u, 28672u})
      for (const std::uint64_t k : {1u, 64u, 65u, 1100u, 8192u})
        for (const std::uint64_t batches : {1u, 5u}) {
          const detail::warpgroup_plan plan = detail::plan_of_warpgroups(m, n, k, batches);
          const std::uint64_t stages = (k + 63) / 64, of_part = (stages + plan.parts - 1) / plan.parts;
          ASSERT_TRUE(plan.cols == 64 || plan.cols == 128 || plan.cols == 256);
          ASSERT_GE(plan.parts, 1u);
          ASSERT_LT((plan.parts - 1) * of_part, stages) << m << " x " << n << " by " << k;
          ASSERT_GE(plan.parts * of_part, stages) << m << " x " << n << " by " << k;
          const std::uint64_t tiles = (m + 127) / 128 * ((n + plan.cols - 1) / plan.cols) * batches;
          ASSERT_TRUE(plan.parts == 1 || tiles <= detail::warpgroup_counters);
        }
  const detail::warpgroup_plan square = detail::plan_of_warpgroups(4096, 4096, 4096, 1);
  EXPECT_EQ(square.cols, 256u);
  EXPECT_EQ(square.parts, 1u);
  EXPECT_GT(detail::plan_of_warpgroups(1, 4096, 4096, 1).parts, 1u);  // 64 tiles for 132 multiprocessors
}

}  // namespace
}  // namespace pewter::test
