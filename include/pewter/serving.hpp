// What a language model needs around its products: rows of tables and caches, positions of long contexts. The
// contract is that of kernels.hpp.
#pragma once

#include "pewter/quantized.hpp"

namespace pewter {

// ---- rows ------------------------------------------------------------------------------------------

/// Which rows get_rows and set_rows move.
struct rows_shape {
  std::size_t count = 0;  ///< of ids
  std::size_t rows = 0;   ///< of the matrix that ids name rows of
  std::size_t cols = 0;
};
/// A type that rows may be named by.
template <class Id>
concept row_id = std::is_same_v<Id, std::int32_t> || std::is_same_v<Id, std::int64_t>;

/// y[i] = x[ids[i]]: x (rows, cols), ids (count), y (count, cols). Elements of one type are copied bit for
/// bit; else they are converted with one rounding, as `convert` does. Not in place. Pattern: vectorized.
/// @param ids each 0 or more and below shape.rows, else an error that names the first one that is not
template <element From, element To, row_id Id>
void get_rows(const From* x, const Id* ids, To* y, rows_shape shape, const launch& options = {});
/// The same of a quantised matrix, whose elements are those that `dequantize` gives.
/// @param shape its cols a multiple of the type's elements a block
template <element T, row_id Id>
void get_rows(const quantized_matrix<T>& x, const Id* ids, T* y, rows_shape shape,
              const launch& options = {});

/// y[ids[i]] = x[i], as if one after the other: among equal ids the last one's row stays. x (count, cols),
/// ids (count), y (rows, cols). No other row of y is touched. Conversions as get_rows. Not in place.
/// Pattern: vectorized.
/// @param ids as get_rows
template <element From, element To, row_id Id>
void set_rows(const From* x, const Id* ids, To* y, rows_shape shape, const launch& options = {});
/// The same to a quantised matrix, with the blocks that `quantize` gives.
/// @param shape its cols a multiple of the type's elements a block
template <element T, row_id Id>
void set_rows(const T* x, const Id* ids, const quantized_result<T>& y, rows_shape shape,
              const launch& options = {});

// ---- positions -------------------------------------------------------------------------------------

/// How frequencies change for positions beyond those that a model was trained for.
enum class rotary_scaling : std::uint8_t {
  none,
  linear,  ///< all frequencies are divided by `factor` (Chen et al. 2023, arXiv:2306.15595)
  yarn,    ///< only those of long waves (Peng et al. 2023, arXiv:2309.00071, 3.2)
  llama3,  ///< likewise, by the turns within the original context, as Llama 3.1's models do
};
/// Rotary embeddings of models with long contexts.
struct rotary_options {
  float theta = 10000;
  rotary_scaling scaling = rotary_scaling::none;
  float factor = 1;
  /// yarn: the frequency of pair i is divided by 1 if it turns beta_fast times or more within the original
  /// context, by `factor` if it turns beta_slow times or less, and mixed linearly in i between these pairs.
  std::size_t original_context = 0;
  float beta_fast = 32, beta_slow = 1;
  /// (dims / 2), in the host's memory: further divisors of the frequencies, as Llama 3's files have them;
  /// null: 1.
  const float* frequency_factors = nullptr;
  float magnitude = 1;  ///< what is turned is multiplied by it; yarn's authors take 1 + 0.1 ln(factor)
  /// llama3: a frequency is divided by 1 if it turns high_turns times or more within the original context,
  /// by `factor` if it turns low_turns times or less, and mixed linearly in the turns between these.
  float low_turns = 1, high_turns = 4;
  /// How many of a head's elements are turned, the first ones; the others are copied. 0: all.
  std::size_t dims = 0;
  /// For tokens with several positions each (time, height and width): positions are (streams, tokens), and
  /// pair i takes those of stream stream_of_pair[i], (dims / 2) numbers in the host's memory; null: those of
  /// the first stream.
  std::size_t streams = 1;
  const std::uint8_t* stream_of_pair = nullptr;
};

/// As kernels.hpp's rotary_interleaved, with angles by options.
/// @param how its factor is finite and at least 1, frequency factors are finite and above 0, the magnitude is
///   finite; for yarn and llama3 the context is at least 1; beta_fast above beta_slow above 0, and high_turns
///   above low_turns above 0; dims even and at most head_dim; streams 1 to 256, and those of pairs below it
template <element T>
void rotary_interleaved(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape,
                        const rotary_options& how, const launch& options = {});
/// As kernels.hpp's rotary_half, likewise.
template <element T>
void rotary_half(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape,
                 const rotary_options& how, const launch& options = {});

}  // namespace pewter
