// h = exp(dt a) h + dt x b and y = h c + d x, token by token.
//
//   direct        lanes are channels of a group, whose b and c are uniform; states are in scratch, state by
//   state stride_loop   lanes are the states of a channel, h is new_state itself; for a few tokens
#if !defined(PEWTER_GPU)
#include "kernels/common/tasks.kernel.hpp"
#endif
#include "kernels/state/state_space_scan.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::state_space_arguments;

/// Where a task's channels are.
struct scan_channels {
  std::size_t sequence, group, first, count;  // first: of all channels

  PEWTER_INLINE scan_channels(const state_space_arguments& a, std::size_t task) {
    const std::size_t block = task % a.blocks, groups = task / a.blocks;
    sequence = groups / a.groups;
    group = groups % a.groups;
    const std::size_t begin = block * detail::channels_of_scan;
    first = group * a.channels + begin;
    count = smaller_of(a.channels - begin, detail::channels_of_scan);
  }
  PEWTER_INLINE std::size_t state_place(const state_space_arguments& a) const {
    return (sequence * a.heads * a.head_dim + first) * a.states;
  }
  PEWTER_INLINE std::size_t token(const state_space_arguments& a, std::size_t t) const {
    return sequence * a.tokens + t;
  }
};

/// The states' factors of a token, which the channels of a group share.
struct alignas(64) token_states {
  float b[detail::most_states], c[detail::most_states];

  PEWTER_INLINE void read(const state_space_arguments& a, const scan_channels& channels, std::size_t t) {
    const std::size_t at = (channels.token(a, t) * a.groups + channels.group) * a.states;
    stored_values(a.b, a.type).copy(at, a.states, b);
    stored_values(a.c, a.type).copy(at, a.states, c);
  }
};

/// log(1 + exp(x)) of 32 numbers; x itself if x is large.
[[gnu::noinline]] void take_softplus(float* numbers) {
  const lanes<float> x = lanes<float>::from_array(numbers);
  const lanes<float> e = exp(x), sum = e + 1.0f,
                     added = sum - 1.0f;  // what 1 + e has lost is given back as a factor
  const lanes<float> small = select(added == lanes<float>(0.0f), e, log(sum) * (e / added));
  select(x > lanes<float>(20.0f), x, small).to_array(numbers);
}
PEWTER_INLINE lanes<float> softplus_of(const lanes<float>& x) {
  values_in_memory values;
  x.to_array(values.of);
  take_softplus(values.of);
  return lanes<float>::from_array(values.of);
}

/// A token of 32 channels. h, rates (states, 32).
/// @param decay that of all states, where `by_head` says so
template <bool by_head>
PEWTER_INLINE lanes<float> step_of_channels(const token_states& of, float* h, const float* rates,
                                            const lanes<float>& dt, const lanes<float>& dt_x,
                                            std::size_t states) {
  lanes<float> y[2] = {0.0f, 0.0f};
  const lanes<float> decay = by_head && states != 0 ? exp(dt * load(rates)) : lanes<float>(1.0f);
  const auto step = [&](std::size_t n, lanes<float>& sum) PEWTER_INLINE_LAMBDA {
    const lanes<float> kept = by_head ? decay : exp(dt * load(rates + n * lane_count));
    const lanes<float> state = fma(kept, load(h + n * lane_count), dt_x * of.b[n]);
    store(h + n * lane_count, state);
    sum = fma(state, lanes<float>(of.c[n]), sum);
  };
  std::size_t n = 0;
  for (; n + 2 <= states; n += 2) {
    step(n, y[0]);
    step(n + 1, y[1]);
  }
  if (n < states) step(n, y[0]);
  return y[0] + y[1];
}

