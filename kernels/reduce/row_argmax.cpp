// indices[r] = the least i with x[r][i] the largest of row r, NaN counting as larger than all. Error: none.
#include "kernels/reduce/reduce_launch.hpp"

namespace pewter {

template <element T>
void row_argmax(const T* x, std::uint32_t* indices, matrix_shape shape, const launch& options) {
  detail::check_extent("row_argmax", "cols", shape.cols, shape.rows == 0 ? 0 : 1);
  detail::run_reduction({"row_argmax", row_argmax_description, detail::row_argmax_tables}, x,
                        detail::named_results<std::uint32_t>{"indices", indices}, shape, options);
}

PEWTER_INSTANCES(row_argmax)

constinit const description row_argmax_description = detail::described<detail::row_argmax_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes = detail::reduction_bytes,
    .flops = detail::reduction_flops,
    .error_coefficient = detail::no_error,
    .shapes = detail::reduction_shapes,
    .valid = [](const problem_shape& s) { return s[0] == 0 || s[1] != 0; },
});

}  // namespace pewter
