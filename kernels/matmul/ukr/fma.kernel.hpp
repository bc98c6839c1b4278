// The FMA micro-kernel: MR rows of op(A) by some registers of op(B) over a block of K, sums in registers; and
// how micro-tiles cover a SIMD group's block.
#pragma once

#include "kernels/common/prefetch.kernel.hpp"
#include "kernels/matmul/tile.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

// ---- operands: op(A) in place or packed, op(B) in panels or rows, of any storage type ----

/// op(A) of a micro-tile, in place or of a panel: element (r, k) is from[r * row + k * col].
struct micro_tile_a {
  const float* from;
  std::size_t row, col;
};
/// Software prefetch of the next panel into L2, a cache line every `period` iterations over k. Micro-tiles of
/// a column share the cache lines of one of the panel's rows, from the second tile on: the first still waits
/// for this panel. As many take the next row of each period. Addresses need not be B's; none if `first` is
/// 0.
struct panel_prefetch {
  std::uintptr_t first;
  std::size_t tile_to_tile, k_to_k;  // bytes
  std::size_t period = 1;            // a power of two
};
using detail::prefetch_b;
/// op(B) of a micro-tile, `steps` iterations over k at a time: in iteration s, column c is from[k * row + c],
/// or from[k * row + 2 c + s] in VNNI-2 layout.
template <class T, std::size_t cols>
struct packed_b {
  using element = T;
  const T* from;
  panel_prefetch next;
  prefetch_b prefetch;
  static constexpr std::size_t row = cols;
  static constexpr int steps = 1;
  static constexpr bool padded = true;   // by zeros, and contiguous
  static constexpr bool masked = false;  // for columns that C does not have
};
struct packed_vnni_b {
  using element = bfloat;
  const bfloat* from;
  panel_prefetch next;
  prefetch_b prefetch;
  static constexpr std::size_t row = panel_cols<bfloat>;
  static constexpr int steps = 2;
  static constexpr bool padded = true, masked = false;
};
/// A private panel, whose sums are in C itself, as far as it has columns.
struct private_panel_b : packed_b<float, panel_cols<float>> {
  static constexpr bool masked = true;
};
template <class T>
struct plain_b {
  using element = T;
  const T* from;
  std::size_t row;
  std::size_t distance;  // of the prefetch, in elements
  prefetch_b prefetch;
  static constexpr int steps = 1;
  static constexpr bool padded = false, masked = true;
};

/// Register j of a row of op(B).
PEWTER_INLINE native::vec<float> load_register(const float* row, int j, all_lanes) {
  return native::load(row + j * native::width<float>);
}
PEWTER_INLINE native::vec<float> load_register(const float* row, int j, column_mask active) {
  return native::load(row + j * native::width<float>, bits_of_register(active, j));
}
template <class H>
PEWTER_INLINE native::vec<float> load_register(const H* row, int j, all_lanes) {
  return native::to_float(native::load_chunk<native::half_bits>(row + j * native::width<float>), row);
}
template <int registers, class T, class Active>
PEWTER_INLINE void load_registers(const T* row, Active active, native::vec<float> (&to)[1][registers]) {
  native::each<registers>([&](auto j) { to[0][j] = load_register(row, j.value, active); });
}
/// Masks of 16-bit elements are those of 32 lanes.
template <int registers, class H>
requires(sizeof(H) == 2) PEWTER_INLINE
    void load_registers(const H* row, column_mask active, native::vec<float> (&to)[1][registers]) {
  constexpr int of_lanes = lanes<float>::registers;
  native::each<(registers + of_lanes - 1) / of_lanes>([&](auto i) {
    const lane_mask inside(static_cast<std::uint32_t>(active.bits >> (i * 32)));
    const lanes<float> some = load(row + i * 32, inside);
    native::each<of_lanes>([&](auto j) {
      if constexpr (i.value * of_lanes + j.value < registers)
        to[0][i.value * of_lanes + j.value] = some.v[j.value];
    });
  });
}
/// The same for VNNI-2 layout: a word is two iterations; its upper half is a float once the lower is cleared.
template <int registers>
PEWTER_INLINE void load_registers(const bfloat* from, all_lanes, native::vec<float> (&to)[2][registers]) {
  using word = std::uint32_t;
  native::each<registers>([&](auto j) {
    const auto pairs =
        native::from_raw<word>(native::load_chunk<native::chunk<word>>(from + 2 * j * native::width<float>));
    to[0][j] =
        native::bitcast_register<float>(native::by_element<word>([](auto x) { return x << 16; }, pairs));
    to[1][j] = native::bitcast_register<float>(
        native::by_element<word>([](auto x) { return x & 0xffff0000u; }, pairs));
  });
}

