// Instruction sets that kernels are compiled for.
#pragma once

#include <llvm/ADT/StringRef.h>

#include <string>

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

/// The last of this architecture, which all its CPUs run; elsewhere x86-64's.
const target_description& target_of_every_cpu();

}  // namespace pewter::metal
