// The host side that argsort and top_k share. Error: none.
#pragma once

#include <bit>

#include "kernels/common/rows.hpp"
#include "kernels/runtime/workspace.hpp"
#include "kernels/sort/sort.hpp"
#include "pewter/error.hpp"
#include "pewter/model/host_threads.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/sort.inc"
#include "kernels/common/described.hpp"

namespace pewter::detail {

/// How rows are shared: n threadgroups, which take every n-th row each, and their threads. There is only one
/// right order, so this may depend on the number of host threads.
struct sort_team {
  std::uint32_t threadgroups, threads;
};
/// @param least_cols of a SIMD group, for which sharing a row pays
inline sort_team sort_team_for(const char* function, std::size_t rows, std::size_t cols,
                               std::size_t least_cols, const launch& options) {
  const std::size_t available = available_host_threads();
  const std::size_t host =
      options.host_threads == 0 ? available : std::min<std::size_t>(options.host_threads, available);
  std::size_t simdgroups = 1;
  if (rows < host)
    simdgroups = std::clamp(cols / least_cols, std::size_t{1}, std::min(host, std::size_t{32}));
  return {static_cast<std::uint32_t>(std::min(rows, 2 * host)),
          check_threads(function, options, static_cast<std::uint32_t>(simdgroups) * simd_execution_width)};
}

/// The first k columns in order of each row of x, with their elements where `values` is not null.
template <class T>
struct sorted_rows {
  const T* x;
  T* values;
  std::int32_t* ids;
  matrix_shape shape;
  std::size_t k;
  bool descending;
};

/// Runs argsort's kernel.
template <class T>
void run_argsort(const char* function, const sorted_rows<T>& rows, pattern chosen, const launch& options) {
  const matrix_shape& shape = rows.shape;
  constexpr std::size_t least_cols = 8192;
  const sort_team team = sort_team_for(function, shape.rows, shape.cols, least_cols, options);
  const std::size_t size = std::bit_ceil(std::max(shape.cols, std::size_t{simd_execution_width}));
  const std::size_t room = chosen == pattern::direct ? size : 2 * ceil_div(shape.cols, 32) * 32;
  const std::size_t counts =
      chosen == pattern::direct ? 0 : ceil_div(team.threads, simd_execution_width) * most_digits;
  check_elements(function, sizeof(sort_entry), team.threadgroups, room + counts);
  const std::size_t words = room * (sizeof(sort_entry) / sizeof(float));
  float* const scratch = scratch_of_thread().room_for(team.threadgroups * (words + counts));
  const sort_arguments arguments{rows.x,
                                 rows.values,
                                 rows.ids,
                                 reinterpret_cast<sort_entry*>(scratch),
                                 reinterpret_cast<std::uint32_t*>(scratch + team.threadgroups * words),
                                 shape.rows,
                                 shape.cols,
                                 rows.k,
                                 room,
                                 rows.descending};
  constexpr double nanoseconds = 5;  // an element
  const double rows_each = static_cast<double>(ceil_div(shape.rows, team.threadgroups));
  run_kernel(argsort_tables, chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({team.threadgroups, 1, 1}, {team.threads, 1, 1}, function), options,
             nanoseconds * rows_each * static_cast<double>(shape.cols));
}

/// Rows that a network sorts in less time than digits do. Why: kernels/sort/README.md#choices.
inline pattern automatic_sort_pattern(std::size_t cols) {
  constexpr std::size_t longest_in_network = 512;
  return cols <= longest_in_network ? pattern::direct : pattern::stride_loop;
}

/// Checks what both have; the number of elements of x.
template <class T>
std::size_t check_sorted(const char* function, const T* x, matrix_shape shape, const launch& options) {
  check_not_on_device(function, options);
  const std::size_t n = check_elements(function, sizeof(T), shape.rows, shape.cols);
  constexpr std::size_t most_cols = 0x7fffffff;
  if (n != 0 && shape.cols > most_cols)
    raise("%s: cols = %zu, must be at most %zu", function, shape.cols, most_cols);
  if (n != 0) check_extent(function, "rows", shape.rows);
  check_pointer(function, "x", x, n);
  return n;
}

}  // namespace pewter::detail
