// The SIMD-group and quad-group functions, lane by lane against scalar loops that follow Metal's rules, for
// full, partial and sparse masks and every element type.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "pewter/pewter.hpp"

namespace pewter {
namespace {

template <class T>
using values = std::array<T, 32>;

const std::uint32_t masks[] = {~0u,         1u,          0x80000000u, 3u,          0xffffu,     0xffff0000u,
                               0x55555555u, 0xaaaaaaaau, 0x7fffffffu, 0xfffffffeu, 0x00f0f00fu, 0x12345678u};

template <class T>
class SimdFunctions : public testing::Test {
 protected:
  SimdFunctions() {
    std::mt19937 random(17);
    for (std::size_t i = 0; i < 32; ++i) {
      x[i] = static_cast<T>(static_cast<int>(random() % 9) - (std::is_unsigned_v<T> ? 0 : 4));
      y[i] = static_cast<T>(random() % 100);
    }
  }
  lanes<T> lx() const { return lanes<T>::from_array(x.data()); }
  lanes<T> ly() const { return lanes<T>::from_array(y.data()); }
  static values<T> of(const lanes<T>& l) {
    values<T> r;
    l.to_array(r.data());
    return r;
  }

  values<T> x, y;
};

using types = testing::Types<float, std::int32_t, std::uint32_t, std::int16_t, std::uint16_t, std::int8_t,
                             std::uint8_t, std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(SimdFunctions, types);

/// One type of each size: permutes are made for a size, and take compilers long.
template <class T>
class Permutes : public SimdFunctions<T> {};
using sizes = testing::Types<float, std::int16_t, std::uint8_t, std::int64_t>;
TYPED_TEST_SUITE(Permutes, sizes);

bool active(std::uint32_t mask, std::size_t lane) { return (mask >> lane & 1) != 0; }

TYPED_TEST(SimdFunctions, Reductions) {
  using T = TypeParam;
  for (const std::uint32_t mask : masks) {
    T sum = 0, product = 1, smallest = 0, largest = 0;
    bool first = true;
    for (std::size_t i = 0; i < 32; ++i) {
      if (!active(mask, i)) continue;
      sum = static_cast<T>(sum + this->x[i]);
      product = static_cast<T>(product * this->x[i]);
      smallest = first || this->x[i] < smallest ? this->x[i] : smallest;
      largest = first || this->x[i] > largest ? this->x[i] : largest;
      first = false;
    }
    const lane_mask m(mask);
    EXPECT_EQ(simd_sum(this->lx(), m), sum);
    EXPECT_EQ(simd_product(this->lx(), m), product);
    EXPECT_EQ(simd_min(this->lx(), m), smallest);
    EXPECT_EQ(simd_max(this->lx(), m), largest);
    if (mask == ~0u) {
      EXPECT_EQ(simd_sum(this->lx()), sum);
      EXPECT_EQ(simd_product(this->lx()), product);
      EXPECT_EQ(simd_min(this->lx()), smallest);
      EXPECT_EQ(simd_max(this->lx()), largest);
    }
    if constexpr (!std::is_floating_point_v<T>) {
      T conjunction = static_cast<T>(~T(0)), disjunction = 0, parity = 0;
      for (std::size_t i = 0; i < 32; ++i) {
        if (!active(mask, i)) continue;
        conjunction = static_cast<T>(conjunction & this->x[i]);
        disjunction = static_cast<T>(disjunction | this->x[i]);
        parity = static_cast<T>(parity ^ this->x[i]);
      }
      EXPECT_EQ(simd_and(this->lx(), m), conjunction);
      EXPECT_EQ(simd_or(this->lx(), m), disjunction);
      EXPECT_EQ(simd_xor(this->lx(), m), parity);
    }
  }
}

TYPED_TEST(SimdFunctions, Scans) {
  using T = TypeParam;
  using sums = std::conditional_t<std::is_floating_point_v<T>, T, std::uint64_t>;  // no signed overflow
  std::mt19937 random(23);
  const auto check = [&](std::uint32_t mask) {
    for (std::size_t i = 0; i < 32; ++i) {  // products neither vanish nor round: odd, or powers of two
      const auto bits = random();
      if constexpr (std::is_floating_point_v<T>)
        this->x[i] = std::ldexp(bits & 1 ? T(1) : T(-1), static_cast<int>(bits >> 1 & 3) - 1);
      else
        this->x[i] = static_cast<T>(bits | 1);
      if (!active(mask, i)) this->x[i] = std::numeric_limits<T>::max();
    }
    const lane_mask m(mask);
    const auto inclusive_sum = this->of(simd_prefix_inclusive_sum(this->lx(), m));
    const auto exclusive_sum = this->of(simd_prefix_exclusive_sum(this->lx(), m));
    const auto inclusive_product = this->of(simd_prefix_inclusive_product(this->lx(), m));
    const auto exclusive_product = this->of(simd_prefix_exclusive_product(this->lx(), m));
    sums sum = 0, product = 1;
    for (std::size_t i = 0; i < 32; ++i) {
      if (!active(mask, i)) continue;
      EXPECT_EQ(exclusive_sum[i], static_cast<T>(sum)) << i << " of " << mask;
      EXPECT_EQ(exclusive_product[i], static_cast<T>(product)) << i << " of " << mask;
      sum += static_cast<sums>(this->x[i]);
      product *= static_cast<sums>(this->x[i]);
      EXPECT_EQ(inclusive_sum[i], static_cast<T>(sum)) << i << " of " << mask;
      EXPECT_EQ(inclusive_product[i], static_cast<T>(product)) << i << " of " << mask;
    }
    if (mask == ~0u) {
      EXPECT_EQ(this->of(simd_prefix_inclusive_sum(this->lx())), inclusive_sum);
      EXPECT_EQ(this->of(simd_prefix_exclusive_sum(this->lx())), exclusive_sum);
      EXPECT_EQ(this->of(simd_prefix_inclusive_product(this->lx())), inclusive_product);
      EXPECT_EQ(this->of(simd_prefix_exclusive_product(this->lx())), exclusive_product);
    }
  };
  for (std::uint32_t n = 1; n <= 32; ++n) {
    check(~0u >> (32 - n));
    check(~0u << (32 - n));
    check(1u << (n - 1));
  }
  for (const std::uint32_t mask : masks) check(mask);
  for (int round = 0; round < 200; ++round) check(static_cast<std::uint32_t>(random() & random()));
}

TYPED_TEST(Permutes, Shuffles) {
  for (std::uint32_t delta = 0; delta < 40; ++delta) {
    const auto up = this->of(simd_shuffle_up(this->lx(), delta)),
               down = this->of(simd_shuffle_down(this->lx(), delta));
    const auto crossed = this->of(simd_shuffle_xor(this->lx(), delta % 32));
    const auto rotated_up = this->of(simd_shuffle_rotate_up(this->lx(), delta));
    const auto rotated_down = this->of(simd_shuffle_rotate_down(this->lx(), delta));
    for (std::uint32_t i = 0; i < 32; ++i) {
      EXPECT_EQ(up[i], this->x[i >= delta ? i - delta : i]) << i << " up " << delta;
      EXPECT_EQ(down[i], this->x[i + delta < 32 ? i + delta : i]) << i << " down " << delta;
      EXPECT_EQ(crossed[i], this->x[i ^ delta % 32]);
      EXPECT_EQ(rotated_up[i], this->x[(i + 64 - delta) % 32]);
      EXPECT_EQ(rotated_down[i], this->x[(i + delta) % 32]);
    }
    EXPECT_EQ(simd_broadcast(this->lx(), delta % 32), this->x[delta % 32]);
    EXPECT_EQ(this->of(simd_shuffle(this->lx(), delta % 32))[7], this->x[delta % 32]);
  }
  const auto reversed = this->of(simd_shuffle(this->lx(), lanes<std::uint32_t>(31u) - lane_ids()));
  for (std::size_t i = 0; i < 32; ++i) EXPECT_EQ(reversed[i], this->x[31 - i]);
}

TYPED_TEST(Permutes, ConstantShufflesAreTheSame) {
  const auto up = this->of(simd_shuffle_up(this->lx(), 1)), down = this->of(simd_shuffle_down(this->lx(), 5));
  const auto crossed = this->of(simd_shuffle_xor(this->lx(), 16)),
             rotated = this->of(simd_shuffle_rotate_up(this->lx(), 9));
  const auto far_up = this->of(simd_shuffle_up(this->lx(), 17));
  for (std::uint32_t i = 0; i < 32; ++i) {
    EXPECT_EQ(up[i], this->x[i >= 1 ? i - 1 : i]);
    EXPECT_EQ(far_up[i], this->x[i >= 17 ? i - 17 : i]);
    EXPECT_EQ(down[i], this->x[i + 5 < 32 ? i + 5 : i]);
    EXPECT_EQ(crossed[i], this->x[i ^ 16]);
    EXPECT_EQ(rotated[i], this->x[(i + 32 - 9) % 32]);
  }
}

TYPED_TEST(Permutes, AnyLaneReachesAnyOther) {
  std::mt19937 random(29);
  for (int round = 0; round < 100; ++round) {
    values<std::uint32_t> source;
    for (std::uint32_t& i : source) i = static_cast<std::uint32_t>(random());  // taken modulo 32
    const auto shuffled = this->of(simd_shuffle(this->lx(), lanes<std::uint32_t>::from_array(source.data())));
    for (std::size_t i = 0; i < 32; ++i) ASSERT_EQ(shuffled[i], this->x[source[i] % 32]);
  }
}

TYPED_TEST(Permutes, ShuffleAndFill) {
  const auto third_up = this->of(simd_shuffle_and_fill_up(this->lx(), this->ly(), 3));
  const auto third_down = this->of(simd_shuffle_and_fill_down(this->lx(), this->ly(), 3));
  for (std::uint32_t i = 0; i < 32; ++i) {
    EXPECT_EQ(third_up[i], i >= 3 ? this->x[i - 3] : this->y[29 + i]);
    EXPECT_EQ(third_down[i], i < 29 ? this->x[i + 3] : this->y[i - 29]);
  }
  for (const std::uint32_t modulo : {2u, 4u, 8u, 16u, 32u})
    for (std::uint32_t delta = 0; delta <= modulo; ++delta) {
      const auto up = this->of(simd_shuffle_and_fill_up(this->lx(), this->ly(), delta, modulo));
      const auto down = this->of(simd_shuffle_and_fill_down(this->lx(), this->ly(), delta, modulo));
      for (std::uint32_t i = 0; i < 32; ++i) {
        const std::uint32_t place = i % modulo, segment = i - place;
        EXPECT_EQ(up[i], place >= delta ? this->x[i - delta] : this->y[segment + modulo - delta + place]);
        EXPECT_EQ(down[i],
                  place + delta < modulo ? this->x[i + delta] : this->y[segment + place + delta - modulo]);
      }
    }
}

TYPED_TEST(SimdFunctions, Quads) {
  using T = TypeParam;
  for (const std::uint32_t mask : masks) {
    const lane_mask m(mask);
    const auto sum = this->of(quad_sum(this->lx(), m)), largest = this->of(quad_max(this->lx(), m));
    const auto scan = this->of(quad_prefix_inclusive_sum(this->lx(), m));
    const auto before = this->of(quad_prefix_exclusive_sum(this->lx(), m));
    for (std::size_t q = 0; q < 32; q += 4) {
      T running = 0, highest = 0;
      bool first = true;
      for (std::size_t i = q; i < q + 4; ++i) {
        if (!active(mask, i)) continue;
        EXPECT_EQ(before[i], running);
        running = static_cast<T>(running + this->x[i]);
        EXPECT_EQ(scan[i], running);
        highest = first || this->x[i] > highest ? this->x[i] : highest;
        first = false;
      }
      for (std::size_t i = q; i < q + 4; ++i) {
        if (!active(mask, i)) continue;
        EXPECT_EQ(sum[i], running);
        EXPECT_EQ(largest[i], highest);
      }
    }
  }
  for (std::uint32_t delta = 0; delta < 5; ++delta) {
    const auto up = this->of(quad_shuffle_up(this->lx(), delta)),
               down = this->of(quad_shuffle_down(this->lx(), delta));
    const auto rotated = this->of(quad_shuffle_rotate_down(this->lx(), delta));
    for (std::uint32_t i = 0; i < 32; ++i) {
      EXPECT_EQ(up[i], this->x[i % 4 >= delta ? i - delta : i]);
      EXPECT_EQ(down[i], this->x[i % 4 + delta < 4 ? i + delta : i]);
      EXPECT_EQ(rotated[i], this->x[i / 4 * 4 + (i + delta) % 4]);
    }
  }
}

/// Every quad function of a mask, with constant arguments where they can be.
TYPED_TEST(Permutes, QuadReductionsAndScans) {
  using T = TypeParam;
  for (const std::uint32_t mask : masks) {
    const lane_mask m(mask);
    const auto product = this->of(quad_product(this->lx(), m)), smallest = this->of(quad_min(this->lx(), m));
    const auto inclusive = this->of(quad_prefix_inclusive_product(this->lx(), m));
    const auto exclusive = this->of(quad_prefix_exclusive_product(this->lx(), m));
    const auto first = this->of(quad_broadcast_first(this->lx(), m));
    for (std::size_t q = 0; q < 32; q += 4) {
      T running = 1, lowest = 0, of_first = 0;
      bool none = true;
      for (std::size_t i = q; i < q + 4; ++i) {
        if (!active(mask, i)) continue;
        EXPECT_EQ(exclusive[i], running);
        running = static_cast<T>(running * this->x[i]);
        EXPECT_EQ(inclusive[i], running);
        lowest = none || this->x[i] < lowest ? this->x[i] : lowest;
        if (none) of_first = this->x[i];
        none = false;
      }
      for (std::size_t i = q; i < q + 4; ++i) {
        EXPECT_EQ(first[i], of_first);
        if (!active(mask, i)) continue;
        EXPECT_EQ(product[i], running);
        EXPECT_EQ(smallest[i], lowest);
      }
    }
    if constexpr (!std::is_floating_point_v<T>) {
      const auto conjunction = this->of(quad_and(this->lx(), m)),
                 disjunction = this->of(quad_or(this->lx(), m)), parity = this->of(quad_xor(this->lx(), m));
      for (std::size_t i = 0; i < 32; ++i) {
        T of_all = static_cast<T>(~T(0)), of_any = 0, odd = 0;
        for (std::size_t j = i / 4 * 4; j < i / 4 * 4 + 4; ++j) {
          if (!active(mask, j)) continue;
          of_all = static_cast<T>(of_all & this->x[j]);
          of_any = static_cast<T>(of_any | this->x[j]);
          odd = static_cast<T>(odd ^ this->x[j]);
        }
        if (!active(mask, i)) continue;
        EXPECT_EQ(conjunction[i], of_all);
        EXPECT_EQ(disjunction[i], of_any);
        EXPECT_EQ(parity[i], odd);
      }
    }
  }
}

TYPED_TEST(Permutes, QuadShuffles) {
  values<std::uint32_t> where;
  std::mt19937 random(31);
  for (std::uint32_t& i : where) i = static_cast<std::uint32_t>(random());
  const auto shuffled = this->of(quad_shuffle(this->lx(), lanes<std::uint32_t>::from_array(where.data())));
  for (std::uint32_t i = 0; i < 32; ++i) EXPECT_EQ(shuffled[i], this->x[i / 4 * 4 + where[i] % 4]);
  const auto check = [&](std::uint32_t delta, const auto& broadcast, const auto& crossed, const auto& up,
                         const auto& down, const auto& rotated_up, const auto& rotated_down,
                         const auto& filled_up, const auto& filled_down) {
    for (std::uint32_t i = 0; i < 32; ++i) {
      const std::uint32_t q = i / 4 * 4, place = i % 4;
      EXPECT_EQ(broadcast[i], this->x[q + delta % 4]);
      EXPECT_EQ(crossed[i], this->x[q + (place ^ delta % 4)]);
      EXPECT_EQ(up[i], this->x[place >= delta ? i - delta : i]);
      EXPECT_EQ(down[i], this->x[place + delta < 4 ? i + delta : i]);
      EXPECT_EQ(rotated_up[i], this->x[q + (place + 4 - delta) % 4]);
      EXPECT_EQ(rotated_down[i], this->x[q + (place + delta) % 4]);
      EXPECT_EQ(filled_up[i], place >= delta ? this->x[i - delta] : this->y[q + 4 - delta + place]);
      EXPECT_EQ(filled_down[i], place + delta < 4 ? this->x[i + delta] : this->y[q + place + delta - 4]);
    }
  };
  // A function for each amount: compilers take a minute if all are one.
  const auto all_of = [&](auto amount) __attribute__((noinline)) {
    const auto delta = static_cast<std::uint32_t>(amount);
    const lanes<TypeParam> data = this->lx(), fill = this->ly();
    check(delta, this->of(quad_broadcast(data, delta)), this->of(quad_shuffle_xor(data, delta)),
          this->of(quad_shuffle_up(data, delta)), this->of(quad_shuffle_down(data, delta)),
          this->of(quad_shuffle_rotate_up(data, delta)), this->of(quad_shuffle_rotate_down(data, delta)),
          this->of(quad_shuffle_and_fill_up(data, fill, delta)),
          this->of(quad_shuffle_and_fill_down(data, fill, delta)));
  };
  all_of(native::index_constant<0>{});  // constants: shuffles known to the compiler
  all_of(native::index_constant<1>{});
  all_of(native::index_constant<2>{});
  all_of(native::index_constant<3>{});
  for (std::uint32_t delta = 0; delta <= 4; ++delta) {
    asm volatile("" : "+r"(delta));
    all_of(delta);
  }
  const auto in_pairs = this->of(quad_shuffle_and_fill_up(this->lx(), this->ly(), 1, 2));
  for (std::uint32_t i = 0; i < 32; ++i) EXPECT_EQ(in_pairs[i], i % 2 == 1 ? this->x[i - 1] : this->y[i + 1]);
}

TEST(Votes, ObeyTheMask) {
  for (const std::uint32_t mask : masks)
    for (const std::uint32_t predicate : masks) {
      const lane_mask m(mask), p(predicate);
      EXPECT_EQ(simd_ballot(p, m).bits, mask & predicate);
      EXPECT_EQ(simd_all(p, m), (mask & ~predicate) == 0);
      EXPECT_EQ(simd_any(p, m), (mask & predicate) != 0);
      EXPECT_EQ(simd_is_first(m).bits, mask & (~mask + 1));
      EXPECT_EQ(simd_active_threads_mask(m).bits, mask);
      EXPECT_EQ(quad_active_threads_mask(m).bits, mask);
      EXPECT_EQ(quad_ballot(p, m).bits, mask & predicate);
      for (std::uint32_t q = 0; q < 32; q += 4) {
        const std::uint32_t of_quad = mask >> q & 15, holds = predicate >> q & 15;
        EXPECT_EQ(quad_all(p, m).bits >> q & 15, (of_quad & ~holds) == 0 ? 15u : 0u);
        EXPECT_EQ(quad_any(p, m).bits >> q & 15, (of_quad & holds) != 0 ? 15u : 0u);
        EXPECT_EQ(quad_is_first(m).bits >> q & 15, of_quad & (~of_quad + 1));
      }
    }
}

TEST(FloatReductions, IgnoreNaNUnlessAllAre) {
  const float nan = std::nanf("");
  values<float> x;
  x.fill(nan);
  EXPECT_TRUE(std::isnan(simd_max(lanes<float>::from_array(x.data()))));
  EXPECT_TRUE(std::isnan(simd_min(lanes<float>::from_array(x.data()))));
  for (std::size_t i = 0; i < 32; ++i) {
    x.fill(nan);
    x[i] = -3.0f;
    EXPECT_EQ(simd_max(lanes<float>::from_array(x.data())), -3.0f);
    EXPECT_EQ(simd_min(lanes<float>::from_array(x.data())), -3.0f);
  }
}

TEST(Broadcast, FirstIsTheLowestActiveLane) {
  const lanes<std::int32_t> x = lane_ids<std::int32_t>() * 3;
  EXPECT_EQ(simd_broadcast_first(x), 0);
  for (const std::uint32_t mask : masks)
    EXPECT_EQ(simd_broadcast_first(x, lane_mask(mask)), 3 * __builtin_ctz(mask));
}

}  // namespace
}  // namespace pewter
