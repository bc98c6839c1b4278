// Operands of one kernel call for the tests: filled from the description, rounded to their storage type, at
// odd alignments or on cache lines, between guard bytes that no kernel may touch.
//
// The guards of an input are NaN in every floating-point type, so that a value read from there spoils the
// result; those of an output differ from what the output is filled with, so that a write shows.
#pragma once

#include <algorithm>
#include <cstring>
#include <map>
#include <random>
#include <span>
#include <tuple>
#include <type_traits>
#include <vector>

#include "kernels/runtime/description.hpp"
#include "pewter/half.hpp"
#include "tests/reference/quantized/blocks.hpp"

namespace pewter::test {

/// Bytes between two guards. Outputs start as 0xff: NaN as float, half and bfloat.
class guarded_buffer {
 public:
  guarded_buffer(std::size_t count, element_kind kind, element_type type, std::size_t misalignment,
                 role whose = role::output)
      : guard_byte_(whose == role::input ? std::byte{0xff} : std::byte{0xa5}),
        kind_(kind),
        type_(type),
        element_(size_of(kind, type)),
        size_(count * element_),
        first_(guard + misalignment * element_),
        lines_((first_ + size_ + guard) / sizeof(cache_line) + 1) {
    std::memset(lines_.data(), static_cast<int>(guard_byte_), lines_.size() * sizeof(cache_line));
    std::memset(data(), 0xff, size_);
  }

  std::byte* data() { return reinterpret_cast<std::byte*>(lines_.data()) + first_; }
  const std::byte* data() const { return bytes() + first_; }
  std::size_t count() const { return size_ / element_; }
  /// The elements with the guards around them.
  std::span<std::byte> with_guards() {
    return {reinterpret_cast<std::byte*>(lines_.data()), lines_.size() * sizeof(cache_line)};
  }
  std::size_t size() const { return size_; }
  bool operator==(const guarded_buffer& other) const = default;

  double at(std::size_t i) const {
    return with_type_of(kind_, type_, [&]<class V>(V) {
      if constexpr (std::is_arithmetic_v<V>)
        return static_cast<double>(read<V>(i));
      else
        return static_cast<double>(static_cast<float>(read<V>(i)));
    });
  }
  void set(std::size_t i, float value) {
    with_type_of(kind_, type_, [&]<class V>(V) { write(i, static_cast<V>(value)); });
  }
  /// Element i still holds the value that outputs start with.
  bool untouched(std::size_t i) const {
    for (std::size_t b = i * element_; b < (i + 1) * element_; ++b)
      if (data()[b] != std::byte{0xff}) return false;
    return true;
  }
  bool guards_intact() const {
    const std::byte* end = bytes() + lines_.size() * sizeof(cache_line);
    const auto is_guard = [&](std::byte b) { return b == guard_byte_; };
    return std::all_of(bytes(), data(), is_guard) && std::all_of(data() + size_, end, is_guard);
  }

 private:
  const std::byte* bytes() const { return reinterpret_cast<const std::byte*>(lines_.data()); }

  struct alignas(64) cache_line {
    std::byte bytes[64];
    bool operator==(const cache_line&) const = default;
  };
  static constexpr std::size_t guard = 256;

  template <class V>
  V read(std::size_t i) const {
    V value{};
    std::memcpy(&value, data() + i * sizeof(V), sizeof value);
    return value;
  }
  template <class V>
  void write(std::size_t i, V value) {
    std::memcpy(data() + i * sizeof(V), &value, sizeof value);
  }

  std::byte guard_byte_;
  element_kind kind_;
  element_type type_;
  std::size_t element_, size_, first_;
  std::vector<cache_line> lines_;
};

/// The values that `how` names, as many as are asked for; normal ones have exact zeros and outliers of 8.
class value_sequence {
 public:
  value_sequence(fill how, std::size_t bound, std::uint32_t seed) : how_(how), bound_(bound), random_(seed) {}

  std::span<const float> first(std::size_t count) {
    values_.reserve(count);
    while (values_.size() < count) values_.push_back(next());
    return {values_.data(), count};
  }

 private:
  float next() {
    switch (how_) {
      case fill::normal: {
        const unsigned kind = static_cast<unsigned>(random_() % 100);
        return kind == 0 ? 0.0f : kind == 1 ? 8.0f : kind == 2 ? -8.0f : normal_(random_);
      }
      case fill::uniform:
        return uniform_(random_);
      case fill::positive:
        return 0.5f + uniform_(random_);
      case fill::negative:
        return -0.5f - uniform_(random_);
      case fill::bytes:
      case fill::blocks:
        return static_cast<float>(random_() % 256);
      case fill::indices:
        return static_cast<float>(random_() % bound_);
    }
    return 0;
  }

  fill how_;
  std::size_t bound_;
  std::mt19937 random_;
  std::normal_distribution<float> normal_;
  std::uniform_real_distribution<float> uniform_{0.0f, 1.0f};
  std::vector<float> values_;
};

/// Writes the values that `how` names. A sequence is kept: all kernels, types and targets of a test take the
/// same few.
/// @param bound of indices, at most 2^24, so that `set` takes them; the type of blocks
inline void fill_buffer(guarded_buffer& buffer, fill how, std::size_t bound, std::uint32_t seed) {
  static std::map<std::tuple<fill, std::size_t, std::uint32_t>, value_sequence> sequences;
  value_sequence& sequence = sequences.try_emplace({how, bound, seed}, how, bound, seed).first->second;
  const std::span<const float> values = sequence.first(buffer.count());
  for (std::size_t i = 0; i < values.size(); ++i) buffer.set(i, values[i]);
  if (how == fill::blocks)
    reference::tame_scales(static_cast<block_type>(bound % block_type_count),
                           {reinterpret_cast<std::uint8_t*>(buffer.data()), buffer.size()});
}

enum class alignment { odd, cache_lines };

/// All operands of a call; inputs are filled.
class operand_set {
 public:
  operand_set(const description& about, const problem_shape& shape, element_type element, std::uint32_t seed,
              alignment where = alignment::odd)
      : type(element) {
    for (std::size_t i = 0; i < about.operands.size(); ++i) {
      const operand& o = about.operands[i];
      const std::size_t misalignment = where == alignment::odd ? (seed + i) % 5 : 0;
      buffers.emplace_back(o.count(shape), o.kind, type, misalignment, o.role);
      const std::size_t bound = o.bound != nullptr ? o.bound(shape) : 0;
      if (o.role == role::input)
        fill_buffer(buffers.back(), o.fill, bound, seed + static_cast<std::uint32_t>(i));
    }
  }
  std::vector<void*> pointers() {
    std::vector<void*> all;
    for (guarded_buffer& b : buffers) all.push_back(b.data());
    return all;
  }

  element_type type;
  std::vector<guarded_buffer> buffers;
};

}  // namespace pewter::test
