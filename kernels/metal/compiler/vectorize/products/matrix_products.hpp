// Sums of matrix products in registers of rows. Why: kernels/metal/compiler/lowering/lowering.md#tiles.
#pragma once

#include <llvm/IR/Module.h>

#include <string>

namespace pewter::metal {

/// Lays the sums of matrix products out in rows, before barriers split bodies: a register is a row of several
/// fragments side by side, so that a step multiplies a broadcast by a row. Each sum keeps its order.
void lay_out_products(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
