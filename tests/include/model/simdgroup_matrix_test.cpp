// simdgroup_matrix: the diagonal constructor, load and store with origin and transposition, products, and
// the ecosystem's map of elements to lanes.
#include <gtest/gtest.h>

#include "pewter/pewter.hpp"

namespace pewter {
namespace {

constexpr std::size_t row_length = 21;

template <class T>
class SimdgroupMatrix : public testing::Test {
 protected:
  SimdgroupMatrix() {
    for (std::size_t i = 0; i < row_length * 20; ++i) memory[i] = T(static_cast<float>(i * 7 % 16) - 8);
  }
  float at(std::size_t row, std::size_t col) const {
    return static_cast<float>(memory[row * row_length + col]);
  }
  simdgroup_matrix<T, 8, 8> block(uint2 origin, bool transpose = false) const {
    simdgroup_matrix<T, 8, 8> m;
    simdgroup_load(m, memory, row_length, origin, transpose);
    return m;
  }
  T memory[row_length * 20];
};
using types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(SimdgroupMatrix, types);

TYPED_TEST(SimdgroupMatrix, Construction) {
  using M = simdgroup_matrix<TypeParam, 8, 8>;
  const M diagonal(3.0f);
  const M filled = make_filled_simdgroup_matrix<TypeParam, 8, 8>(1.0f / 3);
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 8; ++c) {
      EXPECT_EQ(diagonal.element[r][c], r == c ? 3.0f : 0.0f);
      EXPECT_EQ(filled.element[r][c], static_cast<float>(TypeParam(1.0f / 3)));
    }
  const M of_element(TypeParam(3.0f));
  const M filled_with_element = make_filled_simdgroup_matrix<TypeParam, 8, 8>(TypeParam(1.0f / 3));
  EXPECT_EQ(of_element.element[5][5], 3.0f);
  EXPECT_EQ(of_element.element[5][4], 0.0f);
  EXPECT_EQ(filled_with_element.element[7][2], filled.element[7][2]);
}

TYPED_TEST(SimdgroupMatrix, LoadAndStore) {
  for (const bool transpose : {false, true}) {
    const auto m = this->block({5, 3}, transpose);  // column 5, row 3
    for (std::size_t r = 0; r < 8; ++r)
      for (std::size_t c = 0; c < 8; ++c)
        EXPECT_EQ(m.element[r][c], transpose ? this->at(3 + c, 5 + r) : this->at(3 + r, 5 + c));
    TypeParam out[row_length * 20] = {};
    simdgroup_store(m, out, row_length, {5, 3}, transpose);
    for (std::size_t r = 0; r < 20; ++r)
      for (std::size_t c = 0; c < row_length; ++c) {
        const bool inside = r >= 3 && r < 11 && c >= 5 && c < 13;
        EXPECT_EQ(static_cast<float>(out[r * row_length + c]), inside ? this->at(r, c) : 0.0f);
      }
  }
}

TYPED_TEST(SimdgroupMatrix, Products) {
  const auto a = this->block({0, 0}), b = this->block({8, 4});
  simdgroup_float8x8 d, c(0.5f);
  simdgroup_multiply_accumulate(d, a, b, c);
  simdgroup_float8x8 product;
  simdgroup_multiply(product, a, b);
  const auto same_type = a * b;
  for (int r = 0; r < 8; ++r)
    for (int col = 0; col < 8; ++col) {
      float sum = 0;
      for (int k = 0; k < 8; ++k) sum += a.element[r][k] * b.element[k][col];  // small integers: exact
      EXPECT_EQ(product.element[r][col], sum);
      EXPECT_EQ(d.element[r][col], sum + (r == col ? 0.5f : 0.0f));
      EXPECT_EQ(same_type.element[r][col], static_cast<float>(TypeParam(sum)));
    }
  simdgroup_multiply_accumulate(d, a, b, d);  // d may be an operand
  EXPECT_EQ(d.element[2][3], 2 * product.element[2][3]);
}

TYPED_TEST(SimdgroupMatrix, ResultsAndAccumulatorsOfItsType) {
  const auto a = this->block({0, 0}), b = this->block({8, 4}), c = this->block({4, 9});
  simdgroup_matrix<TypeParam, 8, 8> d;
  simdgroup_multiply_accumulate(d, a, b, c);
  simdgroup_half8x8 half_a(0.0f);
  simdgroup_bfloat8x8 bfloat_b(0.0f);
  half_a.set_thread_elements(a.thread_elements());  // small integers: exact in every type
  bfloat_b.set_thread_elements(b.thread_elements());
  simdgroup_float8x8 mixed;
  simdgroup_multiply_accumulate(mixed, half_a, bfloat_b, c);
  for (int r = 0; r < 8; ++r)
    for (int col = 0; col < 8; ++col) {
      float sum = c.element[r][col];
      for (int k = 0; k < 8; ++k) sum += a.element[r][k] * b.element[k][col];
      EXPECT_EQ(d.element[r][col], static_cast<float>(TypeParam(sum)));
      EXPECT_EQ(mixed.element[r][col], sum);
    }
}

TYPED_TEST(SimdgroupMatrix, ThreadgroupMemoryHoldsIt) {
  dispatch_threadgroups({1, 1, 1}, {64, 1, 1}, [&](threadgroup& tg) {
    TypeParam* tile = tg.memory<TypeParam>(8 * row_length);
    tg.for_each_simdgroup([&](simdgroup& sg) {  // each SIMD group a block of eight columns
      simdgroup_store(this->block({8 * sg.index(), 2}), tile, row_length, {8 * sg.index(), 0});
    });
    tg.for_each_simdgroup([&](simdgroup& sg) {
      const std::uint32_t other = 1 - sg.index();
      simdgroup_matrix<TypeParam, 8, 8> m;
      simdgroup_load(m, tile, row_length, {8 * other, 0});
      for (std::size_t r = 0; r < 8; ++r)
        for (std::size_t c = 0; c < 8; ++c) EXPECT_EQ(m.element[r][c], this->at(2 + r, 8 * other + c));
    });
  });
}

TYPED_TEST(SimdgroupMatrix, ThreadElements) {
  auto m = this->block({2, 1});
  const lanes2<float> elements = m.thread_elements();
  for (int l = 0; l < 32; ++l) {
    const int q = l / 4, row = (q & 4) + l / 2 % 4, col = (q & 2) * 2 + l % 2 * 2;
    EXPECT_EQ(elements.x[l], m.element[row][col]);
    EXPECT_EQ(elements.y[l], m.element[row][col + 1]);
  }
  simdgroup_matrix<TypeParam, 8, 8> copy(0.0f);
  copy.set_thread_elements(elements);
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 8; ++c) EXPECT_EQ(copy.element[r][c], m.element[r][c]);
}

}  // namespace
}  // namespace pewter
