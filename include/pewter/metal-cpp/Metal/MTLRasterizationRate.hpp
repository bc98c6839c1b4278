// Generated from kernels/metal/interface/Metal/MTLRasterizationRate.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLDevice.hpp"

namespace MTL {
class Buffer;
class Device;
class RasterizationRateLayerArray;
class RasterizationRateLayerDescriptor;
class RasterizationRateMap;
class RasterizationRateMapDescriptor;
class RasterizationRateSampleArray;
}
namespace NS {
class Number;
class String;
}
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateSampleArray_alloc();
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateSampleArray_init(MTL::RasterizationRateSampleArray* self);
NS::Number* pewter_MTLRasterizationRateSampleArray_objectAtIndexedSubscript_(MTL::RasterizationRateSampleArray* self, NS::UInteger index);
void pewter_MTLRasterizationRateSampleArray_setObject_atIndexedSubscript_(MTL::RasterizationRateSampleArray* self, const NS::Number* value, NS::UInteger index);
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_alloc();
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_init(MTL::RasterizationRateLayerDescriptor* self);
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_(MTL::RasterizationRateLayerDescriptor* self, MTL::Size sampleCount);
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_horizontal_vertical_(MTL::RasterizationRateLayerDescriptor* self, MTL::Size sampleCount, const float* horizontal, const float* vertical);
MTL::Size pewter_MTLRasterizationRateLayerDescriptor_sampleCount(const MTL::RasterizationRateLayerDescriptor* self);
void pewter_MTLRasterizationRateLayerDescriptor_setSampleCount_(MTL::RasterizationRateLayerDescriptor* self, MTL::Size sampleCount);
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateLayerDescriptor_horizontal(const MTL::RasterizationRateLayerDescriptor* self);
float* pewter_MTLRasterizationRateLayerDescriptor_horizontalSampleStorage(const MTL::RasterizationRateLayerDescriptor* self);
MTL::Size pewter_MTLRasterizationRateLayerDescriptor_maxSampleCount(const MTL::RasterizationRateLayerDescriptor* self);
MTL::RasterizationRateSampleArray* pewter_MTLRasterizationRateLayerDescriptor_vertical(const MTL::RasterizationRateLayerDescriptor* self);
float* pewter_MTLRasterizationRateLayerDescriptor_verticalSampleStorage(const MTL::RasterizationRateLayerDescriptor* self);
MTL::RasterizationRateLayerArray* pewter_MTLRasterizationRateLayerArray_alloc();
MTL::RasterizationRateLayerArray* pewter_MTLRasterizationRateLayerArray_init(MTL::RasterizationRateLayerArray* self);
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateLayerArray_objectAtIndexedSubscript_(MTL::RasterizationRateLayerArray* self, NS::UInteger layerIndex);
void pewter_MTLRasterizationRateLayerArray_setObject_atIndexedSubscript_(MTL::RasterizationRateLayerArray* self, const MTL::RasterizationRateLayerDescriptor* layer, NS::UInteger layerIndex);
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_alloc();
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_(MTL::Size screenSize);
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layer_(MTL::Size screenSize, const MTL::RasterizationRateLayerDescriptor* layer);
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layerCount_layers_(MTL::Size screenSize, NS::UInteger layerCount, const MTL::RasterizationRateLayerDescriptor* const* layers);
MTL::RasterizationRateMapDescriptor* pewter_MTLRasterizationRateMapDescriptor_init(MTL::RasterizationRateMapDescriptor* self);
NS::String* pewter_MTLRasterizationRateMapDescriptor_label(const MTL::RasterizationRateMapDescriptor* self);
void pewter_MTLRasterizationRateMapDescriptor_setLabel_(MTL::RasterizationRateMapDescriptor* self, const NS::String* label);
MTL::Size pewter_MTLRasterizationRateMapDescriptor_screenSize(const MTL::RasterizationRateMapDescriptor* self);
void pewter_MTLRasterizationRateMapDescriptor_setScreenSize_(MTL::RasterizationRateMapDescriptor* self, MTL::Size screenSize);
MTL::RasterizationRateLayerDescriptor* pewter_MTLRasterizationRateMapDescriptor_layerAtIndex_(MTL::RasterizationRateMapDescriptor* self, NS::UInteger layerIndex);
NS::UInteger pewter_MTLRasterizationRateMapDescriptor_layerCount(const MTL::RasterizationRateMapDescriptor* self);
MTL::RasterizationRateLayerArray* pewter_MTLRasterizationRateMapDescriptor_layers(const MTL::RasterizationRateMapDescriptor* self);
void pewter_MTLRasterizationRateMapDescriptor_setLayer_atIndex_(MTL::RasterizationRateMapDescriptor* self, const MTL::RasterizationRateLayerDescriptor* layer, NS::UInteger layerIndex);
void pewter_MTLRasterizationRateMap_copyParameterDataToBuffer_offset_(MTL::RasterizationRateMap* self, const MTL::Buffer* buffer, NS::UInteger offset);
MTL::Device* pewter_MTLRasterizationRateMap_device(const MTL::RasterizationRateMap* self);
NS::String* pewter_MTLRasterizationRateMap_label(const MTL::RasterizationRateMap* self);
NS::UInteger pewter_MTLRasterizationRateMap_layerCount(const MTL::RasterizationRateMap* self);
MTL::Coordinate2D pewter_MTLRasterizationRateMap_mapPhysicalToScreenCoordinates_forLayer_(MTL::RasterizationRateMap* self, MTL::Coordinate2D physicalCoordinates, NS::UInteger layerIndex);
MTL::Coordinate2D pewter_MTLRasterizationRateMap_mapScreenToPhysicalCoordinates_forLayer_(MTL::RasterizationRateMap* self, MTL::Coordinate2D screenCoordinates, NS::UInteger layerIndex);
MTL::SizeAndAlign pewter_MTLRasterizationRateMap_parameterBufferSizeAndAlign(const MTL::RasterizationRateMap* self);
MTL::Size pewter_MTLRasterizationRateMap_physicalGranularity(const MTL::RasterizationRateMap* self);
MTL::Size pewter_MTLRasterizationRateMap_physicalSizeForLayer_(MTL::RasterizationRateMap* self, NS::UInteger layerIndex);
MTL::Size pewter_MTLRasterizationRateMap_screenSize(const MTL::RasterizationRateMap* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class RasterizationRateSampleArray : public NS::Referencing<RasterizationRateSampleArray> {
 public:
  static MTL::RasterizationRateSampleArray* alloc() { return pewter_MTLRasterizationRateSampleArray_alloc(); }
  MTL::RasterizationRateSampleArray* init() { return pewter_MTLRasterizationRateSampleArray_init(this); }
  NS::Number* object(NS::UInteger index) { return pewter_MTLRasterizationRateSampleArray_objectAtIndexedSubscript_(this, index); }
  void setObject(const NS::Number* value, NS::UInteger index) { pewter_MTLRasterizationRateSampleArray_setObject_atIndexedSubscript_(this, value, index); }
};
class RasterizationRateLayerDescriptor : public NS::Copying<RasterizationRateLayerDescriptor> {
 public:
  static MTL::RasterizationRateLayerDescriptor* alloc() { return pewter_MTLRasterizationRateLayerDescriptor_alloc(); }
  MTL::RasterizationRateLayerDescriptor* init() { return pewter_MTLRasterizationRateLayerDescriptor_init(this); }
  MTL::RasterizationRateLayerDescriptor* init(MTL::Size sampleCount) { return pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_(this, sampleCount); }
  MTL::RasterizationRateLayerDescriptor* init(MTL::Size sampleCount, const float* horizontal, const float* vertical) { return pewter_MTLRasterizationRateLayerDescriptor_initWithSampleCount_horizontal_vertical_(this, sampleCount, horizontal, vertical); }
  MTL::Size sampleCount() const { return pewter_MTLRasterizationRateLayerDescriptor_sampleCount(this); }
  void setSampleCount(MTL::Size sampleCount) { pewter_MTLRasterizationRateLayerDescriptor_setSampleCount_(this, sampleCount); }
  MTL::RasterizationRateSampleArray* horizontal() const { return pewter_MTLRasterizationRateLayerDescriptor_horizontal(this); }
  float* horizontalSampleStorage() const { return pewter_MTLRasterizationRateLayerDescriptor_horizontalSampleStorage(this); }
  MTL::Size maxSampleCount() const { return pewter_MTLRasterizationRateLayerDescriptor_maxSampleCount(this); }
  MTL::RasterizationRateSampleArray* vertical() const { return pewter_MTLRasterizationRateLayerDescriptor_vertical(this); }
  float* verticalSampleStorage() const { return pewter_MTLRasterizationRateLayerDescriptor_verticalSampleStorage(this); }
};
class RasterizationRateLayerArray : public NS::Referencing<RasterizationRateLayerArray> {
 public:
  static MTL::RasterizationRateLayerArray* alloc() { return pewter_MTLRasterizationRateLayerArray_alloc(); }
  MTL::RasterizationRateLayerArray* init() { return pewter_MTLRasterizationRateLayerArray_init(this); }
  MTL::RasterizationRateLayerDescriptor* object(NS::UInteger layerIndex) { return pewter_MTLRasterizationRateLayerArray_objectAtIndexedSubscript_(this, layerIndex); }
  void setObject(const MTL::RasterizationRateLayerDescriptor* layer, NS::UInteger layerIndex) { pewter_MTLRasterizationRateLayerArray_setObject_atIndexedSubscript_(this, layer, layerIndex); }
};
class RasterizationRateMapDescriptor : public NS::Copying<RasterizationRateMapDescriptor> {
 public:
  static MTL::RasterizationRateMapDescriptor* alloc() { return pewter_MTLRasterizationRateMapDescriptor_alloc(); }
  static MTL::RasterizationRateMapDescriptor* rasterizationRateMapDescriptor(MTL::Size screenSize) { return pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_(screenSize); }
  static MTL::RasterizationRateMapDescriptor* rasterizationRateMapDescriptor(MTL::Size screenSize, const MTL::RasterizationRateLayerDescriptor* layer) { return pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layer_(screenSize, layer); }
  static MTL::RasterizationRateMapDescriptor* rasterizationRateMapDescriptor(MTL::Size screenSize, NS::UInteger layerCount, const MTL::RasterizationRateLayerDescriptor* const* layers) { return pewter_MTLRasterizationRateMapDescriptor_rasterizationRateMapDescriptorWithScreenSize_layerCount_layers_(screenSize, layerCount, layers); }
  MTL::RasterizationRateMapDescriptor* init() { return pewter_MTLRasterizationRateMapDescriptor_init(this); }
  NS::String* label() const { return pewter_MTLRasterizationRateMapDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLRasterizationRateMapDescriptor_setLabel_(this, label); }
  MTL::Size screenSize() const { return pewter_MTLRasterizationRateMapDescriptor_screenSize(this); }
  void setScreenSize(MTL::Size screenSize) { pewter_MTLRasterizationRateMapDescriptor_setScreenSize_(this, screenSize); }
  MTL::RasterizationRateLayerDescriptor* layer(NS::UInteger layerIndex) { return pewter_MTLRasterizationRateMapDescriptor_layerAtIndex_(this, layerIndex); }
  NS::UInteger layerCount() const { return pewter_MTLRasterizationRateMapDescriptor_layerCount(this); }
  MTL::RasterizationRateLayerArray* layers() const { return pewter_MTLRasterizationRateMapDescriptor_layers(this); }
  void setLayer(const MTL::RasterizationRateLayerDescriptor* layer, NS::UInteger layerIndex) { pewter_MTLRasterizationRateMapDescriptor_setLayer_atIndex_(this, layer, layerIndex); }
};
class RasterizationRateMap : public NS::Referencing<RasterizationRateMap> {
 public:
  void copyParameterDataToBuffer(const MTL::Buffer* buffer, NS::UInteger offset) { pewter_MTLRasterizationRateMap_copyParameterDataToBuffer_offset_(this, buffer, offset); }
  MTL::Device* device() const { return pewter_MTLRasterizationRateMap_device(this); }
  NS::String* label() const { return pewter_MTLRasterizationRateMap_label(this); }
  NS::UInteger layerCount() const { return pewter_MTLRasterizationRateMap_layerCount(this); }
  MTL::Coordinate2D mapPhysicalToScreenCoordinates(MTL::Coordinate2D physicalCoordinates, NS::UInteger layerIndex) { return pewter_MTLRasterizationRateMap_mapPhysicalToScreenCoordinates_forLayer_(this, physicalCoordinates, layerIndex); }
  MTL::Coordinate2D mapScreenToPhysicalCoordinates(MTL::Coordinate2D screenCoordinates, NS::UInteger layerIndex) { return pewter_MTLRasterizationRateMap_mapScreenToPhysicalCoordinates_forLayer_(this, screenCoordinates, layerIndex); }
  MTL::SizeAndAlign parameterBufferSizeAndAlign() const { return pewter_MTLRasterizationRateMap_parameterBufferSizeAndAlign(this); }
  MTL::Size physicalGranularity() const { return pewter_MTLRasterizationRateMap_physicalGranularity(this); }
  MTL::Size physicalSize(NS::UInteger layerIndex) { return pewter_MTLRasterizationRateMap_physicalSizeForLayer_(this, layerIndex); }
  MTL::Size screenSize() const { return pewter_MTLRasterizationRateMap_screenSize(this); }
};
}  // namespace MTL
