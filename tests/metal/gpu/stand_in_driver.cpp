// Stands in for NVIDIA's driver where there is no GPU: memory is the host's, kernels do nothing, and say what
// they are told to. The program of a test finds it as libcuda.so.1.
#include "tests/metal/gpu/stand_in_driver.hpp"

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace {

using handle = void*;
using address = std::uint64_t;
using std::size_t;

stand_in_state state;
int some_object;

handle any() { return &some_object; }
void* at(address a) { return reinterpret_cast<void*>(static_cast<std::uintptr_t>(a)); }
int give(address* made, size_t bytes) {
  *made = reinterpret_cast<std::uintptr_t>(std::calloc(1, bytes));
  return 0;
}
int ended() { return state.launches > state.launches_that_end ? state.result : 0; }
/// After one, whatever the driver is asked for fails.
int fault() {
  constexpr int not_ready = 600;
  return ended() == not_ready ? 0 : ended();
}

}  // namespace

extern "C" {

stand_in_state* stand_in() { return &state; }

int cuInit(unsigned) { return 0; }
int cuDeviceGetCount(int* count) { return *count = 1, 0; }
int cuDeviceGet(int* device, int) { return *device = 0, 0; }
int cuDeviceGetName(char* name, int bytes, int) {
  return std::strncpy(name, "stand-in", static_cast<size_t>(bytes)), 0;
}
int cuDeviceGetAttribute(int* value, int which, int) {
  constexpr int multiprocessors = 16, threads_of_multiprocessor = 39, major = 75;
  *value = which == multiprocessors             ? stand_in_state::multiprocessors
           : which == threads_of_multiprocessor ? stand_in_state::threads_of_multiprocessor
           : which == major                     ? 9
                                                : 0;
  return 0;
}
int cuDeviceTotalMem_v2(size_t* bytes, int) { return *bytes = size_t{1} << 30, 0; }
int cuDevicePrimaryCtxRetain(handle* context, int) {
  ++state.contexts;
  usleep(state.context_microseconds);
  return *context = any(), state.context_result;
}
int cuCtxSetCurrent(handle) { return fault(); }
int cuMemAllocAsync(address* made, size_t bytes, handle) { return give(made, bytes); }
int cuMemFreeAsync(address a, handle) { return std::free(at(a)), 0; }
int cuMemcpyHtoDAsync_v2(address to, const void* from, size_t bytes, handle) {
  return std::memcpy(at(to), from, bytes), 0;
}
int cuMemcpyDtoHAsync_v2(void* to, address from, size_t bytes, handle) {
  return std::memcpy(to, at(from), bytes), 0;
}
int cuMemAlloc_v2(address* made, size_t bytes) { return give(made, bytes); }
int cuMemAllocManaged(address* made, size_t bytes, unsigned) { return give(made, bytes); }
int cuMemFree_v2(address a) { return std::free(at(a)), 0; }
int cuMemHostAlloc(void** made, size_t bytes, unsigned) { return *made = std::calloc(1, bytes), 0; }
int cuMemFreeHost(void* p) { return std::free(p), 0; }
int cuMemHostRegister_v2(void*, size_t, unsigned) { return 0; }
int cuMemHostUnregister(void*) { return 0; }
int cuMemcpyAsync(address to, address from, size_t bytes, handle) {
  return std::memcpy(at(to), at(from), bytes), 0;
}
int cuMemsetD8Async(address to, unsigned char value, size_t bytes, handle) {
  return std::memset(at(to), value, bytes), 0;
}
int cuMemGetInfo_v2(size_t* unused, size_t* all) { return *unused = *all = size_t{1} << 30, 0; }
int cuStreamCreate(handle* stream, unsigned) { return *stream = any(), 0; }
int cuStreamDestroy_v2(handle) { return 0; }
int cuStreamSynchronize(handle) { return ended(); }
int cuStreamQuery(handle) { return ended(); }
int cuEventCreate(handle* event, unsigned) { return *event = any(), 0; }
int cuEventDestroy_v2(handle) { return 0; }
int cuEventRecord(handle, handle) { return 0; }
int cuEventQuery(handle) { return ended(); }
int cuEventSynchronize(handle) { return ended(); }
int cuEventElapsedTime(float* milliseconds, handle, handle) { return *milliseconds = 1, 0; }
int cuModuleLoadDataEx(handle* module, const void* text, unsigned, int*, void**) {
  return *module = const_cast<void*>(text), 0;
}
int cuModuleUnload(handle) { return ++state.unloaded, 0; }
int cuModuleGetFunction(handle* function, handle module, const char*) { return *function = module, 0; }
int cuFuncGetAttribute(int* value, int, handle) { return *value = 1024, 0; }
int cuLaunchKernel(handle function, unsigned x, unsigned y, unsigned z, unsigned, unsigned, unsigned,
                   unsigned bytes, handle, void**, void**) {
  if (fault() != 0) return fault();
  ++state.launches;
  state.groups[0] = x, state.groups[1] = y, state.groups[2] = z;
  state.text = static_cast<const char*>(function);
  state.threadgroup_bytes = bytes;
  return 0;
}
int cuPointerGetAttribute(void*, int, address) { return 1; }
int cuGetErrorString(int result, const char** text) {
  constexpr int illegal_address = 700;
  return *text = result == illegal_address ? "an illegal memory access was encountered" : "some error", 0;
}

}  // extern "C"
