// Checked mode: memory that was announced, and the operands of the library's function that runs.
#include <algorithm>
#include <mutex>
#include <string>
#include <vector>

#include "pewter/detail/check_state.hpp"
#include "pewter/detail/kept_by_thread.hpp"

namespace pewter::detail {

struct known_extents {
  std::mutex mutex;
  std::vector<checked_extent> extents;

  static known_extents& all() {
    static auto& extents = *new known_extents;
    return extents;
  }
};
/// The operands of the library's function that this thread called last.
struct known_operands {
  const char* function = nullptr;
  std::vector<std::string> arguments;
  bool is_used = false, are_of_kernel = false;
  std::vector<checked_extent> extents;

  static known_operands& of_this_thread() { return kept_by_thread<known_operands>::get(); }
};

inline checked_extent extent_of(const void* begin, std::size_t bytes, std::size_t element_bytes) {
  return {reinterpret_cast<std::uintptr_t>(begin), bytes,
          element_bytes % 4 == 0   ? 4u
          : element_bytes % 2 == 0 ? 2u
                                   : 1u};
}
PEWTER_ONCE void remember_extent(const void* begin, std::size_t bytes, std::size_t element_bytes) {
  const std::lock_guard lock(known_extents::all().mutex);
  known_extents::all().extents.push_back(extent_of(begin, bytes, element_bytes));
}
PEWTER_ONCE void forget_extent(const void* begin) {
  const std::lock_guard lock(known_extents::all().mutex);
  auto& extents = known_extents::all().extents;
  for (auto each = extents.begin(); each != extents.end(); ++each)
    if (each->begin == reinterpret_cast<std::uintptr_t>(begin)) return static_cast<void>(extents.erase(each));
}
PEWTER_ONCE void remember_operand(const char* function, const char* argument, const void* begin,
                                  std::size_t bytes, std::size_t element_bytes) {
  known_operands& own = known_operands::of_this_thread();
  const bool is_named =
      std::find(own.arguments.begin(), own.arguments.end(), argument) != own.arguments.end();
  if (own.is_used || own.function != function || is_named) {
    own.extents.clear();
    own.arguments.clear();
  }
  own.is_used = false;
  own.function = function;
  own.arguments.emplace_back(argument);
  if (bytes == 0) return;
  for (const checked_extent& each : own.extents)
    if (each.begin == reinterpret_cast<std::uintptr_t>(begin) && each.bytes == bytes) return;
  own.extents.push_back(extent_of(begin, bytes, element_bytes));
}

}  // namespace pewter::detail
