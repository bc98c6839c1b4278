// Products in float by strips: some rows of op(A) by some registers of op(B), all steps of a stage. The
// micro-kernel, and how strips cover the rows and columns of a block.
#pragma once

#include "kernels/matmul/ukr/fma_operands.kernel.hpp"
#include "kernels/streaming.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

// With 32 registers (AVX-512, NEON) a step of K is 24 multiply-adds, 3 loads and 8 broadcasts, which leave
// the ports of loads half free for what comes from the second-level cache (strips of 8 by 2 registers, 10
// loads for 16, are a tenth slower there), and 24 sums cover a latency of 4 on two ports three times. With 16
// (AVX2, SSE) it is 12 multiply-adds and 7 loads.
#if defined(PEWTER_AVX512) || defined(__aarch64__)
constexpr int strip_rows = 8;
#else
constexpr int strip_rows = 4;
#endif
static_assert(panel_rows % strip_rows == 0 && gemm_tile::block_rows % panel_rows == 0);
/// Registers that a strip is wide: a panel is some strips beside each other.
template <std::size_t cols>
constexpr int strip_registers = cols / native::width<float> % 3 == 0 ? 3 : 2;

/// Whether that is a whole panel, which the machine then follows line by line.
template <std::size_t cols>
constexpr bool strip_is_panel = cols == std::size_t{native::width<float>} * strip_registers<cols>;

/// Whether `depth` steps of a panel from the second-level cache come in time, or most of them stay in the
/// first one (400 cubed by AVX2 is a fifth slower if it asks for nothing).
template <class Panel>
PEWTER_INLINE bool is_followed(const Panel&, std::size_t depth) {
  constexpr std::size_t near_bytes = 64 * 1024;
  return strip_is_panel<Panel::row> || depth * Panel::row * sizeof(typename Panel::element) <= near_bytes;
}

/// Whole strips below each other, counted from the first one of a tile; beyond any tile if they fetch
/// nothing.
struct strips_below {
  std::size_t first, count;
};
constexpr std::size_t beyond_tiles = std::size_t{1} << 60;
/// From where on a strip fetches, or 0.
template <class B>
PEWTER_INLINE std::uintptr_t fetched_by_strip(std::size_t strip, const B& b) {
  constexpr std::size_t lines = divide_up(B::row * B::steps * sizeof(typename B::element), line_bytes);
  return b.next.first == 0 || strip - 1 >= lines ? 0 : b.next.first + (strip - 1) * b.next.strip_to_strip;
}

/// Asks for where a row of sums is going to be stored, into the second-level cache: the first one has lines
/// of op(B) to hold until then. (1000 cubed on a Granite Rapids: 12.2 -> 11.7 ms, 512 cubed 1 % slower, by
/// what the requests cost.)
template <int registers>
PEWTER_INLINE void fetch_row(const sums_of_part& sums, std::size_t r) {
  native::each<registers>([&](auto j) {
    constexpr int second_level = 2;
    __builtin_prefetch(sums.first + r * sums.row + j.value * native::width<float>, 0, second_level);
  });
}

/// sum[r] (+)= op(A)[r][k] op(B)[k] over `depth` steps, for strips of `rows` rows of `registers` registers;
/// only active columns of B are read, and of the sums stored.
/// A function by itself, whatever calls it: only then do both compilers keep all sums in registers. Strips
/// are a loop in it: what surrounds a call is work of 70 cycles, of the 770 that 64 steps take. Operands by
/// reference: as values of three words they would be copied by loads of two, to which the stores of one just
/// made are not forwarded, so that the copy waits until the former strip's sums are in a cache (3.5 % of 1024
/// cubed, by AMX 9 %).
template <int rows, int registers, class A, class B, class Active>
[[gnu::flatten, gnu::noinline]] void multiply_rows(sums_of_part sums, sums_begin begins, const A& a,
                                                   const B& b, std::size_t depth, strips_below strips,
                                                   Active active) {
  using vec = native::vec<float>;
  // Each row's distance in a register: clang would go from row to row by additions that wait for each other,
  // nine a step of K, and nine cycles are more than 16 multiply-adds take on two ports.
  std::size_t below[rows];
  native::each<rows>([&](auto r) {
    below[r.value] = std::size_t{r.value} * a.row;
    if constexpr (!A::row_is_constant) __asm__("" : "+r"(below[r.value]));
  });
  const float* first_row = a.from;
  for (std::size_t i = 0; i < strips.count; ++i) {
    vec sum[rows * registers];
    native::each<rows>([&](auto r) {
      native::each<registers>([&](auto j) {
        sum[r * registers + j] =
            begins != sums_begin::as_they_are ? vec(0.0f) : sums.load(std::size_t{r.value}, j, active);
      });
    });
    if (begins == sums_begin::by_zeros_for_far_c)
      native::each<rows>([&](auto r) { fetch_row<registers>(sums, r.value); });
    const float* a_row = first_row;
    const typename B::element* b_row = b.from;
    const auto multiply_step = [&](const vec(&b_part)[registers]) PEWTER_INLINE_LAMBDA {
      native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
        const vec a_part(a_row[below[r.value]]);
        native::each<registers>([&](auto j) PEWTER_INLINE_LAMBDA {
          sum[r * registers + j] = native::fma(a_part, b_part[j.value], sum[r * registers + j]);
        });
      });
      a_row += a.col;
    };
    constexpr int steps = B::steps;
    constexpr std::size_t bytes = std::size_t{registers} * native::width<float> * steps * sizeof(*b_row);
    [[maybe_unused]] std::uintptr_t fetched = 0;
    if constexpr (B::padded) fetched = fetched_by_strip(strips.first + i, b);
    for (std::size_t k = 0; k < depth; k += steps) {
      if constexpr (B::ahead_of_it != asked_for::nothing) {
        // An address that need not be B's. (Of eight rows, 16 steps ahead are a sixth faster than 8 where a
        // Granite Rapids streams B from memory; of fewer rows anything further than 8 is slower.)
        std::size_t elements_ahead = (rows < 8 ? 8 : 16) * b.row;
        if constexpr (!B::padded) elements_ahead = b.ahead;
        const auto ahead = reinterpret_cast<std::uintptr_t>(b_row) + elements_ahead * sizeof(*b_row);
        fetch_lines<bytes, 3>(ahead);
      }
      if constexpr (B::padded) {
        if (fetched != 0) {
          fetch_lines<line_bytes, 2>(fetched);
          fetched += b.next.step_to_step;
        }
      }
      if constexpr (B::ahead_of_it == asked_for::pages) {
        // The machine follows a stream to the end of a page only (4 x 11008 by 4096 packed on a Granite
        // Rapids: 15.2 -> 11.8 ms).
        constexpr std::size_t three_pages = 12 * 1024;
        fetch_lines<bytes, 2>(reinterpret_cast<std::uintptr_t>(b_row) + three_pages);
      }
      vec b_part[steps][registers];
      if constexpr (B::padded)
        load_registers(b_row, all_lanes{}, b_part);
      else
        load_registers(b_row, active, b_part);
      multiply_step(b_part[0]);
      if constexpr (steps == 2) {
        if (k + 1 < depth) multiply_step(b_part[1]);
      }
      b_row += steps * b.row;
    }
    // Not the addresses from above, all of which the compiler would keep.
    __asm__("" : "+r"(sums.first), "+r"(sums.row));
    native::each<rows>([&](auto r) {
      native::each<registers>([&](auto j) { sums.store(0, j, sum[r * registers + j], active); });
      sums = sums.below(1);
    });
    first_row += std::size_t{rows} * a.row;
  }
}

