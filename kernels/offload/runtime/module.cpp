// The one exported function of libpewter_offload.so, and of the modules of users' kernels: the devices, their
// memory and queues, and the kernels' table of the GPU target.
#include "kernels/runtime/offload_module.hpp"

#include <cstdio>
#include <exception>
#include <iterator>
#include <string>

#include "kernels/offload/runtime/peers.hpp"
#include "kernels/offload/runtime/regions.hpp"
#include "kernels/runtime/kernel_table.hpp"
#include "pewter/detail/kept_by_thread.hpp"

// The list of the module's kernels: the collection's, or what pewter_add_kernels generates of a user's.
#if !defined(PEWTER_OFFLOAD_REGISTRY)
#define PEWTER_OFFLOAD_REGISTRY "kernels/registry.inc"
#endif

#define PEWTER_KERNEL(family, name, ...)  \
  namespace pewter::gpu {                 \
  extern const kernel_table name##_table; \
  }
#define PEWTER_KERNEL_LIKE(family, name, other, ...)
#include PEWTER_OFFLOAD_REGISTRY
#undef PEWTER_KERNEL

namespace pewter::offload {
namespace {

struct named_table {
  const char* name;
  const kernel_table* table;
};
constexpr named_table tables[] = {
#define PEWTER_KERNEL(family, name, ...) {#name, &gpu::name##_table},
#define PEWTER_KERNEL_LIKE(family, name, other, ...) {#name, &gpu::other##_table},
#include PEWTER_OFFLOAD_REGISTRY
#undef PEWTER_KERNEL
};

/// Of the calling thread.
struct kept_failure : std::string {};
std::string& failure() { return detail::kept_by_thread<kept_failure>::get(); }
thread_local bool failure_is_the_drivers = false;

/// f(), or the text of what it threw.
template <class F>
const char* reason_of(F f) {
  try {
    f();
    return nullptr;
  } catch (const driver_error& e) {
    failure() = e.what();
    failure_is_the_drivers = true;
  } catch (const std::exception& e) {
    failure() = e.what();
    failure_is_the_drivers = false;
  }
  return failure().c_str();
}
bool driver_failed() { return failure_is_the_drivers; }

CUdeviceptr address(const void* p) { return reinterpret_cast<CUdeviceptr>(p); }
CUstream stream(void* queue) { return static_cast<CUstream>(queue); }
CUevent event(void* e) { return static_cast<CUevent>(e); }

const char* open(int* devices) {
  return reason_of([&] { *devices = static_cast<int>(all_devices().list.size()); });
}

const char* describe(int device, device_description* about) {
  return reason_of([&] {
    const driver& d = use_device(device);
    const opened_device& one = all_devices().list[static_cast<std::size_t>(device)];
    int multiprocessors = 0;
    check(d.device_name(about->name, sizeof about->name, one.handle), "asking");
    check(d.device_memory(&about->memory_bytes, one.handle), "asking");
    check(d.device_attribute(&multiprocessors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, one.handle),
          "asking");
    about->multiprocessors = static_cast<unsigned>(multiprocessors);
    std::snprintf(about->architecture, sizeof about->architecture, "sm_%d", one.architecture);
  });
}

const char* allocate(int device, std::size_t bytes, void** memory) {
  return reason_of([&] {
    CUdeviceptr p = 0;
    check(use_device(device).allocate(&p, bytes), "allocating memory");
    *memory = reinterpret_cast<void*>(p);
  });
}
void release(int device, void* memory) {
  (void)reason_of([&] { (void)use_device(device).release(address(memory)); });
}

const char* create_queue(int device, void** queue) {
  return reason_of([&] {
    CUstream s = nullptr;
    check(use_device(device).create_stream(&s, CU_STREAM_NON_BLOCKING), "creating a queue");
    *queue = s;
  });
}
void destroy_queue(int device, void* queue) {
  (void)reason_of([&] {
    const driver& d = use_device(device);
    forget_queue(device, stream(queue));
    (void)d.destroy_stream(stream(queue));
  });
}
const char* wait_for_queue(int device, void* queue) {
  return reason_of([&] { check(use_device(device).wait_for_stream(stream(queue)), "waiting for a queue"); });
}
const char* copy(int device, void* queue, void* to, const void* from, std::size_t bytes) {
  return reason_of(
      [&] { check(use_device(device).copy(address(to), address(from), bytes, stream(queue)), "copying"); });
}
const char* copy_rows(int device, void* queue, const device_rows& to, const device_rows& from,
                      std::size_t width, std::size_t rows) {
  return reason_of([&] { copy_between(use_device(device), stream(queue), to, from, width, rows); });
}
const char* reaches(int device, int other, bool* directly) {
  return reason_of([&] { *directly = reach(device, other); });
}
const char* place_of_operand(int device, const char* function, const char* name, const void* operand) {
  return reason_of([&] {
    use_device(device);
    check_place(device, function, name, operand);
  });
}
const char* fill_zero(int device, void* queue, void* to, std::size_t bytes) {
  return reason_of(
      [&] { check(use_device(device).fill_bytes(address(to), 0, bytes, stream(queue)), "clearing memory"); });
}
const char* create_event(int device, void** result) {
  return reason_of([&] {
    CUevent e = nullptr;
    check(use_device(device).create_event(&e, CU_EVENT_DEFAULT), "creating an event");
    *result = e;
  });
}
void destroy_event(int device, void* e) {
  (void)reason_of([&] { (void)use_device(device).destroy_event(event(e)); });
}
const char* record(int device, void* queue, void* e) {
  return reason_of(
      [&] { check(use_device(device).record_event(event(e), stream(queue)), "recording an event"); });
}
const char* wait_for_event(int device, void* e) {
  return reason_of([&] { check(use_device(device).wait_for_event(event(e)), "waiting for an event"); });
}
const char* queue_waits(int device, void* queue, void* e) {
  return reason_of([&] {
    check(use_device(device).stream_waits(stream(queue), event(e), CU_EVENT_WAIT_DEFAULT),
          "waiting for an event");
  });
}
const char* milliseconds(int device, void* from, void* to, float* time) {
  return reason_of([&] { check(use_device(device).elapsed(time, event(from), event(to)), "timing events"); });
}

const char* launch(int device, void* queue, std::size_t index, pattern p, const void* arguments,
                   const launch_geometry& geometry, const kernel_options& options) {
  return reason_of([&] {
    use_device(device);
    const named_table& kernel = tables[index];
    launch_scope scope(device, stream(queue), kernel.name);
    const kernel_function function = kernel.table->at[static_cast<int>(p)][static_cast<int>(options.type)];
    if (function == nullptr)
      detail::raise("%s: pattern = %s is not offered for %s elements on a GPU", kernel.name, name_of(p),
                    name_of(options.type));
    function(arguments, geometry, options);
    scope.finish();
  });
}

constexpr module_interface functions = {
    module_interface::current_version,
    std::size(tables),
    open,
    describe,
    allocate,
    release,
    create_queue,
    destroy_queue,
    wait_for_queue,
    copy,
    copy_rows,
    reaches,
    place_of_operand,
    fill_zero,
    create_event,
    destroy_event,
    record,
    wait_for_event,
    queue_waits,
    milliseconds,
    launch,
    driver_failed,
    why_ended,
    last_cluster,
};

}  // namespace
}  // namespace pewter::offload

extern "C" __attribute__((visibility("default"))) const pewter::offload::module_interface*
pewter_offload_module() {
  return &pewter::offload::functions;
}
