// bfloat without instructions for it.
#pragma once

namespace llvm {
class Module;
}

namespace pewter::metal {

/// Conversions of bfloat become integer operations, arithmetic on it arithmetic on float: no target here has
/// instructions for them, and what LLVM calls instead is a function an element, of a library that is not
/// there.
void lower_bfloat(llvm::Module& m);

}  // namespace pewter::metal
