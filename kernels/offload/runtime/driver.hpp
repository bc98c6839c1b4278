// NVIDIA's driver, loaded when the first device is asked for: nothing of it is linked.
#pragma once

#include <cuda.h>

#include <cstddef>

namespace pewter::offload {

/// The driver's functions that the module calls. Null members: no driver.
struct driver {
  decltype(&::cuInit) init;
  decltype(&::cuDriverGetVersion) driver_version;
  decltype(&::cuDeviceGetCount) device_count;
  decltype(&::cuDeviceGet) device_get;
  decltype(&::cuDeviceGetName) device_name;
  decltype(&::cuDeviceGetAttribute) device_attribute;
  decltype(&::cuDeviceTotalMem) device_memory;
  decltype(&::cuDevicePrimaryCtxRetain) retain_context;
  decltype(&::cuCtxSetCurrent) set_context;
  decltype(&::cuMemAlloc) allocate;
  decltype(&::cuMemFree) release;
  decltype(&::cuMemAllocAsync) allocate_in_queue;
  decltype(&::cuMemFreeAsync) release_in_queue;
  decltype(&::cuMemHostAlloc) allocate_on_host;
  decltype(&::cuMemcpyAsync) copy;
  decltype(&::cuMemcpyHtoD) copy_now;
  decltype(&::cuMemcpyPeerAsync) copy_between;
  decltype(&::cuMemcpy3DPeerAsync) copy_rows_between;
  decltype(&::cuDeviceCanAccessPeer) can_reach;
  decltype(&::cuCtxEnablePeerAccess) reach;
  decltype(&::cuMemsetD8Async) fill_bytes;
  decltype(&::cuCtxSynchronize) wait_for_context;
  decltype(&::cuStreamCreate) create_stream;
  decltype(&::cuStreamDestroy) destroy_stream;
  decltype(&::cuStreamSynchronize) wait_for_stream;
  decltype(&::cuStreamWaitEvent) stream_waits;
  decltype(&::cuEventCreate) create_event;
  decltype(&::cuEventDestroy) destroy_event;
  decltype(&::cuEventRecord) record_event;
  decltype(&::cuEventSynchronize) wait_for_event;
  decltype(&::cuEventElapsedTime) elapsed;
  decltype(&::cuModuleLoadData) load_code;
  decltype(&::cuModuleGetFunction) get_function;
  decltype(&::cuLaunchKernel) launch;
  decltype(&::cuPointerGetAttribute) pointer_attribute;
  decltype(&::cuGetErrorString) error_string;
  decltype(&::cuFuncSetAttribute) set_function_attribute;
  decltype(&::cuTensorMapEncodeTiled) encode_tensor_map;  ///< null in drivers before CUDA 12
  // Null in drivers before CUDA 11.8.
  decltype(&::cuLaunchKernelEx) launch_clusters;
  decltype(&::cuOccupancyMaxActiveClusters) most_active_clusters;
};

/// The driver, or null with the reason.
const driver* load_driver(const char** reason);

}  // namespace pewter::offload
