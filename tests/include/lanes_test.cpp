// lanes<T>: arithmetic, comparison, masks, memory access up to the very end of a page, conversions, and the
// stated errors of the math functions against long double.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <random>

#include "pewter/pewter.hpp"

namespace pewter {
namespace {

template <class T>
class Lanes : public testing::Test {
 protected:
  Lanes() {
    std::mt19937 random(3);
    for (int i = 0; i < 32; ++i) {
      first[i] = static_cast<T>(static_cast<int>(random() % 200) - (std::is_unsigned_v<T> ? 0 : 100));
      second[i] = static_cast<T>(1 + random() % 6);
    }
  }
  T first[32], second[32];
};
using types = testing::Types<float, std::int32_t, std::uint32_t, std::int16_t, std::uint16_t, std::int8_t,
                             std::uint8_t, std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(Lanes, types);

TYPED_TEST(Lanes, Arithmetic) {
  using T = TypeParam;
  const lanes<T> a = load(this->first), b = load(this->second);
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ((a + b)[i], static_cast<T>(this->first[i] + this->second[i]));
    EXPECT_EQ((a - b)[i], static_cast<T>(this->first[i] - this->second[i]));
    EXPECT_EQ((a * b)[i], static_cast<T>(this->first[i] * this->second[i]));
    EXPECT_EQ((a / b)[i], static_cast<T>(this->first[i] / this->second[i]));
    EXPECT_EQ((-a)[i], static_cast<T>(-this->first[i]));
    EXPECT_EQ(min(a, b)[i], std::min(this->first[i], this->second[i]));
    EXPECT_EQ(max(a, b)[i], std::max(this->first[i], this->second[i]));
    EXPECT_EQ((a + T(3))[i], static_cast<T>(this->first[i] + 3));
    if constexpr (!std::is_floating_point_v<T>) {
      EXPECT_EQ((a & b)[i], static_cast<T>(this->first[i] & this->second[i]));
      EXPECT_EQ((a | b)[i], static_cast<T>(this->first[i] | this->second[i]));
      EXPECT_EQ((a ^ b)[i], static_cast<T>(this->first[i] ^ this->second[i]));
      EXPECT_EQ((~a)[i], static_cast<T>(~this->first[i]));
      EXPECT_EQ((a << b)[i],
                static_cast<T>(static_cast<std::make_unsigned_t<T>>(this->first[i]) << this->second[i]));
      EXPECT_EQ((a >> b)[i], static_cast<T>(this->first[i] >> this->second[i]));
    }
  }
}

TYPED_TEST(Lanes, ComparisonAndSelect) {
  using T = TypeParam;
  const lanes<T> a = load(this->first), b = load(this->second);
  for (std::uint32_t i = 0; i < 32; ++i) {
    const T x = this->first[i], y = this->second[i];
    EXPECT_EQ(contains(a < b, i), x < y);
    EXPECT_EQ(contains(a <= b, i), x <= y);
    EXPECT_EQ(contains(a > b, i), x > y);
    EXPECT_EQ(contains(a >= b, i), x >= y);
    EXPECT_EQ(contains(a == b, i), x == y);
    EXPECT_EQ(contains(a != b, i), x != y);
  }
  for (const std::uint32_t bits : {0u, ~0u, 0x80000001u, 0x12345678u, 0xfffe0000u}) {
    const lanes<T> chosen = select(lane_mask(bits), a, b);
    for (int i = 0; i < 32; ++i) EXPECT_EQ(chosen[i], bits >> i & 1 ? this->first[i] : this->second[i]);
  }
}

TYPED_TEST(Lanes, Conversion) {
  using T = TypeParam;
  const auto check = [&]<class U>(U) {
    const lanes<U> converted = convert<U>(load(this->second));
    for (int i = 0; i < 32; ++i) EXPECT_EQ(converted[i], static_cast<U>(this->second[i]));
  };
  check(float{}), check(std::int8_t{}), check(std::uint16_t{}), check(std::int32_t{}), check(std::uint64_t{});
  using bits = native::uint_of<T>;
  const lanes<T> same = bitcast<T>(bitcast<bits>(load(this->first)));
  for (int i = 0; i < 32; ++i) EXPECT_EQ(same[i], this->first[i]);
}

/// Every pair of a type's extreme values, in two groups of 32 lanes.
template <class T>
class IntegerLanes : public testing::Test {
 protected:
  using limits = std::numeric_limits<T>;
  static constexpr int width = 8 * static_cast<int>(sizeof(T));
  static constexpr T low = limits::min(), high = limits::max();

