#include "kernels/metal/runtime/gpu_driver.hpp"

#include <dlfcn.h>

namespace pewter::metal {
namespace {

struct found_driver {
  gpu_driver functions{};
  std::string reason;
};

template <class F>
void find(void* library, const char* name, F& function, std::string& reason) {
  function = reinterpret_cast<F>(dlsym(library, name));
  if (function == nullptr && reason.empty())
    reason = std::string("the NVIDIA driver's libcuda.so.1 lacks ") + name + ": it is older than CUDA 12";
}

found_driver find_all() {
  found_driver d;
  void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    d.reason = "no NVIDIA driver: libcuda.so.1 is not found";
    return d;
  }
  gpu_driver& f = d.functions;
  find(library, "cuInit", f.init, d.reason);
  find(library, "cuDeviceGetCount", f.device_count, d.reason);
  find(library, "cuDeviceGet", f.device_get, d.reason);
  find(library, "cuDeviceGetName", f.device_name, d.reason);
  find(library, "cuDeviceGetAttribute", f.device_attribute, d.reason);
  find(library, "cuDeviceTotalMem_v2", f.device_memory_bytes, d.reason);
  find(library, "cuDevicePrimaryCtxRetain", f.retain_context, d.reason);
  find(library, "cuCtxSetCurrent", f.set_context, d.reason);
  find(library, "cuMemAllocAsync", f.allocate, d.reason);
  find(library, "cuMemFreeAsync", f.release, d.reason);
  find(library, "cuMemcpyHtoDAsync_v2", f.copy_in, d.reason);
  find(library, "cuMemcpyDtoHAsync_v2", f.copy_out, d.reason);
  find(library, "cuStreamSynchronize", f.wait, d.reason);
  find(library, "cuStreamQuery", f.query, d.reason);
  find(library, "cuEventCreate", f.create_event, d.reason);
  find(library, "cuEventDestroy_v2", f.destroy_event, d.reason);
  find(library, "cuEventRecord", f.record_event, d.reason);
  find(library, "cuEventElapsedTime", f.elapsed, d.reason);
  find(library, "cuModuleLoadDataEx", f.load, d.reason);
  find(library, "cuModuleUnload", f.unload, d.reason);
  find(library, "cuModuleGetFunction", f.get_function, d.reason);
  find(library, "cuFuncGetAttribute", f.function_attribute, d.reason);
  find(library, "cuLaunchKernel", f.launch, d.reason);
  find(library, "cuPointerGetAttribute", f.pointer_attribute, d.reason);
  find(library, "cuGetErrorString", f.error_string, d.reason);
  if (!d.reason.empty()) return d;
  if (const int failed = f.init(0); failed != gpu_driver::success)
    d.reason = "the NVIDIA driver does not start: " + f.text_of(failed);
  return d;
}

}  // namespace

std::string gpu_driver::text_of(int result) const {
  const char* text = nullptr;
  error_string(result, &text);
  return text != nullptr ? text : "error " + std::to_string(result);
}

const gpu_driver* find_gpu_driver(std::string& reason) {
  static const found_driver d = find_all();
  reason = d.reason;
  return d.reason.empty() ? &d.functions : nullptr;
}

}  // namespace pewter::metal
