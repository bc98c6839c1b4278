#include "kernels/metal/compiler/vectorize/neighbours/lane_units.hpp"

#include <llvm/ADT/SmallSet.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/Support/MathExtras.h>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

using namespace llvm;

/// Lanes share blocks by turns where a kernel says `lane % 4` for a block: those of one block lie together
/// then.
lane_units::lane_units(const lane_offsets& of, unsigned bytes, register_shape registers)
    : of_(of), bytes_(bytes), registers_(registers) {
  unsigned best = 1;
  std::size_t least = cost();
  for (step_ = 2; step_ < lane_count; step_ *= 2) {
    if (const std::size_t own = cost(); own < least) best = step_, least = own;
  }
  step_ = best;
}

unsigned lane_units::lane_at(unsigned place) const {
  const unsigned each = lane_count / step_;
  return place % each * step_ + place / each;
}

/// Whether the units of places lie one after the other.
bool lane_units::are_neighbours(unsigned first, unsigned count) const {
  for (unsigned place = first + 1; place < first + count; ++place) {
    const unsigned lane = lane_at(place), before = lane_at(place - 1);
    if (of_.class_of[lane] != of_.class_of[before] ||
        of_.constant[lane] - of_.constant[before] != static_cast<std::int64_t>(bytes_))
      return false;
  }
  return true;
}

unsigned lane_units::loads_of(unsigned first, unsigned count) const {
  if (are_neighbours(first, count)) return 1;
  return loads_of(first, count / 2) + loads_of(first + count / 2, count / 2);
}

std::size_t lane_units::cost() const {
  const unsigned m = lanes_of_block(), registers = lane_count * bytes_ / registers_.bytes;
  unsigned loads = 0;
  for (unsigned place = 0; place < lane_count; place += m) loads += loads_of(place, m);
  SmallSet<unsigned, 8> classes;  // the address of each is taken out of a vector, or computed once more
  for (const std::uint8_t first : of_.class_of) classes.insert(first);
  const unsigned joins = loads - std::min(loads, registers);
  // Others have no instruction that permutes two whole registers.
  const unsigned reorders = step_ == 1 ? 0 : registers_.bytes == registers_.block ? registers : 6 * registers;
  return loads + joins + registers * Log2_32(words()) + reorders + 2 * (classes.size() - 1);
}

Value* lane_units::element_of(IRBuilder<>& b, ArrayRef<Value*> words, unsigned first, unsigned bytes) {
  Value* word = words[first / word_bytes];
  if (bytes == word_bytes) return word;
  Value* shifted = b.CreateLShr(word, 8 * (first % word_bytes));
  return b.CreateTrunc(shifted, FixedVectorType::get(b.getIntNTy(8 * bytes), lane_count));
}

Value* lane_units::load_lanes(IRBuilder<>& b, load_of load, unsigned first, unsigned count) const {
  if (are_neighbours(first, count))
    return load(FixedVectorType::get(b.getInt32Ty(), count * words()), lane_at(first));
  Value* low = load_lanes(b, load, first, count / 2);
  return concatenateVectors(b, {low, load_lanes(b, load, first + count / 2, count / 2)});
}

/// The lower or upper halves of the units, lane by lane, in two registers with whole units of `words` words.
Value* lane_units::halves_of(IRBuilder<>& b, Value* x, Value* y, unsigned words, unsigned which) const {
  const unsigned width = registers_.bytes / word_bytes, block = registers_.block / word_bytes;
  const unsigned half = words / 2, lanes = block / words;
  SmallVector<int> mask;
  for (unsigned n = 0; n < width; ++n) {
    const unsigned lane = n % block / half, word = n % half + which * half;
    const unsigned from = n / block * block + lane % lanes * words + word;
    mask.push_back(static_cast<int>(lane < lanes ? from : width + from));
  }
  return b.CreateShuffleVector(x, y, mask);
}

/// As many registers with units as these have words, to a register a word.
std::vector<Value*> lane_units::words_of(IRBuilder<>& b, std::vector<Value*> units) const {
  const auto words = static_cast<unsigned>(units.size());
  if (words == 1) return units;
  std::vector<Value*> result;
  for (const unsigned which : {0u, 1u}) {
    std::vector<Value*> halves;
    for (unsigned n = 0; n < words; n += 2)
      halves.push_back(halves_of(b, units[n], units[n + 1], words, which));
    for (Value* v : words_of(b, std::move(halves))) result.push_back(v);
  }
  return result;
}

std::vector<Value*> lane_units::load(IRBuilder<>& b, load_of load) const {
  const unsigned width = registers_.bytes / word_bytes, m = lanes_of_block();
  const unsigned lanes_of_words = registers_.block / word_bytes;  // in a block, when all is done
  std::vector<SmallVector<Value*>> parts(words());
  for (unsigned lane = 0; lane < lane_count; lane += width) {
    std::vector<Value*> units;
    for (unsigned n = 0; n < words(); ++n) {
      SmallVector<Value*> blocks;
      for (unsigned first = lane; first < lane + width; first += lanes_of_words)
        blocks.push_back(load_lanes(b, load, first + n * m, m));
      units.push_back(concatenateVectors(b, blocks));
    }
    const std::vector<Value*> made = words_of(b, std::move(units));
    for (unsigned n = 0; n < words(); ++n) parts[n].push_back(made[n]);
  }
  std::vector<Value*> result;
  for (const SmallVector<Value*>& p : parts) result.push_back(in_lanes(b, concatenateVectors(b, p)));
  return result;
}

/// From the order of places.
Value* lane_units::in_lanes(IRBuilder<>& b, Value* word) const {
  if (step_ == 1) return word;
  SmallVector<int> place_of(lane_count);
  for (unsigned place = 0; place < lane_count; ++place) place_of[lane_at(place)] = static_cast<int>(place);
  return b.CreateShuffleVector(word, place_of);
}

}  // namespace pewter::metal
