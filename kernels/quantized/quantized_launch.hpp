// What the kernels on quantised matrices share on the host side: checks, geometry, parts of descriptions.
#pragma once

#include "kernels/common/rows.hpp"
#include "kernels/quantized/quantized.hpp"
#include "pewter/error.hpp"
#include "pewter/quantized.hpp"

namespace pewter::detail {

/// What products have in their tables apart from what a launch may ask for: packing, and tiles of bytes.
inline constexpr pattern inner_of_products[] = {pattern::direct, pattern::tiled};

/// How much a quantised matrix has of everything.
struct block_counts {
  std::size_t elements = 0, blocks = 0;
  std::size_t scales = 0;  ///< and biases, of affine types
  std::size_t bytes = 0;   ///< of all blocks
};

/// @throws error for an unknown type, cols that are no whole blocks, and sizes that cannot be addressed
inline block_counts check_blocks(const char* function, block_type type, matrix_shape shape,
                                 std::size_t bytes_per_element) {
  const int number = static_cast<int>(type);
  if (number >= block_type_count)
    raise("%s: type = %d is unknown, must be at most %d", function, number, block_type_count - 1);
  const element_traits traits = traits_of(type);
  block_counts n;
  n.elements = check_elements(function, bytes_per_element, shape.rows, shape.cols);
  if (shape.cols % traits.elements != 0)
    raise("%s: cols = %zu, must be a multiple of %u, the elements of a block of %s", function, shape.cols,
          unsigned{traits.elements}, traits.name);
  n.blocks = n.elements / traits.elements;
  n.scales = is_affine(type) ? n.blocks : 0;
  n.bytes = n.blocks * traits.bytes;
  return n;
}

/// Checks where a matrix lies: M is quantized_matrix or quantized_result.
template <class M>
void check_places(const char* function, const M& matrix, const block_counts& n) {
  check_pointer(function, "blocks", static_cast<const std::uint8_t*>(matrix.blocks), n.bytes);
  check_pointer(function, "scales", matrix.scales, n.scales);
  check_pointer(function, "biases", matrix.biases, n.scales);
}

/// Elements of a threadgroup: some microseconds of work.
inline constexpr std::size_t elements_of_quantized_threadgroup = 8192;

/// Checks the launch and dequantises rows of x that are moved by a map, or one row, which is a whole matrix.
template <class T>
void run_dequantize(const char* function, const quantized_matrix<T>& x, T* y, matrix_shape shape,
                    const row_map& map, const launch& options) {
  const pattern chosen = check_pattern(function, options, dequantize_description, pattern::vectorized);
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  check_not_on_device(function, options);
  constexpr std::size_t runs_each = elements_of_quantized_threadgroup / run_of_elements;
  const std::size_t runs = shape.cols / run_of_elements;
  const std::uint32_t groups = check_extent(function, "threadgroups", ceil_div(runs, runs_each));
  const element_traits traits = traits_of(x.type);
  const dequantize_arguments arguments{
      static_cast<const std::uint8_t*>(x.blocks), x.scales,     x.biases, y,  runs, runs_each,
      traits.elements / run_of_elements,          traits.bytes, x.type,   map};
  constexpr double nanoseconds = 0.15;  // an element
  const std::size_t elements = std::min(shape.cols, elements_of_quantized_threadgroup);
  run_kernel(dequantize_tables, chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, check_extent(function, "rows", shape.rows), 1},
                                      {threads, 1, 1}, function),
             options, nanoseconds * static_cast<double>(elements));
}
/// The same of rows of x that become blocks.
template <class T>
void run_quantize(const char* function, const T* x, const quantized_result<T>& y, matrix_shape shape,
                  const row_map& map, const launch& options) {
  const pattern chosen = check_pattern(function, options, quantize_description, pattern::vectorized);
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  check_not_on_device(function, options);
  const element_traits traits = traits_of(y.type);
  const std::size_t each = traits.elements, blocks = shape.cols / each;
  const std::size_t blocks_each = elements_of_quantized_threadgroup / each;
  const std::uint32_t groups = check_extent(function, "threadgroups", ceil_div(blocks, blocks_each));
  const quantize_arguments arguments{x,        static_cast<std::uint8_t*>(y.blocks),
                                     y.scales, y.biases,
                                     blocks,   blocks_each,
                                     each,     traits.bytes,
                                     y.type,   map};
  constexpr double nanoseconds = 2;  // an element
  const std::size_t elements = std::min(shape.cols, elements_of_quantized_threadgroup);
  run_kernel(quantize_tables, chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, check_extent(function, "rows", shape.rows), 1},
                                      {threads, 1, 1}, function),
             options, nanoseconds * static_cast<double>(elements));
}

// ---- parts of descriptions ----

/// Any number is a type, so that the tests' shapes name all of them.
inline block_type type_of_extent(std::size_t extent) {
  return static_cast<block_type>(extent % static_cast<std::size_t>(block_type_count));
}
inline constexpr const char* quantized_dimensions[] = {"block type", "rows", "blocks"};
/// (rows, cols) of a call of the registry; cols beyond what can be counted are as many as can.
inline matrix_shape matrix_of_call(const problem_shape& s) {
  const std::size_t each = traits_of(type_of_extent(s[0])).elements,
                    most = static_cast<std::size_t>(-1) / 1024;
  return {s[1], (s[2] < most ? s[2] : most) * each};
}
inline std::size_t bytes_of_blocks(const problem_shape& s) {
  return s[1] * s[2] * traits_of(type_of_extent(s[0])).bytes;
}
inline std::size_t count_of_scales(const problem_shape& s) {
  return is_affine(type_of_extent(s[0])) ? s[1] * s[2] : 0;
}
inline std::size_t count_of_quantized(const problem_shape& s) {
  return s[1] * s[2] * traits_of(type_of_extent(s[0])).elements;
}
inline std::size_t extent_of_type(const problem_shape& s) { return s[0]; }
inline double bytes_of_conversion(const problem_shape& s, element_type t) {
  return static_cast<double>(bytes_of_blocks(s) +
                             (2 * count_of_scales(s) + count_of_quantized(s)) * size_of(t));
}
constexpr std::size_t extent_of(block_type type) { return static_cast<std::size_t>(type); }
inline constexpr named_shape conversion_shapes[] = {
    {"llama3-8b projection 4096x4096, q4_K", {{extent_of(block_type::q4_K), 4096, 16}}},
    {"llama3-8b projection 4096x4096, q8_0", {{extent_of(block_type::q8_0), 4096, 128}}},
    {"llama3-8b projection 4096x4096, q4_0", {{extent_of(block_type::q4_0), 4096, 128}}},
    {"llama3-8b projection 4096x4096, q6_K", {{extent_of(block_type::q6_K), 4096, 16}}},
    {"llama3-8b projection 4096x4096, affine4_64", {{extent_of(block_type::affine4_64), 4096, 64}}},
};

}  // namespace pewter::detail
