// Argument checks: what passes, what throws, and that every text names function, argument, value and limit.
#include "kernels/runtime/arguments.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "pewter/error.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::detail {
namespace {

using test::error_of;

constexpr std::size_t huge = std::numeric_limits<std::size_t>::max();

TEST(CheckPointer, NullIsForNoElementsOnly) {
  const int value = 0;
  EXPECT_NO_THROW(check_pointer("relu", "x", &value, 1));
  EXPECT_NO_THROW(check_pointer("relu", "x", nullptr, 0));
  EXPECT_EQ(error_of([] { check_pointer("relu", "x", nullptr, 7); }),
            "relu: x = null, must point to 7 elements");
}

TEST(CheckNoOverlap, EqualAndPartialOverlapThrow) {
  const char buffer[100] = {};
  const auto check = [&](std::size_t a, std::size_t a_bytes, std::size_t b, std::size_t b_bytes) {
    check_no_overlap("stencil3", "x", buffer + a, a_bytes, "y", buffer + b, b_bytes);
  };
  EXPECT_NO_THROW(check(0, 50, 50, 50));
  EXPECT_NO_THROW(check(50, 50, 0, 50));
  EXPECT_NO_THROW(check(10, 0, 0, 100)) << "nothing overlaps with nothing";
  EXPECT_NO_THROW(check(0, 0, 0, 0));
  EXPECT_THROW(check(0, 100, 0, 100), error);
  EXPECT_THROW(check(0, 51, 50, 50), error);
  EXPECT_THROW(check(50, 50, 0, 51), error);
  EXPECT_THROW(check(0, 100, 40, 1), error);
  EXPECT_THROW(check(40, 1, 0, 100), error);
  const std::string text = error_of([&] { check(0, 60, 50, 50); });
  EXPECT_EQ(text.find("stencil3: x = 0x"), 0u) << text;
  EXPECT_NE(text.find("(60 bytes) and y = 0x"), std::string::npos) << text;
  EXPECT_NE(text.find("share 10 bytes, must not overlap"), std::string::npos) << text;
  EXPECT_NO_THROW(check_no_overlap("stencil3", "x", nullptr, 0, "y", nullptr, 0));
}

TEST(CheckSameOrDisjoint, InPlaceIsAllowed) {
  const char buffer[100] = {};
  const auto check = [&](std::size_t a, std::size_t a_bytes, std::size_t b, std::size_t b_bytes) {
    check_same_or_disjoint("softmax", "x", buffer + a, a_bytes, "y", buffer + b, b_bytes);
  };
  EXPECT_NO_THROW(check(0, 100, 0, 100));
  EXPECT_NO_THROW(check(0, 50, 50, 50));
  EXPECT_NO_THROW(check(0, 100, 10, 0));
  EXPECT_THROW(check(0, 60, 50, 50), error);
  EXPECT_THROW(check(4, 50, 0, 50), error);
  EXPECT_NE(error_of([&] { check(4, 50, 0, 50); }).find("must be equal or must not overlap"),
            std::string::npos);
}

TEST(CheckThreads, ZeroIsAutomatic) {
  EXPECT_EQ(check_threads("relu", {}, 256), 256u);
  for (const std::uint32_t threads : {1u, 31u, 1024u}) {
    EXPECT_EQ(check_threads("relu", {.threads_per_threadgroup = threads}, 256), threads);
  }
  EXPECT_EQ(error_of([] { check_threads("relu", {.threads_per_threadgroup = 1025}, 256); }),
            "relu: threads_per_threadgroup = 1025, must be at most 1024");
}

TEST(CheckExtent, FitsThirtyTwoBits) {
  EXPECT_EQ(check_extent("softmax", "cols", 0), 0u);
  EXPECT_EQ(check_extent("softmax", "cols", 4294967295), 4294967295u);
  EXPECT_EQ(error_of([] { check_extent("softmax", "cols", 4294967296); }),
            "softmax: cols = 4294967296, must be at most 4294967295");
  EXPECT_EQ(error_of([] { check_extent("softmax", "cols", 0, 1); }), "softmax: cols = 0, must be at least 1");
  EXPECT_EQ(check_extent("softmax", "cols", 1, 1), 1u);
}

TEST(CheckElements, TheProductMustBeAddressable) {
  EXPECT_EQ(check_elements("gemv", 4, 3, 5), 15u);
  EXPECT_EQ(check_elements("gemv", 4, 3, 5, 7), 105u);
  EXPECT_EQ(check_elements("gemv", 4, huge, huge, 0), 0u);
  EXPECT_EQ(check_elements("gemv", 4, 0, huge, huge), 0u);
  EXPECT_THROW(check_elements("gemv", 4, huge, 2), error);
  EXPECT_THROW(check_elements("gemv", 4, 4294967295, 4294967295), error);
  EXPECT_THROW(check_elements("gemv", 1, std::size_t{1} << 32, std::size_t{1} << 32), error) << "wraps to 0";
  EXPECT_THROW(check_elements("gemv", 2, 1u << 31, 1u << 31, 2), error);
  EXPECT_EQ(error_of([] { check_elements("gemv", 8, std::size_t{1} << 40, 1u << 21); }),
            "gemv: size = 1099511627776 x 2097152 x 1 elements of 8 bytes, must be at most "
            "1152921504606846975 elements "
            "in all");
}

TEST(CheckPattern, OnlyWhatTheKernelOffers) {
  static constexpr pattern offered[] = {pattern::stride_loop, pattern::vectorized};
  description about = {};
  about.patterns = offered;
  EXPECT_EQ(check_pattern("softmax", {}, about, pattern::vectorized), pattern::vectorized);
  EXPECT_EQ(check_pattern("softmax", {.pattern = pattern::stride_loop}, about, pattern::vectorized),
            pattern::stride_loop);
  EXPECT_EQ(
      error_of([&] { check_pattern("softmax", {.pattern = pattern::tiled}, about, pattern::vectorized); }),
      "softmax: pattern = tiled is not offered, must be one of automatic, stride_loop, vectorized");
  EXPECT_THROW(check_pattern("softmax", {.pattern = static_cast<pattern>(77)}, about, pattern::vectorized),
               error);
}

TEST(ElementTypeOf, FollowsTheStorage) {
  static_assert(element_type_of<float> == element_type::float32);
  static_assert(element_type_of<half> == element_type::float16);
  static_assert(element_type_of<bfloat> == element_type::bfloat16);
}

}  // namespace
}  // namespace pewter::detail
