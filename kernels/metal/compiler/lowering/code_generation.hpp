// Machine code of targets.
#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include <memory>
#include <string>
#include <vector>

#include "kernels/metal/compiler/analysis/targets.hpp"

namespace pewter::metal {

std::unique_ptr<llvm::TargetMachine> machine_of(const target_description&, bool fuses_by_flags = false);

void use_cpu(llvm::Module&, const target_description&);

/// LLVM's scheduler of machine code takes a third of the time that large functions need, and theirs is not
/// measurably faster for it.
void leave_out_scheduling();

void write_code(llvm::Module&, llvm::TargetMachine&, const std::string& path, llvm::CodeGenFileType);
std::string code_text(llvm::Module&, llvm::TargetMachine&, llvm::CodeGenFileType);

/// A shared object.
void link(const std::vector<std::string>& objects, const std::string& to);

}  // namespace pewter::metal
