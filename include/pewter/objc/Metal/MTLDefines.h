// Generated from kernels/metal/interface: enumerations, structs and blocks of Metal, and the names of its classes.
// clang-format off
#pragma once

#import <Metal/MTLTypes.h>
#import <Metal/PewterObject.h>

@class MTL4AccelerationStructureDescriptor;
@class MTL4AccelerationStructureGeometryDescriptor;
@class MTL4PrimitiveAccelerationStructureDescriptor;
@class MTL4AccelerationStructureTriangleGeometryDescriptor;
@class MTL4AccelerationStructureBoundingBoxGeometryDescriptor;
@class MTL4AccelerationStructureMotionTriangleGeometryDescriptor;
@class MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor;
@class MTL4AccelerationStructureCurveGeometryDescriptor;
@class MTL4AccelerationStructureMotionCurveGeometryDescriptor;
@class MTL4InstanceAccelerationStructureDescriptor;
@class MTL4IndirectInstanceAccelerationStructureDescriptor;
@protocol MTL4Archive;
@class MTL4ArgumentTableDescriptor;
@protocol MTL4ArgumentTable;
@protocol MTL4BinaryFunction;
@class MTL4BinaryFunctionDescriptor;
@class MTL4CommandAllocatorDescriptor;
@protocol MTL4CommandAllocator;
@class MTL4CommandBufferOptions;
@protocol MTL4CommandBuffer;
@protocol MTL4CommandEncoder;
@class MTL4CommitOptions;
@class MTL4CommandQueueDescriptor;
@protocol MTL4CommandQueue;
@protocol MTL4CommitFeedback;
@class MTL4CompilerDescriptor;
@class MTL4CompilerTaskOptions;
@protocol MTL4Compiler;
@protocol MTL4CompilerTask;
@protocol MTL4ComputeCommandEncoder;
@class MTL4ComputePipelineDescriptor;
@class MTL4CounterHeapDescriptor;
@protocol MTL4CounterHeap;
@class MTL4FunctionDescriptor;
@class MTL4LibraryDescriptor;
@class MTL4LibraryFunctionDescriptor;
@class MTL4StaticLinkingDescriptor;
@class MTL4PipelineStageDynamicLinkingDescriptor;
@class MTL4RenderPipelineDynamicLinkingDescriptor;
@protocol MTL4MachineLearningCommandEncoder;
@class MTL4MachineLearningPipelineDescriptor;
@class MTL4MachineLearningPipelineReflection;
@protocol MTL4MachineLearningPipelineState;
@class MTL4MeshRenderPipelineDescriptor;
@class MTL4PipelineDataSetSerializerDescriptor;
@protocol MTL4PipelineDataSetSerializer;
@class MTL4PipelineOptions;
@class MTL4PipelineDescriptor;
@protocol MTL4RenderCommandEncoder;
@class MTL4RenderPassDescriptor;
@class MTL4RenderPipelineColorAttachmentDescriptor;
@class MTL4RenderPipelineColorAttachmentDescriptorArray;
@class MTL4RenderPipelineBinaryFunctionsDescriptor;
@class MTL4RenderPipelineDescriptor;
@class MTL4SpecializedFunctionDescriptor;
@class MTL4StitchedFunctionDescriptor;
@class MTL4TileRenderPipelineDescriptor;
@class MTLAccelerationStructureDescriptor;
@class MTLAccelerationStructureGeometryDescriptor;
@class MTLPrimitiveAccelerationStructureDescriptor;
@class MTLAccelerationStructureTriangleGeometryDescriptor;
@class MTLAccelerationStructureBoundingBoxGeometryDescriptor;
@class MTLMotionKeyframeData;
@class MTLAccelerationStructureMotionTriangleGeometryDescriptor;
@class MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor;
@class MTLAccelerationStructureCurveGeometryDescriptor;
@class MTLAccelerationStructureMotionCurveGeometryDescriptor;
@class MTLInstanceAccelerationStructureDescriptor;
@class MTLIndirectInstanceAccelerationStructureDescriptor;
@protocol MTLAccelerationStructure;
@protocol MTLAccelerationStructureCommandEncoder;
@class MTLAccelerationStructurePassSampleBufferAttachmentDescriptor;
@class MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray;
@class MTLAccelerationStructurePassDescriptor;
@protocol MTLAllocation;
@class MTLType;
@class MTLStructMember;
@class MTLStructType;
@class MTLArrayType;
@class MTLPointerType;
@class MTLTextureReferenceType;
@class MTLTensorReferenceType;
@class MTLArgument;
@protocol MTLBinding;
@protocol MTLBufferBinding;
@protocol MTLThreadgroupBinding;
@protocol MTLTextureBinding;
@protocol MTLObjectPayloadBinding;
@protocol MTLTensorBinding;
@protocol MTLArgumentEncoder;
@class MTLBinaryArchiveDescriptor;
@protocol MTLBinaryArchive;
@protocol MTLBlitCommandEncoder;
@class MTLBlitPassSampleBufferAttachmentDescriptor;
@class MTLBlitPassSampleBufferAttachmentDescriptorArray;
@class MTLBlitPassDescriptor;
@protocol MTLBuffer;
@class MTLCaptureDescriptor;
@class MTLCaptureManager;
@protocol MTLCaptureScope;
@class MTLCommandBufferDescriptor;
@protocol MTLCommandBufferEncoderInfo;
@protocol MTLCommandBuffer;
@protocol MTLCommandEncoder;
@protocol MTLCommandQueue;
@class MTLCommandQueueDescriptor;
@protocol MTLComputeCommandEncoder;
@class MTLComputePassSampleBufferAttachmentDescriptor;
@class MTLComputePassSampleBufferAttachmentDescriptorArray;
@class MTLComputePassDescriptor;
@class MTLComputePipelineReflection;
@class MTLComputePipelineDescriptor;
@protocol MTLComputePipelineState;
@protocol MTLCounter;
@protocol MTLCounterSet;
@class MTLCounterSampleBufferDescriptor;
@protocol MTLCounterSampleBuffer;
@class MTLStencilDescriptor;
@class MTLDepthStencilDescriptor;
@protocol MTLDepthStencilState;
@class MTLArgumentDescriptor;
@class MTLArchitecture;
@protocol MTLDevice;
@protocol MTLDrawable;
@protocol MTLDynamicLibrary;
@protocol MTLEvent;
@class MTLSharedEventListener;
@protocol MTLSharedEvent;
@class MTLSharedEventHandle;
@protocol MTLFence;
@class MTLFunctionConstantValues;
@class MTLFunctionDescriptor;
@class MTLIntersectionFunctionDescriptor;
@protocol MTLFunctionHandle;
@protocol MTLLogContainer;
@protocol MTLFunctionLogDebugLocation;
@protocol MTLFunctionLog;
@protocol MTLFunctionStitchingAttribute;
@class MTLFunctionStitchingAttributeAlwaysInline;
@protocol MTLFunctionStitchingNode;
@class MTLFunctionStitchingInputNode;
@class MTLFunctionStitchingFunctionNode;
@class MTLFunctionStitchingGraph;
@class MTLStitchedLibraryDescriptor;
@class MTLHeapDescriptor;
@protocol MTLHeap;
@protocol MTLIOCommandBuffer;
@protocol MTLIOCommandQueue;
@protocol MTLIOScratchBuffer;
@protocol MTLIOScratchBufferAllocator;
@class MTLIOCommandQueueDescriptor;
@protocol MTLIOFileHandle;
@class MTLIndirectCommandBufferDescriptor;
@protocol MTLIndirectCommandBuffer;
@protocol MTLIndirectRenderCommand;
@protocol MTLIndirectComputeCommand;
@class MTLIntersectionFunctionTableDescriptor;
@protocol MTLIntersectionFunctionTable;
@class MTLVertexAttribute;
@class MTLAttribute;
@class MTLFunctionConstant;
@protocol MTLFunction;
@class MTLCompileOptions;
@class MTLFunctionReflection;
@protocol MTLLibrary;
@class MTLLinkedFunctions;
@protocol MTLLogState;
@class MTLLogStateDescriptor;
@protocol MTLParallelRenderCommandEncoder;
@class MTLPipelineBufferDescriptor;
@class MTLPipelineBufferDescriptorArray;
@class MTLRasterizationRateSampleArray;
@class MTLRasterizationRateLayerDescriptor;
@class MTLRasterizationRateLayerArray;
@class MTLRasterizationRateMapDescriptor;
@protocol MTLRasterizationRateMap;
@protocol MTLRenderCommandEncoder;
@class MTLRenderPassAttachmentDescriptor;
@class MTLRenderPassColorAttachmentDescriptor;
@class MTLRenderPassDepthAttachmentDescriptor;
@class MTLRenderPassStencilAttachmentDescriptor;
@class MTLRenderPassColorAttachmentDescriptorArray;
@class MTLRenderPassSampleBufferAttachmentDescriptor;
@class MTLRenderPassSampleBufferAttachmentDescriptorArray;
@class MTLRenderPassDescriptor;
@class MTLRenderPipelineColorAttachmentDescriptor;
@class MTLLogicalToPhysicalColorAttachmentMap;
@class MTLRenderPipelineReflection;
@class MTLRenderPipelineDescriptor;
@class MTLRenderPipelineFunctionsDescriptor;
@protocol MTLRenderPipelineState;
@class MTLRenderPipelineColorAttachmentDescriptorArray;
@class MTLTileRenderPipelineColorAttachmentDescriptor;
@class MTLTileRenderPipelineColorAttachmentDescriptorArray;
@class MTLTileRenderPipelineDescriptor;
@class MTLMeshRenderPipelineDescriptor;
@class MTLResidencySetDescriptor;
@protocol MTLResidencySet;
@protocol MTLResource;
@protocol MTLResourceStateCommandEncoder;
@class MTLResourceStatePassSampleBufferAttachmentDescriptor;
@class MTLResourceStatePassSampleBufferAttachmentDescriptorArray;
@class MTLResourceStatePassDescriptor;
@class MTLResourceViewPoolDescriptor;
@protocol MTLResourceViewPool;
@class MTLSamplerDescriptor;
@protocol MTLSamplerState;
@class MTLBufferLayoutDescriptor;
@class MTLBufferLayoutDescriptorArray;
@class MTLAttributeDescriptor;
@class MTLAttributeDescriptorArray;
@class MTLStageInputOutputDescriptor;
@class MTLTensorExtents;
@class MTLTensorDescriptor;
@protocol MTLTensor;
@class MTLSharedTextureHandle;
@class MTLTextureDescriptor;
@class MTLTextureViewDescriptor;
@protocol MTLTexture;
@protocol MTLTextureViewPool;
@class MTLVertexBufferLayoutDescriptor;
@class MTLVertexBufferLayoutDescriptorArray;
@class MTLVertexAttributeDescriptor;
@class MTLVertexAttributeDescriptorArray;
@class MTLVertexDescriptor;
@class MTLVisibleFunctionTableDescriptor;
@protocol MTLVisibleFunctionTable;
@protocol CAMetalDrawable;
@class CAMetalLayer;

typedef NS_OPTIONS(NSUInteger, MTL4BinaryFunctionOptions) {
  MTL4BinaryFunctionOptionNone = 0,
  MTL4BinaryFunctionOptionPipelineIndependent = 2,
};

typedef NS_OPTIONS(NSUInteger, MTL4VisibilityOptions) {
  MTL4VisibilityOptionNone = 0,
  MTL4VisibilityOptionDevice = 1,
  MTL4VisibilityOptionResourceAlias = 2,
};

