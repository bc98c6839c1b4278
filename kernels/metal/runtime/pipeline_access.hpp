// What the runtime sees of pipelines and arguments.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

/// What a dispatch's parameters are bound to, for a trace.
struct bound_operands {
  std::uint64_t bytes = 0;  ///< in buffers of known length
  std::uint64_t without_length = 0, textures = 0, tables = 0;
  std::string sizes, list;  ///< lengths of buffers; JSON of all
};

struct pipeline_access {
  static const loaded_kernel& kernel_of(const pipeline& p) { return p.object_->kernels[p.index_]; }
  static const loaded_object& object_of(const pipeline& p) { return *p.object_; }
  /// compiled_source::reflection; "" of an object, which has no source.
  static std::string reflection_of(const pipeline&);
  static std::string reflection_of(const library&, const std::string& kernel);
  static const compiled_source* source_of(const pipeline& p) { return p.source_.get(); }
  static const compiled_source* source_of(const library& l) { return l.source_.get(); }
  static std::vector<void*> bind(const pipeline&, const arguments&);
  static pipeline with_reference(const pipeline&);
  /// The same kernel in compiled_source::singles.
  static const loaded_kernel& singles(const pipeline&);
  /// The same kernel in compiled_source::other_places.
  static const loaded_kernel& other_places(const pipeline&);
  /// @throws error for a table whose functions the kernel does not have, or calls in another way
  static void check_tables(const loaded_kernel&, const arguments&);
  static void* descriptor_of(const kernel_argument&, const arguments&);
  static bound_operands operands_of(const pipeline&, const arguments&);  // trace.cpp
  /// trace::source's, 0: an object, or nothing is traced.
  static std::uint32_t source_number(const pipeline&);
  /// A dispatch of a checked pipeline. @param bound by bind. checked_dispatch.cpp
  /// @throws error that names what was found, after the dispatch
  static void run_checked(const pipeline&, const arguments&, void* const* bound, const launch_geometry&,
                          kernel_guard&);
  /// The same kernel in an object that is compiled for another target.
  static pipeline for_target(const pipeline&, const std::string& target);
  /// gpu_dispatch.cpp
  static void run_on_gpu(const pipeline&, const arguments&, const launch_geometry&, int device,
                         double timeout_seconds);
};

inline constexpr std::size_t unknown_length = SIZE_MAX;

/// What all threads of a threadgroup are told.
inline simdgroup_context context_of_threadgroup(const launch_geometry& geometry, uint3 position,
                                                uint3 threads, unsigned char* memory, const void* log) {
  const auto put = [](std::uint32_t(&to)[3], uint3 from) {
    to[0] = from.x;
    to[1] = from.y;
    to[2] = from.z;
  };
  simdgroup_context c{};
  put(c.threadgroup_position_in_grid, position);
  put(c.threads_per_threadgroup, threads);
  put(c.threadgroups_per_grid, geometry.threadgroups_per_grid);
  put(c.threads_per_grid, geometry.threads_per_grid);
  put(c.dispatch_threads_per_threadgroup, geometry.threads_per_threadgroup);
  c.simdgroups_per_threadgroup = static_cast<std::uint32_t>((threads.volume() + 31) / 32);
  c.threadgroup_memory = memory;
  const auto address = reinterpret_cast<std::uintptr_t>(log);
  c.log[0] = static_cast<std::uint32_t>(address);
  c.log[1] = static_cast<std::uint32_t>(address >> 32);
  return c;
}

/// Called before a threadgroup's first thread begins.
inline void store_initial_values(const kernel_info& kernel, unsigned char* threadgroup_memory) {
  for (const initial_value& v : kernel.initial_values)
    std::memcpy(threadgroup_memory + v.offset, v.bytes.data(), v.bytes.size());
}

}  // namespace pewter::metal
