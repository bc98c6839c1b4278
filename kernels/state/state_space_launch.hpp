// The host side that state_space_scan and state_space_duality share.
//
// Error in eps, relative to the same recurrence of absolute values: what a token adds to that of the token
// before it, an exponential with its argument, of 8 at most in the tests, and the softplus's: 8 + 1.5 + 8 and
// 4 for products and additions; and y's own sum.
#pragma once

#include "kernels/state/recurrence_launch.hpp"
#include "kernels/state/state_space_scan.hpp"

namespace pewter::detail {

inline void check_state_space(const char* function, const state_space_shape& shape) {
  if (shape.states > most_states)
    raise("%s: states = %zu, must be at most %zu", function, shape.states, most_states);
  if (shape.heads != 0 && (shape.groups == 0 || shape.heads % shape.groups != 0))
    raise("%s: groups = %zu, must divide the %zu heads", function, shape.groups, shape.heads);
  check_extent(function, "head_dim", shape.head_dim);
}

template <class T>
void run_state_space(const launched_kernel& kernel, state_space_arguments a, const state_space_shape& shape,
                     const launch& options) {
  const auto& [function, about, tables] = kernel;
  constexpr std::size_t few_tokens = 4;
  const pattern chosen = check_pattern(function, options, about,
                                       shape.tokens <= few_tokens ? pattern::stride_loop : pattern::direct);
  check_threads(function, options, simd_execution_width);
  if (options.target != nullptr) choose_target(options.target);
  const std::size_t all_channels = shape.heads * shape.head_dim;
  if (shape.sequences == 0 || all_channels == 0) return;
  a.channels = all_channels / shape.groups;
  a.blocks = ceil_div(a.channels, channels_of_scan);
  a.tasks = shape.sequences * shape.groups * a.blocks;
  std::unique_ptr<float[]> scratch;
  if (chosen == pattern::direct)
    scratch = std::make_unique_for_overwrite<float[]>(
        check_elements(function, sizeof(float), a.tasks, 2 * shape.states, channels_of_scan));
  a.scratch = scratch.get();
  constexpr double nanoseconds_per_number = 0.3;
  const double numbers = static_cast<double>(shape.states * channels_of_scan);
  run_tasks<T>(function, tables, chosen, a, a.tasks,
               nanoseconds_per_number * numbers * static_cast<double>(shape.tokens + 2), options);
}

template <class T>
struct scan_operands {
  const T *x, *dt, *a, *b, *c, *d;
  const float* state;
  T* y;
  float* new_state;
};

/// Checks and runs either. by_head: a has one number a head, else one a state.
template <class T>
void run_scan(const launched_kernel& kernel, const scan_operands<T>& of, const state_space_shape& shape,
              bool softplus, bool by_head, const launch& options) {
  const char* const function = kernel.function;
  const auto [x, dt, a, b, c, d, state, y, new_state] = of;
  const std::size_t tokens = check_elements(function, sizeof(T), shape.sequences, shape.tokens);
  const std::size_t of_heads = check_elements(function, sizeof(T), tokens, shape.heads);
  const std::size_t n = check_elements(function, sizeof(T), of_heads, shape.head_dim);
  const std::size_t of_states = check_elements(function, sizeof(T), tokens, shape.groups, shape.states);
  const std::size_t rates = check_elements(function, sizeof(T), shape.heads, by_head ? 1 : shape.states);
  const std::size_t heads = check_elements(function, sizeof(float), shape.sequences, shape.heads);
  const std::size_t n_state = check_elements(function, sizeof(float), heads, shape.head_dim, shape.states);
  check_not_on_device(function, options);
  check_pointer(function, "x", x, n);
  check_pointer(function, "dt", dt, of_heads);
  check_pointer(function, "a", a, rates);
  check_pointer(function, "b", b, of_states);
  check_pointer(function, "c", c, of_states);
  if (d != nullptr) check_pointer(function, "d", d, shape.heads);
  check_results(function,
                {{"x", x, n * sizeof(T)},
                 {"dt", dt, of_heads * sizeof(T)},
                 {"a", a, rates * sizeof(T)},
                 {"b", b, of_states * sizeof(T)},
                 {"c", c, of_states * sizeof(T)},
                 {"d", d, shape.heads * sizeof(T)}},
                y, n, state, new_state, n_state);
  check_state_space(function, shape);
  announce_shape({{shape.sequences, shape.tokens, shape.heads, shape.head_dim, shape.groups, shape.states}});
  run_state_space<T>(kernel,
                     {.x = x,
                      .dt = dt,
                      .a = a,
                      .b = b,
                      .c = c,
                      .d = d,
                      .state = state,
                      .y = y,
                      .new_state = new_state,
                      .tokens = shape.tokens,
                      .heads = shape.heads,
                      .head_dim = shape.head_dim,
                      .groups = shape.groups,
                      .states = shape.states,
                      .by_head = by_head,
                      .softplus = softplus,
                      .type = element_type_of<T>},
                     shape, options);
}

// ---- parts of descriptions ----

inline double bytes_of_scan(const problem_shape& s, element_type t) {
  const std::size_t of_token = s[2] * (2 * s[3] + 1) + 2 * s[4] * s[5];
  return static_cast<double>(s[0] * s[1] * of_token * size_of(t) +
                             2 * s[0] * s[2] * s[3] * s[5] * sizeof(float));
}
inline double flops_of_scan(const problem_shape& s) {
  return 7.0 * static_cast<double>(s[0] * s[1] * s[2] * s[3] * s[5]);
}
inline double scan_error(const problem_shape& s) {
  return 22 * static_cast<double>(s[1] + 1) + summation_error(s[5]);
}
inline bool is_scan(const problem_shape& s) {
  return s[5] <= most_states && (s[2] == 0 || (s[4] != 0 && s[2] % s[4] == 0));
}

}  // namespace pewter::detail