// ---- micro-kernel ----

// With 32 registers (AVX-512, NEON) an iteration is 24 multiply-adds, 3 loads and 8 broadcasts. The load
// ports stay half free for lines from L2; 24 sums cover a latency of 4 on two ports three times. With 16
// (AVX2, SSE) it is 12 multiply-adds and 7 loads. Why: kernels/matmul/blocking.md#micro-tile.
#if defined(__AVX512F__) || defined(__aarch64__)
constexpr int mr = 8;
#else
constexpr int mr = 4;
#endif
static_assert(panel_rows % mr == 0 && block_rows % panel_rows == 0);
/// Registers that a micro-tile is wide: a panel is one or more micro-tiles wide.
template <std::size_t cols>
constexpr int nr_registers = cols / native::width<float> % 3 == 0 ? 3 : 2;
/// Whether that is a whole panel.
template <std::size_t cols>
constexpr bool micro_tile_is_panel = cols == std::size_t{native::width<float>} * nr_registers<cols>;

/// Whole micro-tiles of a column, counted from the first one of a tile; beyond any tile if they prefetch
/// nothing.
struct micro_tiles_below {
  std::size_t first, count;
};
constexpr std::size_t beyond_tiles = std::size_t{1} << 60;
/// A micro-tile's part of that: a cache line wherever `left & except` is 0, with `left` iterations to go.
struct lines_of_next_panel {
  std::uintptr_t next;
  std::size_t step, except;
};
template <class B>
PEWTER_INLINE lines_of_next_panel prefetched_by(std::size_t micro_tile, const B& b) {
  constexpr std::size_t lines = divide_up(B::row * B::steps * sizeof(typename B::element), cache_line);
  const std::size_t i = micro_tile - 1, period = b.next.period;
  if (b.next.first == 0 || i >= lines * period) return {0, 0, ~std::size_t{0}};
  return {b.next.first + i % lines * b.next.tile_to_tile + i / lines * b.next.k_to_k, period * b.next.k_to_k,
          (period - 1) * B::steps};
}

/// Prefetches where a row of sums is or will be, into L2: L1d has cache lines of op(B) to hold until then.
template <int registers>
PEWTER_INLINE void prefetch_row(const accumulator_view& sums, std::size_t r) {
  native::each<registers>([&](auto j) {
    constexpr int into_l2 = 2;
    __builtin_prefetch(sums.first + r * sums.row + j.value * native::width<float>, 0, into_l2);
  });
}

PEWTER_INLINE const float* at_bytes(const float* p, std::size_t bytes) {
  return reinterpret_cast<const float*>(reinterpret_cast<const char*>(p) + bytes);
}