  IntegerLanes() {
    const T extremes[] = {low, static_cast<T>(low + 1),      static_cast<T>(-1), 0,
                          1,   static_cast<T>(high / 2 + 1), high - 1,           high};
    for (int i = 0; i < 64; ++i) {
      first[i] = extremes[i / 8];
      second[i] = extremes[i % 8];
    }
    const float lowest = static_cast<float>(low), above = std::ldexp(1.0f, limits::digits);
    const float ends[] = {lowest, std::nextafter(lowest - 1, 0.0f), std::nextafter(above, 0.0f), 0.5f};
    for (int i = 0; i < 32; ++i) in_range[i] = ends[i % 4];
  }
  T first[64], second[64];
  float in_range[32];  // the first and last floats whose integer part T holds
};
using integer_types = testing::Types<std::int32_t, std::uint32_t, std::int16_t, std::uint16_t, std::int8_t,
                                     std::uint8_t, std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(IntegerLanes, integer_types);

TYPED_TEST(IntegerLanes, ArithmeticWrapsAround) {
  using T = TypeParam;
  for (const int group : {0, 32}) {
    const lanes<T> a = load(this->first + group), b = load(this->second + group);
    for (int i = 0; i < 32; ++i) {
      const auto x = static_cast<std::uint64_t>(this->first[group + i]);
      const auto y = static_cast<std::uint64_t>(this->second[group + i]);
      EXPECT_EQ((a + b)[i], static_cast<T>(x + y)) << +a[i] << " + " << +b[i];
      EXPECT_EQ((a - b)[i], static_cast<T>(x - y)) << +a[i] << " - " << +b[i];
      EXPECT_EQ((a * b)[i], static_cast<T>(x * y)) << +a[i] << " * " << +b[i];
      EXPECT_EQ((-a)[i], static_cast<T>(0 - x)) << +a[i];
    }
  }
}

TYPED_TEST(IntegerLanes, ExtremesCompareInOrder) {
  using T = TypeParam;
  for (const int group : {0, 32}) {
    const lanes<T> a = load(this->first + group), b = load(this->second + group);
    const lanes<T> smaller = min(a, b), larger = max(a, b), below = min(a, this->low),
                   above = max(a, this->high);
    for (int i = 0; i < 32; ++i) {
      const T x = this->first[group + i], y = this->second[group + i];
      const auto lane = static_cast<std::uint32_t>(i);
      EXPECT_EQ(contains(a < b, lane), x < y) << +x << " " << +y;
      EXPECT_EQ(contains(a <= b, lane), x <= y) << +x << " " << +y;
      EXPECT_EQ(contains(a > b, lane), x > y) << +x << " " << +y;
      EXPECT_EQ(contains(a >= b, lane), x >= y) << +x << " " << +y;
      EXPECT_EQ(contains(a == b, lane), x == y) << +x << " " << +y;
      EXPECT_EQ(contains(a != b, lane), x != y) << +x << " " << +y;
      EXPECT_EQ(smaller[i], std::min(x, y));
      EXPECT_EQ(larger[i], std::max(x, y));
      EXPECT_EQ(below[i], this->low);
      EXPECT_EQ(above[i], this->high);
    }
  }
}

TYPED_TEST(IntegerLanes, ShiftsReachFromZeroToWidthMinusOne) {
  using T = TypeParam;
  T amounts[32];
  for (int i = 0; i < 32; ++i) amounts[i] = static_cast<T>(i % 2 == 0 ? 0 : this->width - 1);
  const auto check = [&](const T* values, const lanes<T>& by) {
    const lanes<T> a = load(values), left = a << by, right = a >> by;
    for (int i = 0; i < 32; ++i) {
      EXPECT_EQ(left[i], static_cast<T>(static_cast<std::uint64_t>(values[i]) << by[i])) << +by[i];
      EXPECT_EQ(right[i], static_cast<T>(values[i] >> by[i])) << +values[i] << " >> " << +by[i];
    }
  };
  for (const T* const values : {this->first, this->first + 32, this->second}) {
    for (int by = 0; by < this->width; ++by) check(values, lanes<T>(static_cast<T>(by)));
    check(values, load(amounts));
  }
}

TYPED_TEST(IntegerLanes, ConversionsOfExtremesAreThoseOfCpp) {
  using T = TypeParam;
  const auto check = [&]<class U>(U) {
    const lanes<U> converted = convert<U>(load(this->second));
    for (int i = 0; i < 32; ++i) EXPECT_EQ(converted[i], static_cast<U>(this->second[i])) << +this->second[i];
  };
  check(std::int8_t{}), check(std::uint8_t{}), check(std::int16_t{}), check(std::uint16_t{});
  check(std::int32_t{}), check(std::uint32_t{}), check(std::int64_t{}), check(std::uint64_t{}),
      check(float{});
  const lanes<T> whole = convert<T>(load(this->in_range));
  for (int i = 0; i < 32; ++i) EXPECT_EQ(whole[i], static_cast<T>(this->in_range[i])) << this->in_range[i];
}

/// Room for 32 elements of T that ends where an unreadable page begins.
template <class T>
class PageEnd {
 public:
  PageEnd() : size_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    base_ = static_cast<char*>(
        mmap(nullptr, 2 * size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    mprotect(base_ + size_, size_, PROT_NONE);
  }
  ~PageEnd() { munmap(base_, 2 * size_); }
  PageEnd(const PageEnd&) = delete;
  PageEnd& operator=(const PageEnd&) = delete;
  T* last(std::size_t n) { return reinterpret_cast<T*>(base_ + size_) - n; }

 private:
  std::size_t size_;
  char* base_;
};

TYPED_TEST(Lanes, MaskedAccessTouchesActiveLanesOnly) {
  using T = TypeParam;
  PageEnd<T> page;
  for (std::uint32_t n = 0; n <= 32; ++n) {  // a load of n elements, the rest lies in the unreadable page
    T* p = page.last(n);
    std::copy_n(this->first, n, p);
    const lanes<T> loaded = load(p, first_lanes(n));
    for (std::uint32_t i = 0; i < 32; ++i)
      EXPECT_EQ(loaded[static_cast<int>(i)], i < n ? this->first[i] : T(0));
    store(p, load(this->second), first_lanes(n));
    for (std::uint32_t i = 0; i < n; ++i) EXPECT_EQ(p[i], this->second[i]);
  }
  for (const std::uint32_t bits : {0x80000000u, 0x55555555u, 0x0f0ff0f0u}) {
    T memory[32];
    std::copy_n(this->first, 32, memory);
    store(memory, load(this->second), lane_mask(bits));
    for (int i = 0; i < 32; ++i) EXPECT_EQ(memory[i], bits >> i & 1 ? this->second[i] : this->first[i]);
    const lanes<T> loaded = load(this->first, lane_mask(bits));
    for (int i = 0; i < 32; ++i) EXPECT_EQ(loaded[i], bits >> i & 1 ? this->first[i] : T(0));
  }
}

TYPED_TEST(Lanes, GatherScatterAndVec4) {
  using T = TypeParam;
  const lanes<std::uint32_t> reversed = lanes<std::uint32_t>(31u) - lane_ids();
  const lane_mask some(0x0ff0ff01u);
  const lanes<T> gathered = gather(this->first, reversed, some);
  T scattered[32] = {};
  scatter(scattered, reversed, load(this->first), some);
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ(gathered[i], some.bits >> i & 1 ? this->first[31 - i] : T(0));
    EXPECT_EQ(scattered[31 - i], some.bits >> i & 1 ? this->first[i] : T(0));
  }
  T four[128], back[128] = {};
  for (int i = 0; i < 128; ++i) four[i] = static_cast<T>(i);
  const auto v = load4(four);
  store4(back, v, first_lanes(20));
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ(v.x[i], four[4 * i]);
    EXPECT_EQ(v.w[i], four[4 * i + 3]);
  }
  for (int i = 0; i < 128; ++i) EXPECT_EQ(back[i], i < 80 ? four[i] : T(0));
}

