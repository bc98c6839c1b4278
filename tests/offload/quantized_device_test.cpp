// quantized_matmul on a GPU beyond what the registry-driven tests reach: blocks at any address, its options,
// and rows of x in every number that has code of its own. Without a device all of it is skipped;
// scripts/test-offload runs it where there is one.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "pewter/device.hpp"
#include "pewter/quantized.hpp"
#include "tests/support/products.hpp"

namespace pewter::test {
namespace {

/// A product with W of random blocks whose scales are finite.
struct quantized_product {
  block_type type;
  gemm_shape shape;
  std::vector<float> x, scales, biases, bias, residual;
  std::vector<std::uint8_t> blocks;

  quantized_product(block_type of, std::size_t m, std::size_t n, std::size_t blocks_of_row)
      : type(of), shape{m, n, blocks_of_row * traits_of(of).elements} {
    const std::size_t all = n * blocks_of_row;
    x = normal_values<float>(m * shape.k, 1);
    scales = normal_values<float>(is_affine(of) ? all : 0, 2);
    biases = normal_values<float>(scales.size(), 3);
    bias = normal_values<float>(n, 4);
    residual = normal_values<float>(m * n, 5);
    blocks.resize(all * traits_of(of).bytes);
    std::mt19937 random(6);
    // Bytes below 0x70: neither a half nor a scale of eight bits is then infinite or a NaN.
    for (std::uint8_t& byte : blocks) byte = static_cast<std::uint8_t>(random() % 0x70);
  }

  /// @param offset where blocks begin behind a multiple of 16 bytes
  std::vector<float> result(quantized_matmul_options<float> how, std::size_t offset = 0,
                            std::uint32_t threads = 0) const {
    std::vector<std::uint8_t> shifted(blocks.size() + offset);
    std::memcpy(shifted.data() + offset, blocks.data(), blocks.size());
    const device_buffer<std::uint8_t> on_w(shifted);
    const device_buffer<float> on_x(x), on_scales(scales), on_biases(biases), on_bias(bias),
        on_residual(residual);
    device_buffer<float> y(shape.m * shape.n);
    if (how.bias != nullptr) how.bias = on_bias.data();
    if (how.residual != nullptr) how.residual = on_residual.data();
    const bool affine = is_affine(type);
    quantized_matmul(on_x.data(),
                     quantized_matrix<float>{type, on_w.data() + offset, affine ? on_scales.data() : nullptr,
                                             affine ? on_biases.data() : nullptr},
                     y.data(), shape, how, {.threads_per_threadgroup = threads, .device = 0});
    std::vector<float> values(shape.m * shape.n);
    y.copy_to(values);
    return values;
  }
};

float largest_of(const std::vector<float>& values) {
  float largest = 0;
  for (const float v : values) largest = std::max(largest, std::abs(v));
  return largest;
}

class QuantizedOnDevice : public testing::Test {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
  }
  static std::vector<block_type> all_types() {
    std::vector<block_type> types;
    for (int i = 0; i < block_type_count; ++i) types.push_back(static_cast<block_type>(i));
    return types;
  }
};

TEST_F(QuantizedOnDevice, TakesBlocksAtAnyAddress) {
  for (const block_type type : all_types())
    for (const activations how : {activations::bytes, activations::exact}) {
      const quantized_product p(type, 1, 37, 5);
      const std::vector<float> aligned = p.result({.x = how});
      for (const std::size_t offset : {1u, 2u, 3u})
        ASSERT_EQ(p.result({.x = how}, offset), aligned) << name_of(type) << " at " << offset;
    }
}

// Sums of one row of x and of several are rounded at other places.
TEST_F(QuantizedOnDevice, RowsOfXDoNotDependOnEachOther) {
  for (const block_type type : all_types())
    for (const std::size_t m : {3u, 8u, 11u}) {
      const quantized_product p(type, m, 19, 40);
      const std::vector<float> together = p.result({});
      const double near = 1e-4 * static_cast<double>(largest_of(together));
      quantized_product alone = p;
      alone.shape.m = 1;
      for (std::size_t row = 0; row < m; ++row) {
        std::copy_n(p.x.begin() + static_cast<std::ptrdiff_t>(row * p.shape.k), p.shape.k, alone.x.begin());
        const std::vector<float> one = alone.result({});
        for (std::size_t i = 0; i < 19; ++i)
          ASSERT_NEAR(one[i], together[row * 19 + i], near) << name_of(type);
      }
    }
}

TEST_F(QuantizedOnDevice, HasItsOptions) {
  for (const std::size_t m : {1u, 5u}) {
    const quantized_product p(block_type::q4_K, m, 70, 9);
    const std::vector<float> plain = p.result({}), exact = p.result({.x = activations::exact});
    const double near = 0.01 * static_cast<double>(largest_of(exact));
    for (std::size_t i = 0; i < plain.size(); ++i) ASSERT_NEAR(plain[i], exact[i], near);
    const std::vector<float> all =
        p.result({.bias = p.bias.data(), .activation = activation::relu, .residual = p.residual.data()});
    for (std::size_t i = 0; i < all.size(); ++i) {
      const float sum = plain[i] + p.bias[i % 70];
      ASSERT_EQ(all[i], std::max(sum, 0.0f) + p.residual[i]);
    }
    for (const std::uint32_t threads : {32u, 100u, 512u}) ASSERT_EQ(p.result({}, 0, threads), plain);
  }
}

}  // namespace
}  // namespace pewter::test
