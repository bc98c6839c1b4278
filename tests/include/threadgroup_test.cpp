// threadgroup and dispatch: positions in one to three dimensions, phases and barriers under every mapping and
// order, threadgroup memory, state, groups of threads, collectives, limits and exceptions.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <vector>

#include "pewter/pewter.hpp"

namespace pewter {
namespace {

constexpr mapping mappings[] = {mapping::automatic, mapping::run_inline, mapping::threadgroups,
                                mapping::simdgroups, mapping::teams};

class Dispatch : public testing::TestWithParam<std::tuple<mapping, std::uint32_t>> {
 protected:
  dispatch_options options() const {
    dispatch_options o;
    o.host_threads = 2;
    o.mapping = std::get<0>(GetParam());
    o.shuffle_seed = std::get<1>(GetParam());
    return o;
  }
};
INSTANTIATE_TEST_SUITE_P(Mappings, Dispatch,
                         testing::Combine(testing::ValuesIn(mappings),
                                          testing::Values(0u, 1u, 77u, 123457u)));

/// Checks that every thread of the grid runs once and sees the positions that place_of_thread derives.
void check_positions(uint3 grid, uint3 group, const dispatch_options& options) {
  const launch_geometry g = geometry_of_threads(grid, group);
  std::vector<std::atomic<int>> runs(grid.volume());
  std::atomic<int> wrong{0};
  dispatch_threads(
      grid, group,
      [&](threadgroup& tg) {
        tg.for_each_simdgroup([&](simdgroup& sg) {
          const lanes3 at = sg.thread_position_in_grid(), local = sg.thread_position_in_threadgroup();
          for (int l = 0; l < 32; ++l) {
            if (!contains(sg.active(), static_cast<std::uint32_t>(l))) continue;
            const uint3 p = {at.x[l], at.y[l], at.z[l]};
            const thread_place place = place_of_thread(g, p);
            const bool right = p.x < grid.x && p.y < grid.y && p.z < grid.z &&
                               place.threadgroup == tg.threadgroup_position_in_grid() &&
                               place.thread_in_threadgroup == uint3{local.x[l], local.y[l], local.z[l]} &&
                               place.simd.simdgroup == sg.index() &&
                               place.simd.lane == static_cast<std::uint32_t>(l) &&
                               tg.threads_per_threadgroup() == threadgroup_size_at(g, place.threadgroup);
            if (!right)
              ++wrong;
            else
              ++runs[(std::size_t{p.z} * grid.y + p.y) * grid.x + p.x];
          }
        });
        if (tg.threads_per_grid() != grid || tg.dispatch_threads_per_threadgroup() != group ||
            tg.threadgroups_per_grid() != g.threadgroups_per_grid)
          ++wrong;
      },
      options);
  EXPECT_EQ(wrong, 0);
  for (const std::atomic<int>& n : runs) ASSERT_EQ(n, 1);
}

TEST_P(Dispatch, EveryThreadRunsOnceAtItsPosition) {
  check_positions({1000, 1, 1}, {96, 1, 1}, options());
  check_positions({65, 33, 1}, {16, 16, 1}, options());
  check_positions({16, 16, 1}, {8, 4, 1}, options());
  check_positions({7, 5, 9}, {3, 2, 5}, options());
  check_positions({1, 1, 1}, {1, 1, 1}, options());
  check_positions({5000, 1, 1}, {1, 1, 1}, options());
}

TEST_P(Dispatch, PhasesAreSeparatedByBarriers) {
  for (const std::uint32_t threads : {32u, 100u, 1024u}) {
    std::vector<int> results(37, -1);
    dispatch_threadgroups(
        {37, 1, 1}, {threads, 1, 1},
        [&](threadgroup& tg) {
          int* values = tg.memory<int>(tg.thread_count());
          const auto kept = tg.per_simdgroup_state<int>();
          const int group = static_cast<int>(tg.threadgroup_position_in_grid().x);
          tg.for_each_simdgroup([&](simdgroup& sg) {
            kept[sg] = group + static_cast<int>(sg.index());
            store(values + sg.index() * 32, lanes<int>(group), sg.active());
          });
          for (int round = 0; round < 5;
               ++round) {  // each SIMD group reads its neighbour's value of the last phase
            const std::uint32_t n = tg.simdgroups_per_threadgroup();
            const auto next = tg.per_simdgroup_state<int>();
            tg.for_each_simdgroup([&](simdgroup& sg) { next[sg] = kept.at((sg.index() + 1) % n); });
            tg.for_each_simdgroup([&](simdgroup& sg) { kept[sg] = next[sg] + 1; });
          }
          tg.single_thread([&] {
            int sum = 0;
            for (std::uint32_t i = 0; i < tg.simdgroups_per_threadgroup(); ++i) sum += kept.at(i);
            for (std::uint32_t i = 0; i < tg.thread_count(); ++i) sum += values[i] - group;
            results[static_cast<std::size_t>(group)] = sum;
          });
        },
        options());
    const int n = static_cast<int>((threads + 31) / 32);
    for (int group = 0; group < 37; ++group)
      EXPECT_EQ(results[static_cast<std::size_t>(group)], n * (group + 5) + n * (n - 1) / 2);
  }
}

TEST_P(Dispatch, Collectives) {
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

TEST_P(Dispatch, GroupsOfThreadsNest) {
  std::vector<std::atomic<int>> runs(1024);
  dispatch_threadgroups(
      {1, 1, 1}, {1000, 1, 1},
      [&](threadgroup& tg) {
        const auto count = [&](int weight) {
          return [&runs, weight](simdgroup& sg) {
            const lanes<std::uint32_t> ids = sg.thread_index_in_threadgroup();
            for (int l = 0; l < 32; ++l)
              if (contains(sg.active(), static_cast<std::uint32_t>(l))) runs[ids[l]] += weight;
          };
        };
        tg.all_threads().partition(64, 300, [&](thread_group& g) {  // threads 64 to 363
          g.for_each_simdgroup(count(1));
          g.partition(32, 100, [&](thread_group& inner) {  // threads 96 to 195
            inner.for_each_simdgroup(count(10));
            inner.single_thread_group(5, [&](thread_group& one) { one.for_each_simdgroup(count(100)); });
          });
        });
        tg.all_threads().simdgroup_range(31, 1, [&](thread_group& g) { g.for_each_simdgroup(count(1000)); });
      },
      options());
  for (std::size_t i = 0; i < 1024; ++i) {
    int expected = i >= 64 && i < 364 ? 1 : 0;
    if (i >= 96 && i < 196) expected += 10;
    if (i == 101) expected += 100;
    if (i >= 992 && i < 1000) expected += 1000;
    EXPECT_EQ(runs[i], expected) << i;
  }
}

TEST_P(Dispatch, GroupsOfSimdgroupsLieInTheThreadgroup) {
  const auto ask = [&](std::uint32_t first, std::uint32_t count) {
    dispatch_threadgroups(
        {1, 1, 1}, {100, 1, 1},
        [&](threadgroup& tg) { tg.all_threads().simdgroup_range(first, count, [](thread_group&) {}); },
        options());
  };
  EXPECT_NO_THROW(ask(0, 4));
  EXPECT_NO_THROW(ask(3, 1));
  EXPECT_THROW(ask(0, 0), error);
  EXPECT_THROW(ask(3, 2), error);
  EXPECT_THROW(ask(4, 1), error);
  constexpr std::uint32_t overflowing = 1u << 27;  // times 32 threads
  EXPECT_THROW(ask(overflowing, 1), error);
  EXPECT_THROW(ask(0, overflowing + 1), error);
}

TEST_P(Dispatch, ExceptionsReachTheCaller) {
  const auto failing = [&](int phase) {
    dispatch_threadgroups(
        {50, 1, 1}, {128, 1, 1},
        [&](threadgroup& tg) {
          if (phase == 0 && tg.threadgroup_position_in_grid().x == 20) throw 42;
          tg.for_each_simdgroup([&](simdgroup& sg) {
            if (phase == 1 && sg.index() == 3) throw 42;
          });
          tg.for_each_simdgroup([&](simdgroup&) {});
        },
        options());
  };
  for (const int phase : {0, 1}) EXPECT_THROW(failing(phase), int);
  check_positions({100, 1, 1}, {32, 1, 1}, options());  // and the next dispatch works
}

TEST_P(Dispatch, InOrderEachSeesWhatThoseBeforeWrote) {
  constexpr std::uint32_t n = 1000;
  const launch_geometry one_each = geometry_of_threads({n, 1, 1}, {32, 1, 1});
  std::vector<std::uint32_t> first(n), second(n), last(3);
  const auto for_each_position = [](threadgroup& tg, auto&& f) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const auto at = sg.thread_position_in_grid().x;
      for (int l = 0; l < 32; ++l)
        if (contains(sg.active(), static_cast<std::uint32_t>(l))) f(at[l]);
    });
  };
  launch_geometry none = one_each;
  none.threadgroups_per_grid.x = 0;
  for (const double nanoseconds : {0.0, 1.0, 1e6}) {
    for (std::vector<std::uint32_t>* written : {&first, &second, &last})
      std::fill(written->begin(), written->end(), 0u);
    dispatch_in_order(
        options(),
        encode(
            one_each,
            [&](threadgroup& tg) { for_each_position(tg, [&](std::uint32_t i) { first[i] += i + 1; }); },
            nanoseconds),
        encode(
            none, [&](threadgroup&) { first[0] = 0; }, nanoseconds),
        encode(
            one_each,
            [&](threadgroup& tg) {
              for_each_position(tg, [&](std::uint32_t i) { second[i] = first[n - 1 - i]; });
            },
            nanoseconds),
        encode(
            geometry_of_threadgroups({3, 1, 1}, {64, 1, 1}),
            [&](threadgroup& tg) {
              tg.single_thread([&] {
                const std::uint32_t g = tg.threadgroup_position_in_grid().x;
                last[g] = std::accumulate(second.begin(), second.end(), g);
              });
            },
            nanoseconds));
    for (std::uint32_t g = 0; g < 3; ++g) EXPECT_EQ(last[g], n * (n + 1) / 2 + g) << nanoseconds;
  }
}

