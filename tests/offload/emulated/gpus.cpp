// The module's interface for emulated GPUs.
#include "gpus.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>

#include "kernels/runtime/offload_module.hpp"

namespace emulated {
namespace {

using pewter::offload::device_rows;

constexpr const char* names[] = {
#define PEWTER_KERNEL(family, name, ...) #name,
#define PEWTER_KERNEL_LIKE(family, name, other, ...) #name,
#include "kernels/registry.inc"
#undef PEWTER_KERNEL
};

struct block {
  std::size_t bytes;
  int device;
};
std::map<const char*, block> blocks;  // by where they begin
std::set<queue*> queues;
std::mutex lock;

thread_local std::string failure;
template <class F>
const char* reason_of(F f) {
  try {
    f();
    return nullptr;
  } catch (const std::exception& e) {
    failure = e.what();
    return failure.c_str();
  }
}

queue& at(void* q) { return *static_cast<queue*>(q); }

const char* open(int* devices) {
  *devices = count_of_gpus();
  return nullptr;
}
const char* describe(int device, pewter::offload::device_description* about) {
  std::snprintf(about->name, sizeof about->name, "emulated GPU %d", device);
  std::snprintf(about->architecture, sizeof about->architecture, "sm_00");
  about->memory_bytes = 1 << 30;
  about->multiprocessors = 1;
  return nullptr;
}
const char* allocate(int device, std::size_t bytes, void** memory) {
  const std::lock_guard guard(lock);
  *memory = std::malloc(bytes);
  std::memset(*memory, 0xff, bytes);  // NaN
  blocks[static_cast<const char*>(*memory)] = {bytes, device};
  return nullptr;
}
/// Waits for all work, as the driver does.
void release(int, void* memory) {
  (void)reason_of([] {
    for (queue* const each : queues) each->reach(each->came);
  });
  const std::lock_guard guard(lock);
  blocks.erase(static_cast<const char*>(memory));
  std::free(memory);
}
const char* create_queue(int device, void** q) {
  *q = *queues.insert(new queue{device}).first;
  return nullptr;
}
void destroy_queue(int, void* q) {
  queues.erase(&at(q));
  delete &at(q);
}
const char* wait_for_queue(int, void* q) {
  return reason_of([&] { at(q).reach(at(q).came); });
}
const char* copy(int, void* q, void* to, const void* from, std::size_t bytes) {
  at(q).add([=] { std::memcpy(to, from, bytes); });
  return nullptr;
}
const char* copy_rows(int device, void* q, const device_rows& to, const device_rows& from, std::size_t width,
                      std::size_t rows) {
  return reason_of([&] {
    if (owner_of(to.data) != to.device || owner_of(from.data) != from.device || at(q).device != device ||
        (device != to.device && device != from.device))
      throw std::runtime_error("copy_rows: memory or queue of another GPU than is said");
    at(q).add([=] {
      for (std::size_t r = 0; r < rows; ++r)
        std::memcpy(static_cast<char*>(to.data) + r * to.pitch,
                    static_cast<const char*>(from.data) + r * from.pitch, width);
    });
  });
}
const char* reaches(int, int, bool* directly) {
  const char* const wish = std::getenv("PEWTER_EMULATED_PEERS");
  *directly = wish == nullptr || std::strcmp(wish, "0") != 0;
  return nullptr;
}
const char* check_place(int device, const char* function, const char* name, const void* operand) {
  return reason_of([&] {
    if (const int owner = owner_of(operand); owner != device)
      throw std::runtime_error(std::string(function) + ": " + name + " is memory of device " +
                               std::to_string(owner) + ", must be of device " + std::to_string(device));
  });
}
const char* fill_zero(int, void* q, void* to, std::size_t bytes) {
  at(q).add([=] { std::memset(to, 0, bytes); });
  return nullptr;
}
const char* create_event(int, void** e) {
  *e = new event;
  return nullptr;
}
void destroy_event(int, void* e) { delete static_cast<event*>(e); }
const char* record(int, void* q, void* e) {
  *static_cast<event*>(e) = {&at(q), at(q).came};
  return nullptr;
}
const char* wait_for_event(int, void* e) {
  return reason_of([&] {
    const event& on = *static_cast<event*>(e);
    on.of->reach(on.position);
  });
}
const char* queue_waits(int, void* q, void* e) {
  at(q).add([on = *static_cast<event*>(e)] { on.of->reach(on.position); });
  return nullptr;
}
const char* milliseconds(int, void*, void*, float* time) {
  *time = 0;
  return nullptr;
}
const char* launch(int device, void* q, std::size_t index, pewter::pattern, const void* arguments,
                   const pewter::launch_geometry&, const pewter::kernel_options& options) {
  return reason_of([&] {
    auto work = work_of_kernel(names[index], device, static_cast<int>(options.type), arguments);
    if (!work) throw std::runtime_error(std::string(names[index]) + ": not emulated");
    at(q).add(std::move(work));
  });
}
bool driver_failed() { return false; }
const char* why_ended() { return nullptr; }
unsigned last_cluster() { return 0; }

constexpr pewter::offload::module_interface functions = {
    pewter::offload::module_interface::current_version,
    std::size(names),
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
    check_place,
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

void queue::reach(std::size_t position) {
  while (begun < position) {
    if (runs) throw std::runtime_error("a deadlock: a queue waits for work behind its own");
    const std::function<void()> next = std::move(work.front());
    work.pop_front();
    ++begun;
    runs = true;
    next();
    runs = false;
  }
}

void meeting::run() {
  if (begun_) return;
  begun_ = true;
  for (const member& each : members_) each.of->reach(each.position);
  what_();
}

int count_of_gpus() {
  const char* const wish = std::getenv("PEWTER_EMULATED_GPUS");
  return wish == nullptr ? 8 : std::atoi(wish);
}

int owner_of(const void* pointer) {
  const std::lock_guard guard(lock);
  const auto* const p = static_cast<const char*>(pointer);
  auto next = blocks.upper_bound(p);
  if (next == blocks.begin()) return -1;
  const auto& [begin, of] = *--next;
  return p < begin + of.bytes ? of.device : -1;
}

}  // namespace emulated

extern "C" __attribute__((visibility("default"))) const pewter::offload::module_interface*
pewter_offload_module() {
  return &emulated::functions;
}
