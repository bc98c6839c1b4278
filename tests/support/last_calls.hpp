// For programs that call the library while static objects and threads end.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>

/// std::exit must not be called while static objects end.
inline void check(bool right, const char* what) {
  if (right) return;
  std::fprintf(stderr, "wrong: %s\n", what);
  _exit(1);
}

/// Fills memory that was freed.
inline void use_memory() {
  for (std::size_t bytes = 16; bytes <= 65536; bytes *= 2) {
    void* const all[] = {std::malloc(bytes), std::malloc(bytes), std::malloc(bytes)};
    for (void* m : all) std::memset(m, 0xff, bytes);
    for (void* m : all) std::free(m);
  }
}
