// The new function while it is made: where its code goes, which lanes are active, and what each of the
// kernel's values has become. A uniform or strided one is a scalar, one in pieces a scalar for each, and any
// may be a vector of 32. All parts of the vectorizer use it to write code.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

class value_mapping {
 public:
  using Builder = llvm::IRBuilder<>;
  using body_of_lane = std::function<llvm::Value*(Builder&, llvm::Value* lane)>;
  using piece_values = llvm::SmallVector<llvm::Value*, 4>;

  value_mapping(llvm::Function& kernel, const variant& which)
      : shapes_(kernel, which), b_(kernel.getContext()) {}
  value_mapping(const value_mapping&) = delete;
  value_mapping& operator=(const value_mapping&) = delete;

  /// Makes the new function, a body as phases.hpp has it, without blocks.
  void begin();
  /// Says what cannot be expressed, of the first fault.
  void fail(const llvm::Twine& text, const llvm::Value* v = nullptr);
  const std::string& reason() const { return reason_; }  ///< empty: no fault

  llvm::Function& kernel() const { return shapes_.function; }
  llvm::Function* function() const { return new_; }
  Builder& builder() { return b_; }
  llvm::Value* mask() const { return mask_; }  ///< of the block being emitted; null: all lanes
  void set_mask(llvm::Value* mask) { mask_ = mask; }

  shapes& kernel_shapes() { return shapes_; }
  shape shape_of(const llvm::Value* v) const { return shapes_.of(v); }
  bool is_uniform(const llvm::Value* v) const { return shapes_.is_uniform(v); }
  const variant& which() const { return shapes_.which; }
  const llvm::DataLayout& layout() const { return shapes_.layout; }
  /// Numbers a register has; 0: not x86.
  unsigned registers() const;

  llvm::Type* vector_type(llvm::Type* t) { return llvm::FixedVectorType::get(t, lane_count); }
  llvm::Value* scalar(llvm::Value*);
  llvm::Value* vector(llvm::Value*);
  llvm::Value* piece(llvm::Value*, unsigned n, unsigned width);
  llvm::Value* piece_is_active(unsigned n, unsigned width);
  llvm::Value* lanes_of_piece(llvm::Value* lanes, unsigned n, unsigned width);
  llvm::Value* steps(llvm::Type* integer, std::int64_t stride);
  /// (lane / width) * quotient + (lane % width) * remainder
  llvm::Value* steps(llvm::Type* integer, unsigned width, std::int64_t quotient, std::int64_t remainder);
  llvm::Value* splat(llvm::Value* v) { return b_.CreateVectorSplat(lane_count, v); }
  llvm::Value* all_ones();
  llvm::Value* mask_or_all() { return mask_ != nullptr ? mask_ : all_ones(); }
  llvm::Value* bits_of(llvm::Value* mask);
  llvm::Value* any(llvm::Value* mask);
  llvm::Value* both(llvm::Value* outer, llvm::Value* inner);
  llvm::Value* first_lane(llvm::Value* bits);
  llvm::Value* context_u32(std::size_t offset);
  llvm::Value* context_pointer(std::size_t offset);
  /// body once for each active lane, in their order; its results as a vector, or null.
  llvm::Value* for_each_lane(llvm::Type* result, const body_of_lane&);
  llvm::Value* lane_value(llvm::Value* original, llvm::Value* lane);
  /// a() if all lanes are active, else b().
  llvm::Value* if_all_active(const std::function<llvm::Value*()>& a, const std::function<llvm::Value*()>& b);

  /// What stands for a value that has been made.
  void set_uniform(llvm::Value& v, llvm::Value* made) { scalars_[&v] = made; }
  void set_lanes(llvm::Value& v, llvm::Value* made) { vectors_[&v] = made; }
  void set_pieces(llvm::Value& v, piece_values made) { pieces_[&v] = std::move(made); }

 private:
  shapes shapes_;
  Builder b_;
  std::string reason_;
  llvm::Function* new_ = nullptr;
  llvm::Value* mask_ = nullptr;
  llvm::DenseMap<llvm::Value*, llvm::Value*> scalars_, vectors_;
  llvm::DenseMap<llvm::Value*, piece_values> pieces_;  ///< in addition to their vector
};

}  // namespace pewter::metal
