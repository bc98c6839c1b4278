// What types promise of addresses, as a hint beside what accesses claim.
#pragma once

#include <llvm/IR/Instruction.h>
#include <llvm/IR/Module.h>

#include <cstdint>

namespace pewter::metal {

/// Accesses claim no more alignment than their elements have, and keep what their types promise as a hint.
/// Runs before anything is optimised.
void claim_elements(llvm::Module&);

/// Unites hints; runs after inlining, which has given each call's accesses their own ones.
void unite_promises(llvm::Module&);

/// The bytes that an access's type promised, if that is more than it claims and is still known; else 0.
std::uint64_t promised_alignment(const llvm::Instruction&);

}  // namespace pewter::metal
