// y = activation(x W^T + bias) + residual, W quantised.
//
// x becomes bytes, and integers are multiplied (quantized_matmul.kernel.cpp). Without dot products of bytes
// many rows are multiplied by gemm, some rows of W at a time having become elements. Either way rows of y are
// the same whatever the host threads.
//
// Error of the first way: half a step of each run of x times |w|, then a sum in float. Of the second, gemm's,
// with W rounded to T; in float if the call is for exact activations.
#include "kernels/quantized/product_by_gemm.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace pewter {
namespace {

using detail::quantized_rows;

constexpr const char* function = "quantized_matmul";

using detail::product;
using detail::quantized_scratch;

/// Rows of x from which tiles, and without them gemm, take over. Why: kernels/quantized/README.md#products.
constexpr std::size_t first_of_tiled_rows = 9, first_of_many_rows = detail::most_single_rows + 1;

/// Bytes of scratch.
struct scratch_layout {
  std::size_t codes, steps, sums;

  scratch_layout(std::size_t rows, std::size_t k)
      : codes(rows * k), steps(rows * k / 8), sums(rows * k / 4) {}
  std::size_t floats() const { return (codes + steps + sums) / sizeof(float); }
};

/// Rows of x that are at places.
struct placed_rows {
  std::size_t places, places_in_tiles;
  const detail::quantized_place* place;
  std::span<const quantized_rows> lists;
};

/// Whether the target that a launch runs on has tiles.
template <class T>
bool has_tiles(const launch& options) {
  const element_type type = detail::element_type_of<T>;
  const int target =
      target_with(detail::quantized_matmul_tables, pattern::vectorized, type, choose_target(options.target));
  const kernel_table& table = *detail::quantized_matmul_tables[target];
  return table.at[static_cast<int>(pattern::tiled)][static_cast<int>(type)] != nullptr;
}

template <class T>
void multiply_bytes(const product<T>& p, const placed_rows& rows) {
  const auto [m, n, k] = p.shape;
  const bool tiled = p.chosen == pattern::tiled;
  const scratch_layout layout(rows.places + detail::rows_of_byte_tile, k);
  auto* const codes = reinterpret_cast<std::int8_t*>(quantized_scratch.room_for(layout.floats()));
  auto* const steps = reinterpret_cast<float*>(codes + layout.codes);
  const element_traits traits = traits_of(p.w.type);
  const std::size_t bytes_of_row = k / traits.elements * traits.bytes;
  // A panel; else some 64 KB of weights, at least a row a SIMD group, so that its threads have work.
  constexpr std::size_t weights_of_threadgroup = std::size_t{1} << 16;
  const std::size_t cols_each =
      tiled ? detail::cols_of_byte_panel
            : std::clamp<std::size_t>(weights_of_threadgroup / bytes_of_row, simdgroups_of(p.threads),
                                      detail::most_single_cols);
  const std::uint32_t groups = detail::check_extent(function, "n", ceil_div(n, cols_each));
  const std::uint32_t lists = detail::check_extent(function, "m", rows.lists.size());
  const detail::quantized_matmul_arguments arguments{
      .x = p.x,
      .blocks = static_cast<const std::uint8_t*>(p.w.blocks),
      .scales = p.w.scales,
      .biases = p.w.biases,
      .y = p.y,
      .bias = p.how.bias,
      .residual = p.how.residual,
      .n = n,
      .k = k,
      .places = rows.places,
      .places_in_tiles = rows.places_in_tiles,
      .place = rows.place,
      .rows = rows.lists.data(),
      .cols_of_threadgroup = cols_each,
      .runs_of_threadgroup = 128,
      .blocks_of_row = k / traits.elements,
      .bytes_of_row = bytes_of_row,
      .runs_of_block = traits.elements / detail::run_of_elements,
      .codes = codes,
      .steps = steps,
      .sums = steps + layout.steps / sizeof(float),
      .type = p.w.type,
      .element = detail::element_type_of<T>,
      .how = p.how.activation};
  constexpr double nanoseconds_per_weight = 0.03, nanoseconds_in_tiles = 0.004;
  const double each = static_cast<double>(std::min(cols_each, n) * k) *
                      static_cast<double>(ceil_div(rows.places, rows.lists.size()));
  run_kernel(detail::quantized_matmul_tables, p.chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, lists, 1}, {p.threads, 1, 1}, function), p.options,
             each * (tiled ? nanoseconds_in_tiles : nanoseconds_per_weight));
}

