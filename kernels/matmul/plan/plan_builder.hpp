// A plan in the making, and what it depends on.
#pragma once

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {

constexpr std::size_t round_up(std::size_t n, std::size_t unit) { return (n + unit - 1) / unit * unit; }

struct plan_builder {
  gemm_plan p;
  const machine& profile;
  std::size_t host_threads;
  std::size_t a_alignment, b_alignment;
  std::uint32_t threads;  ///< of a threadgroup, if the caller says
  bool b_is_packed = false;
  bool splits_streamed_k = false;  ///< parts of K, so that host threads read long rows of op(B)

  bool is_fma() const { return p.kernel == micro_kernel_kind::fma; }
  bool is_amx() const { return p.kernel == micro_kernel_kind::amx; }
  bool is_float() const { return p.type == element_type::float32; }
  bool is_split() const { return p.algorithm == gemm_algorithm::split_k; }
  std::size_t bytes() const { return is_float() ? 4 : 2; }  ///< of an element
  std::size_t panel_cols() const { return panel_cols_of(p.type); }
  std::size_t l2() const { return profile.l2.bytes; }
  /// Host threads among which a streamed op(B) is divided by columns: those of a part of K, if that is split.
  std::size_t threads_across() const {
    return splits_streamed_k ? ceil_div(host_threads, p.batches) : host_threads;
  }
  /// Whether sums of float go to C without an epilogue.
  bool stores_sums() const { return (is_split() || !p.has_epilogue) && !p.transposed; }
};

}  // namespace pewter::detail
