// The devices, and the launch that a thread is in: what runs OpenMP's target regions.
#pragma once

#include <string>
#include <vector>

#include "kernels/offload/runtime/driver.hpp"
#include "kernels/offload/runtime/region_launch.hpp"
#include "pewter/error.hpp"

namespace pewter::offload {

struct opened_device {
  CUdevice handle;
  CUcontext context;
  int architecture;  ///< 90 for sm_90
  unsigned multiprocessors;
};

/// The driver with its devices open. Throws error if there are none.
struct opened_devices {
  const driver* functions = nullptr;
  std::vector<opened_device> list;
};
const opened_devices& all_devices();

/// What the driver says.
class driver_error : public error {
 public:
  using error::error;
};

/// Throws driver_error unless the result is success.
void check(CUresult, const char* what);

/// Null, or what ended a launch that overran its limit of time, and on which device.
const char* why_ended();
/// The device and the kernel of the launch that the calling thread is in.
int device_of_launch();
const char* kernel_of_launch();

/// Threadgroups of a cluster of the calling thread's last launch; 0: it was in none.
unsigned last_cluster();

/// Throws unless the operand of `function` is the device's memory, or managed.
void check_place(int device, const char* function, const char* name, const void* pointer);

/// Makes a device's context the calling thread's.
const driver& use_device(int device);

/// Releases what memory_of_queue gave for a queue, before that is destroyed.
void forget_queue(int device, CUstream queue);

/// One call of a table entry: the regions of the calling thread go to this queue until it ends.
class launch_scope {
 public:
  launch_scope(int device, CUstream queue, const char* kernel);
  ~launch_scope();
  launch_scope(const launch_scope&) = delete;
  launch_scope& operator=(const launch_scope&) = delete;

  /// Throws what a region of the launch failed by: regions themselves cannot.
  void finish();
};

}  // namespace pewter::offload
