// What the kernels on quantised matrices share on the host side: checks, geometry, parts of descriptions.
#pragma once

#include "kernels/common/rows.hpp"
#include "kernels/quantized/quantized.hpp"
#include "pewter/error.hpp"
#include "pewter/quantized.hpp"

namespace pewter::detail {

/// What products have in their tables beside what a launch may ask for: packing, and tiles of bytes.
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

/// Whether a launch asks for a GPU, which has none of these kernels.
inline void check_on_host(const char* function, const launch& options) {
  if (is_on_device(options)) raise("%s: launch asks for a GPU, must be for the host", function);
}

/// Elements of a threadgroup: some microseconds of work.
inline constexpr std::size_t elements_of_quantized_threadgroup = 8192;

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
