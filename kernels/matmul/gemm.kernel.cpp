// C = activation(row_scale (alpha op(A) op(B) + beta C) + bias) + residual.
//
// A threadgroup owns a tile of C, each of its SIMD groups a block of 16 x 32 (two by four 8x8 tiles). A phase
// is one stage of K for the whole tile, so that the SIMD groups share what the stage brings into the second
// level cache; the blocks' sums wait in state between stages. Operands are packed first, where that pays
// (gemm.cpp decides), so that a SIMD group reads them as one stream each.
//
// A row of a block is one lanes<float>. Rows are multiplied in strips as high as registers allow: a strip
// of r rows needs r accumulators beside one row of B, and each element of B loaded serves r products.
#include "kernels/matmul/gemm.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/matmul/epilogue.kernel.hpp"
#include "kernels/matmul/matmul.hpp"
#include "kernels/matmul/pack.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemm_tile;
using detail::panel_cols;
using detail::panel_rows;

// 32 lanes are 2 of 32 registers on AVX-512, 4 of 16 on AVX2, 8 of 16 on SSE, 8 of 32 on NEON. With AVX-512
// a step of K is 16 multiply-adds, 2 loads and 8 broadcasts: on one multiply-add a cycle (Zen 4) or two
// (Intel's servers) the loads have half of their ports free, and 16 sums cover a latency of 4 on two ports.
constexpr int strip_rows = lanes<float>::registers == 2 ? 8 : lanes<float>::registers == 4 ? 2 : 1;
static_assert(panel_rows % strip_rows == 0 && gemm_tile::block_rows % panel_rows == 0);
static_assert(panel_cols == lane_count && gemm_tile::block_cols == lane_count);

struct block_of_c {
  lanes<float> row[gemm_tile::block_rows];
};

/// Where the strips of a stage find op(A), element (r, k) being from[r * row + k * col].
struct packed_a {
  const float* from;
  static constexpr std::size_t row = 1, col = panel_rows;
};
struct plain_a {
  const float* from;
  std::size_t row, col;
};
/// Where they find op(B), element (k, c) being from[k * row + c].
template <class T>
struct packed_b {
  using element = T;
  const T* from;
  static constexpr std::size_t row = panel_cols;
  static constexpr bool prefetched = false;  // the machine sees a stream
};
template <class T>
struct plain_b {
  using element = T;
  const T* from;
  std::size_t row;
  static constexpr bool prefetched = true;
};

/// The first `registers` registers of 32 lanes.
template <int registers, class T, class Active>
PEWTER_INLINE void load_registers(const T* from, Active active, native::vec<float> (&to)[registers]) {
  if constexpr (sizeof(T) != sizeof(float) || registers == lanes<float>::registers) {
    const lanes<float> all = load(from, active);
    native::each<registers>([&](auto j) { to[j] = all.v[j.value]; });
  } else {
    constexpr int w = native::width<float>;
    native::each<registers>(
        [&](auto j) { to[j] = native::load(from + j * w, lane_mask(active).bits >> (j * w)); });
  }
}

/// sum[r] (+)= op(A)[r][k] op(B)[k] over `depth` steps, for `rows` rows of `registers` registers.
/// A function by itself, whatever calls it: only then do both compilers keep all sums in registers.
template <int rows, int registers, class A, class B, class Active>
[[gnu::flatten, gnu::noinline]] void multiply_rows(lanes<float>* block, bool from_zero, A a, B b,
                                                   std::size_t depth, Active active) {
  using vec = native::vec<float>;
  vec sum[rows * registers];
  native::each<rows>([&](auto r) {
    native::each<registers>(
        [&](auto j) { sum[r * registers + j] = from_zero ? vec(0.0f) : block[r.value].v[j.value]; });
  });
  const float* a_row = a.from;
  const typename B::element* b_row = b.from;
  for (std::size_t k = 0; k < depth; ++k) {
    vec b_part[registers];
    load_registers(b_row, active, b_part);
    if constexpr (B::prefetched) {  // the same columns in the next stage
      const char* ahead = reinterpret_cast<const char*>(b_row + depth * b.row);
      __builtin_prefetch(ahead);
      __builtin_prefetch(ahead + 64);
    }
    native::each<rows>([&](auto r) {
      const vec a_part(a_row[std::size_t{r.value} * a.row]);
      native::each<registers>([&](auto j) {
        sum[r * registers + j] = native::fma(a_part, b_part[j.value], sum[r * registers + j]);
      });
    });
    a_row += a.col;
    b_row += b.row;
  }
  native::each<rows>([&](auto r) {
    native::each<registers>([&](auto j) { block[r.value].v[j.value] = sum[r * registers + j]; });
  });
}

