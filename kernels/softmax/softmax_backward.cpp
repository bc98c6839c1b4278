// dx[r][i] = y[r][i] (dy[r][i] - sum over j of y[r][j] dy[r][j]).
//
// Error in eps of |y| (|dy| + sum of |y dy|): the sum, a difference and a product.
#include "kernels/softmax/softmax_backward.hpp"

#include "kernels/common/rows.hpp"
#include "kernels/softmax/softmax_rows.hpp"
#include "pewter/error.hpp"

namespace pewter {

template <element T>
void softmax_backward(const T* y, const T* dy, T* dx, matrix_shape shape, const launch& options) {
  constexpr const char* name = "softmax_backward";
  detail::check_not_on_device(name, options);
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols),
                    bytes = n * sizeof(T);
  detail::check_pointer(name, "y", y, n);
  detail::check_pointer(name, "dy", dy, n);
  detail::check_pointer(name, "dx", dx, n);
  detail::check_same_or_disjoint(name, "y", y, bytes, "dx", dx, bytes);
  detail::check_no_overlap(name, "dy", dy, bytes, "dx", dx, bytes);
  detail::announce_shape({{shape.rows, shape.cols}});
  const memory_policy policy =
      detail::policy_of_results(softmax_backward_description, traversal::rows, dx, n, dx == y, options);
  const detail::softmax_backward_arguments arguments{y, dy, dx, shape.cols, policy};
  detail::run_rows<T>({name, softmax_backward_description, detail::softmax_backward_tables}, arguments,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(softmax_backward)

namespace {

constexpr named_shape softmax_backward_shapes[] = {
    {"scores of 32 heads, 16 queries, 4096 keys", {{512, 4096}}},
    {"scores of 32 heads, 128 queries, 512 keys", {{4096, 512}}},
};

}  // namespace

constinit const description softmax_backward_description = detail::described<detail::softmax_backward_row>({
    .patterns = detail::vectorized_alone,
    .bytes = [](const problem_shape& s,
                element_type t) { return 3.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) + 1; },
    .shapes = softmax_backward_shapes,
    .in_place_input = 0,
});

}  // namespace pewter
