// losses[r] = logsumexp of row r - ((1 - s) logits[r][label] + s mean of row r).
//
// Error in eps, relative to 1 + |max| + log(sum) + |logit| + the mean of absolute values: logsumexp's, the
// mean's summation, and 3 for its division, two products and two additions.
#include "kernels/loss/cross_entropy_launch.hpp"

namespace pewter {

template <element T>
void cross_entropy(const T* logits, const std::uint32_t* labels, float* losses, matrix_shape shape,
                   float label_smoothing, const launch& options) {
  constexpr const char* name = "cross_entropy";
  detail::check_cross_entropy(name, logits, labels, shape, label_smoothing, options);
  detail::check_pointer(name, "losses", losses, shape.rows);
  const std::size_t bytes = shape.rows * sizeof(float);
  detail::check_no_overlap(name, "logits", logits, shape.rows * shape.cols * sizeof(T), "losses", losses,
                           bytes);
  detail::check_no_overlap(name, "labels", labels, bytes, "losses", losses, bytes);
  detail::check_labels(name, labels, shape);
  detail::announce_shape({{shape.rows, shape.cols}});
  const detail::cross_entropy_arguments arguments{
      logits, labels, nullptr, losses, shape.cols, label_smoothing, detail::element_type_of<T>};
  detail::run_rows<T>({name, cross_entropy_description, detail::cross_entropy_tables}, arguments,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(cross_entropy)

constinit const description cross_entropy_description = detail::described<detail::cross_entropy_row>({
    .patterns = detail::looping_patterns,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * (s[1] * size_of(t) + sizeof(float) + sizeof(std::uint32_t)));
        },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient =
        [](const problem_shape& s) {
          return 2 * detail::summation_error(s[1]) + detail::rescaling_error(s[1]) + 6 +
                 detail::entropy_of(s[1]) / 2;
        },
    .shapes = detail::cross_entropy_shapes,
    .valid = detail::has_columns,
});

}  // namespace pewter
