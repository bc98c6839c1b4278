// Free-form kernels under every mapping and order: barriers anywhere, early returns, threadgroup memory,
// collectives with the bits of those of phases, and what is said of wrong kernels.
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

#include "pewter/pewter.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/every_mapping.hpp"
#include "tests/support/pipeline_kernels.hpp"
#include "tests/support/row_kernels.hpp"

namespace pewter {
namespace {

class FreeForm : public test::with_every_mapping {};
INSTANTIATE_TEST_SUITE_P(Mappings, FreeForm,
                         testing::Combine(testing::Values(mapping::automatic, mapping::run_inline,
                                                          mapping::threadgroups, mapping::simdgroups),
                                          testing::Values(0u, 77u)));

constexpr std::uint32_t sizes[] = {1, 7, 31, 32, 33, 64, 100, 256, 1000, 1024};

/// A helper with barriers of its own: everybody's value to the left neighbour, around.
std::uint32_t rotated(simdgroup& sg, std::uint32_t* shared, std::uint32_t value) {
  const std::uint32_t n = sg.simdgroups_per_threadgroup();
  shared[sg.index()] = value;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  const std::uint32_t next = shared[(sg.index() + 1) % n];
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  simdgroup_barrier();
  return next;
}

TEST_P(FreeForm, BarriersInLoopsAndHelpers) {
  for (const std::uint32_t threads : sizes) {
    std::atomic<int> wrong{0}, bodies{0};
    dispatch_threadgroups({11, 1, 1}, {threads, 1, 1}, free_form([&](simdgroup& sg) {
                            std::uint32_t* const shared =
                                sg.memory<std::uint32_t>(sg.simdgroups_per_threadgroup());
                            const std::uint32_t n = sg.simdgroups_per_threadgroup();
                            std::uint32_t value = sg.index() + sg.threadgroup_position_in_grid().x;
                            for (std::uint32_t i = 0; i < n + 3; ++i) value = rotated(sg, shared, value);
                            const std::uint32_t from = (sg.index() + n + 3) % n;
                            if (value != from + sg.threadgroup_position_in_grid().x) ++wrong;
                            ++bodies;
                          }),
                          options());
    EXPECT_EQ(wrong, 0) << threads;
    EXPECT_EQ(bodies, 11 * static_cast<int>((threads + 31) / 32)) << threads;
  }
}

TEST_P(FreeForm, LanesKnowTheirPlace) {
  std::vector<std::uint32_t> seen(70 * 5, 0);
  dispatch_threads({70, 5, 1}, {32, 4, 1}, free_form([&](simdgroup& sg) {
                     threadgroup_barrier();
                     const lanes3<std::uint32_t> at = sg.thread_position_in_grid();
                     const lanes<std::uint32_t> index = at.y * 70u + at.x;
                     scatter(seen.data(), index, index + 1u, sg);
                   }),
                   options());
  for (std::uint32_t i = 0; i < seen.size(); ++i) ASSERT_EQ(seen[i], i + 1);
}

TEST_P(FreeForm, ASimdGroupThatReturnedTakesNoPartInBarriers) {
  for (const std::uint32_t threads : sizes) {
    const std::uint32_t n = (threads + 31) / 32;
    std::atomic<int> wrong{0};
    dispatch_threadgroups({5, 1, 1}, {threads, 1, 1}, free_form([&](simdgroup& sg) {
                            std::uint32_t* const written = sg.memory<std::uint32_t>(n);
                            for (std::uint32_t round = 0; round <= n; ++round) {
                              if (round > sg.index()) return;
                              written[sg.index()] = round;
                              threadgroup_barrier();
                              for (std::uint32_t i = round; i < n; ++i)
                                if (written[i] != round) ++wrong;
                              const auto left = threadgroup_sum(sg, lanes<std::uint32_t>(1));
                              if (left != threads - round * 32) ++wrong;
                            }
                          }),
                          options());
    EXPECT_EQ(wrong, 0) << threads;
  }
}

/// Lanes return at different times; a SIMD group whose last one has gone is waited for no longer, though its
/// body goes on.
TEST_P(FreeForm, LanesThatReturnedTakeNoPartInAnything) {
  std::vector<std::uint32_t> turns(256, 0);
  std::atomic<int> wrong{0};
  dispatch_threadgroups({1, 1, 1}, {256, 1, 1}, free_form([&](simdgroup& sg) {
                          const lanes<std::uint32_t> self = sg.thread_index_in_threadgroup();
                          lanes<std::uint32_t> own = 0;
                          for (std::uint32_t turn = 0; turn < 256; turn += 16) {
                            sg.return_lanes(self < lanes<std::uint32_t>(turn));
                            sg.assign(own, own + 1u);
                            store(&turns[sg.index() * 32], own, sg);
                            const auto left = threadgroup_sum(sg, lanes<std::uint32_t>(1));
                            if (any(sg.active()) && left != 256 - turn) ++wrong;
                          }
                        }),
                        options());
  EXPECT_EQ(wrong, 0);
  for (std::uint32_t i = 0; i < 256; ++i) ASSERT_EQ(turns[i], i / 16 + 1) << i;
}

TEST_P(FreeForm, CollectivesHaveTheBitsOfThoseOfPhases) {
  std::mt19937 random(1);
  std::vector<float> x(1024);
  for (float& v : x)
    v = std::ldexp(static_cast<float>(random()) - 2e9f, static_cast<int>(random() % 20) - 40);
  x[17] = __builtin_nanf("");
  for (const std::uint32_t threads : sizes) {
    float phases[3], free[3][3];
    dispatch_threadgroups({1, 1, 1}, {threads, 1, 1}, [&](threadgroup& tg) {
      const auto own = [&](simdgroup& sg) { return load(&x[sg.index() * 32], sg.active()); };
      const float results[] = {threadgroup_sum(tg, [&](simdgroup& sg) { return own(sg) * own(sg); }),
                               threadgroup_max(tg, own), threadgroup_min(tg, own)};
      tg.single_thread([&] { std::memcpy(phases, results, sizeof phases); });
    });
    dispatch_threadgroups({3, 1, 1}, {threads, 1, 1}, free_form([&](simdgroup& sg) {
                            const lanes<float> own = load(&x[sg.index() * 32], sg);
                            const float results[] = {threadgroup_sum(sg, own * own), threadgroup_max(sg, own),
                                                     threadgroup_min(sg, own)};
                            if (sg.index() == sg.simdgroups_per_threadgroup() / 2)
                              std::memcpy(free[sg.threadgroup_position_in_grid().x], results, sizeof results);
                          }),
                          options());
    for (int group = 0; group < 3; ++group)
      EXPECT_EQ(std::memcmp(phases, free[group], sizeof phases), 0) << threads;
  }
}

// ---- the same kernel in phases and free-form ----

/// For rows of several lengths at all sizes: the free-form kernel has every bit of the one in phases.
template <class Phases, class Free>
void expect_same_bits(std::size_t results_per_row, bool per_element, Phases phases, Free free,
                      const dispatch_options& options) {
  constexpr std::uint32_t rows = 3;
  for (const std::uint32_t cols : {1u, 127u, 1000u, 4097u}) {
    std::mt19937 random(cols);
    std::vector<float> x(rows * cols), weight(cols);
    for (float& v : x) v = static_cast<float>(random()) * 1e-9f - 2;
    for (float& v : weight) v = static_cast<float>(random()) * 1e-9f;
    const std::size_t n = per_element ? x.size() : rows * results_per_row;
    for (const std::uint32_t threads : sizes) {
      std::vector<float> a(n, -1), b(n, -2);
      dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, phases(x.data(), weight.data(), a.data(), cols));
      dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, free(x.data(), weight.data(), b.data(), cols),
                            options);
      ASSERT_EQ(std::memcmp(a.data(), b.data(), n * sizeof(float)), 0) << cols << " " << threads;
    }
  }
}

