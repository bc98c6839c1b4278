// Servers and multiprocessing fork after they have computed: the child computes too, and so does its parent.
#include <gtest/gtest.h>

#include <numeric>
#include <thread>
#include <vector>

#include "pewter/kernels.hpp"
#include "tests/support/forked.hpp"

namespace pewter::test {
namespace {

/// Work for all host threads.
std::vector<float> softmax_of_many_rows() {
  std::vector<float> x(4000 * 256), y(x.size());
  std::iota(x.begin(), x.end(), 0.0f);
  softmax(x.data(), y.data(), {4000, 256});
  return y;
}

std::vector<float> product() {
  std::vector<float> a(256 * 256), c(a.size());
  std::iota(a.begin(), a.end(), 0.0f);
  gemm(a.data(), a.data(), c.data(), {256, 256, 256});
  return c;
}

TEST(Fork, AChildComputesWhatItsParentDid) {
  const std::vector<float> y = softmax_of_many_rows(), c = product();
  const auto same = [&] { return softmax_of_many_rows() == y && product() == c; };
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(succeeds_in_child(same)) << i;
  }
  EXPECT_TRUE(same());
}

TEST(Fork, OfAnotherThreadAndAGrandchild) {
  const std::vector<float> y = softmax_of_many_rows();
  const auto same = [&] { return softmax_of_many_rows() == y; };
  bool right = false;
  std::thread([&] {
    right = same() && succeeds_in_child([&] { return same() && succeeds_in_child(same); });
  }).join();
  EXPECT_TRUE(right);
}

}  // namespace
}  // namespace pewter::test
