// A row of logits: its elements whatever they are stored as, and its softmax's state.
#pragma once

#if !defined(PEWTER_GPU)
#include "kernels/common/stored_values.kernel.hpp"
#include "kernels/softmax/phases.kernel.hpp"
#endif
#include "kernels/loss/cross_entropy.hpp"

#include "kernels/common/kernel_entry.hpp"

#if !defined(PEWTER_GPU)
PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct row_of_logits {
  stored_values values;
  std::size_t first;

  PEWTER_INLINE row_of_logits(const detail::cross_entropy_arguments& a, std::size_t row)
      : values(a.logits, a.type), first(row * a.cols) {}
  template <class Active>
  PEWTER_INLINE lanes<float> operator()(std::size_t i, Active active) const {
    return values.at(first + i, active);
  }
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
