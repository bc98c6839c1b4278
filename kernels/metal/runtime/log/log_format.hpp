// The text of a kernel's message from its format, which is printf's with Metal's vectors (%v4f, %v2hlu).
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace pewter::metal {

/// The text at an address that a kernel left, "" at 0.
using text_reader = std::function<std::string(std::uint64_t)>;

/// @param values what <metal_logging> wrote: for each argument its kind, count of elements and bytes of one
/// in a word (from bit 0, 8 and 16), then two words an element. Arguments that the format does not name are
/// left out; a specifier without an argument stays in the text as it is.
std::string formatted(const std::string& format, const std::uint32_t* values, const std::uint32_t* end,
                      const text_reader& text_at);

}  // namespace pewter::metal
