// half and bfloat: every one of the 65536 patterns, and rounding at every boundary between neighbours.
//
// The reference is independent of the code under test: a pattern is decoded with ldexp in long double,
// and a float must round to whichever of two neighbouring values is nearer, or to the even one half way.
#include "pewter/half.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <type_traits>

namespace pewter {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

template <class T>
struct format;
template <>
struct format<half> {
  static constexpr int fraction_bits = 10, bias = 15;
};
template <>
struct format<bfloat> {
  static constexpr int fraction_bits = 7, bias = 127;
};

template <class T>
class Storage : public testing::Test {
 public:
  static constexpr int fraction_bits = format<T>::fraction_bits;
  static constexpr unsigned infinity_bits = 0x7fffu >> fraction_bits << fraction_bits;

  static T pattern(unsigned bits) { return T::from_bits(static_cast<std::uint16_t>(bits)); }

  /// The value of a finite, non-negative pattern; the infinity's is where the next binade would begin.
  static long double decode(unsigned bits) {
    const int exponent = static_cast<int>(bits >> fraction_bits);
    const unsigned fraction = bits & ((1u << fraction_bits) - 1u);
    if (exponent == 0)
      return std::ldexp(static_cast<long double>(fraction), 1 - format<T>::bias - fraction_bits);
    return std::ldexp(static_cast<long double>(fraction + (1u << fraction_bits)),
                      exponent - format<T>::bias - fraction_bits);
  }
};
using StorageTypes = testing::Types<half, bfloat>;
TYPED_TEST_SUITE(Storage, StorageTypes);

TYPED_TEST(Storage, IsTwoTrivialBytes) {
  static_assert(sizeof(TypeParam) == 2 && alignof(TypeParam) == 2);
  static_assert(std::is_trivially_copyable_v<TypeParam> && std::is_trivial_v<TypeParam>);
  static_assert(std::is_standard_layout_v<TypeParam>);
  static_assert(!std::is_convertible_v<float, TypeParam> && !std::is_convertible_v<TypeParam, float>);
}

TYPED_TEST(Storage, WorksInConstantExpressions) {
  static_assert(static_cast<float>(TypeParam(1.5f)) == 1.5f);
  static_assert(TypeParam(-2.0f) == TypeParam::from_bits(TypeParam(-2.0f).bits));
  static_assert(static_cast<float>(TypeParam(0x1p-20f)) == 0x1p-20f);  // subnormal as a half
}

TYPED_TEST(Storage, EveryPatternDecodesAndComesBack) {
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    const TypeParam stored = this->pattern(bits);
    const float value = static_cast<float>(stored);
    const unsigned magnitude = bits & 0x7fffu;
    if (magnitude > this->infinity_bits) {
      ASSERT_TRUE(std::isnan(value)) << bits;
      ASSERT_EQ(TypeParam(value).bits, bits | 1u << (this->fraction_bits - 1)) << "quiet, payload kept";
      continue;
    }
    const long double exact = magnitude == this->infinity_bits ? infinity : this->decode(magnitude);
    ASSERT_EQ(std::fabs(value), exact) << bits;
    ASSERT_EQ(std::signbit(value), bits >= 0x8000u) << bits;
    ASSERT_EQ(TypeParam(value), stored) << bits;
  }
}

TYPED_TEST(Storage, EveryBoundaryRoundsToNearestEven) {
  // bits + 1 is the next value away from zero; for the last finite pattern that is infinity, whose
  // rounding boundary lies half way to the power of two that would come next.
  for (unsigned bits = 0; bits < this->infinity_bits; ++bits) {
    const long double middle = (this->decode(bits) + this->decode(bits + 1)) / 2;
    const float tie = static_cast<float>(middle);
    ASSERT_EQ(static_cast<long double>(tie), middle) << "a boundary is a float";
    const unsigned even = bits + (bits & 1u);
    for (const float sign : {1.0f, -1.0f}) {
      const unsigned sign_bit = sign < 0 ? 0x8000u : 0u;
      ASSERT_EQ(TypeParam(sign * tie).bits, sign_bit | even) << bits;
      ASSERT_EQ(TypeParam(sign * std::nextafter(tie, 0.0f)).bits, sign_bit | bits) << bits;
      ASSERT_EQ(TypeParam(sign * std::nextafter(tie, infinity)).bits, sign_bit | (bits + 1)) << bits;
    }
  }
}

