// gemm on a GPU beyond what the registry-driven tests reach: transposed and padded operands, batches,
// epilogues, by threadgroups of both sizes. Without a device all of it is skipped; scripts/test-offload runs
// it where there is one.
#include <gtest/gtest.h>

#include "pewter/device.hpp"
#include "tests/support/products.hpp"

namespace pewter::test {
namespace {

// Less than a tile, a tile and its edges, several stages of k with remainders, and lengths of rows that are
// and are not multiples of sixteen bytes.
constexpr gemm_shape shapes[] = {{1, 1, 1},      {5, 33, 7},     {128, 128, 32}, {129, 127, 65},
                                 {200, 264, 96}, {64, 300, 333}, {40, 72, 1100}, {257, 136, 200}};

std::vector<product_form> storage_forms() {
  std::vector<product_form> forms;
  for (const bool a : {false, true})
    for (const bool b : {false, true}) forms.push_back({.transpose_a = a, .transpose_b = b});
  return forms;
}

template <class T>
class GemmOnDevice : public testing::Test {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
  }
  static void expect_right(const exact_product<T>& exact, const product_form& form) {
    product<T> p(exact, form);
    for (const std::uint32_t threads : {128u, 256u, 384u})
      ASSERT_EQ(p.mismatch_on_device({.threads_per_threadgroup = threads, .device = 0}), "");
  }
};
using element_types = testing::Types<float, half, bfloat>;
TYPED_TEST_SUITE(GemmOnDevice, element_types);

TYPED_TEST(GemmOnDevice, TakesTransposedAndPaddedOperands) {
  for (const gemm_shape s : shapes) {
    const exact_product<TypeParam> exact(s);
    for (product_form form : storage_forms())
      for (const std::size_t padding : {0u, 3u, 8u}) {
        form.padding = padding;
        this->expect_right(exact, form);
      }
  }
}

TYPED_TEST(GemmOnDevice, FusesItsEpilogue) {
  for (const gemm_shape s : shapes) {
    const exact_product<TypeParam> exact(s);
    for (product_form form : storage_forms())
      for (const activation act : {activation::none, activation::relu, activation::silu, activation::gelu}) {
        form.epilogue = act;
        form.padding = 1;
        this->expect_right(exact, form);
      }
  }
}

TYPED_TEST(GemmOnDevice, MultipliesBatches) {
  for (const gemm_shape s : {gemm_shape{5, 33, 7}, {129, 127, 65}, {64, 136, 96}})
    for (const auto whose_b : {batches_of_b::each_its_own, batches_of_b::one_for_all}) {
      const exact_product<TypeParam> exact(s, 3, whose_b);
      for (product_form form : storage_forms())
        for (const bool epilogue : {false, true}) {
          form.padding = epilogue ? 0 : 2;
          if (epilogue) form.epilogue = activation::relu;
          this->expect_right(exact, form);
        }
    }
}

TYPED_TEST(GemmOnDevice, WithoutKIsTheEpilogueOfZeros) {
  using T = TypeParam;
  device_buffer<T> c(std::vector<T>(12, T(5.0f)));
  gemm<T>(nullptr, nullptr, c.data(), {3, 4, 0}, {.beta = 2}, {.device = 0});
  std::vector<T> y(12);
  c.copy_to(y);
  EXPECT_EQ(y, std::vector<T>(12, T(10.0f)));
}

}  // namespace
}  // namespace pewter::test
