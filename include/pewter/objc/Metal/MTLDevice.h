// Generated from kernels/metal/interface/Metal/MTLDevice.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLDevice
#endif

#import <Metal/MTLDefines.h>

@interface MTLArgumentDescriptor : PewterObject <NSCopying>
+ (MTLArgumentDescriptor *)argumentDescriptor;
@property (nonatomic) MTLBindingAccess access;
@property (nonatomic) NSUInteger arrayLength;
@property (nonatomic) NSUInteger constantBlockAlignment;
@property (nonatomic) MTLDataType dataType;
@property (nonatomic) NSUInteger index;
@property (nonatomic) MTLTextureType textureType;
@end

@interface MTLArchitecture : PewterObject <NSCopying>
@property (nonatomic, readonly) NSString *name;
@end

@protocol MTLDevice <NSObject>
@property (nonatomic) BOOL shouldMaximizeConcurrentCompilation;
- (MTLAccelerationStructureSizes)accelerationStructureSizesWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor;
@property (nonatomic, readonly) MTLArchitecture *architecture;
@property (nonatomic, getter=areBarycentricCoordsSupported, readonly) BOOL barycentricCoordsSupported;
@property (nonatomic, getter=areProgrammableSamplePositionsSupported, readonly) BOOL programmableSamplePositionsSupported;
@property (nonatomic, getter=areRasterOrderGroupsSupported, readonly) BOOL rasterOrderGroupsSupported;
@property (nonatomic, readonly) MTLArgumentBuffersTier argumentBuffersSupport;
- (void)convertSparsePixelRegions:(const MTLRegion*)pixelRegions toTileRegions:(MTLRegion*)tileRegions withTileSize:(MTLSize)tileSize alignmentMode:(MTLSparseTextureRegionAlignmentMode)mode numRegions:(NSUInteger)numRegions;
- (void)convertSparseTileRegions:(const MTLRegion*)tileRegions toPixelRegions:(MTLRegion*)pixelRegions withTileSize:(MTLSize)tileSize numRegions:(NSUInteger)numRegions;
@property (nonatomic, readonly) NSArray *counterSets;
@property (nonatomic, readonly) NSUInteger currentAllocatedSize;
@property (nonatomic, getter=isDepth24Stencil8PixelFormatSupported, readonly) BOOL depth24Stencil8PixelFormatSupported;
- (id<MTLFunctionHandle>)functionHandleWithFunction:(id<MTLFunction>)function;
- (void)getDefaultSamplePositions:(MTLSamplePosition*)positions count:(NSUInteger)count;
@property (nonatomic, readonly) BOOL hasUnifiedMemory;
@property (nonatomic, getter=isHeadless, readonly) BOOL headless;
- (MTLSizeAndAlign)heapAccelerationStructureSizeAndAlignWithSize:(NSUInteger)size;
- (MTLSizeAndAlign)heapAccelerationStructureSizeAndAlignWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor;
- (MTLSizeAndAlign)heapBufferSizeAndAlignWithLength:(NSUInteger)length options:(MTLResourceOptions)options;
- (MTLSizeAndAlign)heapTextureSizeAndAlignWithDescriptor:(MTLTextureDescriptor *)desc;
@property (nonatomic, getter=isLowPower, readonly) BOOL lowPower;
@property (nonatomic, getter=isRemovable, readonly) BOOL removable;
@property (nonatomic, readonly) MTLDeviceLocation location;
@property (nonatomic, readonly) NSUInteger locationNumber;
@property (nonatomic, readonly) NSUInteger maxArgumentBufferSamplerCount;
@property (nonatomic, readonly) NSUInteger maxBufferLength;
@property (nonatomic, readonly) NSUInteger maxThreadgroupMemoryLength;
@property (nonatomic, readonly) MTLSize maxThreadsPerThreadgroup;
@property (nonatomic, readonly) uint64_t maxTransferRate;
@property (nonatomic, readonly) NSUInteger maximumConcurrentCompilationTaskCount;
- (NSUInteger)minimumLinearTextureAlignmentForPixelFormat:(MTLPixelFormat)format;
- (NSUInteger)minimumTextureBufferAlignmentForPixelFormat:(MTLPixelFormat)format;
@property (nonatomic, readonly) NSString *name;
- (id<MTLAccelerationStructure>)newAccelerationStructureWithSize:(NSUInteger)size;
- (id<MTLAccelerationStructure>)newAccelerationStructureWithDescriptor:(MTLAccelerationStructureDescriptor *)descriptor;
- (id<MTLArgumentEncoder>)newArgumentEncoderWithArguments:(NSArray *)arguments;
- (id<MTLArgumentEncoder>)newArgumentEncoderWithBufferBinding:(id<MTLBufferBinding>)bufferBinding;
- (id<MTLBinaryArchive>)newBinaryArchiveWithDescriptor:(MTLBinaryArchiveDescriptor *)descriptor error:(NSError **)error;
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options;
- (id<MTLBuffer>)newBufferWithBytes:(const void*)pointer length:(NSUInteger)length options:(MTLResourceOptions)options;
- (id<MTLBuffer>)newBufferWithBytesNoCopy:(const void*)pointer length:(NSUInteger)length options:(MTLResourceOptions)options deallocator:(void (^)(void*, NSUInteger))deallocator;
- (id<MTLBuffer>)newBufferWithLength:(NSUInteger)length options:(MTLResourceOptions)options placementSparsePageSize:(MTLSparsePageSize)placementSparsePageSize;
- (id<MTLCommandQueue>)newCommandQueue;
- (id<MTLCommandQueue>)newCommandQueueWithMaxCommandBufferCount:(NSUInteger)maxCommandBufferCount;
- (id<MTLCommandQueue>)newCommandQueueWithDescriptor:(MTLCommandQueueDescriptor *)descriptor;
- (id<MTLComputePipelineState>)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction error:(NSError **)error;
- (id<MTLComputePipelineState>)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction options:(MTLPipelineOption)options reflection:(MTLComputePipelineReflection **)reflection error:(NSError **)error;
- (void)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction completionHandler:(void (^)(id<MTLComputePipelineState>, NSError *))completionHandler;
- (void)newComputePipelineStateWithFunction:(id<MTLFunction>)computeFunction options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLComputePipelineState>, MTLComputePipelineReflection *, NSError *))completionHandler;
- (id<MTLComputePipelineState>)newComputePipelineStateWithDescriptor:(MTLComputePipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLComputePipelineReflection **)reflection error:(NSError **)error;
- (void)newComputePipelineStateWithDescriptor:(MTLComputePipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLComputePipelineState>, MTLComputePipelineReflection *, NSError *))completionHandler;
- (id<MTLCounterSampleBuffer>)newCounterSampleBufferWithDescriptor:(MTLCounterSampleBufferDescriptor *)descriptor error:(NSError **)error;
- (id<MTLLibrary>)newDefaultLibrary;
- (id<MTLLibrary>)newDefaultLibraryWithBundle:(NSBundle *)bundle error:(NSError **)error;
- (id<MTLDepthStencilState>)newDepthStencilStateWithDescriptor:(MTLDepthStencilDescriptor *)descriptor;
- (id<MTLDynamicLibrary>)newDynamicLibrary:(id<MTLLibrary>)library error:(NSError **)error;
- (id<MTLDynamicLibrary>)newDynamicLibraryWithURL:(NSURL *)url error:(NSError **)error;
- (id<MTLEvent>)newEvent;
- (id<MTLFence>)newFence;
- (id<MTLHeap>)newHeapWithDescriptor:(MTLHeapDescriptor *)descriptor;
- (id<MTLIOCommandQueue>)newIOCommandQueueWithDescriptor:(MTLIOCommandQueueDescriptor *)descriptor error:(NSError **)error;
- (id<MTLIOFileHandle>)newIOFileHandleWithURL:(NSURL *)url error:(NSError **)error;
- (id<MTLIOFileHandle>)newIOFileHandleWithURL:(NSURL *)url compressionMethod:(MTLIOCompressionMethod)compressionMethod error:(NSError **)error;
- (id<MTLIOFileHandle>)newIOHandleWithURL:(NSURL *)url error:(NSError **)error;
- (id<MTLIOFileHandle>)newIOHandleWithURL:(NSURL *)url compressionMethod:(MTLIOCompressionMethod)compressionMethod error:(NSError **)error;
- (id<MTLIndirectCommandBuffer>)newIndirectCommandBufferWithDescriptor:(MTLIndirectCommandBufferDescriptor *)descriptor maxCommandCount:(NSUInteger)maxCount options:(MTLResourceOptions)options;
- (id<MTLLibrary>)newLibraryWithFile:(NSString *)filepath error:(NSError **)error;
- (id<MTLLibrary>)newLibraryWithURL:(NSURL *)url error:(NSError **)error;
- (id<MTLLibrary>)newLibraryWithData:(dispatch_data_t)data error:(NSError **)error;
- (id<MTLLibrary>)newLibraryWithSource:(NSString *)source options:(MTLCompileOptions *)options error:(NSError **)error;
- (void)newLibraryWithSource:(NSString *)source options:(MTLCompileOptions *)options completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler;
- (id<MTLLibrary>)newLibraryWithStitchedDescriptor:(MTLStitchedLibraryDescriptor *)descriptor error:(NSError **)error;
- (void)newLibraryWithStitchedDescriptor:(MTLStitchedLibraryDescriptor *)descriptor completionHandler:(void (^)(id<MTLLibrary>, NSError *))completionHandler;
- (id<MTLLogState>)newLogStateWithDescriptor:(MTLLogStateDescriptor *)descriptor error:(NSError **)error;
- (id<MTLRasterizationRateMap>)newRasterizationRateMapWithDescriptor:(MTLRasterizationRateMapDescriptor *)descriptor;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor error:(NSError **)error;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLRenderPipelineReflection **)reflection error:(NSError **)error;
- (void)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor completionHandler:(void (^)(id<MTLRenderPipelineState>, NSError *))completionHandler;
- (void)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))completionHandler;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithTileDescriptor:(MTLTileRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLRenderPipelineReflection **)reflection error:(NSError **)error;
- (void)newRenderPipelineStateWithTileDescriptor:(MTLTileRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))completionHandler;
- (id<MTLRenderPipelineState>)newRenderPipelineStateWithMeshDescriptor:(MTLMeshRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options reflection:(MTLRenderPipelineReflection **)reflection error:(NSError **)error;
- (void)newRenderPipelineStateWithMeshDescriptor:(MTLMeshRenderPipelineDescriptor *)descriptor options:(MTLPipelineOption)options completionHandler:(void (^)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *))completionHandler;
- (id<MTLResidencySet>)newResidencySetWithDescriptor:(MTLResidencySetDescriptor *)desc error:(NSError **)error;
- (id<MTLSamplerState>)newSamplerStateWithDescriptor:(MTLSamplerDescriptor *)descriptor;
- (id<MTLSharedEvent>)newSharedEvent;
- (id<MTLSharedEvent>)newSharedEventWithHandle:(MTLSharedEventHandle *)sharedEventHandle;
- (id<MTLTexture>)newSharedTextureWithDescriptor:(MTLTextureDescriptor *)descriptor;
- (id<MTLTexture>)newSharedTextureWithHandle:(MTLSharedTextureHandle *)sharedHandle;
- (id<MTLTensor>)newTensorWithDescriptor:(MTLTensorDescriptor *)descriptor error:(NSError **)error;
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor;
- (id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor iosurface:(const IOSurfaceRef)iosurface plane:(NSUInteger)plane;
- (id<MTLTextureViewPool>)newTextureViewPoolWithDescriptor:(MTLResourceViewPoolDescriptor *)descriptor error:(NSError **)error;
@property (nonatomic, readonly) uint32_t peerCount;
@property (nonatomic, readonly) uint64_t peerGroupID;
@property (nonatomic, readonly) uint32_t peerIndex;
- (uint64_t)queryTimestampFrequency;
@property (nonatomic, readonly) MTLReadWriteTextureTier readWriteTextureSupport;
@property (nonatomic, readonly) uint64_t recommendedMaxWorkingSetSize;
@property (nonatomic, readonly) uint64_t registryID;
- (void)sampleTimestamps:(MTLTimestamp*)cpuTimestamp gpuTimestamp:(MTLTimestamp*)gpuTimestamp;
- (MTLSize)sparseTileSizeWithTextureType:(MTLTextureType)textureType pixelFormat:(MTLPixelFormat)pixelFormat sampleCount:(NSUInteger)sampleCount;
- (MTLSize)sparseTileSizeWithTextureType:(MTLTextureType)textureType pixelFormat:(MTLPixelFormat)pixelFormat sampleCount:(NSUInteger)sampleCount sparsePageSize:(MTLSparsePageSize)sparsePageSize;
@property (nonatomic, readonly) NSUInteger sparseTileSizeInBytes;
- (NSUInteger)sparseTileSizeInBytesForSparsePageSize:(MTLSparsePageSize)sparsePageSize;
@property (nonatomic, readonly) BOOL supports32BitFloatFiltering;
@property (nonatomic, readonly) BOOL supports32BitMSAA;
@property (nonatomic, readonly) BOOL supportsBCTextureCompression;
- (BOOL)supportsCounterSampling:(MTLCounterSamplingPoint)samplingPoint;
@property (nonatomic, readonly) BOOL supportsDynamicLibraries;
- (BOOL)supportsFamily:(MTLGPUFamily)gpuFamily;
- (BOOL)supportsFeatureSet:(MTLFeatureSet)featureSet;
@property (nonatomic, readonly) BOOL supportsFunctionPointers;
@property (nonatomic, readonly) BOOL supportsFunctionPointersFromRender;
@property (nonatomic, readonly) BOOL supportsPrimitiveMotionBlur;
@property (nonatomic, readonly) BOOL supportsPullModelInterpolation;
@property (nonatomic, readonly) BOOL supportsQueryTextureLOD;
- (BOOL)supportsRasterizationRateMapWithLayerCount:(NSUInteger)layerCount;
@property (nonatomic, readonly) BOOL supportsRaytracing;
@property (nonatomic, readonly) BOOL supportsRaytracingFromRender;
@property (nonatomic, readonly) BOOL supportsRenderDynamicLibraries;
@property (nonatomic, readonly) BOOL supportsShaderBarycentricCoordinates;
- (BOOL)supportsTextureSampleCount:(NSUInteger)sampleCount;
- (BOOL)supportsVertexAmplificationCount:(NSUInteger)count;
- (MTLSizeAndAlign)tensorSizeAndAlignWithDescriptor:(MTLTensorDescriptor *)descriptor;
- (id<MTLFunctionHandle>)functionHandleWithBinaryFunction:(id<MTL4BinaryFunction>)function;
- (id<MTL4Archive>)newArchiveWithURL:(NSURL *)url error:(NSError **)error;
- (id<MTL4ArgumentTable>)newArgumentTableWithDescriptor:(MTL4ArgumentTableDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4CommandAllocator>)newCommandAllocator;
- (id<MTL4CommandAllocator>)newCommandAllocatorWithDescriptor:(MTL4CommandAllocatorDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4CommandBuffer>)newCommandBuffer;
- (id<MTL4Compiler>)newCompilerWithDescriptor:(MTL4CompilerDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4CounterHeap>)newCounterHeapWithDescriptor:(MTL4CounterHeapDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4CommandQueue>)newMTL4CommandQueue;
- (id<MTL4CommandQueue>)newMTL4CommandQueueWithDescriptor:(MTL4CommandQueueDescriptor *)descriptor error:(NSError **)error;
- (id<MTL4PipelineDataSetSerializer>)newPipelineDataSetSerializerWithDescriptor:(MTL4PipelineDataSetSerializerDescriptor *)descriptor;
- (NSUInteger)sizeOfCounterHeapEntry:(MTL4CounterHeapType)type;
@end

MTL_EXTERN NSString *const MTLDeviceWasAddedNotification;
MTL_EXTERN NSString *const MTLDeviceRemovalRequestedNotification;
MTL_EXTERN NSString *const MTLDeviceWasRemovedNotification;
MTL_EXTERN NSString *const MTLCommandBufferEncoderInfoErrorKey;
MTL_EXTERN id<MTLDevice> MTLCreateSystemDefaultDevice(void) NS_RETURNS_RETAINED;
MTL_EXTERN NSArray *MTLCopyAllDevices(void) NS_RETURNS_RETAINED;
MTL_EXTERN NSArray *MTLCopyAllDevicesWithObserver(id *observer, void (^handler)(id<MTLDevice>, NSString *)) NS_RETURNS_RETAINED;
MTL_EXTERN void MTLRemoveDeviceObserver(id observer);

#ifdef PEWTER_METAL_FIRST_MTLDevice
#import <Metal/Metal.h>
#endif
