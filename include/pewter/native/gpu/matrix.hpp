// The GPU's matrix units and copies into threadgroup memory, as plain functions, for kernels that are
// written thread by thread (kernels/offload/gemm/gemm_tile.hpp). All lanes of a SIMD group call the functions
// of matrices together. The host has none of this.
//
// A fragment is a thread's part of a matrix of 16-bit elements, two in a word (PTX ISA, "Matrix fragments for
// mma.m16n8k16"), with lane = 4 group + member:
//   left (16 x 16), four words:   rows group, group + 8, group, group + 8; columns 2 member and 2 member + 1,
//                                 of the last two words 8 further on
//   right (16 x 8), two words:    rows 2 member and 2 member + 1, 8 further on in the second; column group
//   sums (16 x 8), four floats:   row group, columns 2 member and 2 member + 1; row group + 8, the same
//   columns
#pragma once

#include "pewter/half.hpp"
#include "pewter/native/gpu/device.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(__NVPTX__)

PEWTER_INLINE std::uint32_t address_in_block(const void* p) {
  return static_cast<std::uint32_t>(
      reinterpret_cast<std::uintptr_t>((__attribute__((address_space(3))) const unsigned char*)p));
}

/// The threadgroup memory whose size the launch gave (offload::set_block_memory), from a multiple of 1024 on.
extern "C" __attribute__((address_space(3))) unsigned char pewter_launched_memory[];
PEWTER_INLINE unsigned char* launched_memory() {
  auto* const memory = (unsigned char*)pewter_launched_memory;
  return memory + (1024 - address_in_block(memory) % 1024) % 1024;
}

/// What this thread wrote to the device's memory before, others see that see what it writes afterwards.
PEWTER_INLINE void fence_on_device() { asm volatile("fence.acq_rel.gpu;" ::: "memory"); }
PEWTER_INLINE std::uint32_t add_on_device(std::uint32_t* counter, std::uint32_t value) {
  return __atomic_fetch_add(counter, value, __ATOMIC_RELAXED);
}

/// Copies the first `present` of `bytes` (4 or 16) to threadgroup memory and fills up with zeros, at some
/// time before wait_for_copies. Both addresses are aligned to `bytes`; if `present` is 0, `from` is not read.
template <int bytes>
PEWTER_INLINE void begin_copy(void* to, const void* from, std::uint32_t present) {
  if constexpr (bytes == 16)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;"
                 :
                 : "r"(address_in_block(to)), "l"(from), "r"(present)
                 : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;"
                 :
                 : "r"(address_in_block(to)), "l"(from), "r"(present)
                 : "memory");
}
/// The copies that the thread has begun since the last call are one group.
PEWTER_INLINE void end_copy_group() { asm volatile("cp.async.commit_group;" ::: "memory"); }
/// Waits until all but the last `under_way` of the thread's groups have arrived.
template <int under_way>
PEWTER_INLINE void wait_for_copies() {
  asm volatile("cp.async.wait_group %0;" ::"n"(under_way) : "memory");
}

/// Four 8 x 8 matrices: lane l says where row l % 8 of matrix l / 8 is, sixteen bytes, aligned. Word i is of
/// matrix i: row lane / 4, columns 2 (lane % 4) and the next; transposed, of the matrix's transpose.
template <bool transposed>
PEWTER_INLINE void load_matrices(std::uint32_t (&words)[4], const void* row) {
  if constexpr (transposed)
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
                 : "r"(address_in_block(row))
                 : "memory");
  else
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
                 : "r"(address_in_block(row))
                 : "memory");
}

/// sums += left right, products and sums in float.
template <class T>
PEWTER_INLINE void multiply_matrices(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                                     std::uint32_t right_1);
template <>
PEWTER_INLINE void multiply_matrices<half>(float (&sums)[4], const std::uint32_t (&left)[4],
                                           std::uint32_t right_0, std::uint32_t right_1) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
      "{%0, %1, %2, %3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right_0), "r"(right_1));
}
template <>
PEWTER_INLINE void multiply_matrices<bfloat>(float (&sums)[4], const std::uint32_t (&left)[4],
                                             std::uint32_t right_0, std::uint32_t right_1) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
      "{%0, %1, %2, %3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right_0), "r"(right_1));
}

