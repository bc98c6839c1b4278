// The registry and the choice of a target: the best by default, PEWTER_TARGET, a launch's own wish, errors
// that list what is known, and that the tables hold what the descriptions offer.
#include "kernels/runtime/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <thread>

#include "kernels/runtime/machine/cpu.hpp"
#include "kernels/runtime/test_hooks.hpp"
#include "pewter/error.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

std::string known_targets() {
  std::string names;
  for (const target& t : targets()) names += (names.empty() ? "" : ", ") + std::string(t.name);
  return names;
}

/// The index of the best supported target, or -1.
int best_target() {
  for (std::size_t i = 0; i < targets().size(); ++i) {
    if (targets()[i].supported()) return static_cast<int>(i);
  }
  return -1;
}

/// Restores PEWTER_TARGET after a test that sets it.
class Choice : public testing::Test {
 protected:
  void SetUp() override {
    const char* value = std::getenv("PEWTER_TARGET");
    was_set_ = value != nullptr;
    if (was_set_) before_ = value;
    environment(nullptr);
    if (best_target() < 0) GTEST_SKIP() << "this CPU supports no target";
  }
  void TearDown() override { environment(was_set_ ? before_.c_str() : nullptr); }

  static void environment(const char* value) {
    if (value != nullptr) {
      setenv("PEWTER_TARGET", value, 1);
    } else {
      unsetenv("PEWTER_TARGET");
    }
    forget_default_target();
  }

 private:
  bool was_set_ = false;
  std::string before_;
};

TEST_F(Choice, TheBestSupportedByDefault) { EXPECT_EQ(choose_target(nullptr), best_target()); }

TEST_F(Choice, AWishWinsOverTheEnvironment) {
  for (std::size_t i = 0; i < targets().size(); ++i) {
    if (!targets()[i].supported()) continue;
    environment(targets()[static_cast<std::size_t>(best_target())].name);
    EXPECT_EQ(choose_target(targets()[i].name), static_cast<int>(i));
  }
}

TEST_F(Choice, TheEnvironmentWinsOverTheBest) {
  for (std::size_t i = 0; i < targets().size(); ++i) {
    if (!targets()[i].supported()) continue;
    environment(targets()[i].name);
    EXPECT_EQ(choose_target(nullptr), static_cast<int>(i));
  }
}

TEST_F(Choice, TheEnvironmentIsReadOnce) {
  const int first = choose_target(nullptr);
  setenv("PEWTER_TARGET", "no_such_target", 1);
  EXPECT_EQ(choose_target(nullptr), first);
  forget_default_target();
  EXPECT_THROW(choose_target(nullptr), error);
}

TEST_F(Choice, AnEmptyEnvironmentCountsAsUnset) {
  environment("");
  EXPECT_EQ(choose_target(nullptr), best_target());
}

TEST_F(Choice, UnknownNamesAreErrorsThatListTheKnown) {
  EXPECT_EQ(error_of([] { choose_target("avx1024"); }),
            "launch: target = \"avx1024\" is unknown, must be one of " + known_targets());
  EXPECT_THROW(choose_target(""), error);
  EXPECT_THROW(choose_target("AVX2"), error);
  EXPECT_NE(error_of([] { choose_target(std::string(5000, 'x').c_str()); }).find(known_targets()),
            std::string::npos);
  environment("sse9");
  for (int i = 0; i < 2; ++i) {  // an error is not remembered as a choice
    EXPECT_EQ(error_of([] { choose_target(nullptr); }),
              "PEWTER_TARGET = \"sse9\" is unknown, must be one of " + known_targets());
  }
  EXPECT_EQ(choose_target(targets()[static_cast<std::size_t>(best_target())].name), best_target())
      << "a wish does not look at the environment";
}

TEST_F(Choice, TargetsThatAreNotBuiltAreErrors) {
  for (const target& t : targets()) {
    if (t.built) continue;
    const std::string expected = "launch: target = \"" + std::string(t.name) + "\" is not in this build";
    EXPECT_EQ(error_of([&] { choose_target(t.name); }).substr(0, expected.size()), expected);
  }
}

TEST_F(Choice, UnsupportedTargetsAreErrorsThatNameTheMissingFeature) {
  bool all_supported = true;
  for (const target& t : targets()) {
    if (t.supported() || !t.built) continue;
    all_supported = false;
    const auto features = features_of_target(t.name);
    const auto missing = std::ranges::find(features, false, &cpu_feature::present);
    ASSERT_NE(missing, features.end());
    const std::string expected = "launch: target = \"" + std::string(t.name) +
                                 "\" is not supported by this CPU, which lacks " + missing->name +
                                 "; known: " + known_targets();
    EXPECT_EQ(error_of([&] { choose_target(t.name); }).substr(0, expected.size()), expected);
    environment(t.name);
    EXPECT_THROW(choose_target(nullptr), error) << "never a silent fall-back";
  }
  if (all_supported) GTEST_SKIP() << "this CPU supports every target";
}

// run_kernel -----------------------------------------------------------------------------------------

