// The native layer: registers, and what is done to one of them. There are three, of the same names;
// everything above is one source.
//
//   native_xsimd*.hpp    registers of a CPU, by xsimd and intrinsics
//   native_openmp*.hpp   arrays and loops under `#pragma omp simd`, for any architecture
//   (PEWTER_LANES_OPENMP) native_gpu*.hpp      one value in each thread of a warp (PEWTER_GPU)
#pragma once

#if defined(PEWTER_GPU)
#include "pewter/native_gpu.hpp"
#else
#if defined(PEWTER_LANES_OPENMP)
#include "pewter/native_openmp.hpp"
#else
#include "pewter/native_xsimd.hpp"
#endif
#include "pewter/native_permute.hpp"
#endif
