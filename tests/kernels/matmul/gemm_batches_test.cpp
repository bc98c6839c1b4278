// Batches of gemm whose matrices are interleaved or shared, against one product after the other (gemm_test
// checks those); products that leave an operand unread; and the layout of packed weights.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <span>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/page_guarded.hpp"
#include "tests/support/products.hpp"

namespace pewter::test {
namespace {

template <class F>
void for_each_supported_target(F f) {
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    SCOPED_TRACE(t.name);
    launch how;
    how.target = t.name;
    f(how);
  }
}

template <class T>
bool same_bits(std::span<const T> x, std::span<const T> y) {
  return std::memcmp(x.data(), y.data(), x.size_bytes()) == 0;
}

template <class T>
class GemmBatches : public testing::Test {};
using element_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(GemmBatches, element_types);

// Tokens, heads and head sizes that reach every form of the product, and what is left of a row of lanes.
struct attention {
  std::size_t tokens, heads, dim, depth;
};
constexpr attention layouts[] = {
    {1, 3, 40, 300}, {3, 2, 1000, 70}, {9, 4, 33, 64}, {50, 3, 31, 65}, {130, 2, 100, 40}};

/// As attention's output lies in memory: (tokens, heads, dim), a product for each head.
TYPED_TEST(GemmBatches, MayLieBesideEachOther) {
  using T = TypeParam;
  for (const attention& layout : layouts)
    for (const bool transposed : {false, true})
      for (const std::size_t gap : {0u, 3u})  // between the heads, and behind the last one
        for_each_supported_target([&](const launch& l) {
          const auto [tokens, heads, dim, depth] = layout;
          const std::size_t stride = dim + gap, row = heads * stride, rows = tokens * row;
          const std::vector<T> a = normal_values<T>(heads * tokens * depth, 1);
          const std::vector<T> b = normal_values<T>(heads * depth * dim, 2);
          const std::vector<T> before = normal_values<T>(rows, 3);
          gemm_options<T> each;
          each.transpose_b = transposed;
          each.beta = 0.5f;
          each.elements_per_row_c = row;
          std::vector<T> expected = before, c = before;
          for (std::size_t z = 0; z < heads; ++z)
            gemm(a.data() + z * tokens * depth, b.data() + z * depth * dim, expected.data() + z * stride,
                 {tokens, dim, depth}, each, l);
          gemm_options<T> all = each;
          all.batches = heads;
          all.batch_stride_c = stride;
          gemm(a.data(), b.data(), c.data(), {tokens, dim, depth}, all, l);
          EXPECT_TRUE(same_bits<T>(expected, c)) << tokens << " tokens, " << heads << " heads of " << dim;
        });
}

TYPED_TEST(GemmBatches, BesideEachOtherTouchNothingElse) {
  using T = TypeParam;
  fault_report report;
  for (const attention& layout : layouts)
    for (const bool transposed : {false, true})
      for (const auto side : {page_guarded::side::before_a_page, page_guarded::side::behind_a_page})
        for_each_supported_target([&](const launch& l) {
          const auto [tokens, heads, dim, depth] = layout;
          report.now("gemm_batches " + std::to_string(tokens) + " tokens, target " + l.target);
          // Two more heads, which are not the call's, lie behind its own in each row but the last.
          const std::size_t all_heads = heads + 2, row = all_heads * dim;
          const std::size_t count = (tokens - 1) * row + heads * dim;
          const auto guarded = [&](page_guarded& memory, const std::vector<T>& values) {
            std::memcpy(memory.data(), values.data(), values.size() * sizeof(T));
            return reinterpret_cast<T*>(memory.data());
          };
          const std::vector<T> before = normal_values<T>(count, 3);
          page_guarded of_a(heads * tokens * depth * sizeof(T), side),
              of_b(heads * depth * dim * sizeof(T), side), of_c(count * sizeof(T), side);
          const T* a = guarded(of_a, normal_values<T>(heads * tokens * depth, 1));
          const T* b = guarded(of_b, normal_values<T>(heads * depth * dim, 2));
          T* c = guarded(of_c, before);
          gemm_options<T> how;
          how.transpose_b = transposed;
          how.batches = heads;
          how.batch_stride_c = dim;
          how.elements_per_row_c = row;
          gemm(a, b, c, {tokens, dim, depth}, how, l);
          for (std::size_t r = 0; r + 1 < tokens; ++r) {
            const std::size_t gap = r * row + heads * dim;
            EXPECT_TRUE(same_bits<T>({c + gap, 2 * dim}, {before.data() + gap, 2 * dim}))
                << "behind row " << r;
          }
        });
}

TEST(GemmBatchErrors, NameTheStridesThatKeepMatricesApart) {
  std::vector<float> a(64), b(64), c(64);
  const auto with = [&](std::size_t stride, std::size_t row) {
    gemm_options<float> how;
    how.batches = 3;
    how.batch_stride_c = stride;
    how.elements_per_row_c = row;
    return error_of([&] { gemm(a.data(), b.data(), c.data(), {2, 4, 2}, how); });
  };
  EXPECT_EQ(with(4, 12), "no error");
  EXPECT_EQ(with(5, 14), "no error");
  EXPECT_EQ(with(16, 12), "no error");
  EXPECT_EQ(with(4, 11), "gemm: batch_stride_c = 4, must be at least 15");
  EXPECT_EQ(with(3, 14), "gemm: batch_stride_c = 3, must be 4 to 5 or at least 18");
  EXPECT_EQ(with(6, 14), "gemm: batch_stride_c = 6, must be 4 to 5 or at least 18");
  EXPECT_EQ(with(0, 14), "gemm: batch_stride_c = 0, must be 4 to 5 or at least 18");
}

/// What all batches share is packed once for all of them.
TYPED_TEST(GemmBatches, MayShareOperands) {
  using T = TypeParam;
  constexpr std::size_t batches = 5;
  for (const gemm_shape s : {gemm_shape{3, 700, 40}, gemm_shape{20, 40, 50}, gemm_shape{70, 90, 33}})
    for (const bool transpose_a : {false, true})
      for (const bool transpose_b : {false, true})
        for (const bool shares_a : {false, true})
          for (const bool shares_b : {false, true})
            for_each_supported_target([&](const launch& l) {
              const std::size_t a_stride = shares_a ? 0 : s.m * s.k, b_stride = shares_b ? 0 : s.k * s.n;
              const std::vector<T> a = normal_values<T>(batches * s.m * s.k, 1);
              const std::vector<T> b = normal_values<T>(batches * s.k * s.n, 2);
              gemm_options<T> how;
              how.transpose_a = transpose_a;
              how.transpose_b = transpose_b;
              std::vector<T> expected(batches * s.m * s.n), c(expected.size());
              for (std::size_t z = 0; z < batches; ++z)
                gemm(a.data() + z * a_stride, b.data() + z * b_stride, expected.data() + z * s.m * s.n, s,
                     how, l);
              how.batches = batches;
              how.batch_stride_a = a_stride;
              how.batch_stride_b = b_stride;
              gemm(a.data(), b.data(), c.data(), s, how, l);
              EXPECT_TRUE(same_bits<T>(expected, c))
                  << s.m << "x" << s.n << "x" << s.k << ", transposed " << transpose_a << transpose_b
                  << ", shared " << shares_a << shares_b;
            });
}

/// y = A^T x, which reads rows of A in place, with every combination of options.
TYPED_TEST(GemmBatches, MayBeTransposedMatricesByVectors) {
  using T = TypeParam;
  constexpr std::size_t m = 1500, k = 37, batches = 2;
  const std::vector<T> a = normal_values<T>(batches * k * m, 1), x = normal_values<T>(batches * k * 3, 2),
                       before = normal_values<T>(batches * m * 3, 3), bias = normal_values<T>(1, 4);
  const std::vector<float> row_scale = normal_values<float>(m, 5);
  for (const std::size_t x_step : {1u, 3u})
    for (const std::size_t y_step : {1u, 3u})
      for (const bool biased : {false, true})
        for (const bool scaled : {false, true})
          for_each_supported_target([&](const launch& l) {
            gemm_options<T> how;
            how.transpose_a = true;
            how.batches = batches;
            how.elements_per_row_b = x_step;
            how.elements_per_row_c = y_step;
            how.alpha = 0.75f;
            how.beta = -0.5f;
            how.residual = before.data();
            how.bias = biased ? bias.data() : nullptr;
            how.row_scale = scaled ? row_scale.data() : nullptr;
            std::vector<T> y = before;
            gemm(a.data(), x.data(), y.data(), {m, 1, k}, how, l);
            const auto value = [](T v) { return static_cast<double>(static_cast<float>(v)); };
            for (std::size_t z = 0; z < batches; ++z)
              for (std::size_t r = 0; r < m * y_step; ++r) {
                const std::size_t at = z * m * y_step + r, row = r / y_step;
                if (r % y_step != 0) {
                  ASSERT_EQ(value(y[at]), value(before[at])) << "between the rows";
                  continue;
                }
                double sum = 0, magnitude = 0;
                for (std::size_t i = 0; i < k; ++i) {
                  const double product = value(a[(z * k + i) * m + row]) * value(x[(z * k + i) * x_step]);
                  sum += product;
                  magnitude += std::abs(product);
                }
                const double scale = scaled ? static_cast<double>(row_scale[row]) : 1;
                const double old = value(before[at]), add = biased ? value(bias[0]) : 0;
                const double expected = scale * (0.75 * sum - 0.5 * old) + add + old;
                magnitude = std::abs(scale) * (magnitude + std::abs(old)) + std::abs(add) + std::abs(old);
                const double storage = sizeof(T) == 4 ? 0 : std::is_same_v<T, half> ? 0x1p-11 : 0x1p-8;
                ASSERT_NEAR(value(y[at]), expected, 50 * 0x1p-23 * magnitude + storage * std::abs(expected))
                    << "batch " << z << ", row " << row << ", target " << l.target;
              }
          });
}

TYPED_TEST(GemmBatches, WithoutAlphaNeitherANorBIsRead) {
  using T = TypeParam;
  for (const std::size_t m : {1u, 20u, 70u})
    for_each_supported_target([&](const launch& l) {
      constexpr std::size_t n = 40, k = 50;
      const std::vector<T> a(m * k, static_cast<T>(NAN)), b(k * n, static_cast<T>(NAN));
      std::vector<T> c(m * n, static_cast<T>(3.0f)), packed = c;
      gemm_options<T> how;
      how.alpha = 0;
      how.beta = 2;
      gemm(a.data(), b.data(), c.data(), {m, n, k}, how, l);
      gemm(a.data(), packed_matrix<T>(b.data(), k, n), packed.data(), {m, n, k}, how, l);
      const std::vector<T> six(m * n, static_cast<T>(6.0f));
      EXPECT_EQ(c, six);
      EXPECT_EQ(packed, six);
    });
}

/// Panels of NR = 48 columns, k by k; for bfloat 32 columns in the VNNI-2 layout, K padded to a multiple
/// of 32.
TYPED_TEST(GemmBatches, WeightsArePackedInPanelsFromACacheLineOn) {
  using T = TypeParam;
  constexpr bool pairs = std::is_same_v<T, bfloat>;
  constexpr std::size_t width = pairs ? 32 : 48;
  for (const std::size_t k : {1u, 31u, 64u, 65u, 200u})
    for (const std::size_t n : {1u, 32u, 33u, 48u, 49u, 127u, 2000u})
      for (const bool transposed : {false, true})
        for (const std::size_t padding : {0u, 3u}) {
          const std::size_t rows = transposed ? n : k, row = (transposed ? k : n) + padding;
          const std::vector<T> b = normal_values<T>(rows * row, 1);
          const packed_matrix<T> packed(b.data(), k, n, transposed, row);
          ASSERT_EQ(reinterpret_cast<std::uintptr_t>(packed.panels()) % 64, 0);
          const std::size_t steps = pairs ? (k + 31) / 32 * 32 : k, panels = (n + width - 1) / width;
          for (std::size_t panel = 0; panel < panels; ++panel)
            for (std::size_t i = 0; i < steps; ++i)
              for (std::size_t c = 0; c < width; ++c) {
                const std::size_t col = panel * width + c;
                const T stored = i >= k || col >= n ? T(0.0f) : b[transposed ? col * row + i : i * row + col];
                const std::size_t at =
                    panel * steps * width + (pairs ? i / 2 * 64 + 2 * c + i % 2 : i * width + c);
                ASSERT_EQ(packed.panels()[at], stored)
                    << k << "x" << n << ", step " << i << ", column " << col;
              }
        }
}

}  // namespace
}  // namespace pewter::test
