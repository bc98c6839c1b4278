// Packed weights, and products whose matrices are gathered by ids.
#include <gtest/gtest.h>

#include "kernels/runtime/registry.hpp"
#include "tests/kernels/quantized/weights.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

/// Every type on every target: rows of x for which codes are unpacked in registers, and as a panel.
TEST(PackedWeights, AreTheWeightsThatWerePacked) {
  for (int number = 0; number < block_type_count; ++number) {
    const weights<float> w(static_cast<block_type>(number), {70, 768});
    const packed_weights<float> packed(w.matrix(), 70, 768);
    for (const target& on : targets()) {
      if (!on.supported()) continue;
      for (const std::size_t m : {std::size_t{1}, std::size_t{3}, std::size_t{6}, std::size_t{40}}) {
        const std::vector<float> x = normal(m * 768, 4);
        std::vector<float> y(m * 70);
        quantized_matmul<float>(x.data(), packed, y.data(), {m, 70, 768}, {}, {.target = on.name});
        EXPECT_LT(error_of_rows(w, x, y, m), 3e-3) << w.name() << " on " << on.name << ", " << m << " rows";
      }
    }
  }
}
template <class T>
void expect_packed(double bound) {
  for (const block_type type : some_types) {
    const weights<T> w(type, {45, 512});
    const packed_weights<T> packed(w.matrix(), 45, 512);
    const std::vector<T> x = as<T>(normal(5 * 512, 4));
    for (const std::uint32_t threads : {1u, 100u, 1024u}) {
      std::vector<T> y(5 * 45);
      quantized_matmul<T>(x.data(), packed, y.data(), {5, 45, 512}, {}, {.threads_per_threadgroup = threads});
      EXPECT_LT(error_of_rows(w, x, y, 5), bound) << w.name() << ", " << threads << " threads";
    }
  }
}
TEST(PackedWeights, OfHalvesInEverySize) {
  expect_packed<half>(3e-3 + 0x1p-10);
  expect_packed<bfloat>(3e-3 + 0x1p-7);
}
TEST(PackedWeights, SayTheirSizeAndRefuseOthers) {
  EXPECT_EQ(packed_weights<float>::bytes_of(block_type::q4_0, 64, 128), 64u * 4 * 18);
  EXPECT_EQ(packed_weights<float>::bytes_of(block_type::q6_K, 33, 256, 3), 3u * 64 * 210);
  EXPECT_EQ(packed_weights<half>::bytes_of(block_type::affine4_64, 32, 64), 32u * (32 + 4));
  const weights<float> w(block_type::q4_0, {40, 64});
  const packed_weights<float> packed(w.matrix(), 40, 64);
  EXPECT_EQ(packed.bytes(), packed_weights<float>::bytes_of(block_type::q4_0, 40, 64));
  EXPECT_EQ(packed_weights<float>(w.matrix(), 0, 64).bytes(), 0u);
  std::vector<float> x(64), y(40);
  EXPECT_EQ(error_of([&] {
              quantized_matmul<float>(x.data(), packed, y.data(), {1, 40, 32});
            }),
            "quantized_matmul: w = (1, 40, 64), must be (1, 40, 32)");
  EXPECT_EQ(error_of([&] {
              quantized_matmul<float>(x.data(), packed, y.data(), {1, 40, 64}, {.x = activations::exact});
            }),
            "quantized_matmul: activations = exact, must be bytes for packed weights");
  EXPECT_EQ(
      error_of([&] {
        quantized_matmul<float>(x.data(), packed, y.data(), {1, 40, 64}, {}, {.device = 0});
      }),
      "quantized_matmul: w is packed for the CPU, must be blocks in device memory for a launch on a GPU");
  EXPECT_EQ(error_of([&] { packed_weights<float>(w.matrix(), 40, 40); }),
            "packed_weights: cols = 40, must be a multiple of 32, the elements of a block of q4_0");
  EXPECT_EQ(error_of([&] { packed_weights<float>({block_type::q4_0}, 40, 64); }),
            "packed_weights: blocks = null, must point to 1440 elements");
}

/// Some matrices, ids of tokens, and what their products are, by quantized_matmul of one row at a time.
template <class T>
struct gathered {
  gathered_shape shape;
  weights<T> w;
  std::vector<std::uint32_t> ids;
  std::vector<T> x, bias, residual;

