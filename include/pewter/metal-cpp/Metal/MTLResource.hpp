// Generated from kernels/metal/interface/Metal/MTLResource.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLAllocation.hpp"

namespace MTL {
class Allocation;
class Device;
class Heap;
class Resource;
}
namespace NS {
class String;
}
namespace MTL {
enum PurgeableState : NS::UInteger {
  PurgeableStateKeepCurrent = 1,
  PurgeableStateNonVolatile = 2,
  PurgeableStateVolatile = 3,
  PurgeableStateEmpty = 4,
};
enum CPUCacheMode : NS::UInteger {
  CPUCacheModeDefaultCache = 0,
  CPUCacheModeWriteCombined = 1,
};
enum StorageMode : NS::UInteger {
  StorageModeShared = 0,
  StorageModeManaged = 1,
  StorageModePrivate = 2,
  StorageModeMemoryless = 3,
};
enum HazardTrackingMode : NS::UInteger {
  HazardTrackingModeDefault = 0,
  HazardTrackingModeUntracked = 1,
  HazardTrackingModeTracked = 2,
};
enum SparsePageSize : NS::Integer {
  SparsePageSize16 = 101,
  SparsePageSize64 = 102,
  SparsePageSize256 = 103,
};
enum BufferSparseTier : NS::Integer {
  BufferSparseTierNone = 0,
  BufferSparseTier1 = 1,
};
enum TextureSparseTier : NS::Integer {
  TextureSparseTierNone = 0,
  TextureSparseTier1 = 1,
  TextureSparseTier2 = 2,
};
using ResourceOptions = NS::UInteger;
enum : NS::UInteger {
  ResourceCPUCacheModeDefaultCache = 0,
  ResourceCPUCacheModeWriteCombined = 1,
  ResourceStorageModeShared = 0,
  ResourceStorageModeManaged = 16,
  ResourceStorageModePrivate = 32,
  ResourceStorageModeMemoryless = 32,
  ResourceHazardTrackingModeDefault = 0,
  ResourceHazardTrackingModeUntracked = 256,
  ResourceHazardTrackingModeTracked = 512,
  ResourceOptionCPUCacheModeDefault = 0,
  ResourceOptionCPUCacheModeWriteCombined = 1,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLResource_label(const MTL::Resource* self);
void pewter_MTLResource_setLabel_(MTL::Resource* self, const NS::String* label);
NS::UInteger pewter_MTLResource_allocatedSize(const MTL::Resource* self);
MTL::CPUCacheMode pewter_MTLResource_cpuCacheMode(const MTL::Resource* self);
MTL::Device* pewter_MTLResource_device(const MTL::Resource* self);
MTL::HazardTrackingMode pewter_MTLResource_hazardTrackingMode(const MTL::Resource* self);
MTL::Heap* pewter_MTLResource_heap(const MTL::Resource* self);
NS::UInteger pewter_MTLResource_heapOffset(const MTL::Resource* self);
bool pewter_MTLResource_isAliasable(MTL::Resource* self);
void pewter_MTLResource_makeAliasable(MTL::Resource* self);
MTL::ResourceOptions pewter_MTLResource_resourceOptions(const MTL::Resource* self);
kern_return_t pewter_MTLResource_setOwnerWithIdentity_(MTL::Resource* self, task_id_token_t task_id_token);
MTL::PurgeableState pewter_MTLResource_setPurgeableState_(MTL::Resource* self, MTL::PurgeableState state);
MTL::StorageMode pewter_MTLResource_storageMode(const MTL::Resource* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Resource : public NS::Referencing<Resource, Allocation> {
 public:
  NS::String* label() const { return pewter_MTLResource_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLResource_setLabel_(this, label); }
  NS::UInteger allocatedSize() const { return pewter_MTLResource_allocatedSize(this); }
  MTL::CPUCacheMode cpuCacheMode() const { return pewter_MTLResource_cpuCacheMode(this); }
  MTL::Device* device() const { return pewter_MTLResource_device(this); }
  MTL::HazardTrackingMode hazardTrackingMode() const { return pewter_MTLResource_hazardTrackingMode(this); }
  MTL::Heap* heap() const { return pewter_MTLResource_heap(this); }
  NS::UInteger heapOffset() const { return pewter_MTLResource_heapOffset(this); }
  bool isAliasable() { return pewter_MTLResource_isAliasable(this); }
  void makeAliasable() { pewter_MTLResource_makeAliasable(this); }
  MTL::ResourceOptions resourceOptions() const { return pewter_MTLResource_resourceOptions(this); }
  kern_return_t setOwner(task_id_token_t task_id_token) { return pewter_MTLResource_setOwnerWithIdentity_(this, task_id_token); }
  MTL::PurgeableState setPurgeableState(MTL::PurgeableState state) { return pewter_MTLResource_setPurgeableState_(this, state); }
  MTL::StorageMode storageMode() const { return pewter_MTLResource_storageMode(this); }
};
}  // namespace MTL
