// The tiles of gemm_tiled that kernels.hpp promises.
#include <gtest/gtest.h>

#include "kernels/matmul_tutorial/arguments.hpp"

namespace pewter::detail {
namespace {

constexpr bool is(gemm_tile tile, std::uint32_t rows, std::uint32_t cols) {
  return tile.rows() == rows && tile.cols() == cols;
}

TEST(GemmTiled, ATileIsAsLargeAsItsThreads) {
  static_assert(is(gemm_tile_of(128), 32, 64) && gemm_tile_of(128).simdgroups() == 4);
  static_assert(is(gemm_tile_of(32), 16, 32) && is(gemm_tile_of(64), 16, 64));
  static_assert(is(gemm_tile_of(256), 64, 64) && is(gemm_tile_of(512), 64, 128));
  static_assert(is(gemm_tile_of(1024), 128, 128));
  static_assert(is(gemm_tile_of(1), 16, 32) && is(gemm_tile_of(255), 32, 64));  // the next smaller one
}

}  // namespace
}  // namespace pewter::detail