void scan_by_channels(threadgroup& tg, const state_space_arguments& arguments) {
  const state_space_arguments a = arguments;
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const scan_channels channels(a, task);
    const lane_mask active = lanes_of(channels.count);
    const lanes<std::uint32_t> starts = lane_ids() * static_cast<std::uint32_t>(a.states);
    // Each lane's head, from the first channel's on.
    const auto in_head = static_cast<std::uint32_t>(channels.first % a.head_dim);
    const lanes<std::uint32_t> heads = (lane_ids() + in_head) / static_cast<std::uint32_t>(a.head_dim);
    const std::size_t head = channels.first / a.head_dim, at = channels.state_place(a);
    float* const h = a.scratch + task * 2 * a.states * lane_count;  // (states, 32)
    float* const rates = h + a.states * lane_count;                 // (states, 32), or one for all
    const stored_values x(a.x, a.type), dts(a.dt, a.type), as(a.a, a.type);
    for (std::size_t n = 0; n < a.states; ++n) {
      store(h + n * lane_count,
            a.state == nullptr ? lanes<float>(0.0f) : gather(a.state + at + n, starts, active));
      if (a.by_head && n != 0) continue;
      const std::size_t numbers = a.by_head ? 1 : a.states;
      store(rates + n * lane_count,
            as.gathered(head * numbers + n, heads * static_cast<std::uint32_t>(numbers), active));
    }
    const lanes<float> d =
        a.d == nullptr ? lanes<float>(0.0f) : stored_values(a.d, a.type).gathered(head, heads, active);
    const stored_results y(a.y, a.type);
    token_states of;
    for (std::size_t t = 0; t < a.tokens; ++t) {
      const std::size_t token = channels.token(a, t), place = token * a.heads * a.head_dim + channels.first;
      of.read(a, channels, t);
      // Tokens lie pages apart, where the CPU's own prefetch ends.
      constexpr std::size_t tokens_ahead = 8;
      x.prefetch(place + tokens_ahead * a.heads * a.head_dim);
      dts.prefetch((token + tokens_ahead) * a.heads + head);
      lanes<float> dt = a.head_dim == 1 ? dts.at(token * a.heads + head, active)
                                        : dts.gathered(token * a.heads + head, heads, active);
      if (a.softplus) dt = softplus_of(dt);
      const lanes<float> value = x.at(place, active), dt_x = dt * value;
      const lanes<float> sum = a.by_head ? step_of_channels<true>(of, h, rates, dt, dt_x, a.states)
                                         : step_of_channels<false>(of, h, rates, dt, dt_x, a.states);
      y.put(place, a.d == nullptr ? sum : fma(d, value, sum), active);
    }
    for (std::size_t n = 0; n < a.states; ++n)
      scatter(a.new_state + at + n, starts, load(h + n * lane_count), active);
  });
}

/// A token of one channel.
PEWTER_INLINE float step_of_states(const state_space_arguments& a, const token_states& of, float* h,
                                   std::size_t head, float dt, float dt_x) {
  const stored_values rates(a.a, a.type);
  const lanes<float> of_head = a.by_head ? exp(lanes<float>(dt * rates[head])) : lanes<float>(1.0f);
  lanes<float> y = 0.0f;
  for_each_32(a.states, [&](std::size_t n, auto active) PEWTER_INLINE_LAMBDA {
    const lanes<float> kept = a.by_head ? of_head : exp(rates.at(head * a.states + n, active) * dt);
    const lanes<float> state = fma(kept, load(h + n, active), load(of.b + n, active) * dt_x);
    store(h + n, state, active);
    y = fma(state, load(of.c + n, active), y);
  });
  return sum_of_elements(y);
}

void scan_by_states(threadgroup& tg, const state_space_arguments& arguments) {
  const state_space_arguments a = arguments;
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const scan_channels channels(a, task);
    const std::size_t at = channels.state_place(a);
    float* const h = a.new_state + at;  // (channels, states)
    if (a.state != a.new_state)
      for_each_32(channels.count * a.states, [&](std::size_t i, auto active) {
        store(h + i, a.state == nullptr ? lanes<float>(0.0f) : load(a.state + at + i, active), active);
      });
    const stored_values x(a.x, a.type), dts(a.dt, a.type), ds(a.d, a.type);
    const stored_results y(a.y, a.type);
    token_states of;
    for (std::size_t t = 0; t < a.tokens; ++t) {
      of.read(a, channels, t);
      const std::size_t token = channels.token(a, t);
      for (std::size_t i = 0; i < channels.count; ++i) {
        const std::size_t channel = channels.first + i, head = channel / a.head_dim;
        const std::size_t place = token * a.heads * a.head_dim + channel;
        float dt = dts[token * a.heads + head];
        if (a.softplus) dt = softplus_of(lanes<float>(dt))[0];
        const float value = x[place];
        const float sum = step_of_states(a, of, h + i * a.states, head, dt, dt * value);
        y.put_one(place, a.d == nullptr ? sum : __builtin_fmaf(ds[head], value, sum));
      }
    }
  });
}

constexpr kernel_function by_channels = entry<scan_by_channels, copies::any_threadgroup>;
constexpr kernel_function by_states = entry<scan_by_states, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table state_space_scan_table;
#if defined(PEWTER_GPU)
constexpr kernel_table state_space_scan_table;
#else
constexpr kernel_table state_space_scan_table =
    kernel_table{}
        .with(pattern::direct, by_channels, by_channels, by_channels)
        .with(pattern::stride_loop, by_states, by_states, by_states);
#endif
PEWTER_END_TARGET_NAMESPACE
