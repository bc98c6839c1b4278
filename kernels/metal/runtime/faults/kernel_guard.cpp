// A kernel's threads have stacks of their own: glibc's fortified longjmp takes a jump from one to another for
// a fault.
#undef _FORTIFY_SOURCE

#include "kernels/metal/runtime/faults/kernel_guard.hpp"

#include <cstdio>

#include "kernels/metal/runtime/faults/guarded_call.hpp"
#include "kernels/metal/runtime/faults/watchdog.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

namespace {
/// The initial-exec model: a signal handler must not allocate it.
[[gnu::tls_model("initial-exec")]] thread_local guarded_call here;
}  // namespace

guarded_call& guarded_call::of_this_thread() { return here; }

void guarded_call::jump_out() {
  is_inside = 0;
  _longjmp(*target, 1);
}

kernel_guard::kernel_guard(double seconds) : seconds_(time_limit_of(seconds)) {}

void kernel_guard::begin() {
  if (seconds_ == 0) return;
  end_ = end_of_limit(seconds_);
  watchdog::of_process().add(*this);
}

kernel_guard::~kernel_guard() {
  if (end_ != 0) watchdog::of_process().remove(*this);
  if (has_read_zeros()) release_zero_pages();
}

void kernel_guard::raise(const std::string& kernel) const {
  char text[160];
  if (state_.load() == time_is_over) {
    std::snprintf(text, sizeof text, ": did not end within %g s, the time limit", seconds_);
    throw timeout(kernel + text);
  }
  char at[64] = "a null address, or one out of the machine's range";
  if (const auto fault = static_cast<unsigned long long>(fault_.load()); fault != 0)
    std::snprintf(at, sizeof at, "address %#llx", fault);
  std::snprintf(text, sizeof text,
                ": an access of memory at %s, which the kernel cannot have; checked mode names its line", at);
  throw page_fault(kernel + text);
}

void kernel_guard::enter(jmp_buf& to) {
  catch_memory_faults();
  here.target = &to;
  here.guard = this;
  here.words.read();
  if (seconds_ != 0) {
    let_watchdog_signal();
    here.thread = pthread_self();
    watchdog::of_process().add(here);
  }
  here.is_inside = 1;
}

/// A handler begins with words of its own.
void kernel_guard::leave() {
  here.is_inside = 0;
  detail::control_words now{};
  now.read();
  here.words.restore_unless(now);
  if (seconds_ != 0) watchdog::of_process().remove(here);
}

[[gnu::noinline]] void kernel_guard::call(void (*f)(void*), void* context) {
  if (is_over()) return;
  jmp_buf back;
  if (_setjmp(back) == 0) {
    enter(back);
    f(context);
  }
  leave();
}

outside_of_guard::outside_of_guard() : was_inside_(here.is_inside != 0) { here.is_inside = 0; }

/// The watchdog sends a signal that has come meanwhile again.
outside_of_guard::~outside_of_guard() {
  if (was_inside_) here.is_inside = 1;
}

}  // namespace pewter::metal
