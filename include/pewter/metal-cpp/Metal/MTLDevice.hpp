// The device: this machine's CPU, for the target that PEWTER_TARGET names or the best that it has.
#pragma once

#include <functional>

#include "../Foundation/Foundation.hpp"
#include "MTLComputePipeline.hpp"
#include "MTLPixelFormat.hpp"
#include "MTLResource.hpp"
#include "MTLTypes.hpp"

namespace MTL {

class Buffer;
class CommandQueue;
class CompileOptions;
class Event;
class Fence;
class Heap;
class HeapDescriptor;
class SamplerDescriptor;
class SamplerState;
class SharedEvent;
class Texture;
class TextureDescriptor;

enum GPUFamily : NS::Integer {
  GPUFamilyApple1 = 1001,
  GPUFamilyApple2 = 1002,
  GPUFamilyApple3 = 1003,
  GPUFamilyApple4 = 1004,
  GPUFamilyApple5 = 1005,
  GPUFamilyApple6 = 1006,
  GPUFamilyApple7 = 1007,
  GPUFamilyApple8 = 1008,
  GPUFamilyApple9 = 1009,
  GPUFamilyMac1 = 2001,
  GPUFamilyMac2 = 2002,
  GPUFamilyCommon1 = 3001,
  GPUFamilyCommon2 = 3002,
  GPUFamilyCommon3 = 3003,
  GPUFamilyMetal3 = 5001,
};

enum DeviceLocation : NS::UInteger {
  DeviceLocationBuiltIn = 0,
  DeviceLocationSlot = 1,
  DeviceLocationExternal = 2,
  DeviceLocationUnspecified = NS::UIntegerMax,
};

enum ArgumentBuffersTier : NS::UInteger { ArgumentBuffersTier1 = 0, ArgumentBuffersTier2 = 1 };
enum ReadWriteTextureTier : NS::UInteger {
  ReadWriteTextureTierNone = 0,
  ReadWriteTextureTier1 = 1,
  ReadWriteTextureTier2 = 2,
};

using Timestamp = std::uint64_t;

class Device : public NS::Referencing<Device> {
 public:
  virtual NS::String* name() const = 0;
  virtual std::uint64_t registryID() const = 0;
  virtual Size maxThreadsPerThreadgroup() const = 0;
  virtual NS::UInteger maxThreadgroupMemoryLength() const = 0;
  virtual NS::UInteger maxBufferLength() const = 0;
  virtual NS::UInteger maxArgumentBufferSamplerCount() const = 0;
  virtual std::uint64_t recommendedMaxWorkingSetSize() const = 0;
  virtual NS::UInteger currentAllocatedSize() const = 0;
  virtual bool lowPower() const = 0;
  virtual bool headless() const = 0;
  virtual bool removable() const = 0;
  virtual bool hasUnifiedMemory() const = 0;
  virtual DeviceLocation location() const = 0;
  virtual ArgumentBuffersTier argumentBuffersSupport() const = 0;
  virtual ReadWriteTextureTier readWriteTextureSupport() const = 0;
  virtual bool supports32BitFloatFiltering() const = 0;
  /// The compute part of the family.
  virtual bool supportsFamily(GPUFamily gpuFamily) const = 0;
  virtual bool supportsDynamicLibraries() const = 0;
  virtual bool supportsFunctionPointers() const = 0;
  virtual bool supportsRaytracing() const = 0;
  virtual void sampleTimestamps(Timestamp* cpuTimestamp, Timestamp* gpuTimestamp) = 0;
  virtual NS::UInteger minimumLinearTextureAlignmentForPixelFormat(PixelFormat format) const = 0;
  virtual SizeAndAlign heapBufferSizeAndAlign(NS::UInteger length, ResourceOptions options) const = 0;
  virtual SizeAndAlign heapTextureSizeAndAlign(const TextureDescriptor* descriptor) const = 0;

  virtual CommandQueue* newCommandQueue() = 0;
  virtual CommandQueue* newCommandQueue(NS::UInteger maxCommandBufferCount) = 0;

  /// Zeros. nullptr for a length of 0 or more than there is memory.
  virtual Buffer* newBuffer(NS::UInteger length, ResourceOptions options) = 0;
  /// A copy.
  virtual Buffer* newBuffer(const void* pointer, NS::UInteger length, ResourceOptions options) = 0;
  /// The caller's own memory; the deallocator, where there is one, is called when the buffer ends.
  virtual Buffer* newBuffer(const void* pointer, NS::UInteger length, ResourceOptions options,
                            const std::function<void(void* pointer, NS::UInteger length)>& deallocator) = 0;
  /// nullptr for a format, type or size that there is not.
  virtual Texture* newTexture(const TextureDescriptor* descriptor) = 0;
  virtual Heap* newHeap(const HeapDescriptor* descriptor) = 0;
  virtual SamplerState* newSamplerState(const SamplerDescriptor* descriptor) = 0;
  virtual Fence* newFence() = 0;
  virtual Event* newEvent() = 0;
  virtual SharedEvent* newSharedEvent() = 0;

  /// PEWTER_METAL_DEFAULT_LIBRARY, else default.metallib or default.metal beside the program; nullptr
  /// without.
  virtual Library* newDefaultLibrary() = 0;
  /// A .metal file, or an object that pewter-metalc wrote.
  virtual Library* newLibrary(const NS::String* filepath, NS::Error** error) = 0;
  virtual Library* newLibrary(const NS::URL* url, NS::Error** error) = 0;
  virtual Library* newLibrary(const NS::String* source, const CompileOptions* options, NS::Error** error) = 0;
  /// The handler is called on a thread of the library's.
  virtual void newLibrary(const NS::String* source, const CompileOptions* options,
                          const NewLibraryCompletionHandlerFunction& completionHandler) = 0;

  virtual ComputePipelineState* newComputePipelineState(const Function* computeFunction,
                                                        NS::Error** error) = 0;
  virtual ComputePipelineState* newComputePipelineState(
      const Function* computeFunction, PipelineOption options,
      const AutoreleasedComputePipelineReflection* reflection, NS::Error** error) = 0;
  virtual ComputePipelineState* newComputePipelineState(
      const ComputePipelineDescriptor* descriptor, PipelineOption options,
      const AutoreleasedComputePipelineReflection* reflection, NS::Error** error) = 0;
  virtual void newComputePipelineState(
      const Function* computeFunction,
      const NewComputePipelineStateCompletionHandlerFunction& completionHandler) = 0;
};

Device* CreateSystemDefaultDevice();
/// The one device.
NS::Array* CopyAllDevices();

}  // namespace MTL
