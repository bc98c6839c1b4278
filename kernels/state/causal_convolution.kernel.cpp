// y[t] = bias + sum over k of weight[k] x[t - taps + 1 + k], channel by channel.
//
//   direct        a SIMD group has 32 channels of a sequence, and keeps their last inputs as it goes through
//   tokens stride_loop   a threadgroup has a token; behind the tokens some of their own copy the state
#if !defined(PEWTER_GPU)
#include "kernels/common/tasks.kernel.hpp"
#endif
#include "kernels/state/causal_convolution.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::causal_convolution_arguments;

/// The inputs of a sequence, and those before it.
struct convolved_sequence {
  const causal_convolution_arguments& a;
  std::size_t index;

  /// The inputs of `before` tokens before token t, of channels c to c + 31.
  PEWTER_INLINE lanes<float> input(std::size_t t, std::size_t before, std::size_t c, lane_mask active) const {
    const std::size_t history = a.taps - 1;
    if (t >= before)
      return stored_values(a.x, a.type).at((index * a.tokens + t - before) * a.channels + c, active);
    if (a.state == nullptr) return 0.0f;
    const std::size_t row = index * history + history + t - before;
    return stored_values(a.state, a.type).at(row * a.channels + c, active);
  }
  PEWTER_INLINE lanes<float> weight(std::size_t k, std::size_t c, lane_mask active) const {
    return stored_values(a.weight, a.type)
        .gathered(c * a.taps + k, lane_ids() * static_cast<std::uint32_t>(a.taps), active);
  }
  PEWTER_INLINE lanes<float> bias(std::size_t c, lane_mask active) const {
    return a.bias == nullptr ? lanes<float>(0.0f) : stored_values(a.bias, a.type).at(c, active);
  }
  PEWTER_INLINE void put(std::size_t t, std::size_t c, const lanes<float>& sum, lane_mask active) const {
    const lanes<float> y = a.silu ? sum / (1.0f + exp(-sum)) : sum;
    stored_results(a.y, a.type).put((index * a.tokens + t) * a.channels + c, y, active);
  }
  /// Row i of the new state.
  PEWTER_INLINE void put_state(std::size_t i, std::size_t c, lane_mask active) const {
    const std::size_t history = a.taps - 1;
    stored_results(a.new_state, a.type)
        .put((index * history + i) * a.channels + c, input(a.tokens, history - i, c, active), active);
  }
};

void convolve_by_channels(threadgroup& tg, const causal_convolution_arguments& a) {
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const convolved_sequence sequence{a, task / a.blocks};
    const std::size_t c = task % a.blocks * lane_count;
    const lane_mask active = lanes_of(a.channels - c);
    constexpr std::size_t turns = detail::most_taps;  // a power of two
    lanes<float> inputs[turns], weights[turns];
    for (std::size_t k = 0; k < a.taps; ++k) weights[k] = sequence.weight(k, c, active);
    for (std::size_t k = 1; k < a.taps; ++k) inputs[turns - k] = sequence.input(0, k, c, active);
    const lanes<float> bias = sequence.bias(c, active);
    for (std::size_t t = 0; t < a.tokens; ++t) {
      inputs[t % turns] = sequence.input(t, 0, c, active);
      lanes<float> sum = bias;
      for (std::size_t k = 0; k < a.taps; ++k)
        sum = fma(weights[k], inputs[(t + turns - (a.taps - 1) + k) % turns], sum);
      sequence.put(t, c, sum, active);
    }
    for (std::size_t i = 0; i + 1 < a.taps; ++i) sequence.put_state(i, c, active);
  });
}

void convolve_by_tokens(threadgroup& tg, const causal_convolution_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const convolved_sequence sequence{a, at.y};
  const std::size_t t = at.x;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    sg.stride_loop(a.channels, [&](std::size_t c, auto some, auto) {
      const lane_mask active(some);
      if (t >= a.tokens) return sequence.put_state(t - a.tokens, c, active);
      lanes<float> sum = sequence.bias(c, active);
      for (std::size_t k = 0; k < a.taps; ++k)
        sum = fma(sequence.weight(k, c, active), sequence.input(t, a.taps - 1 - k, c, active), sum);
      sequence.put(t, c, sum, active);
    });
  });
}

constexpr kernel_function by_channels = entry<convolve_by_channels, copies::any_threadgroup>;
constexpr kernel_function by_tokens = entry<convolve_by_tokens, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table causal_convolution_table;
#if defined(PEWTER_GPU)
constexpr kernel_table causal_convolution_table;
#else
constexpr kernel_table causal_convolution_table =
    kernel_table{}
        .with(pattern::direct, by_channels, by_channels, by_channels)
        .with(pattern::stride_loop, by_tokens, by_tokens, by_tokens);
#endif
PEWTER_END_TARGET_NAMESPACE
