// Generated from kernels/metal/interface/Metal/MTLArgument.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Argument;
class ArrayType;
class Binding;
class BufferBinding;
enum DataType : NS::UInteger;
class ObjectPayloadBinding;
class PointerType;
class StructMember;
class StructType;
class TensorBinding;
enum TensorDataType : NS::Integer;
class TensorExtents;
class TensorReferenceType;
class TextureBinding;
class TextureReferenceType;
enum TextureType : NS::UInteger;
class ThreadgroupBinding;
class Type;
}
namespace NS {
class Array;
class String;
}
namespace MTL {
enum IndexType : NS::UInteger {
  IndexTypeUInt16 = 0,
  IndexTypeUInt32 = 1,
};
enum BindingType : NS::Integer {
  BindingTypeBuffer = 0,
  BindingTypeThreadgroupMemory = 1,
  BindingTypeTexture = 2,
  BindingTypeSampler = 3,
  BindingTypeImageblockData = 16,
  BindingTypeImageblock = 17,
  BindingTypeVisibleFunctionTable = 24,
  BindingTypePrimitiveAccelerationStructure = 25,
  BindingTypeInstanceAccelerationStructure = 26,
  BindingTypeIntersectionFunctionTable = 27,
  BindingTypeObjectPayload = 34,
  BindingTypeTensor = 37,
};
enum ArgumentType : NS::UInteger {
  ArgumentTypeBuffer = 0,
  ArgumentTypeThreadgroupMemory = 1,
  ArgumentTypeTexture = 2,
  ArgumentTypeSampler = 3,
  ArgumentTypeImageblockData = 16,
  ArgumentTypeImageblock = 17,
  ArgumentTypeVisibleFunctionTable = 24,
  ArgumentTypePrimitiveAccelerationStructure = 25,
  ArgumentTypeInstanceAccelerationStructure = 26,
  ArgumentTypeIntersectionFunctionTable = 27,
};
enum BindingAccess : NS::UInteger {
  BindingAccessReadOnly = 0,
  BindingAccessReadWrite = 1,
  BindingAccessWriteOnly = 2,
  ArgumentAccessReadOnly = 0,
  ArgumentAccessReadWrite = 1,
  ArgumentAccessWriteOnly = 2,
};
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::Type* pewter_MTLType_alloc();
MTL::Type* pewter_MTLType_init(MTL::Type* self);
MTL::DataType pewter_MTLType_dataType(const MTL::Type* self);
MTL::StructMember* pewter_MTLStructMember_alloc();
MTL::StructMember* pewter_MTLStructMember_init(MTL::StructMember* self);
NS::UInteger pewter_MTLStructMember_argumentIndex(const MTL::StructMember* self);
MTL::ArrayType* pewter_MTLStructMember_arrayType(MTL::StructMember* self);
MTL::DataType pewter_MTLStructMember_dataType(const MTL::StructMember* self);
NS::String* pewter_MTLStructMember_name(const MTL::StructMember* self);
NS::UInteger pewter_MTLStructMember_offset(const MTL::StructMember* self);
MTL::PointerType* pewter_MTLStructMember_pointerType(MTL::StructMember* self);
MTL::StructType* pewter_MTLStructMember_structType(MTL::StructMember* self);
MTL::TensorReferenceType* pewter_MTLStructMember_tensorReferenceType(MTL::StructMember* self);
MTL::TextureReferenceType* pewter_MTLStructMember_textureReferenceType(MTL::StructMember* self);
MTL::StructType* pewter_MTLStructType_alloc();
MTL::StructType* pewter_MTLStructType_init(MTL::StructType* self);
MTL::StructMember* pewter_MTLStructType_memberByName_(MTL::StructType* self, const NS::String* name);
NS::Array* pewter_MTLStructType_members(const MTL::StructType* self);
MTL::ArrayType* pewter_MTLArrayType_alloc();
MTL::ArrayType* pewter_MTLArrayType_init(MTL::ArrayType* self);
NS::UInteger pewter_MTLArrayType_argumentIndexStride(const MTL::ArrayType* self);
NS::UInteger pewter_MTLArrayType_arrayLength(const MTL::ArrayType* self);
MTL::ArrayType* pewter_MTLArrayType_elementArrayType(MTL::ArrayType* self);
MTL::PointerType* pewter_MTLArrayType_elementPointerType(MTL::ArrayType* self);
MTL::StructType* pewter_MTLArrayType_elementStructType(MTL::ArrayType* self);
MTL::TensorReferenceType* pewter_MTLArrayType_elementTensorReferenceType(MTL::ArrayType* self);
MTL::TextureReferenceType* pewter_MTLArrayType_elementTextureReferenceType(MTL::ArrayType* self);
MTL::DataType pewter_MTLArrayType_elementType(const MTL::ArrayType* self);
NS::UInteger pewter_MTLArrayType_stride(const MTL::ArrayType* self);
MTL::PointerType* pewter_MTLPointerType_alloc();
MTL::PointerType* pewter_MTLPointerType_init(MTL::PointerType* self);
MTL::BindingAccess pewter_MTLPointerType_access(const MTL::PointerType* self);
NS::UInteger pewter_MTLPointerType_alignment(const MTL::PointerType* self);
NS::UInteger pewter_MTLPointerType_dataSize(const MTL::PointerType* self);
MTL::ArrayType* pewter_MTLPointerType_elementArrayType(MTL::PointerType* self);
bool pewter_MTLPointerType_elementIsArgumentBuffer(const MTL::PointerType* self);
MTL::StructType* pewter_MTLPointerType_elementStructType(MTL::PointerType* self);
MTL::DataType pewter_MTLPointerType_elementType(const MTL::PointerType* self);
MTL::TextureReferenceType* pewter_MTLTextureReferenceType_alloc();
MTL::TextureReferenceType* pewter_MTLTextureReferenceType_init(MTL::TextureReferenceType* self);
MTL::BindingAccess pewter_MTLTextureReferenceType_access(const MTL::TextureReferenceType* self);
bool pewter_MTLTextureReferenceType_isDepthTexture(const MTL::TextureReferenceType* self);
MTL::DataType pewter_MTLTextureReferenceType_textureDataType(const MTL::TextureReferenceType* self);
MTL::TextureType pewter_MTLTextureReferenceType_textureType(const MTL::TextureReferenceType* self);
MTL::TensorReferenceType* pewter_MTLTensorReferenceType_alloc();
MTL::TensorReferenceType* pewter_MTLTensorReferenceType_init(MTL::TensorReferenceType* self);
MTL::BindingAccess pewter_MTLTensorReferenceType_access(const MTL::TensorReferenceType* self);
MTL::TensorExtents* pewter_MTLTensorReferenceType_dimensions(const MTL::TensorReferenceType* self);
MTL::DataType pewter_MTLTensorReferenceType_indexType(const MTL::TensorReferenceType* self);
MTL::TensorDataType pewter_MTLTensorReferenceType_tensorDataType(const MTL::TensorReferenceType* self);
MTL::Argument* pewter_MTLArgument_alloc();
MTL::Argument* pewter_MTLArgument_init(MTL::Argument* self);
MTL::BindingAccess pewter_MTLArgument_access(const MTL::Argument* self);
bool pewter_MTLArgument_isActive(const MTL::Argument* self);
NS::UInteger pewter_MTLArgument_arrayLength(const MTL::Argument* self);
NS::UInteger pewter_MTLArgument_bufferAlignment(const MTL::Argument* self);
NS::UInteger pewter_MTLArgument_bufferDataSize(const MTL::Argument* self);
MTL::DataType pewter_MTLArgument_bufferDataType(const MTL::Argument* self);
MTL::PointerType* pewter_MTLArgument_bufferPointerType(const MTL::Argument* self);
MTL::StructType* pewter_MTLArgument_bufferStructType(const MTL::Argument* self);
NS::UInteger pewter_MTLArgument_index(const MTL::Argument* self);
bool pewter_MTLArgument_isDepthTexture(const MTL::Argument* self);
NS::String* pewter_MTLArgument_name(const MTL::Argument* self);
MTL::DataType pewter_MTLArgument_textureDataType(const MTL::Argument* self);
MTL::TextureType pewter_MTLArgument_textureType(const MTL::Argument* self);
NS::UInteger pewter_MTLArgument_threadgroupMemoryAlignment(const MTL::Argument* self);
NS::UInteger pewter_MTLArgument_threadgroupMemoryDataSize(const MTL::Argument* self);
MTL::ArgumentType pewter_MTLArgument_type(const MTL::Argument* self);
MTL::BindingAccess pewter_MTLBinding_access(const MTL::Binding* self);
bool pewter_MTLBinding_isArgument(const MTL::Binding* self);
NS::UInteger pewter_MTLBinding_index(const MTL::Binding* self);
bool pewter_MTLBinding_isUsed(const MTL::Binding* self);
NS::String* pewter_MTLBinding_name(const MTL::Binding* self);
MTL::BindingType pewter_MTLBinding_type(const MTL::Binding* self);
NS::UInteger pewter_MTLBufferBinding_bufferAlignment(const MTL::BufferBinding* self);
NS::UInteger pewter_MTLBufferBinding_bufferDataSize(const MTL::BufferBinding* self);
MTL::DataType pewter_MTLBufferBinding_bufferDataType(const MTL::BufferBinding* self);
MTL::PointerType* pewter_MTLBufferBinding_bufferPointerType(const MTL::BufferBinding* self);
MTL::StructType* pewter_MTLBufferBinding_bufferStructType(const MTL::BufferBinding* self);
NS::UInteger pewter_MTLThreadgroupBinding_threadgroupMemoryAlignment(const MTL::ThreadgroupBinding* self);
NS::UInteger pewter_MTLThreadgroupBinding_threadgroupMemoryDataSize(const MTL::ThreadgroupBinding* self);
NS::UInteger pewter_MTLTextureBinding_arrayLength(const MTL::TextureBinding* self);
bool pewter_MTLTextureBinding_isDepthTexture(const MTL::TextureBinding* self);
MTL::DataType pewter_MTLTextureBinding_textureDataType(const MTL::TextureBinding* self);
MTL::TextureType pewter_MTLTextureBinding_textureType(const MTL::TextureBinding* self);
NS::UInteger pewter_MTLObjectPayloadBinding_objectPayloadAlignment(const MTL::ObjectPayloadBinding* self);
NS::UInteger pewter_MTLObjectPayloadBinding_objectPayloadDataSize(const MTL::ObjectPayloadBinding* self);
MTL::TensorExtents* pewter_MTLTensorBinding_dimensions(const MTL::TensorBinding* self);
MTL::DataType pewter_MTLTensorBinding_indexType(const MTL::TensorBinding* self);
MTL::TensorDataType pewter_MTLTensorBinding_tensorDataType(const MTL::TensorBinding* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class Type : public NS::Referencing<Type> {
 public:
  static MTL::Type* alloc() { return pewter_MTLType_alloc(); }
  MTL::Type* init() { return pewter_MTLType_init(this); }
  MTL::DataType dataType() const { return pewter_MTLType_dataType(this); }
};
class StructMember : public NS::Referencing<StructMember> {
 public:
  static MTL::StructMember* alloc() { return pewter_MTLStructMember_alloc(); }
  MTL::StructMember* init() { return pewter_MTLStructMember_init(this); }
  NS::UInteger argumentIndex() const { return pewter_MTLStructMember_argumentIndex(this); }
  MTL::ArrayType* arrayType() { return pewter_MTLStructMember_arrayType(this); }
  MTL::DataType dataType() const { return pewter_MTLStructMember_dataType(this); }
  NS::String* name() const { return pewter_MTLStructMember_name(this); }
  NS::UInteger offset() const { return pewter_MTLStructMember_offset(this); }
  MTL::PointerType* pointerType() { return pewter_MTLStructMember_pointerType(this); }
  MTL::StructType* structType() { return pewter_MTLStructMember_structType(this); }
  MTL::TensorReferenceType* tensorReferenceType() { return pewter_MTLStructMember_tensorReferenceType(this); }
  MTL::TextureReferenceType* textureReferenceType() { return pewter_MTLStructMember_textureReferenceType(this); }
};
class StructType : public NS::Referencing<StructType, Type> {
 public:
  static MTL::StructType* alloc() { return pewter_MTLStructType_alloc(); }
  MTL::StructType* init() { return pewter_MTLStructType_init(this); }
  MTL::StructMember* memberByName(const NS::String* name) { return pewter_MTLStructType_memberByName_(this, name); }
  NS::Array* members() const { return pewter_MTLStructType_members(this); }
};
class ArrayType : public NS::Referencing<ArrayType, Type> {
 public:
  static MTL::ArrayType* alloc() { return pewter_MTLArrayType_alloc(); }
  MTL::ArrayType* init() { return pewter_MTLArrayType_init(this); }
  NS::UInteger argumentIndexStride() const { return pewter_MTLArrayType_argumentIndexStride(this); }
  NS::UInteger arrayLength() const { return pewter_MTLArrayType_arrayLength(this); }
  MTL::ArrayType* elementArrayType() { return pewter_MTLArrayType_elementArrayType(this); }
  MTL::PointerType* elementPointerType() { return pewter_MTLArrayType_elementPointerType(this); }
  MTL::StructType* elementStructType() { return pewter_MTLArrayType_elementStructType(this); }
  MTL::TensorReferenceType* elementTensorReferenceType() { return pewter_MTLArrayType_elementTensorReferenceType(this); }
  MTL::TextureReferenceType* elementTextureReferenceType() { return pewter_MTLArrayType_elementTextureReferenceType(this); }
  MTL::DataType elementType() const { return pewter_MTLArrayType_elementType(this); }
  NS::UInteger stride() const { return pewter_MTLArrayType_stride(this); }
};
class PointerType : public NS::Referencing<PointerType, Type> {
 public:
  static MTL::PointerType* alloc() { return pewter_MTLPointerType_alloc(); }
  MTL::PointerType* init() { return pewter_MTLPointerType_init(this); }
  MTL::BindingAccess access() const { return pewter_MTLPointerType_access(this); }
  NS::UInteger alignment() const { return pewter_MTLPointerType_alignment(this); }
  NS::UInteger dataSize() const { return pewter_MTLPointerType_dataSize(this); }
  MTL::ArrayType* elementArrayType() { return pewter_MTLPointerType_elementArrayType(this); }
  bool elementIsArgumentBuffer() const { return pewter_MTLPointerType_elementIsArgumentBuffer(this); }
  MTL::StructType* elementStructType() { return pewter_MTLPointerType_elementStructType(this); }
  MTL::DataType elementType() const { return pewter_MTLPointerType_elementType(this); }
};
class TextureReferenceType : public NS::Referencing<TextureReferenceType, Type> {
 public:
  static MTL::TextureReferenceType* alloc() { return pewter_MTLTextureReferenceType_alloc(); }
  MTL::TextureReferenceType* init() { return pewter_MTLTextureReferenceType_init(this); }
  MTL::BindingAccess access() const { return pewter_MTLTextureReferenceType_access(this); }
  bool isDepthTexture() const { return pewter_MTLTextureReferenceType_isDepthTexture(this); }
  MTL::DataType textureDataType() const { return pewter_MTLTextureReferenceType_textureDataType(this); }
  MTL::TextureType textureType() const { return pewter_MTLTextureReferenceType_textureType(this); }
};
class TensorReferenceType : public NS::Referencing<TensorReferenceType, Type> {
 public:
  static MTL::TensorReferenceType* alloc() { return pewter_MTLTensorReferenceType_alloc(); }
  MTL::TensorReferenceType* init() { return pewter_MTLTensorReferenceType_init(this); }
  MTL::BindingAccess access() const { return pewter_MTLTensorReferenceType_access(this); }
  MTL::TensorExtents* dimensions() const { return pewter_MTLTensorReferenceType_dimensions(this); }
  MTL::DataType indexType() const { return pewter_MTLTensorReferenceType_indexType(this); }
  MTL::TensorDataType tensorDataType() const { return pewter_MTLTensorReferenceType_tensorDataType(this); }
};
class Argument : public NS::Referencing<Argument> {
 public:
  static MTL::Argument* alloc() { return pewter_MTLArgument_alloc(); }
  MTL::Argument* init() { return pewter_MTLArgument_init(this); }
  MTL::BindingAccess access() const { return pewter_MTLArgument_access(this); }
  bool active() const { return pewter_MTLArgument_isActive(this); }
  NS::UInteger arrayLength() const { return pewter_MTLArgument_arrayLength(this); }
  NS::UInteger bufferAlignment() const { return pewter_MTLArgument_bufferAlignment(this); }
  NS::UInteger bufferDataSize() const { return pewter_MTLArgument_bufferDataSize(this); }
  MTL::DataType bufferDataType() const { return pewter_MTLArgument_bufferDataType(this); }
  MTL::PointerType* bufferPointerType() const { return pewter_MTLArgument_bufferPointerType(this); }
  MTL::StructType* bufferStructType() const { return pewter_MTLArgument_bufferStructType(this); }
  NS::UInteger index() const { return pewter_MTLArgument_index(this); }
  bool isActive() const { return pewter_MTLArgument_isActive(this); }
  bool isDepthTexture() const { return pewter_MTLArgument_isDepthTexture(this); }
  NS::String* name() const { return pewter_MTLArgument_name(this); }
  MTL::DataType textureDataType() const { return pewter_MTLArgument_textureDataType(this); }
  MTL::TextureType textureType() const { return pewter_MTLArgument_textureType(this); }
  NS::UInteger threadgroupMemoryAlignment() const { return pewter_MTLArgument_threadgroupMemoryAlignment(this); }
  NS::UInteger threadgroupMemoryDataSize() const { return pewter_MTLArgument_threadgroupMemoryDataSize(this); }
  MTL::ArgumentType type() const { return pewter_MTLArgument_type(this); }
};
class Binding : public NS::Referencing<Binding> {
 public:
  MTL::BindingAccess access() const { return pewter_MTLBinding_access(this); }
  bool argument() const { return pewter_MTLBinding_isArgument(this); }
  NS::UInteger index() const { return pewter_MTLBinding_index(this); }
  bool isArgument() const { return pewter_MTLBinding_isArgument(this); }
  bool isUsed() const { return pewter_MTLBinding_isUsed(this); }
  NS::String* name() const { return pewter_MTLBinding_name(this); }
  MTL::BindingType type() const { return pewter_MTLBinding_type(this); }
  bool used() const { return pewter_MTLBinding_isUsed(this); }
};
class BufferBinding : public NS::Referencing<BufferBinding, Binding> {
 public:
  NS::UInteger bufferAlignment() const { return pewter_MTLBufferBinding_bufferAlignment(this); }
  NS::UInteger bufferDataSize() const { return pewter_MTLBufferBinding_bufferDataSize(this); }
  MTL::DataType bufferDataType() const { return pewter_MTLBufferBinding_bufferDataType(this); }
  MTL::PointerType* bufferPointerType() const { return pewter_MTLBufferBinding_bufferPointerType(this); }
  MTL::StructType* bufferStructType() const { return pewter_MTLBufferBinding_bufferStructType(this); }
};
class ThreadgroupBinding : public NS::Referencing<ThreadgroupBinding, Binding> {
 public:
  NS::UInteger threadgroupMemoryAlignment() const { return pewter_MTLThreadgroupBinding_threadgroupMemoryAlignment(this); }
  NS::UInteger threadgroupMemoryDataSize() const { return pewter_MTLThreadgroupBinding_threadgroupMemoryDataSize(this); }
};
class TextureBinding : public NS::Referencing<TextureBinding, Binding> {
 public:
  NS::UInteger arrayLength() const { return pewter_MTLTextureBinding_arrayLength(this); }
  bool depthTexture() const { return pewter_MTLTextureBinding_isDepthTexture(this); }
  bool isDepthTexture() const { return pewter_MTLTextureBinding_isDepthTexture(this); }
  MTL::DataType textureDataType() const { return pewter_MTLTextureBinding_textureDataType(this); }
  MTL::TextureType textureType() const { return pewter_MTLTextureBinding_textureType(this); }
};
class ObjectPayloadBinding : public NS::Referencing<ObjectPayloadBinding, Binding> {
 public:
  NS::UInteger objectPayloadAlignment() const { return pewter_MTLObjectPayloadBinding_objectPayloadAlignment(this); }
  NS::UInteger objectPayloadDataSize() const { return pewter_MTLObjectPayloadBinding_objectPayloadDataSize(this); }
};
class TensorBinding : public NS::Referencing<TensorBinding, Binding> {
 public:
  MTL::TensorExtents* dimensions() const { return pewter_MTLTensorBinding_dimensions(this); }
  MTL::DataType indexType() const { return pewter_MTLTensorBinding_indexType(this); }
  MTL::TensorDataType tensorDataType() const { return pewter_MTLTensorBinding_tensorDataType(this); }
};
}  // namespace MTL
#include "../Metal/MTLDataType.hpp"
#include "../Metal/MTLTensor.hpp"
#include "../Metal/MTLTexture.hpp"
