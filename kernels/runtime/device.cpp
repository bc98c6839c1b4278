// Devices, queues, events, copies and launches, by the modules that have code for GPUs.
#include "kernels/runtime/device.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "kernels/runtime/device_module.hpp"
#include "kernels/runtime/test_hooks.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/error.hpp"

namespace pewter {
namespace {

using detail::check_module;
using detail::functions_for;
using detail::the_module;

/// Where the code of a kernel is.
struct gpu_code {
  const char* kernel;
  const offload::module_interface* module;
  std::size_t index;
};

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
  return {of_user->name, &detail::module_of(*of_user), of_user->index};
}

/// For calls that name a device and no queue. Each thread has its own.
struct queues_of_thread : std::vector<std::unique_ptr<queue>> {};
queue& queue_of_thread(int device) {
  auto& queues = detail::kept_by_thread<queues_of_thread>::get();
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
void event::wait() const { check_module(functions_for(device_).wait_for_event(device_, handle_)); }
double milliseconds(const event& from, const event& to) {
  to.wait();
  float time = 0;
  check_module(functions_for(to.device_).milliseconds(to.device_, from.handle_, to.handle_, &time));
  return static_cast<double>(time);
}

queue::queue(int device) : device_(device) {
  check_module(functions_for(device).create_queue(device, &handle_));
}
queue::~queue() { the_module().functions->destroy_queue(device_, handle_); }
void queue::wait() { check_module(functions_for(device_).wait_for_queue(device_, handle_)); }
void queue::wait_for(const event& other) {
  if (other.handle_ == nullptr) detail::raise("queue::wait_for: the event has been moved from");
  check_module(functions_for(device_).queue_waits(device_, handle_, other.handle_));
}
event queue::record() {
  const offload::module_interface& f = functions_for(device_);
  void* handle = nullptr;
  check_module(f.create_event(device_, &handle));
  event e(device_, handle);
  check_module(f.record(device_, handle_, handle));
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
  if (bytes != 0) check_module(f.allocate(device, bytes, &memory));
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
  check_module(functions_for(device).copy(device, q.handle(), to, from, bytes));
  if (in == nullptr) q.wait();
}
void copy_between_devices(int to_device, void* to, int from_device, const void* from, queue* in,
                          std::size_t bytes) {
  if (in != nullptr && in->device() != to_device && in->device() != from_device)
    raise("device_buffer: the queue is of device %d, must be of device %d or %d, which the buffers are of",
          in->device(), from_device, to_device);
  if (bytes == 0) return;
  queue& q = in == nullptr ? queue_of_thread(from_device) : *in;
  copy_rows(q, {to_device, to, bytes}, {from_device, const_cast<void*>(from), bytes}, bytes, 1);
  if (in == nullptr) q.wait();
}
void copy_rows(queue& in, const offload::device_rows& to, const offload::device_rows& from, std::size_t width,
               std::size_t rows) {
  const offload::module_interface& f = functions_for(in.device());
  if (to.device != from.device) {  // from then on copies are direct where they can be
    reaches(to.device, from.device);
    reaches(from.device, to.device);
  }
  check_module(f.copy_rows(in.device(), in.handle(), to, from, width, rows));
}
bool reaches(int device, int other) {
  bool directly = false;
  check_module(functions_for(device).reaches(device, other, &directly));
  return directly;
}
void check_place(int device, const char* function, const char* name, const void* operand) {
  check_module(functions_for(device).check_place(device, function, name, operand));
}
void check_copied_elements(const char* function, std::size_t from, std::size_t device, const char* what) {
  if (from > device)
    raise("%s: %s = %zu elements, must be at most the buffer's %zu", function, what, from, device);
}

void run_on_device(target_tables tables, pattern p, element_type type, const void* arguments,
                   const launch_geometry& geometry, const launch& options,
                   double nanoseconds_per_threadgroup) {
  if (options.target != nullptr)
    raise("launch: target = \"%.80s\", must be null for a launch on a GPU", options.target);
  queue& q = queue_of(options);
  const gpu_code code = gpu_code_of(tables);
  kernel_options how;
  how.nanoseconds_per_threadgroup = nanoseconds_per_threadgroup;
  how.type = type;
  how.any_threads = options.threads_per_threadgroup == 0;
  check_module(code.module->launch(q.device(), q.handle(), code.index, p, arguments, geometry, how),
               *code.module);
  if (is_verbose())
    std::fprintf(stderr, "pewter: %s on device %d, %s\n", code.kernel, q.device(),
                 devices()[static_cast<std::size_t>(q.device())].name.c_str());
  if (options.queue == nullptr) q.wait();
}

unsigned last_cluster() { return the_module().functions->last_cluster(); }

void fill_zero(const launch& options, void* p, std::size_t bytes) {
  if (!is_on_device(options)) {
    if (bytes != 0) std::memset(p, 0, bytes);
    return;
  }
  queue& q = queue_of(options);
  check_module(functions_for(q.device()).fill_zero(q.device(), q.handle(), p, bytes));
  if (options.queue == nullptr) q.wait();
}

}  // namespace detail
}  // namespace pewter
