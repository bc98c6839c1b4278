// Finds libpewter_offload.so and hands everything about GPUs to it.
#include "pewter/device.hpp"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "kernels/offload/module.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/user_kernels.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

constexpr const char* module_name = "libpewter_offload.so";

struct opened_module {
  const offload::module_interface* functions = nullptr;
  std::vector<device> list;
  std::string reason;  ///< of an empty list
};

/// The folder of the library or program that has something at `address`.
std::string folder_of(const void* address) {
  Dl_info about;
  if (dladdr(address, &about) == 0 || about.dli_fname == nullptr) return "";
  const char* const slash = std::strrchr(about.dli_fname, '/');
  return slash == nullptr ? "" : std::string(about.dli_fname, slash + 1);
}

/// A module beside what has the address, else one in the library path.
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

const opened_module& the_module() {
  static const opened_module m = open_module();
  return m;
}

/// The module's functions for a device that there is.
const offload::module_interface& functions_for(int device) {
  const opened_module& m = the_module();
  if (m.list.empty())
    throw device_error("device = " + std::to_string(device) + ": there is no GPU to use: " + m.reason);
  if (device < 0 || static_cast<std::size_t>(device) >= m.list.size())
    throw device_error("device = " + std::to_string(device) + ", must be below the " +
                       std::to_string(m.list.size()) + " devices");
  return *m.functions;
}

/// The modules of users' kernels that have been opened.
struct opened_user_modules {
  std::mutex lock;
  std::map<std::string, const offload::module_interface*> list;
};
opened_user_modules& user_modules() {
  static opened_user_modules all;
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

void check(const char* failed, const offload::module_interface& of) {
  if (failed == nullptr) return;
  if (!of.driver_failed()) detail::raise("%s", failed);
  if (const char* const reason = why_launch_ended()) throw device_error(std::string(failed) + ": " + reason);
  throw device_error(failed);
}
void check(const char* failed) { check(failed, *the_module().functions); }

/// Where the code of a kernel is.
struct gpu_code {
  const char* kernel;
  const offload::module_interface* module;
  std::size_t index;
};

const offload::module_interface& module_of(const detail::user_kernel& kernel) {
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

gpu_code gpu_code_of(target_tables tables) {
  for (const kernel& k : kernels()) {
    if (k.tables != tables) continue;
    if (!k.about->on_gpu) detail::raise("%s: this kernel has no GPU code", k.name);
    return {k.name, the_module().functions, static_cast<std::size_t>(&k - kernels().data())};
  }
  const auto of_user = detail::find_user_kernel(tables);
  if (!of_user || of_user->gpu_module == nullptr)
    detail::raise("%s: this kernel has no GPU code: pewter_add_kernels makes it if it is given GPU",
                  name_of(tables));
  return {of_user->name, &module_of(*of_user), of_user->index};
}

/// For calls that name a device and no queue. Each thread has its own.
queue& queue_of_thread(int device) {
  thread_local std::vector<std::unique_ptr<queue>> queues;
  functions_for(device);
  if (queues.size() <= static_cast<std::size_t>(device)) queues.resize(static_cast<std::size_t>(device) + 1);
  auto& own = queues[static_cast<std::size_t>(device)];
  if (own == nullptr) own = std::make_unique<queue>(device);
  return *own;
}

queue& queue_of(const launch& options) {
  if (options.queue == nullptr) return queue_of_thread(options.device);
  if (options.device >= 0 && options.device != options.queue->device())
    detail::raise("launch: device = %d, must be the queue's device %d", options.device,
                  options.queue->device());
  return *options.queue;
}

bool is_verbose() {
  static const bool verbose = [] {
    const char* const wish = std::getenv("PEWTER_VERBOSE");
    return wish != nullptr && *wish != '\0' && std::strcmp(wish, "0") != 0;
  }();
  return verbose;
}

}  // namespace

std::span<const device> devices() { return the_module().list; }
std::string why_no_device() { return the_module().reason; }

event::~event() {
  if (handle_ != nullptr) the_module().functions->destroy_event(device_, handle_);
}
void event::wait() const { check(functions_for(device_).wait_for_event(device_, handle_)); }
double milliseconds(const event& from, const event& to) {
  to.wait();
  float time = 0;
  check(functions_for(to.device_).milliseconds(to.device_, from.handle_, to.handle_, &time));
  return static_cast<double>(time);
}

queue::queue(int device) : device_(device) { check(functions_for(device).create_queue(device, &handle_)); }
queue::~queue() { the_module().functions->destroy_queue(device_, handle_); }
void queue::wait() { check(functions_for(device_).wait_for_queue(device_, handle_)); }
event queue::record() {
  const offload::module_interface& f = functions_for(device_);
  void* handle = nullptr;
  check(f.create_event(device_, &handle));
  event e(device_, handle);
  check(f.record(device_, handle_, handle));
  return e;
}

namespace detail {

const device& device_at(int index) {
  functions_for(index);
  return the_module().list[static_cast<std::size_t>(index)];
}

void* allocate_on_device(int device, std::size_t bytes) {
  void* memory = nullptr;
  const offload::module_interface& f = functions_for(device);
  if (bytes != 0) check(f.allocate(device, bytes, &memory));
  return memory;
}
void release_on_device(int device, void* memory) noexcept {
  if (memory != nullptr) the_module().functions->release(device, memory);
}
void copy_on_device(int device, queue* in, void* to, const void* from, std::size_t bytes) {
  if (in != nullptr && in->device() != device)
    raise("device_buffer: the queue is of device %d, must be of the buffer's device %d", in->device(),
          device);
  if (bytes == 0) return;
  queue& q = in == nullptr ? queue_of_thread(device) : *in;
  check(functions_for(device).copy(device, q.handle(), to, from, bytes));
  if (in == nullptr) q.wait();
}
void check_copied_elements(const char* function, std::size_t host, std::size_t device) {
  if (host > device)
    raise("%s: host = %zu elements, must be at most the buffer's %zu", function, host, device);
}

void run_on_device(target_tables tables, pattern p, element_type type, const void* arguments,
                   const launch_geometry& geometry, const launch& options,
                   double nanoseconds_per_threadgroup) {
  if (options.target != nullptr)
    raise("launch: target = \"%.80s\", must be null for a launch on a GPU", options.target);
  queue& q = queue_of(options);
  const gpu_code code = gpu_code_of(tables);
  check(code.module->launch(q.device(), q.handle(), code.index, p, type, arguments, geometry,
                            {.nanoseconds_per_threadgroup = nanoseconds_per_threadgroup}),
        *code.module);
  if (is_verbose())
    std::fprintf(stderr, "pewter: %s on device %d, %s\n", code.kernel, q.device(),
                 devices()[static_cast<std::size_t>(q.device())].name.c_str());
  if (options.queue == nullptr) q.wait();
}

void fill_zero(const launch& options, void* p, std::size_t bytes) {
  if (!is_on_device(options)) {
    if (bytes != 0) std::memset(p, 0, bytes);
    return;
  }
  queue& q = queue_of(options);
  check(functions_for(q.device()).fill_zero(q.device(), q.handle(), p, bytes));
  if (options.queue == nullptr) q.wait();
}

}  // namespace detail
}  // namespace pewter
