// JSON as far as the benchmark programs write it.
#pragma once

#include <cstdio>
#include <cstring>
#include <string>

namespace pewter::bench {

/// One JSON object, written member by member.
class json_object {
 public:
  json_object& add(const char* key, double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value);
    return raw(key, std::strpbrk(text, "in") ? "null" : text);  // JSON knows neither infinity nor NaN
  }
  json_object& add(const char* key, const std::string& value) { return raw(key, quoted(value)); }
  json_object& raw(const char* key, const std::string& value) {
    text_.append(text_.size() == 1 ? "" : ",").append(quoted(key)).append(":").append(value);
    return *this;
  }
  std::string text() const { return text_ + "}"; }

 private:
  static std::string quoted(const std::string& value) {
    std::string result = "\"";
    for (const char c : value) {
      if (c == '"' || c == '\\') result += '\\';
      result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return result += '"';
  }
  std::string text_ = "{";
};

}  // namespace pewter::bench
