// What the registry's tests of get_rows and set_rows do not reach: every pair of types, ids of 64 bits,
// blocks of every type, ids that are there twice, ids that are no rows.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/serving.hpp"
#include "tests/kernels/quantized/weights.hpp"
#include "tests/support/error_of.hpp"

namespace pewter::test {
namespace {

constexpr std::size_t rows = 9, cols = 130;
template <class Id>
const std::vector<Id> ids = {3, 0, 8, 3, 7, 3};

/// y[i] = x[ids[i]] of every element, by the converting constructor of To.
template <class From, class To, class Id>
void expect_rows_are_got() {
  const std::vector<From> x = as<From>(normal(rows * cols, 5));
  const std::vector<Id>& of = ids<Id>;
  std::vector<To> y(of.size() * cols);
  for (const pattern p : get_rows_description.patterns) {
    get_rows(x.data(), of.data(), y.data(), {of.size(), rows, cols}, {.pattern = p});
    for (std::size_t i = 0; i < of.size(); ++i)
      for (std::size_t c = 0; c < cols; ++c)
        ASSERT_EQ(static_cast<float>(y[i * cols + c]),
                  static_cast<float>(To(static_cast<float>(x[static_cast<std::size_t>(of[i]) * cols + c]))));
  }
}
/// The last row of those with one id stays, and nobody touches a row without.
template <class From, class To, class Id>
void expect_rows_are_set() {
  const std::vector<Id>& to = ids<Id>;
  const std::vector<From> x = as<From>(normal(to.size() * cols, 6));
  for (const pattern p : set_rows_description.patterns) {
    std::vector<To> y(rows * cols, To(7.0f)), wanted = y;
    set_rows(x.data(), to.data(), y.data(), {to.size(), rows, cols}, {.pattern = p});
    for (std::size_t i = 0; i < to.size(); ++i)
      for (std::size_t c = 0; c < cols; ++c)
        wanted[static_cast<std::size_t>(to[i]) * cols + c] = To(static_cast<float>(x[i * cols + c]));
    ASSERT_EQ(std::memcmp(y.data(), wanted.data(), y.size() * sizeof(To)), 0);
  }
}
template <class From, class To>
void expect_rows() {
  expect_rows_are_got<From, To, std::int32_t>();
  expect_rows_are_got<From, To, std::int64_t>();
  expect_rows_are_set<From, To, std::int32_t>();
  expect_rows_are_set<From, To, std::int64_t>();
}
template <class From>
void expect_rows_of() {
  expect_rows<From, float>();
  expect_rows<From, half>();
  expect_rows<From, bfloat>();
}
TEST(Rows, OfEveryPairOfTypes) {
  expect_rows_of<float>();
  expect_rows_of<half>();
  expect_rows_of<bfloat>();
}

TEST(Rows, OfOneTypeKeepTheirBits) {
  const std::uint32_t bits[2] = {0x7fa00001u, 0x80000001u};  // a signalling NaN, a subnormal number
  float x[2], y[2];
  std::memcpy(x, bits, sizeof x);
  const std::int32_t id = 0;
  get_rows(x, &id, y, {1, 1, 2});
  EXPECT_EQ(std::memcmp(x, y, sizeof x), 0);
}

/// Blocks as dequantize and quantize have them, row by row.
template <class T>
void expect_blocks(block_type type) {
  const std::vector<std::int64_t>& of = ids<std::int64_t>;
  const std::size_t each = traits_of(type).elements, n = 3 * each;
  const weights<T> w(type, {rows, n});
  std::vector<T> all(rows * n), y(of.size() * n);
  dequantize<T>(w.matrix(), all.data(), {rows, n});
  get_rows<T>(w.matrix(), of.data(), y.data(), {of.size(), rows, n});
  for (std::size_t i = 0; i < of.size(); ++i)
    ASSERT_EQ(std::memcmp(&y[i * n], &all[static_cast<std::size_t>(of[i]) * n], n * sizeof(T)), 0)
        << name_of(type) << ", row " << i;

  const std::vector<T> x = as<T>(normal(of.size() * n, 8));
  const std::size_t bytes = 3 * traits_of(type).bytes, scales = is_affine(type) ? 3 : 0;
  struct blocks {
    std::vector<std::uint8_t> codes;
    std::vector<T> scales, biases;
  };
  const auto room = [&](std::size_t count) {
    return blocks{std::vector<std::uint8_t>(count * bytes, 0xa5), std::vector<T>(count * scales, T(3.0f)),
                  std::vector<T>(count * scales, T(4.0f))};
  };
  const auto result = [&](blocks& to) {
    return quantized_result<T>{type, to.codes.data(), scales ? to.scales.data() : nullptr,
                               scales ? to.biases.data() : nullptr};
  };
  blocks set = room(rows), wanted = room(rows), given = room(of.size());
  quantize<T>(x.data(), result(given), {of.size(), n});
  for (std::size_t i = 0; i < of.size(); ++i) {
    const auto to = static_cast<std::size_t>(of[i]);
    std::copy_n(given.codes.begin() + static_cast<std::ptrdiff_t>(i * bytes), bytes,
                wanted.codes.begin() + static_cast<std::ptrdiff_t>(to * bytes));
    for (std::size_t s = 0; s < scales; ++s) {
      wanted.scales[to * scales + s] = given.scales[i * scales + s];
      wanted.biases[to * scales + s] = given.biases[i * scales + s];
    }
  }
  set_rows<T>(x.data(), of.data(), result(set), {of.size(), rows, n});
  EXPECT_EQ(set.codes, wanted.codes) << name_of(type);
  EXPECT_EQ(std::memcmp(set.scales.data(), wanted.scales.data(), set.scales.size() * sizeof(T)), 0);
  EXPECT_EQ(std::memcmp(set.biases.data(), wanted.biases.data(), set.biases.size() * sizeof(T)), 0);
}
TEST(Rows, OfBlocksOfEveryType) {
  for (int number = 0; number < block_type_count; ++number) {
    const auto type = static_cast<block_type>(number);
    expect_blocks<float>(type);
    expect_blocks<half>(type);
    expect_blocks<bfloat>(type);
  }
}

/// Nothing is touched where an id is no row.
TEST(Rows, BadIdsAreErrors) {
  std::vector<float> x(4 * 32, 1), y(4 * 32, 2);
  const std::vector<float> before = y;
  std::vector<std::uint8_t> blocks(4 * 34, 9);
  const std::int32_t beyond[] = {0, 4}, negative[] = {1, -1};
  const std::int64_t large[] = {std::int64_t{1} << 32};
  const rows_shape shape = {2, 4, 32};
  EXPECT_EQ(error_of([&] { get_rows(x.data(), beyond, y.data(), shape); }),
            "get_rows: ids[1] = 4, must be 0 or more and below rows, 4");
  EXPECT_EQ(error_of([&] { set_rows(x.data(), negative, y.data(), shape); }),
            "set_rows: ids[1] = -1, must be 0 or more and below rows, 4");
  EXPECT_EQ(error_of([&] {
              set_rows(x.data(), large, y.data(), {1, 4, 32});
            }),
            "set_rows: ids[0] = 4294967296, must be 0 or more and below rows, 4");
  EXPECT_EQ(error_of([&] {
              set_rows<float>(x.data(), negative, {block_type::q8_0, blocks.data(), nullptr, nullptr}, shape);
            }),
            "set_rows: ids[1] = -1, must be 0 or more and below rows, 4");
  EXPECT_EQ(y, before);
  EXPECT_EQ(blocks, std::vector<std::uint8_t>(4 * 34, 9));
  EXPECT_NE(
      error_of([&] {
        get_rows<float>({block_type::q8_0, blocks.data(), nullptr, nullptr}, beyond, y.data(), {1, 4, 33});
      }).find("get_rows: cols = 33, must be a multiple of 32"),
      std::string::npos);
}

}  // namespace
}  // namespace pewter::test
