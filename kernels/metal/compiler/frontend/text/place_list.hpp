// Lines of the user's source by LLVM's debug locations.
#pragma once

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instruction.h>

#include <map>
#include <string>

#include "kernels/metal/compiler/frontend/text/source_places.hpp"

namespace pewter::metal {

/// Places that sites share, as lines of the manifest.
class place_list {
 public:
  explicit place_list(source_places& places) : places_(places) {}

  /// The user's innermost line that the instruction is of, and in `function` what of Metal's library it
  /// called there.
  int of(const llvm::Instruction& i, std::string& function) {
    const llvm::DILocation* at = nearest(i);
    llvm::StringRef called;
    while (at != nullptr && !places_.is_of_user(at->getLine())) {
      called = at->getSubprogramLinkageName();
      if (const llvm::DISubprogram* p = at->getScope()->getSubprogram()) called = p->getName();
      at = at->getInlinedAt();
    }
    function = called.split('<').first.str();
    return add(at);
  }
  const std::string& text() const { return text_; }

 private:
  /// Instructions that a pass has made may have no place: that of the one before.
  static const llvm::DILocation* nearest(const llvm::Instruction& i) {
    for (const llvm::Instruction* at = &i; at != nullptr; at = at->getPrevNode()) {
      if (at->getDebugLoc() && at->getDebugLoc().getLine() != 0) return at->getDebugLoc().get();
    }
    return nullptr;
  }

  int add(const llvm::DILocation* at) {
    while (at != nullptr && !places_.is_of_user(at->getLine())) at = at->getInlinedAt();
    if (at == nullptr) return -1;
    const auto known = numbers_.find(at);
    if (known != numbers_.end()) return known->second;
    const int parent = add(at->getInlinedAt());
    const source_place p = places_.of(at->getLine(), at->getColumn());
    const std::string line = "place " + std::to_string(parent) + " " + std::to_string(p.line) + " " +
                             std::to_string(p.column) + " " + p.file + "\n";
    const auto made = by_text_.try_emplace(line, static_cast<int>(by_text_.size()));
    if (made.second) text_ += line + "text " + p.text + "\n";
    return numbers_[at] = made.first->second;
  }

  source_places& places_;
  std::map<const llvm::DILocation*, int> numbers_;
  std::map<std::string, int> by_text_;
  std::string text_;
};

}  // namespace pewter::metal
