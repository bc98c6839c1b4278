// What functions of lanes must give: inputs, references in long double, and bounds, those of the CPU's tests.
#pragma once

#include <string>
#include <vector>

#include "math_functions.hpp"

namespace pewter_test {

struct math_case {
  math_function function;
  std::string name;
  double ulp;  ///< the largest error where the exact result is a normal number; 0: the result is exact
  double ulp_on_gpu;
  std::vector<float> x, y;  ///< a multiple of 32
  std::vector<long double> exact;
};

const std::vector<math_case>& math_cases();

/// The largest error in units of the last place; infinity if a NaN, an infinity or an exact result is missed.
/// `at` becomes its index.
double largest_error(const math_case& which, const std::vector<float>& results, std::size_t& at);

}  // namespace pewter_test
