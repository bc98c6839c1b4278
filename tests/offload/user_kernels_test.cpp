// Kernels outside the collection on a GPU: lib<program>_offload.so in the program's folder.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "consumers/user_kernels/saxpy.hpp"
#include "free_form/example.hpp"
#include "free_form/parted.hpp"
#include "pewter/device.hpp"
#include "pewter/error.hpp"
#include "user_kernels/row_norms.hpp"
#include "user_kernels/stuck.hpp"

namespace {

/// What happens without a GPU the consumers' `user_kernels` tests, on every machine.
class UserKernels : public testing::Test {
 protected:
  void SetUp() override {
    if (pewter::devices().empty()) GTEST_SKIP() << pewter::why_no_device();
  }
};

TEST_F(UserKernels, RunInAQueueBehindEachOther) {
  constexpr std::size_t n = 100'001;
  std::vector<float> x(n), y(n, 1.0f);
  for (std::size_t i = 0; i < n; ++i) x[i] = static_cast<float>(i % 1000);
  pewter::queue queue;
  const pewter::device_buffer<float> x_there(x);
  pewter::device_buffer<float> y_there(y);
  saxpy(2.0f, x_there.data(), y_there.data(), n, {.queue = &queue});
  saxpy(0.5f, x_there.data(), y_there.data(), n, {.queue = &queue});
  y_there.copy_to(y, queue);
  queue.wait();
  for (std::size_t i = 0; i < n; ++i) ASSERT_EQ(y[i], 1.0f + 2.5f * x[i]) << i;
}

TEST_F(UserKernels, HaveCollectivesAtEveryThreadgroupSize) {
  constexpr std::size_t rows = 37, cols = 3001;
  std::vector<float> x(rows * cols), y(rows);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i * 7 % 41) - 20.0f;
  const pewter::device_buffer<float> x_there(x);
  for (const unsigned threads : {1u, 32u, 100u, 256u, 1024u}) {
    pewter::device_buffer<float> y_there(rows);
    pewter_test::row_norms(x_there.data(), y_there.data(), rows, cols, threads, {.device = 0});
    y_there.copy_to(y);
    for (std::size_t row = 0; row < rows; ++row) {
      double sum = 0;
      for (std::size_t j = 0; j < cols; ++j) sum += std::pow(static_cast<double>(x[row * cols + j]), 2);
      ASSERT_NEAR(y[row], std::sqrt(sum), 1e-5 * std::sqrt(sum)) << threads << " threads, row " << row;
    }
  }
}

TEST_F(UserKernels, AreFreeFormToo) {
  const example_case expected;
  const pewter::device_buffer<float> x(expected.x);
  for (const std::uint32_t threads : {64u, 100u, 1024u}) {
    pewter::device_buffer<float> sums(expected.rows), evens(expected.rows);
    run_example({x.data(), sums.data(), evens.data(), expected.cols}, expected.rows, threads, {.device = 0});
    std::vector<float> sums_here(expected.rows), evens_here(expected.rows);
    sums.copy_to(sums_here);
    evens.copy_to(evens_here);
    EXPECT_EQ(sums_here, expected.sums) << threads;
    EXPECT_EQ(evens_here, expected.evens) << threads;
  }
}

TEST_F(UserKernels, PartAndMeet) {
  for (const parted_case& each : parted::all()) {
    std::vector<std::uint32_t> y_here(each.x.size(), 0u);
    const pewter::device_buffer<std::uint32_t> x(each.x);
    pewter::device_buffer<std::uint32_t> y(y_here);
    run_parted(each, x.data(), y.data(), {.device = 0});
    y.copy_to(y_here);
    EXPECT_EQ(y_here, each.expected) << each.name << " of " << each.cols << ", " << each.threads
                                     << " threads";
  }
}

/// What the launch throws.
template <class Launch>
std::string message_of(Launch launch) {
  try {
    launch();
  } catch (const pewter::error& e) {
    return e.what();
  }
  return "nothing thrown";
}

TEST_F(UserKernels, EndWhereTheyWaitForEver) {
  setenv("PEWTER_DEVICE_TIMEOUT", "0.5", 1);  // read by a process' first launch
  std::vector<std::uint32_t> y_here(1);
  std::vector<pewter::device_buffer<std::uint32_t>> of_devices;
  for (const pewter::device& each : pewter::devices()) {
    pewter::device_buffer<std::uint32_t>& y = of_devices.emplace_back(1, each.index);
    pewter_test::run_stuck({y.data(), pewter_test::stuck_at::nothing}, {.device = each.index});
    y.copy_to(y_here);
    EXPECT_EQ(y_here[0], 1u);
  }
  // What ends a launch ends all that its process has on the device: a process each.
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  for (auto& y : of_devices)
    for (const auto where : {pewter_test::stuck_at::mbarrier, pewter_test::stuck_at::barrier_of_two})
      EXPECT_EXIT(
          {
            std::fputs(message_of([&] {
                         pewter_test::run_stuck({y.data(), where}, {.device = y.device()});
                       }).c_str(),
                       stderr);
            std::_Exit(0);
          },
          testing::ExitedWithCode(0),
          "device " + std::to_string(y.device()) +
              ": SIMD groups of a free-form kernel waited for each other for longer than "
              "PEWTER_DEVICE_TIMEOUT");
  unsetenv("PEWTER_DEVICE_TIMEOUT");
}

TEST_F(UserKernels, RefuseMemoryOfTheHost) {
  std::vector<float> x(64, 1.0f), y(1, -1.0f);
  const pewter::device_buffer<float> x_there(x);
  EXPECT_EQ(message_of([&] {
              pewter_test::row_norms(x_there.data(), y.data(), 1, 64, 32, {.device = 0});
            }).rfind("row_norms: arguments, member 1, member 2 = ", 0),
            0u);
  EXPECT_EQ(y[0], -1.0f);
}

}  // namespace
