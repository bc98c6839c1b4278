// pewter.h: GPUs, their memory, queues and events.
#include <cstdio>
#include <memory>
#include <string>

#include "kernels/bindings/c/c_api.hpp"
#include "kernels/runtime/device.hpp"
#include "pewter/device.hpp"

struct pewter_device_buffer {
  pewter::device_buffer<unsigned char> memory;
};
struct pewter_queue {
  pewter::queue queue;
};
struct pewter_event {
  pewter::event event;
};

namespace pewter::detail {
namespace {

/// The C++ interface counts from 0, and its errors call the number a device: what there is not is found here.
int index_of(const char* function, std::uint32_t gpu) {
  if (gpu == 0) raise("%s: gpu = %u, must be 1 for the first GPU", function, gpu);
  const std::size_t count = devices().size();
  const std::string given = std::string(function) + ": gpu = " + std::to_string(gpu);
  if (count == 0) throw device_error(given + ": there is no GPU to use: " + why_no_device());
  if (gpu > count) throw device_error(given + ", must be at most " + std::to_string(count));
  return static_cast<int>(gpu) - 1;
}
/// The inverse.
unsigned number_of(int device) { return static_cast<unsigned>(device) + 1; }

template <class T>
T& object(const char* function, const char* argument, T* p) {
  if (p == nullptr) raise("%s: %s = null", function, argument);
  return *p;
}

/// What of a buffer a copy touches.
unsigned char* part_of(const char* function, pewter_device_buffer* buffer, std::size_t offset,
                       const void* host, std::size_t bytes) {
  device_buffer<unsigned char>& memory = object(function, "buffer", buffer).memory;
  if (offset > memory.size() || bytes > memory.size() - offset)
    raise("%s: offset = %zu, bytes = %zu, must end within the buffer's %zu bytes", function, offset, bytes,
          memory.size());
  if (host == nullptr && bytes != 0) raise("%s: host = null, must be %zu bytes", function, bytes);
  return memory.data() + offset;
}

/// The C++ queue of a copy, null if the caller waits.
queue* queue_of_copy(const char* function, const pewter_device_buffer& buffer, pewter_queue* in) {
  if (in == nullptr) return nullptr;
  if (in->queue.device() != buffer.memory.device())
    raise("%s: queue is one of gpu %u, must be of the buffer's %u", function, number_of(in->queue.device()),
          number_of(buffer.memory.device()));
  return &in->queue;
}

}  // namespace

void add_device(const char* function, const pewter_launch& how, launch& options) {
  if (how.gpu != 0) options.device = index_of(function, how.gpu);
  if (how.queue == nullptr) return;
  options.queue = &how.queue->queue;
  if (how.gpu != 0 && options.device != options.queue->device())
    raise("%s: gpu = %u, must be the queue's %u", function, how.gpu, number_of(options.queue->device()));
}

}  // namespace pewter::detail

using pewter::detail::guarded;
using pewter::detail::index_of;
using pewter::detail::object;
using pewter::detail::part_of;
using pewter::detail::queue_of_copy;

uint32_t pewter_device_count(void) {
  uint32_t count = 0;
  guarded([&] { count = static_cast<uint32_t>(pewter::devices().size()); });
  return count;
}

pewter_status pewter_describe_device(uint32_t gpu, pewter_device* device) {
  return guarded([&] {
    pewter_device& about = object("describe_device", "device", device);
    const pewter::device& found = pewter::detail::device_at(index_of("describe_device", gpu));
    about = {};
    std::snprintf(about.name, sizeof about.name, "%s", found.name.c_str());
    std::snprintf(about.architecture, sizeof about.architecture, "%s", found.architecture.c_str());
    about.memory_bytes = found.memory_bytes;
    about.multiprocessors = found.multiprocessors;
  });
}

pewter_status pewter_create_device_buffer(uint32_t gpu, size_t bytes, pewter_device_buffer** buffer) {
  return guarded([&] {
    pewter_device_buffer*& to = object("create_device_buffer", "buffer", buffer);
    const int index = index_of("create_device_buffer", gpu);
    to = new pewter_device_buffer{pewter::device_buffer<unsigned char>(bytes, index)};
  });
}

void pewter_free_device_buffer(pewter_device_buffer* buffer) { delete buffer; }

void* pewter_device_buffer_data(pewter_device_buffer* buffer) {
  return buffer == nullptr ? nullptr : buffer->memory.data();
}

size_t pewter_device_buffer_bytes(const pewter_device_buffer* buffer) {
  return buffer == nullptr ? 0 : buffer->memory.size();
}

pewter_status pewter_copy_to_device(pewter_device_buffer* buffer, size_t offset, const void* host,
                                    size_t bytes, pewter_queue* queue) {
  return guarded([&] {
    unsigned char* const to = part_of("copy_to_device", buffer, offset, host, bytes);
    pewter::detail::copy_on_device(buffer->memory.device(), queue_of_copy("copy_to_device", *buffer, queue),
                                   to, host, bytes);
  });
}

pewter_status pewter_copy_from_device(const pewter_device_buffer* buffer, size_t offset, void* host,
                                      size_t bytes, pewter_queue* queue) {
  return guarded([&] {
    auto* const of = const_cast<pewter_device_buffer*>(buffer);
    const unsigned char* const from = part_of("copy_from_device", of, offset, host, bytes);
    pewter::detail::copy_on_device(buffer->memory.device(), queue_of_copy("copy_from_device", *buffer, queue),
                                   host, from, bytes);
  });
}

pewter_status pewter_create_queue(uint32_t gpu, pewter_queue** queue) {
  return guarded([&] {
    pewter_queue*& to = object("create_queue", "queue", queue);
    to = new pewter_queue{pewter::queue(index_of("create_queue", gpu))};
  });
}

void pewter_free_queue(pewter_queue* queue) { delete queue; }

pewter_status pewter_wait_for_queue(pewter_queue* queue) {
  return guarded([&] { object("wait_for_queue", "queue", queue).queue.wait(); });
}

pewter_status pewter_record_event(pewter_queue* queue, pewter_event** event) {
  return guarded([&] {
    pewter_event*& to = object("record_event", "event", event);
    to = new pewter_event{object("record_event", "queue", queue).queue.record()};
  });
}

void pewter_free_event(pewter_event* event) { delete event; }

pewter_status pewter_wait_for_event(const pewter_event* event) {
  return guarded([&] { object("wait_for_event", "event", event).event.wait(); });
}

pewter_status pewter_milliseconds_between(const pewter_event* from, const pewter_event* to, double* time) {
  return guarded([&] {
    double& result = object("milliseconds_between", "time", time);
    const pewter::event& first = object("milliseconds_between", "from", from).event;
    result = milliseconds(first, object("milliseconds_between", "to", to).event);
  });
}
