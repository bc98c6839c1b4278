// Bugs of kernels in phases and their fixes: checked mode names each bug, in every order of SIMD groups and
// on one host thread and two, and says nothing of the fix.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/simdgroup_order.hpp"

namespace pewter {
namespace {

using numbers = lanes<std::uint32_t>;
constexpr lane_mask first_lane(1);

const test::ordered_options in_order{{1, mapping::run_inline, 0}, 0},
    shuffled{{1, mapping::run_inline, 0}, 3}, by_two{{2, mapping::simdgroups, 0}, 0};

class PhasesZoo : public test::in_every_order {
 protected:
  template <class Body>
  std::string said_of(std::uint32_t threads, Body body) const {
    return test::error_of([&] { dispatch_threadgroups({2, 1, 1}, {threads, 1, 1}, body, GetParam()); });
  }
  /// make(fixed) is the kernel without and with the fix.
  template <class Make>
  void expect_named(std::uint32_t threads, const std::string& name, Make make) const {
    EXPECT_NE(said_of(threads, make(false)).find(name), std::string::npos) << said_of(threads, make(false));
    EXPECT_EQ(said_of(threads, make(true)), "no error");
  }
  /// Whether what plain pointers do is seen.
  bool sees_plain_stores() const { return GetParam().mapping == mapping::run_inline; }
  /// Whether host threads share the threadgroups: there may be one, which has all of them.
  bool is_shared() const { return !sees_plain_stores() && detail::available_host_threads() > 1; }
};
INSTANTIATE_TEST_SUITE_P(Ways, PhasesZoo, testing::Values(in_order, shuffled, by_two));

TEST_P(PhasesZoo, ScratchReusedInOnePhase) {
  expect_named(256, "race", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const partials = tg.memory<float>(8);
      const auto put = [&](simdgroup& sg) { store(partials + sg.index(), lanes<float>(1.0f), first_lane); };
      const auto add_up = [&](simdgroup&) { simd_sum(load(partials, first_lanes(8))); };
      tg.for_each_simdgroup(put);
      tg.for_each_simdgroup([&](simdgroup& sg) {
        add_up(sg);
        if (!fixed) put(sg);  // another SIMD group may still read the maxima
      });
      if (fixed) tg.for_each_simdgroup(put);
    };
  });
}

TEST_P(PhasesZoo, LayerNormWritesItsVarianceOverTheMean) {
  expect_named(128, "race", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const mean = tg.memory<float>(1);
      tg.first_simdgroup([&](simdgroup&) { store(mean, lanes<float>(2.0f), first_lane); });
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const lanes<float> difference = load(mean, first_lane);
        if (!fixed && sg.index() == 0) store(mean, difference * difference, first_lane);
      });
      if (fixed) tg.first_simdgroup([&](simdgroup&) { store(mean, lanes<float>(4.0f), first_lane); });
    };
  });
}

TEST_P(PhasesZoo, PartialsOverflow) {
  expect_named(1024, "out of bounds", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const partials = tg.memory<float>(fixed ? 32 : 16);
      tg.for_each_simdgroup(
          [&](simdgroup& sg) { store(partials + sg.index(), lanes<float>(1.0f), first_lane); });
    };
  });
}
TEST_P(PhasesZoo, PartialsOverflowThroughAPlainPointer) {
  if (!sees_plain_stores()) return;
  expect_named(1024, "out of bounds", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const partials = tg.memory<float>(fixed ? 32 : 16);
      tg.for_each_simdgroup([&](simdgroup& sg) { partials[sg.index()] = 1.0f; });
    };
  });
}

TEST_P(PhasesZoo, LastSimdGroupOf33Elements) {
  std::vector<float> x(64, 1.0f);
  const buffer<float> known(x.data(), 33);
  expect_named(
      33, "lane 1 of SIMD group 1: byte 132 of a buffer of 132 bytes lies out of bounds", [&](bool fixed) {
        return [=, &x](threadgroup& tg) {
          if (tg.threadgroup_position_in_grid().x != 0) return;
          tg.for_each_simdgroup([&](simdgroup& sg) {
            store(&x[sg.index() * 32], lanes<float>(2.0f), fixed ? sg.active() : lane_mask(all_lanes{}));
          });
        };
      });
}

TEST_P(PhasesZoo, IdleLanesWrite) {
  expect_named(33, "out of bounds", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const values = tg.memory<float>(33);
      tg.for_each_simdgroup([&](simdgroup& sg) {
        store(values + sg.index() * 32, lanes<float>(1.0f), fixed ? sg.active() : lane_mask(all_lanes{}));
      });
    };
  });
}

