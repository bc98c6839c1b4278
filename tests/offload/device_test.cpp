// What a caller meets without a GPU, and the checks that come before one is asked: errors that name the
// reason.
#include "pewter/device.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter::test {
namespace {

std::string text_of(auto f) {
  try {
    f();
  } catch (const error& e) {
    return e.what();
  }
  return "";
}

TEST(Device, IsThereOrTheReasonIs) { EXPECT_EQ(devices().empty(), !why_no_device().empty()); }

TEST(Device, ThatIsNotThereIsAnErrorWithTheReason) {
  const int beyond = static_cast<int>(devices().size());
  const std::string reason = devices().empty() ? why_no_device() : "must be below the";
  std::vector<float> x(64, 1.0f), y(64, 2.0f);
  const std::string of_call = text_of([&] { relu(x.data(), y.data(), x.size(), {.device = beyond}); });
  EXPECT_NE(of_call.find(reason), std::string::npos) << of_call;
  EXPECT_NE(text_of([&] { queue q(beyond); }).find(reason), std::string::npos);
  EXPECT_NE(text_of([&] { device_buffer<float> b(8, beyond); }).find(reason), std::string::npos);
  EXPECT_EQ(y, std::vector<float>(64, 2.0f)) << "nothing may have run on the host";
}

TEST(Device, TakesNoHostMemory) {
  if (devices().empty()) GTEST_SKIP() << why_no_device();
  std::vector<float> x(64, 1.0f), y(64, 2.0f);
  const std::string text = text_of([&] { relu(x.data(), y.data(), x.size(), {.device = 0}); });
  EXPECT_NE(text.find("relu: x = "), std::string::npos) << text;
  EXPECT_NE(text.find("is host memory"), std::string::npos) << text;
}

TEST(Device, TakesNoPackedMatrix) {
  std::vector<float> x(64, 1.0f), y(64, 2.0f);
  const packed_matrix<float> packed(x.data(), 8, 8);
  const std::string text = text_of([&] { gemm(x.data(), packed, y.data(), {8, 8, 8}, {}, {.device = 0}); });
  EXPECT_NE(text.find("gemm: b is packed for the CPU"), std::string::npos) << text;
  EXPECT_EQ(y, std::vector<float>(64, 2.0f));
}

TEST(Device, HasNoInstructionSet) {
  if (devices().empty()) GTEST_SKIP() << why_no_device();
  device_buffer<float> x(64);
  const std::string text =
      text_of([&] { relu(x.data(), x.data(), x.size(), {.target = "avx2", .device = 0}); });
  EXPECT_NE(text.find("must be null"), std::string::npos) << text;
}

TEST(Device, CopiesBothWaysAndInAQueue) {
  if (devices().empty()) GTEST_SKIP() << why_no_device();
  const std::vector<float> x(1000, -3.0f);
  std::vector<float> y(1000);
  queue q;
  device_buffer<float> on_device(x.size());
  on_device.copy_from(x, q);
  relu(on_device.data(), on_device.data(), x.size(), {.queue = &q});
  on_device.copy_to(y, q);
  q.wait();
  EXPECT_EQ(y, std::vector<float>(1000, 0.0f));
  const event first = q.record();
  EXPECT_GE(milliseconds(first, q.record()), 0.0);
  std::vector<float> more(1001);
  EXPECT_NE(text_of([&] { on_device.copy_to(more); }).find("host = 1001"), std::string::npos);
}

}  // namespace
}  // namespace pewter::test
