// Quantised matrices beyond the registry's calls: many rows, exact activations, the error of quantising,
// bytes that GGUF's formulas give for single blocks, and bad input.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/kernels/quantized/weights.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

template <class T>
double error_of_product(const weights<T>& w, const std::vector<T>& x, std::size_t m, activations how,
                        const launch& options = {}) {
  std::vector<T> y(m * w.shape.rows);
  quantized_matmul<T>(x.data(), w.matrix(), y.data(), {m, w.shape.rows, w.shape.cols}, {how}, options);
  return error_of_rows(w, x, y, m);
}

template <class T>
void expect_exact(double bound) {
  for (const block_type type : some_types)
    for (const std::size_t m : {std::size_t{1}, std::size_t{3}, std::size_t{20}}) {
      const weights<T> w(type, {70, 768});
      EXPECT_LT(error_of_product(w, as<T>(normal(m * 768, 3)), m, activations::exact), bound)
          << name_of(type) << ", " << m << " rows";
    }
}
TEST(QuantizedMatmul, OfExactActivationsIsRoundedInFloatAlone) {
  expect_exact<float>(1e-6);
  expect_exact<half>(0x1p-11);
  expect_exact<bfloat>(0x1p-8);
}

/// Every type, rows of x that fill tiles and do not, columns that fill panels and do not, and blocks of K.
template <class T>
void expect_many_rows(double bound) {
  for (int number = 0; number < block_type_count; ++number) {
    const auto type = static_cast<block_type>(number);
    const weights<T> w(type, {37, 768});
    for (const std::size_t m : {std::size_t{8}, std::size_t{9}, std::size_t{65}})
      EXPECT_LT(error_of_product(w, as<T>(normal(m * 768, 4)), m, activations::bytes), bound)
          << name_of(type) << ", " << m << " rows";
  }
}
TEST(QuantizedMatmul, OfManyRows) {
  constexpr double of_bytes = 3e-3;  // half a 127th of the largest of 32; many errors cancel
  expect_many_rows<float>(of_bytes);
  expect_many_rows<half>(of_bytes + 0x1p-10);
  expect_many_rows<bfloat>(of_bytes + 0x1p-7);
}
TEST(QuantizedMatmul, OfRowsAndColumnsBeyondOneBlock) {
  for (const block_type type : some_types) {
    const weights<float> w(type, {33, 4352});
    EXPECT_LT(error_of_product(w, normal(530 * 4352, 4), 530, activations::bytes), 1e-3) << name_of(type);
  }
}

/// y of a product, by one host thread or several.
std::vector<float> product_of(const weights<float>& w, const std::vector<float>& x, std::size_t m,
                              const quantized_matmul_options<float>& how = {}, const launch& options = {}) {
  std::vector<float> y(m * w.shape.rows);
  quantized_matmul<float>(x.data(), w.matrix(), y.data(), {m, w.shape.rows, w.shape.cols}, how, options);
  return y;
}
TEST(QuantizedMatmul, GivesTheSameBitsOnAnyNumberOfHostThreads) {
  const weights<float> w(block_type::q4_K, {300, 1024});
  for (const std::size_t m : {std::size_t{1}, std::size_t{8}, std::size_t{40}, std::size_t{600}}) {
    const std::vector<float> x = normal(m * 1024, 9), one = product_of(w, x, m, {}, {.host_threads = 1});
    for (const std::uint32_t threads : {2u, 3u, 5u})
      EXPECT_EQ(one, product_of(w, x, m, {}, {.host_threads = threads})) << m << " rows, " << threads;
  }
}

/// What an activation makes of a number, in double.
double activated(activation how, double x) {
  switch (how) {
    case activation::relu:
      return std::max(x, 0.0);
    case activation::silu:
      return x / (1 + std::exp(-x));
    case activation::gelu:
      return x / 2 * (1 + std::tanh(std::sqrt(2 / 3.14159265358979323846) * (x + 0.044715 * x * x * x)));
    case activation::none:
      break;
  }
  return x;
}
TEST(QuantizedMatmul, HasGemmsEpilogue) {
  constexpr std::size_t n = 70, k = 512;
  const weights<float> w(block_type::q5_1, {n, k});
  const std::vector<float> bias = normal(n, 21);
  for (const std::size_t m : {std::size_t{1}, std::size_t{7}, std::size_t{50}})
    for (const activations rows : {activations::bytes, activations::exact})
      for (const activation how : {activation::none, activation::relu, activation::silu, activation::gelu}) {
        const std::vector<float> x = normal(m * k, 3), residual = normal(m * n, 22);
        const std::vector<float> plain = product_of(w, x, m, {.x = rows});
        std::vector<float> y = residual;
        quantized_matmul<float>(x.data(), w.matrix(), y.data(), {m, n, k},
                                {rows, bias.data(), how, y.data()});
        for (std::size_t i = 0; i < m * n; ++i) {
          const double sum = static_cast<double>(plain[i]) + static_cast<double>(bias[i % n]);
          const double expected = activated(how, sum) + static_cast<double>(residual[i]);
          EXPECT_NEAR(static_cast<double>(y[i]), expected, 1e-5 * (std::abs(sum) + 1))
              << m << " rows, activation " << static_cast<int>(how) << ", element " << i;
        }
      }
}

