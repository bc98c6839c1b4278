// y[i] = x/2 (1 + tanh(u)) with u = sqrt(2/pi) (x + 0.044715 x^3), as x / (1 + exp(-2 u)): the same
// function, since (1 + tanh u)/2 = 1/(1 + exp(-2 u)), without the cancellation of 1 + tanh u for negative
// x, and cheaper by what tanh costs more than exp.
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct gelu_of_lanes {
  static constexpr int inputs = 1;
  PEWTER_INLINE static lanes<float> of(const elementwise_arguments&, const lanes<float>& x) {
    constexpr float linear = -1.5957691216f;  // -2 sqrt(2/pi)
    constexpr float cubic = -1.5957691216f * 0.044715f;
    const lanes<float> minus_2u = x * fma(x * x, lanes<float>(cubic), lanes<float>(linear));
    return x / (exp(minus_2u) + 1.0f);
  }
};

}  // namespace

extern const kernel_table gelu_table;
constexpr kernel_table gelu_table = elementwise_table<gelu_of_lanes>();
PEWTER_END_TARGET_NAMESPACE