typedef NS_ENUM(NSInteger, MTL4CommandQueueError) {
  MTL4CommandQueueErrorNone = 0,
  MTL4CommandQueueErrorTimeout = 1,
  MTL4CommandQueueErrorNotPermitted = 2,
  MTL4CommandQueueErrorOutOfMemory = 3,
  MTL4CommandQueueErrorDeviceRemoved = 4,
  MTL4CommandQueueErrorAccessRevoked = 5,
  MTL4CommandQueueErrorInternal = 6,
};

typedef NS_ENUM(NSInteger, MTL4CompilerTaskStatus) {
  MTL4CompilerTaskStatusNone = 0,
  MTL4CompilerTaskStatusScheduled = 1,
  MTL4CompilerTaskStatusCompiling = 2,
  MTL4CompilerTaskStatusFinished = 3,
};

typedef NS_ENUM(NSInteger, MTL4CounterHeapType) {
  MTL4CounterHeapTypeInvalid = 0,
  MTL4CounterHeapTypeTimestamp = 1,
};

typedef NS_ENUM(NSInteger, MTL4TimestampGranularity) {
  MTL4TimestampGranularityRelaxed = 0,
  MTL4TimestampGranularityPrecise = 1,
};

typedef NS_OPTIONS(NSUInteger, MTL4PipelineDataSetSerializerConfiguration) {
  MTL4PipelineDataSetSerializerConfigurationCaptureDescriptors = 1,
  MTL4PipelineDataSetSerializerConfigurationCaptureBinaries = 2,
};

typedef NS_ENUM(NSInteger, MTL4AlphaToOneState) {
  MTL4AlphaToOneStateDisabled = 0,
  MTL4AlphaToOneStateEnabled = 1,
};

typedef NS_ENUM(NSInteger, MTL4AlphaToCoverageState) {
  MTL4AlphaToCoverageStateDisabled = 0,
  MTL4AlphaToCoverageStateEnabled = 1,
};

typedef NS_ENUM(NSInteger, MTL4BlendState) {
  MTL4BlendStateDisabled = 0,
  MTL4BlendStateEnabled = 1,
  MTL4BlendStateUnspecialized = 2,
};

typedef NS_ENUM(NSInteger, MTL4IndirectCommandBufferSupportState) {
  MTL4IndirectCommandBufferSupportStateDisabled = 0,
  MTL4IndirectCommandBufferSupportStateEnabled = 1,
};

typedef NS_OPTIONS(NSUInteger, MTL4ShaderReflection) {
  MTL4ShaderReflectionNone = 0,
  MTL4ShaderReflectionBindingInfo = 1,
  MTL4ShaderReflectionBufferTypeInfo = 2,
};

typedef NS_OPTIONS(NSUInteger, MTL4RenderEncoderOptions) {
  MTL4RenderEncoderOptionNone = 0,
  MTL4RenderEncoderOptionSuspending = 1,
  MTL4RenderEncoderOptionResuming = 2,
};

typedef NS_ENUM(NSInteger, MTL4LogicalToPhysicalColorAttachmentMappingState) {
  MTL4LogicalToPhysicalColorAttachmentMappingStateIdentity = 0,
  MTL4LogicalToPhysicalColorAttachmentMappingStateInherited = 1,
};

typedef NS_ENUM(NSInteger, MTLMatrixLayout) {
  MTLMatrixLayoutColumnMajor = 0,
  MTLMatrixLayoutRowMajor = 1,
};

typedef NS_ENUM(uint32_t, MTLMotionBorderMode) {
  MTLMotionBorderModeClamp = 0,
  MTLMotionBorderModeVanish = 1,
};

typedef NS_ENUM(NSInteger, MTLCurveType) {
  MTLCurveTypeRound = 0,
  MTLCurveTypeFlat = 1,
};

typedef NS_ENUM(NSInteger, MTLCurveBasis) {
  MTLCurveBasisBSpline = 0,
  MTLCurveBasisCatmullRom = 1,
  MTLCurveBasisLinear = 2,
  MTLCurveBasisBezier = 3,
};

typedef NS_ENUM(NSInteger, MTLCurveEndCaps) {
  MTLCurveEndCapsNone = 0,
  MTLCurveEndCapsDisk = 1,
  MTLCurveEndCapsSphere = 2,
};

typedef NS_ENUM(NSUInteger, MTLAccelerationStructureInstanceDescriptorType) {
  MTLAccelerationStructureInstanceDescriptorTypeDefault = 0,
  MTLAccelerationStructureInstanceDescriptorTypeUserID = 1,
  MTLAccelerationStructureInstanceDescriptorTypeMotion = 2,
  MTLAccelerationStructureInstanceDescriptorTypeIndirect = 3,
  MTLAccelerationStructureInstanceDescriptorTypeIndirectMotion = 4,
};

typedef NS_ENUM(NSInteger, MTLTransformType) {
  MTLTransformTypePackedFloat4x3 = 0,
  MTLTransformTypeComponent = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLAccelerationStructureRefitOptions) {
  MTLAccelerationStructureRefitOptionVertexData = 1,
  MTLAccelerationStructureRefitOptionPerPrimitiveData = 2,
};

typedef NS_OPTIONS(NSUInteger, MTLAccelerationStructureUsage) {
  MTLAccelerationStructureUsageNone = 0,
  MTLAccelerationStructureUsageRefit = 1,
  MTLAccelerationStructureUsagePreferFastBuild = 2,
  MTLAccelerationStructureUsageExtendedLimits = 4,
  MTLAccelerationStructureUsagePreferFastIntersection = 16,
  MTLAccelerationStructureUsageMinimizeMemory = 32,
};

typedef NS_OPTIONS(uint32_t, MTLAccelerationStructureInstanceOptions) {
  MTLAccelerationStructureInstanceOptionNone = 0,
  MTLAccelerationStructureInstanceOptionDisableTriangleCulling = 1,
  MTLAccelerationStructureInstanceOptionTriangleFrontFacingWindingCounterClockwise = 2,
  MTLAccelerationStructureInstanceOptionOpaque = 4,
  MTLAccelerationStructureInstanceOptionNonOpaque = 8,
};

typedef NS_ENUM(NSUInteger, MTLIndexType) {
  MTLIndexTypeUInt16 = 0,
  MTLIndexTypeUInt32 = 1,
};

typedef NS_ENUM(NSInteger, MTLBindingType) {
  MTLBindingTypeBuffer = 0,
  MTLBindingTypeThreadgroupMemory = 1,
  MTLBindingTypeTexture = 2,
  MTLBindingTypeSampler = 3,
  MTLBindingTypeImageblockData = 16,
  MTLBindingTypeImageblock = 17,
  MTLBindingTypeVisibleFunctionTable = 24,
  MTLBindingTypePrimitiveAccelerationStructure = 25,
  MTLBindingTypeInstanceAccelerationStructure = 26,
  MTLBindingTypeIntersectionFunctionTable = 27,
  MTLBindingTypeObjectPayload = 34,
  MTLBindingTypeTensor = 37,
};

typedef NS_ENUM(NSUInteger, MTLArgumentType) {
  MTLArgumentTypeBuffer = 0,
  MTLArgumentTypeThreadgroupMemory = 1,
  MTLArgumentTypeTexture = 2,
  MTLArgumentTypeSampler = 3,
  MTLArgumentTypeImageblockData = 16,
  MTLArgumentTypeImageblock = 17,
  MTLArgumentTypeVisibleFunctionTable = 24,
  MTLArgumentTypePrimitiveAccelerationStructure = 25,
  MTLArgumentTypeInstanceAccelerationStructure = 26,
  MTLArgumentTypeIntersectionFunctionTable = 27,
};

typedef NS_ENUM(NSUInteger, MTLBindingAccess) {
  MTLBindingAccessReadOnly = 0,
  MTLBindingAccessReadWrite = 1,
  MTLBindingAccessWriteOnly = 2,
  MTLArgumentAccessReadOnly = 0,
  MTLArgumentAccessReadWrite = 1,
  MTLArgumentAccessWriteOnly = 2,
};

typedef NS_ENUM(NSUInteger, MTLBinaryArchiveError) {
  MTLBinaryArchiveErrorNone = 0,
  MTLBinaryArchiveErrorInvalidFile = 1,
  MTLBinaryArchiveErrorUnexpectedElement = 2,
  MTLBinaryArchiveErrorCompilationFailure = 3,
  MTLBinaryArchiveErrorInternalError = 4,
};

typedef NS_OPTIONS(NSUInteger, MTLBlitOption) {
  MTLBlitOptionNone = 0,
  MTLBlitOptionDepthFromDepthStencil = 1,
  MTLBlitOptionStencilFromDepthStencil = 2,
  MTLBlitOptionRowLinearPVRTC = 4,
};

typedef NS_ENUM(NSInteger, MTLCaptureError) {
  MTLCaptureErrorNotSupported = 1,
  MTLCaptureErrorAlreadyCapturing = 2,
  MTLCaptureErrorInvalidDescriptor = 3,
};

typedef NS_ENUM(NSInteger, MTLCaptureDestination) {
  MTLCaptureDestinationDeveloperTools = 1,
  MTLCaptureDestinationGPUTraceDocument = 2,
};

typedef NS_ENUM(NSUInteger, MTLCommandBufferStatus) {
  MTLCommandBufferStatusNotEnqueued = 0,
  MTLCommandBufferStatusEnqueued = 1,
  MTLCommandBufferStatusCommitted = 2,
  MTLCommandBufferStatusScheduled = 3,
  MTLCommandBufferStatusCompleted = 4,
  MTLCommandBufferStatusError = 5,
};

typedef NS_ENUM(NSUInteger, MTLCommandBufferError) {
  MTLCommandBufferErrorNone = 0,
  MTLCommandBufferErrorInternal = 1,
  MTLCommandBufferErrorTimeout = 2,
  MTLCommandBufferErrorPageFault = 3,
  MTLCommandBufferErrorBlacklisted = 4,
  MTLCommandBufferErrorAccessRevoked = 4,
  MTLCommandBufferErrorNotPermitted = 7,
  MTLCommandBufferErrorOutOfMemory = 8,
  MTLCommandBufferErrorInvalidResource = 9,
  MTLCommandBufferErrorMemoryless = 10,
  MTLCommandBufferErrorDeviceRemoved = 11,
  MTLCommandBufferErrorStackOverflow = 12,
};

typedef NS_ENUM(NSInteger, MTLCommandEncoderErrorState) {
  MTLCommandEncoderErrorStateUnknown = 0,
  MTLCommandEncoderErrorStateCompleted = 1,
  MTLCommandEncoderErrorStateAffected = 2,
  MTLCommandEncoderErrorStatePending = 3,
  MTLCommandEncoderErrorStateFaulted = 4,
};

typedef NS_ENUM(NSUInteger, MTLDispatchType) {
  MTLDispatchTypeSerial = 0,
  MTLDispatchTypeConcurrent = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLCommandBufferErrorOption) {
  MTLCommandBufferErrorOptionNone = 0,
  MTLCommandBufferErrorOptionEncoderExecutionStatus = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLResourceUsage) {
  MTLResourceUsageRead = 1,
  MTLResourceUsageWrite = 2,
  MTLResourceUsageSample = 4,
};

typedef NS_OPTIONS(NSUInteger, MTLBarrierScope) {
  MTLBarrierScopeBuffers = 1,
  MTLBarrierScopeTextures = 2,
  MTLBarrierScopeRenderTargets = 4,
};

typedef NS_OPTIONS(NSUInteger, MTLStages) {
  MTLStageVertex = 1,
  MTLStageFragment = 2,
  MTLStageTile = 4,
  MTLStageObject = 8,
  MTLStageMesh = 16,
  MTLStageResourceState = 67108864,
  MTLStageDispatch = 134217728,
  MTLStageBlit = 268435456,
  MTLStageAccelerationStructure = 536870912,
  MTLStageMachineLearning = 1073741824,
  MTLStageAll = 9223372036854775807,
};

