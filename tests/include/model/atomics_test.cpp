// Atomics on device memory: the old value, updates of several host threads, lanes one by one.
#include <gtest/gtest.h>

#include <type_traits>

#include "pewter/pewter.hpp"

namespace pewter {
namespace {

TEST(Atomics, LoseNothing) {
  std::uint32_t sum = 0, largest = 0;
  float total = 0;
  dispatch_options o;
  o.mapping = mapping::threadgroups;
  dispatch_threadgroups(
      {1000, 1, 1}, {1, 1, 1},
      [&](threadgroup& tg) {
        atomic_fetch_add(&sum, 2u);
        atomic_fetch_add(&total, 1.0f);
        atomic_fetch_max(&largest, tg.threadgroup_position_in_grid().x);
      },
      o);
  EXPECT_EQ(sum, 2000u);
  EXPECT_EQ(total, 1000.0f);
  EXPECT_EQ(largest, 999u);
}

/// start after update(p, v) of every v from 1 to n, by several host threads.
template <class T, class Update>
T after_updates_of_all(T start, std::uint32_t n, Update update) {
  T value = start;
  dispatch_threadgroups(
      {n, 1, 1}, {1, 1, 1},
      [&](threadgroup& tg) { update(&value, static_cast<T>(tg.threadgroup_position_in_grid().x + 1)); },
      {.mapping = mapping::threadgroups});
  return value;
}

template <class T>
class AtomicsOf : public testing::Test {};
using atomic_types = testing::Types<std::int32_t, std::uint32_t, std::int64_t, std::uint64_t, float>;
TYPED_TEST_SUITE(AtomicsOf, atomic_types);

TYPED_TEST(AtomicsOf, ReturnTheOldValue) {
  using T = TypeParam;
  T x = 6;
  EXPECT_EQ(atomic_load(&x), T(6));
  atomic_store(&x, T(7));
  EXPECT_EQ(atomic_exchange(&x, T(9)), T(7));
  T expected = 8;
  EXPECT_FALSE(atomic_compare_exchange(&x, expected, T(1)));
  EXPECT_EQ(expected, T(9));
  EXPECT_TRUE(atomic_compare_exchange(&x, expected, T(12)));
  EXPECT_EQ(atomic_fetch_add(&x, T(3)), T(12));
  EXPECT_EQ(atomic_fetch_sub(&x, T(2)), T(15));
  EXPECT_EQ(atomic_fetch_min(&x, T(20)), T(13));
  EXPECT_EQ(atomic_fetch_min(&x, T(10)), T(13));
  EXPECT_EQ(atomic_fetch_max(&x, T(2)), T(10));
  EXPECT_EQ(atomic_fetch_max(&x, T(11)), T(10));
  EXPECT_EQ(x, T(11));
  if constexpr (!std::is_floating_point_v<T>) {
    const T high = static_cast<T>(T(1) << (8 * sizeof(T) - 2));  // beyond 32 bits for 64
    EXPECT_EQ(atomic_fetch_or(&x, high), T(11));
    EXPECT_EQ(atomic_fetch_and(&x, static_cast<T>(high | 3)), high | 11);
    EXPECT_EQ(atomic_fetch_xor(&x, high), high | 3);
    EXPECT_EQ(x, T(3));
  }
  if constexpr (T(-1) < T(0)) {
    EXPECT_EQ(atomic_fetch_min(&x, T(-5)), std::is_floating_point_v<T> ? T(11) : T(3));
    EXPECT_EQ(atomic_fetch_max(&x, T(-6)), T(-5));
    EXPECT_EQ(x, T(-5));
  }
}

TYPED_TEST(AtomicsOf, LoseNothingBetweenHostThreads) {
  using T = TypeParam;
  constexpr std::uint32_t n = 1000;
  constexpr T all = n * (n + 1) / 2;
  const auto check = [&](T start, T expected, auto update) {
    EXPECT_EQ(after_updates_of_all(start, n, update), expected);
  };
  check(1, all + 1, [](T* p, T v) { atomic_fetch_add(p, v); });
  check(all, 0, [](T* p, T v) { atomic_fetch_sub(p, v); });
  check(5, n, [](T* p, T v) { atomic_fetch_max(p, v); });
  check(5000, 1, [](T* p, T v) { atomic_fetch_min(p, v); });
  if constexpr (!std::is_floating_point_v<T>) {
    check(0, 1023, [](T* p, T v) { atomic_fetch_or(p, v); });
    check(1023, 0, [](T* p, T v) { atomic_fetch_and(p, v); });
    check(7, 7 ^ 1000, [](T* p, T v) { atomic_fetch_xor(p, v); });  // 1 ^ 2 ^ ... ^ 4k is 4k
  }
}

TYPED_TEST(AtomicsOf, LanesAreUpdatedOneByOne) {
  using T = TypeParam;
  const lane_mask active(0x7ff0ff0fu);
  const lanes<std::uint32_t> index = lane_ids() & 3u;
  const lanes<T> value = lane_ids<T>() + T(1);
  const auto check = [&](auto of_lanes, auto of_one) {
    T together[4] = {40, 30, 20, 10}, single[4] = {40, 30, 20, 10}, old[32] = {};
    for (std::uint32_t i = 0; i < 32; ++i)
      if (contains(active, i)) old[i] = of_one(single + i % 4, static_cast<T>(i + 1));
    const lanes<T> returned = of_lanes(together, index, value, active);
    for (int i = 0; i < 32; ++i) EXPECT_EQ(returned[i], old[i]) << i;
    for (int i = 0; i < 4; ++i) EXPECT_EQ(together[i], single[i]);
  };
  check([](auto... a) { return atomic_exchange(a...); }, [](T* p, T v) { return atomic_exchange(p, v); });
  check([](auto... a) { return atomic_fetch_add(a...); }, [](T* p, T v) { return atomic_fetch_add(p, v); });
  check([](auto... a) { return atomic_fetch_sub(a...); }, [](T* p, T v) { return atomic_fetch_sub(p, v); });
  check([](auto... a) { return atomic_fetch_min(a...); }, [](T* p, T v) { return atomic_fetch_min(p, v); });
  check([](auto... a) { return atomic_fetch_max(a...); }, [](T* p, T v) { return atomic_fetch_max(p, v); });
  if constexpr (!std::is_floating_point_v<T>) {
    check([](auto... a) { return atomic_fetch_and(a...); }, [](T* p, T v) { return atomic_fetch_and(p, v); });
    check([](auto... a) { return atomic_fetch_or(a...); }, [](T* p, T v) { return atomic_fetch_or(p, v); });
    check([](auto... a) { return atomic_fetch_xor(a...); }, [](T* p, T v) { return atomic_fetch_xor(p, v); });
  }
}

}  // namespace
}  // namespace pewter
