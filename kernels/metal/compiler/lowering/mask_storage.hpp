// Masks between blocks.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace pewter::metal {

/// LLVM keeps a mask of 32 lanes between blocks as 32 scalar registers where no vector register has 32 bytes.
/// Here it is bytes there, in two. The last of all passes.
/// @param target a name of compile_options::targets
void keep_masks_as_bytes(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
