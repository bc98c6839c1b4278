// Generated from kernels/metal/interface/Metal/MTLDevice.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class Archive;
class ArgumentTable;
class ArgumentTableDescriptor;
class BinaryFunction;
class CommandAllocator;
class CommandAllocatorDescriptor;
class CommandBuffer;
class CommandQueue;
class CommandQueueDescriptor;
class Compiler;
class CompilerDescriptor;
class CounterHeap;
class CounterHeapDescriptor;
enum CounterHeapType : NS::Integer;
class PipelineDataSetSerializer;
class PipelineDataSetSerializerDescriptor;
}
namespace MTL {
class AccelerationStructure;
class AccelerationStructureDescriptor;
class Architecture;
class ArgumentDescriptor;
class ArgumentEncoder;
class BinaryArchive;
class BinaryArchiveDescriptor;
enum BindingAccess : NS::UInteger;
class Buffer;
class BufferBinding;
class CommandQueue;
class CommandQueueDescriptor;
class CompileOptions;
class ComputePipelineDescriptor;
class ComputePipelineReflection;
class ComputePipelineState;
class CounterSampleBuffer;
class CounterSampleBufferDescriptor;
enum DataType : NS::UInteger;
class DepthStencilDescriptor;
class DepthStencilState;
class Device;
class DynamicLibrary;
class Event;
class Fence;
class Function;
class FunctionHandle;
class Heap;
class HeapDescriptor;
class IOCommandQueue;
class IOCommandQueueDescriptor;
class IOFileHandle;
class IndirectCommandBuffer;
class IndirectCommandBufferDescriptor;
class Library;
class LogState;
class LogStateDescriptor;
class MeshRenderPipelineDescriptor;
enum PixelFormat : NS::UInteger;
class RasterizationRateMap;
class RasterizationRateMapDescriptor;
class RenderPipelineDescriptor;
class RenderPipelineReflection;
class RenderPipelineState;
class ResidencySet;
class ResidencySetDescriptor;
using ResourceOptions = NS::UInteger;
class ResourceViewPoolDescriptor;
class SamplerDescriptor;
class SamplerState;
class SharedEvent;
class SharedEventHandle;
class SharedTextureHandle;
enum SparsePageSize : NS::Integer;
class StitchedLibraryDescriptor;
class Tensor;
class TensorDescriptor;
class Texture;
class TextureDescriptor;
enum TextureType : NS::UInteger;
class TextureViewPool;
class TileRenderPipelineDescriptor;
}
namespace NS {
class Array;
class Bundle;
class Error;
class String;
using ErrorUserInfoKey = NS::String*;
class URL;
}
namespace MTL {
enum IOCompressionMethod : NS::Integer {
  IOCompressionMethodZlib = 0,
  IOCompressionMethodLZFSE = 1,
  IOCompressionMethodLZ4 = 2,
  IOCompressionMethodLZMA = 3,
  IOCompressionMethodLZBitmap = 4,
};
enum FeatureSet : NS::UInteger {
  FeatureSet_iOS_GPUFamily1_v1 = 0,
  FeatureSet_iOS_GPUFamily2_v1 = 1,
  FeatureSet_iOS_GPUFamily1_v2 = 2,
  FeatureSet_iOS_GPUFamily2_v2 = 3,
  FeatureSet_iOS_GPUFamily3_v1 = 4,
  FeatureSet_iOS_GPUFamily1_v3 = 5,
  FeatureSet_iOS_GPUFamily2_v3 = 6,
  FeatureSet_iOS_GPUFamily3_v2 = 7,
  FeatureSet_iOS_GPUFamily1_v4 = 8,
  FeatureSet_iOS_GPUFamily2_v4 = 9,
  FeatureSet_iOS_GPUFamily3_v3 = 10,
  FeatureSet_iOS_GPUFamily4_v1 = 11,
  FeatureSet_iOS_GPUFamily1_v5 = 12,
  FeatureSet_iOS_GPUFamily2_v5 = 13,
  FeatureSet_iOS_GPUFamily3_v4 = 14,
  FeatureSet_iOS_GPUFamily4_v2 = 15,
  FeatureSet_iOS_GPUFamily5_v1 = 16,
  FeatureSet_macOS_GPUFamily1_v1 = 10000,
  FeatureSet_OSX_GPUFamily1_v1 = 10000,
  FeatureSet_macOS_GPUFamily1_v2 = 10001,
  FeatureSet_OSX_GPUFamily1_v2 = 10001,
  FeatureSet_macOS_ReadWriteTextureTier2 = 10002,
  FeatureSet_OSX_ReadWriteTextureTier2 = 10002,
  FeatureSet_macOS_GPUFamily1_v3 = 10003,
  FeatureSet_macOS_GPUFamily1_v4 = 10004,
  FeatureSet_macOS_GPUFamily2_v1 = 10005,
  FeatureSet_watchOS_GPUFamily1_v1 = 20000,
  FeatureSet_WatchOS_GPUFamily1_v1 = 20000,
  FeatureSet_watchOS_GPUFamily2_v1 = 20001,
  FeatureSet_WatchOS_GPUFamily2_v1 = 20001,
  FeatureSet_tvOS_GPUFamily1_v1 = 30000,
  FeatureSet_TVOS_GPUFamily1_v1 = 30000,
  FeatureSet_tvOS_GPUFamily1_v2 = 30001,
  FeatureSet_tvOS_GPUFamily1_v3 = 30002,
  FeatureSet_tvOS_GPUFamily2_v1 = 30003,
  FeatureSet_tvOS_GPUFamily1_v4 = 30004,
  FeatureSet_tvOS_GPUFamily2_v2 = 30005,
};
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
  GPUFamilyApple10 = 1010,
  GPUFamilyMac1 = 2001,
  GPUFamilyMac2 = 2002,
  GPUFamilyCommon1 = 3001,
  GPUFamilyCommon2 = 3002,
  GPUFamilyCommon3 = 3003,
  GPUFamilyMacCatalyst1 = 4001,
  GPUFamilyMacCatalyst2 = 4002,
  GPUFamilyMetal3 = 5001,
  GPUFamilyMetal4 = 5002,
};
enum DeviceLocation : NS::UInteger {
  DeviceLocationBuiltIn = 0,
  DeviceLocationSlot = 1,
  DeviceLocationExternal = 2,
  DeviceLocationUnspecified = 18446744073709551615u,
};
enum ReadWriteTextureTier : NS::UInteger {
  ReadWriteTextureTierNone = 0,
  ReadWriteTextureTier1 = 1,
  ReadWriteTextureTier2 = 2,
};
enum ArgumentBuffersTier : NS::UInteger {
  ArgumentBuffersTier1 = 0,
  ArgumentBuffersTier2 = 1,
};
enum SparseTextureRegionAlignmentMode : NS::UInteger {
  SparseTextureRegionAlignmentModeOutward = 0,
  SparseTextureRegionAlignmentModeInward = 1,
};
enum CounterSamplingPoint : NS::UInteger {
  CounterSamplingPointAtStageBoundary = 0,
  CounterSamplingPointAtDrawBoundary = 1,
  CounterSamplingPointAtDispatchBoundary = 2,
  CounterSamplingPointAtTileDispatchBoundary = 3,
  CounterSamplingPointAtBlitBoundary = 4,
};
using PipelineOption = NS::UInteger;
enum : NS::UInteger {
  PipelineOptionNone = 0,
  PipelineOptionArgumentInfo = 1,
  PipelineOptionBindingInfo = 1,
  PipelineOptionBufferTypeInfo = 2,
  PipelineOptionFailOnBinaryArchiveMiss = 4,
};
using DeviceNotificationName = NS::String*;
#ifdef __BLOCKS__
using DeviceNotificationHandlerBlock = void (^)(MTL::Device*, MTL::DeviceNotificationName);
#endif
using DeviceNotificationHandlerFunction = std::function<void(MTL::Device*, MTL::DeviceNotificationName)>;
using AutoreleasedComputePipelineReflection = MTL::ComputePipelineReflection*;
using AutoreleasedRenderPipelineReflection = MTL::RenderPipelineReflection*;
#ifdef __BLOCKS__
using NewLibraryCompletionHandler = void (^)(MTL::Library*, NS::Error*);
#endif
using NewLibraryCompletionHandlerFunction = std::function<void(MTL::Library*, NS::Error*)>;
#ifdef __BLOCKS__
using NewRenderPipelineStateCompletionHandler = void (^)(MTL::RenderPipelineState*, NS::Error*);
#endif
using NewRenderPipelineStateCompletionHandlerFunction = std::function<void(MTL::RenderPipelineState*, NS::Error*)>;
#ifdef __BLOCKS__
using NewRenderPipelineStateWithReflectionCompletionHandler = void (^)(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*);
#endif
using NewRenderPipelineStateWithReflectionCompletionHandlerFunction = std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>;
#ifdef __BLOCKS__
using NewComputePipelineStateCompletionHandler = void (^)(MTL::ComputePipelineState*, NS::Error*);
#endif
using NewComputePipelineStateCompletionHandlerFunction = std::function<void(MTL::ComputePipelineState*, NS::Error*)>;
#ifdef __BLOCKS__
using NewComputePipelineStateWithReflectionCompletionHandler = void (^)(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*);
#endif
using NewComputePipelineStateWithReflectionCompletionHandlerFunction = std::function<void(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)>;
using Timestamp = std::uint64_t;
struct AccelerationStructureSizes {
  NS::UInteger accelerationStructureSize;
  NS::UInteger buildScratchBufferSize;
  NS::UInteger refitScratchBufferSize;
};
struct SizeAndAlign {
  NS::UInteger size;
  NS::UInteger align;
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::ArgumentDescriptor* pewter_MTLArgumentDescriptor_alloc();
MTL::ArgumentDescriptor* pewter_MTLArgumentDescriptor_argumentDescriptor();
MTL::ArgumentDescriptor* pewter_MTLArgumentDescriptor_init(MTL::ArgumentDescriptor* self);
MTL::BindingAccess pewter_MTLArgumentDescriptor_access(const MTL::ArgumentDescriptor* self);
void pewter_MTLArgumentDescriptor_setAccess_(MTL::ArgumentDescriptor* self, MTL::BindingAccess access);
NS::UInteger pewter_MTLArgumentDescriptor_arrayLength(const MTL::ArgumentDescriptor* self);
void pewter_MTLArgumentDescriptor_setArrayLength_(MTL::ArgumentDescriptor* self, NS::UInteger arrayLength);
NS::UInteger pewter_MTLArgumentDescriptor_constantBlockAlignment(const MTL::ArgumentDescriptor* self);
void pewter_MTLArgumentDescriptor_setConstantBlockAlignment_(MTL::ArgumentDescriptor* self, NS::UInteger constantBlockAlignment);
MTL::DataType pewter_MTLArgumentDescriptor_dataType(const MTL::ArgumentDescriptor* self);
void pewter_MTLArgumentDescriptor_setDataType_(MTL::ArgumentDescriptor* self, MTL::DataType dataType);
NS::UInteger pewter_MTLArgumentDescriptor_index(const MTL::ArgumentDescriptor* self);
void pewter_MTLArgumentDescriptor_setIndex_(MTL::ArgumentDescriptor* self, NS::UInteger index);
MTL::TextureType pewter_MTLArgumentDescriptor_textureType(const MTL::ArgumentDescriptor* self);
void pewter_MTLArgumentDescriptor_setTextureType_(MTL::ArgumentDescriptor* self, MTL::TextureType textureType);
MTL::Architecture* pewter_MTLArchitecture_alloc();
MTL::Architecture* pewter_MTLArchitecture_init(MTL::Architecture* self);
NS::String* pewter_MTLArchitecture_name(const MTL::Architecture* self);
bool pewter_MTLDevice_shouldMaximizeConcurrentCompilation(const MTL::Device* self);
void pewter_MTLDevice_setShouldMaximizeConcurrentCompilation_(MTL::Device* self, bool shouldMaximizeConcurrentCompilation);
MTL::AccelerationStructureSizes pewter_MTLDevice_accelerationStructureSizesWithDescriptor_(MTL::Device* self, const MTL::AccelerationStructureDescriptor* descriptor);
MTL::Architecture* pewter_MTLDevice_architecture(const MTL::Device* self);
bool pewter_MTLDevice_areBarycentricCoordsSupported(const MTL::Device* self);
bool pewter_MTLDevice_areProgrammableSamplePositionsSupported(const MTL::Device* self);
bool pewter_MTLDevice_areRasterOrderGroupsSupported(const MTL::Device* self);
MTL::ArgumentBuffersTier pewter_MTLDevice_argumentBuffersSupport(const MTL::Device* self);
void pewter_MTLDevice_convertSparsePixelRegions_toTileRegions_withTileSize_alignmentMode_numRegions_(MTL::Device* self, const MTL::Region* pixelRegions, MTL::Region* tileRegions, MTL::Size tileSize, MTL::SparseTextureRegionAlignmentMode mode, NS::UInteger numRegions);
void pewter_MTLDevice_convertSparseTileRegions_toPixelRegions_withTileSize_numRegions_(MTL::Device* self, const MTL::Region* tileRegions, MTL::Region* pixelRegions, MTL::Size tileSize, NS::UInteger numRegions);
NS::Array* pewter_MTLDevice_counterSets(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_currentAllocatedSize(const MTL::Device* self);
bool pewter_MTLDevice_isDepth24Stencil8PixelFormatSupported(const MTL::Device* self);
MTL::FunctionHandle* pewter_MTLDevice_functionHandleWithFunction_(MTL::Device* self, const MTL::Function* function);
void pewter_MTLDevice_getDefaultSamplePositions_count_(MTL::Device* self, MTL::SamplePosition* positions, NS::UInteger count);
bool pewter_MTLDevice_hasUnifiedMemory(const MTL::Device* self);
bool pewter_MTLDevice_isHeadless(const MTL::Device* self);
MTL::SizeAndAlign pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithSize_(MTL::Device* self, NS::UInteger size);
MTL::SizeAndAlign pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithDescriptor_(MTL::Device* self, const MTL::AccelerationStructureDescriptor* descriptor);
MTL::SizeAndAlign pewter_MTLDevice_heapBufferSizeAndAlignWithLength_options_(MTL::Device* self, NS::UInteger length, MTL::ResourceOptions options);
MTL::SizeAndAlign pewter_MTLDevice_heapTextureSizeAndAlignWithDescriptor_(MTL::Device* self, const MTL::TextureDescriptor* desc);
bool pewter_MTLDevice_isLowPower(const MTL::Device* self);
bool pewter_MTLDevice_isRemovable(const MTL::Device* self);
MTL::DeviceLocation pewter_MTLDevice_location(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_locationNumber(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_maxArgumentBufferSamplerCount(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_maxBufferLength(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_maxThreadgroupMemoryLength(const MTL::Device* self);
MTL::Size pewter_MTLDevice_maxThreadsPerThreadgroup(const MTL::Device* self);
std::uint64_t pewter_MTLDevice_maxTransferRate(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_maximumConcurrentCompilationTaskCount(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_minimumLinearTextureAlignmentForPixelFormat_(MTL::Device* self, MTL::PixelFormat format);
NS::UInteger pewter_MTLDevice_minimumTextureBufferAlignmentForPixelFormat_(MTL::Device* self, MTL::PixelFormat format);
NS::String* pewter_MTLDevice_name(const MTL::Device* self);
MTL::AccelerationStructure* pewter_MTLDevice_newAccelerationStructureWithSize_(MTL::Device* self, NS::UInteger size);
MTL::AccelerationStructure* pewter_MTLDevice_newAccelerationStructureWithDescriptor_(MTL::Device* self, const MTL::AccelerationStructureDescriptor* descriptor);
MTL::ArgumentEncoder* pewter_MTLDevice_newArgumentEncoderWithArguments_(MTL::Device* self, const NS::Array* arguments);
MTL::ArgumentEncoder* pewter_MTLDevice_newArgumentEncoderWithBufferBinding_(MTL::Device* self, const MTL::BufferBinding* bufferBinding);
MTL::BinaryArchive* pewter_MTLDevice_newBinaryArchiveWithDescriptor_error_(MTL::Device* self, const MTL::BinaryArchiveDescriptor* descriptor, NS::Error** error);
MTL::Buffer* pewter_MTLDevice_newBufferWithLength_options_(MTL::Device* self, NS::UInteger length, MTL::ResourceOptions options);
MTL::Buffer* pewter_MTLDevice_newBufferWithBytes_length_options_(MTL::Device* self, const void* pointer, NS::UInteger length, MTL::ResourceOptions options);
MTL::Buffer* pewter_MTLDevice_newBufferWithBytesNoCopy_length_options_deallocator_(MTL::Device* self, const void* pointer, NS::UInteger length, MTL::ResourceOptions options, void* deallocator, void (*deallocator_call)(void*, void*, NS::UInteger), void (*deallocator_release)(void*));
MTL::Buffer* pewter_MTLDevice_newBufferWithLength_options_placementSparsePageSize_(MTL::Device* self, NS::UInteger length, MTL::ResourceOptions options, MTL::SparsePageSize placementSparsePageSize);
MTL::CommandQueue* pewter_MTLDevice_newCommandQueue(MTL::Device* self);
MTL::CommandQueue* pewter_MTLDevice_newCommandQueueWithMaxCommandBufferCount_(MTL::Device* self, NS::UInteger maxCommandBufferCount);
MTL::CommandQueue* pewter_MTLDevice_newCommandQueueWithDescriptor_(MTL::Device* self, const MTL::CommandQueueDescriptor* descriptor);
MTL::ComputePipelineState* pewter_MTLDevice_newComputePipelineStateWithFunction_error_(MTL::Device* self, const MTL::Function* computeFunction, NS::Error** error);
MTL::ComputePipelineState* pewter_MTLDevice_newComputePipelineStateWithFunction_options_reflection_error_(MTL::Device* self, const MTL::Function* computeFunction, MTL::PipelineOption options, const MTL::AutoreleasedComputePipelineReflection* reflection, NS::Error** error);
void pewter_MTLDevice_newComputePipelineStateWithFunction_completionHandler_(MTL::Device* self, const MTL::Function* computeFunction, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, NS::Error*), void (*completionHandler_release)(void*));
void pewter_MTLDevice_newComputePipelineStateWithFunction_options_completionHandler_(MTL::Device* self, const MTL::Function* computeFunction, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*), void (*completionHandler_release)(void*));
MTL::ComputePipelineState* pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_reflection_error_(MTL::Device* self, const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedComputePipelineReflection* reflection, NS::Error** error);
void pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_completionHandler_(MTL::Device* self, const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*), void (*completionHandler_release)(void*));
MTL::CounterSampleBuffer* pewter_MTLDevice_newCounterSampleBufferWithDescriptor_error_(MTL::Device* self, const MTL::CounterSampleBufferDescriptor* descriptor, NS::Error** error);
MTL::Library* pewter_MTLDevice_newDefaultLibrary(MTL::Device* self);
MTL::Library* pewter_MTLDevice_newDefaultLibraryWithBundle_error_(MTL::Device* self, const NS::Bundle* bundle, NS::Error** error);
MTL::DepthStencilState* pewter_MTLDevice_newDepthStencilStateWithDescriptor_(MTL::Device* self, const MTL::DepthStencilDescriptor* descriptor);
MTL::DynamicLibrary* pewter_MTLDevice_newDynamicLibrary_error_(MTL::Device* self, const MTL::Library* library, NS::Error** error);
MTL::DynamicLibrary* pewter_MTLDevice_newDynamicLibraryWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error);
MTL::Event* pewter_MTLDevice_newEvent(MTL::Device* self);
MTL::Fence* pewter_MTLDevice_newFence(MTL::Device* self);
MTL::Heap* pewter_MTLDevice_newHeapWithDescriptor_(MTL::Device* self, const MTL::HeapDescriptor* descriptor);
MTL::IOCommandQueue* pewter_MTLDevice_newIOCommandQueueWithDescriptor_error_(MTL::Device* self, const MTL::IOCommandQueueDescriptor* descriptor, NS::Error** error);
MTL::IOFileHandle* pewter_MTLDevice_newIOFileHandleWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error);
MTL::IOFileHandle* pewter_MTLDevice_newIOFileHandleWithURL_compressionMethod_error_(MTL::Device* self, const NS::URL* url, MTL::IOCompressionMethod compressionMethod, NS::Error** error);
MTL::IOFileHandle* pewter_MTLDevice_newIOHandleWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error);
MTL::IOFileHandle* pewter_MTLDevice_newIOHandleWithURL_compressionMethod_error_(MTL::Device* self, const NS::URL* url, MTL::IOCompressionMethod compressionMethod, NS::Error** error);
MTL::IndirectCommandBuffer* pewter_MTLDevice_newIndirectCommandBufferWithDescriptor_maxCommandCount_options_(MTL::Device* self, const MTL::IndirectCommandBufferDescriptor* descriptor, NS::UInteger maxCount, MTL::ResourceOptions options);
MTL::Library* pewter_MTLDevice_newLibraryWithFile_error_(MTL::Device* self, const NS::String* filepath, NS::Error** error);
MTL::Library* pewter_MTLDevice_newLibraryWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error);
MTL::Library* pewter_MTLDevice_newLibraryWithData_error_(MTL::Device* self, const dispatch_data_t data, NS::Error** error);
MTL::Library* pewter_MTLDevice_newLibraryWithSource_options_error_(MTL::Device* self, const NS::String* source, const MTL::CompileOptions* options, NS::Error** error);
void pewter_MTLDevice_newLibraryWithSource_options_completionHandler_(MTL::Device* self, const NS::String* source, const MTL::CompileOptions* options, void* completionHandler, void (*completionHandler_call)(void*, MTL::Library*, NS::Error*), void (*completionHandler_release)(void*));
MTL::Library* pewter_MTLDevice_newLibraryWithStitchedDescriptor_error_(MTL::Device* self, const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error);
void pewter_MTLDevice_newLibraryWithStitchedDescriptor_completionHandler_(MTL::Device* self, const MTL::StitchedLibraryDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Library*, NS::Error*), void (*completionHandler_release)(void*));
MTL::LogState* pewter_MTLDevice_newLogStateWithDescriptor_error_(MTL::Device* self, const MTL::LogStateDescriptor* descriptor, NS::Error** error);
MTL::RasterizationRateMap* pewter_MTLDevice_newRasterizationRateMapWithDescriptor_(MTL::Device* self, const MTL::RasterizationRateMapDescriptor* descriptor);
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithDescriptor_error_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, NS::Error** error);
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_reflection_error_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error);
void pewter_MTLDevice_newRenderPipelineStateWithDescriptor_completionHandler_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*));
void pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_completionHandler_(MTL::Device* self, const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*), void (*completionHandler_release)(void*));
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_reflection_error_(MTL::Device* self, const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error);
void pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_completionHandler_(MTL::Device* self, const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*), void (*completionHandler_release)(void*));
MTL::RenderPipelineState* pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_reflection_error_(MTL::Device* self, const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error);
void pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_completionHandler_(MTL::Device* self, const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*), void (*completionHandler_release)(void*));
MTL::ResidencySet* pewter_MTLDevice_newResidencySetWithDescriptor_error_(MTL::Device* self, const MTL::ResidencySetDescriptor* desc, NS::Error** error);
MTL::SamplerState* pewter_MTLDevice_newSamplerStateWithDescriptor_(MTL::Device* self, const MTL::SamplerDescriptor* descriptor);
MTL::SharedEvent* pewter_MTLDevice_newSharedEvent(MTL::Device* self);
MTL::SharedEvent* pewter_MTLDevice_newSharedEventWithHandle_(MTL::Device* self, const MTL::SharedEventHandle* sharedEventHandle);
MTL::Texture* pewter_MTLDevice_newSharedTextureWithDescriptor_(MTL::Device* self, const MTL::TextureDescriptor* descriptor);
MTL::Texture* pewter_MTLDevice_newSharedTextureWithHandle_(MTL::Device* self, const MTL::SharedTextureHandle* sharedHandle);
MTL::Tensor* pewter_MTLDevice_newTensorWithDescriptor_error_(MTL::Device* self, const MTL::TensorDescriptor* descriptor, NS::Error** error);
MTL::Texture* pewter_MTLDevice_newTextureWithDescriptor_(MTL::Device* self, const MTL::TextureDescriptor* descriptor);
MTL::Texture* pewter_MTLDevice_newTextureWithDescriptor_iosurface_plane_(MTL::Device* self, const MTL::TextureDescriptor* descriptor, const IOSurfaceRef iosurface, NS::UInteger plane);
MTL::TextureViewPool* pewter_MTLDevice_newTextureViewPoolWithDescriptor_error_(MTL::Device* self, const MTL::ResourceViewPoolDescriptor* descriptor, NS::Error** error);
std::uint32_t pewter_MTLDevice_peerCount(const MTL::Device* self);
std::uint64_t pewter_MTLDevice_peerGroupID(const MTL::Device* self);
std::uint32_t pewter_MTLDevice_peerIndex(const MTL::Device* self);
std::uint64_t pewter_MTLDevice_queryTimestampFrequency(MTL::Device* self);
MTL::ReadWriteTextureTier pewter_MTLDevice_readWriteTextureSupport(const MTL::Device* self);
std::uint64_t pewter_MTLDevice_recommendedMaxWorkingSetSize(const MTL::Device* self);
std::uint64_t pewter_MTLDevice_registryID(const MTL::Device* self);
void pewter_MTLDevice_sampleTimestamps_gpuTimestamp_(MTL::Device* self, MTL::Timestamp* cpuTimestamp, MTL::Timestamp* gpuTimestamp);
MTL::Size pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_(MTL::Device* self, MTL::TextureType textureType, MTL::PixelFormat pixelFormat, NS::UInteger sampleCount);
MTL::Size pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_sparsePageSize_(MTL::Device* self, MTL::TextureType textureType, MTL::PixelFormat pixelFormat, NS::UInteger sampleCount, MTL::SparsePageSize sparsePageSize);
NS::UInteger pewter_MTLDevice_sparseTileSizeInBytes(const MTL::Device* self);
NS::UInteger pewter_MTLDevice_sparseTileSizeInBytesForSparsePageSize_(MTL::Device* self, MTL::SparsePageSize sparsePageSize);
bool pewter_MTLDevice_supports32BitFloatFiltering(const MTL::Device* self);
bool pewter_MTLDevice_supports32BitMSAA(const MTL::Device* self);
bool pewter_MTLDevice_supportsBCTextureCompression(const MTL::Device* self);
bool pewter_MTLDevice_supportsCounterSampling_(MTL::Device* self, MTL::CounterSamplingPoint samplingPoint);
bool pewter_MTLDevice_supportsDynamicLibraries(const MTL::Device* self);
bool pewter_MTLDevice_supportsFamily_(MTL::Device* self, MTL::GPUFamily gpuFamily);
bool pewter_MTLDevice_supportsFeatureSet_(MTL::Device* self, MTL::FeatureSet featureSet);
bool pewter_MTLDevice_supportsFunctionPointers(const MTL::Device* self);
bool pewter_MTLDevice_supportsFunctionPointersFromRender(const MTL::Device* self);
bool pewter_MTLDevice_supportsPrimitiveMotionBlur(const MTL::Device* self);
bool pewter_MTLDevice_supportsPullModelInterpolation(const MTL::Device* self);
bool pewter_MTLDevice_supportsQueryTextureLOD(const MTL::Device* self);
bool pewter_MTLDevice_supportsRasterizationRateMapWithLayerCount_(MTL::Device* self, NS::UInteger layerCount);
bool pewter_MTLDevice_supportsRaytracing(const MTL::Device* self);
bool pewter_MTLDevice_supportsRaytracingFromRender(const MTL::Device* self);
bool pewter_MTLDevice_supportsRenderDynamicLibraries(const MTL::Device* self);
bool pewter_MTLDevice_supportsShaderBarycentricCoordinates(const MTL::Device* self);
bool pewter_MTLDevice_supportsTextureSampleCount_(MTL::Device* self, NS::UInteger sampleCount);
bool pewter_MTLDevice_supportsVertexAmplificationCount_(MTL::Device* self, NS::UInteger count);
MTL::SizeAndAlign pewter_MTLDevice_tensorSizeAndAlignWithDescriptor_(MTL::Device* self, const MTL::TensorDescriptor* descriptor);
MTL::FunctionHandle* pewter_MTLDevice_functionHandleWithBinaryFunction_(MTL::Device* self, const MTL4::BinaryFunction* function);
MTL4::Archive* pewter_MTLDevice_newArchiveWithURL_error_(MTL::Device* self, const NS::URL* url, NS::Error** error);
MTL4::ArgumentTable* pewter_MTLDevice_newArgumentTableWithDescriptor_error_(MTL::Device* self, const MTL4::ArgumentTableDescriptor* descriptor, NS::Error** error);
MTL4::CommandAllocator* pewter_MTLDevice_newCommandAllocator(MTL::Device* self);
MTL4::CommandAllocator* pewter_MTLDevice_newCommandAllocatorWithDescriptor_error_(MTL::Device* self, const MTL4::CommandAllocatorDescriptor* descriptor, NS::Error** error);
MTL4::CommandBuffer* pewter_MTLDevice_newCommandBuffer(MTL::Device* self);
MTL4::Compiler* pewter_MTLDevice_newCompilerWithDescriptor_error_(MTL::Device* self, const MTL4::CompilerDescriptor* descriptor, NS::Error** error);
MTL4::CounterHeap* pewter_MTLDevice_newCounterHeapWithDescriptor_error_(MTL::Device* self, const MTL4::CounterHeapDescriptor* descriptor, NS::Error** error);
MTL4::CommandQueue* pewter_MTLDevice_newMTL4CommandQueue(MTL::Device* self);
MTL4::CommandQueue* pewter_MTLDevice_newMTL4CommandQueueWithDescriptor_error_(MTL::Device* self, const MTL4::CommandQueueDescriptor* descriptor, NS::Error** error);
MTL4::PipelineDataSetSerializer* pewter_MTLDevice_newPipelineDataSetSerializerWithDescriptor_(MTL::Device* self, const MTL4::PipelineDataSetSerializerDescriptor* descriptor);
NS::UInteger pewter_MTLDevice_sizeOfCounterHeapEntry_(MTL::Device* self, MTL4::CounterHeapType type);
MTL::Device* pewter_MTLCreateSystemDefaultDevice();
NS::Array* pewter_MTLCopyAllDevices();
NS::Array* pewter_MTLCopyAllDevicesWithObserver(NS::Object** observer, void* handler, void (*handler_call)(void*, MTL::Device*, NS::String*), void (*handler_release)(void*));
void pewter_MTLRemoveDeviceObserver(const NS::Object* observer);
extern NS::String* const pewter_MTLDeviceWasAddedNotification;
extern NS::String* const pewter_MTLDeviceRemovalRequestedNotification;
extern NS::String* const pewter_MTLDeviceWasRemovedNotification;
extern NS::String* const pewter_MTLCommandBufferEncoderInfoErrorKey;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class ArgumentDescriptor : public NS::Copying<ArgumentDescriptor> {
 public:
  static MTL::ArgumentDescriptor* alloc() { return pewter_MTLArgumentDescriptor_alloc(); }
  static MTL::ArgumentDescriptor* argumentDescriptor() { return pewter_MTLArgumentDescriptor_argumentDescriptor(); }
  MTL::ArgumentDescriptor* init() { return pewter_MTLArgumentDescriptor_init(this); }
  MTL::BindingAccess access() const { return pewter_MTLArgumentDescriptor_access(this); }
  void setAccess(MTL::BindingAccess access) { pewter_MTLArgumentDescriptor_setAccess_(this, access); }
  NS::UInteger arrayLength() const { return pewter_MTLArgumentDescriptor_arrayLength(this); }
  void setArrayLength(NS::UInteger arrayLength) { pewter_MTLArgumentDescriptor_setArrayLength_(this, arrayLength); }
  NS::UInteger constantBlockAlignment() const { return pewter_MTLArgumentDescriptor_constantBlockAlignment(this); }
  void setConstantBlockAlignment(NS::UInteger constantBlockAlignment) { pewter_MTLArgumentDescriptor_setConstantBlockAlignment_(this, constantBlockAlignment); }
  MTL::DataType dataType() const { return pewter_MTLArgumentDescriptor_dataType(this); }
  void setDataType(MTL::DataType dataType) { pewter_MTLArgumentDescriptor_setDataType_(this, dataType); }
  NS::UInteger index() const { return pewter_MTLArgumentDescriptor_index(this); }
  void setIndex(NS::UInteger index) { pewter_MTLArgumentDescriptor_setIndex_(this, index); }
  MTL::TextureType textureType() const { return pewter_MTLArgumentDescriptor_textureType(this); }
  void setTextureType(MTL::TextureType textureType) { pewter_MTLArgumentDescriptor_setTextureType_(this, textureType); }
};
class Architecture : public NS::Copying<Architecture> {
 public:
  static MTL::Architecture* alloc() { return pewter_MTLArchitecture_alloc(); }
  MTL::Architecture* init() { return pewter_MTLArchitecture_init(this); }
  NS::String* name() const { return pewter_MTLArchitecture_name(this); }
};
class Device : public NS::Referencing<Device> {
 public:
  bool shouldMaximizeConcurrentCompilation() const { return pewter_MTLDevice_shouldMaximizeConcurrentCompilation(this); }
  void setShouldMaximizeConcurrentCompilation(bool shouldMaximizeConcurrentCompilation) { pewter_MTLDevice_setShouldMaximizeConcurrentCompilation_(this, shouldMaximizeConcurrentCompilation); }
  MTL::AccelerationStructureSizes accelerationStructureSizes(const MTL::AccelerationStructureDescriptor* descriptor) { return pewter_MTLDevice_accelerationStructureSizesWithDescriptor_(this, descriptor); }
  MTL::Architecture* architecture() const { return pewter_MTLDevice_architecture(this); }
  bool areBarycentricCoordsSupported() const { return pewter_MTLDevice_areBarycentricCoordsSupported(this); }
  bool areProgrammableSamplePositionsSupported() const { return pewter_MTLDevice_areProgrammableSamplePositionsSupported(this); }
  bool areRasterOrderGroupsSupported() const { return pewter_MTLDevice_areRasterOrderGroupsSupported(this); }
  MTL::ArgumentBuffersTier argumentBuffersSupport() const { return pewter_MTLDevice_argumentBuffersSupport(this); }
  bool barycentricCoordsSupported() const { return pewter_MTLDevice_areBarycentricCoordsSupported(this); }
  void convertSparsePixelRegions(const MTL::Region* pixelRegions, MTL::Region* tileRegions, MTL::Size tileSize, MTL::SparseTextureRegionAlignmentMode mode, NS::UInteger numRegions) { pewter_MTLDevice_convertSparsePixelRegions_toTileRegions_withTileSize_alignmentMode_numRegions_(this, pixelRegions, tileRegions, tileSize, mode, numRegions); }
  void convertSparseTileRegions(const MTL::Region* tileRegions, MTL::Region* pixelRegions, MTL::Size tileSize, NS::UInteger numRegions) { pewter_MTLDevice_convertSparseTileRegions_toPixelRegions_withTileSize_numRegions_(this, tileRegions, pixelRegions, tileSize, numRegions); }
  NS::Array* counterSets() const { return pewter_MTLDevice_counterSets(this); }
  NS::UInteger currentAllocatedSize() const { return pewter_MTLDevice_currentAllocatedSize(this); }
  bool depth24Stencil8PixelFormatSupported() const { return pewter_MTLDevice_isDepth24Stencil8PixelFormatSupported(this); }
  MTL::FunctionHandle* functionHandle(const MTL::Function* function) { return pewter_MTLDevice_functionHandleWithFunction_(this, function); }
  void getDefaultSamplePositions(MTL::SamplePosition* positions, NS::UInteger count) { pewter_MTLDevice_getDefaultSamplePositions_count_(this, positions, count); }
  bool hasUnifiedMemory() const { return pewter_MTLDevice_hasUnifiedMemory(this); }
  bool headless() const { return pewter_MTLDevice_isHeadless(this); }
  MTL::SizeAndAlign heapAccelerationStructureSizeAndAlign(NS::UInteger size) { return pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithSize_(this, size); }
  MTL::SizeAndAlign heapAccelerationStructureSizeAndAlign(const MTL::AccelerationStructureDescriptor* descriptor) { return pewter_MTLDevice_heapAccelerationStructureSizeAndAlignWithDescriptor_(this, descriptor); }
  MTL::SizeAndAlign heapBufferSizeAndAlign(NS::UInteger length, MTL::ResourceOptions options) { return pewter_MTLDevice_heapBufferSizeAndAlignWithLength_options_(this, length, options); }
  MTL::SizeAndAlign heapTextureSizeAndAlign(const MTL::TextureDescriptor* desc) { return pewter_MTLDevice_heapTextureSizeAndAlignWithDescriptor_(this, desc); }
  bool isDepth24Stencil8PixelFormatSupported() const { return pewter_MTLDevice_isDepth24Stencil8PixelFormatSupported(this); }
  bool isHeadless() const { return pewter_MTLDevice_isHeadless(this); }
  bool isLowPower() const { return pewter_MTLDevice_isLowPower(this); }
  bool isRemovable() const { return pewter_MTLDevice_isRemovable(this); }
  MTL::DeviceLocation location() const { return pewter_MTLDevice_location(this); }
  NS::UInteger locationNumber() const { return pewter_MTLDevice_locationNumber(this); }
  bool lowPower() const { return pewter_MTLDevice_isLowPower(this); }
  NS::UInteger maxArgumentBufferSamplerCount() const { return pewter_MTLDevice_maxArgumentBufferSamplerCount(this); }
  NS::UInteger maxBufferLength() const { return pewter_MTLDevice_maxBufferLength(this); }
  NS::UInteger maxThreadgroupMemoryLength() const { return pewter_MTLDevice_maxThreadgroupMemoryLength(this); }
  MTL::Size maxThreadsPerThreadgroup() const { return pewter_MTLDevice_maxThreadsPerThreadgroup(this); }
  std::uint64_t maxTransferRate() const { return pewter_MTLDevice_maxTransferRate(this); }
  NS::UInteger maximumConcurrentCompilationTaskCount() const { return pewter_MTLDevice_maximumConcurrentCompilationTaskCount(this); }
  NS::UInteger minimumLinearTextureAlignmentForPixelFormat(MTL::PixelFormat format) { return pewter_MTLDevice_minimumLinearTextureAlignmentForPixelFormat_(this, format); }
  NS::UInteger minimumTextureBufferAlignmentForPixelFormat(MTL::PixelFormat format) { return pewter_MTLDevice_minimumTextureBufferAlignmentForPixelFormat_(this, format); }
  NS::String* name() const { return pewter_MTLDevice_name(this); }
  MTL::AccelerationStructure* newAccelerationStructure(NS::UInteger size) { return pewter_MTLDevice_newAccelerationStructureWithSize_(this, size); }
  MTL::AccelerationStructure* newAccelerationStructure(const MTL::AccelerationStructureDescriptor* descriptor) { return pewter_MTLDevice_newAccelerationStructureWithDescriptor_(this, descriptor); }
  MTL::ArgumentEncoder* newArgumentEncoder(const NS::Array* arguments) { return pewter_MTLDevice_newArgumentEncoderWithArguments_(this, arguments); }
  MTL::ArgumentEncoder* newArgumentEncoder(const MTL::BufferBinding* bufferBinding) { return pewter_MTLDevice_newArgumentEncoderWithBufferBinding_(this, bufferBinding); }
  MTL::BinaryArchive* newBinaryArchive(const MTL::BinaryArchiveDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newBinaryArchiveWithDescriptor_error_(this, descriptor, error); }
  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) { return pewter_MTLDevice_newBufferWithLength_options_(this, length, options); }
  MTL::Buffer* newBuffer(const void* pointer, NS::UInteger length, MTL::ResourceOptions options) { return pewter_MTLDevice_newBufferWithBytes_length_options_(this, pointer, length, options); }
  MTL::Buffer* newBuffer(const void* pointer, NS::UInteger length, MTL::ResourceOptions options, const std::function<void(void*, NS::UInteger)>& deallocator) { const NS::Private::Callback<void*, NS::UInteger> deallocator_callback(deallocator); return pewter_MTLDevice_newBufferWithBytesNoCopy_length_options_deallocator_(this, pointer, length, options, deallocator_callback.context, deallocator_callback.call, deallocator_callback.release); }
