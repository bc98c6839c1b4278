// Bad input to every kernel of the registry: an error that names the function and what is wrong, and no
// operand touched.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "pewter/kernels.hpp"
#include "tests/support/compare.hpp"
#include "tests/support/error_of.hpp"
#include "tests/support/shapes.hpp"

namespace pewter::test {
namespace {

problem_shape shape_of(const kernel& k, std::size_t extent) {
  problem_shape s;
  for (std::size_t i = 0; i < k.about->dimensions.size(); ++i) s.extent[i] = extent;
  return s;
}
/// A shape of the smallest extents, from 33 on, that the kernel takes.
problem_shape small_shape(const kernel& k) {
  std::size_t extent = 33;
  while (k.about->valid != nullptr && !k.about->valid(shape_of(k, extent))) ++extent;
  return shape_of(k, extent);
}

class BadInput : public testing::TestWithParam<const kernel*> {
 protected:
  BadInput()
      : operands_(*GetParam()->about, small_shape(*GetParam()), element_type::float32, 5),
        before_(operands_) {}
  void TearDown() override {
    for (std::size_t i = 0; i < operands_.buffers.size(); ++i)
      EXPECT_TRUE(operands_.buffers[i] == before_.buffers[i]) << "operand " << i << " was touched";
  }
  void expect_error(const std::vector<void*>& pointers, const launch& options,
                    std::initializer_list<const char*> words) {
    expect_error(small_shape(*GetParam()), pointers, options, words);
  }
  void expect_error(const problem_shape& shape, const std::vector<void*>& pointers, const launch& options,
                    std::initializer_list<const char*> words) {
    const std::string text = error_of([&] {
      GetParam()->about->call({shape, element_type::float32, pointers.data(), options});
    });
    for (const char* word : words)
      EXPECT_NE(text.find(word), std::string::npos) << "'" << word << "' in: " << text;
  }

  operand_set operands_;

