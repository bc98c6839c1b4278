#include "kernels/metal/runtime/gpu/gpu_faults.hpp"

#include <algorithm>

#include "pewter/metal.hpp"

namespace pewter::metal {

void gpu_faults::launched(const void* work, const std::string& kernel) {
  const std::lock_guard lock(mutex_);
  if (const std::pair one(work, kernel); std::find(running_.begin(), running_.end(), one) == running_.end())
    running_.push_back(one);
}

void gpu_faults::ended(const void* work) {
  const std::lock_guard lock(mutex_);
  running_.erase(std::remove_if(running_.begin(), running_.end(), [&](auto& r) { return r.first == work; }),
                 running_.end());
}

void gpu_faults::fail(const std::string& what, const std::string& reason) {
  {
    const std::lock_guard lock(mutex_);
    if (fault_.empty())
      fault_ =
          (running_.empty() ? what : names()) + ": " + reason + "; this process cannot use the GPU any more";
    has_failed_ = true;
  }
  throw page_fault(fault_);
}

void gpu_faults::check() const {
  if (has_failed_) throw page_fault(fault_);
}

/// Each once, the first few.
std::string gpu_faults::names() const {
  constexpr std::size_t most = 4;
  std::vector<std::string> all;
  for (const auto& [work, kernel] : running_)
    if (std::find(all.begin(), all.end(), kernel) == all.end()) all.push_back(kernel);
  std::string names;
  for (std::size_t n = 0; n < std::min(all.size(), most); ++n) names += (n == 0 ? "" : ", ") + all[n];
  return all.size() > most ? names + ", ..." : names;
}

}  // namespace pewter::metal
