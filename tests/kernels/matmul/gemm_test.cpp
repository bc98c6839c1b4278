// What the registry-driven tests do not reach of gemm: transposed and padded operands, batches, epilogues,
// packed weights, and its errors. Against sums in double (tests/support/products.hpp).
#include <gtest/gtest.h>
#include <omp.h>

#include <cmath>
#include <cstring>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/products.hpp"

namespace pewter::test {
namespace {

using options = gemm_options<float>;

// A transposed B makes inner products of 8, 13 and 16 rows. K above 256 has several KC blocks where L2 is
// small, N several NC blocks where L3 is; the longest K is split. AMX reads rows of 96 and 128 elements,
// whole cache lines, in place, except a last panel of fewer than 16 rows.
constexpr gemm_shape shapes[] = {{1, 1, 1},     {5, 33, 7},     {33, 31, 65},  {40, 100, 300},
                                 {129, 70, 40}, {200, 161, 90}, {3, 1037, 70}, {20, 90, 333},
                                 {32, 130, 64}, {18, 40, 4200}, {8, 37, 50},   {13, 100, 70},
                                 {16, 35, 300}, {40, 33, 1100}, {48, 70, 640}, {9, 40, 16501},
                                 {80, 40, 96},  {70, 170, 128}, {3, 40, 16501}};

/// Every way in which operands are stored: transposed or not, B packed or not.
std::vector<product_form> storage_forms() {
  std::vector<product_form> forms;
  for (const bool a : {false, true})
    for (const bool b : {false, true})
      for (const bool packed : {false, true})
        forms.push_back({.transpose_a = a, .transpose_b = b, .packed_b = packed});
  return forms;
}

template <class T>
class Gemm : public testing::Test {};
using element_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(Gemm, element_types);

TYPED_TEST(Gemm, TakesTransposedPaddedAndPackedOperands) {
  for (const gemm_shape s : shapes) {
    const exact_product<TypeParam> exact(s);
    for (product_form form : storage_forms())
      for (const std::size_t padding : {0u, 3u}) {
        form.padding = padding;
        ASSERT_EQ(product(exact, form).mismatch(), "");
      }
  }
}

TYPED_TEST(Gemm, FusesItsEpilogue) {
  for (const gemm_shape s : shapes) {
    const exact_product<TypeParam> exact(s);
    for (product_form form : storage_forms())
      for (const activation act : {activation::none, activation::relu, activation::silu, activation::gelu}) {
        form.epilogue = act;
        form.padding = 1;
        ASSERT_EQ(product(exact, form).mismatch(), "");
      }
  }
}

TYPED_TEST(Gemm, MultipliesBatches) {
  for (const gemm_shape s : shapes)
    for (const auto whose_b : {batches_of_b::each_its_own, batches_of_b::one_for_all}) {
      const exact_product<TypeParam> exact(s, 5, whose_b);
      for (product_form form : storage_forms()) {
        if (form.packed_b && whose_b == batches_of_b::each_its_own) continue;
        for (const bool epilogue : {false, true}) {
          form.padding = epilogue ? 0 : 2;
          if (epilogue) form.epilogue = activation::relu;
          ASSERT_EQ(product(exact, form).mismatch(), "");
        }
      }
    }
}

TYPED_TEST(Gemm, MultipliesManySmallBatches) {  // some by one threadgroup, and less by the last one
  for (const gemm_shape s : {gemm_shape{1, 1, 1}, {5, 33, 7}, {16, 16, 32}, {33, 31, 65}})
    for (const auto whose_b : {batches_of_b::each_its_own, batches_of_b::one_for_all}) {
      const exact_product<TypeParam> exact(s, 37, whose_b);
      for (product_form form : storage_forms()) {
        if (form.packed_b && whose_b == batches_of_b::each_its_own) continue;
        ASSERT_EQ(product(exact, form).mismatch({.mapping = mapping::threadgroups}), "");
      }
    }
}

TYPED_TEST(Gemm, ReadsLongRowsOfWeights) {  // more than a KC block, and than half of L2
  for (const gemm_shape s : {gemm_shape{40, 500, 1100}, {70, 820, 640}, {100, 820, 640}}) {
    const exact_product<TypeParam> exact(s);
    for (const std::size_t padding : {0u, 3u})
      for (const activation act : {activation::none, activation::silu})
        ASSERT_EQ(product(exact, {.transpose_b = true, .padding = padding, .epilogue = act}).mismatch(), "");
  }
}

// Weights that exceed L2, for up to 128 rows: each host thread packs its columns in blocks of K, and the last
// thread has a partial panel. With AMX, transposed weights of whole tiles are streamed instead, and their
// last 16 rows separately.
TYPED_TEST(Gemm, PacksWeightsInBlocksOfK) {
  const int before = omp_get_max_threads();
  omp_set_num_threads(5);
  for (const gemm_shape s :
       {gemm_shape{48, 1101, 1056}, {128, 1301, 1024}, {48, 1104, 1056}, {112, 1040, 1088}}) {
    const exact_product<TypeParam> exact(s);
    for (const bool transpose_b : {false, true})
      for (const activation act : {activation::none, activation::silu}) {
        product p(exact, {.transpose_b = transpose_b, .epilogue = act});
        EXPECT_EQ(p.mismatch({.mapping = mapping::threadgroups}), "");
      }
  }
  omp_set_num_threads(before);
}

// K is split where weights beyond the caches serve few rows: with and without iterations behind the parts.
TYPED_TEST(Gemm, StreamsWeightsInPartsOfK) {
  for (const gemm_shape s :
       {gemm_shape{1, 4099, 1031}, {3, 4096, 1056}, {12, 2740, 1536}, {17, 1030, 4100}}) {
    const exact_product<TypeParam> exact(s);
    for (const std::size_t padding : {0u, 3u})
      for (const activation act : {activation::none, activation::silu})
        ASSERT_EQ(product(exact, {.padding = padding, .epilogue = act}).mismatch(), "");
  }
}

TYPED_TEST(Gemm, OfFewRowsTakesAnyThreadgroup) {
  for (const std::size_t m : {1u, 2u, 3u, 4u, 5u, 17u, 32u}) {
    const exact_product<TypeParam> exact({m, 2999, 71}, 2);
    product p(exact, {.padding = 1, .epilogue = activation::relu});
    for (const std::uint32_t threads : {1u, 32u, 100u, 128u, 256u, 1024u})
      ASSERT_EQ(p.mismatch({.threads_per_threadgroup = threads}), "");
  }
}

TYPED_TEST(Gemm, HasTheSameBitsOnAnyNumberOfHostThreads) {
  using T = TypeParam;
  for (const gemm_shape s :
       {gemm_shape{24, 70, 20000}, {256, 256, 128}, {100, 333, 200}, {3, 4100, 1030}, {20, 1030, 4100}}) {
    const auto a = normal_values<T>(s.m * s.k, 1), b = normal_values<T>(s.k * s.n, 2);
    std::vector<T> one(s.m * s.n), all(one);
    const int before = omp_get_max_threads();
    omp_set_num_threads(1);
    gemm(a.data(), b.data(), one.data(), s);
    omp_set_num_threads(5);
    gemm(a.data(), b.data(), all.data(), s, {}, {.mapping = mapping::threadgroups});
    omp_set_num_threads(before);
    EXPECT_EQ(0, std::memcmp(one.data(), all.data(), one.size() * sizeof(T))) << s.m << " rows";
  }
}

/// Who packs B, and how C is divided among host threads, does not show: neither where threadgroups of one
/// SIMD group pack their own panels, by columns or rows or a batch each, nor where they share them.
TYPED_TEST(Gemm, HasTheSameBitsWhoeverPacks) {
  using T = TypeParam;
  const int before = omp_get_max_threads();
  const auto expect_same_bits = [before](gemm_shape s, bool transposed, std::size_t batches, bool epilogue,
                                         bool transposed_a = false) {
    const auto a = normal_values<T>(batches * s.m * s.k, 1), b = normal_values<T>(batches * s.k * s.n, 2),
               bias = normal_values<T>(s.n, 3);
    gemm_options<T> how{.transpose_a = transposed_a, .transpose_b = transposed, .batches = batches};
    if (epilogue) {
      how.bias = bias.data();
      how.activation = activation::silu;
    }
    const packed_matrix<T> weights(b.data(), s.k, s.n, transposed);
    gemm_options<T> of_weights = how;
    of_weights.transpose_b = false;
    std::vector<T> shared(batches * s.m * s.n), own(shared);
    gemm(a.data(), b.data(), shared.data(), s, how, {.threads_per_threadgroup = 256});
    for (const int host_threads : {1, 2, 3, 5, 16})
      for (const bool packed : {false, true}) {
        if (packed && batches != 1) continue;
        omp_set_num_threads(host_threads);
        std::ranges::fill(own, T(0.0f));
        const launch spread{.mapping = mapping::threadgroups};
        if (packed)
          gemm(a.data(), weights, own.data(), s, of_weights, spread);
        else
          gemm(a.data(), b.data(), own.data(), s, how, spread);
        EXPECT_EQ(0, std::memcmp(shared.data(), own.data(), own.size() * sizeof(T)))
            << s.m << "x" << s.n << "x" << s.k << ", transposed " << transposed << ", packed " << packed
            << ", " << batches << " batches, " << host_threads << " host threads";
      }
    omp_set_num_threads(before);
  };
  for (const gemm_shape s : {gemm_shape{40, 96, 1100}, {40, 240, 200}, {130, 600, 70}, {300, 80, 90}})
    for (const bool transposed : {false, true})
      for (const std::size_t batches : {1u, 3u})
        for (const bool epilogue : {false, true}) expect_same_bits(s, transposed, batches, epilogue);
  for (const gemm_shape s : {gemm_shape{64, 1000, 512}, {520, 512, 480}, {100, 150, 160}})
    expect_same_bits(s, false, 1, true);
  expect_same_bits({130, 4110, 520}, false, 1, false);  // C and op(B) far beyond L2, two blocks of K
  for (const bool transposed : {false, true})
    expect_same_bits({603, 101, 600}, transposed, 1, false);  // by one host thread in halves of rows
  expect_same_bits({4300, 40, 64}, false, 1, true);           // many rows by shares that each pack two panels
  for (const bool transposed : {false, true})                 // columns of A in place, and too many of them
    for (const gemm_shape s : {gemm_shape{203, 101, 90}, {60, 70, 50}, {300, 210, 700}})
      expect_same_bits(s, transposed, s.m < 100 ? 3 : 1, transposed, true);
  // With AMX: shares of rows and columns of many host threads, streamed rows.
  for (const gemm_shape s : {gemm_shape{656, 528, 608}, {128, 1072, 1024}})
    for (const bool transposed : {false, true}) expect_same_bits(s, transposed, 1, false);
}

TYPED_TEST(Gemm, TouchesNothingInFrontOfItsOperands) {  // nor behind them, as every other test would find
  for (const gemm_shape s : {gemm_shape{3, 200, 70},
                             {13, 37, 70},
                             {33, 31, 65},
                             {40, 100, 300},
                             {70, 170, 128},
                             {4, 5, 40},
                             {2, 53, 70}}) {
    const exact_product<TypeParam> exact(s, 2, batches_of_b::one_for_all);
    for (product_form form : storage_forms())
      for (const std::uint32_t threads : {0u, 32u, 256u}) {
        form.padding = 3;
        form.epilogue = activation::none;
        form.side = page_guarded::side::behind_a_page;
        ASSERT_EQ(product(exact, form).mismatch({.threads_per_threadgroup = threads}), "");
      }
  }
}

TYPED_TEST(Gemm, OfNoBatchesDoesNothing) {
  using T = TypeParam;
  std::vector<T> b(30 * 20, T(1.0f));
  gemm_options<T> how;
  how.batches = 0;
  const packed_matrix<T> weights(b.data(), 30, 20);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    gemm<T>(nullptr, nullptr, nullptr, {10, 20, 30}, how, {.target = t.name});
    gemm<T>(nullptr, weights, nullptr, {10, 20, 30}, how, {.target = t.name});
  }
}

TYPED_TEST(Gemm, OfNoRowsOrColumnsDoesNothing) {
  using T = TypeParam;
  for (const gemm_shape s : {gemm_shape{0, 0, 20000}, {0, 3, 20000}, {3, 0, 20000}, {0, 0, 5}}) {
    const std::vector<T> a(s.m * s.k), b(s.k * s.n);
    gemm<T>(a.data(), b.data(), nullptr, s);
  }
}

TEST(GemmOptions, SharedOperandsHaveABatchStrideOfZero) {
  const auto a = normal_values<float>(3000, 1), b = normal_values<float>(2000, 2);
  std::vector<float> each(2400), shared(2400);
  for (std::size_t z = 0; z < 3; ++z)
    gemm(a.data() + z * 1000, b.data(), each.data() + z * 800, {20, 40, 50});
  options how;
  how.batches = 3;
  how.batch_stride_b = 0;
  gemm(a.data(), b.data(), shared.data(), {20, 40, 50}, how);
  EXPECT_EQ(each, shared);
}

TEST(GemmOptions, AnEmptySumIsBetaC) {
  options how;
  how.beta = 2;
  std::vector<float> c = {1, 2, 3, 4};
  gemm<float>(nullptr, nullptr, c.data(), {2, 2, 0}, how);
  EXPECT_EQ(c, (std::vector<float>{2, 4, 6, 8}));
}

TYPED_TEST(Gemm, AnEmptySumNeedsNoOperands) {
  using T = TypeParam;
  for (const gemm_shape s : {gemm_shape{40, 2, 0}, gemm_shape{1, 64, 0}, gemm_shape{20, 100, 0}})
    for (const bool a : {false, true})
      for (const bool b : {false, true}) {
        gemm_options<T> how;
        how.transpose_a = a;
        how.transpose_b = b;
        std::vector<T> c(s.m * s.n, T(7.0f));
        gemm<T>(nullptr, nullptr, c.data(), s, how);
        for (const T x : c) ASSERT_EQ(static_cast<float>(x), 0) << s.m << " x " << s.n;
      }
}

TYPED_TEST(Gemm, AnEmptySumIsZeroWithoutAKeptWorkspace) {
  using T = TypeParam;
  launch l;
  l.mapping = mapping::run_inline;  // so that the two calls have the same stack, and so the same old sums
  for (const std::size_t m : {1u, 40u}) {
    const auto a = normal_values<T>(m * 50, 1), b = normal_values<T>(2000, 2);
    std::vector<T> c(m * 40);
    gemm(a.data(), b.data(), c.data(), {m, 40, 50}, {}, l);
    release_workspace();
    gemm(a.data(), b.data(), c.data(), {m, 40, 0}, {}, l);
    for (const T x : c) ASSERT_EQ(static_cast<float>(x), 0) << m << " rows";
  }
}

TEST(GemmOptions, WithoutBetaNothingOfCIsRead) {
  std::vector<float> a = {1, 2}, b = {3, 4}, c = {NAN};
  gemm(a.data(), b.data(), c.data(), {1, 1, 2});
  EXPECT_EQ(c[0], 11);
}

TEST(GemmOptions, TheResidualMayBeC) {
  std::vector<float> a = {1, 2}, b = {3, 4}, c = {5};
  options how;
  how.residual = c.data();
  gemm(a.data(), b.data(), c.data(), {1, 1, 2}, how);
  EXPECT_EQ(c[0], 16);
}

TEST(GemmErrors, NameTheArgumentTheValueAndTheLimit) {
  std::vector<float> a(64), b(64), c(64);
  const auto with = [&](auto change) {
    options how;
    change(how);
    return error_of([&] { gemm(a.data(), b.data(), c.data(), {4, 4, 4}, how); });
  };
  EXPECT_EQ(with([](options& o) { o.elements_per_row_a = 3; }),
            "gemm: elements_per_row_a = 3, must be 0 or at least 4");
  EXPECT_EQ(with([](options& o) { o.elements_per_row_b = 1; }),
            "gemm: elements_per_row_b = 1, must be 0 or at least 4");
  EXPECT_EQ(with([](options& o) { o.batches = 2, o.batch_stride_c = 8; }),
            "gemm: batch_stride_c = 8, must be at least 16");
  const auto minus_ten = static_cast<std::size_t>(-10);  // with which the size of two batches overflows
  EXPECT_EQ(with([=](options& o) { o.batches = 2, o.batch_stride_a = minus_ten; }),
            "gemm: batch_stride_a = 18446744073709551606, must be at most 2305843009213693951");
  EXPECT_EQ(with([=](options& o) { o.batches = 2, o.batch_stride_c = minus_ten; }),
            "gemm: batch_stride_c = 18446744073709551606, must be at most 2305843009213693951");
  EXPECT_NE(with([&](options& o) { o.bias = c.data(); }).find("bias"), std::string::npos);
  EXPECT_NE(with([&](options& o) { o.residual = c.data() + 1; }).find("residual"), std::string::npos);
  EXPECT_EQ(with([](options& o) { o.float_products = float_products::three_tf32; }),
            "gemm: float_products = three_tf32 on a CPU, must be fma but for a launch on a GPU");
  EXPECT_EQ(with([](options& o) { o.float_products = static_cast<float_products>(7); }),
            "gemm: float_products = 7 is unknown, must be at most 1");
  std::vector<half> halves(16);
  EXPECT_EQ(error_of([&] {
              gemm(halves.data(), halves.data(), halves.data(), {4, 4, 4},
                   {.float_products = float_products::three_tf32}, {.device = 0});
            }),
            "gemm: float_products = three_tf32 of half, must be fma but for float");
  const packed_matrix<float> weights(b.data(), 4, 4);
  EXPECT_EQ(error_of([&] {
              gemm(a.data(), weights, c.data(), {4, 4, 5});
            }),
            "gemm: b is (4, 4), must be (5, 4)");
  EXPECT_EQ(error_of([&] { packed_matrix<float>(nullptr, 4, 4); }),
            "packed_matrix: b = null, must point to 16 elements");
  constexpr std::size_t too_long = std::size_t{1} << 57;  // can be addressed, but not its panel of 48 columns
  EXPECT_NE(error_of([&] { packed_matrix<float>(b.data(), too_long, 1); }).find("packed_matrix: size = 48 x"),
            std::string::npos);
}

TEST(GemmWorkspace, CanBeReleased) {
  const auto a = normal_values<float>(10000, 1), b = normal_values<float>(10000, 2);
  std::vector<float> first(10000), second(10000);
  gemm(a.data(), b.data(), first.data(), {100, 100, 100});
  release_workspace();
  gemm(a.data(), b.data(), second.data(), {100, 100, 100});
  EXPECT_EQ(first, second);
}

TEST(GemmComparison, FindsAnErrorOfFourBounds) {
  exact_product<float> exact({20, 40, 50});
  ASSERT_EQ(product(exact, {}).mismatch(), "");
  exact.sums[123] += 4 * gemm_description.error_coefficient({{20, 40, 50}}) * 0x1p-23 * exact.magnitudes[123];
  EXPECT_NE(product(exact, {}).mismatch(), "");
}

}  // namespace
}  // namespace pewter::test
