// Where in its frame a body keeps values.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <vector>

#include "kernels/metal/compiler/barriers/live_values.hpp"

namespace pewter::metal {

class frame_places {
 public:
  /// @param bytes of the frame so far
  frame_places(const live_values& live, const llvm::DataLayout& layout, std::uint64_t bytes)
      : live_(live), layout_(layout), bytes_(bytes) {}

  /// Gives it a place. Values that do not live at one time share one, above all a phi with what it takes, and
  /// phis that take the same.
  void add(llvm::Instruction&);
  bool have_one(const llvm::Value* a, const llvm::Value* b) const;
  std::uint64_t offset_of(const llvm::Instruction& v) const { return places_[of_.find(&v)->second].offset; }
  llvm::Align alignment_of(const llvm::Instruction&) const;
  /// All that has this value's place.
  llvm::ArrayRef<llvm::Instruction*> held_with(const llvm::Instruction& v) const {
    return places_[of_.find(&v)->second].held;
  }
  std::uint64_t frame_bytes() const { return bytes_; }

 private:
  struct place {
    std::uint64_t offset, bytes;
    std::vector<llvm::Instruction*> held;
  };

  unsigned find(llvm::Instruction&, std::uint64_t bytes);

  const live_values& live_;
  const llvm::DataLayout& layout_;
  std::uint64_t bytes_;
  std::vector<place> places_;
  llvm::DenseMap<const llvm::Value*, unsigned> of_;
};

}  // namespace pewter::metal
