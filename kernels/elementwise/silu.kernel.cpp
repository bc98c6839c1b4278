// y[i] = x[i] / (1 + exp(-x[i])). Where exp overflows, below -88.7, the quotient is -0: 1e-36 off.
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct silu_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    return x / (exp(-x) + 1.0f);
  }
};

}  // namespace

extern const kernel_table silu_table;
constexpr kernel_table silu_table = elementwise_table<silu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
