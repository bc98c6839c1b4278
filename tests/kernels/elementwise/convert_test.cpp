// convert between every two storage types, on every pattern and target: all bit patterns of half and bfloat,
// and floats around every rounding boundary, against the scalar conversions of half.hpp.
#include <gtest/gtest.h>

#include <bit>
#include <cstring>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter {
namespace {

template <class T>
std::vector<T> inputs() {
  std::vector<T> all;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    if constexpr (sizeof(T) == 2) {
      all.push_back(T::from_bits(static_cast<std::uint16_t>(bits)));
    } else {
      // The boundaries lie where the bits that are dropped are one half: bit 15 of a bfloat, bit 12 of a
      // half.
      for (const std::uint32_t low :
           {0u, 1u, 0xfffu, 0x1000u, 0x1001u, 0x2fffu, 0x3000u, 0x7fffu, 0x8000u, 0x8001u})
        all.push_back(std::bit_cast<float>(bits << 16 | low));
    }
  }
  return all;
}

template <class From, class To>
void check_all() {
  const std::vector<From> x = inputs<From>();
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const pattern p : convert_description.patterns) {
      std::vector<To> y(x.size());
      launch options;
      options.pattern = p;
      options.target = t.name;
      convert(x.data(), y.data(), x.size(), options);
      if constexpr (std::is_same_v<From, To>) {
        ASSERT_EQ(std::memcmp(x.data(), y.data(), x.size() * sizeof(To)), 0) << t.name << " " << name_of(p);
      } else {
        for (std::size_t i = 0; i < x.size(); ++i) {
          const float exact = static_cast<float>(x[i]), got = static_cast<float>(y[i]);
          const float rounded = static_cast<float>(static_cast<To>(exact));
          ASSERT_TRUE(std::bit_cast<std::uint32_t>(got) == std::bit_cast<std::uint32_t>(rounded) ||
                      (exact != exact && got != got))
              << t.name << " " << name_of(p) << ": " << exact << " became " << got << ", must be " << rounded;
        }
      }
    }
  }
}

template <class From>
void check_from() {
  check_all<From, float>();
  check_all<From, half>();
  check_all<From, bfloat>();
}
TEST(Convert, FromFloatRoundsCorrectly) { check_from<float>(); }
TEST(Convert, FromHalfRoundsCorrectly) { check_from<half>(); }
TEST(Convert, FromBfloatRoundsCorrectly) { check_from<bfloat>(); }

TEST(Convert, OverlapIsMeasuredInBytesOfBothTypes) {
  float memory[64] = {};
  half* const behind = reinterpret_cast<half*>(memory + 32);
  EXPECT_NO_THROW(convert(memory, behind, 32));
  EXPECT_THROW(convert(memory, behind, 33), error);
  EXPECT_THROW(convert(reinterpret_cast<half*>(memory), memory, 32), error);
}

}  // namespace
}  // namespace pewter
