// S = S diag(w) + (S a) b^T + v k^T and y = S r, token by token; the delta rule is that of w = decay, a =
// -decay k, and beta k as k and as b.
//
//   direct        lanes are rows of S, whose transpose is in scratch: no sum goes over lanes
//   stride_loop   lanes are columns, S is new_state itself: nothing is transposed, for a few tokens
#pragma once

#if !defined(PEWTER_GPU)
#include "kernels/common/tasks.kernel.hpp"
#endif
#include "kernels/state/recurrence.hpp"

#include "kernels/common/kernel_entry.hpp"

#if !defined(PEWTER_GPU)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::recurrence_arguments;

/// Where a task's rows are.
struct recurrence_rows {
  std::size_t sequence, head, first, count;

  PEWTER_INLINE recurrence_rows(const recurrence_arguments& a, std::size_t task) {
    const std::size_t matrix = task / a.blocks;
    sequence = matrix / a.heads;
    head = matrix % a.heads;
    first = task % a.blocks * detail::rows_of_recurrence;
    count = smaller_of(a.value_dim - first, detail::rows_of_recurrence);
  }
  /// The place of a token's head among those of v and y; and of keys.
  PEWTER_INLINE std::size_t place(const recurrence_arguments& a, std::size_t token) const {
    return (sequence * a.tokens + token) * a.heads + head;
  }
  PEWTER_INLINE std::size_t key_place(const recurrence_arguments& a, std::size_t token) const {
    return (sequence * a.tokens + token) * a.key_heads + head / (a.heads / a.key_heads);
  }
  PEWTER_INLINE std::size_t state_place(const recurrence_arguments& a) const {
    return ((sequence * a.heads + head) * a.value_dim + first) * a.key_dim;
  }
};

/// What a token does to each row.
struct alignas(64) token_factors {
  float r[detail::most_key_dim], w[detail::most_key_dim], k[detail::most_key_dim], a[detail::most_key_dim],
      b[detail::most_key_dim];
};

/// to[j] = factor from[j].
PEWTER_INLINE void times(float factor, const float* from, float* to, std::size_t n) {
  for (std::size_t j = 0; j < n; ++j) to[j] = factor * from[j];
}

[[gnu::noinline]] void read_factors(const recurrence_arguments& a, const recurrence_rows& rows,
                                    std::size_t token, token_factors& f) {
  const std::size_t n = a.key_dim, at = rows.key_place(a, token) * n;
  stored_values(a.r, a.type).copy(at, n, f.r);
  stored_values(a.k, a.type).copy(at, n, f.k);
  if (!a.by_delta_rule) {
    stored_values(a.w, a.type).copy(at, n, f.w);
    stored_values(a.a, a.type).copy(at, n, f.a);
    stored_values(a.b, a.type).copy(at, n, f.b);
    return;
  }
  const std::size_t of_head = rows.place(a, token);
  const float decay = stored_values(a.w, a.type)[of_head], beta = stored_values(a.b, a.type)[of_head];
  for (std::size_t j = 0; j < n; ++j) f.w[j] = decay;
  times(-decay, f.k, f.a, n);
  times(beta, f.k, f.b, n);
  times(beta, f.k, f.k, n);
  times(a.scale, f.r, f.r, n);
}

/// f(j, sum) for all j, whose sums take turns, and their sum.
template <class F>
PEWTER_INLINE lanes<float> sum_in_turns(std::size_t n, const F& f) {
  lanes<float> even = 0.0f, odd = 0.0f;
  std::size_t j = 0;
  for (; j + 2 <= n; j += 2) {
    even = f(j, even);
    odd = f(j + 1, odd);
  }
  if (j < n) even = f(j, even);
  return even + odd;
}

