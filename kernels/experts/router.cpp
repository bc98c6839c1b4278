// ids[t], weights[t] = the k likeliest experts by softmax(logits[t]), and their renormalised shares.
//
// Error of a weight, in its eps, for |x - max| <= 16: exp and its argument as in softmax, the sum, the
// quotient and the product 0.5 each.
#include "kernels/experts/router.hpp"

#include <cmath>

#include "kernels/common/rows.hpp"
#include "pewter/error.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/experts.inc"
#include "kernels/common/described.hpp"

namespace pewter {

template <element T>
void router(const T* logits, std::uint32_t* ids, T* weights, router_shape shape, const router_options& how,
            const launch& options) {
  constexpr const char* name = "router";
  detail::check_not_on_device(name, options);
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.tokens, shape.experts);
  const std::size_t chosen = detail::check_elements(name, sizeof *ids, shape.tokens, shape.k);
  if (shape.experts > detail::most_experts)
    detail::raise("%s: experts = %zu, must be at most %zu", name, shape.experts, detail::most_experts);
  if (shape.k > shape.experts)
    detail::raise("%s: k = %zu, must be at most experts, %zu", name, shape.k, shape.experts);
  if (!std::isfinite(how.scale))
    detail::raise("%s: scale = %g, must be finite", name, static_cast<double>(how.scale));
  detail::check_pointer(name, "logits", logits, n);
  detail::check_pointer(name, "ids", ids, chosen);
  detail::check_pointer(name, "weights", weights, chosen);
  const std::size_t bytes = n * sizeof(T), id_bytes = chosen * sizeof *ids, weight_bytes = chosen * sizeof(T);
  detail::check_no_overlap(name, "logits", logits, bytes, "ids", ids, id_bytes);
  detail::check_no_overlap(name, "logits", logits, bytes, "weights", weights, weight_bytes);
  detail::check_no_overlap(name, "ids", ids, id_bytes, "weights", weights, weight_bytes);
  detail::announce_shape({{shape.tokens, shape.experts, shape.k}});
  const detail::router_arguments arguments{logits,  ids,       weights,        shape.experts,
                                           shape.k, how.scale, how.renormalise};
  detail::run_rows<T>({name, router_description, detail::router_tables}, arguments,
                      {1, shape.k == 0 ? 0 : shape.tokens, shape.experts}, options);
}

PEWTER_INSTANCES(router)

namespace {

constexpr named_shape shapes[] = {
    {"qwen3-30b-a3b 8 of 128 experts, 512 tokens", {{512, 128, 8}}},
    {"qwen3-30b-a3b 8 of 128 experts, 1 token", {{1, 128, 8}}},
    {"mixtral-8x7b 2 of 8 experts, 512 tokens", {{512, 8, 2}}},
};

}  // namespace

constinit const description router_description = detail::described<detail::router_row>({
    .patterns = detail::vectorized_alone,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * ((s[1] + s[2]) * size_of(t) + s[2] * sizeof(std::uint32_t)));
        },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0] * s[1] * (s[2] + 1)); },
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) + 20; },
    .shapes = shapes,
    .valid = [](const problem_shape& s) { return s[2] <= s[1]; },
});

}  // namespace pewter