typedef NS_ENUM(NSInteger, MTLCounterSampleBufferError) {
  MTLCounterSampleBufferErrorOutOfMemory = 0,
  MTLCounterSampleBufferErrorInvalid = 1,
  MTLCounterSampleBufferErrorInternal = 2,
};

typedef NS_ENUM(NSUInteger, MTLDataType) {
  MTLDataTypeNone = 0,
  MTLDataTypeStruct = 1,
  MTLDataTypeArray = 2,
  MTLDataTypeFloat = 3,
  MTLDataTypeFloat2 = 4,
  MTLDataTypeFloat3 = 5,
  MTLDataTypeFloat4 = 6,
  MTLDataTypeFloat2x2 = 7,
  MTLDataTypeFloat2x3 = 8,
  MTLDataTypeFloat2x4 = 9,
  MTLDataTypeFloat3x2 = 10,
  MTLDataTypeFloat3x3 = 11,
  MTLDataTypeFloat3x4 = 12,
  MTLDataTypeFloat4x2 = 13,
  MTLDataTypeFloat4x3 = 14,
  MTLDataTypeFloat4x4 = 15,
  MTLDataTypeHalf = 16,
  MTLDataTypeHalf2 = 17,
  MTLDataTypeHalf3 = 18,
  MTLDataTypeHalf4 = 19,
  MTLDataTypeHalf2x2 = 20,
  MTLDataTypeHalf2x3 = 21,
  MTLDataTypeHalf2x4 = 22,
  MTLDataTypeHalf3x2 = 23,
  MTLDataTypeHalf3x3 = 24,
  MTLDataTypeHalf3x4 = 25,
  MTLDataTypeHalf4x2 = 26,
  MTLDataTypeHalf4x3 = 27,
  MTLDataTypeHalf4x4 = 28,
  MTLDataTypeInt = 29,
  MTLDataTypeInt2 = 30,
  MTLDataTypeInt3 = 31,
  MTLDataTypeInt4 = 32,
  MTLDataTypeUInt = 33,
  MTLDataTypeUInt2 = 34,
  MTLDataTypeUInt3 = 35,
  MTLDataTypeUInt4 = 36,
  MTLDataTypeShort = 37,
  MTLDataTypeShort2 = 38,
  MTLDataTypeShort3 = 39,
  MTLDataTypeShort4 = 40,
  MTLDataTypeUShort = 41,
  MTLDataTypeUShort2 = 42,
  MTLDataTypeUShort3 = 43,
  MTLDataTypeUShort4 = 44,
  MTLDataTypeChar = 45,
  MTLDataTypeChar2 = 46,
  MTLDataTypeChar3 = 47,
  MTLDataTypeChar4 = 48,
  MTLDataTypeUChar = 49,
  MTLDataTypeUChar2 = 50,
  MTLDataTypeUChar3 = 51,
  MTLDataTypeUChar4 = 52,
  MTLDataTypeBool = 53,
  MTLDataTypeBool2 = 54,
  MTLDataTypeBool3 = 55,
  MTLDataTypeBool4 = 56,
  MTLDataTypeTexture = 58,
  MTLDataTypeSampler = 59,
  MTLDataTypePointer = 60,
  MTLDataTypeR8Unorm = 62,
  MTLDataTypeR8Snorm = 63,
  MTLDataTypeR16Unorm = 64,
  MTLDataTypeR16Snorm = 65,
  MTLDataTypeRG8Unorm = 66,
  MTLDataTypeRG8Snorm = 67,
  MTLDataTypeRG16Unorm = 68,
  MTLDataTypeRG16Snorm = 69,
  MTLDataTypeRGBA8Unorm = 70,
  MTLDataTypeRGBA8Unorm_sRGB = 71,
  MTLDataTypeRGBA8Snorm = 72,
  MTLDataTypeRGBA16Unorm = 73,
  MTLDataTypeRGBA16Snorm = 74,
  MTLDataTypeRGB10A2Unorm = 75,
  MTLDataTypeRG11B10Float = 76,
  MTLDataTypeRGB9E5Float = 77,
  MTLDataTypeRenderPipeline = 78,
  MTLDataTypeComputePipeline = 79,
  MTLDataTypeIndirectCommandBuffer = 80,
  MTLDataTypeLong = 81,
  MTLDataTypeLong2 = 82,
  MTLDataTypeLong3 = 83,
  MTLDataTypeLong4 = 84,
  MTLDataTypeULong = 85,
  MTLDataTypeULong2 = 86,
  MTLDataTypeULong3 = 87,
  MTLDataTypeULong4 = 88,
  MTLDataTypeVisibleFunctionTable = 115,
  MTLDataTypeIntersectionFunctionTable = 116,
  MTLDataTypePrimitiveAccelerationStructure = 117,
  MTLDataTypeInstanceAccelerationStructure = 118,
  MTLDataTypeBFloat = 121,
  MTLDataTypeBFloat2 = 122,
  MTLDataTypeBFloat3 = 123,
  MTLDataTypeBFloat4 = 124,
  MTLDataTypeDepthStencilState = 139,
  MTLDataTypeTensor = 140,
};

typedef NS_ENUM(NSUInteger, MTLCompareFunction) {
  MTLCompareFunctionNever = 0,
  MTLCompareFunctionLess = 1,
  MTLCompareFunctionEqual = 2,
  MTLCompareFunctionLessEqual = 3,
  MTLCompareFunctionGreater = 4,
  MTLCompareFunctionNotEqual = 5,
  MTLCompareFunctionGreaterEqual = 6,
  MTLCompareFunctionAlways = 7,
};

typedef NS_ENUM(NSUInteger, MTLStencilOperation) {
  MTLStencilOperationKeep = 0,
  MTLStencilOperationZero = 1,
  MTLStencilOperationReplace = 2,
  MTLStencilOperationIncrementClamp = 3,
  MTLStencilOperationDecrementClamp = 4,
  MTLStencilOperationInvert = 5,
  MTLStencilOperationIncrementWrap = 6,
  MTLStencilOperationDecrementWrap = 7,
};

typedef NS_ENUM(NSInteger, MTLIOCompressionMethod) {
  MTLIOCompressionMethodZlib = 0,
  MTLIOCompressionMethodLZFSE = 1,
  MTLIOCompressionMethodLZ4 = 2,
  MTLIOCompressionMethodLZMA = 3,
  MTLIOCompressionMethodLZBitmap = 4,
};

typedef NS_ENUM(NSUInteger, MTLFeatureSet) {
  MTLFeatureSet_iOS_GPUFamily1_v1 = 0,
  MTLFeatureSet_iOS_GPUFamily2_v1 = 1,
  MTLFeatureSet_iOS_GPUFamily1_v2 = 2,
  MTLFeatureSet_iOS_GPUFamily2_v2 = 3,
  MTLFeatureSet_iOS_GPUFamily3_v1 = 4,
  MTLFeatureSet_iOS_GPUFamily1_v3 = 5,
  MTLFeatureSet_iOS_GPUFamily2_v3 = 6,
  MTLFeatureSet_iOS_GPUFamily3_v2 = 7,
  MTLFeatureSet_iOS_GPUFamily1_v4 = 8,
  MTLFeatureSet_iOS_GPUFamily2_v4 = 9,
  MTLFeatureSet_iOS_GPUFamily3_v3 = 10,
  MTLFeatureSet_iOS_GPUFamily4_v1 = 11,
  MTLFeatureSet_iOS_GPUFamily1_v5 = 12,
  MTLFeatureSet_iOS_GPUFamily2_v5 = 13,
  MTLFeatureSet_iOS_GPUFamily3_v4 = 14,
  MTLFeatureSet_iOS_GPUFamily4_v2 = 15,
  MTLFeatureSet_iOS_GPUFamily5_v1 = 16,
  MTLFeatureSet_macOS_GPUFamily1_v1 = 10000,
  MTLFeatureSet_OSX_GPUFamily1_v1 = 10000,
  MTLFeatureSet_macOS_GPUFamily1_v2 = 10001,
  MTLFeatureSet_OSX_GPUFamily1_v2 = 10001,
  MTLFeatureSet_macOS_ReadWriteTextureTier2 = 10002,
  MTLFeatureSet_OSX_ReadWriteTextureTier2 = 10002,
  MTLFeatureSet_macOS_GPUFamily1_v3 = 10003,
  MTLFeatureSet_macOS_GPUFamily1_v4 = 10004,
  MTLFeatureSet_macOS_GPUFamily2_v1 = 10005,
  MTLFeatureSet_watchOS_GPUFamily1_v1 = 20000,
  MTLFeatureSet_WatchOS_GPUFamily1_v1 = 20000,
  MTLFeatureSet_watchOS_GPUFamily2_v1 = 20001,
  MTLFeatureSet_WatchOS_GPUFamily2_v1 = 20001,
  MTLFeatureSet_tvOS_GPUFamily1_v1 = 30000,
  MTLFeatureSet_TVOS_GPUFamily1_v1 = 30000,
  MTLFeatureSet_tvOS_GPUFamily1_v2 = 30001,
  MTLFeatureSet_tvOS_GPUFamily1_v3 = 30002,
  MTLFeatureSet_tvOS_GPUFamily2_v1 = 30003,
  MTLFeatureSet_tvOS_GPUFamily1_v4 = 30004,
  MTLFeatureSet_tvOS_GPUFamily2_v2 = 30005,
};

typedef NS_ENUM(NSInteger, MTLGPUFamily) {
  MTLGPUFamilyApple1 = 1001,
  MTLGPUFamilyApple2 = 1002,
  MTLGPUFamilyApple3 = 1003,
  MTLGPUFamilyApple4 = 1004,
  MTLGPUFamilyApple5 = 1005,
  MTLGPUFamilyApple6 = 1006,
  MTLGPUFamilyApple7 = 1007,
  MTLGPUFamilyApple8 = 1008,
  MTLGPUFamilyApple9 = 1009,
  MTLGPUFamilyApple10 = 1010,
  MTLGPUFamilyMac1 = 2001,
  MTLGPUFamilyMac2 = 2002,
  MTLGPUFamilyCommon1 = 3001,
  MTLGPUFamilyCommon2 = 3002,
  MTLGPUFamilyCommon3 = 3003,
  MTLGPUFamilyMacCatalyst1 = 4001,
  MTLGPUFamilyMacCatalyst2 = 4002,
  MTLGPUFamilyMetal3 = 5001,
  MTLGPUFamilyMetal4 = 5002,
};

typedef NS_ENUM(NSUInteger, MTLDeviceLocation) {
  MTLDeviceLocationBuiltIn = 0,
  MTLDeviceLocationSlot = 1,
  MTLDeviceLocationExternal = 2,
  MTLDeviceLocationUnspecified = 18446744073709551615u,
};

typedef NS_ENUM(NSUInteger, MTLReadWriteTextureTier) {
  MTLReadWriteTextureTierNone = 0,
  MTLReadWriteTextureTier1 = 1,
  MTLReadWriteTextureTier2 = 2,
};

typedef NS_ENUM(NSUInteger, MTLArgumentBuffersTier) {
  MTLArgumentBuffersTier1 = 0,
  MTLArgumentBuffersTier2 = 1,
};

typedef NS_ENUM(NSUInteger, MTLSparseTextureRegionAlignmentMode) {
  MTLSparseTextureRegionAlignmentModeOutward = 0,
  MTLSparseTextureRegionAlignmentModeInward = 1,
};

typedef NS_ENUM(NSUInteger, MTLCounterSamplingPoint) {
  MTLCounterSamplingPointAtStageBoundary = 0,
  MTLCounterSamplingPointAtDrawBoundary = 1,
  MTLCounterSamplingPointAtDispatchBoundary = 2,
  MTLCounterSamplingPointAtTileDispatchBoundary = 3,
  MTLCounterSamplingPointAtBlitBoundary = 4,
};

