// Finds libcuda.so.1 and its functions.
#include "kernels/offload/runtime/driver.hpp"

#include <string>

#include "kernels/runtime/cuda_library.hpp"

namespace pewter::offload {
namespace {

struct loaded_driver {
  driver functions{};
  std::string reason;
};

loaded_driver load() {
  loaded_driver d;
  cuda_library library;
  driver& f = d.functions;
  library.find("cuInit", f.init);
  library.find("cuDriverGetVersion", f.driver_version);
  library.find("cuDeviceGetCount", f.device_count);
  library.find("cuDeviceGet", f.device_get);
  library.find("cuDeviceGetName", f.device_name);
  library.find("cuDeviceGetAttribute", f.device_attribute);
  library.find("cuDeviceTotalMem_v2", f.device_memory);
  library.find("cuDevicePrimaryCtxRetain", f.retain_context);
  library.find("cuCtxSetCurrent", f.set_context);
  library.find("cuMemAlloc_v2", f.allocate);
  library.find("cuMemFree_v2", f.release);
  library.find("cuMemAllocAsync", f.allocate_in_queue);
  library.find("cuMemFreeAsync", f.release_in_queue);
  library.find("cuMemHostAlloc", f.allocate_on_host);
  library.find("cuMemcpyAsync", f.copy);
  library.find("cuMemcpyHtoD_v2", f.copy_now);
  library.find("cuMemcpyPeerAsync", f.copy_between);
  library.find("cuMemcpy3DPeerAsync", f.copy_rows_between);
  library.find("cuDeviceCanAccessPeer", f.can_reach);
  library.find("cuCtxEnablePeerAccess", f.reach);
  library.find("cuMemsetD8Async", f.fill_bytes);
  library.find("cuCtxSynchronize", f.wait_for_context);
  library.find("cuStreamCreate", f.create_stream);
  library.find("cuStreamDestroy_v2", f.destroy_stream);
  library.find("cuStreamSynchronize", f.wait_for_stream);
  library.find("cuStreamWaitEvent", f.stream_waits);
  library.find("cuEventCreate", f.create_event);
  library.find("cuEventDestroy_v2", f.destroy_event);
  library.find("cuEventRecord", f.record_event);
  library.find("cuEventSynchronize", f.wait_for_event);
  library.find("cuEventElapsedTime", f.elapsed);
  library.find("cuModuleLoadData", f.load_code);
  library.find("cuModuleGetFunction", f.get_function);
  library.find("cuLaunchKernel", f.launch);
  library.find("cuPointerGetAttribute", f.pointer_attribute);
  library.find("cuGetErrorString", f.error_string);
  library.find("cuFuncSetAttribute", f.set_function_attribute);
  library.find_if_there("cuTensorMapEncodeTiled", f.encode_tensor_map);  // of newer drivers
  library.find_if_there("cuLaunchKernelEx", f.launch_clusters);
  library.find_if_there("cuOccupancyMaxActiveClusters", f.most_active_clusters);
  d.reason = library.reason();
  return d;
}

}  // namespace

const driver* load_driver(const char** reason) {
  static const auto& d = *new const loaded_driver(load());
  if (d.reason.empty()) return &d.functions;
  *reason = d.reason.c_str();
  return nullptr;
}

}  // namespace pewter::offload
