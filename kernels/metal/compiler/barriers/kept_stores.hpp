// What was stored in SIMD groups' frames for loads behind barriers.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <optional>
#include <vector>

namespace pewter::metal {

/// Metadata of accesses that bring values across barriers.
constexpr const char* kept_mark = "pewter.kept";

/// The mark of accesses that bring one value across barriers, in copies of a body too.
/// @param number of a value that alone has its place; nothing: of another
llvm::MDNode& kept_mark_of(const llvm::Function& body, std::optional<unsigned> number);

/// Of a function: which values its loads bring that alone have their places. A value is not known any more if
/// LLVM has joined stores of it, which then lack their mark.
class kept_stores {
 public:
  explicit kept_stores(const llvm::Function&);

  /// Stores of that value, as phases have copies of bodies; empty: not known, or not such a load.
  llvm::ArrayRef<const llvm::StoreInst*> stores_for(const llvm::LoadInst&) const;
  llvm::ArrayRef<const llvm::LoadInst*> loads_of(const llvm::StoreInst&) const;

 private:
  /// Values whose places these bytes of a frame are.
  template <class Bytes>
  void forget(const Bytes&);
  llvm::DenseMap<const llvm::MDNode*, std::vector<const llvm::StoreInst*>> stores_;
  llvm::DenseMap<const llvm::MDNode*, std::vector<const llvm::LoadInst*>> loads_;
};

}  // namespace pewter::metal
