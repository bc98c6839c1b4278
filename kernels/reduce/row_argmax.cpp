// indices[r] = the least i with x[r][i] the largest of row r, NaN counting as larger than all. Error: none.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_argmax(const T* x, std::uint32_t* indices, matrix_shape shape, const launch& options) {
  detail::check_extent("row_argmax", "cols", shape.cols, shape.rows == 0 ? 0 : 1);
  detail::run_reduction("row_argmax", row_argmax_description, detail::row_argmax_tables, x, "indices",
                        indices, shape, options);
}

template void row_argmax(const float*, std::uint32_t*, matrix_shape, const launch&);
template void row_argmax(const half*, std::uint32_t*, matrix_shape, const launch&);
template void row_argmax(const bfloat*, std::uint32_t*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"indices", role::output, element_kind::uint32, detail::count_of_rows},
};

}  // namespace

constinit const description row_argmax_description = {
    .summary = "indices[r] = index of the first largest element of row r",
    .dimensions = detail::matrix_dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = detail::reduction_bytes,
    .flops = detail::reduction_flops,
    .error_coefficient = detail::no_error,
    .shapes = detail::reduction_shapes,
    .valid = [](const problem_shape& s) { return s[0] == 0 || s[1] != 0; },
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            row_argmax(detail::input<T>(c, 0), detail::output<std::uint32_t>(c, 1), {c.shape[0], c.shape[1]},
                       c.launch);
          });
        },
};

}  // namespace pewter
