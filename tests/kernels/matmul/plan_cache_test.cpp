// gemm keeps a thread's last plan: a call is the same whatever the call before it was.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/test_hooks.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

/// A call of gemm with all that a plan depends on.
struct gemm_call {
  gemm_shape shape;
  gemm_options<float> how;
  launch options;
  bool packs;
  std::size_t a_begin, b_begin;
};

std::vector<float> small_values(std::size_t n, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<float> values(n);
  for (float& x : values) x = static_cast<float>(random() % 17) - 8;
  return values;
}

class GemmKeptPlan : public testing::Test {
 protected:
  std::vector<float> a = small_values(1 << 16, 1), b = small_values(1 << 16, 2), bias = small_values(256, 3);

  std::vector<float> result_of(const gemm_call& call) const {
    std::vector<float> c(1 << 15, 1.0f);
    if (call.packs) {
      const packed_matrix<float> weights(b.data() + call.b_begin, call.shape.k, call.shape.n);
      gemm(a.data() + call.a_begin, weights, c.data(), call.shape, call.how, call.options);
    } else {
      gemm(a.data() + call.a_begin, b.data() + call.b_begin, c.data(), call.shape, call.how, call.options);
    }
    return c;
  }
  std::vector<float> result_in_a_new_thread(const gemm_call& call) const {
    std::vector<float> c;
    std::thread([&] { c = result_of(call); }).join();
    return c;
  }
};

TEST_F(GemmKeptPlan, IsThatOfTheCall) {
  std::mt19937 random(7);
  const auto one_in = [&](unsigned n) { return random() % n == 0; };
  gemm_call call{{16, 16, 16}, {}, {}, false, 0, 0};
  for (int i = 0; i < 400; ++i) {
    const std::size_t extents[] = {1, 5, 16, 17, 33, 64};
    const auto any_extent = [&] { return extents[random() % std::size(extents)]; };
    switch (random() % 14) {  // one thing at a time changes
      case 0:
        call.shape.m = any_extent();
        break;
      case 1:
        call.shape.n = any_extent();
        break;
      case 2:
        call.shape.k = any_extent();
        break;
      case 3:
        call.how.transpose_a = !call.how.transpose_a;
        break;
      case 4:
        call.how.transpose_b = !call.packs && !call.how.transpose_b;
        break;
      case 5:
        call.how.batches = 1 + random() % 3;
        break;
      case 6:
        call.how.alpha = one_in(3) ? 0.0f : one_in(2) ? 2.0f : 1.0f;
        break;
      case 7:
        call.how.beta = one_in(2) ? 0.0f : 3.0f;
        break;
      case 8:
        call.how.bias = one_in(2) ? nullptr : bias.data();
        break;
      case 9:
        call.how.activation = one_in(2) ? activation::none : activation::relu;
        break;
      case 10:
        call.how.elements_per_row_c = one_in(2) ? 0 : 70;
        break;
      case 11:
        call.a_begin = random() % 4, call.b_begin = random() % 4;
        break;
      case 12:
        call.options.threads_per_threadgroup = one_in(2) ? 0 : 64;
        break;
      default:
        call.options.host_threads = static_cast<unsigned>(random() % 3);
        break;
    }
    call.packs = !call.how.transpose_b && (one_in(8) ? !call.packs : call.packs);
    const std::vector<float> here = result_of(call), elsewhere = result_in_a_new_thread(call);
    ASSERT_EQ(0, std::memcmp(here.data(), elsewhere.data(), here.size() * sizeof(float)))
        << "call " << i << ", " << call.shape.m << "x" << call.shape.n << "x" << call.shape.k;
  }
}

TEST_F(GemmKeptPlan, IsThatOfTheTarget) {
  std::vector<float> c(16 * 16);
  for (int round = 0; round < 2; ++round)
    for (const target& t : targets()) {
      if (!t.supported()) continue;
      gemm(a.data(), b.data(), c.data(), {16, 16, 16}, {}, {.target = t.name});
      std::thread([&, of_call = std::string(last_target())] {
        gemm(a.data(), b.data(), c.data(), {16, 16, 16}, {}, {.target = t.name});
        EXPECT_EQ(of_call, last_target());
      }).join();
    }
}

