// What the core library and libpewter_offload.so know of each other. The module is found by dlopen; nothing
// of it or of a driver is linked.
//
// Functions that can fail return null or the reason, a text that the calling thread may read until its next
// call.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/runtime/kernel_table.hpp"
#include "pewter/geometry.hpp"

namespace pewter::offload {

struct device_description {
  char name[128];
  char architecture[16];  ///< "sm_90"
  std::size_t memory_bytes;
  unsigned multiprocessors;
};

/// Rows of a matrix in a device's memory, `pitch` bytes apart.
struct device_rows {
  int device;
  void* data;
  std::size_t pitch;
};

struct module_interface {
  static constexpr unsigned current_version = 7;

  unsigned version;
  std::size_t kernels;  ///< rows of the list that it was built with

  const char* (*open)(int* devices);
  const char* (*describe)(int device, device_description*);
  const char* (*allocate)(int device, std::size_t bytes, void** memory);
  void (*release)(int device, void* memory);
  const char* (*create_queue)(int device, void** queue);
  void (*destroy_queue)(int device, void* queue);
  const char* (*wait_for_queue)(int device, void* queue);
  /// Copies in the queue, between host and device in either direction.
  const char* (*copy)(int device, void* queue, void* to, const void* from, std::size_t bytes);
  /// Copies `rows` rows of `width` bytes in the queue of either device, between two devices or within one.
  const char* (*copy_rows)(int device, void* queue, const device_rows& to, const device_rows& from,
                           std::size_t width, std::size_t rows);
  /// Whether copies between the two need not go through the host's memory.
  const char* (*reaches)(int device, int other, bool* directly);
  /// Fails unless operand `name` of `function` is memory that the device has.
  const char* (*check_place)(int device, const char* function, const char* name, const void* operand);
  const char* (*fill_zero)(int device, void* queue, void* to, std::size_t bytes);
  const char* (*create_event)(int device, void** event);
  void (*destroy_event)(int device, void* event);
  const char* (*record)(int device, void* queue, void* event);
  const char* (*wait_for_event)(int device, void* event);
  /// Work that comes into the queue from now on begins when the event's, of any device, is done.
  const char* (*queue_waits)(int device, void* queue, void* event);
  const char* (*milliseconds)(int device, void* from, void* to, float* time);
  /// Kernel `index` of the list.
  const char* (*launch)(int device, void* queue, std::size_t index, pattern, const void* arguments,
                        const launch_geometry&, const kernel_options&);
  /// Whether the calling thread's last reason is one of the driver's, not of the arguments.
  bool (*driver_failed)();
  /// Null, or what ended a launch of the module that overran its limit of time.
  const char* (*why_ended)();
  /// Threadgroups of a cluster of the calling thread's last launch; 0: it was in none.
  unsigned (*last_cluster)();
};

/// The module's one exported function.
using module_entry = const module_interface* (*)();
inline constexpr const char* module_entry_name = "pewter_offload_module";

}  // namespace pewter::offload
