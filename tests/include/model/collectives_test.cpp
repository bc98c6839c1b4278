// Reductions, scans and broadcasts over a threadgroup, under every mapping and order.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <random>
#include <type_traits>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/every_mapping.hpp"

namespace pewter {
namespace {

class Collectives : public test::with_every_mapping {};
INSTANTIATE_TEST_SUITE_P(Mappings, Collectives, test::every_mapping());

TEST_P(Collectives, KnownAnswers) {
  for (const std::uint32_t threads : {1u, 31u, 64u, 100u, 1024u}) {
    std::atomic<int> wrong{0};
    dispatch_threadgroups(
        {9, 1, 1}, {threads, 1, 1},
        [&](threadgroup& tg) {
          const auto ids = [](simdgroup& sg) {
            return convert<std::int32_t>(sg.thread_index_in_threadgroup());
          };
          const int n = static_cast<int>(threads);
          bool right = threadgroup_sum(tg, ids) == n * (n - 1) / 2;
          right = threadgroup_max(tg, ids) == n - 1 && right;
          right = threadgroup_min(tg, ids) == 0 && right;
          right = threadgroup_broadcast(tg, threads - 1, ids) == n - 1 && right;
          const auto scan = tg.per_simdgroup_state<lanes<std::int32_t>>(),
                     before = tg.per_simdgroup_state<lanes<std::int32_t>>();
          tg.for_each_simdgroup([&](simdgroup& sg) { before[sg] = scan[sg] = ids(sg) + 1; });
          right = threadgroup_prefix_inclusive_sum(tg, scan) == n * (n + 1) / 2 && right;
          right = threadgroup_prefix_exclusive_sum(tg, before) == n * (n + 1) / 2 && right;
          tg.for_each_simdgroup([&](simdgroup& sg) {
            const lanes<std::int32_t> i = ids(sg);
            const lane_mask same = (scan[sg] == (i + 1) * (i + 2) / 2) & (before[sg] == i * (i + 1) / 2);
            if (!simd_all(same, sg.active())) ++wrong;
          });
          if (!right) ++wrong;
        },
        options());
    EXPECT_EQ(wrong, 0) << threads;
  }
}

/// The collectives of T against a loop over the threads, in a grid whose edge threadgroups are smaller.
template <class T>
void check_collectives(uint3 grid, uint3 group, const dispatch_options& options) {
  std::vector<T> data(1024);  // small integers, whose float sums are exact
  std::mt19937 random(37);
  for (T& x : data) x = static_cast<T>(static_cast<int>(random() % 21) - (std::is_unsigned_v<T> ? 0 : 10));
  std::atomic<int> wrong{0};
  dispatch_threads(
      grid, group,
      [&](threadgroup& tg) {
        const auto values = [&](simdgroup& sg) { return load(data.data() + 32 * sg.index()); };
        const std::uint32_t n = tg.thread_count();
        T sum = 0, largest = data[0], smallest = data[0];
        for (std::uint32_t i = 0; i < n; ++i) {
          sum = static_cast<T>(sum + data[i]);
          largest = std::max(largest, data[i]);
          smallest = std::min(smallest, data[i]);
        }
        bool right = threadgroup_sum(tg, values) == sum;
        right = threadgroup_max(tg, values) == largest && right;
        right = threadgroup_min(tg, values) == smallest && right;
        right = threadgroup_broadcast(tg, n / 2, values) == data[n / 2] && right;
        const auto upto = tg.per_simdgroup_state<lanes<T>>(), before = tg.per_simdgroup_state<lanes<T>>();
        tg.for_each_simdgroup([&](simdgroup& sg) { before[sg] = upto[sg] = values(sg); });
        right = threadgroup_prefix_inclusive_sum(tg, upto) == sum && right;
        right = threadgroup_prefix_exclusive_sum(tg, before) == sum && right;
        tg.single_thread([&] {
          T so_far = 0;
          for (std::uint32_t i = 0; i < n; ++i) {
            right = before.at(i / 32)[static_cast<int>(i % 32)] == so_far && right;
            so_far = static_cast<T>(so_far + data[i]);
            right = upto.at(i / 32)[static_cast<int>(i % 32)] == so_far && right;
          }
        });
        if (!right) ++wrong;
      },
      options);
  EXPECT_EQ(wrong, 0) << grid.x << "x" << grid.y << "x" << grid.z << " in " << group.x << "x" << group.y
                      << "x" << group.z;
}

TEST_P(Collectives, AgreeWithALoopOverTheThreads) {
  const auto check = [&]<class T>(T) {
    check_collectives<T>({300, 1, 1}, {128, 1, 1}, options());
    check_collectives<T>({37, 21, 1}, {16, 16, 1}, options());
    check_collectives<T>({7, 5, 9}, {5, 4, 6}, options());
    check_collectives<T>({1024, 1, 1}, {1024, 1, 1}, options());
  };
  check(float{}), check(std::int32_t{}), check(std::int8_t{}), check(std::uint8_t{});
  check(std::uint16_t{}), check(std::int64_t{}), check(std::uint64_t{});
}

TEST_P(Collectives, LargestAndSmallestOfAThreadgroupIgnoreNaNUnlessAllAre) {
  const float nan = std::nanf("");
  std::atomic<int> wrong{0};
  dispatch_threads(
      {200, 1, 1}, {100, 1, 1},
      [&](threadgroup& tg) {
        const auto nans = [&](simdgroup&) { return lanes<float>(nan); };
        const auto one_number = [&](simdgroup& sg) {
          return select(sg.thread_index_in_threadgroup() == 70u, lanes<float>(-2.0f), nan);
        };
        bool right = threadgroup_max(tg, one_number) == -2.0f;
        right = threadgroup_min(tg, one_number) == -2.0f && right;
        right = std::isnan(threadgroup_max(tg, nans)) && right;
        right = std::isnan(threadgroup_min(tg, nans)) && right;
        right = std::isnan(threadgroup_sum(tg, one_number)) && right;
        if (!right) ++wrong;
      },
      options());
  EXPECT_EQ(wrong, 0);
}

TEST_P(Collectives, BroadcastIsFromAThreadOfTheThreadgroup) {
  const auto broadcast_from = [&](std::uint32_t index) {
    dispatch_threadgroups(
        {1, 1, 1}, {100, 1, 1},
        [&](threadgroup& tg) {
          (void)threadgroup_broadcast(tg, index, [](simdgroup&) { return lanes<float>(1); });
        },
        options());
  };
  EXPECT_NO_THROW(broadcast_from(99));
  EXPECT_THROW(broadcast_from(100), error);
  EXPECT_THROW(broadcast_from(~0u), error);
}

}  // namespace
}  // namespace pewter
