// GPUs that kernels' PTX runs on.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kernels/metal/runtime/gpu/gpu_driver.hpp"
#include "kernels/metal/runtime/gpu/gpu_faults.hpp"

namespace pewter::metal {

class gpu_device {
 public:
  /// @throws error with the reason if there is no such GPU
  static const gpu_device& at(int index);
  /// All; a reason is given where there are none.
  static const std::vector<gpu_device>& all(std::string* reason = nullptr);

  const gpu_driver& driver() const { return *driver_; }
  int index() const { return index_; }
  const std::string& name() const { return name_; }
  std::size_t memory_bytes() const { return memory_bytes_; }
  /// What was free when it was first used, which is now if it was not yet; 0: it cannot be.
  std::size_t free_bytes() const;
  /// Where it is plugged in: a number of its own.
  std::uint32_t place() const { return place_; }
  /// Memory of its own kind that CPU and GPU use at one address, also at the same time.
  bool shares_managed_memory() const { return shares_managed_memory_; }
  /// Threads that run at once.
  std::size_t threads_at_once() const { return threads_at_once_; }
  bool registers_at_host_address() const { return registers_at_host_address_; }
  /// A kernel runs that does not end: whatever waits for the GPU would not end either.
  bool is_stuck() const { return *is_stuck_; }
  void now_stuck() const { *is_stuck_ = true; }
  gpu_faults& faults() const { return *faults_; }
  /// The compiler's target for it: "sm_90".
  std::string target() const;
  /// Made by the first who asks, for all; nullptr: it cannot be.
  gpu_driver::handle context() const;
  /// Another thread makes the context while this one goes on.
  const gpu_device& prepare() const;
  /// The calling thread works with it from now on. @throws error with the reason if it cannot
  void use() const;
  /// @throws page_fault for what a kernel did wrong, and ever after; error for any other failure
  void check(int result, const std::string& what) const;

 private:
  gpu_device() = default;
  static std::vector<gpu_device> find_all(std::string& reason);
  class first_use;
  static void wait_for_preparations();
  const gpu_driver* driver_ = nullptr;
  std::shared_ptr<first_use> first_use_;
  std::shared_ptr<gpu_faults> faults_ = std::make_shared<gpu_faults>();
  int index_ = 0, major_ = 0, minor_ = 0;
  bool shares_managed_memory_ = false, registers_at_host_address_ = false;
  std::string name_;
  std::size_t memory_bytes_ = 0, threads_at_once_ = 0;
  std::uint32_t place_ = 0;
  std::shared_ptr<std::atomic<bool>> is_stuck_ = std::make_shared<std::atomic<bool>>(false);
};

/// What PEWTER_METAL_DEVICE says: cpu_device, or a GPU's index.
/// @throws error for an unknown name in the environment
int device_of_environment();

/// A kernel's texts.
enum class gpu_text {
  any,     ///< for whatever is bound
  apart,   ///< if no written buffer overlaps another one, and all are at multiples of `alignments`
  several  ///< likewise, each threadgroup of the GPU for several of the kernel's in x
};

/// A kernel's PTX by targets, and what the driver has made of it; lives as long as its object.
class gpu_functions {
 public:
  gpu_functions() = default;
  gpu_functions(const gpu_functions&) = delete;
  gpu_functions& operator=(const gpu_functions&) = delete;
  ~gpu_functions();

  std::map<std::string, const char*> refusals;                    ///< by target
  std::map<std::pair<std::string, gpu_text>, const char*> texts;  ///< by target and which
  std::map<std::string, unsigned> several;                        ///< how many, by target
  std::map<std::string, std::vector<std::uintptr_t>> alignments;  ///< of the kernel's arguments
  /// Where a kernel reads addresses in buffers, which its caller must have made for the GPU.
  std::map<std::string, const char*> addresses;
  std::set<std::string> leaves_messages;  ///< targets of one that does

  bool has(const std::string& target) const {
    return texts.count({target, gpu_text::any}) + refusals.count(target) != 0;
  }
  /// Its function on a GPU, for threadgroups of this many threads, by that text, or the one before that is
  /// there.
  /// @throws error for a kernel that has no code for GPUs, with the compiler's reason
  gpu_driver::handle function(const gpu_device&, const std::string& kernel, unsigned threads, gpu_text);

 private:
  struct loaded {
    const gpu_device* device;
    gpu_driver::handle module, function;
    int most_threads;
    gpu_text text;
  };
  loaded load(const gpu_device&, const std::string& kernel, unsigned threads, gpu_text) const;
  std::mutex mutex_;
  std::vector<loaded> loaded_;
};

}  // namespace pewter::metal
