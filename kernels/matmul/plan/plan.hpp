// The plan of a matrix product: algorithm, blocking, partition over threads, packing, memory policy.
//
// make_plan is a pure function of a problem and a machine profile; kernels execute plans and decide nothing.
// What shows in bits (inner products, the parts of a split K, skinny products of bfloat in float) follows
// from shape, storage and target alone. The profile decides the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "kernels/matmul/strides.hpp"
#include "pewter/half.hpp"
#include "pewter/kernels.hpp"
#include "pewter/native/target.hpp"
#include "pewter/types.hpp"

namespace pewter {
struct machine;
}

namespace pewter::detail {

// ---- the format of packed operands ----

/// Panels of bfloat op(B) are in VNNI-2 layout, as the instructions for bfloat take them: element (k, c) at
/// k / 2 * 64 + 2 c + k % 2; and they are continued by zeros to a multiple of 32 iterations over k.
PEWTER_INLINE constexpr bool is_vnni(element_type type) { return type == element_type::bfloat16; }

/// Packed operands are panels of 8 rows of op(A), or `panel_cols` columns of op(B), in order of k, continued
/// by zeros beyond the matrix. A panel of float is as wide as an AVX-512 micro-tile, three registers; of
/// bfloat as wide as two AMX tiles. Why: kernels/matmul/blocking.md#micro-tile.
inline constexpr std::size_t panel_rows = 8;
PEWTER_INLINE constexpr std::size_t panel_cols_of(element_type type) { return is_vnni(type) ? 32 : 48; }

template <class T>
inline constexpr element_type storage_of = std::is_same_v<T, float>  ? element_type::float32
                                           : std::is_same_v<T, half> ? element_type::float16
                                                                     : element_type::bfloat16;
template <class T>
inline constexpr std::size_t panel_cols = panel_cols_of(storage_of<T>);

/// The extent along k of a panel in the storage type.
PEWTER_INLINE constexpr std::size_t packed_k(element_type type, std::size_t k) {
  return is_vnni(type) ? (k + 31) / 32 * 32 : k;
}

/// Rows of C of a SIMD group: two micro-tiles of 8 rows, or (AMX) two of 32.
inline constexpr std::size_t block_rows = 16, amx_block_rows = 64, amx_mr = 32;
inline constexpr std::size_t amx_tile_rows = 16, amx_tile_k = 32;

/// The largest KC of a panel that a SIMD group packs for itself, and bytes of op(A) and of panels of op(B)
/// for AMX: they lie in its state of 256 KB. The shorter one: where there are several blocks of K.
inline constexpr std::size_t most_private_kc = 1024, short_private_kc = 384, private_a_bytes = 160 * 1024,
                             private_panels_bytes = 48 * 1024;
/// Where K is several blocks: rows of C up to which all are one tile's, rows of the largest tile, and NC at
/// most.
inline constexpr std::size_t few_private_rows = 128, most_private_rows = 1024, most_private_nc = 1024;

/// The largest tile of C^T that a SIMD group makes by streaming rows of op(A).
inline constexpr std::size_t most_streamed_rows = 256, most_streamed_cols = 128;

/// Skinny products, at most this many rows of C: op(B) serves too few of them to be worth packing.
inline constexpr std::size_t most_skinny_rows = 32;
/// With FMA: rows of C, KC, and sums of 32 columns that a SIMD group has in its state (wide or narrow tiles).
inline constexpr std::size_t most_skinny_fma_rows = 4, skinny_kc = 8, skinny_sums_wide = 128,
                             skinny_sums_narrow = 16;
/// With AMX: KC for up to 16 SIMD groups, and for more, whose state has no room for as much.
inline constexpr std::size_t skinny_amx_kc_wide = 128, skinny_amx_kc_narrow = 32;

/// KC where rows of A are converted to float on the stack, 8 KB at a time.
inline constexpr std::size_t converted_kc = 128;
/// KC where VNNI-2 blocks are made of rows of B on the stack.
inline constexpr std::size_t vnni_rows_kc = 64;

// ---- problem ----

enum class micro_kernel_kind : std::uint8_t { fma, bf16_dot, amx };

/// A target's micro-kernel for a type: mr x nr sums stay in registers.
struct micro_kernel {
  micro_kernel_kind kind;
  std::uint32_t mr, nr;
  std::uint32_t vector;  ///< floats of a register
  bool operator==(const micro_kernel&) const = default;
};
/// Micro-tiles of skinny products and of inner products, by floats of a register: operands and sums fill the
/// registers.
constexpr std::uint32_t skinny_mr(std::uint32_t vector) { return vector == 16 ? 4 : vector == 8 ? 2 : 1; }
constexpr std::uint32_t inner_product_mr(std::uint32_t vector) { return vector == 16 ? 6 : 4; }
constexpr std::uint32_t inner_product_nr(std::size_t rows, std::uint32_t vector) {
  return vector == 16 ? (rows <= 4 ? 6 : 4) : rows <= 2 ? 6 : 3;
}
/// @param rows of C, at least 1
/// @return rows at a time: even shares of at most a micro-tile
constexpr std::size_t inner_product_rows(std::size_t rows, std::uint32_t vector) {
  const std::size_t mr = inner_product_mr(vector), times = (rows + mr - 1) / mr;
  return (rows + times - 1) / times;
}
/// Panels that few rows of C by packed weights are multiplied by at a time.
constexpr std::uint32_t packed_row_panels(std::size_t rows) { return rows <= 2 ? 4 : 2; }

/// @param target as in targets.inc
/// @throws error naming the known ones for any other name
micro_kernel micro_kernel_of(std::string_view target, element_type type);

/// A product as the caller states it. Addresses matter by their alignment only.
struct gemm_problem {
  std::size_t m = 0, n = 0, k = 0, batches = 1;
  element_type type = element_type::float32;
  micro_kernel kernel{};
  strides a{}, b{};                                    ///< of op(A) (m, k) and op(B) (k, n)
  std::size_t c_row = 0, c_batch = 0;                  ///< strides of C, whose columns are adjacent
  std::size_t a_alignment = 4096, b_alignment = 4096;  ///< bytes, powers of two, at most 4096
  bool b_is_packed = false;                            ///< a packed_matrix
  bool has_epilogue = false;                           ///< anything but C = op(A) op(B)
  bool has_bias_or_row_scale = false;
  std::uint32_t threads_per_threadgroup = 0;  ///< 0: the plan chooses
  unsigned host_threads = 1;                  ///< at most this many
};

/// A problem of tight matrices.
gemm_problem tight_problem(std::size_t m, std::size_t n, std::size_t k, element_type type,
                           std::string_view target, unsigned host_threads, std::size_t batches = 1,
                           bool transpose_a = false, bool transpose_b = false);

// ---- plan ----

enum class gemm_algorithm : std::uint8_t {
  blocked,         ///< threadgroups own tiles of C and share panels of op(B), or rows of it in place
  private_panels,  ///< a threadgroup is one SIMD group, which packs the panels that it multiplies by; several
                   ///< whole products, if they are small
  private_blocks,  ///< the same by AMX, a block of K of some panels at a time, with sums that wait between
                   ///< blocks
  skinny_m,        ///< few rows of C, op(B) row-major: read once, in rows as long as a tile, by FMA
  skinny_m_amx,    ///< the same by AMX: SIMD groups make VNNI-2 panels together
  streamed_rows,   ///< few columns, by AMX: op(A) stored along K goes past panels of op(B) once
  packed_rows,     ///< few rows of C, op(B) packed by the caller: several panels at a time, for all of K
  inner_product,   ///< few rows of C, op(B) transposed: dot products along K
  split_k,         ///< parts of K are batches of another algorithm, whose sums are added in order
};

enum class operand_form : std::uint8_t { in_place, packed, packed_private, packed_by_caller };

/// Where a SIMD group's sums wait between blocks of K.
enum class accumulators : std::uint8_t {
  block,          ///< in a block of its own, which the epilogue stores
  c_where_whole,  ///< in C where the block lies within C's columns, else in a block
  c,              ///< in C, or in the partial sums of split K
};

/// Software prefetch of op(B) while it is multiplied: some iterations ahead, pages ahead too, or (in place)
/// what is further in the same rows.
enum class prefetch_b : std::uint8_t { none, iterations, pages, along_rows };

/// Goto and van de Geijn 2008: a micro-tile MR x NR in registers, panels of KC iterations in L1 or L2, tiles
/// of MC rows, and NC columns of op(B) packed at a time in the last-level cache.
struct gemm_blocking {
  std::size_t mr = 0, nr = 0, kc = 0, mc = 0, nc = 0;
  std::size_t vector = 0;  ///< floats of a register
};

struct gemm_partition {
  unsigned host_threads = 0;         ///< that share the work
  std::uint32_t threads = 0;         ///< per threadgroup
  std::uint32_t simdgroup_rows = 0;  ///< SIMD groups in a column of a tile, a power of two
  std::size_t tile_cols = 0;         ///< a threadgroup's tile of C is MC x tile_cols
  bool over_n = false;               ///< host threads own columns of C: the grid's x runs along M
  std::size_t batches_per_threadgroup = 0;
  std::size_t batches_at_a_time = 0;  ///< that are packed before they are multiplied
  std::size_t skinny_sums = 0;        ///< skinny_m: skinny_sums_wide or _narrow
};

struct gemm_operand {
  operand_form form = operand_form::in_place;
  std::size_t panel_width = 0;             ///< rows or columns of a panel
  std::size_t panels_per_threadgroup = 0;  ///< of the dispatch that packs
  std::size_t batch = 0;                   ///< elements from one batch's panels to the next one's; 0: shared
  /// Panels are contiguous in blocks of KC, of this many rows or columns; 0: each has all of K.
  std::size_t lines_of_block = 0;
};

struct gemm_memory_policy {
  prefetch_b b = prefetch_b::none;
  bool next_panel = false;  ///< prefetch the next panel of op(B) while this one is multiplied: it exceeds L2
  std::size_t panel_period = 1;  ///< iterations for each cache line of it, a power of two
  bool next_rows = false;        ///< and the next block of packed op(A), by AMX
  bool c = false;                ///< prefetch C before it is stored: it exceeds L2
};

/// For the decision whether to fork, nanoseconds.
struct gemm_costs {
  double threadgroup = 0, packed_element = 0, partial_sum = 0;
};

/// Floats of the workspace: packed A from 0 on, packed B, partial sums; or what each threadgroup has.
struct gemm_workspace {
  std::size_t packed_b = 0, partial_sums = 0, of_threadgroup = 0, size = 0;
};

struct gemm_plan {
  gemm_algorithm algorithm = gemm_algorithm::blocked;
  gemm_algorithm of_parts =
      gemm_algorithm::blocked;  ///< split_k: the algorithm of the parts, else `algorithm`
  micro_kernel_kind kernel = micro_kernel_kind::fma;
  element_type type = element_type::float32;
  /// What is computed: op(A) (m, k) times op(B) (k, n), a part of K a batch if that is split.
  std::size_t m = 0, n = 0, k = 0, batches = 0;
  strides a{}, b{};
  bool exchanged = false;   ///< the caller's op(B)^T is A, its op(A)^T is B
  bool transposed = false;  ///< and the sums are those of C^T
  std::size_t c_row = 0, c_batch = 0;
  bool has_epilogue = false;
  std::size_t sums_row = 0, sums_batch = 0;  ///< strides of accumulators that are not blocks
  std::size_t k_behind_parts = 0;            ///< split_k: iterations that are left when parts have k each

