// Generated from kernels/metal/interface/Metal/MTL4Counters.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class CounterHeap;
class CounterHeapDescriptor;
}
namespace NS {
class Data;
class String;
}
namespace MTL4 {
enum CounterHeapType : NS::Integer {
  CounterHeapTypeInvalid = 0,
  CounterHeapTypeTimestamp = 1,
};
enum TimestampGranularity : NS::Integer {
  TimestampGranularityRelaxed = 0,
  TimestampGranularityPrecise = 1,
};
struct TimestampHeapEntry {
  std::uint64_t timestamp;
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::CounterHeapDescriptor* pewter_MTL4CounterHeapDescriptor_alloc();
MTL4::CounterHeapDescriptor* pewter_MTL4CounterHeapDescriptor_init(MTL4::CounterHeapDescriptor* self);
NS::UInteger pewter_MTL4CounterHeapDescriptor_count(const MTL4::CounterHeapDescriptor* self);
void pewter_MTL4CounterHeapDescriptor_setCount_(MTL4::CounterHeapDescriptor* self, NS::UInteger count);
MTL4::CounterHeapType pewter_MTL4CounterHeapDescriptor_type(const MTL4::CounterHeapDescriptor* self);
void pewter_MTL4CounterHeapDescriptor_setType_(MTL4::CounterHeapDescriptor* self, MTL4::CounterHeapType type);
NS::String* pewter_MTL4CounterHeap_label(const MTL4::CounterHeap* self);
void pewter_MTL4CounterHeap_setLabel_(MTL4::CounterHeap* self, const NS::String* label);
NS::UInteger pewter_MTL4CounterHeap_count(const MTL4::CounterHeap* self);
void pewter_MTL4CounterHeap_invalidateCounterRange_(MTL4::CounterHeap* self, NS::Range range);
NS::Data* pewter_MTL4CounterHeap_resolveCounterRange_(MTL4::CounterHeap* self, NS::Range range);
MTL4::CounterHeapType pewter_MTL4CounterHeap_type(const MTL4::CounterHeap* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CounterHeapDescriptor : public NS::Copying<CounterHeapDescriptor> {
 public:
  static MTL4::CounterHeapDescriptor* alloc() { return pewter_MTL4CounterHeapDescriptor_alloc(); }
  MTL4::CounterHeapDescriptor* init() { return pewter_MTL4CounterHeapDescriptor_init(this); }
  NS::UInteger count() const { return pewter_MTL4CounterHeapDescriptor_count(this); }
  void setCount(NS::UInteger count) { pewter_MTL4CounterHeapDescriptor_setCount_(this, count); }
  MTL4::CounterHeapType type() const { return pewter_MTL4CounterHeapDescriptor_type(this); }
  void setType(MTL4::CounterHeapType type) { pewter_MTL4CounterHeapDescriptor_setType_(this, type); }
};
class CounterHeap : public NS::Referencing<CounterHeap> {
 public:
  NS::String* label() const { return pewter_MTL4CounterHeap_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4CounterHeap_setLabel_(this, label); }
  NS::UInteger count() const { return pewter_MTL4CounterHeap_count(this); }
  void invalidateCounterRange(NS::Range range) { pewter_MTL4CounterHeap_invalidateCounterRange_(this, range); }
  NS::Data* resolveCounterRange(NS::Range range) { return pewter_MTL4CounterHeap_resolveCounterRange_(this, range); }
  MTL4::CounterHeapType type() const { return pewter_MTL4CounterHeap_type(this); }
};
}  // namespace MTL4