  gathered(block_type type, const gathered_shape& s)
      : shape(s),
        w(type, {s.matrices * s.n, s.k}),
        ids(s.tokens * s.ids_of_token),
        x(as<T>(normal((s.row_an_id ? ids.size() : s.tokens) * s.k, 3))),
        bias(as<T>(normal(s.matrices * s.n, 4))),
        residual(as<T>(normal(ids.size() * s.n, 6))) {
    std::mt19937 random(2);
    // The last matrix has no row, and the first one many.
    for (std::uint32_t& id : ids)
      id = random() % 2 == 0 ? 0 : static_cast<std::uint32_t>(random() % (s.matrices - 1));
  }
  quantized_matmul_options<T> options(activations rows) const {
    return {rows, bias.data(), activation::relu, residual.data()};
  }
  /// The largest error relative to the sum of |x w|, and 1 for what is added.
  double error(const std::vector<T>& y) const {
    const auto [tokens, each, matrices, n, k, row_an_id] = shape;
    const auto number = [](T v) { return static_cast<double>(static_cast<float>(v)); };
    double largest = 0;
    for (std::size_t i = 0; i < ids.size(); ++i)
      for (std::size_t j = 0; j < n; ++j) {
        const std::size_t row = ids[i] * n + j;
        double sum = number(bias[row]), magnitude = 1;
        for (std::size_t p = 0; p < k; ++p) {
          const double product = number(x[(row_an_id ? i : i / each) * k + p]) * w.elements[row * k + p];
          sum += product;
          magnitude += std::abs(product);
        }
        const double exact = std::max(sum, 0.0) + number(residual[i * n + j]);
        largest = std::max(largest, std::abs(number(y[i * n + j]) - exact) / magnitude);
      }
    return largest;
  }
};

template <class T>
void expect_gathered(double of_storage) {
  for (const bool row_an_id : {false, true})
    for (const std::size_t tokens : {std::size_t{1}, std::size_t{20}, std::size_t{90}})
      for (const block_type type : some_types) {
        const gathered<T> g(type, {tokens, 3, 5, 37, 256, row_an_id});
        const packed_weights<T> packed(g.w.matrix(), 37, 256, 5);
        for (const target& on : targets()) {
          if (!on.supported()) continue;
          std::vector<T> y(g.ids.size() * 37), of_packed(y), exact(y);
          const launch options{.target = on.name};
          gather_quantized_matmul<T>(g.x.data(), g.w.matrix(), g.ids.data(), y.data(), g.shape,
                                     g.options(activations::bytes), options);
          EXPECT_LT(g.error(y), 4e-3 + of_storage) << g.w.name() << ", " << tokens << " on " << on.name;
          gather_quantized_matmul<T>(g.x.data(), packed, g.ids.data(), of_packed.data(), g.shape,
                                     g.options(activations::bytes), options);
          EXPECT_LT(g.error(of_packed), 4e-3 + of_storage)
              << g.w.name() << ", " << tokens << " on " << on.name;
          gather_quantized_matmul<T>(g.x.data(), g.w.matrix(), g.ids.data(), exact.data(), g.shape,
                                     g.options(activations::exact), options);
          EXPECT_LT(g.error(exact), 1e-6 + of_storage) << g.w.name() << ", " << tokens << " on " << on.name;
        }
      }
}
TEST(GatherQuantizedMatmul, OfAnyIds) {
  expect_gathered<float>(0);
  expect_gathered<half>(0x1p-10);
  expect_gathered<bfloat>(0x1p-7);
}
TEST(GatherQuantizedMatmul, GivesTheSameBitsOnAnyNumberOfHostThreads) {
  const gathered<float> g(block_type::q4_K, {70, 2, 6, 100, 512});
  const packed_weights<float> packed(g.w.matrix(), 100, 512, 6);
  std::vector<float> one(140 * 100), several(one), packed_one(one);
  const auto run = [&](const auto& w, std::vector<float>& y, std::uint32_t threads) {
    gather_quantized_matmul<float>(g.x.data(), w, g.ids.data(), y.data(), g.shape, {},
                                   {.host_threads = threads});
  };
  run(g.w.matrix(), one, 1);
  run(packed, packed_one, 1);
  for (const std::uint32_t threads : {2u, 3u}) {
    run(g.w.matrix(), several, threads);
    EXPECT_EQ(one, several);
    run(packed, several, threads);
    EXPECT_EQ(packed_one, several);
  }
}
TEST(GatherQuantizedMatmul, RefusesIdsBeyondTheMatrices) {
  gathered<float> g(block_type::q8_0, {4, 2, 3, 5, 32});
  std::vector<float> y(40, 77.0f);
  g.ids[5] = 3;
  EXPECT_EQ(error_of([&] {
              gather_quantized_matmul<float>(g.x.data(), g.w.matrix(), g.ids.data(), y.data(), g.shape);
            }),
            "gather_quantized_matmul: ids[5] = 3, must be below the matrices' 3");
  const packed_weights<float> packed(g.w.matrix(), 5, 32, 3);
  EXPECT_EQ(error_of([&] {
              gather_quantized_matmul<float>(g.x.data(), packed, g.ids.data(), y.data(), {4, 2, 2, 5, 32});
            }),
            "gather_quantized_matmul: w = (3, 5, 32), must be (2, 5, 32)");
  EXPECT_EQ(y, std::vector<float>(40, 77.0f));
}

}  // namespace
}  // namespace pewter::test
