// Where a call is in the source, for diagnoses. As a default argument {__builtin_FILE(),
// __builtin_LINE()} it is the caller's place, with every compiler that Pewter is built with
// (<source_location> is not).
#pragma once

#include <cstdint>

namespace pewter {

struct call_site {
  const char* file = nullptr;  ///< may be null
  std::uint32_t line = 0;
};

}  // namespace pewter
