#include "kernels/metal/compiler/vectorize/products/register_transpose.hpp"

#include <llvm/ADT/MapVector.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <array>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

constexpr unsigned neighbours = 4;       ///< elements of a lane
constexpr unsigned of_block = 128 / 32;  ///< elements that a register's instructions do not cross

/// An element of the first register from 0 on, of the second from 100 on.
constexpr int second = 100;

class register_transposer {
 public:
  register_transposer(IRBuilder<>& b, unsigned width) : b_(b), width_(width) {}

  using registers = std::array<Value*, neighbours>;

  /// Turns each lane's four elements into registers of the lanes' first, second, third and fourth elements.
  registers to_lanes(const registers& m) {
    if (width_ == 16) {
      Value *low[2], *high[2];
      for (unsigned n = 0; n < 2; ++n) {
        low[n] = by_two(m[2 * n], m[2 * n + 1], 0);
        high[n] = by_two(m[2 * n], m[2 * n + 1], 2);
      }
      return {halves(low[0], low[1], 0), halves(low[0], low[1], 1), halves(high[0], high[1], 0),
              halves(high[0], high[1], 1)};
    }
    if (width_ == of_block) return in_blocks(m);
    return in_blocks(
        {halves(m[0], m[2], 0), halves(m[0], m[2], 1), halves(m[1], m[3], 0), halves(m[1], m[3], 1)});
  }

  registers to_memory(const registers& v) {
    if (width_ == 16) {
      Value *low[2], *high[2];
      for (unsigned n = 0; n < 2; ++n) {
        low[n] = halves(v[0], v[1], n);
        high[n] = halves(v[2], v[3], n);
      }
      return {by_lane(low[0], high[0], 0), by_lane(low[0], high[0], 4), by_lane(low[1], high[1], 0),
              by_lane(low[1], high[1], 4)};
    }
    const registers t = in_blocks(v);
    if (width_ == of_block) return t;
    return {halves(t[0], t[1], 0), halves(t[2], t[3], 0), halves(t[0], t[1], 1), halves(t[2], t[3], 1)};
  }

 private:
  template <class Source>
  Value* shuffle(Value* x, Value* y, const Source& source) {
    SmallVector<int> mask;
    for (unsigned n = 0; n < width_; ++n) {
      const int from = source(n);
      mask.push_back(from < second ? from : static_cast<int>(width_) + from - second);
    }
    return b_.CreateShuffleVector(x, y, mask);
  }

  /// Four by four within each four elements.
  registers in_blocks(const registers& m) {
    const auto pairs = [&](Value* x, Value* y, unsigned of) {
      return shuffle(x, y, [&](unsigned n) {
        const unsigned from = n / of_block * of_block + of + n % of_block / 2;
        return static_cast<int>(n % 2 == 0 ? from : second + from);
      });
    };
    const auto fours = [&](Value* x, Value* y, unsigned of) {
      return shuffle(x, y, [&](unsigned n) {
        const unsigned from = n / of_block * of_block + of + n % 2;
        return static_cast<int>(n % of_block < 2 ? from : second + from);
      });
    };
    Value *low[2] = {pairs(m[0], m[1], 0), pairs(m[2], m[3], 0)},
          *high[2] = {pairs(m[0], m[1], 2), pairs(m[2], m[3], 2)};
    return {fours(low[0], low[1], 0), fours(low[0], low[1], 2), fours(high[0], high[1], 0),
            fours(high[0], high[1], 2)};
  }

  /// A half of each.
  Value* halves(Value* x, Value* y, unsigned half) {
    const unsigned size = width_ / 2;
    return shuffle(
        x, y, [&](unsigned n) { return static_cast<int>(half * size + n % size + (n < size ? 0 : second)); });
  }

  /// Four lanes from first and second, third and fourth elements of eight.
  Value* by_lane(Value* x, Value* y, unsigned first) {
    return shuffle(x, y, [&](unsigned n) {
      const unsigned of_half = n % neighbours % 2 * (width_ / 2) + first + n / neighbours;
      return static_cast<int>(of_half + (n % neighbours < 2 ? 0 : second));
    });
  }

  /// The elements `first` of eight lanes, then those behind them.
  Value* by_two(Value* x, Value* y, unsigned first) {
    const unsigned lanes = width_ / neighbours;
    return shuffle(x, y, [&](unsigned n) {
      const unsigned lane = n % (2 * lanes);
      return static_cast<int>(lane % lanes * neighbours + first + n / (2 * lanes) +
                              (lane < lanes ? 0 : second));
    });
  }

