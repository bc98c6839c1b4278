// What the two forms of C = A B share on the host side: checks, launch, and the description's parts.
#pragma once

#include <cmath>

#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/typed_call.hpp"
#include "pewter/kernels.hpp"

namespace pewter::detail {

/// For the decision whether to fork: nominal.
inline constexpr double nanoseconds_per_multiply_add = 0.02;

template <class T>
void check_gemm(const char* function, const T* a, const T* b, const T* c, gemm_shape s) {
  const std::size_t a_count = check_elements(function, sizeof(T), s.m, s.k);
  const std::size_t b_count = check_elements(function, sizeof(T), s.k, s.n);
  const std::size_t c_count = check_elements(function, sizeof(T), s.m, s.n);
  check_pointer(function, "a", a, a_count);
  check_pointer(function, "b", b, b_count);
  check_pointer(function, "c", c, c_count);
  check_no_overlap(function, "a", a, a_count * sizeof(T), "c", c, c_count * sizeof(T));
  check_no_overlap(function, "b", b, b_count * sizeof(T), "c", c, c_count * sizeof(T));
}

// ---- parts of descriptions ----

inline constexpr const char* gemm_dimensions[] = {"m", "n", "k"};
inline constexpr operand gemm_operands[] = {
    {"a", role::input, element_kind::storage, [](const problem_shape& s) { return s[0] * s[2]; }},
    {"b", role::input, element_kind::storage, [](const problem_shape& s) { return s[2] * s[1]; }},
    {"c", role::output, element_kind::storage, [](const problem_shape& s) { return s[0] * s[1]; }},
};
inline constexpr named_shape gemm_shapes[] = {
    {"square 512", {{512, 512, 512}}},
    {"square 1000", {{1000, 1000, 1000}}},
    {"llama3-8b projection 4096x4096, 32 tokens", {{32, 4096, 4096}}},
    {"qwen2.5-0.5b feed-forward 4864x896, 128 tokens", {{128, 4864, 896}}},
    {"llama2-7b feed-forward 11008x4096, 128 tokens", {{128, 11008, 4096}}},
};

inline double gemm_bytes(const problem_shape& s, element_type t) {
  return static_cast<double>((s[0] * s[2] + s[2] * s[1] + s[0] * s[1]) * size_of(t));
}
inline double gemm_flops(const problem_shape& s) {
  return 2.0 * static_cast<double>(s[0]) * static_cast<double>(s[1] * s[2]);
}

/// In units of eps = 2 u relative to the sum of |a| |b|: one chain of k fused multiply-adds, each rounded
/// once (k u), or multiplied and added (2 k u at the very most); for long chains of independent errors
/// 5 sqrt(k) u (Higham and Mary 2019), with k = 25 where the two meet.
inline double product_error(std::size_t k) {
  const double terms = static_cast<double>(k);
  return 1 + (terms < 25 ? terms : 5 * std::sqrt(terms));
}

}  // namespace pewter::detail
