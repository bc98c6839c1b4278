// S = S diag(w) + (S a) b^T + v k^T and y = S r.
#include "kernels/state/recurrence_launch.hpp"

namespace pewter {

template <element T>
void rwkv7(const T* r, const T* w, const T* k, const T* v, const T* a, const T* b, const float* state, T* y,
           float* new_state, recurrence_shape shape, const launch& options) {
  constexpr const char* name = "rwkv7";
  const std::size_t places =
      detail::check_elements(name, sizeof(T), shape.sequences, shape.tokens, shape.heads);
  const std::size_t of_keys = detail::check_elements(name, sizeof(T), places, shape.key_dim);
  const std::size_t of_values = detail::check_elements(name, sizeof(T), places, shape.value_dim);
  const std::size_t matrices = detail::check_elements(name, sizeof(float), shape.sequences, shape.heads);
  const std::size_t of_state =
      detail::check_elements(name, sizeof(float), matrices, shape.value_dim, shape.key_dim);
  detail::check_not_on_device(name, options);
  const struct {
    const char* name;
    const T* data;
  } inputs[] = {{"r", r}, {"w", w}, {"k", k}, {"a", a}, {"b", b}};
  for (const auto& i : inputs) detail::check_pointer(name, i.name, i.data, of_keys);
  detail::check_pointer(name, "v", v, of_values);
  const std::size_t bytes = of_keys * sizeof(T);
  detail::check_results(name,
                        {{"r", r, bytes},
                         {"w", w, bytes},
                         {"k", k, bytes},
                         {"v", v, of_values * sizeof(T)},
                         {"a", a, bytes},
                         {"b", b, bytes}},
                        y, of_values, state, new_state, of_state);
  detail::check_key_dim(name, shape.key_dim);
  detail::announce_shape({{shape.sequences, shape.tokens, shape.heads, shape.key_dim, shape.value_dim}});
  const detail::recurrence_arguments arguments{.r = r,
                                               .w = w,
                                               .k = k,
                                               .v = v,
                                               .a = a,
                                               .b = b,
                                               .state = state,
                                               .y = y,
                                               .new_state = new_state,
                                               .tokens = shape.tokens,
                                               .heads = shape.heads,
                                               .key_heads = shape.heads,
                                               .key_dim = shape.key_dim,
                                               .value_dim = shape.value_dim,
                                               .scale = 1,
                                               .by_delta_rule = false,
                                               .type = detail::element_type_of<T>};
  detail::run_recurrence<T>({name, rwkv7_description, detail::rwkv7_tables}, arguments, shape.sequences,
                            options);
}

PEWTER_INSTANCES(rwkv7)

namespace {

constexpr named_shape rwkv7_shapes[] = {
    {"rwkv7-1.5b 32 heads of 64, 512 tokens", {{1, 512, 32, 64, 64}}},
    {"rwkv7-1.5b 32 heads of 64, 1 token", {{1, 1, 32, 64, 64}}},
    {"rwkv7-1.5b 32 heads of 64, 1 token of 8 sequences", {{8, 1, 32, 64, 64}}},
};

}  // namespace

constinit const description rwkv7_description = detail::described<detail::rwkv7_row>({
    .patterns = detail::recurrence_patterns,
    .bytes =
        [](const problem_shape& s, element_type t) {
          const std::size_t of_tokens = s[0] * s[1] * s[2] * (5 * s[3] + 2 * s[4]) * size_of(t);
          return static_cast<double>(of_tokens + 2 * s[0] * s[2] * s[3] * s[4] * sizeof(float));
        },
    .flops =
        [](const problem_shape& s) { return 8.0 * static_cast<double>(s[0] * s[1] * s[2] * s[3] * s[4]); },
    .error_coefficient = [](const problem_shape& s) { return detail::recurrence_error(s[1], s[3]); },
    .shapes = rwkv7_shapes,
    .valid = [](const problem_shape& s) { return s[3] <= detail::most_key_dim; },
});

}  // namespace pewter
