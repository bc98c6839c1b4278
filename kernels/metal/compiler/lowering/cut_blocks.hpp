// Blocks that are too long for LLVM's selection of instructions.
#pragma once

namespace llvm {
class Module;
}

namespace pewter::metal {

/// Long blocks become several, one after the other, each with all that LLVM makes one instruction of. Why:
/// kernels/metal/compiler/lowering/lowering.md#long-blocks.
void cut_blocks(llvm::Module&);

}  // namespace pewter::metal
