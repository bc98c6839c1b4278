// y[i] = a[i] + b[i].
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct add_of_lanes {
  static constexpr int inputs = 2;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& a,
                                       const lanes<float>& b) {
    return a + b;
  }
};

}  // namespace

extern const kernel_table add_table;
constexpr kernel_table add_table = elementwise_table<add_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
