// What a checked access's address was made of.
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>

#include <cstdint>
#include <string>

#include "kernels/metal/kernel_info.hpp"

namespace pewter::metal {

struct checked_object {
  std::string text = "any";  ///< OBJECT of a site in instrument.hpp
  std::uint64_t bytes = 0;
  std::string name = "-";
  llvm::Value* base = nullptr;  ///< of a thread's array or a table
  bool is_checked = true;
};

class checked_objects {
 public:
  checked_objects(llvm::Function& f, const kernel_info& info, llvm::LoopInfo& loops)
      : f_(f), layout_(f.getDataLayout()), info_(info), loops_(loops) {}

  checked_object of(llvm::Value* address);

  /// Whether the access is known to lie within the thread's array or the table.
  bool is_within(llvm::Value* address, const checked_object&, llvm::Value* bytes) const;

 private:
  llvm::Function& f_;
  const llvm::DataLayout& layout_;
  const kernel_info& info_;
  llvm::LoopInfo& loops_;
};

}  // namespace pewter::metal
