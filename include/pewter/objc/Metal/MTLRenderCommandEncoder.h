// Generated from kernels/metal/interface/Metal/MTLRenderCommandEncoder.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLRenderCommandEncoder
#endif

#import <Metal/MTLDefines.h>
#import <Metal/MTLCommandEncoder.h>

@protocol MTLRenderCommandEncoder <MTLCommandEncoder>
- (void)dispatchThreadsPerTile:(MTLSize)threadsPerTile;
- (void)drawIndexedPatches:(NSUInteger)numberOfPatchControlPoints patchStart:(NSUInteger)patchStart patchCount:(NSUInteger)patchCount patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset controlPointIndexBuffer:(id<MTLBuffer>)controlPointIndexBuffer controlPointIndexBufferOffset:(NSUInteger)controlPointIndexBufferOffset instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance;
- (void)drawIndexedPatches:(NSUInteger)numberOfPatchControlPoints patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset controlPointIndexBuffer:(id<MTLBuffer>)controlPointIndexBuffer controlPointIndexBufferOffset:(NSUInteger)controlPointIndexBufferOffset indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset instanceCount:(NSUInteger)instanceCount;
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset;
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset instanceCount:(NSUInteger)instanceCount baseVertex:(NSInteger)baseVertex baseInstance:(NSUInteger)baseInstance;
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexType:(MTLIndexType)indexType indexBuffer:(id<MTLBuffer>)indexBuffer indexBufferOffset:(NSUInteger)indexBufferOffset indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)drawMeshThreadgroups:(MTLSize)threadgroupsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup;
- (void)drawMeshThreadgroupsWithIndirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup;
- (void)drawMeshThreads:(MTLSize)threadsPerGrid threadsPerObjectThreadgroup:(MTLSize)threadsPerObjectThreadgroup threadsPerMeshThreadgroup:(MTLSize)threadsPerMeshThreadgroup;
- (void)drawPatches:(NSUInteger)numberOfPatchControlPoints patchStart:(NSUInteger)patchStart patchCount:(NSUInteger)patchCount patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance;
- (void)drawPatches:(NSUInteger)numberOfPatchControlPoints patchIndexBuffer:(id<MTLBuffer>)patchIndexBuffer patchIndexBufferOffset:(NSUInteger)patchIndexBufferOffset indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount;
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount;
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType vertexStart:(NSUInteger)vertexStart vertexCount:(NSUInteger)vertexCount instanceCount:(NSUInteger)instanceCount baseInstance:(NSUInteger)baseInstance;
- (void)drawPrimitives:(MTLPrimitiveType)primitiveType indirectBuffer:(id<MTLBuffer>)indirectBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandBuffer withRange:(NSRange)executionRange;
- (void)executeCommandsInBuffer:(id<MTLIndirectCommandBuffer>)indirectCommandbuffer indirectBuffer:(id<MTLBuffer>)indirectRangeBuffer indirectBufferOffset:(NSUInteger)indirectBufferOffset;
- (void)memoryBarrierWithScope:(MTLBarrierScope)scope afterStages:(MTLRenderStages)after beforeStages:(MTLRenderStages)before;
- (void)memoryBarrierWithResources:(id<MTLResource> const *)resources count:(NSUInteger)count afterStages:(MTLRenderStages)after beforeStages:(MTLRenderStages)before;
- (void)sampleCountersInBuffer:(id<MTLCounterSampleBuffer>)sampleBuffer atSampleIndex:(NSUInteger)sampleIndex withBarrier:(BOOL)barrier;
- (void)setBlendColorRed:(float)red green:(float)green blue:(float)blue alpha:(float)alpha;
- (void)setColorAttachmentMap:(MTLLogicalToPhysicalColorAttachmentMap *)mapping;
- (void)setColorStoreAction:(MTLStoreAction)storeAction atIndex:(NSUInteger)colorAttachmentIndex;
- (void)setColorStoreActionOptions:(MTLStoreActionOptions)storeActionOptions atIndex:(NSUInteger)colorAttachmentIndex;
- (void)setCullMode:(MTLCullMode)cullMode;
- (void)setDepthBias:(float)depthBias slopeScale:(float)slopeScale clamp:(float)clamp;
- (void)setDepthClipMode:(MTLDepthClipMode)depthClipMode;
- (void)setDepthStencilState:(id<MTLDepthStencilState>)depthStencilState;
- (void)setDepthStoreAction:(MTLStoreAction)storeAction;
- (void)setDepthStoreActionOptions:(MTLStoreActionOptions)storeActionOptions;
- (void)setDepthTestMinBound:(float)minBound maxBound:(float)maxBound;
- (void)setFragmentAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex;
- (void)setFragmentBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setFragmentBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setFragmentBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setFragmentBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setFragmentIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setFragmentIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range;
- (void)setFragmentSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setFragmentSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index;
- (void)setFragmentSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setFragmentSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range;
- (void)setFragmentTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setFragmentTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setFragmentVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setFragmentVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)range;
- (void)setFrontFacingWinding:(MTLWinding)frontFacingWinding;
- (void)setMeshBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setMeshBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setMeshBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setMeshBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setMeshSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setMeshSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index;
- (void)setMeshSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setMeshSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range;
- (void)setMeshTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setMeshTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setObjectBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setObjectBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setObjectBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setObjectBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setObjectSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setObjectSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index;
- (void)setObjectSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setObjectSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range;
- (void)setObjectTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setObjectTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setObjectThreadgroupMemoryLength:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setRenderPipelineState:(id<MTLRenderPipelineState>)pipelineState;
- (void)setScissorRect:(MTLScissorRect)rect;
- (void)setScissorRects:(const MTLScissorRect*)scissorRects count:(NSUInteger)count;
- (void)setStencilReferenceValue:(uint32_t)referenceValue;
- (void)setStencilFrontReferenceValue:(uint32_t)frontReferenceValue backReferenceValue:(uint32_t)backReferenceValue;
- (void)setStencilStoreAction:(MTLStoreAction)storeAction;
- (void)setStencilStoreActionOptions:(MTLStoreActionOptions)storeActionOptions;
- (void)setTessellationFactorBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset instanceStride:(NSUInteger)instanceStride;
- (void)setTessellationFactorScale:(float)scale;
- (void)setThreadgroupMemoryLength:(NSUInteger)length offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setTileAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex;
- (void)setTileBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setTileBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setTileBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setTileBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setTileIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setTileIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range;
- (void)setTileSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setTileSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index;
- (void)setTileSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setTileSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range;
- (void)setTileTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setTileTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setTileVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setTileVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)range;
- (void)setTriangleFillMode:(MTLTriangleFillMode)fillMode;
- (void)setVertexAccelerationStructure:(id<MTLAccelerationStructure>)accelerationStructure atBufferIndex:(NSUInteger)bufferIndex;
- (void)setVertexAmplificationCount:(NSUInteger)count viewMappings:(const MTLVertexAmplificationViewMapping*)viewMappings;
- (void)setVertexBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setVertexBuffer:(id<MTLBuffer>)buffer offset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index;
- (void)setVertexBufferOffset:(NSUInteger)offset atIndex:(NSUInteger)index;
- (void)setVertexBufferOffset:(NSUInteger)offset attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index;
- (void)setVertexBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets withRange:(NSRange)range;
- (void)setVertexBuffers:(id<MTLBuffer> const *)buffers offsets:(const NSUInteger*)offsets attributeStrides:(const NSUInteger*)strides withRange:(NSRange)range;
- (void)setVertexBytes:(const void*)bytes length:(NSUInteger)length atIndex:(NSUInteger)index;
- (void)setVertexBytes:(const void*)bytes length:(NSUInteger)length attributeStride:(NSUInteger)stride atIndex:(NSUInteger)index;
- (void)setVertexIntersectionFunctionTable:(id<MTLIntersectionFunctionTable>)intersectionFunctionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setVertexIntersectionFunctionTables:(id<MTLIntersectionFunctionTable> const *)intersectionFunctionTables withBufferRange:(NSRange)range;
- (void)setVertexSamplerState:(id<MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setVertexSamplerState:(id<MTLSamplerState>)sampler lodMinClamp:(float)lodMinClamp lodMaxClamp:(float)lodMaxClamp atIndex:(NSUInteger)index;
- (void)setVertexSamplerStates:(id<MTLSamplerState> const *)samplers withRange:(NSRange)range;
- (void)setVertexSamplerStates:(id<MTLSamplerState> const *)samplers lodMinClamps:(const float*)lodMinClamps lodMaxClamps:(const float*)lodMaxClamps withRange:(NSRange)range;
- (void)setVertexTexture:(id<MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setVertexTextures:(id<MTLTexture> const *)textures withRange:(NSRange)range;
- (void)setVertexVisibleFunctionTable:(id<MTLVisibleFunctionTable>)functionTable atBufferIndex:(NSUInteger)bufferIndex;
- (void)setVertexVisibleFunctionTables:(id<MTLVisibleFunctionTable> const *)functionTables withBufferRange:(NSRange)range;
- (void)setViewport:(MTLViewport)viewport;
- (void)setViewports:(const MTLViewport*)viewports count:(NSUInteger)count;
- (void)setVisibilityResultMode:(MTLVisibilityResultMode)mode offset:(NSUInteger)offset;
- (void)textureBarrier;
@property (nonatomic, readonly) NSUInteger tileHeight;
@property (nonatomic, readonly) NSUInteger tileWidth;
- (void)updateFence:(id<MTLFence>)fence afterStages:(MTLRenderStages)stages;
- (void)useHeap:(id<MTLHeap>)heap;
- (void)useHeap:(id<MTLHeap>)heap stages:(MTLRenderStages)stages;
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count;
- (void)useHeaps:(id<MTLHeap> const *)heaps count:(NSUInteger)count stages:(MTLRenderStages)stages;
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage;
- (void)useResource:(id<MTLResource>)resource usage:(MTLResourceUsage)usage stages:(MTLRenderStages)stages;
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage;
- (void)useResources:(id<MTLResource> const *)resources count:(NSUInteger)count usage:(MTLResourceUsage)usage stages:(MTLRenderStages)stages;
- (void)waitForFence:(id<MTLFence>)fence beforeStages:(MTLRenderStages)stages;
@end

#ifdef PEWTER_METAL_FIRST_MTLRenderCommandEncoder
#import <Metal/Metal.h>
#endif
