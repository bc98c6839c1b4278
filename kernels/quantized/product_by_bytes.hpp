// Products with quantised weights by bytes: which rows of x are multiplied together, and the launch.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "kernels/quantized/packed_weights.hpp"
#include "kernels/quantized/product_by_gemm.hpp"

namespace pewter::detail {

/// Rows of x from which tiles, and without them gemm, take over; with packed weights, from which a panel is
/// unpacked. Why: kernels/quantized/README.md#products.
inline constexpr std::size_t first_of_tiled_rows = 5, first_of_many_rows = most_single_rows + 1,
                             first_of_packed_panel = 33;

/// Rows of x that packed.kernel.hpp multiplies together, without panels.
inline constexpr std::size_t rows_of_packed_tile = 4;

/// How a product is launched.
struct launch_choices {
  pattern chosen;
  std::uint32_t threads;
};
/// @throws error for a launch that the kernel does not offer, as for one on a GPU
inline launch_choices check_launch(const char* function, const launch& options, const description& about) {
  const pattern chosen = check_pattern(function, options, about, pattern::vectorized);
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  check_not_on_device(function, options);
  if (options.target != nullptr) choose_target(options.target);
  return {chosen, threads};
}

/// The error of sums in float. The oracle's magnitude includes the rounding of x to bytes.
inline double error_of_products(const problem_shape& s) {
  return summation_error(s[2] * traits_of(type_of_extent(s[0])).elements) + 8;
}
inline double flops_of_products(const problem_shape& s) {
  return 2.0 * static_cast<double>(count_of_quantized(s) * s[3]);
}

/// Bytes of scratch.
struct scratch_layout {
  std::size_t codes, steps, sums;

