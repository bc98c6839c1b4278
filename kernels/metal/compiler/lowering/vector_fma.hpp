// Products with sums of one rounding, for targets that have no instruction for them.
// Why: kernels/metal/compiler/lowering/lowering.md#fma.
#pragma once

#include <string>

namespace llvm {
class Module;
}

namespace pewter::metal {

/// fma of vectors of floats, on SSE4.2, in double precision, where the product is exact: the sum is rounded
/// to double, then to float. That is another number than of one rounding only where the first one ends in the
/// middle of two floats; such lanes are rare, and their vector is computed again with the first sum rounded
/// to odd (Boldo and Melquiond 2008). LLVM would call the C library's function lane by lane.
void fuse_in_double_precision(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