#elif defined(__AMDGCN__)

// Fragments are the same, made by ordinary loads and exchanges between lanes: RDNA's own matrix instructions
// have other fragments, and are not used.

template <int bytes>
PEWTER_INLINE void begin_copy(void* to, const void* from, std::uint32_t present) {
  unsigned char values[bytes] = {};
  if (present == bytes)
    __builtin_memcpy(values, __builtin_assume_aligned(from, bytes), bytes);
  else
    for (std::uint32_t i = 0; i < present; ++i) values[i] = static_cast<const unsigned char*>(from)[i];
  __builtin_memcpy(__builtin_assume_aligned(to, bytes), values, bytes);
}
PEWTER_INLINE void end_copy_group() {}
template <int under_way>
PEWTER_INLINE void wait_for_copies() {}

template <bool transposed>
PEWTER_INLINE void load_matrices(std::uint32_t (&words)[4], const void* row) {
  const auto own = reinterpret_cast<std::uintptr_t>(row);
  const int lane = own_lane(), member = lane % 4;
  for (int i = 0; i < 4; ++i)
    if constexpr (transposed) {
      const auto first = reinterpret_cast<const std::uint16_t*>(exchange(own, 8 * i + 2 * member)),
                 second = reinterpret_cast<const std::uint16_t*>(exchange(own, 8 * i + 2 * member + 1));
      words[i] = first[lane / 4] | std::uint32_t{second[lane / 4]} << 16;
    } else {
      words[i] = reinterpret_cast<const std::uint32_t*>(exchange(own, 8 * i + lane / 4))[member];
    }
}

template <class T>
PEWTER_INLINE float float_of_bits(std::uint32_t bits) {
  return static_cast<float>(T::from_bits(static_cast<std::uint16_t>(bits)));
}
template <>
PEWTER_INLINE float float_of_bits<half>(std::uint32_t bits) {
  return float_of_half(static_cast<std::uint16_t>(bits));
}
template <class T>
PEWTER_INLINE void multiply_matrices(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                                     std::uint32_t right_1) {
  const int lane = own_lane(), row = lane / 4 * 4, col = lane % 4 * 8;
  for (int k = 0; k < 8; ++k) {  // two elements each
    const std::uint32_t right = k < 4 ? right_0 : right_1;
    const int member = k % 4;
    const std::uint32_t upper = exchange(left[k / 4 * 2], row + member),
                        lower = exchange(left[k / 4 * 2 + 1], row + member),
                        first = exchange(right, col + member), second = exchange(right, col + 4 + member);
    for (int shift = 0; shift < 32; shift += 16) {
      const float of_upper = float_of_bits<T>(upper >> shift), of_lower = float_of_bits<T>(lower >> shift);
      const float of_first = float_of_bits<T>(first >> shift), of_second = float_of_bits<T>(second >> shift);
      sums[0] = fused(of_upper, of_first, sums[0]);
      sums[1] = fused(of_upper, of_second, sums[1]);
      sums[2] = fused(of_lower, of_first, sums[2]);
      sums[3] = fused(of_lower, of_second, sums[3]);
    }
  }
}

#else

template <int bytes>
PEWTER_INLINE void begin_copy(void*, const void*, std::uint32_t) {}
PEWTER_INLINE void end_copy_group() {}
template <int under_way>
PEWTER_INLINE void wait_for_copies() {}
template <bool transposed>
PEWTER_INLINE void load_matrices(std::uint32_t (&)[4], const void*) {}
template <class T>
PEWTER_INLINE void multiply_matrices(float (&)[4], const std::uint32_t (&)[4], std::uint32_t, std::uint32_t) {
}

#endif

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
