// The arguments of sample: a threadgroup a row.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pewter::detail {

/// A weight of 1: that of a row's largest element.
inline constexpr std::uint32_t whole_weight = 1u << 30;
/// Sums of chunks fill half of threadgroup memory.
inline constexpr std::size_t most_chunks = 2048;
/// The sum of a chunk's lower halves of weights fits 32 bits.
inline constexpr std::size_t longest_chunk = 65536;

/// A distance of 1 from the largest logit, divided by the temperature. What has a weight is nearer than 21.
inline constexpr std::uint32_t whole_distance = 1u << 16;

struct sample_arguments {
  const void* logits;          // (rows, cols)
  const std::uint64_t* draws;  // (rows)
  std::uint32_t* ids;          // (rows)
  std::uint32_t* weights;      // (rows, cols), scratch
  std::uint32_t* distances;    // (rows, cols), scratch: below the largest logit; null: all are typical
  std::size_t cols;
  std::size_t chunk;      ///< columns whose weights are added up before others are
  std::uint64_t part;     ///< top_p in units of 2^-32
  std::uint64_t typical;  ///< the typical part, likewise
  float inverse_temperature;
  std::uint32_t top_k;         ///< 0: all
  std::uint32_t least_weight;  ///< min_p's; at least 1
};

}  // namespace pewter::detail
