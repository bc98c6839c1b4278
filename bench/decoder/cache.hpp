// Keys and values of the tokens that sequences have had, by layer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "pewter/cache_type.hpp"
#include "pewter/launch.hpp"

namespace pewter::decoder {

struct cache_extents {
  std::size_t layers, sequences, capacity;  ///< tokens of a sequence
  std::size_t row;                          ///< elements of a token's keys, or values, in a layer
};

/// A layer has pages of `capacity` rows, one for each sequence: keys (sequences, capacity, row), values
/// likewise.
class cache {
 public:
  /// @throws error for a type of blocks that a head's elements are no multiple of
  cache(const cache_extents& extents, cache_type type, std::size_t head_dim);

  cache_type type() const { return type_; }
  const std::byte* keys(std::size_t layer) const { return pages(2 * layer); }
  const std::byte* values(std::size_t layer) const { return pages(2 * layer + 1); }
  std::size_t bytes_of_row() const { return bytes_of_row_; }
  /// Where a sequence's token has its row among those of a layer.
  std::int64_t place(std::size_t sequence, std::size_t token) const {
    return static_cast<std::int64_t>(sequence * extents_.capacity + token);
  }
  /// Rows of floats go to places, converted.
  void set_keys(std::size_t layer, const float* rows, std::span<const std::int64_t> places,
                const launch& how) {
    set(pages(2 * layer), rows, places, how);
  }
  void set_values(std::size_t layer, const float* rows, std::span<const std::int64_t> places,
                  const launch& how) {
    set(pages(2 * layer + 1), rows, places, how);
  }

 private:
  std::byte* pages(std::size_t half_layer) const {
    return memory_.get() + half_layer * extents_.sequences * extents_.capacity * bytes_of_row_;
  }
  void set(std::byte* to, const float* rows, std::span<const std::int64_t> places, const launch& how) const;

  cache_extents extents_;
  cache_type type_;
  std::size_t bytes_of_row_;
  std::unique_ptr<std::byte[]> memory_;
};

}  // namespace pewter::decoder
