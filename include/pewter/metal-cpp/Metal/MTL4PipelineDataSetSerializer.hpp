// Generated from kernels/metal/interface/Metal/MTL4PipelineDataSetSerializer.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class PipelineDataSetSerializer;
class PipelineDataSetSerializerDescriptor;
}
namespace NS {
class Data;
class Error;
class URL;
}
namespace MTL4 {
using PipelineDataSetSerializerConfiguration = NS::UInteger;
enum : NS::UInteger {
  PipelineDataSetSerializerConfigurationCaptureDescriptors = 1,
  PipelineDataSetSerializerConfigurationCaptureBinaries = 2,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::PipelineDataSetSerializerDescriptor* pewter_MTL4PipelineDataSetSerializerDescriptor_alloc();
MTL4::PipelineDataSetSerializerDescriptor* pewter_MTL4PipelineDataSetSerializerDescriptor_init(MTL4::PipelineDataSetSerializerDescriptor* self);
MTL4::PipelineDataSetSerializerConfiguration pewter_MTL4PipelineDataSetSerializerDescriptor_configuration(const MTL4::PipelineDataSetSerializerDescriptor* self);
void pewter_MTL4PipelineDataSetSerializerDescriptor_setConfiguration_(MTL4::PipelineDataSetSerializerDescriptor* self, MTL4::PipelineDataSetSerializerConfiguration configuration);
bool pewter_MTL4PipelineDataSetSerializer_serializeAsArchiveAndFlushToURL_error_(MTL4::PipelineDataSetSerializer* self, const NS::URL* url, NS::Error** error);
NS::Data* pewter_MTL4PipelineDataSetSerializer_serializeAsPipelinesScriptWithError_(MTL4::PipelineDataSetSerializer* self, NS::Error** error);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class PipelineDataSetSerializerDescriptor : public NS::Copying<PipelineDataSetSerializerDescriptor> {
 public:
  static MTL4::PipelineDataSetSerializerDescriptor* alloc() { return pewter_MTL4PipelineDataSetSerializerDescriptor_alloc(); }
  MTL4::PipelineDataSetSerializerDescriptor* init() { return pewter_MTL4PipelineDataSetSerializerDescriptor_init(this); }
  MTL4::PipelineDataSetSerializerConfiguration configuration() const { return pewter_MTL4PipelineDataSetSerializerDescriptor_configuration(this); }
  void setConfiguration(MTL4::PipelineDataSetSerializerConfiguration configuration) { pewter_MTL4PipelineDataSetSerializerDescriptor_setConfiguration_(this, configuration); }
};
class PipelineDataSetSerializer : public NS::Referencing<PipelineDataSetSerializer> {
 public:
  bool serializeAsArchiveAndFlushToURL(const NS::URL* url, NS::Error** error) { return pewter_MTL4PipelineDataSetSerializer_serializeAsArchiveAndFlushToURL_error_(this, url, error); }
  NS::Data* serializeAsPipelinesScript(NS::Error** error) { return pewter_MTL4PipelineDataSetSerializer_serializeAsPipelinesScriptWithError_(this, error); }
};
}  // namespace MTL4
