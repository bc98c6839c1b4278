// The machine's part of a fiber: from one stack to another. Three ways with one interface: a few
// instructions of our own on x86-64 and AArch64, the C library's contexts on every other architecture, or
// Boost.Context's (PEWTER_FIBER_BOOST).
//
//   jump_to_stack(from, to)           saves this context in `from`, continues `to`; returns when another
//                                     jumps back
//   switch_stack(from, to, left)      the same with control words. `left` is the host thread's: those of
//                                     whoever switched last, so that they are read once a switch
//   new_stack_context<entry>(top, n)  a context that calls entry(), which never returns, on the stack of n
//                                     bytes below `top`
//
// The ABI's control words (x87 and MXCSR, FPCR; elsewhere the rounding mode) belong to a context as its
// registers do: who jumps has those that the other context expects. Not for shadow stacks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

#include "pewter/native/target.hpp"

#if defined(PEWTER_FIBER_BOOST)
#include <boost/context/detail/fcontext.hpp>
#elif !defined(__x86_64__) && !defined(__aarch64__)
#include <ucontext.h>
#endif
#if !defined(__x86_64__) && !defined(__aarch64__)
#include <cfenv>
#endif

namespace pewter::detail {

#if defined(__x86_64__)
struct control_words {
  static constexpr std::uint32_t mxcsr_status =
      0x3f;  ///< exceptions that have happened: no part of the context
  std::uint32_t mxcsr, x87;

  /// Reads words as wide as they were stored: a wider load would wait for both stores.
  PEWTER_INLINE void read() {
    std::uint32_t now_mxcsr;
    std::uint16_t now_x87;
    __asm__ volatile("stmxcsr %0\n\tfnstcw %1" : "=m"(now_mxcsr), "=m"(now_x87));
    mxcsr = now_mxcsr;
    x87 = now_x87;
  }
  PEWTER_INLINE bool same_as(const control_words& o) const {
    return (((mxcsr ^ o.mxcsr) & ~mxcsr_status) | (x87 ^ o.x87)) == 0;
  }
  PEWTER_INLINE static void load_x87(std::uint16_t word) { __asm__ volatile("fldcw %0" : : "m"(word)); }
  PEWTER_INLINE void restore_unless(const control_words& now) const {
    if (((mxcsr ^ now.mxcsr) & ~mxcsr_status) != 0) __asm__ volatile("ldmxcsr %0" : : "m"(mxcsr));
    if (x87 != now.x87) load_x87(static_cast<std::uint16_t>(x87));
  }
};
#elif defined(__aarch64__)
struct control_words {
  std::uint64_t fpcr;

  PEWTER_INLINE void read() { __asm__ volatile("mrs %0, fpcr" : "=r"(fpcr)); }
  PEWTER_INLINE bool same_as(const control_words& o) const { return fpcr == o.fpcr; }
  PEWTER_INLINE void restore_unless(const control_words& now) const {
    if (fpcr != now.fpcr) __asm__ volatile("msr fpcr, %0" : : "r"(fpcr));
  }
};
#else
struct control_words {
  int rounding;

