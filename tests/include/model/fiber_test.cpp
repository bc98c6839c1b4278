// The runtime of fibers by itself: barriers, who waits for whom, deadlocks and what becomes of exceptions.
#include "pewter/model/fiber.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cfenv>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "tests/support/error_of.hpp"
#include "tests/support/simdgroup_order.hpp"

namespace pewter {
namespace {

#define HERE (call_site{__FILE__, __LINE__})

using body = std::function<void(const fiber_place&)>;
void call_body(void* context, const fiber_place& place) { (*static_cast<body*>(context))(place); }

/// Threadgroups of this many SIMD groups.
void run(std::uint32_t simdgroups, body f, const dispatch_options& options, uint3 groups = {1, 1, 1}) {
  dispatch_fibers(geometry_of_threadgroups(groups, {simdgroups * 32, 1, 1}), call_body, &f, options,
                  "the kernel");
}

using way = test::ordered_options;
class Fibers : public test::in_every_order {
 protected:
  dispatch_options options() const { return GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(Ways, Fibers,
                         testing::Values(way{{1, mapping::run_inline}, 0}, way{{1, mapping::run_inline}, 7},
                                         way{{2, mapping::threadgroups}, 0}, way{{2, mapping::simdgroups}, 0},
                                         way{{4, mapping::simdgroups}, 3}, way{{0, mapping::automatic}, 0}));

/// Each SIMD group adds up what all others wrote before the last barrier: wrong if one is too early or too
/// late.
TEST_P(Fibers, BarriersOrderWhatIsWrittenAroundThem) {
  for (const std::uint32_t n : {1u, 2u, 3u, 8u, 31u, 32u}) {
    std::atomic<int> wrong{0};
    run(n,
        [&](const fiber_place& at) {
          auto* const values = reinterpret_cast<std::uint32_t*>(at.threadgroup_memory);
          const std::uint32_t own = at.simdgroup_index_in_threadgroup;
          for (std::uint32_t round = 0; round < 20; ++round) {
            values[own] = round * (own + 1);
            fiber_barrier(HERE);
            if (std::accumulate(values, values + n, 0u) != round * n * (n + 1) / 2) ++wrong;
            fiber_barrier(HERE);
          }
        },
        options(), {7, 1, 1});
    EXPECT_EQ(wrong, 0) << n;
  }
}

TEST_P(Fibers, TellsEachSimdGroupItsPlace) {
  std::vector<std::atomic<int>> seen(3 * 2 * 4);
  const launch_geometry geometry =
      geometry_of_threads({120, 3, 1}, {50, 2, 1});  // 3 x 2, smaller at both edges
  body f = [&](const fiber_place& at) {
    const uint3 group = at.threadgroup_position_in_grid;
    EXPECT_EQ(at.threads_per_threadgroup, threadgroup_size_at(geometry, group));
    EXPECT_EQ(at.simdgroups_per_threadgroup, simdgroups_of(at.threads_per_threadgroup.volume()));
    ++seen[(group.y * 3 + group.x) * 4 + at.simdgroup_index_in_threadgroup];
  };
  dispatch_fibers(geometry, call_body, &f, options());
  for (std::uint32_t g = 0; g < 6; ++g)
    for (std::uint32_t s = 0; s < 4; ++s) {
      const uint3 size = threadgroup_size_at(geometry, {g % 3, g / 3, 0});
      EXPECT_EQ(seen[g * 4 + s], s < simdgroups_of(size.volume()) ? 1 : 0) << g << " " << s;
    }
}

TEST_P(Fibers, ASimdGroupThatReturnedTakesNoPartInBarriers) {
  std::atomic<int> passed{0};
  run(9,
      [&](const fiber_place& at) {
        for (std::uint32_t i = 0; i < at.simdgroup_index_in_threadgroup; ++i) fiber_barrier(HERE);
        ++passed;
      },
      options(), {3, 1, 1});
  EXPECT_EQ(passed, 27);
}

TEST_P(Fibers, ExceptionsUnwindAllAndTheFirstOneLeaves) {
  struct counted {
    std::atomic<int>& n;
    explicit counted(std::atomic<int>& count) : n(count) { ++n; }
    ~counted() { --n; }
  };
  for (int repeat = 0; repeat < 3; ++repeat) {
    std::atomic<int> alive{0};
    const auto kernel = [&](const fiber_place& at) {
      const counted object(alive);
      fiber_barrier(HERE);
      if (at.simdgroup_index_in_threadgroup == 3) throw std::runtime_error("of the kernel");
      fiber_barrier(HERE);
    };
    try {
      run(8, kernel, options());
      ADD_FAILURE() << "no exception";
    } catch (const std::runtime_error& e) {
      EXPECT_STREQ(e.what(), "of the kernel");
    }
    EXPECT_EQ(alive, 0);
  }
}

/// What a handler holds belongs to the fiber, not to the host thread.
TEST_P(Fibers, WaitInHandlersOfExceptions) {
  std::atomic<int> wrong{0};
  run(
      6,
      [&](const fiber_place& at) {
        const std::string own = std::to_string(at.simdgroup_index_in_threadgroup);
        for (int i = 0; i < 3; ++i) {
          try {
            throw std::runtime_error(own);
          } catch (const std::runtime_error&) {
            fiber_barrier(HERE);
            try {
              throw;
            } catch (const std::runtime_error& again) {
              if (again.what() != own) ++wrong;
            }
          }
        }
      },
      options());
  EXPECT_EQ(wrong, 0);
}

TEST_P(Fibers, RoundingModesBelongToTheFiber) {
  std::atomic<int> wrong{0};
  run(
      4,
      [&](const fiber_place& at) {
        const int own = at.simdgroup_index_in_threadgroup % 2 == 0 ? FE_UPWARD : FE_DOWNWARD;
        std::fesetround(own);
        for (int i = 0; i < 3; ++i) {
          fiber_barrier(HERE);
          if (std::fegetround() != own) ++wrong;
        }
        std::fesetround(FE_TONEAREST);
      },
      options());
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(std::fegetround(), FE_TONEAREST);
}

/// Whatever the one before it on the same stack, or of the threadgroup before, has left behind.
TEST_P(Fibers, BeginWithTheRoundingModeOfTheHostThread) {
  dispatch_options one_host_thread = options();
  one_host_thread.host_threads = 1;  // others have modes of their own
  one_host_thread.mapping = mapping::run_inline;
  for (const bool waits : {false, true})
    for (const int mode : {FE_TONEAREST, FE_UPWARD}) {
      std::atomic<int> wrong{0};
      std::fesetround(mode);
      run(7,
          [&](const fiber_place& at) {
            if (std::fegetround() != mode) ++wrong;
            if (waits && at.simdgroup_index_in_threadgroup % 3 != 0) fiber_barrier(HERE);
            std::fesetround(FE_DOWNWARD);
            if (waits && at.simdgroup_index_in_threadgroup % 2 == 0) fiber_barrier(HERE);
          },
          one_host_thread, {3, 1, 1});
      EXPECT_EQ(wrong, 0) << waits << " " << mode;
      EXPECT_EQ(std::fegetround(), mode);
      std::fesetround(FE_TONEAREST);
    }
}

TEST_P(Fibers, AreRunFromHandlersOfExceptions) {
  std::atomic<int> passed{0};
  try {
    throw std::runtime_error("of the host");
  } catch (const std::runtime_error&) {
    run(5,
        [&](const fiber_place&) {
          fiber_barrier(HERE);
          try {
            throw std::runtime_error("of a fiber");
          } catch (const std::runtime_error& e) {
            fiber_barrier(HERE);
            passed += e.what() == std::string("of a fiber");
          }
        },
        options(), {2, 1, 1});
    try {
      throw;
    } catch (const std::runtime_error& e) {
      EXPECT_STREQ(e.what(), "of the host");
    }
  }
  EXPECT_EQ(passed, 10);
}

TEST(Fiber, BarriersOutsideOfKernelsAreErrors) {
  EXPECT_EQ(test::error_of([] { fiber_barrier(); }), "fiber_barrier: called outside of a kernel of fibers");
  EXPECT_EQ(
      test::error_of([] { run(1, [](const fiber_place&) { run(1, [](const fiber_place&) {}, {}); }, {}); }),
      "dispatch: called from inside a kernel; dispatches do not nest");
}

// ---- parts of a team ----

/// The team of the calling fiber.
detail::fiber_team& team() { return *detail::this_fiber.team; }

TEST_P(Fibers, PartsHaveBarriersOfTheirOwn) {
  std::atomic<int> wrong{0};
  run(8,
      [&](const fiber_place& at) {
        auto* const counts = reinterpret_cast<std::atomic<std::uint32_t>*>(at.threadgroup_memory);
        const std::uint32_t own = at.simdgroup_index_in_threadgroup, part = own / 4;
        if (own == 0) counts[0] = counts[1] = 0;
        fiber_barrier(HERE);
        for (std::uint32_t i = 1; i <= 5 + 7 * part; ++i) {  // as often as the part likes
          ++counts[part];
          team().barrier(part * 4, 4, HERE, "sync");
          if (counts[part] != 4 * i) ++wrong;
          team().barrier(part * 4, 4, HERE, "sync");
        }
        fiber_barrier(HERE);
        if (counts[0] + counts[1] != 4 * (5 + 12)) ++wrong;
      },
      options(), {5, 1, 1});
  EXPECT_EQ(wrong, 0);
}

TEST_P(Fibers, ADeadlockNamesWhoWaitsWhereAndForWhat) {
  call_site all, part;
  const std::string text = test::error_of([&] {
    run(6,
        [&](const fiber_place& at) {
          const std::uint32_t own = at.simdgroup_index_in_threadgroup;
          if (own == 5) return;
          fiber_barrier(HERE);
          if (own < 3)
            fiber_barrier(all = HERE);
          else
            team().barrier(2, 4, part = HERE, "sync");
        },
        {1, mapping::run_inline});
  });
  const auto line = [](call_site site) { return std::string(site.file) + ":" + std::to_string(site.line); };
  EXPECT_EQ(text,
            "the kernel: threadgroup (0, 0, 0): deadlock, every SIMD group waits\n"
            "  SIMD groups 0-2: threadgroup_barrier at " +
                line(all) +
                ", 3 of 5 SIMD groups have arrived, passed 1 times before, missing: 3-4\n"
                "  SIMD groups 3-4: sync at " +
                line(part) +
                ", 2 of 3 SIMD groups have arrived, passed 0 times before, missing: 2\n"
                "  SIMD group 5: returned");
}

/// A word whose lowest bit changes and changes back before the fiber's turn: it waits on.
TEST(Fiber, WaitsOnIfTheWordWentBack) {
  std::atomic<std::uint64_t> words[3] = {};
  const auto wait_for_bit_of = [&](int word) {
    const auto missing = [](const detail::fiber_wait&) { return std::string("a change"); };
    team().wait({&words[word], 0, 1, 0, HERE, "wait", missing, nullptr});
  };
  std::uint64_t seen = 0;
  run(3,
      [&](const fiber_place& at) {
        switch (at.simdgroup_index_in_threadgroup) {
          case 0:
            wait_for_bit_of(1);
            words[0] = 2;  // before fiber 1, which can run too, sees the 1
            words[2] = 1;
            break;
          case 1:
            wait_for_bit_of(0);
            seen = words[0];
            break;
          default:
            words[0] = words[1] = 1;
            wait_for_bit_of(2);
            words[0] = 3;
        }
      },
      {1, mapping::run_inline});
  EXPECT_EQ(seen, 3u);
}

/// A random program: each SIMD group's list of barriers, by the range of its part. It ends rightly if a
/// simulation step by step does, and with a deadlock otherwise.
struct random_program {
  std::uint32_t n;
  std::vector<std::vector<std::pair<std::uint32_t, std::uint32_t>>> calls;

  random_program(std::uint32_t seed, bool broken) {
    std::mt19937 random(seed);
    n = 1 + static_cast<std::uint32_t>(random()) % 12;
    calls.resize(n);
    const auto steps = 1 + random() % 12;
    for (std::uint32_t s = 0; s < steps; ++s) {
      const std::uint32_t first = static_cast<std::uint32_t>(random()) % n;
      const std::uint32_t count = 1 + static_cast<std::uint32_t>(random()) % (n - first);
      for (std::uint32_t i = first; i < first + count; ++i)
        if (!broken || random() % 8 != 0) calls[i].push_back({first, count});
    }
  }
  bool ends() const {
    std::vector<std::size_t> at(n);
    for (bool moved = true; moved;) {
      moved = false;
      for (std::uint32_t i = 0; i < n; ++i) {
        if (at[i] == calls[i].size()) continue;
        const auto want = calls[i][at[i]];
        bool complete = true;
        for (std::uint32_t j = want.first; j < want.first + want.second; ++j)
          complete = complete && (at[j] == calls[j].size() || calls[j][at[j]] == want);
        if (!complete) continue;
        for (std::uint32_t j = want.first; j < want.first + want.second; ++j)
          at[j] += at[j] != calls[j].size();
        moved = true;
      }
    }
    for (std::uint32_t i = 0; i < n; ++i)
      if (at[i] != calls[i].size()) return false;
    return true;
  }
};

TEST_P(Fibers, RandomProgramsOfBarriersEndOrAreDiagnosed) {
  int ended = 0, deadlocked = 0;
  const std::uint32_t programs = GetParam().mapping == mapping::simdgroups ? 400 : 4000;
  for (std::uint32_t seed = 0; seed < programs; ++seed) {
    const random_program program(seed, seed % 2 == 0);
    std::atomic<std::size_t> passed{0};
    std::size_t expected = 0;
    for (const auto& of_one : program.calls) expected += of_one.size();
    bool found = false;
    try {
      run(
          program.n,
          [&](const fiber_place& at) {
            for (const auto& [first, count] : program.calls[at.simdgroup_index_in_threadgroup]) {
              if (detail::this_fiber.team != nullptr) team().barrier(first, count, HERE, "sync");
              ++passed;
            }
          },
          options());
    } catch (const deadlock&) {
      found = true;
    }
    ASSERT_EQ(found, !program.ends()) << "seed " << seed;
    if (!found) {
      ASSERT_EQ(passed, expected) << "seed " << seed;
    }
    ++(found ? deadlocked : ended);
  }
  EXPECT_GT(deadlocked, static_cast<int>(programs) / 20);
  EXPECT_GT(ended, static_cast<int>(programs) / 4);
}

}  // namespace
}  // namespace pewter
