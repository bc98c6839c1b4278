// y = the largest element, or the mean, of each window: a SIMD group has a row of results, along inner, or
// along the width where inner is 1. average_pool has the same body.
#if !defined(PEWTER_GPU)
#include "kernels/common/windows.kernel.hpp"
#endif
#include "kernels/pooling/pooling.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::pooling_arguments;

/// What is so far of 32 windows.
struct pooled {
  lanes<float> value;
  lanes<std::uint32_t> count = 0u;

  PEWTER_INLINE explicit pooled(const pooling_arguments& a) : value(a.average ? 0.0f : -__builtin_inff()) {}
  PEWTER_INLINE void take(const pooling_arguments& a, const lanes<float>& x, lane_mask inside) {
    if (a.average) {
      value = select(inside, value + x, value);
      count = select(inside, count + 1u, count);
    } else {
      value = select(((x > value) | (x != x)) & inside, x, value);
    }
  }
  PEWTER_INLINE lanes<float> result(const pooling_arguments& a) const {
    if (!a.average) return value;
    if (a.padding_counts) return value / static_cast<float>(a.rows.window.extent * a.cols.window.extent);
    return select(count == lanes<std::uint32_t>(0u), lanes<float>(0.0f), value / convert<float>(count));
  }
};

PEWTER_INLINE void pool_pixel(const pooling_arguments& a, std::size_t outer, std::size_t r,
                              std::size_t column, std::size_t to) {
  const stored_values x(a.x, a.type);
  for_each_32(a.inner, [&](std::size_t i, auto active) {
    pooled p(a);
    for (std::size_t k = 0; k < a.rows.window.extent; ++k) {
      const std::size_t row = source_of(a.rows, false, r, k);
      for (std::size_t l = 0; row != nowhere && l < a.cols.window.extent; ++l) {
        const std::size_t at = source_of(a.cols, false, column, l);
        if (at != nowhere)
          p.take(a, x.at(((outer * a.rows.from + row) * a.cols.from + at) * a.inner + i, active), active);
      }
    }
    stored_results(a.y, a.type).put(to + i, p.result(a), active);
  });
}

PEWTER_INLINE void pool_row(const pooling_arguments& a, std::size_t outer, std::size_t r, std::size_t to) {
  const stored_values x(a.x, a.type);
  for_each_32(a.cols.to, [&](std::size_t column, auto some) {
    const lane_mask active(some);
    pooled p(a);
    for (std::size_t l = 0; l < a.cols.window.extent; ++l) {
      const pixels_of_element pixels(a.cols, false, column, l, active);
      for (std::size_t k = 0; k < a.rows.window.extent; ++k) {
        const std::size_t row = source_of(a.rows, false, r, k);
        if (row != nowhere) p.take(a, pixels.of(x, (outer * a.rows.from + row) * a.cols.from), pixels.inside);
      }
    }
    stored_results(a.y, a.type).put(to + column, p.result(a), active);
  });
}

void pool(threadgroup& tg, const pooling_arguments& arguments) {
  const pooling_arguments a = arguments;
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const std::size_t outer = task / a.rows.to, r = task % a.rows.to;
    if (a.inner == 1) return pool_row(a, outer, r, task * a.cols.to);
    for (std::size_t column = 0; column < a.cols.to; ++column)
      pool_pixel(a, outer, r, column, (task * a.cols.to + column) * a.inner);
  });
}

constexpr kernel_function of_pool = entry<pool, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table max_pool_table;
#if defined(PEWTER_GPU)
constexpr kernel_table max_pool_table;
#else
constexpr kernel_table max_pool_table = kernel_table{}.with(pattern::direct, of_pool, of_pool, of_pool);
#endif
PEWTER_END_TARGET_NAMESPACE
