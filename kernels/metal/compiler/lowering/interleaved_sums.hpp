// The order of sums of products that lie in registers.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace pewter::metal {

/// Sums of vectors that grow product by product, and stand one after the other, grow side by side, as many as
/// a target has registers for: an addition waits for the one before it in its own sum, not for others, and
/// what several sums multiply by is in a register once. Each sum keeps its order. After all other passes.
/// @param target a name of compile_options::targets
void interleave_sums(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
