// How a value of a kernel, which is written for one thread, varies over the 32 threads of a SIMD group.
//
//   uniform       the same for all active lanes: computed once, in scalar registers
//   strided(s)    lane i holds base + i * s: kept as the base; an address with a stride of the element's size
//                 is a whole vector in memory
//   pieces(s, w)  strided in each w lanes, from 32 / w bases: positions in threadgroups that are w wide, the
//                 quotient and the remainder of a lane's index and w; kept as bases and as a vector
//   varying       anything else: a vector of 32
//
// The fixpoint is optimistic: values start unknown and only ever become more general.
// Why: kernels/metal/compiler/vectorize/shapes.md#whole-functions.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace pewter::metal {

inline constexpr unsigned lane_count = 32;

inline constexpr unsigned narrowest_piece = 4;  ///< of fewer lanes: vectors

/// Which part of the threadgroup positions a function is made for.
struct variant {
  unsigned
      width;  ///< lanes that are neighbours in x; fewer than 32: of a threadgroup that is so wide; 0: any
  bool full;  ///< all 32 threads exist
  const char* suffix;
  const char* threadgroups;  ///< suffix of the function for whole threadgroups of such SIMD groups; or null
  bool is_linear() const { return width == lane_count; }
  bool is_in_rows() const { return width != 0 && !is_linear(); }
};
inline constexpr variant variants[] = {{lane_count, true, "full", "threadgroups"},
                                       {lane_count, false, "part", nullptr},
                                       {16, true, "rows16", "threadgroups16"},
                                       {8, true, "rows8", "threadgroups8"},
                                       {0, false, "any", nullptr}};

struct shape {
  enum kinds : std::uint8_t { unknown, strided, varying };
  kinds kind = unknown;
  std::int64_t stride = 0;
  unsigned width = lane_count;  ///< of strided: lanes of a piece

  static shape uniform_() { return {strided, 0}; }
  static shape stride_of(std::int64_t s, unsigned width = lane_count) {
    return width < narrowest_piece ? varying_() : shape{strided, s, width};
  }
  static shape varying_() { return {varying, 0}; }
  bool operator==(const shape& o) const {
    return kind == o.kind && (kind != strided || (stride == o.stride && width == o.width));
  }
  bool is_uniform() const { return kind == strided && stride == 0 && width == lane_count; }
  bool is_linear() const { return kind == strided && width == lane_count; }
  bool is_in_pieces() const { return kind == strided && width != lane_count; }
  unsigned pieces() const { return lane_count / width; }
};

/// The more general of both.
inline shape meet(shape a, shape b) {
  if (a.kind == shape::unknown) return b;
  if (b.kind == shape::unknown || a == b) return a;
  if (a.kind == shape::strided && b.kind == shape::strided && a.stride == b.stride)
    return shape::stride_of(a.stride, std::min(a.width, b.width));
  return shape::varying_();
}

class shapes {
 public:
  shapes(llvm::Function&, const variant&);

  shape of(const llvm::Value*) const;
  bool is_uniform(const llvm::Value* v) const {
    const shape s = of(v);
    return s.kind == shape::unknown || s.is_uniform();
  }
  bool is_divergent(const llvm::BranchInst* b) const { return divergent_.contains(b); }
  bool has_divergent_exit(const llvm::Loop*) const;
  /// An array of each thread, element i of all lanes together; its elements' size, else 0.
  std::uint64_t interleaved_size(const llvm::Value* alloca_or_gep) const {
    return interleaved_.lookup(alloca_or_gep);
  }
  /// A widened 32-bit index that may wrap between lanes, but is only used in addresses.
  bool is_anchored(const llvm::Value* v) const { return anchored_.contains(v); }

  llvm::Function& function;
  const llvm::DataLayout& layout;
  llvm::DominatorTree tree;
  llvm::LoopInfo loops;
  std::vector<llvm::BasicBlock*> order;  ///< reverse post-order
  const variant& which;

 private:
  void find_interleaved_arrays();
  void analyse();
  void reach_fixpoint();
  bool bring_anchored_to_their_uses();
  shape transfer(const llvm::Instruction&);
  shape transfer_phi(const llvm::PHINode&) const;
  shape transfer_call(const llvm::CallInst&) const;
  shape transfer_address(const llvm::GetElementPtrInst&) const;
  shape transfer_widening(const llvm::Instruction&);
  shape transfer_low_bits(const llvm::Instruction&, std::uint64_t mask) const;
  shape transfer_right_shift(const llvm::Instruction&, unsigned by) const;
  shape in_pieces_by_operands(const llvm::Instruction&) const;
  bool is_aligned(const llvm::Value*, std::uint64_t to) const;
  bool is_uniform_in_pieces(const llvm::Value* v) const {
    const shape s = of(v);
    return s.kind == shape::strided && s.stride == 0;
  }

  llvm::DenseMap<const llvm::Value*, shape> known_;
  llvm::DenseSet<const llvm::BranchInst*> divergent_;
  llvm::DenseMap<const llvm::Value*, std::uint64_t> interleaved_;
  llvm::SetVector<const llvm::Value*> anchored_;  ///< in order, as what is made for each is
};

}  // namespace pewter::metal
