#include "kernels/metal/runtime/objects/loaded_object.hpp"

#include <dlfcn.h>

#include <cstdlib>
#include <cstring>
#include <iterator>
#include <sstream>

#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "kernels/metal/target_names.hpp"
#include "kernels/runtime/machine/cpu.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

std::string target_or_default(const std::string& wish) {
  struct row {
    const char* name;
    bool is_compiled_for;  ///< else an extension, for which the next row's code is taken
    bool (*supported)();
  };
  static constexpr row rows[] = {
#define PEWTER_TARGET_ROW(name, architecture, flags, level, bytes, registers, mr, bf16, cpu, ...) \
  {#name, cpu[0] != 0, cpu_supports_##name},
#define PEWTER_EXTENSION_ROW(name, ...) {#name, false, cpu_supports_##name},
#include "kernels/targets.inc"
  };
  const char* environment = std::getenv("PEWTER_TARGET");
  const std::string name = !wish.empty()            ? wish
                           : environment == nullptr ? std::string()
                                                    : std::string(environment);
  if (name.rfind("sm_", 0) == 0) return name;  // a GPU's, which this machine need not have
  bool is_reached = name.empty();
  for (const row& r : rows) {
    is_reached = is_reached || name == r.name;
    if (!is_reached || !r.is_compiled_for) continue;
    if (r.supported()) return r.name;
    if (!name.empty()) break;
  }
  throw error("metal: target = '" + name + "', must be " + names_of_targets() +
              ", and supported by this CPU");
}

namespace {

/// site KIND OBJECT BYTES ALIGNMENT PLACE FUNCTION NAME
checked_site site_of(std::istringstream& words) {
  static constexpr const char* kinds[] = {"load", "store", "atomic_load", "atomic_store", "atomic_update",
                                          "simd", "fence", "end",         "function"};
  static constexpr const char* objects[] = {"any", "argument", "variable", "table", "array"};
  checked_site s;
  std::string kind, object;
  words >> kind >> object >> s.bytes >> s.alignment >> s.place >> s.function >> s.name;
  for (std::uint8_t k = 0; k < std::size(kinds); ++k)
    if (kind == kinds[k]) s.kind = static_cast<checked_site::kinds>(k);
  const std::size_t dot = object.find('.');
  for (std::uint8_t o = 0; o < std::size(objects); ++o)
    if (object.substr(0, dot) == objects[o]) s.object = static_cast<checked_site::objects>(o);
  if (dot != std::string::npos) s.number = std::strtoull(object.c_str() + dot + 1, nullptr, 10);
  return s;
}

/// initial OFFSET BYTES HEX, or - for zeros
initial_value initial_value_of(std::istringstream& words) {
  initial_value v{};
  std::size_t bytes = 0;
  std::string hex;
  words >> v.offset >> bytes >> hex;
  v.bytes.resize(bytes);
  for (std::size_t n = 0; 2 * n + 1 < hex.size() && n < bytes; ++n)
    v.bytes[n] = static_cast<char>(std::stoi(hex.substr(2 * n, 2), nullptr, 16));
  return v;
}

/// Conversions of half where the target has no instruction for them are functions of libgcc's, which a
/// program without C++ of its own, as Python, does not show to objects that it loads.
void* open_object(const std::string& path) {
  [[maybe_unused]] static void* const shown = dlopen("libgcc_s.so.1", RTLD_NOW | RTLD_GLOBAL);
  const std::string file = path.find('/') == std::string::npos ? "./" + path : path;  // not of the system's
  return dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
}

}  // namespace

object_file::object_file(const std::string& path) : handle_(open_object(path)) {
  if (handle_ == nullptr) throw error("metal: " + path + " cannot be loaded: " + dlerror());
  manifest_ = static_cast<const char*>(symbol("pewter_metal_manifest"));
  if (manifest_ != nullptr) return;
  dlclose(handle_);
  throw error("metal: " + path + ": no object of pewter-metalc");
}

object_file::~object_file() { dlclose(handle_); }

void* object_file::symbol(const std::string& name) const { return dlsym(handle_, name.c_str()); }

std::string object_file::sources() const {
  const auto* bytes = static_cast<const char*>(symbol("pewter_metal_sources"));
  if (bytes == nullptr) return {};
  std::uint64_t count = 0;
  std::memcpy(&count, bytes, sizeof count);
  return {bytes + sizeof count, count};
}

bool object_file::has_target(const std::string& target) const {
  std::istringstream lines(manifest_);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("targets ", 0) == 0) return (line + " ").find(" " + target + " ") != std::string::npos;
  }
  return false;
}

loaded_object::loaded_object(const std::string& path, const std::string& wish)
    : target(target_or_default(wish)), file_(std::make_unique<object_file>(path)) {
  read_manifest(path, file_->manifest());
}

loaded_object::loaded_object(const announced& a, const std::string& wish) : target(target_or_default(wish)) {
  read_manifest("an announcement", a.manifest.c_str());
}

