// Rings with bugs that pipelines have, and what right kernels hear.
#include <vector>

#include "tests/faulty_kernels/faulty_kernels.hpp"
#include "tests/support/pipeline_kernels.hpp"

namespace pewter {
namespace {

class FaultyRings : public FaultyKernels {};
INSTANTIATE_TEST_SUITE_P(Ways, FaultyRings,
                         testing::Values(test::ordered_options{{1, mapping::run_inline, 0}, 0},
                                         test::ordered_options{{1, mapping::run_inline, 0}, 3},
                                         test::ordered_options{{1, mapping::run_inline, 0}, 8},
                                         test::ordered_options{{2, mapping::simdgroups, 0}, 0}));

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

TEST_P(FaultyRings, ProducerOnTheWrongPhase) {
  const std::vector<float> x(192, 1.0f);
  expect_named(128, "deadlock", [&](bool fixed) { return ring_with({fixed ? 1u : 0u, 96, true}, x.data()); });
}
/// A race or a deadlock, whoever comes first.
TEST_P(FaultyRings, ArrivalCountOffByOneSimdGroup) {
  const std::vector<float> x(192, 1.0f);
  EXPECT_NE(said_of(128, ring_with({1, 64, true}, x.data())), "no error");
  EXPECT_EQ(said_of(128, ring_with({1, 96, true}, x.data())), "no error");
}
TEST_P(FaultyRings, ConsumerOvertakesTheRing) {
  const std::vector<float> x(192, 1.0f);
  const std::string said = said_of(128, ring_with({1, 96, false}, x.data()));
  EXPECT_TRUE(said.find("race") != std::string::npos || said.find("never written") != std::string::npos)
      << said;
}

// ---- what right kernels hear ----

TEST_P(FaultyRings, RightKernelsAreSilent) {
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

}  // namespace
}  // namespace pewter
