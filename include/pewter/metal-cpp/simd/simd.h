// <simd/simd.h> for host code, in C and C++: vectors and matrices as they lie in memory for the kernels that
// a program shares them with, where the same names are Metal's own types, and what programs do with them:
// geometry, products, minima, sums, rotations. By clang vectors have all their components' names (v.zyx).
// Noise and the functions of <math.h> for vectors are not here.
#pragma once

#include "matrix_types.h"
#include "vector_functions.h"
#include "vector_types.h"

#include "matrix_functions.h"
#include "vector_graphics.h"

#include "quaternions.h"

#undef PEWTER_SIMD_ZERO
#undef PEWTER_SIMD_AS
#undef PEWTER_SIMD_FUNCTION