TEST_P(FreeForm, RowKernelsHaveTheBitsOfThoseInPhases) {
  using namespace test;
  expect_same_bits(1, false, row_sum_in_phases<vectorized_walk>, row_sum_free_form<vectorized_walk>,
                   options());
  expect_same_bits(1, true, rms_norm_in_phases<stride_walk>, rms_norm_free_form<stride_walk>, options());
  expect_same_bits(1, true, softmax_in_phases<vectorized_walk>, softmax_free_form<vectorized_walk>,
                   options());
}

TEST_P(FreeForm, TiledProductHasTheBitsOfThatInPhases) {
  constexpr std::uint32_t m = 70, n = 90, k = 50;
  std::mt19937 random(5);
  std::vector<float> a(m * k), b(k * n);
  for (float& v : a) v = static_cast<float>(random()) * 1e-9f - 2;
  for (float& v : b) v = static_cast<float>(random()) * 1e-9f - 2;
  for (const std::uint32_t threads : {32u, 64u, 100u, 256u, 1024u}) {
    std::vector<float> c(m * n, -1), d(m * n, -2);
    const uint3 grid = {(n + 31) / 32, (m + 31) / 32, 1};
    dispatch_threadgroups(grid, {threads, 1, 1},
                          test::product_in_phases(a.data(), b.data(), c.data(), m, n, k));
    dispatch_threadgroups(grid, {threads, 1, 1},
                          test::product_free_form(a.data(), b.data(), d.data(), m, n, k), options());
    ASSERT_EQ(std::memcmp(c.data(), d.data(), c.size() * sizeof(float)), 0) << threads;
    if (threads >= 64) {
      dispatch_threadgroups(grid, {threads, 1, 1},
                            test::product_pipeline(a.data(), b.data(), d.data(), m, n, k, 3), options());
      ASSERT_EQ(std::memcmp(c.data(), d.data(), c.size() * sizeof(float)), 0) << "pipeline, " << threads;
    }
    double exact = 0;
    for (std::uint32_t i = 0; i < k; ++i)
      exact += static_cast<double>(a[69 * k + i]) * static_cast<double>(b[i * n + 89]);
    EXPECT_NEAR(static_cast<double>(d[69 * n + 89]), exact, 1e-4);
  }
}

