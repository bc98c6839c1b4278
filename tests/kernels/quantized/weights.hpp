// Quantised matrices for tests, and the error of products with them.
#pragma once

#include <cmath>
#include <random>
#include <vector>

#include "pewter/quantized.hpp"
#include "tests/reference/quantized/blocks.hpp"

namespace pewter::test {

inline std::vector<float> normal(std::size_t n, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> distribution;
  std::vector<float> values(n);
  for (float& v : values) v = distribution(random);
  return values;
}
template <class T>
std::vector<T> as(const std::vector<float>& values) {
  std::vector<T> stored;
  for (const float v : values) stored.push_back(static_cast<T>(v));
  return stored;
}

/// A quantised matrix of normal numbers, with what its blocks stand for.
template <class T>
struct weights {
  block_type type;
  matrix_shape shape;
  std::vector<std::uint8_t> blocks;
  std::vector<T> scales, biases;
  std::vector<double> elements;

  weights(block_type t, matrix_shape s) : type(t), shape(s) {
    const std::size_t count = s.rows * s.cols / traits_of(t).elements;
    blocks.resize(count * traits_of(t).bytes);
    if (is_affine(t)) scales.resize(count), biases.resize(count);
    const std::vector<T> x = as<T>(normal(s.rows * s.cols, 5));
    quantize<T>(x.data(), {t, blocks.data(), scales.data(), biases.data()}, s);
    elements = reference::elements_of_blocks(t, blocks, as_doubles(scales), as_doubles(biases));
  }
  const char* name() const { return name_of(type); }
  quantized_matrix<T> matrix() const { return {type, blocks.data(), scales.data(), biases.data()}; }

  static std::vector<double> as_doubles(const std::vector<T>& values) {
    std::vector<double> all;
    for (const T v : values) all.push_back(static_cast<double>(static_cast<float>(v)));
    return all;
  }
};

/// The largest error of y relative to the sum of |x w|.
template <class T>
double error_of_rows(const weights<T>& w, const std::vector<T>& x, const std::vector<T>& y, std::size_t m) {
  const auto [n, k] = w.shape;
  double largest = 0;
  for (std::size_t i = 0; i < m; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      double sum = 0, magnitude = 0;
      for (std::size_t p = 0; p < k; ++p) {
        const double product = static_cast<double>(static_cast<float>(x[i * k + p])) * w.elements[j * k + p];
        sum += product;
        magnitude += std::abs(product);
      }
      const double got = static_cast<double>(static_cast<float>(y[i * n + j]));
      largest = std::max(largest, std::abs(got - sum) / magnitude);
    }
  return largest;
}
inline constexpr block_type some_types[] = {block_type::q4_0, block_type::q6_K, block_type::nvfp4,
                                            block_type::affine3_64};

}  // namespace pewter::test
