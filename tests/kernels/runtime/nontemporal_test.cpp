// Operands exceed the caches, and results are stored non-temporally. They have the same bits as small calls
// give, wherever y and its rows begin and end, and nothing is written beyond y. Every such kernel gives the
// oracle's values; that test is meaningful if the caches are made small (PEWTER_CACHES, as one of ctest's
// tests does).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <numeric>
#include <vector>

#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/compare.hpp"
#include "tests/support/shapes.hpp"
#include "tests/support/variant.hpp"

namespace pewter {
namespace {

/// f(x, y, n, options) on more elements than the caches hold, with y at every kind of alignment.
template <class From, class To, class F>
void check_nontemporal(F f) {
  constexpr std::size_t most_bytes = std::size_t{1} << 30, margin = 64;
  const std::size_t n = 2 * this_machine().largest_cache() / (sizeof(From) + sizeof(To)) + 12345;
  if (n * (sizeof(From) + 2 * sizeof(To)) > most_bytes) GTEST_SKIP() << "the last cache is too large";
  std::vector<From> x(n);
  for (std::size_t i = 0; i < n; ++i) x[i] = From(static_cast<float>(i % 4093) - 2000.5f);
  std::vector<To> expected(n);
  for (std::size_t i = 0; i < n; i += 50000)
    f(x.data() + i, expected.data() + i, std::min<std::size_t>(50000, n - i), launch{});
  std::vector<To> memory(n + 2 * margin);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    std::size_t offset = 0;
    for (const pattern p : {pattern::stride_loop, pattern::vectorized})
      for (const std::uint32_t threads : {32u, 256u, 1000u}) {
        std::memset(memory.data(), 0xa5, memory.size() * sizeof(To));
        To* const y = memory.data() + margin + offset++ * 5;
        launch options;
        options.pattern = p;
        options.threads_per_threadgroup = threads;
        options.target = t.name;
        f(x.data(), y, n, options);
        ASSERT_EQ(std::memcmp(y, expected.data(), n * sizeof(To)), 0)
            << t.name << " " << name_of(p) << " " << threads << " threads";
        const auto* bytes = reinterpret_cast<const unsigned char*>(memory.data());
        const auto* begin = reinterpret_cast<const unsigned char*>(y);
        const auto* end = begin + n * sizeof(To);
        const auto is_guard = [](unsigned char b) { return b == 0xa5; };
        ASSERT_TRUE(std::all_of(bytes, begin, is_guard));
        ASSERT_TRUE(std::all_of(end, bytes + memory.size() * sizeof(To), is_guard));
      }
  }
}

template <class T>
void check_scale() {
  check_nontemporal<T, T>([](const T* x, T* y, std::size_t n, const launch& l) { scale(x, 0.7f, y, n, l); });
}
TEST(NontemporalStores, ScaleOfFloat) { check_scale<float>(); }
TEST(NontemporalStores, ScaleOfHalf) { check_scale<half>(); }
TEST(NontemporalStores, ScaleOfBfloat) { check_scale<bfloat>(); }
TEST(NontemporalStores, ConvertFromHalfToFloat) {
  check_nontemporal<half, float>(
      [](const half* x, float* y, std::size_t n, const launch& l) { convert(x, y, n, l); });
}
TEST(NontemporalStores, ConvertFromFloatToBfloat) {
  check_nontemporal<float, bfloat>(
      [](const float* x, bfloat* y, std::size_t n, const launch& l) { convert(x, y, n, l); });
}
TEST(NontemporalStores, CopyOfHalf) {
  check_nontemporal<half, half>(
      [](const half* x, half* y, std::size_t n, const launch& l) { convert(x, y, n, l); });
}

/// Non-temporally on some targets, with edges and tiles that are not full.
template <class T>
void check_transpose() {
  const std::size_t rows = 32 * 7 + 16,
                    cols = 2 * this_machine().largest_cache() / (2 * sizeof(T)) / rows + 21;
  std::vector<T> x(rows * cols);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = T(static_cast<float>(i % 2039) - 1000);
  std::vector<T> memory(rows * cols + 128);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const std::size_t misaligned : {0u, 1u}) {
      T* const y = memory.data() + 32 +
                   (64 - reinterpret_cast<std::uintptr_t>(memory.data()) % 64) / sizeof(T) + misaligned;
      std::fill(memory.begin(), memory.end(), T(0.5f));
      launch options;
      options.target = t.name;
      transpose(x.data(), y, {rows, cols}, options);
      for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < cols; ++c)
          ASSERT_EQ(static_cast<float>(y[c * rows + r]), static_cast<float>(x[r * cols + c]))
              << t.name << " " << r << " " << c;
      EXPECT_EQ(static_cast<float>(y[-1]), 0.5f);
      EXPECT_EQ(static_cast<float>(y[rows * cols]), 0.5f);
    }
  }
}
TEST(NontemporalStores, TransposeOfFloat) { check_transpose<float>(); }
TEST(NontemporalStores, TransposeOfHalf) { check_transpose<half>(); }

