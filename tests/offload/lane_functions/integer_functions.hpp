// Integer lanes of every type, mixed types, and gathers by every type of index, as a user's kernel.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/half.hpp"
#include "pewter/launch.hpp"

namespace pewter_test {

inline constexpr int integer_function_count = 0
#define PEWTER_FUNCTION(name, expression, reference) +1
#include "offload/lane_functions/integer_functions.inc"
    ;

struct integer_arguments {
  const std::int64_t *a, *b;  // (n), T's own bits
  std::int64_t* results;      // (n)
  std::size_t n;              // a multiple of 32
  int bytes;                  // of T: 1, 2, 4, 8
  bool is_signed;
  int function;  ///< which, in the list's order
};
void integer_functions(const integer_arguments& arguments, const pewter::launch& options);

struct gather_arguments {
  static constexpr int reach = 100;    ///< indices are from -reach to reach
  const std::int64_t* index;           // (32)
  const std::int64_t* unsigned_index;  // (32), of at least 0
  const float* floats;                 // (2 reach + 1)
  const std::uint8_t* bytes;           // (2 reach + 1)
  const pewter::half* halves;          // (2 reach + 1)
  float* results;                      // (3, 8, 32): of floats, bytes and halves by 8 types of index
  std::uint32_t active;
};
void gather_functions(const gather_arguments& arguments, const pewter::launch& options);

}  // namespace pewter_test
