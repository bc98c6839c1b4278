// pewter.h: GPUs, their memory, queues and events.
#include <cstdio>
#include <memory>
#include <string>

#include "kernels/bindings/c/devices.hpp"
#include "kernels/runtime/device.hpp"

namespace pewter::detail {
int index_of_gpu(const char* function, std::uint32_t gpu) {
  if (gpu == 0) raise("%s: gpu = %u, must be 1 for the first GPU", function, gpu);
  const std::size_t count = devices().size();
  const std::string given = std::string(function) + ": gpu = " + std::to_string(gpu);
  if (count == 0) throw device_error(given + ": there is no GPU to use: " + why_no_device());
  if (gpu > count) throw device_error(given + ", must be at most " + std::to_string(count));
  return static_cast<int>(gpu) - 1;
}

namespace {

/// What of a buffer a copy touches.
unsigned char* part_of(const char* function, const char* argument, const pewter_device_buffer* buffer,
                       std::size_t offset, std::size_t bytes) {
  auto& memory = const_cast<device_buffer<unsigned char>&>(object(function, argument, buffer).memory);
  if (offset > memory.size() || bytes > memory.size() - offset)
    raise("%s: offset = %zu, bytes = %zu, must end within the buffer's %zu bytes", function, offset, bytes,
          memory.size());
  return memory.data() + offset;
}
/// The same of a copy to or from the host.
unsigned char* part_of(const char* function, const pewter_device_buffer* buffer, std::size_t offset,
                       const void* host, std::size_t bytes) {
  unsigned char* const part = part_of(function, "buffer", buffer, offset, bytes);
  if (host == nullptr && bytes != 0) raise("%s: host = null, must be %zu bytes", function, bytes);
  return part;
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
  if (how.gpu != 0) options.device = index_of_gpu(function, how.gpu);
  if (how.queue == nullptr) return;
  options.queue = &how.queue->queue;
  if (how.gpu != 0 && options.device != options.queue->device())
    raise("%s: gpu = %u, must be the queue's %u", function, how.gpu, number_of(options.queue->device()));
}

}  // namespace pewter::detail

using pewter::detail::guarded;
using pewter::detail::index_of_gpu;
using pewter::detail::number_of;
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
    const pewter::device& found = pewter::detail::device_at(index_of_gpu("describe_device", gpu));
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
    const int index = index_of_gpu("create_device_buffer", gpu);
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
    const unsigned char* const from = part_of("copy_from_device", buffer, offset, host, bytes);
    pewter::detail::copy_on_device(buffer->memory.device(), queue_of_copy("copy_from_device", *buffer, queue),
                                   host, from, bytes);
  });
}

pewter_status pewter_copy_between_devices(pewter_device_buffer* to, size_t to_offset,
                                          const pewter_device_buffer* from, size_t from_offset, size_t bytes,
                                          pewter_queue* queue) {
  return guarded([&] {
    constexpr const char* function = "copy_between_devices";
    unsigned char* const target = part_of(function, "to", to, to_offset, bytes);
    const unsigned char* const source = part_of(function, "from", from, from_offset, bytes);
    const int to_device = to->memory.device(), from_device = from->memory.device();
    if (queue != nullptr && queue->queue.device() != to_device && queue->queue.device() != from_device)
      pewter::detail::raise("%s: queue is one of gpu %u, must be of %u or %u, the buffers'", function,
                            number_of(queue->queue.device()), number_of(from_device), number_of(to_device));
    pewter::detail::copy_between_devices(to_device, target, from_device, source,
                                         queue == nullptr ? nullptr : &queue->queue, bytes);
  });
}

pewter_status pewter_create_queue(uint32_t gpu, pewter_queue** queue) {
  return guarded([&] {
    pewter_queue*& to = object("create_queue", "queue", queue);
    to = new pewter_queue{pewter::queue(index_of_gpu("create_queue", gpu))};
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

pewter_status pewter_queue_wait_for_event(pewter_queue* queue, const pewter_event* event) {
  return guarded([&] {
    pewter::queue& waits = object("queue_wait_for_event", "queue", queue).queue;
    waits.wait_for(object("queue_wait_for_event", "event", event).event);
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
