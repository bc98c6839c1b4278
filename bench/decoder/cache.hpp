// Keys and values of the tokens that sequences have had, by layer.
#pragma once

#include <cstddef>
#include <memory>

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
  const std::byte* keys(std::size_t layer) const { return page(2 * layer, 0); }
  const std::byte* values(std::size_t layer) const { return page(2 * layer + 1, 0); }
  std::size_t bytes_of_row() const { return bytes_of_row_; }
  /// Rows from `first` on of a sequence become `count` rows of floats, converted.
  void set_keys(std::size_t layer, std::size_t sequence, std::size_t first, const float* rows,
                std::size_t count, const launch& how) {
    set(page(2 * layer, sequence) + first * bytes_of_row_, rows, count, how);
  }
  void set_values(std::size_t layer, std::size_t sequence, std::size_t first, const float* rows,
                  std::size_t count, const launch& how) {
    set(page(2 * layer + 1, sequence) + first * bytes_of_row_, rows, count, how);
  }

 private:
  std::byte* page(std::size_t half_layer, std::size_t sequence) const {
    return memory_.get() + (half_layer * extents_.sequences + sequence) * extents_.capacity * bytes_of_row_;
  }
  void set(std::byte* to, const float* rows, std::size_t count, const launch& how) const;

  cache_extents extents_;
  cache_type type_;
  std::size_t bytes_of_row_;
  std::unique_ptr<std::byte[]> memory_;
};

}  // namespace pewter::decoder
