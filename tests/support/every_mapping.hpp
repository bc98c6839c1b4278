// Runs a test with each mapping of SIMD groups onto host threads and with several orders of a phase's turns.
#pragma once

#include <gtest/gtest.h>

#include <tuple>

#include "pewter/pewter.hpp"
#include "tests/support/simdgroup_order.hpp"

namespace pewter::test {

class with_every_mapping : public testing::TestWithParam<std::tuple<mapping, std::uint32_t>> {
 protected:
  dispatch_options options() const {
    dispatch_options o;
    o.host_threads = 2;
    o.mapping = std::get<0>(GetParam());
    return o;
  }

 private:
  const simdgroup_order order_{std::get<1>(GetParam())};
};

inline auto every_mapping() {
  return testing::Combine(testing::Values(mapping::automatic, mapping::run_inline, mapping::threadgroups,
                                          mapping::simdgroups, mapping::teams, mapping::teams_distribute),
                          testing::Values(0u, 1u, 77u, 123457u));
}

}  // namespace pewter::test
