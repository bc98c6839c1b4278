// OpenMP's runtime for target regions, as far as launches of bare regions go: the compiler's call
// __tgt_target_kernel becomes a launch in the calling thread's queue. The regions' device code lies next to
// the host code as cubins, and is loaded when a file's first region is launched.
//
// LLVM's own runtime would do; it needs LLVM's library on each machine, gives no queues and no events, and
// takes five times as long for a launch. Why: kernels/offload/runtime.md#launches.
#include "kernels/offload/runtime/regions.hpp"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "kernels/offload/runtime/clusters.hpp"
#include "kernels/offload/runtime/region_code.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/error.hpp"

namespace pewter::offload {
namespace {

/// The call's arguments (LLVM's structure of version 3).
struct region_arguments {
  std::uint32_t version, count;
  void** bases;
  void** values;
  std::int64_t* sizes;
  std::int64_t* kinds;
  void** names;
  void** mappers;
  std::uint64_t trips, flags;
  std::uint32_t teams[3], threads[3];
  std::uint32_t dynamic_memory;
};

struct current_launch {
  int device = -1;
  CUstream queue = nullptr;
  const char* kernel = "";
  const image* code = nullptr;
  std::exception_ptr failure;
  std::vector<CUdeviceptr> scratch;
  std::size_t block_memory = 0;
  unsigned cluster = 0, last_cluster = 0;  ///< 0: any number of threadgroups, in none
};
current_launch& current() { return detail::kept_by_thread<current_launch>::get(); }
/// Whose context is the calling thread's.
thread_local int used_device = -1;

std::string text_of(const driver& d, CUresult result) {
  const char* text = nullptr;
  if (d.error_string(result, &text) != CUDA_SUCCESS || text == nullptr) return std::to_string(result);
  return text;
}

const opened_device& current_device() {
  return all_devices().list[static_cast<std::size_t>(current().device)];
}

struct queue_memory {
  CUdeviceptr memory = 0;
  std::size_t bytes = 0;
  std::vector<CUdeviceptr> outgrown;  ///< another thread may be about to launch with one
};
struct kept_blocks {
  CUdeviceptr memory = 0;
  std::unordered_map<std::string, std::size_t> places;
};
std::mutex memory_lock;
auto& memory_of_queues = *new std::map<std::pair<int, CUstream>, queue_memory>;
auto& kept_on_devices = *new std::map<int, kept_blocks>;

}  // namespace

void check(CUresult result, const char* what) {
  if (result == CUDA_SUCCESS) return;
  const char* reason = nullptr;
  const driver* const d = load_driver(&reason);
  const std::string who = current().device >= 0 ? current().kernel
                          : used_device >= 0    ? "device " + std::to_string(used_device)
                                                : "device";
  throw driver_error(who + ": " + what + ": the driver says \"" + text_of(*d, result) + '"');
}

const opened_devices& all_devices() {
  static const auto& all = *new const opened_devices([] {
    const char* reason = nullptr;
    opened_devices o;
    o.functions = load_driver(&reason);
    if (o.functions == nullptr) detail::raise("%s", reason);
    const driver& d = *o.functions;
    if (const CUresult r = d.init(0); r != CUDA_SUCCESS)
      detail::raise("the driver has no device: \"%s\"", text_of(d, r).c_str());
    int count = 0;
    check(d.device_count(&count), "counting devices");
    for (int i = 0; i < count; ++i) {
      opened_device one{};
      int major = 0, minor = 0, multiprocessors = 0;
      check(d.device_get(&one.handle, i), "opening a device");
      check(d.device_attribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, one.handle), "asking");
      check(d.device_attribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, one.handle), "asking");
      check(d.device_attribute(&multiprocessors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, one.handle),
            "asking");
      one.architecture = 10 * major + minor;
      one.multiprocessors = static_cast<unsigned>(multiprocessors);
      check(d.retain_context(&one.context, one.handle), "opening a device");
      o.list.push_back(one);
    }
    return o;
  }());
  return all;
}

const driver& use_device(int device) {
  const opened_devices& all = all_devices();
  used_device = device;
  check(all.functions->set_context(all.list[static_cast<std::size_t>(device)].context), "using a device");
  return *all.functions;
}

