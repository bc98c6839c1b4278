// Dispatches when a thread has ended, as far as its objects tell: by destructors of static objects and of
// objects that the thread made before its first dispatch. The environment's OMP_NUM_THREADS shares them.
#include <cstdlib>
#include <cstring>
#include <thread>

#include "pewter/metal.h"
#include "tests/metal/host_kernels.hpp"
#include "tests/support/last_calls.hpp"

namespace {

using host_kernels::result_of;
using pewter::mapping;
namespace metal = pewter::metal;

struct every_way {
  metal::library library = metal::library::from_source(host_kernels::source, "last_dispatches.metal");
  metal::pipeline plain = library.pipeline("plain"), meets = library.pipeline("meets");

  void run() const {
    use_memory();
    check(pewter_metal_library_from_source("kernel void f(", "wrong.metal", nullptr) == nullptr &&
              std::strlen(pewter_metal_error()) > 0,
          "an error");
    for (const metal::pipeline* p : {&plain, &meets}) {
      metal::dispatch_settings one;
      one.mapping = mapping::run_inline;
      const auto right = result_of(*p, 40, 2, one);
      for (const mapping how : {mapping::threadgroups, mapping::simdgroups, mapping::automatic}) {
        metal::dispatch_settings s;
        s.mapping = how;
        for (int n = 0; n < 3; ++n) check(result_of(*p, 40, 2, s) == right, "a last dispatch");
      }
      metal::dispatch_settings reference;
      reference.reference = true;
      check(result_of(*p, 40, 2, reference) == right, "a last dispatch by the reference way");
    }
  }
};

const every_way& all() {
  static const auto& one = *new every_way;
  return one;
}

struct runs_at_end {
  bool is_used = false;
  ~runs_at_end() {
    if (is_used) all().run();
  }
};

runs_at_end of_program{true};

runs_at_end& of_thread() {
  thread_local runs_at_end object;
  return object;
}

}  // namespace

/// A thread's kept objects are made again after its end and stay, which is no leak in LeakSanitizer's sense.
extern "C" const char* __lsan_default_suppressions() { return "leak:kept_by_thread\n"; }

int main() {
  setenv("PEWTER_METAL_CACHE", "off", 1);
  of_thread().is_used = true;
  all().run();
  for (int n = 0; n < 2; ++n) {
    std::thread([] {
      of_thread().is_used = true;
      all().run();
    }).join();
  }
}