/// The launches of a test of rows.
struct ways {
  std::vector<pattern> patterns = {pattern::stride_loop, pattern::vectorized};
  std::vector<std::uint32_t> threads = {32, 100};
};
constexpr std::size_t few = 7;  // rows, which caches hold

/// f(x, y, shape, options) on rows that together exceed the caches, whose results are stored non-temporally;
/// with the bits of a few rows at a time, and nothing written beyond y.
template <class T, class F>
void check_nontemporal_rows(std::size_t cols, F f, const ways& launches = {}) {
  constexpr std::size_t most_bytes = std::size_t{1} << 30, margin = 64 / sizeof(T);
  const std::size_t rows = 2 * this_machine().largest_cache() / (2 * cols * sizeof(T)) + 3, n = rows * cols;
  if (n * 3 * sizeof(T) > most_bytes) GTEST_SKIP() << "the last cache is too large";
  std::vector<T> x(n), expected(n), memory(n + 3 * margin);
  for (std::size_t i = 0; i < n; ++i) x[i] = T(static_cast<float>(i % 4093) / 512 - 4);
  T* const aligned =
      memory.data() + margin + (64 - reinterpret_cast<std::uintptr_t>(memory.data()) % 64) / sizeof(T);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const pattern p : launches.patterns)
      for (const std::uint32_t threads : launches.threads)
        for (T* const y : {aligned, aligned - 1}) {
          launch options;
          options.pattern = p;
          options.threads_per_threadgroup = threads;
          options.target = t.name;
          for (std::size_t r = 0; r < rows; r += few)
            f(x.data() + r * cols, expected.data() + r * cols, {std::min(few, rows - r), cols}, options);
          std::fill(memory.begin(), memory.end(), T(0.25f));
          f(x.data(), y, {rows, cols}, options);
          ASSERT_EQ(std::memcmp(y, expected.data(), n * sizeof(T)), 0)
              << t.name << " " << name_of(p) << " " << threads << " threads";
          ASSERT_EQ(static_cast<float>(y[-1]), 0.25f);
          ASSERT_EQ(static_cast<float>(y[n]), 0.25f);
        }
  }
}

