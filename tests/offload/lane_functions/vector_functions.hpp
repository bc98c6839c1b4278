// Vector types of lanes, as a user's kernel: every function of geometric.hpp and vector_functions.hpp, and
// moves to and from memory.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/half.hpp"
#include "pewter/launch.hpp"

namespace pewter_test {

inline constexpr int vector_function_count = 0
#define PEWTER_FUNCTION(name, expression, reference) +1
#include "offload/lane_functions/vector_functions.inc"
    ;

struct vector_arguments {
  const float* numbers;  // (n, 19): x, p, q, a, b, u, v
  float* results;        // (n)
  std::size_t n;         // a multiple of 32
  int function;          ///< which, in the list's order
};
void vector_functions(const vector_arguments& arguments, const pewter::launch& options);

/// Elements that one SIMD group moves, n a lane, under a mask: by load and store of n = 2, 3, 4 and 8.
struct vector_moves {
  static constexpr std::size_t elements = 32 * (2 + 3 + 4 + 8);
  const float* floats;         // (elements)
  const std::uint8_t* bytes;   // (elements)
  const pewter::half* halves;  // (elements)
  float* moved_floats;         // (elements)
  std::uint8_t* moved_bytes;   // (elements)
  pewter::half* moved_halves;  // (elements)
  std::uint32_t active;        ///< a bit a lane; all ones: no mask is given
};
void move_vectors(const vector_moves& arguments, const pewter::launch& options);

}  // namespace pewter_test
