// Products in float, whatever the storage type: a block of C is 16 rows of a panel's columns. Rows are
// multiplied in strips as high as registers allow, and three registers wide.
#pragma once

#include "kernels/matmul/dots.kernel.hpp"
#include "kernels/matmul/pack.kernel.hpp"

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
constexpr bool strip_is_panel = strip_registers<cols>* native::width<float> == cols;

/// Where the strips of a stage find op(A), element (r, k) being from[r * row + k * col].
struct packed_a {
  const float* from;
  static constexpr std::size_t row = 1, col = panel_rows;
  static constexpr bool row_is_constant = true;
};
struct plain_a {
  const float* from;
  std::size_t row, col;
  static constexpr bool row_is_constant = false;
};
/// What is fetched meanwhile into the second-level cache, a line with each step of K: of the next panel's
/// lines of a step one for each strip from the second one on (the first one still waits for this panel's), as
/// long as there are any. Addresses that need not be B's; none if `first` is 0.
struct fetched_panel {
  std::uintptr_t first;
  std::size_t strip_to_strip, step_to_step;  // bytes
};
/// What of op(B) is asked for while it is multiplied: nothing of what is in a cache near by (it costs a
/// tenth: 128 cubed on a Granite Rapids 79 thousand cycles, and 73), some steps further where the machine
/// would come too late, and pages further too, where each element serves so few rows that it is read from
/// memory. (Of 32 rows that is slower.)
enum class asked_for { nothing, steps, pages };
/// Where they find op(B): `steps` steps of K at a time, step s of which is, for column c, from[k * row + c]
/// in rows, or from[k * row + 2 c + s] in pairs.
template <class T, std::size_t cols>
struct packed_b {
  using element = T;
  const T* from;
  fetched_panel next;
  static constexpr std::size_t row = cols;
  static constexpr int steps = 1;
  static constexpr bool padded = true;   // by zeros, and a stream to the machine
  static constexpr bool masked = false;  // for columns that C does not have
  static constexpr asked_for ahead_of_it = asked_for::steps;
};
struct packed_pairs {
  using element = bfloat;
  const bfloat* from;
  fetched_panel next;
  static constexpr std::size_t row = panel_cols<bfloat>;
  static constexpr int steps = 2;
  static constexpr bool padded = true, masked = false;
  static constexpr asked_for ahead_of_it = asked_for::steps;
};
/// Of which sums are stored into C itself, as far as it has columns.
struct own_panel_b : packed_b<float, panel_cols<float>> {
  static constexpr bool masked = true;
  static constexpr asked_for ahead_of_it = asked_for::nothing;
};
template <class T>
struct plain_b {
  using element = T;
  const T* from;
  std::size_t row;
  std::size_t ahead;  // elements from here to what is asked for meanwhile
  static constexpr int steps = 1;
  static constexpr bool padded = false, masked = true;
  static constexpr asked_for ahead_of_it = asked_for::steps;
};
template <asked_for more, class B>
struct asking : B {
  static constexpr asked_for ahead_of_it = more;
};

/// Whether `depth` steps of a panel from the second-level cache come in time, or most of them stay in the
/// first one (400 cubed by AVX2 is a fifth slower if it asks for nothing).
template <class Panel>
PEWTER_INLINE bool is_followed(const Panel&, std::size_t depth) {
  constexpr std::size_t near_bytes = 64 * 1024;
  return strip_is_panel<Panel::row> || depth * Panel::row * sizeof(typename Panel::element) <= near_bytes;
}

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
/// The same of two steps: a pair is a word, whose upper half is a float but for its lower half.
template <int registers>
PEWTER_INLINE void load_registers(const bfloat* from, all_lanes, native::vec<float> (&to)[2][registers]) {
  using words = native::chunk<std::uint32_t>;
  native::each<registers>([&](auto j) {
    const words pairs = native::load_chunk<words>(from + 2 * j * native::width<float>);
    to[0][j] = native::from_raw<float>((native::chunk<float>)(pairs << 16));
    to[1][j] = native::from_raw<float>((native::chunk<float>)(pairs & 0xffff0000u));
  });
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
    constexpr int lines = (registers * native::width<float> * steps * int{sizeof(*b_row)} + 63) / 64;
    [[maybe_unused]] std::uintptr_t fetched = 0;
    if constexpr (B::padded) fetched = fetched_by_strip(strips.first + i, b);
    for (std::size_t k = 0; k < depth; k += steps) {
      if constexpr (B::ahead_of_it != asked_for::nothing) {
        // An address that need not be B's. (Of eight rows, 16 steps ahead are a sixth faster than 8 where a
        // Granite Rapids streams B from memory; of fewer rows anything further than 8 is slower.)
        std::size_t elements_ahead = (rows < 8 ? 8 : 16) * b.row;
        if constexpr (!B::padded) elements_ahead = b.ahead;
        const auto ahead = reinterpret_cast<std::uintptr_t>(b_row) + elements_ahead * sizeof(*b_row);
        native::each<lines>([&](auto line) {
          __builtin_prefetch(reinterpret_cast<const void*>(ahead + std::size_t{line.value} * line_bytes));
        });
      }
      if constexpr (B::padded) {
        constexpr int second_level = 2;
        if (fetched != 0) {
          __builtin_prefetch(reinterpret_cast<const void*>(fetched), 0, second_level);
          fetched += b.next.step_to_step;
        }
      }
      if constexpr (B::ahead_of_it == asked_for::pages) {
        // The machine follows a stream to the end of a page only (4 x 11008 by 4096 packed on a Granite
        // Rapids: 15.2 -> 11.8 ms).
        constexpr std::size_t three_pages = 12 * 1024;
        constexpr int second_level = 2;
        const auto further = reinterpret_cast<std::uintptr_t>(b_row) + three_pages;
        native::each<lines>([&](auto line) {
          __builtin_prefetch(reinterpret_cast<const void*>(further + std::size_t{line.value} * line_bytes), 0,
                             second_level);
        });
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
