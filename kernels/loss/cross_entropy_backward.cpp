// y[r][i] = gradient[r] (softmax of row r at i - s / cols - (1 - s where i is the label)).
//
// Error in eps, relative to |gradient| times the sum of the terms' absolute values: softmax's and what a sum
// by one pass adds, 1 for the label's share, 1 for two subtractions, 0.5 for the product.
#include "kernels/loss/cross_entropy_launch.hpp"

namespace pewter {

template <element T>
void cross_entropy_backward(const T* logits, const std::uint32_t* labels, const float* gradient, T* y,
                            matrix_shape shape, float label_smoothing, const launch& options) {
  constexpr const char* name = "cross_entropy_backward";
  detail::check_cross_entropy(name, logits, labels, shape, label_smoothing, options);
  const std::size_t n = shape.rows * shape.cols, bytes = shape.rows * sizeof(float);
  detail::check_pointer(name, "gradient", gradient, shape.rows);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "logits", logits, n * sizeof(T), "y", y, n * sizeof(T));
  detail::check_no_overlap(name, "labels", labels, bytes, "y", y, n * sizeof(T));
  detail::check_no_overlap(name, "gradient", gradient, bytes, "y", y, n * sizeof(T));
  detail::check_labels(name, labels, shape);
  detail::announce_shape({{shape.rows, shape.cols}});
  const detail::cross_entropy_arguments arguments{
      logits, labels, gradient, y, shape.cols, label_smoothing, detail::element_type_of<T>};
  detail::run_rows<T>({name, cross_entropy_backward_description, detail::cross_entropy_backward_tables},
                      arguments, {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(cross_entropy_backward)

constinit const description cross_entropy_backward_description =
    detail::described<detail::cross_entropy_backward_row>({
        .patterns = detail::looping_patterns,
        .bytes =
            [](const problem_shape& s, element_type t) {
              return static_cast<double>(s[0] *
                                         (2 * s[1] * size_of(t) + sizeof(float) + sizeof(std::uint32_t)));
            },
        .flops = [](const problem_shape& s) { return 7.0 * static_cast<double>(s[0] * s[1]); },
        .error_coefficient =
            [](const problem_shape& s) {
              return detail::softmax_error(s[1]) + detail::rescaling_error(s[1]) + 3;
            },
        .shapes = detail::cross_entropy_shapes,
        .valid = detail::has_columns,
        .in_place_input = 0,
    });

}  // namespace pewter
