// The machine profile: this machine's is usable, named ones are the same everywhere, a profile's text is read
// back as it was written, and bad text is an error that says what is expected.
#include "kernels/runtime/machine/machine.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <string>

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/runtime/verbose.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

TEST(Machine, ThisOneIsKnown) {
  const machine& m = this_machine();
  EXPECT_GE(m.l1d.bytes, 4096u);
  EXPECT_GE(m.l2.bytes, m.l1d.bytes);
  EXPECT_GE(m.l1d.shared_by, 1u);
  EXPECT_GE(m.l3.shared_by, 1u);
  EXPECT_GE(m.cores, 1u);
  EXPECT_GE(m.numa_nodes, 1u);
  EXPECT_LE(m.numa_nodes, m.cores);
}

TEST(Machine, ForksAreMeasuredOnce) {
  machine_costs known = machine_named("zen5").costs;
  known.fork = known.barrier = 0;
  const unsigned forked = detail::forked_host_threads();
  const machine_costs measured = detail::with_measured_forks(known, 2);
  EXPECT_EQ(detail::forked_host_threads(), forked);
  EXPECT_GE(measured.fork, 300);
  EXPECT_LE(measured.fork, 20000);
  EXPECT_GE(measured.barrier, 100);
  EXPECT_LE(measured.barrier, 5000);
  EXPECT_EQ(measured.fma, known.fma);
  EXPECT_EQ(detail::with_measured_forks(known, 1).fork, known.fork);

  const double as_read = this_machine().costs.fork;
  EXPECT_FALSE(detail::measures_forks(1));
  const bool now = detail::measures_forks(2);
  const machine& m = this_machine();
  if (std::getenv("PEWTER_PROFILE") != nullptr) {
    EXPECT_FALSE(now);
    EXPECT_EQ(m.costs.fork, as_read);
  }
  EXPECT_FALSE(detail::measures_forks(4));
  EXPECT_EQ(&this_machine(), &m);
}

TEST(Machine, WhatL1dHoldsIsNotPrefetched) {
  for (const char* name : microarchitecture_names()) {
    const machine m = machine_named(name);
    EXPECT_FALSE(m.prefetches(0)) << name;
    EXPECT_FALSE(m.prefetches(m.l1d.bytes)) << name;
    EXPECT_EQ(m.prefetches(m.l1d.bytes + 1), m.prefetch.pays) << name;
  }
  EXPECT_TRUE(machine_named("granite_rapids").prefetch.pays);
  EXPECT_FALSE(machine_named("zen5").prefetch.pays);
}

#if defined(__x86_64__)
TEST(Machine, SoftwarePrefetchIsForIntel) {
  if (std::getenv("PEWTER_PROFILE") != nullptr) GTEST_SKIP() << "PEWTER_PROFILE is set";
  EXPECT_EQ(this_machine().prefetch.pays, __builtin_cpu_is("intel") != 0);
}
#endif

TEST(Machine, NamedOnesAreComplete) {
  for (const char* name : microarchitecture_names()) {
    const machine m = machine_named(name);
    EXPECT_STREQ(name_of(m.core), name);
    EXPECT_NO_THROW(detail::micro_kernel_of(best_target_of(m.core), element_type::float32)) << name;
    EXPECT_LT(m.l1d.bytes, m.l2.bytes) << name;
    EXPECT_LT(m.l2.bytes, m.l3.bytes) << name;
    EXPECT_LE(m.l3.shared_by, m.cores) << name;
    EXPECT_GT(m.costs.fork, m.costs.barrier) << name;
    EXPECT_GE(m.costs.fma, m.costs.amx) << name;
    EXPECT_GE(m.costs.bf16, m.costs.amx) << name;
    EXPECT_GT(m.costs.amx, 0) << name;
    EXPECT_GE(m.bandwidths.memory, m.bandwidths.core) << name;
    EXPECT_EQ(m.nontemporal.sequential, m.largest_cache()) << name;
  }
  EXPECT_EQ(machine_named("zen4").l2.bytes, std::size_t{1} << 20);
  EXPECT_EQ(machine_named("zen4").cores, 192u);
  EXPECT_STREQ(best_target_of(microarchitecture::zen4), "avx512_bf16");
}

TEST(Machine, AnUnknownNameIsAnErrorThatNamesTheKnownOnes) {
  EXPECT_EQ(test::error_of([] { machine_named("zen1"); }),
            "machine_named: name = \"zen1\", must be one of generic, haswell, skylake_x, ice_lake, "
            "sapphire_rapids, granite_rapids, zen2, zen3, zen4, zen5, neoverse");
}

TEST(Machine, AProfileIsReadAsItWasWritten) {
  const machine zen = machine_named("zen4");
  machine m = machine_named("haswell");
  apply_profile(m, profile_of(zen), "text");
  EXPECT_EQ(profile_of(m), profile_of(zen));
}

