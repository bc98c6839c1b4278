// Bad input to every kernel of the registry: an error that names the function and what is wrong, and no
// operand touched.
#include <gtest/gtest.h>

#include <algorithm>

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "tests/support/compare.hpp"
#include "tests/support/shapes.hpp"

namespace pewter::test {
namespace {

problem_shape small_shape(const kernel& k) {
  problem_shape s;
  for (std::size_t i = 0; i < k.about->dimensions.size(); ++i) s.extent[i] = 33;
  return s;
}

/// The text of the error that the call throws; empty if it throws none.
std::string error_of(const kernel& k, const std::vector<void*>& pointers, const launch& options) {
  try {
    k.about->call({small_shape(k), element_type::float32, pointers.data(), options});
  } catch (const error& e) {
    return e.what();
  }
  return {};
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
    const std::string text = error_of(*GetParam(), pointers, options);
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

TEST_P(BadInput, PartialOverlap) {
  std::vector<void*> pointers = operands_.pointers();
  std::size_t output = 0;
  while (GetParam()->about->operands[output].role == role::input) ++output;
  for (std::size_t i = 0; i < output; ++i) {
    std::vector<void*> overlapping = pointers;
    overlapping[output] = operands_.buffers[i].data() + 4;
    // Which inputs the output reaches into depends on where the buffers lie.
    expect_error(overlapping, {}, {GetParam()->name, GetParam()->about->operands[output].name, "overlap"});
  }
}

std::vector<const kernel*> all_kernels() {
  std::vector<const kernel*> all;
  for (const kernel& k : kernels()) all.push_back(&k);
  return all;
}
INSTANTIATE_TEST_SUITE_P(Registry, BadInput, testing::ValuesIn(all_kernels()),
                         [](const auto& parameter) { return std::string(parameter.param->name); });

}  // namespace
}  // namespace pewter::test
