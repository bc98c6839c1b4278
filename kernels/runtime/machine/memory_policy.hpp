// How a launch treats memory: by which stores it writes its results, and whether it prefetches its operands.
// The host side decides this once a launch, by one rule, from the machine and the operands. Results' bits do
// not depend on it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pewter {

struct machine;

/// Bytes of a cache line of every CPU that the targets are for.
inline constexpr std::size_t cache_line = 64;

/// A member of the arguments of every kernel that writes a result for each element that it reads.
struct memory_policy {
  bool nontemporal;        ///< results are written by non-temporal stores
  bool prefetch;           ///< operands are prefetched in software
  std::uint16_t distance;  ///< bytes from an access to what is prefetched then
};

/// The order in which a launch meets its operands.
enum class traversal : std::uint8_t {
  elements,    ///< each operand once, in order
  rows,        ///< a row several times, one row after the other
  scan,        ///< each operand once, in order, bound by a chain of additions
  transposed,  ///< results across the order in which the input is read
};

/// What the rule asks of a launch.
struct memory_traffic {
  traversal order;
  std::size_t bytes;  ///< of the operands that are as large as the results, those included
  bool in_place;      ///< results are written over an input
  bool aligned;       ///< results begin at an element's alignment; in a transpose, each row at a cache line
  std::uint32_t threads;  ///< of a threadgroup; 0: as many as the library chooses, whole SIMD groups
};

/// Results are stored non-temporally if the traffic exceeds the machine's threshold for its order and they
/// are aligned, no input, and written by whole SIMD groups. Prefetch is the machine's policy; a scan, and a
/// transpose with non-temporal stores, prefetch on every machine. Why: kernels/runtime/machine/machine.md.
memory_policy memory_policy_for(const machine&, const memory_traffic&);

}  // namespace pewter