typedef NS_OPTIONS(NSUInteger, MTLPipelineOption) {
  MTLPipelineOptionNone = 0,
  MTLPipelineOptionArgumentInfo = 1,
  MTLPipelineOptionBindingInfo = 1,
  MTLPipelineOptionBufferTypeInfo = 2,
  MTLPipelineOptionFailOnBinaryArchiveMiss = 4,
};

typedef NS_ENUM(NSUInteger, MTLDynamicLibraryError) {
  MTLDynamicLibraryErrorNone = 0,
  MTLDynamicLibraryErrorInvalidFile = 1,
  MTLDynamicLibraryErrorCompilationFailure = 2,
  MTLDynamicLibraryErrorUnresolvedInstallName = 3,
  MTLDynamicLibraryErrorDependencyLoadFailure = 4,
  MTLDynamicLibraryErrorUnsupported = 5,
};

typedef NS_OPTIONS(NSUInteger, MTLFunctionOptions) {
  MTLFunctionOptionNone = 0,
  MTLFunctionOptionCompileToBinary = 1,
  MTLFunctionOptionStoreFunctionInMetalPipelinesScript = 2,
  MTLFunctionOptionStoreFunctionInMetalScript = 2,
  MTLFunctionOptionFailOnBinaryArchiveMiss = 4,
  MTLFunctionOptionPipelineIndependent = 8,
};

typedef NS_ENUM(NSUInteger, MTLFunctionLogType) {
  MTLFunctionLogTypeValidation = 0,
};

typedef NS_OPTIONS(NSUInteger, MTLStitchedLibraryOptions) {
  MTLStitchedLibraryOptionNone = 0,
  MTLStitchedLibraryOptionFailOnBinaryArchiveMiss = 1,
  MTLStitchedLibraryOptionStoreLibraryInMetalPipelinesScript = 2,
};

typedef NS_ENUM(NSInteger, MTLHeapType) {
  MTLHeapTypeAutomatic = 0,
  MTLHeapTypePlacement = 1,
  MTLHeapTypeSparse = 2,
};

typedef NS_ENUM(NSInteger, MTLIOStatus) {
  MTLIOStatusPending = 0,
  MTLIOStatusCancelled = 1,
  MTLIOStatusError = 2,
  MTLIOStatusComplete = 3,
};

typedef NS_ENUM(NSInteger, MTLIOPriority) {
  MTLIOPriorityHigh = 0,
  MTLIOPriorityNormal = 1,
  MTLIOPriorityLow = 2,
};

typedef NS_ENUM(NSInteger, MTLIOCommandQueueType) {
  MTLIOCommandQueueTypeConcurrent = 0,
  MTLIOCommandQueueTypeSerial = 1,
};

typedef NS_ENUM(NSInteger, MTLIOError) {
  MTLIOErrorURLInvalid = 1,
  MTLIOErrorInternal = 2,
};

typedef NS_ENUM(NSInteger, MTLIOCompressionStatus) {
  MTLIOCompressionStatusComplete = 0,
  MTLIOCompressionStatusError = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLIndirectCommandType) {
  MTLIndirectCommandTypeDraw = 1,
  MTLIndirectCommandTypeDrawIndexed = 2,
  MTLIndirectCommandTypeDrawPatches = 4,
  MTLIndirectCommandTypeDrawIndexedPatches = 8,
  MTLIndirectCommandTypeConcurrentDispatch = 32,
  MTLIndirectCommandTypeConcurrentDispatchThreads = 64,
  MTLIndirectCommandTypeDrawMeshThreadgroups = 128,
  MTLIndirectCommandTypeDrawMeshThreads = 256,
};

typedef NS_OPTIONS(NSUInteger, MTLIntersectionFunctionSignature) {
  MTLIntersectionFunctionSignatureNone = 0,
  MTLIntersectionFunctionSignatureInstancing = 1,
  MTLIntersectionFunctionSignatureTriangleData = 2,
  MTLIntersectionFunctionSignatureWorldSpaceData = 4,
  MTLIntersectionFunctionSignatureInstanceMotion = 8,
  MTLIntersectionFunctionSignaturePrimitiveMotion = 16,
  MTLIntersectionFunctionSignatureExtendedLimits = 32,
  MTLIntersectionFunctionSignatureMaxLevels = 64,
  MTLIntersectionFunctionSignatureCurveData = 128,
  MTLIntersectionFunctionSignatureIntersectionFunctionBuffer = 256,
  MTLIntersectionFunctionSignatureUserData = 512,
};

typedef NS_ENUM(NSUInteger, MTLPatchType) {
  MTLPatchTypeNone = 0,
  MTLPatchTypeTriangle = 1,
  MTLPatchTypeQuad = 2,
};

typedef NS_ENUM(NSUInteger, MTLFunctionType) {
  MTLFunctionTypeVertex = 1,
  MTLFunctionTypeFragment = 2,
  MTLFunctionTypeKernel = 3,
  MTLFunctionTypeVisible = 5,
  MTLFunctionTypeIntersection = 6,
  MTLFunctionTypeMesh = 7,
  MTLFunctionTypeObject = 8,
};

typedef NS_ENUM(NSUInteger, MTLLanguageVersion) {
  MTLLanguageVersion1_0 = 65536,
  MTLLanguageVersion1_1 = 65537,
  MTLLanguageVersion1_2 = 65538,
  MTLLanguageVersion2_0 = 131072,
  MTLLanguageVersion2_1 = 131073,
  MTLLanguageVersion2_2 = 131074,
  MTLLanguageVersion2_3 = 131075,
  MTLLanguageVersion2_4 = 131076,
  MTLLanguageVersion3_0 = 196608,
  MTLLanguageVersion3_1 = 196609,
  MTLLanguageVersion3_2 = 196610,
  MTLLanguageVersion4_0 = 262144,
  MTLLanguageVersion4_1 = 262145,
};

typedef NS_ENUM(NSInteger, MTLLibraryType) {
  MTLLibraryTypeExecutable = 0,
  MTLLibraryTypeDynamic = 1,
};

typedef NS_ENUM(NSInteger, MTLLibraryOptimizationLevel) {
  MTLLibraryOptimizationLevelDefault = 0,
  MTLLibraryOptimizationLevelSize = 1,
};

typedef NS_ENUM(NSInteger, MTLCompileSymbolVisibility) {
  MTLCompileSymbolVisibilityDefault = 0,
  MTLCompileSymbolVisibilityHidden = 1,
};

typedef NS_ENUM(NSInteger, MTLMathMode) {
  MTLMathModeSafe = 0,
  MTLMathModeRelaxed = 1,
  MTLMathModeFast = 2,
};

typedef NS_ENUM(NSInteger, MTLMathFloatingPointFunctions) {
  MTLMathFloatingPointFunctionsFast = 0,
  MTLMathFloatingPointFunctionsPrecise = 1,
};

typedef NS_ENUM(NSUInteger, MTLLibraryError) {
  MTLLibraryErrorUnsupported = 1,
  MTLLibraryErrorInternal = 2,
  MTLLibraryErrorCompileFailure = 3,
  MTLLibraryErrorCompileWarning = 4,
  MTLLibraryErrorFunctionNotFound = 5,
  MTLLibraryErrorFileNotFound = 6,
};

typedef NS_ENUM(NSInteger, MTLLogLevel) {
  MTLLogLevelUndefined = 0,
  MTLLogLevelDebug = 1,
  MTLLogLevelInfo = 2,
  MTLLogLevelNotice = 3,
  MTLLogLevelError = 4,
  MTLLogLevelFault = 5,
};

typedef NS_ENUM(NSUInteger, MTLLogStateError) {
  MTLLogStateErrorInvalidSize = 1,
  MTLLogStateErrorInvalid = 2,
};

typedef NS_ENUM(NSUInteger, MTLMutability) {
  MTLMutabilityDefault = 0,
  MTLMutabilityMutable = 1,
  MTLMutabilityImmutable = 2,
};

typedef NS_ENUM(NSInteger, MTLShaderValidation) {
  MTLShaderValidationDefault = 0,
  MTLShaderValidationEnabled = 1,
  MTLShaderValidationDisabled = 2,
};

