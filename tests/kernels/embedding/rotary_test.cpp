// What the registry's tests of the rotary embeddings do not reach: bad head sizes and bases, empty calls, and
// angles of the largest positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "pewter/error.hpp"
#include "pewter/serving.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

TEST(Rotary, BadShapesAndBasesAreErrors) {
  std::vector<float> x(8192, 1.0f), before = x;
  const std::uint32_t position = 5;
  const auto call = [&](std::size_t head_dim, float theta) {
    return error_of([&] { rotary_half(x.data(), &position, x.data(), {1, 1, head_dim}, theta); });
  };
  EXPECT_EQ(call(7, 10000.0f), "rotary_half: head_dim = 7, must be even and at most 4096");
  EXPECT_EQ(call(4098, 10000.0f), "rotary_half: head_dim = 4098, must be even and at most 4096");
  EXPECT_EQ(call(8, 0.5f), "rotary_half: theta = 0.5, must be finite and at least 1");
  EXPECT_NE(call(8, std::numeric_limits<float>::infinity()), "no error");
  EXPECT_NE(call(8, std::nanf("")), "no error");
  EXPECT_EQ(x, before);
  EXPECT_EQ(call(4096, 10000.0f), "no error");
}

TEST(Rotary, AnEmptyCallTouchesNothing) {
  for (const rotary_shape shape : {rotary_shape{0, 3, 8}, rotary_shape{3, 0, 8}, rotary_shape{3, 3, 0}})
    for (const pattern p : rotary_half_description.patterns) {
      launch options;
      options.pattern = p;
      const float* const none = nullptr;
      float* const nowhere = nullptr;
      EXPECT_NO_THROW(rotary_half(none, nullptr, nowhere, shape, 10000.0f, options));
    }
}

/// sin and cos of position * theta^(-i / pairs), which turning (1, 0) gives, on every target and pattern.
TEST(Rotary, AnglesOfEveryPositionAreAccurate) {
  constexpr std::size_t pairs = 64;
  const std::vector<std::uint32_t> positions = {0, 1, 2, 4095, 131071, 1000003, 16777217, 123456789};
  for (const float theta : {1.0f, 10000.0f, 500000.0f, 1e6f})
    for (const target& t : targets()) {
      if (!t.supported()) continue;
      for (const pattern p : rotary_half_description.patterns) {
        std::vector<float> x(positions.size() * 2 * pairs, 0.0f);
        for (std::size_t i = 0; i < x.size(); ++i) x[i] = i / pairs % 2 == 0 ? 1.0f : 0.0f;
        launch options;
        options.pattern = p;
        options.target = t.name;
        rotary_half(x.data(), positions.data(), x.data(), {positions.size(), 1, 2 * pairs}, theta, options);
        for (std::size_t token = 0; token < positions.size(); ++token)
          for (std::size_t i = 0; i < pairs; ++i) {
            const long double power = -static_cast<long double>(i) / pairs;
            const long double angle = positions[token] * std::pow(static_cast<long double>(theta), power);
            const double bound = 1.5 * 0x1p-23 + 0x1p-60 * positions[token];
            ASSERT_NEAR(x[token * 2 * pairs + i], static_cast<double>(std::cos(angle)), bound)
                << t.name << " " << name_of(p) << " position " << positions[token] << " pair " << i;
            ASSERT_NEAR(x[token * 2 * pairs + pairs + i], static_cast<double>(std::sin(angle)), bound)
                << t.name << " " << name_of(p) << " position " << positions[token] << " pair " << i;
          }
      }
    }
}

/// The first two elements' cosine and sine, of (1, 0) turned by each pair's angle.
std::vector<double> angles_of(std::uint32_t position, std::size_t pairs, const rotary_options& how,
                              pattern p) {
  std::vector<float> x(2 * pairs, 0.0f);
  std::fill_n(x.begin(), pairs, 1.0f);
  launch options;
  options.pattern = p;
  rotary_half(x.data(), &position, x.data(), {1, 1, 2 * pairs}, how, options);
  return {x.begin(), x.end()};
}

/// What YaRN's paper says of a pair: its wave length against the context says how much it is scaled.
double yarn_frequency(std::size_t i, std::size_t pairs, const rotary_options& how) {
  const double theta = static_cast<double>(how.theta), count = static_cast<double>(pairs);
  const double frequency = std::pow(theta, -static_cast<double>(i) / count);
  const auto pair = [&](double turns) {
    return count * std::log(static_cast<double>(how.original_context) / (turns * 2 * std::acos(-1.0))) /
           std::log(theta);
  };
  const double low = std::max(std::floor(pair(static_cast<double>(how.beta_fast))), 0.0);
  const double high = std::min(std::ceil(pair(static_cast<double>(how.beta_slow))), 2 * count - 1);
  const double ramp = std::min(std::max((static_cast<double>(i) - low) / (high - low), 0.0), 1.0);
  return frequency * (1 - ramp) + frequency / static_cast<double>(how.factor) * ramp;
}

