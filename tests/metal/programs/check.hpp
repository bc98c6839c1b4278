// What the programs say when a result is wrong.
#pragma once

#include <cstdio>
#include <cstdlib>

inline void check(bool right, const char* what) {
  if (right) return;
  std::fprintf(stderr, "wrong: %s\n", what);
  std::exit(1);
}