TEST_P(FreeForm, PipelinesHaveTheBitsOfThePlainForm) {
  constexpr std::uint32_t rows = 23, cols = 1000;
  std::mt19937 random(3);
  std::vector<float> x(rows * cols), weight(cols), a(x.size(), -1);
  for (float& v : x) v = static_cast<float>(random()) * 1e-9f - 2;
  for (float& v : weight) v = static_cast<float>(random()) * 1e-9f;
  dispatch_threadgroups({rows, 1, 1}, {32, 1, 1},
                        test::rms_norm_in_phases<vectorized_walk>(x.data(), weight.data(), a.data(), cols));
  for (const std::uint32_t threads : {64u, 96u, 256u})
    for (const std::uint32_t stages : {1u, 2u, 5u}) {
      std::vector<float> b(x.size(), -2);
      dispatch_threadgroups({4, 1, 1}, {threads, 1, 1},
                            test::rms_norm_pipeline(x.data(), weight.data(), b.data(), rows, cols, stages),
                            options());
      ASSERT_EQ(std::memcmp(a.data(), b.data(), a.size() * sizeof(float)), 0) << threads << " " << stages;
    }
}

TEST_P(FreeForm, APipelineOfRowsByIndexHasTheBitsOfThePlainForm) {
  constexpr std::uint32_t rows = 50, cols = 96;
  std::mt19937 random(5);
  std::vector<float> x(rows * cols), weight(cols, 0.75f);
  for (float& v : x) v = static_cast<float>(random()) * 1e-9f - 2;
  for (const std::uint32_t count : {1u, 4u, 23u}) {
    std::vector<std::uint32_t> ids(count);
    for (std::uint32_t& id : ids) id = static_cast<std::uint32_t>(random()) % rows;
    std::vector<float> a(count, -1), b(count, -2);
    dispatch_threadgroups({1, 1, 1}, {32, 1, 1},
                          test::scores_by_index(x.data(), ids.data(), weight.data(), a.data(), count, cols));
    for (std::uint32_t t = 0; t < count; ++t) {
      double exact = 0, magnitude = 0;
      for (std::uint32_t i = 0; i < cols; ++i) {
        const double v = double{x[ids[t] * cols + i]} * 0.75;
        exact += v * 0.5 * (1 + std::erf(v * std::sqrt(0.5)));
        magnitude += std::abs(v);
      }
      EXPECT_NEAR(static_cast<double>(a[t]), exact, magnitude * 16 * 0x1p-24);
    }
    for (const std::uint32_t stages : {1u, 3u}) {
      dispatch_threadgroups(
          {1, 1, 1}, {64, 1, 1},
          test::scores_by_index_pipeline(x.data(), ids.data(), weight.data(), b.data(), count, cols, stages),
          options());
      ASSERT_EQ(std::memcmp(a.data(), b.data(), count * sizeof(float)), 0) << count << " " << stages;
    }
  }
}

