// Which loads and stores are one access, where each lane has k neighbours of a type: found in the kernel
// before it is vectorised. Why: kernels/metal/compiler/vectorize/neighbours.md#groups-of-accesses.
#pragma once

#include <llvm/IR/Instructions.h>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

/// Loads or stores of k neighbours by each lane, k apart: one access of 32 k elements, and shuffles.
struct access_group {
  std::vector<llvm::Instruction*> members;  ///< by address
  llvm::Instruction* at = nullptr;          ///< the member at which the access happens
  llvm::Value* whole = nullptr;             ///< of loads: all elements, once they have been loaded
};

class access_groups {
 public:
  /// Pairs of buffers by index, and whether they may be one (kernel_info::apart).
  using buffer_pairs = std::map<std::pair<std::uint32_t, std::uint32_t>, bool>;

  explicit access_groups(shapes& of_kernel);

  /// The group that an access is a member of, or null.
  access_group* of(const llvm::Instruction& access);
  /// Buffers that groups take to be apart.
  const buffer_pairs& apart() const { return apart_; }

 private:
  std::vector<access_group> groups_;
  std::map<const llvm::Instruction*, std::size_t> group_of_;
  buffer_pairs apart_;
};

}  // namespace pewter::metal
