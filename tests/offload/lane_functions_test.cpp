// The lanes' functions in compiled kernels, on every target that this machine has.
#include <gtest/gtest.h>

#include "kernels/runtime/registry.hpp"
#include "offload/lane_functions/checks.hpp"
#include "offload/lane_functions/math_cases.hpp"

namespace pewter {
namespace {

using pewter_test::math_function;

class LaneFunctions : public testing::Test {
 protected:
  template <class Check>
  static void on_every_target(Check check) {
    for (const target& t : targets()) {
      if (!t.supported() || !t.complete) continue;
      SCOPED_TRACE(t.name);
      check(launch{.target = t.name});
    }
  }
};

TEST_F(LaneFunctions, OfMathematicsHaveTheStatedErrors) { on_every_target(pewter_test::check_math); }
TEST_F(LaneFunctions, OfVectorsAreRight) { on_every_target(pewter_test::check_vectors); }
TEST_F(LaneFunctions, OfIntegersAreRight) { on_every_target(pewter_test::check_integers); }

TEST_F(LaneFunctions, AllHaveCases) {
  const auto has_case = [](math_function f) {
    for (const pewter_test::math_case& each : pewter_test::math_cases())
      if (each.function == f) return true;
    return false;
  };
#define PEWTER_FUNCTION(name, expression) EXPECT_TRUE(has_case(math_function::name)) << #name;
#include "offload/lane_functions/math_functions.inc"
}

}  // namespace
}  // namespace pewter
