// Groups of threads of free-form kernels: positions, sync of a group alone, groups that run side by side.
#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/simdgroup_order.hpp"

namespace pewter {
namespace {

using numbers = lanes<std::uint32_t>;

class ThreadGroups : public test::in_every_order {};
INSTANTIATE_TEST_SUITE_P(Ways, ThreadGroups,
                         testing::Values(test::ordered_options{{1, mapping::run_inline, 0}, 0},
                                         test::ordered_options{{1, mapping::run_inline, 0}, 5},
                                         test::ordered_options{{2, mapping::simdgroups, 0}, 0},
                                         test::ordered_options{{4, mapping::simdgroups, 0}, 9}));

TEST_P(ThreadGroups, PositionsAreRelativeToTheGroupAround) {
  std::vector<std::uint32_t> marks(300, 0);
  const auto mark = [&](simdgroup& group, std::uint32_t what) {
    const numbers at = group.thread_index_in_threadgroup();
    scatter(marks.data(), at, gather(marks.data(), at, group) + what + group.thread_index_in_group(), group);
  };
  dispatch_threadgroups({1, 1, 1}, {300, 1, 1}, free_form([&](simdgroup& sg) {
                          sg.thread_group(64, 200, [&](simdgroup& outer) {  // threads 64 to 263
                            EXPECT_EQ(outer.threads_per_group(), 200u);
                            EXPECT_EQ(outer.simdgroups_per_group(), 7u);
                            outer.thread_group(32, 100, [&](simdgroup& inner) {  // 96 to 195
                              EXPECT_EQ(inner.simdgroup_index_in_group(), sg.index() - 3);
                              mark(inner, 1000);
                              inner.single_thread(99, [&](simdgroup& one) { mark(one, 50000); });
                              inner.simdgroup_range(3, 1, [&](simdgroup& last) { mark(last, 7000); });
                            });
                            outer.single_simdgroup(0, [&](simdgroup& first) { mark(first, 20000); });
                            outer.thread_group(5, 3, [&](simdgroup& few) { mark(few, 1000000); });
                          });
                        }),
                        GetParam());
  for (std::uint32_t i = 0; i < 300; ++i) {
    std::uint32_t expected = 0;
    if (i >= 96 && i < 196) expected += 1000 + i - 96;
    if (i == 195) expected += 50000;
    if (i >= 192 && i < 196) expected += 7000 + i - 192;
    if (i >= 64 && i < 96) expected += 20000 + i - 64;
    if (i >= 69 && i < 72) expected += 1000000 + i - 69;
    EXPECT_EQ(marks[i], expected) << i;
  }
}

/// Each part goes through as many rounds as it likes, and every round sees what the part's last one wrote.
TEST_P(ThreadGroups, SyncWaitsForTheGroupAlone) {
  std::atomic<int> wrong{0};
  dispatch_threadgroups({7, 1, 1}, {256, 1, 1}, free_form([&](simdgroup& sg) {
                          auto* const written = sg.memory<std::uint32_t>(8);
                          const auto rounds = [&](simdgroup& part, std::uint32_t first, std::uint32_t n) {
                            const std::uint32_t members = part.simdgroups_per_group();
                            for (std::uint32_t i = 1; i <= n; ++i) {
                              written[part.index()] = i;
                              part.sync();
                              for (std::uint32_t k = 0; k < members; ++k)
                                if (written[first + k] != i) ++wrong;
                              part.sync();
                            }
                          };
                          sg.thread_group(0, 128, [&](simdgroup& part) { rounds(part, 0, 10); });
                          sg.thread_group(128, 128, [&](simdgroup& part) {
                            part.thread_group(0, 32, [&](simdgroup& one) { rounds(one, 4, 3); });
                            part.thread_group(32, 96, [&](simdgroup& three) { rounds(three, 5, 31); });
                            part.sync();
                            rounds(part, 4, 4);
                          });
                          sg.sync();
                          for (std::uint32_t k = 0; k < 8; ++k)
                            if (written[k] != (k < 4 ? 10u : 4u)) ++wrong;
                        }),
                        GetParam());
  EXPECT_EQ(wrong, 0);
}

/// Each of two parts waits for what only the other one does.
TEST_P(ThreadGroups, PartsRunSideBySide) {
  std::uint32_t last = 0;
  dispatch_threadgroups({1, 1, 1}, {128, 1, 1}, free_form([&](simdgroup& sg) {
                          auto* const ball = sg.memory<std::uint32_t>(1);
                          const mbarriers turn = mbarriers::alloc(sg, 2);
                          sg.single_thread(0, [&](simdgroup&) {
                            *ball = 0;
                            turn[0].init(64);
                            turn[1].init(64);
                          });
                          sg.sync();
                          for (std::uint32_t side = 0; side < 2; ++side)
                            sg.thread_group(side * 64, 64, [&](simdgroup& part) {
                              for (std::uint32_t i = 0; i < 20; ++i) {
                                turn[side].wait((i & 1) ^ (side == 0));
                                part.single_thread(0, [&](simdgroup&) { ++*ball; });
                                turn[1 - side].arrive(part);
                              }
                            });
                          sg.sync();
                          if (sg.index() == 3) last = *ball;
                        }),
                        GetParam());
  EXPECT_EQ(last, 40u);
}

TEST_P(ThreadGroups, LanesThatReturnInAPartHaveReturned) {
  std::vector<std::uint32_t> reached(128, 0);
  dispatch_threadgroups({1, 1, 1}, {128, 1, 1}, free_form([&](simdgroup& sg) {
                          sg.thread_group(32, 64, [&](simdgroup& part) {
                            const numbers rank = part.thread_index_in_group();
                            if (part.return_lanes(rank < numbers(40))) return;
                            part.sync();
                          });
                          threadgroup_barrier();
                          store(&reached[sg.index() * 32], numbers(1), sg);
                        }),
                        GetParam());
  for (std::uint32_t i = 0; i < 128; ++i) EXPECT_EQ(reached[i], i < 32 || i >= 72 ? 1u : 0u) << i;
}

TEST(ThreadGroup, ImpossiblePartsAreErrors) {
  const auto error_of = [](auto body) {
    return test::error_of([&] { dispatch_threadgroups({1, 1, 1}, {100, 1, 1}, free_form(body)); });
  };
  const auto nothing = [](simdgroup&) {};
  EXPECT_EQ(error_of([&](simdgroup& sg) { sg.thread_group(64, 37, nothing); }),
            "simdgroup::thread_group: threads 64 to 101, must be at least one of the group's 100");
  EXPECT_EQ(
      error_of([&](simdgroup& sg) { sg.thread_group(10, 40, nothing); }),
      "simdgroup::thread_group: begin = 10, must be a multiple of 32 for a group of several SIMD groups");
  EXPECT_EQ(error_of([&](simdgroup& sg) {
              sg.thread_group(32, 64, [&](simdgroup& part) { part.single_simdgroup(2, nothing); });
            }),
            "simdgroup::simdgroup_range: SIMD groups 2 to 3, must be at least one of the group's 2");
}

}  // namespace
}  // namespace pewter
