// bfloat without instructions for it.
#pragma once

namespace llvm {
class Function;
class Module;
}  // namespace llvm

namespace pewter::metal {

/// Conversions of bfloat become integer operations, arithmetic on it arithmetic on float: no target here has
/// instructions for them, and what LLVM calls instead is a function an element, of a library that is not
/// there.
void lower_bfloat(llvm::Module& m);

/// Loads, stores and selects 16-bit integers instead, so that no variable becomes a vector of bfloat, which
/// LLVM would take apart. Runs after lower_bfloat and before all other passes.
void move_bfloat_as_integers(llvm::Function&);

}  // namespace pewter::metal
