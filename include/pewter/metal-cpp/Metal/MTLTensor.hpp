// Generated from kernels/metal/interface/Metal/MTLTensor.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"
#include "../Metal/MTLResource.hpp"

namespace MTL {
class Buffer;
enum CPUCacheMode : NS::UInteger;
enum HazardTrackingMode : NS::UInteger;
class Resource;
using ResourceOptions = NS::UInteger;
enum StorageMode : NS::UInteger;
class Tensor;
class TensorDescriptor;
class TensorExtents;
}
namespace NS {
class String;
using ErrorDomain = NS::String*;
}
namespace MTL {
enum TensorDataType : NS::Integer {
  TensorDataTypeNone = 0,
  TensorDataTypeFloat32 = 3,
  TensorDataTypeFloat16 = 16,
  TensorDataTypeBFloat16 = 121,
  TensorDataTypeInt8 = 45,
  TensorDataTypeUInt8 = 49,
  TensorDataTypeInt16 = 37,
  TensorDataTypeUInt16 = 41,
  TensorDataTypeInt32 = 29,
  TensorDataTypeUInt32 = 33,
};
enum TensorError : NS::Integer {
  TensorErrorNone = 0,
  TensorErrorInternalError = 1,
  TensorErrorInvalidDescriptor = 2,
};
using TensorUsage = NS::UInteger;
enum : NS::UInteger {
  TensorUsageCompute = 1,
  TensorUsageRender = 2,
  TensorUsageMachineLearning = 4,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::TensorExtents* pewter_MTLTensorExtents_alloc();
MTL::TensorExtents* pewter_MTLTensorExtents_init(MTL::TensorExtents* self);
MTL::TensorExtents* pewter_MTLTensorExtents_initWithRank_values_(MTL::TensorExtents* self, NS::UInteger rank, const NS::Integer* values);
NS::Integer pewter_MTLTensorExtents_extentAtDimensionIndex_(MTL::TensorExtents* self, NS::UInteger dimensionIndex);
NS::UInteger pewter_MTLTensorExtents_rank(const MTL::TensorExtents* self);
MTL::TensorDescriptor* pewter_MTLTensorDescriptor_alloc();
MTL::TensorDescriptor* pewter_MTLTensorDescriptor_init(MTL::TensorDescriptor* self);
MTL::CPUCacheMode pewter_MTLTensorDescriptor_cpuCacheMode(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setCpuCacheMode_(MTL::TensorDescriptor* self, MTL::CPUCacheMode cpuCacheMode);
MTL::TensorDataType pewter_MTLTensorDescriptor_dataType(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setDataType_(MTL::TensorDescriptor* self, MTL::TensorDataType dataType);
MTL::TensorExtents* pewter_MTLTensorDescriptor_dimensions(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setDimensions_(MTL::TensorDescriptor* self, const MTL::TensorExtents* dimensions);
MTL::HazardTrackingMode pewter_MTLTensorDescriptor_hazardTrackingMode(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setHazardTrackingMode_(MTL::TensorDescriptor* self, MTL::HazardTrackingMode hazardTrackingMode);
MTL::ResourceOptions pewter_MTLTensorDescriptor_resourceOptions(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setResourceOptions_(MTL::TensorDescriptor* self, MTL::ResourceOptions resourceOptions);
MTL::StorageMode pewter_MTLTensorDescriptor_storageMode(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setStorageMode_(MTL::TensorDescriptor* self, MTL::StorageMode storageMode);
MTL::TensorExtents* pewter_MTLTensorDescriptor_strides(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setStrides_(MTL::TensorDescriptor* self, const MTL::TensorExtents* strides);
MTL::TensorUsage pewter_MTLTensorDescriptor_usage(const MTL::TensorDescriptor* self);
void pewter_MTLTensorDescriptor_setUsage_(MTL::TensorDescriptor* self, MTL::TensorUsage usage);
MTL::Buffer* pewter_MTLTensor_buffer(const MTL::Tensor* self);
NS::UInteger pewter_MTLTensor_bufferOffset(const MTL::Tensor* self);
MTL::TensorDataType pewter_MTLTensor_dataType(const MTL::Tensor* self);
MTL::TensorExtents* pewter_MTLTensor_dimensions(const MTL::Tensor* self);
void pewter_MTLTensor_getBytes_strides_fromSliceOrigin_sliceDimensions_(MTL::Tensor* self, void* bytes, const MTL::TensorExtents* strides, const MTL::TensorExtents* sliceOrigin, const MTL::TensorExtents* sliceDimensions);
MTL::ResourceID pewter_MTLTensor_gpuResourceID(const MTL::Tensor* self);
void pewter_MTLTensor_replaceSliceOrigin_sliceDimensions_withBytes_strides_(MTL::Tensor* self, const MTL::TensorExtents* sliceOrigin, const MTL::TensorExtents* sliceDimensions, const void* bytes, const MTL::TensorExtents* strides);
MTL::TensorExtents* pewter_MTLTensor_strides(const MTL::Tensor* self);
MTL::TensorUsage pewter_MTLTensor_usage(const MTL::Tensor* self);
extern NS::String* const pewter_MTLTensorDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class TensorExtents : public NS::Referencing<TensorExtents> {
 public:
  static MTL::TensorExtents* alloc() { return pewter_MTLTensorExtents_alloc(); }
  MTL::TensorExtents* init() { return pewter_MTLTensorExtents_init(this); }
  MTL::TensorExtents* init(NS::UInteger rank, const NS::Integer* values) { return pewter_MTLTensorExtents_initWithRank_values_(this, rank, values); }
  NS::Integer extentAtDimensionIndex(NS::UInteger dimensionIndex) { return pewter_MTLTensorExtents_extentAtDimensionIndex_(this, dimensionIndex); }
  NS::UInteger rank() const { return pewter_MTLTensorExtents_rank(this); }
};
class TensorDescriptor : public NS::Copying<TensorDescriptor> {
 public:
  static MTL::TensorDescriptor* alloc() { return pewter_MTLTensorDescriptor_alloc(); }
  MTL::TensorDescriptor* init() { return pewter_MTLTensorDescriptor_init(this); }
  MTL::CPUCacheMode cpuCacheMode() const { return pewter_MTLTensorDescriptor_cpuCacheMode(this); }
  void setCpuCacheMode(MTL::CPUCacheMode cpuCacheMode) { pewter_MTLTensorDescriptor_setCpuCacheMode_(this, cpuCacheMode); }
  MTL::TensorDataType dataType() const { return pewter_MTLTensorDescriptor_dataType(this); }
  void setDataType(MTL::TensorDataType dataType) { pewter_MTLTensorDescriptor_setDataType_(this, dataType); }
  MTL::TensorExtents* dimensions() const { return pewter_MTLTensorDescriptor_dimensions(this); }
  void setDimensions(const MTL::TensorExtents* dimensions) { pewter_MTLTensorDescriptor_setDimensions_(this, dimensions); }
  MTL::HazardTrackingMode hazardTrackingMode() const { return pewter_MTLTensorDescriptor_hazardTrackingMode(this); }
  void setHazardTrackingMode(MTL::HazardTrackingMode hazardTrackingMode) { pewter_MTLTensorDescriptor_setHazardTrackingMode_(this, hazardTrackingMode); }
  MTL::ResourceOptions resourceOptions() const { return pewter_MTLTensorDescriptor_resourceOptions(this); }
  void setResourceOptions(MTL::ResourceOptions resourceOptions) { pewter_MTLTensorDescriptor_setResourceOptions_(this, resourceOptions); }
  MTL::StorageMode storageMode() const { return pewter_MTLTensorDescriptor_storageMode(this); }
  void setStorageMode(MTL::StorageMode storageMode) { pewter_MTLTensorDescriptor_setStorageMode_(this, storageMode); }
  MTL::TensorExtents* strides() const { return pewter_MTLTensorDescriptor_strides(this); }
  void setStrides(const MTL::TensorExtents* strides) { pewter_MTLTensorDescriptor_setStrides_(this, strides); }
  MTL::TensorUsage usage() const { return pewter_MTLTensorDescriptor_usage(this); }
  void setUsage(MTL::TensorUsage usage) { pewter_MTLTensorDescriptor_setUsage_(this, usage); }
};
class Tensor : public NS::Referencing<Tensor, Resource> {
 public:
  MTL::Buffer* buffer() const { return pewter_MTLTensor_buffer(this); }
  NS::UInteger bufferOffset() const { return pewter_MTLTensor_bufferOffset(this); }
  MTL::TensorDataType dataType() const { return pewter_MTLTensor_dataType(this); }
  MTL::TensorExtents* dimensions() const { return pewter_MTLTensor_dimensions(this); }
  void getBytes(void* bytes, const MTL::TensorExtents* strides, const MTL::TensorExtents* sliceOrigin, const MTL::TensorExtents* sliceDimensions) { pewter_MTLTensor_getBytes_strides_fromSliceOrigin_sliceDimensions_(this, bytes, strides, sliceOrigin, sliceDimensions); }
  MTL::ResourceID gpuResourceID() const { return pewter_MTLTensor_gpuResourceID(this); }
  void replaceSliceOrigin(const MTL::TensorExtents* sliceOrigin, const MTL::TensorExtents* sliceDimensions, const void* bytes, const MTL::TensorExtents* strides) { pewter_MTLTensor_replaceSliceOrigin_sliceDimensions_withBytes_strides_(this, sliceOrigin, sliceDimensions, bytes, strides); }
  MTL::TensorExtents* strides() const { return pewter_MTLTensor_strides(this); }
  MTL::TensorUsage usage() const { return pewter_MTLTensor_usage(this); }
};
inline const NS::ErrorDomain& TensorDomain = pewter_MTLTensorDomain;
}  // namespace MTL
#include "../Foundation/NSError.hpp"
