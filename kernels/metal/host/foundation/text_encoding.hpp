// Texts of other encodings as UTF-8, which strings are kept in, and back.
#pragma once

#include <optional>
#include <string>

#include "kernels/metal/host/foundation/object.hpp"

namespace pewter::metal::host {

/// A character, and the bytes that it has in UTF-8; 0 bytes for what is no UTF-8.
struct utf8_character {
  char32_t code;
  std::size_t bytes;
};
utf8_character utf8_at(const char* text, std::size_t left);

/// Nothing where the bytes are not in this encoding, or the encoding is not known. ASCII with bytes above
/// 127, as programs pass their sources, is taken for UTF-8 if it can be, else for Latin-1, as Foundation
/// takes it for a text.
std::optional<std::string> to_utf8(const void* bytes, std::size_t length, NS::StringEncoding encoding);
/// Nothing where a character is not in this encoding, or the encoding is not known.
std::optional<std::string> from_utf8(const std::string& text, NS::StringEncoding encoding);

}  // namespace pewter::metal::host