 private:
  operand_set before_;
};

TEST_P(BadInput, NullPointer) {
  for (std::size_t i = 0; i < operands_.buffers.size(); ++i) {
    if (GetParam()->about->operands[i].optional) continue;
    std::vector<void*> pointers = operands_.pointers();
    pointers[i] = nullptr;
    expect_error(pointers, {}, {GetParam()->name, GetParam()->about->operands[i].name});
  }
}

TEST_P(BadInput, TooManyThreads) {
  launch options;
  options.threads_per_threadgroup = 1025;
  expect_error(operands_.pointers(), options, {GetParam()->name, "1025", "1024"});
}

TEST_P(BadInput, UnknownMapping) {
  launch options;
  options.mapping = static_cast<mapping>(200);
  expect_error(operands_.pointers(), options, {GetParam()->name, "mapping = 200", "less than 6"});
}

TEST_P(BadInput, UnknownTarget) {
  launch options;
  options.target = "avx1024";
  expect_error(operands_.pointers(), options, {"avx1024", targets()[0].name});
}

TEST_P(BadInput, PatternThatIsNotOffered) {
  for (int p = 1; p < pattern_count; ++p) {
    const auto wish = static_cast<pattern>(p);
    const auto offered = GetParam()->about->patterns;
    if (std::find(offered.begin(), offered.end(), wish) != offered.end()) continue;
    launch options;
    options.pattern = wish;
    expect_error(operands_.pointers(), options, {GetParam()->name, name_of(wish), name_of(offered[0])});
  }
}

TEST_P(BadInput, ShapeBeyondTheAddressSpace) {
  const problem_shape huge = shape_of(*GetParam(), std::size_t{1} << 62);
  expect_error(huge, operands_.pointers(), {}, {GetParam()->name, "at most"});
}

TEST_P(BadInput, PartialOverlap) {
  const auto about = GetParam()->about->operands;
  for (std::size_t output = 0; output < about.size(); ++output) {
    if (about[output].role == role::input) continue;
    for (std::size_t i = 0; i < about.size(); ++i) {
      if (i == output || operands_.buffers[i].size() == 0 || operands_.buffers[output].size() == 0) continue;
      std::vector<void*> overlapping = operands_.pointers();
      guarded_buffer& reached = operands_.buffers[i];
      overlapping[output] = reached.data() + (reached.size() > 4 ? 4 : 0);
      // Which operands the output reaches into besides depends on where the buffers lie.
      expect_error(overlapping, {}, {GetParam()->name, about[output].name, "overlap"});
    }
  }
}

std::vector<const kernel*> all_kernels() {
  std::vector<const kernel*> all;
  for (const kernel& k : kernels()) all.push_back(&k);
  return all;
}
INSTANTIATE_TEST_SUITE_P(Registry, BadInput, testing::ValuesIn(all_kernels()),
                         [](const auto& parameter) { return std::string(parameter.param->name); });

// ---- bad input of single kernels ----

TEST(ManyRows, AreTooManyWhereTheyHaveResults) {
  constexpr matrix_shape shape = {std::size_t{1} << 27, 0};
  float nothing = 77;
  const std::string text =
      error_of([&] { row_sum(&nothing, &nothing, shape, {.pattern = pattern::vectorized}); });
  EXPECT_NE(text.find("row_sum: threadgroups_per_grid.x = 134217728"), std::string::npos) << text;
  softmax(&nothing, &nothing, shape);
  EXPECT_EQ(nothing, 77);
}

constexpr float no_number = std::numeric_limits<float>::quiet_NaN(),
                infinite = std::numeric_limits<float>::infinity();

TEST(BadHistogram, BinsAndBounds) {
  const std::vector<float> x(100, 0.5f);
  std::vector<std::uint32_t> counts(5000, 77);
  const auto error_with = [&](std::uint32_t bins, float low, float high) {
    return error_of([&] { histogram(x.data(), counts.data(), x.size(), bins, low, high); });
  };
  EXPECT_EQ(error_with(0, 0, 1), "histogram: bins = 0, must be 1 to 4096");
  EXPECT_EQ(error_with(4097, 0, 1), "histogram: bins = 4097, must be 1 to 4096");
  constexpr struct {
    float low, high;
  } refused[] = {{1, 1},         {2, 1},        {no_number, 1}, {0, no_number},
                 {-infinite, 1}, {0, infinite}, {-3e38f, 3e38f}};
  for (const auto [low, high] : refused) {
    const std::string text = error_with(16, low, high);
    EXPECT_EQ(text.find("histogram: low = "), 0u) << text;
  }
  EXPECT_EQ(counts, std::vector<std::uint32_t>(5000, 77));
}

TEST(BadNorm, Epsilon) {
  const std::vector<float> x(12, 1.0f);
  std::vector<float> y(12, 77.0f), sum(12, 77.0f);
  const float* in = x.data();
  for (const float epsilon : {-1e-5f, -infinite, infinite, no_number}) {
    const matrix_shape shape = {3, 4};
    for (const std::string& text :
         {error_of([&] { rms_norm(in, in, y.data(), shape, epsilon); }),
          error_of([&] { add_rms_norm(in, in, in, sum.data(), y.data(), shape, epsilon); }),
          error_of([&] { layer_norm(in, in, in, y.data(), shape, epsilon); })})
      EXPECT_NE(text.find("_norm: epsilon = "), std::string::npos) << text;
  }
  EXPECT_EQ(y, std::vector<float>(12, 77.0f));
  EXPECT_EQ(sum, std::vector<float>(12, 77.0f));
}

TEST(BadSoftmax, Scale) {
  const std::vector<float> x(12, 1.0f);
  std::vector<float> y(12, 77.0f);
  for (const float scale : {infinite, no_number}) {
    const std::string text = error_of([&] {
      masked_softmax(x.data(), x.data(), y.data(), {1, 3, 4}, {.scale = scale});
    });
    EXPECT_EQ(text.find("masked_softmax: scale = "), 0u) << text;
  }
  EXPECT_EQ(y, std::vector<float>(12, 77.0f));
}

TEST(BadGemm, Activation) {
  const std::vector<float> a(16, 1.0f);
  std::vector<float> c(16, 77.0f);
  EXPECT_EQ(error_of([&] {
              gemm(a.data(), a.data(), c.data(), {4, 4, 4}, {.activation = static_cast<activation>(9)});
            }),
            "gemm: activation = 9 is unknown, must be at most 3");
  EXPECT_EQ(c, std::vector<float>(16, 77.0f));
}

}  // namespace
}  // namespace pewter::test
