// Bugs that kernels have, beside their fixes: checked mode names each bug, in every order of SIMD groups and
// on one host thread and two, and says nothing of the fix.
#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/pipeline_kernels.hpp"

namespace pewter {
namespace {

using numbers = lanes<std::uint32_t>;
constexpr lane_mask first_lane(1);

class Zoo : public testing::TestWithParam<dispatch_options> {
 protected:
  template <class Body>
  std::string said_of(std::uint32_t threads, Body body) const {
    return test::error_of([&] {
      dispatch_threadgroups({2, 1, 1}, {threads, 1, 1}, free_form(body, "zoo"), GetParam());
    });
  }
  /// make(fixed) is the kernel without and with the fix.
  template <class Make>
  void expect_named(std::uint32_t threads, const std::string& name, Make make) const {
    EXPECT_NE(said_of(threads, make(false)).find(name), std::string::npos) << said_of(threads, make(false));
    EXPECT_EQ(said_of(threads, make(true)), "no error");
  }
};
INSTANTIATE_TEST_SUITE_P(Ways, Zoo,
                         testing::Values(dispatch_options{1, mapping::run_inline, 0, 0},
                                         dispatch_options{1, mapping::run_inline, 0, 3},
                                         dispatch_options{1, mapping::run_inline, 0, 8},
                                         dispatch_options{2, mapping::simdgroups, 0, 0}));

/// What each SIMD group has, added up by all of them: a barrier between writing and reading.
lanes<float> sum_of_partials(simdgroup& sg, float* partials, float own) {
  store(partials + sg.index(), lanes<float>(own), first_lane);
  threadgroup_barrier();
  const lane_mask present = first_lanes(sg.simdgroups_per_threadgroup());
  return load(partials, present);
}

TEST_P(Zoo, ScratchReusedWithoutABarrier) {
  expect_named(256, "race", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const partials = sg.memory<float>(8);
      const float largest = simd_max(sum_of_partials(sg, partials, 1), first_lanes(8));
      if (fixed) threadgroup_barrier();  // somebody may still read the maxima
      simd_sum(sum_of_partials(sg, partials, largest), first_lanes(8));
    };
  });
}

TEST_P(Zoo, LayerNormWritesItsVarianceOverTheMean) {
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

TEST_P(Zoo, PartialsOverflow) {
  expect_named(1024, "out of bounds", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const partials = sg.memory<float>(fixed ? 32 : 16);
      store(partials + sg.index(), lanes<float>(1.0f), first_lane);
    };
  });
}

TEST_P(Zoo, IdleLanesWrite) {
  expect_named(33, "out of bounds", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const values = sg.memory<float>(33);
      store(values + sg.index() * 32, lanes<float>(1.0f), fixed ? sg.active() : lane_mask(all_lanes{}));
    };
  });
}

TEST_P(Zoo, ThreadgroupSmallerThanASimdGroup) {
  expect_named(20, "were never written", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const values = sg.memory<float>(32);
      store(values, lanes<float>(1.0f), sg);
      threadgroup_barrier();
      load(values, fixed ? sg.active() : lane_mask(all_lanes{}));
    };
  });
}

TEST_P(Zoo, ThreadgroupMemoryIsNotInitialised) {
  expect_named(64, "were never written", [](bool fixed) {
    return [=](simdgroup& sg) {
      std::uint32_t* const bins = sg.memory<std::uint32_t>(32);
      if (fixed && sg.index() == 0) store(bins, numbers(0));
      threadgroup_barrier();
      if (sg.index() == 1) store(bins, load(bins) + 1u);
    };
  });
}

