// What the kernels that give each row of a (rows, cols) matrix one threadgroup, or one thread, share on the
// host side: the launch, the description's common parts, and the error bound of a long sum.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "kernels/common/kept_rows.hpp"
#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/machine/launch_model.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/typed_call.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/error.hpp"
#include "pewter/geometry.hpp"
#include "pewter/kernels.hpp"

namespace pewter::detail {

/// Threadgroup size when the caller leaves it open: one SIMD group if there are as many rows as a row could
/// have SIMD groups, as host threads then take whole rows. Fewer rows that take long get a power of two of
/// SIMD groups, which host threads share. The number of host threads must not show in the bits, so it does
/// not count. Why: kernels/common/kernels.md#threads-and-tiles.
/// @param nanoseconds of all rows
inline std::uint32_t automatic_row_threads(std::size_t rows, std::size_t cols, double nanoseconds) {
  constexpr std::size_t elements_per_simdgroup = 4096, most_simdgroups = 8;
  constexpr double long_row = 5000;
  if (rows >= most_simdgroups || nanoseconds < long_row * static_cast<double>(rows))
    return simd_execution_width;
  const std::size_t simdgroups = std::clamp(cols / elements_per_simdgroup, std::size_t{1}, most_simdgroups);
  return static_cast<std::uint32_t>(std::bit_floor(simdgroups)) * simd_execution_width;
}

/// What a row's elements are to a GPU's threads: read once by each pass, or kept in registers across passes,
/// whether results of as many elements are stored or only the reduced value.
enum class row_values { read, kept, kept_and_reduced };

/// The same on a GPU: a thread for 32 elements of a row, and few enough threads for several threadgroups at a
/// time on a core. If registers keep the row, a thread for 16 elements, or for 32 if there were more than 256
/// threads or nothing is stored. Longer rows that are reduced a part at a time have 64 to 256 threads, one
/// for 64 elements. Why: kernels/offload/kernels.md#rows.
inline std::uint32_t row_threads_on_device(std::size_t cols, row_values values) {
  constexpr std::size_t longest_kept = 32 * 1024;
  const auto for_each = [&](std::size_t elements, std::size_t most) {
    const std::size_t threads = std::bit_floor(std::max(cols / elements, std::size_t{1}));
    return static_cast<std::uint32_t>(std::clamp(threads, std::size_t{64}, most));
  };
  if (values == row_values::kept_and_reduced && cols > longest_of_16) return for_each(64, 256);
  if (values != row_values::read && cols <= longest_kept) {
    const bool few = values == row_values::kept && cols <= longest_of_16;
    const std::size_t of_simdgroup = (few ? 16 : 32) * simd_execution_width;
    const std::size_t simdgroups = ceil_div(std::max(cols, std::size_t{1}), of_simdgroup);
    return static_cast<std::uint32_t>(simdgroups) * simd_execution_width;
  }
  return for_each(32, 512);
}

/// The memory policy of a kernel that stores n results. Its costs say how many operands it reads and writes,
/// each of n elements.
template <class T>
memory_policy policy_of_results(const description& about, traversal order, const T* results, std::size_t n,
                                bool in_place, const launch& options) {
  if (is_on_device(options)) return {};
  const bool aligned = reinterpret_cast<std::uintptr_t>(results) % sizeof(T) == 0;
  const kernel_costs& costs = costs_or_usual(about);
  const std::size_t bytes = (costs.read + costs.written) * n * sizeof(T);
  return memory_policy_for(this_machine(),
                           {order, bytes, in_place, aligned, options.threads_per_threadgroup});
}

/// Rows of no columns: a reduction has results of them.
enum class empty_rows { skipped, reduced };

/// @throws error for a launch on a GPU, for kernels that have no code there
inline void check_not_on_device(const char* function, const launch& options) {
  if (is_on_device(options)) raise("%s: launch asks for a GPU, must be for the host", function);
}

/// How a kernel departs from what its costs say.
struct row_launch {
  bool tiles = true;  ///< whether tiled is a candidate
  empty_rows without_columns = empty_rows::skipped;
  row_values on_device = row_values::read;
  bool shared = true;  ///< whether host threads may share a row, which has several SIMD groups then
};

/// Checks the launch and runs a row kernel on grid (rows or tiles of them, 1, batches), by the pattern and on
/// as many host threads as its costs say; without costs by vectorized.
/// @param automatic the pattern if the caller leaves it open; `automatic`: what the model chooses
template <class T, class Arguments>
void run_rows(const launched_kernel& kernel, const Arguments& arguments, batched_shape shape,
              const launch& options, pattern automatic = pattern::automatic, row_launch how = {}) {
  const auto& [function, about, tables] = kernel;
  if (shape.cols == 0 && how.without_columns == empty_rows::skipped) shape.batches = shape.rows = 0;
  const std::size_t all_rows = check_elements(function, 1, shape.batches, shape.rows);
  const kernel_costs& costs = costs_or_usual(about);
  const launch_work work{all_rows, shape.cols, element_type_of<T>,
                         (costs.read + costs.written) * sizeof(T) * all_rows * shape.cols};
  counted_pattern wanted{automatic};
  if (automatic == pattern::automatic && options.pattern == pattern::automatic)
    wanted = is_on_device(options) || about.costs == nullptr ? counted_pattern{pattern::vectorized}
                                                             : automatic_pattern(costs, work, how.tiles);
  const pattern chosen = check_pattern(function, options, about, wanted.by);
  if (wanted.cycles == 0) wanted = counted(costs, chosen, work);
  const bool tiles = chosen == pattern::tiled;  // a thread has a row, else a threadgroup
  const double nominal =
      how.shared ? std::max(wanted.cycles * nominal_cycle, static_cast<double>(work.bytes) * nominal_byte)
                 : 0;
  const std::uint32_t threads = check_threads(
      function, options, tiles ? simd_execution_width : automatic_row_threads(all_rows, shape.cols, nominal),
      tiles ? simd_execution_width : row_threads_on_device(shape.cols, how.on_device));
  const std::uint32_t rows = check_extent(function, "rows", shape.rows), rows_each = tiles ? threads : 1;
  const auto groups = static_cast<std::uint32_t>(tiles ? ceil_div(rows, rows_each) : rows);
  const uint3 grid = {groups, 1, check_extent(function, "batches", shape.batches)};
  const launch_geometry geometry = geometry_of_threadgroups(grid, {threads, 1, 1}, function);
  // A hint below the dispatcher's threshold keeps a row on one host thread.
  constexpr double not_shared = 4000;
  double on_one_core = nanoseconds_of(this_machine(), wanted.cycles, work);
  if (!how.shared) on_one_core = std::min(on_one_core, not_shared * static_cast<double>(all_rows));
  run_modelled(tables, chosen, element_type_of<T>, &arguments, geometry, options, on_one_core);
}

// ---- parts of descriptions ----

inline constexpr pattern tiled_row_patterns[] = {pattern::stride_loop, pattern::vectorized, pattern::tiled};

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
