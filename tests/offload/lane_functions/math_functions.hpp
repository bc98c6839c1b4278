// Every function of math*.hpp over arrays, as a user's kernel.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/launch.hpp"

namespace pewter_test {

enum class math_function : std::uint32_t {
#define PEWTER_FUNCTION(name, expression) name,
#include "offload/lane_functions/math_functions.inc"
};

struct math_arguments {
  math_function function;
  const float *x, *y;  // (n)
  float* result;       // (n)
  std::size_t n;       // a multiple of 32
};

void math_functions(const math_arguments& arguments, const pewter::launch& options);

}  // namespace pewter_test
