// Warpgroups of an sm_90 GPU: their matrix instructions (wgmma), and copies of boxes of a matrix by the
// tensor memory accelerator. A warpgroup is four SIMD groups, 128 threads from a multiple of 128 on, that
// call the functions of matrices together. Other GPUs have none of it.
//
// Addresses are those of threadgroup memory, in 32 bits.
#pragma once

#include "pewter/native/gpu/bulk_copies.hpp"
#include "pewter/native/gpu/matrix.hpp"

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define PEWTER_HAS_WARPGROUPS 1

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// launched_memory, as an address.
PEWTER_INLINE std::uint32_t launched_block_memory() { return address_in_block(launched_memory()); }

PEWTER_INLINE void store_word(std::uint32_t address, float value) {
  asm volatile("st.shared.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}
PEWTER_INLINE void store_two(std::uint32_t address, float first, float second) {
  asm volatile("st.shared.v2.f32 [%0], {%1, %2};" ::"r"(address), "f"(first), "f"(second) : "memory");
}
PEWTER_INLINE float load_word(std::uint32_t address) {
  float value;
  asm volatile("ld.shared.f32 %0, [%1];" : "=f"(value) : "r"(address) : "memory");
  return value;
}
PEWTER_INLINE void load_four(float* to, std::uint32_t address) {
  asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(to[0]), "=f"(to[1]), "=f"(to[2]), "=f"(to[3])
               : "r"(address)
               : "memory");
}

/// The barrier `name`, 1 to 15, of `threads` threads of the threadgroup, whole SIMD groups.
PEWTER_INLINE void wait_for_part(std::uint32_t name, std::uint32_t threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(name), "r"(threads) : "memory");
}

// ---- copies ----

/// A box of the matrix that `map` describes, in the device's memory, from element (x, y) of matrix z on;
/// zeros beyond the matrix. The mbarrier's phase gets its bytes.
PEWTER_INLINE void copy_box(std::uint32_t to, const void* map, std::uint32_t mbarrier, std::uint32_t x,
                            std::uint32_t y, std::uint32_t z) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, "
      "%5}], [%2];" ::"r"(to),
      "l"(map), "r"(mbarrier), "r"(x), "r"(y), "r"(z)
      : "memory");
}
/// Must come before the first copy by a map that the host side copied to the device.
PEWTER_INLINE void see_map(const void* map) {
  asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(map) : "memory");
}

// ---- matrices ----

/// The warpgroup's threads from here on have this many registers, a multiple of 8.
template <int registers>
PEWTER_INLINE void give_registers_back() {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(registers));
}
template <int registers>
PEWTER_INLINE void take_registers() {
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(registers));
}

/// A matrix of 16-bit elements in threadgroup memory, as boxes of 64 elements a row (128 bytes) in the
/// accelerator's pattern of 128 bytes: eight rows are 1024 bytes, and the next 64 elements of a row lie
/// `box_bytes` further on.
PEWTER_INLINE std::uint64_t matrix_at(std::uint32_t address, std::uint32_t box_bytes) {
  constexpr std::uint64_t pattern_of_128_bytes = std::uint64_t{1} << 62,
                          rows = std::uint64_t{1024 / 16} << 32;
  return (address & 0x3ffff) / 16 | std::uint64_t{box_bytes / 16} << 16 | rows | pattern_of_128_bytes;
}

/// Must come before the first product of a series, if sums were written by other code.
PEWTER_INLINE void begin_products() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
PEWTER_INLINE void end_products() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
/// Waits until all but the last `under_way` series have ended.
template <int under_way>
PEWTER_INLINE void wait_for_products() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(under_way) : "memory");
}

/// sums (64 x n), n / 2 a thread: thread 32 w + 4 r + c of the warpgroup has, at 4 j + 2 h + i, row 16 w + 8
/// h + r and column 8 j + 2 c + i. sums = left right (+ sums, unless `first`), 16 of k; products end in
/// order, at some time before wait_for_products. Whether an operand's rows in memory go along k says
/// `along_k`.
template <class T, int n>
struct warpgroup_product;

