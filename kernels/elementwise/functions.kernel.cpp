// The tables of the kernels of include/pewter/detail/elementwise.inc.
#include "kernels/elementwise/functions.kernel.hpp"
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

#define PEWTER_FUNCTION(name, input_count, parameters, call, light)       \
  namespace {                                                             \
  struct name##_of_lanes {                                                \
    static constexpr int inputs = input_count;                            \
    static constexpr bool is_light = light;                               \
    PEWTER_INLINE static lanes<float> of parameters { return name call; } \
  };                                                                      \
  }                                                                       \
  extern const kernel_table name##_table;                                 \
  constexpr kernel_table name##_table = elementwise_table<name##_of_lanes>();
#define PEWTER_UNARY(name, formula, flops, error, light) \
  PEWTER_FUNCTION(name, 1, (const elementwise_arguments&, const lanes<float>& x), (x), light)
#define PEWTER_BINARY(name, a, b, formula, flops, error, light)                                          \
  PEWTER_FUNCTION(name, 2, (const elementwise_arguments&, const lanes<float>& a, const lanes<float>& b), \
                  (a, b), light)
#include "pewter/detail/elementwise.inc"
#undef PEWTER_UNARY
#undef PEWTER_BINARY
#undef PEWTER_FUNCTION

PEWTER_END_TARGET_NAMESPACE
