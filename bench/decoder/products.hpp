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
  /// y[i] = row ids[i] of the table: y (ids, cols).
  void look_up(const matrix& table, std::span<const std::uint32_t> ids, float* y);
  const launch& how() const { return how_; }

 private:
  void multiply_all(const char* purpose, const float* x, const matrix& w, float* y, std::size_t m,
                    const float* bias);
  template <class T>
  void multiply_numbers(const float* x, const matrix& w, float* y, std::size_t m, const float* bias);
  template <class T>
  void look_up_numbers(const matrix& table, std::span<const std::uint32_t> ids, float* y);

  profile& times_;
  pewter::activations activations_;
  ranks* ranks_;
  launch how_;
  std::unordered_map<const std::byte*, packed_weights<float>> packed_;  ///< by where they lie in the file
  std::vector<std::byte> scratch_;
  std::vector<float> own_;  ///< this rank's rows
};

}  // namespace pewter::decoder
