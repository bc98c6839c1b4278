// Vectors by clang: those of its extension, as in Apple's library, for C, Objective-C and both with ++.
#pragma once

#define PEWTER_SIMD_CLANG_VECTOR(name, T, N)                    \
  typedef T simd_##name##N __attribute__((ext_vector_type(N))); \
  typedef simd_##name##N vector_##name##N;
#define PEWTER_SIMD_PACKED(name, T, N) \
  typedef T simd_packed_##name##N __attribute__((ext_vector_type(N), aligned(sizeof(T))));

// Clang's packed vector of three is as long as one of four, Metal's is not.
#ifdef __cplusplus
#define PEWTER_SIMD_PACKED_3(name, T)                                          \
  struct simd_packed_##name##3 {                                               \
    T x, y, z;                                                                 \
    constexpr simd_packed_##name##3() : x(), y(), z() {}                       \
    constexpr simd_packed_##name##3(T x_, T y_, T z_) : x(x_), y(y_), z(z_) {} \
    simd_packed_##name##3(simd_##name##3 v) : x(v.x), y(v.y), z(v.z) {}        \
    operator simd_##name##3() const { return simd_##name##3 {x, y, z}; }       \
    T& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }               \
    const T& operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }   \
  };
#else
#define PEWTER_SIMD_PACKED_3(name, T) \
  typedef struct {                    \
    T x, y, z;                        \
  } simd_packed_##name##3;
#endif

#define PEWTER_SIMD_VECTORS_OF(name, T) \
  typedef T simd_##name##1;             \
  typedef T vector_##name##1;           \
  PEWTER_SIMD_CLANG_VECTOR(name, T, 2)  \
  PEWTER_SIMD_CLANG_VECTOR(name, T, 3)  \
  PEWTER_SIMD_CLANG_VECTOR(name, T, 4)  \
  PEWTER_SIMD_CLANG_VECTOR(name, T, 8)  \
  PEWTER_SIMD_CLANG_VECTOR(name, T, 16) \
  PEWTER_SIMD_PACKED(name, T, 2)        \
  PEWTER_SIMD_PACKED_3(name, T)         \
  PEWTER_SIMD_PACKED(name, T, 4)
// What comparisons of bytes give are vectors of char.
#ifdef __CHAR_UNSIGNED__
PEWTER_SIMD_VECTORS_OF(char, signed char)
#else
PEWTER_SIMD_VECTORS_OF(char, char)
#endif
PEWTER_SIMD_VECTORS_OF(uchar, unsigned char)
PEWTER_SIMD_VECTORS_OF(short, int16_t)
PEWTER_SIMD_VECTORS_OF(ushort, uint16_t)
PEWTER_SIMD_VECTORS_OF(int, int32_t)
PEWTER_SIMD_VECTORS_OF(uint, uint32_t)
PEWTER_SIMD_VECTORS_OF(long, int64_t)
PEWTER_SIMD_VECTORS_OF(ulong, uint64_t)
#ifdef __FLT16_MANT_DIG__
PEWTER_SIMD_VECTORS_OF(half, _Float16)
#endif
PEWTER_SIMD_VECTORS_OF(float, float)
PEWTER_SIMD_VECTORS_OF(double, double)
#undef PEWTER_SIMD_VECTORS_OF
#undef PEWTER_SIMD_PACKED_3
#undef PEWTER_SIMD_PACKED
#undef PEWTER_SIMD_CLANG_VECTOR

#ifdef __cplusplus
#define PEWTER_SIMD_NAMES(name)                     \
  using name##1 = ::simd_##name##1;                 \
  using name##2 = ::simd_##name##2;                 \
  using name##3 = ::simd_##name##3;                 \
  using name##4 = ::simd_##name##4;                 \
  using name##8 = ::simd_##name##8;                 \
  using name##16 = ::simd_##name##16;               \
  using packed_##name##2 = ::simd_packed_##name##2; \
  using packed_##name##3 = ::simd_packed_##name##3; \
  using packed_##name##4 = ::simd_packed_##name##4;
namespace simd {
PEWTER_SIMD_NAMES(char)
PEWTER_SIMD_NAMES(uchar)
PEWTER_SIMD_NAMES(short)
PEWTER_SIMD_NAMES(ushort)
PEWTER_SIMD_NAMES(int)
PEWTER_SIMD_NAMES(uint)
PEWTER_SIMD_NAMES(long)
PEWTER_SIMD_NAMES(ulong)
#ifdef __FLT16_MANT_DIG__
PEWTER_SIMD_NAMES(half)
#endif
PEWTER_SIMD_NAMES(float)
PEWTER_SIMD_NAMES(double)
}  // namespace simd
#undef PEWTER_SIMD_NAMES
#endif
