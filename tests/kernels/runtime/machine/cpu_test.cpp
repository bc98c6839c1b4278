// CPU features: those of each target are what its compiler flags imply, and detection agrees with the
// compiler's own. The model's name is usable.
//
// With PEWTER_TEST_COMPILER defined (the path of the compiler that built the kernels), its predefined
// macros under each target's flags are compared with the list.
#include "kernels/runtime/machine/cpu.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>

#include "kernels/runtime/registry.hpp"

namespace pewter {
namespace {

TEST(Cpu, ATargetIsSupportedIfEveryFeatureIsPresent) {
  for (const target& t : targets()) {
    const auto features = features_of_target(t.name);
    EXPECT_FALSE(features.empty()) << t.name;
    EXPECT_EQ(t.cpu_supports(), std::ranges::all_of(features, &cpu_feature::present)) << t.name;
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

TEST(Cpu, TheModelIsKnown) {
  EXPECT_FALSE(cpu_model().empty());
  EXPECT_EQ(cpu_model().find_first_of("\n\t"), std::string::npos);
}

#if defined(PEWTER_TEST_COMPILER)

/// What newer compilers call a macro: clang 14 has names of its own for AMX.
std::string of_today(const std::string& name) {
  return name == "__AMXTILE__" ? "__AMX_TILE__" : name == "__AMXBF16__" ? "__AMX_BF16__" : name;
}

/// The names of the macros that the compiler predefines under some flags.
std::set<std::string> predefined_macros(const std::string& flags) {
  const std::string command = PEWTER_TEST_COMPILER " " + flags + " -dM -E -x c++ /dev/null 2>/dev/null";
  std::set<std::string> names;
  std::FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return names;
  char line[4096];
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    char name[256];
    if (std::sscanf(line, "#define %255[A-Za-z0-9_]", name) == 1) names.insert(of_today(name));
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
#define PEWTER_TARGET_ROW(name, architecture, flags, ...) {#name, flags},
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#include "kernels/targets.inc"
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