TEST(NontemporalStores, RowsOfSoftmax) {
  check_nontemporal_rows<float>(
      4096, [](const float* x, float* y, matrix_shape s, const launch& l) { softmax(x, y, s, l); });
}
TEST(NontemporalStores, RowsOfSoftmaxInHalf) {
  check_nontemporal_rows<half>(
      4099, [](const half* x, half* y, matrix_shape s, const launch& l) { softmax(x, y, s, l); });
}
TEST(NontemporalStores, RowsOfSoftmaxWithoutWholeLines) {
  check_nontemporal_rows<float>(
      4097, [](const float* x, float* y, matrix_shape s, const launch& l) { softmax(x, y, s, l); });
}
TEST(NontemporalStores, LongRowsOfSoftmax) {
  check_nontemporal_rows<float>(
      9001, [](const float* x, float* y, matrix_shape s, const launch& l) { softmax(x, y, s, l); });
}
TEST(NontemporalStores, LongRowsOfSoftmaxInHalf) {
  check_nontemporal_rows<half>(
      20000, [](const half* x, half* y, matrix_shape s, const launch& l) { softmax(x, y, s, l); });
}
TEST(NontemporalStores, RowsOfLogSoftmax) {
  check_nontemporal_rows<bfloat>(
      1024, [](const bfloat* x, bfloat* y, matrix_shape s, const launch& l) { log_softmax(x, y, s, l); });
}
TEST(NontemporalStores, RowsOfMaskedSoftmax) {
  check_nontemporal_rows<float>(2055, [](const float* x, float* y, matrix_shape s, const launch& l) {
    masked_softmax(x, x, y, {1, s.rows, s.cols}, {.scale = 0.5f}, l);
  });
}
TEST(NontemporalStores, CausalRowsOfMaskedSoftmax) {
  constexpr std::size_t rows = 30, cols = 2065;  // of a batch
  check_nontemporal_rows<half>(rows * cols, [](const half* x, half* y, matrix_shape s, const launch& l) {
    masked_softmax(x, static_cast<const half*>(nullptr), y, {s.rows, rows, cols}, {.causal = true}, l);
  });
}
TEST(NontemporalStores, RowsOfEmbedding) {
  check_nontemporal_rows<bfloat>(2001, [](const bfloat* x, bfloat* y, matrix_shape s, const launch& l) {
    std::vector<std::uint32_t> ids(s.rows);
    std::iota(ids.begin(), ids.end(), 0u);
    embedding(x, ids.data(), y, {s.rows, s.rows, s.cols}, l);
  });
}
/// Tokens of 33 heads of 134.
template <class T>
void check_nontemporal_rotary(decltype(&rotary_half<T>) rotary) {
  const auto rotate = [&](const T* x, T* y, matrix_shape s, const launch& l) {
    const std::vector<std::uint32_t> positions(s.rows, 77);
    rotary(x, positions.data(), y, {s.rows, 33, 134}, 10000.0f, l);
  };
  check_nontemporal_rows<T>(33 * 134, rotate, {.patterns = {pattern::stride_loop}});
}
TEST(NontemporalStores, RotaryInterleaved) { check_nontemporal_rotary<float>(rotary_interleaved<float>); }
TEST(NontemporalStores, RotaryInterleavedInBfloat) {
  check_nontemporal_rotary<bfloat>(rotary_interleaved<bfloat>);
}
TEST(NontemporalStores, RotaryHalf) { check_nontemporal_rotary<float>(rotary_half<float>); }
TEST(NontemporalStores, RotaryHalfInHalf) { check_nontemporal_rotary<half>(rotary_half<half>); }
TEST(NontemporalStores, RowsOfRmsNorm) {
  const std::vector<float> weight(205, 1.5f);
  check_nontemporal_rows<float>(205, [&](const float* x, float* y, matrix_shape s, const launch& l) {
    rms_norm(x, weight.data(), y, s, 1e-5f, l);
  });
}
/// The sum is stored non-temporally too, if it is not an input.
TEST(NontemporalStores, RowsOfAddRmsNorm) {
  constexpr std::size_t cols = 4100;
  const std::vector<float> weight(cols, 1.5f);
  std::vector<float> sum;
  check_nontemporal_rows<float>(cols, [&](const float* x, float* y, matrix_shape s, const launch& l) {
    const std::size_t n = s.rows * s.cols;
    sum.assign(n + 2, 0.25f);
    add_rms_norm(x, x, weight.data(), sum.data() + 1, y, s, 1e-5f, l);
    ASSERT_TRUE(
        std::equal(x, x + n, sum.data() + 1, [](float once, float twice) { return twice == 2 * once; }));
    ASSERT_EQ(sum[0], 0.25f);
    ASSERT_EQ(sum[n + 1], 0.25f);
  });
}
TEST(NontemporalStores, RowsOfAddRmsNormIntoTheResidual) {
  constexpr std::size_t cols = 4096;
  const std::vector<half> weight(cols, half(1.5f));
  std::vector<half> residual;
  check_nontemporal_rows<half>(cols, [&](const half* x, half* y, matrix_shape s, const launch& l) {
    residual.assign(x, x + s.rows * s.cols);
    add_rms_norm(x, residual.data(), weight.data(), residual.data(), y, s, 1e-5f, l);
  });
}
const ways vectorized_alone{.patterns = {pattern::vectorized}};
template <class T>
void check_softmax_backward(std::size_t cols) {
  check_nontemporal_rows<T>(
      cols, [](const T* x, T* y, matrix_shape s, const launch& l) { softmax_backward(x, x, y, s, l); },
      vectorized_alone);
}
TEST(NontemporalStores, RowsOfSoftmaxBackward) { check_softmax_backward<float>(1021); }
TEST(NontemporalStores, RowsOfSoftmaxBackwardInHalf) { check_softmax_backward<half>(2048); }

