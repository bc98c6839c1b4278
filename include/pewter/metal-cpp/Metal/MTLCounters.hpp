// Generated from kernels/metal/interface/Metal/MTLCounters.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Counter;
class CounterSampleBuffer;
class CounterSampleBufferDescriptor;
class CounterSet;
class Device;
enum StorageMode : NS::UInteger;
}
namespace NS {
class Array;
class Data;
class String;
using ErrorDomain = NS::String*;
}
namespace MTL {
enum CounterSampleBufferError : NS::Integer {
  CounterSampleBufferErrorOutOfMemory = 0,
  CounterSampleBufferErrorInvalid = 1,
  CounterSampleBufferErrorInternal = 2,
};
inline constexpr NS::UInteger CounterErrorValue = 18446744073709551615u;
inline constexpr NS::UInteger CounterDontSample = 18446744073709551615u;
using CommonCounter = NS::String*;
using CommonCounterSet = NS::String*;
struct CounterResultTimestamp {
  std::uint64_t timestamp;
};
struct CounterResultStageUtilization {
  std::uint64_t totalCycles;
  std::uint64_t vertexCycles;
  std::uint64_t tessellationCycles;
  std::uint64_t postTessellationVertexCycles;
  std::uint64_t fragmentCycles;
  std::uint64_t renderTargetCycles;
};
struct CounterResultStatistic {
  std::uint64_t tessellationInputPatches;
  std::uint64_t vertexInvocations;
  std::uint64_t postTessellationVertexInvocations;
  std::uint64_t clipperInvocations;
  std::uint64_t clipperPrimitivesOut;
  std::uint64_t fragmentInvocations;
  std::uint64_t fragmentsPassed;
  std::uint64_t computeKernelInvocations;
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::String* pewter_MTLCounter_name(const MTL::Counter* self);
NS::Array* pewter_MTLCounterSet_counters(const MTL::CounterSet* self);
NS::String* pewter_MTLCounterSet_name(const MTL::CounterSet* self);
MTL::CounterSampleBufferDescriptor* pewter_MTLCounterSampleBufferDescriptor_alloc();
MTL::CounterSampleBufferDescriptor* pewter_MTLCounterSampleBufferDescriptor_init(MTL::CounterSampleBufferDescriptor* self);
MTL::CounterSet* pewter_MTLCounterSampleBufferDescriptor_counterSet(const MTL::CounterSampleBufferDescriptor* self);
void pewter_MTLCounterSampleBufferDescriptor_setCounterSet_(MTL::CounterSampleBufferDescriptor* self, const MTL::CounterSet* counterSet);
NS::String* pewter_MTLCounterSampleBufferDescriptor_label(const MTL::CounterSampleBufferDescriptor* self);
void pewter_MTLCounterSampleBufferDescriptor_setLabel_(MTL::CounterSampleBufferDescriptor* self, const NS::String* label);
NS::UInteger pewter_MTLCounterSampleBufferDescriptor_sampleCount(const MTL::CounterSampleBufferDescriptor* self);
void pewter_MTLCounterSampleBufferDescriptor_setSampleCount_(MTL::CounterSampleBufferDescriptor* self, NS::UInteger sampleCount);
MTL::StorageMode pewter_MTLCounterSampleBufferDescriptor_storageMode(const MTL::CounterSampleBufferDescriptor* self);
void pewter_MTLCounterSampleBufferDescriptor_setStorageMode_(MTL::CounterSampleBufferDescriptor* self, MTL::StorageMode storageMode);
MTL::Device* pewter_MTLCounterSampleBuffer_device(const MTL::CounterSampleBuffer* self);
NS::String* pewter_MTLCounterSampleBuffer_label(const MTL::CounterSampleBuffer* self);
NS::Data* pewter_MTLCounterSampleBuffer_resolveCounterRange_(MTL::CounterSampleBuffer* self, NS::Range range);
NS::UInteger pewter_MTLCounterSampleBuffer_sampleCount(const MTL::CounterSampleBuffer* self);
extern NS::String* const pewter_MTLCounterErrorDomain;
extern NS::String* const pewter_MTLCommonCounterTimestamp;
extern NS::String* const pewter_MTLCommonCounterTessellationInputPatches;
extern NS::String* const pewter_MTLCommonCounterVertexInvocations;
extern NS::String* const pewter_MTLCommonCounterPostTessellationVertexInvocations;
extern NS::String* const pewter_MTLCommonCounterClipperInvocations;
extern NS::String* const pewter_MTLCommonCounterClipperPrimitivesOut;
extern NS::String* const pewter_MTLCommonCounterFragmentInvocations;
extern NS::String* const pewter_MTLCommonCounterFragmentsPassed;
extern NS::String* const pewter_MTLCommonCounterComputeKernelInvocations;
extern NS::String* const pewter_MTLCommonCounterTotalCycles;
extern NS::String* const pewter_MTLCommonCounterVertexCycles;
extern NS::String* const pewter_MTLCommonCounterTessellationCycles;
extern NS::String* const pewter_MTLCommonCounterPostTessellationVertexCycles;
extern NS::String* const pewter_MTLCommonCounterFragmentCycles;
extern NS::String* const pewter_MTLCommonCounterRenderTargetWriteCycles;
extern NS::String* const pewter_MTLCommonCounterSetTimestamp;
extern NS::String* const pewter_MTLCommonCounterSetStageUtilization;
extern NS::String* const pewter_MTLCommonCounterSetStatistic;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Counter : public NS::Referencing<Counter> {
 public:
  NS::String* name() const { return pewter_MTLCounter_name(this); }
};
class CounterSet : public NS::Referencing<CounterSet> {
 public:
  NS::Array* counters() const { return pewter_MTLCounterSet_counters(this); }
  NS::String* name() const { return pewter_MTLCounterSet_name(this); }
};
class CounterSampleBufferDescriptor : public NS::Copying<CounterSampleBufferDescriptor> {
 public:
  static MTL::CounterSampleBufferDescriptor* alloc() { return pewter_MTLCounterSampleBufferDescriptor_alloc(); }
  MTL::CounterSampleBufferDescriptor* init() { return pewter_MTLCounterSampleBufferDescriptor_init(this); }
  MTL::CounterSet* counterSet() const { return pewter_MTLCounterSampleBufferDescriptor_counterSet(this); }
  void setCounterSet(const MTL::CounterSet* counterSet) { pewter_MTLCounterSampleBufferDescriptor_setCounterSet_(this, counterSet); }
  NS::String* label() const { return pewter_MTLCounterSampleBufferDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLCounterSampleBufferDescriptor_setLabel_(this, label); }
  NS::UInteger sampleCount() const { return pewter_MTLCounterSampleBufferDescriptor_sampleCount(this); }
  void setSampleCount(NS::UInteger sampleCount) { pewter_MTLCounterSampleBufferDescriptor_setSampleCount_(this, sampleCount); }
  MTL::StorageMode storageMode() const { return pewter_MTLCounterSampleBufferDescriptor_storageMode(this); }
  void setStorageMode(MTL::StorageMode storageMode) { pewter_MTLCounterSampleBufferDescriptor_setStorageMode_(this, storageMode); }
};
class CounterSampleBuffer : public NS::Referencing<CounterSampleBuffer> {
 public:
  MTL::Device* device() const { return pewter_MTLCounterSampleBuffer_device(this); }
  NS::String* label() const { return pewter_MTLCounterSampleBuffer_label(this); }
  NS::Data* resolveCounterRange(NS::Range range) { return pewter_MTLCounterSampleBuffer_resolveCounterRange_(this, range); }
  NS::UInteger sampleCount() const { return pewter_MTLCounterSampleBuffer_sampleCount(this); }
};
inline const NS::ErrorDomain& CounterErrorDomain = pewter_MTLCounterErrorDomain;
inline const MTL::CommonCounter& CommonCounterTimestamp = pewter_MTLCommonCounterTimestamp;
inline const MTL::CommonCounter& CommonCounterTessellationInputPatches = pewter_MTLCommonCounterTessellationInputPatches;
inline const MTL::CommonCounter& CommonCounterVertexInvocations = pewter_MTLCommonCounterVertexInvocations;
inline const MTL::CommonCounter& CommonCounterPostTessellationVertexInvocations = pewter_MTLCommonCounterPostTessellationVertexInvocations;
inline const MTL::CommonCounter& CommonCounterClipperInvocations = pewter_MTLCommonCounterClipperInvocations;
inline const MTL::CommonCounter& CommonCounterClipperPrimitivesOut = pewter_MTLCommonCounterClipperPrimitivesOut;
inline const MTL::CommonCounter& CommonCounterFragmentInvocations = pewter_MTLCommonCounterFragmentInvocations;
inline const MTL::CommonCounter& CommonCounterFragmentsPassed = pewter_MTLCommonCounterFragmentsPassed;
inline const MTL::CommonCounter& CommonCounterComputeKernelInvocations = pewter_MTLCommonCounterComputeKernelInvocations;
inline const MTL::CommonCounter& CommonCounterTotalCycles = pewter_MTLCommonCounterTotalCycles;
inline const MTL::CommonCounter& CommonCounterVertexCycles = pewter_MTLCommonCounterVertexCycles;
inline const MTL::CommonCounter& CommonCounterTessellationCycles = pewter_MTLCommonCounterTessellationCycles;
inline const MTL::CommonCounter& CommonCounterPostTessellationVertexCycles = pewter_MTLCommonCounterPostTessellationVertexCycles;
inline const MTL::CommonCounter& CommonCounterFragmentCycles = pewter_MTLCommonCounterFragmentCycles;
inline const MTL::CommonCounter& CommonCounterRenderTargetWriteCycles = pewter_MTLCommonCounterRenderTargetWriteCycles;
inline const MTL::CommonCounterSet& CommonCounterSetTimestamp = pewter_MTLCommonCounterSetTimestamp;
inline const MTL::CommonCounterSet& CommonCounterSetStageUtilization = pewter_MTLCommonCounterSetStageUtilization;
inline const MTL::CommonCounterSet& CommonCounterSetStatistic = pewter_MTLCommonCounterSetStatistic;
}  // namespace MTL
#include "../Metal/MTLResource.hpp"
#include "../Foundation/NSError.hpp"
