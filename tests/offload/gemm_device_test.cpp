// gemm on a GPU beyond what the registry-driven tests reach: transposed and padded operands, batches,
// epilogues, by threadgroups of every size, and products of TF32. Without a device all of it is skipped;
// scripts/test-offload runs it where there is one.
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

class Tf32OnDevice : public testing::Test {
 protected:
  void SetUp() override {
    if (devices().empty()) GTEST_SKIP() << why_no_device();
    if (std::stoi(devices()[0].architecture.substr(3)) < 80) GTEST_SKIP() << "no TF32";
  }
  static void expect_right(const exact_product<float>& exact, product_form form) {
    form.products = float_products::three_tf32;
    product<float> p(exact, form);
    ASSERT_EQ(p.mismatch_on_device({.device = 0}), "");
  }
};

TEST_F(Tf32OnDevice, HasItsErrorInEveryForm) {
  for (const gemm_shape s : shapes) {
    const exact_product<float> exact(s);
    for (product_form form : storage_forms())
      for (const std::size_t padding : {0u, 3u, 8u}) {
        form.padding = padding;
        form.epilogue = padding == 3 ? std::optional(activation::gelu) : std::nullopt;
        expect_right(exact, form);
      }
  }
}

TEST_F(Tf32OnDevice, MultipliesBatches) {
  for (const auto whose_b : {batches_of_b::each_its_own, batches_of_b::one_for_all})
    for (const product_form& form : storage_forms())
      expect_right(exact_product<float>({129, 127, 65}, 3, whose_b), form);
}

/// The largest error of a product of normal numbers, in units of 2^-24 times the sum of magnitudes.
double largest_error(gemm_shape s, float_products how) {
  const exact_product<float> exact(s);
  const device_buffer<float> a(exact.a), b(exact.b);
  device_buffer<float> c(s.m * s.n);
  gemm(a.data(), b.data(), c.data(), s, {.float_products = how}, {.device = 0});
  std::vector<float> y(s.m * s.n);
  c.copy_to(y);
  double largest = 0;
  for (std::size_t i = 0; i < y.size(); ++i)
    largest = std::max(largest, std::abs(as_double(y[i]) - exact.sums[i]) / exact.magnitudes[i]);
  return largest * 0x1p24;
}

// 32 units are at most what the split leaves out; one product of TF32 has hundreds where k is 32.
TEST_F(Tf32OnDevice, IsNearPlainFloat) {
  for (const std::size_t k : {32u, 1000u, 4096u}) {
    const double of_fma = largest_error({64, 96, k}, float_products::fma),
                 of_tf32 = largest_error({64, 96, k}, float_products::three_tf32);
    RecordProperty("k" + std::to_string(k), std::to_string(of_fma) + " by fma, " + std::to_string(of_tf32));
    EXPECT_LE(of_fma, static_cast<double>(k) + 1);
    EXPECT_LE(of_tf32, 2 * of_fma + 32);
  }
}

TEST_F(Tf32OnDevice, InfinitiesAreNotFinite) {
  std::vector<float> values(64 * 64, 1.0f);
  values[5] = std::numeric_limits<float>::infinity();
  const device_buffer<float> a(values), b(std::vector<float>(64 * 64, 1.0f));
  device_buffer<float> c(64 * 64);
  gemm(a.data(), b.data(), c.data(), {64, 64, 64}, {.float_products = float_products::three_tf32},
       {.device = 0});
  std::vector<float> y(64 * 64);
  c.copy_to(y);
  EXPECT_FALSE(std::isfinite(y[7]));
  EXPECT_EQ(y[64], 64.0f);
}

}  // namespace
}  // namespace pewter::test
