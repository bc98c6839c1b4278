// y[t] = bias + sum over k of weight[k] x[t - taps + 1 + k], channel by channel.
//
// Error in eps, relative to the sum of the terms' absolute values: taps additions of 0.5 and the products';
// silu's slope is at most 1.1, exp and a division add 3.
#include "kernels/state/causal_convolution.hpp"
#include "kernels/common/tasks.hpp"
#include "kernels/state/state_rows.hpp"

namespace pewter {
namespace {

using detail::check_no_overlap;
using detail::check_pointer;

constexpr double nanoseconds_of_tap = 1;  // of 32 channels

template <class T>
struct convolution_operands {
  const T *x, *weight, *bias, *state;  // bias and state may be null
  T *y, *new_state;
};

/// Extents that can be addressed, and operands that do not overlap.
template <class T>
void check_operands(const char* name, const convolution_operands<T>& of, const causal_convolution_shape& s) {
  const auto& [x, weight, bias, state, y, new_state] = of;
  const std::size_t n = detail::check_elements(name, sizeof(T), s.sequences, s.tokens, s.channels);
  const std::size_t weights = detail::check_elements(name, sizeof(T), s.channels, s.taps);
  const std::size_t history = s.taps == 0 ? 0 : s.taps - 1;
  const std::size_t n_state = detail::check_elements(name, sizeof(T), s.sequences, history, s.channels);
  check_pointer(name, "x", x, n);
  check_pointer(name, "weight", weight, weights);
  if (bias != nullptr) check_pointer(name, "bias", bias, s.channels);
  if (state != nullptr) check_pointer(name, "state", state, n_state);
  check_pointer(name, "y", y, n);
  check_pointer(name, "new_state", new_state, n_state);
  const std::size_t bytes = n * sizeof(T), state_bytes = n_state * sizeof(T);
  const struct {
    const char* name;
    const T* data;
    std::size_t bytes;
  } inputs[] = {{"x", x, bytes},
                {"weight", weight, weights * sizeof(T)},
                {"bias", bias, s.channels * sizeof(T)},
                {"state", state, state_bytes}};
  for (const auto& i : inputs) {
    if (i.data == nullptr) continue;
    check_no_overlap(name, i.name, i.data, i.bytes, "y", y, bytes);
    check_no_overlap(name, i.name, i.data, i.bytes, "new_state", new_state, state_bytes);
  }
  check_no_overlap(name, "new_state", new_state, state_bytes, "y", y, bytes);
}

}  // namespace

template <element T>
void causal_convolution(const T* x, const T* weight, const T* bias, const T* state, T* y, T* new_state,
                        causal_convolution_shape shape, bool silu, const launch& options) {
  constexpr const char* name = "causal_convolution";
  check_operands<T>(name, {x, weight, bias, state, y, new_state}, shape);
  detail::check_not_on_device(name, options);
  if (shape.taps < 1 || shape.taps > detail::most_taps)
    detail::raise("%s: taps = %zu, must be 1 to %zu", name, shape.taps, detail::most_taps);
  const std::size_t blocks = ceil_div(shape.channels, simd_execution_width);
  constexpr std::size_t few_tokens = 4;
  const pattern chosen =
      detail::check_pattern(name, options, causal_convolution_description,
                            shape.tokens <= few_tokens ? pattern::stride_loop : pattern::direct);
  const detail::causal_convolution_arguments a{x,
                                               weight,
                                               bias,
                                               state,
                                               y,
                                               new_state,
                                               shape.tokens,
                                               shape.channels,
                                               shape.taps,
                                               blocks,
                                               shape.sequences * blocks,
                                               silu,
                                               detail::element_type_of<T>};
  detail::announce_shape({{shape.sequences, shape.tokens, shape.channels, shape.taps}});
  const double of_token = nanoseconds_of_tap * static_cast<double>(shape.taps + 2);
  if (chosen == pattern::direct)
    return detail::run_tasks<T>(name, detail::causal_convolution_tables, chosen, a, a.tasks,
                                of_token * static_cast<double>(shape.tokens), options);
  const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width);
  const std::size_t rows = blocks == 0 ? 0 : shape.tokens + shape.taps - 1;
  const uint3 grid = {detail::check_extent(name, "tokens", rows),
                      detail::check_extent(name, "sequences", shape.sequences), 1};
  run_kernel(detail::causal_convolution_tables, chosen, detail::element_type_of<T>, &a,
             geometry_of_threadgroups(grid, {threads, 1, 1}, name), options,
             of_token * static_cast<double>(blocks));
}

PEWTER_INSTANCES(causal_convolution)

namespace {

constexpr pattern offered[] = {pattern::direct, pattern::stride_loop};
constexpr named_shape causal_convolution_shapes[] = {
    {"mamba-1.4b 4096 channels, 4 taps, 512 tokens", {{1, 512, 4096, 4}}},
    {"mamba-1.4b 4096 channels, 4 taps, 1 token", {{1, 1, 4096, 4}}},
    {"mamba-1.4b 4096 channels, 4 taps, 1 token of 16 sequences", {{16, 1, 4096, 4}}},
};

}  // namespace

constinit const description causal_convolution_description =
    detail::described<detail::causal_convolution_row>({
        .patterns = offered,
        .bytes =
            [](const problem_shape& s, element_type t) {
              return static_cast<double>((2 * s[0] * (s[1] + s[3]) * s[2] + s[2] * (s[3] + 1)) * size_of(t));
            },
        .flops = [](const problem_shape& s) { return 2.0 * static_cast<double>(s[0] * s[1] * s[2] * s[3]); },
        .error_coefficient = [](const problem_shape& s) { return 1.1 * (static_cast<double>(s[3]) + 1) + 3; },
        .shapes = causal_convolution_shapes,
        .valid = [](const problem_shape& s) { return s[3] >= 1 && s[3] <= detail::most_taps; },
    });

}  // namespace pewter
