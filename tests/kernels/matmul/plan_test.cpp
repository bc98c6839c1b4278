// What must hold of gemm's plans: none is predicted to take longer than another candidate, bits follow from
// shape, storage and target, and what a plan says is possible.
#include "kernels/matmul/plan/plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "pewter/geometry.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::detail {
namespace {

struct configuration {
  const char *profile, *target;
  element_type type;
};
constexpr configuration configurations[] = {
    {"haswell", "avx2", element_type::float32},      {"zen4", "avx512", element_type::float32},
    {"zen4", "avx512_bf16", element_type::bfloat16}, {"granite_rapids", "avx512_amx", element_type::bfloat16},
    {"neoverse", "neon", element_type::float16},
};
constexpr unsigned host_threads[] = {1, 16};

struct shape {
  std::size_t m, n, k, batches = 1;
};
constexpr shape shapes[] = {{16, 16, 16},       {64, 64, 64},       {256, 256, 256},    {512, 512, 512},
                            {1000, 1000, 1000}, {4096, 4096, 4096}, {1, 4096, 4096},    {4096, 1, 4096},
                            {8, 11008, 4096},   {32, 4096, 4096},   {128, 11008, 4096}, {64, 64, 100000},
                            {16, 16, 16, 1000}, {128, 128, 64, 96}, {1024, 1024, 1024}, {48, 2999, 2048}};
enum class form { plain, transposed_b, packed, epilogue };

gemm_problem problem_of(const configuration& c, const shape& s, form f, unsigned threads) {
  gemm_problem q =
      tight_problem(s.m, s.n, s.k, c.type, c.target, threads, s.batches, false, f == form::transposed_b);
  q.b_is_packed = f == form::packed;
  q.has_epilogue = f == form::epilogue;
  return q;
}

/// f(configuration, host threads, shape, form) for all of them. Forms other than plain: where they are other
/// plans.
template <class F>
void for_each_problem(F f) {
  for (const configuration& c : configurations)
    for (const unsigned threads : host_threads)
      for (const shape& s : shapes)
        for (const form of : {form::plain, form::transposed_b, form::packed, form::epilogue})
          f(c, threads, s, of);
}

/// Profile and threads may change how a product is computed, but not what shows in bits.
TEST(Plan, WhatShowsInBitsDoesNotDependOnTheMachine) {
  const auto bits_of = [](const gemm_plan& p) {
    std::ostringstream text;
    const bool inner = p.of_parts == gemm_algorithm::inner_product,
               in_float = p.kernel == micro_kernel_kind::fma;
    text << (p.algorithm == gemm_algorithm::split_k) << inner << in_float;
    if (p.algorithm == gemm_algorithm::split_k) text << " " << p.k << " " << p.k_behind_parts;
    return text.str();
  };
  for_each_problem([&](const configuration& c, unsigned threads, const shape& s, form f) {
    const std::string expected = bits_of(make_plan(problem_of(c, s, f, 1), machine_named(c.profile)));
    for (const char* profile : microarchitecture_names())
      EXPECT_EQ(bits_of(make_plan(problem_of(c, s, f, threads), machine_named(profile))), expected)
          << profile << " " << c.target << " " << s.m << "x" << s.n << "x" << s.k;
  });
}

/// The plan of least predicted time, of all candidates for as many host threads as there are.
TEST(Plan, IsPredictedToTakeTheLeastTime) {
  for_each_problem([&](const configuration& c, unsigned threads, const shape& s, form f) {
    const machine m = machine_named(c.profile);
    const gemm_problem q = problem_of(c, s, f, threads);
    const double least = estimated_nanoseconds(make_plan(q, m), m);
    const auto all = timed_candidates(q, m, threads);
    ASSERT_FALSE(all.empty());
    EXPECT_TRUE(std::isfinite(least));
    EXPECT_GT(least, 0);
    for (const timed_plan& some : all)
      EXPECT_LE(least, some.nanoseconds * 1.000001) << some.name << ", " << describe(some.plan);
  });
}

void check_plan(const gemm_plan& p, const configuration& c, const shape& s) {
  SCOPED_TRACE(describe(p));
  EXPECT_GE(p.blocking.kc, 1u);
  EXPECT_GE(p.blocking.mc, 1u);
  EXPECT_GE(p.partition.tile_cols, 1u);
  EXPECT_GE(p.partition.batches_per_threadgroup, 1u);
  EXPECT_GE(p.partition.batches_at_a_time, 1u);
  EXPECT_LE(p.partition.batches_at_a_time, p.batches);
  EXPECT_EQ(p.partition.simdgroup_rows & (p.partition.simdgroup_rows - 1), 0u);
  EXPECT_LE(p.workspace.packed_b, p.workspace.partial_sums);
  EXPECT_LE(p.workspace.partial_sums, p.workspace.size);
  if (p.algorithm == gemm_algorithm::split_k) {
    EXPECT_EQ(p.batches * p.k + p.k_behind_parts, s.k);
    EXPECT_LT(p.k_behind_parts, p.k);
  }
  if (p.of_parts == gemm_algorithm::streamed_rows) {
    EXPECT_EQ(p.blocking.mc % amx_mr, 0u);
  }
  if (p.algorithm == gemm_algorithm::private_blocks) {
    EXPECT_EQ(p.blocking.mc % amx_mr, 0u);
    const std::size_t bytes =
                          (p.blocking.mc * sizeof(float) + p.blocking.kc * size_of(c.type)) * p.blocking.nc,
                      tiles = tiles_along(p.m, p.blocking.mc) * tiles_along(p.n, p.partition.tile_cols);
    EXPECT_EQ(p.workspace.of_threadgroup * sizeof(float), bytes);
    EXPECT_EQ(p.workspace.size, tiles * p.workspace.of_threadgroup);
    EXPECT_LE(bytes, machine_named(c.profile).l2.bytes / 2);
  }
  if (p.b_operand.form == operand_form::packed) {
    EXPECT_EQ(p.blocking.nc % p.partition.tile_cols, 0u);
    EXPECT_GE((p.workspace.partial_sums - p.workspace.packed_b) * 4, p.blocking.nc * p.k * size_of(c.type));
  }
}
TEST(Plan, CoversTheProductWithinTheWorkspace) {
  for_each_problem([&](const configuration& c, unsigned threads, const shape& s, form f) {
    for (const timed_plan& some :
         timed_candidates(problem_of(c, s, f, threads), machine_named(c.profile), threads))
      check_plan(some.plan, c, s);
  });
}

/// What the model chooses wherever it is near the truth.
TEST(Plan, FewRowsReadWeightsWhereTheyAre) {
  const auto first_of = [](const char* profile, const char* target, const shape& s, form f) {
    const machine m = machine_named(profile);
    return std::string(
        timed_candidates(problem_of({profile, target, element_type::float32}, s, f, 1), m, 1).front().name);
  };
  for (const auto& [profile, target] :
       {std::pair{"zen5", "avx512"}, {"sapphire_rapids", "avx512"}, {"haswell", "avx2"}}) {
    EXPECT_EQ(first_of(profile, target, {1, 4096, 4096}, form::plain), "rows of B, once") << profile;
    EXPECT_EQ(first_of(profile, target, {8, 11008, 4096}, form::plain), "rows of B in place") << profile;
    EXPECT_EQ(first_of(profile, target, {1, 4096, 4096}, form::transposed_b), "inner products") << profile;
    EXPECT_EQ(first_of(profile, target, {32, 4096, 4096}, form::transposed_b), "shared panels of C^T")
        << profile;
    EXPECT_EQ(first_of(profile, target, {8, 11008, 4096}, form::packed), "packed weights") << profile;
  }
}

/// More host threads are hardly slower, by the machine's costs: a plan takes fewer where that is faster. Four
/// by themselves are forked sooner than four of many, which take one where that is through before the fork.
TEST(Plan, MoreHostThreadsAreNotSlower) {
  for (const configuration& c : configurations)
    for (const shape& s : {shape{64, 64, 64},
                           {100, 100, 100},
                           {128, 128, 128},
                           {200, 200, 200},
                           {256, 256, 256},
                           {333, 333, 333},
                           {4, 256, 256},
                           {32, 512, 512}}) {
      const machine m = machine_named(c.profile);
      const auto time = [&](unsigned threads) {
        return estimated_nanoseconds(make_plan(problem_of(c, s, form::plain, threads), m), m);
      };
      for (const unsigned threads : {8u, 16u, 64u})
        EXPECT_LE(time(threads), std::max(time(4) / 0.9, m.costs.fork * std::log2(threads)))
            << threads << " threads, " << c.profile << " " << c.target << " " << s.m;
    }
}

/// With more than four host threads, one alone makes a product that takes less time than forking them.
TEST(Plan, ShorterThanAForkTakesOneHostThread) {
  const machine m = machine_named("sapphire_rapids");
  const auto host_threads_of = [&](std::size_t n, unsigned threads, bool transposed_b) {
    return make_plan(tight_problem(n, n, n, element_type::float32, "avx512", threads, 1, false, transposed_b),
                     m)
        .partition.host_threads;
  };
  for (const bool transposed_b : {false, true}) {
    EXPECT_EQ(host_threads_of(48, 16, transposed_b), 1u);
    EXPECT_GT(host_threads_of(128, 16, transposed_b), 1u);
  }
}

/// The plan of a candidate by AMX, if it is valid; else one of no host threads.
gemm_plan plan_by_amx(const char* name, const shape& s, unsigned threads, bool transposed_b = false,
                      std::size_t a_alignment = 4096) {
  const machine m = machine_named("sapphire_rapids");
  gemm_problem q = tight_problem(s.m, s.n, s.k, element_type::bfloat16, "avx512_amx", threads, s.batches,
                                 false, transposed_b);
  q.a_alignment = a_alignment;
  for (const timed_plan& some : timed_candidates(q, m, threads))
    if (std::string(some.name) == name) return some.plan;
  return {};
}
bool is_valid_by_amx(const char* name, const shape& s, unsigned threads, bool transposed_b = false,
                     std::size_t a_alignment = 4096) {
  return plan_by_amx(name, s, threads, transposed_b, a_alignment).partition.host_threads != 0;
}

/// Blocks of K by AMX are of whole AMX tiles, which are read in place where their rows are cache lines.
TEST(Plan, PrivateBlocksOfKAreOfWholeAmxTiles) {
  const char* const name = "private blocks of K";
  for (const bool transposed_b : {false, true}) {
    EXPECT_TRUE(is_valid_by_amx(name, {128, 4096, 4096}, 16, transposed_b));
    EXPECT_TRUE(is_valid_by_amx(name, {48, 2999, 2048}, 16, transposed_b));
    EXPECT_FALSE(is_valid_by_amx(name, {100, 4096, 4096}, 16, transposed_b));
    EXPECT_FALSE(is_valid_by_amx(name, {128, 4096, 4104}, 16, transposed_b));
    EXPECT_FALSE(is_valid_by_amx(name, {128, 512, 512, 3}, 16, transposed_b));
    EXPECT_FALSE(is_valid_by_amx(name, {128, 4096, 4096}, 16, transposed_b, 32));
    const gemm_plan p = plan_by_amx(name, {640, 768, 640}, 16, transposed_b);
    EXPECT_EQ(p.blocking.mc, 160u);
    EXPECT_EQ(p.partition.tile_cols, 192u);
  }
}

/// Private panels by AMX hold all of K, and rows that are packed have room beside them.
TEST(Plan, PrivatePanelsByAmxHoldAllOfK) {
  const char* const name = "private panels";
  EXPECT_TRUE(is_valid_by_amx(name, {333, 333, 333}, 16));
  EXPECT_FALSE(is_valid_by_amx(name, {333, 333, 1333}, 16));
  EXPECT_FALSE(is_valid_by_amx(name, {3333, 333, 333}, 1));  // rows that are no cache lines, all of them
  EXPECT_EQ(plan_by_amx(name, {333, 333, 333}, 16).a_operand.form, operand_form::packed_private);
  EXPECT_EQ(plan_by_amx(name, {320, 320, 320}, 16).a_operand.form, operand_form::in_place);
}

/// Of rows a power of two apart, as many are streamed at a time as leave room in the sets of L2 that they
/// share.
TEST(Plan, StreamedRowsLeaveRoomInTheSetsThatTheyShare) {
  const char* const name = "streamed rows of C^T";
  for (const unsigned threads : {1u, 4u, 16u}) {
    const gemm_plan p = plan_by_amx(name, {128, 11008, 4096}, threads, true);
    EXPECT_TRUE(p.transposed);
    EXPECT_EQ(p.blocking.mc, 64u);
    EXPECT_EQ(plan_by_amx(name, {48, 4096, 11008}, threads, true).blocking.mc, 256u);
    EXPECT_EQ(plan_by_amx(name, {128, 2048, 32768}, threads, true).blocking.mc, 32u);
  }
  EXPECT_EQ(plan_by_amx(name, {128, 2048, 1056}, 16, true).blocking.mc, 128u);
  EXPECT_FALSE(is_valid_by_amx(name, {128, 11008, 4096}, 16, false));
  EXPECT_FALSE(is_valid_by_amx(name, {144, 11008, 4096}, 16, true));
  EXPECT_FALSE(is_valid_by_amx(name, {128, 11000, 4096}, 16, true));
  EXPECT_FALSE(is_valid_by_amx(name, {128, 11008, 4104}, 16, true));
}

/// What the model chooses by AMX wherever it is near the truth: panels that other cores packed cost more than
/// they save where each host thread's share is small, and packing all of many weights more than packing a
/// block of them.
TEST(Plan, ByAmxFewPanelsCrossCores) {
  const machine m = machine_named("sapphire_rapids");
  const auto algorithm_of = [&](const shape& s, unsigned threads, bool transposed_b) {
    return make_plan(tight_problem(s.m, s.n, s.k, element_type::bfloat16, "avx512_amx", threads, 1, false,
                                   transposed_b),
                     m)
        .algorithm;
  };
  for (const bool transposed_b : {false, true})
    EXPECT_EQ(algorithm_of({333, 333, 333}, 16, transposed_b), gemm_algorithm::private_panels);
  EXPECT_EQ(algorithm_of({128, 4096, 4096}, 16, false), gemm_algorithm::private_blocks);
  for (const unsigned threads : {1u, 4u})
    EXPECT_EQ(algorithm_of({128, 11008, 4096}, threads, true), gemm_algorithm::streamed_rows);
  EXPECT_EQ(algorithm_of({2048, 2048, 2048}, 16, false), gemm_algorithm::blocked);
}

/// The plan of a candidate of float, if it is valid; else one of no host threads.
gemm_plan plan_of_float(const char* name, const shape& s, unsigned threads, form f = form::plain) {
  const gemm_problem q = problem_of({"sapphire_rapids", "avx512", element_type::float32}, s, f, threads);
  for (const timed_plan& some : timed_candidates(q, machine_named("sapphire_rapids"), threads))
    if (std::string(some.name) == name) return some.plan;
  return {};
}
constexpr const char *privately = "private panels", *shared = "shared panels";

/// Panels of a float op(B) far beyond L2 are packed privately in short blocks of K, whose sums wait in C; of
/// a nearer one in a single block, and so where an epilogue follows.
TEST(Plan, FarWeightsArePackedPrivatelyInShortBlocksOfK) {
  for (const shape& s : {shape{64, 4096, 4096}, {128, 11008, 4096}, {128, 4096, 1024}, {300, 1000, 1000}})
    for (const unsigned threads : {1u, 4u}) {
      const gemm_plan p = plan_of_float(privately, s, threads);
      SCOPED_TRACE(describe(p));
      EXPECT_TRUE(p.is_private());
      EXPECT_EQ(p.sums, accumulators::c);
      EXPECT_LE(p.blocking.kc, short_private_kc);
    }
  EXPECT_EQ(plan_of_float(privately, {200, 1000, 1000}, 1).blocking.kc, 1000u);
  EXPECT_EQ(plan_of_float(privately, {128, 4096, 1024}, 1, form::epilogue).blocking.kc, 1024u);
  EXPECT_FALSE(plan_of_float(privately, {512, 4096, 4096}, 1).is_private());
}

/// One host thread halves rows whose block of K would not stay in L2, if they do not begin at pages and op(B)
/// is near.
TEST(Plan, OneHostThreadHalvesRowsForPrivatePanels) {
  const auto halves = [](const shape& s, unsigned threads = 1, form f = form::plain) {
    const gemm_plan p = plan_of_float(privately, s, threads, f);
    return p.is_private() && p.partition.host_threads == 1 && ceil_div(s.m, p.blocking.mc) == 2;
  };
  EXPECT_TRUE(halves({600, 600, 600}));
  EXPECT_TRUE(halves({777, 777, 777}, 1, form::transposed_b));
  EXPECT_FALSE(halves({777, 777, 777}, 4));
  EXPECT_FALSE(halves({777, 777, 777}, 1, form::epilogue));
  EXPECT_FALSE(halves({300, 777, 777}));
  EXPECT_FALSE(halves({700, 900, 1024}));   // rows of 4096 bytes
  EXPECT_FALSE(halves({700, 3000, 3000}));  // op(B) is far
  EXPECT_FALSE(halves({1500, 600, 600}));
}

/// More rows of float than L2 holds pass a few panels by shares, if a panel stays in L1d.
TEST(Plan, ManyRowsPassFewPanelsByShares) {
  for (const form f : {form::plain, form::transposed_b, form::epilogue})
    for (const unsigned threads : {1u, 2u, 16u}) {
      const gemm_plan p = plan_of_float(privately, {8192, 64, 64}, threads, f);
      SCOPED_TRACE(describe(p));
      EXPECT_TRUE(p.is_private());
      EXPECT_EQ(p.partition.tile_cols, 64u);
      EXPECT_LE(p.blocking.mc, 1024u);
      EXPECT_EQ(ceil_div(8192, p.blocking.mc) % threads, 0u);
    }
  EXPECT_EQ(plan_of_float(privately, {2048, 64, 64}, 1).blocking.mc, 2048u);
  EXPECT_FALSE(plan_of_float(privately, {8192, 1024, 64}, 1).is_private());
  EXPECT_FALSE(plan_of_float(privately, {8192, 64, 200}, 1).is_private());
}

/// A host thread packs a few megabytes of a float op(B) at a time, in turns of about as many columns.
TEST(Plan, FloatIsPackedInEvenTurnsOfAFewMegabytes) {
  constexpr std::size_t most = std::size_t{6} << 20;
  for (const shape& s : {shape{512, 4096, 4096}, {2048, 2048, 2048}, {1024, 8192, 1500}}) {
    const gemm_plan p = plan_of_float(shared, s, 1);
    SCOPED_TRACE(describe(p));
    ASSERT_EQ(p.b_operand.form, operand_form::packed);
    EXPECT_LE(p.blocking.nc * p.k * sizeof(float), most);
    const std::size_t turns = ceil_div(s.n, p.blocking.nc), last = s.n - (turns - 1) * p.blocking.nc;
    EXPECT_GE(2 * last, p.blocking.nc);
  }
  EXPECT_GE(plan_of_float(shared, {1024, 1024, 1024}, 1).blocking.nc, 1024u);
  EXPECT_GE(plan_of_float("shared panels of C^T", {512, 4096, 4096}, 1, form::transposed_b).blocking.nc,
            512u);  // C^T: of 4096 rows
}

TEST(Plan, UnknownTargetsAreErrors) {
  EXPECT_NE(test::error_of([] { micro_kernel_of("avx1024", element_type::float32); }).find("avx1024"),
            std::string::npos);
}

}  // namespace
}  // namespace pewter::detail
