// lanes<T>: arithmetic, comparison, masks, memory access up to the very end of a page, and conversions.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <limits>
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
    EXPECT_EQ(abs(a)[i], this->first[i] < T(0) ? static_cast<T>(-this->first[i]) : this->first[i]);
    if constexpr (!std::is_floating_point_v<T>) {
      EXPECT_EQ((a % b)[i], static_cast<T>(this->first[i] % this->second[i]));
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

TYPED_TEST(Lanes, AssignmentsAreTheirOperators) {
  using T = TypeParam;
  const lanes<T> a = load(this->first), b = load(this->second);
  const auto check = [&](const lanes<T>& assigned, const lanes<T>& expected) {
    EXPECT_TRUE(all(assigned == expected));
  };
  lanes<T> x;
  check((x = a) += b, a + b), check((x = a) -= b, a - b);
  check((x = a) *= b, a * b), check((x = a) /= b, a / b);
  if constexpr (!std::is_floating_point_v<T>) {
    check((x = a) %= b, a % b), check((x = a) &= b, a & b), check((x = a) |= b, a | b);
    check((x = a) ^= b, a ^ b), check((x = a) <<= b, a << b), check((x = a) >>= b, a >> b);
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

TYPED_TEST(Lanes, GatherAndScatter) {
  using T = TypeParam;
  const lanes<std::uint32_t> reversed = lanes<std::uint32_t>(31u) - lane_ids();
  for (const std::uint32_t bits : {~0u, 0u, 1u, 0x80000000u, 0x0ff0ff01u, 0x55555555u}) {
    const lanes<T> gathered = gather(this->first, reversed, lane_mask(bits));
    T scattered[32] = {};
    scatter(scattered, reversed, load(this->second), lane_mask(bits));
    for (int i = 0; i < 32; ++i) {
      EXPECT_EQ(gathered[i], bits >> i & 1 ? this->first[31 - i] : T(0));
      EXPECT_EQ(scattered[31 - i], bits >> i & 1 ? this->second[i] : T(0));
    }
  }
  T two[2] = {};
  scatter(two, lane_ids() & 1u, lane_ids<T>(), lane_mask(0x3fffffffu));
  EXPECT_EQ(two[0], T(28)) << "the highest active lane's value stays";
  EXPECT_EQ(two[1], T(29));
  PageEnd<T> page;  // what the inactive lanes' indices name is not there
  T* last = page.last(1);
  *last = T(5);
  EXPECT_EQ(gather(last, lane_ids() * 1000u, lane_mask(1))[0], T(5));
  scatter(last, lane_ids() * 1000u, lanes<T>(T(7)), lane_mask(1));
  EXPECT_EQ(*last, T(7));
}

TYPED_TEST(Lanes, IndicesAreUnsigned) {
  using T = TypeParam;
  if (sizeof(void*) < 8) GTEST_SKIP() << "no room";
  // Two pages, at base[0] and base[2^31], of a reserved range; nothing else of it is touched.
  const std::size_t page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE)), size = sizeof(T) << 31;
  void* range = mmap(nullptr, size + page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (range == MAP_FAILED) GTEST_SKIP() << "no room for " << size << " bytes";
  T* base = static_cast<T*>(range);
  mprotect(base, page, PROT_READ | PROT_WRITE);
  mprotect(base + (std::size_t{1} << 31), page, PROT_READ | PROT_WRITE);
  const lanes<std::uint32_t> index = (lane_ids() & 1u) << 31u;
  scatter(base, index, lane_ids<T>());
  EXPECT_EQ(base[0], T(30));
  EXPECT_EQ(base[std::size_t{1} << 31], T(31));
  EXPECT_EQ(gather(base, index)[1], T(31));
  munmap(range, size + page);
}

/// load4 and store4 of elements that are stored as S, with masks of all kinds.
template <class S, class V>
void check_vec4(V (*value)(S)) {
  S four[128];
  for (int i = 0; i < 128; ++i) four[i] = S(static_cast<V>(i - (std::is_unsigned_v<S> ? 0 : 64)));
  for (const std::uint32_t bits : {~0u, 0u, 1u, 0xfffffu, 0x80000000u, 0x0ff0ff01u, 0x55555555u}) {
    S back[128] = {};
    const lanes4<V> v = load4(four, lane_mask(bits));
    store4(back, v, lane_mask(bits));
    const lanes<V>* const parts[] = {&v.x, &v.y, &v.z, &v.w};
    for (int i = 0; i < 128; ++i) {
      const bool active = (bits >> (i / 4) & 1) != 0;
      EXPECT_EQ((*parts[i % 4])[i / 4], active ? value(four[i]) : V(0)) << i << " of " << bits;
      EXPECT_EQ(value(back[i]), active ? value(four[i]) : V(0)) << i << " of " << bits;
    }
  }
  S back[128];
  store4(back, load4(four));
  for (int i = 0; i < 128; ++i) EXPECT_EQ(value(back[i]), value(four[i]));
  PageEnd<S> page;
  for (std::uint32_t n = 0; n <= 32; ++n) {
    S* p = page.last(4 * std::size_t{n});
    std::copy_n(four, 4 * n, p);
    store4(p, load4(p, first_lanes(n)), first_lanes(n));
    for (std::uint32_t i = 0; i < 4 * n; ++i) EXPECT_EQ(value(p[i]), value(four[i]));
  }
}
TYPED_TEST(Lanes, FourElementsALane) {
  check_vec4<TypeParam, TypeParam>([](TypeParam x) { return x; });
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

template <class H>
void check_storage_access() {
  check_vec4<H, float>([](H x) { return static_cast<float>(x); });
  H values[32], scattered[32];
  for (int i = 0; i < 32; ++i) values[i] = H(static_cast<float>(i) - 9.5f), scattered[i] = H(0.0f);
  const lanes<std::uint32_t> reversed = lanes<std::uint32_t>(31u) - lane_ids();
  const lane_mask some(0x0ff0ff01u);
  const lanes<float> gathered = gather(values, reversed, some);
  scatter(scattered, reversed, load(values), some);
  for (int i = 0; i < 32; ++i) {
    const bool active = contains(some, static_cast<std::uint32_t>(i));
    EXPECT_EQ(gathered[i], active ? static_cast<float>(values[31 - i]) : 0.0f);
    EXPECT_EQ(scattered[31 - i].bits, active ? values[i].bits : H(0.0f).bits);
  }
}
TEST(StorageTypes, HalvesGatherScatterAndComeInFours) { check_storage_access<half>(); }
TEST(StorageTypes, BfloatsGatherScatterAndComeInFours) { check_storage_access<bfloat>(); }

TEST(FloatLanes, MinAndMaxOfANumberAndNaNIsTheNumber) {
  const float nan = std::nanf("");
  EXPECT_EQ(max(lanes<float>(nan), lanes<float>(2.0f))[0], 2.0f);
  EXPECT_EQ(max(lanes<float>(2.0f), lanes<float>(nan))[0], 2.0f);
  EXPECT_EQ(min(lanes<float>(nan), lanes<float>(2.0f))[5], 2.0f);
  EXPECT_EQ(min(lanes<float>(2.0f), lanes<float>(nan))[5], 2.0f);
  EXPECT_TRUE(std::isnan(min(lanes<float>(nan), lanes<float>(nan))[31]));
}

}  // namespace
}  // namespace pewter
