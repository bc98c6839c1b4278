// Every kernel on inputs that break careless arithmetic: values that are not finite, subnormals, sums that
// cancel, a mean much larger than the deviation from it, one element that dominates. The oracle's value must
// be met within the usual bounds, and values that are not finite must be met exactly.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/support/compare.hpp"
#include "tests/support/shapes.hpp"
#include "tests/support/variant.hpp"

namespace pewter::test {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

struct adversary {
  const char* name;
  float (*value)(std::size_t i, float normal, element_type type);
};

/// The smallest normal number of a storage type.
float smallest_normal(element_type type) { return type == element_type::float16 ? 0x1p-14f : 0x1p-126f; }

constexpr adversary adversaries[] = {
    {"a NaN", [](std::size_t i, float x, element_type) { return i % 1009 == 17 ? nan : x; }},
    {"an infinity", [](std::size_t i, float x, element_type) { return i % 1009 == 17 ? infinity : x; }},
    {"a negative infinity",
     [](std::size_t i, float x, element_type) { return i % 1009 == 17 ? -infinity : x; }},
    {"only negative infinities", [](std::size_t, float, element_type) { return -infinity; }},
    {"a mean much larger than the deviation",
     [](std::size_t, float x, element_type e) {
       return e == element_type::float32 ? 1e4f + 1e-2f * x : 100 + x;
     }},
    {"the same everywhere", [](std::size_t, float, element_type) { return 100.125f; }},
    {"one that dominates", [](std::size_t i, float x, element_type) { return i % 1009 == 17 ? 60.0f : x; }},
    {"a beginning unlike what follows",
     [](std::size_t i, float x, element_type) { return i % 1009 < 40 ? 500 + x : x; }},
    {"alternating signs",
     [](std::size_t i, float x, element_type) { return (i % 2 == 0 ? 1.0f : -1.0f) * (30 + x); }},
    {"a slope over all that exp can give",
     [](std::size_t i, float, element_type) { return -0.125f * static_cast<float>(i % 1024); }},
    {"subnormals", [](std::size_t, float x, element_type e) { return smallest_normal(e) * 0.25f * x; }},
    {"zeros of both signs", [](std::size_t i, float, element_type) { return i % 3 == 0 ? -0.0f : 0.0f; }},
};

class Adversarial : public variant_test {};

TEST_P(Adversarial, IsMetWithinTheSameBounds) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : some_odd_shapes(*k.about, 8)) {
    const operand_set harmless(*k.about, shape, GetParam().type, 23);
    for (const adversary& a : adversaries) {
      operand_set fresh = harmless;
      for (std::size_t i = 0; i < fresh.buffers.size(); ++i) {
        const operand& o = k.about->operands[i];
        if (o.role != role::input || o.kind != element_kind::storage || o.fill != fill::normal) continue;
        guarded_buffer& b = fresh.buffers[i];
        for (std::size_t j = 0; j < b.count(); ++j)
          b.set(j, a.value(j, static_cast<float>(b.at(j)), GetParam().type));
      }
      const expectation expected = expect(k, shape, fresh);
      for (const std::uint32_t threads : {0u, 32u, 256u}) {
        operand_set operands = fresh;
        call(shape, operands, options(threads));
        EXPECT_EQ(mismatch(k, shape, GetParam().type, operands, expected), "")
            << a.name << ", shape " << text(shape) << ", " << threads << " threads";
        if (HasFailure()) break;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, Adversarial, testing::ValuesIn(all_variants()),
                         [](const auto& parameter) { return parameter.param.name(); });

}  // namespace
}  // namespace pewter::test