typedef NS_ENUM(NSUInteger, MTLPixelFormat) {
  MTLPixelFormatInvalid = 0,
  MTLPixelFormatA8Unorm = 1,
  MTLPixelFormatR8Unorm = 10,
  MTLPixelFormatR8Unorm_sRGB = 11,
  MTLPixelFormatR8Snorm = 12,
  MTLPixelFormatR8Uint = 13,
  MTLPixelFormatR8Sint = 14,
  MTLPixelFormatR16Unorm = 20,
  MTLPixelFormatR16Snorm = 22,
  MTLPixelFormatR16Uint = 23,
  MTLPixelFormatR16Sint = 24,
  MTLPixelFormatR16Float = 25,
  MTLPixelFormatRG8Unorm = 30,
  MTLPixelFormatRG8Unorm_sRGB = 31,
  MTLPixelFormatRG8Snorm = 32,
  MTLPixelFormatRG8Uint = 33,
  MTLPixelFormatRG8Sint = 34,
  MTLPixelFormatB5G6R5Unorm = 40,
  MTLPixelFormatA1BGR5Unorm = 41,
  MTLPixelFormatABGR4Unorm = 42,
  MTLPixelFormatBGR5A1Unorm = 43,
  MTLPixelFormatR32Uint = 53,
  MTLPixelFormatR32Sint = 54,
  MTLPixelFormatR32Float = 55,
  MTLPixelFormatRG16Unorm = 60,
  MTLPixelFormatRG16Snorm = 62,
  MTLPixelFormatRG16Uint = 63,
  MTLPixelFormatRG16Sint = 64,
  MTLPixelFormatRG16Float = 65,
  MTLPixelFormatRGBA8Unorm = 70,
  MTLPixelFormatRGBA8Unorm_sRGB = 71,
  MTLPixelFormatRGBA8Snorm = 72,
  MTLPixelFormatRGBA8Uint = 73,
  MTLPixelFormatRGBA8Sint = 74,
  MTLPixelFormatBGRA8Unorm = 80,
  MTLPixelFormatBGRA8Unorm_sRGB = 81,
  MTLPixelFormatRGB10A2Unorm = 90,
  MTLPixelFormatRGB10A2Uint = 91,
  MTLPixelFormatRG11B10Float = 92,
  MTLPixelFormatRGB9E5Float = 93,
  MTLPixelFormatBGR10A2Unorm = 94,
  MTLPixelFormatBGR10_XR = 554,
  MTLPixelFormatBGR10_XR_sRGB = 555,
  MTLPixelFormatRG32Uint = 103,
  MTLPixelFormatRG32Sint = 104,
  MTLPixelFormatRG32Float = 105,
  MTLPixelFormatRGBA16Unorm = 110,
  MTLPixelFormatRGBA16Snorm = 112,
  MTLPixelFormatRGBA16Uint = 113,
  MTLPixelFormatRGBA16Sint = 114,
  MTLPixelFormatRGBA16Float = 115,
  MTLPixelFormatBGRA10_XR = 552,
  MTLPixelFormatBGRA10_XR_sRGB = 553,
  MTLPixelFormatRGBA32Uint = 123,
  MTLPixelFormatRGBA32Sint = 124,
  MTLPixelFormatRGBA32Float = 125,
  MTLPixelFormatBC1_RGBA = 130,
  MTLPixelFormatBC1_RGBA_sRGB = 131,
  MTLPixelFormatBC2_RGBA = 132,
  MTLPixelFormatBC2_RGBA_sRGB = 133,
  MTLPixelFormatBC3_RGBA = 134,
  MTLPixelFormatBC3_RGBA_sRGB = 135,
  MTLPixelFormatBC4_RUnorm = 140,
  MTLPixelFormatBC4_RSnorm = 141,
  MTLPixelFormatBC5_RGUnorm = 142,
  MTLPixelFormatBC5_RGSnorm = 143,
  MTLPixelFormatBC6H_RGBFloat = 150,
  MTLPixelFormatBC6H_RGBUfloat = 151,
  MTLPixelFormatBC7_RGBAUnorm = 152,
  MTLPixelFormatBC7_RGBAUnorm_sRGB = 153,
  MTLPixelFormatPVRTC_RGB_2BPP = 160,
  MTLPixelFormatPVRTC_RGB_2BPP_sRGB = 161,
  MTLPixelFormatPVRTC_RGB_4BPP = 162,
  MTLPixelFormatPVRTC_RGB_4BPP_sRGB = 163,
  MTLPixelFormatPVRTC_RGBA_2BPP = 164,
  MTLPixelFormatPVRTC_RGBA_2BPP_sRGB = 165,
  MTLPixelFormatPVRTC_RGBA_4BPP = 166,
  MTLPixelFormatPVRTC_RGBA_4BPP_sRGB = 167,
  MTLPixelFormatEAC_R11Unorm = 170,
  MTLPixelFormatEAC_R11Snorm = 172,
  MTLPixelFormatEAC_RG11Unorm = 174,
  MTLPixelFormatEAC_RG11Snorm = 176,
  MTLPixelFormatEAC_RGBA8 = 178,
  MTLPixelFormatEAC_RGBA8_sRGB = 179,
  MTLPixelFormatETC2_RGB8 = 180,
  MTLPixelFormatETC2_RGB8_sRGB = 181,
  MTLPixelFormatETC2_RGB8A1 = 182,
  MTLPixelFormatETC2_RGB8A1_sRGB = 183,
  MTLPixelFormatASTC_4x4_sRGB = 186,
  MTLPixelFormatASTC_5x4_sRGB = 187,
  MTLPixelFormatASTC_5x5_sRGB = 188,
  MTLPixelFormatASTC_6x5_sRGB = 189,
  MTLPixelFormatASTC_6x6_sRGB = 190,
  MTLPixelFormatASTC_8x5_sRGB = 192,
  MTLPixelFormatASTC_8x6_sRGB = 193,
  MTLPixelFormatASTC_8x8_sRGB = 194,
  MTLPixelFormatASTC_10x5_sRGB = 195,
  MTLPixelFormatASTC_10x6_sRGB = 196,
  MTLPixelFormatASTC_10x8_sRGB = 197,
  MTLPixelFormatASTC_10x10_sRGB = 198,
  MTLPixelFormatASTC_12x10_sRGB = 199,
  MTLPixelFormatASTC_12x12_sRGB = 200,
  MTLPixelFormatASTC_4x4_LDR = 204,
  MTLPixelFormatASTC_5x4_LDR = 205,
  MTLPixelFormatASTC_5x5_LDR = 206,
  MTLPixelFormatASTC_6x5_LDR = 207,
  MTLPixelFormatASTC_6x6_LDR = 208,
  MTLPixelFormatASTC_8x5_LDR = 210,
  MTLPixelFormatASTC_8x6_LDR = 211,
  MTLPixelFormatASTC_8x8_LDR = 212,
  MTLPixelFormatASTC_10x5_LDR = 213,
  MTLPixelFormatASTC_10x6_LDR = 214,
  MTLPixelFormatASTC_10x8_LDR = 215,
  MTLPixelFormatASTC_10x10_LDR = 216,
  MTLPixelFormatASTC_12x10_LDR = 217,
  MTLPixelFormatASTC_12x12_LDR = 218,
  MTLPixelFormatASTC_4x4_HDR = 222,
  MTLPixelFormatASTC_5x4_HDR = 223,
  MTLPixelFormatASTC_5x5_HDR = 224,
  MTLPixelFormatASTC_6x5_HDR = 225,
  MTLPixelFormatASTC_6x6_HDR = 226,
  MTLPixelFormatASTC_8x5_HDR = 228,
  MTLPixelFormatASTC_8x6_HDR = 229,
  MTLPixelFormatASTC_8x8_HDR = 230,
  MTLPixelFormatASTC_10x5_HDR = 231,
  MTLPixelFormatASTC_10x6_HDR = 232,
  MTLPixelFormatASTC_10x8_HDR = 233,
  MTLPixelFormatASTC_10x10_HDR = 234,
  MTLPixelFormatASTC_12x10_HDR = 235,
  MTLPixelFormatASTC_12x12_HDR = 236,
  MTLPixelFormatGBGR422 = 240,
  MTLPixelFormatBGRG422 = 241,
  MTLPixelFormatDepth16Unorm = 250,
  MTLPixelFormatDepth32Float = 252,
  MTLPixelFormatStencil8 = 253,
  MTLPixelFormatDepth24Unorm_Stencil8 = 255,
  MTLPixelFormatDepth32Float_Stencil8 = 260,
  MTLPixelFormatX32_Stencil8 = 261,
  MTLPixelFormatX24_Stencil8 = 262,
  MTLPixelFormatUnspecialized = 263,
};

typedef NS_ENUM(NSUInteger, MTLPrimitiveType) {
  MTLPrimitiveTypePoint = 0,
  MTLPrimitiveTypeLine = 1,
  MTLPrimitiveTypeLineStrip = 2,
  MTLPrimitiveTypeTriangle = 3,
  MTLPrimitiveTypeTriangleStrip = 4,
};

typedef NS_ENUM(NSUInteger, MTLVisibilityResultMode) {
  MTLVisibilityResultModeDisabled = 0,
  MTLVisibilityResultModeBoolean = 1,
  MTLVisibilityResultModeCounting = 2,
};

typedef NS_ENUM(NSUInteger, MTLCullMode) {
  MTLCullModeNone = 0,
  MTLCullModeFront = 1,
  MTLCullModeBack = 2,
};

typedef NS_ENUM(NSUInteger, MTLWinding) {
  MTLWindingClockwise = 0,
  MTLWindingCounterClockwise = 1,
};

typedef NS_ENUM(NSUInteger, MTLDepthClipMode) {
  MTLDepthClipModeClip = 0,
  MTLDepthClipModeClamp = 1,
};

typedef NS_ENUM(NSUInteger, MTLTriangleFillMode) {
  MTLTriangleFillModeFill = 0,
  MTLTriangleFillModeLines = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLRenderStages) {
  MTLRenderStageVertex = 1,
  MTLRenderStageFragment = 2,
  MTLRenderStageTile = 4,
  MTLRenderStageObject = 8,
  MTLRenderStageMesh = 16,
};

typedef NS_ENUM(NSUInteger, MTLLoadAction) {
  MTLLoadActionDontCare = 0,
  MTLLoadActionLoad = 1,
  MTLLoadActionClear = 2,
};

typedef NS_ENUM(NSUInteger, MTLStoreAction) {
  MTLStoreActionDontCare = 0,
  MTLStoreActionStore = 1,
  MTLStoreActionMultisampleResolve = 2,
  MTLStoreActionStoreAndMultisampleResolve = 3,
  MTLStoreActionUnknown = 4,
  MTLStoreActionCustomSampleDepthStore = 5,
};

typedef NS_ENUM(NSInteger, MTLVisibilityResultType) {
  MTLVisibilityResultTypeReset = 0,
  MTLVisibilityResultTypeAccumulate = 1,
};

typedef NS_ENUM(NSUInteger, MTLMultisampleDepthResolveFilter) {
  MTLMultisampleDepthResolveFilterSample0 = 0,
  MTLMultisampleDepthResolveFilterMin = 1,
  MTLMultisampleDepthResolveFilterMax = 2,
};

typedef NS_ENUM(NSUInteger, MTLMultisampleStencilResolveFilter) {
  MTLMultisampleStencilResolveFilterSample0 = 0,
  MTLMultisampleStencilResolveFilterDepthResolvedSample = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLStoreActionOptions) {
  MTLStoreActionOptionNone = 0,
  MTLStoreActionOptionCustomSamplePositions = 1,
  MTLStoreActionOptionValidMask = 1,
};

typedef NS_ENUM(NSUInteger, MTLBlendFactor) {
  MTLBlendFactorZero = 0,
  MTLBlendFactorOne = 1,
  MTLBlendFactorSourceColor = 2,
  MTLBlendFactorOneMinusSourceColor = 3,
  MTLBlendFactorSourceAlpha = 4,
  MTLBlendFactorOneMinusSourceAlpha = 5,
  MTLBlendFactorDestinationColor = 6,
  MTLBlendFactorOneMinusDestinationColor = 7,
  MTLBlendFactorDestinationAlpha = 8,
  MTLBlendFactorOneMinusDestinationAlpha = 9,
  MTLBlendFactorSourceAlphaSaturated = 10,
  MTLBlendFactorBlendColor = 11,
  MTLBlendFactorOneMinusBlendColor = 12,
  MTLBlendFactorBlendAlpha = 13,
  MTLBlendFactorOneMinusBlendAlpha = 14,
  MTLBlendFactorSource1Color = 15,
  MTLBlendFactorOneMinusSource1Color = 16,
  MTLBlendFactorSource1Alpha = 17,
  MTLBlendFactorOneMinusSource1Alpha = 18,
  MTLBlendFactorUnspecialized = 19,
};

typedef NS_ENUM(NSUInteger, MTLBlendOperation) {
  MTLBlendOperationAdd = 0,
  MTLBlendOperationSubtract = 1,
  MTLBlendOperationReverseSubtract = 2,
  MTLBlendOperationMin = 3,
  MTLBlendOperationMax = 4,
  MTLBlendOperationUnspecialized = 5,
};

typedef NS_ENUM(NSUInteger, MTLPrimitiveTopologyClass) {
  MTLPrimitiveTopologyClassUnspecified = 0,
  MTLPrimitiveTopologyClassPoint = 1,
  MTLPrimitiveTopologyClassLine = 2,
  MTLPrimitiveTopologyClassTriangle = 3,
};

typedef NS_ENUM(NSUInteger, MTLTessellationPartitionMode) {
  MTLTessellationPartitionModePow2 = 0,
  MTLTessellationPartitionModeInteger = 1,
  MTLTessellationPartitionModeFractionalOdd = 2,
  MTLTessellationPartitionModeFractionalEven = 3,
};

typedef NS_ENUM(NSUInteger, MTLTessellationFactorStepFunction) {
  MTLTessellationFactorStepFunctionConstant = 0,
  MTLTessellationFactorStepFunctionPerPatch = 1,
  MTLTessellationFactorStepFunctionPerInstance = 2,
  MTLTessellationFactorStepFunctionPerPatchAndPerInstance = 3,
};

typedef NS_ENUM(NSUInteger, MTLTessellationFactorFormat) {
  MTLTessellationFactorFormatHalf = 0,
};

typedef NS_ENUM(NSUInteger, MTLTessellationControlPointIndexType) {
  MTLTessellationControlPointIndexTypeNone = 0,
  MTLTessellationControlPointIndexTypeUInt16 = 1,
  MTLTessellationControlPointIndexTypeUInt32 = 2,
};

typedef NS_OPTIONS(NSUInteger, MTLColorWriteMask) {
  MTLColorWriteMaskNone = 0,
  MTLColorWriteMaskRed = 8,
  MTLColorWriteMaskGreen = 4,
  MTLColorWriteMaskBlue = 2,
  MTLColorWriteMaskAlpha = 1,
  MTLColorWriteMaskAll = 15,
  MTLColorWriteMaskUnspecialized = 16,
};

