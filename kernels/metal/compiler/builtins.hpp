// The functions that the header <metal_stdlib> declares without a body, and what they mean to the compiler.
//
//   pewter.position.<attribute>(component)   a position attribute of the thread
//   pewter.threadgroup_memory(offset)        the address of a threadgroup variable
//   pewter.barrier(), pewter.fence()
//   pewter.simd.<operation>.<type>(...)      a SIMD-group function; type is f, i or u
#pragma once

#include <llvm/IR/Instructions.h>

#include "kernels/metal/compiler/shapes.hpp"

namespace pewter::metal {

struct builtin {
  enum kinds { none, position, uniform_result, broadcast, varying_result };
  kinds kind = none;
  llvm::StringRef name;  ///< what follows the group: "sum", "thread_position_in_grid"
  char type = 0;         ///< f, i, u
  unsigned component = 0;
  bool is_simd = false;
};

/// What a call is; kind none: not one of ours.
builtin builtin_of(const llvm::CallInst&);

/// The shape of a position attribute in a function of that variant.
shape shape_of_position(const builtin&, const variant&);

/// Whether the name is one of Metal's attributes of a compute function's position.
bool is_position_attribute(llvm::StringRef);

}  // namespace pewter::metal
