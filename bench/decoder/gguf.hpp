// A GGUF file (versions 2 and 3, little-endian): keys with values, and a table of tensors, as GGUF's
// specification has them. Nothing is copied: values and tensors are views of the file's bytes.
//
// What a file says is checked when it is read, before anything is used: every length, count and offset
// against the file's size, products of extents against overflow, names against each other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pewter/types.hpp"

namespace pewter::decoder {

/// The type of a value; GGUF's own numbers.
enum class value_type : std::uint32_t {
  uint8,
  int8,
  uint16,
  int16,
  uint32,
  int32,
  float32,
  boolean,
  string,
  array,
  uint64,
  int64,
  float64,
};
inline constexpr std::uint32_t value_type_count = 13;
const char* name_of(value_type type);

/// A value of a key. An array's elements are of one type; an array's array is walked by elements_of.
struct gguf_value {
  value_type type = value_type::uint8;
  value_type element = value_type::uint8;  ///< of an array
  std::uint64_t count = 1;                 ///< of an array's elements
  std::span<const std::byte> bytes;        ///< a string's characters, a number, an array's elements
};

/// A tensor as the file has it. Extents beyond `axes` are 1; the first one is a row's.
struct gguf_tensor {
  std::string_view name;
  unsigned axes = 0;
  std::array<std::size_t, 4> extents = {1, 1, 1, 1};
  std::optional<element_type> element;  ///< of numbers that are stored one by one
  std::optional<block_type> block;      ///< of quantised ones
  std::span<const std::byte> bytes;

  std::size_t elements() const { return extents[0] * extents[1] * extents[2] * extents[3]; }
  const char* type_name() const { return block ? pewter::name_of(*block) : pewter::name_of(*element); }
};

/// The contents of a file, whose bytes must outlive it.
class gguf_file {
 public:
  /// @param name what errors begin with
  /// @throws error for bytes that are no such file: it names what is wrong, where, and what it must be
  gguf_file(std::span<const std::byte> bytes, std::string name);

  const std::string& name() const { return name_; }
  std::uint32_t version() const { return version_; }
  std::size_t alignment() const { return alignment_; }

  std::span<const std::string_view> keys() const { return keys_; }
  /// Null if the file lacks the key.
  const gguf_value* find(std::string_view key) const;
  /// Values of a key, which may be stored as any number that has them; `otherwise` if there is no such key.
  /// @throws error for a value of another type, and for a missing key without `otherwise`
  std::uint64_t unsigned_of(std::string_view key, std::optional<std::uint64_t> otherwise = {}) const;
  float float_of(std::string_view key, std::optional<float> otherwise = {}) const;
  bool bool_of(std::string_view key, bool otherwise) const;
  std::string_view string_of(std::string_view key, std::optional<std::string_view> otherwise = {}) const;
  /// The elements of an array of strings.
  std::vector<std::string_view> strings_of(std::string_view key) const;
  /// The elements of an array's array.
  std::vector<gguf_value> elements_of(const gguf_value& array) const;

  std::span<const gguf_tensor> tensors() const { return tensors_; }
  /// Null if the file lacks it.
  const gguf_tensor* find_tensor(std::string_view name) const;

 private:
  class reader;
  void read_values(reader& from, std::uint64_t count);
  void read_tensors(reader& from, std::uint64_t count);
  void place_tensors(std::span<const std::byte> data, std::span<const std::uint64_t> offsets);
  const gguf_value* needed(std::string_view key, bool optional) const;
  [[noreturn]] void refuse(std::string_view key, const gguf_value& value, const char* wanted) const;

  std::string name_;
  std::uint32_t version_ = 0;
  std::size_t alignment_ = 32;
  std::vector<std::string_view> keys_;
  std::unordered_map<std::string_view, gguf_value> values_;
  std::vector<gguf_tensor> tensors_;
  std::unordered_map<std::string_view, std::size_t> tensor_of_name_;
};

}  // namespace pewter::decoder
