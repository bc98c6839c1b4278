// One way to run one kernel of the registry, and the fixture of the tests that try all of them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/test_hooks.hpp"
#include "tests/support/operands.hpp"

namespace pewter::test {

struct variant {
  const kernel* which;
  pewter::pattern pattern;
  element_type type;
  const pewter::target* target;

  std::string name() const {
    return std::string(which->name) + "_" + name_of(pattern) + "_" + name_of(type) + "_" + target->name;
  }
};

/// The variants that every target offers; a complete target offers all.
inline std::vector<variant> all_variants() {
  std::vector<variant> all;
  for (const kernel& k : kernels())
    for (const pattern p : k.about->patterns)
      for (const element_type e : k.about->types)
        for (std::size_t t = 0; t < targets().size(); ++t) {
          const bool own = k.tables[t]->at[static_cast<int>(p)][static_cast<int>(e)] != nullptr;
          if (own || (targets()[t].complete && targets()[t].built)) all.push_back({&k, p, e, &targets()[t]});
        }
  return all;
}

class variant_test : public testing::TestWithParam<variant> {
 protected:
  void SetUp() override {
    if (!GetParam().target->supported()) GTEST_SKIP() << "this CPU lacks " << GetParam().target->name;
  }
  void TearDown() override {
    if (ran_) {
      EXPECT_STREQ(last_target(), GetParam().target->name);
    }
    // MMX code that does not tidy up leaves x86 without long double.
    volatile long double one = 1;
    EXPECT_EQ(one + one, 2) << "the floating-point stack is not as it was";
  }

  launch options(std::uint32_t threads) const {
    launch l;
    l.threads_per_threadgroup = threads;
    l.pattern = GetParam().pattern;
    l.target = GetParam().target->name;
    return l;
  }
  void call(const problem_shape& shape, operand_set& operands, const launch& l) {
    const std::vector<void*> pointers = operands.pointers();
    GetParam().which->about->call({shape, GetParam().type, pointers.data(), l});
    for (const operand& o : GetParam().which->about->operands) ran_ = ran_ || o.count(shape) != 0;
  }

 private:
  bool ran_ = false;
};

inline std::string text(const problem_shape& s) {
  std::string all;
  for (const std::size_t extent : s.extent) all += (all.empty() ? "" : "x") + std::to_string(extent);
  return all;
}

}  // namespace pewter::test
