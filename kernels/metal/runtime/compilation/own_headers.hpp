// Metal's own headers, as part of what an object depends on.
#pragma once

#include <string>

namespace pewter::metal {

/// @param compiler its path: the headers are those of its installation, or of PEWTER_METAL_INCLUDE
/// @return a digest of their names and texts now; "" where there are none
std::string digest_of_headers(const std::string& compiler);

}  // namespace pewter::metal
