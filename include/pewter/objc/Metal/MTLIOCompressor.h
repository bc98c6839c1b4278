// Generated from kernels/metal/interface/Metal/MTLIOCompressor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

FOUNDATION_EXPORT size_t MTLIOCompressionContextDefaultChunkSize(void);
FOUNDATION_EXPORT void*MTLIOCreateCompressionContext(const char*path, MTLIOCompressionMethod type, size_t chunkSize);
FOUNDATION_EXPORT void MTLIOCompressionContextAppendData(void*context, const void*data, size_t size);
FOUNDATION_EXPORT MTLIOCompressionStatus MTLIOFlushAndDestroyCompressionContext(void*context);
