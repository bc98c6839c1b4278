#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>

namespace pewter::metal {

using namespace llvm;

namespace {

static std::vector<Value*> vectors_of(ArrayRef<element_source> sources) {
  std::vector<Value*> vectors;
  for (const element_source& s : sources) {
    if (!is_contained(vectors, s.vector)) vectors.push_back(s.vector);
  }
  return vectors;
}

}  // namespace

unsigned length_of(const Value* v) { return cast<FixedVectorType>(v->getType())->getNumElements(); }

/// Where an element of a vector comes from, through shuffles.
element_source source_of(Value* v, unsigned index) {
  while (auto* s = dyn_cast<ShuffleVectorInst>(v)) {
    const int from = s->getMaskValue(index);
    if (from < 0) break;
    const unsigned size = length_of(s->getOperand(0));
    v = s->getOperand(static_cast<unsigned>(from) < size ? 0 : 1);
    index = static_cast<unsigned>(from) % size;
  }
  return {v, index};
}

Value* register_builder::make(ArrayRef<element_source> sources) {
  const auto width = static_cast<unsigned>(sources.size());
  const std::vector<Value*> vectors = vectors_of(sources);
  unsigned length = width;
  for (const Value* v : vectors) length = std::max(length, length_of(v));
  const std::vector<Value*> packs = packs_of(vectors, length);
  Value* result = two_of(sources, packs[0], packs.size() > 1 ? packs[1] : nullptr);
  for (std::size_t n = 2; n < packs.size(); ++n) {
    Value* part = length == width ? packs[n] : two_of(sources, packs[n], nullptr);
    SmallVector<int> mask;
    for (unsigned k = 0; k < width; ++k) {
      const place p = places_.lookup(sources[k].vector);
      const unsigned own = length == width ? p.first + sources[k].index : k;
      mask.push_back(static_cast<int>(p.pack == packs[n] ? width + own : k));
    }
    result = b_.CreateShuffleVector(result, part, mask);
  }
  return result;
}

std::vector<Value*> register_builder::packs_of(ArrayRef<Value*> vectors, unsigned length) {
  std::vector<Value*> packs;
  places_.clear();
  for (std::size_t n = 0; n < vectors.size();) {
    const unsigned each = length_of(vectors[n]);
    std::vector<Value*> packed;
    do packed.push_back(vectors[n++]);
    while (n < vectors.size() && length_of(vectors[n]) == each && (packed.size() + 1) * each <= length);
    packs.push_back(pack_of(packed, length));
    for (unsigned k = 0; k < packed.size(); ++k) places_[packed[k]] = {packs.back(), k * each};
  }
  return packs;
}

Value* register_builder::pack_of(const std::vector<Value*>& vectors, unsigned length) {
  Value*& known = packs_[{vectors, length}];
  if (known != nullptr) return known;
  SmallVector<Value*> all;
  const unsigned each = length_of(vectors.front());
  auto* as = FixedVectorType::get(type_, each);
  for (Value* v : vectors) all.push_back(b_.CreateBitCast(v, as));
  while (all.size() * each < length) all.push_back(PoisonValue::get(as));
  return known = concatenateVectors(b_, all);
}

Value* register_builder::two_of(ArrayRef<element_source> sources, Value* x, Value* y) {
  SmallVector<int> mask;
  for (const element_source& s : sources) {
    const place p = places_.lookup(s.vector);
    const unsigned own = p.first + s.index;
    mask.push_back(p.pack == x   ? static_cast<int>(own)
                   : p.pack == y ? static_cast<int>(length_of(x) + own)
                                 : -1);
  }
  return b_.CreateShuffleVector(x, y != nullptr ? y : PoisonValue::get(x->getType()), mask);
}

}  // namespace pewter::metal
