// The lanes' functions in kernels on a GPU, by the checks of the CPU's targets.
#include <gtest/gtest.h>

#include "offload/lane_functions/checks.hpp"
#include "pewter/device.hpp"

namespace {

class LaneFunctionsOnGpu : public testing::Test {
 protected:
  void SetUp() override {
    if (pewter::devices().empty()) GTEST_SKIP() << pewter::why_no_device();
  }
};

TEST_F(LaneFunctionsOnGpu, OfMathematicsHaveTheStatedErrors) { pewter_test::check_math({.device = 0}); }
TEST_F(LaneFunctionsOnGpu, OfVectorsAreRight) { pewter_test::check_vectors({.device = 0}); }
TEST_F(LaneFunctionsOnGpu, OfIntegersAreRight) { pewter_test::check_integers({.device = 0}); }

}  // namespace
