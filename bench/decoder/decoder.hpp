// Runs a model: tokens in, logits out, by the collection's kernels.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bench/decoder/cache.hpp"
#include "bench/decoder/model.hpp"
#include "bench/decoder/products.hpp"
#include "bench/decoder/profile.hpp"

namespace pewter::decoder {

/// One token of a batch.
struct token_place {
  std::uint32_t token = 0;
  std::uint32_t sequence = 0;
  bool wants_logits = false;
};

struct decoder_options {
  std::size_t sequences = 1;
  std::size_t capacity = 2048;                           ///< tokens of a sequence
  std::size_t batch = 512;                               ///< tokens that are run together, at most
  unsigned host_threads = 0;                             ///< 0: OpenMP's default
  pewter::activations activations = activations::bytes;  ///< what quantised weights are multiplied by
  bool packs = true;  ///< blocks once for all products, in memory of the decoder's
  pewter::cache_type cache = cache_type::float16;
  ranks* shared_by = nullptr;  ///< the processes that run the model together
};

/// Tokens of a sequence are appended to it, in the order in which they come.
class decoder {
 public:
  /// @param of must outlive it
  decoder(const model& of, const decoder_options& how);

  /// Runs tokens: those of a sequence lie together. Logits (wanted, vocabulary) are those of the tokens that
  /// want them, in their order, and stay until the next call.
  /// @throws error for an unknown token or sequence, more tokens than a batch or than a sequence has room for
  std::span<const float> run(std::span<const token_place> tokens);
  /// Forgets a sequence's tokens.
  void forget(std::uint32_t sequence) { lengths_.at(sequence) = 0; }
  std::size_t length(std::uint32_t sequence) const { return lengths_.at(sequence); }
  const model& of() const { return model_; }
  profile& times() { return times_; }

 private:
  /// Tokens of one sequence in a batch.
  struct run_of_tokens {
    std::size_t first, count;
    std::uint32_t sequence;
    std::size_t before;  ///< tokens that the sequence has had
  };
  void pack_weights();
  void plan(std::span<const token_place> tokens);
  void run_layer(std::size_t index, std::size_t m);
  void project(const layer& l, std::size_t m);
  void turn_heads(float* x, std::size_t m, std::size_t heads);
  void append(std::size_t layer);
  void attend(std::size_t layer);
  std::size_t keep_wanted(std::size_t m);
  void run_dense(const char* purpose, const feed_forward& f, const float* x, float* y, std::size_t m);
  void run_experts(const layer& l, const float* x, float* y, std::size_t m);
  void run_chosen(const layer& l, const float* x, float* y, std::size_t m);

  const model& model_;
  decoder_options options_;
  profile times_;
  products products_;
  cache cache_;
  std::vector<std::size_t> lengths_;  ///< of the sequences
  // The batch that is run.
  std::vector<run_of_tokens> runs_;
  std::vector<std::uint32_t> ids_, positions_, wanted_, expert_ids_;
  std::vector<std::int64_t> places_;  ///< of the tokens' rows in the cache
  std::vector<float> hidden_, normed_, queries_, keys_, values_, attended_;
  std::vector<float> gate_, up_, result_, logits_, router_, expert_weights_, chosen_results_;
};

}  // namespace pewter::decoder