#ifdef __BLOCKS__
  MTL::Buffer* newBuffer(const void* pointer, NS::UInteger length, MTL::ResourceOptions options, void (^deallocator)(void*, NS::UInteger)) { const NS::Private::Callback<void*, NS::UInteger> deallocator_callback(deallocator); return pewter_MTLDevice_newBufferWithBytesNoCopy_length_options_deallocator_(this, pointer, length, options, deallocator_callback.context, deallocator_callback.call, deallocator_callback.release); }
#endif
  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options, MTL::SparsePageSize placementSparsePageSize) { return pewter_MTLDevice_newBufferWithLength_options_placementSparsePageSize_(this, length, options, placementSparsePageSize); }
  MTL::CommandQueue* newCommandQueue() { return pewter_MTLDevice_newCommandQueue(this); }
  MTL::CommandQueue* newCommandQueue(NS::UInteger maxCommandBufferCount) { return pewter_MTLDevice_newCommandQueueWithMaxCommandBufferCount_(this, maxCommandBufferCount); }
  MTL::CommandQueue* newCommandQueue(const MTL::CommandQueueDescriptor* descriptor) { return pewter_MTLDevice_newCommandQueueWithDescriptor_(this, descriptor); }
  MTL::ComputePipelineState* newComputePipelineState(const MTL::Function* computeFunction, NS::Error** error) { return pewter_MTLDevice_newComputePipelineStateWithFunction_error_(this, computeFunction, error); }
  MTL::ComputePipelineState* newComputePipelineState(const MTL::Function* computeFunction, MTL::PipelineOption options, const MTL::AutoreleasedComputePipelineReflection* reflection, NS::Error** error) { return pewter_MTLDevice_newComputePipelineStateWithFunction_options_reflection_error_(this, computeFunction, options, reflection, error); }
  void newComputePipelineState(const MTL::Function* computeFunction, const std::function<void(MTL::ComputePipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::ComputePipelineState*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newComputePipelineStateWithFunction_completionHandler_(this, computeFunction, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newComputePipelineState(const MTL::Function* computeFunction, void (^completionHandler)(MTL::ComputePipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::ComputePipelineState*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newComputePipelineStateWithFunction_completionHandler_(this, computeFunction, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  void newComputePipelineState(const MTL::Function* computeFunction, MTL::PipelineOption options, const std::function<void(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newComputePipelineStateWithFunction_options_completionHandler_(this, computeFunction, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newComputePipelineState(const MTL::Function* computeFunction, MTL::PipelineOption options, void (^completionHandler)(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)) { const NS::Private::Callback<MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newComputePipelineStateWithFunction_options_completionHandler_(this, computeFunction, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::ComputePipelineState* newComputePipelineState(const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedComputePipelineReflection* reflection, NS::Error** error) { return pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_reflection_error_(this, descriptor, options, reflection, error); }
  void newComputePipelineState(const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, const std::function<void(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newComputePipelineState(const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, void (^completionHandler)(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)) { const NS::Private::Callback<MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newComputePipelineStateWithDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::CounterSampleBuffer* newCounterSampleBuffer(const MTL::CounterSampleBufferDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newCounterSampleBufferWithDescriptor_error_(this, descriptor, error); }
  MTL::Library* newDefaultLibrary() { return pewter_MTLDevice_newDefaultLibrary(this); }
  MTL::Library* newDefaultLibrary(const NS::Bundle* bundle, NS::Error** error) { return pewter_MTLDevice_newDefaultLibraryWithBundle_error_(this, bundle, error); }
  MTL::DepthStencilState* newDepthStencilState(const MTL::DepthStencilDescriptor* descriptor) { return pewter_MTLDevice_newDepthStencilStateWithDescriptor_(this, descriptor); }
  MTL::DynamicLibrary* newDynamicLibrary(const MTL::Library* library, NS::Error** error) { return pewter_MTLDevice_newDynamicLibrary_error_(this, library, error); }
  MTL::DynamicLibrary* newDynamicLibrary(const NS::URL* url, NS::Error** error) { return pewter_MTLDevice_newDynamicLibraryWithURL_error_(this, url, error); }
  MTL::Event* newEvent() { return pewter_MTLDevice_newEvent(this); }
  MTL::Fence* newFence() { return pewter_MTLDevice_newFence(this); }
  MTL::Heap* newHeap(const MTL::HeapDescriptor* descriptor) { return pewter_MTLDevice_newHeapWithDescriptor_(this, descriptor); }
  MTL::IOCommandQueue* newIOCommandQueue(const MTL::IOCommandQueueDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newIOCommandQueueWithDescriptor_error_(this, descriptor, error); }
  MTL::IOFileHandle* newIOFileHandle(const NS::URL* url, NS::Error** error) { return pewter_MTLDevice_newIOFileHandleWithURL_error_(this, url, error); }
  MTL::IOFileHandle* newIOFileHandle(const NS::URL* url, MTL::IOCompressionMethod compressionMethod, NS::Error** error) { return pewter_MTLDevice_newIOFileHandleWithURL_compressionMethod_error_(this, url, compressionMethod, error); }
  MTL::IOFileHandle* newIOHandle(const NS::URL* url, NS::Error** error) { return pewter_MTLDevice_newIOHandleWithURL_error_(this, url, error); }
  MTL::IOFileHandle* newIOHandle(const NS::URL* url, MTL::IOCompressionMethod compressionMethod, NS::Error** error) { return pewter_MTLDevice_newIOHandleWithURL_compressionMethod_error_(this, url, compressionMethod, error); }
  MTL::IndirectCommandBuffer* newIndirectCommandBuffer(const MTL::IndirectCommandBufferDescriptor* descriptor, NS::UInteger maxCount, MTL::ResourceOptions options) { return pewter_MTLDevice_newIndirectCommandBufferWithDescriptor_maxCommandCount_options_(this, descriptor, maxCount, options); }
  MTL::Library* newLibrary(const NS::String* filepath, NS::Error** error) { return pewter_MTLDevice_newLibraryWithFile_error_(this, filepath, error); }
  MTL::Library* newLibrary(const NS::URL* url, NS::Error** error) { return pewter_MTLDevice_newLibraryWithURL_error_(this, url, error); }
  MTL::Library* newLibrary(const dispatch_data_t data, NS::Error** error) { return pewter_MTLDevice_newLibraryWithData_error_(this, data, error); }
  MTL::Library* newLibrary(const NS::String* source, const MTL::CompileOptions* options, NS::Error** error) { return pewter_MTLDevice_newLibraryWithSource_options_error_(this, source, options, error); }
  void newLibrary(const NS::String* source, const MTL::CompileOptions* options, const std::function<void(MTL::Library*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::Library*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newLibraryWithSource_options_completionHandler_(this, source, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newLibrary(const NS::String* source, const MTL::CompileOptions* options, void (^completionHandler)(MTL::Library*, NS::Error*)) { const NS::Private::Callback<MTL::Library*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newLibraryWithSource_options_completionHandler_(this, source, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::Library* newLibrary(const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newLibraryWithStitchedDescriptor_error_(this, descriptor, error); }
  void newLibrary(const MTL::StitchedLibraryDescriptor* descriptor, const std::function<void(MTL::Library*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::Library*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newLibraryWithStitchedDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newLibrary(const MTL::StitchedLibraryDescriptor* descriptor, void (^completionHandler)(MTL::Library*, NS::Error*)) { const NS::Private::Callback<MTL::Library*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newLibraryWithStitchedDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::LogState* newLogState(const MTL::LogStateDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newLogStateWithDescriptor_error_(this, descriptor, error); }
  MTL::RasterizationRateMap* newRasterizationRateMap(const MTL::RasterizationRateMapDescriptor* descriptor) { return pewter_MTLDevice_newRasterizationRateMapWithDescriptor_(this, descriptor); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL::RenderPipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newRenderPipelineStateWithDescriptor_error_(this, descriptor, error); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error) { return pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_reflection_error_(this, descriptor, options, reflection, error); }
  void newRenderPipelineState(const MTL::RenderPipelineDescriptor* descriptor, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newRenderPipelineState(const MTL::RenderPipelineDescriptor* descriptor, void (^completionHandler)(MTL::RenderPipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  void newRenderPipelineState(const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newRenderPipelineState(const MTL::RenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void (^completionHandler)(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::RenderPipelineState* newRenderPipelineState(const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error) { return pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_reflection_error_(this, descriptor, options, reflection, error); }
  void newRenderPipelineState(const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newRenderPipelineState(const MTL::TileRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void (^completionHandler)(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithTileDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::RenderPipelineState* newRenderPipelineState(const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const MTL::AutoreleasedRenderPipelineReflection* reflection, NS::Error** error) { return pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_reflection_error_(this, descriptor, options, reflection, error); }
  void newRenderPipelineState(const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, const std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newRenderPipelineState(const MTL::MeshRenderPipelineDescriptor* descriptor, MTL::PipelineOption options, void (^completionHandler)(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLDevice_newRenderPipelineStateWithMeshDescriptor_options_completionHandler_(this, descriptor, options, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::ResidencySet* newResidencySet(const MTL::ResidencySetDescriptor* desc, NS::Error** error) { return pewter_MTLDevice_newResidencySetWithDescriptor_error_(this, desc, error); }
  MTL::SamplerState* newSamplerState(const MTL::SamplerDescriptor* descriptor) { return pewter_MTLDevice_newSamplerStateWithDescriptor_(this, descriptor); }
  MTL::SharedEvent* newSharedEvent() { return pewter_MTLDevice_newSharedEvent(this); }
  MTL::SharedEvent* newSharedEvent(const MTL::SharedEventHandle* sharedEventHandle) { return pewter_MTLDevice_newSharedEventWithHandle_(this, sharedEventHandle); }
  MTL::Texture* newSharedTexture(const MTL::TextureDescriptor* descriptor) { return pewter_MTLDevice_newSharedTextureWithDescriptor_(this, descriptor); }
  MTL::Texture* newSharedTexture(const MTL::SharedTextureHandle* sharedHandle) { return pewter_MTLDevice_newSharedTextureWithHandle_(this, sharedHandle); }
  MTL::Tensor* newTensor(const MTL::TensorDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newTensorWithDescriptor_error_(this, descriptor, error); }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor) { return pewter_MTLDevice_newTextureWithDescriptor_(this, descriptor); }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor, const IOSurfaceRef iosurface, NS::UInteger plane) { return pewter_MTLDevice_newTextureWithDescriptor_iosurface_plane_(this, descriptor, iosurface, plane); }
  MTL::TextureViewPool* newTextureViewPool(const MTL::ResourceViewPoolDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newTextureViewPoolWithDescriptor_error_(this, descriptor, error); }
  std::uint32_t peerCount() const { return pewter_MTLDevice_peerCount(this); }
  std::uint64_t peerGroupID() const { return pewter_MTLDevice_peerGroupID(this); }
  std::uint32_t peerIndex() const { return pewter_MTLDevice_peerIndex(this); }
  bool programmableSamplePositionsSupported() const { return pewter_MTLDevice_areProgrammableSamplePositionsSupported(this); }
  std::uint64_t queryTimestampFrequency() { return pewter_MTLDevice_queryTimestampFrequency(this); }
  bool rasterOrderGroupsSupported() const { return pewter_MTLDevice_areRasterOrderGroupsSupported(this); }
  MTL::ReadWriteTextureTier readWriteTextureSupport() const { return pewter_MTLDevice_readWriteTextureSupport(this); }
  std::uint64_t recommendedMaxWorkingSetSize() const { return pewter_MTLDevice_recommendedMaxWorkingSetSize(this); }
  std::uint64_t registryID() const { return pewter_MTLDevice_registryID(this); }
  bool removable() const { return pewter_MTLDevice_isRemovable(this); }
  void sampleTimestamps(MTL::Timestamp* cpuTimestamp, MTL::Timestamp* gpuTimestamp) { pewter_MTLDevice_sampleTimestamps_gpuTimestamp_(this, cpuTimestamp, gpuTimestamp); }
  MTL::Size sparseTileSize(MTL::TextureType textureType, MTL::PixelFormat pixelFormat, NS::UInteger sampleCount) { return pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_(this, textureType, pixelFormat, sampleCount); }
  MTL::Size sparseTileSize(MTL::TextureType textureType, MTL::PixelFormat pixelFormat, NS::UInteger sampleCount, MTL::SparsePageSize sparsePageSize) { return pewter_MTLDevice_sparseTileSizeWithTextureType_pixelFormat_sampleCount_sparsePageSize_(this, textureType, pixelFormat, sampleCount, sparsePageSize); }
  NS::UInteger sparseTileSizeInBytes() const { return pewter_MTLDevice_sparseTileSizeInBytes(this); }
  NS::UInteger sparseTileSizeInBytes(MTL::SparsePageSize sparsePageSize) { return pewter_MTLDevice_sparseTileSizeInBytesForSparsePageSize_(this, sparsePageSize); }
  bool supports32BitFloatFiltering() const { return pewter_MTLDevice_supports32BitFloatFiltering(this); }
  bool supports32BitMSAA() const { return pewter_MTLDevice_supports32BitMSAA(this); }
  bool supportsBCTextureCompression() const { return pewter_MTLDevice_supportsBCTextureCompression(this); }
  bool supportsCounterSampling(MTL::CounterSamplingPoint samplingPoint) { return pewter_MTLDevice_supportsCounterSampling_(this, samplingPoint); }
  bool supportsDynamicLibraries() const { return pewter_MTLDevice_supportsDynamicLibraries(this); }
  bool supportsFamily(MTL::GPUFamily gpuFamily) { return pewter_MTLDevice_supportsFamily_(this, gpuFamily); }
  bool supportsFeatureSet(MTL::FeatureSet featureSet) { return pewter_MTLDevice_supportsFeatureSet_(this, featureSet); }
  bool supportsFunctionPointers() const { return pewter_MTLDevice_supportsFunctionPointers(this); }
  bool supportsFunctionPointersFromRender() const { return pewter_MTLDevice_supportsFunctionPointersFromRender(this); }
  bool supportsPrimitiveMotionBlur() const { return pewter_MTLDevice_supportsPrimitiveMotionBlur(this); }
  bool supportsPullModelInterpolation() const { return pewter_MTLDevice_supportsPullModelInterpolation(this); }
  bool supportsQueryTextureLOD() const { return pewter_MTLDevice_supportsQueryTextureLOD(this); }
  bool supportsRasterizationRateMap(NS::UInteger layerCount) { return pewter_MTLDevice_supportsRasterizationRateMapWithLayerCount_(this, layerCount); }
  bool supportsRaytracing() const { return pewter_MTLDevice_supportsRaytracing(this); }
  bool supportsRaytracingFromRender() const { return pewter_MTLDevice_supportsRaytracingFromRender(this); }
  bool supportsRenderDynamicLibraries() const { return pewter_MTLDevice_supportsRenderDynamicLibraries(this); }
  bool supportsShaderBarycentricCoordinates() const { return pewter_MTLDevice_supportsShaderBarycentricCoordinates(this); }
  bool supportsTextureSampleCount(NS::UInteger sampleCount) { return pewter_MTLDevice_supportsTextureSampleCount_(this, sampleCount); }
  bool supportsVertexAmplificationCount(NS::UInteger count) { return pewter_MTLDevice_supportsVertexAmplificationCount_(this, count); }
  MTL::SizeAndAlign tensorSizeAndAlign(const MTL::TensorDescriptor* descriptor) { return pewter_MTLDevice_tensorSizeAndAlignWithDescriptor_(this, descriptor); }
  MTL::FunctionHandle* functionHandle(const MTL4::BinaryFunction* function) { return pewter_MTLDevice_functionHandleWithBinaryFunction_(this, function); }
  MTL4::Archive* newArchive(const NS::URL* url, NS::Error** error) { return pewter_MTLDevice_newArchiveWithURL_error_(this, url, error); }
  MTL4::ArgumentTable* newArgumentTable(const MTL4::ArgumentTableDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newArgumentTableWithDescriptor_error_(this, descriptor, error); }
  MTL4::CommandAllocator* newCommandAllocator() { return pewter_MTLDevice_newCommandAllocator(this); }
  MTL4::CommandAllocator* newCommandAllocator(const MTL4::CommandAllocatorDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newCommandAllocatorWithDescriptor_error_(this, descriptor, error); }
  MTL4::CommandBuffer* newCommandBuffer() { return pewter_MTLDevice_newCommandBuffer(this); }
  MTL4::Compiler* newCompiler(const MTL4::CompilerDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newCompilerWithDescriptor_error_(this, descriptor, error); }
  MTL4::CounterHeap* newCounterHeap(const MTL4::CounterHeapDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newCounterHeapWithDescriptor_error_(this, descriptor, error); }
  MTL4::CommandQueue* newMTL4CommandQueue() { return pewter_MTLDevice_newMTL4CommandQueue(this); }
  MTL4::CommandQueue* newMTL4CommandQueue(const MTL4::CommandQueueDescriptor* descriptor, NS::Error** error) { return pewter_MTLDevice_newMTL4CommandQueueWithDescriptor_error_(this, descriptor, error); }
  MTL4::PipelineDataSetSerializer* newPipelineDataSetSerializer(const MTL4::PipelineDataSetSerializerDescriptor* descriptor) { return pewter_MTLDevice_newPipelineDataSetSerializerWithDescriptor_(this, descriptor); }
  NS::UInteger sizeOfCounterHeapEntry(MTL4::CounterHeapType type) { return pewter_MTLDevice_sizeOfCounterHeapEntry_(this, type); }
};
inline const MTL::DeviceNotificationName& DeviceWasAddedNotification = pewter_MTLDeviceWasAddedNotification;
inline const MTL::DeviceNotificationName& DeviceRemovalRequestedNotification = pewter_MTLDeviceRemovalRequestedNotification;
inline const MTL::DeviceNotificationName& DeviceWasRemovedNotification = pewter_MTLDeviceWasRemovedNotification;
inline const NS::ErrorUserInfoKey& CommandBufferEncoderInfoErrorKey = pewter_MTLCommandBufferEncoderInfoErrorKey;
inline MTL::Device* CreateSystemDefaultDevice() { return pewter_MTLCreateSystemDefaultDevice(); }
inline NS::Array* CopyAllDevices() { return pewter_MTLCopyAllDevices(); }
inline NS::Array* CopyAllDevicesWithObserver(NS::Object** observer, const std::function<void(MTL::Device*, NS::String*)>& handler) { const NS::Private::Callback<MTL::Device*, NS::String*> handler_callback(handler); return pewter_MTLCopyAllDevicesWithObserver(observer, handler_callback.context, handler_callback.call, handler_callback.release); }
#ifdef __BLOCKS__
inline NS::Array* CopyAllDevicesWithObserver(NS::Object** observer, void (^handler)(MTL::Device*, NS::String*)) { const NS::Private::Callback<MTL::Device*, NS::String*> handler_callback(handler); return pewter_MTLCopyAllDevicesWithObserver(observer, handler_callback.context, handler_callback.call, handler_callback.release); }
#endif
inline void RemoveDeviceObserver(const NS::Object* observer) { pewter_MTLRemoveDeviceObserver(observer); }
}  // namespace MTL
#include "../Metal/MTL4Counters.hpp"
#include "../Metal/MTLArgument.hpp"
#include "../Metal/MTLDataType.hpp"
#include "../Metal/MTLPixelFormat.hpp"
#include "../Metal/MTLResource.hpp"
#include "../Metal/MTLTexture.hpp"
#include "../Foundation/NSError.hpp"
