// Copies between devices by the copy engines: directly where a device reaches the other's memory, else
// through the host.
#include "kernels/offload/runtime/peers.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace pewter::offload {
namespace {

std::mutex lock;
auto& known = *new std::map<std::pair<int, int>, bool>;

const opened_device& at(int device) { return all_devices().list[static_cast<std::size_t>(device)]; }

bool ask(int device, int other) {
  int can = 0;
  const driver& d = *all_devices().functions;
  check(d.can_reach(&can, at(device).handle, at(other).handle), "asking");
  if (can == 0) return false;
  const CUresult result = use_device(device).reach(at(other).context, 0);
  if (result == CUDA_ERROR_TOO_MANY_PEERS || result == CUDA_ERROR_PEER_ACCESS_UNSUPPORTED) return false;
  if (result != CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED) check(result, "reaching another device's memory");
  return true;
}

}  // namespace

bool reach(int device, int other) {
  if (device == other) return true;
  const std::lock_guard guard(lock);
  const auto found = known.find({device, other});
  return found != known.end() ? found->second : known[{device, other}] = ask(device, other);
}

namespace {

/// The largest pitch of a copy of rows that drivers report (CU_DEVICE_ATTRIBUTE_MAX_PITCH).
constexpr std::size_t most_of_pitch = 0x7fffffff;

void copy_bytes(const driver& d, CUstream queue, const device_rows& to, const device_rows& from,
                std::size_t row, std::size_t bytes) {
  const CUdeviceptr target = reinterpret_cast<CUdeviceptr>(to.data) + row * to.pitch,
                    source = reinterpret_cast<CUdeviceptr>(from.data) + row * from.pitch;
  check(to.device == from.device
            ? d.copy(target, source, bytes, queue)
            : d.copy_between(target, at(to.device).context, source, at(from.device).context, bytes, queue),
        "copying between devices");
}

}  // namespace

void copy_between(const driver& d, CUstream queue, const device_rows& to, const device_rows& from,
                  std::size_t width, std::size_t rows) {
  if (width == 0 || rows == 0) return;
  if (rows == 1 || (to.pitch == width && from.pitch == width))
    return copy_bytes(d, queue, to, from, 0, width * rows);
  if (to.pitch > most_of_pitch || from.pitch > most_of_pitch) {
    for (std::size_t row = 0; row < rows; ++row) copy_bytes(d, queue, to, from, row, width);
    return;
  }
  CUDA_MEMCPY3D_PEER all{};
  all.srcMemoryType = all.dstMemoryType = CU_MEMORYTYPE_DEVICE;
  all.srcDevice = reinterpret_cast<CUdeviceptr>(from.data);
  all.srcContext = at(from.device).context;
  all.srcPitch = from.pitch;
  all.srcHeight = all.dstHeight = all.Height = rows;
  all.dstDevice = reinterpret_cast<CUdeviceptr>(to.data);
  all.dstContext = at(to.device).context;
  all.dstPitch = to.pitch;
  all.WidthInBytes = width;
  all.Depth = 1;
  check(d.copy_rows_between(&all, queue), "copying rows between devices");
}

}  // namespace pewter::offload
