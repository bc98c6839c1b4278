// A kernel's access of memory that is not there. As on a GPU, a load gives zero: pages of zeros are mapped
// where there is nothing, for as long as the dispatch runs. A store, and an access of pages that are there
// and protected, ends the dispatch with an error.
// Why: kernels/metal/runtime/threads/host_threads.md#memory-that-is-not-there.
#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "kernels/metal/runtime/faults/guarded_call.hpp"

namespace pewter::metal {

namespace {

struct sigaction before_segv, before_bus;

std::uintptr_t page_bytes() {
  static const auto bytes = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

/// Where the machine does not say, any access may be a store.
bool may_be_store([[maybe_unused]] const void* context) {
#if defined(__x86_64__)
  constexpr greg_t is_write = 2;  // of a page fault's error code
  return (static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_ERR] & is_write) != 0;
#elif defined(__aarch64__)
  constexpr std::uint32_t syndrome_record = 0x45535201, is_write = 1u << 6;
  const auto* at = static_cast<const ucontext_t*>(context)->uc_mcontext.__reserved;
  for (std::uint32_t record[2]; std::memcpy(record, at, sizeof record), record[0] != 0; at += record[1]) {
    if (record[0] != syndrome_record) continue;
    std::uint64_t syndrome = 0;
    std::memcpy(&syndrome, at + sizeof record, sizeof syndrome);
    return (syndrome & is_write) != 0;
  }
  return true;
#else
  return true;
#endif
}

/// Passes the signal to the handler before ours. The default action comes when the access is tried again.
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
  if (!own.survives(number == SIGSEGV ? info->si_code : 0, reinterpret_cast<std::uintptr_t>(info->si_addr),
                    may_be_store(context)))
    own.jump_out();
  errno = error_of_others;
}

}  // namespace

bool guarded_call::survives(int code, std::uintptr_t address, bool may_store) {
  is_inside = 0;  // or the watchdog's signal might jump out of this
  const std::uintptr_t page = address & ~(page_bytes() - 1);
  const bool lives = !may_store && (code == SEGV_MAPERR   ? guard->add_zero_page(page)
                                    : code == SEGV_ACCERR ? mprotect(reinterpret_cast<void*>(page),
                                                                     page_bytes(), PROT_READ) == 0
                                                          : false);
  if (lives) {
    guard->has_read_zeros_.store(true, std::memory_order_relaxed);
  } else {
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
