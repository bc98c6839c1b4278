// y[b][r][i] = exp(v[i] - max) / sum over j of exp(v[j] - max), v = scale x[b][r] + mask[r], over the columns
// that row r sees.
//
// Error relative to |y|, in eps. The exponent v - max is off by 0.5 of each of scale x (without fma), v and
// v - max; call their sum e. This is a relative error e / 2 of the numerator, and of the sum the mean of the
// terms' e / 2 weighted with the terms: 8 where the two e add up to 16, and in proportion to them beyond,
// which is the oracle's magnitude. exp 1.5 twice, reciprocal and product 0.5 each, and the summation.
#include <algorithm>
#include <cmath>

#include "kernels/runtime/verbose.hpp"
#include "kernels/softmax/softmax_launch.hpp"
#include "pewter/error.hpp"

namespace pewter {

template <element T>
void masked_softmax(const T* x, const T* mask, T* y, batched_shape shape, const softmax_options& how,
                    const launch& options) {
  constexpr const char* name = "masked_softmax";
  if (!std::isfinite(how.scale))
    detail::raise("%s: scale = %g, must be finite", name, static_cast<double>(how.scale));
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.batches, shape.rows, shape.cols);
  const std::size_t in_mask = mask == nullptr || n == 0 ? 0 : shape.rows * shape.cols;
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  detail::check_no_overlap(name, "mask", mask, in_mask * sizeof(T), "y", y, n * sizeof(T));
  // Without a mask the bits are those of batched_softmax. Why: kernels/common/kernels.md#threads-and-tiles.
  const pattern automatic = mask == nullptr ? pattern::vectorized : pattern::automatic;
  detail::announce_shape({{shape.batches, shape.rows, shape.cols}});
  const memory_policy policy =
      detail::policy_of_results(masked_softmax_description, traversal::rows, y, n, y == x, options);
  const detail::masked_softmax_arguments arguments{x,          mask,      y,          shape.rows,
                                                   shape.cols, how.scale, how.causal, policy};
  detail::run_rows<T>({name, masked_softmax_description, detail::masked_softmax_tables}, arguments, shape,
                      options, automatic, {.on_device = detail::row_values::kept});
}

PEWTER_INSTANCES(masked_softmax)

namespace {

constexpr std::size_t masked_softmax_count(const problem_shape& s) { return s[0] * s[1] * s[2]; }
constexpr named_shape masked_softmax_shapes[] = {
    {"llama3-8b scores, 32 heads, 128 queries, 1024 keys", {{32, 128, 1024}}},
    {"llama3-8b scores, 32 heads, 1 query, 4096 keys", {{32, 1, 4096}}},
    {"bert-large scores, 16 heads, 512 queries, 512 keys", {{16, 512, 512}}},
};

/// The visible columns of all causal rows of one batch.
double visible(const problem_shape& s) {
  const double rows = static_cast<double>(std::min(s[1], s[2])), cols = static_cast<double>(s[2]);
  return rows * cols - rows * (rows - 1) / 2;
}

}  // namespace

constinit const description masked_softmax_description = detail::described<detail::masked_softmax_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes =
        [](const problem_shape& s, element_type t) {
          const double batches = static_cast<double>(s[0]);
          return ((batches + 1) * visible(s) + static_cast<double>(masked_softmax_count(s))) *
                 static_cast<double>(size_of(t));
        },
    .flops =
        [](const problem_shape& s) {
          return (detail::softmax_flops_per_element + 2) * static_cast<double>(s[0]) * visible(s);
        },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[2]) + 12; },
    .shapes = masked_softmax_shapes,
    .in_place_input = 0,
    .error_on_gpu = detail::error_of_own_sums + detail::error_of_own_factor,
});

}  // namespace pewter