/// The same for less registers than 32 lanes fill, if `cols` columns are all.
template <int rows, int registers = lanes<float>::registers, class A, class B, class Active>
PEWTER_INLINE void multiply_columns(std::size_t cols, lanes<float>* block, bool from_zero, A a, B b,
                                    std::size_t depth, Active active) {
  if constexpr (registers > 1) {
    if (cols <= static_cast<std::size_t>((registers - 1) * native::width<float>))
      return multiply_columns<rows, registers - 1>(cols, block, from_zero, a, b, depth, active);
  }
  multiply_rows<rows, registers>(block, from_zero, a, b, depth, active);
}

/// The same for a number of rows that is known at run time only, at most strip_rows.
template <int rows = strip_rows, class A, class B, class Active>
PEWTER_INLINE void multiply_strip(std::size_t present, std::size_t cols, lanes<float>* block, bool from_zero,
                                  A a, B b, std::size_t depth, Active active) {
  if constexpr (rows > 1) {
    if (present < rows) return multiply_strip<rows - 1>(present, cols, block, from_zero, a, b, depth, active);
  }
  multiply_columns<rows>(cols, block, from_zero, a, b, depth, active);
}

/// Rows and columns of C that a SIMD group owns, and the stage of K it is in.
struct part_of_product {
  std::size_t row, rows, col, cols;  // cols may be more than 32: the rest of the tile
  std::size_t k, depth;
};

template <class A, class B>
PEWTER_INLINE void multiply_strips(const part_of_product& p, block_of_c& block, A a_at, B b) {
  for (std::size_t r = 0; r < p.rows; r += strip_rows) {
    const std::size_t present = p.rows - r < strip_rows ? p.rows - r : strip_rows;
    if (p.cols >= lane_count || !B::prefetched)  // packed panels are continued by zeros
      multiply_strip(present, p.cols, block.row + r, p.k == 0, a_at(p.row + r), b, p.depth, all_lanes{});
    else
      multiply_strip(present, p.cols, block.row + r, p.k == 0, a_at(p.row + r), b, p.depth,
                     first_lanes(static_cast<std::uint32_t>(p.cols)));
  }
}

/// One stage of a SIMD group's block, op(B) being found through b.
template <class T, class B>
void multiply_block(const gemm_call& g, std::size_t z, const part_of_product& p, block_of_c& block, B b) {
  if (g.packed_a != nullptr) {
    const std::size_t panels = (g.m + panel_rows - 1) / panel_rows;
    const float* a = g.packed_a + z % g.batches_at_a_time * panels * panel_rows * g.k + p.k * panel_rows;
    multiply_strips(
        p, block,
        [&](std::size_t r) { return packed_a{a + r / panel_rows * panel_rows * g.k + r % panel_rows}; }, b);
  } else if constexpr (sizeof(T) == sizeof(float)) {
    const float* a = static_cast<const float*>(g.a) + z * g.a_at.batch + p.k * g.a_at.col;
    multiply_strips(
        p, block,
        [&](std::size_t r) {
          return plain_a{a + r * g.a_at.row, g.a_at.row, g.a_at.col};
        },
        b);
  }
}

// ---- few rows, op(B) transposed: dot products along K, each element of B read once ----

/// Four rows by three columns are 12 sums of one register: with the operands' 4 they fill 16 registers, they
/// cover a latency of 4 on two ports, and each of 7 loads serves 12/7 multiply-adds.
constexpr int dots_rows = 4, dots_cols = 3;

PEWTER_INLINE native::vec<float> load_register(const float* p) { return native::load(p); }
template <class H>
PEWTER_INLINE native::vec<float> load_register(const H* p) {
  return native::to_float(native::load_chunk<native::half_bits>(p), p);
}

