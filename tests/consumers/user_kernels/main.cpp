// Runs the user's kernel on every target that this machine has, and on its first GPU.
#include <cstdio>
#include <cstring>
#include <vector>

#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/test_hooks.hpp"
#include "pewter/device.hpp"
#include "saxpy.hpp"

namespace {

constexpr std::size_t n = 10'000;

bool is_right(const std::vector<float>& y) {
  for (const float value : y)
    if (value != 7.0f) return false;
  return true;
}

bool runs_on_every_target() {
  const std::vector<float> x(n, 2.0f);
  for (const pewter::target& t : pewter::targets()) {
    if (!t.supported() || !t.complete) continue;
    std::vector<float> y(n, 1.0f);
    pewter::launch options;
    options.target = t.name;
    saxpy(3.0f, x.data(), y.data(), n, options);
    std::printf("%s: %g\n", t.name, static_cast<double>(y.back()));
    if (!is_right(y) || std::strcmp(pewter::last_target(), t.name) != 0) return false;
  }
  return true;
}

/// Whether a launch with pointers of the host is an error that has the text.
bool fails_with(const char* text) {
  std::vector<float> x(n, 2.0f), y(n, 1.0f);
  try {
    saxpy(3.0f, x.data(), y.data(), n, {.device = 0});
  } catch (const pewter::error& e) {
    std::puts(e.what());
    return std::strstr(e.what(), text) != nullptr && y.back() == 1.0f;
  }
  return false;
}

bool runs_on_gpu() {
  std::vector<float> y(n);
  const pewter::device_buffer<float> x_there(std::vector<float>(n, 2.0f));
  pewter::device_buffer<float> y_there(std::vector<float>(n, 1.0f));
  saxpy(3.0f, x_there.data(), y_there.data(), n, {.device = 0});
  y_there.copy_to(y);
  std::printf("%s: %g\n", pewter::devices()[0].name.c_str(), static_cast<double>(y.back()));
  return is_right(y);
}

}  // namespace

int main() {
  if (!runs_on_every_target()) return 1;
  if (pewter::devices().empty()) return fails_with("there is no GPU to use") ? 0 : 1;
  return runs_on_gpu() && fails_with("arguments, member 2 = ") ? 0 : 1;
}
