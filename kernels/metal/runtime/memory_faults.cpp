// A kernel's access of memory that is not there. As on a GPU, a load gives zero: pages of zeros are mapped
// where there is nothing, for as long as the dispatch runs. A store, and an access of pages that are there
// and protected, ends the dispatch with an error.
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "kernels/metal/runtime/guarded_call.hpp"

namespace pewter::metal {

namespace {

struct sigaction before_segv, before_bus;

std::uintptr_t page_bytes() {
  static const auto bytes = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

/// To who had the signal before. The default action comes when the access is tried again.
void pass_on(int number, siginfo_t* info, void* context) {
  const struct sigaction& before = number == SIGBUS ? before_bus : before_segv;
  if ((before.sa_flags & SA_SIGINFO) != 0) return before.sa_sigaction(number, info, context);
  if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) return before.sa_handler(number);
  sigaction(number, &before, nullptr);
}

void handle(int number, siginfo_t* info, void* context) {
  guarded_call& own = guarded_call::of_this_thread();
  if (own.is_inside == 0 || info->si_code <= 0) return pass_on(number, info, context);
  const int error_of_others = errno;
  const bool is_absent = number == SIGSEGV && info->si_code == SEGV_MAPERR;
  if (!own.survives(reinterpret_cast<std::uintptr_t>(info->si_addr), is_absent)) own.jump_out();
  errno = error_of_others;
}

}  // namespace

/// A store to a page of zeros comes back as an access of a page that is there.
bool guarded_call::survives(std::uintptr_t address, bool is_absent) {
  is_inside = 0;  // or the watchdog's signal might jump out of this
  const bool lives = is_absent && guard->add_zero_page(address & ~(page_bytes() - 1));
  if (!lives) {
    guard->fault_.store(address, std::memory_order_relaxed);
    guard->end(kernel_guard::has_faulted);
  }
  is_inside = 1;
  return lives;
}

bool kernel_guard::add_zero_page(std::uintptr_t address) {
  if (zero_pages_.load(std::memory_order_relaxed) >= zero_page_limit) return false;
  void* const wanted = reinterpret_cast<void*>(address);
  void* const page =
      mmap(wanted, page_bytes(), PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (page == MAP_FAILED) return errno == EEXIST;  // another thread was first: the access is tried again
  const unsigned place = zero_pages_.fetch_add(1, std::memory_order_relaxed);
  if (page != wanted || place >= zero_page_limit) {
    munmap(page, page_bytes());
    if (place >= zero_page_limit) zero_pages_.fetch_sub(1, std::memory_order_relaxed);
    return false;
  }
  zero_page_addresses_[place] = address;
  return true;
}

void kernel_guard::release_zero_pages() {
  const unsigned count = std::min(zero_pages_.load(), zero_page_limit);
  for (unsigned n = 0; n < count; ++n) munmap(reinterpret_cast<void*>(zero_page_addresses_[n]), page_bytes());
}

void catch_memory_faults() {
  static const bool once = [] {
    page_bytes();
    struct sigaction action {};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, &before_segv);
    sigaction(SIGBUS, &action, &before_bus);
    return true;
  }();
  static_cast<void>(once);
}

}  // namespace pewter::metal
