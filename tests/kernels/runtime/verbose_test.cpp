// PEWTER_VERBOSE: one line for each call of each kernel, with the shape that was asked for; nothing without
// it.
#include "kernels/runtime/verbose.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>
#include <string_view>

#include "kernels/runtime/test_hooks.hpp"
#include "tests/support/operands.hpp"
#include "tests/support/shapes.hpp"

namespace pewter {
namespace {

class Verbose : public testing::Test {
 protected:
  void SetUp() override { forget("1"); }
  void TearDown() override { forget(nullptr); }
  static void forget(const char* value) {
    if (value != nullptr)
      setenv("PEWTER_VERBOSE", value, 1);
    else
      unsetenv("PEWTER_VERBOSE");
    detail::forget_verbose();
  }
};

/// What a call prints.
std::string printed_by(const kernel& k, const problem_shape& shape, const launch& how = {}) {
  test::operand_set operands(*k.about, shape, element_type::float32, 1);
  const std::vector<void*> pointers = operands.pointers();
  testing::internal::CaptureStderr();
  k.about->call({shape, element_type::float32, pointers.data(), how});
  return testing::internal::GetCapturedStderr();
}

/// The last one of the odd ones has no extent of 0.
problem_shape some_shape(const kernel& k) { return test::odd_shapes(*k.about).back(); }

TEST_F(Verbose, EachKernelPrintsALineWithItsShape) {
  for (const kernel& k : kernels()) {
    const problem_shape shape = some_shape(k);
    std::string extents;
    for (std::size_t i = 0; i < k.about->dimensions.size(); ++i) {
      if (i != 0) extents += 'x';
      extents += std::to_string(shape.extent[i]);
    }
    const std::regex line(std::string("pewter,") + k.name + "," + extents +
                          ",float,[a-z0-9_]+,[a-z_]+:[0-9]+,[0-9]+,[0-9.e-]+(,\"[^\"\n]+\")?\n");
    const std::string text = printed_by(k, shape);
    EXPECT_TRUE(std::regex_match(text, line)) << k.name << ": " << text;
  }
}

TEST_F(Verbose, SaysThePlanOfThisCallOnly) {
  for (const kernel& k : kernels()) {
    const bool plans = std::string_view(k.name) == "gemm";
    EXPECT_EQ(printed_by(k, some_shape(k)).find(" KC ") != std::string::npos, plans) << k.name;
  }
}

TEST_F(Verbose, NamesTheLaunch) {
  const launch how = {.threads_per_threadgroup = 96, .pattern = pattern::stride_loop, .host_threads = 1};
  const std::string text = printed_by(kernels()[0], {{1000}}, how);
  EXPECT_NE(text.find(std::string(",") + last_target() + ",stride_loop:96,1,"), std::string::npos) << text;
}

TEST_F(Verbose, SaysNothingUnlessAsked) {
  for (const char* value : {static_cast<const char*>(nullptr), "", "0"}) {
    forget(value);
    EXPECT_EQ(printed_by(kernels()[0], {{100}}), "");
  }
}

}  // namespace
}  // namespace pewter