template <class H>
void check_storage_type() {
  PageEnd<H> page;
  for (std::uint32_t first = 0; first < 65536; first += 32) {
    H values[32], back[32];
    for (std::uint32_t i = 0; i < 32; ++i) values[i] = H::from_bits(static_cast<std::uint16_t>(first + i));
    const lanes<float> x = load(values);
    store(back, x);
    for (int i = 0; i < 32; ++i) {
      const float exact = static_cast<float>(values[i]);
      if (std::isnan(exact)) {
        EXPECT_TRUE(std::isnan(x[i]));
        EXPECT_TRUE(std::isnan(static_cast<float>(back[i])));
      } else {
        EXPECT_EQ(x[i], exact);
        EXPECT_EQ(back[i].bits, values[i].bits);
      }
    }
  }
  std::mt19937 random(5);
  for (int round = 0; round < 20000; ++round) {
    float x[32];
    H y[32];
    for (float& v : x) {
      std::uint32_t bits = static_cast<std::uint32_t>(random());
      if (round % 2 == 0)
        bits = (bits & 0x8fffe000u) | (round % 4 == 0 ? 0x38001000u : 0x33800fffu);  // ties, subnormals
      std::memcpy(&v, &bits, sizeof v);
    }
    store(y, load(x));
    for (int i = 0; i < 32; ++i) {
      if (std::isnan(x[i]))
        EXPECT_TRUE(std::isnan(static_cast<float>(y[i])));
      else
        ASSERT_EQ(y[i].bits, H(x[i]).bits) << x[i];
    }
  }
  for (std::uint32_t n = 0; n <= 32; ++n) {
    H* p = page.last(n);
    store(p, lanes<float>(1.5f), first_lanes(n));
    EXPECT_EQ(simd_sum(load(p, first_lanes(n))), 1.5f * static_cast<float>(n));
  }
}
TEST(StorageTypes, HalfIsExactAndCorrectlyRounded) { check_storage_type<half>(); }
TEST(StorageTypes, BfloatIsExactAndCorrectlyRounded) { check_storage_type<bfloat>(); }

