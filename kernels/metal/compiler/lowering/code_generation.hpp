// Targets and their machine code.
#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include <memory>
#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// What loads and stores have masks by an instruction.
enum class masked_access_kind { none, words, all };

/// A row of kernels/targets.inc.
struct target_description {
  const char *name, *architecture, *triple, *cpu;
  unsigned register_bytes, registers;
  masked_access_kind masks;
  bool fuses;  ///< multiply-adds

  bool is_x86() const { return llvm::StringRef(architecture) == "x86_64"; }
};

/// @throws pewter::error for an unknown name
const target_description& find_target(const std::string& name);

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
