// pewter_decode's options.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pewter/cache_type.hpp"
#include "pewter/kernels.hpp"

namespace pewter::decoder {

struct command {
  std::string file;
  std::vector<std::uint32_t> prompt;  ///< empty: prompt_tokens random ones
  std::size_t prompt_tokens = 64, tokens = 32;
  std::size_t sequences = 1, batch = 512, context = 0;  ///< context 0: what the tokens need
  unsigned threads = 0;
  cache_type cache = cache_type::float16;
  bool samples = false;  ///< draws tokens; else each is the likeliest
  sampling_options sampling = {.seed = 1};
  std::string logits;  ///< a file for the logits of all of the prompt's tokens
  std::string times;   ///< a file for the times of kernels, as JSON
  bool exact = false, as_stored = false, one_by_one = false, no_limit = false, quiet = false, mpi = false;
};

extern const char* const usage;
/// Sequences at most, so that a sequence's draws do not depend on how many there are.
inline constexpr std::size_t most_sequences = 4096;

/// @throws error for an unknown option, a missing value, and a text that is no number
command parsed(int count, const char* const* arguments);

}  // namespace pewter::decoder
