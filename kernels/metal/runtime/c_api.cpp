#include <fstream>
#include <iterator>
#include <sstream>

#include "kernels/metal/runtime/compilation/linked_files.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.h"
#include "pewter/metal.hpp"

struct pewter_metal_library {
  pewter::metal::library library;
  std::vector<std::string> names, notes;
};

namespace pewter::metal {
namespace {

/// The last one of the calling thread.
struct kept_error : std::string {};
std::string& last_error() { return detail::kept_by_thread<kept_error>::get(); }

template <class Call>
auto guarded(const Call& call, decltype(call()) if_failed) -> decltype(call()) {
  try {
    last_error().clear();
    return call();
  } catch (const std::exception& e) {
    last_error() = e.what();
  } catch (...) {
    last_error() = "pewter::metal: an unknown failure";
  }
  return if_failed;
}

compile_settings settings_of(const char* options) {
  compile_settings s;
  std::istringstream lines(options == nullptr ? "" : options);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t space = line.find(' ');
    const std::string key = line.substr(0, space),
                      value = space == std::string::npos ? std::string() : line.substr(space + 1);
    if (key == "I") {
      s.include_folders.push_back(value);
    } else if (key == "D") {
      s.defines.push_back(value);
    } else if (key == "target") {
      s.target = value;
    } else if (key == "constant" && value.find('=') != std::string::npos) {
      s.constants[value.substr(0, value.find('='))] = value.substr(value.find('=') + 1);
    } else if (key == "link") {
      s.linked.push_back(linked_source_of_file(value));
    } else if (line == "check") {
      s.check = true;
    } else if (!line.empty()) {
      throw error("pewter_metal: option '" + line +
                  "', must begin with I, D, link, target, constant or check");
    }
  }
  return s;
}

pewter_metal_library* made(library&& l) {
  auto* result = new pewter_metal_library{std::move(l), {}, {}};
  result->names = result->library.function_names();
  result->notes = result->library.notes();
  return result;
}

texture_descriptor plain_texture_of(const pewter_metal_texture& t, const std::string& name) {
  texture_descriptor d;
  d.base = static_cast<unsigned char*>(t.base);
  d.width = t.width, d.height = t.height, d.depth = t.depth, d.array_length = t.array_length;
  d.bytes_per_row = t.bytes_per_row, d.bytes_per_slice = t.bytes_per_slice;
  d.format = static_cast<texture_format>(t.format);
  if (texture_pixel_bytes(d.format) == 0)
    throw error(name + ".format = " + std::to_string(t.format) + ", must be one of texture_format");
  return d;
}

void check_member(const std::string& name, const char* member, std::uint32_t value, std::uint32_t wanted) {
  if (value != wanted)
    throw error(name + "." + member + " = " + std::to_string(value) + ", must be " + std::to_string(wanted));
}

/// Level n of a texture, n > 0.
texture_descriptor level_of(const pewter_metal_texture& t, std::uint32_t n, const std::string& name) {
  const pewter_metal_texture& level = t.levels[n - 1];
  const auto size_of = [&](std::uint32_t whole) { return n < 32 && whole >> n != 0 ? whole >> n : 1; };
  if (level.base == nullptr) throw error(name + ".base = null, must be where the level's pixels lie");
  check_member(name, "width", level.width, size_of(t.width));
  check_member(name, "height", level.height, size_of(t.height));
  check_member(name, "depth", level.depth, size_of(t.depth));
  check_member(name, "array_length", level.array_length, t.array_length);
  check_member(name, "format", level.format, t.format);
  if (level.level_count > 1) check_member(name, "level_count", level.level_count, 1);
  check_member(name, "swizzle", level.swizzle, 0);
  return plain_texture_of(level, name);
}

void check_swizzle(std::uint32_t swizzle, const std::string& name) {
  bool is_right = swizzle >> 16 == 1;
  for (unsigned n = 0; n < 4; ++n) is_right = is_right && (swizzle >> 4 * n & 15) <= 5;
  if (swizzle != 0 && !is_right)
    throw error(name + ".swizzle = " + std::to_string(swizzle) + ", must be 0 or pewter_metal_swizzle's");
}

/// @param levels the texture's, to live as long as the descriptor
texture_descriptor texture_of(const pewter_metal_texture& t, std::uint32_t index,
                              std::vector<texture_descriptor>& levels) {
  constexpr std::uint32_t most_levels = 32;
  const std::string name = "pewter_metal_dispatch: textures[" + std::to_string(index) + "]";
  texture_descriptor d = plain_texture_of(t, name);
  check_swizzle(t.swizzle, name);
  d.swizzle = t.swizzle;
  if (t.level_count <= 1) return d;
  if (t.level_count > most_levels || t.levels == nullptr)
    throw error(name + ".level_count = " + std::to_string(t.level_count) +
                (t.levels == nullptr ? ", must be 1 without levels" : ", must be at most 32"));
  for (std::uint32_t n = 1; n < t.level_count; ++n)
    levels.push_back(level_of(t, n, name + ".levels[" + std::to_string(n - 1) + "]"));
  d.level_count = t.level_count;
  d.levels = levels.data();
  return d;
}

sampler_descriptor sampler_of(const pewter_metal_sampler& s) {
  sampler_descriptor d;
  d.s_address = static_cast<sampler_address>(s.s_address);
  d.t_address = static_cast<sampler_address>(s.t_address);
  d.r_address = static_cast<sampler_address>(s.r_address);
  d.mag_filter = static_cast<sampler_filter>(s.mag_filter);
  d.min_filter = static_cast<sampler_filter>(s.min_filter);
  d.border_color = static_cast<sampler_border>(s.border_color);
  d.normalized_coordinates = s.normalized_coordinates != 0;
  d.compare = static_cast<sampler_compare>(s.compare);
  if (s.mip_filter > 2)
    throw error("pewter_metal_dispatch: mip_filter = " + std::to_string(s.mip_filter) + ", must be 0 to 2");
  d.mip_filter = static_cast<sampler_mip_filter>(s.mip_filter);
  d.lod_min = s.lod_min, d.lod_max = s.lod_max;
  return d;
}

/// @param names of its functions, a line each
function_table table_of(const char* names) {
  std::vector<std::string> all;
  std::istringstream lines(names);
  for (std::string line; std::getline(lines, line);) all.push_back(line);
  function_table table(all.size());
  for (std::size_t n = 0; n < all.size(); ++n) table.set_function(n, all[n]);
  return table;
}

/// @param levels of textures, to live as long as the arguments
arguments arguments_of(const pewter_metal_arguments& given,
                       std::vector<std::vector<texture_descriptor>>& levels) {
  arguments a;
  for (std::uint32_t n = 0; n < given.buffer_count; ++n) {
    if (given.buffers[n] == nullptr) continue;
    if (given.buffer_bytes != nullptr) {
      a.set_buffer(n, given.buffers[n], given.buffer_bytes[n]);
    } else {
      a.set_buffer(n, given.buffers[n]);
    }
  }
  for (std::uint32_t n = 0; n < given.function_count; ++n) {
    if (given.functions[n] != nullptr) a.set_function_table(n, table_of(given.functions[n]));
  }
  for (std::uint32_t n = 0; n < given.threadgroup_count; ++n)
    a.set_threadgroup_memory(n, given.threadgroup_bytes[n]);
  levels.resize(given.texture_count);
  for (std::uint32_t n = 0; n < given.texture_count; ++n) {
    if (given.textures[n].base != nullptr) a.set_texture(n, texture_of(given.textures[n], n, levels[n]));
  }
  for (std::uint32_t n = 0; n < given.sampler_count; ++n) a.set_sampler(n, sampler_of(given.samplers[n]));
  return a;
}

int writes(const pewter_metal_library* library, const char* kernel, std::size_t index,
           bool (pipeline::*may_write)(std::uint32_t) const) {
  return guarded(
      [&] {
        if (library == nullptr || kernel == nullptr)
          throw error("pewter_metal_kernel_writes: library and kernel must not be null");
        const pipeline p = library->library.pipeline(kernel);
        return index <= UINT32_MAX && (p.*may_write)(static_cast<std::uint32_t>(index)) ? 1 : 0;
      },
      -1);
}

}  // namespace
}  // namespace pewter::metal

