// pewter_decode's options.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace pewter::decoder {

struct command {
  std::string file;
  std::vector<std::uint32_t> prompt;  ///< empty: prompt_tokens random ones
  std::size_t prompt_tokens = 64, tokens = 32;
  std::size_t sequences = 1, batch = 512, context = 0;  ///< context 0: what the tokens need
  unsigned threads = 0;
  std::uint64_t seed = 1;
  std::string logits;  ///< a file for the logits of all of the prompt's tokens
  std::string times;   ///< a file for the times of kernels, as JSON
  bool exact = false, one_by_one = false, no_limit = false, quiet = false;
};

extern const char* const usage;

/// @throws error for an unknown option, a missing value, and a number that is none
command parsed(int count, const char* const* arguments);

}  // namespace pewter::decoder
