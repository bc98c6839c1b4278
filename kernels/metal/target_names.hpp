// The instruction sets that Metal source is compiled for, as messages name them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace pewter::metal {

/// "avx512, avx2, sse42 or neon": the rows of targets.inc with LLVM's name of a CPU, and `others` behind
/// them.
inline std::string names_of_targets(const std::vector<std::string>& others = {}) {
  std::vector<std::string> names;
#define PEWTER_TARGET_ROW(name, architecture, flags, level, bytes, registers, mr, bf16, cpu, ...) \
  if (*cpu != 0) names.emplace_back(#name);
#include "kernels/targets.inc"
  names.insert(names.end(), others.begin(), others.end());
  std::string text = names.front();
  for (std::size_t n = 1; n < names.size(); ++n) text += (n + 1 == names.size() ? " or " : ", ") + names[n];
  return text;
}

}  // namespace pewter::metal
