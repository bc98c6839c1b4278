// The rule of memory policies, on machines that nobody here has.
#include "kernels/runtime/machine/memory_policy.hpp"

#include <gtest/gtest.h>

#include "kernels/runtime/machine/machine.hpp"

namespace pewter {
namespace {

constexpr traversal orders[] = {traversal::elements, traversal::rows, traversal::scan, traversal::transposed};

memory_traffic traffic(traversal order, std::size_t bytes) { return {order, bytes, false, true, 0}; }

TEST(MemoryPolicy, ResultsAreNontemporalBeyondTheThreshold) {
  for (const char* name : microarchitecture_names()) {
    const machine m = machine_named(name);
    for (const traversal order : orders) {
      const std::size_t threshold =
          order == traversal::transposed ? m.nontemporal.transposed : m.nontemporal.sequential;
      EXPECT_FALSE(memory_policy_for(m, traffic(order, threshold)).nontemporal) << name;
      EXPECT_TRUE(memory_policy_for(m, traffic(order, threshold + 1)).nontemporal) << name;
    }
  }
}

TEST(MemoryPolicy, TheThresholdIsTheProfiles) {
  machine m = machine_named("zen4");
  apply_profile(m, "nontemporal_bytes = 1000\nnontemporal_transposed_bytes = 2000", "text");
  EXPECT_TRUE(memory_policy_for(m, traffic(traversal::rows, 1001)).nontemporal);
  EXPECT_FALSE(memory_policy_for(m, traffic(traversal::transposed, 2000)).nontemporal);
  EXPECT_TRUE(memory_policy_for(m, traffic(traversal::transposed, 2001)).nontemporal);
}

TEST(MemoryPolicy, NeverNontemporalInPlaceUnalignedOrByPartsOfSimdGroups) {
  const machine m = machine_named("granite_rapids");
  const std::size_t large = m.nontemporal.sequential + 1;
  for (const traversal order : orders) {
    EXPECT_FALSE(memory_policy_for(m, {order, large, true, true, 0}).nontemporal);
    EXPECT_FALSE(memory_policy_for(m, {order, large, false, false, 0}).nontemporal);
    EXPECT_FALSE(memory_policy_for(m, {order, large, false, true, 100}).nontemporal);
    EXPECT_TRUE(memory_policy_for(m, {order, large, false, true, 256}).nontemporal);
  }
}

TEST(MemoryPolicy, PrefetchIsTheMachinesAndBeyondL1d) {
  for (const char* name : microarchitecture_names()) {
    const machine m = machine_named(name);
    for (const traversal order : {traversal::elements, traversal::rows})
      for (const std::size_t bytes : {m.l1d.bytes, m.l1d.bytes + 1, m.nontemporal.sequential + 1})
        EXPECT_EQ(memory_policy_for(m, traffic(order, bytes)).prefetch, m.prefetches(bytes)) << name;
  }
}

TEST(MemoryPolicy, ScansAndNontemporalTransposesPrefetchEverywhere) {
  const machine m = machine_named("zen4");
  EXPECT_TRUE(memory_policy_for(m, traffic(traversal::scan, 64)).prefetch);
  EXPECT_TRUE(memory_policy_for(m, traffic(traversal::transposed, m.nontemporal.transposed + 1)).prefetch);
  EXPECT_FALSE(memory_policy_for(m, traffic(traversal::transposed, m.nontemporal.transposed)).prefetch);
}

TEST(MemoryPolicy, DistancesAreTheProfiles) {
  machine m = machine_named("granite_rapids");
  apply_profile(m, "prefetch_distance = 640\nnontemporal_prefetch_distance = 3072", "text");
  const std::size_t small = m.l1d.bytes + 1, large = m.nontemporal.sequential + 1;
  const auto distance = [&](traversal order, std::size_t bytes) {
    return memory_policy_for(m, traffic(order, bytes)).distance;
  };
  EXPECT_EQ(distance(traversal::elements, small), 640);
  EXPECT_EQ(distance(traversal::elements, large), 3072);
  EXPECT_EQ(distance(traversal::rows, small), 640);
  EXPECT_EQ(distance(traversal::rows, large), 640);
  EXPECT_EQ(distance(traversal::scan, small), 3072);
  EXPECT_EQ(distance(traversal::transposed, large), 640);
}

}  // namespace
}  // namespace pewter