typedef NS_ENUM(NSUInteger, MTLPurgeableState) {
  MTLPurgeableStateKeepCurrent = 1,
  MTLPurgeableStateNonVolatile = 2,
  MTLPurgeableStateVolatile = 3,
  MTLPurgeableStateEmpty = 4,
};

typedef NS_ENUM(NSUInteger, MTLCPUCacheMode) {
  MTLCPUCacheModeDefaultCache = 0,
  MTLCPUCacheModeWriteCombined = 1,
};

typedef NS_ENUM(NSUInteger, MTLStorageMode) {
  MTLStorageModeShared = 0,
  MTLStorageModeManaged = 1,
  MTLStorageModePrivate = 2,
  MTLStorageModeMemoryless = 3,
};

typedef NS_ENUM(NSUInteger, MTLHazardTrackingMode) {
  MTLHazardTrackingModeDefault = 0,
  MTLHazardTrackingModeUntracked = 1,
  MTLHazardTrackingModeTracked = 2,
};

typedef NS_ENUM(NSInteger, MTLSparsePageSize) {
  MTLSparsePageSize16 = 101,
  MTLSparsePageSize64 = 102,
  MTLSparsePageSize256 = 103,
};

typedef NS_ENUM(NSInteger, MTLBufferSparseTier) {
  MTLBufferSparseTierNone = 0,
  MTLBufferSparseTier1 = 1,
};

typedef NS_ENUM(NSInteger, MTLTextureSparseTier) {
  MTLTextureSparseTierNone = 0,
  MTLTextureSparseTier1 = 1,
  MTLTextureSparseTier2 = 2,
};

typedef NS_OPTIONS(NSUInteger, MTLResourceOptions) {
  MTLResourceCPUCacheModeDefaultCache = 0,
  MTLResourceCPUCacheModeWriteCombined = 1,
  MTLResourceStorageModeShared = 0,
  MTLResourceStorageModeManaged = 16,
  MTLResourceStorageModePrivate = 32,
  MTLResourceStorageModeMemoryless = 32,
  MTLResourceHazardTrackingModeDefault = 0,
  MTLResourceHazardTrackingModeUntracked = 256,
  MTLResourceHazardTrackingModeTracked = 512,
  MTLResourceOptionCPUCacheModeDefault = 0,
  MTLResourceOptionCPUCacheModeWriteCombined = 1,
};

typedef NS_ENUM(NSUInteger, MTLSparseTextureMappingMode) {
  MTLSparseTextureMappingModeMap = 0,
  MTLSparseTextureMappingModeUnmap = 1,
};

typedef NS_ENUM(NSUInteger, MTLSamplerMinMagFilter) {
  MTLSamplerMinMagFilterNearest = 0,
  MTLSamplerMinMagFilterLinear = 1,
};

typedef NS_ENUM(NSUInteger, MTLSamplerMipFilter) {
  MTLSamplerMipFilterNotMipmapped = 0,
  MTLSamplerMipFilterNearest = 1,
  MTLSamplerMipFilterLinear = 2,
};

typedef NS_ENUM(NSUInteger, MTLSamplerAddressMode) {
  MTLSamplerAddressModeClampToEdge = 0,
  MTLSamplerAddressModeMirrorClampToEdge = 1,
  MTLSamplerAddressModeRepeat = 2,
  MTLSamplerAddressModeMirrorRepeat = 3,
  MTLSamplerAddressModeClampToZero = 4,
  MTLSamplerAddressModeClampToBorderColor = 5,
};

typedef NS_ENUM(NSUInteger, MTLSamplerBorderColor) {
  MTLSamplerBorderColorTransparentBlack = 0,
  MTLSamplerBorderColorOpaqueBlack = 1,
  MTLSamplerBorderColorOpaqueWhite = 2,
};

typedef NS_ENUM(NSUInteger, MTLSamplerReductionMode) {
  MTLSamplerReductionModeWeightedAverage = 0,
  MTLSamplerReductionModeMinimum = 1,
  MTLSamplerReductionModeMaximum = 2,
};

typedef NS_ENUM(NSUInteger, MTLAttributeFormat) {
  MTLAttributeFormatInvalid = 0,
  MTLAttributeFormatUChar2 = 1,
  MTLAttributeFormatUChar3 = 2,
  MTLAttributeFormatUChar4 = 3,
  MTLAttributeFormatChar2 = 4,
  MTLAttributeFormatChar3 = 5,
  MTLAttributeFormatChar4 = 6,
  MTLAttributeFormatUChar2Normalized = 7,
  MTLAttributeFormatUChar3Normalized = 8,
  MTLAttributeFormatUChar4Normalized = 9,
  MTLAttributeFormatChar2Normalized = 10,
  MTLAttributeFormatChar3Normalized = 11,
  MTLAttributeFormatChar4Normalized = 12,
  MTLAttributeFormatUShort2 = 13,
  MTLAttributeFormatUShort3 = 14,
  MTLAttributeFormatUShort4 = 15,
  MTLAttributeFormatShort2 = 16,
  MTLAttributeFormatShort3 = 17,
  MTLAttributeFormatShort4 = 18,
  MTLAttributeFormatUShort2Normalized = 19,
  MTLAttributeFormatUShort3Normalized = 20,
  MTLAttributeFormatUShort4Normalized = 21,
  MTLAttributeFormatShort2Normalized = 22,
  MTLAttributeFormatShort3Normalized = 23,
  MTLAttributeFormatShort4Normalized = 24,
  MTLAttributeFormatHalf2 = 25,
  MTLAttributeFormatHalf3 = 26,
  MTLAttributeFormatHalf4 = 27,
  MTLAttributeFormatFloat = 28,
  MTLAttributeFormatFloat2 = 29,
  MTLAttributeFormatFloat3 = 30,
  MTLAttributeFormatFloat4 = 31,
  MTLAttributeFormatInt = 32,
  MTLAttributeFormatInt2 = 33,
  MTLAttributeFormatInt3 = 34,
  MTLAttributeFormatInt4 = 35,
  MTLAttributeFormatUInt = 36,
  MTLAttributeFormatUInt2 = 37,
  MTLAttributeFormatUInt3 = 38,
  MTLAttributeFormatUInt4 = 39,
  MTLAttributeFormatInt1010102Normalized = 40,
  MTLAttributeFormatUInt1010102Normalized = 41,
  MTLAttributeFormatUChar4Normalized_BGRA = 42,
  MTLAttributeFormatUChar = 45,
  MTLAttributeFormatChar = 46,
  MTLAttributeFormatUCharNormalized = 47,
  MTLAttributeFormatCharNormalized = 48,
  MTLAttributeFormatUShort = 49,
  MTLAttributeFormatShort = 50,
  MTLAttributeFormatUShortNormalized = 51,
  MTLAttributeFormatShortNormalized = 52,
  MTLAttributeFormatHalf = 53,
  MTLAttributeFormatFloatRG11B10 = 54,
  MTLAttributeFormatFloatRGB9E5 = 55,
};

typedef NS_ENUM(NSUInteger, MTLStepFunction) {
  MTLStepFunctionConstant = 0,
  MTLStepFunctionPerVertex = 1,
  MTLStepFunctionPerInstance = 2,
  MTLStepFunctionPerPatch = 3,
  MTLStepFunctionPerPatchControlPoint = 4,
  MTLStepFunctionThreadPositionInGridX = 5,
  MTLStepFunctionThreadPositionInGridY = 6,
  MTLStepFunctionThreadPositionInGridXIndexed = 7,
  MTLStepFunctionThreadPositionInGridYIndexed = 8,
};

typedef NS_ENUM(NSInteger, MTLTensorDataType) {
  MTLTensorDataTypeNone = 0,
  MTLTensorDataTypeFloat32 = 3,
  MTLTensorDataTypeFloat16 = 16,
  MTLTensorDataTypeBFloat16 = 121,
  MTLTensorDataTypeInt8 = 45,
  MTLTensorDataTypeUInt8 = 49,
  MTLTensorDataTypeInt16 = 37,
  MTLTensorDataTypeUInt16 = 41,
  MTLTensorDataTypeInt32 = 29,
  MTLTensorDataTypeUInt32 = 33,
};

typedef NS_ENUM(NSInteger, MTLTensorError) {
  MTLTensorErrorNone = 0,
  MTLTensorErrorInternalError = 1,
  MTLTensorErrorInvalidDescriptor = 2,
};

typedef NS_OPTIONS(NSUInteger, MTLTensorUsage) {
  MTLTensorUsageCompute = 1,
  MTLTensorUsageRender = 2,
  MTLTensorUsageMachineLearning = 4,
};

typedef NS_ENUM(NSUInteger, MTLTextureType) {
  MTLTextureType1D = 0,
  MTLTextureType1DArray = 1,
  MTLTextureType2D = 2,
  MTLTextureType2DArray = 3,
  MTLTextureType2DMultisample = 4,
  MTLTextureTypeCube = 5,
  MTLTextureTypeCubeArray = 6,
  MTLTextureType3D = 7,
  MTLTextureType2DMultisampleArray = 8,
  MTLTextureTypeTextureBuffer = 9,
};

typedef NS_ENUM(uint8_t, MTLTextureSwizzle) {
  MTLTextureSwizzleZero = 0,
  MTLTextureSwizzleOne = 1,
  MTLTextureSwizzleRed = 2,
  MTLTextureSwizzleGreen = 3,
  MTLTextureSwizzleBlue = 4,
  MTLTextureSwizzleAlpha = 5,
};

typedef NS_ENUM(NSInteger, MTLTextureCompressionType) {
  MTLTextureCompressionTypeLossless = 0,
  MTLTextureCompressionTypeLossy = 1,
};

typedef NS_OPTIONS(NSUInteger, MTLTextureUsage) {
  MTLTextureUsageUnknown = 0,
  MTLTextureUsageShaderRead = 1,
  MTLTextureUsageShaderWrite = 2,
  MTLTextureUsageRenderTarget = 4,
  MTLTextureUsagePixelFormatView = 16,
  MTLTextureUsageShaderAtomic = 32,
};

typedef NS_ENUM(NSUInteger, MTLVertexFormat) {
  MTLVertexFormatInvalid = 0,
  MTLVertexFormatUChar2 = 1,
  MTLVertexFormatUChar3 = 2,
  MTLVertexFormatUChar4 = 3,
  MTLVertexFormatChar2 = 4,
  MTLVertexFormatChar3 = 5,
  MTLVertexFormatChar4 = 6,
  MTLVertexFormatUChar2Normalized = 7,
  MTLVertexFormatUChar3Normalized = 8,
  MTLVertexFormatUChar4Normalized = 9,
  MTLVertexFormatChar2Normalized = 10,
  MTLVertexFormatChar3Normalized = 11,
  MTLVertexFormatChar4Normalized = 12,
  MTLVertexFormatUShort2 = 13,
  MTLVertexFormatUShort3 = 14,
  MTLVertexFormatUShort4 = 15,
  MTLVertexFormatShort2 = 16,
  MTLVertexFormatShort3 = 17,
  MTLVertexFormatShort4 = 18,
  MTLVertexFormatUShort2Normalized = 19,
  MTLVertexFormatUShort3Normalized = 20,
  MTLVertexFormatUShort4Normalized = 21,
  MTLVertexFormatShort2Normalized = 22,
  MTLVertexFormatShort3Normalized = 23,
  MTLVertexFormatShort4Normalized = 24,
  MTLVertexFormatHalf2 = 25,
  MTLVertexFormatHalf3 = 26,
  MTLVertexFormatHalf4 = 27,
  MTLVertexFormatFloat = 28,
  MTLVertexFormatFloat2 = 29,
  MTLVertexFormatFloat3 = 30,
  MTLVertexFormatFloat4 = 31,
  MTLVertexFormatInt = 32,
  MTLVertexFormatInt2 = 33,
  MTLVertexFormatInt3 = 34,
  MTLVertexFormatInt4 = 35,
  MTLVertexFormatUInt = 36,
  MTLVertexFormatUInt2 = 37,
  MTLVertexFormatUInt3 = 38,
  MTLVertexFormatUInt4 = 39,
  MTLVertexFormatInt1010102Normalized = 40,
  MTLVertexFormatUInt1010102Normalized = 41,
  MTLVertexFormatUChar4Normalized_BGRA = 42,
  MTLVertexFormatUChar = 45,
  MTLVertexFormatChar = 46,
  MTLVertexFormatUCharNormalized = 47,
  MTLVertexFormatCharNormalized = 48,
  MTLVertexFormatUShort = 49,
  MTLVertexFormatShort = 50,
  MTLVertexFormatUShortNormalized = 51,
  MTLVertexFormatShortNormalized = 52,
  MTLVertexFormatHalf = 53,
  MTLVertexFormatFloatRG11B10 = 54,
  MTLVertexFormatFloatRGB9E5 = 55,
};

