#include "kernels/metal/runtime/simdgroup_rotation.hpp"

#include <sys/mman.h>

#include "pewter/error.hpp"

// pewter_metal_switch(&from, to): keeps the registers that a call preserves on the stack, and the stack in
// `from`. pewter_metal_start: where a new stack begins; its SIMD group's index lies in a preserved register.
extern "C" {
void pewter_metal_switch(void** from, void* to);
void pewter_metal_start();
[[noreturn, gnu::visibility("hidden")]] void pewter_metal_body(std::uint64_t index);
}

#if defined(__x86_64__)
asm(R"(
.text
.globl pewter_metal_switch
.hidden pewter_metal_switch
.type pewter_metal_switch, @function
pewter_metal_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
.size pewter_metal_switch, . - pewter_metal_switch
.globl pewter_metal_start
.hidden pewter_metal_start
.type pewter_metal_start, @function
pewter_metal_start:
  movq %r12, %rdi
  call pewter_metal_body
.size pewter_metal_start, . - pewter_metal_start
)");
#elif defined(__aarch64__)
asm(R"(
.text
.globl pewter_metal_switch
.hidden pewter_metal_switch
.type pewter_metal_switch, @function
pewter_metal_switch:
  sub sp, sp, #160
  stp x19, x20, [sp]
  stp x21, x22, [sp, #16]
  stp x23, x24, [sp, #32]
  stp x25, x26, [sp, #48]
  stp x27, x28, [sp, #64]
  stp x29, x30, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mov x9, sp
  str x9, [x0]
  mov sp, x1
  ldp x19, x20, [sp]
  ldp x21, x22, [sp, #16]
  ldp x23, x24, [sp, #32]
  ldp x25, x26, [sp, #48]
  ldp x27, x28, [sp, #64]
  ldp x29, x30, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  add sp, sp, #160
  ret
.size pewter_metal_switch, . - pewter_metal_switch
.globl pewter_metal_start
.hidden pewter_metal_start
.type pewter_metal_start, @function
pewter_metal_start:
  mov x0, x19
  bl pewter_metal_body
.size pewter_metal_start, . - pewter_metal_start
)");
#endif

namespace pewter::metal {
namespace {

constexpr std::size_t stack_bytes = 256 * 1024;
constexpr std::size_t guard_bytes = 64 * 1024;  ///< a page at least, wherever pages are up to so large
constexpr std::uint32_t simdgroup_limit = 32;

/// The stacks of a host thread and who waits on them.
struct rotation {
  rotation() = default;
  rotation(const rotation&) = delete;
  rotation& operator=(const rotation&) = delete;
  ~rotation() {
    if (memory != nullptr) munmap(memory, simdgroup_limit * stack_bytes);
  }

  void make_stacks() {
    if (memory != nullptr) return;
    void* all = mmap(nullptr, simdgroup_limit * stack_bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED)
      detail::raise("metal: no memory for the stacks of %u SIMD groups", simdgroup_limit);
    memory = static_cast<unsigned char*>(all);
    for (std::uint32_t n = 0; n < simdgroup_limit; ++n)
      mprotect(memory + n * stack_bytes, guard_bytes, PROT_NONE);
  }

  /// A stack that begins at pewter_metal_start with the index in the register that it expects. Stacks begin
  /// at different offsets, so that their tops do not compete for one set of the first-level cache.
  void prepare(std::uint32_t index) {
    auto* top = reinterpret_cast<void**>(memory + (index + 1) * stack_bytes - 64 - std::size_t{index} * 832);
#if defined(__x86_64__)
    *--top = nullptr;
    *--top = nullptr;
    *--top = reinterpret_cast<void*>(pewter_metal_start);
    *--top = nullptr;  // rbp
    *--top = nullptr;  // rbx
    *--top = reinterpret_cast<void*>(std::uintptr_t{index});
    for (int n = 0; n < 3; ++n) *--top = nullptr;
#elif defined(__aarch64__)
    top -= 20;
    for (int n = 0; n < 20; ++n) top[n] = nullptr;
    top[0] = reinterpret_cast<void*>(std::uintptr_t{index});
    top[11] = reinterpret_cast<void*>(pewter_metal_start);
#endif
    stacks[index] = top;
  }

  /// The next after `index`, round about, that has not returned.
  std::uint32_t after(std::uint32_t index) const {
    do {
      index = index + 1 == count ? 0 : index + 1;
    } while ((returned >> index & 1) != 0);
    return index;
  }

  unsigned char* memory = nullptr;
  void* stacks[simdgroup_limit] = {};
  void* caller = nullptr;
  const rotation_work* work = nullptr;
  std::uint32_t count = 0;
  std::uint32_t returned = 0;  ///< one bit a SIMD group
};

rotation& of_this_thread() {
  thread_local rotation own;
  return own;
}

}  // namespace

void rotate_simdgroups(const rotation_work& work, std::uint32_t simdgroups) {
  rotation& r = of_this_thread();
  r.make_stacks();
  r.work = &work;
  r.count = simdgroups;
  r.returned = 0;
  for (std::uint32_t n = 0; n < simdgroups; ++n) r.prepare(n);
  pewter_metal_switch(&r.caller, r.stacks[0]);
}

void rotation_barrier(simdgroup_context* c) {
  rotation& r = *static_cast<rotation*>(c->rotation);
  const std::uint32_t own = c->simdgroup_index_in_threadgroup, next = r.after(own);
  if (next != own) pewter_metal_switch(&r.stacks[own], r.stacks[next]);
}

}  // namespace pewter::metal

void pewter_metal_body(std::uint64_t index) {
  using namespace pewter::metal;
  rotation& r = of_this_thread();
  const auto own = static_cast<std::uint32_t>(index);
  const std::uint32_t all = r.count == 32 ? ~0u : (1u << r.count) - 1;
  for (;;) {
    r.work->run(r.work->self, own, &r);
    r.returned |= 1u << own;
    if (r.returned != all) {
      pewter_metal_switch(&r.stacks[own], r.stacks[r.after(own)]);
    } else if (r.work->next(r.work->self)) {
      r.returned = 0;
    } else {
      void* never;
      pewter_metal_switch(&never, r.caller);
    }
  }
}
