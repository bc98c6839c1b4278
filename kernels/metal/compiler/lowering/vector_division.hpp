// Divisions of vectors of integers, for which no target has an instruction.
// Why: kernels/metal/compiler/lowering/lowering.md#masks-and-divisions.
#pragma once

namespace llvm {
class Module;
}

namespace pewter::metal {

/// Divides vectors of integers of at most 32 bits, by divisors that are not constant, as floating-point
/// numbers of twice the precision; LLVM would divide lane by lane. The results are exact: for |x|, |y| < 2^b
/// a quotient that is no integer differs from the next integer by at least 1 / y, more than a rounding of
/// 2^-2b.
void divide_in_floating_point(llvm::Module&);

}  // namespace pewter::metal