TEST(FloatLanes, MinAndMaxOfANumberAndNaNIsTheNumber) {
  const float nan = std::nanf("");
  EXPECT_EQ(max(lanes<float>(nan), lanes<float>(2.0f))[0], 2.0f);
  EXPECT_EQ(max(lanes<float>(2.0f), lanes<float>(nan))[0], 2.0f);
  EXPECT_EQ(min(lanes<float>(nan), lanes<float>(2.0f))[5], 2.0f);
  EXPECT_EQ(min(lanes<float>(2.0f), lanes<float>(nan))[5], 2.0f);
  EXPECT_TRUE(std::isnan(min(lanes<float>(nan), lanes<float>(nan))[31]));
}

/// The largest error in units of the exact result's last place, over the floats next(0) to next(639999).
template <class F, class G, class Next>
double largest_ulp(F ours, G exact, Next next) {
  double worst = 0;
  for (int round = 0; round < 20000; ++round) {
    float x[32], y[32];
    for (int i = 0; i < 32; ++i) x[i] = next(32 * round + i);
    store(y, ours(load(x)));
    for (int i = 0; i < 32; ++i) {
      const long double e = exact(static_cast<long double>(x[i]));
      if (std::abs(e) < static_cast<long double>(std::numeric_limits<float>::min())) continue;
      const long double ulp = std::ldexp(1.0L, std::ilogb(e) - 23);
      worst = std::max(worst, static_cast<double>(std::abs(static_cast<long double>(y[i]) - e) / ulp));
    }
  }
  return worst;
}
/// The same over floats from low to high.
template <class F, class G>
double largest_ulp(F ours, G exact, float low, float high) {
  std::mt19937 random(9);
  std::uniform_real_distribution<float> uniform(low, high);
  return largest_ulp(ours, exact, [&](int) { return uniform(random); });
}
using real = long double;

