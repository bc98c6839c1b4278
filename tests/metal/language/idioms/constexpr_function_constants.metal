// A library of transforms declares its function constants by a macro that also says constexpr. The library is made before there are values:
// without one a constant is no constant expression, and that is no error.
//: kernels("scaled_sum")
//: run("scaled_sum", 4, 4, {0: zeros(4, f32)}, {0: [-7.5] * 4}, constants={0: "true", "steps": "3", 2: "2.5f"})
//: run("scaled_sum", 4, 4, {0: zeros(4, f32)}, {0: [5] * 4}, constants={0: "false", 1: "2", "factor": "2.5f"})
#include <metal_stdlib>
#define CONST static constant constexpr const
using namespace metal;
CONST bool negative [[function_constant(0)]];
CONST int steps [[function_constant(1)]];
static constexpr constant float factor [[function_constant(2)]];
kernel void scaled_sum(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  float sum = 0;
  for (int n = 0; n < steps; ++n) sum += factor;
  y[i] = negative ? -sum : sum;
}
