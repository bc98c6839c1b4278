// Conversions between half and bfloat, which Metal has and clang refuses: each place that clang names gets a
// detour by float, which is exact. Why: kernels/metal/compiler/frontend/language.md#half-and-bfloat.
#pragma once

#include <string>

namespace pewter::metal {

/// The text without its line markers, each character where it was: clang then names lines of the text itself.
std::string without_markers(const std::string& text);

/// Whether clang's messages name such a conversion.
bool mentions_conversion(const std::string& messages);

/// Puts the detour into `text` wherever `messages`, of text without markers and with source ranges, ask for
/// it. False: nowhere.
bool repair_conversions(std::string& text, const std::string& messages);

}  // namespace pewter::metal