  gemm_blocking blocking;
  gemm_partition partition;
  gemm_operand a_operand, b_operand;
  accumulators sums = accumulators::block;
  gemm_memory_policy memory;
  gemm_costs costs;
  gemm_workspace workspace;

  PEWTER_INLINE bool is_private() const {
    return of_parts == gemm_algorithm::private_panels || of_parts == gemm_algorithm::private_blocks;
  }
};

/// The plan of least time among those for all, half, a quarter ... of the host threads.
/// @throws error for a C of more than 2^32 - 1 tiles
gemm_plan make_plan(const gemm_problem&, const machine&);

/// Whether one host thread is through before others have begun.
constexpr bool is_shorter_than_a_fork(std::size_t m, std::size_t n, std::size_t k, std::size_t batches) {
  constexpr std::size_t most_multiply_adds = 64 * 1024, no_overflow = 64 * 1024;
  return (m | n | k | batches) < no_overflow && m * n * k * batches <= most_multiply_adds;
}

/// What the machine's costs say of a plan: tiles, packing, what crosses cores, forks and barriers.
/// Why: kernels/matmul/blocking.md#number-of-host-threads.
double estimated_nanoseconds(const gemm_plan&, const machine&);

/// One line: algorithm, micro-kernel, blocking, operands, partition.
std::string describe(const gemm_plan&);

const char* name_of(gemm_algorithm);
const char* name_of(micro_kernel_kind);

/// Tiles along an extent. Small products mostly have one, and a division would be a part of their time.
PEWTER_INLINE constexpr std::size_t tiles_along(std::size_t extent, std::size_t of_tile) {
  return extent <= of_tile ? extent != 0 : (extent + of_tile - 1) / of_tile;
}

// ---- job ----

/// What the kernels of gemm are given: a plan, and where operands, epilogue and workspace are.
struct gemm_job {
  gemm_plan plan;
  const void *a, *b;  // of the product that is computed; b may be panels
  void* c;
  float* sums;                 // accumulators that are not blocks: C, or the partial sums of split K
  float *packed_a, *packed_b;  // room for a group of batches
  float alpha, beta;
  const void* bias;        // (n) of C, or null
  const void* residual;    // (m, n), strides as C's, or null
  const float* row_scale;  // (m) of C, or null
  pewter::activation activation;
};

}  // namespace pewter::detail