#define PEWTER_WARPGROUP_PRODUCT(T, type)                                                                    \
  template <>                                                                                                \
  struct warpgroup_product<T, 64> {                                                                          \
    template <bool left_along_k, bool right_along_k>                                                         \
    PEWTER_INLINE static void add(float (&s)[32], std::uint64_t left, std::uint64_t right, bool first) {     \
      asm volatile("{ .reg .pred p; setp.ne.b32 p, %34, 0; wgmma.mma_async.sync.aligned.m64n64k16.f32." type \
                   "." type                                                                                  \
                   " {"                                                                                      \
                   "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, "   \
                   "%19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"                         \
                   "}, %32, %33, p, 1, 1, %35, %36; }"                                                       \
                   : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3]), "+f"(s[4]), "+f"(s[5]), "+f"(s[6]),     \
                     "+f"(s[7]), "+f"(s[8]), "+f"(s[9]), "+f"(s[10]), "+f"(s[11]), "+f"(s[12]), "+f"(s[13]), \
                     "+f"(s[14]), "+f"(s[15]), "+f"(s[16]), "+f"(s[17]), "+f"(s[18]), "+f"(s[19]),           \
                     "+f"(s[20]), "+f"(s[21]), "+f"(s[22]), "+f"(s[23]), "+f"(s[24]), "+f"(s[25]),           \
                     "+f"(s[26]), "+f"(s[27]), "+f"(s[28]), "+f"(s[29]), "+f"(s[30]), "+f"(s[31])            \
                   : "l"(left), "l"(right), "r"(static_cast<int>(!first)), "n"(left_along_k ? 0 : 1),        \
                     "n"(right_along_k ? 0 : 1));                                                            \
    }                                                                                                        \
  };
PEWTER_WARPGROUP_PRODUCT(half, "f16")
PEWTER_WARPGROUP_PRODUCT(bfloat, "bf16")
#undef PEWTER_WARPGROUP_PRODUCT

#define PEWTER_WARPGROUP_PRODUCT(T, type)                                                                   \
  template <>                                                                                               \
  struct warpgroup_product<T, 128> {                                                                        \
    template <bool left_along_k, bool right_along_k>                                                        \
    PEWTER_INLINE static void add(float (&s)[64], std::uint64_t left, std::uint64_t right, bool first) {    \
      asm volatile(                                                                                         \
          "{ .reg .pred p; setp.ne.b32 p, %66, 0; wgmma.mma_async.sync.aligned.m64n128k16.f32." type        \
          "." type                                                                                          \
          " {"                                                                                              \
          "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, "           \
          "%19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, "           \
          "%36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, "           \
          "%53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"                                           \
          "}, %64, %65, p, 1, 1, %67, %68; }"                                                               \
          : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3]), "+f"(s[4]), "+f"(s[5]), "+f"(s[6]), "+f"(s[7]), \
            "+f"(s[8]), "+f"(s[9]), "+f"(s[10]), "+f"(s[11]), "+f"(s[12]), "+f"(s[13]), "+f"(s[14]),        \
            "+f"(s[15]), "+f"(s[16]), "+f"(s[17]), "+f"(s[18]), "+f"(s[19]), "+f"(s[20]), "+f"(s[21]),      \
            "+f"(s[22]), "+f"(s[23]), "+f"(s[24]), "+f"(s[25]), "+f"(s[26]), "+f"(s[27]), "+f"(s[28]),      \
            "+f"(s[29]), "+f"(s[30]), "+f"(s[31]), "+f"(s[32]), "+f"(s[33]), "+f"(s[34]), "+f"(s[35]),      \
            "+f"(s[36]), "+f"(s[37]), "+f"(s[38]), "+f"(s[39]), "+f"(s[40]), "+f"(s[41]), "+f"(s[42]),      \
            "+f"(s[43]), "+f"(s[44]), "+f"(s[45]), "+f"(s[46]), "+f"(s[47]), "+f"(s[48]), "+f"(s[49]),      \
            "+f"(s[50]), "+f"(s[51]), "+f"(s[52]), "+f"(s[53]), "+f"(s[54]), "+f"(s[55]), "+f"(s[56]),      \
            "+f"(s[57]), "+f"(s[58]), "+f"(s[59]), "+f"(s[60]), "+f"(s[61]), "+f"(s[62]), "+f"(s[63])       \
          : "l"(left), "l"(right), "r"(static_cast<int>(!first)), "n"(left_along_k ? 0 : 1),                \
            "n"(right_along_k ? 0 : 1));                                                                    \
    }                                                                                                       \
  };
PEWTER_WARPGROUP_PRODUCT(half, "f16")
PEWTER_WARPGROUP_PRODUCT(bfloat, "bf16")
#undef PEWTER_WARPGROUP_PRODUCT

