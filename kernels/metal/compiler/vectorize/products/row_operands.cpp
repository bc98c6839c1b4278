#include "kernels/metal/compiler/vectorize/products/row_operands.hpp"

#include <algorithm>
#include <set>

namespace pewter::metal {

using namespace llvm;

namespace {

/// An instruction that makes each element of the same element of one operand, and of constants.
Instruction* conversion(Value* v) {
  auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr || !isa<FixedVectorType>(i->getType())) return nullptr;
  const auto* from = dyn_cast<FixedVectorType>(i->getOperand(0)->getType());
  const bool shifts = i->getOpcode() == Instruction::Shl && isa<Constant>(i->getOperand(1)) &&
                      cast<Constant>(i->getOperand(1))->getSplatValue() != nullptr;
  return (isa<CastInst>(i) || shifts) && from != nullptr && from->getNumElements() == length_of(i) ? i
                                                                                                   : nullptr;
}

bool is_alike(const Instruction& a, const Instruction& b) {
  return a.getOpcode() == b.getOpcode() && a.getType()->getScalarType() == b.getType()->getScalarType() &&
         a.getOperand(0)->getType()->getScalarType() == b.getOperand(0)->getType()->getScalarType() &&
         (isa<CastInst>(a) || cast<Constant>(a.getOperand(1))->getSplatValue() ==
                                  cast<Constant>(b.getOperand(1))->getSplatValue());
}

/// What is converted to these elements by one conversion; nothing if they are not.
std::vector<element_source> before_conversion(const std::vector<element_source>& sources) {
  const Instruction* first = conversion(sources.front().vector);
  std::vector<element_source> all;
  for (const element_source& s : sources) {
    const Instruction* own = conversion(s.vector);
    if (own == nullptr || !is_alike(*first, *own)) return {};
    all.push_back(source_of(own->getOperand(0), s.index));
  }
  return all;
}

/// What is loaded, however it is converted.
std::vector<element_source> before_conversions(std::vector<element_source> sources) {
  for (std::vector<element_source> inner; !(inner = before_conversion(sources)).empty();)
    sources = std::move(inner);
  return sources;
}

}  // namespace

element_source direct_source(const ShuffleVectorInst& s, unsigned lane) {
  const auto from = static_cast<unsigned>(s.getMaskValue(lane));
  const unsigned size = length_of(s.getOperand(0));
  return {s.getOperand(from < size ? 0 : 1), from % size};
}

std::size_t row_operands::registers_of(ArrayRef<element_source> sources) const {
  std::set<std::pair<Value*, unsigned>> parts;
  for (const element_source& s : sources) parts.insert({s.vector, s.index / lanes_});
  std::size_t elements = 0;
  for (const auto& [v, part] : parts) elements += std::min(length_of(v), lanes_);
  return (elements + lanes_ - 1) / lanes_;
}

void row_operands::transpose(ArrayRef<std::vector<element_source>> rows,
                             ArrayRef<element_source> same_as_first) {
  std::vector<std::vector<element_source>> loaded;
  for (const std::vector<element_source>& r : rows) loaded.push_back(before_conversions(r));
  transposed_.add(loaded, std::min(registers_of(rows.front()), registers_of(same_as_first)));
}

Value* row_operands::make(std::vector<element_source> sources, const std::vector<element_source>& same) {
  if (!same.empty() && transposed_.find(before_conversions(sources)).empty() &&
      registers_of(same) < registers_of(sources))
    sources = same;
  std::vector<std::pair<Value*, unsigned>> key;
  for (const element_source& s : sources) key.emplace_back(s.vector, s.index);
  Value*& known = made_[key];
  return known != nullptr ? known : known = build(sources);
}

Value* row_operands::converted(const Instruction& how, Value* from) {
  const auto count = ElementCount::getFixed(length_of(from));
  Type* type = VectorType::get(how.getType()->getScalarType(), count);
  if (const auto* cast_of = dyn_cast<CastInst>(&how)) return b_.CreateCast(cast_of->getOpcode(), from, type);
  return b_.CreateShl(from,
                      ConstantVector::getSplat(count, cast<Constant>(how.getOperand(1))->getSplatValue()));
}

Value* row_operands::build(const std::vector<element_source>& sources) {
  const std::vector<element_source> inner = before_conversion(sources);
  const bool is_transposed = !transposed_.find(before_conversions(sources)).empty();
  if (inner.empty() || (!is_transposed && registers_of(inner) > registers_of(sources)))
    return permute(is_transposed ? transposed_.find(sources) : sources);
  return converted(*cast<Instruction>(sources.front().vector), build(inner));
}

Value* row_operands::permute(std::vector<element_source> sources) {
  for (element_source& s : sources) {
    if (length_of(s.vector) > lanes_) s = {part_of(s.vector, s.index / lanes_), s.index % lanes_};
  }
  return register_builder(b_, sources.front().vector->getType()->getScalarType()).make(sources);
}

Value* row_operands::part_of(Value* v, unsigned which) {
  Value*& known = parts_[{v, which}];
  if (known != nullptr) return known;
  SmallVector<int> mask;
  for (unsigned n = 0; n < lanes_; ++n) mask.push_back(static_cast<int>(which * lanes_ + n));
  return known = b_.CreateShuffleVector(v, mask);
}

/// A loaded vector of a register and more, converted as a whole; nullptr: the element lies in none.
Value* row_operands::whole_row(const element_source& of, unsigned& index) {
  const std::vector<element_source> inner = before_conversion({of});
  if (inner.empty()) {
    index = of.index;
    return isa<LoadInst>(of.vector) && length_of(of.vector) >= lanes_ ? of.vector : nullptr;
  }
  Value* from = whole_row(inner.front(), index);
  if (from == nullptr) return nullptr;
  Value*& known = wholes_[{from, of.vector->getType()->getScalarType()}];
  return known != nullptr ? known : known = converted(*cast<Instruction>(of.vector), from);
}

Value* row_operands::splat(const element_source& loaded, const element_source& lies) {
  unsigned index = 0;
  Value* whole = whole_row(loaded, index);
  const element_source& own = isa<LoadInst>(loaded.vector) ? loaded : lies;
  const element_source from = whole != nullptr ? element_source{whole, index} : own;
  return b_.CreateShuffleVector(from.vector, SmallVector<int>(lanes_, static_cast<int>(from.index)));
}

}  // namespace pewter::metal