TEST_P(Dispatch, InOrderNothingRunsAfterAFailure) {
  std::atomic<int> after{0};
  const launch_geometry g = geometry_of_threadgroups({50, 1, 1}, {128, 1, 1});
  const auto fail = [&] {
    dispatch_in_order(options(), encode(g, [](threadgroup&) {}),
                      encode(g,
                             [](threadgroup& tg) {
                               if (tg.threadgroup_position_in_grid().x % 20 == 19) throw 42;
                             }),
                      encode(g, [&](threadgroup&) { ++after; }));
  };
  EXPECT_THROW(fail(), int);
  EXPECT_EQ(after, 0);
  check_positions({100, 1, 1}, {32, 1, 1}, options());  // and the next dispatch works
}

TEST_P(Dispatch, NestedDispatchIsAnError) {
  const auto nested = [&] {
    dispatch_threadgroups(
        {4, 1, 1}, {32, 1, 1},
        [](threadgroup&) {
          dispatch_threads({1, 1, 1}, {1, 1, 1}, [](threadgroup&) {});
        },
        options());
  };
  EXPECT_THROW(nested(), error);
}

TEST_P(Dispatch, NothingOfANestedDispatchRuns) {
  std::atomic<int> runs = 0;
  const auto nested = [&] {
    dispatch_threadgroups({1, 1, 1}, {32, 1, 1},
                          [&](threadgroup&) {
                            dispatch_threadgroups(
                                {1000, 1, 1}, {32, 1, 1}, [&](threadgroup&) { ++runs; }, options());
                          },
                          {.mapping = mapping::run_inline});
  };
  EXPECT_THROW(nested(), error);
  EXPECT_EQ(runs, 0);
}