/// The target of bfloat products depends on who chooses it, and on the number of rows if B is stored along K.
TEST(GemmTarget, AvoidsSlowDotProductsUnlessItIsNamed) {
  const char* const outside = std::getenv("PEWTER_TARGET");
  const std::string before = outside == nullptr ? "" : outside;
  const std::vector<bfloat> a(17, bfloat(2.0f));
  const bfloat b(3.0f);
  const auto target_of = [&](const char* environment, const char* wish, std::size_t rows = 1,
                             const gemm_options<bfloat>& how = {}) {
    setenv("PEWTER_TARGET", environment, 1);
    forget_default_target();
    std::vector<bfloat> c(rows);
    gemm(a.data(), &b, c.data(), {rows, 1, 1}, how, {.target = wish});
    EXPECT_EQ(static_cast<float>(c.back()), 6.0f);
    return std::string(last_target());
  };
  const auto target_of_packed = [&](std::size_t rows) {
    std::vector<bfloat> c(rows);
    gemm(a.data(), packed_matrix<bfloat>(&b, 1, 1), c.data(), {rows, 1, 1});
    return std::string(last_target());
  };
  const auto best = std::ranges::find_if(targets(), &target::supported);
  const bool slow = std::string_view(best->name) == "avx512_bf16" &&
                    this_machine().core == microarchitecture::sapphire_rapids && std::next(best)->supported();
  EXPECT_EQ(target_of("", nullptr), slow ? "avx512" : best->name);
  EXPECT_EQ(target_of(best->name, nullptr), best->name);
  EXPECT_EQ(target_of("", best->name), best->name);
  EXPECT_EQ(target_of("", nullptr), slow ? "avx512" : best->name) << "not the last call's";
  EXPECT_EQ(target_of("", nullptr, 16, {.transpose_b = true}), best->name);
  EXPECT_EQ(target_of("", nullptr, 17, {.transpose_b = true}), slow ? "avx512" : best->name);
  EXPECT_EQ(target_of_packed(2), best->name);
  EXPECT_EQ(target_of_packed(3), slow ? "avx512" : best->name);
  setenv("PEWTER_TARGET", before.c_str(), 1);
  forget_default_target();
}

TEST_F(GemmKeptPlan, ForgivesNoError) {
  std::vector<float> c(16 * 16);
  const gemm_shape s{16, 16, 16};
  const auto call = [&](const float* left, const float* right, float* to, const gemm_options<float>& how = {},
                        const launch& options = {}) { gemm(left, right, to, s, how, options); };
  for (int round = 0; round < 2; ++round) {
    call(a.data(), b.data(), c.data());
    EXPECT_EQ(error_of([&] { call(nullptr, b.data(), c.data()); }),
              "gemm: a = null, must point to 256 elements");
    EXPECT_NE(error_of([&] { call(a.data(), b.data(), a.data() + 255); }).find("must not overlap"),
              std::string::npos);
    gemm_options<float> how;
    how.elements_per_row_b = 15;
    EXPECT_EQ(error_of([&] { call(a.data(), b.data(), c.data(), how); }),
              "gemm: elements_per_row_b = 15, must be 0 or at least 16");
    EXPECT_EQ(error_of([&] { call(a.data(), b.data(), c.data(), {}, {.threads_per_threadgroup = 1025}); }),
              "gemm: threads_per_threadgroup = 1025, must be at most 1024");
    EXPECT_NE(error_of([&] { call(a.data(), b.data(), c.data(), {}, {.pattern = pattern::direct}); }),
              "no error");
    EXPECT_NE(error_of([&] { call(a.data(), b.data(), c.data(), {}, {.target = "none"}); }), "no error");
  }
}

}  // namespace
}  // namespace pewter
