#include "kernels/metal/support/digest.hpp"

#include <llvm/ADT/StringRef.h>
#include <llvm/Support/SHA256.h>

namespace pewter::metal {

std::string digest_of(std::string_view bytes) {
  llvm::SHA256 hash;
  hash.update(llvm::StringRef(bytes.data(), bytes.size()));
  std::string text;
  for (const std::uint8_t byte : hash.final()) {
    constexpr const char* digits = "0123456789abcdef";
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

}  // namespace pewter::metal