using namespace pewter::metal;

const char* pewter_metal_error() { return last_error().c_str(); }

pewter_metal_library* pewter_metal_library_from_source(const char* source, const char* name,
                                                       const char* options) {
  return guarded(
      [&]() -> pewter_metal_library* {
        if (source == nullptr || name == nullptr)
          throw pewter::error("pewter_metal_library_from_source: source or name = null");
        return made(library::from_source(source, name, settings_of(options)));
      },
      nullptr);
}

pewter_metal_library* pewter_metal_library_from_file(const char* path, const char* options) {
  return guarded(
      [&]() -> pewter_metal_library* {
        if (path == nullptr) throw pewter::error("pewter_metal_library_from_file: path = null");
        return made(library::from_file(path, settings_of(options)));
      },
      nullptr);
}

void pewter_metal_library_free(pewter_metal_library* l) { delete l; }

size_t pewter_metal_kernel_count(const pewter_metal_library* l) { return l->names.size(); }

const char* pewter_metal_kernel_name(const pewter_metal_library* l, size_t index) {
  return index < l->names.size() ? l->names[index].c_str() : nullptr;
}

int pewter_metal_kernel_writes_buffer(const pewter_metal_library* library, const char* kernel, size_t index) {
  return writes(library, kernel, index, &pipeline::may_write_buffer);
}

