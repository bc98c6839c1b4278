// y[i] = x[i] / (1 + exp(-x[i])).
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct silu_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    return silu(x);
  }
};

}  // namespace

extern const kernel_table silu_table;
constexpr kernel_table silu_table = elementwise_table<silu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