  PEWTER_INLINE void read() { rounding = std::fegetround(); }
  PEWTER_INLINE bool same_as(const control_words& o) const { return rounding == o.rounding; }
  PEWTER_INLINE void restore_unless(const control_words& now) const {
    if (!same_as(now)) std::fesetround(rounding);
  }
};
#endif

#if defined(PEWTER_FIBER_BOOST)

using stack_context = boost::context::detail::fcontext_t;

PEWTER_INLINE void store_left_context(boost::context::detail::transfer_t left) {
  *static_cast<stack_context*>(left.data) = left.fctx;
}
PEWTER_INLINE void jump_to_stack(stack_context* from, stack_context to) {
  store_left_context(boost::context::detail::jump_fcontext(to, from));
}
template <void (*entry)()>
stack_context new_stack_context(unsigned char* top, std::size_t bytes) {
  return boost::context::detail::make_fcontext(top, bytes, [](boost::context::detail::transfer_t left) {
    store_left_context(left);
    entry();
  });
}

#elif !defined(__x86_64__) && !defined(__aarch64__)

using stack_context = ucontext_t*;

/// The context that is left is on its own stack.
PEWTER_INLINE void jump_to_stack(stack_context* from, stack_context to) {
  ucontext_t own;
  *from = &own;
  swapcontext(&own, to);
}
template <void (*entry)()>
stack_context new_stack_context(unsigned char* top, std::size_t bytes) {
  const std::size_t taken = (sizeof(ucontext_t) + 63) / 64 * 64;
  auto* const context =
      ::new (reinterpret_cast<void*>(reinterpret_cast<std::uintptr_t>(top - taken) & ~std::uintptr_t{63}))
          ucontext_t;
  getcontext(context);
  context->uc_stack.ss_sp = top - bytes;
  context->uc_stack.ss_size =
      static_cast<std::size_t>(reinterpret_cast<unsigned char*>(context) - (top - bytes));
  context->uc_link = nullptr;
  makecontext(
      context, +[]() noexcept { entry(); }, 0);
  return context;
}

#else

using stack_context = void*;

#if defined(__x86_64__)

#if defined(__AVX512F__)
#define PEWTER_MORE_VECTOR_REGISTERS                                                                   \
  , "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", \
      "xmm27", "xmm28", "xmm29", "xmm30", "xmm31", "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7"
#else
#define PEWTER_MORE_VECTOR_REGISTERS
#endif

/// rbp and rbx, which compilers may not give up, go to the stack; the compiler saves what else is in use.
/// What lies below the stack pointer (the red zone) stays as it is. A jump, as a return would be predicted to
/// the wrong place.
PEWTER_INLINE void jump_to_stack(stack_context* from, stack_context to) {
  __asm__ volatile(
      "leaq -128(%%rsp), %%rsp\n\t"
      "pushq %%rbp\n\t"
      "pushq %%rbx\n\t"
      "leaq 1f(%%rip), %%rax\n\t"
      "pushq %%rax\n\t"
      "movq %%rsp, (%0)\n\t"
      "movq %1, %%rsp\n\t"
      "popq %%rax\n\t"
      "xorl %%ebp, %%ebp\n\t"  // ends a new context's chain of frames
      "jmp *%%rax\n"
      "1:\n\t"
      "endbr64\n\t"
      "popq %%rbx\n\t"
      "popq %%rbp\n\t"
      "leaq 128(%%rsp), %%rsp\n\t"
      : "+D"(from), "+S"(to)
      :
      : "rax", "rcx", "rdx", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "memory", "cc", "xmm0",
        "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12",
        "xmm13", "xmm14", "xmm15" PEWTER_MORE_VECTOR_REGISTERS);
}
#undef PEWTER_MORE_VECTOR_REGISTERS

#else  // AArch64

#if defined(__ARM_FEATURE_SVE)
#define PEWTER_PREDICATE_REGISTERS \
  , "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15"
#else
#define PEWTER_PREDICATE_REGISTERS
#endif

/// As on x86-64: x29, x19 and x18, which some platforms reserve, go to the stack. A jump by x16 is one that
/// branch target identification lets land at a function (a new context) and at `bti j` (hint 36).
PEWTER_INLINE void jump_to_stack(stack_context* from, stack_context to) {
  register void** left __asm__("x0") = from;
  register void* next __asm__("x1") = to;
  __asm__ volatile(
      "sub sp, sp, #32\n\t"
      "adr x9, 1f\n\t"
      "stp x9, x29, [sp]\n\t"
      "stp x19, x18, [sp, #16]\n\t"
      "mov x10, sp\n\t"
      "str x10, [x0]\n\t"
      "mov sp, x1\n\t"
      "ldr x16, [sp]\n\t"
      "mov x29, xzr\n\t"  // these two end a new context's chain of frames
      "mov x30, xzr\n\t"
      "br x16\n"
      "1:\n\t"
      "hint #36\n\t"
      "ldr x29, [sp, #8]\n\t"
      "ldp x19, x18, [sp, #16]\n\t"
      "add sp, sp, #32\n\t"
      : "+r"(left), "+r"(next)
      :
      : "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16",
        "x17", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28", "x30", "memory", "cc", "v0",
        "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
        "v31" PEWTER_PREDICATE_REGISTERS);
}
#undef PEWTER_PREDICATE_REGISTERS

#endif

/// The first jump takes the address of the entry from the stack. x86-64 then finds, as after a call, a return
/// address: 0, which ends a walk up the stack. Both are aligned as at a function's first instruction.
template <void (*entry)()>
stack_context new_stack_context(unsigned char* top, std::size_t) {
  auto** const words = reinterpret_cast<void**>(reinterpret_cast<std::uintptr_t>(top) & ~std::uintptr_t{63});
  constexpr int begin = 4;
  for (int i = 1; i < begin; ++i) words[-i] = nullptr;
  words[-begin] = reinterpret_cast<void*>(+[]() noexcept { entry(); });
  return words - begin;
}

#endif

PEWTER_INLINE void switch_stack(stack_context& from, stack_context to, control_words& left) {
  left.read();
  const control_words own = left;
  jump_to_stack(&from, to);
  own.restore_unless(left);
}

}  // namespace pewter::detail
