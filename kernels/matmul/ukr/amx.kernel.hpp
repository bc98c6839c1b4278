// The AMX micro-kernel: one instruction multiplies AMX tiles of 16 x 32 by 32 x 16 bfloat. Subnormals are
// zeros as in bf16_dot.kernel.hpp.
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

/// While it lives, the calling host thread has AMX tiles. Each host thread runs a threadgroup's body from
/// begin to end, whatever part of it is its own, so that a body may hold them.
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

/// AMX tiles of op(A): elements from row to row, to the next 32 iterations over k, and to the 16 rows below.
struct tiles_of_a {
  const bfloat* from;
  std::size_t row, step, lower;
};

// What a micro-tile prefetches into L2 with each step of 32 iterations over k. Addresses need not be those of
// an operand. Loops do it: g++ removes a lambda that only prefetches as one without effects.

constexpr int level_two = 2;

struct nothing_ahead {
  PEWTER_INLINE void prefetch() {}
  PEWTER_INLINE void skip_micro_tiles(std::size_t, std::size_t) {}
};
/// Lines at a distance from each other, four at least, or none.
struct lines_ahead {
  std::uintptr_t from = 0;
  std::size_t lines = 0, apart = 0, step = 0;  ///< bytes from line to line, and to those of the next step

  PEWTER_INLINE void prefetch() {
    constexpr std::size_t together = 4;
    std::uintptr_t line = from;
    for (std::size_t i = 0; i < lines; i += together)
      for (std::size_t j = 0; j < together; ++j, line += apart)
        __builtin_prefetch(reinterpret_cast<const void*>(line), 0, level_two);
    from += step;
  }
};

/// A part of the next panel: each of eight micro-tiles in a column prefetches an eighth. Also a part of the
/// rows' next block of K.
struct panel_and_rows_ahead {
  static constexpr std::size_t lines_of_panel = amx_k / 8;
  std::uintptr_t panel;
  lines_ahead rows;
  std::size_t bytes_of_rows;  ///< of a micro-tile

  /// What a micro-tile prefetches from.
  PEWTER_INLINE static std::size_t bytes_of_panel(std::size_t kc) {
    return divide_up(kc, amx_k) * lines_of_panel * cache_line;
  }
  PEWTER_INLINE void prefetch() {
    for (std::size_t i = 0; i < lines_of_panel; ++i)
      __builtin_prefetch(reinterpret_cast<const void*>(panel + i * cache_line), 0, level_two);
    panel += lines_of_panel * cache_line;
    rows.prefetch();
  }
  PEWTER_INLINE void skip_micro_tiles(std::size_t count, std::size_t kc) {
    panel += count * bytes_of_panel(kc);
    rows.from += count * bytes_of_rows;
  }
};

/// 16 or 32 rows by 32 columns, by configured AMX tiles: 0 to 3 are C, 4 and 5 A, 6 and 7 B. Four sums hide
/// the 52 cycles of a product; one begins every 16. Four loads serve four products: B's hit L1d, 8 cycles
/// each, and A's hit L2, 20 each at best; A's are non-temporal, or they would displace B.
template <bool two_blocks, class Ahead>
[[gnu::noinline]] void amx_micro_kernel(accumulator_view sums, bool from_zero, const tiles_of_a& a,
                                        const bfloat* b, std::size_t kc, Ahead ahead) {
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
  for (std::size_t k = 0; k < kc; k += amx_k) {
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
    ahead.prefetch();
    upper_a += a.step;
    b += amx_k * amx_cols;
  }
  _tile_stored(0, c, row);
  _tile_stored(1, c + 64, row);
  if constexpr (two_blocks) {
    _tile_stored(2, lower, row);
    _tile_stored(3, lower + 64, row);
  }
  __asm__ volatile("" ::: "memory");
}
/// A micro-tile of this many rows, at most 32.
template <class Ahead>
PEWTER_INLINE void multiply_amx_micro_tile(std::size_t rows, accumulator_view sums, bool from_zero,
                                           const tiles_of_a& a, const bfloat* b, std::size_t kc,
                                           const Ahead& ahead) {
  if (rows > amx_rows)
    amx_micro_kernel<true>(sums, from_zero, a, b, kc, ahead);
  else
    amx_micro_kernel<false>(sums, from_zero, a, b, kc, ahead);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
