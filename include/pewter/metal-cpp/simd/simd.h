// <simd/simd.h> for host code, in C and C++: vectors and matrices as they lie in memory for the kernels that
// a program shares them with, where the same names are Metal's own types, and what programs do with them:
// geometry, products, minima, sums. With clang vectors have all component names (v.zyx). Quaternions,
// noise and the mathematical functions of Apple's library are not here.
#pragma once

#include "matrix_types.h"
#include "vector_functions.h"
#include "vector_types.h"

#include "matrix_functions.h"