/// The same for less registers than a strip has, if `cols` columns are all.
template <int rows, int registers, class A, class B, class Active>
PEWTER_INLINE void multiply_columns(std::size_t cols, sums_of_part sums, sums_begin begins, const A& a,
                                    const B& b, std::size_t depth, strips_below strips, Active active) {
  if constexpr (registers > 1) {
    if (cols <= static_cast<std::size_t>((registers - 1) * native::width<float>))
      return multiply_columns<rows, registers - 1>(cols, sums, begins, a, b, depth, strips, active);
  }
  multiply_rows<rows, registers>(sums, begins, a, b, depth, strips, active);
}

/// The same for a number of rows that is known at run time only, at most strip_rows.
template <int registers, int rows = strip_rows, class A, class B, class Active>
PEWTER_INLINE void multiply_strip(std::size_t present, std::size_t cols, sums_of_part sums, sums_begin begins,
                                  const A& a, const B& b, std::size_t depth, strips_below strips,
                                  Active active) {
  if constexpr (rows > 1) {
    if (present < rows)
      return multiply_strip<registers, rows - 1>(present, cols, sums, begins, a, b, depth, strips, active);
  }
  multiply_columns<rows, registers>(cols, sums, begins, a, b, depth, strips, active);
}

/// Strips below each other, `cols` columns wide or a strip, of which the first ones fetch if `fetches`: whole
/// ones together where A is not packed, then what is left.
template <int registers, class A, class B>
PEWTER_INLINE void multiply_strips_below(const part_of_product& p, std::size_t cols, sums_of_part sums,
                                         A a_at, const B& b, bool fetches) {
  constexpr bool together = !decltype(a_at(0))::row_is_constant;
  for (std::size_t r = 0; r < p.rows;) {
    const std::size_t left = p.rows - r, present = left < strip_rows ? left : strip_rows;
    const std::size_t count = together && left >= strip_rows ? left / strip_rows : 1;
    const strips_below strips{fetches ? (p.row_in_tile + r) / strip_rows : beyond_tiles, count};
    const auto multiply = [&](auto active) {
      multiply_strip<registers>(present, cols, sums.below(r), p.how_sums_begin(), a_at(r), b, p.depth, strips,
                                active);
    };
    if constexpr (!B::masked)
      multiply(all_lanes{});
    else if (cols >= registers * native::width<float> || cols % native::width<float> == 0)
      multiply(all_lanes{});
    else
      multiply(first_columns(cols));
    r += count * present;
  }
}

/// A panel's columns, strip beside strip.
template <std::size_t block_cols, class A, class B>
PEWTER_INLINE void multiply_strips(const part_of_product& p, sums_of_part sums, A a_at, B b) {
  constexpr int registers = strip_registers<block_cols>;
  constexpr std::size_t strip_cols = registers * native::width<float>;
  multiply_strips_below<registers>(p, p.cols, sums, a_at, b, true);
  for (std::size_t col = strip_cols; col < block_cols && col < p.cols; col += strip_cols) {
    b.from += strip_cols * B::steps;
    sums.first += strip_cols;
    multiply_strips_below<registers>(p, p.cols - col, sums, a_at, b, false);
  }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
