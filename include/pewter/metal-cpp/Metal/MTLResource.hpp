// What buffers and textures have in common. All memory is the CPU's, so modes are kept and change nothing.
#pragma once

#include "../Foundation/NSString.hpp"

namespace MTL {

class Device;
class Heap;

enum PurgeableState : NS::UInteger {
  PurgeableStateKeepCurrent = 1,
  PurgeableStateNonVolatile = 2,
  PurgeableStateVolatile = 3,
  PurgeableStateEmpty = 4,
};

enum CPUCacheMode : NS::UInteger { CPUCacheModeDefaultCache = 0, CPUCacheModeWriteCombined = 1 };

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

using ResourceOptions = NS::UInteger;
enum : ResourceOptions {
  ResourceCPUCacheModeDefaultCache = 0,
  ResourceCPUCacheModeWriteCombined = 1,
  ResourceStorageModeShared = 0,
  ResourceStorageModeManaged = 16,
  ResourceStorageModePrivate = 32,
  ResourceStorageModeMemoryless = 48,
  ResourceHazardTrackingModeDefault = 0,
  ResourceHazardTrackingModeUntracked = 256,
  ResourceHazardTrackingModeTracked = 512,
  ResourceOptionCPUCacheModeDefault = 0,
  ResourceOptionCPUCacheModeWriteCombined = 1,
};

using ResourceUsage = NS::UInteger;
enum : ResourceUsage { ResourceUsageRead = 1, ResourceUsageWrite = 2, ResourceUsageSample = 4 };

class Resource : public NS::Referencing<Resource> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual class Heap* heap() const = 0;
  virtual NS::UInteger heapOffset() const = 0;
  virtual NS::UInteger allocatedSize() const = 0;
  virtual ResourceOptions resourceOptions() const = 0;
  virtual PurgeableState setPurgeableState(PurgeableState state) = 0;
  virtual void makeAliasable() = 0;
  virtual bool isAliasable() = 0;

  MTL::CPUCacheMode cpuCacheMode() const { return static_cast<MTL::CPUCacheMode>(resourceOptions() & 15); }
  MTL::StorageMode storageMode() const { return static_cast<MTL::StorageMode>(resourceOptions() >> 4 & 15); }
  MTL::HazardTrackingMode hazardTrackingMode() const {
    return static_cast<MTL::HazardTrackingMode>(resourceOptions() >> 8 & 3);
  }
};

}  // namespace MTL
