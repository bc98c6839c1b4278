// Functions of Metal's that a device without rendering, ray tracing and input or output queues refuses, and
// the functions that observe devices: this machine always has the one.
#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

class device_observer final : public NS::Object {};

}  // namespace

namespace MTL {

NS::Array* CopyAllDevicesWithObserver(NS::Object** observer,
                                      const std::function<void(MTL::Device*, NS::String*)>&) {
  if (observer != nullptr) *observer = (new device_observer)->autorelease();
  return CopyAllDevices();
}
void RemoveDeviceObserver(const NS::Object*) {}

std::size_t IOCompressionContextDefaultChunkSize() { return 64 * 1024; }
IOCompressionContext IOCreateCompressionContext(const char*, IOCompressionMethod, std::size_t) {
  return nullptr;
}
void IOCompressionContextAppendData(IOCompressionContext, const void*, std::size_t) {}
IOCompressionStatus IOFlushAndDestroyCompressionContext(IOCompressionContext) {
  return IOCompressionStatusError;
}

}  // namespace MTL
}  // namespace pewter::metal::host
