// Products of TF32 by a GPU's matrix units: floats with eleven bits of significand. sm_80 and newer;
// elsewhere it does not exist. All lanes of a SIMD group call multiply_tf32 together.
//
// A fragment is a thread's part of a matrix (PTX ISA, "Matrix fragments for mma.m16n8k8"), with
// lane = 4 group + member:
//   left (16 x 8), four words:    rows group, group + 8, group, group + 8; column member, of the last two
//   words
//                                 four further on
//   right (8 x 8), two words:     row member, four further on in the second; column group
//   sums (16 x 8), four floats:   row group, columns 2 member and 2 member + 1; row group + 8, the same
//   columns
#pragma once

#include "pewter/native/gpu/matrix.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(__NVPTX__) && __CUDA_ARCH__ >= 800

/// sums += left right, products exact and sums in float. Words are floats whose thirteen lower bits do not
/// count.
PEWTER_INLINE void multiply_tf32(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                                 std::uint32_t right_1) {
  asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
      "{%0, %1, %2, %3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right_0), "r"(right_1));
}

#else

PEWTER_INLINE void multiply_tf32(float (&)[4], const std::uint32_t (&)[4], std::uint32_t, std::uint32_t) {}

#endif
#if !defined(__NVPTX__)
PEWTER_INLINE unsigned char* launched_memory() { return nullptr; }
#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
