// The ways to compute a product: a table of what is computed, by which loops, and how operands are found.
#pragma once

#include <span>
#include <vector>

#include "kernels/matmul/plan/plan_builder.hpp"

namespace pewter::detail {

/// What tells one way from another.
struct choice {
  bool transposed;           ///< C^T is computed
  gemm_algorithm algorithm;  ///< of parts, if K is split
  operand_form b;            ///< of the product that is computed
  /// Rows of op(A) are read in place, which could be packed: as AMX tiles, or converted again for each panel.
  bool rows_in_place = false;
  bool operator==(const choice&) const = default;
};

struct candidate {
  const char* name;
  choice how;
  /// Whether the loops can execute it.
  /// @param d with operands exchanged, if C^T is computed
  bool (*valid)(const plan_builder& d);
};

std::span<const candidate> candidates();

/// A product before anything is chosen that does not show in bits.
plan_builder product_of(const gemm_problem&, const machine&, unsigned host_threads);

/// The plan of a valid candidate.
/// @param product with operands exchanged, if C^T is computed
gemm_plan plan_of(plan_builder product, const candidate&, const micro_kernel&);

struct timed_plan {
  const char* name;
  gemm_plan plan;
  double nanoseconds;  ///< predicted
};
/// All valid candidates for this many host threads, the fastest first.
std::vector<timed_plan> timed_candidates(const gemm_problem&, const machine&, unsigned host_threads);

}  // namespace pewter::detail
