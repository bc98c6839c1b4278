// A kernel body under every mapping and order: phases and barriers, threadgroup memory, state, groups of
// threads.
#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/every_mapping.hpp"

namespace pewter {
namespace {

class Threadgroup : public test::with_every_mapping {};
INSTANTIATE_TEST_SUITE_P(Mappings, Threadgroup, test::every_mapping());

TEST_P(Threadgroup, PhasesAreSeparatedByBarriers) {
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

TEST_P(Threadgroup, APhaseOfAGroupReadsWhatItsLastOneWrote) {
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

TEST_P(Threadgroup, ThreadsOfAGroupWalkOverData) {
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

TEST_P(Threadgroup, GroupsOfThreadsNest) {
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

TEST_P(Threadgroup, GroupsOfSimdgroupsLieInTheThreadgroup) {
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

TEST_P(Threadgroup, ThreadgroupMemoryHasALimit) {
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

TEST_P(Threadgroup, StateHasALimit) {
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
  EXPECT_NO_THROW(ask(8));
  EXPECT_THROW(ask(9), error);
}

TEST(GroupsOfThreads, WalksBeginAtASimdgroup) {
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

TEST(GroupsOfThreads, BadPartitionsAreErrors) {
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

}  // namespace
}  // namespace pewter
