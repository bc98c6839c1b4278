// What each lane reads in one piece, as a part of a block of quantised numbers: loads of several lanes'
// pieces and permutations that bring first words to first words, second ones to second ones. Why:
// kernels/metal/compiler/vectorize/neighbours.md#units-of-lanes.
#pragma once

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/IR/IRBuilder.h>

#include <cstdint>
#include <vector>

#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"

namespace pewter::metal {

/// Bytes of a vector register, and of the blocks in it that permutations of two registers by one instruction
/// do not cross.
struct register_shape {
  unsigned bytes, block;
};

/// A unit of 4 bytes or more, a power of two, of each of 32 lanes.
class lane_units {
 public:
  static constexpr unsigned word_bytes = 4;
  using load_of = llvm::function_ref<llvm::Value*(llvm::Type*, unsigned first_lane)>;

  /// @param bytes of a unit, at most a block
  lane_units(const lane_offsets& of, unsigned bytes, register_shape registers);

  /// Loads and permutations.
  std::size_t cost() const;
  /// For each word of the unit, a vector of 32 lanes' words, as integers of 32 bits.
  /// @param load of a vector, from where the first lane's unit is
  std::vector<llvm::Value*> load(llvm::IRBuilder<>&, load_of load) const;
  /// The element that begins at byte `first` of the words and lies in one, as integers of as many bytes.
  static llvm::Value* element_of(llvm::IRBuilder<>&, llvm::ArrayRef<llvm::Value*> words, unsigned first,
                                 unsigned bytes);

 private:
  // Places are lanes in the order in which they are loaded: each step_-th lane, beginning at each of the
  // first.
  unsigned lane_at(unsigned place) const;
  llvm::Value* in_lanes(llvm::IRBuilder<>&, llvm::Value* word) const;
  bool are_neighbours(unsigned first, unsigned count) const;
  unsigned loads_of(unsigned first, unsigned count) const;
  llvm::Value* load_lanes(llvm::IRBuilder<>&, load_of, unsigned first, unsigned count) const;
  std::vector<llvm::Value*> words_of(llvm::IRBuilder<>&, std::vector<llvm::Value*> units) const;
  llvm::Value* halves_of(llvm::IRBuilder<>&, llvm::Value* x, llvm::Value* y, unsigned words,
                         unsigned which) const;
  unsigned words() const { return bytes_ / word_bytes; }
  unsigned lanes_of_block() const { return registers_.block / bytes_; }

  const lane_offsets& of_;
  unsigned bytes_;
  register_shape registers_;
  unsigned step_ = 1;
};

}  // namespace pewter::metal
