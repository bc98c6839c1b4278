// What the handlers of signals know of the thread on which they run.
#pragma once

#include <pthread.h>
#include <signal.h>

#include "kernels/metal/runtime/faults/kernel_guard.hpp"
#include "pewter/detail/fiber_switch.hpp"

namespace pewter::metal {

struct guarded_call {
  jmp_buf* target = nullptr;
  kernel_guard* guard = nullptr;
  pthread_t thread{};
  detail::control_words words{};
  guarded_call* next = nullptr;
  /// Whether a handler may jump: it runs on the same thread.
  volatile sig_atomic_t is_inside = 0;

  static guarded_call& of_this_thread();
  [[noreturn]] void jump_out();
  /// Makes the page of `address` readable if the access was a load.
  /// @param code the signal's: SEGV_MAPERR, SEGV_ACCERR or another
  /// @returns whether the access may be tried again; else the thread is to jump out
  bool survives(int code, std::uintptr_t address, bool may_store);
};

/// Signals of memory faults reach the kernels' handler from now on; others' faults go to who had them before.
void catch_memory_faults();

}  // namespace pewter::metal
