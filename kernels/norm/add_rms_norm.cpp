// sum = x + residual, y[r][i] = sum[r][i] weight[i] / sqrt(mean of row r's squares of sum + epsilon).
//
// Error in eps, relative to |sum| and |y|: 0.5 for the sum; y is rms_norm of the sum as it is stored, exactly
// known, so its error is rms_norm's: summation / 2 + 4.
#include "kernels/norm/norm_launch.hpp"
#include "kernels/runtime/verbose.hpp"

namespace pewter {

template <element T>
void add_rms_norm(const T* x, const T* residual, const T* weight, T* sum, T* y, matrix_shape shape,
                  float epsilon, const launch& options) {
  constexpr const char* name = "add_rms_norm";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  const std::size_t parameters = n == 0 ? 0 : shape.cols;
  const std::size_t bytes = n * sizeof(T), parameter_bytes = parameters * sizeof(T);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "residual", residual, n);
  detail::check_pointer(name, "weight", weight, parameters);
  detail::check_pointer(name, "sum", sum, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "x", x, bytes, "sum", sum, bytes);
  detail::check_same_or_disjoint(name, "residual", residual, bytes, "sum", sum, bytes);
  detail::check_same_or_disjoint(name, "x", x, bytes, "y", y, bytes);
  detail::check_same_or_disjoint(name, "residual", residual, bytes, "y", y, bytes);
  detail::check_no_overlap(name, "weight", weight, parameter_bytes, "sum", sum, bytes);
  detail::check_no_overlap(name, "weight", weight, parameter_bytes, "y", y, bytes);
  detail::check_no_overlap(name, "sum", sum, bytes, "y", y, bytes);
  detail::check_epsilon(name, epsilon);
  detail::announce_shape({{shape.rows, shape.cols}});
  const auto policy_of = [&](const T* results) {
    const bool in_place = results == x || results == residual;
    return detail::policy_of_results(add_rms_norm_description, traversal::rows, results, n, in_place,
                                     options);
  };
  const detail::add_norm_arguments arguments{x,          residual, weight,       sum,           y,
                                             shape.cols, epsilon,  policy_of(y), policy_of(sum)};
  detail::run_rows<T>({name, add_rms_norm_description, detail::add_rms_norm_tables}, arguments,
                      {1, shape.rows, shape.cols}, options, pattern::automatic,
                      {.on_device = detail::row_values::kept});
}

PEWTER_INSTANCES(add_rms_norm)

constinit const description add_rms_norm_description = detail::described<detail::add_rms_norm_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((4 * s[0] * s[1] + s[1]) * size_of(t)); },
    .flops = [](const problem_shape& s) { return 5.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) / 2 + 4; },
    .shapes = detail::norm_shapes,
    .in_place_input = 1,
});

}  // namespace pewter
