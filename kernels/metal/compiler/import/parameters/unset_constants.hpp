// Function constants without a value. The source may name them where nobody comes; a kernel that reads one is
// none that can run.
#pragma once

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace pewter::metal {

/// A constant's variable, by its index.
struct unset_constant {
  llvm::GlobalVariable* variable;
  std::string index;
};
std::vector<unset_constant> unset_constants_in(llvm::Module&);

/// Variables of the program that such constants are, or are computed from, remember them; they become zero.
void mark_unset_constants(llvm::Module&);

/// Those that a function reads, once it is simplified: "'n' (index 3)".
std::vector<std::string> unset_constants_of(const llvm::Function&);

}  // namespace pewter::metal
