// The native layer: registers, and what is done to one of them. There are three, of the same names;
// everything above is one source.
//
//   native/xsimd/    registers of a CPU, by xsimd and intrinsics
//   native/openmp/   arrays and loops under `#pragma omp simd`, for any architecture
//   (PEWTER_LANES_OPENMP) native/gpu/      one value in each thread of a warp (PEWTER_GPU)
#pragma once

#if defined(PEWTER_GPU)
#include "pewter/native/gpu/gpu.hpp"
#else
#if defined(PEWTER_LANES_OPENMP)
#include "pewter/native/openmp/openmp.hpp"
#else
#include "pewter/native/xsimd/xsimd.hpp"
#endif
#include "pewter/native/permute.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// How many vector registers the CPU has.
#if (defined(__x86_64__) && !defined(__AVX512F__)) || defined(__i386__)
inline constexpr int vector_registers = 16;
#else
inline constexpr int vector_registers = 32;
#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
