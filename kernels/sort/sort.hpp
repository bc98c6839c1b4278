// The arguments of argsort and top_k. A threadgroup takes rows one after the other, in scratch of its own, so
// that many rows need no more of it than few.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/common/operand_members.hpp"

namespace pewter::detail {

/// An element's key and its column: the key in the upper half, so that entries are all different and their
/// order is the stable one.
using sort_entry = std::uint64_t;

/// The most digits that a key's part has.
inline constexpr std::size_t most_digits = 2048;

struct sort_arguments {
  const void* x;          // (rows, cols)
  void* values;           // (rows, k), null for argsort
  std::int32_t* ids;      // (rows, k)
  sort_entry* entries;    // (threadgroups, room), scratch
  std::uint32_t* counts;  // (threadgroups, SIMD groups, most_digits), scratch of stride_loop
  std::size_t rows, cols, k;
  std::size_t room;  ///< entries of a threadgroup
  bool descending;

  PEWTER_OPERANDS(x, values, ids)
};

}  // namespace pewter::detail
