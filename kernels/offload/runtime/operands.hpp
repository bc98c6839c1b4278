// What a GPU's launch makes of a kernel's arguments: the operands, by name, which must be the device's, and
// tables of the host that it needs there.
#pragma once

#include "kernels/embedding/rotary.hpp"
#include "kernels/offload/runtime/region_launch.hpp"

namespace pewter::offload {

/// f(name, pointer) for each operand that the arguments name (PEWTER_OPERANDS).
template <class Arguments, class F>
requires requires(const Arguments& a, F f) { a.for_each_operand(f); }
void for_each_operand(const Arguments& a, F f) { a.for_each_operand(f); }

inline void upload_tables(detail::rotary_arguments& a) {
  a.frequencies =
      static_cast<decltype(a.frequencies)>(uploaded(a.frequencies, a.pairs * sizeof *a.frequencies));
  if (a.first_position != nullptr)
    a.first_position = static_cast<decltype(a.first_position)>(
        uploaded(a.first_position, a.pairs * sizeof *a.first_position));
}

}  // namespace pewter::offload
