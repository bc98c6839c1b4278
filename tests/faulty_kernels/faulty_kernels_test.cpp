// Bugs of kernels and their fixes: checked mode names each bug, in every order of SIMD groups and on one
// host thread and two, and says nothing of the fix.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/faulty_kernels/faulty_kernels.hpp"

namespace pewter {
namespace {

using numbers = lanes<std::uint32_t>;
constexpr lane_mask first_lane(1);

INSTANTIATE_TEST_SUITE_P(Ways, FaultyKernels,
                         testing::Values(test::ordered_options{{1, mapping::run_inline, 0}, 0},
                                         test::ordered_options{{1, mapping::run_inline, 0}, 3},
                                         test::ordered_options{{1, mapping::run_inline, 0}, 8},
                                         test::ordered_options{{2, mapping::simdgroups, 0}, 0}));

/// What each SIMD group has, added up by all of them: a barrier between writing and reading.
lanes<float> sum_of_partials(simdgroup& sg, float* partials, float own) {
  store(partials + sg.index(), lanes<float>(own), first_lane);
  threadgroup_barrier();
  const lane_mask present = first_lanes(sg.simdgroups_per_threadgroup());
  return load(partials, present);
}

TEST_P(FaultyKernels, ScratchReusedWithoutABarrier) {
  expect_named(256, "race", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const partials = sg.memory<float>(8);
      const float largest = simd_max(sum_of_partials(sg, partials, 1), first_lanes(8));
      if (fixed) threadgroup_barrier();  // another SIMD group may still read the maxima
      simd_sum(sum_of_partials(sg, partials, largest), first_lanes(8));
    };
  });
}

TEST_P(FaultyKernels, LayerNormWritesItsVarianceOverTheMean) {
  expect_named(128, "race", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const mean = sg.memory<float>(1);
      float* const partials = sg.memory<float>(4);
      sum_of_partials(sg, partials, 1);
      if (sg.index() == 0) store(mean, lanes<float>(2.0f), first_lane);
      threadgroup_barrier();
      const lanes<float> difference = load(mean, first_lane);
      if (fixed) threadgroup_barrier();
      if (sg.index() == 0) store(mean, difference * difference, first_lane);
    };
  });
}

TEST_P(FaultyKernels, PartialsOverflow) {
  expect_named(1024, "out of bounds", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const partials = sg.memory<float>(fixed ? 32 : 16);
      store(partials + sg.index(), lanes<float>(1.0f), first_lane);
    };
  });
}

TEST_P(FaultyKernels, IdleLanesWrite) {
  expect_named(33, "out of bounds", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const values = sg.memory<float>(33);
      store(values + sg.index() * 32, lanes<float>(1.0f), fixed ? sg.active() : lane_mask(all_lanes{}));
    };
  });
}

TEST_P(FaultyKernels, ThreadgroupSmallerThanASimdGroup) {
  expect_named(20, "were never written", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const values = sg.memory<float>(32);
      store(values, lanes<float>(1.0f), sg);
      threadgroup_barrier();
      load(values, fixed ? sg.active() : lane_mask(all_lanes{}));
    };
  });
}

TEST_P(FaultyKernels, ThreadgroupMemoryIsNotInitialised) {
  expect_named(64, "were never written", [](bool fixed) {
    return [=](simdgroup& sg) {
      std::uint32_t* const bins = sg.memory<std::uint32_t>(32);
      if (fixed && sg.index() == 0) store(bins, numbers(0));
      threadgroup_barrier();
      if (sg.index() == 1) store(bins, load(bins) + 1u);
    };
  });
}

TEST_P(FaultyKernels, HistogramWithoutAtomics) {
  expect_named(64, "race", [](bool fixed) {
    return [=](simdgroup& sg) {
      std::uint32_t* const bins = sg.memory<std::uint32_t>(8);
      if (sg.index() == 0) store(bins, numbers(0), first_lanes(8));
      threadgroup_barrier();
      const numbers bin = lane_ids() & 7u;
      if (fixed)
        atomic_fetch_add(bins, bin, numbers(1), sg);
      else
        scatter(bins, bin, gather(bins, bin, sg) + 1u, sg);
    };
  });
}

TEST_P(FaultyKernels, ReturnBeforeABarrierLeavesAPartialUnwritten) {
  expect_named(96, "were never written", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const partials = sg.memory<float>(3);
      const std::uint32_t elements = 40;  // none for the last SIMD group
      if (!fixed && sg.index() * 32 >= elements) return;
      sum_of_partials(sg, partials, 1);
    };
  });
}

TEST_P(FaultyKernels, BarrierInABranchThatSimdGroupsTakeDifferently) {
  expect_named(64, "race", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const value = sg.memory<float>(1);
      if (sg.index() == 0) {
        store(value, lanes<float>(1.0f), first_lane);
        if (!fixed) threadgroup_barrier();
      }
      if (fixed) threadgroup_barrier();
      if (sg.index() == 1) store(value, lanes<float>(2.0f), first_lane);
    };
  });
}

