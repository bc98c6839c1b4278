// results[r] = log(sum over i of exp(x[r][i])), as max + log(sum of exp(x - max)).
//
// Error in eps, relative to 1 + |max| + log(sum): log_softmax's of the logarithm, summation, rescaling,
// 2.5 and ln(cols) / 2, and 0.5 for the addition.
#include "kernels/reduce/reduce_launch.hpp"
#include "kernels/softmax/softmax_launch.hpp"

namespace pewter {

template <element T>
void logsumexp(const T* x, float* results, matrix_shape shape, const launch& options) {
  // Longer rows only where there are tiles for many host threads.
  // Why: kernels/common/rows.md#threads-and-tiles.
  const std::size_t longest_in_tiles = shape.rows >= 16 * simd_execution_width ? 1024 : 256;
  detail::run_reduction("logsumexp", logsumexp_description, detail::logsumexp_tables, x, "results", results,
                        shape, options, detail::softmax_nanoseconds<T>, longest_in_tiles,
                        detail::row_values::kept_and_reduced);
}

template void logsumexp(const float*, float*, matrix_shape, const launch&);
template void logsumexp(const half*, float*, matrix_shape, const launch&);
template void logsumexp(const bfloat*, float*, matrix_shape, const launch&);

namespace {

constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_matrix},
    {"results", role::output, element_kind::float32, detail::count_of_rows},
};

}  // namespace

constinit const description logsumexp_description = {
    .summary = "results[r] = log of the sum of exp over row r, in float",
    .dimensions = detail::matrix_dimensions,
    .patterns = detail::tiled_row_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes = detail::reduction_bytes,
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient =
        [](const problem_shape& s) {
          return detail::summation_error(s[1]) + detail::rescaling_error(s[1]) + 3 +
                 detail::entropy_of(s[1]) / 2;
        },
    .shapes = detail::reduction_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            logsumexp(detail::input<T>(c, 0), detail::output<float>(c, 1), {c.shape[0], c.shape[1]},
                      c.launch);
          });
        },
};

}  // namespace pewter
