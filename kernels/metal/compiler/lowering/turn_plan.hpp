// What of an innermost loop is worth keeping from one threadgroup to the next: of its header what each of
// them would make again, turn by turn.
#pragma once

#include <llvm/Analysis/LoopInfo.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace pewter::metal {

/// What of a loop's header is kept, and how.
struct turn_plan {
  llvm::Loop* loop;
  const llvm::Loop* simdgroups;
  std::vector<llvm::Instruction*> kept;    ///< in order, and so are the others
  std::vector<llvm::Instruction*> made;    ///< what is kept, and what is made for that alone
  std::vector<llvm::Instruction*> before;  ///< what else it needs
  bool by_simdgroup = false;
  std::uint64_t turn_bytes = 0;
};

/// Nothing where that saves little, or a turn would take more bytes.
std::optional<turn_plan> plan_turns(llvm::Loop&, unsigned register_bytes, std::uint64_t limit);

}  // namespace pewter::metal
