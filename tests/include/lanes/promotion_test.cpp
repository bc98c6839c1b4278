// Operators of lanes with operands of other types, and what integer division by 0 gives.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <type_traits>

#include "pewter/lanes/lanes.hpp"
#include "pewter/lanes/memory.hpp"

namespace pewter {
namespace {

template <class T>
lanes<T> samples() {
  T values[32];
  for (int i = 0; i < 32; ++i) values[i] = static_cast<T>(3 * i - (std::is_signed_v<T> ? 40 : 0));
  values[30] = std::numeric_limits<T>::max(), values[31] = std::numeric_limits<T>::lowest();
  return load(values);
}

template <class A, class B>
void mixes() {
  const lanes<A> a = samples<A>();
  const lanes<B> b = samples<B>() | lanes<B>(B(1));
  const auto sum = a + b;
  const auto product = a * b;
  using type = decltype(A{} + B{});
  static_assert(std::is_same_v<decltype(sum), const lanes<type>>);
  const lane_mask less = a < b, equal = a == b;
  for (int i = 0; i < 32; ++i) {
    const auto x = static_cast<type>(a[i]), y = static_cast<type>(b[i]);
    const auto bits = [](type v) { return static_cast<std::uint64_t>(v); };
    EXPECT_EQ(sum[i], static_cast<type>(bits(x) + bits(y))) << i;
    EXPECT_EQ(product[i], static_cast<type>(bits(x) * bits(y))) << i;
    EXPECT_EQ(contains(less, static_cast<std::uint32_t>(i)), x < y) << i;
    EXPECT_EQ(contains(equal, static_cast<std::uint32_t>(i)), x == y) << i;
  }
}

TEST(Promotion, MixedIntegersBecomeWhatScalarsDo) {
  mixes<std::uint8_t, std::int32_t>();
  mixes<std::int16_t, std::uint32_t>();
  mixes<std::uint32_t, std::int64_t>();
  mixes<std::int32_t, std::uint64_t>();
  static_assert(std::is_same_v<decltype(lanes<std::uint8_t>() + lanes<std::uint16_t>()), lanes<int>>);
  static_assert(std::is_same_v<decltype(lanes<std::int32_t>() * lanes<float>()), lanes<float>>);
  static_assert(
      std::is_same_v<decltype(lanes<std::uint8_t>() << lanes<std::uint32_t>()), lanes<std::uint8_t>>);
  const lanes<float> scaled = lane_ids<std::int32_t>() * lanes<float>(0.5f);
  EXPECT_EQ(scaled[7], 3.5f);
  EXPECT_EQ((lanes<std::uint8_t>(3) << lane_ids())[4], 48);
}

TEST(Promotion, WideScalarsPromoteAndOthersTakeTheLanesType) {
  const std::uint64_t stride = 1ull << 33;
  const auto offset = lane_ids() * stride;
  static_assert(std::is_same_v<decltype(offset), const lanes<std::uint64_t>>);
  EXPECT_EQ(offset[5], 5 * stride);
  EXPECT_EQ((stride - lane_ids())[5], stride - 5);
  static_assert(std::is_same_v<decltype(lanes<std::uint8_t>() + 3), lanes<std::uint8_t>>);
  const auto halved = lane_ids<std::int32_t>() * 0.5;
  static_assert(std::is_same_v<decltype(halved), const lanes<float>>);
  EXPECT_EQ(halved[3], 1.5f);
  EXPECT_EQ((1.0f / (lane_ids() + 1.0f))[3], 0.25f);
}

TEST(Promotion, ComparisonsTruncateNothing) {
  const lanes<std::uint32_t> ids = lane_ids();
  const std::size_t beyond = (std::size_t{1} << 32) + 5;
  EXPECT_TRUE(all(ids < beyond));
  EXPECT_TRUE(all(ids <= beyond));
  EXPECT_TRUE(all(ids != beyond));
  EXPECT_FALSE(any(ids > beyond));
  EXPECT_FALSE(any(ids >= beyond));
  EXPECT_FALSE(any(ids == beyond));
  EXPECT_TRUE(all(beyond > ids));
  EXPECT_EQ(ids < std::size_t{5}, first_lanes(5));
  EXPECT_EQ(std::size_t{5} > ids, first_lanes(5));
  EXPECT_FALSE(any(ids < std::int64_t{-1}));
  EXPECT_TRUE(all(ids > std::int64_t{-1}));
  EXPECT_TRUE(all(lane_ids<std::uint8_t>() < 300));
  EXPECT_FALSE(any(lane_ids<std::int8_t>() < -300));
  EXPECT_EQ(lane_ids<std::int8_t>() < 7, first_lanes(7));
  EXPECT_EQ(lane_ids<std::int32_t>() < 6.5, first_lanes(7));
  EXPECT_EQ(6.5f > ids, first_lanes(7));
}

template <class T>
void divides_by_zero() {
  const lanes<T> a = samples<T>();
  lanes<T> zeros_and_more = lane_ids<T>() - T(1);  // -1 or the largest, 0, 1, ...
  const lanes<T> quotient = a / zeros_and_more, rest = a % zeros_and_more;
  for (int i = 0; i < 32; ++i) {
    const T x = a[i], y = zeros_and_more[i];
    if (y == 0) {
      EXPECT_EQ(quotient[i], x);
      EXPECT_EQ(rest[i], 0);
    } else {
      EXPECT_EQ(quotient[i], static_cast<T>(x / y));
      EXPECT_EQ(rest[i], static_cast<T>(x % y));
    }
  }
  EXPECT_EQ((a / T(0))[3], a[3]);
  if constexpr (std::is_signed_v<T>) {
    const lanes<T> lowest(std::numeric_limits<T>::min());
    EXPECT_EQ((lowest / lanes<T>(T(-1)))[9], std::numeric_limits<T>::min()) << "wraps around";
    EXPECT_EQ((lowest % lanes<T>(T(-1)))[9], 0);
  }
}

TEST(Promotion, IntegerDivisionByZeroDoesNotTrap) {
  divides_by_zero<std::int8_t>(), divides_by_zero<std::uint16_t>(), divides_by_zero<std::int32_t>();
  divides_by_zero<std::uint32_t>(), divides_by_zero<std::int64_t>(), divides_by_zero<std::uint64_t>();
}

}  // namespace
}  // namespace pewter
