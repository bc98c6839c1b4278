// cpu_supports <target>: exit status 0 if this CPU runs that target's code, else 77 (ctest: skipped).
//
// A program of its own, as even the static initialisers of a test that is compiled for a target may use
// instructions which the CPU lacks.
#include <algorithm>
#include <cstdio>

#include "kernels/runtime/machine/cpu.hpp"

int main(int argc, char** argv) {
  const char* name = argc == 2 ? argv[1] : "the target";
  const auto features = pewter::features_of_target(name);
  if (!features.empty() && std::ranges::all_of(features, &pewter::cpu_feature::present)) return 0;
  std::printf("skipped: this CPU lacks %s\n", name);
  return 77;
}