  IRBuilder<>& b_;
  unsigned width_;
};

bool is_of(const Type* type, unsigned elements) {
  const auto* v = dyn_cast<FixedVectorType>(type);
  return v != nullptr && v->getNumElements() == elements && v->getElementType()->getScalarSizeInBits() == 32;
}

/// Which of each lane's elements the shuffle takes of a whole; -1: it does something else.
int element_of_lanes(const ShuffleVectorInst& s) {
  if (!is_of(s.getType(), lane_count) || !is_of(s.getOperand(0)->getType(), lane_count * neighbours))
    return -1;
  const int first = s.getMaskValue(0);
  if (first < 0 || first >= static_cast<int>(neighbours)) return -1;
  for (unsigned n = 0; n < lane_count; ++n) {
    if (s.getMaskValue(n) != first + static_cast<int>(n * neighbours)) return -1;
  }
  return first;
}

bool is_in_memory_order(const ShuffleVectorInst& s) {
  if (!is_of(s.getType(), lane_count * neighbours) ||
      !is_of(s.getOperand(0)->getType(), lane_count * neighbours / 2))
    return false;
  for (unsigned n = 0; n < lane_count * neighbours; ++n) {
    if (s.getMaskValue(n) != static_cast<int>(n % neighbours * lane_count + n / neighbours)) return false;
  }
  return true;
}

Value* part(IRBuilder<>& b, Value* v, unsigned first, unsigned width) {
  SmallVector<int> lanes;
  for (unsigned n = 0; n < width; ++n) lanes.push_back(static_cast<int>(first + n));
  return b.CreateShuffleVector(v, lanes);
}

/// Makes all shuffles that take elements of one whole's lanes.
void make_lanes(Value* whole, ArrayRef<ShuffleVectorInst*> uses, unsigned width) {
  auto* made_at = dyn_cast<Instruction>(whole);
  IRBuilder<> b(uses.front());
  if (made_at != nullptr)
    b.SetInsertPoint(made_at->getParent(), *made_at->getInsertionPointAfterDef());
  else
    b.SetInsertPoint(uses.front()->getFunction()->getEntryBlock().getFirstNonPHIIt());
  std::array<SmallVector<Value*>, neighbours> parts;
  for (unsigned lane = 0; lane < lane_count; lane += width) {
    register_transposer::registers m;
    for (unsigned n = 0; n < neighbours; ++n) m[n] = part(b, whole, lane * neighbours + n * width, width);
    m = register_transposer(b, width).to_lanes(m);
    for (unsigned n = 0; n < neighbours; ++n) parts[n].push_back(m[n]);
  }
  for (unsigned n = 0; n < neighbours; ++n) {
    Value* all = concatenateVectors(b, parts[n]);
    for (ShuffleVectorInst* s : uses) {
      if (element_of_lanes(*s) == static_cast<int>(n)) s->replaceAllUsesWith(all);
    }
  }
  for (ShuffleVectorInst* s : uses) s->eraseFromParent();
}

void make_whole(ShuffleVectorInst& s, unsigned width) {
  IRBuilder<> b(&s);
  SmallVector<Value*> parts;
  for (unsigned lane = 0; lane < lane_count; lane += width) {
    register_transposer::registers v;
    for (unsigned n = 0; n < neighbours; ++n)
      v[n] = part(b, s.getOperand(n / 2), n % 2 * lane_count + lane, width);
    for (Value* m : register_transposer(b, width).to_memory(v)) parts.push_back(m);
  }
  s.replaceAllUsesWith(concatenateVectors(b, parts));
  s.eraseFromParent();
}

}  // namespace

void transpose_by_registers(Module& m, const std::string& target) {
  const target_description& d = find_target(target);
  if (!d.is_x86()) return;
  const unsigned width = d.register_bytes / sizeof(float);
  for (Function& f : m) {
    MapVector<Value*, std::vector<ShuffleVectorInst*>> of_wholes;
    std::vector<ShuffleVectorInst*> wholes;
    for (Instruction& i : instructions(f)) {
      auto* s = dyn_cast<ShuffleVectorInst>(&i);
      if (s == nullptr) continue;
      if (element_of_lanes(*s) >= 0) of_wholes[s->getOperand(0)].push_back(s);
      if (is_in_memory_order(*s)) wholes.push_back(s);
    }
    for (const auto& [whole, uses] : of_wholes) make_lanes(whole, uses, width);
    for (ShuffleVectorInst* s : wholes) make_whole(*s, width);
  }
}

}  // namespace pewter::metal
