// Who has which core while libraries with threads of their own share a process with OpenMP.
#pragma once

#include <omp.h>
#include <sched.h>

#include <vector>

namespace pewter::peers {

/// While it lives, this thread may run on every core of OpenMP's places, and so may the threads that a
/// library makes meanwhile: they inherit it. Does nothing where OpenMP binds no threads.
class on_all_cores {
 public:
  on_all_cores() {
    cpu_set_t all;
    CPU_ZERO(&all);
    for (int place = 0; place < omp_get_num_places(); ++place) {
      std::vector<int> cores(static_cast<std::size_t>(omp_get_place_num_procs(place)));
      omp_get_place_proc_ids(place, cores.data());
      for (const int core : cores) CPU_SET(static_cast<std::size_t>(core), &all);
    }
    if (omp_get_proc_bind() == omp_proc_bind_false || CPU_COUNT(&all) == 0) return;
    changed_ =
        sched_getaffinity(0, sizeof before_, &before_) == 0 && sched_setaffinity(0, sizeof all, &all) == 0;
  }
  ~on_all_cores() {
    if (changed_) sched_setaffinity(0, sizeof before_, &before_);
  }
  on_all_cores(const on_all_cores&) = delete;
  on_all_cores& operator=(const on_all_cores&) = delete;

 private:
  cpu_set_t before_;
  bool changed_ = false;
};

}  // namespace pewter::peers
