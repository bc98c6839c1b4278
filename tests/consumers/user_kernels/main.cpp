// Runs the user's kernel on every target that this machine has.
#include <cstdio>
#include <cstring>
#include <vector>

#include "kernels/registry.hpp"
#include "saxpy.hpp"

int main() {
  const std::vector<float> x(10'000, 2.0f);
  for (const pewter::target& t : pewter::targets()) {
    if (!t.supported() || !t.complete) continue;
    std::vector<float> y(x.size(), 1.0f);
    pewter::launch options;
    options.target = t.name;
    saxpy(3.0f, x.data(), y.data(), x.size(), options);
    std::printf("%s: %g\n", t.name, static_cast<double>(y.back()));
    for (const float value : y)
      if (value != 7.0f) return 1;
    if (std::strcmp(pewter::last_target(), t.name) != 0) return 1;
  }
  return 0;
}