/// One matrix, all rows of x one after the other.
template <class T>
void multiply_in_tiles(product<T> p) {
  p.chosen = pattern::tiled;
  p.threads = simd_execution_width;
  const std::size_t m = p.shape.m, count = ceil_div(m, detail::most_rows_in_tiles);
  const std::size_t each =
      ceil_div(ceil_div(m, count), detail::rows_of_byte_tile) * detail::rows_of_byte_tile;
  std::vector<quantized_rows> lists;
  for (std::size_t first = 0; first < m; first += each)
    lists.push_back({0, first, std::min(each, m - first), true});
  multiply_bytes(p, {m, m, nullptr, lists});
}
template <class T>
void multiply_few(const product<T>& p) {
  const quantized_rows all[] = {{0, 0, p.shape.m, false}};
  multiply_bytes(p, {p.shape.m, 0, nullptr, all});
}

template <class T>
void check_options(const quantized_matmul_options<T>& how, const T* y, std::size_t n, std::size_t of_y) {
  if (how.x != activations::bytes && how.x != activations::exact)
    detail::raise("%s: activations = %d is unknown, must be at most 1", function, static_cast<int>(how.x));
  if (how.activation > activation::gelu)
    detail::raise("%s: activation = %d is unknown, must be at most %d", function,
                  static_cast<int>(how.activation), static_cast<int>(activation::gelu));
  const std::size_t y_bytes = of_y * sizeof(T);
  if (how.bias != nullptr)
    detail::check_no_overlap(function, "bias", how.bias, n * sizeof(T), "y", y, y_bytes);
  if (how.residual != nullptr)
    detail::check_same_or_disjoint(function, "residual", how.residual, y_bytes, "y", y, y_bytes);
}

}  // namespace

namespace detail {
thread_local workspace quantized_scratch;
void release_quantized_workspace() { quantized_scratch.release(); }
}  // namespace detail

