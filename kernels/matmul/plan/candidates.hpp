// The ways to compute a product: a table of what is computed, by which loops, and how operands are found.
#pragma once

#include <span>

#include "kernels/matmul/plan/plan_builder.hpp"

namespace pewter::detail {

/// What tells one way from another.
struct choice {
  bool transposed;             ///< C^T is computed
  gemm_algorithm algorithm;    ///< of parts, if K is split
  operand_form b;              ///< of the product that is computed
  bool converts_rows = false;  ///< of half and bfloat A in place, again for each of its panels
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
gemm_plan plan_of(plan_builder product, const candidate&, const micro_kernel&);

/// Whether the candidate can compute the product.
bool is_valid(plan_builder product, const candidate&);

}  // namespace pewter::detail
