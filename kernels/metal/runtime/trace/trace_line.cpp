#include "kernels/metal/runtime/trace/trace_line.hpp"

namespace pewter::metal {
namespace {

/// Bytes of the UTF-8 character that `text` begins with; 0: it is none.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(text[n]); };
  const unsigned first = byte(0);
  const std::size_t length = first < 0x80                    ? 1
                             : first >= 0xc2 && first < 0xe0 ? 2
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t n = 1; n < length; ++n)
    if (byte(n) >> 6 != 2) return 0;
  if (length < 3) return length;
  const unsigned second = byte(1);  // no longer forms than needed, no surrogates, none above 10FFFF
  const bool is_wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                        (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
  return is_wrong ? 0 : length;
}

}  // namespace

void trace_line::append_text(std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  text_ += '"';
  while (!text.empty()) {
    const auto c = static_cast<unsigned char>(text.front());
    const std::size_t length = utf8_length(text);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += static_cast<char>(c);
    } else if (c == '\n') {
      text_ += "\\n";
    } else if (c < 0x20 || c == 0x7f) {
      text_ += "\\u00";
      text_ += digits[c >> 4];
      text_ += digits[c & 15];
    } else if (length == 0) {
      text_ += '?';
    } else {
      text_ += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  text_ += '"';
}

}  // namespace pewter::metal
