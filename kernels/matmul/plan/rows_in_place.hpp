// Rows that micro-kernels read where they are: what caches and translations make of their distance.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/runtime/machine/machine.hpp"

namespace pewter::detail {

inline bool has_rows_of_b_in_place(const gemm_plan& p) {
  return p.b_operand.form == operand_form::in_place && p.of_parts != gemm_algorithm::inner_product &&
         p.of_parts != gemm_algorithm::skinny_m;
}

/// Whether a panel of KC rows exceeds a level. Rows that are a multiple of the level's period apart share
/// sets, so that a piece of a row takes as many bytes of it as its distance has in common with the period.
inline bool rows_exceed(const cache_level& level, const gemm_plan& p) {
  const std::size_t size = size_of(p.type), in_common = std::gcd(p.b.row * size, level.bytes / level.ways);
  return p.blocking.kc * std::max(in_common, p.blocking.nr * size) > level.bytes;
}

/// Pages that a row of the panel begins, at most 1; 0 where the first level of translations holds the
/// panel's.
inline double pages_of_row(const gemm_plan& p) {
  constexpr double page = 4096, pages_at_hand = 64;
  const double pages = static_cast<double>(p.b.row * size_of(p.type)) / page;
  const bool at_hand = pages * static_cast<double>(std::min(p.blocking.kc, p.k)) <= pages_at_hand;
  return at_hand ? 0 : std::min(1.0, pages);
}

/// Bytes of a level that `kc` iterations of a row of op(A) in place take: rows share sets where their
/// distance has much in common with the level's period.
inline double bytes_of_row_of_a(const cache_level& level, const gemm_plan& p, double kc) {
  const std::size_t size = size_of(p.type);
  return std::max(kc * static_cast<double>(size),
                  static_cast<double>(std::gcd(p.a.row * size, level.bytes / level.ways)));
}

}  // namespace pewter::detail
