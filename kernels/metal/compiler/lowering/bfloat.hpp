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

/// Before all other passes and after lower_bfloat: what is loaded, stored and chosen is a 16-bit integer, so
/// that no variable becomes a vector of bfloat, which LLVM would take apart.
void move_bfloat_as_integers(llvm::Function&);

}  // namespace pewter::metal
