// y[b][c][i] = (x[b][c][i] - mean) / sqrt(variance + epsilon) weight[c] + bias[c].
//
// Error in eps of |weight| (|x - mean| / sigma + 1) + |bias|: the sum of squares halved by the root, and the
// correction of the mean, which is as good as its sum of deviations; some eight roundings.
#include "kernels/norm/group_norm.hpp"

#include "kernels/norm/norm_launch.hpp"

namespace pewter {

template <element T>
void group_norm(const T* x, const T* weight, const T* bias, T* y, group_norm_shape shape, std::size_t groups,
                float epsilon, const launch& options) {
  constexpr const char* name = "group_norm";
  detail::check_not_on_device(name, options);
  const std::size_t n =
      detail::check_elements(name, sizeof(T), shape.batches, shape.channels, shape.positions);
  if (groups == 0 || shape.channels % groups != 0)
    detail::raise("%s: groups = %zu, must be at least 1 and divide the %zu channels", name, groups,
                  shape.channels);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  const std::size_t bytes = n * sizeof(T), parameters = n == 0 ? 0 : shape.channels;
  if (weight != nullptr) detail::check_pointer(name, "weight", weight, parameters);
  if (bias != nullptr) detail::check_pointer(name, "bias", bias, parameters);
  detail::check_same_or_disjoint(name, "x", x, bytes, "y", y, bytes);
  detail::check_no_overlap(name, "weight", weight, weight == nullptr ? 0 : parameters * sizeof(T), "y", y,
                           bytes);
  detail::check_no_overlap(name, "bias", bias, bias == nullptr ? 0 : parameters * sizeof(T), "y", y, bytes);
  detail::check_epsilon(name, epsilon);
  detail::announce_shape({{shape.batches, shape.channels, shape.positions}});
  const std::size_t channels = shape.channels / groups;
  const detail::group_norm_arguments arguments{x,        weight,          bias,   y, groups,
                                               channels, shape.positions, epsilon};
  detail::run_rows<T>({name, group_norm_description, detail::group_norm_tables}, arguments,
                      {1, shape.batches * groups, channels * shape.positions}, options);
}

PEWTER_INSTANCES(group_norm)

namespace {

constexpr named_shape shapes[] = {
    {"stable diffusion 320 channels of 64 x 64, 2 images", {{2, 320, 4096}}},
    {"vae 512 channels of 128 x 128", {{1, 510, 16384}}},
};

}  // namespace

constinit const description group_norm_description = detail::described<detail::group_norm_row>({
    .patterns = detail::vectorized_alone,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((2 * s[0] * s[2] + 2) * s[1] * size_of(t)); },
    .flops = [](const problem_shape& s) { return 8.0 * static_cast<double>(s[0] * s[1] * s[2]); },
    .error_coefficient =
        [](const problem_shape& s) { return 1.5 * detail::summation_error(s[1] / 5 * s[2]) + 8; },
    .shapes = shapes,
    .valid = [](const problem_shape& s) { return s[1] % 5 == 0; },
    .in_place_input = 0,
});

}  // namespace pewter
