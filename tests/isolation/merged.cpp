// What check_objects.py must find: a function that the linker may merge, and a static initialiser.
#include <cstdlib>

namespace pewter {
template <class T>
[[gnu::noinline]] T twice(T x) {
  return x + x;
}
}  // namespace pewter

static const int at_start = std::getenv("HOME") != nullptr ? 21 : 42;
int merged() { return pewter::twice(at_start); }
