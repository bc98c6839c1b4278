// Every kernel of the registry x pattern x element type x target: right within its stated bound at every
// threadgroup size and odd shape, and the same bits however the work is mapped to host threads.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <initializer_list>
#include <memory>

#include "tests/support/compare.hpp"
#include "tests/support/page_guarded.hpp"
#include "tests/support/shapes.hpp"
#include "tests/support/simdgroup_order.hpp"
#include "tests/support/variant.hpp"

namespace pewter::test {
namespace {

class Collection : public variant_test {};

TEST_P(Collection, IsRightAtEveryThreadgroupSize) {
  const kernel& k = *GetParam().which;
  std::uint32_t seed = 1;
  for (const problem_shape& shape : some_odd_shapes(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, ++seed);
    const expectation expected = expect(k, shape, fresh);
    for (const std::uint32_t threads : threadgroup_sizes) {
      operand_set operands = fresh;
      call(shape, operands, options(threads));
      ASSERT_EQ(mismatch(k, shape, GetParam().type, operands, expected), "")
          << "shape " << text(shape) << ", " << threads << " threads";
    }
  }
}

TEST_P(Collection, IsRightAtEveryShape) {
  const kernel& k = *GetParam().which;
  std::uint32_t seed = 100;
  for (const problem_shape& shape : odd_shapes(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, ++seed);
    const expectation expected = expect(k, shape, fresh);
    for (const std::uint32_t threads : {0u, threadgroup_sizes[seed % std::size(threadgroup_sizes)]}) {
      operand_set operands = fresh;
      call(shape, operands, options(threads));
      ASSERT_EQ(mismatch(k, shape, GetParam().type, operands, expected), "")
          << "shape " << text(shape) << ", " << threads << " threads (0: automatic)";
    }
  }
}

TEST_P(Collection, IsRightOnLongRows) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : shapes_of_long_rows(*k.about)) {
    operand_set operands(*k.about, shape, GetParam().type, 13);
    const expectation expected = expect(k, shape, operands);
    call(shape, operands, options(0));
    ASSERT_EQ(mismatch(k, shape, GetParam().type, operands, expected), "") << "shape " << text(shape);
  }
}

TEST_P(Collection, TouchesNothingOutsideItsOperands) {
  const kernel& k = *GetParam().which;
  fault_report report;
  for (const problem_shape& shape : some_odd_shapes(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, 5);
    for (const std::uint32_t threads : {0u, 31u, 256u})
      for (const auto side : {page_guarded::side::before_a_page, page_guarded::side::behind_a_page}) {
        std::vector<std::unique_ptr<page_guarded>> guarded;
        std::vector<void*> pointers;
        for (const guarded_buffer& b : fresh.buffers) {
          guarded.push_back(std::make_unique<page_guarded>(b.size(), side));
          if (b.size() != 0) std::memcpy(guarded.back()->data(), b.data(), b.size());
          pointers.push_back(guarded.back()->data());
        }
        report.now(GetParam().name() + ", shape " + text(shape) + ", " + std::to_string(threads) +
                   " threads");
        k.about->call({shape, GetParam().type, pointers.data(), options(threads)});
      }
  }
}

TEST_P(Collection, GivesTheSameBitsUnderEveryMappingAndOrder) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : some_odd_shapes(*k.about)) {
    const operand_set fresh(*k.about, shape, GetParam().type, 7);
    operand_set reference = fresh;
    launch l = options(128);
    l.mapping = mapping::run_inline;
    call(shape, reference, l);
    for (const mapping how :
         {mapping::threadgroups, mapping::simdgroups, mapping::teams, mapping::teams_distribute})
      for (const std::uint32_t order : {0u, 3u, 1000003u}) {
        operand_set operands = fresh;
        l.mapping = how;
        const simdgroup_order shuffled(order);
        l.host_threads = 2;
        call(shape, operands, l);
        for (std::size_t i = 0; i < operands.buffers.size(); ++i)
          ASSERT_TRUE(operands.buffers[i] == reference.buffers[i])
              << k.about->operands[i].name << ", shape " << text(shape) << ", mapping "
              << static_cast<int>(how);
      }
  }
}

