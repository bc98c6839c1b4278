// Checked mode says nothing of the kernels of the collection, at any threadgroup size, and they give the same
// bits in every order of SIMD groups, on one host thread and on several; each number of host threads takes
// one of the orders. Only for checked builds. The environment has the lists: scripts/check-kernel
// --collection tries all.
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "tests/support/shapes.hpp"
#include "tests/support/simdgroup_order.hpp"
#include "tests/support/variant.hpp"

namespace pewter::test {
namespace {

#if !defined(PEWTER_CHECK)
#error "a checked build's test"
#endif

std::vector<std::uint32_t> numbers_of(const char* variable, const char* otherwise) {
  const char* const given = std::getenv(variable);
  std::istringstream list(given != nullptr ? given : otherwise);
  std::vector<std::uint32_t> numbers;
  for (std::string one; std::getline(list, one, ',');)
    numbers.push_back(static_cast<std::uint32_t>(std::stoul(one)));
  return numbers;
}
const std::vector<std::uint32_t> sizes = numbers_of("PEWTER_CHECK_SIZES", "1,33,96,256,1000");
const std::vector<std::uint32_t> seeds = numbers_of("PEWTER_CHECK_SEEDS", "3");
const std::vector<std::uint32_t> host_threads = numbers_of("PEWTER_CHECK_HOST_THREADS", "2");

class CheckedCollection : public variant_test {
 protected:
  void expect_same(const problem_shape& shape, const operand_set& fresh, const operand_set& reference,
                   const launch& l) {
    operand_set operands = fresh;
    ASSERT_NO_THROW(call(shape, operands, l))
        << "shape " << text(shape) << ", " << l.threads_per_threadgroup << " threads";
    for (std::size_t i = 0; i < operands.buffers.size(); ++i)
      ASSERT_TRUE(operands.buffers[i] == reference.buffers[i])
          << GetParam().which->about->operands[i].name << ", shape " << text(shape) << ", "
          << l.threads_per_threadgroup << " threads, order " << detail::simdgroup_order << ", "
          << l.host_threads << " host threads, mapping " << static_cast<int>(l.mapping);
  }
};

TEST_P(CheckedCollection, IsSilentAndGivesTheSameBits) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : some_odd_shapes(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, 7);
    for (const std::uint32_t threads : sizes) {
      operand_set reference = fresh;
      launch l = options(threads);
      l.mapping = mapping::run_inline;
      ASSERT_NO_THROW(call(shape, reference, l)) << "shape " << text(shape) << ", " << threads << " threads";
      for (const std::uint32_t seed : seeds) {
        const simdgroup_order shuffled(seed);
        expect_same(shape, fresh, reference, l);
      }
      for (std::size_t i = 0; i < host_threads.size(); ++i) {
        const simdgroup_order shuffled(seeds.empty() ? 0 : seeds[i % seeds.size()]);
        l.host_threads = host_threads[i];
        for (const mapping how : {mapping::threadgroups, mapping::simdgroups}) {
          l.mapping = how;
          expect_same(shape, fresh, reference, l);
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, CheckedCollection, testing::ValuesIn(all_variants()),
                         [](const auto& parameter) { return parameter.param.name(); });

}  // namespace
}  // namespace pewter::test
