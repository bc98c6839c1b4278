// Products with the weights of a file, of whatever type they are, and rows of its tables as floats.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "bench/decoder/model.hpp"
#include "bench/decoder/profile.hpp"
#include "bench/decoder/ranks.hpp"
#include "pewter/launch.hpp"
#include "pewter/quantized.hpp"

namespace pewter::decoder {

/// What a router says of a batch: the experts that each token passes.
struct chosen_experts {
  const std::uint32_t* ids;  // (tokens, of_token)
  std::size_t tokens, of_token;
};

/// Calls kernels for one decoder, on its host threads, and sums up their times. Scratch stays for the next
/// call.
class products {
 public:
  /// @param shared_by null: this process has all rows
  products(profile& times, unsigned host_threads, pewter::activations activations, ranks* shared_by)
      : times_(times), activations_(activations), ranks_(shared_by) {
    how_.host_threads = host_threads;
  }

  /// Packs this rank's rows of a matrix of blocks, or of all of its experts, for all later products. Matrices
  /// of numbers stay as they are, and so do all where activations are exact.
  void pack(const matrix& w);
  /// y = x W^T + bias: x (m, cols), y (m, rows). @param bias (rows), or null
  void multiply(const char* purpose, const float* x, const matrix& w, float* y, std::size_t m,
                const float* bias = nullptr);
  /// y[t][i] = x W[ids[t][i]]^T, W being the matrices of all experts: ids (tokens, chosen), x (tokens, cols),
  /// or a row an id, (tokens, chosen, cols), y (tokens, chosen, rows).
  void multiply_chosen(const char* purpose, const float* x, const matrix& w, const chosen_experts& chosen,
                       bool row_an_id, float* y);
  /// y[i] = row ids[i] of the table: y (ids, cols).
  void look_up(const matrix& table, std::span<const std::uint32_t> ids, float* y);
  const launch& how() const { return how_; }

 private:
  void multiply_all(const char* purpose, const float* x, const matrix& w, float* y, std::size_t m,
                    const float* bias);
  void multiply_chosen_of(const char* purpose, const float* x, const matrix& w, const row_range& rows,
                          const chosen_experts& chosen, bool row_an_id, float* y);
  void multiply_each_expert(const char* purpose, const float* x, const matrix& w, const row_range& rows,
                            const chosen_experts& chosen, bool row_an_id, float* y);
  row_range own_rows(const matrix& w) const {
    return ranks_ == nullptr ? row_range{0, w.rows} : ranks_->part(w.rows, ranks_->rank());
  }
  template <class T>
  void multiply_numbers(const float* x, const matrix& w, float* y, std::size_t m, const float* bias);

  profile& times_;
  pewter::activations activations_;
  ranks* ranks_;
  launch how_;
  /// Packed weights by their places in the file; those of experts together.
  std::unordered_map<const std::byte*, packed_weights<float>> packed_;
  std::vector<std::byte> scratch_;
  std::vector<float> own_;  ///< this rank's rows
  std::vector<float> rows_of_expert_, results_of_expert_;
};

}  // namespace pewter::decoder