TEST(Math, ErrorsAreAsStated) {
  const auto report = [](const char* name, double ulp, double bound) {
    std::printf("%-6s %.2f ulp\n", name, ulp);
    EXPECT_LE(ulp, bound) << name;
  };
  report("exp", largest_ulp([](auto x) { return exp(x); }, [](real x) { return std::exp(x); }, -87, 88), 1.2);
  report("exp2", largest_ulp([](auto x) { return exp2(x); }, [](real x) { return std::exp2(x); }, -126, 127),
         1.2);
  report("log", largest_ulp([](auto x) { return log(x); }, [](real x) { return std::log(x); }, 1e-6f, 1e6f),
         1);
  report("tanh", largest_ulp([](auto x) { return tanh(x); }, [](real x) { return std::tanh(x); }, -9, 9), 2);
  report("erf", largest_ulp([](auto x) { return erf(x); }, [](real x) { return std::erf(x); }, -4, 4), 3);
  report("normal_tail",
         largest_ulp([](auto x) { return normal_tail(x); },
                     [](real x) { return std::erfc(x / std::sqrt(real{2})) / 2; }, 0, 13),
         7);
  report("rsqrt",
         largest_ulp([](auto x) { return rsqrt(x); }, [](real x) { return 1 / std::sqrt(x); }, 1e-3f, 1e3f),
         1.5);
  report("sin", largest_ulp([](auto x) { return sin(x); }, [](real x) { return std::sin(x); }, -3, 3), 2);
  report("cos", largest_ulp([](auto x) { return cos(x); }, [](real x) { return std::cos(x); }, -1.5f, 1.5f),
         2);
}

TEST(Math, ErrorsOfSineAndCosineAreAsStatedBelow1000) {
  const auto sine = [](auto x) { return sin(x); };
  const auto cosine = [](auto x) { return cos(x); };
  const auto exact_sine = [](real x) { return std::sin(x); };
  const auto exact_cosine = [](real x) { return std::cos(x); };
  const float limit = std::nextafter(1000.0f, 0.0f);
  EXPECT_LE(largest_ulp(sine, exact_sine, -limit, limit), 2);
  EXPECT_LE(largest_ulp(cosine, exact_cosine, -limit, limit), 2);
  // The 250 floats and more around each multiple of pi/2, where one of the two is nearly 0.
  const auto near_a_zero = [](int i) {
    const int quarters = i % 1273 - 636, step = i / 1273 - 251;
    return static_cast<float>(quarters * (std::numbers::pi / 2) * (1 + step * 0x1p-24));
  };
  EXPECT_LE(largest_ulp(sine, exact_sine, near_a_zero), 2);
  EXPECT_LE(largest_ulp(cosine, exact_cosine, near_a_zero), 2);
}

TEST(Math, SpecialValues) {
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(exp(lanes<float>(infinity))[0], infinity);
  EXPECT_EQ(exp(lanes<float>(-infinity))[0], 0.0f);
  EXPECT_EQ(exp(lanes<float>(0.0f))[0], 1.0f);
  EXPECT_TRUE(std::isnan(exp(lanes<float>(std::nanf("")))[0]));
  EXPECT_GT(exp(lanes<float>(-100.0f))[0], 0.0f) << "subnormal results are kept";
  EXPECT_EQ(exp2(lanes<float>(-149.0f))[0], std::numeric_limits<float>::denorm_min());
  EXPECT_EQ(tanh(lanes<float>(50.0f))[0], 1.0f);
  EXPECT_EQ(normal_tail(lanes<float>(0.0f))[0], 0.5f);
  EXPECT_GT(normal_tail(lanes<float>(14.1f))[0], 0.0f) << "subnormal results are kept";
  EXPECT_EQ(normal_tail(lanes<float>(infinity))[0], 0.0f);
  EXPECT_TRUE(std::isnan(normal_tail(lanes<float>(std::nanf("")))[0]));
  EXPECT_EQ(round(lanes<float>(2.5f))[0], 2.0f);
  EXPECT_EQ(floor(lanes<float>(-2.5f))[0], -3.0f);
  EXPECT_EQ(abs(lanes<float>(-0.5f))[0], 0.5f);
}

}  // namespace
}  // namespace pewter
