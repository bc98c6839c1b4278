// What must hold of gemm's plans: none is predicted to take longer than another candidate, bits follow from
// shape, storage and target, and what a plan says is possible. Plans by AMX, which rules choose, are compared
// with gemm_plans.txt; PEWTER_UPDATE_GOLDEN=1 rewrites it.
#include "kernels/matmul/plan/plan.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <vector>

#include "kernels/matmul/plan/candidates.hpp"
#include "kernels/runtime/machine.hpp"
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
constexpr const char* names_of_forms[] = {"", " B^T", " packed", " epilogue"};

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

bool is_amx(const configuration& c) {
  return micro_kernel_of(c.target, c.type).kind == micro_kernel_kind::amx;
}

std::string plans_as_text() {
  std::string text;
  const configuration* last = nullptr;
  for_each_problem([&](const configuration& c, unsigned threads, const shape& s, form f) {
    if (!is_amx(c)) return;
    if (&c != last) text += std::string("== ") + c.profile + " " + c.target + "\n";
    last = &c;
    const machine m = machine_named(c.profile);
    const std::string plan = describe(make_plan(problem_of(c, s, f, threads), m));
    if (f != form::plain && plan == describe(make_plan(problem_of(c, s, form::plain, threads), m))) return;
    std::ostringstream line;
    line << s.m << "x" << s.n << "x" << s.k << names_of_forms[static_cast<int>(f)] << ": " << plan << "\n";
    text += line.str();
  });
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(Plan, ByAmxIsAsInTheGoldenFile) {
  const std::string text = plans_as_text();
  const char* update = std::getenv("PEWTER_UPDATE_GOLDEN");
  if (update != nullptr && *update != '\0') {
    std::ofstream(PEWTER_GOLDEN_PLANS) << text;
    GTEST_SKIP() << "written: " << PEWTER_GOLDEN_PLANS;
  }
  std::ifstream file(PEWTER_GOLDEN_PLANS);
  std::stringstream golden;
  golden << file.rdbuf();
  const auto expected = lines_of(golden.str()), got = lines_of(text);
  ASSERT_EQ(got.size(), expected.size()) << "PEWTER_UPDATE_GOLDEN=1 rewrites " << PEWTER_GOLDEN_PLANS;
  for (std::size_t i = 0; i < got.size(); ++i)
    EXPECT_EQ(got[i], expected[i]) << PEWTER_GOLDEN_PLANS << ":" << i + 1;
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
    if (is_amx(c)) return;
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

/// With AMX, few rows and weights that exceed L2: each host thread packs its columns in blocks of K, unless
/// rows are no cache lines or pieces are short.
TEST(Plan, WeightsForFewRowsArePackedPrivatelyInBlocksOfK) {
  const machine m = machine_named("sapphire_rapids");
  const auto is_so = [&](const shape& s, unsigned threads, bool transposed_b = false) {
    const gemm_plan p = make_plan(
        tight_problem(s.m, s.n, s.k, element_type::bfloat16, "avx512_amx", threads, 1, false, transposed_b),
        m);
    return p.algorithm == gemm_algorithm::private_blocks;
  };
  EXPECT_TRUE(is_so({128, 4096, 4096}, 16));
  EXPECT_TRUE(is_so({48, 2999, 2048}, 16));
  EXPECT_TRUE(is_so({128, 3000, 11008}, 16, true));
  EXPECT_TRUE(is_so({128, 1024, 1024}, 1));
  EXPECT_FALSE(is_so({128, 960, 1024}, 1));
  EXPECT_FALSE(is_so({144, 4096, 4096}, 16));
  EXPECT_FALSE(is_so({100, 4096, 4096}, 16));
  EXPECT_FALSE(is_so({128, 4096, 4104}, 16));
  EXPECT_FALSE(is_so({128, 1024, 4096}, 16));  // 64 columns a host thread
}

/// With AMX, transposed weights that exceed L2 are read in place for 33 to 128 rows: as many of their rows at
/// a time as leave room in the sets of L2 that rows a power of two apart share.
TEST(Plan, TransposedWeightsForFewRowsAreStreamed) {
  const machine m = machine_named("sapphire_rapids");
  const auto plan_of = [&](const shape& s, unsigned threads, bool transposed_b = true) {
    return make_plan(
        tight_problem(s.m, s.n, s.k, element_type::bfloat16, "avx512_amx", threads, 1, false, transposed_b),
        m);
  };
  for (const unsigned threads : {1u, 4u, 16u}) {
    const gemm_plan p = plan_of({128, 11008, 4096}, threads);
    EXPECT_EQ(p.algorithm, gemm_algorithm::streamed_rows);
    EXPECT_TRUE(p.transposed);
    EXPECT_EQ(p.blocking.mc, 64u);
    EXPECT_EQ(plan_of({48, 4096, 11008}, threads).blocking.mc, 256u);
    EXPECT_EQ(plan_of({128, 2048, 32768}, threads).blocking.mc, 32u);
  }
  EXPECT_EQ(plan_of({128, 2048, 1056}, 16).blocking.mc, 128u);
  const auto is_so = [&](const shape& s, bool transposed_b = true) {
    return plan_of(s, 16, transposed_b).algorithm == gemm_algorithm::streamed_rows;
  };
  EXPECT_FALSE(is_so({128, 11008, 4096}, false));
  EXPECT_FALSE(is_so({144, 11008, 4096}));
  EXPECT_FALSE(is_so({32, 11008, 4096}));
  EXPECT_FALSE(is_so({128, 11000, 4096}));
  EXPECT_FALSE(is_so({128, 11008, 4104}));
  EXPECT_FALSE(is_so({128, 1024, 1024}));
}

/// Many host threads have shares of rows and of columns by AMX, each what it reads in its L2.
TEST(Plan, ManyHostThreadsPackSharesOfColumnsForAmx) {
  const machine m = machine_named("sapphire_rapids");
  const auto plan_of = [&](const shape& s, unsigned threads, bool transposed_b) {
    return make_plan(
        tight_problem(s.m, s.n, s.k, element_type::bfloat16, "avx512_amx", threads, 1, false, transposed_b),
        m);
  };
  for (const bool transposed_b : {false, true}) {
    const gemm_plan p = plan_of({640, 768, 640}, 16, transposed_b);
    EXPECT_EQ(p.algorithm, gemm_algorithm::private_blocks);
    EXPECT_EQ(p.blocking.mc, 160u);
    EXPECT_EQ(p.partition.tile_cols, 192u);
    EXPECT_EQ(plan_of({1536, 1536, 1536}, 16, transposed_b).algorithm, gemm_algorithm::private_blocks);
    EXPECT_EQ(plan_of({256, 1024, 1024}, 16, transposed_b).algorithm, gemm_algorithm::private_blocks);
    for (const shape& s : {shape{2048, 2048, 2048}, {512, 4096, 4096}, {777, 777, 777}, {100000, 512, 512}})
      EXPECT_NE(plan_of(s, 16, transposed_b).algorithm, gemm_algorithm::private_blocks) << s.m;
    EXPECT_NE(plan_of({640, 768, 640}, 4, transposed_b).algorithm, gemm_algorithm::private_blocks);
  }
}

/// Many host threads read op(A) in place by AMX if it fits L2 and packing it would take them longer.
TEST(Plan, ManyHostThreadsDoNotPackAForAmx) {
  const machine m = machine_named("sapphire_rapids");
  const auto a_of = [&](std::size_t n, unsigned threads) {
    return make_plan(tight_problem(n, n, n, element_type::bfloat16, "avx512_amx", threads), m).a_operand.form;
  };
  EXPECT_EQ(a_of(1024, 16), operand_form::in_place);
  EXPECT_EQ(a_of(1024, 4), operand_form::packed);
  EXPECT_EQ(a_of(2048, 16), operand_form::packed);
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