/// to[r * 32 + c] = A[r] . B[c] for `rows` rows of A and `cols` of B.
template <int rows, int cols, class T>
[[gnu::flatten, gnu::noinline]] void dots(const float* a, std::size_t a_row, const T* b, std::size_t b_row,
                                          std::size_t k, float* to) {
  using vec = native::vec<float>;
  constexpr std::size_t w = native::width<float>;
  vec sum[rows * cols];
  native::each<rows * cols>([&](auto i) { sum[i] = vec(0.0f); });
  std::size_t i = 0;
  for (; i + w <= k; i += w) {
    vec b_part[cols];
    native::each<cols>([&](auto c) { b_part[c] = load_register(b + std::size_t{c.value} * b_row + i); });
    native::each<rows>([&](auto r) {
      const vec a_part = native::load(a + std::size_t{r.value} * a_row + i);
      native::each<cols>(
          [&](auto c) { sum[r * cols + c] = native::fma(a_part, b_part[c.value], sum[r * cols + c]); });
    });
  }
  if (i < k) {
    const lane_mask rest = first_lanes(static_cast<std::uint32_t>(k - i));
    native::each<rows>([&](auto r) {
      const vec a_part = load(a + std::size_t{r.value} * a_row + i, rest).v[0];
      native::each<cols>([&](auto c) {
        const vec b_part = load(b + std::size_t{c.value} * b_row + i, rest).v[0];
        sum[r * cols + c] = native::fma(a_part, b_part, sum[r * cols + c]);
      });
    });
  }
  native::each<rows>([&](auto r) {
    native::each<cols>([&](auto c) {
      lanes<float> one_register(0.0f);
      one_register.v[0] = sum[r * cols + c];
      to[r * lane_count + c] = simd_sum(one_register);
    });
  });
}

/// Of `rows_present` and `cols_present`, at most `rows` and `cols`.
template <int rows = dots_rows, int cols = dots_cols, class T>
PEWTER_INLINE void dots_of(std::size_t rows_present, std::size_t cols_present, const float* a,
                           std::size_t a_row, const T* b, std::size_t b_row, std::size_t k, float* to) {
  if constexpr (rows > 1) {
    if (rows_present < rows)
      return dots_of<rows - 1, cols>(rows_present, cols_present, a, a_row, b, b_row, k, to);
  }
  if constexpr (cols > 1) {
    if (cols_present < cols)
      return dots_of<rows, cols - 1>(rows_present, cols_present, a, a_row, b, b_row, k, to);
  }
  dots<rows, cols>(a, a_row, b, b_row, k, to);
}

template <class T>
void block_of_dots(const gemm_call& g, std::size_t z, const part_of_product& p, block_of_c& block,
                   const T* b) {
  const float* a = g.packed_a != nullptr
                       ? g.packed_a + (z % g.batches_at_a_time * g.m + p.row) * g.k
                       : static_cast<const float*>(g.a) + z * g.a_at.batch + p.row * g.a_at.row;
  const std::size_t a_row = g.packed_a != nullptr ? g.k : g.a_at.row;
  const std::size_t columns = p.cols < lane_count ? p.cols : lane_count;
  float values[gemm_tile::block_rows * lane_count] = {};
  for (std::size_t c = 0; c < columns; c += dots_cols)  // the rows of B then lie in a cache for all of A's
    for (std::size_t r = 0; r < p.rows; r += dots_rows)
      dots_of(p.rows - r, columns - c, a + r * a_row, a_row, b + c * g.b_at.col, g.b_at.col, g.k,
              values + r * lane_count + c);
  for (std::size_t r = 0; r < p.rows; ++r) block.row[r] = lanes<float>::from_array(values + r * lane_count);
}

/// One dispatch of the product: columns from `first_col` on, batches from `first_batch` on.
struct multiply_arguments {
  const gemm_call* call;
  std::size_t first_col, last_col, first_batch;
};

template <class T>
void multiply_tile(threadgroup& tg, const multiply_arguments& arguments) {
  const gemm_call& g = *arguments.call;
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t z = arguments.first_batch + at.z;
  const std::size_t first_row = at.y * g.tile_rows, first_col = arguments.first_col + at.x * g.tile_cols;
  const std::size_t last_row = first_row + g.tile_rows < g.m ? first_row + g.tile_rows : g.m;
  const std::size_t last_col =
      first_col + g.tile_cols < arguments.last_col ? first_col + g.tile_cols : arguments.last_col;
  const auto blocks = tg.per_simdgroup_state<block_of_c>();
  for (std::size_t k = 0; k < g.k || k == 0; k += g.depth) {
    const std::size_t depth = g.k - k < g.depth ? g.k - k : g.depth;
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const std::size_t row = first_row + sg.index() / g.simdgroup_cols * gemm_tile::block_rows;
      const std::size_t col = first_col + sg.index() % g.simdgroup_cols * gemm_tile::block_cols;
      if (row >= last_row || col >= last_col) return;
      const std::size_t rows_left = last_row - row;
      const part_of_product p{row, rows_left < gemm_tile::block_rows ? rows_left : gemm_tile::block_rows,
                              col, last_col - col,
                              k,   depth};
      block_of_c& block = blocks[sg];
      if (g.b_form == gemm_call::form::rows_of_k) {
        const T* b = static_cast<const T*>(g.b) + z * g.b_at.batch + col * g.b_at.col;
        block_of_dots<T>(g, z, p, block, b);
      } else if (g.b_form == gemm_call::form::packed_here) {
        const std::size_t slab = g.slab_cols * g.k;
        const float* b = g.packed_b + at.z * slab + (col - arguments.first_col) * g.k + k * panel_cols;
        multiply_block<T>(g, z, p, block, packed_b<float>{b});
      } else if (g.b_form == gemm_call::form::packed_by_caller) {
        const T* b = static_cast<const T*>(g.b) + col * g.k + k * panel_cols;
        multiply_block<T>(g, z, p, block, packed_b<T>{b});
      } else {
        const T* b = static_cast<const T*>(g.b) + z * g.b_at.batch + k * g.b_at.row + col;
        multiply_block<T>(g, z, p, block, plain_b<T>{b, g.b_at.row});
      }
      if (k + g.depth < g.k) return;
      for (std::size_t r = 0; r < p.rows; ++r) {
        if (p.cols >= lane_count)
          store_row<T>(g, z, row + r, col, block.row[r], all_lanes{});
        else
          store_row<T>(g, z, row + r, col, block.row[r], first_lanes(static_cast<std::uint32_t>(p.cols)));
      }
    });
  }
}

