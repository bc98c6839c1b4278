// Whether a launch's operands are memory that its device has.
#include "kernels/offload/regions.hpp"

namespace pewter::offload {

namespace {

/// With one device there is nothing to check. Managed memory is every device's.
void check_device_of(const char* name, const void* pointer) {
  const opened_devices& all = all_devices();
  if (all.list.size() < 2) return;
  const auto at = reinterpret_cast<CUdeviceptr>(pointer);
  int owner = device_of_launch();
  unsigned managed = 0;
  check(all.functions->pointer_attribute(&owner, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, at), "asking");
  if (owner == device_of_launch()) return;
  check(all.functions->pointer_attribute(&managed, CU_POINTER_ATTRIBUTE_IS_MANAGED, at), "asking");
  if (managed == 0)
    detail::raise("%s: %s = %p is memory of device %d, must be of the launch's, %d of %zu devices",
                  kernel_of_launch(), name, pointer, owner, device_of_launch(), all.list.size());
}

}  // namespace

void check_operand(const char* name, const void* pointer) {
  if (pointer == nullptr) return;
  unsigned kind = 0;
  const CUresult result = all_devices().functions->pointer_attribute(&kind, CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                                                     reinterpret_cast<CUdeviceptr>(pointer));
  if (result != CUDA_SUCCESS || (kind != CU_MEMORYTYPE_DEVICE && kind != CU_MEMORYTYPE_UNIFIED))
    detail::raise(
        "%s: %s = %p is host memory, must be the device's: copy it to a device buffer, or leave the GPU out "
        "of "
        "the launch to run on the CPU",
        kernel_of_launch(), name, pointer);
  check_device_of(name, pointer);
}

}  // namespace pewter::offload