/// gradients(x, dy, dx, sums, shape, options) on rows, x as dy. The sums over rows, which are stored together
/// with dx, have the bits of a launch in place, which stores dx ordinarily.
template <class T, class F>
void check_norm_backward(std::size_t cols, std::size_t sum_count, F gradients) {
  std::vector<T> sums(sum_count * cols), expected(sums.size()), in_place;
  const auto f = [&](const T* x, T* dx, matrix_shape s, const launch& l) {
    gradients(x, x, dx, sums.data(), s, l);
    if (s.rows <= few) return;
    in_place.assign(x, x + s.rows * s.cols);
    gradients(x, in_place.data(), in_place.data(), expected.data(), s, l);
    for (std::size_t i = 0; i < sums.size(); ++i)
      ASSERT_EQ(static_cast<float>(sums[i]), static_cast<float>(expected[i]))
          << (i < cols ? "dweight " : "dbias ") << i % cols;
  };
  check_nontemporal_rows<T>(cols, f, vectorized_alone);
}
TEST(NontemporalStores, RowsOfLayerNormBackward) {
  constexpr std::size_t cols = 2053;
  const std::vector<float> weight(cols, 1.5f);
  check_norm_backward<float>(
      cols, 2, [&](const float* x, const float* dy, float* dx, float* sums, matrix_shape s, const launch& l) {
        layer_norm_backward(x, weight.data(), dy, dx, sums, sums + cols, s, 1e-5f, l);
      });
}
TEST(NontemporalStores, RowsOfRmsNormBackwardInBfloat) {
  constexpr std::size_t cols = 1024;
  const std::vector<bfloat> weight(cols, bfloat(1.5f));
  check_norm_backward<bfloat>(
      cols, 1,
      [&](const bfloat* x, const bfloat* dy, bfloat* dx, bfloat* sums, matrix_shape s, const launch& l) {
        rms_norm_backward(x, weight.data(), dy, dx, sums, s, 1e-5f, l);
      });
}
TEST(NontemporalStores, RowsOfLayerNormInHalf) {
  const std::vector<half> weight(4099, half(1.5f)), bias(4099, half(-0.5f));
  check_nontemporal_rows<half>(4099, [&](const half* x, half* y, matrix_shape s, const launch& l) {
    layer_norm(x, weight.data(), bias.data(), y, s, 1e-5f, l);
  });
}
const ways in_tiles{.patterns = {pattern::tiled}, .threads = {32}};
TEST(NontemporalStores, TilesOfLayerNorm) {
  const std::vector<float> weight(205, 1.5f), bias(205, -0.5f);
  const auto f = [&](const float* x, float* y, matrix_shape s, const launch& l) {
    layer_norm(x, weight.data(), bias.data(), y, s, 1e-5f, l);
  };
  check_nontemporal_rows<float>(205, f, in_tiles);
}
TEST(NontemporalStores, TilesOfLogSoftmax) {
  const auto f = [](const bfloat* x, bfloat* y, matrix_shape s, const launch& l) { log_softmax(x, y, s, l); };
  check_nontemporal_rows<bfloat>(100, f, in_tiles);
}
TEST(NontemporalStores, RowsOfPrefixSums) {
  check_nontemporal_rows<float>(
      131076, [](const float* x, float* y, matrix_shape s, const launch& l) { row_prefix_sum(x, y, s, l); });
}

