// Runs SIMD groups in another order than by index, which must not show.
#pragma once

#include <gtest/gtest.h>

#include <utility>

#include "pewter/detail/simdgroup_order.hpp"
#include "pewter/launch.hpp"

namespace pewter::test {

/// While it lives, dispatches run SIMD groups in the seed's order; 0: by index.
class simdgroup_order {
 public:
  explicit simdgroup_order(std::uint32_t seed) : before_(std::exchange(detail::simdgroup_order, seed)) {}
  ~simdgroup_order() { detail::simdgroup_order = before_; }
  simdgroup_order(const simdgroup_order&) = delete;
  simdgroup_order& operator=(const simdgroup_order&) = delete;

 private:
  std::uint32_t before_;
};

/// Options of a dispatch, and the seed of its SIMD groups' order.
struct ordered_options : dispatch_options {
  std::uint32_t order = 0;
};

/// A test in the order that its parameter says.
class in_every_order : public testing::TestWithParam<ordered_options> {
  const simdgroup_order order_{GetParam().order};
};

}  // namespace pewter::test
