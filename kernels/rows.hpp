// What the kernels that give each row of a (rows, cols) matrix one threadgroup, or one thread, share on the
// host side: the launch, the description's common parts, and the error bound of a long sum.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>

#include "kernels/checks.hpp"
#include "kernels/device.hpp"
#include "kernels/machine.hpp"
#include "kernels/registry.hpp"
#include "kernels/typed_call.hpp"
#include "kernels/verbose.hpp"
#include "pewter/geometry.hpp"
#include "pewter/kernels.hpp"

namespace pewter::detail {

/// Threadgroup size when the caller leaves it open.
///
/// With as many rows as a row could have SIMD groups, host threads take whole rows, and one SIMD group is the
/// fastest: each further one begins and ends loops of its own in every phase (row_max of 4096 columns,
/// AVX-512: 148 ns a row with 32 threads, 173 with 256).
/// With fewer rows than host threads these share a row's SIMD groups, which pays from about 5 us a row on:
/// one for 4096 elements, 1 us of softmax, two, four or eight, so that host threads get equal parts. The
/// number of host threads must not show in the bits, so rows fewer than eight have these SIMD groups however
/// many host threads there are.
inline std::uint32_t automatic_row_threads(std::size_t rows, std::size_t cols, double nanoseconds) {
  constexpr std::size_t elements_per_simdgroup = 4096, most_simdgroups = 8;
  constexpr double sharing_pays_from = 5000;
  if (rows >= most_simdgroups || nanoseconds < sharing_pays_from) return simd_execution_width;
  const std::size_t simdgroups = std::clamp(cols / elements_per_simdgroup, std::size_t{1}, most_simdgroups);
  return static_cast<std::uint32_t>(std::bit_floor(simdgroups)) * simd_execution_width;
}

/// The pattern when the caller leaves it open. The tiled one pays for rows whose reductions take longer than
/// their loads, and that are short enough for a tile, which one host thread takes, to cost less than a fork.
inline pattern automatic_row_pattern(const description& about, matrix_shape shape,
                                     std::size_t longest_in_tiles) {
  const bool tiles = shape.rows >= simd_execution_width && shape.cols <= longest_in_tiles;
  return tiles && offers(about, pattern::tiled) ? pattern::tiled : pattern::vectorized;
}

/// Whether a row kernel's results (n), one an element of x, should go past the caches: operands larger than
/// the last cache, results that are not read as inputs, whole SIMD groups. (rms_norm of 4096 x 4096 floats on
/// a Zen 4 with 32 MB of last cache: 15 -> 27 GB/s.)
template <class T, class Arguments>
bool results_go_past_caches(const Arguments& a, const void* results, std::size_t n, std::uint32_t threads) {
  bool read = false;
  if constexpr (requires { a.x; }) read = results == a.x;
  if constexpr (requires { a.residual; }) read = read || results == a.residual;
  return this_machine().exceeds_caches(2 * n * sizeof(T)) && !read &&
         reinterpret_cast<std::uintptr_t>(results) % sizeof(T) == 0 && threads % simd_execution_width == 0;
}

/// Checks the launch and runs a row kernel on grid (rows or tiles of them, 1, batches), an empty one for rows
/// without elements unless they have a result each. The arguments are written to.
/// @param automatic the pattern if the caller leaves it open
template <class T, class Arguments>
void run_rows(const char* function, const description& about, target_tables tables, Arguments&& arguments,
              batched_shape shape, double nanoseconds_per_element, const launch& options,
              pattern automatic = pattern::vectorized) {
  const pattern chosen = check_pattern(function, options, about, automatic);
  if constexpr (requires { arguments.y; })
    if (shape.cols == 0) shape.batches = shape.rows = 0;
  const std::size_t all_rows = check_elements(function, 1, shape.batches, shape.rows);
  const bool tiles = chosen == pattern::tiled;  // a thread has a row, else a threadgroup
  const double nanoseconds_per_row = nanoseconds_per_element * static_cast<double>(shape.cols);
  const std::uint32_t threads = check_threads(
      function, options,
      tiles ? simd_execution_width : automatic_row_threads(all_rows, shape.cols, nanoseconds_per_row));
  const std::size_t n = all_rows * shape.cols;
  const bool on_device = is_on_device(options);
  if constexpr (requires { arguments.past_caches; })
    arguments.past_caches = !on_device && results_go_past_caches<T>(arguments, arguments.y, n, threads);
  if constexpr (requires { arguments.fetching; })
    arguments.fetching = !on_device && this_machine().prefetches(2 * n * sizeof(T));
  if constexpr (requires { arguments.sum_past_caches; })
    arguments.sum_past_caches = !on_device && results_go_past_caches<T>(arguments, arguments.sum, n, threads);
  const std::uint32_t rows = check_extent(function, "rows", shape.rows), rows_each = tiles ? threads : 1;
  const auto groups =
      static_cast<std::uint32_t>(tiles ? ceil_div(rows, rows_each) : rows);  // a division: 5 ns
  const uint3 grid = {groups, 1, check_extent(function, "batches", shape.batches)};
  const launch_geometry geometry = geometry_of_threadgroups(grid, {threads, 1, 1}, function);
  run_kernel(tables, chosen, element_type_of<T>, &arguments, geometry, options,
             nanoseconds_per_row * rows_each);
}

// ---- parts of descriptions ----

inline constexpr pattern tiled_row_patterns[] = {pattern::stride_loop, pattern::vectorized, pattern::tiled};
inline constexpr const char* matrix_dimensions[] = {"rows", "cols"};
inline std::size_t count_of_matrix(const problem_shape& s) { return s[0] * s[1]; }
inline std::size_t count_of_rows(const problem_shape& s) { return s[0]; }
inline std::size_t count_of_cols(const problem_shape& s) { return s[1]; }

/// A bound in units of eps (= 2 u, u the unit roundoff) for a sum of n floats, relative to the sum of
/// absolute values.
///
/// L interleaved partial sums have n/L terms each, those of the same lane of other SIMD groups included,
/// every addition adds at most u, then at most 12 more follow (2 for the accumulators, 5 in simd_sum; the
/// rest is room): (n/L + 12) u. L >= 32 from one SIMD group on. A threadgroup of one thread has L = 1 or 4,
/// where that worst case is n u; with rounding errors independent of each other the bound is lambda sqrt(n) u
/// (Higham and Mary 2019, "A new approach to probabilistic rounding error analysis"), lambda = 5 being
/// exceeded with probability 2 exp(-5^2/2) = 7e-6.
inline double summation_error(std::size_t n) {
  const double terms = static_cast<double>(n);
  const double one_thread = std::min(terms, 5 * std::sqrt(terms)), simdgroups = terms / 32;
  return (std::max(one_thread, simdgroups) + 12) / 2;
}

}  // namespace pewter::detail