template <class T>
void check_odd_rows_of_exclusive_sums() {
  check_nontemporal_rows<T>(
      1001, [](const T* x, T* y, matrix_shape s, const launch& l) { row_prefix_sum_exclusive(x, y, s, l); });
}
TEST(NontemporalStores, OddRowsOfExclusivePrefixSums) { check_odd_rows_of_exclusive_sums<float>(); }
TEST(NontemporalStores, OddRowsOfExclusivePrefixSumsInHalf) { check_odd_rows_of_exclusive_sums<half>(); }

/// A vector that exceeds the caches, to where it is and non-temporally, with the bits of a scan in
/// place, which is stored ordinarily.
template <class T, class F>
void check_nontemporal_vector(F scan) {
  constexpr std::size_t most_bytes = std::size_t{1} << 30, margin = 64 / sizeof(T);
  const std::size_t n = this_machine().largest_cache() / (2 * sizeof(T)) + 12345;
  if (n * 3 * sizeof(T) > most_bytes) GTEST_SKIP() << "the last cache is too large";
  std::vector<T> x(n), memory(n + 3 * margin);
  for (std::size_t i = 0; i < n; ++i) x[i] = T(static_cast<float>(i % 4093) / 512 - 4);
  T* const aligned =
      memory.data() + margin + (64 - reinterpret_cast<std::uintptr_t>(memory.data()) % 64) / sizeof(T);
  for (const target& t : targets()) {
    if (!t.supported()) continue;
    for (const std::uint32_t threads : {32u, 256u, 100u}) {
      launch options;
      options.threads_per_threadgroup = threads;
      options.target = t.name;
      std::vector<T> expected = x;
      scan(expected.data(), expected.data(), n, options);
      for (T* const y : {aligned, aligned - 1}) {
        std::fill(memory.begin(), memory.end(), T(0.25f));
        scan(x.data(), y, n, options);
        ASSERT_EQ(std::memcmp(y, expected.data(), n * sizeof(T)), 0) << t.name << " " << threads;
        ASSERT_EQ(static_cast<float>(y[-1]), 0.25f);
        ASSERT_EQ(static_cast<float>(y[n]), 0.25f);
      }
    }
  }
}

TEST(NontemporalStores, PrefixSumsOfAVector) {
  check_nontemporal_vector<float>(
      [](const float* x, float* y, std::size_t n, const launch& l) { vector_prefix_sum(x, y, n, l); });
}
TEST(NontemporalStores, ExclusivePrefixSumsOfAVectorInHalf) {
  check_nontemporal_vector<half>([](const half* x, half* y, std::size_t n, const launch& l) {
    vector_prefix_sum_exclusive(x, y, n, l);
  });
}

// ---- every kernel, against its oracle ----

class WholeLines : public test::variant_test {};

TEST_P(WholeLines, AreRight) {
  const kernel& k = *GetParam().which;
  for (const problem_shape& shape : test::shapes_of_whole_lines(*k.about)) {
    const test::operand_set fresh(*k.about, shape, GetParam().type, 31, test::alignment::cache_lines);
    const test::expectation expected = test::expect(k, shape, fresh);
    for (const std::uint32_t threads : {0u, 32u, 256u}) {
      test::operand_set operands = fresh;
      call(shape, operands, options(threads));
      ASSERT_EQ(test::mismatch(k, shape, GetParam().type, operands, expected), "")
          << "shape " << test::text(shape) << ", " << threads << " threads (0: automatic)";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, WholeLines, testing::ValuesIn(test::all_variants()),
                         [](const auto& parameter) { return parameter.param.name(); });

}  // namespace
}  // namespace pewter
