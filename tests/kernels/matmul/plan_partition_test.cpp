// How gemm's plans divide products among host threads, and what they prefetch.
#include <gtest/gtest.h>

#include <string>

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/runtime/machine/machine.hpp"

namespace pewter::detail {
namespace {

timed_plan candidate_of(const char* name, const gemm_problem& q, const char* profile = "sapphire_rapids") {
  const machine m = machine_named(profile);
  for (const timed_plan& some : timed_candidates(q, m, q.host_threads))
    if (std::string(some.name) == name) return some;
  return {"", {}, 0};
}

/// Two host threads convert rows of A again instead of reading what the other one has converted; a single one
/// has them converted once. Why: kernels/matmul/packing.md#conversion.
TEST(PlanOfHalfAndBfloat, ConvertedRowsPayWhereTheyWouldCrossCores) {
  for (const std::size_t extent : {100u, 128u})
    for (const unsigned threads : {1u, 2u}) {
      const gemm_problem q = tight_problem(extent, extent, extent, element_type::bfloat16, "avx512", threads);
      const timed_plan own = candidate_of("shared panels, rows in place", q),
                       shared = candidate_of("shared panels", q);
      EXPECT_EQ(own.plan.a_operand.form, operand_form::in_place);
      EXPECT_EQ(shared.plan.a_operand.form, operand_form::packed);
      EXPECT_EQ(own.nanoseconds < shared.nanoseconds, threads == 2) << extent << ", " << threads;
    }
}

TEST(PlanOfHalfAndBfloat, CrossingPanelsCountAgainstAFork) {
  const auto cost_of = [](element_type type, bool transpose_a) {
    const gemm_problem q = tight_problem(80, 80, 80, type, "avx512", 2, 1, transpose_a);
    return candidate_of("shared panels", q).plan.costs.packed_element;
  };
  EXPECT_LT(cost_of(element_type::bfloat16, false), cost_of(element_type::float32, true));
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

/// Packed weights that are read once: none of few host threads has a sixteenth more than another. Many take
/// the panels that are read together. Why: kernels/matmul/skinny.md#packed-weights.
TEST(PlanOfPackedWeights, FewHostThreadsHaveEvenShares) {
  for (const std::size_t n : {896u, 4096u, 11008u})
    for (const std::size_t rows : {1u, 4u})
      for (const unsigned threads : {1u, 2u, 3u, 4u, 16u}) {
        gemm_problem q = tight_problem(rows, n, 4096, element_type::float32, "avx512", threads);
        q.b_is_packed = true;
        const gemm_plan plan = candidate_of("packed weights, once", q, "zen5").plan;
        ASSERT_EQ(plan.algorithm, gemm_algorithm::packed_rows);
        const std::size_t panels = (n + 47) / 48, together = packed_row_panels(rows),
                          of_tile = plan.partition.tile_cols / 48, tiles = (panels + of_tile - 1) / of_tile,
                          of_busiest = (tiles + threads - 1) / threads * of_tile,
                          share = (panels + threads - 1) / threads;
        EXPECT_GE(of_tile, together);
        if (threads > 4) {
          EXPECT_EQ(of_tile, together);
        } else {
          EXPECT_LE(16 * of_busiest, 17 * share) << rows << " x " << n << ", " << threads;
        }
      }
}

/// Where cores are far apart, a product of a few forks is one host thread's.
/// Why: kernels/matmul/blocking.md#number-of-host-threads.
TEST(Plan, AForkCountsWithWhatCrossesCores) {
  machine m = machine_named("zen5");
  const auto threads_of = [&](double fork, std::size_t extent) {
    m.costs.fork = fork;
    return make_plan(tight_problem(extent, extent, extent, element_type::bfloat16, "avx512_bf16", 2), m)
        .partition.host_threads;
  };
  EXPECT_EQ(threads_of(3300, 128), 1u);
  EXPECT_EQ(threads_of(600, 128), 2u);
  EXPECT_EQ(threads_of(3300, 256), 2u);
}

/// One host thread shares its tiles with none.
TEST(Plan, OneHostThreadTakesTheLargestTile) {
  const gemm_problem q = tight_problem(128, 128, 128, element_type::bfloat16, "avx512_bf16", 1);
  EXPECT_EQ(candidate_of("shared panels", q, "zen5").plan.partition.threads, 512u);
}

/// All micro-tiles of a column prefetch parts of the next panel of weights that exceed L2, if there are many.
TEST(Plan, ManyMicroTilesPrefetchTheNextPanelRarely) {
  const auto period_of = [&](const char* name, std::size_t rows, std::size_t extent) {
    const gemm_problem q = tight_problem(rows, extent, extent, element_type::float32, "avx512", 1);
    return candidate_of(name, q).plan.memory.panel_period;
  };
  EXPECT_EQ(period_of("private panels", 40, 4096), 1u);
  EXPECT_EQ(period_of("private panels", 128, 4096), 4u);
  EXPECT_EQ(period_of("private panels", 256, 4096), 8u);
  EXPECT_EQ(period_of("shared panels", 2048, 2048), 1u);
}

}  // namespace
}  // namespace pewter::detail