template <element T>
void quantized_matmul(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape,
                      const quantized_matmul_options<T>& how, const launch& options) {
  const detail::block_counts of_w = detail::check_blocks(function, w.type, {shape.n, shape.k}, sizeof(float));
  const std::size_t of_x = detail::check_elements(function, sizeof(float), shape.m, shape.k);
  const std::size_t of_y = detail::check_elements(function, sizeof(float), shape.m, shape.n);
  const std::size_t y_bytes = of_y * sizeof(T), scale_bytes = of_w.scales * sizeof(T);
  detail::check_pointer(function, "x", x, of_x);
  detail::check_places(function, w, of_w);
  detail::check_pointer(function, "y", y, of_y);
  detail::check_no_overlap(function, "x", x, of_x * sizeof(T), "y", y, y_bytes);
  detail::check_no_overlap(function, "blocks", w.blocks, of_w.bytes, "y", y, y_bytes);
  detail::check_no_overlap(function, "scales", w.scales, scale_bytes, "y", y, y_bytes);
  detail::check_no_overlap(function, "biases", w.biases, scale_bytes, "y", y, y_bytes);
  check_options(how, y, shape.n, of_y);
  const pattern chosen =
      detail::check_pattern(function, options, quantized_matmul_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(function, options, simd_execution_width);
  detail::check_on_host(function, options);
  if (options.target != nullptr) choose_target(options.target);
  if (of_y == 0) return;
  detail::announce_shape(
      {{detail::extent_of(w.type), shape.n, shape.k / traits_of(w.type).elements, shape.m}});
  const product<T> p{x, w, y, shape, how, options, chosen, threads};
  if (shape.k == 0 || how.x == activations::exact) return detail::multiply_as_floats(p);
  const bool tiled = has_tiles<T>(options);
  if (shape.m < (tiled ? first_of_tiled_rows : first_of_many_rows)) return multiply_few(p);
  return tiled ? multiply_in_tiles(p) : detail::multiply_panels(p);
}

#define PEWTER_INSTANCE(T)                                                             \
  template void quantized_matmul(const T*, const quantized_matrix<T>&, T*, gemm_shape, \
                                 const quantized_matmul_options<T>&, const launch&);
PEWTER_INSTANCE(float)
PEWTER_INSTANCE(half)
PEWTER_INSTANCE(bfloat)
#undef PEWTER_INSTANCE

namespace {

constexpr const char* dimensions[] = {"block type", "n", "blocks", "m"};
std::size_t count_of_x(const problem_shape& s) {
  return s[3] * s[2] * traits_of(detail::type_of_extent(s[0])).elements;
}
std::size_t count_of_y(const problem_shape& s) { return s[1] * s[3]; }
constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, count_of_x},
    {"blocks", role::input, element_kind::blocks, detail::bytes_of_blocks, fill::blocks,
     detail::extent_of_type},
    {"scales", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"biases", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"y", role::output, element_kind::storage, count_of_y},
};
constexpr named_shape shapes[] = {
    {"llama3-8b projection 4096x4096, q4_0", {{detail::extent_of(block_type::q4_0), 4096, 128, 1}}},
    {"llama3-8b projection 4096x4096, q8_0", {{detail::extent_of(block_type::q8_0), 4096, 128, 1}}},
    {"llama3-8b projection 4096x4096, q4_K", {{detail::extent_of(block_type::q4_K), 4096, 16, 1}}},
    {"llama3-8b projection 4096x4096, q6_K", {{detail::extent_of(block_type::q6_K), 4096, 16, 1}}},
    {"llama3-8b feed-forward 14336x4096, q4_K", {{detail::extent_of(block_type::q4_K), 14336, 16, 1}}},
    {"llama3-8b feed-forward 4096x14336, q4_K", {{detail::extent_of(block_type::q4_K), 4096, 56, 1}}},
    {"qwen2.5-0.5b feed-forward 4864x896, q4_0", {{detail::extent_of(block_type::q4_0), 4864, 28, 1}}},
    {"llama3-8b projection 4096x4096, q4_K, 8 tokens", {{detail::extent_of(block_type::q4_K), 4096, 16, 8}}},
    {"llama3-8b projection 4096x4096, q4_K, 512 tokens",
     {{detail::extent_of(block_type::q4_K), 4096, 16, 512}}},
};

}  // namespace

constinit const description quantized_matmul_description = {
    .summary = "y = x W^T, W in quantised blocks",
    .dimensions = dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(detail::bytes_of_blocks(s) +
                                     (2 * detail::count_of_scales(s) + count_of_x(s) + count_of_y(s)) *
                                         size_of(t));
        },
    .flops =
        [](const problem_shape& s) {
          return 2.0 * static_cast<double>(detail::count_of_quantized(s) * s[3]);
        },
    // Of the sum in float. That x becomes bytes is in the oracle's magnitude.
    .error_coefficient =
        [](const problem_shape& s) {
          return detail::summation_error(s[2] * traits_of(detail::type_of_extent(s[0])).elements) + 8;
        },
    .shapes = shapes,
    .call =
        [](const kernel_call& c) {
          const matrix_shape w = detail::matrix_of_call(c.shape);
          detail::with_element_type(c.type, [&]<class T>(T) {
            quantized_matmul<T>(detail::input<T>(c, 0),
                                {detail::type_of_extent(c.shape[0]), c.operands[1], detail::input<T>(c, 2),
                                 detail::input<T>(c, 3)},
                                detail::output<T>(c, 4), {c.shape[3], w.rows, w.cols}, {}, c.launch);
          });
        },
    .on_gpu = false,
};

}  // namespace pewter
