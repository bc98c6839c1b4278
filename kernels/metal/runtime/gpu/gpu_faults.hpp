// Which kernels run on a GPU, so that a page fault names them. The driver tells the first call that notices,
// of whichever thread and queue, and fails all calls from then on.
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace pewter::metal {

class gpu_faults {
 public:
  /// A kernel of `work` (a command buffer, a dispatch) may run from now on.
  void launched(const void* work, const std::string& kernel);
  /// All that was launched for `work` has ended, or nobody waits for it.
  void ended(const void* work);

  /// The first call decides whose fault it is: that of the kernels which may run now, else of `what`.
  /// @throws page_fault
  [[noreturn]] void fail(const std::string& what, const std::string& reason);
  /// @throws page_fault as fail() did
  void check() const;

 private:
  std::string names() const;
  mutable std::mutex mutex_;
  std::vector<std::pair<const void*, std::string>> running_;
  std::string fault_;
  std::atomic<bool> has_failed_ = false;
};

}  // namespace pewter::metal
