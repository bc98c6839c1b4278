// dispatch_threads, dispatch_threadgroups, dispatch_in_order and compute_pipeline: positions in one to three
// dimensions, host threads, order, limits, and exceptions.
#include <gtest/gtest.h>
#include <omp.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <thread>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/every_mapping.hpp"
#include "tests/support/forked.hpp"

namespace pewter {
namespace {

class Dispatch : public test::with_every_mapping {};
INSTANTIATE_TEST_SUITE_P(Mappings, Dispatch, test::every_mapping());

/// Checks that every thread of the grid runs once and sees the positions that place_of_thread derives, in
/// dispatch_threads and, where the grid is one of whole threadgroups, in dispatch_threadgroups.
void check_positions(uint3 grid, uint3 group, const dispatch_options& options) {
  const launch_geometry g = geometry_of_threads(grid, group);
  std::vector<std::atomic<int>> runs(grid.volume());
  std::atomic<int> wrong{0};
  const auto kernel = [&](threadgroup& tg) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const lanes3<std::uint32_t> at = sg.thread_position_in_grid(),
                                  local = sg.thread_position_in_threadgroup();
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

TEST(Mappings, FewerThreadgroupsThanWorkersAreSharedWhereThatSavesTime) {
  const auto pays = [](double each, std::uint64_t n) { return native::pays_to_share(each, n, 16); };
  EXPECT_TRUE(pays(0, 1) && pays(20000, 1) && pays(1000000, 14));
  EXPECT_FALSE(pays(4000, 1) || pays(20000, 14));
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

/// The first threadgroup ends only after all that its host thread has not begun, those behind an eighth of
/// its share: of a long launch, whoever is free takes them.
TEST(Mappings, HostThreadsTakeOverWhatOthersHaveNotBegun) {
  using clock = std::chrono::steady_clock;
  if (detail::available_host_threads() < 2) GTEST_SKIP() << "one host thread";
  constexpr std::uint32_t count = 101, begun = (count / 2 + 1) / 8;
  constexpr double each = 1e6;
  std::array<std::atomic<int>, count> runs;
  std::atomic<std::uint32_t> done;
  const auto wait_for_the_others = [&](threadgroup& tg) {
    const std::uint32_t g = tg.threadgroup_position_in_grid().x;
    const clock::time_point latest = clock::now() + std::chrono::seconds(20);
    while (g == 0 && done < count - begun && clock::now() < latest) std::this_thread::yield();
    ++runs[g];
    ++done;
  };
  const launch_geometry g = geometry_of_threadgroups({count, 1, 1}, {32, 1, 1});
  const auto expect_each_once = [&](const char* how, auto&& run) {
    for (std::atomic<int>& r : runs) r = 0;
    done = 0;
    bool last = false;
    run([&](threadgroup& tg) {
      wait_for_the_others(tg);
      if (tg.threadgroup_position_in_grid().x == 0) last = done > count - begun;
    });
    EXPECT_TRUE(last) << how;
    for (const std::atomic<int>& r : runs) EXPECT_EQ(r, 1) << how;
  };
  const dispatch_options options{.host_threads = 2, .nanoseconds_per_threadgroup = each};
  expect_each_once("alone", [&](auto kernel) { dispatch(g, kernel, options); });
  expect_each_once("in order", [&](auto kernel) {
    dispatch_in_order(options, encode(g, [](threadgroup&) {}), encode(g, kernel, each));
  });
}

TEST(Mappings, AFailureEndsALaunchWhoseThreadgroupsAreTaken) {
  const auto fail = [] {
    dispatch_threadgroups({1000, 1, 1}, {32, 1, 1},
                          [](threadgroup& tg) {
                            if (tg.threadgroup_position_in_grid().x % 300 == 299) throw 42;
                          },
                          {.host_threads = 2, .nanoseconds_per_threadgroup = 1e6});
  };
  for (int i = 0; i < 20; ++i) EXPECT_THROW(fail(), int);
}

/// libgomp would end the threads that a smaller parallel region leaves over.
TEST(Mappings, OfFewerHostThreadsKeepTheParallelRegion) {
  const int before = omp_get_max_threads();
  omp_set_num_threads(4);
  const unsigned all = detail::available_host_threads();
  const auto dispatched = [](unsigned host_threads) {
    std::array<std::atomic<unsigned>, 8> region{}, worked{};
    dispatch_threadgroups({8, 1, 1}, {32, 1, 1},
                          [&](threadgroup& tg) {
                            const auto thread = static_cast<unsigned>(omp_get_thread_num());
                            region[tg.threadgroup_position_in_grid().x] =
                                static_cast<unsigned>(omp_get_num_threads());
                            worked[thread] = 1;
                          },
                          {.host_threads = host_threads, .mapping = mapping::threadgroups});
    unsigned workers = 0;
    for (const auto& w : worked) workers += w;
    return std::array{region[0].load(), region[7].load(), workers};
  };
  EXPECT_EQ(dispatched(0), (std::array{all, all, all}));
  EXPECT_EQ(dispatched(2), (std::array{all, all, std::min(all, 2u)}));
  omp_set_num_threads(before);
}

TEST(Dispatch, RunsInAForkedChild) {
  const auto all_run = [] {
    std::atomic<unsigned> threads{0};
    dispatch_threads({1000, 1, 1}, {64, 1, 1}, [&](threadgroup& tg) {
      tg.for_each_simdgroup([&](simdgroup& sg) { threads += count(sg.active()); });
    });
    return threads == 1000;
  };
  EXPECT_TRUE(all_run());
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(test::succeeds_in_child(all_run)) << i;
  EXPECT_TRUE(all_run());
}

TEST(Dispatch, NeverAsksForMoreThreadsThanTheLimit) {
  EXPECT_LE(detail::available_host_threads(), static_cast<unsigned>(omp_get_thread_limit()));
}

std::atomic<unsigned> counted{0};
void count_threads(threadgroup& tg) {
  tg.for_each_simdgroup([](simdgroup& sg) { counted += count(sg.active()); });
}
TEST_P(Dispatch, AFunctionIsAKernel) {
  counted = 0;
  dispatch_threads({1000, 1, 1}, {64, 1, 1}, count_threads, options());
  EXPECT_EQ(counted, 1000u);
  dispatch_threads({1000, 1, 1}, {64, 1, 1}, &count_threads, options());
  EXPECT_EQ(counted, 2000u);
}

/// What a kernel writes to itself is the caller's, however small it is.
struct kernel_with_state {
  bool ran[50];
  void operator()(threadgroup& tg) {
    tg.single_thread([&] { ran[tg.threadgroup_position_in_grid().x] = true; });
  }
};
TEST_P(Dispatch, AKernelKeepsItsState) {
  kernel_with_state kernel{};
  dispatch_threadgroups({50, 1, 1}, {64, 1, 1}, kernel, options());
  EXPECT_EQ(std::count(std::begin(kernel.ran), std::end(kernel.ran), true), 50);
}

/// Kernels of 16 bytes to 1 KB; the small ones fit into a job.
TEST_P(Dispatch, AKernelMayHoldMuch) {
  const auto check = [&]<std::size_t n>(std::array<std::uint64_t, n> held) {
    for (std::size_t i = 0; i < n; ++i) held[i] = i + 1;
    std::atomic<std::uint64_t> sum{0};
    std::atomic<std::uint64_t>* const to = &sum;
    dispatch_threadgroups(
        {50, 1, 1}, {64, 1, 1},
        [held, to](threadgroup& tg) {
          tg.single_thread([&] {
            for (const std::uint64_t v : held) *to += v;
          });
        },
        options());
    EXPECT_EQ(sum, 50 * n * (n + 1) / 2);
  };
  check(std::array<std::uint64_t, 1>{});
  check(std::array<std::uint64_t, 7>{});
  check(std::array<std::uint64_t, 8>{});
  check(std::array<std::uint64_t, 128>{});
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

TEST(Geometry, BadOnesAreErrors) {
  const auto nothing = [](threadgroup&) { FAIL() << "an empty or bad launch ran"; };
  EXPECT_THROW(dispatch_threadgroups({1, 1, 1}, {1025, 1, 1}, nothing), error);
  EXPECT_THROW(dispatch_threads({1, 1, 1}, {33, 32, 1}, nothing), error);
  EXPECT_THROW(dispatch_threads({1, 1, 1}, {0, 1, 1}, nothing), error);
  EXPECT_THROW(dispatch_threadgroups({1u << 31, 1, 1}, {32, 1, 1}, nothing), error);
  EXPECT_NO_THROW(dispatch_threads({0, 5, 5}, {8, 8, 1}, nothing));
  EXPECT_NO_THROW(dispatch_threadgroups({5, 0, 5}, {8, 8, 1}, nothing));
}

TEST(ComputePipeline, LimitsFollowFromStateAndMemory) {
  std::atomic<int> runs{0};
  compute_pipeline heavy([&runs](threadgroup& tg) { tg.single_thread([&] { ++runs; }); }, 256, 1000);
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

}  // namespace
}  // namespace pewter
