// y = A x. A threadgroup owns a chunk of rows, each of its SIMD groups takes two rows at a time, so that x
// is loaded (and converted) once for both; the lanes walk along the columns.
#include "kernels/common/accumulators.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::gemv_arguments;

/// The sums of two rows.
template <class Walk>
struct pair_of_sums {
  accumulators<Walk> row[2] = {accumulators<Walk>(0.0f), accumulators<Walk>(0.0f)};
};

template <class Walk, class T, int rows>
PEWTER_INLINE void dot_products(simdgroup sg, const gemv_arguments& a, std::size_t first_row) {
  const T* matrix = static_cast<const T*>(a.matrix) + first_row * a.cols;  // (rows, cols)
  const T* x = static_cast<const T*>(a.x);                                 // (cols)
  pair_of_sums<Walk> sums;
  Walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto part) {
    const lanes<float> xi = load(x + i, active);
    native::each<rows>([&](auto r) {
      lanes<float>& sum = sums.row[r][part];
      sum = fma(load(matrix + std::size_t{r.value} * a.cols + i, active), xi, sum);
    });
  });
  native::each<rows>([&](auto r) {
    static_cast<T*>(a.y)[first_row + std::size_t{r.value}] = static_cast<T>(simd_sum(sums.row[r].sum()));
  });
}

template <class Walk, class T>
void gemv(threadgroup& tg, const gemv_arguments& a) {
  const std::size_t first = tg.threadgroup_position_in_grid().x * a.rows_per_threadgroup;
  const std::size_t left = a.rows - first;
  const std::size_t last = first + (left < a.rows_per_threadgroup ? left : a.rows_per_threadgroup);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t step = std::size_t{2} * tg.simdgroups_per_threadgroup();
    std::size_t row = first + std::size_t{2} * sg.index();
    for (; row + 2 <= last; row += step) dot_products<Walk, T, 2>(sg.alone(), a, row);
    if (row < last) dot_products<Walk, T, 1>(sg.alone(), a, row);
  });
}

}  // namespace

extern const kernel_table gemv_table;
constexpr kernel_table gemv_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<gemv<stride_walk, float>>, entry<gemv<stride_walk, half>>,
              entry<gemv<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<gemv<vectorized_walk, float>>, entry<gemv<vectorized_walk, half>>,
              entry<gemv<vectorized_walk, bfloat>>);

PEWTER_END_TARGET_NAMESPACE