TEST_P(FaultyKernels, ForgottenMaskAtTheEndOfARow) {
  const std::vector<float> row(100, 1.0f);
  std::vector<float> padded(128, 1.0f);
  const buffer<float> known(padded.data(), row.size());
  expect_named(32, "out of bounds", [&](bool fixed) {
    return [=, &padded](simdgroup& sg) {
      lanes<float> sum = 0.0f;
      sg.stride_loop(100, [&](std::size_t i, auto active, auto) {
        sum += fixed ? load(&padded[i], lane_mask(active)) : load(&padded[i]);
      });
    };
  });
}

TEST_P(FaultyKernels, LastSimdGroupOf33Elements) {
  std::vector<float> x(64, 1.0f);
  const buffer<float> known(x.data(), 33);
  expect_named(33, "out of bounds", [&](bool fixed) {
    return [=, &x](simdgroup& sg) {
      if (sg.threadgroup_position_in_grid().x != 0) return;
      store(&x[sg.index() * 32], lanes<float>(2.0f), fixed ? sg.active() : lane_mask(all_lanes{}));
    };
  });
}

TEST_P(FaultyKernels, SimdSumTakenForTheSumOf256Threads) {
  std::vector<float> sums(2);
  const buffer<float> known(sums.data(), 2);
  expect_named(256, "race", [&](bool fixed) {
    return [=, &sums](simdgroup& sg) {
      const lanes<float> own = 1.0f;
      const float sum = fixed ? threadgroup_sum(sg, own) : simd_sum(own);
      if (!fixed || sg.index() == 0)
        store(&sums[sg.threadgroup_position_in_grid().x], lanes<float>(sum), first_lane);
    };
  });
}

TEST_P(FaultyKernels, BarrierWithoutTheFlagOfItsMemory) {
  for (const mem_flags wrong : {mem_flags::mem_none, mem_flags::mem_device})
    expect_named(64, "race", [&](bool fixed) {
      return [=](simdgroup& sg) {
        float* const partials = sg.memory<float>(2);
        store(partials + sg.index(), lanes<float>(1.0f), first_lane);
        threadgroup_barrier(fixed ? mem_flags::mem_threadgroup : wrong);
        load(partials, first_lanes(2));
      };
    });
}
TEST_P(FaultyKernels, DeviceMemoryNeedsAFlagOfItsOwn) {
  std::vector<float> partials(4);
  const buffer<float> known(partials.data(), 4);
  expect_named(64, "race", [&](bool fixed) {
    return [=, &partials](simdgroup& sg) {
      float* const own = &partials[2 * sg.threadgroup_position_in_grid().x];
      store(own + sg.index(), lanes<float>(1.0f), first_lane);
      threadgroup_barrier(fixed ? mem_flags::mem_device : mem_flags::mem_threadgroup);
      load(own, first_lanes(2));
    };
  });
}

TEST_P(FaultyKernels, IdentityOfAMinimumInAPartialGroup) {
  const std::vector<float> x(40, 1.5f);
  expect_named(40, "lanes 8-31, which are inactive, change the result", [&](bool fixed) {
    return [=, &x](simdgroup& sg) {
      const lanes<float> own = load(&x[sg.index() * 32], sg);  // 0 in inactive lanes
      fixed ? simd_min(own, sg) : simd_min(own);
    };
  });
}

TEST_P(FaultyKernels, ShuffleFromAnInactiveLane) {
  expect_named(20, "lane 19 takes the value of lane 20, which is inactive", [](bool fixed) {
    return [=](simdgroup& sg) {
      const numbers mine = lane_ids();
      sg.if_lanes(fixed ? mine < numbers(10) : mine < numbers(20),
                  [&] { simd_shuffle(mine, fixed ? numbers(9) - mine : min(mine + 1u, numbers(20))); });
    };
  });
}

TEST_P(FaultyKernels, ThreadgroupsShareACounterWithoutAtomics) {
  std::vector<std::uint32_t> counter(1);
  const buffer<std::uint32_t> known(counter.data(), 1);
  expect_named(32, "threadgroups are ordered by atomics alone", [&](bool fixed) {
    return [=, &counter](simdgroup&) {
      if (fixed)
        atomic_fetch_add(counter.data(), 1u);
      else
        store(counter.data(), load(counter.data(), first_lane) + 1u, first_lane);
    };
  });
}

TEST(Checked, AMessageNamesBothParties) {
  const auto said = test::error_of([] {
    dispatch_threadgroups(
        {1, 1, 1}, {64, 1, 1},
        free_form(
            [](simdgroup& sg) {
              float* const shared = sg.memory<float>(32, {"kernel.hpp", 1});
              store(shared, lanes<float>(0.0f), lane_mask(8), {"kernel.hpp", 2 + sg.index()});
            },
            "faulty"),
        {1, mapping::run_inline});
  });
  EXPECT_EQ(
      said,
      "faulty: threadgroup (0, 0, 0): store at kernel.hpp:3 by lane 3 of SIMD group 1: bytes 12 to 15 of the "
      "threadgroup memory of 128 bytes allocated at kernel.hpp:1: race, SIMD group 0 stored to them at "
      "kernel.hpp:2 without a barrier between");
}

}  // namespace
}  // namespace pewter
