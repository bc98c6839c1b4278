// GPUs and NCCL, emulated on the host for the tests of what several GPUs do together: device memory is the
// host's, which each emulated GPU has its own blocks of. Queues are lazy: work is done when somebody waits
// for it and not before, so that an order which nothing but events gives is seen to be missing where it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace emulated {

struct queue {
  int device;
  std::deque<std::function<void()>> work{};
  std::size_t begun = 0;  ///< of all that ever came
  std::size_t came = 0;
  bool runs = false;

  void add(std::function<void()> piece) {
    work.push_back(std::move(piece));
    ++came;
  }
  /// Does what came before `position`.
  void reach(std::size_t position);
};

struct event {
  queue* of = nullptr;
  std::size_t position = 0;
};

/// What all of several queues reach before it is done, by the first of them to get there.
class meeting {
 public:
  explicit meeting(std::function<void()> what) : what_(std::move(what)) {}
  void take(queue& q) { members_.push_back({&q, q.came}); }
  void run();

 private:
  struct member {
    queue* of;
    std::size_t position;
  };
  std::function<void()> what_;
  std::vector<member> members_{};
  bool begun_ = false;
};

/// PEWTER_EMULATED_GPUS, 8 if it is not set.
int count_of_gpus();
/// -1: the host's.
int owner_of(const void* pointer);

/// Kernels by name: the work of a launch, from a copy of its arguments; empty for kernels that do not exist.
/// @throws std::runtime_error for operands of another GPU
std::function<void()> work_of_kernel(const char* name, int device, int type, const void* arguments);

}  // namespace emulated
