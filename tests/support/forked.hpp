// What becomes of a process that was forked by one that had dispatched.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pewter::test {

/// Runs f in a forked child, which is killed if it takes longer than 20 s.
/// @returns whether f returned true there
template <class F>
bool succeeds_in_child(F f) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(20);
    _exit(f() ? 0 : 1);
  }
  int status = -1;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace pewter::test
