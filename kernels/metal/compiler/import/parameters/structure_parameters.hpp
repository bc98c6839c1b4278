// Parameters of kernels that are structures of buffers.
#pragma once

#include <llvm/IR/Function.h>

namespace pewter::metal {

/// Each member that is a pointer or a reference becomes a parameter of its own, so that members take the
/// indices of buffers in their order, as Metal has it. Structures that hold other values stay.
/// @return the kernel: another function if it has such a parameter
llvm::Function& with_members_as_parameters(llvm::Function& kernel);

}  // namespace pewter::metal
