// What a plan is predicted to take: its loops' multiply-adds and bytes, at the rates of a machine profile.
//
//   time = multiply-adds in registers + bytes from beyond L1d + packing + dispatches
//
// Terms are added: what a core computes hides little of what it waits for, and the rest is in the profile's
// bandwidths. Why: kernels/matmul/cost_model.md#terms.
#pragma once

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/runtime/machine/machine.hpp"

namespace pewter::detail {

/// Nanoseconds, by part.
struct predicted_time {
  double multiply = 0;  ///< micro-kernels, with what partial micro-tiles waste
  double memory = 0;    ///< operands from L2 and beyond
  double pack = 0;      ///< what is packed, converted or transposed in registers
  double dispatch = 0;

  double all() const { return multiply + memory + pack + dispatch; }
};

predicted_time predict(const gemm_plan&, const machine&);

/// One core's, by the micro-kernels' instructions.
double nanoseconds_of_multiply_add(micro_kernel_kind, const machine&);
/// What a parallel region of all host threads takes, however few of them have work.
/// Why: include/pewter/model/dispatch.md#parallel-regions.
double nanoseconds_of_fork(const machine&, unsigned all);
/// Whether one host thread multiplies, and reads and writes in its caches, in less than `nanoseconds`.
bool can_take_less(const gemm_problem&, const machine&, double nanoseconds);

}  // namespace pewter::detail
