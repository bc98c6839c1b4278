#include "kernels/metal/compiler/vectorize/products/transposed_rows.hpp"

#include <llvm/Support/MathExtras.h>

#include <algorithm>
#include <set>

namespace pewter::metal {

using namespace llvm;

namespace {

/// What registers interleave without crossing.
constexpr unsigned block_bytes = 16;

}  // namespace

/// How many rows from the first on continue it, each column in a vector of its own.
std::size_t transposed_rows::run_from(ArrayRef<std::vector<element_source>> rows) const {
  const std::vector<element_source>& first = rows.front();
  std::set<Value*> columns;
  for (const element_source& s : first) columns.insert(s.vector);
  if (columns.size() < first.size()) return 1;
  std::size_t n = 1;
  const auto continues = [&](const std::vector<element_source>& row) {
    for (std::size_t c = 0; c < first.size(); ++c)
      if (row[c].vector != first[c].vector || row[c].index != first[c].index + n) return false;
    return true;
  };
  while (n < rows.size() && continues(rows[n])) ++n;
  return n;
}

void transposed_rows::add(ArrayRef<std::vector<element_source>> rows, std::size_t permutations) {
  while (!rows.empty()) {
    const std::size_t run = run_from(rows);
    const unsigned bytes = rows[0][0].vector->getType()->getScalarSizeInBits() / 8;
    const unsigned of_block = bytes == 0 ? 0 : block_bytes / bytes, columns = std::min(lanes_, of_block);
    if (of_block < 2 || run < of_block || rows[0].size() != lanes_) {
      rows = rows.drop_front(run);
      continue;
    }
    const unsigned count = std::min(llvm::bit_floor(static_cast<unsigned>(run)), lanes_ * 4 / bytes);
    const std::size_t of_row = std::max(1u, lanes_ / columns - 1);
    if (find(rows[0]).empty() && lanes_ * Log2_32(columns) + of_row * count < permutations * count)
      transpose(rows[0], count, of_block);
    rows = rows.drop_front(count);
  }
}

void transposed_rows::transpose(ArrayRef<element_source> first_row, unsigned rows, unsigned of_block) {
  const unsigned columns = std::min(lanes_, of_block);
  for (unsigned first = 0; first < lanes_; first += columns) {
    std::vector<Value*> registers;
    for (const element_source& s : first_row.slice(first, columns)) {
      SmallVector<int> part;
      for (unsigned n = 0; n < rows; ++n) part.push_back(static_cast<int>(s.index + n));
      registers.push_back(b_.CreateShuffleVector(s.vector, part));
    }
    registers = interleave(std::move(registers), of_block);
    for (unsigned c = 0; c < columns; ++c) {
      const element_source& s = first_row[first + c];
      for (unsigned n = 0; n < rows; ++n) {
        const unsigned place = n % of_block * columns + c;
        places_[{s.vector, s.index + n}] = {registers[place / of_block],
                                            n / of_block * of_block + place % of_block};
      }
    }
  }
}

/// Each step interleaves the first half of the columns with the second, in each block of a register.
std::vector<Value*> transposed_rows::interleave(std::vector<Value*> columns, unsigned of_block) {
  const auto count = static_cast<unsigned>(columns.size());
  const unsigned length = length_of(columns.front());
  for (unsigned step = 1; step < count; step *= 2) {
    std::vector<Value*> next;
    for (unsigned n = 0; n < count; ++n) {
      SmallVector<int> mask;
      for (unsigned block = 0; block < length; block += of_block) {
        for (unsigned e = 0; e < of_block; ++e) {
          const unsigned from = block + n % 2 * (of_block / 2) + e / 2;
          mask.push_back(static_cast<int>(e % 2 * length + from));
        }
      }
      next.push_back(b_.CreateShuffleVector(columns[n / 2], columns[n / 2 + count / 2], mask));
    }
    columns = std::move(next);
  }
  return columns;
}

std::vector<element_source> transposed_rows::find(const std::vector<element_source>& sources) const {
  std::vector<element_source> all;
  for (const element_source& s : sources) {
    const auto found = places_.find({s.vector, s.index});
    if (found == places_.end()) return {};
    all.push_back(found->second);
  }
  return all;
}

}  // namespace pewter::metal
