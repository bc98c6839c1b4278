// Generated from kernels/metal/interface/Metal/MTLIOCompressor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
enum IOCompressionMethod : NS::Integer;
}
namespace MTL {
using IOCompressionContext = void*;
enum IOCompressionStatus : NS::Integer {
  IOCompressionStatusComplete = 0,
  IOCompressionStatusError = 1,
};
using IOCompresionContext = void*;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
std::size_t pewter_MTLIOCompressionContextDefaultChunkSize();
MTL::IOCompressionContext pewter_MTLIOCreateCompressionContext(const char* path, MTL::IOCompressionMethod type, std::size_t chunkSize);
void pewter_MTLIOCompressionContextAppendData(MTL::IOCompressionContext context, const void* data, std::size_t size);
MTL::IOCompressionStatus pewter_MTLIOFlushAndDestroyCompressionContext(MTL::IOCompressionContext context);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
inline std::size_t IOCompressionContextDefaultChunkSize() { return pewter_MTLIOCompressionContextDefaultChunkSize(); }
inline MTL::IOCompressionContext IOCreateCompressionContext(const char* path, MTL::IOCompressionMethod type, std::size_t chunkSize) { return pewter_MTLIOCreateCompressionContext(path, type, chunkSize); }
inline void IOCompressionContextAppendData(MTL::IOCompressionContext context, const void* data, std::size_t size) { pewter_MTLIOCompressionContextAppendData(context, data, size); }
inline MTL::IOCompressionStatus IOFlushAndDestroyCompressionContext(MTL::IOCompressionContext context) { return pewter_MTLIOFlushAndDestroyCompressionContext(context); }
}  // namespace MTL
#include "../Metal/MTLDevice.hpp"
