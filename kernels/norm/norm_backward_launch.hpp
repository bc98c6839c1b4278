// The host side that rms_norm_backward and layer_norm_backward share.
//
// Error of dx, in eps of (|g| + mean |g| + |z| mean |g z|) / sigma, of dweight and dbias relative to their
// sums of absolute values: the row's statistics, sums over it and over rows, some sixteen roundings.
#pragma once

#include "kernels/norm/norm_backward.hpp"
#include "kernels/norm/norm_launch.hpp"
#include "kernels/runtime/workspace.hpp"

namespace pewter::detail {

/// Rows that one threadgroup sums up: by the shape alone, as the order of sums shows in the bits.
inline std::size_t rows_of_part(std::size_t rows) {
  constexpr std::size_t least = 4, usual_parts = 128,
                        most = 256;  // whose partial sums a threadgroup has room for
  return std::min(most, std::max(least, ceil_div(rows, usual_parts)));
}

template <class T>
struct norm_backward_operands {
  const T *x, *weight, *dy;
  T *dx, *dweight, *dbias;  // dbias null for rms_norm
};

/// Operands that must lie apart, in the order of their names.
template <class T>
void check_gradients(const char* function, const norm_backward_operands<T>& of, matrix_shape shape,
                     bool centred) {
  const std::size_t n = check_elements(function, sizeof(T), shape.rows, shape.cols), bytes = n * sizeof(T);
  const std::size_t of_cols = check_elements(function, sizeof(T), 1, shape.cols),
                    col_bytes = of_cols * sizeof(T);
  check_pointer(function, "x", of.x, n);
  check_pointer(function, "weight", of.weight, n == 0 ? 0 : of_cols);
  check_pointer(function, "dy", of.dy, n);
  check_pointer(function, "dx", of.dx, n);
  check_pointer(function, "dweight", of.dweight, of_cols);
  if (centred) check_pointer(function, "dbias", of.dbias, of_cols);
  check_no_overlap(function, "x", of.x, bytes, "dx", of.dx, bytes);
  check_no_overlap(function, "weight", of.weight, n == 0 ? 0 : col_bytes, "dx", of.dx, bytes);
  check_same_or_disjoint(function, "dy", of.dy, bytes, "dx", of.dx, bytes);
  const auto check = [&](const char* name, const T* sums) {
    check_no_overlap(function, "x", of.x, bytes, name, sums, col_bytes);
    check_no_overlap(function, "weight", of.weight, n == 0 ? 0 : col_bytes, name, sums, col_bytes);
    check_no_overlap(function, "dy", of.dy, bytes, name, sums, col_bytes);
    check_no_overlap(function, "dx", of.dx, bytes, name, sums, col_bytes);
  };
  check("dweight", of.dweight);
  if (!centred) return;
  check("dbias", of.dbias);
  check_no_overlap(function, "dweight", of.dweight, col_bytes, "dbias", of.dbias, col_bytes);
}

template <class T>
void run_norm_backward(const launched_kernel& kernel, const norm_backward_operands<T>& of, bool centred,
                       matrix_shape shape, float epsilon, const launch& options) {
  const auto& [function, about, tables] = kernel;
  check_not_on_device(function, options);
  check_gradients(function, of, shape, centred);
  check_epsilon(function, epsilon);
  announce_shape({{shape.rows, shape.cols}});
  const std::size_t each = rows_of_part(shape.rows), parts = ceil_div(shape.rows, each);
  const std::size_t sums = check_elements(function, sizeof(float), parts, centred ? 2 : 1, shape.cols);
  const std::size_t n = shape.rows * shape.cols;
  const memory_policy policy = policy_of_results(about, traversal::rows, of.dx, n, of.dx == of.dy, options);
  const norm_backward_arguments arguments{
      of.x,       of.weight,  of.dy, of.dx, of.dweight, of.dbias, scratch_of_thread().room_for(sums),
      shape.rows, shape.cols, each,  parts, epsilon,    centred,  policy};
  const pattern chosen = check_pattern(function, options, about, pattern::vectorized);
  const double nanoseconds = 12 * sizeof(T) * nanoseconds_per_byte * static_cast<double>(each * shape.cols);
  const std::uint32_t threads = check_threads(
      function, options, automatic_row_threads(parts, shape.cols, nanoseconds * static_cast<double>(parts)));
  check_extent(function, "rows", shape.rows);
  run_kernel(tables, chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({shape.cols == 0 ? 0 : static_cast<std::uint32_t>(parts), 1, 1},
                                      {threads, 1, 1}, function),
             options, nanoseconds);
}

// ---- parts of descriptions ----

inline double bytes_of_gradients(const problem_shape& s, element_type t) {
  return static_cast<double>((3 * s[0] + 3) * s[1] * size_of(t));
}
inline double flops_of_gradients(const problem_shape& s) { return 16.0 * static_cast<double>(s[0] * s[1]); }
inline double error_of_gradients(const problem_shape& s) {
  const std::size_t each = rows_of_part(s[0]);
  return 2 * summation_error(s[1]) + static_cast<double>(each + ceil_div(s[0], each)) / 2 + 16;
}

}  // namespace pewter::detail
