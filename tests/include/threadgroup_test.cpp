// threadgroup and dispatch: positions in one to three dimensions, phases and barriers under every mapping and
// order, threadgroup memory, state, groups of threads, collectives, limits and exceptions.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"

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

/// Checks that every thread of the grid runs once and sees the positions that place_of_thread derives, in
/// dispatch_threads and, where the grid is one of whole threadgroups, in dispatch_threadgroups.
void check_positions(uint3 grid, uint3 group, const dispatch_options& options) {
  const launch_geometry g = geometry_of_threads(grid, group);
  std::vector<std::atomic<int>> runs(grid.volume());
  std::atomic<int> wrong{0};
  const auto kernel = [&](threadgroup& tg) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const lanes3 at = sg.thread_position_in_grid(), local = sg.thread_position_in_threadgroup();
      const lanes<std::uint32_t> index = sg.thread_index_in_threadgroup();
      const lanes<std::uint32_t> first = sg.simdgroup_index_in_threadgroup() * tg.threads_per_simdgroup();
      const lane_mask consistent = (index == first + sg.thread_index_in_simdgroup()) &
                                   (sg.thread_index_in_simdgroup() == lane_ids()) &
                                   (sg.quadgroup_index_in_threadgroup() == index / 4u) &
                                   (sg.thread_index_in_quadgroup() == index % 4u);
      if (!all(consistent)) ++wrong;
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
    const uint3 at = tg.threadgroup_position_in_grid();
    const std::uint64_t threads = threadgroup_size_at(g, at).volume();
    const auto in = [](std::uint64_t n, std::uint64_t width) { return (n + width - 1) / width; };
    if (tg.threads_per_grid() != grid || tg.dispatch_threads_per_threadgroup() != group ||
        tg.threadgroups_per_grid() != g.threadgroups_per_grid || tg.thread_count() != threads ||
        tg.simdgroups_per_threadgroup() != in(threads, 32) ||
        tg.quadgroups_per_threadgroup() != in(threads, 4) ||
        tg.dispatch_simdgroups_per_threadgroup() != in(group.volume(), 32) ||
        tg.dispatch_quadgroups_per_threadgroup() != in(group.volume(), 4) ||
        tg.first_thread_position_in_grid() != uint3{at.x * group.x, at.y * group.y, at.z * group.z})
      ++wrong;
  };
  dispatch_threads(grid, group, kernel, options);
  EXPECT_EQ(wrong, 0);
  for (const std::atomic<int>& n : runs) ASSERT_EQ(n, 1);
  if (g.has_edges()) return;
  dispatch_threadgroups(g.threadgroups_per_grid, group, kernel, options);
  EXPECT_EQ(wrong, 0);
  for (const std::atomic<int>& n : runs) ASSERT_EQ(n, 2);
}

