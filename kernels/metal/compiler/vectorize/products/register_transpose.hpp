// Four neighbours of each lane, from the order of memory to that of lanes and back.
// Why: kernels/metal/compiler/vectorize/neighbours.md#register-transpose.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace pewter::metal {

/// If 32 lanes have four elements of 32 bits, LLVM 22 makes all lanes' first, second, third and fourth by
/// themselves, from four registers each. Here registers are transposed by fours in steps that all four have
/// in common. After all passes, as LLVM's would join the steps again.
/// @param target a name of compile_options::targets; NEON has instructions for it
void transpose_by_registers(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