/// sum[r] (+)= op(A)[r][k] op(B)[k] for kc iterations over k, for `tiles.count` micro-tiles of a column
/// of `rows` rows of `registers` registers. Only active columns of B are read, and of the sums stored. It is
/// a separate function, so that both compilers keep all sums in registers. It loops over micro-tiles, since
/// the code around a call is a tenth of its time, and takes operands by reference, as copies would wait for
/// the stores of the caller.
template <int rows, int registers, class B, class Active>
[[gnu::flatten, gnu::noinline]] void fma_micro_kernel(accumulator_view sums, sums_begin begins,
                                                      const micro_tile_a& a, const B& b, std::size_t kc,
                                                      micro_tiles_below tiles, Active active) {
  using vec = native::vec<float>;
  // Byte offsets of the odd rows, each in a register: an address also scales its offset by two or four. Clang
  // would go from row to row by a chain of nine additions an iteration, and nine cycles are more than 16
  // multiply-adds take on two ports.
  std::size_t below[rows];
  native::each<rows>([&](auto r) {
    below[r.value] = std::size_t{r.value} * a.row * sizeof(float);
    if constexpr (r.value % 2 != 0) __asm__("" : "+r"(below[r.value]));
  });
  const float* first_row = a.from;
  for (std::size_t i = 0; i < tiles.count; ++i) {
    vec sum[rows * registers];
    native::each<rows>([&](auto r) {
      native::each<registers>([&](auto j) {
        sum[r * registers + j] =
            begins_by_zeros(begins) ? vec(0.0f) : sums.load(std::size_t{r.value}, j, active);
      });
    });
    if (begins == sums_begin::by_zeros_with_prefetch)
      native::each<rows>([&](auto r) { prefetch_row<registers>(sums, r.value); });
    else if (begins == sums_begin::as_they_are_with_prefetch)
      native::each<rows>([&](auto r) { prefetch_row<registers>(sums, std::size_t{rows} + r.value); });
    const float* a_row = first_row;
    const typename B::element* b_row = b.from;
    const auto multiply_step = [&](const vec(&b_part)[registers]) PEWTER_INLINE_LAMBDA {
      native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
        constexpr std::size_t times = r.value % 4 == 0 ? 4 : r.value % 2 == 0 ? 2 : 1;
        const vec a_part(*at_bytes(a_row, times * below[r.value / times]));
        native::each<registers>([&](auto j) PEWTER_INLINE_LAMBDA {
          sum[r * registers + j] = native::fma(a_part, b_part[j.value], sum[r * registers + j]);
        });
      });
      a_row += a.col;
    };
    constexpr std::size_t steps = B::steps;
    constexpr std::size_t bytes = std::size_t{registers} * native::width<float> * steps * sizeof(*b_row);
    [[maybe_unused]] lines_of_next_panel lines{};
    if constexpr (B::padded) lines = prefetched_by(tiles.first + i, b);
    // Those below find rows in place in L1d or L2.
    auto prefetch = B::padded || i == 0 ? b.prefetch : prefetch_b::none;
    for (std::size_t left = kc; left > 0; left = left > steps ? left - steps : 0) {
      // A predicted branch an iteration, where the compiler would copy the loop for each policy.
      __asm__("" : "+r"(prefetch));
      if (prefetch != prefetch_b::none) {
        // An address that need not be B's. With fewer than eight rows, 8 iterations ahead are enough.
        // Why: kernels/matmul/packing.md#prefetch.
        std::size_t distance = (rows < 8 ? 8 * steps : 16) * b.row;
        if constexpr (!B::padded) distance = b.distance;
        prefetch_lines<bytes, 1>(reinterpret_cast<std::uintptr_t>(b_row) + distance * sizeof(*b_row));
      }
      if constexpr (B::padded) {
        if ((left & lines.except) == 0) {
          prefetch_lines<cache_line, 2>(lines.next);
          lines.next += lines.step;
        }
      }
      if (prefetch == prefetch_b::pages)
        prefetch_lines<bytes, 2>(reinterpret_cast<std::uintptr_t>(b_row) + panel_bytes_ahead);
      vec b_part[steps][registers];
      if constexpr (B::padded)
        load_registers(b_row, all_lanes{}, b_part);
      else
        load_registers(b_row, active, b_part);
      multiply_step(b_part[0]);
      if constexpr (steps == 2) {
        if (left > 1) multiply_step(b_part[1]);
      }
      b_row += steps * b.row;
    }
    // Not the addresses from above: the compiler would keep them all.
    __asm__("" : "+r"(sums.first), "+r"(sums.row));
    native::each<rows>([&](auto r) {
      native::each<registers>([&](auto j) { sums.store(0, j, sum[r * registers + j], active); });
      sums = sums.below(1);
    });
    first_row += std::size_t{rows} * a.row;
  }
}

/// Micro-tiles of `present` rows, at most MR, and of as many registers as `cols` columns need.
template <int registers, int rows = mr, class B, class Active>
PEWTER_INLINE void multiply_micro_tiles(std::size_t present, std::size_t cols, accumulator_view sums,
                                        sums_begin begins, const micro_tile_a& a, const B& b, std::size_t kc,
                                        micro_tiles_below tiles, Active active) {
  if constexpr (rows > 1) {
    if (present < rows)
      return multiply_micro_tiles<registers, rows - 1>(present, cols, sums, begins, a, b, kc, tiles, active);
  }
  if constexpr (registers > 1) {
    if (cols <= static_cast<std::size_t>((registers - 1) * native::width<float>))
      return multiply_micro_tiles<registers - 1, rows>(present, cols, sums, begins, a, b, kc, tiles, active);
  }
  fma_micro_kernel<rows, registers>(sums, begins, a, b, kc, tiles, active);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
