// SHA-256 by LLVM's library: what is named by it cannot be made to have another's name.
#pragma once

#include <string>
#include <string_view>

namespace pewter::metal {

/// @return 64 hexadecimal digits
std::string digest_of(std::string_view bytes);

}  // namespace pewter::metal
