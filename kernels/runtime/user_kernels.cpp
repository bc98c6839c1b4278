#include "kernels/runtime/user_kernels.hpp"

#include <algorithm>
#include <mutex>
#include <vector>

namespace pewter::detail {
namespace {

struct all_known {
  std::mutex lock;
  std::vector<user_kernel> kernels;
};
/// Made when first asked for: tables of users are registered before main, in any order. Never destroyed, as
/// they are taken out in any order too.
all_known& all() {
  static auto* const known = new all_known;
  return *known;
}

}  // namespace

known_kernels::known_kernels(std::span<const user_kernel> kernels) : kernels_(kernels) {
  const std::lock_guard guard(all().lock);
  all().kernels.insert(all().kernels.end(), kernels.begin(), kernels.end());
}
known_kernels::~known_kernels() {
  const std::lock_guard guard(all().lock);
  for (const user_kernel& gone : kernels_) {
    const auto at = std::ranges::find(all().kernels, gone.tables, &user_kernel::tables);
    if (at != all().kernels.end()) all().kernels.erase(at);
  }
}

std::optional<user_kernel> find_user_kernel(target_tables tables) {
  const std::lock_guard guard(all().lock);
  const auto at = std::ranges::find(all().kernels, tables, &user_kernel::tables);
  if (at == all().kernels.end()) return std::nullopt;
  return *at;
}

}  // namespace pewter::detail
