// y[i] = x/2 (1 + erf(x / sqrt 2)).
#include "kernels/elementwise/activations.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct gelu_erf_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    return gelu_by_erf(x);
  }
};

}  // namespace

extern const kernel_table gelu_erf_table;
constexpr kernel_table gelu_erf_table = elementwise_table<gelu_erf_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
