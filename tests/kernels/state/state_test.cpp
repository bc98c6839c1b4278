// Recurrences whose state is handed on: a sequence in parts gives the bits of the whole, and what is left out
// is 0.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

#include "pewter/kernels.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;
using vector = std::vector<float>;

vector numbers(std::size_t n, float low, float high, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> uniform(low, high);
  vector v(n);
  for (float& x : v) x = uniform(random);
  return v;
}

constexpr pattern patterns[] = {pattern::direct, pattern::stride_loop};
constexpr std::size_t tokens = 7, first_part = 3;

/// run(token, how many, state, y, new_state, launch), of one sequence with n results a token.
template <class Run>
void expect_parts_to_be_the_whole(std::size_t n, std::size_t state_size, const Run& run) {
  for (const pattern p : patterns) {
    const launch how{.pattern = p};
    const vector begin = numbers(state_size, -1, 1, 3);
    vector y(tokens * n), state(state_size), parts(tokens * n), carried = begin, fresh(state_size),
                                                                zeros(state_size);
    run(0, tokens, begin.data(), y.data(), state.data(), how);
    run(0, first_part, carried.data(), parts.data(), carried.data(), how);
    run(first_part, tokens - first_part, carried.data(), parts.data() + first_part * n, carried.data(), how);
    EXPECT_EQ(y, parts) << name_of(p);
    EXPECT_EQ(state, carried) << name_of(p);
    run(0, tokens, nullptr, y.data(), fresh.data(), how);
    run(0, tokens, zeros.data(), parts.data(), zeros.data(), how);
    EXPECT_EQ(y, parts) << name_of(p);
    EXPECT_EQ(fresh, zeros) << name_of(p);
    run(0, 0, begin.data(), nullptr, state.data(), how);
    EXPECT_EQ(state, begin) << name_of(p);
  }
}

TEST(State, OfRwkv7) {
  constexpr std::size_t heads = 2, key_dim = 40, value_dim = 35;
  const vector keys = numbers(4 * tokens * heads * key_dim, -0.5f, 0.5f, 1);
  const vector kept = numbers(tokens * heads * key_dim, 0.5f, 1, 2),
               v = numbers(tokens * heads * value_dim, -1, 1, 3);
  const auto of = [&](std::size_t which, std::size_t token) {
    return keys.data() + (which * tokens + token) * heads * key_dim;
  };
  expect_parts_to_be_the_whole(heads * value_dim, heads * value_dim * key_dim,
                               [&](std::size_t t, std::size_t count, const float* state, float* y,
                                   float* new_state, const launch& how) {
                                 rwkv7(of(0, t), kept.data() + t * heads * key_dim, of(1, t),
                                       v.data() + t * heads * value_dim, of(2, t), of(3, t), state, y,
                                       new_state, {1, count, heads, key_dim, value_dim}, how);
                               });
}

TEST(State, OfTheGatedDeltaRule) {
  constexpr std::size_t heads = 4, key_heads = 2, key_dim = 33, value_dim = 40;
  const vector q = numbers(tokens * key_heads * key_dim, -0.5f, 0.5f, 1);
  const vector k = numbers(tokens * key_heads * key_dim, -0.2f, 0.2f, 2);
  const vector v = numbers(tokens * heads * value_dim, -1, 1, 3),
               gates = numbers(2 * tokens * heads, 0, 1, 4);
  expect_parts_to_be_the_whole(heads * value_dim, heads * value_dim * key_dim,
                               [&](std::size_t t, std::size_t count, const float* state, float* y,
                                   float* new_state, const launch& how) {
                                 const std::size_t keys = t * key_heads * key_dim;
                                 gated_delta_rule(
                                     q.data() + keys, k.data() + keys, v.data() + t * heads * value_dim,
                                     gates.data() + t * heads, gates.data() + (tokens + t) * heads, state, y,
                                     new_state, {1, count, heads, key_heads, key_dim, value_dim}, 0.5f, how);
                               });
}

TEST(State, OfStateSpaces) {
  constexpr std::size_t heads = 6, head_dim = 7, groups = 2, states = 20;
  const vector x = numbers(tokens * heads * head_dim, -1, 1, 1), dt = numbers(tokens * heads, 0, 1, 2);
  const vector a = numbers(heads * states, -2, 0, 3), bc = numbers(2 * tokens * groups * states, -1, 1, 4);
  const auto run = [&](bool by_head) {
    expect_parts_to_be_the_whole(
        heads * head_dim, heads * head_dim * states,
        [&](std::size_t t, std::size_t count, const float* state, float* y, float* new_state,
            const launch& how) {
          const float *b = bc.data() + t * groups * states, *c = b + tokens * groups * states;
          const float *xs = x.data() + t * heads * head_dim, *dts = dt.data() + t * heads, *none = nullptr;
          const state_space_shape shape{1, count, heads, head_dim, groups, states};
          if (by_head)
            state_space_duality(xs, dts, a.data(), b, c, none, state, y, new_state, shape, false, how);
          else
            state_space_scan(xs, dts, a.data(), b, c, none, state, y, new_state, shape, false, how);
        });
  };
  run(false);
  run(true);
}

