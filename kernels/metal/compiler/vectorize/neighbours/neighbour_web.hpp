// Which values of lanes' neighbours could stay in the order of memory, and whether that pays.
#pragma once

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Instructions.h>

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"

namespace pewter::metal {

/// All lanes' first numbers, second numbers and so on: a vector of 32 each. In the order of memory these are
/// all numbers of one lane, then those of the next.
using lane_neighbours = std::vector<llvm::Value*>;

/// Lanes in the order of memory.
using lane_order = std::array<unsigned, lane_count>;

/// Stores with the place of the first number that each of them stores, in the order of memory.
using neighbour_stores = std::vector<std::pair<llvm::StoreInst*, unsigned>>;

/// Of 32 or 16 bits.
bool has_lanes_of_numbers(const llvm::Value*);
unsigned operands_without_callee(const llvm::Instruction&);
llvm::Instruction* last_member(const lane_neighbours&);
/// Where a lane's number lies in memory, through shuffles, and casts that keep elements apart.
element_source root_of(const lane_neighbours&, unsigned lane, unsigned n);
lane_neighbours operands_at(const lane_neighbours&, unsigned n);
lane_neighbours incoming_at(const lane_neighbours&, const llvm::BasicBlock* from);

/// What neighbours that are stored are made of: operations on elements, and phis, back to what lies in
/// memory's order and to what lanes have.
class neighbour_web {
 public:
  enum class source { memory, constant, uniform, operation, phi, lanes };
  /// Of a neighbour, by what stays in the order of lanes.
  struct lane_use {
    lane_neighbours of;
    unsigned place;
    llvm::Instruction* by;
  };

  /// @param width elements of a register
  neighbour_web(const llvm::LoopInfo& loops, unsigned width, const lane_neighbours& stored, const lane_order&,
                const neighbour_stores&);

  /// Fewer shuffles, if all that is `made_anew` is computed in memory's order; in loops they count eight
  /// times as much.
  bool pays() const { return saves_ > costs_; }
  source source_of(const lane_neighbours& of) const { return sources_.at(of); }
  /// Operations and phis.
  const std::vector<lane_neighbours>& made_anew() const { return anew_; }
  const std::vector<lane_use>& lane_uses() const { return uses_; }
  const lane_order& order() const { return order_; }

 private:
  source plan(const lane_neighbours&);
  void reach(const lane_neighbours&);
  void count(const neighbour_stores&);
  void find_lane_uses(const lane_neighbours&);
  bool only_feeds_what_goes(const llvm::Instruction*) const;
  std::size_t saved_by(const llvm::Value*);
  std::size_t weight_of(const llvm::BasicBlock*) const;
  std::size_t weight_of(const llvm::BasicBlock* from, const llvm::BasicBlock* to) const;
  std::size_t shuffles_of(const lane_neighbours&) const;

  const llvm::LoopInfo& loops_;
  const unsigned width_;
  const lane_order order_;
  std::map<lane_neighbours, source> sources_;
  std::vector<lane_neighbours> anew_;
  std::vector<lane_use> uses_;
  llvm::SmallPtrSet<const llvm::Value*, 32> goes_;
  std::size_t costs_ = 0, saves_ = 0;
};

}  // namespace pewter::metal
