// Generated from kernels/metal/interface/Metal/MTLIOCompressor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLIOCompressor
#endif

#import <Metal/MTLDefines.h>

MTL_EXTERN size_t MTLIOCompressionContextDefaultChunkSize(void);
MTL_EXTERN void*MTLIOCreateCompressionContext(const char*path, MTLIOCompressionMethod type, size_t chunkSize);
MTL_EXTERN void MTLIOCompressionContextAppendData(void*context, const void*data, size_t size);
MTL_EXTERN MTLIOCompressionStatus MTLIOFlushAndDestroyCompressionContext(void*context);

#ifdef PEWTER_METAL_FIRST_MTLIOCompressor
#import <Metal/Metal.h>
#endif
