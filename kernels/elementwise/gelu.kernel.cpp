// y[i] = x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))).
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct gelu_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    return gelu_by_tanh(x);
  }
};

}  // namespace

extern const kernel_table gelu_table;
constexpr kernel_table gelu_table = elementwise_table<gelu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
