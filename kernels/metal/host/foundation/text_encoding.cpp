#include "kernels/metal/host/foundation/text_encoding.hpp"

#include <cstring>

namespace pewter::metal::host {
namespace {

/// How a Unicode encoding's units lie in memory.
struct units {
  std::size_t bytes;
  bool is_big_endian, may_have_mark;
};

std::optional<units> units_of(NS::StringEncoding encoding) {
  switch (encoding) {
    case NS::UTF16StringEncoding:
      return units{2, false, true};
    case NS::UTF16LittleEndianStringEncoding:
      return units{2, false, false};
    case NS::UTF16BigEndianStringEncoding:
      return units{2, true, false};
    case NS::UTF32StringEncoding:
      return units{4, false, true};
    case NS::UTF32LittleEndianStringEncoding:
      return units{4, false, false};
    case NS::UTF32BigEndianStringEncoding:
      return units{4, true, false};
    default:
      return std::nullopt;
  }
}

void append(std::string& to, char32_t c) {
  const auto tail = [&](unsigned shift) { to += static_cast<char>(0x80 | (c >> shift & 0x3f)); };
  if (c < 0x80) {
    to += static_cast<char>(c);
  } else if (c < 0x800) {
    to += static_cast<char>(0xc0 | c >> 6);
    tail(0);
  } else if (c < 0x10000) {
    to += static_cast<char>(0xe0 | c >> 12);
    tail(6), tail(0);
  } else {
    to += static_cast<char>(0xf0 | c >> 18);
    tail(12), tail(6), tail(0);
  }
}

bool is_utf8(const char* text, std::size_t length) {
  for (std::size_t at = 0; at < length;) {
    const std::size_t bytes = utf8_at(text + at, length - at).bytes;
    if (bytes == 0) return false;
    at += bytes;
  }
  return true;
}

std::string from_latin(const char* text, std::size_t length) {
  std::string all;
  for (std::size_t n = 0; n < length; ++n) append(all, static_cast<unsigned char>(text[n]));
  return all;
}

char32_t unit_at(const unsigned char* bytes, units u) {
  char32_t value = 0;
  for (std::size_t n = 0; n < u.bytes; ++n) value = value << 8 | bytes[u.is_big_endian ? n : u.bytes - 1 - n];
  return value;
}

bool is_surrogate(char32_t c) { return c >= 0xd800 && c < 0xe000; }

std::optional<std::string> from_units(const unsigned char* bytes, std::size_t length, units u) {
  if (length % u.bytes != 0) return std::nullopt;
  std::size_t at = 0;
  if (u.may_have_mark && length != 0) {
    units swapped = u;
    swapped.is_big_endian = true;
    if (unit_at(bytes, swapped) == 0xfeff) u = swapped;
    if (unit_at(bytes, u) == 0xfeff) at = u.bytes;
  }
  std::string all;
  for (; at < length; at += u.bytes) {
    char32_t c = unit_at(bytes + at, u);
    if (u.bytes == 2 && c >= 0xd800 && c < 0xdc00 && at + 2 < length) {
      const char32_t low = unit_at(bytes + at + 2, u);
      if (low < 0xdc00 || low >= 0xe000) return std::nullopt;
      c = 0x10000 + ((c & 0x3ff) << 10 | (low & 0x3ff));
      at += 2;
    }
    if (is_surrogate(c) || c > 0x10ffff) return std::nullopt;
    append(all, c);
  }
  return all;
}

void append_unit(std::string& to, char32_t value, units u) {
  for (std::size_t n = 0; n < u.bytes; ++n)
    to += static_cast<char>(value >> 8 * (u.is_big_endian ? u.bytes - 1 - n : n) & 0xff);
}

}  // namespace

utf8_character utf8_at(const char* text, std::size_t left) {
  const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(text[n]); };
  if (left == 0) return {0, 0};
  const unsigned first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (bytes == 0 || bytes > left) return {0, 0};
  char32_t code = first & (0x7fu >> bytes);
  for (std::size_t n = 1; n < bytes; ++n) {
    if ((byte(n) & 0xc0) != 0x80) return {0, 0};
    code = code << 6 | (byte(n) & 0x3f);
  }
  static constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  return code < least[bytes] || is_surrogate(code) || code > 0x10ffff ? utf8_character{0, 0}
                                                                      : utf8_character{code, bytes};
}

std::optional<std::string> to_utf8(const void* bytes, std::size_t length, NS::StringEncoding encoding) {
  const auto* const text = static_cast<const char*>(bytes);
  if (bytes == nullptr) return std::nullopt;
  switch (encoding) {
    case NS::UTF8StringEncoding:
      return is_utf8(text, length) ? std::optional(std::string(text, length)) : std::nullopt;
    case NS::ASCIIStringEncoding:
    case NS::NonLossyASCIIStringEncoding:
      return is_utf8(text, length) ? std::string(text, length) : from_latin(text, length);
    case NS::ISOLatin1StringEncoding:
      return from_latin(text, length);
    default:
      break;
  }
  const std::optional<units> u = units_of(encoding);
  return u ? from_units(static_cast<const unsigned char*>(bytes), length, *u) : std::nullopt;
}

std::optional<std::string> from_utf8(const std::string& text, NS::StringEncoding encoding) {
  if (encoding == NS::UTF8StringEncoding) return text;
  const std::optional<units> u = units_of(encoding);
  const bool is_ascii = encoding == NS::ASCIIStringEncoding || encoding == NS::NonLossyASCIIStringEncoding;
  if (!u && !is_ascii && encoding != NS::ISOLatin1StringEncoding) return std::nullopt;
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const utf8_character c = utf8_at(text.data() + at, text.size() - at);
    at += c.bytes;
    if (!u && c.code >= (is_ascii ? 0x80u : 0x100u)) return std::nullopt;
    if (!u) {
      all += static_cast<char>(c.code);
    } else if (u->bytes == 2 && c.code >= 0x10000) {
      append_unit(all, 0xd800 + ((c.code - 0x10000) >> 10), *u);
      append_unit(all, 0xdc00 + (c.code & 0x3ff), *u);
    } else {
      append_unit(all, c.code, *u);
    }
  }
  return all;
}

}  // namespace pewter::metal::host
