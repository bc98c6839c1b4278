// What a body keeps in its frame across barriers: each value is stored where it is made, and loaded where the
// body goes on. Why: kernels/metal/compiler/barriers/barriers.md#what-is-kept.
#pragma once

#include <llvm/IR/Function.h>

#include <cstdint>

#include "kernels/metal/compiler/barriers/live_values.hpp"

namespace pewter::metal {

/// @param frame_bytes of the frame so far; values lie behind them
/// @return the frame's bytes with values
std::uint64_t keep_values(llvm::Function& body, llvm::ArrayRef<resumption>, rematerialized_values&,
                          std::uint64_t frame_bytes);

}  // namespace pewter::metal
