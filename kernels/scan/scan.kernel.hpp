// The inclusive or exclusive prefix sum of one array by one threadgroup, carried in V (float or uint32_t).
//
// Each SIMD group takes one contiguous part, in proportion to its threads. With several SIMD groups a first
// phase adds up the parts; what lies before a part is then the sum of the earlier totals. The second phase
// scans 32 elements at a time; inactive ones are 0.
#pragma once

#include "kernels/common/array_parts.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#include "kernels/scan/running_scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Extra work at each step of a scan: beside(i, active, part).
struct nothing {
  template <class Active, class Part>
  PEWTER_INLINE void operator()(std::size_t, Active, Part) const {}
};

/// The parts of a walk that it tells apart: a scan itself is one chain.
template <class Beside>
inline constexpr int parts_beside = vectorized_walk::parts;
template <>
inline constexpr int parts_beside<nothing> = 1;

/// What one SIMD group scans of an array: x into y (n). Returns the sum of all and of what lies before.
template <class V, class T, class U, class Beside>
PEWTER_INLINE V scan_part(simdgroup alone, const T* x, U* y, std::size_t n, scan_start<V> start,
                          const memory_policy& memory, Beside& beside) {
  running_scan<V> sums(start);
  if (memory.nontemporal)
    alone.vectorized_loop<parts_beside<Beside>>(
        n, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
          prefetch_lanes<2>(x + i, memory.distance);
          beside(i, active, part);
          store_nontemporal(y + i, sums.next(load(x + i, active)), active);
        });
  else
    alone.vectorized_loop<parts_beside<Beside>>(
        n, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
          beside(i, active, part);
          store(y + i, sums.next(load(x + i, active)), active);
        });
  return sums.total();
}

/// The same by non-temporal stores where cache lines of y begin elsewhere than the steps of the scan, which
/// have to begin with x for their bits: piece by piece, each scanned into threadgroup memory first.
template <class V, class T, class U, class Beside>
[[gnu::flatten, gnu::noinline]] V scan_part_by_pieces(simdgroup alone, const T* x, U* y, std::size_t n,
                                                      scan_start<V> start, memory_policy memory, U* piece,
                                                      std::size_t piece_size, Beside& beside) {
  running_scan<V> sums(start);
  for (std::size_t first = 0; first < n; first += piece_size) {
    const std::size_t count = n - first < piece_size ? n - first : piece_size;
    alone.vectorized_loop<parts_beside<Beside>>(
        count, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
          prefetch_lanes<2>(x + first + i, memory.distance);
          beside(first + i, active, part);
          store(piece + i, sums.next(load(x + first + i, active)), active);
        });
    store_nontemporally<vectorized_walk>(alone, true, y + first, count, {},
                                         [&](std::size_t i, auto active)
                                             PEWTER_INLINE_LAMBDA { return load(piece + i, active); });
  }
  return sums.total();
}

/// Scans x into y (may be x), adds what lies before to all, and returns that and the sum of all, uniform.
/// Non-temporal stores that would go by pieces pay without conversions only.
/// Why: kernels/common/kernels.md#scans.
template <class V, class T, class U, class Beside = nothing>
PEWTER_INLINE V scan_array(threadgroup& tg, const T* x, U* y, std::size_t n, scan_start<V> start,
                           memory_policy memory = {}, Beside beside = {}) {
  const std::uint32_t threads = tg.thread_count(), simdgroups = tg.simdgroups_per_threadgroup();
  V* totals = tg.memory<V>(lane_count);  // (simdgroups)
  if (simdgroups > 1) {
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      if (sg.index() + 1 == simdgroups) return;  // nothing comes after the last part
      const part_of_array part = part_of_simdgroup(sg, threads, n);
      lanes<V> sums[2] = {V(0), V(0)};
      sg.alone().vectorized_loop<2>(part.count, [&](std::size_t i, auto active, auto k) PEWTER_INLINE_LAMBDA {
        sums[k % 2] += load(x + part.first + i, active);
      });
      totals[sg.index()] = simd_sum(sums[0] + sums[1]);
    });
  }
  constexpr bool pieces_pay = sizeof(U) == sizeof(V);  // without conversions
  const bool begins_with_line = elements_before_line(y, n) == 0;
  memory.nontemporal = memory.nontemporal && (begins_with_line || pieces_pay);
  if (memory.nontemporal) tg.announce_nontemporal_stores();
  const bool by_pieces = memory.nontemporal && !begins_with_line;
  constexpr std::size_t least_piece = 4 * lane_count;  // 32 of them fit in addition to the totals
  const std::size_t piece_size = lane_count / simdgroups * least_piece;
  U* pieces = by_pieces ? tg.memory<U>(simdgroups * piece_size) : nullptr;  // (simdgroups, piece_size)
  V* all = tg.memory<V>(1);
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const part_of_array part = part_of_simdgroup(sg, threads, n);
    const T* from = x + part.first;  // (part.count)
    U* to = y + part.first;          // (part.count)
    scan_start<V> own = start;
    if (sg.index() != 0) own.before += sum_of_earlier(sg, load(totals, first_lanes(sg.index())));
    V total;
    if (by_pieces)
      total = scan_part_by_pieces<V>(sg.alone(), from, to, part.count, own, memory,
                                     pieces + sg.index() * piece_size, piece_size, beside);
    else
      total = scan_part<V>(sg.alone(), from, to, part.count, own, memory, beside);
    if (sg.index() + 1 == simdgroups) all[0] = total;
  });
  return all[0];
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
