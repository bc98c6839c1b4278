// The cost model of row and element-wise kernels, on machines that nobody here has.
#include "kernels/runtime/machine/launch_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "kernels/runtime/machine/machine.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::detail {
namespace {

using enum pattern;

constexpr element_type types[] = {element_type::float32, element_type::float16, element_type::bfloat16};

launch_work rows_of(std::size_t rows, std::size_t cols, element_type type = element_type::float32) {
  return {rows, cols, type, rows * cols * size_of(type)};
}

pattern chosen(const char* kernel, std::size_t rows, std::size_t cols,
               element_type type = element_type::float32) {
  return automatic_pattern(*costs_of(kernel), rows_of(rows, cols, type)).by;
}

TEST(LaunchModel, CostsAreOfThePatternsThatAKernelOffers) {
  for (const kernel_costs& costs : all_costs) {
    const auto found = std::ranges::find(kernels(), costs.name, [](const kernel& k) { return k.name; });
    ASSERT_NE(found, kernels().end()) << costs.name;
    EXPECT_EQ(found->about->costs, &costs) << costs.name;
    for (const pattern_cost& cost : costs.of)
      if (cost.by != automatic) {
        EXPECT_NE(std::ranges::find(found->about->patterns, cost.by), found->about->patterns.end())
            << costs.name << " " << name_of(cost.by);
      }
    for (const pattern offered : found->about->patterns)
      for (const element_type type : types)
        EXPECT_GT(counted(costs, offered, rows_of(1, 32, type)).cycles, 0)
            << costs.name << " " << name_of(offered) << " " << name_of(type);
  }
}

TEST(LaunchModel, CyclesGrowWithTheWork) {
  for (const kernel_costs& costs : all_costs)
    for (const pattern_cost& cost : costs.of)
      for (const element_type type : types) {
        if (cost.by == automatic) continue;
        const double some = counted(costs, cost.by, rows_of(64, 1024, type)).cycles;
        EXPECT_GT(counted(costs, cost.by, rows_of(64, 1152, type)).cycles, some) << costs.name;
        EXPECT_GT(counted(costs, cost.by, rows_of(96, 1024, type)).cycles, some) << costs.name;
      }
}

TEST(LaunchModel, ManyShortRowsAreTilesAndOthersAreNot) {
  EXPECT_NE(chosen("softmax", 1, 512), tiled);
  EXPECT_EQ(chosen("softmax", 32, 512), tiled);
  EXPECT_EQ(chosen("softmax", 1792, 512), tiled);
  EXPECT_NE(chosen("softmax", 512, 4096), tiled);
  EXPECT_NE(chosen("softmax", 512, 1024, element_type::bfloat16), tiled);
  EXPECT_EQ(chosen("layer_norm", 512, 256), tiled);
  EXPECT_NE(chosen("layer_norm", 4, 256), tiled);
  EXPECT_NE(chosen("logsumexp", 1, 128256), tiled);
  EXPECT_NE(automatic_pattern(*costs_of("softmax"), rows_of(4096, 512), false).by, tiled);
}

TEST(LaunchModel, RowsShorterThanASetOf128AreWalkedByStrides) {
  EXPECT_EQ(chosen("row_sum", 256, 32), stride_loop);
  EXPECT_EQ(chosen("row_max", 256, 64), stride_loop);
  EXPECT_EQ(chosen("row_sum", 256, 4096), vectorized);
}

TEST(LaunchModel, TimesFollowTheProfile) {
  const kernel_costs& scale = *costs_of("scale");
  const auto nanoseconds = [&](const machine& m, std::size_t n) {
    const launch_work work{1, n, element_type::float32, 8 * n, n / 2048 + 1};
    return nanoseconds_of(m, counted(scale, vectorized, work).cycles, work);
  };
  for (const char* name : microarchitecture_names()) {
    machine m = machine_named(name);
    const std::size_t in_l1 = m.l1d.bytes / 8, beyond = m.l3.bytes;
    const double near = nanoseconds(m, in_l1), far = nanoseconds(m, beyond);
    EXPECT_GT(far / static_cast<double>(beyond), near / static_cast<double>(in_l1)) << name;
    m.costs.fma *= 2;
    EXPECT_DOUBLE_EQ(nanoseconds(m, in_l1), 2 * near) << name;
    m.bandwidths.core /= 2;
    EXPECT_GT(nanoseconds(m, beyond), 1.5 * far) << name;
  }
}

TEST(LaunchModel, AForkHasToSaveMoreThanItCosts) {
  const machine m = machine_named("zen5");
  const double fork = nanoseconds_of_forked(m, 0, 64, 2);
  EXPECT_GT(fork, m.costs.fork);
  EXPECT_GT(nanoseconds_of_forked(m, fork, 64, 2), fork);
  EXPECT_LT(nanoseconds_of_forked(m, 4 * fork, 64, 2), 4 * fork);
  EXPECT_GT(nanoseconds_of_forked(m, 4 * fork, 1, 2), 4 * fork);  // a single part
  EXPECT_GT(nanoseconds_of_forked(m, 0, 64, 16), fork);
}

TEST(LaunchModel, OnlyALaunchThatSaysNothingOfHostThreadsIsHeldToOne) {
  const launch_geometry geometry = geometry_of_threadgroups({64, 1, 1}, {32, 1, 1}, "test");
  EXPECT_EQ(on_enough_host_threads({}, 1e9, geometry).host_threads, 0u);
  launch options;
  options.mapping = mapping::threadgroups;
  EXPECT_EQ(on_enough_host_threads(options, 2001, geometry).host_threads, 0u);
  options = {};
  options.host_threads = 2;
  const unsigned held = on_enough_host_threads(options, 2001, geometry).host_threads;
  EXPECT_EQ(held, available_host_threads() > 1 ? 1u : 2u);
}

}  // namespace
}  // namespace pewter::detail
