// A language model of Llama's kind as a GGUF file has it: extents, and where each weight lies.
//
// Read are the architectures llama, qwen2, qwen3, and qwen2moe, qwen3moe and llama with experts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bench/decoder/gguf.hpp"
#include "pewter/serving.hpp"

namespace pewter::decoder {

/// Rows of a matrix, quantised or not: y = x W^T.
struct matrix {
  const std::byte* data = nullptr;  ///< null: the model has none
  std::optional<element_type> element;
  std::optional<block_type> block;
  std::size_t rows = 0, cols = 0;  ///< of one matrix
  std::size_t count = 1;           ///< of matrices, one for each expert
  std::size_t bytes = 0;           ///< of one matrix

  explicit operator bool() const { return data != nullptr; }
  /// Rows of one matrix.
  matrix part(std::size_t first, std::size_t n) const {
    matrix some = *this;
    some.data += first * (bytes / rows);
    some.bytes = n * (bytes / rows);
    some.rows = n;
    return some;
  }
  matrix expert(std::size_t i) const {
    matrix one = *this;
    one.data += i * bytes;
    one.count = 1;
    return one;
  }
};

/// A SwiGLU network: W_down (silu(W_gate x) * W_up x).
struct feed_forward {
  matrix gate, up, down;
};
struct layer {
  const float *attention_norm = nullptr, *feed_forward_norm = nullptr;
  const float *query_norm = nullptr, *key_norm = nullptr;  ///< null: heads are not normalised
  matrix query, key, value, attention_output;
  const float *query_bias = nullptr, *key_bias = nullptr, *value_bias = nullptr;
  feed_forward dense;    ///< of a model without experts
  matrix router;         ///< (experts, hidden)
  feed_forward experts;  ///< matrices of all experts
  feed_forward shared;   ///< which every token passes, if there is one
  matrix shared_router;  ///< (1, hidden)
};

struct extents {
  std::string architecture;
  std::size_t layers = 0, hidden = 0, heads = 0, kv_heads = 0, head_dim = 0, vocabulary = 0, context = 0;
  float epsilon = 0, theta = 0;
  bool pairs_are_halves = false;  ///< of rotary embeddings: x[i] and x[i + head_dim / 2]; else neighbours
  rotary_scaling scaling = rotary_scaling::none;
  float scaling_factor = 1, magnitude = 1;
  std::size_t original_context = 0;
  std::size_t experts = 0, experts_used = 0;
  bool renormalises_experts = false;  ///< the weights of those used sum to 1
};

/// Points into the file, which must outlive it.
class model {
 public:
  /// @throws error that names the key or tensor which is missing or has another type or extents
  explicit model(const gguf_file& file);

  decoder::extents extents;
  matrix embedding, output;  ///< output may be the embedding
  const float* output_norm = nullptr;
  const float* frequency_factors = nullptr;  ///< (head_dim / 2), what frequencies are divided by; null: none
  std::vector<layer> layers;

  /// Bytes of weights that one token reads: all but the embedding's, and those of the experts it passes.
  double bytes_of_token() const;
  double parameters = 0;
};

}  // namespace pewter::decoder