#define PEWTER_WARPGROUP_PRODUCT(T, type)                                                                    \
  template <>                                                                                                \
  struct warpgroup_product<T, 256> {                                                                         \
    template <bool left_along_k, bool right_along_k>                                                         \
    PEWTER_INLINE static void add(float (&s)[128], std::uint64_t left, std::uint64_t right, bool first) {    \
      asm volatile(                                                                                          \
          "{ .reg .pred p; setp.ne.b32 p, %130, 0; wgmma.mma_async.sync.aligned.m64n256k16.f32." type        \
          "." type                                                                                           \
          " {"                                                                                               \
          "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, "            \
          "%19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, "            \
          "%36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, "            \
          "%53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, "            \
          "%70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, "            \
          "%87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, "              \
          "%103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, "             \
          "%117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"                                 \
          "}, %128, %129, p, 1, 1, %131, %132; }"                                                            \
          : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3]), "+f"(s[4]), "+f"(s[5]), "+f"(s[6]), "+f"(s[7]),  \
            "+f"(s[8]), "+f"(s[9]), "+f"(s[10]), "+f"(s[11]), "+f"(s[12]), "+f"(s[13]), "+f"(s[14]),         \
            "+f"(s[15]), "+f"(s[16]), "+f"(s[17]), "+f"(s[18]), "+f"(s[19]), "+f"(s[20]), "+f"(s[21]),       \
            "+f"(s[22]), "+f"(s[23]), "+f"(s[24]), "+f"(s[25]), "+f"(s[26]), "+f"(s[27]), "+f"(s[28]),       \
            "+f"(s[29]), "+f"(s[30]), "+f"(s[31]), "+f"(s[32]), "+f"(s[33]), "+f"(s[34]), "+f"(s[35]),       \
            "+f"(s[36]), "+f"(s[37]), "+f"(s[38]), "+f"(s[39]), "+f"(s[40]), "+f"(s[41]), "+f"(s[42]),       \
            "+f"(s[43]), "+f"(s[44]), "+f"(s[45]), "+f"(s[46]), "+f"(s[47]), "+f"(s[48]), "+f"(s[49]),       \
            "+f"(s[50]), "+f"(s[51]), "+f"(s[52]), "+f"(s[53]), "+f"(s[54]), "+f"(s[55]), "+f"(s[56]),       \
            "+f"(s[57]), "+f"(s[58]), "+f"(s[59]), "+f"(s[60]), "+f"(s[61]), "+f"(s[62]), "+f"(s[63]),       \
            "+f"(s[64]), "+f"(s[65]), "+f"(s[66]), "+f"(s[67]), "+f"(s[68]), "+f"(s[69]), "+f"(s[70]),       \
            "+f"(s[71]), "+f"(s[72]), "+f"(s[73]), "+f"(s[74]), "+f"(s[75]), "+f"(s[76]), "+f"(s[77]),       \
            "+f"(s[78]), "+f"(s[79]), "+f"(s[80]), "+f"(s[81]), "+f"(s[82]), "+f"(s[83]), "+f"(s[84]),       \
            "+f"(s[85]), "+f"(s[86]), "+f"(s[87]), "+f"(s[88]), "+f"(s[89]), "+f"(s[90]), "+f"(s[91]),       \
            "+f"(s[92]), "+f"(s[93]), "+f"(s[94]), "+f"(s[95]), "+f"(s[96]), "+f"(s[97]), "+f"(s[98]),       \
            "+f"(s[99]), "+f"(s[100]), "+f"(s[101]), "+f"(s[102]), "+f"(s[103]), "+f"(s[104]), "+f"(s[105]), \
            "+f"(s[106]), "+f"(s[107]), "+f"(s[108]), "+f"(s[109]), "+f"(s[110]), "+f"(s[111]),              \
            "+f"(s[112]), "+f"(s[113]), "+f"(s[114]), "+f"(s[115]), "+f"(s[116]), "+f"(s[117]),              \
            "+f"(s[118]), "+f"(s[119]), "+f"(s[120]), "+f"(s[121]), "+f"(s[122]), "+f"(s[123]),              \
            "+f"(s[124]), "+f"(s[125]), "+f"(s[126]), "+f"(s[127])                                           \
          : "l"(left), "l"(right), "r"(static_cast<int>(!first)), "n"(left_along_k ? 0 : 1),                 \
            "n"(right_along_k ? 0 : 1));                                                                     \
    }                                                                                                        \
  };
PEWTER_WARPGROUP_PRODUCT(half, "f16")
PEWTER_WARPGROUP_PRODUCT(bfloat, "bf16")
#undef PEWTER_WARPGROUP_PRODUCT

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
#endif
