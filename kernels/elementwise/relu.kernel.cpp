// y[i] = max(x[i], 0).
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct relu_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    return relu(x);
  }
};

}  // namespace

extern const kernel_table relu_table;
constexpr kernel_table relu_table = elementwise_table<relu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
