// What C callers get of exceptions. The functions themselves are called by tests/consumers.
#include "kernels/bindings/c/c_api.hpp"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>
#include <string>
#include <thread>

#include "pewter/device.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::detail {
namespace {

TEST(CApi, ExceptionsBecomeStatusesAndTexts) {
  EXPECT_EQ(guarded([] { raise("softmax: cols = %d, must be at least %d", 0, 1); }), PEWTER_INVALID_ARGUMENT);
  EXPECT_STREQ(pewter_last_error(), "softmax: cols = 0, must be at least 1");
  EXPECT_EQ(guarded([] { throw std::bad_alloc(); }), PEWTER_OUT_OF_MEMORY);
  EXPECT_STREQ(pewter_last_error(), "out of memory");
  EXPECT_EQ(guarded([] { throw std::runtime_error("the disk is on fire"); }), PEWTER_INTERNAL_ERROR);
  EXPECT_STREQ(pewter_last_error(), "the disk is on fire");
  EXPECT_EQ(guarded([] { throw device_error("no GPU"); }), PEWTER_DEVICE_ERROR);
  EXPECT_STREQ(pewter_last_error(), "no GPU");
  EXPECT_EQ(guarded([] { throw 7; }), PEWTER_INTERNAL_ERROR);
  EXPECT_STREQ(pewter_last_error(), "an exception of unknown type");
}

TEST(CApi, TheLastErrorIsTheThreadsOwnAndStays) {
  EXPECT_EQ(guarded([] { throw std::runtime_error("first"); }), PEWTER_INTERNAL_ERROR);
  EXPECT_EQ(guarded([] {}), PEWTER_OK);
  std::thread([] { EXPECT_STREQ(pewter_last_error(), ""); }).join();
  EXPECT_STREQ(pewter_last_error(), "first");
}

TEST(CApi, LongTextsAreWhole) {
  EXPECT_EQ(guarded([] { throw std::runtime_error(std::string(5000, 'x')); }), PEWTER_INTERNAL_ERROR);
  EXPECT_EQ(std::string(pewter_last_error()), std::string(5000, 'x'));
}

TEST(CApi, LaunchesAreThoseOfCpp) {
  const pewter_launch how = {64,     PEWTER_PATTERN_VECTORIZED, "avx2", 3, PEWTER_MAPPING_SIMDGROUPS, 0, 0,
                             nullptr};
  const launch options = launch_of("relu", &how);
  EXPECT_EQ(options.threads_per_threadgroup, 64u);
  EXPECT_EQ(options.pattern, pattern::vectorized);
  EXPECT_STREQ(options.target, "avx2");
  EXPECT_EQ(options.host_threads, 3u);
  EXPECT_EQ(options.mapping, mapping::simdgroups);
  EXPECT_EQ(options.device, -1);
  EXPECT_EQ(launch_of("relu", nullptr).device, -1);
  EXPECT_EQ(launch_of("relu", nullptr).pattern, pattern::automatic);
}

TEST(CApi, ReservedFieldsAreZero) {
  pewter_launch how = {};
  how.reserved = 7;
  EXPECT_EQ(test::error_of([&] { launch_of("relu", &how); }),
            "relu: a reserved field of launch is 7, must be 0");
}

TEST(CApi, GpusCountFromOne) {
  pewter_launch how = {};
  how.gpu = static_cast<std::uint32_t>(devices().size());
  EXPECT_EQ(launch_of("relu", &how).device, static_cast<int>(devices().size()) - 1);
  ++how.gpu;
  EXPECT_EQ(guarded([&] { launch_of("relu", &how); }), PEWTER_DEVICE_ERROR);
  const std::string named = "relu: gpu = " + std::to_string(how.gpu);
  EXPECT_EQ(std::string(pewter_last_error()).find(named), 0u) << pewter_last_error();
}

}  // namespace
}  // namespace pewter::detail
