// Finds libpewter_offload.so, and the modules of users' kernels.
#include "kernels/runtime/device_module.hpp"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>

#include "kernels/runtime/registry.hpp"

namespace pewter::detail {
namespace {

constexpr const char* module_name = "libpewter_offload.so";

/// The folder of the library or program that has something at `address`.
std::string folder_of(const void* address) {
  Dl_info about;
  if (dladdr(address, &about) == 0 || about.dli_fname == nullptr) return "";
  const char* const slash = std::strrchr(about.dli_fname, '/');
  return slash == nullptr ? "" : std::string(about.dli_fname, slash + 1);
}

/// The module in the folder of the program or library at the address, else one in the library path.
void* open_library(const std::string& name, const void* beside, std::string& reason) {
  const std::string own = folder_of(beside) + name;
  if (void* const library = dlopen(own.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  if (access(own.c_str(), F_OK) == 0) {
    reason = dlerror();
    return nullptr;
  }
  if (void* const library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  reason = "no module: " + name + " is neither beside the program nor in the library path";
  return nullptr;
}
void* open_library(std::string& reason) {
  const char* const wish = std::getenv("PEWTER_OFFLOAD_MODULE");
  if (wish == nullptr || *wish == '\0')
    return open_library(module_name, reinterpret_cast<const void*>(&devices), reason);
  void* const library = dlopen(wish, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) reason = std::string("PEWTER_OFFLOAD_MODULE: ") + dlerror();
  return library;
}

/// Null with the reason if it is of another release.
const offload::module_interface* functions_of(void* library, const std::string& name, std::string& reason) {
  const auto entry = reinterpret_cast<offload::module_entry>(dlsym(library, offload::module_entry_name));
  const offload::module_interface* const functions = entry == nullptr ? nullptr : entry();
  if (functions != nullptr && functions->version == offload::module_interface::current_version)
    return functions;
  reason = name + " is of another release than the library";
  return nullptr;
}

opened_module open_module() {
  opened_module m;
  void* const library = open_library(m.reason);
  if (library == nullptr) return m;
  const offload::module_interface* const functions = functions_of(library, module_name, m.reason);
  if (functions == nullptr) return m;
  if (functions->kernels != kernels().size()) {
    m.reason = std::string(module_name) + " has other kernels than the library";
    return m;
  }
  int count = 0;
  if (const char* const failed = functions->open(&count)) {
    m.reason = failed;
    return m;
  }
  if (count == 0) m.reason = "the driver has no device";
  for (int i = 0; i < count; ++i) {
    offload::device_description about{};
    if (const char* const failed = functions->describe(i, &about)) {
      m.reason = failed;
      m.list.clear();
      return m;
    }
    m.list.push_back({i, about.name, about.architecture, about.memory_bytes, about.multiprocessors});
  }
  m.functions = functions;
  return m;
}

}  // namespace

const opened_module& the_module() {
  static const auto& m = *new const opened_module(open_module());
  return m;
}

const offload::module_interface& functions_for(int device) {
  const opened_module& m = the_module();
  if (m.list.empty())
    throw device_error("device = " + std::to_string(device) + ": there is no GPU to use: " + m.reason);
  if (device < 0 || static_cast<std::size_t>(device) >= m.list.size())
    throw device_error("device = " + std::to_string(device) + ", must be below the " +
                       std::to_string(m.list.size()) + " devices");
  return *m.functions;
}

namespace {

/// The modules of users' kernels that have been opened.
struct opened_user_modules {
  std::mutex lock;
  std::map<std::string, const offload::module_interface*> list;
};
opened_user_modules& user_modules() {
  static auto& all = *new opened_user_modules;
  return all;
}

/// What ended a launch of any module by time, after which the driver fails whatever it is asked for.
const char* why_launch_ended() {
  opened_user_modules& users = user_modules();
  const std::lock_guard guard(users.lock);
  for (const auto& [name, functions] : users.list)
    if (const char* const reason = functions == nullptr ? nullptr : functions->why_ended()) return reason;
  return the_module().functions->why_ended();
}

}  // namespace

void check_module(const char* failed, const offload::module_interface& of) {
  if (failed == nullptr) return;
  if (!of.driver_failed()) raise("%s", failed);
  if (const char* const reason = why_launch_ended()) throw device_error(std::string(failed) + ": " + reason);
  throw device_error(failed);
}
void check_module(const char* failed) { check_module(failed, *the_module().functions); }

const offload::module_interface& module_of(const user_kernel& kernel) {
  opened_user_modules& users = user_modules();
  const std::lock_guard guard(users.lock);
  const offload::module_interface*& functions = users.list[kernel.gpu_module];
  if (functions != nullptr) return *functions;
  std::string reason;
  if (void* const library = open_library(kernel.gpu_module, kernel.tables, reason))
    functions = functions_of(library, kernel.gpu_module, reason);
  if (functions == nullptr) throw device_error(std::string(kernel.name) + ": " + reason);
  return *functions;
}

}  // namespace pewter::detail
