// The last products of a host thread, whose plans serve the next calls that ask for the same.
// Why: kernels/matmul/cost_model.md#plan-cache.
#pragma once

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/matmul/stored_matrix.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {

/// All of a call that its checks and plan depend on, except whether operands are null or overlap.
struct plan_key {
  std::size_t m, n, k, batches;
  std::size_t row_a, row_b, row_c, batch_a, batch_b, batch_c;
  std::uint32_t a_alignment, b_alignment;
  std::uint32_t threads;
  unsigned host_threads;
  int target;           ///< that the launch chooses, an index of targets()
  std::uint32_t forms;  ///< a bit each: form_bits
  pewter::activation activation;
  pewter::pattern pattern;

  bool has(std::uint32_t form) const { return (forms & form) != 0; }
  bool operator==(const plan_key&) const = default;
};
enum form_bits : std::uint32_t {
  transposes_a = 1,
  transposes_b = 2,
  has_packed_b = 4,
  reads_nothing = 8,  // as in BLAS with alpha = 0
  has_an_epilogue = 16,
  has_bias_or_row_scale = 32,
  names_target = 64  // somebody does, in a product of bfloat
};

struct stored_operands {
  stored_matrix a, b, c;
};
/// Elements of each operand, from the first to behind the last one.
struct spans {
  std::size_t a, b, c;
};

/// A product whose sizes are right, with its plan.
struct cached_plan {
  plan_key key{};  ///< of no batches: of nothing yet
  spans of{};
  gemm_job job{};
  int target = 0;  ///< whose code multiplies
  launch_geometry one_threadgroup{};
  unsigned host_threads = 0;  ///< of the launch, if the plan has fewer than were asked for; else 0
};

/// Where the calling host thread keeps such a product of a type; there is this one, another one, or none. On
/// the heap: a library that a program loads late finds little room for thread-local memory.
cached_plan& cached_plan_of_thread(element_type type, const plan_key& key);

/// Makes `kept` the product that is asked for. If this throws, or C has no elements, it is none.
void plan_anew(cached_plan& kept, const plan_key& key, const stored_operands& as, const spans& of,
               element_type type);

/// Makes `kept` one that executes the plan.
void adopt_plan(cached_plan& kept, const gemm_plan& plan, unsigned most_host_threads);

/// Executes a plan. What it reads and writes has been checked.
template <element T>
void execute_plan(cached_plan& kept, const T* a, const T* b, T* c, const gemm_shape& shape,
                  const gemm_options<T>& how, const launch& options);

}  // namespace pewter::detail
