// y[i] = factor * x[i] in a grid of whole threadgroups: the kernel itself checks the bounds.
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct safe_scale_of_lanes {
  static constexpr int inputs = 1;
  static constexpr bool is_light = true;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments& a, const lanes<float>& x) {
    return x * a.factor;
  }
};
using op = safe_scale_of_lanes;

}  // namespace

extern const kernel_table safe_scale_table;
constexpr kernel_table safe_scale_table =
    kernel_table{}
        .with(pattern::direct, entry<direct_with_bounds_check<op, float>>,
              entry<direct_with_bounds_check<op, called_half>>,
              entry<direct_with_bounds_check<op, called_bfloat>>)
        .with(pattern::vectorized, entry<chunk<op, vectorized_walk, float>>,
              entry<chunk<op, vectorized_walk, called_half>>,
              entry<chunk<op, vectorized_walk, called_bfloat>>);
PEWTER_END_TARGET_NAMESPACE
