// The order of sums of products that lie in registers.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace pewter::metal {

/// Interleaves sums of vectors that grow product by product one after the other, as many as a target has
/// registers for. An addition waits only for the one before it in its own sum, and a factor that several sums
/// share is in a register once. Each sum keeps its order. After all other passes.
/// @param target a name of compile_options::targets
void interleave_sums(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
