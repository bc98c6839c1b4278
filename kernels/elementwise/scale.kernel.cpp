// y[i] = factor * x[i].
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct scale_of_lanes {
  static constexpr int inputs = 1;
  static constexpr bool is_light = true;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments& a, const lanes<float>& x) {
    return x * a.factor;
  }
};

}  // namespace

extern const kernel_table scale_table;
constexpr kernel_table scale_table = elementwise_table<scale_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
