// y[i] = gelu(gate[i]) up[i], the tanh form of gelu.
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct geglu_of_lanes {
  static constexpr int inputs = 2;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& gate,
                                       const lanes<float>& up) {
    return gelu_by_tanh(gate) * up;
  }
};

}  // namespace

extern const kernel_table geglu_table;
constexpr kernel_table geglu_table = elementwise_table<geglu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
