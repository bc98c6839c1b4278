// The registry and the choice of a target: the best by default, PEWTER_TARGET, a launch's own wish, errors
// that list what is known, and that a target's list of CPU features is what its compiler flags imply.
//
// With PEWTER_TEST_COMPILER defined (the path of the compiler that built the kernels), its predefined
// macros under each target's flags are compared with the list.
#include "kernels/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "kernels/cpu.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

template <class F>
std::string error_of(F f) {
  try {
    f();
  } catch (const error& e) {
    return e.what();
  }
  return "no error";
}

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

/// PEWTER_TARGET is what each test sets; afterwards what it was before.
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

TEST_F(Choice, UnsupportedTargetsAreErrorsThatNameTheMissingFeature) {
  bool all_supported = true;
  for (const target& t : targets()) {
    if (t.supported()) continue;
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
  dispatch_options options;
};

template <int Table>
void record(const void* arguments, const launch_geometry& geometry, const dispatch_options& options) {
  seen& s = **static_cast<seen* const*>(arguments);
  s = {Table, geometry, options};
}

TEST_F(Choice, RunKernelCallsTheChosenTargetsFunction) {
  static constexpr kernel_table tables[] = {kernel_table{}.with(pattern::direct, record<0>, record<10>),
                                            kernel_table{}.with(pattern::direct, record<1>),
                                            kernel_table{}.with(pattern::direct, record<2>),
                                            kernel_table{}.with(pattern::direct, record<3>)};
  static constexpr const kernel_table* list[] = {&tables[0], &tables[1], &tables[2], &tables[3]};
  ASSERT_LE(targets().size(), std::size(list));
  const launch_geometry geometry = geometry_of_threads({1000}, {100});
  for (std::size_t i = 0; i < targets().size(); ++i) {
    if (!targets()[i].supported()) continue;
    seen result;
    seen* const arguments = &result;
    const launch options = {
        .target = targets()[i].name, .host_threads = 3, .mapping = mapping::simdgroups, .shuffle_seed = 7};
    run_kernel(list, pattern::direct, element_type::float32, &arguments, geometry, options, 12.5);
    EXPECT_EQ(result.table, static_cast<int>(i));
    EXPECT_EQ(result.geometry.threads_per_grid, geometry.threads_per_grid);
    EXPECT_EQ(result.geometry.threadgroups_per_grid, uint3{10});
    EXPECT_EQ(result.options.host_threads, 3u);
    EXPECT_EQ(result.options.mapping, mapping::simdgroups);
    EXPECT_EQ(result.options.shuffle_seed, 7u);
    EXPECT_EQ(result.options.nanoseconds_per_threadgroup, 12.5);
    EXPECT_STREQ(last_target(), targets()[i].name);

    const std::string text = error_of(
        [&] { run_kernel(list, pattern::tiled, element_type::bfloat16, &arguments, geometry, options, 0); });
    EXPECT_EQ(text, "launch: pattern = tiled is not offered for bfloat elements by target " +
                        std::string(targets()[i].name));
    std::thread([] { EXPECT_EQ(last_target(), nullptr) << "each thread has its own"; }).join();
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

/// Every described variant is in the table of every target, and no other one.
TEST(Registry, TablesHoldWhatTheDescriptionsOffer) {
  const struct {
    const char* name;
    const description* about;
    target_tables tables;
  } rows[] = {
#define PEWTER_KERNEL(family, name) {#name, &name##_description, detail::name##_tables},
#include "kernels/registry.inc"
#undef PEWTER_KERNEL
  };
  for (const auto& row : rows) {
    for (std::size_t t = 0; t < targets().size(); ++t) {
      for (int p = 0; p < pattern_count; ++p) {
        for (int type = 0; type < element_type_count; ++type) {
          const bool offered = std::ranges::count(row.about->patterns, static_cast<pattern>(p)) != 0 &&
                               std::ranges::count(row.about->types, static_cast<element_type>(type)) != 0;
          EXPECT_EQ(row.tables[t]->at[p][type] != nullptr, offered)
              << row.name << " " << targets()[t].name << " " << name_of(static_cast<pattern>(p)) << " "
              << name_of(static_cast<element_type>(type));
        }
      }
    }
  }
}

// CPU features ---------------------------------------------------------------------------------------

TEST(Cpu, ATargetIsSupportedIfEveryFeatureIsPresent) {
  for (const target& t : targets()) {
    const auto features = features_of_target(t.name);
    EXPECT_FALSE(features.empty()) << t.name;
    EXPECT_EQ(t.supported(), std::ranges::all_of(features, &cpu_feature::present)) << t.name;
  }
  EXPECT_TRUE(features_of_target("no_such_target").empty());
}

TEST(Cpu, ABetterTargetIncludesTheWorse) {
  for (std::size_t i = 1; i < targets().size(); ++i) {
    const auto better = features_of_target(targets()[i - 1].name),
               worse = features_of_target(targets()[i].name);
    EXPECT_GT(better.size(), worse.size());
    for (const cpu_feature& f : worse) {
      EXPECT_NE(std::ranges::find(better, std::string(f.name), &cpu_feature::name), better.end()) << f.name;
    }
  }
}

TEST(Cpu, AgreesWithTheCompilersOwnDetection) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  EXPECT_EQ(cpu_supports_sse42(), __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt"));
  EXPECT_EQ(cpu_supports_avx2(), __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                                     __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"));
  EXPECT_EQ(cpu_supports_avx512(), __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                                       __builtin_cpu_supports("avx512dq") &&
                                       __builtin_cpu_supports("avx512vl"));
  EXPECT_FALSE(cpu_supports_neon());
#else
  EXPECT_FALSE(cpu_supports_sse42() || cpu_supports_avx2() || cpu_supports_avx512());
#endif
}

TEST(Cpu, CachesAndModelAreKnown) {
  const cache_sizes& sizes = cpu_cache_sizes();
  EXPECT_GE(sizes.l1d, 4096u);
  EXPECT_GE(sizes.l2, sizes.l1d);
  EXPECT_FALSE(cpu_model().empty());
  EXPECT_EQ(cpu_model().find_first_of("\n\t"), std::string::npos);
}

#if defined(PEWTER_TEST_COMPILER)

/// The names of the macros that the compiler predefines under some flags.
std::set<std::string> predefined_macros(const std::string& flags) {
  const std::string command =
      std::string(PEWTER_TEST_COMPILER) + " " + flags + " -dM -E -x c++ /dev/null 2>/dev/null";
  std::set<std::string> names;
  std::FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return names;
  char line[4096];
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    char name[256];
    if (std::sscanf(line, "#define %255[A-Za-z0-9_]", name) == 1) names.insert(name);
  }
  pclose(pipe);
  return names;
}

/// Macros that say nothing about the CPU beyond what others say.
bool says_nothing_new(const std::string& name) {
  return name.starts_with("__FP_FAST_FMA") || name == "__CRC32__" || name == "__EVEX256__" ||
         name == "__EVEX512__" || name.starts_with("__ARM_");
}

TEST(Cpu, FeaturesAreThoseThatTheFlagsImply) {
  static constexpr struct {
    const char *name, *flags;
  } rows[] = {
#define PEWTER_TARGET_ROW(name, architecture, flags) {#name, flags},
#include "kernels/targets.inc"
#undef PEWTER_TARGET_ROW
  };
  const std::set<std::string> plain = predefined_macros("");
  if (plain.empty()) GTEST_SKIP() << "cannot run " << PEWTER_TEST_COMPILER;
  for (const auto& row : rows) {
    const auto features = features_of_target(row.name);
    if (features.empty()) continue;  // of another architecture
    const std::set<std::string> defined = predefined_macros(row.flags);
    std::set<std::string> checked;
    for (const cpu_feature& f : features) {
      if (f.macro == nullptr) continue;
      checked.insert(f.macro);
      EXPECT_EQ(defined.count(f.macro), 1u) << row.name << " needs " << f.name << " without reason";
    }
    for (const std::string& macro : defined) {
      EXPECT_TRUE(plain.contains(macro) || checked.contains(macro) || says_nothing_new(macro))
          << row.name << "'s flags define " << macro << ", which cpu.cpp does not check";
    }
  }
}

#endif

}  // namespace
}  // namespace pewter
