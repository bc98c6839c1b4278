// Swizzles of the user's source: v.wzyx.xy is one, and one that is read is a call.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

struct swizzle {
  std::size_t last = 0;  ///< the token that it ends with; 0: nothing is to be changed
  std::string name;      ///< what stands for tokens [at, last]: a property, or a call of its getter
};

/// @param names of the user: none of them is taken for a swizzle
swizzle parse_swizzle(const source_tokens&, std::size_t at, const std::set<std::string_view>& names);

}  // namespace pewter::metal
