// Products of a warpgroup whose left factor is in registers, and what keeps a compiler from sums that are
// under way. Attention uses them together with gpu/warpgroup.hpp.
#pragma once

#include "pewter/native/gpu/warpgroup.hpp"

#if defined(PEWTER_HAS_WARPGROUPS)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Follows wait_for_products, so that later code does not read sums earlier.
template <int n>
PEWTER_INLINE void take_sums(float (&s)[n]) {
#pragma clang loop unroll(full)
  for (int i = 0; i < n; ++i) asm volatile("" : "+f"(s[i])::"memory");
}

/// As wait_for_part, for those who need not wait.
PEWTER_INLINE void arrive_at_part(std::uint32_t name, std::uint32_t threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(name), "r"(threads) : "memory");
}

/// What ordinary code wrote to threadgroup memory, matrix instructions and copies of the accelerator see.
PEWTER_INLINE void show_block_memory() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

PEWTER_INLINE void load_four_words(std::uint32_t (&to)[4], std::uint32_t address) {
  asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
               : "r"(address)
               : "memory");
}
PEWTER_INLINE void clear_four_words(std::uint32_t address) {
  asm volatile("st.shared.v4.u32 [%0], {%1, %1, %1, %1};" ::"r"(address), "r"(0) : "memory");
}

/// As copy_box, of a matrix of a matrix of rows: (x, y, z, w).
PEWTER_INLINE void copy_box(std::uint32_t to, const void* map, std::uint32_t mbarrier, std::uint32_t x,
                            std::uint32_t y, std::uint32_t z, std::uint32_t w) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, "
      "%5, %6}], [%2];" ::"r"(to),
      "l"(map), "r"(mbarrier), "r"(x), "r"(y), "r"(z), "r"(w)
      : "memory");
}

/// As warpgroup_product, with left (64 x 16) in registers, four words of two elements a thread. Thread
/// 32 w + 4 r + c has rows 16 w + r and 16 w + r + 8, columns 2 c and 2 c + 1, then the same 8 columns on.
/// So sums 8 i to 8 i + 7 of a product, rounded two by two, are columns 16 i to 16 i + 15 of a left factor.
template <class T, int n>
struct warpgroup_product_of_registers;

#define PEWTER_WARPGROUP_PRODUCT(T, type)                                                                    \
  template <>                                                                                                \
  struct warpgroup_product_of_registers<T, 64> {                                                             \
    template <bool right_along_k>                                                                            \
    PEWTER_INLINE static void add(float (&s)[32], const std::uint32_t* left, std::uint64_t right,            \
                                  bool first) {                                                              \
      asm volatile("{ .reg .pred p; setp.ne.b32 p, %37, 0; wgmma.mma_async.sync.aligned.m64n64k16.f32." type \
                   "." type                                                                                  \
                   " {"                                                                                      \
                   "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, "   \
                   "%19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"                         \
                   "}, {%32, %33, %34, %35}, %36, p, 1, 1, %38; }"                                           \
                   : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3]), "+f"(s[4]), "+f"(s[5]), "+f"(s[6]),     \
                     "+f"(s[7]), "+f"(s[8]), "+f"(s[9]), "+f"(s[10]), "+f"(s[11]), "+f"(s[12]), "+f"(s[13]), \
                     "+f"(s[14]), "+f"(s[15]), "+f"(s[16]), "+f"(s[17]), "+f"(s[18]), "+f"(s[19]),           \
                     "+f"(s[20]), "+f"(s[21]), "+f"(s[22]), "+f"(s[23]), "+f"(s[24]), "+f"(s[25]),           \
                     "+f"(s[26]), "+f"(s[27]), "+f"(s[28]), "+f"(s[29]), "+f"(s[30]), "+f"(s[31])            \
                   : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "l"(right),                     \
                     "r"(static_cast<int>(!first)), "n"(right_along_k ? 0 : 1));                             \
    }                                                                                                        \
  };
PEWTER_WARPGROUP_PRODUCT(half, "f16")
PEWTER_WARPGROUP_PRODUCT(bfloat, "bf16")
#undef PEWTER_WARPGROUP_PRODUCT

#define PEWTER_WARPGROUP_PRODUCT(T, type)                                                                   \
  template <>                                                                                               \
  struct warpgroup_product_of_registers<T, 128> {                                                           \
    template <bool right_along_k>                                                                           \
    PEWTER_INLINE static void add(float (&s)[64], const std::uint32_t* left, std::uint64_t right,           \
                                  bool first) {                                                             \
      asm volatile(                                                                                         \
          "{ .reg .pred p; setp.ne.b32 p, %69, 0; wgmma.mma_async.sync.aligned.m64n128k16.f32." type        \
          "." type                                                                                          \
          " {"                                                                                              \
          "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, "           \
          "%19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, "           \
          "%36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, "           \
          "%53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"                                           \
          "}, {%64, %65, %66, %67}, %68, p, 1, 1, %70; }"                                                   \
          : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3]), "+f"(s[4]), "+f"(s[5]), "+f"(s[6]), "+f"(s[7]), \
            "+f"(s[8]), "+f"(s[9]), "+f"(s[10]), "+f"(s[11]), "+f"(s[12]), "+f"(s[13]), "+f"(s[14]),        \
            "+f"(s[15]), "+f"(s[16]), "+f"(s[17]), "+f"(s[18]), "+f"(s[19]), "+f"(s[20]), "+f"(s[21]),      \
            "+f"(s[22]), "+f"(s[23]), "+f"(s[24]), "+f"(s[25]), "+f"(s[26]), "+f"(s[27]), "+f"(s[28]),      \
            "+f"(s[29]), "+f"(s[30]), "+f"(s[31]), "+f"(s[32]), "+f"(s[33]), "+f"(s[34]), "+f"(s[35]),      \
            "+f"(s[36]), "+f"(s[37]), "+f"(s[38]), "+f"(s[39]), "+f"(s[40]), "+f"(s[41]), "+f"(s[42]),      \
            "+f"(s[43]), "+f"(s[44]), "+f"(s[45]), "+f"(s[46]), "+f"(s[47]), "+f"(s[48]), "+f"(s[49]),      \
            "+f"(s[50]), "+f"(s[51]), "+f"(s[52]), "+f"(s[53]), "+f"(s[54]), "+f"(s[55]), "+f"(s[56]),      \
            "+f"(s[57]), "+f"(s[58]), "+f"(s[59]), "+f"(s[60]), "+f"(s[61]), "+f"(s[62]), "+f"(s[63])       \
          : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "l"(right),                             \
            "r"(static_cast<int>(!first)), "n"(right_along_k ? 0 : 1));                                     \
    }                                                                                                       \
  };
PEWTER_WARPGROUP_PRODUCT(half, "f16")
PEWTER_WARPGROUP_PRODUCT(bfloat, "bf16")
#undef PEWTER_WARPGROUP_PRODUCT

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
#endif
