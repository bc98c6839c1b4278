// A JSON object as text, member by member.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace pewter::metal {

class trace_line {
 public:
  trace_line& put(std::string_view key, std::uint64_t number) {
    begin(key);
    append(number);
    return *this;
  }
  trace_line& put(std::string_view key, std::string_view text) {
    begin(key);
    append_text(text);
    return *this;
  }
  trace_line& put(std::string_view key, const char* text) { return put(key, std::string_view(text)); }
  /// Chrome's unit, with three places.
  trace_line& put_microseconds(std::string_view key, std::uint64_t nanoseconds) {
    begin(key);
    append(nanoseconds / 1000);
    const auto rest = static_cast<unsigned>(nanoseconds % 1000);
    text_ += '.';
    for (const unsigned unit : {100u, 10u, 1u}) text_ += static_cast<char>('0' + rest / unit % 10);
    return *this;
  }
  /// @param json a value
  trace_line& put_json(std::string_view key, std::string_view json) {
    begin(key);
    text_ += json;
    return *this;
  }
  std::string object() const { return text_.empty() ? "{}" : text_ + "}"; }

  /// The text in quotes. Invalid UTF-8 becomes question marks: readers of JSON refuse it.
  static std::string quoted(std::string_view text) {
    trace_line l;
    l.append_text(text);
    return std::move(l.text_);
  }

 private:
  void begin(std::string_view key) {
    text_ += text_.empty() ? '{' : ',';
    text_ += '"';
    text_ += key;
    text_ += "\":";
  }
  void append(std::uint64_t number) {
    char digits[20];
    text_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
  }
  void append_text(std::string_view text);

  std::string text_;
};

}  // namespace pewter::metal
