// The collection, of registry.inc, for the targets of targets.inc, and the choice between targets: a
// launch's own wish, else PEWTER_TARGET, else the best one that this CPU supports.
#include "kernels/runtime/registry.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>

#include "kernels/runtime/machine/cpu.hpp"
#include "kernels/runtime/target_rows.hpp"
#include "kernels/runtime/test_hooks.hpp"
#include "kernels/runtime/user_kernels.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/check.hpp"
#include "pewter/error.hpp"

// CMake writes the tables, as it does for user kernels: pewter_append_tables in
// scripts/cmake/PewterTargets.cmake.
namespace pewter::detail {
#define PEWTER_KERNEL(family, name, ...) extern const kernel_table* const name##_list[];
#include "kernels/registry.inc"
#undef PEWTER_KERNEL
}  // namespace pewter::detail

namespace pewter {
namespace {

/// Whether PEWTER_ONLY_TARGETS, names between spaces, leaves the target in.
constexpr bool is_built([[maybe_unused]] std::string_view name_between_spaces) {
#if defined(PEWTER_ONLY_TARGETS)
  return std::string_view(PEWTER_ONLY_TARGETS).find(name_between_spaces) != std::string_view::npos;
#else
  return true;
#endif
}

constexpr target all_targets[] = {
#define PEWTER_TARGET_ROW(name, architecture, ...) \
  PEWTER_ON_##architecture({#name, &cpu_supports_##name, true, is_built(" " #name " ")}, )
#if !defined(PEWTER_LANES_OPENMP)
#define PEWTER_EXTENSION_ROW(name, architecture, ...) \
  PEWTER_ON_##architecture({#name, &cpu_supports_##name, false, is_built(" " #name " ")}, )
#endif
#include "kernels/targets.inc"
};
constexpr int target_count = static_cast<int>(std::size(all_targets));

constexpr kernel all_kernels[] = {
#define PEWTER_KERNEL(family, name, ...) {#family, #name, &name##_description, detail::name##_list},
#include "kernels/registry.inc"
#undef PEWTER_KERNEL
};

constexpr int not_chosen = -1;
std::atomic<int> default_target = not_chosen;
std::atomic<bool> environment_named_it = false;
thread_local int last_target_of_thread = not_chosen;

/// "avx512, avx2, sse42"
std::string names_of_targets(bool only_supported) {
  std::string names;
  for (const target& t : all_targets) {
    if (only_supported && !t.supported()) continue;
    if (!names.empty()) names += ", ";
    names += t.name;
  }
  return names.empty() ? "none" : names;
}

const char* first_missing_feature(std::string_view target) {
  for (const cpu_feature& f : features_of_target(target)) {
    if (!f.present) return f.name;
  }
  return "it";
}

/// The target that `subject` names.
int target_named(const char* subject, const char* name) {
  for (int i = 0; i < target_count; ++i) {
    if (std::string_view(all_targets[i].name) != name) continue;
    if (all_targets[i].supported()) return i;
    if (!all_targets[i].built)
      detail::raise("%s = \"%s\" is not in this build, which has %s", subject, name,
                    names_of_targets(true).c_str());
    detail::raise("%s = \"%s\" is not supported by this CPU, which lacks %s; known: %s; supported here: %s",
                  subject, name, first_missing_feature(name), names_of_targets(false).c_str(),
                  names_of_targets(true).c_str());
  }
  detail::raise("%s = \"%.80s\" is unknown, must be one of %s", subject, name,
                names_of_targets(false).c_str());
}

kernel_function function_of(const kernel_table& table, pattern p, element_type type) {
  return table.at[static_cast<int>(p)][static_cast<int>(type)];
}

int target_of_environment_or_best() {
  const char* const name = std::getenv("PEWTER_TARGET");
  const bool named = name != nullptr && *name != '\0';
  environment_named_it.store(named, std::memory_order_relaxed);
  if (named) return target_named("PEWTER_TARGET", name);
  for (int i = 0; i < target_count; ++i) {
    if (all_targets[i].supported()) return i;
  }
  detail::raise("launch: this CPU, %s, supports none of the targets %s", cpu_model().c_str(),
                names_of_targets(false).c_str());
}

}  // namespace

std::span<const target> targets() { return all_targets; }

std::span<const kernel> kernels() { return all_kernels; }

int choose_target(const char* wish) {
  if (wish != nullptr) return target_named("launch: target", wish);
  int chosen = default_target.load(std::memory_order_relaxed);
  if (chosen == not_chosen) {  // threads that race here find the same
    chosen = target_of_environment_or_best();
    default_target.store(chosen, std::memory_order_relaxed);
  }
  return chosen;
}

bool is_of_collection(target_tables tables) {
  return std::ranges::find(all_kernels, tables, &kernel::tables) != std::end(all_kernels);
}
const char* name_of(target_tables tables) {
  const kernel* const found = std::ranges::find(all_kernels, tables, &kernel::tables);
  if (found != std::end(all_kernels)) return found->name;
  const auto of_user = detail::find_user_kernel(tables);
  return of_user ? of_user->name : "user_kernel";
}

bool environment_names_target() {
  choose_target(nullptr);
  return environment_named_it.load(std::memory_order_relaxed);
}

void forget_default_target() { default_target.store(not_chosen, std::memory_order_relaxed); }

const char* last_target() {
  return last_target_of_thread == not_chosen ? nullptr : all_targets[last_target_of_thread].name;
}

int target_with(target_tables tables, pattern p, element_type type, int best) {
  for (int i = best; i < target_count; ++i) {  // a CPU that supports a target supports all worse ones
    if (function_of(*tables[i], p, type) != nullptr) return i;
  }
  detail::raise("launch: pattern = %s is not offered for %s elements by target %s", name_of(p), name_of(type),
                all_targets[best].name);
}

namespace {

[[gnu::noinline]] void run_verbosely(kernel_function function, target_tables tables, pattern p,
                                     const void* arguments, const launch_geometry& geometry,
                                     const kernel_options& how) {
  detail::verbose_line line(tables, p, how.type, last_target(), geometry);
  function(arguments, geometry, how);
  line.print();
}

}  // namespace

void run_on_target(int target, target_tables tables, pattern p, element_type type, const void* arguments,
                   const launch_geometry& geometry, const launch& options,
                   double nanoseconds_per_threadgroup) {
  last_target_of_thread = target;
  const kernel_function function = function_of(*tables[target], p, type);
  PEWTER_CHECKED(const detail::named_kernel checked_as(name_of(tables), is_of_collection(tables));)
  const kernel_options how{{.host_threads = options.host_threads,
                            .mapping = options.mapping,
                            .nanoseconds_per_threadgroup = nanoseconds_per_threadgroup},
                           type};
  if (!detail::is_verbose()) [[likely]]
    return function(arguments, geometry, how);
  run_verbosely(function, tables, p, arguments, geometry, how);
}

}  // namespace pewter