/// A token of 32 rows: s[j] is their column j.
PEWTER_INLINE lanes<float> step_of_rows(const token_factors& f, float* s, const lanes<float>& v,
                                        std::size_t key_dim) {
  const lanes<float> along_a =
      sum_in_turns(key_dim, [&](std::size_t j, const lanes<float>& sum) PEWTER_INLINE_LAMBDA {
        return fma(lanes<float>(f.a[j]), load(s + j * lane_count), sum);
      });
  return sum_in_turns(key_dim, [&](std::size_t j, const lanes<float>& sum) PEWTER_INLINE_LAMBDA {
    const lanes<float> added = fma(v, lanes<float>(f.k[j]), along_a * f.b[j]);
    const lanes<float> column = fma(load(s + j * lane_count), lanes<float>(f.w[j]), added);
    store(s + j * lane_count, column);
    return fma(column, lanes<float>(f.r[j]), sum);
  });
}

void recur_by_rows(threadgroup& tg, const recurrence_arguments& arguments) {
  const recurrence_arguments a = arguments;
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const recurrence_rows rows(a, task);
    const lane_mask active = lanes_of(rows.count);
    const lanes<std::uint32_t> row_starts = lane_ids() * static_cast<std::uint32_t>(a.key_dim);
    float* const s = a.scratch + task * a.key_dim * lane_count;  // (key_dim, 32)
    const std::size_t at = rows.state_place(a);
    for (std::size_t j = 0; j < a.key_dim; ++j)
      store(s + j * lane_count,
            a.state == nullptr ? lanes<float>(0.0f) : gather(a.state + at + j, row_starts, active));
    const stored_values v(a.v, a.type);
    const stored_results y(a.y, a.type);
    token_factors f;
    for (std::size_t t = 0; t < a.tokens; ++t) {
      read_factors(a, rows, t, f);
      const std::size_t place = rows.place(a, t) * a.value_dim + rows.first;
      y.put(place, step_of_rows(f, s, v.at(place, active), a.key_dim), active);
    }
    for (std::size_t j = 0; j < a.key_dim; ++j)
      scatter(a.new_state + at + j, row_starts, load(s + j * lane_count), active);
  });
}

/// A token of one row.
PEWTER_INLINE float step_of_columns(const token_factors& f, float* s, float v, std::size_t key_dim) {
  lanes<float> sum = 0.0f;
  for_each_32(key_dim, [&](std::size_t j, auto active) PEWTER_INLINE_LAMBDA {
    sum = fma(load(f.a + j, active), load(s + j, active), sum);
  });
  const lanes<float> along_a = sum_of_elements(sum);
  sum = 0.0f;
  for_each_32(key_dim, [&](std::size_t j, auto active) PEWTER_INLINE_LAMBDA {
    const lanes<float> added = fma(lanes<float>(v), load(f.k + j, active), along_a * load(f.b + j, active));
    const lanes<float> columns = fma(load(s + j, active), load(f.w + j, active), added);
    store(s + j, columns, active);
    sum = fma(columns, load(f.r + j, active), sum);
  });
  return sum_of_elements(sum);
}

void recur_by_columns(threadgroup& tg, const recurrence_arguments& arguments) {
  const recurrence_arguments a = arguments;
  for_each_task(tg, a.tasks, [&](std::size_t task) {
    const recurrence_rows rows(a, task);
    const std::size_t at = rows.state_place(a);
    float* const s = a.new_state + at;  // (rows, key_dim)
    if (a.state != a.new_state)
      for_each_32(rows.count * a.key_dim, [&](std::size_t i, auto active) {
        store(s + i, a.state == nullptr ? lanes<float>(0.0f) : load(a.state + at + i, active), active);
      });
    const stored_values v(a.v, a.type);
    const stored_results y(a.y, a.type);
    token_factors f;
    for (std::size_t t = 0; t < a.tokens; ++t) {
      read_factors(a, rows, t, f);
      const std::size_t place = rows.place(a, t) * a.value_dim + rows.first;
      for (std::size_t i = 0; i < rows.count; ++i)
        y.put_one(place + i, step_of_columns(f, s + i * a.key_dim, v[place + i], a.key_dim));
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