TEST_P(PhasesZoo, ThreadgroupSmallerThanASimdGroup) {
  expect_named(20, "were never written", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const values = tg.memory<float>(32);
      tg.for_each_simdgroup([&](simdgroup& sg) { store(values, lanes<float>(1.0f), sg); });
      tg.for_each_simdgroup(
          [&](simdgroup& sg) { load(values, fixed ? sg.active() : lane_mask(all_lanes{})); });
    };
  });
}

TEST_P(PhasesZoo, ThreadgroupMemoryIsNotInitialised) {
  expect_named(64, "were never written", [](bool fixed) {
    return [=](threadgroup& tg) {
      std::uint32_t* const bins = tg.memory<std::uint32_t>(32);
      if (fixed) tg.first_simdgroup([&](simdgroup&) { store(bins, numbers(0)); });
      tg.for_each_simdgroup([&](simdgroup&) { atomic_fetch_add(bins, lane_ids(), numbers(1)); });
    };
  });
}

TEST_P(PhasesZoo, HistogramWithoutAtomics) {
  expect_named(64, "race", [](bool fixed) {
    return [=](threadgroup& tg) {
      std::uint32_t* const bins = tg.memory<std::uint32_t>(8);
      tg.first_simdgroup([&](simdgroup&) { store(bins, numbers(0), first_lanes(8)); });
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const numbers bin = lane_ids() & 7u;
        if (fixed)
          atomic_fetch_add(bins, bin, numbers(1), sg);
        else
          scatter(bins, bin, gather(bins, bin, sg) + 1u, sg);
      });
    };
  });
}

TEST_P(PhasesZoo, ReturnOfASimdGroupLeavesItsResultUnwritten) {
  expect_named(96, "the result of SIMD group 2 was never written", [](bool fixed) {
    return [=](threadgroup& tg) {
      const auto results = tg.per_simdgroup_results<float>();
      tg.for_each_simdgroup([&](simdgroup& sg) {
        if (!fixed && sg.index() * 32 >= 40) return;
        results[sg] = 1.0f;
      });
      tg.first_simdgroup(
          [&](simdgroup&) { simd_sum(lanes<float>(results.at(0) + results.at(1) + results.at(2))); });
    };
  });
}
TEST_P(PhasesZoo, ResultOfAnotherSimdGroupInThePhaseThatWritesIt) {
  if (!sees_plain_stores()) return;
  expect_named(64, "race", [](bool fixed) {
    return [=](threadgroup& tg) {
      const auto results = tg.per_simdgroup_results<float>();
      tg.for_each_simdgroup([&](simdgroup& sg) { results[sg] = 1.0f; });
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const float other = results.at(sg.index() ^ 1);
        if (!fixed) results[sg] = other + 1.0f;
      });
    };
  });
}

TEST_P(PhasesZoo, SimdSumTakenForTheSumOf256Threads) {
  std::vector<float> sums(2);
  const buffer<float> known(sums.data(), 2);
  expect_named(256, "race", [&](bool fixed) {
    return [=, &sums](threadgroup& tg) {
      float* const to = &sums[tg.threadgroup_position_in_grid().x];
      const auto own = [](simdgroup&) { return lanes<float>(1.0f); };
      if (!fixed) {
        tg.for_each_simdgroup([&](simdgroup& sg) { store(to, lanes<float>(simd_sum(own(sg))), first_lane); });
        return;
      }
      const float sum = threadgroup_sum(tg, own);
      tg.first_simdgroup([&](simdgroup&) { store(to, lanes<float>(sum), first_lane); });
    };
  });
}

TEST_P(PhasesZoo, IdentityOfAMinimumInAPartialGroup) {
  const std::vector<float> x(40, 1.5f);
  expect_named(40, "lanes 8-31, which are inactive, change the result", [&](bool fixed) {
    return [=, &x](threadgroup& tg) {
      tg.for_each_simdgroup([&](simdgroup& sg) {
        const lanes<float> own = load(&x[sg.index() * 32], sg);  // 0 in inactive lanes
        fixed ? simd_min(own, sg) : simd_min(own);
      });
    };
  });
}

TEST_P(PhasesZoo, ShuffleFromAnInactiveLane) {
  expect_named(33, "lane 0 takes the value of lane 1, which is inactive", [](bool fixed) {
    return [=](threadgroup& tg) {
      tg.for_each_simdgroup([&](simdgroup& sg) {
        if (!fixed || sg.is_full()) simd_shuffle_down(lane_ids(), 1);
      });
    };
  });
}

