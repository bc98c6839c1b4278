// Products of bfloat by the tiles of AMX, of which one instruction multiplies 16 x 32 by 32 x 16. Subnormals
// are zeros as in multiply_pairs.kernel.hpp.
#pragma once

#include "kernels/matmul/pack/vnni.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What ldtilecfg reads: eight tiles of 16 rows of 64 bytes.
struct alignas(64) tile_configuration {
  std::uint8_t palette = 1, start_row = 0, reserved[14] = {};
  std::uint16_t bytes_a_row[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
static_assert(sizeof(tile_configuration) == 64);

/// While it lives, the calling host thread has tiles. Each host thread runs a threadgroup's body from begin
/// to end, whatever part of it is its own, so that a body may hold them.
class configured_tiles {
 public:
  PEWTER_INLINE configured_tiles() {
    static constexpr tile_configuration configuration;
    _tile_loadconfig(&configuration);
  }
  PEWTER_INLINE ~configured_tiles() { _tile_release(); }
  configured_tiles(const configured_tiles&) = delete;
  configured_tiles& operator=(const configured_tiles&) = delete;
};

/// Where the tiles of op(A) are: rows that are `row` apart, the next 32 steps, the block of rows below.
struct tiles_of_a {
  const bfloat* from;
  std::size_t row, step, lower;
};

/// Lines that are fetched into the second-level cache with each step: of eight blocks below each other that
/// read a stage of a panel, each fetches an eighth of what is read after it.
constexpr std::size_t lines_fetched = unit_steps / 8;
PEWTER_INLINE std::size_t bytes_fetched(std::size_t depth) {
  return divide_up(depth, unit_steps) * lines_fetched * line_bytes;
}

/// Blocks of 16 or 32 rows by 32 columns, by configured tiles: 0 to 3 are C, 4 and 5 A, 6 and 7 B. Four sums
/// hide the 52 cycles of a product, of which one begins every 16. Of the four loads that serve four products,
/// B's find the first-level cache, 8 cycles each, and A's the second, 20 each; A's are no longer needed, and
/// say so, or they would displace B.
/// @param fetched from where on to fetch, or 0
template <bool two_blocks>
[[gnu::noinline]] void multiply_tiles(sums_of_part sums, bool from_zero, const tiles_of_a& a, const bfloat* b,
                                      std::size_t depth, std::uintptr_t fetched) {
  constexpr long b_row = 128;  // bytes
  const long row = static_cast<long>(sums.row * sizeof(float)),
             a_row = static_cast<long>(a.row * sizeof(bfloat));
  const bfloat* upper_a = a.from;
  char* const c = reinterpret_cast<char*>(sums.first);
  char* const lower = c + 16 * row;
  if (from_zero) {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  } else {
    __asm__ volatile("" ::: "memory");  // g++'s intrinsics do not say that they read memory
    _tile_loadd(0, c, row);
    _tile_loadd(1, c + 64, row);
    if constexpr (two_blocks) {
      _tile_loadd(2, lower, row);
      _tile_loadd(3, lower + 64, row);
    }
  }
  for (std::size_t k = 0; k < depth; k += unit_steps) {
    _tile_loadd(6, b, b_row);
    _tile_stream_loadd(4, upper_a, a_row);
    _tile_dpbf16ps(0, 4, 6);
    _tile_loadd(7, b + 32, b_row);
    _tile_dpbf16ps(1, 4, 7);
    if constexpr (two_blocks) {
      _tile_stream_loadd(5, upper_a + a.lower, a_row);
      _tile_dpbf16ps(2, 5, 6);
      _tile_dpbf16ps(3, 5, 7);
    }
    if (fetched != 0) {
      native::each<lines_fetched>([&](auto i) {
        constexpr int second_level = 2;
        __builtin_prefetch(reinterpret_cast<const void*>(fetched + std::size_t{i.value} * line_bytes), 0,
                           second_level);
      });
      fetched += lines_fetched * line_bytes;
    }
    upper_a += a.step;
    b += unit_steps * unit_cols;
  }
  _tile_stored(0, c, row);
  _tile_stored(1, c + 64, row);
  if constexpr (two_blocks) {
    _tile_stored(2, lower, row);
    _tile_stored(3, lower + 64, row);
  }
  __asm__ volatile("" ::: "memory");
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
