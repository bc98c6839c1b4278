// Threads of the library's own begin with all signals blocked but those of their own faults: the host's are
// for the host's threads.
#pragma once

#include <pthread.h>
#include <signal.h>

namespace pewter::metal {

/// While it lives the calling thread, and a thread that it starts, gets no signal.
class no_signals {
 public:
  no_signals() {
    sigset_t all;
    sigfillset(&all);
    for (const int own : {SIGSEGV, SIGBUS, SIGFPE, SIGILL}) sigdelset(&all, own);
    pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  ~no_signals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  no_signals(const no_signals&) = delete;
  no_signals& operator=(const no_signals&) = delete;

 private:
  sigset_t before_;
};

}  // namespace pewter::metal
