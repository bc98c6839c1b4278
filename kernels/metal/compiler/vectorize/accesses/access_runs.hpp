// Which runs of memory the members of a set of accesses touch over 32 lanes, and what they cost to load.
#pragma once

#include <llvm/ADT/ArrayRef.h>

#include <cstdint>
#include <vector>

#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"

namespace pewter::metal {

/// An element of a member for a lane, at a place in bytes from what the lane's class has in common.
struct run_element {
  std::int64_t place;
  unsigned member, lane;
};

/// Neighbours in memory that one load or store accesses, with those between that nobody wants.
struct access_run {
  std::vector<run_element> elements;  ///< in the order of places
  std::int64_t place;                 ///< where it begins
  unsigned length;                    ///< a power of two
};

class access_runs {
 public:
  /// @param offsets of members, from addresses that they have in common
  /// @param size of an element in bytes
  access_runs(const lane_offsets& of, llvm::ArrayRef<std::int64_t> offsets, unsigned size,
              unsigned register_bytes)
      : of_(of), offsets_(offsets), size_(size), register_bytes_(register_bytes) {}

  /// The runs of loads that cost least. Empty: elements overlap.
  std::vector<access_run> to_load() const;
  /// The runs of stores, without gaps. Empty: elements overlap, or two are at one place.
  std::vector<access_run> to_store() const { return with_gaps(0, false); }
  /// Loads and permutations.
  std::size_t cost_of(llvm::ArrayRef<access_run>) const;
  /// Lanes that one register holds.
  unsigned width() const;

 private:
  /// In runs with gaps of at most this many elements.
  std::vector<access_run> with_gaps(unsigned gap, bool may_share) const;
  void cut(llvm::ArrayRef<run_element>, bool may_share, std::vector<access_run>&) const;

  const lane_offsets& of_;
  llvm::ArrayRef<std::int64_t> offsets_;
  unsigned size_, register_bytes_;
};

}  // namespace pewter::metal
