// What is known of a vector of 32 integers or addresses, lane by lane: lanes of one class hold the same value
// plus a constant each. The classes are found without the values: rows of a matrix whose row length only the
// host knows are classes, and so are all 32 lanes where addresses differ by constants alone.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/IRBuilder.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace pewter::metal {

struct lane_offsets {
  std::array<std::int64_t, 32> constant{};  ///< of each lane, added to what its class has in common
  std::array<std::uint8_t, 32> class_of{};  ///< the first lane of its class
  bool zero_extends =
      true;  ///< zext(common + constant) is zext(common) + constant, and no constant is negative
  bool sign_extends = true;  ///< likewise for sext
  unsigned wraps_at = 64;    ///< constants hold modulo 2^wraps_at, where that is less than the width
  unsigned zero_bits = 0;    ///< low bits of what classes have in common that are known to be 0
};

bool is_vector_of_lanes(const llvm::Value*);
/// Whether all lanes have the first element of another vector of lanes.
bool is_first_for_all(const llvm::Value*);

class lane_offsets_analysis {
 public:
  explicit lane_offsets_analysis(const llvm::DataLayout& layout) : layout_(layout) {}

  const lane_offsets& of(llvm::Value* vector, unsigned depth = 0);
  /// The value of a lane as a scalar, made where the vector is made. Cheaper than taking it out of the
  /// vector: what is the same in several lanes is made once, and what loops do not change is moved out of
  /// them.
  llvm::Value* scalar(llvm::Value* vector, unsigned lane);
  /// Leaves the constants out that are added to all lanes of an address. @return their sum in bytes
  std::int64_t without_constants(llvm::Value*& address) const;
  /// The constant distance of two addresses that are a scalar each plus the same value in each lane.
  std::optional<std::int64_t> distance(llvm::Value* from, llvm::Value* to) const;

 private:
  lane_offsets compute(llvm::Value*, unsigned depth);
  lane_offsets of_constant(llvm::Constant*) const;
  lane_offsets of_binary(llvm::BinaryOperator&, unsigned depth);
  lane_offsets of_sum(const lane_offsets&, const lane_offsets&, bool no_unsigned_wrap,
                      bool no_signed_wrap) const;
  lane_offsets of_cast(llvm::CastInst&, unsigned depth);
  lane_offsets of_address(llvm::GetElementPtrInst&, unsigned depth);
  lane_offsets of_others(llvm::Instruction&, unsigned depth);
  lane_offsets of_induction(llvm::PHINode&, unsigned depth);
  /// The sum of an address or integer and the same for all lanes, which so differ by as much as at a loop's
  /// beginning.
  static const llvm::Instruction* step_of(const llvm::PHINode&, unsigned incoming);
  /// Which of an induction's two incoming values is the first one.
  static unsigned start_of(const llvm::PHINode&);
  llvm::Value* scalar_of_instruction(llvm::Instruction&, unsigned lane);
  llvm::Value* induction_offset(llvm::PHINode&);

  const llvm::DataLayout& layout_;
  std::map<llvm::Value*, lane_offsets> known_;
  std::map<std::pair<llvm::Value*, unsigned>, llvm::Value*> scalars_;
  std::map<llvm::PHINode*, llvm::Value*> inductions_;
};

/// Gathers and scatters of all lanes whose addresses lie in few rows become loads and stores of these rows,
/// and permutations.
void access_rows(llvm::Module&, const std::string& target);

/// Gathers from tables of at most two registers, in threadgroup memory or constant, become loads of these and
/// permutations by the indices (table_gathers.cpp).
void read_tables(llvm::Module&, const std::string& target);

}  // namespace pewter::metal