int pewter_metal_kernel_writes_texture(const pewter_metal_library* library, const char* kernel,
                                       size_t index) {
  return writes(library, kernel, index, &pipeline::may_write_texture);
}

const char* pewter_metal_library_note(const pewter_metal_library* l, size_t index) {
  return index < l->notes.size() ? l->notes[index].c_str() : nullptr;
}

const char* pewter_metal_gpu_name(size_t index) {
  return guarded(
      [&]() -> const char* {
        static const auto& names = *[] {  // never destroyed, as what it points to
          auto* const all = new std::vector<std::string>;
          for (const gpu_description& g : gpus()) all->push_back(g.name + ", " + g.target);
          return all;
        }();
        return index < names.size() ? names[index].c_str() : nullptr;
      },
      nullptr);
}

double pewter_metal_gpu_seconds() { return last_gpu_seconds(); }

int pewter_metal_set_timeout(double seconds) {
  return guarded([&] { return set_default_timeout(seconds), 0; }, 1);
}

int pewter_metal_set_compile_timeout(double seconds) {
  return guarded([&] { return set_compile_timeout(seconds), 0; }, 1);
}

int pewter_metal_set_compile_memory(uint64_t bytes) {
  return guarded([&] { return set_compile_memory(bytes), 0; }, 1);
}

int pewter_metal_dispatch(const pewter_metal_library* l, const char* kernel, void* const* buffers,
                          size_t buffer_count, const size_t* threadgroup_bytes, size_t threadgroup_count,
                          const uint32_t grid[3], const uint32_t threads[3], unsigned flags,
                          unsigned host_threads) {
  const pewter_metal_arguments all = {
      buffers, buffer_count, threadgroup_bytes, threadgroup_count, nullptr, 0, nullptr, 0, nullptr, nullptr,
      0};
  return pewter_metal_dispatch_arguments(l, kernel, &all, grid, threads, flags, host_threads);
}

int pewter_metal_dispatch_arguments(const pewter_metal_library* l, const char* kernel,
                                    const pewter_metal_arguments* given, const uint32_t grid[3],
                                    const uint32_t threads[3], unsigned flags, unsigned host_threads) {
  return guarded(
      [&] {
        if (l == nullptr || kernel == nullptr || given == nullptr)
          throw pewter::error("pewter_metal_dispatch: library, kernel or arguments = null");
        const pipeline p = l->library.pipeline(kernel);
        std::vector<std::vector<texture_descriptor>> levels;
        const arguments a = arguments_of(*given, levels);
        dispatch_settings s;
        s.host_threads = host_threads;
        s.reference = (flags & pewter_metal_reference) != 0;
        if ((flags & pewter_metal_gpu) != 0) s.device = static_cast<int>(flags >> 8);
        if ((flags & pewter_metal_cpu) != 0) s.device = cpu_device;
        const pewter::uint3 g = {grid[0], grid[1], grid[2]}, t = {threads[0], threads[1], threads[2]};
        if ((flags & pewter_metal_threadgroups) != 0) {
          dispatch_threadgroups(p, a, g, t, s);
        } else {
          dispatch_threads(p, a, g, t, s);
        }
        return 0;
      },
      1);
}
