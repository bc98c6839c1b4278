// How gemm's plans divide products of half and bfloat by FMA among host threads.
#include <gtest/gtest.h>

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/runtime/machine.hpp"

namespace pewter::detail {
namespace {

/// Why: kernels/matmul/host_threads.md#conversion.
TEST(PlanOfHalfAndBfloat, HostThreadsConvertAForTheirOwnColumns) {
  const machine m = machine_named("sapphire_rapids");
  const auto plan_of = [&](std::size_t extent, unsigned threads, element_type type = element_type::bfloat16,
                           bool transpose_a = false) {
    return make_plan(tight_problem(extent, extent, extent, type, "avx512", threads, 1, transpose_a), m);
  };
  for (const std::size_t extent : {100u, 128u, 256u}) {
    const gemm_plan p = plan_of(extent, 2);
    EXPECT_EQ(p.a_operand.form, operand_form::in_place) << extent;
    EXPECT_TRUE(p.partition.over_n) << extent;
  }
  EXPECT_EQ(plan_of(192, 2, element_type::float16).a_operand.form, operand_form::in_place);
  EXPECT_EQ(plan_of(100, 1).a_operand.form, operand_form::packed);
  EXPECT_EQ(plan_of(80, 2).a_operand.form, operand_form::packed) << "shares of 64 and 16 columns";
  EXPECT_EQ(plan_of(320, 2).a_operand.form, operand_form::packed) << "more than four panels each";
  const gemm_problem by_many = tight_problem(128, 128, 128, element_type::bfloat16, "avx512", 16);
  EXPECT_EQ(plan_for_threads(by_many, m, 16).a_operand.form, operand_form::packed);
  EXPECT_EQ(plan_of(128, 2, element_type::bfloat16, true).a_operand.form, operand_form::packed);
}

TEST(PlanOfHalfAndBfloat, CrossingPanelsCountAgainstAFork) {
  const machine m = machine_named("sapphire_rapids");
  const auto costs_of = [&](unsigned threads) {
    return make_plan(tight_problem(80, 80, 80, element_type::bfloat16, "avx512", threads), m).costs;
  };
  const auto of_float =
      make_plan(tight_problem(80, 80, 80, element_type::float32, "avx512", 2, 1, true), m).costs;
  EXPECT_LT(costs_of(2).packed_element, of_float.packed_element);
}

/// Why: kernels/matmul/skinny.md#inner-products.
TEST(PlanOfHalfAndBfloat, ManyRowsAreInnerProductsOfALongKOnly) {
  const machine m = machine_named("zen4");
  for (const char* target : {"avx512_bf16", "avx512"}) {
    const auto algorithm_of = [&](std::size_t rows, std::size_t k) {
      return make_plan(tight_problem(rows, 64, k, element_type::bfloat16, target, 1, 1, false, true), m)
          .algorithm;
    };
    EXPECT_EQ(algorithm_of(16, 256), gemm_algorithm::inner_product);
    EXPECT_NE(algorithm_of(16, 255), gemm_algorithm::inner_product);
    EXPECT_EQ(algorithm_of(9, 144), gemm_algorithm::inner_product);
    EXPECT_NE(algorithm_of(9, 143), gemm_algorithm::inner_product);
    EXPECT_EQ(algorithm_of(8, 16), gemm_algorithm::inner_product);
  }
}

}  // namespace
}  // namespace pewter::detail
