// y[r][i] = x[r][i] / max(sqrt(sum of row r's squares), epsilon).
//
// Error relative to |y|, in eps: the sum of squares (all of one sign) halved by the root; square, root,
// reciprocal and product 0.5 each: summation / 2 + 2.
#include "kernels/norm/norm_launch.hpp"

namespace pewter {

template <element T>
void l2_norm(const T* x, T* y, matrix_shape shape, float epsilon, const launch& options) {
  constexpr const char* name = "l2_norm";
  detail::check_not_on_device(name, options);
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  detail::check_epsilon(name, epsilon);
  detail::announce_shape({{shape.rows, shape.cols}});
  const memory_policy policy =
      detail::policy_of_results(l2_norm_description, traversal::rows, y, n, y == x, options);
  detail::run_rows<T>({name, l2_norm_description, detail::l2_norm_tables},
                      detail::norm_arguments{x, nullptr, nullptr, y, shape.rows, shape.cols, epsilon, policy},
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(l2_norm)

constinit const description l2_norm_description = detail::described<detail::l2_norm_row>({
    .patterns = detail::vectorized_alone,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>(2 * s[0] * s[1] * size_of(t)); },
    .flops = [](const problem_shape& s) { return 3.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) / 2 + 2; },
    .shapes = detail::norm_shapes,
    .in_place_input = 0,
});

}  // namespace pewter
