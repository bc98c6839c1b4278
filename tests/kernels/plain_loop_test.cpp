// Sums, normalisations, softmax and scans against the loop that anybody would write: in float, from the first
// element to the last. On rows that break careless arithmetic a kernel's error must not exceed the loop's.
//
// Errors are in ulp of an output's scale, its magnitude as the oracle gives it, and the largest of a row
// counts. One ulp of room: a loop may be exact by luck where a kernel, which adds in another order, rounds
// its result and the last sum before it, half an ulp each. (AVX-512 and SSE4.2 take 0.26 of it, in scans.)
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/support/compare.hpp"
#include "tests/support/variant.hpp"

namespace pewter::test {
namespace {

/// x, weight and bias, as far as a kernel has them.
using row_inputs = std::vector<std::vector<float>>;

std::vector<float> sum(const row_inputs& in) {
  float total = 0;
  for (const float x : in[0]) total += x;
  return {total};
}

std::vector<float> mean(const row_inputs& in) { return {sum(in)[0] / static_cast<float>(in[0].size())}; }

std::vector<float> prefix_sum(const row_inputs& in) {
  std::vector<float> y;
  float total = 0;
  for (const float x : in[0]) y.push_back(total += x);
  return y;
}

std::vector<float> prefix_sum_exclusive(const row_inputs& in) {
  std::vector<float> y;
  float total = 0;
  for (const float x : in[0]) {
    y.push_back(total);
    total += x;
  }
  return y;
}

std::vector<float> softmax_of(const row_inputs& in) {
  const float largest = *std::max_element(in[0].begin(), in[0].end());
  std::vector<float> y;
  float total = 0;
  for (const float x : in[0]) total += y.emplace_back(std::exp(x - largest));
  for (float& e : y) e /= total;
  return y;
}

std::vector<float> rms_normalised(const row_inputs& in) {
  float squares = 0;
  for (const float x : in[0]) squares += x * x;
  const float root = std::sqrt(squares / static_cast<float>(in[0].size()) + 1e-5f);
  std::vector<float> y;
  for (std::size_t i = 0; i < in[0].size(); ++i) y.push_back(in[0][i] / root * in[1][i]);
  return y;
}

std::vector<float> layer_normalised(const row_inputs& in) {
  const float centre = mean(in)[0];
  float squares = 0;
  for (const float x : in[0]) squares += (x - centre) * (x - centre);
  const float sigma = std::sqrt(squares / static_cast<float>(in[0].size()) + 1e-5f);
  std::vector<float> y;
  for (std::size_t i = 0; i < in[0].size(); ++i)
    y.push_back((in[0][i] - centre) / sigma * in[1][i] + in[2][i]);
  return y;
}

using plain_loop = std::vector<float> (*)(const row_inputs&);

plain_loop plain_loop_of(const kernel& k) {
  if (k.about == &row_sum_description || k.about == &vector_sum_description) return sum;
  if (k.about == &row_mean_description) return mean;
  if (k.about == &row_prefix_sum_description || k.about == &vector_prefix_sum_description) return prefix_sum;
  if (k.about == &row_prefix_sum_exclusive_description) return prefix_sum_exclusive;
  if (k.about == &softmax_description) return softmax_of;
  if (k.about == &rms_norm_description) return rms_normalised;
  if (k.about == &layer_norm_description) return layer_normalised;
  return nullptr;
}

std::vector<variant> variants_with_a_plain_loop() {
  std::vector<variant> all = all_variants();
  std::erase_if(all, [](const variant& v) {
    return v.type != element_type::float32 || plain_loop_of(*v.which) == nullptr;
  });
  return all;
}

struct adversarial_row {
  const char* name;
  std::size_t cols;
  float (*value)(std::size_t i, float normal);
};

constexpr adversarial_row adversarial_rows[] = {
    {"a mean much larger than the deviation", 4097, [](std::size_t, float x) { return 1e4f + 1e-2f * x; }},
    {"one that dominates", 4097, [](std::size_t i, float x) { return i == 1017 ? 1e3f : x; }},
    {"alternating signs", 4097, [](std::size_t i, float x) { return i % 2 == 0 ? 30 + x : -30 - x; }},
    {"a long sum of one sign", 131072, [](std::size_t, float x) { return std::abs(x); }},
    {"a long sum of both signs", 131072, [](std::size_t, float x) { return x; }},
};

class PlainLoop : public variant_test {
 protected:
  /// Rows of one shape for a kernel of rows and for one of a single vector.
  static problem_shape shape_of(const kernel& k, std::size_t cols) {
    return k.about->dimensions.size() == 1 ? problem_shape{{cols}} : problem_shape{{1, cols}};
  }
  static row_inputs inputs_of(const operand_set& operands, const description& about) {
    row_inputs inputs;
    for (std::size_t i = 0; i < about.operands.size(); ++i) {
      if (about.operands[i].role != role::input) continue;
      std::vector<float>& values = inputs.emplace_back();
      for (std::size_t j = 0; j < operands.buffers[i].count(); ++j)
        values.push_back(static_cast<float>(operands.buffers[i].at(j)));
    }
    return inputs;
  }
  /// The largest error in ulp of the scale.
  template <class Output>
  static double error(const Output& output, const expectation& expected) {
    double largest = 0;
    for (std::size_t i = 0; i < expected.values[0].size(); ++i) {
      const double off = std::abs(output(i) - expected.values[0][i]);
      if (off != 0) largest = std::max(largest, off / expected.magnitudes[0][i] * 0x1p23);
    }
    return largest;
  }
};

TEST_P(PlainLoop, IsNoMoreAccurate) {
  const kernel& k = *GetParam().which;
  for (const adversarial_row& row : adversarial_rows) {
    const problem_shape shape = shape_of(k, row.cols);
    operand_set fresh(*k.about, shape, element_type::float32, 31);
    guarded_buffer& x = fresh.buffers[0];
    for (std::size_t i = 0; i < x.count(); ++i) x.set(i, row.value(i, static_cast<float>(x.at(i))));
    const expectation expected = expect(k, shape, fresh);
    const std::vector<float> of_loop = plain_loop_of(k)(inputs_of(fresh, *k.about));
    const double loop = error([&](std::size_t i) { return static_cast<double>(of_loop[i]); }, expected);
    for (const std::uint32_t threads : {0u, 32u, 256u}) {
      operand_set operands = fresh;
      call(shape, operands, options(threads));
      const double got = error([&](std::size_t i) { return operands.buffers.back().at(i); }, expected);
      EXPECT_LE(got, loop + 1) << row.name << ", " << threads << " threads";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, PlainLoop, testing::ValuesIn(variants_with_a_plain_loop()),
                         [](const auto& parameter) { return parameter.param.name(); });

}  // namespace
}  // namespace pewter::test