typedef NS_ENUM(NSUInteger, MTLVertexStepFunction) {
  MTLVertexStepFunctionConstant = 0,
  MTLVertexStepFunctionPerVertex = 1,
  MTLVertexStepFunctionPerInstance = 2,
  MTLVertexStepFunctionPerPatch = 3,
  MTLVertexStepFunctionPerPatchControlPoint = 4,
};

typedef NSString *MTLCommonCounter;
typedef NSString *MTLCommonCounterSet;
typedef NSString *MTLDeviceNotificationName;
typedef MTLComputePipelineReflection *MTLAutoreleasedComputePipelineReflection;
typedef MTLRenderPipelineReflection *MTLAutoreleasedRenderPipelineReflection;
typedef uint64_t MTLTimestamp;
typedef void*MTLIOCompressionContext;
typedef void*MTLIOCompresionContext;
typedef MTLArgument *MTLAutoreleasedArgument;
typedef struct {
  uint64_t bufferAddress;
  uint64_t length;
} MTL4BufferRange;
NS_INLINE MTL4BufferRange MTL4BufferRangeMake(uint64_t bufferAddress, uint64_t length) {
  const MTL4BufferRange made = {bufferAddress, length};
  return made;
}

typedef struct {
  MTLSparseTextureMappingMode mode;
  MTLRegion textureRegion;
  NSUInteger textureLevel;
  NSUInteger textureSlice;
  NSUInteger heapOffset;
} MTL4UpdateSparseTextureMappingOperation;
NS_INLINE MTL4UpdateSparseTextureMappingOperation MTL4UpdateSparseTextureMappingOperationMake(MTLSparseTextureMappingMode mode, MTLRegion textureRegion, NSUInteger textureLevel, NSUInteger textureSlice, NSUInteger heapOffset) {
  const MTL4UpdateSparseTextureMappingOperation made = {mode, textureRegion, textureLevel, textureSlice, heapOffset};
  return made;
}

typedef struct {
  MTLRegion sourceRegion;
  NSUInteger sourceLevel;
  NSUInteger sourceSlice;
  MTLOrigin destinationOrigin;
  NSUInteger destinationLevel;
  NSUInteger destinationSlice;
} MTL4CopySparseTextureMappingOperation;
NS_INLINE MTL4CopySparseTextureMappingOperation MTL4CopySparseTextureMappingOperationMake(MTLRegion sourceRegion, NSUInteger sourceLevel, NSUInteger sourceSlice, MTLOrigin destinationOrigin, NSUInteger destinationLevel, NSUInteger destinationSlice) {
  const MTL4CopySparseTextureMappingOperation made = {sourceRegion, sourceLevel, sourceSlice, destinationOrigin, destinationLevel, destinationSlice};
  return made;
}

typedef struct {
  MTLSparseTextureMappingMode mode;
  NSRange bufferRange;
  NSUInteger heapOffset;
} MTL4UpdateSparseBufferMappingOperation;
NS_INLINE MTL4UpdateSparseBufferMappingOperation MTL4UpdateSparseBufferMappingOperationMake(MTLSparseTextureMappingMode mode, NSRange bufferRange, NSUInteger heapOffset) {
  const MTL4UpdateSparseBufferMappingOperation made = {mode, bufferRange, heapOffset};
  return made;
}

typedef struct {
  NSRange sourceRange;
  NSUInteger destinationOffset;
} MTL4CopySparseBufferMappingOperation;
NS_INLINE MTL4CopySparseBufferMappingOperation MTL4CopySparseBufferMappingOperationMake(NSRange sourceRange, NSUInteger destinationOffset) {
  const MTL4CopySparseBufferMappingOperation made = {sourceRange, destinationOffset};
  return made;
}

typedef struct {
  uint64_t timestamp;
} MTL4TimestampHeapEntry;
NS_INLINE MTL4TimestampHeapEntry MTL4TimestampHeapEntryMake(uint64_t timestamp) {
  const MTL4TimestampHeapEntry made = {timestamp};
  return made;
}

typedef struct {
  MTLAccelerationStructureInstanceOptions options;
  uint32_t mask;
  uint32_t intersectionFunctionTableOffset;
  uint32_t accelerationStructureIndex;
  uint32_t userID;
  uint32_t motionTransformsStartIndex;
  uint32_t motionTransformsCount;
  MTLMotionBorderMode motionStartBorderMode;
  MTLMotionBorderMode motionEndBorderMode;
  float motionStartTime;
  float motionEndTime;
} MTLAccelerationStructureMotionInstanceDescriptor;
NS_INLINE MTLAccelerationStructureMotionInstanceDescriptor MTLAccelerationStructureMotionInstanceDescriptorMake(MTLAccelerationStructureInstanceOptions options, uint32_t mask, uint32_t intersectionFunctionTableOffset, uint32_t accelerationStructureIndex, uint32_t userID, uint32_t motionTransformsStartIndex, uint32_t motionTransformsCount, MTLMotionBorderMode motionStartBorderMode, MTLMotionBorderMode motionEndBorderMode, float motionStartTime, float motionEndTime) {
  const MTLAccelerationStructureMotionInstanceDescriptor made = {options, mask, intersectionFunctionTableOffset, accelerationStructureIndex, userID, motionTransformsStartIndex, motionTransformsCount, motionStartBorderMode, motionEndBorderMode, motionStartTime, motionEndTime};
  return made;
}

typedef struct {
  MTLAccelerationStructureInstanceOptions options;
  uint32_t mask;
  uint32_t intersectionFunctionTableOffset;
  uint32_t userID;
  MTLResourceID accelerationStructureID;
  uint32_t motionTransformsStartIndex;
  uint32_t motionTransformsCount;
  MTLMotionBorderMode motionStartBorderMode;
  MTLMotionBorderMode motionEndBorderMode;
  float motionStartTime;
  float motionEndTime;
} MTLIndirectAccelerationStructureMotionInstanceDescriptor;
NS_INLINE MTLIndirectAccelerationStructureMotionInstanceDescriptor MTLIndirectAccelerationStructureMotionInstanceDescriptorMake(MTLAccelerationStructureInstanceOptions options, uint32_t mask, uint32_t intersectionFunctionTableOffset, uint32_t userID, MTLResourceID accelerationStructureID, uint32_t motionTransformsStartIndex, uint32_t motionTransformsCount, MTLMotionBorderMode motionStartBorderMode, MTLMotionBorderMode motionEndBorderMode, float motionStartTime, float motionEndTime) {
  const MTLIndirectAccelerationStructureMotionInstanceDescriptor made = {options, mask, intersectionFunctionTableOffset, userID, accelerationStructureID, motionTransformsStartIndex, motionTransformsCount, motionStartBorderMode, motionEndBorderMode, motionStartTime, motionEndTime};
  return made;
}

typedef struct {
  float x;
  float y;
  float z;
} MTLPackedFloat3;
NS_INLINE MTLPackedFloat3 MTLPackedFloat3Make(float x, float y, float z) {
  const MTLPackedFloat3 made = {x, y, z};
  return made;
}

typedef struct {
  MTLPackedFloat3 columns[4];
} MTLPackedFloat4x3;

typedef struct {
  MTLPackedFloat4x3 transformationMatrix;
  MTLAccelerationStructureInstanceOptions options;
  uint32_t mask;
  uint32_t intersectionFunctionTableOffset;
  uint32_t accelerationStructureIndex;
} MTLAccelerationStructureInstanceDescriptor;
NS_INLINE MTLAccelerationStructureInstanceDescriptor MTLAccelerationStructureInstanceDescriptorMake(MTLPackedFloat4x3 transformationMatrix, MTLAccelerationStructureInstanceOptions options, uint32_t mask, uint32_t intersectionFunctionTableOffset, uint32_t accelerationStructureIndex) {
  const MTLAccelerationStructureInstanceDescriptor made = {transformationMatrix, options, mask, intersectionFunctionTableOffset, accelerationStructureIndex};
  return made;
}

typedef struct {
  MTLPackedFloat4x3 transformationMatrix;
  MTLAccelerationStructureInstanceOptions options;
  uint32_t mask;
  uint32_t intersectionFunctionTableOffset;
  uint32_t accelerationStructureIndex;
  uint32_t userID;
} MTLAccelerationStructureUserIDInstanceDescriptor;
NS_INLINE MTLAccelerationStructureUserIDInstanceDescriptor MTLAccelerationStructureUserIDInstanceDescriptorMake(MTLPackedFloat4x3 transformationMatrix, MTLAccelerationStructureInstanceOptions options, uint32_t mask, uint32_t intersectionFunctionTableOffset, uint32_t accelerationStructureIndex, uint32_t userID) {
  const MTLAccelerationStructureUserIDInstanceDescriptor made = {transformationMatrix, options, mask, intersectionFunctionTableOffset, accelerationStructureIndex, userID};
  return made;
}

typedef struct {
  MTLPackedFloat4x3 transformationMatrix;
  MTLAccelerationStructureInstanceOptions options;
  uint32_t mask;
  uint32_t intersectionFunctionTableOffset;
  uint32_t userID;
  MTLResourceID accelerationStructureID;
} MTLIndirectAccelerationStructureInstanceDescriptor;
NS_INLINE MTLIndirectAccelerationStructureInstanceDescriptor MTLIndirectAccelerationStructureInstanceDescriptorMake(MTLPackedFloat4x3 transformationMatrix, MTLAccelerationStructureInstanceOptions options, uint32_t mask, uint32_t intersectionFunctionTableOffset, uint32_t userID, MTLResourceID accelerationStructureID) {
  const MTLIndirectAccelerationStructureInstanceDescriptor made = {transformationMatrix, options, mask, intersectionFunctionTableOffset, userID, accelerationStructureID};
  return made;
}

typedef struct {
  MTLPackedFloat3 min;
  MTLPackedFloat3 max;
} MTLAxisAlignedBoundingBox;
NS_INLINE MTLAxisAlignedBoundingBox MTLAxisAlignedBoundingBoxMake(MTLPackedFloat3 min, MTLPackedFloat3 max) {
  const MTLAxisAlignedBoundingBox made = {min, max};
  return made;
}

typedef struct {
  float x;
  float y;
  float z;
  float w;
} MTLPackedFloatQuaternion;
NS_INLINE MTLPackedFloatQuaternion MTLPackedFloatQuaternionMake(float x, float y, float z, float w) {
  const MTLPackedFloatQuaternion made = {x, y, z, w};
  return made;
}

typedef struct {
  MTLPackedFloat3 scale;
  MTLPackedFloat3 shear;
  MTLPackedFloat3 pivot;
  MTLPackedFloatQuaternion rotation;
  MTLPackedFloat3 translation;
} MTLComponentTransform;
NS_INLINE MTLComponentTransform MTLComponentTransformMake(MTLPackedFloat3 scale, MTLPackedFloat3 shear, MTLPackedFloat3 pivot, MTLPackedFloatQuaternion rotation, MTLPackedFloat3 translation) {
  const MTLComponentTransform made = {scale, shear, pivot, rotation, translation};
  return made;
}

