// Position attributes as what their variables hold.
#pragma once

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <string>

namespace pewter::metal {

/// Stores a position attribute's components into a variable.
/// @param of what has the variable, for errors
/// @return how many there are
/// @throws error for an unknown attribute, and for a type of other than one to three integers
std::uint64_t put_position(llvm::StringRef attribute, llvm::AllocaInst& variable, llvm::Instruction& at,
                           const std::string& of);

/// Variables of the program that have a position attribute, "pewter.global.<number>.<attribute>", become
/// variables of each function that reads them.
void place_program_positions(llvm::Module&);

}  // namespace pewter::metal