TEST(Rotary, OptionsScaleTheAngles) {
  constexpr std::size_t pairs = 48;
  std::vector<float> factors(pairs);
  for (std::size_t i = 0; i < pairs; ++i) factors[i] = 0.05f + static_cast<float>(i % 7);
  const rotary_options cases[] = {
      {.theta = 500000, .scaling = rotary_scaling::linear, .factor = 4},
      {.theta = 10000,
       .scaling = rotary_scaling::yarn,
       .factor = 8,
       .original_context = 4096,
       .magnitude = 1.25f},
      {.theta = 1e6f, .scaling = rotary_scaling::yarn, .factor = 2, .original_context = 100, .beta_fast = 16},
      {.theta = 10000, .frequency_factors = factors.data(), .magnitude = -2},
  };
  for (const rotary_options& how : cases)
    for (const pattern p : rotary_half_description.patterns)
      for (const std::uint32_t position : {0u, 1u, 77u, 100000u}) {
        const std::vector<double> turned = angles_of(position, pairs, how, p);
        for (std::size_t i = 0; i < pairs; ++i) {
          double frequency = std::pow(static_cast<double>(how.theta), -static_cast<double>(i) / pairs);
          if (how.scaling == rotary_scaling::yarn) frequency = yarn_frequency(i, pairs, how);
          if (how.scaling == rotary_scaling::linear) frequency /= static_cast<double>(how.factor);
          if (how.frequency_factors != nullptr) frequency /= static_cast<double>(factors[i]);
          const double angle = position * frequency, magnitude = static_cast<double>(how.magnitude);
          const double bound = 2 * 0x1p-23 * std::abs(magnitude) + 0x1p-50 * position;
          ASSERT_NEAR(turned[i], magnitude * std::cos(angle), bound)
              << name_of(p) << " " << position << " " << i;
          ASSERT_NEAR(turned[pairs + i], magnitude * std::sin(angle), bound)
              << name_of(p) << " " << position << " " << i;
        }
      }
}

/// Llama 3.1's rule, by wave lengths.
TEST(Rotary, Llama3ScalesLongWaves) {
  constexpr std::size_t pairs = 64;
  const rotary_options how = {
      .theta = 500000, .scaling = rotary_scaling::llama3, .factor = 8, .original_context = 8192};
  constexpr double turn = 6.283185307179586, context = 8192;
  for (const pattern p : rotary_half_description.patterns)
    for (const std::uint32_t position : {1u, 77u, 100000u}) {
      const std::vector<double> turned = angles_of(position, pairs, how, p);
      for (std::size_t i = 0; i < pairs; ++i) {
        double frequency = std::pow(500000.0, -static_cast<double>(i) / pairs);
        const double wave = turn / frequency, smooth = (context / wave - 1) / 3;
        if (wave > context)
          frequency /= 8;
        else if (wave > context / 4)
          frequency = (1 - smooth) * frequency / 8 + smooth * frequency;
        const double bound = 2 * 0x1p-23 + 0x1p-45 * position;
        ASSERT_NEAR(turned[i], std::cos(position * frequency), bound) << name_of(p) << " " << i;
        ASSERT_NEAR(turned[pairs + i], std::sin(position * frequency), bound) << name_of(p) << " " << i;
      }
    }
}

/// The first elements of a head as a head of this many, the others as they were; in place, too, and not.
template <class T>
void expect_parts(std::size_t head_dim, std::size_t dims, bool interleaved) {
  constexpr std::size_t tokens = 5, heads = 3;
  const std::vector<std::uint32_t> positions = {0, 1, 77, 5, 1000};
  std::vector<T> x(tokens * heads * head_dim), y(x.size()), part(tokens * heads * dims), turned(part.size());
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<T>(static_cast<float>(i % 97) / 16 - 3);
  for (std::size_t h = 0; h < tokens * heads; ++h)
    for (std::size_t i = 0; i < dims; ++i) part[h * dims + i] = x[h * head_dim + i];
  const auto turn = [&](const std::vector<T>& from, std::vector<T>& to, std::size_t of_head,
                        const rotary_options& how, const launch& options) {
    const rotary_shape shape = {tokens, heads, of_head};
    if (interleaved)
      rotary_interleaved(from.data(), positions.data(), to.data(), shape, how, options);
    else
      rotary_half(from.data(), positions.data(), to.data(), shape, how, options);
  };
  for (const pattern p : rotary_half_description.patterns)
    for (const std::uint32_t threads : {1u, 31u, 32u, 100u}) {
      const launch options = {.threads_per_threadgroup = threads, .pattern = p};
      turn(part, turned, dims, {}, options);
      std::fill(y.begin(), y.end(), T(0.0f));
      turn(x, y, head_dim, {.dims = dims}, options);
      for (std::size_t h = 0; h < tokens * heads; ++h)
        for (std::size_t i = 0; i < head_dim; ++i)
          ASSERT_EQ(static_cast<float>(y[h * head_dim + i]),
                    static_cast<float>(i < dims ? turned[h * dims + i] : x[h * head_dim + i]))
              << name_of(p) << " " << threads << " head " << h << " element " << i;
      std::vector<T> in_place = x;
      turn(in_place, in_place, head_dim, {.dims = dims}, options);
      for (std::size_t i = 0; i < y.size(); ++i)
        ASSERT_EQ(static_cast<float>(in_place[i]), static_cast<float>(y[i]));
    }
}
TEST(Rotary, TurnsPartOfAHead) {
  for (const bool interleaved : {false, true})
    for (const auto& [head_dim, dims] :
         {std::pair<std::size_t, std::size_t>{80, 32}, {256, 64}, {96, 94}, {130, 2}}) {
      expect_parts<float>(head_dim, dims, interleaved);
      expect_parts<half>(head_dim, dims, interleaved);
      expect_parts<bfloat>(head_dim, dims, interleaved);
    }
}

