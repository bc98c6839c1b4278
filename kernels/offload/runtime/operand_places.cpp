// Whether operands are memory that a device has.
#include "kernels/offload/runtime/regions.hpp"

namespace pewter::offload {

namespace {

bool is_on_a_device(const void* pointer) {
  unsigned kind = 0;
  const CUresult result = all_devices().functions->pointer_attribute(&kind, CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                                                     reinterpret_cast<CUdeviceptr>(pointer));
  return result == CUDA_SUCCESS && (kind == CU_MEMORYTYPE_DEVICE || kind == CU_MEMORYTYPE_UNIFIED);
}

/// `device` if that has it, else the one whose it is. With one device there is nothing to ask. Managed memory
/// is every device's.
int owner_of(const void* pointer, int device) {
  const opened_devices& all = all_devices();
  if (all.list.size() < 2) return device;
  const auto at = reinterpret_cast<CUdeviceptr>(pointer);
  int owner = device;
  unsigned managed = 0;
  check(all.functions->pointer_attribute(&owner, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, at), "asking");
  if (owner == device) return device;
  check(all.functions->pointer_attribute(&managed, CU_POINTER_ATTRIBUTE_IS_MANAGED, at), "asking");
  return managed == 0 ? owner : device;
}

}  // namespace

void check_operand(const char* name, const void* pointer) {
  if (pointer == nullptr) return;
  if (!is_on_a_device(pointer))
    detail::raise(
        "%s: %s = %p is host memory, must be the device's: copy it to a device buffer, or leave the GPU out "
        "of "
        "the launch to run on the CPU",
        kernel_of_launch(), name, pointer);
  const int device = device_of_launch(), owner = owner_of(pointer, device);
  if (owner != device)
    detail::raise("%s: %s = %p is memory of device %d, must be of the launch's, %d of %zu devices",
                  kernel_of_launch(), name, pointer, owner, device, all_devices().list.size());
}

void check_place(int device, const char* function, const char* name, const void* pointer) {
  if (!is_on_a_device(pointer))
    detail::raise("%s: %s = %p is host memory, must be of device %d", function, name, pointer, device);
  if (const int owner = owner_of(pointer, device); owner != device)
    detail::raise("%s: %s = %p is memory of device %d, must be of device %d", function, name, pointer, owner,
                  device);
}

}  // namespace pewter::offload