launch_scope::launch_scope(int device, CUstream queue, const char* kernel) {
  current_launch& own = current();
  own.device = device, own.queue = queue, own.kernel = kernel, own.failure = nullptr;
  own.block_memory = own.cluster = own.last_cluster = 0;  // of a launch that failed before its region
}
launch_scope::~launch_scope() {
  current_launch& own = current();
  for (const CUdeviceptr memory : own.scratch) all_devices().functions->release_in_queue(memory, own.queue);
  own.scratch.clear();
  own.device = -1;
}
void launch_scope::finish() {
  if (current().failure) std::rethrow_exception(std::exchange(current().failure, nullptr));
}

void prepare(const image& code, const launch_geometry& geometry) {
  constexpr std::uint64_t most = 0x7fffffff;
  const std::uint64_t groups = geometry.threadgroups_per_grid.volume();
  if (groups > most)
    detail::raise("%s: threadgroups = %llu, must be at most %llu on a GPU", current().kernel,
                  static_cast<unsigned long long>(groups), static_cast<unsigned long long>(most));
  current().code = &code;
}

void* scratch(std::size_t bytes) {
  const driver& d = *all_devices().functions;
  CUdeviceptr memory = 0;
  check(d.allocate_in_queue(&memory, bytes == 0 ? 1 : bytes, current().queue), "allocating scratch");
  current().scratch.push_back(memory);
  check(d.fill_bytes(memory, 0, bytes, current().queue), "clearing scratch");
  return reinterpret_cast<void*>(memory);
}

const void* uploaded(const void* host, std::size_t bytes) {
  void* const memory = scratch(bytes);
  const driver& d = *all_devices().functions;
  // From pageable memory: the driver has taken its copy when it returns.
  check(d.copy(reinterpret_cast<CUdeviceptr>(memory), reinterpret_cast<CUdeviceptr>(host), bytes,
               current().queue),
        "copying a table");
  return memory;
}

void* memory_of_queue(std::size_t bytes) {
  const std::lock_guard lock(memory_lock);
  queue_memory& of = memory_of_queues[{current().device, current().queue}];
  if (bytes > of.bytes) {
    const driver& d = *all_devices().functions;
    const std::size_t grown_bytes = std::max(bytes, 2 * of.bytes);
    CUdeviceptr grown = 0;
    check(d.allocate_in_queue(&grown, grown_bytes, current().queue), "allocating a queue's memory");
    if (of.bytes > 0) of.outgrown.push_back(of.memory);
    of.memory = grown;
    of.bytes = grown_bytes;
    check(d.fill_bytes(grown, 0, grown_bytes, current().queue), "clearing a queue's memory");
  }
  return reinterpret_cast<void*>(of.memory);
}

void forget_queue(int device, CUstream queue) {
  const std::lock_guard lock(memory_lock);
  const auto at = memory_of_queues.find({device, queue});
  if (at == memory_of_queues.end()) return;
  const driver& d = *all_devices().functions;
  for (const CUdeviceptr memory : at->second.outgrown) d.release_in_queue(memory, queue);
  d.release_in_queue(at->second.memory, queue);
  memory_of_queues.erase(at);
}

const void* kept(const void* host, std::size_t bytes) {
  constexpr std::size_t slot = 1024, most = 2048;
  if (bytes > slot)
    detail::raise("%s: %zu bytes to keep, must be at most %zu", current().kernel, bytes, slot);
  const std::lock_guard lock(memory_lock);
  const driver& d = *all_devices().functions;
  kept_blocks& of = kept_on_devices[current().device];
  const std::string key(static_cast<const char*>(host), bytes);
  if (const auto at = of.places.find(key); at != of.places.end())
    return reinterpret_cast<const void*>(of.memory + at->second * slot);
  if (of.memory == 0) check(d.allocate(&of.memory, slot * most), "allocating");
  if (of.places.size() == most) {  // launches under way may still read what is overwritten
    check(d.wait_for_context(), "waiting for launches");
    of.places.clear();
  }
  const std::size_t place = of.places.size();
  check(d.copy_now(of.memory + place * slot, host, bytes), "copying arguments");
  // The driver may still be copying when it returns, and queues do not wait for its own stream.
  check(d.wait_for_stream(nullptr), "copying arguments");
  of.places.emplace(key, place);
  return reinterpret_cast<const void*>(of.memory + place * slot);
}