typedef struct {
  uint32_t threadgroupsPerGrid[3];
} MTLDispatchThreadgroupsIndirectArguments;

typedef struct {
  uint32_t threadsPerGrid[3];
  uint32_t threadsPerThreadgroup[3];
} MTLDispatchThreadsIndirectArguments;

typedef struct {
  uint32_t stageInOrigin[3];
  uint32_t stageInSize[3];
} MTLStageInRegionIndirectArguments;

typedef struct {
  uint64_t timestamp;
} MTLCounterResultTimestamp;
NS_INLINE MTLCounterResultTimestamp MTLCounterResultTimestampMake(uint64_t timestamp) {
  const MTLCounterResultTimestamp made = {timestamp};
  return made;
}

typedef struct {
  uint64_t totalCycles;
  uint64_t vertexCycles;
  uint64_t tessellationCycles;
  uint64_t postTessellationVertexCycles;
  uint64_t fragmentCycles;
  uint64_t renderTargetCycles;
} MTLCounterResultStageUtilization;
NS_INLINE MTLCounterResultStageUtilization MTLCounterResultStageUtilizationMake(uint64_t totalCycles, uint64_t vertexCycles, uint64_t tessellationCycles, uint64_t postTessellationVertexCycles, uint64_t fragmentCycles, uint64_t renderTargetCycles) {
  const MTLCounterResultStageUtilization made = {totalCycles, vertexCycles, tessellationCycles, postTessellationVertexCycles, fragmentCycles, renderTargetCycles};
  return made;
}

typedef struct {
  uint64_t tessellationInputPatches;
  uint64_t vertexInvocations;
  uint64_t postTessellationVertexInvocations;
  uint64_t clipperInvocations;
  uint64_t clipperPrimitivesOut;
  uint64_t fragmentInvocations;
  uint64_t fragmentsPassed;
  uint64_t computeKernelInvocations;
} MTLCounterResultStatistic;
NS_INLINE MTLCounterResultStatistic MTLCounterResultStatisticMake(uint64_t tessellationInputPatches, uint64_t vertexInvocations, uint64_t postTessellationVertexInvocations, uint64_t clipperInvocations, uint64_t clipperPrimitivesOut, uint64_t fragmentInvocations, uint64_t fragmentsPassed, uint64_t computeKernelInvocations) {
  const MTLCounterResultStatistic made = {tessellationInputPatches, vertexInvocations, postTessellationVertexInvocations, clipperInvocations, clipperPrimitivesOut, fragmentInvocations, fragmentsPassed, computeKernelInvocations};
  return made;
}

typedef struct {
  NSUInteger accelerationStructureSize;
  NSUInteger buildScratchBufferSize;
  NSUInteger refitScratchBufferSize;
} MTLAccelerationStructureSizes;
NS_INLINE MTLAccelerationStructureSizes MTLAccelerationStructureSizesMake(NSUInteger accelerationStructureSize, NSUInteger buildScratchBufferSize, NSUInteger refitScratchBufferSize) {
  const MTLAccelerationStructureSizes made = {accelerationStructureSize, buildScratchBufferSize, refitScratchBufferSize};
  return made;
}

typedef struct {
  NSUInteger size;
  NSUInteger align;
} MTLSizeAndAlign;
NS_INLINE MTLSizeAndAlign MTLSizeAndAlignMake(NSUInteger size, NSUInteger align) {
  const MTLSizeAndAlign made = {size, align};
  return made;
}

typedef struct {
  uint32_t location;
  uint32_t length;
} MTLIndirectCommandBufferExecutionRange;
NS_INLINE MTLIndirectCommandBufferExecutionRange MTLIndirectCommandBufferExecutionRangeMake(uint32_t location, uint32_t length) {
  const MTLIndirectCommandBufferExecutionRange made = {location, length};
  return made;
}

typedef struct {
  uint64_t intersectionFunctionBuffer;
  uint64_t intersectionFunctionBufferSize;
  uint64_t intersectionFunctionStride;
} MTLIntersectionFunctionBufferArguments;
NS_INLINE MTLIntersectionFunctionBufferArguments MTLIntersectionFunctionBufferArgumentsMake(uint64_t intersectionFunctionBuffer, uint64_t intersectionFunctionBufferSize, uint64_t intersectionFunctionStride) {
  const MTLIntersectionFunctionBufferArguments made = {intersectionFunctionBuffer, intersectionFunctionBufferSize, intersectionFunctionStride};
  return made;
}

typedef struct {
  NSUInteger x;
  NSUInteger y;
  NSUInteger width;
  NSUInteger height;
} MTLScissorRect;
NS_INLINE MTLScissorRect MTLScissorRectMake(NSUInteger x, NSUInteger y, NSUInteger width, NSUInteger height) {
  const MTLScissorRect made = {x, y, width, height};
  return made;
}

typedef struct {
  double originX;
  double originY;
  double width;
  double height;
  double znear;
  double zfar;
} MTLViewport;
NS_INLINE MTLViewport MTLViewportMake(double originX, double originY, double width, double height, double znear, double zfar) {
  const MTLViewport made = {originX, originY, width, height, znear, zfar};
  return made;
}

typedef struct {
  uint32_t vertexCount;
  uint32_t instanceCount;
  uint32_t vertexStart;
  uint32_t baseInstance;
} MTLDrawPrimitivesIndirectArguments;
NS_INLINE MTLDrawPrimitivesIndirectArguments MTLDrawPrimitivesIndirectArgumentsMake(uint32_t vertexCount, uint32_t instanceCount, uint32_t vertexStart, uint32_t baseInstance) {
  const MTLDrawPrimitivesIndirectArguments made = {vertexCount, instanceCount, vertexStart, baseInstance};
  return made;
}

typedef struct {
  uint32_t indexCount;
  uint32_t instanceCount;
  uint32_t indexStart;
  int32_t baseVertex;
  uint32_t baseInstance;
} MTLDrawIndexedPrimitivesIndirectArguments;
NS_INLINE MTLDrawIndexedPrimitivesIndirectArguments MTLDrawIndexedPrimitivesIndirectArgumentsMake(uint32_t indexCount, uint32_t instanceCount, uint32_t indexStart, int32_t baseVertex, uint32_t baseInstance) {
  const MTLDrawIndexedPrimitivesIndirectArguments made = {indexCount, instanceCount, indexStart, baseVertex, baseInstance};
  return made;
}

typedef struct {
  uint32_t viewportArrayIndexOffset;
  uint32_t renderTargetArrayIndexOffset;
} MTLVertexAmplificationViewMapping;
NS_INLINE MTLVertexAmplificationViewMapping MTLVertexAmplificationViewMappingMake(uint32_t viewportArrayIndexOffset, uint32_t renderTargetArrayIndexOffset) {
  const MTLVertexAmplificationViewMapping made = {viewportArrayIndexOffset, renderTargetArrayIndexOffset};
  return made;
}

typedef struct {
  uint32_t patchCount;
  uint32_t instanceCount;
  uint32_t patchStart;
  uint32_t baseInstance;
} MTLDrawPatchIndirectArguments;
NS_INLINE MTLDrawPatchIndirectArguments MTLDrawPatchIndirectArgumentsMake(uint32_t patchCount, uint32_t instanceCount, uint32_t patchStart, uint32_t baseInstance) {
  const MTLDrawPatchIndirectArguments made = {patchCount, instanceCount, patchStart, baseInstance};
  return made;
}

typedef struct {
  uint16_t edgeTessellationFactor[4];
  uint16_t insideTessellationFactor[2];
} MTLQuadTessellationFactorsHalf;

typedef struct {
  uint16_t edgeTessellationFactor[3];
  uint16_t insideTessellationFactor;
} MTLTriangleTessellationFactorsHalf;

typedef struct {
  double red;
  double green;
  double blue;
  double alpha;
} MTLClearColor;
NS_INLINE MTLClearColor MTLClearColorMake(double red, double green, double blue, double alpha) {
  const MTLClearColor made = {red, green, blue, alpha};
  return made;
}

typedef struct {
  uint32_t regionOriginX;
  uint32_t regionOriginY;
  uint32_t regionOriginZ;
  uint32_t regionSizeWidth;
  uint32_t regionSizeHeight;
  uint32_t regionSizeDepth;
  uint32_t mipMapLevel;
  uint32_t sliceId;
} MTLMapIndirectArguments;
NS_INLINE MTLMapIndirectArguments MTLMapIndirectArgumentsMake(uint32_t regionOriginX, uint32_t regionOriginY, uint32_t regionOriginZ, uint32_t regionSizeWidth, uint32_t regionSizeHeight, uint32_t regionSizeDepth, uint32_t mipMapLevel, uint32_t sliceId) {
  const MTLMapIndirectArguments made = {regionOriginX, regionOriginY, regionOriginZ, regionSizeWidth, regionSizeHeight, regionSizeDepth, mipMapLevel, sliceId};
  return made;
}

typedef struct {
  MTLTextureSwizzle red;
  MTLTextureSwizzle green;
  MTLTextureSwizzle blue;
  MTLTextureSwizzle alpha;
} MTLTextureSwizzleChannels;
NS_INLINE MTLTextureSwizzleChannels MTLTextureSwizzleChannelsMake(MTLTextureSwizzle red, MTLTextureSwizzle green, MTLTextureSwizzle blue, MTLTextureSwizzle alpha) {
  const MTLTextureSwizzleChannels made = {red, green, blue, alpha};
  return made;
}

typedef void (^MTL4CommitFeedbackHandler)(id<MTL4CommitFeedback>);
typedef void (^MTL4NewComputePipelineStateCompletionHandler)(id<MTLComputePipelineState>, NSError *);
typedef void (^MTL4NewRenderPipelineStateCompletionHandler)(id<MTLRenderPipelineState>, NSError *);
typedef void (^MTL4NewBinaryFunctionCompletionHandler)(id<MTL4BinaryFunction>, NSError *);
typedef void (^MTL4NewMachineLearningPipelineStateCompletionHandler)(id<MTL4MachineLearningPipelineState>, NSError *);
typedef void (^MTLCommandBufferHandler)(id<MTLCommandBuffer>);
static const NSUInteger MTLCounterErrorValue = 18446744073709551615u;
static const NSUInteger MTLCounterDontSample = 18446744073709551615u;
typedef void (^MTLDeviceNotificationHandlerBlock)(id<MTLDevice>, NSString *);
typedef void (^MTLNewLibraryCompletionHandler)(id<MTLLibrary>, NSError *);
typedef void (^MTLNewRenderPipelineStateCompletionHandler)(id<MTLRenderPipelineState>, NSError *);
typedef void (^MTLNewRenderPipelineStateWithReflectionCompletionHandler)(id<MTLRenderPipelineState>, MTLRenderPipelineReflection *, NSError *);
typedef void (^MTLNewComputePipelineStateCompletionHandler)(id<MTLComputePipelineState>, NSError *);
typedef void (^MTLNewComputePipelineStateWithReflectionCompletionHandler)(id<MTLComputePipelineState>, MTLComputePipelineReflection *, NSError *);
typedef void (^MTLDrawablePresentedHandler)(id<MTLDrawable>);
typedef void (^MTLNewDynamicLibraryCompletionHandler)(id<MTLDynamicLibrary>, NSError *);
typedef void (^MTLSharedEventNotificationBlock)(id<MTLSharedEvent>, uint64_t);
typedef void (^MTLIOCommandBufferHandler)(id<MTLIOCommandBuffer>);
