// Operands that touch an unreadable page: whatever a kernel reads or writes beyond them ends the process.
//
// Guard bytes find writes and most reads; a page also finds the read of a value that is then masked off. As
// the process ends then, without a word about the test, a handler says which call it was.
#pragma once

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <new>
#include <string>

namespace pewter::test {

/// Bytes that end where an unreadable page begins, or begin where one ends.
class page_guarded {
 public:
  enum class side { before_a_page, behind_a_page };

  page_guarded(std::size_t size, side where) : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    const std::size_t inner = (size + page_ - 1) / page_ * page_ + page_;
    mapped_ = inner + page_;
    base_ = static_cast<std::byte*>(
        mmap(nullptr, mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (base_ == MAP_FAILED) throw std::bad_alloc();
    const bool before = where == side::before_a_page;
    mprotect(before ? base_ + inner : base_, page_, PROT_NONE);
    data_ = before ? base_ + inner - size : base_ + page_;
  }
  ~page_guarded() { munmap(base_, mapped_); }
  page_guarded(const page_guarded&) = delete;
  page_guarded& operator=(const page_guarded&) = delete;

  std::byte* data() { return data_; }

 private:
  std::size_t page_, mapped_ = 0;
  std::byte *base_ = nullptr, *data_ = nullptr;
};

/// During its lifetime a segmentation fault prints the call that was running.
class fault_report {
 public:
  fault_report() {
    struct sigaction action = {};
    action.sa_handler = [](int signal) {
      const ssize_t written = write(STDERR_FILENO, text, std::strlen(text));
      (void)written;
      ::signal(signal, SIG_DFL);
      raise(signal);
    };
    sigaction(SIGSEGV, &action, &before_);
  }
  ~fault_report() { sigaction(SIGSEGV, &before_, nullptr); }
  fault_report(const fault_report&) = delete;
  fault_report& operator=(const fault_report&) = delete;

  void now(const std::string& what) {
    std::snprintf(text, sizeof text, "access outside the operands: %s\n", what.c_str());
  }

 private:
  inline static char text[256] = "";
  struct sigaction before_ = {};
};

}  // namespace pewter::test
