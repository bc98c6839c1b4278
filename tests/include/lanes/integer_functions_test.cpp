// Metal's integer functions, lane by lane against plain arithmetic.
#include "pewter/lanes/integer_functions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <random>

#include "pewter/lanes/memory.hpp"

namespace pewter {
namespace {

template <class T>
class IntegerFunctions : public testing::Test {
 protected:
  IntegerFunctions() {
    std::mt19937_64 random(5);
    using limits = std::numeric_limits<T>;
    const T ends[] = {
        0, 1, static_cast<T>(-1), limits::min(), limits::max(), static_cast<T>(limits::max() / 2 + 1)};
    for (int i = 0; i < 32; ++i) {
      first[i] = i < 12 ? ends[i % 6] : static_cast<T>(random() >> random() % 64);
      second[i] = i < 12 ? ends[i * 5 % 11 % 6] : static_cast<T>(random());
    }
  }
  T first[32], second[32];
};
using types = testing::Types<std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t,
                             std::uint32_t, std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(IntegerFunctions, types);

TYPED_TEST(IntegerFunctions, OfBits) {
  using T = TypeParam;
  using U = std::make_unsigned_t<T>;
  constexpr int width = 8 * sizeof(T);
  const lanes<T> a = load(this->first), b = load(this->second);
  const lanes<T> ones = popcount(a), above = clz(a), below = ctz(a), turned = reverse_bits(a);
  const lanes<T> rotated = rotate(a, b), field = extract_bits(a, 3, 4), inserted = insert_bits(a, b, 2, 5);
  for (int i = 0; i < 32; ++i) {
    const U x = static_cast<U>(this->first[i]), y = static_cast<U>(this->second[i]);
    EXPECT_EQ(ones[i], std::popcount(x));
    EXPECT_EQ(above[i], std::countl_zero(x));
    EXPECT_EQ(below[i], std::countr_zero(x));
    U reversed = 0;
    for (int bit = 0; bit < width; ++bit)
      if (x >> bit & 1) reversed = static_cast<U>(reversed | U(1) << (width - 1 - bit));
    EXPECT_EQ(static_cast<U>(turned[i]), reversed);
    EXPECT_EQ(static_cast<U>(rotated[i]), std::rotl(x, static_cast<int>(y % width)));
    const int bits = static_cast<int>(x >> 3 & 15);
    EXPECT_EQ(field[i], static_cast<T>(std::is_signed_v<T> && bits > 7 ? bits - 16 : bits));
    EXPECT_EQ(static_cast<U>(inserted[i]), static_cast<U>((x & ~U(31 << 2)) | U((y & 31) << 2)));
  }
}

TYPED_TEST(IntegerFunctions, OfNumbers) {
  using T = TypeParam;
  using wide = __int128;
  constexpr int width = 8 * sizeof(T);
  constexpr wide low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  const lanes<T> a = load(this->first), b = load(this->second);
  const lanes<T> upper = mulhi(a, b), more = madhi(a, b, a), apart = absdiff(a, b), sum = addsat(a, b);
  const lanes<T> difference = subsat(a, b), down = hadd(a, b), up = rhadd(a, b);
  for (int i = 0; i < 32; ++i) {
    const wide x = this->first[i], y = this->second[i];
    wide product = x * y >> width;
    if constexpr (sizeof(T) == 8 && std::is_unsigned_v<T>)
      product =
          static_cast<wide>(static_cast<unsigned __int128>(x) * static_cast<unsigned __int128>(y) >> 64);
    EXPECT_EQ(upper[i], static_cast<T>(product)) << i;
    EXPECT_EQ(more[i], static_cast<T>(product + x)) << i;
    EXPECT_EQ(apart[i], static_cast<T>(x > y ? x - y : y - x)) << i;
    EXPECT_EQ(sum[i], static_cast<T>(std::clamp(x + y, low, high))) << i;
    EXPECT_EQ(difference[i], static_cast<T>(std::clamp(x - y, low, high))) << i;
    EXPECT_EQ(down[i], static_cast<T>((x + y) >> 1)) << i;
    EXPECT_EQ(up[i], static_cast<T>((x + y + 1) >> 1)) << i;
  }
  if constexpr (sizeof(T) < 8) {
    const lanes<T> sums = madsat(a, b, a);
    for (int i = 0; i < 32; ++i) {
      const wide x = this->first[i], y = this->second[i];
      EXPECT_EQ(sums[i], static_cast<T>(std::clamp(x * y + x, low, high))) << i;
    }
  }
  EXPECT_EQ(mad24(lanes<int>(70000), lanes<int>(-100), lanes<int>(7))[1], -6999993);
}

}  // namespace
}  // namespace pewter
