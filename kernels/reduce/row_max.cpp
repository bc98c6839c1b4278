// maxima[r] = largest of x[r][i], NaN if one is. Error: none.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_max(const T* x, float* maxima, matrix_shape shape, const launch& options) {
  detail::run_reduction("row_max", row_max_description, detail::row_max_tables, x, "maxima", maxima, shape,
                        options);
}

template void row_max(const float*, float*, matrix_shape, const launch&);
template void row_max(const half*, float*, matrix_shape, const launch&);
template void row_max(const bfloat*, float*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"maxima", role::output, element_kind::float32, detail::count_of_rows},
};

}  // namespace

constinit const description row_max_description = detail::float_reduction_description(
    "maxima[r] = largest element of row r", operands, detail::no_error, [](const kernel_call& c) {
      detail::with_element_type(c.type, [&]<class T>(T) {
        row_max(detail::input<T>(c, 0), detail::output<float>(c, 1), {c.shape[0], c.shape[1]}, c.launch);
      });
    });

}  // namespace pewter