PEWTER_INLINE std::size_t divide_up(std::size_t a, std::size_t b) { return (a + b - 1) / b; }

/// Packs op(A), or a slab of op(B), of all batches of a group.
template <std::size_t width, class T>
void pack(pack_arguments p, std::size_t batches, double nanoseconds_per_element, dispatch_options options) {
  if (p.steps == 0) return;
  p.panels_per_threadgroup = divide_up(4096, p.steps);  // 32 K elements of A, 128 K of B: some 10 us
  const std::size_t groups = divide_up(divide_up(p.lines, width), p.panels_per_threadgroup);
  options.nanoseconds_per_threadgroup = nanoseconds_per_element * static_cast<double>(width) *
                                        static_cast<double>(p.panels_per_threadgroup * p.steps);
  entry<pack_panels<static_cast<int>(width), T>>(
      &p,
      geometry_of_threadgroups({static_cast<std::uint32_t>(groups), 1, static_cast<std::uint32_t>(batches)},
                               {lane_count, 1, 1}),
      options);
}

/// All batches, slab by slab.
template <class T>
void multiply(const void* arguments, const launch_geometry& geometry, const dispatch_options& options) {
  const gemm_call& g = *static_cast<const gemm_call*>(arguments);
  const std::size_t panels_of_a = divide_up(g.m, panel_rows);
  for (std::size_t z = 0; z < g.batches; z += g.batches_at_a_time) {
    const std::size_t batches = g.batches - z < g.batches_at_a_time ? g.batches - z : g.batches_at_a_time;
    if (g.packed_a != nullptr && g.b_form == gemm_call::form::rows_of_k)
      pack<1, T>({static_cast<const T*>(g.a) + z * g.a_at.batch, g.packed_a, g.m, g.k, g.a_at.row, 1,
                  g.a_at.batch, g.m * g.k, 0},
                 batches, g.nanoseconds_per_element, options);
    else if (g.packed_a != nullptr)
      pack<panel_rows, T>({static_cast<const T*>(g.a) + z * g.a_at.batch, g.packed_a, g.m, g.k, g.a_at.row,
                           g.a_at.col, g.a_at.batch, panels_of_a * panel_rows * g.k, 0},
                          batches, g.nanoseconds_per_element, options);
    for (std::size_t col = 0; col < g.n; col += g.slab_cols) {
      const std::size_t cols = g.n - col < g.slab_cols ? g.n - col : g.slab_cols;
      if (g.b_form == gemm_call::form::packed_here)
        pack<panel_cols, T>({static_cast<const T*>(g.b) + z * g.b_at.batch + col * g.b_at.col, g.packed_b,
                             cols, g.k, g.b_at.col, g.b_at.row, g.b_at.batch, g.slab_cols * g.k, 0},
                            batches, g.nanoseconds_per_element, options);
      const multiply_arguments m{&g, col, col + cols, z};
      entry<multiply_tile<T>>(
          &m,
          geometry_of_threadgroups({static_cast<std::uint32_t>(divide_up(cols, g.tile_cols)),
                                    geometry.threadgroups_per_grid.y, static_cast<std::uint32_t>(batches)},
                                   geometry.threads_per_threadgroup),
          options);
    }
  }
}

}  // namespace

extern const kernel_table gemm_table;
constexpr kernel_table gemm_table =
    kernel_table{}.with(pattern::tiled, multiply<float>, multiply<half>, multiply<bfloat>);

PEWTER_END_TARGET_NAMESPACE
