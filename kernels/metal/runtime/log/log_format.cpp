#include "kernels/metal/runtime/log/log_format.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace pewter::metal {
namespace {

enum kinds : std::uint32_t { signed_integer, unsigned_integer, floating, address };

struct argument {
  std::uint32_t kind = unsigned_integer, count = 0, bytes = 4;
  const std::uint32_t* words = nullptr;  ///< null: there is none

  std::uint64_t bits(std::uint32_t n) const {
    return std::uint64_t{words[2 * n]} | std::uint64_t{words[2 * n + 1]} << 32;
  }
  double as_double(std::uint32_t n) const {
    if (kind == signed_integer) return static_cast<double>(static_cast<std::int64_t>(bits(n)));
    if (kind != floating) return static_cast<double>(bits(n));
    float value = 0;
    std::memcpy(&value, words + 2 * n, sizeof value);
    return static_cast<double>(value);
  }
  std::int64_t as_integer(std::uint32_t n) const {
    return kind == floating ? static_cast<std::int64_t>(as_double(n)) : static_cast<std::int64_t>(bits(n));
  }
  /// Without the sign's bits in front of an element that is shorter.
  std::uint64_t as_unsigned(std::uint32_t n) const {
    const auto all = static_cast<std::uint64_t>(as_integer(n));
    return bytes >= 8 || kind == floating ? all : all & ((std::uint64_t{1} << (8 * bytes)) - 1);
  }
};

class arguments_in_turn {
 public:
  arguments_in_turn(const std::uint32_t* at, const std::uint32_t* end) : at_(at), end_(end) {}
  argument next() {
    if (at_ == end_) return {};
    argument a{*at_ & 255, *at_ >> 8 & 255, *at_ >> 16, at_ + 1};
    if (a.count == 0 || end_ - a.words < static_cast<std::ptrdiff_t>(2 * a.count)) {
      at_ = end_;
      return {};
    }
    at_ = a.words + 2 * a.count;
    return a;
  }

 private:
  const std::uint32_t *at_, *end_;
};

template <class T>
std::string printed(const std::string& format, T value) {
  char text[512];
  const int n = std::snprintf(text, sizeof text, format.c_str(), value);
  return std::string(text, static_cast<std::size_t>(std::clamp(n, 0, static_cast<int>(sizeof text) - 1)));
}

/// @param start "%", flags, width and precision
std::string element(const std::string& start, char conversion, const argument& a, std::uint32_t n,
                    const text_reader& text_at) {
  switch (conversion) {
    case 'd':
    case 'i':
      return printed(start + "lld", static_cast<long long>(a.as_integer(n)));
    case 'u':
    case 'o':
    case 'x':
    case 'X':
      return printed(start + "ll" + conversion, static_cast<unsigned long long>(a.as_unsigned(n)));
    case 'c':
      return printed(start + "c", static_cast<int>(a.as_integer(n)));
    case 'p':
      return printed(start + "p", reinterpret_cast<const void*>(a.bits(n)));
    case 's':
      if (a.kind != address || a.bits(n) == 0) return "(null)";
      return printed(start + "s", text_at(a.bits(n)).c_str());
    default:
      return printed(start + conversion, a.as_double(n));
  }
}

/// Digits, or the next argument for a star; at most 256.
void take_number(const std::string& format, std::size_t& at, arguments_in_turn& all, std::string& to) {
  constexpr std::int64_t most = 256;
  std::int64_t number = 0;
  bool has_any = false;
  if (at < format.size() && format[at] == '*') {
    ++at;
    const argument a = all.next();
    number = a.words == nullptr ? 0 : a.as_integer(0);
    has_any = true;
  }
  for (; at < format.size() && format[at] >= '0' && format[at] <= '9'; ++at) {
    number = std::min(most, number * 10 + (format[at] - '0'));
    has_any = true;
  }
  if (has_any) to += std::to_string(std::clamp(number, -most, most));
}

}  // namespace

std::string formatted(const std::string& format, const std::uint32_t* values, const std::uint32_t* end,
                      const text_reader& text_at) {
  arguments_in_turn all(values, end);
  std::string text;
  for (std::size_t at = 0; at < format.size();) {
    if (format[at] != '%') {
      text += format[at++];
      continue;
    }
    const std::size_t begin = at++;
    if (at < format.size() && format[at] == '%') {
      text += format[at++];
      continue;
    }
    std::string start = "%";
    while (at < format.size() && std::strchr("-+ #0", format[at]) != nullptr && start.size() < 6)
      start += format[at++];
    take_number(format, at, all, start);
    if (at < format.size() && format[at] == '.') {
      start += format[at++];
      take_number(format, at, all, start);
    }
    if (at < format.size() && format[at] == 'v')
      while (++at < format.size() && format[at] >= '0' && format[at] <= '9') {
      }
    while (at < format.size() && std::strchr("hlqjztL", format[at]) != nullptr) ++at;  // the argument knows
    const char conversion = at < format.size() ? format[at] : '\0';
    const argument a =
        conversion != 0 && std::strchr("diuoxXcpsfFeEgGaA", conversion) != nullptr ? all.next() : argument();
    at = std::min(at + 1, format.size());
    if (a.words == nullptr) text += format.substr(begin, at - begin);
    for (std::uint32_t n = 0; a.words != nullptr && n < a.count; ++n) {
      if (n > 0) text += ',';
      text += element(start, conversion, a, n, text_at);
    }
  }
  return text;
}

}  // namespace pewter::metal
