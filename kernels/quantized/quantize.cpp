// y = x in quantised blocks. Error: as the oracle states it for each element, by the range of its part of a
// block.
#include "kernels/quantized/quantized_launch.hpp"

namespace pewter {

template <element T>
void quantize(const T* x, const quantized_result<T>& y, matrix_shape shape, const launch& options) {
  constexpr const char* name = "quantize";
  const detail::block_counts n = detail::check_blocks(name, y.type, shape, sizeof(T));
  detail::check_pointer(name, "x", x, n.elements);
  detail::check_places(name, y, n);
  const struct {
    const char* name;
    const void* at;
    std::size_t bytes;
  } places[] = {{"x", x, n.elements * sizeof(T)},
                {"blocks", y.blocks, n.bytes},
                {"scales", y.scales, n.scales * sizeof(T)},
                {"biases", y.biases, n.scales * sizeof(T)}};
  for (std::size_t i = 1; i < std::size(places); ++i)
    for (std::size_t k = 0; k < i; ++k)
      detail::check_no_overlap(name, places[k].name, places[k].at, places[k].bytes, places[i].name,
                               places[i].at, places[i].bytes);
  const std::size_t each = traits_of(y.type).elements;
  detail::announce_shape({{detail::extent_of(y.type), shape.rows, shape.cols / each}});
  detail::run_quantize(name, x, y, n.elements == 0 ? matrix_shape{} : matrix_shape{1, n.elements}, {},
                       options);
}

#define PEWTER_INSTANCE(T) \
  template void quantize(const T*, const quantized_result<T>&, matrix_shape, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

namespace {

constexpr operand quantize_operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_quantized},
    {"blocks", role::output, element_kind::blocks, detail::bytes_of_blocks, fill::normal,
     detail::extent_of_type},
    {"scales", role::output, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"biases", role::output, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
};

}  // namespace

constinit const description quantize_description = {
    .summary = "y = x in quantised blocks: GGUF's and MLX's",
    .dimensions = detail::quantized_dimensions,
    .patterns = detail::vectorized_alone,
    .types = detail::all_types,
    .operands = quantize_operands,
    .bytes = detail::bytes_of_conversion,
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(detail::count_of_quantized(s)); },
    // The error of scales and biases, which are a difference and two quotients.
    .error_coefficient = [](const problem_shape&) { return 4.0; },
    .shapes = detail::conversion_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            quantize<T>(detail::input<T>(c, 0),
                        {detail::type_of_extent(c.shape[0]), c.operands[1], detail::output<T>(c, 2),
                         detail::output<T>(c, 3)},
                        detail::matrix_of_call(c.shape), c.launch);
          });
        },
};

}  // namespace pewter
