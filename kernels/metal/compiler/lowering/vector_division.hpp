// Divisions of vectors of integers, for which no target has an instruction.
// Why: kernels/metal/compiler/lowering/lowering.md#masks-and-divisions.
#pragma once

namespace llvm {
class Module;
}

namespace pewter::metal {

/// Quotients and remainders of vectors of at most 32 bits by what is no constant become those of
/// floating-point numbers of twice the precision, which are exact: for |x|, |y| < 2^b a quotient that is no
/// integer differs from the next one by 1 / y at least, more than a rounding of 2^-2b does. LLVM would divide
/// lane by lane.
void divide_in_floating_point(llvm::Module&);

}  // namespace pewter::metal