TEST(QuantizedMatmul, RowsOfNothingAreZeros) {
  std::vector<float> y(6, 7.0f);
  const float nothing = 0;
  quantized_matmul<float>(&nothing, {block_type::q4_0, &nothing}, y.data(), {2, 3, 0});
  EXPECT_EQ(y, std::vector<float>(6, 0.0f));
}

/// Root mean square error of quantised normal numbers; a tolerance of half of it must fail.
TEST(Quantize, HasTheErrorOfItsCodes) {
  constexpr struct {
    block_type type;
    double error;
  } expected[] = {
      {block_type::q4_0, 0.086},       {block_type::q4_1, 0.079},   {block_type::q5_0, 0.043},
      {block_type::q5_1, 0.038},       {block_type::q8_0, 0.0054},  {block_type::q2_K, 0.275},
      {block_type::q3_K, 0.147},       {block_type::q4_K, 0.0722},  {block_type::q5_K, 0.0365},
      {block_type::q6_K, 0.0177},      {block_type::iq4_nl, 0.076}, {block_type::iq4_xs, 0.0768},
      {block_type::mxfp4, 0.118},      {block_type::nvfp4, 0.097},  {block_type::affine4_32, 0.085},
      {block_type::affine8_64, 0.0056}};
  for (const auto& [type, error] : expected) {
    const weights<float> w(type, {64, 1024});
    const std::vector<float> x = normal(64 * 1024, 5);
    double squares = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
      squares += (w.elements[i] - static_cast<double>(x[i])) * (w.elements[i] - static_cast<double>(x[i]));
    const double found = std::sqrt(squares / static_cast<double>(x.size()));
    EXPECT_LT(found, error) << name_of(type);
    EXPECT_GT(found, error / 1.5) << name_of(type);
  }
}

TEST(Quantize, GivesTheBytesOfGgufsFormulas) {
  std::vector<float> x(32, 0.0f);
  x[0] = -8;
  x[1] = 7;
  x[31] = 3.4f;
  std::vector<std::uint8_t> block(18);
  quantize<float>(x.data(), {block_type::q4_0, block.data()}, {1, 32});
  EXPECT_EQ(block, (std::vector<std::uint8_t>{0x00, 0x3c, 0x80, 0x8f, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88,
                                              0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0x88, 0xb8}));
  x[31] = -127;
  block.resize(34);
  quantize<float>(x.data(), {block_type::q8_0, block.data()}, {1, 32});
  EXPECT_EQ((std::vector<std::uint8_t>{block.begin(), block.begin() + 5}),
            (std::vector<std::uint8_t>{0x00, 0x3c, 0xf8, 7, 0}));
  EXPECT_EQ(block[33], 0x81);
}

TEST(BadQuantized, SizesAndTypes) {
  std::vector<float> x(512, 1.0f), y(512, 77.0f);
  std::vector<std::uint8_t> blocks(512, 0);
  EXPECT_EQ(error_of([&] {
              dequantize<float>({block_type::q4_K, blocks.data()}, y.data(), {1, 288});
            }),
            "dequantize: cols = 288, must be a multiple of 256, the elements of a block of q4_K");
  EXPECT_EQ(error_of([&] {
              quantize<float>(x.data(), {static_cast<block_type>(99), blocks.data()}, {1, 256});
            }),
            "quantize: type = 99 is unknown, must be at most 28");
  EXPECT_EQ(error_of([&] {
              dequantize<float>({block_type::affine4_64, blocks.data()}, y.data(), {1, 64});
            }),
            "dequantize: scales = null, must point to 1 elements");
  EXPECT_EQ(error_of([&] {
              quantized_matmul<float>(x.data(), {block_type::q8_0, blocks.data()}, y.data(), {1, 2, 40});
            }),
            "quantized_matmul: cols = 40, must be a multiple of 32, the elements of a block of q8_0");
  EXPECT_EQ(error_of([&] {
              quantized_matmul<float>(x.data(), {block_type::q8_0, blocks.data()}, x.data() + 16, {1, 2, 32});
            }).find("quantized_matmul: x = "),
            0u);
  EXPECT_EQ(error_of([&] {
              quantized_matmul<float>(x.data(), {block_type::q8_0, blocks.data()}, y.data(), {1, 2, 32},
                                      {.activation = static_cast<activation>(9)});
            }),
            "quantized_matmul: activation = 9 is unknown, must be at most 3");
  EXPECT_EQ(error_of([&] {
              quantized_matmul<float>(x.data(), {block_type::q8_0, blocks.data()}, y.data(), {1, 2, 32},
                                      {.bias = y.data() + 1});
            }).find("quantized_matmul: bias = "),
            0u);
  EXPECT_EQ(y, std::vector<float>(512, 77.0f));
}

}  // namespace
}  // namespace pewter::test
