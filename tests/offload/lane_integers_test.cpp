// Metal's integer functions of a GPU's lanes, plain numbers each: C++ computes with 8 and 16
// bits as int, whose upper bits must not come into results. Every number of 8 and of 16 bits, some of 32
// and 64.
#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <limits>
#include <random>
#include <type_traits>

#include "pewter/lanes/integer_functions.hpp"

namespace pewter::gpu {
namespace {

template <class T>
T number(const lanes<T>& x) {
  return x.v[0].data;
}

template <class T>
void expect_right(T value, T other) {
  using U = std::make_unsigned_t<T>;
  constexpr int width = 8 * sizeof(T);
  const U x = static_cast<U>(value), y = static_cast<U>(other);
  const lanes<T> a(value), b(other);
  ASSERT_EQ(number(popcount(a)), static_cast<T>(std::popcount(x))) << +value;
  ASSERT_EQ(number(clz(a)), static_cast<T>(std::countl_zero(x))) << +value;
  ASSERT_EQ(number(ctz(a)), static_cast<T>(std::countr_zero(x))) << +value;
  U reversed = 0;
  for (int bit = 0; bit < width; ++bit)
    if (x >> bit & 1) reversed = static_cast<U>(reversed | U(1) << (width - 1 - bit));
  ASSERT_EQ(static_cast<U>(number(reverse_bits(a))), reversed) << +value;
  ASSERT_EQ(static_cast<U>(number(rotate(a, b))), std::rotl(x, static_cast<int>(y % width))) << +value;
  const int bits = static_cast<int>(x >> 3 & 15);
  ASSERT_EQ(number(extract_bits(a, 3, 4)),
            static_cast<T>(std::is_signed_v<T> && bits > 7 ? bits - 16 : bits));
  ASSERT_EQ(static_cast<U>(number(insert_bits(a, b, 2, 5))),
            static_cast<U>((x & ~U(31 << 2)) | U((y & 31) << 2)));
  using wide = __int128;
  if constexpr (sizeof(T) < 8) {
    const wide product = static_cast<wide>(value) * other;
    ASSERT_EQ(number(mulhi(a, b)), static_cast<T>(product >> width)) << +value << " * " << +other;
  }
  constexpr wide low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  const wide sum = static_cast<wide>(value) + other, difference = static_cast<wide>(value) - other;
  const auto clamped = [&](wide v) { return static_cast<T>(v < low ? low : v > high ? high : v); };
  ASSERT_EQ(number(addsat(a, b)), clamped(sum)) << +value << " + " << +other;
  ASSERT_EQ(number(subsat(a, b)), clamped(difference)) << +value << " - " << +other;
  ASSERT_EQ(number(hadd(a, b)), static_cast<T>(sum >> 1)) << +value << ", " << +other;
  ASSERT_EQ(number(rhadd(a, b)), static_cast<T>((sum + 1) >> 1)) << +value << ", " << +other;
}

template <class T>
class LaneIntegers : public testing::Test {};
using types = testing::Types<std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t,
                             std::uint32_t, std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(LaneIntegers, types);

TYPED_TEST(LaneIntegers, AreThoseOfTheirWidth) {
  using T = TypeParam;
  std::mt19937_64 random(3);
  const std::uint64_t numbers = sizeof(T) > 2 ? 20000 : std::uint64_t{1} << (8 * sizeof(T));
  for (std::uint64_t i = 0; i < numbers && !this->HasFatalFailure(); ++i) {
    const std::uint64_t bits = sizeof(T) <= 2 ? i : i < 3 ? 0 - i : random() >> random() % 64;
    expect_right(static_cast<T>(bits), static_cast<T>(random()));
  }
}

}  // namespace
}  // namespace pewter::gpu
