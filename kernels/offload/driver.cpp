// Finds libcuda.so.1 and its functions.
#include "kernels/offload/driver.hpp"

#include <dlfcn.h>

#include <string>

namespace pewter::offload {
namespace {

struct loaded_driver {
  driver functions{};
  std::string reason;
};

template <class F>
void find(void* library, const char* name, F& function, std::string& reason) {
  function = reinterpret_cast<F>(dlsym(library, name));
  if (function == nullptr && reason.empty())
    reason = std::string("the driver's libcuda.so.1 lacks ") + name + ": it is older than CUDA 12";
}

loaded_driver load() {
  loaded_driver d;
  void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    d.reason = "no NVIDIA driver: libcuda.so.1 is not found";
    return d;
  }
  driver& f = d.functions;
  find(library, "cuInit", f.init, d.reason);
  find(library, "cuDriverGetVersion", f.driver_version, d.reason);
  find(library, "cuDeviceGetCount", f.device_count, d.reason);
  find(library, "cuDeviceGet", f.device_get, d.reason);
  find(library, "cuDeviceGetName", f.device_name, d.reason);
  find(library, "cuDeviceGetAttribute", f.device_attribute, d.reason);
  find(library, "cuDeviceTotalMem_v2", f.device_memory, d.reason);
  find(library, "cuDevicePrimaryCtxRetain", f.retain_context, d.reason);
  find(library, "cuCtxSetCurrent", f.set_context, d.reason);
  find(library, "cuMemAlloc_v2", f.allocate, d.reason);
  find(library, "cuMemFree_v2", f.release, d.reason);
  find(library, "cuMemAllocAsync", f.allocate_in_queue, d.reason);
  find(library, "cuMemFreeAsync", f.release_in_queue, d.reason);
  find(library, "cuMemcpyAsync", f.copy, d.reason);
  find(library, "cuMemcpyHtoD_v2", f.copy_now, d.reason);
  find(library, "cuMemsetD8Async", f.fill_bytes, d.reason);
  find(library, "cuCtxSynchronize", f.wait_for_context, d.reason);
  find(library, "cuStreamCreate", f.create_stream, d.reason);
  find(library, "cuStreamDestroy_v2", f.destroy_stream, d.reason);
  find(library, "cuStreamSynchronize", f.wait_for_stream, d.reason);
  find(library, "cuEventCreate", f.create_event, d.reason);
  find(library, "cuEventDestroy_v2", f.destroy_event, d.reason);
  find(library, "cuEventRecord", f.record_event, d.reason);
  find(library, "cuEventSynchronize", f.wait_for_event, d.reason);
  find(library, "cuEventElapsedTime", f.elapsed, d.reason);
  find(library, "cuModuleLoadData", f.load_code, d.reason);
  find(library, "cuModuleGetFunction", f.get_function, d.reason);
  find(library, "cuLaunchKernel", f.launch, d.reason);
  find(library, "cuPointerGetAttribute", f.pointer_attribute, d.reason);
  find(library, "cuGetErrorString", f.error_string, d.reason);
  find(library, "cuFuncSetAttribute", f.set_function_attribute, d.reason);
  std::string of_newer_drivers;
  find(library, "cuTensorMapEncodeTiled", f.encode_tensor_map, of_newer_drivers);
  return d;
}

}  // namespace

const driver* load_driver(const char** reason) {
  static const loaded_driver d = load();
  if (d.reason.empty()) return &d.functions;
  *reason = d.reason.c_str();
  return nullptr;
}

}  // namespace pewter::offload
