// The benchmarks' verdict on a result: right for a kernel as it is, wrong for one whose output is falsified.
#include "bench/verdict.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

namespace pewter::bench {
namespace {

const kernel& row_sum() {
  return *std::find_if(kernels().begin(), kernels().end(),
                       [](const kernel& k) { return std::string_view(k.name) == "row_sum"; });
}

/// A first result that is off by one.
void falsified(const kernel_call& call) {
  row_sum().about->call(call);
  const std::size_t output = row_sum().about->operands.size() - 1;
  static_cast<float*>(call.operands[output])[0] += 1;
}

verdict verdict_on(const kernel& k) {
  constexpr named_shape shape{"17 rows of 129", {{17, 129}}};
  return judge()(cell{&k, pattern::automatic, 0, element_type::float32, &shape});
}

TEST(Verdict, ARightResultIsRight) {
  const verdict v = verdict_on(row_sum());
  EXPECT_TRUE(v.right);
  EXPECT_LE(v.share_of_bound, 1);
}

TEST(Verdict, AFalsifiedResultIsWrong) {
  description about = *row_sum().about;
  about.call = falsified;
  kernel wrong = row_sum();
  wrong.about = &about;
  const verdict v = verdict_on(wrong);
  EXPECT_FALSE(v.right);
  EXPECT_GT(v.share_of_bound, 1);
  EXPECT_GT(v.error, 0);
}

}  // namespace
}  // namespace pewter::bench
