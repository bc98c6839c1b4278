// y = x at places between its elements: a SIMD group has a row of results, along inner, or along the width
// where inner is 1.
#if !defined(PEWTER_GPU)
#include "kernels/common/tasks.kernel.hpp"
#endif
#include "kernels/pooling/interpolate.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::interpolate_arguments;

/// The sum over the taps of result row r; along(row, k) gives the elements of column tap k of a row of x.
template <class Along>
PEWTER_INLINE lanes<float> between_rows(const interpolate_arguments& a, std::size_t outer, std::size_t r,
                                        const Along& along) {
  lanes<float> sum = 0.0f;
  for (std::size_t k = 0; k < a.taps; ++k) {
    const std::size_t row = (outer * a.rows.from + a.rows.index[k * a.rows.to + r]) * a.cols.from;
    sum = fma(along(row), lanes<float>(a.rows.weight[k * a.rows.to + r]), sum);
  }
  return sum;
}

void interpolate(threadgroup& tg, const interpolate_arguments& arguments) {
  const interpolate_arguments a = arguments;
  const stored_values x(a.x, a.type);
  const stored_results y(a.y, a.type);
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const std::size_t outer = task / a.rows.to, r = task % a.rows.to;
    if (a.inner == 1)
      return for_each_32(a.cols.to, [&](std::size_t column, auto some) {
        const lane_mask active(some);
        const lanes<float> values = between_rows(a, outer, r, [&](std::size_t row) {
          lanes<float> sum = 0.0f;
          for (std::size_t l = 0; l < a.taps; ++l)
            sum = fma(x.gathered(row, load(a.cols.index + l * a.cols.to + column, active), active),
                      load(a.cols.weight + l * a.cols.to + column, active), sum);
          return sum;
        });
        y.put(task * a.cols.to + column, values, active);
      });
    for (std::size_t column = 0; column < a.cols.to; ++column)
      for_each_32(a.inner, [&](std::size_t i, auto active) {
        const lanes<float> values = between_rows(a, outer, r, [&](std::size_t row) {
          lanes<float> sum = 0.0f;
          for (std::size_t l = 0; l < a.taps; ++l)
            sum = fma(x.at((row + a.cols.index[l * a.cols.to + column]) * a.inner + i, active),
                      lanes<float>(a.cols.weight[l * a.cols.to + column]), sum);
          return sum;
        });
        y.put((task * a.cols.to + column) * a.inner + i, values, active);
      });
  });
}

constexpr kernel_function of_interpolate = entry<interpolate, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table interpolate_table;
#if defined(PEWTER_GPU)
constexpr kernel_table interpolate_table;
#else
constexpr kernel_table interpolate_table =
    kernel_table{}.with(pattern::direct, of_interpolate, of_interpolate, of_interpolate);
#endif
PEWTER_END_TARGET_NAMESPACE