TEST_P(Zoo, HistogramWithoutAtomics) {
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

TEST_P(Zoo, ReturnBeforeABarrierLeavesAPartialUnwritten) {
  expect_named(96, "were never written", [](bool fixed) {
    return [=](simdgroup& sg) {
      float* const partials = sg.memory<float>(3);
      const std::uint32_t elements = 40;  // none for the last SIMD group
      if (!fixed && sg.index() * 32 >= elements) return;
      sum_of_partials(sg, partials, 1);
    };
  });
}

TEST_P(Zoo, BarrierInABranchThatSimdGroupsTakeDifferently) {
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

TEST_P(Zoo, ForgottenMaskAtTheEndOfARow) {
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

// ---- rings ----

struct ring_bug {
  std::uint32_t producer_phase = 1, empty_count = 96;
  bool consumer_waits = true;
};
/// Tiles of 32 floats through a ring of two, from SIMD group 0 to three consumers.
auto ring_with(ring_bug bug, const float* x) {
  return [=](simdgroup& sg) {
    float* const ring = sg.memory<float>(64);
    const mbarriers full = mbarriers::alloc(sg, 2), empty = mbarriers::alloc(sg, 2);
    if (sg.index() == 0)
      for (std::uint32_t s = 0; s < 2; ++s) {
        full[s].init(1);
        empty[s].init(bug.empty_count);
      }
    sg.sync();
    for (std::uint32_t t = 0; t < 6; ++t) {
      const std::uint32_t s = t & 1, phase = t >> 1 & 1;
      sg.single_thread(0, [&](simdgroup& producer) {
        empty[s].wait(phase ^ bug.producer_phase);
        full[s].arrive_and_expect_tx(producer, 128);
        copy_async(producer, ring + s * 32, x + t * 32, 32, full[s]);
      });
      sg.simdgroup_range(1, 3, [&](simdgroup& consumers) {
        if (bug.consumer_waits) full[s].wait(phase);
        load(ring + s * 32, consumers);
        empty[s].arrive(consumers);
      });
    }
  };
}

TEST_P(Zoo, ProducerOnTheWrongPhase) {
  const std::vector<float> x(192, 1.0f);
  expect_named(128, "deadlock", [&](bool fixed) { return ring_with({fixed ? 1u : 0u, 96, true}, x.data()); });
}
/// A race or a deadlock, whoever comes first.
TEST_P(Zoo, ArrivalCountOffByOneSimdGroup) {
  const std::vector<float> x(192, 1.0f);
  EXPECT_NE(said_of(128, ring_with({1, 64, true}, x.data())), "no error");
  EXPECT_EQ(said_of(128, ring_with({1, 96, true}, x.data())), "no error");
}
TEST_P(Zoo, ConsumerOvertakesTheRing) {
  const std::vector<float> x(192, 1.0f);
  const std::string said = said_of(128, ring_with({1, 96, false}, x.data()));
  EXPECT_TRUE(said.find("race") != std::string::npos || said.find("never written") != std::string::npos)
      << said;
}

// ---- what right kernels hear ----

TEST_P(Zoo, RightKernelsAreSilent) {
  std::vector<float> x(3 * 1000, 1.5f), weight(1000, 0.5f), y(x.size());
  for (const std::uint32_t threads : {1u, 31u, 32u, 33u, 100u, 256u, 1024u}) {
    const auto run = [&](auto kernel) {
      return test::error_of([&] { dispatch_threadgroups({3, 1, 1}, {threads, 1, 1}, kernel, GetParam()); });
    };
    using namespace test;
    EXPECT_EQ(run(row_sum_free_form<vectorized_walk>(x.data(), weight.data(), y.data(), 1000)), "no error");
    EXPECT_EQ(run(rms_norm_free_form<stride_walk>(x.data(), weight.data(), y.data(), 1000)), "no error");
    EXPECT_EQ(run(softmax_free_form<vectorized_walk>(x.data(), weight.data(), y.data(), 1000)), "no error");
    if (threads < 64) continue;
    EXPECT_EQ(run(rms_norm_pipeline(x.data(), weight.data(), y.data(), 3, 1000, 2)), "no error");
  }
  for (const std::uint32_t threads : {64u, 256u}) {
    const auto run = [&](auto kernel) {
      return test::error_of([&] { dispatch_threadgroups({2, 2, 1}, {threads, 1, 1}, kernel, GetParam()); });
    };
    EXPECT_EQ(run(test::product_free_form(x.data(), x.data(), y.data(), 40, 50, 60)), "no error");
    EXPECT_EQ(run(test::product_pipeline(x.data(), x.data(), y.data(), 40, 50, 60, 2)), "no error");
  }
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
            "zoo"),
        {1, mapping::run_inline});
  });
  EXPECT_EQ(
      said,
      "zoo: threadgroup (0, 0, 0): store at kernel.hpp:3 by lane 3 of SIMD group 1: bytes 12 to 15 of the "
      "threadgroup memory of 128 bytes allocated at kernel.hpp:1: race, SIMD group 0 stored to them at "
      "kernel.hpp:2 without a barrier between");
}

}  // namespace
}  // namespace pewter