TEST_P(PhasesZoo, ThreadgroupsShareACounterWithoutAtomics) {
  std::vector<std::uint32_t> counter(1);
  const buffer<std::uint32_t> known(counter.data(), 1);
  expect_named(32, "threadgroups are ordered by atomics alone", [&](bool fixed) {
    return [=, &counter](threadgroup& tg) {
      tg.first_simdgroup([&](simdgroup&) {
        if (fixed)
          atomic_fetch_add(counter.data(), 1u);
        else
          store(counter.data(), load(counter.data(), first_lane) + 1u, first_lane);
      });
    };
  });
}

TEST_P(PhasesZoo, StoreBetweenPhases) {
  expect_named(64, "code between phases", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const value = tg.memory<float>(1);
      const auto put = [&] { store(value, lanes<float>(1.0f), first_lane); };
      fixed ? tg.single_thread(put) : put();
      tg.for_each_simdgroup([&](simdgroup&) { load(value, first_lane); });
    };
  });
}
TEST_P(PhasesZoo, PlainStoreBetweenPhases) {
  if (!sees_plain_stores()) return;
  expect_named(64, "code between phases", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const value = tg.memory<float>(1);
      const auto put = [&] { *value = 1.0f; };
      fixed ? tg.single_thread(put) : put();
      tg.for_each_simdgroup([&](simdgroup&) { load(value, first_lane); });
    };
  });
}
TEST_P(PhasesZoo, NextPhaseStoresWhatCodeBeforeItStillReads) {
  expect_named(64, "race", [](bool fixed) {
    return [=](threadgroup& tg) {
      float* const value = tg.memory<float>(2);
      tg.single_thread([&] { store(value, lanes<float>(1.0f), first_lane); });
      const lanes<float> uniform = load(value, first_lane);
      tg.first_simdgroup([&](simdgroup&) { store(value + (fixed ? 1 : 0), uniform, first_lane); });
    };
  });
}

/// What each host thread has counted in its own copy of a variable, where SIMD groups have state of their
/// own.
TEST_P(PhasesZoo, ValueBetweenPhasesThatIsNotUniform) {
  if (!is_shared()) return;  // one host thread has all of it
  expect_named(96, "must be the same on all", [](bool fixed) {
    return [=](threadgroup& tg) {
      std::uint32_t here = 0;
      if (fixed)
        here = threadgroup_sum(tg, [](simdgroup&) { return numbers(1); }) / 32;
      else
        tg.for_each_simdgroup([&](simdgroup&) { ++here; });
      tg.make_uniform(here);
    };
  });
}
TEST_P(PhasesZoo, PhaseThatOneHostThreadLeavesOut) {
  if (!is_shared()) return;
  expect_named(128, "must be the same on all", [](bool fixed) {
    return [=](threadgroup& tg) {
      bool is_first = fixed;
      tg.for_each_simdgroup([&](simdgroup& sg) { is_first |= sg.index() == 0; });
      if (is_first) tg.for_each_simdgroup([](simdgroup&) {});
    };
  });
}

TEST(CheckedPhases, AMessageNamesBothParties) {
  const auto said = test::error_of([] {
    dispatch_threadgroups({1, 1, 1}, {64, 1, 1},
                          [](threadgroup& tg) {
                            float* const shared = tg.memory<float>(32, {"kernel.hpp", 1});
                            tg.for_each_simdgroup([&](simdgroup& sg) {
                              store(shared, lanes<float>(0.0f), lane_mask(8), {"kernel.hpp", 2 + sg.index()});
                            });
                          },
                          in_order, {"kernel.hpp", 9});
  });
  EXPECT_EQ(
      said,
      "kernel dispatched at kernel.hpp:9: threadgroup (0, 0, 0): store at kernel.hpp:3 by lane 3 of SIMD "
      "group 1: bytes 12 to 15 of the threadgroup memory of 128 bytes allocated at kernel.hpp:1: race, SIMD "
      "group 0 stored to them at kernel.hpp:2 without a barrier between");
}

/// Operands of a call that dispatched nothing: their memory may be another's by now.
TEST(CheckedPhases, OnlyTheLastCallsOperandsAreKnown) {
  std::vector<float> freed(64), x(1);
  const auto said = [&](const char* argument_of_both) {
    detail::remember_operand("kernel", argument_of_both, freed.data(), 40 * sizeof(float), sizeof(float));
    detail::remember_operand("kernel", "x", x.data(), sizeof(float), sizeof(float));
    const detail::named_kernel scope("kernel", true);
    return test::error_of([&] {
      dispatch_threadgroups({1, 1, 1}, {32, 1, 1}, [&](threadgroup& tg) {
        tg.for_each_simdgroup([&](simdgroup&) { store(freed.data() + 32, lanes<float>(0.0f)); });
      });
    });
  };
  EXPECT_NE(said("freed").find("out of bounds"), std::string::npos);  // of the same call
  EXPECT_EQ(said("x"), "no error");
}

}  // namespace
}  // namespace pewter
