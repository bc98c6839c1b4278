// Products whose K is split (gemm_plan.hpp): the parts' sums become C.
#pragma once

#include "kernels/matmul/loops/tile.kernel.hpp"
#include "kernels/matmul/ukr/epilogue.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// The steps of K that are left when each part has as many as the others: one more part, behind them.
template <class T>
gemm_call rest_of(const gemm_call& parts) {
  gemm_call rest = parts;
  const std::size_t done = parts.batches * parts.k;
  rest.a = static_cast<const T*>(parts.a) + done * parts.a_at.col;
  rest.b = static_cast<const T*>(parts.b) + done * parts.b_at.row;
  rest.c = static_cast<float*>(parts.c) + parts.batches * parts.c_batch;
  rest.k = parts.whole->k - done;
  rest.batches = 1;
  return rest;
}

constexpr double nanoseconds_per_sum = 0.05;  // of a part, in a cache

struct sum_arguments {
  const gemm_call* parts;
  std::size_t count;
};

/// A threadgroup has a row of C. Whatever the number of host threads, parts are added in their order.
template <class T>
void sum_parts(threadgroup& tg, const sum_arguments& arguments) {
  const gemm_call& parts = *arguments.parts;
  const gemm_call& whole = *parts.whole;
  const std::size_t row = tg.threadgroup_position_in_grid().x;
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t col = 0; col < whole.n; col += lane_count) {
      const float* part = static_cast<const float*>(parts.c) + row * parts.c_row + col;
      const auto sum_and_store = [&](auto active) {
        lanes<float> sum = load(part, active);
        for (std::size_t i = 1; i < arguments.count; ++i) sum += load(part += parts.c_batch, active);
        store_sums<T>(whole, 0, row, col, sum, active);
      };
      if (whole.n - col >= lane_count)
        sum_and_store(all_lanes{});
      else
        sum_and_store(first_lanes(static_cast<std::uint32_t>(whole.n - col)));
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
