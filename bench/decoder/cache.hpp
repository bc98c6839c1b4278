// Keys and values of the tokens that sequences have had, by layer.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace pewter::decoder {

/// Room for `capacity` tokens of each sequence: a layer's and a sequence's keys are (kv_heads, capacity,
/// head_dim).
class cache {
 public:
  cache(std::size_t layers, std::size_t sequences, std::size_t kv_heads, std::size_t capacity,
        std::size_t head_dim)
      : head_(capacity * head_dim),
        sequence_(kv_heads * head_),
        sequences_(sequences),
        capacity_(capacity),
        memory_(std::make_unique_for_overwrite<float[]>(2 * layers * sequences * sequence_)) {}

  std::size_t capacity() const { return capacity_; }
  std::size_t elements_of_head() const { return head_; }
  float* keys(std::size_t layer, std::size_t sequence) const {
    return memory_.get() + (2 * layer * sequences_ + sequence) * sequence_;
  }
  float* values(std::size_t layer, std::size_t sequence) const {
    return memory_.get() + ((2 * layer + 1) * sequences_ + sequence) * sequence_;
  }

 private:
  std::size_t head_, sequence_, sequences_, capacity_;
  std::unique_ptr<float[]> memory_;
};

}  // namespace pewter::decoder