TEST(Machine, AProfileSetsWhatItNames) {
  machine m = machine_named("generic");
  apply_profile(m, "# a machine\r\n\n  l2=512K # private\nfork_ns = 1500.5\nprefetch_pays = 1\nl3 = 0",
                "text");
  EXPECT_EQ(m.l2.bytes, 512u << 10);
  EXPECT_EQ(m.l3.bytes, 0u);
  EXPECT_EQ(m.costs.fork, 1500.5);
  EXPECT_TRUE(m.prefetch.pays);
  EXPECT_EQ(m.l1d.bytes, machine_named("generic").l1d.bytes);
}

TEST(Machine, NontemporalThresholdsFollowTheCachesUnlessNamed) {
  machine m = machine_named("zen4");
  apply_profile(m, "l3 = 64M", "text");
  EXPECT_EQ(m.nontemporal.sequential, 64u << 20);
  apply_profile(m, "nontemporal_bytes = 7M", "text");
  EXPECT_EQ(m.nontemporal.sequential, 7u << 20);
  EXPECT_EQ(m.nontemporal.transposed, 4u << 20);
}

TEST(Machine, BadProfilesAreErrorsAndChangeNothing) {
  const auto error = [](const char* text) {
    machine m = machine_named("zen3");
    std::string found = test::error_of([&] { apply_profile(m, text, "m.profile"); });
    EXPECT_EQ(profile_of(m), profile_of(machine_named("zen3"))) << text;
    return found;
  };
  EXPECT_EQ(error("l2 = 1M\nl1d = 32KB"),
            "profile m.profile, line 2: l1d = \"32KB\", must be bytes (or K, M) from 1 to 1099511627776");
  EXPECT_EQ(error("cores = 0"), "profile m.profile, line 1: cores = \"0\", must be a number from 1 to 4096");
  EXPECT_EQ(error("fork_ns = nan"),
            "profile m.profile, line 1: fork_ns = \"nan\", must be a number from 1 to 1000000000");
  EXPECT_EQ(error("fork_ns = 10 20"),
            "profile m.profile, line 1: fork_ns = \"10 20\", must be a number from 1 to 1000000000");
  EXPECT_EQ(error("prefetch_pays = yes"),
            "profile m.profile, line 1: prefetch_pays = \"yes\", must be 0 or 1");
  EXPECT_EQ(
      error("prefetch_distance = 32769"),
      "profile m.profile, line 1: prefetch_distance = \"32769\", must be bytes (or K, M) from 0 to 32768");
  EXPECT_TRUE(error("core = zen1")
                  .starts_with("profile m.profile, line 1: core = \"zen1\", must be one of generic haswell"));
  EXPECT_TRUE(error("L2 = 1M").starts_with(
      "profile m.profile, line 1: \"L2 = 1M\", must be key = value with a key of core l1d "));
  EXPECT_TRUE(error("l2 1M").starts_with("profile m.profile, line 1: \"l2 1M\", must be key = value"));
}

TEST(Machine, AVirtualMachineHasAShareOfItsHostsLastCache) {
  constexpr std::size_t mb = 1 << 20;
  EXPECT_EQ(share_of_last_cache(480 * mb, 2), 64 * mb);
  EXPECT_EQ(share_of_last_cache(480 * mb, 240), 480 * mb);
  EXPECT_EQ(share_of_last_cache(32 * mb, 1), 32 * mb);
  EXPECT_EQ(share_of_last_cache(480 * mb, 0), 32 * mb);
  EXPECT_EQ(share_of_last_cache(0, 2), 0u);
}

TEST(Machine, CacheSizesCanBeNamed) {
  const auto sizes = [](const char* names) {
    const cache_sizes s = cache_sizes_named(names);
    return std::array{s.l1d, s.l2, s.l3};
  };
  using bytes = std::array<std::size_t, 3>;
  EXPECT_EQ(sizes("4096,16384,65536"), (bytes{4096, 16384, 65536}));
  EXPECT_EQ(sizes("48K,2M,0"), (bytes{48 << 10, 2 << 20, 0}));
}

TEST(Machine, OtherCacheSizesAreErrorsThatSayWhatIsExpected) {
  for (const std::string names :
       {"32768", "32768,65536", "1,2,3,4", "1,2,", ",2,3", "0,1,2", "1,0,2", "-1,2,3", "1, 2,3", "1,2,3k",
        "1,2,3KB", "1,2,K", "1.5M,2M,3M", "x,y,z", "1,2,18446744073709551616", "1,2,18014398509481984K"})
    EXPECT_EQ(test::error_of([&] { cache_sizes_named(names.c_str()); }),
              "PEWTER_CACHES = \"" + names +
                  "\", must be l1d,l2,l3 in bytes, K or M: \"32K,1M,32M\"; an l3 of 0 is none");
}

TEST(Machine, TheEnvironmentsCacheSizesWin) {
  const char* const names = std::getenv("PEWTER_CACHES");
  if (names == nullptr || *names == '\0') GTEST_SKIP() << "PEWTER_CACHES is not set, as ctest does for this";
  const cache_sizes wanted = cache_sizes_named(names);
  const machine& got = this_machine();
  EXPECT_EQ(got.l1d.bytes, wanted.l1d);
  EXPECT_EQ(got.l2.bytes, wanted.l2);
  EXPECT_EQ(got.l3.bytes, wanted.l3);
}

}  // namespace
}  // namespace pewter