  scratch_layout(std::size_t rows, std::size_t k)
      : codes(rows * k), steps(rows * k / 8), sums(rows * k / 4) {}
  std::size_t floats() const { return (codes + steps + sums) / sizeof(float); }
};

/// Rows of x that are at places.
struct placed_rows {
  std::size_t places, places_in_tiles, rows_of_tile;
  const quantized_place* place;
  std::span<const quantized_rows> lists;
};

/// Whether the target that a launch runs on has tiles.
inline bool has_byte_tiles(const launch& options, element_type type) {
  const int target =
      target_with(quantized_matmul_tables, pattern::vectorized, type, choose_target(options.target));
  const kernel_table& table = *quantized_matmul_tables[target];
  return table.at[static_cast<int>(pattern::tiled)][static_cast<int>(type)] != nullptr;
}

/// What is the same of all that is done with a matrix.
template <class T>
quantized_matmul_arguments arguments_of(const product<T>& p) {
  const element_traits traits = traits_of(p.w.type);
  quantized_matmul_arguments a{};
  a.x = p.x;
  a.blocks = static_cast<const std::uint8_t*>(p.w.blocks);
  a.scales = p.w.scales;
  a.biases = p.w.biases;
  a.packed = p.packed;
  a.bytes_of_packed = packed_layout_of(p.w.type, sizeof(T)).bytes;
  a.y = p.y;
  a.bias = p.how.bias;
  a.residual = p.how.residual;
  a.how = p.how.activation;
  a.n = p.shape.n;
  a.k = p.shape.k;
  a.blocks_of_row = p.shape.k / traits.elements;
  a.bytes_of_row = a.blocks_of_row * traits.bytes;
  a.runs_of_block = traits.elements / run_of_elements;
  a.type = p.w.type;
  a.element = element_type_of<T>;
  return a;
}

/// Columns of a threadgroup: a panel; else some 64 KB of weights, at least as many that each SIMD group has
/// work.
template <class T>
std::size_t columns_of_threadgroup(const product<T>& p, std::size_t bytes_of_row) {
  if (p.chosen == pattern::tiled) return cols_of_byte_panel;
  constexpr std::size_t weights_of_threadgroup = std::size_t{1} << 16;
  const std::size_t each = p.packed != nullptr ? packed_columns : 1, simdgroups = simdgroups_of(p.threads);
  const std::size_t units = std::max<std::size_t>(weights_of_threadgroup / (each * bytes_of_row), simdgroups);
  return each * std::min(units, std::max(most_single_cols / each, simdgroups));
}

/// @param tables of the kernel that is called; they are those of quantized_matmul
template <class T>
void multiply_bytes(const char* function, target_tables tables, const product<T>& p,
                    const placed_rows& rows) {
  const auto [m, n, k] = p.shape;
  const scratch_layout layout(rows.places + rows_of_byte_tile, k);
  quantized_matmul_arguments a = arguments_of(p);
  a.codes = reinterpret_cast<std::int8_t*>(scratch_of_thread().room_for(layout.floats()));
  a.steps = reinterpret_cast<float*>(a.codes + layout.codes);
  a.sums = a.steps + layout.steps / sizeof(float);
  a.places = rows.places;
  a.places_in_tiles = rows.places_in_tiles;
  a.rows_of_tile = rows.rows_of_tile;
  a.place = rows.place;
  a.rows = rows.lists.data();
  a.cols_of_threadgroup = columns_of_threadgroup(p, a.bytes_of_row);
  a.runs_of_threadgroup = 128;
  const std::uint32_t groups = check_extent(function, "n", ceil_div(n, a.cols_of_threadgroup));
  const std::uint32_t lists = check_extent(function, "m", rows.lists.size());
  const bool in_tiles = p.chosen == pattern::tiled && rows.places_in_tiles != 0;
  const double nanoseconds_per_weight = in_tiles ? 0.004 : 0.03;
  const double each = static_cast<double>(std::min(a.cols_of_threadgroup, n) * k) *
                      static_cast<double>(ceil_div(rows.places, rows.lists.size()));
  run_kernel(tables, p.chosen, element_type_of<T>, &a,
             geometry_of_threadgroups({groups, lists, 1}, {p.threads, 1, 1}, function), p.options,
             each * nanoseconds_per_weight);
}

/// One matrix, all rows of x one after the other, as panels and tiles.
template <class T>
void multiply_in_tiles(const char* function, product<T> p) {
  p.chosen = pattern::tiled;
  p.threads = simd_execution_width;
  const std::size_t m = p.shape.m, count = ceil_div(m, most_rows_in_tiles);
  const std::size_t each = ceil_div(ceil_div(m, count), rows_of_byte_tile) * rows_of_byte_tile;
  std::vector<quantized_rows> lists;
  for (std::size_t first = 0; first < m; first += each)
    lists.push_back({0, first, std::min(each, m - first), true});
  multiply_bytes(function, quantized_matmul_tables, p, {m, m, rows_of_byte_tile, nullptr, lists});
}
/// The same without panels.
template <class T>
void multiply_few(const char* function, const product<T>& p) {
  const std::size_t m = p.shape.m;
  const quantized_rows all[] = {{0, 0, m, false}};
  multiply_bytes(function, quantized_matmul_tables, p,
                 {m, p.packed != nullptr ? m : 0, std::min(m, rows_of_packed_tile), nullptr, all});
}

template <class T>
void check_product_options(const char* function, const quantized_matmul_options<T>& how, const T* y,
                           std::size_t of_bias, std::size_t of_y) {
  if (how.x != activations::bytes && how.x != activations::exact)
    raise("%s: activations = %d is unknown, must be at most 1", function, static_cast<int>(how.x));
  if (how.activation > activation::gelu)
    raise("%s: activation = %d is unknown, must be at most %d", function, static_cast<int>(how.activation),
          static_cast<int>(activation::gelu));
  const std::size_t y_bytes = of_y * sizeof(T);
  if (how.bias != nullptr) check_no_overlap(function, "bias", how.bias, of_bias * sizeof(T), "y", y, y_bytes);
  if (how.residual != nullptr)
    check_same_or_disjoint(function, "residual", how.residual, y_bytes, "y", y, y_bytes);
}

/// @throws error unless packed weights are (matrices, n, k) and activations bytes
template <class T>
void check_packed(const char* function, const packed_weights<T>& w, std::size_t matrices, std::size_t n,
                  std::size_t k, const quantized_matmul_options<T>& how) {
  if (w.matrices() != matrices || w.n() != n || w.k() != k)
    raise("%s: w = (%zu, %zu, %zu), must be (%zu, %zu, %zu)", function, w.matrices(), w.n(), w.k(), matrices,
          n, k);
  if (w.data() == nullptr) raise("%s: w was moved from, must be packed weights", function);
  if (how.x == activations::exact)
    raise("%s: activations = exact, must be bytes for packed weights", function);
}

}  // namespace pewter::detail
