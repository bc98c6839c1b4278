// Runs compiled free-form kernels on every target that this machine has, on one host thread and several.
#include <gtest/gtest.h>

#include <vector>

#include "kernels/runtime/registry.hpp"
#include "tests/free_form/example.hpp"
#include "tests/free_form/parted.hpp"

namespace pewter {
namespace {

/// check(options) for every target and mapping.
template <class Check>
void on_every_target(Check check) {
  for (const target& t : targets()) {
    if (!t.supported() || !t.complete) continue;
    for (const mapping how : {mapping::run_inline, mapping::threadgroups, mapping::simdgroups}) {
      SCOPED_TRACE(t.name);
      launch options;
      options.target = t.name;
      options.mapping = how;
      options.host_threads = 2;
      check(options);
    }
  }
}

TEST(CompiledFreeForm, IsRightOnEveryTarget) {
  const example_case expected;
  on_every_target([&](const launch& options) {
    for (const std::uint32_t threads : {64u, 100u, 1024u}) {
      std::vector<float> sums(expected.rows), evens(expected.rows);
      run_example({expected.x.data(), sums.data(), evens.data(), expected.cols}, expected.rows, threads,
                  options);
      EXPECT_EQ(sums, expected.sums) << threads;
      EXPECT_EQ(evens, expected.evens) << threads;
    }
  });
}

TEST(CompiledFreeForm, PartsAndMeetsOnEveryTarget) {
  const std::vector<parted_case> cases = parted::all();
  on_every_target([&](const launch& options) {
    for (const parted_case& each : cases) {
      std::vector<std::uint32_t> y(each.x.size(), 0u);
      run_parted(each, each.x.data(), y.data(), options);
      EXPECT_EQ(y, each.expected) << each.name << " of " << each.cols << ", " << each.threads << " threads";
    }
  });
}

}  // namespace
}  // namespace pewter
