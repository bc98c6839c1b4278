// What a language model needs around its products: positions of long contexts. The contract is that of
// kernels.hpp.
#pragma once

#include "pewter/kernels.hpp"

namespace pewter {

// ---- positions -------------------------------------------------------------------------------------

/// How frequencies change for positions beyond those that a model was trained for.
enum class rotary_scaling : std::uint8_t {
  none,
  linear,  ///< all frequencies are divided by `factor` (Chen et al. 2023, arXiv:2306.15595)
  yarn,    ///< those of long waves alone (Peng et al. 2023, arXiv:2309.00071, 3.2)
};
/// Rotary embeddings of models with long contexts.
struct rotary_options {
  float theta = 10000;
  rotary_scaling scaling = rotary_scaling::none;
  float factor = 1;
  /// Of yarn: the frequency of pair i is divided by 1 if it turns beta_fast times or more within the original
  /// context, by `factor` if it turns beta_slow times or less, and mixed linearly in i between these pairs.
  std::size_t original_context = 0;
  float beta_fast = 32, beta_slow = 1;
  /// (head_dim / 2), in the host's memory: what frequencies are divided by besides, as Llama 3's files have
  /// it; null: 1.
  const float* frequency_factors = nullptr;
  float magnitude = 1;  ///< y is multiplied by it; yarn's authors take 1 + 0.1 ln(factor)
};

/// As kernels.hpp's rotary_interleaved, with angles by options.
/// @param how its factor is finite and at least 1, frequency factors are finite and above 0, the magnitude is
///   finite; for yarn the context is at least 1, and beta_fast above beta_slow above 0
template <element T>
void rotary_interleaved(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape,
                        const rotary_options& how, const launch& options = {});
/// As kernels.hpp's rotary_half, likewise.
template <element T>
void rotary_half(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape,
                 const rotary_options& how, const launch& options = {});

}  // namespace pewter
