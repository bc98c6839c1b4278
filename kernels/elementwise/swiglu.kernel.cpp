// y[i] = silu(gate[i]) up[i].
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct swiglu_of_lanes {
  static constexpr int inputs = 2;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& gate,
                                       const lanes<float>& up) {
    return silu(gate) * up;
  }
};

}  // namespace

extern const kernel_table swiglu_table;
constexpr kernel_table swiglu_table = elementwise_table<swiglu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