struct seen {
  int table = -1;
  launch_geometry geometry;
  kernel_options options;
};

template <int Table>
void record(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  seen& s = **static_cast<seen* const*>(arguments);
  s = {Table, geometry, options};
}

TEST_F(Choice, RunKernelCallsTheChosenTargetsFunction) {
  static constexpr kernel_table tables[] = {kernel_table{}.with(pattern::direct, record<0>, record<10>),
                                            kernel_table{}.with(pattern::direct, record<1>),
                                            kernel_table{}.with(pattern::direct, record<2>),
                                            kernel_table{}.with(pattern::direct, record<3>),
                                            kernel_table{}.with(pattern::direct, record<4>),
                                            kernel_table{}.with(pattern::direct, record<5>)};
  static constexpr const kernel_table* list[] = {&tables[0], &tables[1], &tables[2],
                                                 &tables[3], &tables[4], &tables[5]};
  ASSERT_LE(targets().size(), std::size(list));
  const launch_geometry geometry = geometry_of_threads({1000}, {100});
  for (std::size_t i = 0; i < targets().size(); ++i) {
    if (!targets()[i].supported()) continue;
    seen result;
    seen* const arguments = &result;
    const launch options = {.target = targets()[i].name, .host_threads = 3, .mapping = mapping::simdgroups};
    run_kernel(list, pattern::direct, element_type::float32, &arguments, geometry, options, 12.5);
    EXPECT_EQ(result.table, static_cast<int>(i));
    EXPECT_EQ(result.geometry.threads_per_grid, geometry.threads_per_grid);
    EXPECT_EQ(result.options.type, element_type::float32);
    EXPECT_EQ(result.geometry.threadgroups_per_grid, uint3{10});
    EXPECT_EQ(result.options.host_threads, 3u);
    EXPECT_EQ(result.options.mapping, mapping::simdgroups);
    EXPECT_EQ(result.options.nanoseconds_per_threadgroup, 12.5);
    EXPECT_STREQ(last_target(), targets()[i].name);

    const std::string text = error_of(
        [&] { run_kernel(list, pattern::tiled, element_type::bfloat16, &arguments, geometry, options, 0); });
    EXPECT_EQ(text, "launch: pattern = tiled is not offered for bfloat elements by target " +
                        std::string(targets()[i].name));
    std::thread([] { EXPECT_EQ(last_target(), nullptr) << "each thread has its own"; }).join();
  }
}

TEST_F(Choice, WhatATargetLacksIsTakenFromTheNextOne) {
  static constexpr kernel_table none, some = kernel_table{}.with(pattern::direct, record<1>);
  const std::vector<const kernel_table*> only_the_last = [] {
    std::vector<const kernel_table*> tables(targets().size(), &none);
    tables.back() = &some;
    return tables;
  }();
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    seen result;
    seen* const arguments = &result;
    run_kernel(only_the_last.data(), pattern::direct, element_type::float32, &arguments,
               geometry_of_threads({10}, {10}), {.target = t.name}, 0);
    EXPECT_EQ(result.table, 1) << t.name;
    EXPECT_STREQ(last_target(), targets().back().name);
  }
}

// The lists ------------------------------------------------------------------------------------------

TEST(Registry, EveryKernelDescribesItself) {
  std::set<std::string> names;
  for (const kernel& k : kernels()) {
    EXPECT_TRUE(names.insert(k.name).second) << k.name << " is registered twice";
    ASSERT_NE(k.about, nullptr) << k.name;
    EXPECT_NE(k.about->summary, nullptr) << k.name;
    EXPECT_FALSE(k.about->patterns.empty()) << k.name;
    EXPECT_FALSE(k.about->types.empty()) << k.name;
    EXPECT_FALSE(k.about->operands.empty()) << k.name;
    EXPECT_NE(k.about->call, nullptr) << k.name;
    EXPECT_EQ(std::ranges::count(k.about->patterns, pattern::automatic), 0) << k.name;
  }
  EXPECT_GE(names.size(), 20u);
}

/// Every described variant is in the table of every complete target, and no other one is in any, but those
/// that a kernel alone takes.
TEST(Registry, TablesHoldWhatTheDescriptionsOffer) {
  for (const kernel& row : kernels()) {
    for (std::size_t t = 0; t < targets().size(); ++t) {
      for (int p = 0; p < pattern_count; ++p) {
        for (int type = 0; type < element_type_count; ++type) {
          const bool offered = std::ranges::count(row.about->patterns, static_cast<pattern>(p)) != 0 &&
                               std::ranges::count(row.about->types, static_cast<element_type>(type)) != 0;
          const bool inner = std::ranges::count(row.about->inner, static_cast<pattern>(p)) != 0;
          const bool there = row.tables[t]->at[p][type] != nullptr;
          EXPECT_TRUE(there ? offered || inner : !(offered && targets()[t].complete && targets()[t].built))
              << row.name << " " << targets()[t].name << " " << name_of(static_cast<pattern>(p)) << " "
              << name_of(static_cast<element_type>(type));
        }
      }
    }
  }
}

}  // namespace
}  // namespace pewter