// ---- wrong kernels ----

TEST_P(FreeForm, ABarrierThatAPartNeverReachesIsADeadlock) {
  const std::string text = test::error_of([&] {
    dispatch_threadgroups({1, 1, 1}, {96, 1, 1},
                          free_form(
                              [&](simdgroup& sg) {
                                threadgroup_barrier();
                                sg.simdgroup_range(0, 2, [&](simdgroup& part) {
                                  if (part.index() == 0) part.sync({"kernel.hpp", 12});
                                });
                                threadgroup_barrier(mem_flags::mem_none, {"kernel.hpp", 17});
                              },
                              "branching"),
                          {1, mapping::run_inline, 0});
  });
  EXPECT_EQ(
      text,
      "branching: threadgroup (0, 0, 0): deadlock, every SIMD group waits\n"
      "  SIMD group 0: sync at kernel.hpp:12, 1 of 2 SIMD groups have arrived, passed 0 times before, "
      "missing: 1\n"
      "  SIMD groups 1-2: threadgroup_barrier at kernel.hpp:17, 2 of 3 SIMD groups have arrived, passed 1 "
      "times before, missing: 0");
}

TEST_P(FreeForm, WrongAllocationsAreErrors) {
  const test::simdgroup_order by_index(0);
  const auto error_of = [&](auto body) {
    return test::error_of([&] {
      dispatch_threadgroups({3, 1, 1}, {64, 1, 1}, free_form(body), {1, mapping::run_inline});
    });
  };
  EXPECT_EQ(error_of([](simdgroup& sg) {
              sg.memory<float>(100);
              sg.memory<float>(8100);
            }),
            "simdgroup::memory: 8100 values of 4 bytes after 400 bytes, at most 32768 bytes in all");
  EXPECT_EQ(error_of([](simdgroup& sg) {
              sg.memory<float>(sg.index() + 4, {"kernel.hpp", 7});
            }),
            "simdgroup::memory: call 1 of SIMD group 1 is of 32 bytes at line 7, another SIMD group's of 16 "
            "bytes at line 7; must be the same in all SIMD groups");
  EXPECT_EQ(test::error_of([] {
              dispatch_threadgroups({1, 1, 1}, {64, 1, 1}, [](threadgroup& tg) {
                tg.for_each_simdgroup([](simdgroup& sg) { sg.sync(); });
              });
            }),
            "simdgroup::sync: called in a phase, must be in a free-form kernel");
  EXPECT_EQ(test::error_of([] { threadgroup_barrier(); }),
            "fiber_barrier: called outside of a kernel of fibers");
}

TEST(FreeFormMemory, PipelinesLimitIt) {
  compute_pipeline pipeline(free_form([](simdgroup& sg) { sg.memory<float>(100); }), 0, 256);
  EXPECT_THROW(pipeline.dispatch_threadgroups({1, 1, 1}, {64, 1, 1}), error);
}

}  // namespace
}  // namespace pewter