TYPED_TEST(Storage, RandomFloatsGoToTheNearerNeighbour) {
  std::mt19937 random(1);
  for (int i = 0; i < 1000000; ++i) {
    const float value = std::fabs(std::bit_cast<float>(static_cast<std::uint32_t>(random())));
    if (std::isnan(value)) continue;
    const unsigned bits = TypeParam(value).bits;
    ASSERT_LE(bits, this->infinity_bits);
    if (bits == this->infinity_bits) {
      ASSERT_GE(value, (this->decode(bits) + this->decode(bits - 1)) / 2);
      continue;
    }
    const long double distance = std::fabs(value - this->decode(bits));
    ASSERT_LE(distance, std::fabs(value - this->decode(bits + 1))) << value;
    if (bits > 0) {
      ASSERT_LE(distance, std::fabs(value - this->decode(bits - 1))) << value;
    }
  }
}

TYPED_TEST(Storage, SpecialValues) {
  EXPECT_EQ(TypeParam(0.0f).bits, 0x0000);
  EXPECT_EQ(TypeParam(-0.0f).bits, 0x8000);
  EXPECT_FALSE(TypeParam(0.0f) == TypeParam(-0.0f));
  EXPECT_EQ(TypeParam(infinity).bits, this->infinity_bits);
  EXPECT_EQ(TypeParam(-infinity).bits, 0x8000u | this->infinity_bits);
  EXPECT_EQ(TypeParam(std::numeric_limits<float>::max()).bits, this->infinity_bits);
  EXPECT_EQ(TypeParam(std::numeric_limits<float>::denorm_min()).bits, 0u);
  // NaNs whose payload lies wholly in the bits that are cut off must not become infinity.
  for (const std::uint32_t nan : {0x7f800001u, 0xff800001u, 0x7fc00000u, 0x7fffffffu, 0xffffffffu}) {
    const TypeParam stored(std::bit_cast<float>(nan));
    EXPECT_GT(stored.bits & 0x7fffu, this->infinity_bits);
    EXPECT_EQ(stored.bits >> 15, nan >> 31);
    EXPECT_TRUE(stored == stored);
  }
}

TYPED_TEST(Storage, LimitsAreThoseOfTheFormat) {
  const unsigned one = TypeParam(1.0f).bits;
  EXPECT_EQ(TypeParam::epsilon, static_cast<float>(this->pattern(one + 1)) - 1.0f);
  EXPECT_EQ(TypeParam::unit_roundoff, TypeParam::epsilon / 2);
  EXPECT_EQ(TypeParam::max, static_cast<float>(this->pattern(this->infinity_bits - 1)));
  EXPECT_EQ(TypeParam::min_normal, static_cast<float>(this->pattern(1u << this->fraction_bits)));
  EXPECT_EQ(TypeParam::min_subnormal, static_cast<float>(this->pattern(1)));
}

TEST(Half, KnownPatterns) {
  EXPECT_EQ(half(1.0f).bits, 0x3c00);
  EXPECT_EQ(half(0.1f).bits, 0x2e66);
  EXPECT_EQ(half(65504.0f).bits, 0x7bff);
  EXPECT_EQ(half(65519.996f).bits, 0x7bff);
  EXPECT_EQ(half(65520.0f).bits, 0x7c00);
  EXPECT_EQ(half(0x1p-25f).bits, 0x0000) << "half way to the smallest subnormal: even";
  EXPECT_EQ(half(0x1.000002p-25f).bits, 0x0001);
  EXPECT_EQ(half(2049.0f).bits, half(2048.0f).bits);
  EXPECT_EQ(half(2051.0f).bits, half(2052.0f).bits);
}

TEST(Bfloat, KnownPatterns) {
  EXPECT_EQ(bfloat(1.0f).bits, 0x3f80);
  EXPECT_EQ(bfloat(3.14159265f).bits, 0x4049);
  EXPECT_EQ(bfloat(257.0f).bits, bfloat(256.0f).bits);
  EXPECT_EQ(bfloat(259.0f).bits, bfloat(260.0f).bits);
}

}  // namespace
}  // namespace pewter
