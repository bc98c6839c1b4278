// Instead of digest.cpp in builds for another architecture, whose LLVM is not there: four sums, as nobody
// forges names in the cache of a test.
#include <cstdint>
#include <cstdio>

#include "kernels/metal/support/digest.hpp"

std::string pewter::metal::digest_of(std::string_view bytes) {
  std::string text;
  for (std::uint64_t part = 0; part < 4; ++part) {
    std::uint64_t sum = 0xcbf29ce484222325 ^ part * 0x9e3779b97f4a7c15;
    for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(sum));
    text += digits;
  }
  return text;
}