int device_of_launch() { return current().device; }
const char* kernel_of_launch() { return current().kernel; }
int architecture() { return current_device().architecture; }
unsigned multiprocessors() { return current_device().multiprocessors; }

void set_block_memory(std::size_t bytes) { current().block_memory = bytes; }

bool has_clusters() {
  const driver& d = *all_devices().functions;
  return architecture() >= 90 && d.launch_clusters != nullptr && d.most_active_clusters != nullptr;
}
void set_clusters(unsigned threadgroups) { current().cluster = threadgroups; }
unsigned last_cluster() { return current().last_cluster; }

namespace {
template <unsigned rank>
bool describe(void* map, bool is_half, const void* matrix, const std::uint64_t (&extents)[rank],
              const std::uint64_t (&strides)[rank - 1], const std::uint32_t (&box)[2]) {
  const auto encode = all_devices().functions->encode_tensor_map;
  cuuint32_t boxes[rank], each[rank];
  cuuint64_t of[rank], apart[rank - 1];
  for (unsigned i = 0; i < rank; ++i) {
    boxes[i] = i < 2 ? box[i] : 1;
    each[i] = 1;
    of[i] = extents[i];
    if (i > 0) apart[i - 1] = strides[i - 1];
  }
  return encode != nullptr &&
         encode(static_cast<CUtensorMap*>(map),
                is_half ? CU_TENSOR_MAP_DATA_TYPE_FLOAT16 : CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, rank,
                const_cast<void*>(matrix), of, apart, boxes, each, CU_TENSOR_MAP_INTERLEAVE_NONE,
                CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS;
}
}  // namespace

bool describe_matrix(void* map, bool is_half, const void* matrix, const std::uint64_t (&extents)[3],
                     const std::uint64_t (&strides)[2], const std::uint32_t (&box)[2]) {
  return describe(map, is_half, matrix, extents, strides, box);
}
bool describe_matrices(void* map, bool is_half, const void* matrices, const std::uint64_t (&extents)[4],
                       const std::uint64_t (&strides)[3], const std::uint32_t (&box)[2]) {
  return describe(map, is_half, matrices, extents, strides, box);
}

}  // namespace pewter::offload

/// The compiler's call for a region. Nothing may be thrown through its caller.
extern "C" __attribute__((visibility("hidden"))) int __tgt_target_kernel(
    void*, std::int64_t, std::int32_t teams, std::int32_t threads, void* region,
    pewter::offload::region_arguments* arguments) {
  using namespace pewter::offload;
  if (current().failure) return 0;
  try {
    const CUfunction function = function_of(*current().code, region, current().device, current().kernel);
    // The first parameter is the runtime's own, which bare regions do not read.
    void* parameters[64] = {};
    void* none = nullptr;
    parameters[0] = &none;
    for (std::uint32_t i = 0; i < arguments->count; ++i) parameters[i + 1] = &arguments->values[i];
    const driver& d = *all_devices().functions;
    const auto memory = static_cast<unsigned>(std::exchange(current().block_memory, 0));
    if (memory > 0)
      check(d.set_function_attribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                     static_cast<int>(memory)),
            "reserving threadgroup memory");
    const unsigned cluster = current().last_cluster = std::exchange(current().cluster, 0),
                   groups = static_cast<unsigned>(teams), size = static_cast<unsigned>(threads);
    if (cluster > 0)
      launch_in_clusters({function, groups, size, memory}, cluster, current().queue, parameters);
    else
      check(d.launch(function, groups, 1, 1, size, 1, 1, memory, current().queue, parameters, nullptr),
            "launching");
  } catch (...) {
    current().failure = std::current_exception();
  }
  return 0;
}

// What the compiler calls where a region is not launched, which does not happen.
extern "C" {
__attribute__((visibility("hidden"))) int __kmpc_global_thread_num(void*) { return 0; }
__attribute__((visibility("hidden"))) void __kmpc_push_num_teams(void*, int, int, int) {}
__attribute__((visibility("hidden"))) void __kmpc_fork_teams(void*, int, void*, ...) { __builtin_trap(); }
}
