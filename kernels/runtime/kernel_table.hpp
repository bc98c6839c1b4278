// What a .kernel.cpp gives the registry: its table of functions. Nothing here depends on the list of kernels,
// so that a new one compiles no other again.
#pragma once

#include "pewter/geometry.hpp"
#include "pewter/launch.hpp"
#include "pewter/types.hpp"

namespace pewter {

/// Options of one dispatch of a kernel, whose function may serve several types of elements.
struct kernel_options : dispatch_options {
  element_type type = element_type::float32;
  bool any_threads =
      false;  ///< the caller has not named a threadgroup's size: on a GPU a body may take another
};

/// A kernel body with its dispatch, for one target, pattern and element type.
using kernel_function = void (*)(const void* arguments, const launch_geometry&, const kernel_options&);

/// All variants of one kernel for one target; null where a pattern or type is not offered.
struct kernel_table {
  kernel_function at[pattern_count][element_type_count] = {};

  /// A copy with the variants of one pattern, in element_type's order (missing ones are null).
  template <class... Function>
  constexpr kernel_table with(pattern p, Function... of_type) const {
    kernel_table result = *this;
    const kernel_function row[element_type_count] = {of_type...};
    for (int type = 0; type < element_type_count; ++type) result.at[static_cast<int>(p)][type] = row[type];
    return result;
  }
};

/// How often a body is compiled: once more for threadgroups of one whole SIMD group, or, where a threadgroup
/// is so much work that this gains nothing, not (kernels/common/code_size.md#shared-functions).
enum class copies { any_threadgroup, any_and_single };

}  // namespace pewter