TEST_P(Dispatch, ThreadgroupMemoryHasALimit) {
  const auto ask = [&](std::size_t bytes) {
    dispatch_threadgroups(
        {1, 1, 1}, {64, 1, 1}, [&](threadgroup& tg) { (void)tg.memory<char>(bytes); }, options());
  };
  EXPECT_NO_THROW(ask(32 * 1024));
  EXPECT_THROW(ask(33 * 1024), error);
  EXPECT_THROW(ask(~std::size_t{0}), error);
  const auto in_parts = [&] {
    dispatch_threadgroups(
        {1, 1, 1}, {64, 1, 1},
        [&](threadgroup& tg) {
          for (int i = 0; i < 2049; ++i) (void)tg.memory<char>(1);  // 16 bytes each
        },
        options());
  };
  EXPECT_THROW(in_parts(), error);
}

TEST(Geometry, BadOnesAreErrors) {
  const auto nothing = [](threadgroup&) { FAIL() << "an empty or bad launch ran"; };
  EXPECT_THROW(dispatch_threadgroups({1, 1, 1}, {1025, 1, 1}, nothing), error);
  EXPECT_THROW(dispatch_threads({1, 1, 1}, {33, 32, 1}, nothing), error);
  EXPECT_THROW(dispatch_threads({1, 1, 1}, {0, 1, 1}, nothing), error);
  EXPECT_THROW(dispatch_threadgroups({1u << 31, 1, 1}, {32, 1, 1}, nothing), error);
  EXPECT_NO_THROW(dispatch_threads({0, 5, 5}, {8, 8, 1}, nothing));
  EXPECT_NO_THROW(dispatch_threadgroups({5, 0, 5}, {8, 8, 1}, nothing));
}

TEST(ThreadGroup, BadPartitionsAreErrors) {
  const auto partition = [](std::uint32_t begin, std::uint32_t count) {
    dispatch_threadgroups({1, 1, 1}, {128, 1, 1}, [&](threadgroup& tg) {
      tg.all_threads().partition(begin, count, [](thread_group&) {});
    });
  };
  EXPECT_NO_THROW(partition(0, 128));
  EXPECT_NO_THROW(partition(33, 5));
  EXPECT_THROW(partition(0, 129), error);
  EXPECT_THROW(partition(128, 1), error);
  EXPECT_THROW(partition(0, 0), error);
  EXPECT_THROW(partition(33, 64), error);
  EXPECT_THROW(partition(96, ~0u), error);
}

TEST(ComputePipeline, LimitsFollowFromStateAndMemory) {
  std::atomic<int> runs{0};
  compute_pipeline heavy([&runs](threadgroup&) { ++runs; }, 256, 1000);
  EXPECT_EQ(heavy.max_total_threads_per_threadgroup(), 256u);
  EXPECT_EQ(heavy.thread_execution_width(), 32u);
  EXPECT_EQ(heavy.static_threadgroup_memory_length(), 1008u);
  heavy.dispatch_threads({512, 1, 1}, {256, 1, 1});
  EXPECT_EQ(runs, 2);
  EXPECT_THROW(heavy.dispatch_threadgroups({1, 1, 1}, {257, 1, 1}), error);
}

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

}  // namespace
}  // namespace pewter
