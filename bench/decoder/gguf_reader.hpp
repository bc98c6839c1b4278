// Takes numbers, strings and values one after the other from a GGUF file's bytes.
#pragma once

#include <cstring>

#include "bench/decoder/gguf.hpp"
#include "pewter/error.hpp"

namespace pewter::decoder {

/// A name as errors print it: without what is no printable character, and not longer than a line.
std::string printed(std::string_view text);

/// Knows where it is; each of its errors says so.
class gguf_file::reader {
 public:
  reader(std::span<const std::byte> bytes, const char* file) : bytes_(bytes), file_(file) {}

  std::size_t position() const { return position_; }
  std::size_t left() const { return bytes_.size() - position_; }
  const char* file() const { return file_; }

  /// The next `count` bytes; `what` is their name in the error.
  std::span<const std::byte> take(std::uint64_t count, const char* what) {
    if (count > left())
      detail::raise("%s: %s at byte %zu has %llu bytes, must be at most the %zu that follow", file_, what,
                    position_, static_cast<unsigned long long>(count), left());
    const auto taken = bytes_.subspan(position_, static_cast<std::size_t>(count));
    position_ += static_cast<std::size_t>(count);
    return taken;
  }
  template <class T>
  T number(const char* what) {
    T value;
    std::memcpy(&value, take(sizeof value, what).data(), sizeof value);
    return value;
  }
  std::string_view string(const char* what) {
    const auto taken = take(number<std::uint64_t>(what), what);
    return {reinterpret_cast<const char*>(taken.data()), taken.size()};
  }
  /// A type's number, checked.
  value_type type(const char* what);
  /// The value of a type. @param depth of arrays around it
  gguf_value value(value_type type, int depth = 0);

 private:
  void skip_elements(const gguf_value& array, int depth);

  std::span<const std::byte> bytes_;
  const char* file_;
  std::size_t position_ = 0;
};

}  // namespace pewter::decoder
