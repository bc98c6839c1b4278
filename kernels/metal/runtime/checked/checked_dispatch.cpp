// A dispatch in checked mode: threadgroups one after the other, on the thread that calls.
#include <algorithm>
#include <cstring>

#include "kernels/metal/runtime/checked/checked_threadgroup.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter::metal {
namespace {

std::string name_of(const char* kind, std::uint32_t index, const std::string& name) {
  const std::string text = kind + std::to_string(index);
  return name.empty() || name == "-" ? text : text + " '" + name + "'";
}

memory_extent extent_of(const dispatch_checks& checks, const checked_site& s) {
  switch (s.object) {
    case checked_site::argument: {
      const auto number = static_cast<std::uint32_t>(s.number);
      const auto found = checks.arguments.find(number);
      if (found != checks.arguments.end()) return found->second;
      return {0, 0, name_of(number < buffer_limit ? "buffer " : "parameter ", number, s.name), false};
    }
    case checked_site::variable:
      return checks.variables.at(s.number);
    case checked_site::table:
      return {0, s.bytes, "constant '" + s.name + "'"};
    case checked_site::array:
      return {0, s.bytes, "array '" + s.name + "'"};
    default:
      return {};
  }
}

}  // namespace

void pipeline_access::run_checked(const pipeline& p, const arguments& a, void* const* bound,
                                  const launch_geometry& geometry, kernel_guard& guard) {
  const loaded_kernel& kernel = kernel_of(p);
  /// Fresh memory holds no number that looks like a result.
  constexpr unsigned char never_written = 0xb5;
  const detail::dispatch_scope scope;
  detail::arena scratch;
  dispatch_checks checks(object_of(p), kernel, geometry);
  const auto memory = reinterpret_cast<std::uintptr_t>(scratch.memory);
  for (const kernel_argument& k : kernel.arguments) {
    if (k.index >= first_sampler) continue;
    memory_extent e{reinterpret_cast<std::uintptr_t>(bound[k.index]), memory_extent::unknown, {}};
    if (k.index >= first_texture) {
      const texture_descriptor& t = a.textures_.at(k.index - first_texture);
      const auto end_of = [](const texture_descriptor& d) -> std::uintptr_t {
        const std::uint64_t slices = std::uint64_t{d.depth} * d.array_length;
        return reinterpret_cast<std::uintptr_t>(d.base) +
               (slices > 1 ? slices * d.bytes_per_slice : std::uint64_t{d.height} * d.bytes_per_row);
      };
      e = {reinterpret_cast<std::uintptr_t>(t.base), memory_extent::unknown,
           name_of("texture ", k.index - first_texture, k.name)};
      std::uintptr_t end = end_of(t);  // levels of a host's own may lie before: then there is no extent
      bool is_behind = true;
      for (std::uint32_t n = 1; n < t.level_count; ++n) {
        is_behind = is_behind && t.levels[n - 1].base >= t.base;
        end = std::max(end, end_of(t.levels[n - 1]));
      }
      if (is_behind) e.bytes = end - e.begin;
    } else if (k.index >= buffer_limit) {
      const std::uint32_t index = k.index - buffer_limit;
      e = {memory + e.begin, a.threadgroup_memory_.at(index), name_of("threadgroup memory ", index, k.name)};
    } else {
      const auto known = a.buffer_bytes_.find(k.index);
      if (known != a.buffer_bytes_.end()) e.bytes = known->second;
      e.name = name_of("buffer ", k.index, k.name);
    }
    checks.arguments[k.index] = std::move(e);
  }
  for (const threadgroup_variable& v : kernel.variables)
    checks.variables[v.offset] = {memory + v.offset, v.bytes, "threadgroup variable '" + v.name + "'"};
  for (const checked_site& s : kernel.sites) checks.of_site.push_back(extent_of(checks, s));
  const uint3 groups = geometry.threadgroups_per_grid;
  const std::uint64_t count = groups.volume();
  if (count >= UINT32_MAX)
    detail::raise("%s: threadgroups of a checked dispatch = %llu, must be below 2^32", kernel.name.c_str(),
                  static_cast<unsigned long long>(count));
  for (std::uint64_t n = 0; n < count && !checks.found.full() && !checks.stopped && !guard.is_over(); ++n) {
    const uint3 position{static_cast<std::uint32_t>(n % groups.x),
                         static_cast<std::uint32_t>(n / groups.x % groups.y),
                         static_cast<std::uint32_t>(n / groups.x / groups.y)};
    std::memset(scratch.memory, never_written, sizeof scratch.memory);
    store_initial_values(kernel, scratch.memory);
    const simdgroup_context c = context_of_threadgroup(
        geometry, position, threadgroup_size_at(geometry, position), scratch.memory, guard.log);
    checked_threadgroup(checks, bound, c, static_cast<std::uint32_t>(n) + 1, guard).run();
  }
  if (!checks.found.empty()) throw error(checks.found.text());
  guard.check(kernel.name);
}

}  // namespace pewter::metal
