// S = decay S, S = S + beta (v - S k) k^T and y = scale S q.
#include "kernels/state/recurrence_launch.hpp"

#include <cmath>

namespace pewter {
namespace {

void check_delta_rule(const char* name, const delta_rule_shape& shape, float scale) {
  detail::check_key_dim(name, shape.key_dim);
  if (shape.heads != 0 && (shape.key_heads == 0 || shape.heads % shape.key_heads != 0))
    detail::raise("%s: key_heads = %zu, must divide the %zu heads", name, shape.key_heads, shape.heads);
  if (!std::isfinite(scale))
    detail::raise("%s: scale = %g, must be finite", name, static_cast<double>(scale));
}

}  // namespace

template <element T>
void gated_delta_rule(const T* q, const T* k, const T* v, const T* decay, const T* beta, const float* state,
                      T* y, float* new_state, delta_rule_shape shape, float scale, const launch& options) {
  constexpr const char* name = "gated_delta_rule";
  const std::size_t tokens = detail::check_elements(name, sizeof(T), shape.sequences, shape.tokens);
  const std::size_t of_keys = detail::check_elements(name, sizeof(T), tokens, shape.key_heads, shape.key_dim);
  const std::size_t of_heads = detail::check_elements(name, sizeof(T), tokens, shape.heads);
  const std::size_t of_values = detail::check_elements(name, sizeof(T), of_heads, shape.value_dim);
  const std::size_t matrices = detail::check_elements(name, sizeof(float), shape.sequences, shape.heads);
  const std::size_t of_state =
      detail::check_elements(name, sizeof(float), matrices, shape.value_dim, shape.key_dim);
  detail::check_not_on_device(name, options);
  detail::check_pointer(name, "q", q, of_keys);
  detail::check_pointer(name, "k", k, of_keys);
  detail::check_pointer(name, "v", v, of_values);
  detail::check_pointer(name, "decay", decay, of_heads);
  detail::check_pointer(name, "beta", beta, of_heads);
  detail::check_results(name,
                        {{"q", q, of_keys * sizeof(T)},
                         {"k", k, of_keys * sizeof(T)},
                         {"v", v, of_values * sizeof(T)},
                         {"decay", decay, of_heads * sizeof(T)},
                         {"beta", beta, of_heads * sizeof(T)}},
                        y, of_values, state, new_state, of_state);
  check_delta_rule(name, shape, scale);
  detail::announce_shape(
      {{shape.sequences, shape.tokens, shape.heads, shape.key_heads, shape.key_dim, shape.value_dim}});
  const detail::recurrence_arguments arguments{.r = q,
                                               .w = decay,
                                               .k = k,
                                               .v = v,
                                               .a = nullptr,
                                               .b = beta,
                                               .state = state,
                                               .y = y,
                                               .new_state = new_state,
                                               .tokens = shape.tokens,
                                               .heads = shape.heads,
                                               .key_heads = shape.key_heads,
                                               .key_dim = shape.key_dim,
                                               .value_dim = shape.value_dim,
                                               .scale = scale,
                                               .by_delta_rule = true,
                                               .type = detail::element_type_of<T>};
  detail::run_recurrence<T>({name, gated_delta_rule_description, detail::gated_delta_rule_tables}, arguments,
                            shape.sequences, options);
}

PEWTER_INSTANCES(gated_delta_rule)

namespace {

constexpr named_shape gated_delta_rule_shapes[] = {
    {"qwen3-next 32 heads of 128, 16 of keys, 512 tokens", {{1, 512, 32, 16, 128, 128}}},
    {"qwen3-next 32 heads of 128, 16 of keys, 1 token", {{1, 1, 32, 16, 128, 128}}},
    {"qwen3-next 32 heads of 128, 16 of keys, 1 token of 8 sequences", {{8, 1, 32, 16, 128, 128}}},
};

}  // namespace

constinit const description gated_delta_rule_description = detail::described<detail::gated_delta_rule_row>({
    .patterns = detail::recurrence_patterns,
    .bytes =
        [](const problem_shape& s, element_type t) {
          const std::size_t of_token = 2 * s[3] * s[4] + s[2] * (2 * s[5] + 2);
          return static_cast<double>(s[0] * s[1] * of_token * size_of(t) +
                                     2 * s[0] * s[2] * s[4] * s[5] * sizeof(float));
        },
    .flops =
        [](const problem_shape& s) { return 8.0 * static_cast<double>(s[0] * s[1] * s[2] * s[4] * s[5]); },
    .error_coefficient = [](const problem_shape& s) { return detail::recurrence_error(s[1], s[4]) + 2; },
    .shapes = gated_delta_rule_shapes,
    .valid =
        [](const problem_shape& s) {
          return s[4] <= detail::most_key_dim && (s[2] == 0 || (s[3] != 0 && s[2] % s[3] == 0));
        },
});

}  // namespace pewter
