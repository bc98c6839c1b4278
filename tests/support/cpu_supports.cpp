// cpu_supports <target>: exit status 0 if this CPU runs that target's code, else 77 (ctest: skipped).
//
// A program of its own, as even the static initialisers of a test that is compiled for a target may use
// instructions which the CPU lacks.
#include <cstdio>
#include <cstring>

#include "kernels/registry.hpp"

int main(int argc, char** argv) {
  for (const pewter::target& t : pewter::targets())
    if (argc == 2 && std::strcmp(argv[1], t.name) == 0 && t.supported()) return 0;
  std::printf("skipped: this CPU lacks %s\n", argc == 2 ? argv[1] : "the target");
  return 77;
}
