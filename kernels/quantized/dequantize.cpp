// y = the numbers that quantised blocks stand for. Error: none; the storage type's rounding.
#include "kernels/quantized/quantized_launch.hpp"

namespace pewter {

template <element T>
void dequantize(const quantized_matrix<T>& w, T* y, matrix_shape shape, const launch& options) {
  constexpr const char* name = "dequantize";
  const detail::block_counts n = detail::check_blocks(name, w.type, shape, sizeof(T));
  detail::check_places(name, w, n);
  detail::check_pointer(name, "y", y, n.elements);
  const std::size_t y_bytes = n.elements * sizeof(T), scale_bytes = n.scales * sizeof(T);
  detail::check_no_overlap(name, "blocks", w.blocks, n.bytes, "y", y, y_bytes);
  detail::check_no_overlap(name, "scales", w.scales, scale_bytes, "y", y, y_bytes);
  detail::check_no_overlap(name, "biases", w.biases, scale_bytes, "y", y, y_bytes);
  detail::announce_shape({{detail::extent_of(w.type), shape.rows, shape.cols / traits_of(w.type).elements}});
  detail::run_dequantize(name, w, y, n.elements == 0 ? matrix_shape{} : matrix_shape{1, n.elements}, {},
                         options);
}

#define PEWTER_INSTANCE(T) \
  template void dequantize(const quantized_matrix<T>&, T*, matrix_shape, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

namespace {

constexpr operand dequantize_operands[] = {
    {"blocks", role::input, element_kind::uint8, detail::bytes_of_blocks, fill::bytes},
    {"scales", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"biases", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"y", role::output, element_kind::storage, detail::count_of_quantized},
};

}  // namespace

constinit const description dequantize_description = {
    .summary = "y = the numbers of quantised blocks: GGUF's and MLX's",
    .dimensions = detail::quantized_dimensions,
    .patterns = detail::vectorized_alone,
    .types = detail::all_types,
    .operands = dequantize_operands,
    .bytes = detail::bytes_of_conversion,
    .flops = [](const problem_shape& s) { return 2.0 * static_cast<double>(detail::count_of_quantized(s)); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = detail::conversion_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            dequantize<T>({detail::type_of_extent(c.shape[0]), c.operands[0], detail::input<T>(c, 1),
                           detail::input<T>(c, 2)},
                          detail::output<T>(c, 3), detail::matrix_of_call(c.shape), c.launch);
          });
        },
};

}  // namespace pewter
