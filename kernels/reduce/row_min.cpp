// minima[r] = smallest of x[r][i], NaN if one is. Error: none.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_min(const T* x, float* minima, matrix_shape shape, const launch& options) {
  detail::run_reduction("row_min", row_min_description, detail::row_min_tables, x, "minima", minima, shape,
                        options);
}

template void row_min(const float*, float*, matrix_shape, const launch&);
template void row_min(const half*, float*, matrix_shape, const launch&);
template void row_min(const bfloat*, float*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"minima", role::output, element_kind::float32, detail::count_of_rows},
};

}  // namespace

constinit const description row_min_description = detail::float_reduction_description(
    "minima[r] = smallest element of row r", operands, detail::no_error, [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        row_min(detail::input<T>(c, 0), detail::output<float>(c, 1), {c.shape[0], c.shape[1]}, c.launch);
      });
    });

}  // namespace pewter