TEST_P(Dispatch, EveryThreadRunsOnceAtItsPosition) {
  check_positions({1000, 1, 1}, {96, 1, 1}, options());
  check_positions({65, 33, 1}, {16, 16, 1}, options());
  check_positions({16, 16, 1}, {8, 4, 1}, options());
  check_positions({12, 10, 6}, {6, 5, 3}, options());
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

/// Two threadgroups, or two SIMD groups, that both wait for the other one end only if both run at a time.
TEST(Mappings, RunOnSeveralHostThreads) {
  using clock = std::chrono::steady_clock;
  if (detail::available_host_threads() < 2) GTEST_SKIP() << "one host thread";
  for (const mapping m : {mapping::threadgroups, mapping::simdgroups}) {
    std::atomic<int> here{0}, met{0};
    const auto meet = [&] {
      ++here;
      const clock::time_point latest = clock::now() + std::chrono::seconds(5);
      while (here < 2 && clock::now() < latest) std::this_thread::yield();
      if (here == 2) ++met;
    };
    const bool of_threadgroups = m == mapping::threadgroups;
    dispatch_threadgroups({of_threadgroups ? 2u : 1u, 1, 1}, {of_threadgroups ? 32u : 64u, 1, 1},
                          [&](threadgroup& tg) { tg.for_each_simdgroup([&](simdgroup&) { meet(); }); },
                          {.host_threads = 2, .mapping = m});
    EXPECT_EQ(met, 2) << (of_threadgroups ? "threadgroups" : "SIMD groups");
  }
}

/// The collectives of T against a loop over the threads, in a grid whose edge threadgroups are smaller.
template <class T>
void check_collectives(uint3 grid, uint3 group, const dispatch_options& options) {
  std::vector<T> data(1024);  // small integers, of which float sums are exact
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

TEST_P(Dispatch, CollectivesOfEveryTypeAndShape) {
  const auto check = [&]<class T>(T) {
    check_collectives<T>({300, 1, 1}, {128, 1, 1}, options());
    check_collectives<T>({37, 21, 1}, {16, 16, 1}, options());
    check_collectives<T>({7, 5, 9}, {5, 4, 6}, options());
    check_collectives<T>({1024, 1, 1}, {1024, 1, 1}, options());
  };
  check(float{}), check(std::int32_t{}), check(std::int8_t{}), check(std::uint8_t{});
  check(std::uint16_t{}), check(std::int64_t{}), check(std::uint64_t{});
}

TEST_P(Dispatch, LargestAndSmallestOfAThreadgroupIgnoreNaNUnlessAllAre) {
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

TEST_P(Dispatch, APhaseOfAGroupReadsWhatItsLastOneWrote) {
  for (int repetition = 0; repetition < 5; ++repetition) {
    std::atomic<int> wrong{0};
    dispatch_threadgroups(
        {5, 1, 1}, {1024, 1, 1},
        [&](threadgroup& tg) {
          std::uint32_t* written = tg.memory<std::uint32_t>(1024);
          tg.all_threads().partition(128, 800, [&](thread_group& outer) {  // threads 128 to 927
            outer.partition(64, 500, [&](thread_group& group) {            // threads 192 to 691
              for (std::uint32_t round = 0; round < 4; ++round) {
                group.for_each_simdgroup([&](simdgroup& sg) {
                  store(written + sg.index() * 32, sg.thread_index_in_threadgroup() + round, sg.active());
                });
                group.for_each_simdgroup([&](simdgroup& sg) {  // what the other SIMD groups wrote
                  for (std::uint32_t i = 192; i < 692; ++i)
                    if (i / 32 != sg.index() && written[i] != i + round) ++wrong;
                });
              }
            });
          });
        },
        options());
    EXPECT_EQ(wrong, 0);
  }
}

TEST_P(Dispatch, ThreadsOfAGroupWalkOverData) {
  constexpr std::size_t n = 3001;
  std::vector<std::atomic<int>> visits(n);
  const auto count = [&](int weight) {
    return [&visits, weight](std::size_t i, auto active, auto) {
      const lane_mask lanes_there = active;
      for (std::uint32_t l = 0; l < 32; ++l)
        if (contains(lanes_there, l)) visits[i + l] += weight;
    };
  };
  dispatch_threadgroups(
      {1, 1, 1}, {300, 1, 1},
      [&](threadgroup& tg) {
        tg.all_threads().partition(64, 200, [&](thread_group& g) {
          g.for_each_simdgroup([&](simdgroup& sg) { sg.stride_loop(n, count(1)); });
          g.for_each_simdgroup([&](simdgroup& sg) { sg.vectorized_loop(n, count(10)); });
          g.single_simdgroup(2, [&](thread_group& one) {
            EXPECT_EQ(one.begin(), 128u);
            EXPECT_EQ(one.thread_count(), 32u);
            one.for_each_simdgroup([&](simdgroup& sg) { sg.stride_loop(n, count(100)); });
          });
          g.single_simdgroup(6, [&](thread_group& last) { EXPECT_EQ(last.thread_count(), 8u); });
          EXPECT_THROW(g.single_simdgroup(7, [](thread_group&) {}), error);
        });
      },
      options());
  for (const std::atomic<int>& v : visits) ASSERT_EQ(v, 111);
}

TEST(ThreadGroup, WalksBeginAtASimdgroup) {
  const auto walk = [](bool vectorized) {
    dispatch_threadgroups({1, 1, 1}, {64, 1, 1}, [&](threadgroup& tg) {
      tg.all_threads().partition(35, 10, [&](thread_group& g) {
        g.for_each_simdgroup([&](simdgroup& sg) {
          if (vectorized)
            sg.vectorized_loop(100, [](auto...) {});
          else
            sg.stride_loop(100, [](auto...) {});
        });
      });
    });
  };
  EXPECT_EQ(test::error_of([&] { walk(false); }),
            "stride_loop: the group begins at thread 35, must begin at a multiple of 32");
  EXPECT_EQ(test::error_of([&] { walk(true); }),
            "vectorized_loop: the group begins at thread 35, must begin at a multiple of 32");
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
            inner.single_thread(5, [&](thread_group& one) { one.for_each_simdgroup(count(100)); });
            inner.single_thread(6, [&](thread_group& one) { one.for_each_simdgroup(count(100)); });
          });
        });
        tg.all_threads().simdgroup_range(31, 1, [&](thread_group& g) { g.for_each_simdgroup(count(1000)); });
      },
      options());
  for (std::size_t i = 0; i < 1024; ++i) {
    int expected = i >= 64 && i < 364 ? 1 : 0;
    if (i >= 96 && i < 196) expected += 10;
    if (i == 101 || i == 102) expected += 100;
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

TEST_P(Dispatch, StateHasALimit) {
  struct kilobyte {
    char bytes[1024];
  };
  const auto ask = [&](int times) {
    dispatch_threadgroups(
        {1, 1, 1}, {1024, 1, 1},
        [&](threadgroup& tg) {
          for (int i = 0; i < times; ++i) (void)tg.per_simdgroup_state<kilobyte>();  // 32 KB each
        },
        options());
  };
  EXPECT_NO_THROW(ask(2));
  EXPECT_THROW(ask(3), error);
}

TEST_P(Dispatch, BroadcastIsFromAThreadOfTheThreadgroup) {
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

TEST(ComputePipeline, ThreadgroupMemoryIsWhatIsDeclared) {
  std::size_t bytes = 0;
  const auto ask = [&bytes](threadgroup& tg) { (void)tg.memory<char>(bytes); };
  const auto dispatch_asking = [&](auto& pipeline, std::size_t n, std::uint32_t threads) {
    bytes = n;
    pipeline.dispatch_threads({1000, 1, 1}, {threads, 1, 1});
    pipeline.dispatch_threadgroups({2, 1, 1}, {threads, 1, 1});
  };
  compute_pipeline fixed(ask, 0, 1000);
  EXPECT_NO_THROW(dispatch_asking(fixed, 1008, 64));  // rounded up to 16 bytes
  EXPECT_EQ(test::error_of([&] { dispatch_asking(fixed, 1009, 64); }),
            "threadgroup::memory: 1009 values of 1 bytes after 0 bytes, at most 1008 bytes in all");
  compute_pipeline growing(ask, 0, 32, 64);
  EXPECT_EQ(growing.max_total_threads_per_threadgroup(), 480u);
  EXPECT_NO_THROW(dispatch_asking(growing, 32 + 64 * 64, 64));
  EXPECT_THROW(dispatch_asking(growing, 32 + 64 * 64 + 1, 64), error);
  EXPECT_NO_THROW(dispatch_asking(growing, 32 + 64 * 480, 480));
  EXPECT_THROW(dispatch_asking(growing, 16, 512), error) << "too many threads";
  compute_pipeline undeclared(ask);
  EXPECT_NO_THROW(dispatch_asking(undeclared, 32 * 1024, 64));
  EXPECT_THROW(dispatch_asking(undeclared, 32 * 1024 + 1, 64), error);
  EXPECT_THROW(compute_pipeline(ask, 0, 33 * 1024), error);
  EXPECT_THROW(compute_pipeline(ask, 0, 0, 1025), error);
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
