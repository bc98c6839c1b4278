// y[i] = max(x[i], 0). The comparison is false for NaN, which so stays NaN; max would drop it.
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct relu_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    return select(x <= 0.0f, 0.0f, x);
  }
};

}  // namespace

extern const kernel_table relu_table;
constexpr kernel_table relu_table = elementwise_table<relu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
