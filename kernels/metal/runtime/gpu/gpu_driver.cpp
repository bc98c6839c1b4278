#include "kernels/metal/runtime/gpu/gpu_driver.hpp"

#include "kernels/runtime/cuda_library.hpp"

namespace pewter::metal {
namespace {

struct found_driver {
  gpu_driver functions{};
  std::string reason;
};

found_driver find_all() {
  found_driver d;
  cuda_library library;
  gpu_driver& f = d.functions;
  library.find("cuInit", f.init);
  library.find("cuDeviceGetCount", f.device_count);
  library.find("cuDeviceGet", f.device_get);
  library.find("cuDeviceGetName", f.device_name);
  library.find("cuDeviceGetAttribute", f.device_attribute);
  library.find("cuDeviceTotalMem_v2", f.device_memory_bytes);
  library.find("cuDevicePrimaryCtxRetain", f.retain_context);
  library.find("cuCtxSetCurrent", f.set_context);
  library.find("cuMemAllocAsync", f.allocate);
  library.find("cuMemFreeAsync", f.release);
  library.find("cuMemcpyHtoDAsync_v2", f.copy_in);
  library.find("cuMemcpyDtoHAsync_v2", f.copy_out);
  library.find("cuMemAlloc_v2", f.allocate_now);
  library.find("cuMemAllocManaged", f.allocate_managed);
  library.find("cuMemFree_v2", f.release_now);
  library.find("cuMemHostAlloc", f.allocate_mapped);
  library.find("cuMemFreeHost", f.release_mapped);
  library.find("cuMemHostRegister_v2", f.register_memory);
  library.find("cuMemHostUnregister", f.unregister_memory);
  library.find("cuMemcpyAsync", f.copy);
  library.find("cuMemsetD8Async", f.fill);
  library.find("cuMemGetInfo_v2", f.free_memory);
  library.find("cuStreamCreate", f.create_stream);
  library.find("cuStreamDestroy_v2", f.destroy_stream);
  library.find("cuStreamSynchronize", f.wait);
  library.find("cuStreamQuery", f.query);
  library.find("cuEventCreate", f.create_event);
  library.find("cuEventDestroy_v2", f.destroy_event);
  library.find("cuEventRecord", f.record_event);
  library.find("cuEventQuery", f.query_event);
  library.find("cuEventSynchronize", f.wait_for_event);
  library.find("cuEventElapsedTime", f.elapsed);
  library.find("cuModuleLoadDataEx", f.load);
  library.find("cuModuleUnload", f.unload);
  library.find("cuModuleGetFunction", f.get_function);
  library.find("cuFuncGetAttribute", f.function_attribute);
  library.find("cuLaunchKernel", f.launch);
  library.find("cuPointerGetAttribute", f.pointer_attribute);
  library.find("cuGetErrorString", f.error_string);
  d.reason = library.reason();
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
  static const found_driver& d = *new found_driver(find_all());
  reason = d.reason;
  return d.reason.empty() ? &d.functions : nullptr;
}

}  // namespace pewter::metal
