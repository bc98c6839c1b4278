#include "bench/decoder/gguf_reader.hpp"

namespace pewter::decoder {
namespace {

struct value_traits {
  const char* name;
  std::uint8_t bytes;  ///< 0: a length says how many
};
constexpr value_traits traits[value_type_count] = {
    {"uint8", 1},  {"int8", 1},    {"uint16", 2},  {"int16", 2},  {"uint32", 4},
    {"int32", 4},  {"float32", 4}, {"boolean", 1}, {"string", 0}, {"array", 0},
    {"uint64", 8}, {"int64", 8},   {"float64", 8},
};
constexpr int most_depth = 8;  ///< of arrays in arrays, so that no file exhausts the stack

const value_traits& traits_of(value_type type) { return traits[static_cast<std::uint32_t>(type)]; }

}  // namespace

const char* name_of(value_type type) { return traits_of(type).name; }

std::string printed(std::string_view text) {
  constexpr std::size_t most = 80;
  std::string shown;
  for (const char c : text.substr(0, most)) shown += c >= ' ' && c <= '~' ? c : '?';
  return text.size() > most ? shown + "..." : shown;
}

value_type gguf_file::reader::type(const char* what) {
  const std::size_t at = position();
  const auto number = this->number<std::uint32_t>(what);
  if (number >= value_type_count)
    detail::raise("%s: %s at byte %zu is %u, must be at most %u", file_, what, at, number,
                  value_type_count - 1);
  return static_cast<value_type>(number);
}

gguf_value gguf_file::reader::value(value_type type, int depth) {
  gguf_value value;
  value.type = type;
  if (type == value_type::string) {
    value.bytes = take(number<std::uint64_t>("a string"), "a string");
  } else if (type == value_type::array) {
    if (depth >= most_depth)
      detail::raise("%s: an array at byte %zu is within %d others, must be within at most %d", file_,
                    position_, depth, most_depth - 1);
    value.element = this->type("an array's type");
    value.count = number<std::uint64_t>("an array's count");
    const std::size_t begin = position_;
    skip_elements(value, depth);
    value.bytes = bytes_.subspan(begin, position_ - begin);
  } else {
    const std::size_t at = position_;
    value.bytes = take(traits_of(type).bytes, "a value");
    if (type == value_type::boolean && std::to_integer<unsigned>(value.bytes[0]) > 1)
      detail::raise("%s: a boolean at byte %zu is %u, must be 0 or 1", file_, at,
                    std::to_integer<unsigned>(value.bytes[0]));
  }
  return value;
}

void gguf_file::reader::skip_elements(const gguf_value& array, int depth) {
  const std::size_t each = traits_of(array.element).bytes;
  // An element is a byte at least: a count beyond the bytes that follow would be walked for nothing.
  const std::size_t least = each == 0 ? sizeof(std::uint64_t) : each;
  if (array.count > left() / least)
    detail::raise(
        "%s: an array of %s at byte %zu has %llu elements, must be at most the %zu for which there are bytes",
        file_, name_of(array.element), position_, static_cast<unsigned long long>(array.count),
        left() / least);
  if (each != 0 && array.element != value_type::boolean) {
    take(array.count * each, "an array");
    return;
  }
  for (std::uint64_t i = 0; i < array.count; ++i) value(array.element, depth + 1);
}

}  // namespace pewter::decoder