void loaded_object::find_gpu_code(loaded_kernel& k) const {
  if (!gpu_targets.empty()) k.gpu = std::make_shared<gpu_functions>();
  for (const std::string& t : gpu_targets) {
    for (const auto& [what, which] :
         {std::pair(".ptx.", gpu_text::any), std::pair(".apart.", gpu_text::apart),
          std::pair(".several.", gpu_text::several)})
      if (const auto* ptx = static_cast<const char*>(symbol(k.name + what + t)))
        k.gpu->texts[{t, which}] = ptx;
    if (const auto* count = static_cast<const char*>(symbol(k.name + ".several_count." + t)))
      k.gpu->several[t] = static_cast<unsigned>(std::strtoul(count, nullptr, 10));
    if (const auto* text = static_cast<const char*>(symbol(k.name + ".alignments." + t))) {
      std::istringstream in(text);
      for (std::uintptr_t one = 1; in >> one;) k.gpu->alignments[t].push_back(one);
    }
    if (const auto* where = static_cast<const char*>(symbol(k.name + ".addresses." + t)))
      k.gpu->addresses[t] = where;
    if (symbol(k.name + ".messages." + t) != nullptr) k.gpu->leaves_messages.insert(t);
    if (const auto* why = static_cast<const char*>(symbol(k.name + ".refusal." + t)))
      k.gpu->refusals[t] = why;
  }
}

void loaded_object::read_manifest(const std::string& path, const char* text) {
  std::istringstream lines(text);
  std::string line;
  bool has_target = false;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "targets") {
      for (std::string t; words >> t;) {
        has_target = has_target || t == target;
        if (t.rfind("sm_", 0) == 0) gpu_targets.push_back(t);
      }
      if (!has_target)
        throw error("metal: " + path + ": no code for " + target + ", only for" + line.substr(7));
    } else if (key == "kernel") {
      kernels.emplace_back();
      kernels.back().name = line.substr(7);
    } else if (key == "name") {
      names.push_back(line.substr(5));
    } else if (key == "visible") {
      visible.push_back(line.substr(8));
    } else if (key == "left_out") {
      left_out_function f;
      words >> f.kind >> std::ws;
      std::getline(words, f.name, '\t');
      std::getline(words, f.place);
      left_out.push_back(f);
    } else if (key == "functions") {
      function_table_argument t{};
      words >> t.index >> std::ws;
      std::getline(words, t.signature);
      kernels.back().tables.push_back(t);
    } else if (key == "unset") {
      kernels.back().unset_constants.push_back(line.substr(6));
    } else if (key == "function") {
      visible_function f;
      words >> std::ws;
      std::getline(words, f.name, '\t');
      std::getline(words, f.signature);
      kernels.back().functions.push_back(f);
    } else if (key == "memory") {
      words >> kernels.back().threadgroup_memory;
    } else if (key == "barrier") {
      words >> kernels.back().has_barrier;
    } else if (key == "ungrouped") {
      kernels.back().is_ungrouped = true;
    } else if (key == "apart") {
      buffer_pair p{};
      words >> p.first >> p.second >> p.may_be_one;
      kernels.back().apart.push_back(p);
    } else if (key == "frame") {
      words >> kernels.back().frame;
    } else if (key == "turns") {
      words >> kernels.back().kept_turns;
    } else if (key == "threads") {
      words >> kernels.back().max_threads;
    } else if (key == "checked") {
      checked = true;
    } else if (key == "initial") {
      kernels.back().initial_values.push_back(initial_value_of(words));
    } else if (key == "variable") {
      threadgroup_variable v{};
      words >> v.offset >> v.bytes >> v.name;
      kernels.back().variables.push_back(v);
    } else if (key == "place") {
      code_place p;
      words >> p.parent >> p.line >> p.column >> std::ws;
      std::getline(words, p.file);
      places.push_back(p);
    } else if (key == "text") {
      places.back().text = line.substr(5);
    } else if (key == "site") {
      kernels.back().sites.push_back(site_of(words));
    } else if (key == "argument") {
      kernel_argument a{};
      std::string access;
      words >> a.index >> a.name >> access;
      a.is_only_read = access == "read";
      kernels.back().arguments.push_back(a);
    }
  }
  for (loaded_kernel& k : kernels) {
    const auto function = [&](const char* suffix) { return symbol(k.name + "." + suffix + "." + target); };
    k.threadgroups = reinterpret_cast<threadgroups_function>(function("threadgroups"));
    k.threadgroups16 = reinterpret_cast<threadgroups_function>(function("threadgroups16"));
    k.threadgroups8 = reinterpret_cast<threadgroups_function>(function("threadgroups8"));
    k.full = reinterpret_cast<simdgroup_function>(function("full"));
    k.part = reinterpret_cast<simdgroup_function>(function("part"));
    k.rows16 = reinterpret_cast<simdgroup_function>(function("rows16"));
    k.rows8 = reinterpret_cast<simdgroup_function>(function("rows8"));
    k.any = reinterpret_cast<simdgroup_function>(function("any"));
    k.reference = reinterpret_cast<thread_function>(function("reference"));
    find_gpu_code(k);
    if (k.is_empty() && k.reference == nullptr && k.gpu == nullptr)
      throw error("metal: " + path + ": no code of kernel " + k.name);
  }
}

}  // namespace pewter::metal
