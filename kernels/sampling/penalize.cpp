// y[r] = logits[r], those of tokens in history[r] made less likely.
//
// Error in eps of |logit| max(repeat, 1) + n |frequency| + |presence|: four roundings of 0.5.
#include "kernels/sampling/penalize.hpp"

#include <cmath>

#include "kernels/common/rows.hpp"
#include "kernels/sampling/sampling_rows.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

constexpr const char* name = "penalize";

void check_penalties(const penalty_options& how) {
  const auto check = [](bool right, const char* option, float value, const char* must) {
    if (!right) detail::raise("%s: %s = %g, must be %s", name, option, static_cast<double>(value), must);
  };
  check(how.repeat > 0 && std::isfinite(how.repeat), "repeat", how.repeat, "finite and above 0");
  check(std::isfinite(how.frequency), "frequency", how.frequency, "finite");
  check(std::isfinite(how.presence), "presence", how.presence, "finite");
}

void check_history(const std::uint32_t* history, std::size_t tokens, std::size_t cols) {
  constexpr std::uint32_t none = ~0u;
  for (std::size_t i = 0; i < tokens; ++i)
    if (history[i] >= cols && history[i] != none)
      detail::raise("%s: history[%zu] = %u, must be below cols, %zu, or 2^32 - 1 for none", name, i,
                    history[i], cols);
}

}  // namespace

template <element T>
void penalize(const T* logits, const std::uint32_t* history, T* y, penalty_shape shape,
              const penalty_options& how, const launch& options) {
  detail::check_not_on_device(name, options);
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols),
                    bytes = n * sizeof(T);
  const std::size_t tokens = detail::check_elements(name, sizeof *history, shape.rows, shape.length);
  constexpr std::size_t most_cols = 0xffffffff;
  if (shape.cols > most_cols)
    detail::raise("%s: cols = %zu, must be at most %zu", name, shape.cols, most_cols);
  check_penalties(how);
  detail::check_pointer(name, "logits", logits, n);
  detail::check_pointer(name, "history", history, tokens);
  detail::check_pointer(name, "y", y, n);
  detail::check_same_or_disjoint(name, "logits", logits, bytes, "y", y, bytes);
  detail::check_no_overlap(name, "history", history, tokens * sizeof *history, "y", y, bytes);
  check_history(history, tokens, shape.cols);
  detail::announce_shape({{shape.rows, shape.cols, shape.length}});
  const detail::penalty_arguments arguments{logits,     history,       y,           shape.cols, shape.length,
                                            how.repeat, how.frequency, how.presence};
  detail::run_rows<T>({name, penalize_description, detail::penalize_tables}, arguments,
                      {1, shape.rows, shape.cols}, options);
}

PEWTER_INSTANCES(penalize)

namespace {

constexpr named_shape penalize_shapes[] = {
    {"llama3 vocabulary 128256, 1 token after 64", {{1, 128256, 64}}},
    {"llama3 vocabulary 128256, 16 tokens after 1024", {{16, 128256, 1024}}},
};

}  // namespace

constinit const description penalize_description = detail::described<detail::penalize_row>({
    .patterns = detail::vectorized_alone,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * (2 * s[1] * size_of(t) + s[2] * sizeof(std::uint32_t)));
        },
    .flops = [](const problem_shape& s) { return 3.0 * static_cast<double>(s[0] * s[2]); },
    .error_coefficient = [](const problem_shape&) { return 2.0; },
    .shapes = penalize_shapes,
    .valid = [](const problem_shape& s) { return s[2] == 0 || s[1] != 0; },
    .in_place_input = 0,
});

}  // namespace pewter
