// From a type-erased kernel_call of a description to a typed call of the public function:
//
//   .call = [](const kernel_call& c) {
//     with_element_type(c.type, [&]<class T>(T) { relu(input<T>(c, 0), output<T>(c, 1), c.shape[0],
//     c.launch); });
//   }
//
// and the lists that most descriptions share.
#pragma once

#include "kernels/runtime/description.hpp"
#include "pewter/half.hpp"

namespace pewter::detail {

inline constexpr element_type all_types[] = {
#define PEWTER_ELEMENT_TYPE(enumerator, ...) element_type::enumerator,
#include "pewter/detail/element_types.inc"
};
inline constexpr pattern looping_patterns[] = {pattern::stride_loop, pattern::vectorized};
/// The patterns of kernels for which stride_loop is never the faster one.
inline constexpr pattern vectorized_alone[] = {pattern::vectorized};

/// Operand `index` of the description.
template <class T>
const T* input(const kernel_call& call, int index) {
  return static_cast<const T*>(call.operands[index]);
}
template <class T>
T* output(const kernel_call& call, int index) {
  return static_cast<T*>(call.operands[index]);
}

}  // namespace pewter::detail