/// A pair is turned as where all pairs have its stream's positions.
TEST(Rotary, PairsHaveStreamsOfPositions) {
  constexpr std::size_t tokens = 3, heads = 2, pairs = 40, streams = 3;
  const std::uint32_t positions[streams * tokens] = {1, 2, 3, 70, 80, 90, 1000, 5, 0};
  std::vector<std::uint8_t> stream(pairs);
  for (std::size_t i = 0; i < pairs; ++i) stream[i] = static_cast<std::uint8_t>(i < 16 ? 0 : 1 + i % 2);
  std::vector<float> x(tokens * heads * 2 * pairs), y(x.size()), one(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i % 13) - 6;
  const rotary_shape shape = {tokens, heads, 2 * pairs};
  for (const pattern p : rotary_half_description.patterns) {
    rotary_half(x.data(), positions, y.data(), shape, {.streams = streams, .stream_of_pair = stream.data()},
                {.pattern = p});
    for (std::size_t s = 0; s < streams; ++s) {
      rotary_half(x.data(), positions + s * tokens, one.data(), shape, rotary_options{}, {.pattern = p});
      for (std::size_t h = 0; h < tokens * heads; ++h)
        for (std::size_t i = 0; i < 2 * pairs; ++i)
          if (stream[i % pairs] == s) {
            ASSERT_EQ(y[h * 2 * pairs + i], one[h * 2 * pairs + i]) << s << " " << i;
          }
    }
  }
}

TEST(Rotary, BadOptionsAreErrors) {
  std::vector<float> x(8, 1.0f);
  const std::uint32_t position = 5;
  const float zero[4] = {1, 1, 0, 1};
  const auto call = [&](const rotary_options& how) {
    return error_of([&] { rotary_interleaved(x.data(), &position, x.data(), {1, 1, 8}, how); });
  };
  const std::string name = "rotary_interleaved: ";
  EXPECT_EQ(call({.scaling = static_cast<rotary_scaling>(4)}), name + "scaling = 4, must be 0 to 3");
  EXPECT_EQ(call({.factor = 0.5f}), name + "factor = 0.5, must be finite and at least 1");
  EXPECT_EQ(call({.magnitude = std::numeric_limits<float>::infinity()}),
            name + "magnitude = inf, must be finite");
  EXPECT_EQ(call({.frequency_factors = zero}), name + "frequency_factors[2] = 0, must be finite and above 0");
  EXPECT_EQ(call({.scaling = rotary_scaling::yarn}), name + "original_context = 0, must be at least 1");
  EXPECT_EQ(call({.scaling = rotary_scaling::yarn, .original_context = 9, .beta_slow = 0}),
            name + "beta_slow = 0, must be above 0");
  EXPECT_EQ(call({.scaling = rotary_scaling::yarn, .original_context = 9, .beta_fast = 1}),
            name + "beta_fast = 1, must be finite and above beta_slow");
  EXPECT_EQ(call({.scaling = rotary_scaling::llama3}), name + "original_context = 0, must be at least 1");
  EXPECT_EQ(call({.scaling = rotary_scaling::llama3, .original_context = 9, .high_turns = 1}),
            name + "high_turns = 1, must be finite and above low_turns");
  EXPECT_EQ(call({.dims = 3}), name + "dims = 3, must be even and at most head_dim, 8");
  EXPECT_EQ(call({.dims = 10}), name + "dims = 10, must be even and at most head_dim, 8");
  EXPECT_EQ(call({.streams = 0}), name + "streams = 0, must be 1 to 256");
  const std::uint8_t streams[4] = {0, 0, 1, 0};
  EXPECT_EQ(call({.stream_of_pair = streams}), name + "stream_of_pair[2] = 1, must be below streams, 1");
  EXPECT_EQ(x, std::vector<float>(8, 1.0f));
}

}  // namespace
}  // namespace pewter