/// With factors of 1 y is the step itself.
TEST(State, StepsMayBeSmall) {
  const float one = 1, negative = -1, *const none = nullptr;
  for (const float dt : {-80.0f, -30.0f, -16.7f, -15.0f, -10.0f, -6.9f, -1.0f, -1e-6f, 0.0f, 3.0f, 21.0f}) {
    const double wanted = std::log1p(std::exp(static_cast<double>(dt)));
    float y[2], state;
    const state_space_shape shape{1, 1, 1, 1, 1, 1};
    state_space_scan(&one, &dt, &negative, &one, &one, none, none, &y[0], &state, shape, true);
    state_space_duality(&one, &dt, &negative, &one, &one, none, none, &y[1], &state, shape, true);
    for (const float found : y) EXPECT_NEAR(found, wanted, 2e-6 * wanted) << dt;
  }
}

TEST(State, OfCausalConvolutions) {
  constexpr std::size_t channels = 37, taps = 4, history = taps - 1;
  const vector x = numbers(tokens * channels, -1, 1, 1), weight = numbers(channels * taps, -1, 1, 2);
  const float* const none = nullptr;
  for (const pattern p : patterns) {
    const launch how{.pattern = p};
    const vector begin = numbers(history * channels, -1, 1, 3), zeros(history * channels);
    vector y(tokens * channels), parts(tokens * channels), state(history * channels), half_way = state,
                                                                                      end = state;
    causal_convolution(x.data(), weight.data(), none, begin.data(), y.data(), state.data(),
                       {1, tokens, channels, taps}, false, how);
    causal_convolution(x.data(), weight.data(), none, begin.data(), parts.data(), half_way.data(),
                       {1, 2, channels, taps}, false, how);
    causal_convolution(x.data() + 2 * channels, weight.data(), none, half_way.data(),
                       parts.data() + 2 * channels, end.data(), {1, tokens - 2, channels, taps}, false, how);
    EXPECT_EQ(y, parts);
    EXPECT_EQ(state, end);
    EXPECT_EQ(state, vector(x.end() - history * channels, x.end()));
    causal_convolution(x.data(), weight.data(), none, none, y.data(), state.data(),
                       {1, tokens, channels, taps}, false, how);
    causal_convolution(x.data(), weight.data(), zeros.data(), zeros.data(), parts.data(), end.data(),
                       {1, tokens, channels, taps}, false, how);
    EXPECT_EQ(y, parts);
  }
}

TEST(BadState, Extents) {
  vector x(4096, 1.0f), y(4096, 77.0f), state(4096, 77.0f);
  const float *in = x.data(), *none = nullptr;
  EXPECT_EQ(error_of([&] {
              state_space_scan(in, in, in, in, in, none, none, y.data(), state.data(), {1, 1, 3, 1, 2, 4});
            }),
            "state_space_scan: groups = 2, must divide the 3 heads");
  EXPECT_EQ(error_of([&] {
              state_space_scan(in, in, in, in, in, none, none, y.data(), state.data(), {1, 1, 1, 1, 1, 257});
            }),
            "state_space_scan: states = 257, must be at most 256");
  EXPECT_EQ(error_of([&] {
              rwkv7(in, in, in, in, in, in, none, y.data(), state.data(), {1, 1, 1, 257, 1});
            }),
            "rwkv7: key_dim = 257, must be at most 256");
  EXPECT_EQ(error_of([&] {
              gated_delta_rule(in, in, in, in, in, none, y.data(), state.data(), {1, 1, 3, 2, 4, 4});
            }),
            "gated_delta_rule: key_heads = 2, must divide the 3 heads");
  for (const std::size_t taps : {0u, 65u})
    EXPECT_EQ(error_of([&] {
                causal_convolution(in, in, none, none, y.data(), state.data(), {1, 1, 4, taps});
              }),
              "causal_convolution: taps = " + std::to_string(taps) + ", must be 1 to 64");
  EXPECT_EQ(y, vector(4096, 77.0f));
  EXPECT_EQ(state, vector(4096, 77.0f));
}

}  // namespace
}  // namespace pewter