TEST_P(Collection, WorksInPlaceWhereItSaysSo) {
  const kernel& k = *GetParam().which;
  if (k.about->in_place_input < 0) return;
  const auto input = static_cast<std::size_t>(k.about->in_place_input);
  std::size_t output = 0;
  while (k.about->operands[output].role == role::input) ++output;
  for (const problem_shape& shape : some_odd_shapes(*k.about)) {
    operand_set apart(*k.about, shape, GetParam().type, 11), in_place = apart;
    call(shape, apart, options(96));
    std::vector<void*> pointers = in_place.pointers();
    pointers[output] = pointers[input];
    k.about->call({shape, GetParam().type, pointers.data(), options(96)});
    const guarded_buffer &got = in_place.buffers[input], &wanted = apart.buffers[output];
    ASSERT_EQ(got.size(), wanted.size());
    ASSERT_TRUE(got.guards_intact());
    ASSERT_EQ(got.size() == 0 ? 0 : std::memcmp(got.data(), wanted.data(), got.size()), 0)
        << "shape " << text(shape);
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, Collection, testing::ValuesIn(all_variants()),
                         [](const auto& parameter) { return parameter.param.name(); });

/// As a caller calls it who leaves everything open: few elements in all, and many short rows.
TEST(LibraryChoice, IsRightAtEveryShape) {
  std::uint32_t seed = 200;
  for (const kernel& k : kernels())
    for (const element_type type : k.about->types) {
      std::vector<problem_shape> shapes = some_odd_shapes(*k.about);
      const std::size_t dimensions = k.about->dimensions.size();
      for (const std::size_t extent : {dimensions > 4 ? 6u : 40u, dimensions > 4 ? 10u : 70u}) {
        problem_shape many;
        for (std::size_t d = 0; d < dimensions; ++d) many.extent[d] = extent;
        if (k.about->valid == nullptr || k.about->valid(many)) shapes.push_back(many);
      }
      for (const problem_shape& shape : shapes) {
        operand_set operands(*k.about, shape, type, ++seed);
        const expectation expected = expect(k, shape, operands);
        const std::vector<void*> pointers = operands.pointers();
        k.about->call({shape, type, pointers.data(), {}});
        ASSERT_EQ(mismatch(k, shape, type, operands, expected), "")
            << k.name << ", " << name_of(type) << ", shape " << text(shape);
      }
    }
}

// ---- the comparison itself must be able to fail ----

TEST(Comparison, FindsAnErrorOfFourTolerances) {
  for (const kernel& k : kernels()) {
    const problem_shape shape = odd_shapes(*k.about).back();
    operand_set operands(*k.about, shape, element_type::float32, 3);
    const std::vector<void*> pointers = operands.pointers();
    k.about->call({shape, element_type::float32, pointers.data(), {}});
    const expectation expected = expect(k, shape, operands);
    ASSERT_EQ(mismatch(k, shape, element_type::float32, operands, expected), "") << k.name;
    std::size_t output = 0;
    while (k.about->operands[output].role == role::input) ++output;
    const std::vector<double>& values = expected.values[0];
    std::size_t at = 0;  // of a number that has a relative error; NaN stands for what set_rows leaves alone
    while (at + 1 < values.size() && !(std::abs(values[at]) > 0)) ++at;
    const double value = values[at];
    const double bound = tolerance(*k.about, shape, k.about->operands[output].kind, element_type::float32,
                                   value, expected.magnitudes[0][at]);
    if (k.about->operands[output].kind ==
        element_kind::blocks) {  // no byte is a number: a block of ones is a NaN, or huge
      std::memset(operands.buffers[output].data(), 0xff, operands.buffers[output].size());
      EXPECT_NE(mismatch(k, shape, element_type::float32, operands, expected), "") << k.name;
      continue;
    }
    const double whole = is_whole(k.about->operands[output].kind) ? 1 : 0;
    operands.buffers[output].set(at,
                                 static_cast<float>(value + 4 * bound + whole + std::abs(value) * 0x1p-22));
    EXPECT_NE(mismatch(k, shape, element_type::float32, operands, expected), "") << k.name;
  }
}

TEST(Comparison, FindsASubnormalThatBecameZero) {
  for (const kernel& k : kernels())
    for (const problem_shape& shape : odd_shapes(*k.about))
      for (const auto& [type, subnormal] : {std::pair{element_type::float32, 0x1p-130},
                                            {element_type::float16, 0x1p-23},
                                            {element_type::bfloat16, 0x1p-130}})
        EXPECT_LT(tolerance(*k.about, shape, element_kind::storage, type, subnormal, subnormal), subnormal)
            << k.name << ", shape " << text(shape) << ", " << name_of(type);
}

TEST(Comparison, FindsAWriteBehindTheEnd) {
  operand_set operands(relu_description, {{33}}, element_type::float32, 3);
  operands.buffers[1].data()[operands.buffers[1].size()] = std::byte{0};
  EXPECT_FALSE(operands.buffers[1].guards_intact());
}

}  // namespace
}  // namespace pewter::test
