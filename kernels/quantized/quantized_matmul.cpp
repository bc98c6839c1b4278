// y = activation(x W^T + bias) + residual, W quantised.
//
// x becomes bytes, and integers are multiplied (quantized_matmul.kernel.cpp). Without dot products of bytes
// many rows are multiplied by gemm, some rows of W at a time having become elements. Either way rows of y are
// the same whatever the host threads.
//
// Error of the first way: half a step of each run of x times |w|, then a sum in float. The second has gemm's,
// with W rounded to T; in float if the call is for exact activations.
#include "kernels/quantized/product_by_bytes.hpp"
#include "kernels/quantized/quantized_on_device.hpp"

namespace pewter {
namespace {

constexpr const char* product_function = "quantized_matmul";

using detail::product;

/// On a GPU, which has one way for all numbers of rows.
template <class T>
void multiply_on_device(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape,
                        const quantized_matmul_options<T>& how, const launch& options) {
  const pattern chosen =
      detail::check_pattern(product_function, options, quantized_matmul_description, pattern::vectorized);
  const std::uint32_t threads =
      detail::quantized_threads_on_device(shape.n, detail::check_threads(product_function, options, 0, 0));
  const element_traits traits = traits_of(w.type);
  const std::uint32_t m = detail::check_extent(product_function, "m", shape.m),
                      n = detail::check_extent(product_function, "n", shape.n);
  if (m == 0 || n == 0) return;
  const detail::device_quantized_arguments arguments{
      .x = x,
      .blocks = static_cast<const std::uint8_t*>(w.blocks),
      .scales = w.scales,
      .biases = w.biases,
      .y = y,
      .bias = how.bias,
      .residual = how.residual,
      .m = m,
      .n = n,
      .runs = detail::check_extent(product_function, "k", shape.k / detail::run_of_elements),
      .runs_of_group = static_cast<std::uint32_t>(traits.elements / detail::run_of_elements),
      .bytes_of_row = shape.k / traits.elements * traits.bytes,
      .type = w.type,
      .element = detail::element_type_of<T>,
      .activation = how.activation,
      .exact = how.x == activations::exact,
  };
  const auto threadgroups = static_cast<std::uint32_t>(ceil_div(shape.n, threads / simd_execution_width));
  run_kernel(detail::quantized_matmul_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({threadgroups, 1, 1}, {threads, 1, 1}, product_function), options, 0);
}

}  // namespace

template <element T>
void quantized_matmul(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape,
                      const quantized_matmul_options<T>& how, const launch& options) {
  const detail::block_counts of_w =
      detail::check_blocks(product_function, w.type, {shape.n, shape.k}, sizeof(float));
  const std::size_t of_x = detail::check_elements(product_function, sizeof(float), shape.m, shape.k);
  const std::size_t of_y = detail::check_elements(product_function, sizeof(float), shape.m, shape.n);
  const std::size_t y_bytes = of_y * sizeof(T), scale_bytes = of_w.scales * sizeof(T);
  detail::check_pointer(product_function, "x", x, of_x);
  detail::check_places(product_function, w, of_w);
  detail::check_pointer(product_function, "y", y, of_y);
  detail::check_no_overlap(product_function, "x", x, of_x * sizeof(T), "y", y, y_bytes);
  detail::check_no_overlap(product_function, "blocks", w.blocks, of_w.bytes, "y", y, y_bytes);
  detail::check_no_overlap(product_function, "scales", w.scales, scale_bytes, "y", y, y_bytes);
  detail::check_no_overlap(product_function, "biases", w.biases, scale_bytes, "y", y, y_bytes);
  detail::check_product_options(product_function, how, y, shape.n, of_y);
  if (detail::is_on_device(options)) return multiply_on_device(x, w, y, shape, how, options);
  const auto [chosen, threads] =
      detail::check_launch(product_function, options, quantized_matmul_description);
  if (of_y == 0) return;
  detail::announce_shape(
      {{detail::extent_of(w.type), shape.n, shape.k / traits_of(w.type).elements, shape.m}});
  const product<T> p{x, w, nullptr, y, shape, how, options, chosen, threads};
  if (shape.k == 0 || how.x == activations::exact) return detail::multiply_as_floats(p);
  const bool tiled = detail::has_byte_tiles(options, detail::element_type_of<T>);
  if (shape.m < (tiled ? detail::first_of_tiled_rows : detail::first_of_many_rows))
    return detail::multiply_few(product_function, p);
  return tiled ? detail::multiply_in_tiles(product_function, p) : detail::multiply_panels(p);
}

template <element T>
void quantized_matmul(const T* x, const packed_weights<T>& w, T* y, gemm_shape shape,
                      const quantized_matmul_options<T>& how, const launch& options) {
  detail::check_packed(product_function, w, 1, shape.n, shape.k, how);
  if (detail::is_on_device(options))
    detail::raise("%s: w is packed for the CPU, must be blocks in device memory for a launch on a GPU",
                  product_function);
  const std::size_t of_x = detail::check_elements(product_function, sizeof(float), shape.m, shape.k);
  const std::size_t of_y = detail::check_elements(product_function, sizeof(float), shape.m, shape.n);
  detail::check_pointer(product_function, "x", x, of_x);
  detail::check_pointer(product_function, "y", y, of_y);
  detail::check_no_overlap(product_function, "x", x, of_x * sizeof(T), "y", y, of_y * sizeof(T));
  detail::check_product_options(product_function, how, y, shape.n, of_y);
  const auto [chosen, threads] =
      detail::check_launch(product_function, options, quantized_matmul_description);
  if (of_y == 0) return;
  detail::announce_shape(
      {{detail::extent_of(w.type()), shape.n, shape.k / traits_of(w.type()).elements, shape.m}});
  const product<T> p{x, {w.type()}, w.data(), y, shape, how, options, chosen, threads};
  if (shape.k == 0) return detail::multiply_as_floats(p);
  const bool tiled = detail::has_byte_tiles(options, detail::element_type_of<T>);
  if (tiled && shape.m >= detail::first_of_packed_panel)
    return detail::multiply_in_tiles(product_function, p);
  detail::multiply_few(product_function, p);
}

#define PEWTER_INSTANCE(T)                                                             \
  template void quantized_matmul(const T*, const quantized_matrix<T>&, T*, gemm_shape, \
                                 const quantized_matmul_options<T>&, const launch&);   \
  template void quantized_matmul(const T*, const packed_weights<T>&, T*, gemm_shape,   \
                                 const quantized_matmul_options<T>&, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

namespace {

constexpr const char* quantized_matmul_dimensions[] = {"block type", "n", "blocks", "m"};
std::size_t count_of_x(const problem_shape& s) {
  return s[3] * s[2] * traits_of(detail::type_of_extent(s[0])).elements;
}
std::size_t count_of_y(const problem_shape& s) { return s[1] * s[3]; }
constexpr operand quantized_matmul_operands[] = {
    {"x", role::input, element_kind::storage, count_of_x},
    {"blocks", role::input, element_kind::blocks, detail::bytes_of_blocks, fill::blocks,
     detail::extent_of_type},
    {"scales", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"biases", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"y", role::output, element_kind::storage, count_of_y},
};
constexpr named_shape quantized_matmul_shapes[] = {
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
    .dimensions = quantized_matmul_dimensions,
    .patterns = detail::vectorized_alone,
    .on_gpu = true,
    .types = detail::all_types,
    .operands = quantized_matmul_operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(detail::bytes_of_blocks(s) +
                                     (2 * detail::count_of_scales(s) + count_of_x(s) + count_of_y(s)) *
                                         size_of(t));
        },
    .flops = detail::flops_of_products,
    .error_coefficient = detail::error_of_products,
    .shapes = quantized_matmul_shapes,
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
    .inner = detail::inner_of_products,
};

}  // namespace pewter
