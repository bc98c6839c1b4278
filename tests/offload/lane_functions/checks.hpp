// Tests of lanes' functions for one launch: a target of the CPU or a GPU. The oracles are plain arithmetic
// and long double.
#pragma once

#include "pewter/launch.hpp"

namespace pewter_test {

/// Every function of math*.hpp, with the stated errors.
void check_math(const pewter::launch& options);
/// Every function of vectors, to a few ulp; moves to and from memory, exactly.
void check_vectors(const pewter::launch& options);
/// Integers of every type and mixed types, gathers by every type of index.
void check_integers(const pewter::launch& options);

}  // namespace pewter_test
