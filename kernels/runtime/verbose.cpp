#include "kernels/runtime/verbose.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "kernels/runtime/test_hooks.hpp"
#include "pewter/detail/kept_by_thread.hpp"

namespace pewter::detail {

constinit std::atomic<signed char> verbose_state = -1;

namespace {
thread_local problem_shape announced;

struct announced_plan : std::string {};
std::string& plan_of_thread() { return kept_by_thread<announced_plan>::get(); }
}  // namespace

bool asks_for_verbose() {
  const char* const value = std::getenv("PEWTER_VERBOSE");
  const bool asks = value != nullptr && *value != '\0' && std::string_view(value) != "0";
  verbose_state.store(asks ? 1 : 0, std::memory_order_relaxed);  // threads that race here read the same
  return asks;
}

void forget_verbose() { verbose_state.store(-1, std::memory_order_relaxed); }

void keep_shape(const problem_shape& shape) {
  announced = shape;
  plan_of_thread().clear();
}

void keep_plan(std::string text) { plan_of_thread() = std::move(text); }

verbose_line::verbose_line(target_tables tables, pattern chosen, element_type type, const char* target,
                           const launch_geometry& geometry)
    : tables_(tables),
      chosen_(chosen),
      type_(type),
      target_(target),
      threads_per_threadgroup_(static_cast<std::uint32_t>(geometry.threads_per_threadgroup.volume())),
      begin_(std::chrono::steady_clock::now()) {
  forked_host_threads() = 1;
}

void verbose_line::print() const {
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin_;
  const char* const name = name_of(tables_);
  std::string shape;
  for (const kernel& k : kernels()) {
    if (k.tables != tables_) continue;
    for (std::size_t i = 0; i < k.about->dimensions.size(); ++i) {
      if (i != 0) shape += 'x';
      shape += std::to_string(announced.extent[i]);
    }
  }
  const std::string& announced_plan = plan_of_thread();
  const std::string plan = announced_plan.empty() ? std::string() : ",\"" + announced_plan + '"';
  std::fprintf(stderr, "pewter,%s,%s,%s,%s,%s:%u,%u,%.6g%s\n", name, shape.c_str(), name_of(type_), target_,
               name_of(chosen_), threads_per_threadgroup_, forked_host_threads(), taken.count(),
               plan.c_str());
}

}  // namespace pewter::detail
