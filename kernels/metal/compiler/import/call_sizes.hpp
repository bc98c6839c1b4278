// How large functions are with all their calls inlined, and how often a kernel then has them.
#pragma once

#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/IR/Function.h>

#include <map>
#include <vector>

namespace pewter::metal {

class call_sizes {
 public:
  static constexpr std::size_t unknown = 10'000'000;  ///< of a function that calls itself, or as large

  /// A function's size in instructions.
  std::size_t size_of(llvm::Function&);
  /// Copies that a kernel would have, whose size was asked for.
  std::map<llvm::Function*, std::size_t> calls_from(llvm::Function& kernel) const;

  std::vector<llvm::Function*> order;  ///< those that are called before those that call

 private:
  std::map<llvm::Function*, std::size_t> sizes_;
};

/// Inlines all calls in a function, but those of functions that stay.
void inline_calls_but(llvm::Function&, llvm::function_ref<bool(const llvm::Function&)> stays);

}  // namespace pewter::metal
