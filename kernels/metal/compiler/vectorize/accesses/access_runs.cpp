#include "kernels/metal/compiler/vectorize/accesses/access_runs.hpp"

#include <llvm/ADT/MapVector.h>
#include <llvm/Support/MathExtras.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Elements between two that are read may be read: no page ends between.
constexpr unsigned short_gap = 3;
/// Then no line is read that nobody wants.
constexpr unsigned longest_step = 64;

}  // namespace

unsigned access_runs::width() const { return std::min(register_bytes_ / size_, lane_count); }

std::vector<access_run> access_runs::to_load() const {
  std::vector<access_run> runs = with_gaps(short_gap, true);
  // Others have no instruction that permutes two registers' elements.
  if (runs.empty() || register_bytes_ < 64 || size_ == 1 || size_ >= longest_step) return runs;
  std::vector<access_run> wide = with_gaps(longest_step / size_ - 1, true);
  return cost_of(wide) < cost_of(runs) ? wide : runs;
}

std::vector<access_run> access_runs::with_gaps(unsigned gap, bool may_share) const {
  MapVector<unsigned, std::vector<run_element>> classes;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    for (unsigned m = 0; m < offsets_.size(); ++m)
      classes[of_.class_of[lane]].push_back({of_.constant[lane] + offsets_[m], m, lane});
  }
  const std::int64_t size = size_;
  std::vector<access_run> runs;
  for (auto& [first, elements] : classes) {
    llvm::stable_sort(elements, [](const run_element& a, const run_element& b) { return a.place < b.place; });
    std::size_t begin = 0;
    for (std::size_t n = 1; n <= elements.size(); ++n) {
      const std::int64_t step = n < elements.size() ? elements[n].place - elements[n - 1].place : 0;
      if (n < elements.size() && step < size && (step != 0 || !may_share)) return {};
      if (n < elements.size() && step <= (1 + gap) * size && step % size == 0) continue;
      cut(ArrayRef(elements).slice(begin, n - begin), may_share, runs);
      begin = n;
    }
  }
  return runs;
}

/// Into runs of lengths that registers have. The last load reads again what others have read, where it so
/// fills a register.
void access_runs::cut(ArrayRef<run_element> elements, bool may_share, std::vector<access_run>& runs) const {
  const std::int64_t size = size_, full = register_bytes_ / size;
  const std::int64_t first = elements.front().place, last = elements.back().place;
  while (!elements.empty()) {
    std::int64_t place = elements.front().place;
    const auto all = static_cast<std::uint64_t>((last - place) / size + 1);
    std::int64_t length = std::min(full, std::int64_t{1} << Log2_64(all));
    if (may_share && length < full && last - first >= (full - 1) * size) {
      length = full;
      place = last - (full - 1) * size;
    }
    const std::int64_t end = place + length * size;
    const auto own = elements.take_while([&](const run_element& e) { return e.place < end; });
    runs.push_back({own.vec(), place, static_cast<unsigned>(length)});
    elements = elements.drop_front(own.size());
  }
}

std::size_t access_runs::cost_of(ArrayRef<access_run> runs) const {
  const unsigned registers = lane_count / width();
  std::vector<std::map<unsigned, unsigned>> of_registers(offsets_.size() * registers);  // runs' lengths
  for (unsigned n = 0; n < runs.size(); ++n) {
    for (const run_element& e : runs[n].elements)
      of_registers[e.member * registers + e.lane / width()][n] = runs[n].length;
  }
  std::size_t shuffles = 0;
  for (const access_run& r : runs) shuffles += width() - std::min(width(), r.length);  // are joined first
  shuffles /= width();
  for (const auto& r : of_registers) {
    unsigned length = 0;
    for (const auto& [n, own] : r) length += own;
    shuffles += std::max(1u, (length + width() - 1) / width());
  }
  // No instruction of AVX-512 permutes bytes across a register.
  const std::size_t of_element = size_ == 1 && register_bytes_ == 64 ? 4 : 1;
  return runs.size() + shuffles * of_element;
}

}  // namespace pewter::metal
