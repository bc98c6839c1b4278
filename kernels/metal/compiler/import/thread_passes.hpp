// LLVM's passes for functions of one thread, in their order, and what both ways with them ask of a kernel.
#pragma once

#include <llvm/IR/Module.h>

#include <vector>

#include "kernels/metal/compiler/import/passes.hpp"
#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

// Loops are rotated and unrolled, and induction variables widened, before there are vectors: arrays of a
// thread then stay in registers. GVN without PRE, which would turn linear indices into divergent phis.
#define PEWTER_SIMPLIFY "sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg"
// A function that ends by calling itself becomes a loop before it is inlined.
// What a call leaves is put in registers before the next function takes it: in a kernel of dozens of samples
// of a texture, variables of all of them at once would take LLVM minutes.
#define PEWTER_TAKE_CALLS "cgscc(inline<only-mandatory>,function(sroa,simplifycfg))"
inline constexpr const char* calls_inlined = "function(sroa,simplifycfg,tailcallelim)," PEWTER_TAKE_CALLS;
inline constexpr const char* inlining =
    "function(sroa,simplifycfg,tailcallelim)," PEWTER_TAKE_CALLS ",globaldce,function(" PEWTER_SIMPLIFY ")";
inline constexpr const char* before_sharing = "function(sroa,simplifycfg,tailcallelim)";
// After rotation ranges show which loops turn once (sccp). Why:
// kernels/metal/compiler/vectorize/neighbours.md#loops-that-turn-once.
#define PEWTER_SIMPLIFICATION                                                                         \
  "scalarizer<load-store>," PEWTER_SIMPLIFY ",loop-simplify,lcssa,loop(loop-rotate)," PEWTER_SIMPLIFY \
  ",sccp,loop-simplify,lcssa,loop(indvars,loop-unroll-full)," PEWTER_SIMPLIFY                         \
  ",gvn<no-pre;no-load-pre>," PEWTER_SIMPLIFY
inline constexpr const char* simplification = "function(" PEWTER_SIMPLIFICATION ")";
inline constexpr const char* simplification_of_function = PEWTER_SIMPLIFICATION;
// What was in memory is in registers.
inline constexpr const char* after_small_arrays = "function(" PEWTER_SIMPLIFY ")";
// What merged branches leave: equal values behind them, and branches to nothing.
inline constexpr const char* after_merging =
    "function(" PEWTER_SIMPLIFY ",gvn<no-pre;no-load-pre>," PEWTER_SIMPLIFY ")";
// After split_bitcasts.
inline constexpr const char* scalarization =
    "function(scalarizer<load-store>,loop-simplify,lcssa,loop-mssa(licm))";
// After lower_switches.
inline constexpr const char* structuring =
    "function(mergereturn,loop-simplify,fix-irreducible,loop-simplify,unify-loop-exits,structurizecfg,"
    "loop-simplify,lcssa)";
// Before checks nothing is moved or merged that the source says.
inline constexpr const char* inlining_as_written =
    "function(mem2reg,tailcallelim),cgscc(inline<only-mandatory>,function(mem2reg)),globaldce";
inline constexpr const char* before_checks = "function(sroa,loop-simplify)";
inline constexpr const char* after_checks = "function(" PEWTER_SIMPLIFY ")";
#undef PEWTER_SIMPLIFICATION
#undef PEWTER_TAKE_CALLS
#undef PEWTER_SIMPLIFY

/// Switches become branches of two ways. Where cases are all that a value can be, LLVM's pass deletes the
/// default's block alone; what only that led to goes, too: its ways into joins would keep these from
/// structuring.
void lower_switches(llvm::Module&, pass_runner&);

/// What a kernel does not use, with its constants as they are, need not be bound: as Metal's reflection has
/// it. Constants without a value that it uses are noted.
void find_what_is_used(const llvm::Function&, kernel_info&);

/// Calls by address become switches, and their functions are inlined.
/// @param passes that inline
/// @throws error for a call of a function that only fragments may call
void resolve_calls(llvm::Module&, std::vector<kernel_info>&, const char* passes, bool checked);

}  // namespace pewter::metal
