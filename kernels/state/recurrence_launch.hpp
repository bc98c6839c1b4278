// The host side that rwkv7 and gated_delta_rule share.
//
// Error in eps, relative to the same recurrence of absolute values: what a token adds to that of the token
// before it, a sum over the columns, products and additions: summation_error(key_dim) + 5; and y's own sum.
#pragma once

#include <memory>

#include "kernels/common/tasks.hpp"
#include "kernels/state/recurrence.hpp"
#include "kernels/state/state_rows.hpp"

namespace pewter::detail {

inline constexpr pattern recurrence_patterns[] = {pattern::direct, pattern::stride_loop};

/// Checks of a state and what it becomes, of n numbers.
inline void check_states(const char* function, const float* state, float* new_state, std::size_t n) {
  check_pointer(function, "new_state", new_state, n);
  if (state == nullptr) return;
  check_pointer(function, "state", state, n);
  check_same_or_disjoint(function, "state", state, n * sizeof(float), "new_state", new_state,
                         n * sizeof(float));
}

/// An input that no result may overlap.
struct checked_input {
  const char* name;
  const void* data;
  std::size_t bytes;
};
/// Checks inputs against the two results of a recurrence, and these and the old state against each other.
template <class T>
void check_results(const char* function, std::initializer_list<checked_input> inputs, T* y, std::size_t n,
                   const float* state, float* new_state, std::size_t n_state) {
  const std::size_t bytes = n * sizeof(T), state_bytes = n_state * sizeof(float);
  check_pointer(function, "y", y, n);
  check_states(function, state, new_state, n_state);
  for (const checked_input& i : inputs) {
    if (i.data == nullptr) continue;
    check_no_overlap(function, i.name, i.data, i.bytes, "y", y, bytes);
    check_no_overlap(function, i.name, i.data, i.bytes, "new_state", new_state, state_bytes);
  }
  if (state != nullptr) check_no_overlap(function, "state", state, state_bytes, "y", y, bytes);
  check_no_overlap(function, "new_state", new_state, state_bytes, "y", y, bytes);
}

inline void check_key_dim(const char* function, std::size_t key_dim) {
  if (key_dim > most_key_dim)
    raise("%s: key_dim = %zu, must be at most %zu", function, key_dim, most_key_dim);
}

/// Runs the recurrence; `a` lacks blocks, tasks and scratch.
template <class T>
void run_recurrence(const launched_kernel& kernel, recurrence_arguments a, std::size_t sequences,
                    const launch& options) {
  const auto& [function, about, tables] = kernel;
  constexpr std::size_t few_tokens = 4;
  const pattern chosen = check_pattern(function, options, about,
                                       a.tokens <= few_tokens ? pattern::stride_loop : pattern::direct);
  a.blocks = ceil_div(a.value_dim, rows_of_recurrence);
  a.tasks = sequences * a.heads * a.blocks;
  check_threads(function, options, simd_execution_width);
  if (options.target != nullptr) choose_target(options.target);
  std::unique_ptr<float[]> scratch;
  if (chosen == pattern::direct)
    scratch = std::make_unique_for_overwrite<float[]>(
        check_elements(function, sizeof(float), a.tasks, a.key_dim, rows_of_recurrence));
  a.scratch = scratch.get();
  const double numbers = static_cast<double>(a.key_dim * rows_of_recurrence);
  constexpr double nanoseconds_per_number = 0.1;
  run_tasks<T>(function, tables, chosen, a, a.tasks,
               nanoseconds_per_number * numbers * static_cast<double>(a.tokens + 2), options);
}

inline double recurrence_error(std::size_t tokens, std::size_t key_dim) {
  return static_cast<double>(tokens + 1) * (summation_error(key_dim) + 5);
}

}  // namespace pewter::detail
