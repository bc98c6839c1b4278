// What the choice of a launch and a GPU's kernels both know of rows that registers keep.
#pragma once

#include <cstddef>

namespace pewter::detail {

/// Columns of the longest row that 256 threads keep, 16 elements each. Longer rows, where nothing but
/// what they are reduced to is stored, are kept a part at a time.
inline constexpr std::size_t longest_of_16 = 16 * 256;

}  // namespace pewter::detail
