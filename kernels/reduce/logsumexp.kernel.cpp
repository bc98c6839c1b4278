// results[r] = largest + log(sum of exp(x - largest)) over row r, one threadgroup a row. A largest element
// that is infinite would make differences NaN; 0 takes its place, and the sum of the exponentials is then 0
// or infinite as it must be.
//
// By one pass but for short rows (4096 x 4096 floats on a Zen 4: 12.7 -> 16.2 GB/s), where its end costs
// more.
#include "kernels/reduce/reduce.hpp"
#include "kernels/softmax/phases.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void logsumexp(threadgroup& tg, const detail::reduce_arguments& a) {
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const T* x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
  constexpr std::size_t short_row = 2 * detail::one_pass_block;
  const normalizer n = a.cols <= short_row ? normalizer_by_two_passes<Walk>(tg, a.cols, values_of(x))
                                           : normalizer_by_one_pass<Walk>(tg, a.cols, values_of(x));
  tg.single_thread([&] { static_cast<float*>(a.results)[r] = shift_of(n.largest) + logarithm_of_sum(n); });
}

}  // namespace

extern const kernel_table logsumexp_table;
constexpr kernel_table logsumexp_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<logsumexp<stride_walk, float>>, entry<logsumexp<stride_walk, half>>,
              entry<logsumexp<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<logsumexp<vectorized_walk, float>>,
              entry<logsumexp<vectorized_walk, half>>, entry<logsumexp<vectorized_walk, bfloat>>);
PEWTER_END_TARGET_NAMESPACE
