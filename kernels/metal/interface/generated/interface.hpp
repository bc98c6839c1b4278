// Generated from kernels/metal/interface: what this folder implements, and the records whole.
// clang-format off
#pragma once

#include "kernels/metal/host/foundation/object.hpp"

// Of a name with several functions, a class overrides those that it supports.
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

namespace pewter::metal::host {
namespace NS {
class Array;
class AutoreleasePool;
class Bundle;
class Data;
class Date;
class Dictionary;
class FastEnumeration;
class Enumerator;
class Error;
class Condition;
class Notification;
class NotificationCenter;
class Value;
class Number;
class ProcessInfo;
class Set;
class String;
class URL;
using ErrorDomain = NS::String*;
using ErrorUserInfoKey = NS::String*;
using NotificationName = NS::String*;
using ObserverFunction = std::function<void(NS::Notification*)>;
}  // namespace NS
namespace MTL {
class AccelerationStructureDescriptor;
class AccelerationStructureGeometryDescriptor;
class PrimitiveAccelerationStructureDescriptor;
class AccelerationStructureTriangleGeometryDescriptor;
class AccelerationStructureBoundingBoxGeometryDescriptor;
class MotionKeyframeData;
class AccelerationStructureMotionTriangleGeometryDescriptor;
class AccelerationStructureMotionBoundingBoxGeometryDescriptor;
class AccelerationStructureCurveGeometryDescriptor;
class AccelerationStructureMotionCurveGeometryDescriptor;
class InstanceAccelerationStructureDescriptor;
class IndirectInstanceAccelerationStructureDescriptor;
class AccelerationStructure;
class AccelerationStructureCommandEncoder;
class AccelerationStructurePassSampleBufferAttachmentDescriptor;
class AccelerationStructurePassSampleBufferAttachmentDescriptorArray;
class AccelerationStructurePassDescriptor;
class Allocation;
class Type;
class StructMember;
class StructType;
class ArrayType;
class PointerType;
class TextureReferenceType;
class TensorReferenceType;
class Argument;
class Binding;
class BufferBinding;
class ThreadgroupBinding;
class TextureBinding;
class ObjectPayloadBinding;
class TensorBinding;
class ArgumentEncoder;
class BinaryArchiveDescriptor;
class BinaryArchive;
class BlitCommandEncoder;
class BlitPassSampleBufferAttachmentDescriptor;
class BlitPassSampleBufferAttachmentDescriptorArray;
class BlitPassDescriptor;
class Buffer;
class CaptureDescriptor;
class CaptureManager;
class CaptureScope;
class CommandBufferDescriptor;
class CommandBufferEncoderInfo;
class CommandBuffer;
class CommandEncoder;
class CommandQueue;
class CommandQueueDescriptor;
class ComputeCommandEncoder;
class ComputePassSampleBufferAttachmentDescriptor;
class ComputePassSampleBufferAttachmentDescriptorArray;
class ComputePassDescriptor;
class ComputePipelineReflection;
class ComputePipelineDescriptor;
class ComputePipelineState;
class Counter;
class CounterSet;
class CounterSampleBufferDescriptor;
class CounterSampleBuffer;
class StencilDescriptor;
class DepthStencilDescriptor;
class DepthStencilState;
class ArgumentDescriptor;
class Architecture;
class Device;
class Drawable;
class DynamicLibrary;
class Event;
class SharedEventListener;
class SharedEvent;
class SharedEventHandle;
class Fence;
class FunctionConstantValues;
class FunctionDescriptor;
class IntersectionFunctionDescriptor;
class FunctionHandle;
class LogContainer;
class FunctionLogDebugLocation;
class FunctionLog;
class FunctionStitchingAttribute;
class FunctionStitchingAttributeAlwaysInline;
class FunctionStitchingNode;
class FunctionStitchingInputNode;
class FunctionStitchingFunctionNode;
class FunctionStitchingGraph;
class StitchedLibraryDescriptor;
class HeapDescriptor;
class Heap;
class IOCommandBuffer;
class IOCommandQueue;
class IOScratchBuffer;
class IOScratchBufferAllocator;
class IOCommandQueueDescriptor;
class IOFileHandle;
class IndirectCommandBufferDescriptor;
class IndirectCommandBuffer;
class IndirectRenderCommand;
class IndirectComputeCommand;
class IntersectionFunctionTableDescriptor;
class IntersectionFunctionTable;
class VertexAttribute;
class Attribute;
class FunctionConstant;
class Function;
class CompileOptions;
class FunctionReflection;
class Library;
class LinkedFunctions;
class LogState;
class LogStateDescriptor;
class ParallelRenderCommandEncoder;
class PipelineBufferDescriptor;
class PipelineBufferDescriptorArray;
class RasterizationRateSampleArray;
class RasterizationRateLayerDescriptor;
class RasterizationRateLayerArray;
class RasterizationRateMapDescriptor;
class RasterizationRateMap;
class RenderCommandEncoder;
class RenderPassAttachmentDescriptor;
class RenderPassColorAttachmentDescriptor;
class RenderPassDepthAttachmentDescriptor;
class RenderPassStencilAttachmentDescriptor;
class RenderPassColorAttachmentDescriptorArray;
class RenderPassSampleBufferAttachmentDescriptor;
class RenderPassSampleBufferAttachmentDescriptorArray;
class RenderPassDescriptor;
class RenderPipelineColorAttachmentDescriptor;
class LogicalToPhysicalColorAttachmentMap;
class RenderPipelineReflection;
class RenderPipelineDescriptor;
class RenderPipelineFunctionsDescriptor;
class RenderPipelineState;
class RenderPipelineColorAttachmentDescriptorArray;
class TileRenderPipelineColorAttachmentDescriptor;
class TileRenderPipelineColorAttachmentDescriptorArray;
class TileRenderPipelineDescriptor;
class MeshRenderPipelineDescriptor;
class ResidencySetDescriptor;
class ResidencySet;
class Resource;
class ResourceStateCommandEncoder;
class ResourceStatePassSampleBufferAttachmentDescriptor;
class ResourceStatePassSampleBufferAttachmentDescriptorArray;
class ResourceStatePassDescriptor;
class ResourceViewPoolDescriptor;
class ResourceViewPool;
class SamplerDescriptor;
class SamplerState;
class BufferLayoutDescriptor;
class BufferLayoutDescriptorArray;
class AttributeDescriptor;
class AttributeDescriptorArray;
class StageInputOutputDescriptor;
class TensorExtents;
class TensorDescriptor;
class Tensor;
class SharedTextureHandle;
class TextureDescriptor;
class TextureViewDescriptor;
class Texture;
class TextureViewPool;
class VertexBufferLayoutDescriptor;
class VertexBufferLayoutDescriptorArray;
class VertexAttributeDescriptor;
class VertexAttributeDescriptorArray;
class VertexDescriptor;
class VisibleFunctionTableDescriptor;
class VisibleFunctionTable;
using HandlerFunction = std::function<void(MTL::CommandBuffer*)>;
using CommonCounter = NS::String*;
using CommonCounterSet = NS::String*;
using DeviceNotificationName = NS::String*;
using DeviceNotificationHandlerFunction = std::function<void(MTL::Device*, NS::String*)>;
using AutoreleasedComputePipelineReflection = MTL::ComputePipelineReflection*;
using AutoreleasedRenderPipelineReflection = MTL::RenderPipelineReflection*;
using NewLibraryCompletionHandlerFunction = std::function<void(MTL::Library*, NS::Error*)>;
using NewRenderPipelineStateCompletionHandlerFunction = std::function<void(MTL::RenderPipelineState*, NS::Error*)>;
using NewRenderPipelineStateWithReflectionCompletionHandlerFunction = std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>;
using NewComputePipelineStateCompletionHandlerFunction = std::function<void(MTL::ComputePipelineState*, NS::Error*)>;
using NewComputePipelineStateWithReflectionCompletionHandlerFunction = std::function<void(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)>;
using DrawablePresentedHandlerFunction = std::function<void(MTL::Drawable*)>;
using NewDynamicLibraryCompletionHandlerFunction = std::function<void(MTL::DynamicLibrary*, NS::Error*)>;
using SharedEventNotificationFunction = std::function<void(MTL::SharedEvent*, std::uint64_t)>;
using IOCommandBufferHandlerFunction = std::function<void(MTL::IOCommandBuffer*)>;
using AutoreleasedArgument = MTL::Argument*;
using FunctionCompletionHandlerFunction = std::function<void(MTL::Function*, NS::Error*)>;
using LogHandlerFunction = std::function<void(NS::String*, NS::String*, MTL::LogLevel, NS::String*)>;
}  // namespace MTL
namespace CA {
class MetalDrawable;
class MetalLayer;
}  // namespace CA
namespace MTL4 {
class AccelerationStructureDescriptor;
class AccelerationStructureGeometryDescriptor;
class PrimitiveAccelerationStructureDescriptor;
class AccelerationStructureTriangleGeometryDescriptor;
class AccelerationStructureBoundingBoxGeometryDescriptor;
class AccelerationStructureMotionTriangleGeometryDescriptor;
class AccelerationStructureMotionBoundingBoxGeometryDescriptor;
class AccelerationStructureCurveGeometryDescriptor;
class AccelerationStructureMotionCurveGeometryDescriptor;
class InstanceAccelerationStructureDescriptor;
class IndirectInstanceAccelerationStructureDescriptor;
class Archive;
class ArgumentTableDescriptor;
class ArgumentTable;
class BinaryFunction;
class BinaryFunctionDescriptor;
class CommandAllocatorDescriptor;
class CommandAllocator;
class CommandBufferOptions;
class CommandBuffer;
class CommandEncoder;
class CommitOptions;
class CommandQueueDescriptor;
class CommandQueue;
class CommitFeedback;
class CompilerDescriptor;
class CompilerTaskOptions;
class Compiler;
class CompilerTask;
class ComputeCommandEncoder;
class ComputePipelineDescriptor;
class CounterHeapDescriptor;
class CounterHeap;
class FunctionDescriptor;
class LibraryDescriptor;
class LibraryFunctionDescriptor;
class StaticLinkingDescriptor;
class PipelineStageDynamicLinkingDescriptor;
class RenderPipelineDynamicLinkingDescriptor;
class MachineLearningCommandEncoder;
class MachineLearningPipelineDescriptor;
class MachineLearningPipelineReflection;
class MachineLearningPipelineState;
class MeshRenderPipelineDescriptor;
class PipelineDataSetSerializerDescriptor;
class PipelineDataSetSerializer;
class PipelineOptions;
class PipelineDescriptor;
class RenderCommandEncoder;
class RenderPassDescriptor;
class RenderPipelineColorAttachmentDescriptor;
class RenderPipelineColorAttachmentDescriptorArray;
class RenderPipelineBinaryFunctionsDescriptor;
class RenderPipelineDescriptor;
class SpecializedFunctionDescriptor;
class StitchedFunctionDescriptor;
class TileRenderPipelineDescriptor;
using CommitFeedbackHandlerFunction = std::function<void(MTL4::CommitFeedback*)>;
using NewComputePipelineStateCompletionHandlerFunction = std::function<void(MTL::ComputePipelineState*, NS::Error*)>;
using NewRenderPipelineStateCompletionHandlerFunction = std::function<void(MTL::RenderPipelineState*, NS::Error*)>;
using NewBinaryFunctionCompletionHandlerFunction = std::function<void(MTL4::BinaryFunction*, NS::Error*)>;
using NewMachineLearningPipelineStateCompletionHandlerFunction = std::function<void(MTL4::MachineLearningPipelineState*, NS::Error*)>;
}  // namespace MTL4
NS::Error* unsupported_error(const char* what);
namespace NS {
class Array : public NS::Object {
 public:
  const char* class_name() const override { return "NSArray"; }
  Array* retain() { return static_cast<Array*>(Object::retain()); }
  Array* autorelease() { return static_cast<Array*>(Object::autorelease()); }
  Array* copy() const { return static_cast<Array*>(copied()); }
  static NS::Array* array();
  static NS::Array* array(const NS::Object* object);
  static NS::Array* array(const NS::Object* const* objects, NS::UInteger count);
  static NS::Array* alloc();
  virtual NS::Array* init() = 0;
  virtual NS::Array* init(const NS::Object* const* objects, NS::UInteger count) = 0;
  virtual NS::UInteger count() const = 0;
  virtual NS::Enumerator* objectEnumerator() const = 0;
  virtual NS::Object* untyped_object(NS::UInteger index) const = 0;
  template <class Class = NS::Object>
  Class* object(NS::UInteger index) const { return static_cast<Class*>(untyped_object(index)); }
};
}  // namespace NS
namespace NS {
class AutoreleasePool : public NS::Object {
 public:
  const char* class_name() const override { return "NSAutoreleasePool"; }
  AutoreleasePool* retain() { return static_cast<AutoreleasePool*>(Object::retain()); }
  AutoreleasePool* autorelease() { return static_cast<AutoreleasePool*>(Object::autorelease()); }
  static NS::AutoreleasePool* alloc();
  static void showPools();
  virtual NS::AutoreleasePool* init() = 0;
  virtual void drain() = 0;
  virtual void addObject(NS::Object* object) = 0;
};
}  // namespace NS
namespace NS {
class Bundle : public NS::Object {
 public:
  const char* class_name() const override { return "NSBundle"; }
  Bundle* retain() { return static_cast<Bundle*>(Object::retain()); }
  Bundle* autorelease() { return static_cast<Bundle*>(Object::autorelease()); }
  static NS::Bundle* mainBundle();
  static NS::Bundle* bundle(const NS::String* path);
  static NS::Bundle* bundle(const NS::URL* URL);
  static NS::Array* allBundles();
  static NS::Array* allFrameworks();
  static NS::Bundle* alloc();
  virtual NS::Bundle* init(const NS::String* path) = 0;
  virtual NS::Bundle* init(const NS::URL* URL) = 0;
  virtual bool load() = 0;
  virtual bool unload() = 0;
  virtual bool isLoaded() const = 0;
  virtual bool preflightAndReturnError(NS::Error** error) const = 0;
  virtual bool loadAndReturnError(NS::Error** error) = 0;
  virtual NS::URL* bundleURL() const = 0;
  virtual NS::URL* resourceURL() const = 0;
  virtual NS::URL* executableURL() const = 0;
  virtual NS::URL* URLForAuxiliaryExecutable(const NS::String* executableName) const = 0;
  virtual NS::URL* privateFrameworksURL() const = 0;
  virtual NS::URL* sharedFrameworksURL() const = 0;
  virtual NS::URL* sharedSupportURL() const = 0;
  virtual NS::URL* builtInPlugInsURL() const = 0;
  virtual NS::URL* appStoreReceiptURL() const = 0;
  virtual NS::String* bundlePath() const = 0;
  virtual NS::String* resourcePath() const = 0;
  virtual NS::String* executablePath() const = 0;
  virtual NS::String* pathForAuxiliaryExecutable(const NS::String* executableName) const = 0;
  virtual NS::String* privateFrameworksPath() const = 0;
  virtual NS::String* sharedFrameworksPath() const = 0;
  virtual NS::String* sharedSupportPath() const = 0;
  virtual NS::String* builtInPlugInsPath() const = 0;
  virtual NS::String* bundleIdentifier() const = 0;
  virtual NS::Dictionary* infoDictionary() const = 0;
  virtual NS::Dictionary* localizedInfoDictionary() const = 0;
  virtual NS::Object* objectForInfoDictionaryKey(const NS::String* key) = 0;
  virtual NS::String* localizedString(const NS::String* key, const NS::String* value, const NS::String* tableName) const = 0;
};
}  // namespace NS
namespace NS {
class Data : public NS::Object {
 public:
  const char* class_name() const override { return "NSData"; }
  Data* retain() { return static_cast<Data*>(Object::retain()); }
  Data* autorelease() { return static_cast<Data*>(Object::autorelease()); }
  Data* copy() const { return static_cast<Data*>(copied()); }
  static NS::Data* data(NS::String* path);
  static NS::Data* data(NS::URL* url);
  static NS::Data* data(const void* bytes, NS::UInteger length);
  virtual const void* bytes() const = 0;
  virtual void* mutableBytes() const = 0;
  virtual NS::UInteger length() const = 0;
};
}  // namespace NS
namespace NS {
class Date : public NS::Object {
 public:
  const char* class_name() const override { return "NSDate"; }
  Date* retain() { return static_cast<Date*>(Object::retain()); }
  Date* autorelease() { return static_cast<Date*>(Object::autorelease()); }
  Date* copy() const { return static_cast<Date*>(copied()); }
  static NS::Date* dateWithTimeIntervalSinceNow(NS::TimeInterval secs);
  static NS::Date* distantFuture();
};
}  // namespace NS
namespace NS {
class Dictionary : public NS::Object {
 public:
  const char* class_name() const override { return "NSDictionary"; }
  Dictionary* retain() { return static_cast<Dictionary*>(Object::retain()); }
  Dictionary* autorelease() { return static_cast<Dictionary*>(Object::autorelease()); }
  Dictionary* copy() const { return static_cast<Dictionary*>(copied()); }
  static NS::Dictionary* dictionary();
  static NS::Dictionary* dictionary(const NS::Object* object, const NS::Object* key);
  static NS::Dictionary* dictionary(const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count);
  static NS::Dictionary* alloc();
  virtual NS::Dictionary* init() = 0;
  virtual NS::Dictionary* init(const NS::Object* const* objects, const NS::Object* const* keys, NS::UInteger count) = 0;
  virtual NS::UInteger count() const = 0;
  virtual NS::Object* untyped_object(const NS::Object* key) const = 0;
  template <class Class = NS::Object>
  Class* object(const NS::Object* key) const { return static_cast<Class*>(untyped_object(key)); }
  virtual NS::Enumerator* untyped_keyEnumerator() const = 0;
  virtual NS::Array* allKeys() const = 0;
};
}  // namespace NS
namespace NS {
class FastEnumeration : public NS::Object {
 public:
  const char* class_name() const override { return "NSFastEnumeration"; }
  FastEnumeration* retain() { return static_cast<FastEnumeration*>(Object::retain()); }
  FastEnumeration* autorelease() { return static_cast<FastEnumeration*>(Object::autorelease()); }
  virtual NS::UInteger countByEnumerating(NS::FastEnumerationState* state, NS::Object** buffer, NS::UInteger len) = 0;
};
}  // namespace NS
namespace NS {
class Enumerator : public NS::FastEnumeration {
 public:
  const char* class_name() const override { return "NSEnumerator"; }
  Enumerator* retain() { return static_cast<Enumerator*>(Object::retain()); }
  Enumerator* autorelease() { return static_cast<Enumerator*>(Object::autorelease()); }
  virtual NS::Object* untyped_nextObject() = 0;
  template <class Class = NS::Object>
  Class* nextObject() { return static_cast<Class*>(untyped_nextObject()); }
  virtual NS::Array* allObjects() = 0;
};
}  // namespace NS
namespace NS {
class Error : public NS::Object {
 public:
  const char* class_name() const override { return "NSError"; }
  Error* retain() { return static_cast<Error*>(Object::retain()); }
  Error* autorelease() { return static_cast<Error*>(Object::autorelease()); }
  Error* copy() const { return static_cast<Error*>(copied()); }
  static NS::Error* error(NS::String* domain, NS::Integer code, NS::Dictionary* dictionary);
  static NS::Error* alloc();
  virtual NS::Error* init() = 0;
  virtual NS::Error* init(NS::String* domain, NS::Integer code, NS::Dictionary* dictionary) = 0;
  virtual NS::Integer code() const = 0;
  virtual NS::String* domain() const = 0;
  virtual NS::Dictionary* userInfo() const = 0;
  virtual NS::String* localizedDescription() const = 0;
  virtual NS::Array* localizedRecoveryOptions() const = 0;
  virtual NS::String* localizedRecoverySuggestion() const = 0;
  virtual NS::String* localizedFailureReason() const = 0;
};
}  // namespace NS
namespace NS {
class Condition : public NS::Object {
 public:
  const char* class_name() const override { return "NSCondition"; }
  Condition* retain() { return static_cast<Condition*>(Object::retain()); }
  Condition* autorelease() { return static_cast<Condition*>(Object::autorelease()); }
  static NS::Condition* alloc();
  virtual NS::Condition* init() = 0;
  virtual void lock() = 0;
  virtual void unlock() = 0;
  virtual void wait() = 0;
  virtual bool waitUntilDate(NS::Date* limit) = 0;
  virtual void signal() = 0;
  virtual void broadcast() = 0;
};
}  // namespace NS
namespace NS {
class Notification : public NS::Object {
 public:
  const char* class_name() const override { return "NSNotification"; }
  Notification* retain() { return static_cast<Notification*>(Object::retain()); }
  Notification* autorelease() { return static_cast<Notification*>(Object::autorelease()); }
  virtual NS::String* name() const { return {}; }
  virtual NS::Object* object() const { return {}; }
  virtual NS::Dictionary* userInfo() const { return {}; }
};
}  // namespace NS
namespace NS {
class NotificationCenter : public NS::Object {
 public:
  const char* class_name() const override { return "NSNotificationCenter"; }
  NotificationCenter* retain() { return static_cast<NotificationCenter*>(Object::retain()); }
  NotificationCenter* autorelease() { return static_cast<NotificationCenter*>(Object::autorelease()); }
  static NS::NotificationCenter* defaultCenter();
  virtual NS::Object* addObserver(NS::String* name, NS::Object* obj, void* queue, const std::function<void(NS::Notification*)>& block) = 0;
  virtual void removeObserver(NS::Object* observer) = 0;
};
}  // namespace NS
namespace NS {
class Value : public NS::Object {
 public:
  const char* class_name() const override { return "NSValue"; }
  Value* retain() { return static_cast<Value*>(Object::retain()); }
  Value* autorelease() { return static_cast<Value*>(Object::autorelease()); }
  Value* copy() const { return static_cast<Value*>(copied()); }
  static NS::Value* value(const void* value, const char* type);
  static NS::Value* value(const void* pointer);
  static NS::Value* alloc();
  virtual NS::Value* init(const void* value, const char* type) = 0;
  virtual void getValue(void* value, NS::UInteger size) const = 0;
  virtual const char* objCType() const = 0;
  virtual bool isEqualToValue(NS::Value* value) const = 0;
  virtual void* pointerValue() const = 0;
};
}  // namespace NS
namespace NS {
class Number : public NS::Value {
 public:
  const char* class_name() const override { return "NSNumber"; }
  Number* retain() { return static_cast<Number*>(Object::retain()); }
  Number* autorelease() { return static_cast<Number*>(Object::autorelease()); }
  Number* copy() const { return static_cast<Number*>(copied()); }
  static NS::Number* number(char value);
  static NS::Number* number(unsigned char value);
  static NS::Number* number(short value);
  static NS::Number* number(unsigned short value);
  static NS::Number* number(int value);
  static NS::Number* number(unsigned int value);
  static NS::Number* number(long value);
  static NS::Number* number(unsigned long value);
  static NS::Number* number(long long value);
  static NS::Number* number(unsigned long long value);
  static NS::Number* number(float value);
  static NS::Number* number(double value);
  static NS::Number* number(bool value);
  static NS::Number* alloc();
  virtual NS::Number* init(char value) = 0;
  virtual NS::Number* init(unsigned char value) = 0;
  virtual NS::Number* init(short value) = 0;
  virtual NS::Number* init(unsigned short value) = 0;
  virtual NS::Number* init(int value) = 0;
  virtual NS::Number* init(unsigned int value) = 0;
  virtual NS::Number* init(long value) = 0;
  virtual NS::Number* init(unsigned long value) = 0;
  virtual NS::Number* init(long long value) = 0;
  virtual NS::Number* init(unsigned long long value) = 0;
  virtual NS::Number* init(float value) = 0;
  virtual NS::Number* init(double value) = 0;
  virtual NS::Number* init(bool value) = 0;
  virtual char charValue() const = 0;
  virtual unsigned char unsignedCharValue() const = 0;
  virtual short shortValue() const = 0;
  virtual unsigned short unsignedShortValue() const = 0;
  virtual int intValue() const = 0;
  virtual unsigned int unsignedIntValue() const = 0;
  virtual long longValue() const = 0;
  virtual unsigned long unsignedLongValue() const = 0;
  virtual long long longLongValue() const = 0;
  virtual unsigned long long unsignedLongLongValue() const = 0;
  virtual float floatValue() const = 0;
  virtual double doubleValue() const = 0;
  virtual bool boolValue() const = 0;
  virtual NS::Integer integerValue() const = 0;
  virtual NS::UInteger unsignedIntegerValue() const = 0;
  virtual NS::String* stringValue() const = 0;
  virtual NS::ComparisonResult compare(const NS::Number* otherNumber) const = 0;
  virtual bool isEqualToNumber(const NS::Number* number) const = 0;
  virtual NS::String* descriptionWithLocale(const NS::Object* locale) const = 0;
};
}  // namespace NS
namespace NS {
class ProcessInfo : public NS::Object {
 public:
  const char* class_name() const override { return "NSProcessInfo"; }
  ProcessInfo* retain() { return static_cast<ProcessInfo*>(Object::retain()); }
  ProcessInfo* autorelease() { return static_cast<ProcessInfo*>(Object::autorelease()); }
  static NS::ProcessInfo* processInfo();
  virtual NS::String* processName() const = 0;
  virtual void setProcessName(const NS::String* processName) = 0;
  virtual bool automaticTerminationSupportEnabled() const = 0;
  virtual void setAutomaticTerminationSupportEnabled(bool automaticTerminationSupportEnabled) = 0;
  virtual NS::Array* arguments() const = 0;
  virtual NS::Dictionary* environment() const = 0;
  virtual NS::String* hostName() const = 0;
  virtual int processIdentifier() const = 0;
  virtual NS::String* globallyUniqueString() const = 0;
  virtual NS::String* userName() const = 0;
  virtual NS::String* fullUserName() const = 0;
  virtual NS::UInteger operatingSystem() const = 0;
  virtual NS::OperatingSystemVersion operatingSystemVersion() const = 0;
  virtual NS::String* operatingSystemVersionString() const = 0;
  virtual bool isOperatingSystemAtLeastVersion(NS::OperatingSystemVersion version) const = 0;
  virtual NS::UInteger processorCount() const = 0;
  virtual NS::UInteger activeProcessorCount() const = 0;
  virtual unsigned long long physicalMemory() const = 0;
  virtual NS::TimeInterval systemUptime() const = 0;
  virtual void disableSuddenTermination() = 0;
  virtual void enableSuddenTermination() = 0;
  virtual void disableAutomaticTermination(const NS::String* reason) = 0;
  virtual void enableAutomaticTermination(const NS::String* reason) = 0;
  virtual NS::Object* beginActivity(NS::ActivityOptions options, const NS::String* reason) = 0;
  virtual void endActivity(NS::Object* activity) = 0;
  virtual void performActivity(NS::ActivityOptions options, const NS::String* reason, const std::function<void()>& block) = 0;
  virtual void performExpiringActivity(const NS::String* reason, const std::function<void(bool)>& block) = 0;
  virtual NS::ProcessInfoThermalState thermalState() const = 0;
  virtual bool isLowPowerModeEnabled() const = 0;
  virtual bool isiOSAppOnMac() const = 0;
  virtual bool isMacCatalystApp() const = 0;
  virtual bool isDeviceCertified(NS::DeviceCertification performanceTier) const = 0;
  virtual bool hasPerformanceProfile(NS::ProcessPerformanceProfile performanceProfile) const = 0;
};
}  // namespace NS
namespace NS {
class Set : public NS::Object {
 public:
  const char* class_name() const override { return "NSSet"; }
  Set* retain() { return static_cast<Set*>(Object::retain()); }
  Set* autorelease() { return static_cast<Set*>(Object::autorelease()); }
  Set* copy() const { return static_cast<Set*>(copied()); }
  static NS::Set* alloc();
  virtual NS::Set* init() = 0;
  virtual NS::Set* init(const NS::Object* const* objects, NS::UInteger count) = 0;
  virtual NS::UInteger count() const = 0;
  virtual NS::Enumerator* objectEnumerator() const = 0;
};
}  // namespace NS
namespace NS {
class String : public NS::Object {
 public:
  const char* class_name() const override { return "NSString"; }
  String* retain() { return static_cast<String*>(Object::retain()); }
  String* autorelease() { return static_cast<String*>(Object::autorelease()); }
  String* copy() const { return static_cast<String*>(copied()); }
  static NS::String* string();
  static NS::String* string(const NS::String* string);
  static NS::String* string(const char* string, NS::StringEncoding encoding);
  static NS::String* alloc();
  virtual NS::String* init() = 0;
  virtual NS::String* init(const NS::String* string) = 0;
  virtual NS::String* init(const char* string, NS::StringEncoding encoding) = 0;
  virtual NS::String* init(void* bytes, NS::UInteger len, NS::StringEncoding encoding, bool freeBuffer) = 0;
  virtual NS::unichar character(NS::UInteger index) const = 0;
  virtual NS::UInteger length() const = 0;
  virtual const char* cString(NS::StringEncoding encoding) const = 0;
  virtual const char* utf8String() const = 0;
  virtual NS::UInteger maximumLengthOfBytes(NS::StringEncoding encoding) const = 0;
  virtual NS::UInteger lengthOfBytes(NS::StringEncoding encoding) const = 0;
  virtual bool isEqualToString(const NS::String* string) const = 0;
  virtual NS::Range rangeOfString(const NS::String* string, NS::StringCompareOptions options) const = 0;
  virtual const char* fileSystemRepresentation() const = 0;
  virtual NS::String* stringByAppendingString(const NS::String* string) const = 0;
  virtual NS::ComparisonResult caseInsensitiveCompare(const NS::String* string) const = 0;
};
}  // namespace NS
namespace NS {
class URL : public NS::Object {
 public:
  const char* class_name() const override { return "NSURL"; }
  URL* retain() { return static_cast<URL*>(Object::retain()); }
  URL* autorelease() { return static_cast<URL*>(Object::autorelease()); }
  URL* copy() const { return static_cast<URL*>(copied()); }
  static NS::URL* fileURLWithPath(const NS::String* path);
  static NS::URL* alloc();
  virtual NS::URL* init() = 0;
  virtual NS::URL* init(const NS::String* string) = 0;
  virtual NS::URL* initFileURLWithPath(const NS::String* path) = 0;
  virtual const char* fileSystemRepresentation() const = 0;
};
}  // namespace NS
namespace MTL {
class AccelerationStructureDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureDescriptor"; }
  AccelerationStructureDescriptor* retain() { return static_cast<AccelerationStructureDescriptor*>(Object::retain()); }
  AccelerationStructureDescriptor* autorelease() { return static_cast<AccelerationStructureDescriptor*>(Object::autorelease()); }
  AccelerationStructureDescriptor* copy() const { return static_cast<AccelerationStructureDescriptor*>(copied()); }
  static AccelerationStructureDescriptor* alloc() { return new AccelerationStructureDescriptor; }
  AccelerationStructureDescriptor* init() { return this; }
  MTL::AccelerationStructureUsage usage() const { return usage_; }
  void setUsage(MTL::AccelerationStructureUsage value) { usage_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureDescriptor(*this); return copy; }
  MTL::AccelerationStructureUsage usage_ = {};
};
}  // namespace MTL
namespace MTL4 {
class AccelerationStructureDescriptor : public MTL::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureDescriptor"; }
  AccelerationStructureDescriptor* retain() { return static_cast<AccelerationStructureDescriptor*>(Object::retain()); }
  AccelerationStructureDescriptor* autorelease() { return static_cast<AccelerationStructureDescriptor*>(Object::autorelease()); }
  AccelerationStructureDescriptor* copy() const { return static_cast<AccelerationStructureDescriptor*>(copied()); }
  static AccelerationStructureDescriptor* alloc() { return new AccelerationStructureDescriptor; }
  AccelerationStructureDescriptor* init() { return this; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureDescriptor(*this); return copy; }
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureGeometryDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureGeometryDescriptor"; }
  AccelerationStructureGeometryDescriptor* retain() { return static_cast<AccelerationStructureGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureGeometryDescriptor* copy() const { return static_cast<AccelerationStructureGeometryDescriptor*>(copied()); }
  static AccelerationStructureGeometryDescriptor* alloc() { return new AccelerationStructureGeometryDescriptor; }
  AccelerationStructureGeometryDescriptor* init() { return this; }
  bool allowDuplicateIntersectionFunctionInvocation() const { return allowDuplicateIntersectionFunctionInvocation_; }
  void setAllowDuplicateIntersectionFunctionInvocation(bool value) { allowDuplicateIntersectionFunctionInvocation_ = value; }
  NS::UInteger intersectionFunctionTableOffset() const { return intersectionFunctionTableOffset_; }
  void setIntersectionFunctionTableOffset(NS::UInteger value) { intersectionFunctionTableOffset_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  bool opaque() const { return opaque_; }
  void setOpaque(bool value) { opaque_ = value; }
  MTL4::BufferRange primitiveDataBuffer() const { return primitiveDataBuffer_; }
  void setPrimitiveDataBuffer(MTL4::BufferRange value) { primitiveDataBuffer_ = value; }
  NS::UInteger primitiveDataElementSize() const { return primitiveDataElementSize_; }
  void setPrimitiveDataElementSize(NS::UInteger value) { primitiveDataElementSize_ = value; }
  NS::UInteger primitiveDataStride() const { return primitiveDataStride_; }
  void setPrimitiveDataStride(NS::UInteger value) { primitiveDataStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureGeometryDescriptor(*this); return copy; }
  bool allowDuplicateIntersectionFunctionInvocation_ = {};
  NS::UInteger intersectionFunctionTableOffset_ = {};
  NS::SharedPtr<NS::String> label_;
  bool opaque_ = {};
  MTL4::BufferRange primitiveDataBuffer_ = {};
  NS::UInteger primitiveDataElementSize_ = {};
  NS::UInteger primitiveDataStride_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class PrimitiveAccelerationStructureDescriptor : public MTL4::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTL4PrimitiveAccelerationStructureDescriptor"; }
  PrimitiveAccelerationStructureDescriptor* retain() { return static_cast<PrimitiveAccelerationStructureDescriptor*>(Object::retain()); }
  PrimitiveAccelerationStructureDescriptor* autorelease() { return static_cast<PrimitiveAccelerationStructureDescriptor*>(Object::autorelease()); }
  PrimitiveAccelerationStructureDescriptor* copy() const { return static_cast<PrimitiveAccelerationStructureDescriptor*>(copied()); }
  static PrimitiveAccelerationStructureDescriptor* alloc() { return new PrimitiveAccelerationStructureDescriptor; }
  PrimitiveAccelerationStructureDescriptor* init() { return this; }
  NS::Array* geometryDescriptors() const { return geometryDescriptors_.get(); }
  void setGeometryDescriptors(const NS::Array* value) { geometryDescriptors_ = kept(value); }
  MTL::MotionBorderMode motionEndBorderMode() const { return motionEndBorderMode_; }
  void setMotionEndBorderMode(MTL::MotionBorderMode value) { motionEndBorderMode_ = value; }
  float motionEndTime() const { return motionEndTime_; }
  void setMotionEndTime(float value) { motionEndTime_ = value; }
  NS::UInteger motionKeyframeCount() const { return motionKeyframeCount_; }
  void setMotionKeyframeCount(NS::UInteger value) { motionKeyframeCount_ = value; }
  MTL::MotionBorderMode motionStartBorderMode() const { return motionStartBorderMode_; }
  void setMotionStartBorderMode(MTL::MotionBorderMode value) { motionStartBorderMode_ = value; }
  float motionStartTime() const { return motionStartTime_; }
  void setMotionStartTime(float value) { motionStartTime_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new PrimitiveAccelerationStructureDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> geometryDescriptors_;
  MTL::MotionBorderMode motionEndBorderMode_ = {};
  float motionEndTime_ = {};
  NS::UInteger motionKeyframeCount_ = {};
  MTL::MotionBorderMode motionStartBorderMode_ = {};
  float motionStartTime_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureTriangleGeometryDescriptor : public MTL4::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureTriangleGeometryDescriptor"; }
  AccelerationStructureTriangleGeometryDescriptor* retain() { return static_cast<AccelerationStructureTriangleGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureTriangleGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureTriangleGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureTriangleGeometryDescriptor* copy() const { return static_cast<AccelerationStructureTriangleGeometryDescriptor*>(copied()); }
  static AccelerationStructureTriangleGeometryDescriptor* alloc() { return new AccelerationStructureTriangleGeometryDescriptor; }
  AccelerationStructureTriangleGeometryDescriptor* init() { return this; }
  MTL4::BufferRange indexBuffer() const { return indexBuffer_; }
  void setIndexBuffer(MTL4::BufferRange value) { indexBuffer_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL4::BufferRange transformationMatrixBuffer() const { return transformationMatrixBuffer_; }
  void setTransformationMatrixBuffer(MTL4::BufferRange value) { transformationMatrixBuffer_ = value; }
  MTL::MatrixLayout transformationMatrixLayout() const { return transformationMatrixLayout_; }
  void setTransformationMatrixLayout(MTL::MatrixLayout value) { transformationMatrixLayout_ = value; }
  NS::UInteger triangleCount() const { return triangleCount_; }
  void setTriangleCount(NS::UInteger value) { triangleCount_ = value; }
  MTL4::BufferRange vertexBuffer() const { return vertexBuffer_; }
  void setVertexBuffer(MTL4::BufferRange value) { vertexBuffer_ = value; }
  MTL::AttributeFormat vertexFormat() const { return vertexFormat_; }
  void setVertexFormat(MTL::AttributeFormat value) { vertexFormat_ = value; }
  NS::UInteger vertexStride() const { return vertexStride_; }
  void setVertexStride(NS::UInteger value) { vertexStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureTriangleGeometryDescriptor(*this); return copy; }
  MTL4::BufferRange indexBuffer_ = {};
  MTL::IndexType indexType_ = {};
  MTL4::BufferRange transformationMatrixBuffer_ = {};
  MTL::MatrixLayout transformationMatrixLayout_ = {};
  NS::UInteger triangleCount_ = {};
  MTL4::BufferRange vertexBuffer_ = {};
  MTL::AttributeFormat vertexFormat_ = {};
  NS::UInteger vertexStride_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureBoundingBoxGeometryDescriptor : public MTL4::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureBoundingBoxGeometryDescriptor"; }
  AccelerationStructureBoundingBoxGeometryDescriptor* retain() { return static_cast<AccelerationStructureBoundingBoxGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureBoundingBoxGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureBoundingBoxGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureBoundingBoxGeometryDescriptor* copy() const { return static_cast<AccelerationStructureBoundingBoxGeometryDescriptor*>(copied()); }
  static AccelerationStructureBoundingBoxGeometryDescriptor* alloc() { return new AccelerationStructureBoundingBoxGeometryDescriptor; }
  AccelerationStructureBoundingBoxGeometryDescriptor* init() { return this; }
  MTL4::BufferRange boundingBoxBuffer() const { return boundingBoxBuffer_; }
  void setBoundingBoxBuffer(MTL4::BufferRange value) { boundingBoxBuffer_ = value; }
  NS::UInteger boundingBoxCount() const { return boundingBoxCount_; }
  void setBoundingBoxCount(NS::UInteger value) { boundingBoxCount_ = value; }
  NS::UInteger boundingBoxStride() const { return boundingBoxStride_; }
  void setBoundingBoxStride(NS::UInteger value) { boundingBoxStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureBoundingBoxGeometryDescriptor(*this); return copy; }
  MTL4::BufferRange boundingBoxBuffer_ = {};
  NS::UInteger boundingBoxCount_ = {};
  NS::UInteger boundingBoxStride_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureMotionTriangleGeometryDescriptor : public MTL4::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureMotionTriangleGeometryDescriptor"; }
  AccelerationStructureMotionTriangleGeometryDescriptor* retain() { return static_cast<AccelerationStructureMotionTriangleGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureMotionTriangleGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureMotionTriangleGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureMotionTriangleGeometryDescriptor* copy() const { return static_cast<AccelerationStructureMotionTriangleGeometryDescriptor*>(copied()); }
  static AccelerationStructureMotionTriangleGeometryDescriptor* alloc() { return new AccelerationStructureMotionTriangleGeometryDescriptor; }
  AccelerationStructureMotionTriangleGeometryDescriptor* init() { return this; }
  MTL4::BufferRange indexBuffer() const { return indexBuffer_; }
  void setIndexBuffer(MTL4::BufferRange value) { indexBuffer_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL4::BufferRange transformationMatrixBuffer() const { return transformationMatrixBuffer_; }
  void setTransformationMatrixBuffer(MTL4::BufferRange value) { transformationMatrixBuffer_ = value; }
  MTL::MatrixLayout transformationMatrixLayout() const { return transformationMatrixLayout_; }
  void setTransformationMatrixLayout(MTL::MatrixLayout value) { transformationMatrixLayout_ = value; }
  NS::UInteger triangleCount() const { return triangleCount_; }
  void setTriangleCount(NS::UInteger value) { triangleCount_ = value; }
  MTL4::BufferRange vertexBuffers() const { return vertexBuffers_; }
  void setVertexBuffers(MTL4::BufferRange value) { vertexBuffers_ = value; }
  MTL::AttributeFormat vertexFormat() const { return vertexFormat_; }
  void setVertexFormat(MTL::AttributeFormat value) { vertexFormat_ = value; }
  NS::UInteger vertexStride() const { return vertexStride_; }
  void setVertexStride(NS::UInteger value) { vertexStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureMotionTriangleGeometryDescriptor(*this); return copy; }
  MTL4::BufferRange indexBuffer_ = {};
  MTL::IndexType indexType_ = {};
  MTL4::BufferRange transformationMatrixBuffer_ = {};
  MTL::MatrixLayout transformationMatrixLayout_ = {};
  NS::UInteger triangleCount_ = {};
  MTL4::BufferRange vertexBuffers_ = {};
  MTL::AttributeFormat vertexFormat_ = {};
  NS::UInteger vertexStride_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureMotionBoundingBoxGeometryDescriptor : public MTL4::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureMotionBoundingBoxGeometryDescriptor"; }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* retain() { return static_cast<AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* copy() const { return static_cast<AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(copied()); }
  static AccelerationStructureMotionBoundingBoxGeometryDescriptor* alloc() { return new AccelerationStructureMotionBoundingBoxGeometryDescriptor; }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* init() { return this; }
  MTL4::BufferRange boundingBoxBuffers() const { return boundingBoxBuffers_; }
  void setBoundingBoxBuffers(MTL4::BufferRange value) { boundingBoxBuffers_ = value; }
  NS::UInteger boundingBoxCount() const { return boundingBoxCount_; }
  void setBoundingBoxCount(NS::UInteger value) { boundingBoxCount_ = value; }
  NS::UInteger boundingBoxStride() const { return boundingBoxStride_; }
  void setBoundingBoxStride(NS::UInteger value) { boundingBoxStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureMotionBoundingBoxGeometryDescriptor(*this); return copy; }
  MTL4::BufferRange boundingBoxBuffers_ = {};
  NS::UInteger boundingBoxCount_ = {};
  NS::UInteger boundingBoxStride_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureCurveGeometryDescriptor : public MTL4::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureCurveGeometryDescriptor"; }
  AccelerationStructureCurveGeometryDescriptor* retain() { return static_cast<AccelerationStructureCurveGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureCurveGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureCurveGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureCurveGeometryDescriptor* copy() const { return static_cast<AccelerationStructureCurveGeometryDescriptor*>(copied()); }
  static AccelerationStructureCurveGeometryDescriptor* alloc() { return new AccelerationStructureCurveGeometryDescriptor; }
  AccelerationStructureCurveGeometryDescriptor* init() { return this; }
  MTL4::BufferRange controlPointBuffer() const { return controlPointBuffer_; }
  void setControlPointBuffer(MTL4::BufferRange value) { controlPointBuffer_ = value; }
  NS::UInteger controlPointCount() const { return controlPointCount_; }
  void setControlPointCount(NS::UInteger value) { controlPointCount_ = value; }
  MTL::AttributeFormat controlPointFormat() const { return controlPointFormat_; }
  void setControlPointFormat(MTL::AttributeFormat value) { controlPointFormat_ = value; }
  NS::UInteger controlPointStride() const { return controlPointStride_; }
  void setControlPointStride(NS::UInteger value) { controlPointStride_ = value; }
  MTL::CurveBasis curveBasis() const { return curveBasis_; }
  void setCurveBasis(MTL::CurveBasis value) { curveBasis_ = value; }
  MTL::CurveEndCaps curveEndCaps() const { return curveEndCaps_; }
  void setCurveEndCaps(MTL::CurveEndCaps value) { curveEndCaps_ = value; }
  MTL::CurveType curveType() const { return curveType_; }
  void setCurveType(MTL::CurveType value) { curveType_ = value; }
  MTL4::BufferRange indexBuffer() const { return indexBuffer_; }
  void setIndexBuffer(MTL4::BufferRange value) { indexBuffer_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL4::BufferRange radiusBuffer() const { return radiusBuffer_; }
  void setRadiusBuffer(MTL4::BufferRange value) { radiusBuffer_ = value; }
  MTL::AttributeFormat radiusFormat() const { return radiusFormat_; }
  void setRadiusFormat(MTL::AttributeFormat value) { radiusFormat_ = value; }
  NS::UInteger radiusStride() const { return radiusStride_; }
  void setRadiusStride(NS::UInteger value) { radiusStride_ = value; }
  NS::UInteger segmentControlPointCount() const { return segmentControlPointCount_; }
  void setSegmentControlPointCount(NS::UInteger value) { segmentControlPointCount_ = value; }
  NS::UInteger segmentCount() const { return segmentCount_; }
  void setSegmentCount(NS::UInteger value) { segmentCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureCurveGeometryDescriptor(*this); return copy; }
  MTL4::BufferRange controlPointBuffer_ = {};
  NS::UInteger controlPointCount_ = {};
  MTL::AttributeFormat controlPointFormat_ = {};
  NS::UInteger controlPointStride_ = {};
  MTL::CurveBasis curveBasis_ = {};
  MTL::CurveEndCaps curveEndCaps_ = {};
  MTL::CurveType curveType_ = {};
  MTL4::BufferRange indexBuffer_ = {};
  MTL::IndexType indexType_ = {};
  MTL4::BufferRange radiusBuffer_ = {};
  MTL::AttributeFormat radiusFormat_ = {};
  NS::UInteger radiusStride_ = {};
  NS::UInteger segmentControlPointCount_ = {};
  NS::UInteger segmentCount_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class AccelerationStructureMotionCurveGeometryDescriptor : public MTL4::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTL4AccelerationStructureMotionCurveGeometryDescriptor"; }
  AccelerationStructureMotionCurveGeometryDescriptor* retain() { return static_cast<AccelerationStructureMotionCurveGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureMotionCurveGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureMotionCurveGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureMotionCurveGeometryDescriptor* copy() const { return static_cast<AccelerationStructureMotionCurveGeometryDescriptor*>(copied()); }
  static AccelerationStructureMotionCurveGeometryDescriptor* alloc() { return new AccelerationStructureMotionCurveGeometryDescriptor; }
  AccelerationStructureMotionCurveGeometryDescriptor* init() { return this; }
  MTL4::BufferRange controlPointBuffers() const { return controlPointBuffers_; }
  void setControlPointBuffers(MTL4::BufferRange value) { controlPointBuffers_ = value; }
  NS::UInteger controlPointCount() const { return controlPointCount_; }
  void setControlPointCount(NS::UInteger value) { controlPointCount_ = value; }
  MTL::AttributeFormat controlPointFormat() const { return controlPointFormat_; }
  void setControlPointFormat(MTL::AttributeFormat value) { controlPointFormat_ = value; }
  NS::UInteger controlPointStride() const { return controlPointStride_; }
  void setControlPointStride(NS::UInteger value) { controlPointStride_ = value; }
  MTL::CurveBasis curveBasis() const { return curveBasis_; }
  void setCurveBasis(MTL::CurveBasis value) { curveBasis_ = value; }
  MTL::CurveEndCaps curveEndCaps() const { return curveEndCaps_; }
  void setCurveEndCaps(MTL::CurveEndCaps value) { curveEndCaps_ = value; }
  MTL::CurveType curveType() const { return curveType_; }
  void setCurveType(MTL::CurveType value) { curveType_ = value; }
  MTL4::BufferRange indexBuffer() const { return indexBuffer_; }
  void setIndexBuffer(MTL4::BufferRange value) { indexBuffer_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL4::BufferRange radiusBuffers() const { return radiusBuffers_; }
  void setRadiusBuffers(MTL4::BufferRange value) { radiusBuffers_ = value; }
  MTL::AttributeFormat radiusFormat() const { return radiusFormat_; }
  void setRadiusFormat(MTL::AttributeFormat value) { radiusFormat_ = value; }
  NS::UInteger radiusStride() const { return radiusStride_; }
  void setRadiusStride(NS::UInteger value) { radiusStride_ = value; }
  NS::UInteger segmentControlPointCount() const { return segmentControlPointCount_; }
  void setSegmentControlPointCount(NS::UInteger value) { segmentControlPointCount_ = value; }
  NS::UInteger segmentCount() const { return segmentCount_; }
  void setSegmentCount(NS::UInteger value) { segmentCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureMotionCurveGeometryDescriptor(*this); return copy; }
  MTL4::BufferRange controlPointBuffers_ = {};
  NS::UInteger controlPointCount_ = {};
  MTL::AttributeFormat controlPointFormat_ = {};
  NS::UInteger controlPointStride_ = {};
  MTL::CurveBasis curveBasis_ = {};
  MTL::CurveEndCaps curveEndCaps_ = {};
  MTL::CurveType curveType_ = {};
  MTL4::BufferRange indexBuffer_ = {};
  MTL::IndexType indexType_ = {};
  MTL4::BufferRange radiusBuffers_ = {};
  MTL::AttributeFormat radiusFormat_ = {};
  NS::UInteger radiusStride_ = {};
  NS::UInteger segmentControlPointCount_ = {};
  NS::UInteger segmentCount_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class InstanceAccelerationStructureDescriptor : public MTL4::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTL4InstanceAccelerationStructureDescriptor"; }
  InstanceAccelerationStructureDescriptor* retain() { return static_cast<InstanceAccelerationStructureDescriptor*>(Object::retain()); }
  InstanceAccelerationStructureDescriptor* autorelease() { return static_cast<InstanceAccelerationStructureDescriptor*>(Object::autorelease()); }
  InstanceAccelerationStructureDescriptor* copy() const { return static_cast<InstanceAccelerationStructureDescriptor*>(copied()); }
  static InstanceAccelerationStructureDescriptor* alloc() { return new InstanceAccelerationStructureDescriptor; }
  InstanceAccelerationStructureDescriptor* init() { return this; }
  NS::UInteger instanceCount() const { return instanceCount_; }
  void setInstanceCount(NS::UInteger value) { instanceCount_ = value; }
  MTL4::BufferRange instanceDescriptorBuffer() const { return instanceDescriptorBuffer_; }
  void setInstanceDescriptorBuffer(MTL4::BufferRange value) { instanceDescriptorBuffer_ = value; }
  NS::UInteger instanceDescriptorStride() const { return instanceDescriptorStride_; }
  void setInstanceDescriptorStride(NS::UInteger value) { instanceDescriptorStride_ = value; }
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType() const { return instanceDescriptorType_; }
  void setInstanceDescriptorType(MTL::AccelerationStructureInstanceDescriptorType value) { instanceDescriptorType_ = value; }
  MTL::MatrixLayout instanceTransformationMatrixLayout() const { return instanceTransformationMatrixLayout_; }
  void setInstanceTransformationMatrixLayout(MTL::MatrixLayout value) { instanceTransformationMatrixLayout_ = value; }
  MTL4::BufferRange motionTransformBuffer() const { return motionTransformBuffer_; }
  void setMotionTransformBuffer(MTL4::BufferRange value) { motionTransformBuffer_ = value; }
  NS::UInteger motionTransformCount() const { return motionTransformCount_; }
  void setMotionTransformCount(NS::UInteger value) { motionTransformCount_ = value; }
  NS::UInteger motionTransformStride() const { return motionTransformStride_; }
  void setMotionTransformStride(NS::UInteger value) { motionTransformStride_ = value; }
  MTL::TransformType motionTransformType() const { return motionTransformType_; }
  void setMotionTransformType(MTL::TransformType value) { motionTransformType_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new InstanceAccelerationStructureDescriptor(*this); return copy; }
  NS::UInteger instanceCount_ = {};
  MTL4::BufferRange instanceDescriptorBuffer_ = {};
  NS::UInteger instanceDescriptorStride_ = {};
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType_ = {};
  MTL::MatrixLayout instanceTransformationMatrixLayout_ = {};
  MTL4::BufferRange motionTransformBuffer_ = {};
  NS::UInteger motionTransformCount_ = {};
  NS::UInteger motionTransformStride_ = {};
  MTL::TransformType motionTransformType_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class IndirectInstanceAccelerationStructureDescriptor : public MTL4::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTL4IndirectInstanceAccelerationStructureDescriptor"; }
  IndirectInstanceAccelerationStructureDescriptor* retain() { return static_cast<IndirectInstanceAccelerationStructureDescriptor*>(Object::retain()); }
  IndirectInstanceAccelerationStructureDescriptor* autorelease() { return static_cast<IndirectInstanceAccelerationStructureDescriptor*>(Object::autorelease()); }
  IndirectInstanceAccelerationStructureDescriptor* copy() const { return static_cast<IndirectInstanceAccelerationStructureDescriptor*>(copied()); }
  static IndirectInstanceAccelerationStructureDescriptor* alloc() { return new IndirectInstanceAccelerationStructureDescriptor; }
  IndirectInstanceAccelerationStructureDescriptor* init() { return this; }
  MTL4::BufferRange instanceCountBuffer() const { return instanceCountBuffer_; }
  void setInstanceCountBuffer(MTL4::BufferRange value) { instanceCountBuffer_ = value; }
  MTL4::BufferRange instanceDescriptorBuffer() const { return instanceDescriptorBuffer_; }
  void setInstanceDescriptorBuffer(MTL4::BufferRange value) { instanceDescriptorBuffer_ = value; }
  NS::UInteger instanceDescriptorStride() const { return instanceDescriptorStride_; }
  void setInstanceDescriptorStride(NS::UInteger value) { instanceDescriptorStride_ = value; }
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType() const { return instanceDescriptorType_; }
  void setInstanceDescriptorType(MTL::AccelerationStructureInstanceDescriptorType value) { instanceDescriptorType_ = value; }
  MTL::MatrixLayout instanceTransformationMatrixLayout() const { return instanceTransformationMatrixLayout_; }
  void setInstanceTransformationMatrixLayout(MTL::MatrixLayout value) { instanceTransformationMatrixLayout_ = value; }
  NS::UInteger maxInstanceCount() const { return maxInstanceCount_; }
  void setMaxInstanceCount(NS::UInteger value) { maxInstanceCount_ = value; }
  NS::UInteger maxMotionTransformCount() const { return maxMotionTransformCount_; }
  void setMaxMotionTransformCount(NS::UInteger value) { maxMotionTransformCount_ = value; }
  MTL4::BufferRange motionTransformBuffer() const { return motionTransformBuffer_; }
  void setMotionTransformBuffer(MTL4::BufferRange value) { motionTransformBuffer_ = value; }
  MTL4::BufferRange motionTransformCountBuffer() const { return motionTransformCountBuffer_; }
  void setMotionTransformCountBuffer(MTL4::BufferRange value) { motionTransformCountBuffer_ = value; }
  NS::UInteger motionTransformStride() const { return motionTransformStride_; }
  void setMotionTransformStride(NS::UInteger value) { motionTransformStride_ = value; }
  MTL::TransformType motionTransformType() const { return motionTransformType_; }
  void setMotionTransformType(MTL::TransformType value) { motionTransformType_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new IndirectInstanceAccelerationStructureDescriptor(*this); return copy; }
  MTL4::BufferRange instanceCountBuffer_ = {};
  MTL4::BufferRange instanceDescriptorBuffer_ = {};
  NS::UInteger instanceDescriptorStride_ = {};
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType_ = {};
  MTL::MatrixLayout instanceTransformationMatrixLayout_ = {};
  NS::UInteger maxInstanceCount_ = {};
  NS::UInteger maxMotionTransformCount_ = {};
  MTL4::BufferRange motionTransformBuffer_ = {};
  MTL4::BufferRange motionTransformCountBuffer_ = {};
  NS::UInteger motionTransformStride_ = {};
  MTL::TransformType motionTransformType_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class Archive : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4Archive"; }
  Archive* retain() { return static_cast<Archive*>(Object::retain()); }
  Archive* autorelease() { return static_cast<Archive*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual MTL4::BinaryFunction* newBinaryFunction(const MTL4::BinaryFunctionDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Archive::newBinaryFunction"); return {}; }
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Archive::newComputePipelineState"); return {}; }
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor*, const MTL4::PipelineStageDynamicLinkingDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Archive::newComputePipelineState"); return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Archive::newRenderPipelineState"); return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor*, const MTL4::RenderPipelineDynamicLinkingDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Archive::newRenderPipelineState"); return {}; }
};
}  // namespace MTL4
namespace MTL4 {
class ArgumentTableDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4ArgumentTableDescriptor"; }
  ArgumentTableDescriptor* retain() { return static_cast<ArgumentTableDescriptor*>(Object::retain()); }
  ArgumentTableDescriptor* autorelease() { return static_cast<ArgumentTableDescriptor*>(Object::autorelease()); }
  ArgumentTableDescriptor* copy() const { return static_cast<ArgumentTableDescriptor*>(copied()); }
  static ArgumentTableDescriptor* alloc() { return new ArgumentTableDescriptor; }
  ArgumentTableDescriptor* init() { return this; }
  bool initializeBindings() const { return initializeBindings_; }
  void setInitializeBindings(bool value) { initializeBindings_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  NS::UInteger maxBufferBindCount() const { return maxBufferBindCount_; }
  void setMaxBufferBindCount(NS::UInteger value) { maxBufferBindCount_ = value; }
  NS::UInteger maxSamplerStateBindCount() const { return maxSamplerStateBindCount_; }
  void setMaxSamplerStateBindCount(NS::UInteger value) { maxSamplerStateBindCount_ = value; }
  NS::UInteger maxTextureBindCount() const { return maxTextureBindCount_; }
  void setMaxTextureBindCount(NS::UInteger value) { maxTextureBindCount_ = value; }
  bool supportAttributeStrides() const { return supportAttributeStrides_; }
  void setSupportAttributeStrides(bool value) { supportAttributeStrides_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new ArgumentTableDescriptor(*this); return copy; }
  bool initializeBindings_ = {};
  NS::SharedPtr<NS::String> label_;
  NS::UInteger maxBufferBindCount_ = {};
  NS::UInteger maxSamplerStateBindCount_ = {};
  NS::UInteger maxTextureBindCount_ = {};
  bool supportAttributeStrides_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class ArgumentTable : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4ArgumentTable"; }
  ArgumentTable* retain() { return static_cast<ArgumentTable*>(Object::retain()); }
  ArgumentTable* autorelease() { return static_cast<ArgumentTable*>(Object::autorelease()); }
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual void setAddress(MTL::GPUAddress, NS::UInteger) {}
  virtual void setAddress(MTL::GPUAddress, NS::UInteger, NS::UInteger) {}
  virtual void setResource(MTL::ResourceID, NS::UInteger) {}
  virtual void setSamplerState(MTL::ResourceID, NS::UInteger) {}
  virtual void setTexture(MTL::ResourceID, NS::UInteger) {}
};
}  // namespace MTL4
namespace MTL4 {
class BinaryFunction : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4BinaryFunction"; }
  BinaryFunction* retain() { return static_cast<BinaryFunction*>(Object::retain()); }
  BinaryFunction* autorelease() { return static_cast<BinaryFunction*>(Object::autorelease()); }
  virtual MTL::FunctionType functionType() const { return {}; }
  virtual NS::String* name() const { return {}; }
};
}  // namespace MTL4
namespace MTL4 {
class FunctionDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4FunctionDescriptor"; }
  FunctionDescriptor* retain() { return static_cast<FunctionDescriptor*>(Object::retain()); }
  FunctionDescriptor* autorelease() { return static_cast<FunctionDescriptor*>(Object::autorelease()); }
  FunctionDescriptor* copy() const { return static_cast<FunctionDescriptor*>(copied()); }
  static FunctionDescriptor* alloc() { return new FunctionDescriptor; }
  FunctionDescriptor* init() { return this; }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionDescriptor(*this); return copy; }
};
}  // namespace MTL4
namespace MTL4 {
class BinaryFunctionDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4BinaryFunctionDescriptor"; }
  BinaryFunctionDescriptor* retain() { return static_cast<BinaryFunctionDescriptor*>(Object::retain()); }
  BinaryFunctionDescriptor* autorelease() { return static_cast<BinaryFunctionDescriptor*>(Object::autorelease()); }
  BinaryFunctionDescriptor* copy() const { return static_cast<BinaryFunctionDescriptor*>(copied()); }
  static BinaryFunctionDescriptor* alloc() { return new BinaryFunctionDescriptor; }
  BinaryFunctionDescriptor* init() { return this; }
  MTL4::FunctionDescriptor* functionDescriptor() const { return functionDescriptor_.get(); }
  void setFunctionDescriptor(const MTL4::FunctionDescriptor* value) { functionDescriptor_ = kept(value); }
  NS::String* name() const { return name_.get(); }
  void setName(const NS::String* value) { name_ = kept(value); }
  MTL4::BinaryFunctionOptions options() const { return options_; }
  void setOptions(MTL4::BinaryFunctionOptions value) { options_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new BinaryFunctionDescriptor(*this); return copy; }
  NS::SharedPtr<MTL4::FunctionDescriptor> functionDescriptor_;
  NS::SharedPtr<NS::String> name_;
  MTL4::BinaryFunctionOptions options_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class CommandAllocatorDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandAllocatorDescriptor"; }
  CommandAllocatorDescriptor* retain() { return static_cast<CommandAllocatorDescriptor*>(Object::retain()); }
  CommandAllocatorDescriptor* autorelease() { return static_cast<CommandAllocatorDescriptor*>(Object::autorelease()); }
  CommandAllocatorDescriptor* copy() const { return static_cast<CommandAllocatorDescriptor*>(copied()); }
  static CommandAllocatorDescriptor* alloc() { return new CommandAllocatorDescriptor; }
  CommandAllocatorDescriptor* init() { return this; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new CommandAllocatorDescriptor(*this); return copy; }
  NS::SharedPtr<NS::String> label_;
};
}  // namespace MTL4
namespace MTL4 {
class CommandAllocator : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandAllocator"; }
  CommandAllocator* retain() { return static_cast<CommandAllocator*>(Object::retain()); }
  CommandAllocator* autorelease() { return static_cast<CommandAllocator*>(Object::autorelease()); }
  virtual std::uint64_t allocatedSize() { return {}; }
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual void reset() {}
};
}  // namespace MTL4
namespace MTL {
class LogState : public NS::Object {
 public:
  const char* class_name() const override { return "MTLLogState"; }
  LogState* retain() { return static_cast<LogState*>(Object::retain()); }
  LogState* autorelease() { return static_cast<LogState*>(Object::autorelease()); }
  virtual void addLogHandler(const std::function<void(NS::String*, NS::String*, MTL::LogLevel, NS::String*)>& block) = 0;
};
}  // namespace MTL
namespace MTL4 {
class CommandBufferOptions : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandBufferOptions"; }
  CommandBufferOptions* retain() { return static_cast<CommandBufferOptions*>(Object::retain()); }
  CommandBufferOptions* autorelease() { return static_cast<CommandBufferOptions*>(Object::autorelease()); }
  CommandBufferOptions* copy() const { return static_cast<CommandBufferOptions*>(copied()); }
  static CommandBufferOptions* alloc() { return new CommandBufferOptions; }
  CommandBufferOptions* init() { return this; }
  MTL::LogState* logState() const { return logState_.get(); }
  void setLogState(const MTL::LogState* value) { logState_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new CommandBufferOptions(*this); return copy; }
  NS::SharedPtr<MTL::LogState> logState_;
};
}  // namespace MTL4
namespace MTL4 {
class CommandBuffer : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandBuffer"; }
  CommandBuffer* retain() { return static_cast<CommandBuffer*>(Object::retain()); }
  CommandBuffer* autorelease() { return static_cast<CommandBuffer*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual void beginCommandBuffer(const MTL4::CommandAllocator*) {}
  virtual void beginCommandBuffer(const MTL4::CommandAllocator*, const MTL4::CommandBufferOptions*) {}
  virtual MTL4::ComputeCommandEncoder* computeCommandEncoder() { return {}; }
  virtual MTL::Device* device() const { return {}; }
  virtual void endCommandBuffer() {}
  virtual MTL4::MachineLearningCommandEncoder* machineLearningCommandEncoder() { return {}; }
  virtual void popDebugGroup() {}
  virtual void pushDebugGroup(const NS::String*) {}
  virtual MTL4::RenderCommandEncoder* renderCommandEncoder(const MTL4::RenderPassDescriptor*) { return {}; }
  virtual MTL4::RenderCommandEncoder* renderCommandEncoder(const MTL4::RenderPassDescriptor*, MTL4::RenderEncoderOptions) { return {}; }
  virtual void resolveCounterHeap(const MTL4::CounterHeap*, NS::Range, MTL4::BufferRange, const MTL::Fence*, const MTL::Fence*) {}
  virtual void useResidencySet(const MTL::ResidencySet*) {}
  virtual void useResidencySets(const MTL::ResidencySet* const*, NS::UInteger) {}
  virtual void writeTimestampIntoHeap(const MTL4::CounterHeap*, NS::UInteger) {}
};
}  // namespace MTL4
namespace MTL4 {
class CommandEncoder : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandEncoder"; }
  CommandEncoder* retain() { return static_cast<CommandEncoder*>(Object::retain()); }
  CommandEncoder* autorelease() { return static_cast<CommandEncoder*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual void barrierAfterEncoderStages(MTL::Stages, MTL::Stages, MTL4::VisibilityOptions) {}
  virtual void barrierAfterQueueStages(MTL::Stages, MTL::Stages, MTL4::VisibilityOptions) {}
  virtual void barrierAfterStages(MTL::Stages, MTL::Stages, MTL4::VisibilityOptions) {}
  virtual MTL4::CommandBuffer* commandBuffer() const { return {}; }
  virtual void endEncoding() {}
  virtual void insertDebugSignpost(const NS::String*) {}
  virtual void popDebugGroup() {}
  virtual void pushDebugGroup(const NS::String*) {}
  virtual void updateFence(const MTL::Fence*, MTL::Stages) {}
  virtual void waitForFence(const MTL::Fence*, MTL::Stages) {}
};
}  // namespace MTL4
namespace MTL4 {
class CommitOptions : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommitOptions"; }
  CommitOptions* retain() { return static_cast<CommitOptions*>(Object::retain()); }
  CommitOptions* autorelease() { return static_cast<CommitOptions*>(Object::autorelease()); }
  static CommitOptions* alloc() { return new CommitOptions; }
  CommitOptions* init() { return this; }
  void addFeedbackHandler(const std::function<void(MTL4::CommitFeedback*)>&) {}
 protected:
  NS::Object* copied() const override { auto* const copy = new CommitOptions(*this); return copy; }
};
}  // namespace MTL4
namespace MTL4 {
class CommandQueueDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandQueueDescriptor"; }
  CommandQueueDescriptor* retain() { return static_cast<CommandQueueDescriptor*>(Object::retain()); }
  CommandQueueDescriptor* autorelease() { return static_cast<CommandQueueDescriptor*>(Object::autorelease()); }
  CommandQueueDescriptor* copy() const { return static_cast<CommandQueueDescriptor*>(copied()); }
  static CommandQueueDescriptor* alloc() { return new CommandQueueDescriptor; }
  CommandQueueDescriptor* init() { return this; }
  dispatch_queue_t feedbackQueue() const { return feedbackQueue_; }
  void setFeedbackQueue(dispatch_queue_t value) { feedbackQueue_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new CommandQueueDescriptor(*this); return copy; }
  dispatch_queue_t feedbackQueue_ = {};
  NS::SharedPtr<NS::String> label_;
};
}  // namespace MTL4
namespace MTL4 {
class CommandQueue : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommandQueue"; }
  CommandQueue* retain() { return static_cast<CommandQueue*>(Object::retain()); }
  CommandQueue* autorelease() { return static_cast<CommandQueue*>(Object::autorelease()); }
  virtual void addResidencySet(const MTL::ResidencySet*) {}
  virtual void addResidencySets(const MTL::ResidencySet* const*, NS::UInteger) {}
  virtual void commit(const MTL4::CommandBuffer* const*, NS::UInteger) {}
  virtual void commit(const MTL4::CommandBuffer* const*, NS::UInteger, const MTL4::CommitOptions*) {}
  virtual void copyBufferMappingsFromBuffer(const MTL::Buffer*, const MTL::Buffer*, const MTL4::CopySparseBufferMappingOperation*, NS::UInteger) {}
  virtual void copyTextureMappingsFromTexture(const MTL::Texture*, const MTL::Texture*, const MTL4::CopySparseTextureMappingOperation*, NS::UInteger) {}
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual void removeResidencySet(const MTL::ResidencySet*) {}
  virtual void removeResidencySets(const MTL::ResidencySet* const*, NS::UInteger) {}
  virtual void signalDrawable(const MTL::Drawable*) {}
  virtual void signalEvent(const MTL::Event*, std::uint64_t) {}
  virtual void updateBufferMappings(const MTL::Buffer*, const MTL::Heap*, const MTL4::UpdateSparseBufferMappingOperation*, NS::UInteger) {}
  virtual void updateTextureMappings(const MTL::Texture*, const MTL::Heap*, const MTL4::UpdateSparseTextureMappingOperation*, NS::UInteger) {}
  virtual void wait(const MTL::Event*, std::uint64_t) {}
  virtual void wait(const MTL::Drawable*) {}
};
}  // namespace MTL4
namespace MTL4 {
class CommitFeedback : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CommitFeedback"; }
  CommitFeedback* retain() { return static_cast<CommitFeedback*>(Object::retain()); }
  CommitFeedback* autorelease() { return static_cast<CommitFeedback*>(Object::autorelease()); }
  virtual CFTimeInterval GPUEndTime() const { return {}; }
  virtual CFTimeInterval GPUStartTime() const { return {}; }
  virtual NS::Error* error() const { return {}; }
};
}  // namespace MTL4
namespace MTL4 {
class PipelineDataSetSerializer : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4PipelineDataSetSerializer"; }
  PipelineDataSetSerializer* retain() { return static_cast<PipelineDataSetSerializer*>(Object::retain()); }
  PipelineDataSetSerializer* autorelease() { return static_cast<PipelineDataSetSerializer*>(Object::autorelease()); }
  virtual bool serializeAsArchiveAndFlushToURL(const NS::URL*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("PipelineDataSetSerializer::serializeAsArchiveAndFlushToURL"); return {}; }
  virtual NS::Data* serializeAsPipelinesScript(NS::Error** error) { if (error != nullptr) *error = unsupported_error("PipelineDataSetSerializer::serializeAsPipelinesScript"); return {}; }
};
}  // namespace MTL4
namespace MTL4 {
class CompilerDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CompilerDescriptor"; }
  CompilerDescriptor* retain() { return static_cast<CompilerDescriptor*>(Object::retain()); }
  CompilerDescriptor* autorelease() { return static_cast<CompilerDescriptor*>(Object::autorelease()); }
  CompilerDescriptor* copy() const { return static_cast<CompilerDescriptor*>(copied()); }
  static CompilerDescriptor* alloc() { return new CompilerDescriptor; }
  CompilerDescriptor* init() { return this; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer() const { return pipelineDataSetSerializer_.get(); }
  void setPipelineDataSetSerializer(const MTL4::PipelineDataSetSerializer* value) { pipelineDataSetSerializer_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new CompilerDescriptor(*this); return copy; }
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL4::PipelineDataSetSerializer> pipelineDataSetSerializer_;
};
}  // namespace MTL4
namespace MTL4 {
class CompilerTaskOptions : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CompilerTaskOptions"; }
  CompilerTaskOptions* retain() { return static_cast<CompilerTaskOptions*>(Object::retain()); }
  CompilerTaskOptions* autorelease() { return static_cast<CompilerTaskOptions*>(Object::autorelease()); }
  CompilerTaskOptions* copy() const { return static_cast<CompilerTaskOptions*>(copied()); }
  static CompilerTaskOptions* alloc() { return new CompilerTaskOptions; }
  CompilerTaskOptions* init() { return this; }
  NS::Array* lookupArchives() const { return lookupArchives_.get(); }
  void setLookupArchives(const NS::Array* value) { lookupArchives_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new CompilerTaskOptions(*this); return copy; }
  NS::SharedPtr<NS::Array> lookupArchives_;
};
}  // namespace MTL4
namespace MTL4 {
class Compiler : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4Compiler"; }
  Compiler* retain() { return static_cast<Compiler*>(Object::retain()); }
  Compiler* autorelease() { return static_cast<Compiler*>(Object::autorelease()); }
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual MTL4::BinaryFunction* newBinaryFunction(const MTL4::BinaryFunctionDescriptor*, const MTL4::CompilerTaskOptions*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newBinaryFunction"); return {}; }
  virtual MTL4::CompilerTask* newBinaryFunction(const MTL4::BinaryFunctionDescriptor*, const MTL4::CompilerTaskOptions*, const std::function<void(MTL4::BinaryFunction*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newBinaryFunction")); return {}; }
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor*, const MTL4::CompilerTaskOptions*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newComputePipelineState"); return {}; }
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor*, const MTL4::PipelineStageDynamicLinkingDescriptor*, const MTL4::CompilerTaskOptions*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newComputePipelineState"); return {}; }
  virtual MTL4::CompilerTask* newComputePipelineState(const MTL4::ComputePipelineDescriptor*, const MTL4::CompilerTaskOptions*, const std::function<void(MTL::ComputePipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newComputePipelineState")); return {}; }
  virtual MTL4::CompilerTask* newComputePipelineState(const MTL4::ComputePipelineDescriptor*, const MTL4::PipelineStageDynamicLinkingDescriptor*, const MTL4::CompilerTaskOptions*, const std::function<void(MTL::ComputePipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newComputePipelineState")); return {}; }
  virtual MTL::DynamicLibrary* newDynamicLibrary(const MTL::Library*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newDynamicLibrary"); return {}; }
  virtual MTL::DynamicLibrary* newDynamicLibrary(const NS::URL*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newDynamicLibrary"); return {}; }
  virtual MTL4::CompilerTask* newDynamicLibrary(const MTL::Library*, const std::function<void(MTL::DynamicLibrary*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newDynamicLibrary")); return {}; }
  virtual MTL4::CompilerTask* newDynamicLibrary(const NS::URL*, const std::function<void(MTL::DynamicLibrary*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newDynamicLibrary")); return {}; }
  virtual MTL::Library* newLibrary(const MTL4::LibraryDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newLibrary"); return {}; }
  virtual MTL4::CompilerTask* newLibrary(const MTL4::LibraryDescriptor*, const std::function<void(MTL::Library*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newLibrary")); return {}; }
  virtual MTL4::MachineLearningPipelineState* newMachineLearningPipelineState(const MTL4::MachineLearningPipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newMachineLearningPipelineState"); return {}; }
  virtual MTL4::CompilerTask* newMachineLearningPipelineState(const MTL4::MachineLearningPipelineDescriptor*, const std::function<void(MTL4::MachineLearningPipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newMachineLearningPipelineState")); return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor*, const MTL4::CompilerTaskOptions*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newRenderPipelineState"); return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor*, const MTL4::RenderPipelineDynamicLinkingDescriptor*, const MTL4::CompilerTaskOptions*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newRenderPipelineState"); return {}; }
  virtual MTL4::CompilerTask* newRenderPipelineState(const MTL4::PipelineDescriptor*, const MTL4::CompilerTaskOptions*, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newRenderPipelineState")); return {}; }
  virtual MTL4::CompilerTask* newRenderPipelineState(const MTL4::PipelineDescriptor*, const MTL4::RenderPipelineDynamicLinkingDescriptor*, const MTL4::CompilerTaskOptions*, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newRenderPipelineState")); return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineStateBySpecialization(const MTL4::PipelineDescriptor*, const MTL::RenderPipelineState*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Compiler::newRenderPipelineStateBySpecialization"); return {}; }
  virtual MTL4::CompilerTask* newRenderPipelineStateBySpecialization(const MTL4::PipelineDescriptor*, const MTL::RenderPipelineState*, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Compiler::newRenderPipelineStateBySpecialization")); return {}; }
  virtual MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer() const { return {}; }
};
}  // namespace MTL4
namespace MTL4 {
class CompilerTask : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CompilerTask"; }
  CompilerTask* retain() { return static_cast<CompilerTask*>(Object::retain()); }
  CompilerTask* autorelease() { return static_cast<CompilerTask*>(Object::autorelease()); }
  virtual MTL4::Compiler* compiler() const { return {}; }
  virtual MTL4::CompilerTaskStatus status() const { return {}; }
  virtual void waitUntilCompleted() {}
};
}  // namespace MTL4
namespace MTL4 {
class ComputeCommandEncoder : public MTL4::CommandEncoder {
 public:
  const char* class_name() const override { return "MTL4ComputeCommandEncoder"; }
  ComputeCommandEncoder* retain() { return static_cast<ComputeCommandEncoder*>(Object::retain()); }
  ComputeCommandEncoder* autorelease() { return static_cast<ComputeCommandEncoder*>(Object::autorelease()); }
  virtual void buildAccelerationStructure(const MTL::AccelerationStructure*, const MTL4::AccelerationStructureDescriptor*, MTL4::BufferRange) {}
  virtual void copyAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructure*) {}
  virtual void copyAndCompactAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructure*) {}
  virtual void copyFromBuffer(const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void copyFromBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger, MTL::Size, const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin) {}
  virtual void copyFromBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger, MTL::Size, const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin, MTL::BlitOption) {}
  virtual void copyFromTensor(const MTL::Tensor*, const MTL::TensorExtents*, const MTL::TensorExtents*, const MTL::Tensor*, const MTL::TensorExtents*, const MTL::TensorExtents*) {}
  virtual void copyFromTexture(const MTL::Texture*, const MTL::Texture*) {}
  virtual void copyFromTexture(const MTL::Texture*, NS::UInteger, NS::UInteger, const MTL::Texture*, NS::UInteger, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void copyFromTexture(const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin, MTL::Size, const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin) {}
  virtual void copyFromTexture(const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin, MTL::Size, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void copyFromTexture(const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin, MTL::Size, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger, MTL::BlitOption) {}
  virtual void copyIndirectCommandBuffer(const MTL::IndirectCommandBuffer*, NS::Range, const MTL::IndirectCommandBuffer*, NS::UInteger) {}
  virtual void dispatchThreadgroups(MTL::Size, MTL::Size) {}
  virtual void dispatchThreadgroups(MTL::GPUAddress, MTL::Size) {}
  virtual void dispatchThreads(MTL::Size, MTL::Size) {}
  virtual void dispatchThreads(MTL::GPUAddress) {}
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer*, NS::Range) {}
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer*, MTL::GPUAddress) {}
  virtual void fillBuffer(const MTL::Buffer*, NS::Range, std::uint8_t) {}
  virtual void generateMipmaps(const MTL::Texture*) {}
  virtual void optimizeContentsForCPUAccess(const MTL::Texture*) {}
  virtual void optimizeContentsForCPUAccess(const MTL::Texture*, NS::UInteger, NS::UInteger) {}
  virtual void optimizeContentsForGPUAccess(const MTL::Texture*) {}
  virtual void optimizeContentsForGPUAccess(const MTL::Texture*, NS::UInteger, NS::UInteger) {}
  virtual void optimizeIndirectCommandBuffer(const MTL::IndirectCommandBuffer*, NS::Range) {}
  virtual void refitAccelerationStructure(const MTL::AccelerationStructure*, const MTL4::AccelerationStructureDescriptor*, const MTL::AccelerationStructure*, MTL4::BufferRange) {}
  virtual void refitAccelerationStructure(const MTL::AccelerationStructure*, const MTL4::AccelerationStructureDescriptor*, const MTL::AccelerationStructure*, MTL4::BufferRange, MTL::AccelerationStructureRefitOptions) {}
  virtual void resetCommandsInBuffer(const MTL::IndirectCommandBuffer*, NS::Range) {}
  virtual void setArgumentTable(const MTL4::ArgumentTable*) {}
  virtual void setComputePipelineState(const MTL::ComputePipelineState*) {}
  virtual void setImageblockWidth(NS::UInteger, NS::UInteger) {}
  virtual void setThreadgroupMemoryLength(NS::UInteger, NS::UInteger) {}
  virtual MTL::Stages stages() { return {}; }
  virtual void writeCompactedAccelerationStructureSize(const MTL::AccelerationStructure*, MTL4::BufferRange) {}
  virtual void writeTimestamp(MTL4::TimestampGranularity, const MTL4::CounterHeap*, NS::UInteger) {}
};
}  // namespace MTL4
namespace MTL4 {
class PipelineOptions : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4PipelineOptions"; }
  PipelineOptions* retain() { return static_cast<PipelineOptions*>(Object::retain()); }
  PipelineOptions* autorelease() { return static_cast<PipelineOptions*>(Object::autorelease()); }
  PipelineOptions* copy() const { return static_cast<PipelineOptions*>(copied()); }
  static PipelineOptions* alloc() { return new PipelineOptions; }
  PipelineOptions* init() { return this; }
  MTL4::ShaderReflection shaderReflection() const { return shaderReflection_; }
  void setShaderReflection(MTL4::ShaderReflection value) { shaderReflection_ = value; }
  MTL::ShaderValidation shaderValidation() const { return shaderValidation_; }
  void setShaderValidation(MTL::ShaderValidation value) { shaderValidation_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new PipelineOptions(*this); return copy; }
  MTL4::ShaderReflection shaderReflection_ = {};
  MTL::ShaderValidation shaderValidation_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class PipelineDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4PipelineDescriptor"; }
  PipelineDescriptor* retain() { return static_cast<PipelineDescriptor*>(Object::retain()); }
  PipelineDescriptor* autorelease() { return static_cast<PipelineDescriptor*>(Object::autorelease()); }
  PipelineDescriptor* copy() const { return static_cast<PipelineDescriptor*>(copied()); }
  static PipelineDescriptor* alloc() { return new PipelineDescriptor; }
  PipelineDescriptor* init() { return this; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  MTL4::PipelineOptions* options() const { return options_.get(); }
  void setOptions(const MTL4::PipelineOptions* value) { options_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new PipelineDescriptor(*this); return copy; }
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL4::PipelineOptions> options_;
};
}  // namespace MTL4
namespace MTL4 {
class StaticLinkingDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4StaticLinkingDescriptor"; }
  StaticLinkingDescriptor* retain() { return static_cast<StaticLinkingDescriptor*>(Object::retain()); }
  StaticLinkingDescriptor* autorelease() { return static_cast<StaticLinkingDescriptor*>(Object::autorelease()); }
  StaticLinkingDescriptor* copy() const { return static_cast<StaticLinkingDescriptor*>(copied()); }
  static StaticLinkingDescriptor* alloc() { return new StaticLinkingDescriptor; }
  StaticLinkingDescriptor* init() { return this; }
  NS::Array* functionDescriptors() const { return functionDescriptors_.get(); }
  void setFunctionDescriptors(const NS::Array* value) { functionDescriptors_ = kept(value); }
  NS::Dictionary* groups() const { return groups_.get(); }
  void setGroups(const NS::Dictionary* value) { groups_ = kept(value); }
  NS::Array* privateFunctionDescriptors() const { return privateFunctionDescriptors_.get(); }
  void setPrivateFunctionDescriptors(const NS::Array* value) { privateFunctionDescriptors_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new StaticLinkingDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> functionDescriptors_;
  NS::SharedPtr<NS::Dictionary> groups_;
  NS::SharedPtr<NS::Array> privateFunctionDescriptors_;
};
}  // namespace MTL4
namespace MTL4 {
class ComputePipelineDescriptor : public MTL4::PipelineDescriptor {
 public:
  const char* class_name() const override { return "MTL4ComputePipelineDescriptor"; }
  ComputePipelineDescriptor* retain() { return static_cast<ComputePipelineDescriptor*>(Object::retain()); }
  ComputePipelineDescriptor* autorelease() { return static_cast<ComputePipelineDescriptor*>(Object::autorelease()); }
  ComputePipelineDescriptor* copy() const { return static_cast<ComputePipelineDescriptor*>(copied()); }
  static ComputePipelineDescriptor* alloc() { return new ComputePipelineDescriptor; }
  ComputePipelineDescriptor* init() { return this; }
  MTL4::FunctionDescriptor* computeFunctionDescriptor() const { return computeFunctionDescriptor_.get(); }
  void setComputeFunctionDescriptor(const MTL4::FunctionDescriptor* value) { computeFunctionDescriptor_ = kept(value); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return maxTotalThreadsPerThreadgroup_; }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger value) { maxTotalThreadsPerThreadgroup_ = value; }
  MTL::Size requiredThreadsPerThreadgroup() const { return requiredThreadsPerThreadgroup_; }
  void setRequiredThreadsPerThreadgroup(MTL::Size value) { requiredThreadsPerThreadgroup_ = value; }
  MTL4::StaticLinkingDescriptor* staticLinkingDescriptor() const { return staticLinkingDescriptor_.get(); }
  void setStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { staticLinkingDescriptor_ = kept(value); }
  bool supportBinaryLinking() const { return supportBinaryLinking_; }
  void setSupportBinaryLinking(bool value) { supportBinaryLinking_ = value; }
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers() const { return supportIndirectCommandBuffers_; }
  void setSupportIndirectCommandBuffers(MTL4::IndirectCommandBufferSupportState value) { supportIndirectCommandBuffers_ = value; }
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth() const { return threadGroupSizeIsMultipleOfThreadExecutionWidth_; }
  void setThreadGroupSizeIsMultipleOfThreadExecutionWidth(bool value) { threadGroupSizeIsMultipleOfThreadExecutionWidth_ = value; }
  void reset() { *this = ComputePipelineDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new ComputePipelineDescriptor(*this); return copy; }
  NS::SharedPtr<MTL4::FunctionDescriptor> computeFunctionDescriptor_;
  NS::UInteger maxTotalThreadsPerThreadgroup_ = {};
  MTL::Size requiredThreadsPerThreadgroup_ = {};
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> staticLinkingDescriptor_;
  bool supportBinaryLinking_ = {};
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers_ = {};
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class CounterHeapDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CounterHeapDescriptor"; }
  CounterHeapDescriptor* retain() { return static_cast<CounterHeapDescriptor*>(Object::retain()); }
  CounterHeapDescriptor* autorelease() { return static_cast<CounterHeapDescriptor*>(Object::autorelease()); }
  CounterHeapDescriptor* copy() const { return static_cast<CounterHeapDescriptor*>(copied()); }
  static CounterHeapDescriptor* alloc() { return new CounterHeapDescriptor; }
  CounterHeapDescriptor* init() { return this; }
  NS::UInteger count() const { return count_; }
  void setCount(NS::UInteger value) { count_ = value; }
  MTL4::CounterHeapType type() const { return type_; }
  void setType(MTL4::CounterHeapType value) { type_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new CounterHeapDescriptor(*this); return copy; }
  NS::UInteger count_ = {};
  MTL4::CounterHeapType type_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class CounterHeap : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4CounterHeap"; }
  CounterHeap* retain() { return static_cast<CounterHeap*>(Object::retain()); }
  CounterHeap* autorelease() { return static_cast<CounterHeap*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual NS::UInteger count() const { return {}; }
  virtual void invalidateCounterRange(NS::Range) {}
  virtual NS::Data* resolveCounterRange(NS::Range) { return {}; }
  virtual MTL4::CounterHeapType type() const { return {}; }
};
}  // namespace MTL4
namespace MTL {
class CompileOptions : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCompileOptions"; }
  CompileOptions* retain() { return static_cast<CompileOptions*>(Object::retain()); }
  CompileOptions* autorelease() { return static_cast<CompileOptions*>(Object::autorelease()); }
  CompileOptions* copy() const { return static_cast<CompileOptions*>(copied()); }
  static CompileOptions* alloc() { return new CompileOptions; }
  CompileOptions* init() { return this; }
  bool allowReferencingUndefinedSymbols() const { return allowReferencingUndefinedSymbols_; }
  void setAllowReferencingUndefinedSymbols(bool value) { allowReferencingUndefinedSymbols_ = value; }
  MTL::CompileSymbolVisibility compileSymbolVisibility() const { return compileSymbolVisibility_; }
  void setCompileSymbolVisibility(MTL::CompileSymbolVisibility value) { compileSymbolVisibility_ = value; }
  bool enableLogging() const { return enableLogging_; }
  void setEnableLogging(bool value) { enableLogging_ = value; }
  bool fastMathEnabled() const;
  void setFastMathEnabled(bool value);
  NS::String* installName() const { return installName_.get(); }
  void setInstallName(const NS::String* value) { installName_ = kept(value); }
  MTL::LanguageVersion languageVersion() const { return languageVersion_; }
  void setLanguageVersion(MTL::LanguageVersion value) { languageVersion_ = value; }
  NS::Array* libraries() const { return libraries_.get(); }
  void setLibraries(const NS::Array* value) { libraries_ = kept(value); }
  MTL::LibraryType libraryType() const { return libraryType_; }
  void setLibraryType(MTL::LibraryType value) { libraryType_ = value; }
  MTL::MathFloatingPointFunctions mathFloatingPointFunctions() const { return mathFloatingPointFunctions_; }
  void setMathFloatingPointFunctions(MTL::MathFloatingPointFunctions value) { mathFloatingPointFunctions_ = value; }
  MTL::MathMode mathMode() const { return mathMode_; }
  void setMathMode(MTL::MathMode value) { mathMode_ = value; }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return maxTotalThreadsPerThreadgroup_; }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger value) { maxTotalThreadsPerThreadgroup_ = value; }
  MTL::LibraryOptimizationLevel optimizationLevel() const { return optimizationLevel_; }
  void setOptimizationLevel(MTL::LibraryOptimizationLevel value) { optimizationLevel_ = value; }
  NS::Dictionary* preprocessorMacros() const { return preprocessorMacros_.get(); }
  void setPreprocessorMacros(const NS::Dictionary* value) { preprocessorMacros_ = kept(value); }
  bool preserveInvariance() const { return preserveInvariance_; }
  void setPreserveInvariance(bool value) { preserveInvariance_ = value; }
  MTL::Size requiredThreadsPerThreadgroup() const { return requiredThreadsPerThreadgroup_; }
  void setRequiredThreadsPerThreadgroup(MTL::Size value) { requiredThreadsPerThreadgroup_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new CompileOptions(*this); return copy; }
  bool allowReferencingUndefinedSymbols_ = {};
  MTL::CompileSymbolVisibility compileSymbolVisibility_ = {};
  bool enableLogging_ = {};
  NS::SharedPtr<NS::String> installName_;
  MTL::LanguageVersion languageVersion_ = MTL::LanguageVersion3_2;
  NS::SharedPtr<NS::Array> libraries_;
  MTL::LibraryType libraryType_ = {};
  MTL::MathFloatingPointFunctions mathFloatingPointFunctions_ = MTL::MathFloatingPointFunctionsFast;
  MTL::MathMode mathMode_ = MTL::MathModeFast;
  NS::UInteger maxTotalThreadsPerThreadgroup_ = {};
  MTL::LibraryOptimizationLevel optimizationLevel_ = {};
  NS::SharedPtr<NS::Dictionary> preprocessorMacros_;
  bool preserveInvariance_ = {};
  MTL::Size requiredThreadsPerThreadgroup_ = {};
};
}  // namespace MTL
namespace MTL4 {
class LibraryDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4LibraryDescriptor"; }
  LibraryDescriptor* retain() { return static_cast<LibraryDescriptor*>(Object::retain()); }
  LibraryDescriptor* autorelease() { return static_cast<LibraryDescriptor*>(Object::autorelease()); }
  LibraryDescriptor* copy() const { return static_cast<LibraryDescriptor*>(copied()); }
  static LibraryDescriptor* alloc() { return new LibraryDescriptor; }
  LibraryDescriptor* init() { return this; }
  NS::String* name() const { return name_.get(); }
  void setName(const NS::String* value) { name_ = kept(value); }
  MTL::CompileOptions* options() const { return options_.get(); }
  void setOptions(const MTL::CompileOptions* value) { options_ = kept(value); }
  NS::String* source() const { return source_.get(); }
  void setSource(const NS::String* value) { source_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new LibraryDescriptor(*this); return copy; }
  NS::SharedPtr<NS::String> name_;
  NS::SharedPtr<MTL::CompileOptions> options_;
  NS::SharedPtr<NS::String> source_;
};
}  // namespace MTL4
namespace MTL {
class Library : public NS::Object {
 public:
  const char* class_name() const override { return "MTLLibrary"; }
  Library* retain() { return static_cast<Library*>(Object::retain()); }
  Library* autorelease() { return static_cast<Library*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::Device* device() const = 0;
  virtual NS::Array* functionNames() const = 0;
  virtual NS::String* installName() const = 0;
  virtual MTL::Function* newFunction(const NS::String* functionName) = 0;
  virtual MTL::Function* newFunction(const NS::String* name, const MTL::FunctionConstantValues* constantValues, NS::Error** error) = 0;
  virtual void newFunction(const NS::String* name, const MTL::FunctionConstantValues* constantValues, const std::function<void(MTL::Function*, NS::Error*)>& completionHandler) = 0;
  virtual void newFunction(const MTL::FunctionDescriptor* descriptor, const std::function<void(MTL::Function*, NS::Error*)>& completionHandler) = 0;
  virtual MTL::Function* newFunction(const MTL::FunctionDescriptor* descriptor, NS::Error** error) = 0;
  virtual void newIntersectionFunction(const MTL::IntersectionFunctionDescriptor*, const std::function<void(MTL::Function*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Library::newIntersectionFunction")); }
  virtual MTL::Function* newIntersectionFunction(const MTL::IntersectionFunctionDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Library::newIntersectionFunction"); return {}; }
  virtual MTL::FunctionReflection* reflectionForFunction(const NS::String* functionName) = 0;
  virtual MTL::LibraryType type() const = 0;
};
}  // namespace MTL
namespace MTL4 {
class LibraryFunctionDescriptor : public MTL4::FunctionDescriptor {
 public:
  const char* class_name() const override { return "MTL4LibraryFunctionDescriptor"; }
  LibraryFunctionDescriptor* retain() { return static_cast<LibraryFunctionDescriptor*>(Object::retain()); }
  LibraryFunctionDescriptor* autorelease() { return static_cast<LibraryFunctionDescriptor*>(Object::autorelease()); }
  LibraryFunctionDescriptor* copy() const { return static_cast<LibraryFunctionDescriptor*>(copied()); }
  static LibraryFunctionDescriptor* alloc() { return new LibraryFunctionDescriptor; }
  LibraryFunctionDescriptor* init() { return this; }
  MTL::Library* library() const { return library_.get(); }
  void setLibrary(const MTL::Library* value) { library_ = kept(value); }
  NS::String* name() const { return name_.get(); }
  void setName(const NS::String* value) { name_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new LibraryFunctionDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::Library> library_;
  NS::SharedPtr<NS::String> name_;
};
}  // namespace MTL4
namespace MTL4 {
class PipelineStageDynamicLinkingDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4PipelineStageDynamicLinkingDescriptor"; }
  PipelineStageDynamicLinkingDescriptor* retain() { return static_cast<PipelineStageDynamicLinkingDescriptor*>(Object::retain()); }
  PipelineStageDynamicLinkingDescriptor* autorelease() { return static_cast<PipelineStageDynamicLinkingDescriptor*>(Object::autorelease()); }
  PipelineStageDynamicLinkingDescriptor* copy() const { return static_cast<PipelineStageDynamicLinkingDescriptor*>(copied()); }
  static PipelineStageDynamicLinkingDescriptor* alloc() { return new PipelineStageDynamicLinkingDescriptor; }
  PipelineStageDynamicLinkingDescriptor* init() { return this; }
  NS::Array* binaryLinkedFunctions() const { return binaryLinkedFunctions_.get(); }
  void setBinaryLinkedFunctions(const NS::Array* value) { binaryLinkedFunctions_ = kept(value); }
  NS::UInteger maxCallStackDepth() const { return maxCallStackDepth_; }
  void setMaxCallStackDepth(NS::UInteger value) { maxCallStackDepth_ = value; }
  NS::Array* preloadedLibraries() const { return preloadedLibraries_.get(); }
  void setPreloadedLibraries(const NS::Array* value) { preloadedLibraries_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new PipelineStageDynamicLinkingDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> binaryLinkedFunctions_;
  NS::UInteger maxCallStackDepth_ = {};
  NS::SharedPtr<NS::Array> preloadedLibraries_;
};
}  // namespace MTL4
namespace MTL4 {
class RenderPipelineDynamicLinkingDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4RenderPipelineDynamicLinkingDescriptor"; }
  RenderPipelineDynamicLinkingDescriptor* retain() { return static_cast<RenderPipelineDynamicLinkingDescriptor*>(Object::retain()); }
  RenderPipelineDynamicLinkingDescriptor* autorelease() { return static_cast<RenderPipelineDynamicLinkingDescriptor*>(Object::autorelease()); }
  RenderPipelineDynamicLinkingDescriptor* copy() const { return static_cast<RenderPipelineDynamicLinkingDescriptor*>(copied()); }
  static RenderPipelineDynamicLinkingDescriptor* alloc() { return new RenderPipelineDynamicLinkingDescriptor; }
  RenderPipelineDynamicLinkingDescriptor* init() { return this; }
  MTL4::PipelineStageDynamicLinkingDescriptor* fragmentLinkingDescriptor() const { return part(fragmentLinkingDescriptor_); }
  MTL4::PipelineStageDynamicLinkingDescriptor* meshLinkingDescriptor() const { return part(meshLinkingDescriptor_); }
  MTL4::PipelineStageDynamicLinkingDescriptor* objectLinkingDescriptor() const { return part(objectLinkingDescriptor_); }
  MTL4::PipelineStageDynamicLinkingDescriptor* tileLinkingDescriptor() const { return part(tileLinkingDescriptor_); }
  MTL4::PipelineStageDynamicLinkingDescriptor* vertexLinkingDescriptor() const { return part(vertexLinkingDescriptor_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineDynamicLinkingDescriptor(*this); copied_part(copy->fragmentLinkingDescriptor_); copied_part(copy->meshLinkingDescriptor_); copied_part(copy->objectLinkingDescriptor_); copied_part(copy->tileLinkingDescriptor_); copied_part(copy->vertexLinkingDescriptor_); return copy; }
  mutable NS::SharedPtr<MTL4::PipelineStageDynamicLinkingDescriptor> fragmentLinkingDescriptor_;
  mutable NS::SharedPtr<MTL4::PipelineStageDynamicLinkingDescriptor> meshLinkingDescriptor_;
  mutable NS::SharedPtr<MTL4::PipelineStageDynamicLinkingDescriptor> objectLinkingDescriptor_;
  mutable NS::SharedPtr<MTL4::PipelineStageDynamicLinkingDescriptor> tileLinkingDescriptor_;
  mutable NS::SharedPtr<MTL4::PipelineStageDynamicLinkingDescriptor> vertexLinkingDescriptor_;
};
}  // namespace MTL4
namespace MTL4 {
class MachineLearningCommandEncoder : public MTL4::CommandEncoder {
 public:
  const char* class_name() const override { return "MTL4MachineLearningCommandEncoder"; }
  MachineLearningCommandEncoder* retain() { return static_cast<MachineLearningCommandEncoder*>(Object::retain()); }
  MachineLearningCommandEncoder* autorelease() { return static_cast<MachineLearningCommandEncoder*>(Object::autorelease()); }
  virtual void dispatchNetwork(const MTL::Heap*) {}
  virtual void setArgumentTable(const MTL4::ArgumentTable*) {}
  virtual void setPipelineState(const MTL4::MachineLearningPipelineState*) {}
};
}  // namespace MTL4
namespace MTL {
class TensorExtents : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTensorExtents"; }
  TensorExtents* retain() { return static_cast<TensorExtents*>(Object::retain()); }
  TensorExtents* autorelease() { return static_cast<TensorExtents*>(Object::autorelease()); }
  static MTL::TensorExtents* alloc();
  virtual MTL::TensorExtents* init() = 0;
  virtual MTL::TensorExtents* init(NS::UInteger rank, const NS::Integer* values) = 0;
  virtual NS::Integer extentAtDimensionIndex(NS::UInteger dimensionIndex) = 0;
  virtual NS::UInteger rank() const = 0;
};
}  // namespace MTL
namespace MTL4 {
class MachineLearningPipelineDescriptor : public MTL4::PipelineDescriptor {
 public:
  const char* class_name() const override { return "MTL4MachineLearningPipelineDescriptor"; }
  MachineLearningPipelineDescriptor* retain() { return static_cast<MachineLearningPipelineDescriptor*>(Object::retain()); }
  MachineLearningPipelineDescriptor* autorelease() { return static_cast<MachineLearningPipelineDescriptor*>(Object::autorelease()); }
  MachineLearningPipelineDescriptor* copy() const { return static_cast<MachineLearningPipelineDescriptor*>(copied()); }
  static MachineLearningPipelineDescriptor* alloc() { return new MachineLearningPipelineDescriptor; }
  MachineLearningPipelineDescriptor* init() { return this; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  MTL4::FunctionDescriptor* machineLearningFunctionDescriptor() const { return machineLearningFunctionDescriptor_.get(); }
  void setMachineLearningFunctionDescriptor(const MTL4::FunctionDescriptor* value) { machineLearningFunctionDescriptor_ = kept(value); }
  MTL::TensorExtents* inputDimensionsAtBufferIndex(NS::Integer) { return {}; }
  void reset() { *this = MachineLearningPipelineDescriptor(); }
  void setInputDimensions(const MTL::TensorExtents*, NS::Integer) {}
  void setInputDimensions(const NS::Array*, NS::Range) {}
 protected:
  NS::Object* copied() const override { auto* const copy = new MachineLearningPipelineDescriptor(*this); return copy; }
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL4::FunctionDescriptor> machineLearningFunctionDescriptor_;
};
}  // namespace MTL4
namespace MTL4 {
class MachineLearningPipelineReflection : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4MachineLearningPipelineReflection"; }
  MachineLearningPipelineReflection* retain() { return static_cast<MachineLearningPipelineReflection*>(Object::retain()); }
  MachineLearningPipelineReflection* autorelease() { return static_cast<MachineLearningPipelineReflection*>(Object::autorelease()); }
  static MTL4::MachineLearningPipelineReflection* alloc() { return {}; }
  virtual MTL4::MachineLearningPipelineReflection* init() { return {}; }
  virtual NS::Array* bindings() const { return {}; }
};
}  // namespace MTL4
namespace MTL {
class Allocation : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAllocation"; }
  Allocation* retain() { return static_cast<Allocation*>(Object::retain()); }
  Allocation* autorelease() { return static_cast<Allocation*>(Object::autorelease()); }
  virtual NS::UInteger allocatedSize() const { return {}; }
};
}  // namespace MTL
namespace MTL4 {
class MachineLearningPipelineState : public MTL::Allocation {
 public:
  const char* class_name() const override { return "MTL4MachineLearningPipelineState"; }
  MachineLearningPipelineState* retain() { return static_cast<MachineLearningPipelineState*>(Object::retain()); }
  MachineLearningPipelineState* autorelease() { return static_cast<MachineLearningPipelineState*>(Object::autorelease()); }
  virtual MTL::Device* device() const { return {}; }
  virtual NS::UInteger intermediatesHeapSize() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual MTL4::MachineLearningPipelineReflection* reflection() const { return {}; }
};
}  // namespace MTL4
namespace MTL4 {
class RenderPipelineColorAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4RenderPipelineColorAttachmentDescriptor"; }
  RenderPipelineColorAttachmentDescriptor* retain() { return static_cast<RenderPipelineColorAttachmentDescriptor*>(Object::retain()); }
  RenderPipelineColorAttachmentDescriptor* autorelease() { return static_cast<RenderPipelineColorAttachmentDescriptor*>(Object::autorelease()); }
  RenderPipelineColorAttachmentDescriptor* copy() const { return static_cast<RenderPipelineColorAttachmentDescriptor*>(copied()); }
  static RenderPipelineColorAttachmentDescriptor* alloc() { return new RenderPipelineColorAttachmentDescriptor; }
  RenderPipelineColorAttachmentDescriptor* init() { return this; }
  MTL::BlendOperation alphaBlendOperation() const { return alphaBlendOperation_; }
  void setAlphaBlendOperation(MTL::BlendOperation value) { alphaBlendOperation_ = value; }
  MTL4::BlendState blendingState() const { return blendingState_; }
  void setBlendingState(MTL4::BlendState value) { blendingState_ = value; }
  MTL::BlendFactor destinationAlphaBlendFactor() const { return destinationAlphaBlendFactor_; }
  void setDestinationAlphaBlendFactor(MTL::BlendFactor value) { destinationAlphaBlendFactor_ = value; }
  MTL::BlendFactor destinationRGBBlendFactor() const { return destinationRGBBlendFactor_; }
  void setDestinationRGBBlendFactor(MTL::BlendFactor value) { destinationRGBBlendFactor_ = value; }
  MTL::PixelFormat pixelFormat() const { return pixelFormat_; }
  void setPixelFormat(MTL::PixelFormat value) { pixelFormat_ = value; }
  MTL::BlendOperation rgbBlendOperation() const { return rgbBlendOperation_; }
  void setRgbBlendOperation(MTL::BlendOperation value) { rgbBlendOperation_ = value; }
  MTL::BlendFactor sourceAlphaBlendFactor() const { return sourceAlphaBlendFactor_; }
  void setSourceAlphaBlendFactor(MTL::BlendFactor value) { sourceAlphaBlendFactor_ = value; }
  MTL::BlendFactor sourceRGBBlendFactor() const { return sourceRGBBlendFactor_; }
  void setSourceRGBBlendFactor(MTL::BlendFactor value) { sourceRGBBlendFactor_ = value; }
  MTL::ColorWriteMask writeMask() const { return writeMask_; }
  void setWriteMask(MTL::ColorWriteMask value) { writeMask_ = value; }
  void reset() { *this = RenderPipelineColorAttachmentDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineColorAttachmentDescriptor(*this); return copy; }
  MTL::BlendOperation alphaBlendOperation_ = {};
  MTL4::BlendState blendingState_ = {};
  MTL::BlendFactor destinationAlphaBlendFactor_ = {};
  MTL::BlendFactor destinationRGBBlendFactor_ = {};
  MTL::PixelFormat pixelFormat_ = {};
  MTL::BlendOperation rgbBlendOperation_ = {};
  MTL::BlendFactor sourceAlphaBlendFactor_ = {};
  MTL::BlendFactor sourceRGBBlendFactor_ = {};
  MTL::ColorWriteMask writeMask_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class RenderPipelineColorAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4RenderPipelineColorAttachmentDescriptorArray"; }
  RenderPipelineColorAttachmentDescriptorArray* retain() { return static_cast<RenderPipelineColorAttachmentDescriptorArray*>(Object::retain()); }
  RenderPipelineColorAttachmentDescriptorArray* autorelease() { return static_cast<RenderPipelineColorAttachmentDescriptorArray*>(Object::autorelease()); }
  RenderPipelineColorAttachmentDescriptorArray* copy() const { return static_cast<RenderPipelineColorAttachmentDescriptorArray*>(copied()); }
  static RenderPipelineColorAttachmentDescriptorArray* alloc() { return new RenderPipelineColorAttachmentDescriptorArray; }
  RenderPipelineColorAttachmentDescriptorArray* init() { return this; }
  MTL4::RenderPipelineColorAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void reset() { elements_ = {}; }
  void setObject(const MTL4::RenderPipelineColorAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new RenderPipelineColorAttachmentDescriptorArray(*this); }
  parts_of<MTL4::RenderPipelineColorAttachmentDescriptor, 8> elements_;
};
}  // namespace MTL4
namespace MTL4 {
class MeshRenderPipelineDescriptor : public MTL4::PipelineDescriptor {
 public:
  const char* class_name() const override { return "MTL4MeshRenderPipelineDescriptor"; }
  MeshRenderPipelineDescriptor* retain() { return static_cast<MeshRenderPipelineDescriptor*>(Object::retain()); }
  MeshRenderPipelineDescriptor* autorelease() { return static_cast<MeshRenderPipelineDescriptor*>(Object::autorelease()); }
  MeshRenderPipelineDescriptor* copy() const { return static_cast<MeshRenderPipelineDescriptor*>(copied()); }
  static MeshRenderPipelineDescriptor* alloc() { return new MeshRenderPipelineDescriptor; }
  MeshRenderPipelineDescriptor* init() { return this; }
  MTL4::AlphaToCoverageState alphaToCoverageState() const { return alphaToCoverageState_; }
  void setAlphaToCoverageState(MTL4::AlphaToCoverageState value) { alphaToCoverageState_ = value; }
  MTL4::AlphaToOneState alphaToOneState() const { return alphaToOneState_; }
  void setAlphaToOneState(MTL4::AlphaToOneState value) { alphaToOneState_ = value; }
  MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState() const { return colorAttachmentMappingState_; }
  void setColorAttachmentMappingState(MTL4::LogicalToPhysicalColorAttachmentMappingState value) { colorAttachmentMappingState_ = value; }
  MTL4::FunctionDescriptor* fragmentFunctionDescriptor() const { return fragmentFunctionDescriptor_.get(); }
  void setFragmentFunctionDescriptor(const MTL4::FunctionDescriptor* value) { fragmentFunctionDescriptor_ = kept(value); }
  MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor() const { return fragmentStaticLinkingDescriptor_.get(); }
  void setFragmentStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { fragmentStaticLinkingDescriptor_ = kept(value); }
  NS::UInteger maxTotalThreadgroupsPerMeshGrid() const { return maxTotalThreadgroupsPerMeshGrid_; }
  void setMaxTotalThreadgroupsPerMeshGrid(NS::UInteger value) { maxTotalThreadgroupsPerMeshGrid_ = value; }
  NS::UInteger maxTotalThreadsPerMeshThreadgroup() const { return maxTotalThreadsPerMeshThreadgroup_; }
  void setMaxTotalThreadsPerMeshThreadgroup(NS::UInteger value) { maxTotalThreadsPerMeshThreadgroup_ = value; }
  NS::UInteger maxTotalThreadsPerObjectThreadgroup() const { return maxTotalThreadsPerObjectThreadgroup_; }
  void setMaxTotalThreadsPerObjectThreadgroup(NS::UInteger value) { maxTotalThreadsPerObjectThreadgroup_ = value; }
  NS::UInteger maxVertexAmplificationCount() const { return maxVertexAmplificationCount_; }
  void setMaxVertexAmplificationCount(NS::UInteger value) { maxVertexAmplificationCount_ = value; }
  MTL4::FunctionDescriptor* meshFunctionDescriptor() const { return meshFunctionDescriptor_.get(); }
  void setMeshFunctionDescriptor(const MTL4::FunctionDescriptor* value) { meshFunctionDescriptor_ = kept(value); }
  MTL4::StaticLinkingDescriptor* meshStaticLinkingDescriptor() const { return meshStaticLinkingDescriptor_.get(); }
  void setMeshStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { meshStaticLinkingDescriptor_ = kept(value); }
  bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return meshThreadgroupSizeIsMultipleOfThreadExecutionWidth_; }
  void setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool value) { meshThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = value; }
  MTL4::FunctionDescriptor* objectFunctionDescriptor() const { return objectFunctionDescriptor_.get(); }
  void setObjectFunctionDescriptor(const MTL4::FunctionDescriptor* value) { objectFunctionDescriptor_ = kept(value); }
  MTL4::StaticLinkingDescriptor* objectStaticLinkingDescriptor() const { return objectStaticLinkingDescriptor_.get(); }
  void setObjectStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { objectStaticLinkingDescriptor_ = kept(value); }
  bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return objectThreadgroupSizeIsMultipleOfThreadExecutionWidth_; }
  void setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool value) { objectThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = value; }
  NS::UInteger payloadMemoryLength() const { return payloadMemoryLength_; }
  void setPayloadMemoryLength(NS::UInteger value) { payloadMemoryLength_ = value; }
  NS::UInteger rasterSampleCount() const { return rasterSampleCount_; }
  void setRasterSampleCount(NS::UInteger value) { rasterSampleCount_ = value; }
  bool rasterizationEnabled() const { return rasterizationEnabled_; }
  void setRasterizationEnabled(bool value) { rasterizationEnabled_ = value; }
  MTL::Size requiredThreadsPerMeshThreadgroup() const { return requiredThreadsPerMeshThreadgroup_; }
  void setRequiredThreadsPerMeshThreadgroup(MTL::Size value) { requiredThreadsPerMeshThreadgroup_ = value; }
  MTL::Size requiredThreadsPerObjectThreadgroup() const { return requiredThreadsPerObjectThreadgroup_; }
  void setRequiredThreadsPerObjectThreadgroup(MTL::Size value) { requiredThreadsPerObjectThreadgroup_ = value; }
  bool supportFragmentBinaryLinking() const { return supportFragmentBinaryLinking_; }
  void setSupportFragmentBinaryLinking(bool value) { supportFragmentBinaryLinking_ = value; }
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers() const { return supportIndirectCommandBuffers_; }
  void setSupportIndirectCommandBuffers(MTL4::IndirectCommandBufferSupportState value) { supportIndirectCommandBuffers_ = value; }
  bool supportMeshBinaryLinking() const { return supportMeshBinaryLinking_; }
  void setSupportMeshBinaryLinking(bool value) { supportMeshBinaryLinking_ = value; }
  bool supportObjectBinaryLinking() const { return supportObjectBinaryLinking_; }
  void setSupportObjectBinaryLinking(bool value) { supportObjectBinaryLinking_ = value; }
  MTL4::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  void reset() { *this = MeshRenderPipelineDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new MeshRenderPipelineDescriptor(*this); copied_part(copy->colorAttachments_); return copy; }
  MTL4::AlphaToCoverageState alphaToCoverageState_ = {};
  MTL4::AlphaToOneState alphaToOneState_ = {};
  MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState_ = {};
  NS::SharedPtr<MTL4::FunctionDescriptor> fragmentFunctionDescriptor_;
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> fragmentStaticLinkingDescriptor_;
  NS::UInteger maxTotalThreadgroupsPerMeshGrid_ = {};
  NS::UInteger maxTotalThreadsPerMeshThreadgroup_ = {};
  NS::UInteger maxTotalThreadsPerObjectThreadgroup_ = {};
  NS::UInteger maxVertexAmplificationCount_ = {};
  NS::SharedPtr<MTL4::FunctionDescriptor> meshFunctionDescriptor_;
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> meshStaticLinkingDescriptor_;
  bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = {};
  NS::SharedPtr<MTL4::FunctionDescriptor> objectFunctionDescriptor_;
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> objectStaticLinkingDescriptor_;
  bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = {};
  NS::UInteger payloadMemoryLength_ = {};
  NS::UInteger rasterSampleCount_ = {};
  bool rasterizationEnabled_ = {};
  MTL::Size requiredThreadsPerMeshThreadgroup_ = {};
  MTL::Size requiredThreadsPerObjectThreadgroup_ = {};
  bool supportFragmentBinaryLinking_ = {};
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers_ = {};
  bool supportMeshBinaryLinking_ = {};
  bool supportObjectBinaryLinking_ = {};
  mutable NS::SharedPtr<MTL4::RenderPipelineColorAttachmentDescriptorArray> colorAttachments_;
};
}  // namespace MTL4
namespace MTL4 {
class PipelineDataSetSerializerDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4PipelineDataSetSerializerDescriptor"; }
  PipelineDataSetSerializerDescriptor* retain() { return static_cast<PipelineDataSetSerializerDescriptor*>(Object::retain()); }
  PipelineDataSetSerializerDescriptor* autorelease() { return static_cast<PipelineDataSetSerializerDescriptor*>(Object::autorelease()); }
  PipelineDataSetSerializerDescriptor* copy() const { return static_cast<PipelineDataSetSerializerDescriptor*>(copied()); }
  static PipelineDataSetSerializerDescriptor* alloc() { return new PipelineDataSetSerializerDescriptor; }
  PipelineDataSetSerializerDescriptor* init() { return this; }
  MTL4::PipelineDataSetSerializerConfiguration configuration() const { return configuration_; }
  void setConfiguration(MTL4::PipelineDataSetSerializerConfiguration value) { configuration_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new PipelineDataSetSerializerDescriptor(*this); return copy; }
  MTL4::PipelineDataSetSerializerConfiguration configuration_ = {};
};
}  // namespace MTL4
namespace MTL4 {
class RenderCommandEncoder : public MTL4::CommandEncoder {
 public:
  const char* class_name() const override { return "MTL4RenderCommandEncoder"; }
  RenderCommandEncoder* retain() { return static_cast<RenderCommandEncoder*>(Object::retain()); }
  RenderCommandEncoder* autorelease() { return static_cast<RenderCommandEncoder*>(Object::autorelease()); }
  virtual void dispatchThreadsPerTile(MTL::Size) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, MTL::GPUAddress, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, MTL::GPUAddress, NS::UInteger, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, MTL::GPUAddress, NS::UInteger, NS::UInteger, NS::Integer, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, MTL::IndexType, MTL::GPUAddress, NS::UInteger, MTL::GPUAddress) {}
  virtual void drawMeshThreadgroups(MTL::Size, MTL::Size, MTL::Size) {}
  virtual void drawMeshThreadgroups(MTL::GPUAddress, MTL::Size, MTL::Size) {}
  virtual void drawMeshThreads(MTL::Size, MTL::Size, MTL::Size) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, MTL::GPUAddress) {}
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer*, NS::Range) {}
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer*, MTL::GPUAddress) {}
  virtual void setArgumentTable(const MTL4::ArgumentTable*, MTL::RenderStages) {}
  virtual void setBlendColor(float, float, float, float) {}
  virtual void setColorAttachmentMap(const MTL::LogicalToPhysicalColorAttachmentMap*) {}
  virtual void setColorStoreAction(MTL::StoreAction, NS::UInteger) {}
  virtual void setCullMode(MTL::CullMode) {}
  virtual void setDepthBias(float, float, float) {}
  virtual void setDepthClipMode(MTL::DepthClipMode) {}
  virtual void setDepthStencilState(const MTL::DepthStencilState*) {}
  virtual void setDepthStoreAction(MTL::StoreAction) {}
  virtual void setDepthTestBounds(float, float) {}
  virtual void setFrontFacingWinding(MTL::Winding) {}
  virtual void setObjectThreadgroupMemoryLength(NS::UInteger, NS::UInteger) {}
  virtual void setRenderPipelineState(const MTL::RenderPipelineState*) {}
  virtual void setScissorRect(MTL::ScissorRect) {}
  virtual void setScissorRects(const MTL::ScissorRect*, NS::UInteger) {}
  virtual void setStencilReferenceValue(std::uint32_t) {}
  virtual void setStencilReferenceValues(std::uint32_t, std::uint32_t) {}
  virtual void setStencilStoreAction(MTL::StoreAction) {}
  virtual void setThreadgroupMemoryLength(NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void setTriangleFillMode(MTL::TriangleFillMode) {}
  virtual void setVertexAmplificationCount(NS::UInteger, const MTL::VertexAmplificationViewMapping*) {}
  virtual void setViewport(MTL::Viewport) {}
  virtual void setViewports(const MTL::Viewport*, NS::UInteger) {}
  virtual void setVisibilityResultMode(MTL::VisibilityResultMode, NS::UInteger) {}
  virtual NS::UInteger tileHeight() const { return {}; }
  virtual NS::UInteger tileWidth() const { return {}; }
  virtual void writeTimestamp(MTL4::TimestampGranularity, MTL::RenderStages, const MTL4::CounterHeap*, NS::UInteger) {}
};
}  // namespace MTL4
namespace MTL {
class Resource : public MTL::Allocation {
 public:
  const char* class_name() const override { return "MTLResource"; }
  Resource* retain() { return static_cast<Resource*>(Object::retain()); }
  Resource* autorelease() { return static_cast<Resource*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  NS::UInteger allocatedSize() const override = 0;
  virtual MTL::CPUCacheMode cpuCacheMode() const = 0;
  virtual MTL::Device* device() const = 0;
  virtual MTL::HazardTrackingMode hazardTrackingMode() const = 0;
  virtual MTL::Heap* heap() const = 0;
  virtual NS::UInteger heapOffset() const = 0;
  virtual bool isAliasable() = 0;
  virtual void makeAliasable() = 0;
  virtual MTL::ResourceOptions resourceOptions() const = 0;
  virtual kern_return_t setOwner(task_id_token_t task_id_token) = 0;
  virtual MTL::PurgeableState setPurgeableState(MTL::PurgeableState state) = 0;
  virtual MTL::StorageMode storageMode() const = 0;
};
}  // namespace MTL
namespace MTL {
class Buffer : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLBuffer"; }
  Buffer* retain() { return static_cast<Buffer*>(Object::retain()); }
  Buffer* autorelease() { return static_cast<Buffer*>(Object::autorelease()); }
  virtual void addDebugMarker(const NS::String* marker, NS::Range range) = 0;
  virtual void* contents() = 0;
  virtual void didModifyRange(NS::Range range) = 0;
  virtual MTL::GPUAddress gpuAddress() const = 0;
  virtual NS::UInteger length() const = 0;
  virtual MTL::Buffer* newRemoteBufferViewForDevice(const MTL::Device*) { return {}; }
  virtual MTL::Tensor* newTensor(const MTL::TensorDescriptor*, NS::UInteger, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Buffer::newTensor"); return {}; }
  virtual MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset, NS::UInteger bytesPerRow) = 0;
  virtual MTL::Buffer* remoteStorageBuffer() const { return {}; }
  virtual void removeAllDebugMarkers() = 0;
  virtual MTL::BufferSparseTier sparseBufferTier() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class RasterizationRateMap : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRasterizationRateMap"; }
  RasterizationRateMap* retain() { return static_cast<RasterizationRateMap*>(Object::retain()); }
  RasterizationRateMap* autorelease() { return static_cast<RasterizationRateMap*>(Object::autorelease()); }
  virtual void copyParameterDataToBuffer(const MTL::Buffer*, NS::UInteger) {}
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual NS::UInteger layerCount() const { return {}; }
  virtual MTL::Coordinate2D mapPhysicalToScreenCoordinates(MTL::Coordinate2D, NS::UInteger) { return {}; }
  virtual MTL::Coordinate2D mapScreenToPhysicalCoordinates(MTL::Coordinate2D, NS::UInteger) { return {}; }
  virtual MTL::SizeAndAlign parameterBufferSizeAndAlign() const { return {}; }
  virtual MTL::Size physicalGranularity() const { return {}; }
  virtual MTL::Size physicalSize(NS::UInteger) { return {}; }
  virtual MTL::Size screenSize() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class Texture : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLTexture"; }
  Texture* retain() { return static_cast<Texture*>(Object::retain()); }
  Texture* autorelease() { return static_cast<Texture*>(Object::autorelease()); }
  virtual bool allowGPUOptimizedContents() const = 0;
  virtual NS::UInteger arrayLength() const = 0;
  virtual MTL::Buffer* buffer() const = 0;
  virtual NS::UInteger bufferBytesPerRow() const = 0;
  virtual NS::UInteger bufferOffset() const = 0;
  virtual MTL::TextureCompressionType compressionType() const = 0;
  virtual NS::UInteger depth() const = 0;
  virtual NS::UInteger firstMipmapInTail() const { return {}; }
  virtual bool isFramebufferOnly() const = 0;
  virtual void getBytes(void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage, MTL::Region region, NS::UInteger level, NS::UInteger slice) = 0;
  virtual void getBytes(void* pixelBytes, NS::UInteger bytesPerRow, MTL::Region region, NS::UInteger level) = 0;
  virtual MTL::ResourceID gpuResourceID() const = 0;
  virtual NS::UInteger height() const = 0;
  virtual IOSurfaceRef iosurface() const { return {}; }
  virtual NS::UInteger iosurfacePlane() const { return {}; }
  virtual bool isShareable() const = 0;
  virtual bool isSparse() const { return {}; }
  virtual NS::UInteger mipmapLevelCount() const = 0;
  virtual MTL::Texture* newRemoteTextureViewForDevice(const MTL::Device*) { return {}; }
  virtual MTL::SharedTextureHandle* newSharedTextureHandle() { return {}; }
  virtual MTL::Texture* newTextureView(MTL::PixelFormat pixelFormat) = 0;
  virtual MTL::Texture* newTextureView(MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange) = 0;
  virtual MTL::Texture* newTextureView(const MTL::TextureViewDescriptor* descriptor) = 0;
  virtual MTL::Texture* newTextureView(MTL::PixelFormat pixelFormat, MTL::TextureType textureType, NS::Range levelRange, NS::Range sliceRange, MTL::TextureSwizzleChannels swizzle) = 0;
  virtual NS::UInteger parentRelativeLevel() const = 0;
  virtual NS::UInteger parentRelativeSlice() const = 0;
  virtual MTL::Texture* parentTexture() const = 0;
  virtual MTL::PixelFormat pixelFormat() const = 0;
  virtual MTL::Texture* remoteStorageTexture() const { return {}; }
  virtual void replaceRegion(MTL::Region region, NS::UInteger level, NS::UInteger slice, const void* pixelBytes, NS::UInteger bytesPerRow, NS::UInteger bytesPerImage) = 0;
  virtual void replaceRegion(MTL::Region region, NS::UInteger level, const void* pixelBytes, NS::UInteger bytesPerRow) = 0;
  virtual MTL::Resource* rootResource() const = 0;
  virtual NS::UInteger sampleCount() const = 0;
  virtual MTL::TextureSparseTier sparseTextureTier() const { return {}; }
  virtual MTL::TextureSwizzleChannels swizzle() const = 0;
  virtual NS::UInteger tailSizeInBytes() const { return {}; }
  virtual MTL::TextureType textureType() const = 0;
  virtual MTL::TextureUsage usage() const = 0;
  virtual NS::UInteger width() const = 0;
};
}  // namespace MTL
namespace MTL {
class RenderPassAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPassAttachmentDescriptor"; }
  RenderPassAttachmentDescriptor* retain() { return static_cast<RenderPassAttachmentDescriptor*>(Object::retain()); }
  RenderPassAttachmentDescriptor* autorelease() { return static_cast<RenderPassAttachmentDescriptor*>(Object::autorelease()); }
  RenderPassAttachmentDescriptor* copy() const { return static_cast<RenderPassAttachmentDescriptor*>(copied()); }
  static RenderPassAttachmentDescriptor* alloc() { return new RenderPassAttachmentDescriptor; }
  RenderPassAttachmentDescriptor* init() { return this; }
  NS::UInteger depthPlane() const { return depthPlane_; }
  void setDepthPlane(NS::UInteger value) { depthPlane_ = value; }
  NS::UInteger level() const { return level_; }
  void setLevel(NS::UInteger value) { level_ = value; }
  MTL::LoadAction loadAction() const { return loadAction_; }
  void setLoadAction(MTL::LoadAction value) { loadAction_ = value; }
  NS::UInteger resolveDepthPlane() const { return resolveDepthPlane_; }
  void setResolveDepthPlane(NS::UInteger value) { resolveDepthPlane_ = value; }
  NS::UInteger resolveLevel() const { return resolveLevel_; }
  void setResolveLevel(NS::UInteger value) { resolveLevel_ = value; }
  NS::UInteger resolveSlice() const { return resolveSlice_; }
  void setResolveSlice(NS::UInteger value) { resolveSlice_ = value; }
  MTL::Texture* resolveTexture() const { return resolveTexture_.get(); }
  void setResolveTexture(const MTL::Texture* value) { resolveTexture_ = kept(value); }
  NS::UInteger slice() const { return slice_; }
  void setSlice(NS::UInteger value) { slice_ = value; }
  MTL::StoreAction storeAction() const { return storeAction_; }
  void setStoreAction(MTL::StoreAction value) { storeAction_ = value; }
  MTL::StoreActionOptions storeActionOptions() const { return storeActionOptions_; }
  void setStoreActionOptions(MTL::StoreActionOptions value) { storeActionOptions_ = value; }
  MTL::Texture* texture() const { return texture_.get(); }
  void setTexture(const MTL::Texture* value) { texture_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassAttachmentDescriptor(*this); return copy; }
  NS::UInteger depthPlane_ = {};
  NS::UInteger level_ = {};
  MTL::LoadAction loadAction_ = {};
  NS::UInteger resolveDepthPlane_ = {};
  NS::UInteger resolveLevel_ = {};
  NS::UInteger resolveSlice_ = {};
  NS::SharedPtr<MTL::Texture> resolveTexture_;
  NS::UInteger slice_ = {};
  MTL::StoreAction storeAction_ = {};
  MTL::StoreActionOptions storeActionOptions_ = {};
  NS::SharedPtr<MTL::Texture> texture_;
};
}  // namespace MTL
namespace MTL {
class RenderPassColorAttachmentDescriptor : public MTL::RenderPassAttachmentDescriptor {
 public:
  const char* class_name() const override { return "MTLRenderPassColorAttachmentDescriptor"; }
  RenderPassColorAttachmentDescriptor* retain() { return static_cast<RenderPassColorAttachmentDescriptor*>(Object::retain()); }
  RenderPassColorAttachmentDescriptor* autorelease() { return static_cast<RenderPassColorAttachmentDescriptor*>(Object::autorelease()); }
  RenderPassColorAttachmentDescriptor* copy() const { return static_cast<RenderPassColorAttachmentDescriptor*>(copied()); }
  static RenderPassColorAttachmentDescriptor* alloc() { return new RenderPassColorAttachmentDescriptor; }
  RenderPassColorAttachmentDescriptor* init() { return this; }
  MTL::ClearColor clearColor() const { return clearColor_; }
  void setClearColor(MTL::ClearColor value) { clearColor_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassColorAttachmentDescriptor(*this); return copy; }
  MTL::ClearColor clearColor_ = {};
};
}  // namespace MTL
namespace MTL {
class RenderPassColorAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPassColorAttachmentDescriptorArray"; }
  RenderPassColorAttachmentDescriptorArray* retain() { return static_cast<RenderPassColorAttachmentDescriptorArray*>(Object::retain()); }
  RenderPassColorAttachmentDescriptorArray* autorelease() { return static_cast<RenderPassColorAttachmentDescriptorArray*>(Object::autorelease()); }
  RenderPassColorAttachmentDescriptorArray* copy() const { return static_cast<RenderPassColorAttachmentDescriptorArray*>(copied()); }
  static RenderPassColorAttachmentDescriptorArray* alloc() { return new RenderPassColorAttachmentDescriptorArray; }
  RenderPassColorAttachmentDescriptorArray* init() { return this; }
  MTL::RenderPassColorAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::RenderPassColorAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new RenderPassColorAttachmentDescriptorArray(*this); }
  parts_of<MTL::RenderPassColorAttachmentDescriptor, 8> elements_;
};
}  // namespace MTL
namespace MTL {
class RenderPassDepthAttachmentDescriptor : public MTL::RenderPassAttachmentDescriptor {
 public:
  const char* class_name() const override { return "MTLRenderPassDepthAttachmentDescriptor"; }
  RenderPassDepthAttachmentDescriptor* retain() { return static_cast<RenderPassDepthAttachmentDescriptor*>(Object::retain()); }
  RenderPassDepthAttachmentDescriptor* autorelease() { return static_cast<RenderPassDepthAttachmentDescriptor*>(Object::autorelease()); }
  RenderPassDepthAttachmentDescriptor* copy() const { return static_cast<RenderPassDepthAttachmentDescriptor*>(copied()); }
  static RenderPassDepthAttachmentDescriptor* alloc() { return new RenderPassDepthAttachmentDescriptor; }
  RenderPassDepthAttachmentDescriptor* init() { return this; }
  double clearDepth() const { return clearDepth_; }
  void setClearDepth(double value) { clearDepth_ = value; }
  MTL::MultisampleDepthResolveFilter depthResolveFilter() const { return depthResolveFilter_; }
  void setDepthResolveFilter(MTL::MultisampleDepthResolveFilter value) { depthResolveFilter_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassDepthAttachmentDescriptor(*this); return copy; }
  double clearDepth_ = 1;
  MTL::MultisampleDepthResolveFilter depthResolveFilter_ = {};
};
}  // namespace MTL
namespace MTL {
class RenderPassStencilAttachmentDescriptor : public MTL::RenderPassAttachmentDescriptor {
 public:
  const char* class_name() const override { return "MTLRenderPassStencilAttachmentDescriptor"; }
  RenderPassStencilAttachmentDescriptor* retain() { return static_cast<RenderPassStencilAttachmentDescriptor*>(Object::retain()); }
  RenderPassStencilAttachmentDescriptor* autorelease() { return static_cast<RenderPassStencilAttachmentDescriptor*>(Object::autorelease()); }
  RenderPassStencilAttachmentDescriptor* copy() const { return static_cast<RenderPassStencilAttachmentDescriptor*>(copied()); }
  static RenderPassStencilAttachmentDescriptor* alloc() { return new RenderPassStencilAttachmentDescriptor; }
  RenderPassStencilAttachmentDescriptor* init() { return this; }
  std::uint32_t clearStencil() const { return clearStencil_; }
  void setClearStencil(std::uint32_t value) { clearStencil_ = value; }
  MTL::MultisampleStencilResolveFilter stencilResolveFilter() const { return stencilResolveFilter_; }
  void setStencilResolveFilter(MTL::MultisampleStencilResolveFilter value) { stencilResolveFilter_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassStencilAttachmentDescriptor(*this); return copy; }
  std::uint32_t clearStencil_ = {};
  MTL::MultisampleStencilResolveFilter stencilResolveFilter_ = {};
};
}  // namespace MTL
namespace MTL4 {
class RenderPassDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4RenderPassDescriptor"; }
  RenderPassDescriptor* retain() { return static_cast<RenderPassDescriptor*>(Object::retain()); }
  RenderPassDescriptor* autorelease() { return static_cast<RenderPassDescriptor*>(Object::autorelease()); }
  RenderPassDescriptor* copy() const { return static_cast<RenderPassDescriptor*>(copied()); }
  static RenderPassDescriptor* alloc() { return new RenderPassDescriptor; }
  RenderPassDescriptor* init() { return this; }
  NS::UInteger defaultRasterSampleCount() const { return defaultRasterSampleCount_; }
  void setDefaultRasterSampleCount(NS::UInteger value) { defaultRasterSampleCount_ = value; }
  MTL::RenderPassDepthAttachmentDescriptor* depthAttachment() const { return depthAttachment_.get(); }
  void setDepthAttachment(const MTL::RenderPassDepthAttachmentDescriptor* value) { depthAttachment_ = kept(value); }
  NS::UInteger imageblockSampleLength() const { return imageblockSampleLength_; }
  void setImageblockSampleLength(NS::UInteger value) { imageblockSampleLength_ = value; }
  MTL::RasterizationRateMap* rasterizationRateMap() const { return rasterizationRateMap_.get(); }
  void setRasterizationRateMap(const MTL::RasterizationRateMap* value) { rasterizationRateMap_ = kept(value); }
  NS::UInteger renderTargetArrayLength() const { return renderTargetArrayLength_; }
  void setRenderTargetArrayLength(NS::UInteger value) { renderTargetArrayLength_ = value; }
  NS::UInteger renderTargetHeight() const { return renderTargetHeight_; }
  void setRenderTargetHeight(NS::UInteger value) { renderTargetHeight_ = value; }
  NS::UInteger renderTargetWidth() const { return renderTargetWidth_; }
  void setRenderTargetWidth(NS::UInteger value) { renderTargetWidth_ = value; }
  MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment() const { return stencilAttachment_.get(); }
  void setStencilAttachment(const MTL::RenderPassStencilAttachmentDescriptor* value) { stencilAttachment_ = kept(value); }
  bool supportColorAttachmentMapping() const { return supportColorAttachmentMapping_; }
  void setSupportColorAttachmentMapping(bool value) { supportColorAttachmentMapping_ = value; }
  NS::UInteger threadgroupMemoryLength() const { return threadgroupMemoryLength_; }
  void setThreadgroupMemoryLength(NS::UInteger value) { threadgroupMemoryLength_ = value; }
  NS::UInteger tileHeight() const { return tileHeight_; }
  void setTileHeight(NS::UInteger value) { tileHeight_ = value; }
  NS::UInteger tileWidth() const { return tileWidth_; }
  void setTileWidth(NS::UInteger value) { tileWidth_ = value; }
  MTL::Buffer* visibilityResultBuffer() const { return visibilityResultBuffer_.get(); }
  void setVisibilityResultBuffer(const MTL::Buffer* value) { visibilityResultBuffer_ = kept(value); }
  MTL::VisibilityResultType visibilityResultType() const { return visibilityResultType_; }
  void setVisibilityResultType(MTL::VisibilityResultType value) { visibilityResultType_ = value; }
  MTL::RenderPassColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  NS::UInteger getSamplePositions(MTL::SamplePosition*, NS::UInteger) { return {}; }
  void setSamplePositions(const MTL::SamplePosition*, NS::UInteger) {}
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassDescriptor(*this); copied_part(copy->colorAttachments_); return copy; }
  NS::UInteger defaultRasterSampleCount_ = {};
  NS::SharedPtr<MTL::RenderPassDepthAttachmentDescriptor> depthAttachment_;
  NS::UInteger imageblockSampleLength_ = {};
  NS::SharedPtr<MTL::RasterizationRateMap> rasterizationRateMap_;
  NS::UInteger renderTargetArrayLength_ = {};
  NS::UInteger renderTargetHeight_ = {};
  NS::UInteger renderTargetWidth_ = {};
  NS::SharedPtr<MTL::RenderPassStencilAttachmentDescriptor> stencilAttachment_;
  bool supportColorAttachmentMapping_ = {};
  NS::UInteger threadgroupMemoryLength_ = {};
  NS::UInteger tileHeight_ = {};
  NS::UInteger tileWidth_ = {};
  NS::SharedPtr<MTL::Buffer> visibilityResultBuffer_;
  MTL::VisibilityResultType visibilityResultType_ = {};
  mutable NS::SharedPtr<MTL::RenderPassColorAttachmentDescriptorArray> colorAttachments_;
};
}  // namespace MTL4
namespace MTL4 {
class RenderPipelineBinaryFunctionsDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTL4RenderPipelineBinaryFunctionsDescriptor"; }
  RenderPipelineBinaryFunctionsDescriptor* retain() { return static_cast<RenderPipelineBinaryFunctionsDescriptor*>(Object::retain()); }
  RenderPipelineBinaryFunctionsDescriptor* autorelease() { return static_cast<RenderPipelineBinaryFunctionsDescriptor*>(Object::autorelease()); }
  RenderPipelineBinaryFunctionsDescriptor* copy() const { return static_cast<RenderPipelineBinaryFunctionsDescriptor*>(copied()); }
  static RenderPipelineBinaryFunctionsDescriptor* alloc() { return new RenderPipelineBinaryFunctionsDescriptor; }
  RenderPipelineBinaryFunctionsDescriptor* init() { return this; }
  NS::Array* fragmentAdditionalBinaryFunctions() const { return fragmentAdditionalBinaryFunctions_.get(); }
  void setFragmentAdditionalBinaryFunctions(const NS::Array* value) { fragmentAdditionalBinaryFunctions_ = kept(value); }
  NS::Array* meshAdditionalBinaryFunctions() const { return meshAdditionalBinaryFunctions_.get(); }
  void setMeshAdditionalBinaryFunctions(const NS::Array* value) { meshAdditionalBinaryFunctions_ = kept(value); }
  NS::Array* objectAdditionalBinaryFunctions() const { return objectAdditionalBinaryFunctions_.get(); }
  void setObjectAdditionalBinaryFunctions(const NS::Array* value) { objectAdditionalBinaryFunctions_ = kept(value); }
  NS::Array* tileAdditionalBinaryFunctions() const { return tileAdditionalBinaryFunctions_.get(); }
  void setTileAdditionalBinaryFunctions(const NS::Array* value) { tileAdditionalBinaryFunctions_ = kept(value); }
  NS::Array* vertexAdditionalBinaryFunctions() const { return vertexAdditionalBinaryFunctions_.get(); }
  void setVertexAdditionalBinaryFunctions(const NS::Array* value) { vertexAdditionalBinaryFunctions_ = kept(value); }
  void reset() { *this = RenderPipelineBinaryFunctionsDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineBinaryFunctionsDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> fragmentAdditionalBinaryFunctions_;
  NS::SharedPtr<NS::Array> meshAdditionalBinaryFunctions_;
  NS::SharedPtr<NS::Array> objectAdditionalBinaryFunctions_;
  NS::SharedPtr<NS::Array> tileAdditionalBinaryFunctions_;
  NS::SharedPtr<NS::Array> vertexAdditionalBinaryFunctions_;
};
}  // namespace MTL4
namespace MTL {
class VertexAttributeDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVertexAttributeDescriptor"; }
  VertexAttributeDescriptor* retain() { return static_cast<VertexAttributeDescriptor*>(Object::retain()); }
  VertexAttributeDescriptor* autorelease() { return static_cast<VertexAttributeDescriptor*>(Object::autorelease()); }
  VertexAttributeDescriptor* copy() const { return static_cast<VertexAttributeDescriptor*>(copied()); }
  static VertexAttributeDescriptor* alloc() { return new VertexAttributeDescriptor; }
  VertexAttributeDescriptor* init() { return this; }
  NS::UInteger bufferIndex() const { return bufferIndex_; }
  void setBufferIndex(NS::UInteger value) { bufferIndex_ = value; }
  MTL::VertexFormat format() const { return format_; }
  void setFormat(MTL::VertexFormat value) { format_ = value; }
  NS::UInteger offset() const { return offset_; }
  void setOffset(NS::UInteger value) { offset_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new VertexAttributeDescriptor(*this); return copy; }
  NS::UInteger bufferIndex_ = {};
  MTL::VertexFormat format_ = {};
  NS::UInteger offset_ = {};
};
}  // namespace MTL
namespace MTL {
class VertexAttributeDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVertexAttributeDescriptorArray"; }
  VertexAttributeDescriptorArray* retain() { return static_cast<VertexAttributeDescriptorArray*>(Object::retain()); }
  VertexAttributeDescriptorArray* autorelease() { return static_cast<VertexAttributeDescriptorArray*>(Object::autorelease()); }
  VertexAttributeDescriptorArray* copy() const { return static_cast<VertexAttributeDescriptorArray*>(copied()); }
  static VertexAttributeDescriptorArray* alloc() { return new VertexAttributeDescriptorArray; }
  VertexAttributeDescriptorArray* init() { return this; }
  MTL::VertexAttributeDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::VertexAttributeDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new VertexAttributeDescriptorArray(*this); }
  parts_of<MTL::VertexAttributeDescriptor, 31> elements_;
};
}  // namespace MTL
namespace MTL {
class VertexBufferLayoutDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVertexBufferLayoutDescriptor"; }
  VertexBufferLayoutDescriptor* retain() { return static_cast<VertexBufferLayoutDescriptor*>(Object::retain()); }
  VertexBufferLayoutDescriptor* autorelease() { return static_cast<VertexBufferLayoutDescriptor*>(Object::autorelease()); }
  VertexBufferLayoutDescriptor* copy() const { return static_cast<VertexBufferLayoutDescriptor*>(copied()); }
  static VertexBufferLayoutDescriptor* alloc() { return new VertexBufferLayoutDescriptor; }
  VertexBufferLayoutDescriptor* init() { return this; }
  MTL::VertexStepFunction stepFunction() const { return stepFunction_; }
  void setStepFunction(MTL::VertexStepFunction value) { stepFunction_ = value; }
  NS::UInteger stepRate() const { return stepRate_; }
  void setStepRate(NS::UInteger value) { stepRate_ = value; }
  NS::UInteger stride() const { return stride_; }
  void setStride(NS::UInteger value) { stride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new VertexBufferLayoutDescriptor(*this); return copy; }
  MTL::VertexStepFunction stepFunction_ = MTL::VertexStepFunctionPerVertex;
  NS::UInteger stepRate_ = 1;
  NS::UInteger stride_ = {};
};
}  // namespace MTL
namespace MTL {
class VertexBufferLayoutDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVertexBufferLayoutDescriptorArray"; }
  VertexBufferLayoutDescriptorArray* retain() { return static_cast<VertexBufferLayoutDescriptorArray*>(Object::retain()); }
  VertexBufferLayoutDescriptorArray* autorelease() { return static_cast<VertexBufferLayoutDescriptorArray*>(Object::autorelease()); }
  VertexBufferLayoutDescriptorArray* copy() const { return static_cast<VertexBufferLayoutDescriptorArray*>(copied()); }
  static VertexBufferLayoutDescriptorArray* alloc() { return new VertexBufferLayoutDescriptorArray; }
  VertexBufferLayoutDescriptorArray* init() { return this; }
  MTL::VertexBufferLayoutDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::VertexBufferLayoutDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new VertexBufferLayoutDescriptorArray(*this); }
  parts_of<MTL::VertexBufferLayoutDescriptor, 31> elements_;
};
}  // namespace MTL
namespace MTL {
class VertexDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVertexDescriptor"; }
  VertexDescriptor* retain() { return static_cast<VertexDescriptor*>(Object::retain()); }
  VertexDescriptor* autorelease() { return static_cast<VertexDescriptor*>(Object::autorelease()); }
  VertexDescriptor* copy() const { return static_cast<VertexDescriptor*>(copied()); }
  static VertexDescriptor* alloc() { return new VertexDescriptor; }
  static VertexDescriptor* vertexDescriptor() { return alloc()->autorelease(); }
  VertexDescriptor* init() { return this; }
  MTL::VertexAttributeDescriptorArray* attributes() const { return part(attributes_); }
  MTL::VertexBufferLayoutDescriptorArray* layouts() const { return part(layouts_); }
  void reset() { *this = VertexDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new VertexDescriptor(*this); copied_part(copy->attributes_); copied_part(copy->layouts_); return copy; }
  mutable NS::SharedPtr<MTL::VertexAttributeDescriptorArray> attributes_;
  mutable NS::SharedPtr<MTL::VertexBufferLayoutDescriptorArray> layouts_;
};
}  // namespace MTL
namespace MTL4 {
class RenderPipelineDescriptor : public MTL4::PipelineDescriptor {
 public:
  const char* class_name() const override { return "MTL4RenderPipelineDescriptor"; }
  RenderPipelineDescriptor* retain() { return static_cast<RenderPipelineDescriptor*>(Object::retain()); }
  RenderPipelineDescriptor* autorelease() { return static_cast<RenderPipelineDescriptor*>(Object::autorelease()); }
  RenderPipelineDescriptor* copy() const { return static_cast<RenderPipelineDescriptor*>(copied()); }
  static RenderPipelineDescriptor* alloc() { return new RenderPipelineDescriptor; }
  RenderPipelineDescriptor* init() { return this; }
  MTL4::AlphaToCoverageState alphaToCoverageState() const { return alphaToCoverageState_; }
  void setAlphaToCoverageState(MTL4::AlphaToCoverageState value) { alphaToCoverageState_ = value; }
  MTL4::AlphaToOneState alphaToOneState() const { return alphaToOneState_; }
  void setAlphaToOneState(MTL4::AlphaToOneState value) { alphaToOneState_ = value; }
  MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState() const { return colorAttachmentMappingState_; }
  void setColorAttachmentMappingState(MTL4::LogicalToPhysicalColorAttachmentMappingState value) { colorAttachmentMappingState_ = value; }
  MTL4::FunctionDescriptor* fragmentFunctionDescriptor() const { return fragmentFunctionDescriptor_.get(); }
  void setFragmentFunctionDescriptor(const MTL4::FunctionDescriptor* value) { fragmentFunctionDescriptor_ = kept(value); }
  MTL4::StaticLinkingDescriptor* fragmentStaticLinkingDescriptor() const { return fragmentStaticLinkingDescriptor_.get(); }
  void setFragmentStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { fragmentStaticLinkingDescriptor_ = kept(value); }
  MTL::PrimitiveTopologyClass inputPrimitiveTopology() const { return inputPrimitiveTopology_; }
  void setInputPrimitiveTopology(MTL::PrimitiveTopologyClass value) { inputPrimitiveTopology_ = value; }
  NS::UInteger maxVertexAmplificationCount() const { return maxVertexAmplificationCount_; }
  void setMaxVertexAmplificationCount(NS::UInteger value) { maxVertexAmplificationCount_ = value; }
  NS::UInteger rasterSampleCount() const { return rasterSampleCount_; }
  void setRasterSampleCount(NS::UInteger value) { rasterSampleCount_ = value; }
  bool rasterizationEnabled() const { return rasterizationEnabled_; }
  void setRasterizationEnabled(bool value) { rasterizationEnabled_ = value; }
  bool supportFragmentBinaryLinking() const { return supportFragmentBinaryLinking_; }
  void setSupportFragmentBinaryLinking(bool value) { supportFragmentBinaryLinking_ = value; }
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers() const { return supportIndirectCommandBuffers_; }
  void setSupportIndirectCommandBuffers(MTL4::IndirectCommandBufferSupportState value) { supportIndirectCommandBuffers_ = value; }
  bool supportVertexBinaryLinking() const { return supportVertexBinaryLinking_; }
  void setSupportVertexBinaryLinking(bool value) { supportVertexBinaryLinking_ = value; }
  MTL::VertexDescriptor* vertexDescriptor() const { return vertexDescriptor_.get(); }
  void setVertexDescriptor(const MTL::VertexDescriptor* value) { vertexDescriptor_ = kept(value); }
  MTL4::FunctionDescriptor* vertexFunctionDescriptor() const { return vertexFunctionDescriptor_.get(); }
  void setVertexFunctionDescriptor(const MTL4::FunctionDescriptor* value) { vertexFunctionDescriptor_ = kept(value); }
  MTL4::StaticLinkingDescriptor* vertexStaticLinkingDescriptor() const { return vertexStaticLinkingDescriptor_.get(); }
  void setVertexStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { vertexStaticLinkingDescriptor_ = kept(value); }
  MTL4::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  void reset() { *this = RenderPipelineDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineDescriptor(*this); copied_part(copy->colorAttachments_); return copy; }
  MTL4::AlphaToCoverageState alphaToCoverageState_ = {};
  MTL4::AlphaToOneState alphaToOneState_ = {};
  MTL4::LogicalToPhysicalColorAttachmentMappingState colorAttachmentMappingState_ = {};
  NS::SharedPtr<MTL4::FunctionDescriptor> fragmentFunctionDescriptor_;
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> fragmentStaticLinkingDescriptor_;
  MTL::PrimitiveTopologyClass inputPrimitiveTopology_ = {};
  NS::UInteger maxVertexAmplificationCount_ = {};
  NS::UInteger rasterSampleCount_ = {};
  bool rasterizationEnabled_ = {};
  bool supportFragmentBinaryLinking_ = {};
  MTL4::IndirectCommandBufferSupportState supportIndirectCommandBuffers_ = {};
  bool supportVertexBinaryLinking_ = {};
  NS::SharedPtr<MTL::VertexDescriptor> vertexDescriptor_;
  NS::SharedPtr<MTL4::FunctionDescriptor> vertexFunctionDescriptor_;
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> vertexStaticLinkingDescriptor_;
  mutable NS::SharedPtr<MTL4::RenderPipelineColorAttachmentDescriptorArray> colorAttachments_;
};
}  // namespace MTL4
namespace MTL {
class FunctionConstantValues : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionConstantValues"; }
  FunctionConstantValues* retain() { return static_cast<FunctionConstantValues*>(Object::retain()); }
  FunctionConstantValues* autorelease() { return static_cast<FunctionConstantValues*>(Object::autorelease()); }
  FunctionConstantValues* copy() const { return static_cast<FunctionConstantValues*>(copied()); }
  static MTL::FunctionConstantValues* alloc();
  virtual MTL::FunctionConstantValues* init() = 0;
  virtual void reset() = 0;
  virtual void setConstantValue(const void* value, MTL::DataType type, NS::UInteger index) = 0;
  virtual void setConstantValue(const void* value, MTL::DataType type, const NS::String* name) = 0;
  virtual void setConstantValues(const void* values, MTL::DataType type, NS::Range range) = 0;
};
}  // namespace MTL
namespace MTL4 {
class SpecializedFunctionDescriptor : public MTL4::FunctionDescriptor {
 public:
  const char* class_name() const override { return "MTL4SpecializedFunctionDescriptor"; }
  SpecializedFunctionDescriptor* retain() { return static_cast<SpecializedFunctionDescriptor*>(Object::retain()); }
  SpecializedFunctionDescriptor* autorelease() { return static_cast<SpecializedFunctionDescriptor*>(Object::autorelease()); }
  SpecializedFunctionDescriptor* copy() const { return static_cast<SpecializedFunctionDescriptor*>(copied()); }
  static SpecializedFunctionDescriptor* alloc() { return new SpecializedFunctionDescriptor; }
  SpecializedFunctionDescriptor* init() { return this; }
  MTL::FunctionConstantValues* constantValues() const { return constantValues_.get(); }
  void setConstantValues(const MTL::FunctionConstantValues* value) { constantValues_ = kept(value); }
  MTL4::FunctionDescriptor* functionDescriptor() const { return functionDescriptor_.get(); }
  void setFunctionDescriptor(const MTL4::FunctionDescriptor* value) { functionDescriptor_ = kept(value); }
  NS::String* specializedName() const { return specializedName_.get(); }
  void setSpecializedName(const NS::String* value) { specializedName_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new SpecializedFunctionDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::FunctionConstantValues> constantValues_;
  NS::SharedPtr<MTL4::FunctionDescriptor> functionDescriptor_;
  NS::SharedPtr<NS::String> specializedName_;
};
}  // namespace MTL4
namespace MTL {
class FunctionStitchingNode : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionStitchingNode"; }
  FunctionStitchingNode* retain() { return static_cast<FunctionStitchingNode*>(Object::retain()); }
  FunctionStitchingNode* autorelease() { return static_cast<FunctionStitchingNode*>(Object::autorelease()); }
  FunctionStitchingNode* copy() const { return static_cast<FunctionStitchingNode*>(copied()); }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionStitchingNode(*this); return copy; }
};
}  // namespace MTL
namespace MTL {
class FunctionStitchingFunctionNode : public MTL::FunctionStitchingNode {
 public:
  const char* class_name() const override { return "MTLFunctionStitchingFunctionNode"; }
  FunctionStitchingFunctionNode* retain() { return static_cast<FunctionStitchingFunctionNode*>(Object::retain()); }
  FunctionStitchingFunctionNode* autorelease() { return static_cast<FunctionStitchingFunctionNode*>(Object::autorelease()); }
  static FunctionStitchingFunctionNode* alloc() { return new FunctionStitchingFunctionNode; }
  FunctionStitchingFunctionNode* init() { return this; }
  MTL::FunctionStitchingFunctionNode* init(const NS::String* name, const NS::Array* arguments, const NS::Array* controlDependencies);
  NS::Array* arguments() const { return arguments_.get(); }
  void setArguments(const NS::Array* value) { arguments_ = kept(value); }
  NS::Array* controlDependencies() const { return controlDependencies_.get(); }
  void setControlDependencies(const NS::Array* value) { controlDependencies_ = kept(value); }
  NS::String* name() const { return name_.get(); }
  void setName(const NS::String* value) { name_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionStitchingFunctionNode(*this); return copy; }
  NS::SharedPtr<NS::Array> arguments_;
  NS::SharedPtr<NS::Array> controlDependencies_;
  NS::SharedPtr<NS::String> name_;
};
}  // namespace MTL
namespace MTL {
class FunctionStitchingGraph : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionStitchingGraph"; }
  FunctionStitchingGraph* retain() { return static_cast<FunctionStitchingGraph*>(Object::retain()); }
  FunctionStitchingGraph* autorelease() { return static_cast<FunctionStitchingGraph*>(Object::autorelease()); }
  FunctionStitchingGraph* copy() const { return static_cast<FunctionStitchingGraph*>(copied()); }
  static FunctionStitchingGraph* alloc() { return new FunctionStitchingGraph; }
  FunctionStitchingGraph* init() { return this; }
  MTL::FunctionStitchingGraph* init(const NS::String* functionName, const NS::Array* nodes, const MTL::FunctionStitchingFunctionNode* outputNode, const NS::Array* attributes);
  NS::Array* attributes() const { return attributes_.get(); }
  void setAttributes(const NS::Array* value) { attributes_ = kept(value); }
  NS::String* functionName() const { return functionName_.get(); }
  void setFunctionName(const NS::String* value) { functionName_ = kept(value); }
  NS::Array* nodes() const { return nodes_.get(); }
  void setNodes(const NS::Array* value) { nodes_ = kept(value); }
  MTL::FunctionStitchingFunctionNode* outputNode() const { return outputNode_.get(); }
  void setOutputNode(const MTL::FunctionStitchingFunctionNode* value) { outputNode_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionStitchingGraph(*this); return copy; }
  NS::SharedPtr<NS::Array> attributes_;
  NS::SharedPtr<NS::String> functionName_;
  NS::SharedPtr<NS::Array> nodes_;
  NS::SharedPtr<MTL::FunctionStitchingFunctionNode> outputNode_;
};
}  // namespace MTL
namespace MTL4 {
class StitchedFunctionDescriptor : public MTL4::FunctionDescriptor {
 public:
  const char* class_name() const override { return "MTL4StitchedFunctionDescriptor"; }
  StitchedFunctionDescriptor* retain() { return static_cast<StitchedFunctionDescriptor*>(Object::retain()); }
  StitchedFunctionDescriptor* autorelease() { return static_cast<StitchedFunctionDescriptor*>(Object::autorelease()); }
  StitchedFunctionDescriptor* copy() const { return static_cast<StitchedFunctionDescriptor*>(copied()); }
  static StitchedFunctionDescriptor* alloc() { return new StitchedFunctionDescriptor; }
  StitchedFunctionDescriptor* init() { return this; }
  NS::Array* functionDescriptors() const { return functionDescriptors_.get(); }
  void setFunctionDescriptors(const NS::Array* value) { functionDescriptors_ = kept(value); }
  MTL::FunctionStitchingGraph* functionGraph() const { return functionGraph_.get(); }
  void setFunctionGraph(const MTL::FunctionStitchingGraph* value) { functionGraph_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new StitchedFunctionDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> functionDescriptors_;
  NS::SharedPtr<MTL::FunctionStitchingGraph> functionGraph_;
};
}  // namespace MTL4
namespace MTL {
class TileRenderPipelineColorAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTileRenderPipelineColorAttachmentDescriptor"; }
  TileRenderPipelineColorAttachmentDescriptor* retain() { return static_cast<TileRenderPipelineColorAttachmentDescriptor*>(Object::retain()); }
  TileRenderPipelineColorAttachmentDescriptor* autorelease() { return static_cast<TileRenderPipelineColorAttachmentDescriptor*>(Object::autorelease()); }
  TileRenderPipelineColorAttachmentDescriptor* copy() const { return static_cast<TileRenderPipelineColorAttachmentDescriptor*>(copied()); }
  static TileRenderPipelineColorAttachmentDescriptor* alloc() { return new TileRenderPipelineColorAttachmentDescriptor; }
  TileRenderPipelineColorAttachmentDescriptor* init() { return this; }
  MTL::PixelFormat pixelFormat() const { return pixelFormat_; }
  void setPixelFormat(MTL::PixelFormat value) { pixelFormat_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new TileRenderPipelineColorAttachmentDescriptor(*this); return copy; }
  MTL::PixelFormat pixelFormat_ = {};
};
}  // namespace MTL
namespace MTL {
class TileRenderPipelineColorAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTileRenderPipelineColorAttachmentDescriptorArray"; }
  TileRenderPipelineColorAttachmentDescriptorArray* retain() { return static_cast<TileRenderPipelineColorAttachmentDescriptorArray*>(Object::retain()); }
  TileRenderPipelineColorAttachmentDescriptorArray* autorelease() { return static_cast<TileRenderPipelineColorAttachmentDescriptorArray*>(Object::autorelease()); }
  TileRenderPipelineColorAttachmentDescriptorArray* copy() const { return static_cast<TileRenderPipelineColorAttachmentDescriptorArray*>(copied()); }
  static TileRenderPipelineColorAttachmentDescriptorArray* alloc() { return new TileRenderPipelineColorAttachmentDescriptorArray; }
  TileRenderPipelineColorAttachmentDescriptorArray* init() { return this; }
  MTL::TileRenderPipelineColorAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::TileRenderPipelineColorAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new TileRenderPipelineColorAttachmentDescriptorArray(*this); }
  parts_of<MTL::TileRenderPipelineColorAttachmentDescriptor, 8> elements_;
};
}  // namespace MTL
namespace MTL4 {
class TileRenderPipelineDescriptor : public MTL4::PipelineDescriptor {
 public:
  const char* class_name() const override { return "MTL4TileRenderPipelineDescriptor"; }
  TileRenderPipelineDescriptor* retain() { return static_cast<TileRenderPipelineDescriptor*>(Object::retain()); }
  TileRenderPipelineDescriptor* autorelease() { return static_cast<TileRenderPipelineDescriptor*>(Object::autorelease()); }
  TileRenderPipelineDescriptor* copy() const { return static_cast<TileRenderPipelineDescriptor*>(copied()); }
  static TileRenderPipelineDescriptor* alloc() { return new TileRenderPipelineDescriptor; }
  TileRenderPipelineDescriptor* init() { return this; }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return maxTotalThreadsPerThreadgroup_; }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger value) { maxTotalThreadsPerThreadgroup_ = value; }
  NS::UInteger rasterSampleCount() const { return rasterSampleCount_; }
  void setRasterSampleCount(NS::UInteger value) { rasterSampleCount_ = value; }
  MTL::Size requiredThreadsPerThreadgroup() const { return requiredThreadsPerThreadgroup_; }
  void setRequiredThreadsPerThreadgroup(MTL::Size value) { requiredThreadsPerThreadgroup_ = value; }
  MTL4::StaticLinkingDescriptor* staticLinkingDescriptor() const { return staticLinkingDescriptor_.get(); }
  void setStaticLinkingDescriptor(const MTL4::StaticLinkingDescriptor* value) { staticLinkingDescriptor_ = kept(value); }
  bool supportBinaryLinking() const { return supportBinaryLinking_; }
  void setSupportBinaryLinking(bool value) { supportBinaryLinking_ = value; }
  bool threadgroupSizeMatchesTileSize() const { return threadgroupSizeMatchesTileSize_; }
  void setThreadgroupSizeMatchesTileSize(bool value) { threadgroupSizeMatchesTileSize_ = value; }
  MTL4::FunctionDescriptor* tileFunctionDescriptor() const { return tileFunctionDescriptor_.get(); }
  void setTileFunctionDescriptor(const MTL4::FunctionDescriptor* value) { tileFunctionDescriptor_ = kept(value); }
  MTL::TileRenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  void reset() { *this = TileRenderPipelineDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new TileRenderPipelineDescriptor(*this); copied_part(copy->colorAttachments_); return copy; }
  NS::UInteger maxTotalThreadsPerThreadgroup_ = {};
  NS::UInteger rasterSampleCount_ = {};
  MTL::Size requiredThreadsPerThreadgroup_ = {};
  NS::SharedPtr<MTL4::StaticLinkingDescriptor> staticLinkingDescriptor_;
  bool supportBinaryLinking_ = {};
  bool threadgroupSizeMatchesTileSize_ = {};
  NS::SharedPtr<MTL4::FunctionDescriptor> tileFunctionDescriptor_;
  mutable NS::SharedPtr<MTL::TileRenderPipelineColorAttachmentDescriptorArray> colorAttachments_;
};
}  // namespace MTL4
namespace MTL {
class AccelerationStructureGeometryDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureGeometryDescriptor"; }
  AccelerationStructureGeometryDescriptor* retain() { return static_cast<AccelerationStructureGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureGeometryDescriptor* copy() const { return static_cast<AccelerationStructureGeometryDescriptor*>(copied()); }
  static AccelerationStructureGeometryDescriptor* alloc() { return new AccelerationStructureGeometryDescriptor; }
  AccelerationStructureGeometryDescriptor* init() { return this; }
  bool allowDuplicateIntersectionFunctionInvocation() const { return allowDuplicateIntersectionFunctionInvocation_; }
  void setAllowDuplicateIntersectionFunctionInvocation(bool value) { allowDuplicateIntersectionFunctionInvocation_ = value; }
  NS::UInteger intersectionFunctionTableOffset() const { return intersectionFunctionTableOffset_; }
  void setIntersectionFunctionTableOffset(NS::UInteger value) { intersectionFunctionTableOffset_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  bool opaque() const { return opaque_; }
  void setOpaque(bool value) { opaque_ = value; }
  MTL::Buffer* primitiveDataBuffer() const { return primitiveDataBuffer_.get(); }
  void setPrimitiveDataBuffer(const MTL::Buffer* value) { primitiveDataBuffer_ = kept(value); }
  NS::UInteger primitiveDataBufferOffset() const { return primitiveDataBufferOffset_; }
  void setPrimitiveDataBufferOffset(NS::UInteger value) { primitiveDataBufferOffset_ = value; }
  NS::UInteger primitiveDataElementSize() const { return primitiveDataElementSize_; }
  void setPrimitiveDataElementSize(NS::UInteger value) { primitiveDataElementSize_ = value; }
  NS::UInteger primitiveDataStride() const { return primitiveDataStride_; }
  void setPrimitiveDataStride(NS::UInteger value) { primitiveDataStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureGeometryDescriptor(*this); return copy; }
  bool allowDuplicateIntersectionFunctionInvocation_ = {};
  NS::UInteger intersectionFunctionTableOffset_ = {};
  NS::SharedPtr<NS::String> label_;
  bool opaque_ = {};
  NS::SharedPtr<MTL::Buffer> primitiveDataBuffer_;
  NS::UInteger primitiveDataBufferOffset_ = {};
  NS::UInteger primitiveDataElementSize_ = {};
  NS::UInteger primitiveDataStride_ = {};
};
}  // namespace MTL
namespace MTL {
class PrimitiveAccelerationStructureDescriptor : public MTL::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTLPrimitiveAccelerationStructureDescriptor"; }
  PrimitiveAccelerationStructureDescriptor* retain() { return static_cast<PrimitiveAccelerationStructureDescriptor*>(Object::retain()); }
  PrimitiveAccelerationStructureDescriptor* autorelease() { return static_cast<PrimitiveAccelerationStructureDescriptor*>(Object::autorelease()); }
  PrimitiveAccelerationStructureDescriptor* copy() const { return static_cast<PrimitiveAccelerationStructureDescriptor*>(copied()); }
  static PrimitiveAccelerationStructureDescriptor* alloc() { return new PrimitiveAccelerationStructureDescriptor; }
  static PrimitiveAccelerationStructureDescriptor* descriptor() { return alloc()->autorelease(); }
  PrimitiveAccelerationStructureDescriptor* init() { return this; }
  NS::Array* geometryDescriptors() const { return geometryDescriptors_.get(); }
  void setGeometryDescriptors(const NS::Array* value) { geometryDescriptors_ = kept(value); }
  MTL::MotionBorderMode motionEndBorderMode() const { return motionEndBorderMode_; }
  void setMotionEndBorderMode(MTL::MotionBorderMode value) { motionEndBorderMode_ = value; }
  float motionEndTime() const { return motionEndTime_; }
  void setMotionEndTime(float value) { motionEndTime_ = value; }
  NS::UInteger motionKeyframeCount() const { return motionKeyframeCount_; }
  void setMotionKeyframeCount(NS::UInteger value) { motionKeyframeCount_ = value; }
  MTL::MotionBorderMode motionStartBorderMode() const { return motionStartBorderMode_; }
  void setMotionStartBorderMode(MTL::MotionBorderMode value) { motionStartBorderMode_ = value; }
  float motionStartTime() const { return motionStartTime_; }
  void setMotionStartTime(float value) { motionStartTime_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new PrimitiveAccelerationStructureDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> geometryDescriptors_;
  MTL::MotionBorderMode motionEndBorderMode_ = {};
  float motionEndTime_ = {};
  NS::UInteger motionKeyframeCount_ = {};
  MTL::MotionBorderMode motionStartBorderMode_ = {};
  float motionStartTime_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureTriangleGeometryDescriptor : public MTL::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureTriangleGeometryDescriptor"; }
  AccelerationStructureTriangleGeometryDescriptor* retain() { return static_cast<AccelerationStructureTriangleGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureTriangleGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureTriangleGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureTriangleGeometryDescriptor* copy() const { return static_cast<AccelerationStructureTriangleGeometryDescriptor*>(copied()); }
  static AccelerationStructureTriangleGeometryDescriptor* alloc() { return new AccelerationStructureTriangleGeometryDescriptor; }
  static AccelerationStructureTriangleGeometryDescriptor* descriptor() { return alloc()->autorelease(); }
  AccelerationStructureTriangleGeometryDescriptor* init() { return this; }
  MTL::Buffer* indexBuffer() const { return indexBuffer_.get(); }
  void setIndexBuffer(const MTL::Buffer* value) { indexBuffer_ = kept(value); }
  NS::UInteger indexBufferOffset() const { return indexBufferOffset_; }
  void setIndexBufferOffset(NS::UInteger value) { indexBufferOffset_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL::Buffer* transformationMatrixBuffer() const { return transformationMatrixBuffer_.get(); }
  void setTransformationMatrixBuffer(const MTL::Buffer* value) { transformationMatrixBuffer_ = kept(value); }
  NS::UInteger transformationMatrixBufferOffset() const { return transformationMatrixBufferOffset_; }
  void setTransformationMatrixBufferOffset(NS::UInteger value) { transformationMatrixBufferOffset_ = value; }
  MTL::MatrixLayout transformationMatrixLayout() const { return transformationMatrixLayout_; }
  void setTransformationMatrixLayout(MTL::MatrixLayout value) { transformationMatrixLayout_ = value; }
  NS::UInteger triangleCount() const { return triangleCount_; }
  void setTriangleCount(NS::UInteger value) { triangleCount_ = value; }
  MTL::Buffer* vertexBuffer() const { return vertexBuffer_.get(); }
  void setVertexBuffer(const MTL::Buffer* value) { vertexBuffer_ = kept(value); }
  NS::UInteger vertexBufferOffset() const { return vertexBufferOffset_; }
  void setVertexBufferOffset(NS::UInteger value) { vertexBufferOffset_ = value; }
  MTL::AttributeFormat vertexFormat() const { return vertexFormat_; }
  void setVertexFormat(MTL::AttributeFormat value) { vertexFormat_ = value; }
  NS::UInteger vertexStride() const { return vertexStride_; }
  void setVertexStride(NS::UInteger value) { vertexStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureTriangleGeometryDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::Buffer> indexBuffer_;
  NS::UInteger indexBufferOffset_ = {};
  MTL::IndexType indexType_ = {};
  NS::SharedPtr<MTL::Buffer> transformationMatrixBuffer_;
  NS::UInteger transformationMatrixBufferOffset_ = {};
  MTL::MatrixLayout transformationMatrixLayout_ = {};
  NS::UInteger triangleCount_ = {};
  NS::SharedPtr<MTL::Buffer> vertexBuffer_;
  NS::UInteger vertexBufferOffset_ = {};
  MTL::AttributeFormat vertexFormat_ = {};
  NS::UInteger vertexStride_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureBoundingBoxGeometryDescriptor : public MTL::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureBoundingBoxGeometryDescriptor"; }
  AccelerationStructureBoundingBoxGeometryDescriptor* retain() { return static_cast<AccelerationStructureBoundingBoxGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureBoundingBoxGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureBoundingBoxGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureBoundingBoxGeometryDescriptor* copy() const { return static_cast<AccelerationStructureBoundingBoxGeometryDescriptor*>(copied()); }
  static AccelerationStructureBoundingBoxGeometryDescriptor* alloc() { return new AccelerationStructureBoundingBoxGeometryDescriptor; }
  static AccelerationStructureBoundingBoxGeometryDescriptor* descriptor() { return alloc()->autorelease(); }
  AccelerationStructureBoundingBoxGeometryDescriptor* init() { return this; }
  MTL::Buffer* boundingBoxBuffer() const { return boundingBoxBuffer_.get(); }
  void setBoundingBoxBuffer(const MTL::Buffer* value) { boundingBoxBuffer_ = kept(value); }
  NS::UInteger boundingBoxBufferOffset() const { return boundingBoxBufferOffset_; }
  void setBoundingBoxBufferOffset(NS::UInteger value) { boundingBoxBufferOffset_ = value; }
  NS::UInteger boundingBoxCount() const { return boundingBoxCount_; }
  void setBoundingBoxCount(NS::UInteger value) { boundingBoxCount_ = value; }
  NS::UInteger boundingBoxStride() const { return boundingBoxStride_; }
  void setBoundingBoxStride(NS::UInteger value) { boundingBoxStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureBoundingBoxGeometryDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::Buffer> boundingBoxBuffer_;
  NS::UInteger boundingBoxBufferOffset_ = {};
  NS::UInteger boundingBoxCount_ = {};
  NS::UInteger boundingBoxStride_ = {};
};
}  // namespace MTL
namespace MTL {
class MotionKeyframeData : public NS::Object {
 public:
  const char* class_name() const override { return "MTLMotionKeyframeData"; }
  MotionKeyframeData* retain() { return static_cast<MotionKeyframeData*>(Object::retain()); }
  MotionKeyframeData* autorelease() { return static_cast<MotionKeyframeData*>(Object::autorelease()); }
  static MotionKeyframeData* alloc() { return new MotionKeyframeData; }
  static MotionKeyframeData* data() { return alloc()->autorelease(); }
  MotionKeyframeData* init() { return this; }
  MTL::Buffer* buffer() const { return buffer_.get(); }
  void setBuffer(const MTL::Buffer* value) { buffer_ = kept(value); }
  NS::UInteger offset() const { return offset_; }
  void setOffset(NS::UInteger value) { offset_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new MotionKeyframeData(*this); return copy; }
  NS::SharedPtr<MTL::Buffer> buffer_;
  NS::UInteger offset_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureMotionTriangleGeometryDescriptor : public MTL::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureMotionTriangleGeometryDescriptor"; }
  AccelerationStructureMotionTriangleGeometryDescriptor* retain() { return static_cast<AccelerationStructureMotionTriangleGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureMotionTriangleGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureMotionTriangleGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureMotionTriangleGeometryDescriptor* copy() const { return static_cast<AccelerationStructureMotionTriangleGeometryDescriptor*>(copied()); }
  static AccelerationStructureMotionTriangleGeometryDescriptor* alloc() { return new AccelerationStructureMotionTriangleGeometryDescriptor; }
  static AccelerationStructureMotionTriangleGeometryDescriptor* descriptor() { return alloc()->autorelease(); }
  AccelerationStructureMotionTriangleGeometryDescriptor* init() { return this; }
  MTL::Buffer* indexBuffer() const { return indexBuffer_.get(); }
  void setIndexBuffer(const MTL::Buffer* value) { indexBuffer_ = kept(value); }
  NS::UInteger indexBufferOffset() const { return indexBufferOffset_; }
  void setIndexBufferOffset(NS::UInteger value) { indexBufferOffset_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL::Buffer* transformationMatrixBuffer() const { return transformationMatrixBuffer_.get(); }
  void setTransformationMatrixBuffer(const MTL::Buffer* value) { transformationMatrixBuffer_ = kept(value); }
  NS::UInteger transformationMatrixBufferOffset() const { return transformationMatrixBufferOffset_; }
  void setTransformationMatrixBufferOffset(NS::UInteger value) { transformationMatrixBufferOffset_ = value; }
  MTL::MatrixLayout transformationMatrixLayout() const { return transformationMatrixLayout_; }
  void setTransformationMatrixLayout(MTL::MatrixLayout value) { transformationMatrixLayout_ = value; }
  NS::UInteger triangleCount() const { return triangleCount_; }
  void setTriangleCount(NS::UInteger value) { triangleCount_ = value; }
  NS::Array* vertexBuffers() const { return vertexBuffers_.get(); }
  void setVertexBuffers(const NS::Array* value) { vertexBuffers_ = kept(value); }
  MTL::AttributeFormat vertexFormat() const { return vertexFormat_; }
  void setVertexFormat(MTL::AttributeFormat value) { vertexFormat_ = value; }
  NS::UInteger vertexStride() const { return vertexStride_; }
  void setVertexStride(NS::UInteger value) { vertexStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureMotionTriangleGeometryDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::Buffer> indexBuffer_;
  NS::UInteger indexBufferOffset_ = {};
  MTL::IndexType indexType_ = {};
  NS::SharedPtr<MTL::Buffer> transformationMatrixBuffer_;
  NS::UInteger transformationMatrixBufferOffset_ = {};
  MTL::MatrixLayout transformationMatrixLayout_ = {};
  NS::UInteger triangleCount_ = {};
  NS::SharedPtr<NS::Array> vertexBuffers_;
  MTL::AttributeFormat vertexFormat_ = {};
  NS::UInteger vertexStride_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureMotionBoundingBoxGeometryDescriptor : public MTL::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor"; }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* retain() { return static_cast<AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* copy() const { return static_cast<AccelerationStructureMotionBoundingBoxGeometryDescriptor*>(copied()); }
  static AccelerationStructureMotionBoundingBoxGeometryDescriptor* alloc() { return new AccelerationStructureMotionBoundingBoxGeometryDescriptor; }
  static AccelerationStructureMotionBoundingBoxGeometryDescriptor* descriptor() { return alloc()->autorelease(); }
  AccelerationStructureMotionBoundingBoxGeometryDescriptor* init() { return this; }
  NS::Array* boundingBoxBuffers() const { return boundingBoxBuffers_.get(); }
  void setBoundingBoxBuffers(const NS::Array* value) { boundingBoxBuffers_ = kept(value); }
  NS::UInteger boundingBoxCount() const { return boundingBoxCount_; }
  void setBoundingBoxCount(NS::UInteger value) { boundingBoxCount_ = value; }
  NS::UInteger boundingBoxStride() const { return boundingBoxStride_; }
  void setBoundingBoxStride(NS::UInteger value) { boundingBoxStride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureMotionBoundingBoxGeometryDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> boundingBoxBuffers_;
  NS::UInteger boundingBoxCount_ = {};
  NS::UInteger boundingBoxStride_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureCurveGeometryDescriptor : public MTL::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureCurveGeometryDescriptor"; }
  AccelerationStructureCurveGeometryDescriptor* retain() { return static_cast<AccelerationStructureCurveGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureCurveGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureCurveGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureCurveGeometryDescriptor* copy() const { return static_cast<AccelerationStructureCurveGeometryDescriptor*>(copied()); }
  static AccelerationStructureCurveGeometryDescriptor* alloc() { return new AccelerationStructureCurveGeometryDescriptor; }
  static AccelerationStructureCurveGeometryDescriptor* descriptor() { return alloc()->autorelease(); }
  AccelerationStructureCurveGeometryDescriptor* init() { return this; }
  MTL::Buffer* controlPointBuffer() const { return controlPointBuffer_.get(); }
  void setControlPointBuffer(const MTL::Buffer* value) { controlPointBuffer_ = kept(value); }
  NS::UInteger controlPointBufferOffset() const { return controlPointBufferOffset_; }
  void setControlPointBufferOffset(NS::UInteger value) { controlPointBufferOffset_ = value; }
  NS::UInteger controlPointCount() const { return controlPointCount_; }
  void setControlPointCount(NS::UInteger value) { controlPointCount_ = value; }
  MTL::AttributeFormat controlPointFormat() const { return controlPointFormat_; }
  void setControlPointFormat(MTL::AttributeFormat value) { controlPointFormat_ = value; }
  NS::UInteger controlPointStride() const { return controlPointStride_; }
  void setControlPointStride(NS::UInteger value) { controlPointStride_ = value; }
  MTL::CurveBasis curveBasis() const { return curveBasis_; }
  void setCurveBasis(MTL::CurveBasis value) { curveBasis_ = value; }
  MTL::CurveEndCaps curveEndCaps() const { return curveEndCaps_; }
  void setCurveEndCaps(MTL::CurveEndCaps value) { curveEndCaps_ = value; }
  MTL::CurveType curveType() const { return curveType_; }
  void setCurveType(MTL::CurveType value) { curveType_ = value; }
  MTL::Buffer* indexBuffer() const { return indexBuffer_.get(); }
  void setIndexBuffer(const MTL::Buffer* value) { indexBuffer_ = kept(value); }
  NS::UInteger indexBufferOffset() const { return indexBufferOffset_; }
  void setIndexBufferOffset(NS::UInteger value) { indexBufferOffset_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL::Buffer* radiusBuffer() const { return radiusBuffer_.get(); }
  void setRadiusBuffer(const MTL::Buffer* value) { radiusBuffer_ = kept(value); }
  NS::UInteger radiusBufferOffset() const { return radiusBufferOffset_; }
  void setRadiusBufferOffset(NS::UInteger value) { radiusBufferOffset_ = value; }
  MTL::AttributeFormat radiusFormat() const { return radiusFormat_; }
  void setRadiusFormat(MTL::AttributeFormat value) { radiusFormat_ = value; }
  NS::UInteger radiusStride() const { return radiusStride_; }
  void setRadiusStride(NS::UInteger value) { radiusStride_ = value; }
  NS::UInteger segmentControlPointCount() const { return segmentControlPointCount_; }
  void setSegmentControlPointCount(NS::UInteger value) { segmentControlPointCount_ = value; }
  NS::UInteger segmentCount() const { return segmentCount_; }
  void setSegmentCount(NS::UInteger value) { segmentCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureCurveGeometryDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::Buffer> controlPointBuffer_;
  NS::UInteger controlPointBufferOffset_ = {};
  NS::UInteger controlPointCount_ = {};
  MTL::AttributeFormat controlPointFormat_ = {};
  NS::UInteger controlPointStride_ = {};
  MTL::CurveBasis curveBasis_ = {};
  MTL::CurveEndCaps curveEndCaps_ = {};
  MTL::CurveType curveType_ = {};
  NS::SharedPtr<MTL::Buffer> indexBuffer_;
  NS::UInteger indexBufferOffset_ = {};
  MTL::IndexType indexType_ = {};
  NS::SharedPtr<MTL::Buffer> radiusBuffer_;
  NS::UInteger radiusBufferOffset_ = {};
  MTL::AttributeFormat radiusFormat_ = {};
  NS::UInteger radiusStride_ = {};
  NS::UInteger segmentControlPointCount_ = {};
  NS::UInteger segmentCount_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureMotionCurveGeometryDescriptor : public MTL::AccelerationStructureGeometryDescriptor {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureMotionCurveGeometryDescriptor"; }
  AccelerationStructureMotionCurveGeometryDescriptor* retain() { return static_cast<AccelerationStructureMotionCurveGeometryDescriptor*>(Object::retain()); }
  AccelerationStructureMotionCurveGeometryDescriptor* autorelease() { return static_cast<AccelerationStructureMotionCurveGeometryDescriptor*>(Object::autorelease()); }
  AccelerationStructureMotionCurveGeometryDescriptor* copy() const { return static_cast<AccelerationStructureMotionCurveGeometryDescriptor*>(copied()); }
  static AccelerationStructureMotionCurveGeometryDescriptor* alloc() { return new AccelerationStructureMotionCurveGeometryDescriptor; }
  static AccelerationStructureMotionCurveGeometryDescriptor* descriptor() { return alloc()->autorelease(); }
  AccelerationStructureMotionCurveGeometryDescriptor* init() { return this; }
  NS::Array* controlPointBuffers() const { return controlPointBuffers_.get(); }
  void setControlPointBuffers(const NS::Array* value) { controlPointBuffers_ = kept(value); }
  NS::UInteger controlPointCount() const { return controlPointCount_; }
  void setControlPointCount(NS::UInteger value) { controlPointCount_ = value; }
  MTL::AttributeFormat controlPointFormat() const { return controlPointFormat_; }
  void setControlPointFormat(MTL::AttributeFormat value) { controlPointFormat_ = value; }
  NS::UInteger controlPointStride() const { return controlPointStride_; }
  void setControlPointStride(NS::UInteger value) { controlPointStride_ = value; }
  MTL::CurveBasis curveBasis() const { return curveBasis_; }
  void setCurveBasis(MTL::CurveBasis value) { curveBasis_ = value; }
  MTL::CurveEndCaps curveEndCaps() const { return curveEndCaps_; }
  void setCurveEndCaps(MTL::CurveEndCaps value) { curveEndCaps_ = value; }
  MTL::CurveType curveType() const { return curveType_; }
  void setCurveType(MTL::CurveType value) { curveType_ = value; }
  MTL::Buffer* indexBuffer() const { return indexBuffer_.get(); }
  void setIndexBuffer(const MTL::Buffer* value) { indexBuffer_ = kept(value); }
  NS::UInteger indexBufferOffset() const { return indexBufferOffset_; }
  void setIndexBufferOffset(NS::UInteger value) { indexBufferOffset_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  NS::Array* radiusBuffers() const { return radiusBuffers_.get(); }
  void setRadiusBuffers(const NS::Array* value) { radiusBuffers_ = kept(value); }
  MTL::AttributeFormat radiusFormat() const { return radiusFormat_; }
  void setRadiusFormat(MTL::AttributeFormat value) { radiusFormat_ = value; }
  NS::UInteger radiusStride() const { return radiusStride_; }
  void setRadiusStride(NS::UInteger value) { radiusStride_ = value; }
  NS::UInteger segmentControlPointCount() const { return segmentControlPointCount_; }
  void setSegmentControlPointCount(NS::UInteger value) { segmentControlPointCount_ = value; }
  NS::UInteger segmentCount() const { return segmentCount_; }
  void setSegmentCount(NS::UInteger value) { segmentCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructureMotionCurveGeometryDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> controlPointBuffers_;
  NS::UInteger controlPointCount_ = {};
  MTL::AttributeFormat controlPointFormat_ = {};
  NS::UInteger controlPointStride_ = {};
  MTL::CurveBasis curveBasis_ = {};
  MTL::CurveEndCaps curveEndCaps_ = {};
  MTL::CurveType curveType_ = {};
  NS::SharedPtr<MTL::Buffer> indexBuffer_;
  NS::UInteger indexBufferOffset_ = {};
  MTL::IndexType indexType_ = {};
  NS::SharedPtr<NS::Array> radiusBuffers_;
  MTL::AttributeFormat radiusFormat_ = {};
  NS::UInteger radiusStride_ = {};
  NS::UInteger segmentControlPointCount_ = {};
  NS::UInteger segmentCount_ = {};
};
}  // namespace MTL
namespace MTL {
class InstanceAccelerationStructureDescriptor : public MTL::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTLInstanceAccelerationStructureDescriptor"; }
  InstanceAccelerationStructureDescriptor* retain() { return static_cast<InstanceAccelerationStructureDescriptor*>(Object::retain()); }
  InstanceAccelerationStructureDescriptor* autorelease() { return static_cast<InstanceAccelerationStructureDescriptor*>(Object::autorelease()); }
  InstanceAccelerationStructureDescriptor* copy() const { return static_cast<InstanceAccelerationStructureDescriptor*>(copied()); }
  static InstanceAccelerationStructureDescriptor* alloc() { return new InstanceAccelerationStructureDescriptor; }
  static InstanceAccelerationStructureDescriptor* descriptor() { return alloc()->autorelease(); }
  InstanceAccelerationStructureDescriptor* init() { return this; }
  NS::UInteger instanceCount() const { return instanceCount_; }
  void setInstanceCount(NS::UInteger value) { instanceCount_ = value; }
  MTL::Buffer* instanceDescriptorBuffer() const { return instanceDescriptorBuffer_.get(); }
  void setInstanceDescriptorBuffer(const MTL::Buffer* value) { instanceDescriptorBuffer_ = kept(value); }
  NS::UInteger instanceDescriptorBufferOffset() const { return instanceDescriptorBufferOffset_; }
  void setInstanceDescriptorBufferOffset(NS::UInteger value) { instanceDescriptorBufferOffset_ = value; }
  NS::UInteger instanceDescriptorStride() const { return instanceDescriptorStride_; }
  void setInstanceDescriptorStride(NS::UInteger value) { instanceDescriptorStride_ = value; }
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType() const { return instanceDescriptorType_; }
  void setInstanceDescriptorType(MTL::AccelerationStructureInstanceDescriptorType value) { instanceDescriptorType_ = value; }
  MTL::MatrixLayout instanceTransformationMatrixLayout() const { return instanceTransformationMatrixLayout_; }
  void setInstanceTransformationMatrixLayout(MTL::MatrixLayout value) { instanceTransformationMatrixLayout_ = value; }
  NS::Array* instancedAccelerationStructures() const { return instancedAccelerationStructures_.get(); }
  void setInstancedAccelerationStructures(const NS::Array* value) { instancedAccelerationStructures_ = kept(value); }
  MTL::Buffer* motionTransformBuffer() const { return motionTransformBuffer_.get(); }
  void setMotionTransformBuffer(const MTL::Buffer* value) { motionTransformBuffer_ = kept(value); }
  NS::UInteger motionTransformBufferOffset() const { return motionTransformBufferOffset_; }
  void setMotionTransformBufferOffset(NS::UInteger value) { motionTransformBufferOffset_ = value; }
  NS::UInteger motionTransformCount() const { return motionTransformCount_; }
  void setMotionTransformCount(NS::UInteger value) { motionTransformCount_ = value; }
  NS::UInteger motionTransformStride() const { return motionTransformStride_; }
  void setMotionTransformStride(NS::UInteger value) { motionTransformStride_ = value; }
  MTL::TransformType motionTransformType() const { return motionTransformType_; }
  void setMotionTransformType(MTL::TransformType value) { motionTransformType_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new InstanceAccelerationStructureDescriptor(*this); return copy; }
  NS::UInteger instanceCount_ = {};
  NS::SharedPtr<MTL::Buffer> instanceDescriptorBuffer_;
  NS::UInteger instanceDescriptorBufferOffset_ = {};
  NS::UInteger instanceDescriptorStride_ = {};
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType_ = {};
  MTL::MatrixLayout instanceTransformationMatrixLayout_ = {};
  NS::SharedPtr<NS::Array> instancedAccelerationStructures_;
  NS::SharedPtr<MTL::Buffer> motionTransformBuffer_;
  NS::UInteger motionTransformBufferOffset_ = {};
  NS::UInteger motionTransformCount_ = {};
  NS::UInteger motionTransformStride_ = {};
  MTL::TransformType motionTransformType_ = {};
};
}  // namespace MTL
namespace MTL {
class IndirectInstanceAccelerationStructureDescriptor : public MTL::AccelerationStructureDescriptor {
 public:
  const char* class_name() const override { return "MTLIndirectInstanceAccelerationStructureDescriptor"; }
  IndirectInstanceAccelerationStructureDescriptor* retain() { return static_cast<IndirectInstanceAccelerationStructureDescriptor*>(Object::retain()); }
  IndirectInstanceAccelerationStructureDescriptor* autorelease() { return static_cast<IndirectInstanceAccelerationStructureDescriptor*>(Object::autorelease()); }
  IndirectInstanceAccelerationStructureDescriptor* copy() const { return static_cast<IndirectInstanceAccelerationStructureDescriptor*>(copied()); }
  static IndirectInstanceAccelerationStructureDescriptor* alloc() { return new IndirectInstanceAccelerationStructureDescriptor; }
  static IndirectInstanceAccelerationStructureDescriptor* descriptor() { return alloc()->autorelease(); }
  IndirectInstanceAccelerationStructureDescriptor* init() { return this; }
  MTL::Buffer* instanceCountBuffer() const { return instanceCountBuffer_.get(); }
  void setInstanceCountBuffer(const MTL::Buffer* value) { instanceCountBuffer_ = kept(value); }
  NS::UInteger instanceCountBufferOffset() const { return instanceCountBufferOffset_; }
  void setInstanceCountBufferOffset(NS::UInteger value) { instanceCountBufferOffset_ = value; }
  MTL::Buffer* instanceDescriptorBuffer() const { return instanceDescriptorBuffer_.get(); }
  void setInstanceDescriptorBuffer(const MTL::Buffer* value) { instanceDescriptorBuffer_ = kept(value); }
  NS::UInteger instanceDescriptorBufferOffset() const { return instanceDescriptorBufferOffset_; }
  void setInstanceDescriptorBufferOffset(NS::UInteger value) { instanceDescriptorBufferOffset_ = value; }
  NS::UInteger instanceDescriptorStride() const { return instanceDescriptorStride_; }
  void setInstanceDescriptorStride(NS::UInteger value) { instanceDescriptorStride_ = value; }
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType() const { return instanceDescriptorType_; }
  void setInstanceDescriptorType(MTL::AccelerationStructureInstanceDescriptorType value) { instanceDescriptorType_ = value; }
  MTL::MatrixLayout instanceTransformationMatrixLayout() const { return instanceTransformationMatrixLayout_; }
  void setInstanceTransformationMatrixLayout(MTL::MatrixLayout value) { instanceTransformationMatrixLayout_ = value; }
  NS::UInteger maxInstanceCount() const { return maxInstanceCount_; }
  void setMaxInstanceCount(NS::UInteger value) { maxInstanceCount_ = value; }
  NS::UInteger maxMotionTransformCount() const { return maxMotionTransformCount_; }
  void setMaxMotionTransformCount(NS::UInteger value) { maxMotionTransformCount_ = value; }
  MTL::Buffer* motionTransformBuffer() const { return motionTransformBuffer_.get(); }
  void setMotionTransformBuffer(const MTL::Buffer* value) { motionTransformBuffer_ = kept(value); }
  NS::UInteger motionTransformBufferOffset() const { return motionTransformBufferOffset_; }
  void setMotionTransformBufferOffset(NS::UInteger value) { motionTransformBufferOffset_ = value; }
  MTL::Buffer* motionTransformCountBuffer() const { return motionTransformCountBuffer_.get(); }
  void setMotionTransformCountBuffer(const MTL::Buffer* value) { motionTransformCountBuffer_ = kept(value); }
  NS::UInteger motionTransformCountBufferOffset() const { return motionTransformCountBufferOffset_; }
  void setMotionTransformCountBufferOffset(NS::UInteger value) { motionTransformCountBufferOffset_ = value; }
  NS::UInteger motionTransformStride() const { return motionTransformStride_; }
  void setMotionTransformStride(NS::UInteger value) { motionTransformStride_ = value; }
  MTL::TransformType motionTransformType() const { return motionTransformType_; }
  void setMotionTransformType(MTL::TransformType value) { motionTransformType_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new IndirectInstanceAccelerationStructureDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::Buffer> instanceCountBuffer_;
  NS::UInteger instanceCountBufferOffset_ = {};
  NS::SharedPtr<MTL::Buffer> instanceDescriptorBuffer_;
  NS::UInteger instanceDescriptorBufferOffset_ = {};
  NS::UInteger instanceDescriptorStride_ = {};
  MTL::AccelerationStructureInstanceDescriptorType instanceDescriptorType_ = {};
  MTL::MatrixLayout instanceTransformationMatrixLayout_ = {};
  NS::UInteger maxInstanceCount_ = {};
  NS::UInteger maxMotionTransformCount_ = {};
  NS::SharedPtr<MTL::Buffer> motionTransformBuffer_;
  NS::UInteger motionTransformBufferOffset_ = {};
  NS::SharedPtr<MTL::Buffer> motionTransformCountBuffer_;
  NS::UInteger motionTransformCountBufferOffset_ = {};
  NS::UInteger motionTransformStride_ = {};
  MTL::TransformType motionTransformType_ = {};
};
}  // namespace MTL
namespace MTL {
class AccelerationStructure : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLAccelerationStructure"; }
  AccelerationStructure* retain() { return static_cast<AccelerationStructure*>(Object::retain()); }
  AccelerationStructure* autorelease() { return static_cast<AccelerationStructure*>(Object::autorelease()); }
  virtual MTL::ResourceID gpuResourceID() const { return {}; }
  virtual NS::UInteger size() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class CommandEncoder : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCommandEncoder"; }
  CommandEncoder* retain() { return static_cast<CommandEncoder*>(Object::retain()); }
  CommandEncoder* autorelease() { return static_cast<CommandEncoder*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual void barrierAfterQueueStages(MTL::Stages afterQueueStages, MTL::Stages beforeStages) = 0;
  virtual MTL::Device* device() const = 0;
  virtual void endEncoding() = 0;
  virtual void insertDebugSignpost(const NS::String* string) = 0;
  virtual void popDebugGroup() = 0;
  virtual void pushDebugGroup(const NS::String* string) = 0;
};
}  // namespace MTL
namespace MTL {
class AccelerationStructureCommandEncoder : public MTL::CommandEncoder {
 public:
  const char* class_name() const override { return "MTLAccelerationStructureCommandEncoder"; }
  AccelerationStructureCommandEncoder* retain() { return static_cast<AccelerationStructureCommandEncoder*>(Object::retain()); }
  AccelerationStructureCommandEncoder* autorelease() { return static_cast<AccelerationStructureCommandEncoder*>(Object::autorelease()); }
  virtual void buildAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructureDescriptor*, const MTL::Buffer*, NS::UInteger) {}
  virtual void copyAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructure*) {}
  virtual void copyAndCompactAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructure*) {}
  virtual void refitAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructureDescriptor*, const MTL::AccelerationStructure*, const MTL::Buffer*, NS::UInteger) {}
  virtual void refitAccelerationStructure(const MTL::AccelerationStructure*, const MTL::AccelerationStructureDescriptor*, const MTL::AccelerationStructure*, const MTL::Buffer*, NS::UInteger, MTL::AccelerationStructureRefitOptions) {}
  virtual void sampleCountersInBuffer(const MTL::CounterSampleBuffer*, NS::UInteger, bool) {}
  virtual void updateFence(const MTL::Fence*) {}
  virtual void useHeap(const MTL::Heap*) {}
  virtual void useHeaps(const MTL::Heap* const*, NS::UInteger) {}
  virtual void useResource(const MTL::Resource*, MTL::ResourceUsage) {}
  virtual void useResources(const MTL::Resource* const*, NS::UInteger, MTL::ResourceUsage) {}
  virtual void waitForFence(const MTL::Fence*) {}
  virtual void writeCompactedAccelerationStructureSize(const MTL::AccelerationStructure*, const MTL::Buffer*, NS::UInteger) {}
  virtual void writeCompactedAccelerationStructureSize(const MTL::AccelerationStructure*, const MTL::Buffer*, NS::UInteger, MTL::DataType) {}
};
}  // namespace MTL
namespace MTL {
class CounterSampleBuffer : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCounterSampleBuffer"; }
  CounterSampleBuffer* retain() { return static_cast<CounterSampleBuffer*>(Object::retain()); }
  CounterSampleBuffer* autorelease() { return static_cast<CounterSampleBuffer*>(Object::autorelease()); }
  virtual MTL::Device* device() const = 0;
  virtual NS::String* label() const = 0;
  virtual NS::Data* resolveCounterRange(NS::Range range) = 0;
  virtual NS::UInteger sampleCount() const = 0;
};
}  // namespace MTL
namespace MTL {
class AccelerationStructurePassSampleBufferAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAccelerationStructurePassSampleBufferAttachmentDescriptor"; }
  AccelerationStructurePassSampleBufferAttachmentDescriptor* retain() { return static_cast<AccelerationStructurePassSampleBufferAttachmentDescriptor*>(Object::retain()); }
  AccelerationStructurePassSampleBufferAttachmentDescriptor* autorelease() { return static_cast<AccelerationStructurePassSampleBufferAttachmentDescriptor*>(Object::autorelease()); }
  AccelerationStructurePassSampleBufferAttachmentDescriptor* copy() const { return static_cast<AccelerationStructurePassSampleBufferAttachmentDescriptor*>(copied()); }
  static AccelerationStructurePassSampleBufferAttachmentDescriptor* alloc() { return new AccelerationStructurePassSampleBufferAttachmentDescriptor; }
  AccelerationStructurePassSampleBufferAttachmentDescriptor* init() { return this; }
  NS::UInteger endOfEncoderSampleIndex() const { return endOfEncoderSampleIndex_; }
  void setEndOfEncoderSampleIndex(NS::UInteger value) { endOfEncoderSampleIndex_ = value; }
  MTL::CounterSampleBuffer* sampleBuffer() const { return sampleBuffer_.get(); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* value) { sampleBuffer_ = kept(value); }
  NS::UInteger startOfEncoderSampleIndex() const { return startOfEncoderSampleIndex_; }
  void setStartOfEncoderSampleIndex(NS::UInteger value) { startOfEncoderSampleIndex_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructurePassSampleBufferAttachmentDescriptor(*this); return copy; }
  NS::UInteger endOfEncoderSampleIndex_ = MTL::CounterDontSample;
  NS::SharedPtr<MTL::CounterSampleBuffer> sampleBuffer_;
  NS::UInteger startOfEncoderSampleIndex_ = MTL::CounterDontSample;
};
}  // namespace MTL
namespace MTL {
class AccelerationStructurePassSampleBufferAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray"; }
  AccelerationStructurePassSampleBufferAttachmentDescriptorArray* retain() { return static_cast<AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(Object::retain()); }
  AccelerationStructurePassSampleBufferAttachmentDescriptorArray* autorelease() { return static_cast<AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(Object::autorelease()); }
  AccelerationStructurePassSampleBufferAttachmentDescriptorArray* copy() const { return static_cast<AccelerationStructurePassSampleBufferAttachmentDescriptorArray*>(copied()); }
  static AccelerationStructurePassSampleBufferAttachmentDescriptorArray* alloc() { return new AccelerationStructurePassSampleBufferAttachmentDescriptorArray; }
  AccelerationStructurePassSampleBufferAttachmentDescriptorArray* init() { return this; }
  MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new AccelerationStructurePassSampleBufferAttachmentDescriptorArray(*this); }
  parts_of<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptor, 4> elements_;
};
}  // namespace MTL
namespace MTL {
class AccelerationStructurePassDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAccelerationStructurePassDescriptor"; }
  AccelerationStructurePassDescriptor* retain() { return static_cast<AccelerationStructurePassDescriptor*>(Object::retain()); }
  AccelerationStructurePassDescriptor* autorelease() { return static_cast<AccelerationStructurePassDescriptor*>(Object::autorelease()); }
  AccelerationStructurePassDescriptor* copy() const { return static_cast<AccelerationStructurePassDescriptor*>(copied()); }
  static AccelerationStructurePassDescriptor* accelerationStructurePassDescriptor() { return alloc()->autorelease(); }
  static AccelerationStructurePassDescriptor* alloc() { return new AccelerationStructurePassDescriptor; }
  AccelerationStructurePassDescriptor* init() { return this; }
  MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return part(sampleBufferAttachments_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new AccelerationStructurePassDescriptor(*this); copied_part(copy->sampleBufferAttachments_); return copy; }
  mutable NS::SharedPtr<MTL::AccelerationStructurePassSampleBufferAttachmentDescriptorArray> sampleBufferAttachments_;
};
}  // namespace MTL
namespace MTL {
class Type : public NS::Object {
 public:
  const char* class_name() const override { return "MTLType"; }
  Type* retain() { return static_cast<Type*>(Object::retain()); }
  Type* autorelease() { return static_cast<Type*>(Object::autorelease()); }
  static MTL::Type* alloc() { return {}; }
  virtual MTL::Type* init() { return {}; }
  virtual MTL::DataType dataType() const = 0;
};
}  // namespace MTL
namespace MTL {
class StructMember : public NS::Object {
 public:
  const char* class_name() const override { return "MTLStructMember"; }
  StructMember* retain() { return static_cast<StructMember*>(Object::retain()); }
  StructMember* autorelease() { return static_cast<StructMember*>(Object::autorelease()); }
  static MTL::StructMember* alloc() { return {}; }
  virtual MTL::StructMember* init() { return {}; }
  virtual NS::UInteger argumentIndex() const = 0;
  virtual MTL::ArrayType* arrayType() = 0;
  virtual MTL::DataType dataType() const = 0;
  virtual NS::String* name() const = 0;
  virtual NS::UInteger offset() const = 0;
  virtual MTL::PointerType* pointerType() = 0;
  virtual MTL::StructType* structType() = 0;
  virtual MTL::TensorReferenceType* tensorReferenceType() { return {}; }
  virtual MTL::TextureReferenceType* textureReferenceType() = 0;
};
}  // namespace MTL
namespace MTL {
class StructType : public MTL::Type {
 public:
  const char* class_name() const override { return "MTLStructType"; }
  StructType* retain() { return static_cast<StructType*>(Object::retain()); }
  StructType* autorelease() { return static_cast<StructType*>(Object::autorelease()); }
  static MTL::StructType* alloc() { return {}; }
  MTL::StructType* init() override { return {}; }
  virtual MTL::StructMember* memberByName(const NS::String* name) = 0;
  virtual NS::Array* members() const = 0;
};
}  // namespace MTL
namespace MTL {
class ArrayType : public MTL::Type {
 public:
  const char* class_name() const override { return "MTLArrayType"; }
  ArrayType* retain() { return static_cast<ArrayType*>(Object::retain()); }
  ArrayType* autorelease() { return static_cast<ArrayType*>(Object::autorelease()); }
  static MTL::ArrayType* alloc() { return {}; }
  MTL::ArrayType* init() override { return {}; }
  virtual NS::UInteger argumentIndexStride() const = 0;
  virtual NS::UInteger arrayLength() const = 0;
  virtual MTL::ArrayType* elementArrayType() = 0;
  virtual MTL::PointerType* elementPointerType() = 0;
  virtual MTL::StructType* elementStructType() = 0;
  virtual MTL::TensorReferenceType* elementTensorReferenceType() { return {}; }
  virtual MTL::TextureReferenceType* elementTextureReferenceType() = 0;
  virtual MTL::DataType elementType() const = 0;
  virtual NS::UInteger stride() const = 0;
};
}  // namespace MTL
namespace MTL {
class PointerType : public MTL::Type {
 public:
  const char* class_name() const override { return "MTLPointerType"; }
  PointerType* retain() { return static_cast<PointerType*>(Object::retain()); }
  PointerType* autorelease() { return static_cast<PointerType*>(Object::autorelease()); }
  static MTL::PointerType* alloc() { return {}; }
  MTL::PointerType* init() override { return {}; }
  virtual MTL::BindingAccess access() const = 0;
  virtual NS::UInteger alignment() const = 0;
  virtual NS::UInteger dataSize() const = 0;
  virtual MTL::ArrayType* elementArrayType() = 0;
  virtual bool elementIsArgumentBuffer() const = 0;
  virtual MTL::StructType* elementStructType() = 0;
  virtual MTL::DataType elementType() const = 0;
};
}  // namespace MTL
namespace MTL {
class TextureReferenceType : public MTL::Type {
 public:
  const char* class_name() const override { return "MTLTextureReferenceType"; }
  TextureReferenceType* retain() { return static_cast<TextureReferenceType*>(Object::retain()); }
  TextureReferenceType* autorelease() { return static_cast<TextureReferenceType*>(Object::autorelease()); }
  static MTL::TextureReferenceType* alloc() { return {}; }
  MTL::TextureReferenceType* init() override { return {}; }
  virtual MTL::BindingAccess access() const = 0;
  virtual bool isDepthTexture() const = 0;
  virtual MTL::DataType textureDataType() const = 0;
  virtual MTL::TextureType textureType() const = 0;
};
}  // namespace MTL
namespace MTL {
class TensorReferenceType : public MTL::Type {
 public:
  const char* class_name() const override { return "MTLTensorReferenceType"; }
  TensorReferenceType* retain() { return static_cast<TensorReferenceType*>(Object::retain()); }
  TensorReferenceType* autorelease() { return static_cast<TensorReferenceType*>(Object::autorelease()); }
  static MTL::TensorReferenceType* alloc() { return {}; }
  MTL::TensorReferenceType* init() override { return {}; }
  virtual MTL::BindingAccess access() const { return {}; }
  virtual MTL::TensorExtents* dimensions() const { return {}; }
  virtual MTL::DataType indexType() const { return {}; }
  virtual MTL::TensorDataType tensorDataType() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class Argument : public NS::Object {
 public:
  const char* class_name() const override { return "MTLArgument"; }
  Argument* retain() { return static_cast<Argument*>(Object::retain()); }
  Argument* autorelease() { return static_cast<Argument*>(Object::autorelease()); }
  static MTL::Argument* alloc() { return {}; }
  virtual MTL::Argument* init() { return {}; }
  virtual MTL::BindingAccess access() const = 0;
  virtual bool isActive() const = 0;
  virtual NS::UInteger arrayLength() const = 0;
  virtual NS::UInteger bufferAlignment() const = 0;
  virtual NS::UInteger bufferDataSize() const = 0;
  virtual MTL::DataType bufferDataType() const = 0;
  virtual MTL::PointerType* bufferPointerType() const = 0;
  virtual MTL::StructType* bufferStructType() const = 0;
  virtual NS::UInteger index() const = 0;
  virtual bool isDepthTexture() const = 0;
  virtual NS::String* name() const = 0;
  virtual MTL::DataType textureDataType() const = 0;
  virtual MTL::TextureType textureType() const = 0;
  virtual NS::UInteger threadgroupMemoryAlignment() const = 0;
  virtual NS::UInteger threadgroupMemoryDataSize() const = 0;
  virtual MTL::ArgumentType type() const = 0;
};
}  // namespace MTL
namespace MTL {
class Binding : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBinding"; }
  Binding* retain() { return static_cast<Binding*>(Object::retain()); }
  Binding* autorelease() { return static_cast<Binding*>(Object::autorelease()); }
  virtual MTL::BindingAccess access() const = 0;
  virtual bool isArgument() const = 0;
  virtual NS::UInteger index() const = 0;
  virtual bool isUsed() const = 0;
  virtual NS::String* name() const = 0;
  virtual MTL::BindingType type() const = 0;
};
}  // namespace MTL
namespace MTL {
class BufferBinding : public MTL::Binding {
 public:
  const char* class_name() const override { return "MTLBufferBinding"; }
  BufferBinding* retain() { return static_cast<BufferBinding*>(Object::retain()); }
  BufferBinding* autorelease() { return static_cast<BufferBinding*>(Object::autorelease()); }
  virtual NS::UInteger bufferAlignment() const = 0;
  virtual NS::UInteger bufferDataSize() const = 0;
  virtual MTL::DataType bufferDataType() const = 0;
  virtual MTL::PointerType* bufferPointerType() const = 0;
  virtual MTL::StructType* bufferStructType() const = 0;
};
}  // namespace MTL
namespace MTL {
class ThreadgroupBinding : public MTL::Binding {
 public:
  const char* class_name() const override { return "MTLThreadgroupBinding"; }
  ThreadgroupBinding* retain() { return static_cast<ThreadgroupBinding*>(Object::retain()); }
  ThreadgroupBinding* autorelease() { return static_cast<ThreadgroupBinding*>(Object::autorelease()); }
  virtual NS::UInteger threadgroupMemoryAlignment() const = 0;
  virtual NS::UInteger threadgroupMemoryDataSize() const = 0;
};
}  // namespace MTL
namespace MTL {
class TextureBinding : public MTL::Binding {
 public:
  const char* class_name() const override { return "MTLTextureBinding"; }
  TextureBinding* retain() { return static_cast<TextureBinding*>(Object::retain()); }
  TextureBinding* autorelease() { return static_cast<TextureBinding*>(Object::autorelease()); }
  virtual NS::UInteger arrayLength() const = 0;
  virtual bool isDepthTexture() const = 0;
  virtual MTL::DataType textureDataType() const = 0;
  virtual MTL::TextureType textureType() const = 0;
};
}  // namespace MTL
namespace MTL {
class ObjectPayloadBinding : public MTL::Binding {
 public:
  const char* class_name() const override { return "MTLObjectPayloadBinding"; }
  ObjectPayloadBinding* retain() { return static_cast<ObjectPayloadBinding*>(Object::retain()); }
  ObjectPayloadBinding* autorelease() { return static_cast<ObjectPayloadBinding*>(Object::autorelease()); }
  virtual NS::UInteger objectPayloadAlignment() const { return {}; }
  virtual NS::UInteger objectPayloadDataSize() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class TensorBinding : public MTL::Binding {
 public:
  const char* class_name() const override { return "MTLTensorBinding"; }
  TensorBinding* retain() { return static_cast<TensorBinding*>(Object::retain()); }
  TensorBinding* autorelease() { return static_cast<TensorBinding*>(Object::autorelease()); }
  virtual MTL::TensorExtents* dimensions() const { return {}; }
  virtual MTL::DataType indexType() const { return {}; }
  virtual MTL::TensorDataType tensorDataType() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class ArgumentEncoder : public NS::Object {
 public:
  const char* class_name() const override { return "MTLArgumentEncoder"; }
  ArgumentEncoder* retain() { return static_cast<ArgumentEncoder*>(Object::retain()); }
  ArgumentEncoder* autorelease() { return static_cast<ArgumentEncoder*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual NS::UInteger alignment() const = 0;
  virtual void* constantData(NS::UInteger index) = 0;
  virtual MTL::Device* device() const = 0;
  virtual NS::UInteger encodedLength() const = 0;
  virtual MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger index) = 0;
  virtual void setAccelerationStructure(const MTL::AccelerationStructure*, NS::UInteger) {}
  virtual void setArgumentBuffer(const MTL::Buffer* argumentBuffer, NS::UInteger offset) = 0;
  virtual void setArgumentBuffer(const MTL::Buffer* argumentBuffer, NS::UInteger startOffset, NS::UInteger arrayElement) = 0;
  virtual void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) = 0;
  virtual void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) = 0;
  virtual void setComputePipelineState(const MTL::ComputePipelineState* pipeline, NS::UInteger index) = 0;
  virtual void setComputePipelineStates(const MTL::ComputePipelineState* const* pipelines, NS::Range range) = 0;
  virtual void setDepthStencilState(const MTL::DepthStencilState*, NS::UInteger) {}
  virtual void setDepthStencilStates(const MTL::DepthStencilState* const*, NS::Range) {}
  virtual void setIndirectCommandBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::UInteger index) = 0;
  virtual void setIndirectCommandBuffers(const MTL::IndirectCommandBuffer* const* buffers, NS::Range range) = 0;
  virtual void setIntersectionFunctionTable(const MTL::IntersectionFunctionTable*, NS::UInteger) {}
  virtual void setIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const*, NS::Range) {}
  virtual void setRenderPipelineState(const MTL::RenderPipelineState*, NS::UInteger) {}
  virtual void setRenderPipelineStates(const MTL::RenderPipelineState* const*, NS::Range) {}
  virtual void setSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) = 0;
  virtual void setSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) = 0;
  virtual void setTexture(const MTL::Texture* texture, NS::UInteger index) = 0;
  virtual void setTextures(const MTL::Texture* const* textures, NS::Range range) = 0;
  virtual void setVisibleFunctionTable(const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger index) = 0;
  virtual void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range) = 0;
};
}  // namespace MTL
namespace MTL {
class BinaryArchiveDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBinaryArchiveDescriptor"; }
  BinaryArchiveDescriptor* retain() { return static_cast<BinaryArchiveDescriptor*>(Object::retain()); }
  BinaryArchiveDescriptor* autorelease() { return static_cast<BinaryArchiveDescriptor*>(Object::autorelease()); }
  BinaryArchiveDescriptor* copy() const { return static_cast<BinaryArchiveDescriptor*>(copied()); }
  static BinaryArchiveDescriptor* alloc() { return new BinaryArchiveDescriptor; }
  BinaryArchiveDescriptor* init() { return this; }
  NS::URL* url() const { return url_.get(); }
  void setUrl(const NS::URL* value) { url_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new BinaryArchiveDescriptor(*this); return copy; }
  NS::SharedPtr<NS::URL> url_;
};
}  // namespace MTL
namespace MTL {
class BinaryArchive : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBinaryArchive"; }
  BinaryArchive* retain() { return static_cast<BinaryArchive*>(Object::retain()); }
  BinaryArchive* autorelease() { return static_cast<BinaryArchive*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual bool addComputePipelineFunctions(const MTL::ComputePipelineDescriptor* descriptor, NS::Error** error) = 0;
  virtual bool addFunction(const MTL::FunctionDescriptor* descriptor, const MTL::Library* library, NS::Error** error) = 0;
  virtual bool addLibrary(const MTL::StitchedLibraryDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("BinaryArchive::addLibrary"); return {}; }
  virtual bool addMeshRenderPipelineFunctions(const MTL::MeshRenderPipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("BinaryArchive::addMeshRenderPipelineFunctions"); return {}; }
  virtual bool addRenderPipelineFunctions(const MTL::RenderPipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("BinaryArchive::addRenderPipelineFunctions"); return {}; }
  virtual bool addTileRenderPipelineFunctions(const MTL::TileRenderPipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("BinaryArchive::addTileRenderPipelineFunctions"); return {}; }
  virtual MTL::Device* device() const = 0;
  virtual bool serializeToURL(const NS::URL* url, NS::Error** error) = 0;
};
}  // namespace MTL
namespace MTL {
class BlitCommandEncoder : public MTL::CommandEncoder {
 public:
  const char* class_name() const override { return "MTLBlitCommandEncoder"; }
  BlitCommandEncoder* retain() { return static_cast<BlitCommandEncoder*>(Object::retain()); }
  BlitCommandEncoder* autorelease() { return static_cast<BlitCommandEncoder*>(Object::autorelease()); }
  virtual void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) = 0;
  virtual void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, NS::UInteger sourceBytesPerRow, NS::UInteger sourceBytesPerImage, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin, MTL::BlitOption options) = 0;
  virtual void copyFromBuffer(const MTL::Buffer* sourceBuffer, NS::UInteger sourceOffset, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger size) = 0;
  virtual void copyFromTensor(const MTL::Tensor*, const MTL::TensorExtents*, const MTL::TensorExtents*, const MTL::Tensor*, const MTL::TensorExtents*, const MTL::TensorExtents*) {}
  virtual void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, MTL::Origin destinationOrigin) = 0;
  virtual void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage) = 0;
  virtual void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, MTL::Origin sourceOrigin, MTL::Size sourceSize, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset, NS::UInteger destinationBytesPerRow, NS::UInteger destinationBytesPerImage, MTL::BlitOption options) = 0;
  virtual void copyFromTexture(const MTL::Texture* sourceTexture, NS::UInteger sourceSlice, NS::UInteger sourceLevel, const MTL::Texture* destinationTexture, NS::UInteger destinationSlice, NS::UInteger destinationLevel, NS::UInteger sliceCount, NS::UInteger levelCount) = 0;
  virtual void copyFromTexture(const MTL::Texture* sourceTexture, const MTL::Texture* destinationTexture) = 0;
  virtual void copyIndirectCommandBuffer(const MTL::IndirectCommandBuffer* source, NS::Range sourceRange, const MTL::IndirectCommandBuffer* destination, NS::UInteger destinationIndex) = 0;
  virtual void fillBuffer(const MTL::Buffer* buffer, NS::Range range, std::uint8_t value) = 0;
  virtual void generateMipmaps(const MTL::Texture* texture) = 0;
  virtual void getTextureAccessCounters(const MTL::Texture*, MTL::Region, NS::UInteger, NS::UInteger, bool, const MTL::Buffer*, NS::UInteger) {}
  virtual void optimizeContentsForCPUAccess(const MTL::Texture* texture) = 0;
  virtual void optimizeContentsForCPUAccess(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) = 0;
  virtual void optimizeContentsForGPUAccess(const MTL::Texture* texture) = 0;
  virtual void optimizeContentsForGPUAccess(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) = 0;
  virtual void optimizeIndirectCommandBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range range) = 0;
  virtual void resetCommandsInBuffer(const MTL::IndirectCommandBuffer* buffer, NS::Range range) = 0;
  virtual void resetTextureAccessCounters(const MTL::Texture*, MTL::Region, NS::UInteger, NS::UInteger) {}
  virtual void resolveCounters(const MTL::CounterSampleBuffer* sampleBuffer, NS::Range range, const MTL::Buffer* destinationBuffer, NS::UInteger destinationOffset) = 0;
  virtual void sampleCountersInBuffer(const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) = 0;
  virtual void synchronizeResource(const MTL::Resource* resource) = 0;
  virtual void synchronizeTexture(const MTL::Texture* texture, NS::UInteger slice, NS::UInteger level) = 0;
  virtual void updateFence(const MTL::Fence* fence) = 0;
  virtual void waitForFence(const MTL::Fence* fence) = 0;
};
}  // namespace MTL
namespace MTL {
class BlitPassSampleBufferAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBlitPassSampleBufferAttachmentDescriptor"; }
  BlitPassSampleBufferAttachmentDescriptor* retain() { return static_cast<BlitPassSampleBufferAttachmentDescriptor*>(Object::retain()); }
  BlitPassSampleBufferAttachmentDescriptor* autorelease() { return static_cast<BlitPassSampleBufferAttachmentDescriptor*>(Object::autorelease()); }
  BlitPassSampleBufferAttachmentDescriptor* copy() const { return static_cast<BlitPassSampleBufferAttachmentDescriptor*>(copied()); }
  static BlitPassSampleBufferAttachmentDescriptor* alloc() { return new BlitPassSampleBufferAttachmentDescriptor; }
  BlitPassSampleBufferAttachmentDescriptor* init() { return this; }
  NS::UInteger endOfEncoderSampleIndex() const { return endOfEncoderSampleIndex_; }
  void setEndOfEncoderSampleIndex(NS::UInteger value) { endOfEncoderSampleIndex_ = value; }
  MTL::CounterSampleBuffer* sampleBuffer() const { return sampleBuffer_.get(); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* value) { sampleBuffer_ = kept(value); }
  NS::UInteger startOfEncoderSampleIndex() const { return startOfEncoderSampleIndex_; }
  void setStartOfEncoderSampleIndex(NS::UInteger value) { startOfEncoderSampleIndex_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new BlitPassSampleBufferAttachmentDescriptor(*this); return copy; }
  NS::UInteger endOfEncoderSampleIndex_ = MTL::CounterDontSample;
  NS::SharedPtr<MTL::CounterSampleBuffer> sampleBuffer_;
  NS::UInteger startOfEncoderSampleIndex_ = MTL::CounterDontSample;
};
}  // namespace MTL
namespace MTL {
class BlitPassSampleBufferAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBlitPassSampleBufferAttachmentDescriptorArray"; }
  BlitPassSampleBufferAttachmentDescriptorArray* retain() { return static_cast<BlitPassSampleBufferAttachmentDescriptorArray*>(Object::retain()); }
  BlitPassSampleBufferAttachmentDescriptorArray* autorelease() { return static_cast<BlitPassSampleBufferAttachmentDescriptorArray*>(Object::autorelease()); }
  BlitPassSampleBufferAttachmentDescriptorArray* copy() const { return static_cast<BlitPassSampleBufferAttachmentDescriptorArray*>(copied()); }
  static BlitPassSampleBufferAttachmentDescriptorArray* alloc() { return new BlitPassSampleBufferAttachmentDescriptorArray; }
  BlitPassSampleBufferAttachmentDescriptorArray* init() { return this; }
  MTL::BlitPassSampleBufferAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::BlitPassSampleBufferAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new BlitPassSampleBufferAttachmentDescriptorArray(*this); }
  parts_of<MTL::BlitPassSampleBufferAttachmentDescriptor, 4> elements_;
};
}  // namespace MTL
namespace MTL {
class BlitPassDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBlitPassDescriptor"; }
  BlitPassDescriptor* retain() { return static_cast<BlitPassDescriptor*>(Object::retain()); }
  BlitPassDescriptor* autorelease() { return static_cast<BlitPassDescriptor*>(Object::autorelease()); }
  BlitPassDescriptor* copy() const { return static_cast<BlitPassDescriptor*>(copied()); }
  static BlitPassDescriptor* alloc() { return new BlitPassDescriptor; }
  static BlitPassDescriptor* blitPassDescriptor() { return alloc()->autorelease(); }
  BlitPassDescriptor* init() { return this; }
  MTL::BlitPassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return part(sampleBufferAttachments_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new BlitPassDescriptor(*this); copied_part(copy->sampleBufferAttachments_); return copy; }
  mutable NS::SharedPtr<MTL::BlitPassSampleBufferAttachmentDescriptorArray> sampleBufferAttachments_;
};
}  // namespace MTL
namespace MTL {
class CaptureDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCaptureDescriptor"; }
  CaptureDescriptor* retain() { return static_cast<CaptureDescriptor*>(Object::retain()); }
  CaptureDescriptor* autorelease() { return static_cast<CaptureDescriptor*>(Object::autorelease()); }
  CaptureDescriptor* copy() const { return static_cast<CaptureDescriptor*>(copied()); }
  static CaptureDescriptor* alloc() { return new CaptureDescriptor; }
  CaptureDescriptor* init() { return this; }
  MTL::CaptureDestination destination() const { return destination_; }
  void setDestination(MTL::CaptureDestination value) { destination_ = value; }
  NS::URL* outputURL() const { return outputURL_.get(); }
  void setOutputURL(const NS::URL* value) { outputURL_ = kept(value); }
  NS::Object* captureObject() const { return captureObject_.get(); }
  void setCaptureObject(const NS::Object* value) { captureObject_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new CaptureDescriptor(*this); return copy; }
  MTL::CaptureDestination destination_ = MTL::CaptureDestinationDeveloperTools;
  NS::SharedPtr<NS::URL> outputURL_;
  NS::SharedPtr<NS::Object> captureObject_;
};
}  // namespace MTL
namespace MTL {
class CaptureManager : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCaptureManager"; }
  CaptureManager* retain() { return static_cast<CaptureManager*>(Object::retain()); }
  CaptureManager* autorelease() { return static_cast<CaptureManager*>(Object::autorelease()); }
  static MTL::CaptureManager* alloc();
  static MTL::CaptureManager* sharedCaptureManager();
  virtual MTL::CaptureManager* init() = 0;
  virtual MTL::CaptureScope* defaultCaptureScope() const = 0;
  virtual void setDefaultCaptureScope(const MTL::CaptureScope* defaultCaptureScope) = 0;
  virtual bool isCapturing() const = 0;
  virtual MTL::CaptureScope* newCaptureScope(const MTL::Device* device) = 0;
  virtual MTL::CaptureScope* newCaptureScope(const MTL::CommandQueue* commandQueue) = 0;
  virtual bool startCapture(const MTL::CaptureDescriptor* descriptor, NS::Error** error) = 0;
  virtual void startCapture(const MTL::Device* device) = 0;
  virtual void startCapture(const MTL::CommandQueue* commandQueue) = 0;
  virtual void startCapture(const MTL::CaptureScope* captureScope) = 0;
  virtual void stopCapture() = 0;
  virtual bool supportsDestination(MTL::CaptureDestination destination) = 0;
  virtual MTL::CaptureScope* newCaptureScope(const MTL4::CommandQueue*) { return {}; }
};
}  // namespace MTL
namespace MTL {
class CaptureScope : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCaptureScope"; }
  CaptureScope* retain() { return static_cast<CaptureScope*>(Object::retain()); }
  CaptureScope* autorelease() { return static_cast<CaptureScope*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::Device* device() const = 0;
  virtual MTL::CommandQueue* commandQueue() const = 0;
  virtual void beginScope() = 0;
  virtual void endScope() = 0;
};
}  // namespace MTL
namespace MTL {
class CommandBufferDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCommandBufferDescriptor"; }
  CommandBufferDescriptor* retain() { return static_cast<CommandBufferDescriptor*>(Object::retain()); }
  CommandBufferDescriptor* autorelease() { return static_cast<CommandBufferDescriptor*>(Object::autorelease()); }
  CommandBufferDescriptor* copy() const { return static_cast<CommandBufferDescriptor*>(copied()); }
  static CommandBufferDescriptor* alloc() { return new CommandBufferDescriptor; }
  CommandBufferDescriptor* init() { return this; }
  MTL::CommandBufferErrorOption errorOptions() const { return errorOptions_; }
  void setErrorOptions(MTL::CommandBufferErrorOption value) { errorOptions_ = value; }
  MTL::LogState* logState() const { return logState_.get(); }
  void setLogState(const MTL::LogState* value) { logState_ = kept(value); }
  bool retainedReferences() const { return retainedReferences_; }
  void setRetainedReferences(bool value) { retainedReferences_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new CommandBufferDescriptor(*this); return copy; }
  MTL::CommandBufferErrorOption errorOptions_ = {};
  NS::SharedPtr<MTL::LogState> logState_;
  bool retainedReferences_ = true;
};
}  // namespace MTL
namespace MTL {
class CommandBufferEncoderInfo : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCommandBufferEncoderInfo"; }
  CommandBufferEncoderInfo* retain() { return static_cast<CommandBufferEncoderInfo*>(Object::retain()); }
  CommandBufferEncoderInfo* autorelease() { return static_cast<CommandBufferEncoderInfo*>(Object::autorelease()); }
  virtual NS::Array* debugSignposts() const = 0;
  virtual MTL::CommandEncoderErrorState errorState() const = 0;
  virtual NS::String* label() const = 0;
};
}  // namespace MTL
namespace MTL {
class CommandBuffer : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCommandBuffer"; }
  CommandBuffer* retain() { return static_cast<CommandBuffer*>(Object::retain()); }
  CommandBuffer* autorelease() { return static_cast<CommandBuffer*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual CFTimeInterval GPUEndTime() const = 0;
  virtual CFTimeInterval GPUStartTime() const = 0;
  virtual MTL::AccelerationStructureCommandEncoder* accelerationStructureCommandEncoder() { return {}; }
  virtual MTL::AccelerationStructureCommandEncoder* accelerationStructureCommandEncoder(const MTL::AccelerationStructurePassDescriptor*) { return {}; }
  virtual void addCompletedHandler(const std::function<void(MTL::CommandBuffer*)>& block) = 0;
  virtual void addScheduledHandler(const std::function<void(MTL::CommandBuffer*)>& block) = 0;
  virtual MTL::BlitCommandEncoder* blitCommandEncoder() = 0;
  virtual MTL::BlitCommandEncoder* blitCommandEncoder(const MTL::BlitPassDescriptor* blitPassDescriptor) = 0;
  virtual MTL::CommandQueue* commandQueue() const = 0;
  virtual void commit() = 0;
  virtual MTL::ComputeCommandEncoder* computeCommandEncoder(const MTL::ComputePassDescriptor* computePassDescriptor) = 0;
  virtual MTL::ComputeCommandEncoder* computeCommandEncoder() = 0;
  virtual MTL::ComputeCommandEncoder* computeCommandEncoder(MTL::DispatchType dispatchType) = 0;
  virtual MTL::Device* device() const = 0;
  virtual void encodeSignalEvent(const MTL::Event* event, std::uint64_t value) = 0;
  virtual void encodeWait(const MTL::Event* event, std::uint64_t value) = 0;
  virtual void enqueue() = 0;
  virtual NS::Error* error() const = 0;
  virtual MTL::CommandBufferErrorOption errorOptions() const = 0;
  virtual CFTimeInterval kernelEndTime() const = 0;
  virtual CFTimeInterval kernelStartTime() const = 0;
  virtual MTL::LogContainer* logs() const { return {}; }
  virtual MTL::ParallelRenderCommandEncoder* parallelRenderCommandEncoder(const MTL::RenderPassDescriptor*) { return {}; }
  virtual void popDebugGroup() = 0;
  virtual void presentDrawable(const MTL::Drawable*) {}
  virtual void presentDrawableAfterMinimumDuration(const MTL::Drawable*, CFTimeInterval) {}
  virtual void presentDrawableAtTime(const MTL::Drawable*, CFTimeInterval) {}
  virtual void pushDebugGroup(const NS::String* string) = 0;
  virtual MTL::RenderCommandEncoder* renderCommandEncoder(const MTL::RenderPassDescriptor*) { return {}; }
  virtual MTL::ResourceStateCommandEncoder* resourceStateCommandEncoder() { return {}; }
  virtual MTL::ResourceStateCommandEncoder* resourceStateCommandEncoder(const MTL::ResourceStatePassDescriptor*) { return {}; }
  virtual bool retainedReferences() const = 0;
  virtual MTL::CommandBufferStatus status() const = 0;
  virtual void useResidencySet(const MTL::ResidencySet* residencySet) = 0;
  virtual void useResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) = 0;
  virtual void waitUntilCompleted() = 0;
  virtual void waitUntilScheduled() = 0;
};
}  // namespace MTL
namespace MTL {
class CommandQueue : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCommandQueue"; }
  CommandQueue* retain() { return static_cast<CommandQueue*>(Object::retain()); }
  CommandQueue* autorelease() { return static_cast<CommandQueue*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual void addResidencySet(const MTL::ResidencySet* residencySet) = 0;
  virtual void addResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) = 0;
  virtual MTL::CommandBuffer* commandBuffer() = 0;
  virtual MTL::CommandBuffer* commandBuffer(const MTL::CommandBufferDescriptor* descriptor) = 0;
  virtual MTL::CommandBuffer* commandBufferWithUnretainedReferences() = 0;
  virtual MTL::Device* device() const = 0;
  virtual void insertDebugCaptureBoundary() = 0;
  virtual void removeResidencySet(const MTL::ResidencySet* residencySet) = 0;
  virtual void removeResidencySets(const MTL::ResidencySet* const* residencySets, NS::UInteger count) = 0;
};
}  // namespace MTL
namespace MTL {
class CommandQueueDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCommandQueueDescriptor"; }
  CommandQueueDescriptor* retain() { return static_cast<CommandQueueDescriptor*>(Object::retain()); }
  CommandQueueDescriptor* autorelease() { return static_cast<CommandQueueDescriptor*>(Object::autorelease()); }
  CommandQueueDescriptor* copy() const { return static_cast<CommandQueueDescriptor*>(copied()); }
  static CommandQueueDescriptor* alloc() { return new CommandQueueDescriptor; }
  CommandQueueDescriptor* init() { return this; }
  MTL::LogState* logState() const { return logState_.get(); }
  void setLogState(const MTL::LogState* value) { logState_ = kept(value); }
  NS::UInteger maxCommandBufferCount() const { return maxCommandBufferCount_; }
  void setMaxCommandBufferCount(NS::UInteger value) { maxCommandBufferCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new CommandQueueDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::LogState> logState_;
  NS::UInteger maxCommandBufferCount_ = 64;
};
}  // namespace MTL
namespace MTL {
class ComputeCommandEncoder : public MTL::CommandEncoder {
 public:
  const char* class_name() const override { return "MTLComputeCommandEncoder"; }
  ComputeCommandEncoder* retain() { return static_cast<ComputeCommandEncoder*>(Object::retain()); }
  ComputeCommandEncoder* autorelease() { return static_cast<ComputeCommandEncoder*>(Object::autorelease()); }
  virtual void dispatchThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) = 0;
  virtual void dispatchThreadgroups(const MTL::Buffer* indirectBuffer, NS::UInteger indirectBufferOffset, MTL::Size threadsPerThreadgroup) = 0;
  virtual void dispatchThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) = 0;
  virtual MTL::DispatchType dispatchType() const = 0;
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandBuffer, NS::Range executionRange) = 0;
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* indirectCommandbuffer, const MTL::Buffer* indirectRangeBuffer, NS::UInteger indirectBufferOffset) = 0;
  virtual void memoryBarrier(MTL::BarrierScope scope) = 0;
  virtual void memoryBarrier(const MTL::Resource* const* resources, NS::UInteger count) = 0;
  virtual void sampleCountersInBuffer(const MTL::CounterSampleBuffer* sampleBuffer, NS::UInteger sampleIndex, bool barrier) = 0;
  virtual void setAccelerationStructure(const MTL::AccelerationStructure*, NS::UInteger) {}
  virtual void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) = 0;
  virtual void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) = 0;
  virtual void setBufferOffset(NS::UInteger offset, NS::UInteger index) = 0;
  virtual void setBufferOffset(NS::UInteger offset, NS::UInteger stride, NS::UInteger index) = 0;
  virtual void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, NS::Range range) = 0;
  virtual void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger* strides, NS::Range range) = 0;
  virtual void setBytes(const void* bytes, NS::UInteger length, NS::UInteger index) = 0;
  virtual void setBytes(const void* bytes, NS::UInteger length, NS::UInteger stride, NS::UInteger index) = 0;
  virtual void setComputePipelineState(const MTL::ComputePipelineState* state) = 0;
  virtual void setImageblockWidth(NS::UInteger, NS::UInteger) {}
  virtual void setIntersectionFunctionTable(const MTL::IntersectionFunctionTable*, NS::UInteger) {}
  virtual void setIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const*, NS::Range) {}
  virtual void setSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) = 0;
  virtual void setSamplerState(const MTL::SamplerState* sampler, float lodMinClamp, float lodMaxClamp, NS::UInteger index) = 0;
  virtual void setSamplerStates(const MTL::SamplerState* const* samplers, NS::Range range) = 0;
  virtual void setSamplerStates(const MTL::SamplerState* const* samplers, const float* lodMinClamps, const float* lodMaxClamps, NS::Range range) = 0;
  virtual void setStageInRegion(MTL::Region) {}
  virtual void setStageInRegion(const MTL::Buffer*, NS::UInteger) {}
  virtual void setTexture(const MTL::Texture* texture, NS::UInteger index) = 0;
  virtual void setTextures(const MTL::Texture* const* textures, NS::Range range) = 0;
  virtual void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) = 0;
  virtual void setVisibleFunctionTable(const MTL::VisibleFunctionTable* visibleFunctionTable, NS::UInteger bufferIndex) = 0;
  virtual void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const* visibleFunctionTables, NS::Range range) = 0;
  virtual void updateFence(const MTL::Fence* fence) = 0;
  virtual void useHeap(const MTL::Heap* heap) = 0;
  virtual void useHeaps(const MTL::Heap* const* heaps, NS::UInteger count) = 0;
  virtual void useResource(const MTL::Resource* resource, MTL::ResourceUsage usage) = 0;
  virtual void useResources(const MTL::Resource* const* resources, NS::UInteger count, MTL::ResourceUsage usage) = 0;
  virtual void waitForFence(const MTL::Fence* fence) = 0;
};
}  // namespace MTL
namespace MTL {
class ComputePassSampleBufferAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLComputePassSampleBufferAttachmentDescriptor"; }
  ComputePassSampleBufferAttachmentDescriptor* retain() { return static_cast<ComputePassSampleBufferAttachmentDescriptor*>(Object::retain()); }
  ComputePassSampleBufferAttachmentDescriptor* autorelease() { return static_cast<ComputePassSampleBufferAttachmentDescriptor*>(Object::autorelease()); }
  ComputePassSampleBufferAttachmentDescriptor* copy() const { return static_cast<ComputePassSampleBufferAttachmentDescriptor*>(copied()); }
  static ComputePassSampleBufferAttachmentDescriptor* alloc() { return new ComputePassSampleBufferAttachmentDescriptor; }
  ComputePassSampleBufferAttachmentDescriptor* init() { return this; }
  NS::UInteger endOfEncoderSampleIndex() const { return endOfEncoderSampleIndex_; }
  void setEndOfEncoderSampleIndex(NS::UInteger value) { endOfEncoderSampleIndex_ = value; }
  MTL::CounterSampleBuffer* sampleBuffer() const { return sampleBuffer_.get(); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* value) { sampleBuffer_ = kept(value); }
  NS::UInteger startOfEncoderSampleIndex() const { return startOfEncoderSampleIndex_; }
  void setStartOfEncoderSampleIndex(NS::UInteger value) { startOfEncoderSampleIndex_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new ComputePassSampleBufferAttachmentDescriptor(*this); return copy; }
  NS::UInteger endOfEncoderSampleIndex_ = MTL::CounterDontSample;
  NS::SharedPtr<MTL::CounterSampleBuffer> sampleBuffer_;
  NS::UInteger startOfEncoderSampleIndex_ = MTL::CounterDontSample;
};
}  // namespace MTL
namespace MTL {
class ComputePassSampleBufferAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLComputePassSampleBufferAttachmentDescriptorArray"; }
  ComputePassSampleBufferAttachmentDescriptorArray* retain() { return static_cast<ComputePassSampleBufferAttachmentDescriptorArray*>(Object::retain()); }
  ComputePassSampleBufferAttachmentDescriptorArray* autorelease() { return static_cast<ComputePassSampleBufferAttachmentDescriptorArray*>(Object::autorelease()); }
  ComputePassSampleBufferAttachmentDescriptorArray* copy() const { return static_cast<ComputePassSampleBufferAttachmentDescriptorArray*>(copied()); }
  static ComputePassSampleBufferAttachmentDescriptorArray* alloc() { return new ComputePassSampleBufferAttachmentDescriptorArray; }
  ComputePassSampleBufferAttachmentDescriptorArray* init() { return this; }
  MTL::ComputePassSampleBufferAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::ComputePassSampleBufferAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new ComputePassSampleBufferAttachmentDescriptorArray(*this); }
  parts_of<MTL::ComputePassSampleBufferAttachmentDescriptor, 4> elements_;
};
}  // namespace MTL
namespace MTL {
class ComputePassDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLComputePassDescriptor"; }
  ComputePassDescriptor* retain() { return static_cast<ComputePassDescriptor*>(Object::retain()); }
  ComputePassDescriptor* autorelease() { return static_cast<ComputePassDescriptor*>(Object::autorelease()); }
  ComputePassDescriptor* copy() const { return static_cast<ComputePassDescriptor*>(copied()); }
  static ComputePassDescriptor* alloc() { return new ComputePassDescriptor; }
  static ComputePassDescriptor* computePassDescriptor() { return alloc()->autorelease(); }
  ComputePassDescriptor* init() { return this; }
  MTL::DispatchType dispatchType() const { return dispatchType_; }
  void setDispatchType(MTL::DispatchType value) { dispatchType_ = value; }
  MTL::ComputePassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return part(sampleBufferAttachments_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new ComputePassDescriptor(*this); copied_part(copy->sampleBufferAttachments_); return copy; }
  MTL::DispatchType dispatchType_ = {};
  mutable NS::SharedPtr<MTL::ComputePassSampleBufferAttachmentDescriptorArray> sampleBufferAttachments_;
};
}  // namespace MTL
namespace MTL {
class ComputePipelineReflection : public NS::Object {
 public:
  const char* class_name() const override { return "MTLComputePipelineReflection"; }
  ComputePipelineReflection* retain() { return static_cast<ComputePipelineReflection*>(Object::retain()); }
  ComputePipelineReflection* autorelease() { return static_cast<ComputePipelineReflection*>(Object::autorelease()); }
  static MTL::ComputePipelineReflection* alloc() { return {}; }
  virtual MTL::ComputePipelineReflection* init() { return {}; }
  virtual NS::Array* arguments() const = 0;
  virtual NS::Array* bindings() const = 0;
};
}  // namespace MTL
namespace MTL {
class Function : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunction"; }
  Function* retain() { return static_cast<Function*>(Object::retain()); }
  Function* autorelease() { return static_cast<Function*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::Device* device() const = 0;
  virtual NS::Dictionary* functionConstantsDictionary() const = 0;
  virtual MTL::FunctionType functionType() const = 0;
  virtual NS::String* name() const = 0;
  virtual MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger bufferIndex) = 0;
  virtual MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger bufferIndex, MTL::Argument* const* reflection) = 0;
  virtual MTL::FunctionOptions options() const = 0;
  virtual NS::Integer patchControlPointCount() const = 0;
  virtual MTL::PatchType patchType() const = 0;
  virtual NS::Array* stageInputAttributes() const { return {}; }
  virtual NS::Array* vertexAttributes() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class LinkedFunctions : public NS::Object {
 public:
  const char* class_name() const override { return "MTLLinkedFunctions"; }
  LinkedFunctions* retain() { return static_cast<LinkedFunctions*>(Object::retain()); }
  LinkedFunctions* autorelease() { return static_cast<LinkedFunctions*>(Object::autorelease()); }
  LinkedFunctions* copy() const { return static_cast<LinkedFunctions*>(copied()); }
  static LinkedFunctions* alloc() { return new LinkedFunctions; }
  static LinkedFunctions* linkedFunctions() { return alloc()->autorelease(); }
  LinkedFunctions* init() { return this; }
  NS::Array* binaryFunctions() const { return binaryFunctions_.get(); }
  void setBinaryFunctions(const NS::Array* value) { binaryFunctions_ = kept(value); }
  NS::Array* functions() const { return functions_.get(); }
  void setFunctions(const NS::Array* value) { functions_ = kept(value); }
  NS::Dictionary* groups() const { return groups_.get(); }
  void setGroups(const NS::Dictionary* value) { groups_ = kept(value); }
  NS::Array* privateFunctions() const { return privateFunctions_.get(); }
  void setPrivateFunctions(const NS::Array* value) { privateFunctions_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new LinkedFunctions(*this); return copy; }
  NS::SharedPtr<NS::Array> binaryFunctions_;
  NS::SharedPtr<NS::Array> functions_;
  NS::SharedPtr<NS::Dictionary> groups_;
  NS::SharedPtr<NS::Array> privateFunctions_;
};
}  // namespace MTL
namespace MTL {
class PipelineBufferDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLPipelineBufferDescriptor"; }
  PipelineBufferDescriptor* retain() { return static_cast<PipelineBufferDescriptor*>(Object::retain()); }
  PipelineBufferDescriptor* autorelease() { return static_cast<PipelineBufferDescriptor*>(Object::autorelease()); }
  PipelineBufferDescriptor* copy() const { return static_cast<PipelineBufferDescriptor*>(copied()); }
  static PipelineBufferDescriptor* alloc() { return new PipelineBufferDescriptor; }
  PipelineBufferDescriptor* init() { return this; }
  MTL::Mutability mutability() const { return mutability_; }
  void setMutability(MTL::Mutability value) { mutability_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new PipelineBufferDescriptor(*this); return copy; }
  MTL::Mutability mutability_ = {};
};
}  // namespace MTL
namespace MTL {
class PipelineBufferDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLPipelineBufferDescriptorArray"; }
  PipelineBufferDescriptorArray* retain() { return static_cast<PipelineBufferDescriptorArray*>(Object::retain()); }
  PipelineBufferDescriptorArray* autorelease() { return static_cast<PipelineBufferDescriptorArray*>(Object::autorelease()); }
  PipelineBufferDescriptorArray* copy() const { return static_cast<PipelineBufferDescriptorArray*>(copied()); }
  static PipelineBufferDescriptorArray* alloc() { return new PipelineBufferDescriptorArray; }
  PipelineBufferDescriptorArray* init() { return this; }
  MTL::PipelineBufferDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::PipelineBufferDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new PipelineBufferDescriptorArray(*this); }
  parts_of<MTL::PipelineBufferDescriptor, 31> elements_;
};
}  // namespace MTL
namespace MTL {
class AttributeDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAttributeDescriptor"; }
  AttributeDescriptor* retain() { return static_cast<AttributeDescriptor*>(Object::retain()); }
  AttributeDescriptor* autorelease() { return static_cast<AttributeDescriptor*>(Object::autorelease()); }
  AttributeDescriptor* copy() const { return static_cast<AttributeDescriptor*>(copied()); }
  static AttributeDescriptor* alloc() { return new AttributeDescriptor; }
  AttributeDescriptor* init() { return this; }
  NS::UInteger bufferIndex() const { return bufferIndex_; }
  void setBufferIndex(NS::UInteger value) { bufferIndex_ = value; }
  MTL::AttributeFormat format() const { return format_; }
  void setFormat(MTL::AttributeFormat value) { format_ = value; }
  NS::UInteger offset() const { return offset_; }
  void setOffset(NS::UInteger value) { offset_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new AttributeDescriptor(*this); return copy; }
  NS::UInteger bufferIndex_ = {};
  MTL::AttributeFormat format_ = {};
  NS::UInteger offset_ = {};
};
}  // namespace MTL
namespace MTL {
class AttributeDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAttributeDescriptorArray"; }
  AttributeDescriptorArray* retain() { return static_cast<AttributeDescriptorArray*>(Object::retain()); }
  AttributeDescriptorArray* autorelease() { return static_cast<AttributeDescriptorArray*>(Object::autorelease()); }
  AttributeDescriptorArray* copy() const { return static_cast<AttributeDescriptorArray*>(copied()); }
  static AttributeDescriptorArray* alloc() { return new AttributeDescriptorArray; }
  AttributeDescriptorArray* init() { return this; }
  MTL::AttributeDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::AttributeDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new AttributeDescriptorArray(*this); }
  parts_of<MTL::AttributeDescriptor, 31> elements_;
};
}  // namespace MTL
namespace MTL {
class BufferLayoutDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBufferLayoutDescriptor"; }
  BufferLayoutDescriptor* retain() { return static_cast<BufferLayoutDescriptor*>(Object::retain()); }
  BufferLayoutDescriptor* autorelease() { return static_cast<BufferLayoutDescriptor*>(Object::autorelease()); }
  BufferLayoutDescriptor* copy() const { return static_cast<BufferLayoutDescriptor*>(copied()); }
  static BufferLayoutDescriptor* alloc() { return new BufferLayoutDescriptor; }
  BufferLayoutDescriptor* init() { return this; }
  MTL::StepFunction stepFunction() const { return stepFunction_; }
  void setStepFunction(MTL::StepFunction value) { stepFunction_ = value; }
  NS::UInteger stepRate() const { return stepRate_; }
  void setStepRate(NS::UInteger value) { stepRate_ = value; }
  NS::UInteger stride() const { return stride_; }
  void setStride(NS::UInteger value) { stride_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new BufferLayoutDescriptor(*this); return copy; }
  MTL::StepFunction stepFunction_ = MTL::StepFunctionPerVertex;
  NS::UInteger stepRate_ = 1;
  NS::UInteger stride_ = {};
};
}  // namespace MTL
namespace MTL {
class BufferLayoutDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLBufferLayoutDescriptorArray"; }
  BufferLayoutDescriptorArray* retain() { return static_cast<BufferLayoutDescriptorArray*>(Object::retain()); }
  BufferLayoutDescriptorArray* autorelease() { return static_cast<BufferLayoutDescriptorArray*>(Object::autorelease()); }
  BufferLayoutDescriptorArray* copy() const { return static_cast<BufferLayoutDescriptorArray*>(copied()); }
  static BufferLayoutDescriptorArray* alloc() { return new BufferLayoutDescriptorArray; }
  BufferLayoutDescriptorArray* init() { return this; }
  MTL::BufferLayoutDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::BufferLayoutDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new BufferLayoutDescriptorArray(*this); }
  parts_of<MTL::BufferLayoutDescriptor, 31> elements_;
};
}  // namespace MTL
namespace MTL {
class StageInputOutputDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLStageInputOutputDescriptor"; }
  StageInputOutputDescriptor* retain() { return static_cast<StageInputOutputDescriptor*>(Object::retain()); }
  StageInputOutputDescriptor* autorelease() { return static_cast<StageInputOutputDescriptor*>(Object::autorelease()); }
  StageInputOutputDescriptor* copy() const { return static_cast<StageInputOutputDescriptor*>(copied()); }
  static StageInputOutputDescriptor* alloc() { return new StageInputOutputDescriptor; }
  static StageInputOutputDescriptor* stageInputOutputDescriptor() { return alloc()->autorelease(); }
  StageInputOutputDescriptor* init() { return this; }
  NS::UInteger indexBufferIndex() const { return indexBufferIndex_; }
  void setIndexBufferIndex(NS::UInteger value) { indexBufferIndex_ = value; }
  MTL::IndexType indexType() const { return indexType_; }
  void setIndexType(MTL::IndexType value) { indexType_ = value; }
  MTL::AttributeDescriptorArray* attributes() const { return part(attributes_); }
  MTL::BufferLayoutDescriptorArray* layouts() const { return part(layouts_); }
  void reset() { *this = StageInputOutputDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new StageInputOutputDescriptor(*this); copied_part(copy->attributes_); copied_part(copy->layouts_); return copy; }
  NS::UInteger indexBufferIndex_ = {};
  MTL::IndexType indexType_ = {};
  mutable NS::SharedPtr<MTL::AttributeDescriptorArray> attributes_;
  mutable NS::SharedPtr<MTL::BufferLayoutDescriptorArray> layouts_;
};
}  // namespace MTL
namespace MTL {
class ComputePipelineDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLComputePipelineDescriptor"; }
  ComputePipelineDescriptor* retain() { return static_cast<ComputePipelineDescriptor*>(Object::retain()); }
  ComputePipelineDescriptor* autorelease() { return static_cast<ComputePipelineDescriptor*>(Object::autorelease()); }
  ComputePipelineDescriptor* copy() const { return static_cast<ComputePipelineDescriptor*>(copied()); }
  static ComputePipelineDescriptor* alloc() { return new ComputePipelineDescriptor; }
  ComputePipelineDescriptor* init() { return this; }
  NS::Array* binaryArchives() const { return binaryArchives_.get(); }
  void setBinaryArchives(const NS::Array* value) { binaryArchives_ = kept(value); }
  MTL::Function* computeFunction() const { return computeFunction_.get(); }
  void setComputeFunction(const MTL::Function* value) { computeFunction_ = kept(value); }
  NS::Array* insertLibraries() const { return insertLibraries_.get(); }
  void setInsertLibraries(const NS::Array* value) { insertLibraries_ = kept(value); }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  MTL::LinkedFunctions* linkedFunctions() const { return linkedFunctions_.get(); }
  void setLinkedFunctions(const MTL::LinkedFunctions* value) { linkedFunctions_ = kept(value); }
  NS::UInteger maxCallStackDepth() const { return maxCallStackDepth_; }
  void setMaxCallStackDepth(NS::UInteger value) { maxCallStackDepth_ = value; }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return maxTotalThreadsPerThreadgroup_; }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger value) { maxTotalThreadsPerThreadgroup_ = value; }
  NS::Array* preloadedLibraries() const { return preloadedLibraries_.get(); }
  void setPreloadedLibraries(const NS::Array* value) { preloadedLibraries_ = kept(value); }
  MTL::Size requiredThreadsPerThreadgroup() const { return requiredThreadsPerThreadgroup_; }
  void setRequiredThreadsPerThreadgroup(MTL::Size value) { requiredThreadsPerThreadgroup_ = value; }
  MTL::ShaderValidation shaderValidation() const { return shaderValidation_; }
  void setShaderValidation(MTL::ShaderValidation value) { shaderValidation_ = value; }
  MTL::StageInputOutputDescriptor* stageInputDescriptor() const { return stageInputDescriptor_.get(); }
  void setStageInputDescriptor(const MTL::StageInputOutputDescriptor* value) { stageInputDescriptor_ = kept(value); }
  bool supportAddingBinaryFunctions() const { return supportAddingBinaryFunctions_; }
  void setSupportAddingBinaryFunctions(bool value) { supportAddingBinaryFunctions_ = value; }
  bool supportIndirectCommandBuffers() const { return supportIndirectCommandBuffers_; }
  void setSupportIndirectCommandBuffers(bool value) { supportIndirectCommandBuffers_ = value; }
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth() const { return threadGroupSizeIsMultipleOfThreadExecutionWidth_; }
  void setThreadGroupSizeIsMultipleOfThreadExecutionWidth(bool value) { threadGroupSizeIsMultipleOfThreadExecutionWidth_ = value; }
  MTL::PipelineBufferDescriptorArray* buffers() const { return part(buffers_); }
  void reset() { *this = ComputePipelineDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new ComputePipelineDescriptor(*this); copied_part(copy->buffers_); return copy; }
  NS::SharedPtr<NS::Array> binaryArchives_;
  NS::SharedPtr<MTL::Function> computeFunction_;
  NS::SharedPtr<NS::Array> insertLibraries_;
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL::LinkedFunctions> linkedFunctions_;
  NS::UInteger maxCallStackDepth_ = 1;
  NS::UInteger maxTotalThreadsPerThreadgroup_ = {};
  NS::SharedPtr<NS::Array> preloadedLibraries_;
  MTL::Size requiredThreadsPerThreadgroup_ = {};
  MTL::ShaderValidation shaderValidation_ = {};
  NS::SharedPtr<MTL::StageInputOutputDescriptor> stageInputDescriptor_;
  bool supportAddingBinaryFunctions_ = false;
  bool supportIndirectCommandBuffers_ = {};
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth_ = {};
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> buffers_;
};
}  // namespace MTL
namespace MTL {
class ComputePipelineState : public MTL::Allocation {
 public:
  const char* class_name() const override { return "MTLComputePipelineState"; }
  ComputePipelineState* retain() { return static_cast<ComputePipelineState*>(Object::retain()); }
  ComputePipelineState* autorelease() { return static_cast<ComputePipelineState*>(Object::autorelease()); }
  virtual MTL::Device* device() const = 0;
  virtual MTL::FunctionHandle* functionHandle(const NS::String* name) = 0;
  virtual MTL::FunctionHandle* functionHandle(const MTL::Function* function) = 0;
  virtual MTL::ResourceID gpuResourceID() const = 0;
  virtual NS::UInteger imageblockMemoryLength(MTL::Size imageblockDimensions) = 0;
  virtual NS::String* label() const = 0;
  virtual NS::UInteger maxTotalThreadsPerThreadgroup() const = 0;
  virtual MTL::ComputePipelineState* newComputePipelineStateWithBinaryFunctions(const NS::Array*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("ComputePipelineState::newComputePipelineStateWithBinaryFunctions"); return {}; }
  virtual MTL::ComputePipelineState* newComputePipelineState(const NS::Array* functions, NS::Error** error) = 0;
  virtual MTL::IntersectionFunctionTable* newIntersectionFunctionTable(const MTL::IntersectionFunctionTableDescriptor*) { return {}; }
  virtual MTL::VisibleFunctionTable* newVisibleFunctionTable(const MTL::VisibleFunctionTableDescriptor* descriptor) = 0;
  virtual MTL::ComputePipelineReflection* reflection() const = 0;
  virtual MTL::Size requiredThreadsPerThreadgroup() const = 0;
  virtual MTL::ShaderValidation shaderValidation() const = 0;
  virtual NS::UInteger staticThreadgroupMemoryLength() const = 0;
  virtual bool supportIndirectCommandBuffers() const = 0;
  virtual NS::UInteger threadExecutionWidth() const = 0;
  virtual MTL::FunctionHandle* functionHandle(const MTL4::BinaryFunction*) { return {}; }
};
}  // namespace MTL
namespace MTL {
class Counter : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCounter"; }
  Counter* retain() { return static_cast<Counter*>(Object::retain()); }
  Counter* autorelease() { return static_cast<Counter*>(Object::autorelease()); }
  virtual NS::String* name() const = 0;
};
}  // namespace MTL
namespace MTL {
class CounterSet : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCounterSet"; }
  CounterSet* retain() { return static_cast<CounterSet*>(Object::retain()); }
  CounterSet* autorelease() { return static_cast<CounterSet*>(Object::autorelease()); }
  virtual NS::Array* counters() const = 0;
  virtual NS::String* name() const = 0;
};
}  // namespace MTL
namespace MTL {
class CounterSampleBufferDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLCounterSampleBufferDescriptor"; }
  CounterSampleBufferDescriptor* retain() { return static_cast<CounterSampleBufferDescriptor*>(Object::retain()); }
  CounterSampleBufferDescriptor* autorelease() { return static_cast<CounterSampleBufferDescriptor*>(Object::autorelease()); }
  CounterSampleBufferDescriptor* copy() const { return static_cast<CounterSampleBufferDescriptor*>(copied()); }
  static CounterSampleBufferDescriptor* alloc() { return new CounterSampleBufferDescriptor; }
  CounterSampleBufferDescriptor* init() { return this; }
  MTL::CounterSet* counterSet() const { return counterSet_.get(); }
  void setCounterSet(const MTL::CounterSet* value) { counterSet_ = kept(value); }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  NS::UInteger sampleCount() const { return sampleCount_; }
  void setSampleCount(NS::UInteger value) { sampleCount_ = value; }
  MTL::StorageMode storageMode() const { return storageMode_; }
  void setStorageMode(MTL::StorageMode value) { storageMode_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new CounterSampleBufferDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::CounterSet> counterSet_;
  NS::SharedPtr<NS::String> label_;
  NS::UInteger sampleCount_ = {};
  MTL::StorageMode storageMode_ = {};
};
}  // namespace MTL
namespace MTL {
class StencilDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLStencilDescriptor"; }
  StencilDescriptor* retain() { return static_cast<StencilDescriptor*>(Object::retain()); }
  StencilDescriptor* autorelease() { return static_cast<StencilDescriptor*>(Object::autorelease()); }
  StencilDescriptor* copy() const { return static_cast<StencilDescriptor*>(copied()); }
  static StencilDescriptor* alloc() { return new StencilDescriptor; }
  StencilDescriptor* init() { return this; }
  MTL::StencilOperation depthFailureOperation() const { return depthFailureOperation_; }
  void setDepthFailureOperation(MTL::StencilOperation value) { depthFailureOperation_ = value; }
  MTL::StencilOperation depthStencilPassOperation() const { return depthStencilPassOperation_; }
  void setDepthStencilPassOperation(MTL::StencilOperation value) { depthStencilPassOperation_ = value; }
  std::uint32_t readMask() const { return readMask_; }
  void setReadMask(std::uint32_t value) { readMask_ = value; }
  MTL::CompareFunction stencilCompareFunction() const { return stencilCompareFunction_; }
  void setStencilCompareFunction(MTL::CompareFunction value) { stencilCompareFunction_ = value; }
  MTL::StencilOperation stencilFailureOperation() const { return stencilFailureOperation_; }
  void setStencilFailureOperation(MTL::StencilOperation value) { stencilFailureOperation_ = value; }
  std::uint32_t writeMask() const { return writeMask_; }
  void setWriteMask(std::uint32_t value) { writeMask_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new StencilDescriptor(*this); return copy; }
  MTL::StencilOperation depthFailureOperation_ = {};
  MTL::StencilOperation depthStencilPassOperation_ = {};
  std::uint32_t readMask_ = 0xffffffff;
  MTL::CompareFunction stencilCompareFunction_ = MTL::CompareFunctionAlways;
  MTL::StencilOperation stencilFailureOperation_ = {};
  std::uint32_t writeMask_ = 0xffffffff;
};
}  // namespace MTL
namespace MTL {
class DepthStencilDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLDepthStencilDescriptor"; }
  DepthStencilDescriptor* retain() { return static_cast<DepthStencilDescriptor*>(Object::retain()); }
  DepthStencilDescriptor* autorelease() { return static_cast<DepthStencilDescriptor*>(Object::autorelease()); }
  DepthStencilDescriptor* copy() const { return static_cast<DepthStencilDescriptor*>(copied()); }
  static DepthStencilDescriptor* alloc() { return new DepthStencilDescriptor; }
  DepthStencilDescriptor* init() { return this; }
  MTL::StencilDescriptor* backFaceStencil() const { return backFaceStencil_.get(); }
  void setBackFaceStencil(const MTL::StencilDescriptor* value) { backFaceStencil_ = kept(value); }
  MTL::CompareFunction depthCompareFunction() const { return depthCompareFunction_; }
  void setDepthCompareFunction(MTL::CompareFunction value) { depthCompareFunction_ = value; }
  bool depthWriteEnabled() const { return depthWriteEnabled_; }
  void setDepthWriteEnabled(bool value) { depthWriteEnabled_ = value; }
  MTL::StencilDescriptor* frontFaceStencil() const { return frontFaceStencil_.get(); }
  void setFrontFaceStencil(const MTL::StencilDescriptor* value) { frontFaceStencil_ = kept(value); }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new DepthStencilDescriptor(*this); return copy; }
  NS::SharedPtr<MTL::StencilDescriptor> backFaceStencil_;
  MTL::CompareFunction depthCompareFunction_ = MTL::CompareFunctionAlways;
  bool depthWriteEnabled_ = {};
  NS::SharedPtr<MTL::StencilDescriptor> frontFaceStencil_;
  NS::SharedPtr<NS::String> label_;
};
}  // namespace MTL
namespace MTL {
class DepthStencilState : public NS::Object {
 public:
  const char* class_name() const override { return "MTLDepthStencilState"; }
  DepthStencilState* retain() { return static_cast<DepthStencilState*>(Object::retain()); }
  DepthStencilState* autorelease() { return static_cast<DepthStencilState*>(Object::autorelease()); }
  virtual MTL::Device* device() const { return {}; }
  virtual MTL::ResourceID gpuResourceID() const { return {}; }
  virtual NS::String* label() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class ArgumentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLArgumentDescriptor"; }
  ArgumentDescriptor* retain() { return static_cast<ArgumentDescriptor*>(Object::retain()); }
  ArgumentDescriptor* autorelease() { return static_cast<ArgumentDescriptor*>(Object::autorelease()); }
  ArgumentDescriptor* copy() const { return static_cast<ArgumentDescriptor*>(copied()); }
  static ArgumentDescriptor* alloc() { return new ArgumentDescriptor; }
  static ArgumentDescriptor* argumentDescriptor() { return alloc()->autorelease(); }
  ArgumentDescriptor* init() { return this; }
  MTL::BindingAccess access() const { return access_; }
  void setAccess(MTL::BindingAccess value) { access_ = value; }
  NS::UInteger arrayLength() const { return arrayLength_; }
  void setArrayLength(NS::UInteger value) { arrayLength_ = value; }
  NS::UInteger constantBlockAlignment() const { return constantBlockAlignment_; }
  void setConstantBlockAlignment(NS::UInteger value) { constantBlockAlignment_ = value; }
  MTL::DataType dataType() const { return dataType_; }
  void setDataType(MTL::DataType value) { dataType_ = value; }
  NS::UInteger index() const { return index_; }
  void setIndex(NS::UInteger value) { index_ = value; }
  MTL::TextureType textureType() const { return textureType_; }
  void setTextureType(MTL::TextureType value) { textureType_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new ArgumentDescriptor(*this); return copy; }
  MTL::BindingAccess access_ = {};
  NS::UInteger arrayLength_ = {};
  NS::UInteger constantBlockAlignment_ = {};
  MTL::DataType dataType_ = MTL::DataTypeStruct;
  NS::UInteger index_ = {};
  MTL::TextureType textureType_ = {};
};
}  // namespace MTL
namespace MTL {
class Architecture : public NS::Object {
 public:
  const char* class_name() const override { return "MTLArchitecture"; }
  Architecture* retain() { return static_cast<Architecture*>(Object::retain()); }
  Architecture* autorelease() { return static_cast<Architecture*>(Object::autorelease()); }
  Architecture* copy() const { return static_cast<Architecture*>(copied()); }
  static MTL::Architecture* alloc() { return {}; }
  virtual MTL::Architecture* init() { return {}; }
  virtual NS::String* name() const = 0;
};
}  // namespace MTL
namespace MTL {
class Device : public NS::Object {
 public:
  const char* class_name() const override { return "MTLDevice"; }
  Device* retain() { return static_cast<Device*>(Object::retain()); }
  Device* autorelease() { return static_cast<Device*>(Object::autorelease()); }
  virtual bool shouldMaximizeConcurrentCompilation() const = 0;
  virtual void setShouldMaximizeConcurrentCompilation(bool shouldMaximizeConcurrentCompilation) = 0;
  virtual MTL::AccelerationStructureSizes accelerationStructureSizes(const MTL::AccelerationStructureDescriptor*) { return {}; }
  virtual MTL::Architecture* architecture() const = 0;
  virtual bool areBarycentricCoordsSupported() const { return {}; }
  virtual bool areProgrammableSamplePositionsSupported() const { return {}; }
  virtual bool areRasterOrderGroupsSupported() const { return {}; }
  virtual MTL::ArgumentBuffersTier argumentBuffersSupport() const = 0;
  virtual void convertSparsePixelRegions(const MTL::Region*, MTL::Region*, MTL::Size, MTL::SparseTextureRegionAlignmentMode, NS::UInteger) {}
  virtual void convertSparseTileRegions(const MTL::Region*, MTL::Region*, MTL::Size, NS::UInteger) {}
  virtual NS::Array* counterSets() const = 0;
  virtual NS::UInteger currentAllocatedSize() const = 0;
  virtual bool isDepth24Stencil8PixelFormatSupported() const { return {}; }
  virtual MTL::FunctionHandle* functionHandle(const MTL::Function*) { return {}; }
  virtual void getDefaultSamplePositions(MTL::SamplePosition*, NS::UInteger) {}
  virtual bool hasUnifiedMemory() const = 0;
  virtual bool isHeadless() const = 0;
  virtual MTL::SizeAndAlign heapAccelerationStructureSizeAndAlign(NS::UInteger) { return {}; }
  virtual MTL::SizeAndAlign heapAccelerationStructureSizeAndAlign(const MTL::AccelerationStructureDescriptor*) { return {}; }
  virtual MTL::SizeAndAlign heapBufferSizeAndAlign(NS::UInteger length, MTL::ResourceOptions options) = 0;
  virtual MTL::SizeAndAlign heapTextureSizeAndAlign(const MTL::TextureDescriptor* desc) = 0;
  virtual bool isLowPower() const = 0;
  virtual bool isRemovable() const = 0;
  virtual MTL::DeviceLocation location() const = 0;
  virtual NS::UInteger locationNumber() const = 0;
  virtual NS::UInteger maxArgumentBufferSamplerCount() const = 0;
  virtual NS::UInteger maxBufferLength() const = 0;
  virtual NS::UInteger maxThreadgroupMemoryLength() const = 0;
  virtual MTL::Size maxThreadsPerThreadgroup() const = 0;
  virtual std::uint64_t maxTransferRate() const = 0;
  virtual NS::UInteger maximumConcurrentCompilationTaskCount() const = 0;
  virtual NS::UInteger minimumLinearTextureAlignmentForPixelFormat(MTL::PixelFormat format) = 0;
  virtual NS::UInteger minimumTextureBufferAlignmentForPixelFormat(MTL::PixelFormat format) = 0;
  virtual NS::String* name() const = 0;
  virtual MTL::AccelerationStructure* newAccelerationStructure(NS::UInteger) { return {}; }
  virtual MTL::AccelerationStructure* newAccelerationStructure(const MTL::AccelerationStructureDescriptor*) { return {}; }
  virtual MTL::ArgumentEncoder* newArgumentEncoder(const NS::Array* arguments) = 0;
  virtual MTL::ArgumentEncoder* newArgumentEncoder(const MTL::BufferBinding* bufferBinding) = 0;
  virtual MTL::BinaryArchive* newBinaryArchive(const MTL::BinaryArchiveDescriptor* descriptor, NS::Error** error) = 0;
  virtual MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) = 0;
  virtual MTL::Buffer* newBuffer(const void* pointer, NS::UInteger length, MTL::ResourceOptions options) = 0;
  virtual MTL::Buffer* newBuffer(const void* pointer, NS::UInteger length, MTL::ResourceOptions options, const std::function<void(void*, NS::UInteger)>& deallocator) = 0;
  virtual MTL::Buffer* newBuffer(NS::UInteger, MTL::ResourceOptions, MTL::SparsePageSize) { return {}; }
  virtual MTL::CommandQueue* newCommandQueue() = 0;
  virtual MTL::CommandQueue* newCommandQueue(NS::UInteger maxCommandBufferCount) = 0;
  virtual MTL::CommandQueue* newCommandQueue(const MTL::CommandQueueDescriptor* descriptor) = 0;
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL::Function* computeFunction, NS::Error** error) = 0;
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL::Function* computeFunction, MTL::PipelineOption options, MTL::ComputePipelineReflection* const* reflection, NS::Error** error) = 0;
  virtual void newComputePipelineState(const MTL::Function* computeFunction, const std::function<void(MTL::ComputePipelineState*, NS::Error*)>& completionHandler) = 0;
  virtual void newComputePipelineState(const MTL::Function* computeFunction, MTL::PipelineOption options, const std::function<void(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)>& completionHandler) = 0;
  virtual MTL::ComputePipelineState* newComputePipelineState(const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, MTL::ComputePipelineReflection* const* reflection, NS::Error** error) = 0;
  virtual void newComputePipelineState(const MTL::ComputePipelineDescriptor* descriptor, MTL::PipelineOption options, const std::function<void(MTL::ComputePipelineState*, MTL::ComputePipelineReflection*, NS::Error*)>& completionHandler) = 0;
  virtual MTL::CounterSampleBuffer* newCounterSampleBuffer(const MTL::CounterSampleBufferDescriptor* descriptor, NS::Error** error) = 0;
  virtual MTL::Library* newDefaultLibrary() = 0;
  virtual MTL::Library* newDefaultLibrary(const NS::Bundle* bundle, NS::Error** error) = 0;
  virtual MTL::DepthStencilState* newDepthStencilState(const MTL::DepthStencilDescriptor*) { return {}; }
  virtual MTL::DynamicLibrary* newDynamicLibrary(const MTL::Library* library, NS::Error** error) = 0;
  virtual MTL::DynamicLibrary* newDynamicLibrary(const NS::URL* url, NS::Error** error) = 0;
  virtual MTL::Event* newEvent() = 0;
  virtual MTL::Fence* newFence() = 0;
  virtual MTL::Heap* newHeap(const MTL::HeapDescriptor* descriptor) = 0;
  virtual MTL::IOCommandQueue* newIOCommandQueue(const MTL::IOCommandQueueDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newIOCommandQueue"); return {}; }
  virtual MTL::IOFileHandle* newIOFileHandle(const NS::URL*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newIOFileHandle"); return {}; }
  virtual MTL::IOFileHandle* newIOFileHandle(const NS::URL*, MTL::IOCompressionMethod, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newIOFileHandle"); return {}; }
  virtual MTL::IOFileHandle* newIOHandle(const NS::URL*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newIOHandle"); return {}; }
  virtual MTL::IOFileHandle* newIOHandle(const NS::URL*, MTL::IOCompressionMethod, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newIOHandle"); return {}; }
  virtual MTL::IndirectCommandBuffer* newIndirectCommandBuffer(const MTL::IndirectCommandBufferDescriptor* descriptor, NS::UInteger maxCount, MTL::ResourceOptions options) = 0;
  virtual MTL::Library* newLibrary(const NS::String* filepath, NS::Error** error) = 0;
  virtual MTL::Library* newLibrary(const NS::URL* url, NS::Error** error) = 0;
  virtual MTL::Library* newLibrary(const dispatch_data_t data, NS::Error** error) = 0;
  virtual MTL::Library* newLibrary(const NS::String* source, const MTL::CompileOptions* options, NS::Error** error) = 0;
  virtual void newLibrary(const NS::String* source, const MTL::CompileOptions* options, const std::function<void(MTL::Library*, NS::Error*)>& completionHandler) = 0;
  virtual MTL::Library* newLibrary(const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error) = 0;
  virtual void newLibrary(const MTL::StitchedLibraryDescriptor* descriptor, const std::function<void(MTL::Library*, NS::Error*)>& completionHandler) = 0;
  virtual MTL::LogState* newLogState(const MTL::LogStateDescriptor* descriptor, NS::Error** error) = 0;
  virtual MTL::RasterizationRateMap* newRasterizationRateMap(const MTL::RasterizationRateMapDescriptor*) { return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL::RenderPipelineDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newRenderPipelineState"); return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL::RenderPipelineDescriptor*, MTL::PipelineOption, MTL::RenderPipelineReflection* const*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newRenderPipelineState"); return {}; }
  virtual void newRenderPipelineState(const MTL::RenderPipelineDescriptor*, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { completionHandler({}, unsupported_error("Device::newRenderPipelineState")); }
  virtual void newRenderPipelineState(const MTL::RenderPipelineDescriptor*, MTL::PipelineOption, const std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>& completionHandler) { completionHandler({}, {}, unsupported_error("Device::newRenderPipelineState")); }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL::TileRenderPipelineDescriptor*, MTL::PipelineOption, MTL::RenderPipelineReflection* const*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newRenderPipelineState"); return {}; }
  virtual void newRenderPipelineState(const MTL::TileRenderPipelineDescriptor*, MTL::PipelineOption, const std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>& completionHandler) { completionHandler({}, {}, unsupported_error("Device::newRenderPipelineState")); }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL::MeshRenderPipelineDescriptor*, MTL::PipelineOption, MTL::RenderPipelineReflection* const*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newRenderPipelineState"); return {}; }
  virtual void newRenderPipelineState(const MTL::MeshRenderPipelineDescriptor*, MTL::PipelineOption, const std::function<void(MTL::RenderPipelineState*, MTL::RenderPipelineReflection*, NS::Error*)>& completionHandler) { completionHandler({}, {}, unsupported_error("Device::newRenderPipelineState")); }
  virtual MTL::ResidencySet* newResidencySet(const MTL::ResidencySetDescriptor* desc, NS::Error** error) = 0;
  virtual MTL::SamplerState* newSamplerState(const MTL::SamplerDescriptor* descriptor) = 0;
  virtual MTL::SharedEvent* newSharedEvent() = 0;
  virtual MTL::SharedEvent* newSharedEvent(const MTL::SharedEventHandle* sharedEventHandle) = 0;
  virtual MTL::Texture* newSharedTexture(const MTL::TextureDescriptor*) { return {}; }
  virtual MTL::Texture* newSharedTexture(const MTL::SharedTextureHandle*) { return {}; }
  virtual MTL::Tensor* newTensor(const MTL::TensorDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newTensor"); return {}; }
  virtual MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor) = 0;
  virtual MTL::Texture* newTexture(const MTL::TextureDescriptor*, const IOSurfaceRef, NS::UInteger) { return {}; }
  virtual MTL::TextureViewPool* newTextureViewPool(const MTL::ResourceViewPoolDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newTextureViewPool"); return {}; }
  virtual std::uint32_t peerCount() const { return {}; }
  virtual std::uint64_t peerGroupID() const { return {}; }
  virtual std::uint32_t peerIndex() const { return {}; }
  virtual std::uint64_t queryTimestampFrequency() = 0;
  virtual MTL::ReadWriteTextureTier readWriteTextureSupport() const = 0;
  virtual std::uint64_t recommendedMaxWorkingSetSize() const = 0;
  virtual std::uint64_t registryID() const = 0;
  virtual void sampleTimestamps(MTL::Timestamp* cpuTimestamp, MTL::Timestamp* gpuTimestamp) = 0;
  virtual MTL::Size sparseTileSize(MTL::TextureType, MTL::PixelFormat, NS::UInteger) { return {}; }
  virtual MTL::Size sparseTileSize(MTL::TextureType, MTL::PixelFormat, NS::UInteger, MTL::SparsePageSize) { return {}; }
  virtual NS::UInteger sparseTileSizeInBytes() const { return {}; }
  virtual NS::UInteger sparseTileSizeInBytes(MTL::SparsePageSize) { return {}; }
  virtual bool supports32BitFloatFiltering() const = 0;
  virtual bool supports32BitMSAA() const { return {}; }
  virtual bool supportsBCTextureCompression() const { return {}; }
  virtual bool supportsCounterSampling(MTL::CounterSamplingPoint samplingPoint) = 0;
  virtual bool supportsDynamicLibraries() const = 0;
  virtual bool supportsFamily(MTL::GPUFamily gpuFamily) = 0;
  virtual bool supportsFeatureSet(MTL::FeatureSet featureSet) = 0;
  virtual bool supportsFunctionPointers() const = 0;
  virtual bool supportsFunctionPointersFromRender() const { return {}; }
  virtual bool supportsPrimitiveMotionBlur() const { return {}; }
  virtual bool supportsPullModelInterpolation() const { return {}; }
  virtual bool supportsQueryTextureLOD() const { return {}; }
  virtual bool supportsRasterizationRateMap(NS::UInteger) { return {}; }
  virtual bool supportsRaytracing() const = 0;
  virtual bool supportsRaytracingFromRender() const { return {}; }
  virtual bool supportsRenderDynamicLibraries() const { return {}; }
  virtual bool supportsShaderBarycentricCoordinates() const { return {}; }
  virtual bool supportsTextureSampleCount(NS::UInteger sampleCount) = 0;
  virtual bool supportsVertexAmplificationCount(NS::UInteger) { return {}; }
  virtual MTL::SizeAndAlign tensorSizeAndAlign(const MTL::TensorDescriptor*) { return {}; }
  virtual MTL::FunctionHandle* functionHandle(const MTL4::BinaryFunction*) { return {}; }
  virtual MTL4::Archive* newArchive(const NS::URL*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newArchive"); return {}; }
  virtual MTL4::ArgumentTable* newArgumentTable(const MTL4::ArgumentTableDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newArgumentTable"); return {}; }
  virtual MTL4::CommandAllocator* newCommandAllocator() { return {}; }
  virtual MTL4::CommandAllocator* newCommandAllocator(const MTL4::CommandAllocatorDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newCommandAllocator"); return {}; }
  virtual MTL4::CommandBuffer* newCommandBuffer() { return {}; }
  virtual MTL4::Compiler* newCompiler(const MTL4::CompilerDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newCompiler"); return {}; }
  virtual MTL4::CounterHeap* newCounterHeap(const MTL4::CounterHeapDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newCounterHeap"); return {}; }
  virtual MTL4::CommandQueue* newMTL4CommandQueue() { return {}; }
  virtual MTL4::CommandQueue* newMTL4CommandQueue(const MTL4::CommandQueueDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("Device::newMTL4CommandQueue"); return {}; }
  virtual MTL4::PipelineDataSetSerializer* newPipelineDataSetSerializer(const MTL4::PipelineDataSetSerializerDescriptor*) { return {}; }
  virtual NS::UInteger sizeOfCounterHeapEntry(MTL4::CounterHeapType) { return {}; }
};
}  // namespace MTL
namespace MTL {
class Drawable : public NS::Object {
 public:
  const char* class_name() const override { return "MTLDrawable"; }
  Drawable* retain() { return static_cast<Drawable*>(Object::retain()); }
  Drawable* autorelease() { return static_cast<Drawable*>(Object::autorelease()); }
  virtual void addPresentedHandler(const std::function<void(MTL::Drawable*)>&) {}
  virtual NS::UInteger drawableID() const { return {}; }
  virtual void present() {}
  virtual void presentAfterMinimumDuration(CFTimeInterval) {}
  virtual void presentAtTime(CFTimeInterval) {}
  virtual CFTimeInterval presentedTime() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class DynamicLibrary : public NS::Object {
 public:
  const char* class_name() const override { return "MTLDynamicLibrary"; }
  DynamicLibrary* retain() { return static_cast<DynamicLibrary*>(Object::retain()); }
  DynamicLibrary* autorelease() { return static_cast<DynamicLibrary*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::Device* device() const = 0;
  virtual NS::String* installName() const = 0;
  virtual bool serializeToURL(const NS::URL* url, NS::Error** error) = 0;
};
}  // namespace MTL
namespace MTL {
class Event : public NS::Object {
 public:
  const char* class_name() const override { return "MTLEvent"; }
  Event* retain() { return static_cast<Event*>(Object::retain()); }
  Event* autorelease() { return static_cast<Event*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::Device* device() const = 0;
};
}  // namespace MTL
namespace MTL {
class SharedEventListener : public NS::Object {
 public:
  const char* class_name() const override { return "MTLSharedEventListener"; }
  SharedEventListener* retain() { return static_cast<SharedEventListener*>(Object::retain()); }
  SharedEventListener* autorelease() { return static_cast<SharedEventListener*>(Object::autorelease()); }
  static MTL::SharedEventListener* alloc();
  static MTL::SharedEventListener* sharedListener();
  virtual MTL::SharedEventListener* init() = 0;
  virtual MTL::SharedEventListener* init(const dispatch_queue_t dispatchQueue) = 0;
  virtual dispatch_queue_t dispatchQueue() const = 0;
};
}  // namespace MTL
namespace MTL {
class SharedEvent : public MTL::Event {
 public:
  const char* class_name() const override { return "MTLSharedEvent"; }
  SharedEvent* retain() { return static_cast<SharedEvent*>(Object::retain()); }
  SharedEvent* autorelease() { return static_cast<SharedEvent*>(Object::autorelease()); }
  virtual std::uint64_t signaledValue() const = 0;
  virtual void setSignaledValue(std::uint64_t signaledValue) = 0;
  virtual MTL::SharedEventHandle* newSharedEventHandle() = 0;
  virtual void notifyListener(const MTL::SharedEventListener* listener, std::uint64_t value, const std::function<void(MTL::SharedEvent*, std::uint64_t)>& block) = 0;
  virtual bool waitUntilSignaledValue(std::uint64_t value, std::uint64_t milliseconds) = 0;
};
}  // namespace MTL
namespace MTL {
class SharedEventHandle : public NS::Object {
 public:
  const char* class_name() const override { return "MTLSharedEventHandle"; }
  SharedEventHandle* retain() { return static_cast<SharedEventHandle*>(Object::retain()); }
  SharedEventHandle* autorelease() { return static_cast<SharedEventHandle*>(Object::autorelease()); }
  SharedEventHandle* copy() const { return static_cast<SharedEventHandle*>(copied()); }
  static MTL::SharedEventHandle* alloc() { return {}; }
  virtual MTL::SharedEventHandle* init() { return {}; }
  virtual NS::String* label() const = 0;
};
}  // namespace MTL
namespace MTL {
class Fence : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFence"; }
  Fence* retain() { return static_cast<Fence*>(Object::retain()); }
  Fence* autorelease() { return static_cast<Fence*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::Device* device() const = 0;
};
}  // namespace MTL
namespace MTL {
class FunctionDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionDescriptor"; }
  FunctionDescriptor* retain() { return static_cast<FunctionDescriptor*>(Object::retain()); }
  FunctionDescriptor* autorelease() { return static_cast<FunctionDescriptor*>(Object::autorelease()); }
  FunctionDescriptor* copy() const { return static_cast<FunctionDescriptor*>(copied()); }
  static FunctionDescriptor* alloc() { return new FunctionDescriptor; }
  static FunctionDescriptor* functionDescriptor() { return alloc()->autorelease(); }
  FunctionDescriptor* init() { return this; }
  NS::Array* binaryArchives() const { return binaryArchives_.get(); }
  void setBinaryArchives(const NS::Array* value) { binaryArchives_ = kept(value); }
  MTL::FunctionConstantValues* constantValues() const { return constantValues_.get(); }
  void setConstantValues(const MTL::FunctionConstantValues* value) { constantValues_ = kept(value); }
  NS::String* name() const { return name_.get(); }
  void setName(const NS::String* value) { name_ = kept(value); }
  MTL::FunctionOptions options() const { return options_; }
  void setOptions(MTL::FunctionOptions value) { options_ = value; }
  NS::String* specializedName() const { return specializedName_.get(); }
  void setSpecializedName(const NS::String* value) { specializedName_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> binaryArchives_;
  NS::SharedPtr<MTL::FunctionConstantValues> constantValues_;
  NS::SharedPtr<NS::String> name_;
  MTL::FunctionOptions options_ = {};
  NS::SharedPtr<NS::String> specializedName_;
};
}  // namespace MTL
namespace MTL {
class IntersectionFunctionDescriptor : public MTL::FunctionDescriptor {
 public:
  const char* class_name() const override { return "MTLIntersectionFunctionDescriptor"; }
  IntersectionFunctionDescriptor* retain() { return static_cast<IntersectionFunctionDescriptor*>(Object::retain()); }
  IntersectionFunctionDescriptor* autorelease() { return static_cast<IntersectionFunctionDescriptor*>(Object::autorelease()); }
  IntersectionFunctionDescriptor* copy() const { return static_cast<IntersectionFunctionDescriptor*>(copied()); }
  static IntersectionFunctionDescriptor* alloc() { return new IntersectionFunctionDescriptor; }
  IntersectionFunctionDescriptor* init() { return this; }
 protected:
  NS::Object* copied() const override { auto* const copy = new IntersectionFunctionDescriptor(*this); return copy; }
};
}  // namespace MTL
namespace MTL {
class FunctionHandle : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionHandle"; }
  FunctionHandle* retain() { return static_cast<FunctionHandle*>(Object::retain()); }
  FunctionHandle* autorelease() { return static_cast<FunctionHandle*>(Object::autorelease()); }
  virtual MTL::Device* device() const = 0;
  virtual MTL::FunctionType functionType() const = 0;
  virtual MTL::ResourceID gpuResourceID() const { return {}; }
  virtual NS::String* name() const = 0;
};
}  // namespace MTL
namespace MTL {
class LogContainer : public NS::FastEnumeration {
 public:
  const char* class_name() const override { return "MTLLogContainer"; }
  LogContainer* retain() { return static_cast<LogContainer*>(Object::retain()); }
  LogContainer* autorelease() { return static_cast<LogContainer*>(Object::autorelease()); }
};
}  // namespace MTL
namespace MTL {
class FunctionLogDebugLocation : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionLogDebugLocation"; }
  FunctionLogDebugLocation* retain() { return static_cast<FunctionLogDebugLocation*>(Object::retain()); }
  FunctionLogDebugLocation* autorelease() { return static_cast<FunctionLogDebugLocation*>(Object::autorelease()); }
  virtual NS::URL* URL() const { return {}; }
  virtual NS::UInteger column() const { return {}; }
  virtual NS::String* functionName() const { return {}; }
  virtual NS::UInteger line() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class FunctionLog : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionLog"; }
  FunctionLog* retain() { return static_cast<FunctionLog*>(Object::retain()); }
  FunctionLog* autorelease() { return static_cast<FunctionLog*>(Object::autorelease()); }
  virtual MTL::FunctionLogDebugLocation* debugLocation() const { return {}; }
  virtual NS::String* encoderLabel() const { return {}; }
  virtual MTL::Function* function() const { return {}; }
  virtual MTL::FunctionLogType type() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class FunctionStitchingAttribute : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionStitchingAttribute"; }
  FunctionStitchingAttribute* retain() { return static_cast<FunctionStitchingAttribute*>(Object::retain()); }
  FunctionStitchingAttribute* autorelease() { return static_cast<FunctionStitchingAttribute*>(Object::autorelease()); }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionStitchingAttribute(*this); return copy; }
};
}  // namespace MTL
namespace MTL {
class FunctionStitchingAttributeAlwaysInline : public MTL::FunctionStitchingAttribute {
 public:
  const char* class_name() const override { return "MTLFunctionStitchingAttributeAlwaysInline"; }
  FunctionStitchingAttributeAlwaysInline* retain() { return static_cast<FunctionStitchingAttributeAlwaysInline*>(Object::retain()); }
  FunctionStitchingAttributeAlwaysInline* autorelease() { return static_cast<FunctionStitchingAttributeAlwaysInline*>(Object::autorelease()); }
  static FunctionStitchingAttributeAlwaysInline* alloc() { return new FunctionStitchingAttributeAlwaysInline; }
  FunctionStitchingAttributeAlwaysInline* init() { return this; }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionStitchingAttributeAlwaysInline(*this); return copy; }
};
}  // namespace MTL
namespace MTL {
class FunctionStitchingInputNode : public MTL::FunctionStitchingNode {
 public:
  const char* class_name() const override { return "MTLFunctionStitchingInputNode"; }
  FunctionStitchingInputNode* retain() { return static_cast<FunctionStitchingInputNode*>(Object::retain()); }
  FunctionStitchingInputNode* autorelease() { return static_cast<FunctionStitchingInputNode*>(Object::autorelease()); }
  static FunctionStitchingInputNode* alloc() { return new FunctionStitchingInputNode; }
  FunctionStitchingInputNode* init() { return this; }
  MTL::FunctionStitchingInputNode* init(NS::UInteger argument);
  NS::UInteger argumentIndex() const { return argumentIndex_; }
  void setArgumentIndex(NS::UInteger value) { argumentIndex_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new FunctionStitchingInputNode(*this); return copy; }
  NS::UInteger argumentIndex_ = {};
};
}  // namespace MTL
namespace MTL {
class StitchedLibraryDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLStitchedLibraryDescriptor"; }
  StitchedLibraryDescriptor* retain() { return static_cast<StitchedLibraryDescriptor*>(Object::retain()); }
  StitchedLibraryDescriptor* autorelease() { return static_cast<StitchedLibraryDescriptor*>(Object::autorelease()); }
  StitchedLibraryDescriptor* copy() const { return static_cast<StitchedLibraryDescriptor*>(copied()); }
  static StitchedLibraryDescriptor* alloc() { return new StitchedLibraryDescriptor; }
  StitchedLibraryDescriptor* init() { return this; }
  NS::Array* binaryArchives() const { return binaryArchives_.get(); }
  void setBinaryArchives(const NS::Array* value) { binaryArchives_ = kept(value); }
  NS::Array* functionGraphs() const { return functionGraphs_.get(); }
  void setFunctionGraphs(const NS::Array* value) { functionGraphs_ = kept(value); }
  NS::Array* functions() const { return functions_.get(); }
  void setFunctions(const NS::Array* value) { functions_ = kept(value); }
  MTL::StitchedLibraryOptions options() const { return options_; }
  void setOptions(MTL::StitchedLibraryOptions value) { options_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new StitchedLibraryDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> binaryArchives_;
  NS::SharedPtr<NS::Array> functionGraphs_;
  NS::SharedPtr<NS::Array> functions_;
  MTL::StitchedLibraryOptions options_ = {};
};
}  // namespace MTL
namespace MTL {
class HeapDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLHeapDescriptor"; }
  HeapDescriptor* retain() { return static_cast<HeapDescriptor*>(Object::retain()); }
  HeapDescriptor* autorelease() { return static_cast<HeapDescriptor*>(Object::autorelease()); }
  HeapDescriptor* copy() const { return static_cast<HeapDescriptor*>(copied()); }
  static HeapDescriptor* alloc() { return new HeapDescriptor; }
  HeapDescriptor* init() { return this; }
  MTL::CPUCacheMode cpuCacheMode() const;
  void setCpuCacheMode(MTL::CPUCacheMode value);
  MTL::HazardTrackingMode hazardTrackingMode() const;
  void setHazardTrackingMode(MTL::HazardTrackingMode value);
  MTL::SparsePageSize maxCompatiblePlacementSparsePageSize() const { return maxCompatiblePlacementSparsePageSize_; }
  void setMaxCompatiblePlacementSparsePageSize(MTL::SparsePageSize value) { maxCompatiblePlacementSparsePageSize_ = value; }
  MTL::ResourceOptions resourceOptions() const { return resourceOptions_; }
  void setResourceOptions(MTL::ResourceOptions value) { resourceOptions_ = value; }
  NS::UInteger size() const { return size_; }
  void setSize(NS::UInteger value) { size_ = value; }
  MTL::SparsePageSize sparsePageSize() const { return sparsePageSize_; }
  void setSparsePageSize(MTL::SparsePageSize value) { sparsePageSize_ = value; }
  MTL::StorageMode storageMode() const;
  void setStorageMode(MTL::StorageMode value);
  MTL::HeapType type() const { return type_; }
  void setType(MTL::HeapType value) { type_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new HeapDescriptor(*this); return copy; }
  MTL::SparsePageSize maxCompatiblePlacementSparsePageSize_ = {};
  MTL::ResourceOptions resourceOptions_ = MTL::ResourceStorageModePrivate;
  NS::UInteger size_ = {};
  MTL::SparsePageSize sparsePageSize_ = {};
  MTL::HeapType type_ = {};
};
}  // namespace MTL
namespace MTL {
class Heap : public MTL::Allocation {
 public:
  const char* class_name() const override { return "MTLHeap"; }
  Heap* retain() { return static_cast<Heap*>(Object::retain()); }
  Heap* autorelease() { return static_cast<Heap*>(Object::autorelease()); }
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual MTL::CPUCacheMode cpuCacheMode() const = 0;
  virtual NS::UInteger currentAllocatedSize() const = 0;
  virtual MTL::Device* device() const = 0;
  virtual MTL::HazardTrackingMode hazardTrackingMode() const = 0;
  virtual NS::UInteger maxAvailableSize(NS::UInteger alignment) = 0;
  virtual MTL::AccelerationStructure* newAccelerationStructure(NS::UInteger) { return {}; }
  virtual MTL::AccelerationStructure* newAccelerationStructure(const MTL::AccelerationStructureDescriptor*) { return {}; }
  virtual MTL::AccelerationStructure* newAccelerationStructure(NS::UInteger, NS::UInteger) { return {}; }
  virtual MTL::AccelerationStructure* newAccelerationStructure(const MTL::AccelerationStructureDescriptor*, NS::UInteger) { return {}; }
  virtual MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) = 0;
  virtual MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options, NS::UInteger offset) = 0;
  virtual MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor) = 0;
  virtual MTL::Texture* newTexture(const MTL::TextureDescriptor* descriptor, NS::UInteger offset) = 0;
  virtual MTL::ResourceOptions resourceOptions() const = 0;
  virtual MTL::PurgeableState setPurgeableState(MTL::PurgeableState state) = 0;
  virtual NS::UInteger size() const = 0;
  virtual MTL::StorageMode storageMode() const = 0;
  virtual MTL::HeapType type() const = 0;
  virtual NS::UInteger usedSize() const = 0;
};
}  // namespace MTL
namespace MTL {
class IOCommandBuffer : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIOCommandBuffer"; }
  IOCommandBuffer* retain() { return static_cast<IOCommandBuffer*>(Object::retain()); }
  IOCommandBuffer* autorelease() { return static_cast<IOCommandBuffer*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual void addBarrier() {}
  virtual void addCompletedHandler(const std::function<void(MTL::IOCommandBuffer*)>&) {}
  virtual void commit() {}
  virtual void copyStatusToBuffer(const MTL::Buffer*, NS::UInteger) {}
  virtual void enqueue() {}
  virtual NS::Error* error() const { return {}; }
  virtual void loadBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger, const MTL::IOFileHandle*, NS::UInteger) {}
  virtual void loadBytes(const void*, NS::UInteger, const MTL::IOFileHandle*, NS::UInteger) {}
  virtual void loadTexture(const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Size, NS::UInteger, NS::UInteger, MTL::Origin, const MTL::IOFileHandle*, NS::UInteger) {}
  virtual void popDebugGroup() {}
  virtual void pushDebugGroup(const NS::String*) {}
  virtual void signalEvent(const MTL::SharedEvent*, std::uint64_t) {}
  virtual MTL::IOStatus status() const { return {}; }
  virtual void tryCancel() {}
  virtual void wait(const MTL::SharedEvent*, std::uint64_t) {}
  virtual void waitUntilCompleted() {}
};
}  // namespace MTL
namespace MTL {
class IOCommandQueue : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIOCommandQueue"; }
  IOCommandQueue* retain() { return static_cast<IOCommandQueue*>(Object::retain()); }
  IOCommandQueue* autorelease() { return static_cast<IOCommandQueue*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual MTL::IOCommandBuffer* commandBuffer() { return {}; }
  virtual MTL::IOCommandBuffer* commandBufferWithUnretainedReferences() { return {}; }
  virtual void enqueueBarrier() {}
};
}  // namespace MTL
namespace MTL {
class IOScratchBuffer : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIOScratchBuffer"; }
  IOScratchBuffer* retain() { return static_cast<IOScratchBuffer*>(Object::retain()); }
  IOScratchBuffer* autorelease() { return static_cast<IOScratchBuffer*>(Object::autorelease()); }
  virtual MTL::Buffer* buffer() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class IOScratchBufferAllocator : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIOScratchBufferAllocator"; }
  IOScratchBufferAllocator* retain() { return static_cast<IOScratchBufferAllocator*>(Object::retain()); }
  IOScratchBufferAllocator* autorelease() { return static_cast<IOScratchBufferAllocator*>(Object::autorelease()); }
  virtual MTL::IOScratchBuffer* newScratchBuffer(NS::UInteger) { return {}; }
};
}  // namespace MTL
namespace MTL {
class IOCommandQueueDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIOCommandQueueDescriptor"; }
  IOCommandQueueDescriptor* retain() { return static_cast<IOCommandQueueDescriptor*>(Object::retain()); }
  IOCommandQueueDescriptor* autorelease() { return static_cast<IOCommandQueueDescriptor*>(Object::autorelease()); }
  IOCommandQueueDescriptor* copy() const { return static_cast<IOCommandQueueDescriptor*>(copied()); }
  static IOCommandQueueDescriptor* alloc() { return new IOCommandQueueDescriptor; }
  IOCommandQueueDescriptor* init() { return this; }
  NS::UInteger maxCommandBufferCount() const { return maxCommandBufferCount_; }
  void setMaxCommandBufferCount(NS::UInteger value) { maxCommandBufferCount_ = value; }
  NS::UInteger maxCommandsInFlight() const { return maxCommandsInFlight_; }
  void setMaxCommandsInFlight(NS::UInteger value) { maxCommandsInFlight_ = value; }
  MTL::IOPriority priority() const { return priority_; }
  void setPriority(MTL::IOPriority value) { priority_ = value; }
  MTL::IOScratchBufferAllocator* scratchBufferAllocator() const { return scratchBufferAllocator_.get(); }
  void setScratchBufferAllocator(const MTL::IOScratchBufferAllocator* value) { scratchBufferAllocator_ = kept(value); }
  MTL::IOCommandQueueType type() const { return type_; }
  void setType(MTL::IOCommandQueueType value) { type_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new IOCommandQueueDescriptor(*this); return copy; }
  NS::UInteger maxCommandBufferCount_ = {};
  NS::UInteger maxCommandsInFlight_ = {};
  MTL::IOPriority priority_ = {};
  NS::SharedPtr<MTL::IOScratchBufferAllocator> scratchBufferAllocator_;
  MTL::IOCommandQueueType type_ = {};
};
}  // namespace MTL
namespace MTL {
class IOFileHandle : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIOFileHandle"; }
  IOFileHandle* retain() { return static_cast<IOFileHandle*>(Object::retain()); }
  IOFileHandle* autorelease() { return static_cast<IOFileHandle*>(Object::autorelease()); }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
};
}  // namespace MTL
namespace MTL {
class IndirectCommandBufferDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIndirectCommandBufferDescriptor"; }
  IndirectCommandBufferDescriptor* retain() { return static_cast<IndirectCommandBufferDescriptor*>(Object::retain()); }
  IndirectCommandBufferDescriptor* autorelease() { return static_cast<IndirectCommandBufferDescriptor*>(Object::autorelease()); }
  IndirectCommandBufferDescriptor* copy() const { return static_cast<IndirectCommandBufferDescriptor*>(copied()); }
  static IndirectCommandBufferDescriptor* alloc() { return new IndirectCommandBufferDescriptor; }
  IndirectCommandBufferDescriptor* init() { return this; }
  MTL::IndirectCommandType commandTypes() const { return commandTypes_; }
  void setCommandTypes(MTL::IndirectCommandType value) { commandTypes_ = value; }
  bool inheritBuffers() const { return inheritBuffers_; }
  void setInheritBuffers(bool value) { inheritBuffers_ = value; }
  bool inheritCullMode() const { return inheritCullMode_; }
  void setInheritCullMode(bool value) { inheritCullMode_ = value; }
  bool inheritDepthBias() const { return inheritDepthBias_; }
  void setInheritDepthBias(bool value) { inheritDepthBias_ = value; }
  bool inheritDepthClipMode() const { return inheritDepthClipMode_; }
  void setInheritDepthClipMode(bool value) { inheritDepthClipMode_ = value; }
  bool inheritDepthStencilState() const { return inheritDepthStencilState_; }
  void setInheritDepthStencilState(bool value) { inheritDepthStencilState_ = value; }
  bool inheritFrontFacingWinding() const { return inheritFrontFacingWinding_; }
  void setInheritFrontFacingWinding(bool value) { inheritFrontFacingWinding_ = value; }
  bool inheritPipelineState() const { return inheritPipelineState_; }
  void setInheritPipelineState(bool value) { inheritPipelineState_ = value; }
  bool inheritTriangleFillMode() const { return inheritTriangleFillMode_; }
  void setInheritTriangleFillMode(bool value) { inheritTriangleFillMode_ = value; }
  NS::UInteger maxFragmentBufferBindCount() const { return maxFragmentBufferBindCount_; }
  void setMaxFragmentBufferBindCount(NS::UInteger value) { maxFragmentBufferBindCount_ = value; }
  NS::UInteger maxKernelBufferBindCount() const { return maxKernelBufferBindCount_; }
  void setMaxKernelBufferBindCount(NS::UInteger value) { maxKernelBufferBindCount_ = value; }
  NS::UInteger maxKernelThreadgroupMemoryBindCount() const { return maxKernelThreadgroupMemoryBindCount_; }
  void setMaxKernelThreadgroupMemoryBindCount(NS::UInteger value) { maxKernelThreadgroupMemoryBindCount_ = value; }
  NS::UInteger maxMeshBufferBindCount() const { return maxMeshBufferBindCount_; }
  void setMaxMeshBufferBindCount(NS::UInteger value) { maxMeshBufferBindCount_ = value; }
  NS::UInteger maxObjectBufferBindCount() const { return maxObjectBufferBindCount_; }
  void setMaxObjectBufferBindCount(NS::UInteger value) { maxObjectBufferBindCount_ = value; }
  NS::UInteger maxObjectThreadgroupMemoryBindCount() const { return maxObjectThreadgroupMemoryBindCount_; }
  void setMaxObjectThreadgroupMemoryBindCount(NS::UInteger value) { maxObjectThreadgroupMemoryBindCount_ = value; }
  NS::UInteger maxVertexBufferBindCount() const { return maxVertexBufferBindCount_; }
  void setMaxVertexBufferBindCount(NS::UInteger value) { maxVertexBufferBindCount_ = value; }
  bool supportColorAttachmentMapping() const { return supportColorAttachmentMapping_; }
  void setSupportColorAttachmentMapping(bool value) { supportColorAttachmentMapping_ = value; }
  bool supportDynamicAttributeStride() const { return supportDynamicAttributeStride_; }
  void setSupportDynamicAttributeStride(bool value) { supportDynamicAttributeStride_ = value; }
  bool supportRayTracing() const { return supportRayTracing_; }
  void setSupportRayTracing(bool value) { supportRayTracing_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new IndirectCommandBufferDescriptor(*this); return copy; }
  MTL::IndirectCommandType commandTypes_ = {};
  bool inheritBuffers_ = true;
  bool inheritCullMode_ = true;
  bool inheritDepthBias_ = true;
  bool inheritDepthClipMode_ = true;
  bool inheritDepthStencilState_ = true;
  bool inheritFrontFacingWinding_ = true;
  bool inheritPipelineState_ = true;
  bool inheritTriangleFillMode_ = true;
  NS::UInteger maxFragmentBufferBindCount_ = {};
  NS::UInteger maxKernelBufferBindCount_ = {};
  NS::UInteger maxKernelThreadgroupMemoryBindCount_ = {};
  NS::UInteger maxMeshBufferBindCount_ = {};
  NS::UInteger maxObjectBufferBindCount_ = {};
  NS::UInteger maxObjectThreadgroupMemoryBindCount_ = {};
  NS::UInteger maxVertexBufferBindCount_ = {};
  bool supportColorAttachmentMapping_ = {};
  bool supportDynamicAttributeStride_ = {};
  bool supportRayTracing_ = {};
};
}  // namespace MTL
namespace MTL {
class IndirectCommandBuffer : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLIndirectCommandBuffer"; }
  IndirectCommandBuffer* retain() { return static_cast<IndirectCommandBuffer*>(Object::retain()); }
  IndirectCommandBuffer* autorelease() { return static_cast<IndirectCommandBuffer*>(Object::autorelease()); }
  virtual MTL::ResourceID gpuResourceID() const = 0;
  virtual MTL::IndirectComputeCommand* indirectComputeCommand(NS::UInteger commandIndex) = 0;
  virtual MTL::IndirectRenderCommand* indirectRenderCommand(NS::UInteger) { return {}; }
  virtual void reset(NS::Range range) = 0;
  virtual NS::UInteger size() const = 0;
};
}  // namespace MTL
namespace MTL {
class IndirectRenderCommand : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIndirectRenderCommand"; }
  IndirectRenderCommand* retain() { return static_cast<IndirectRenderCommand*>(Object::retain()); }
  IndirectRenderCommand* autorelease() { return static_cast<IndirectRenderCommand*>(Object::autorelease()); }
  virtual void clearBarrier() {}
  virtual void drawIndexedPatches(NS::UInteger, NS::UInteger, NS::UInteger, const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::Integer, NS::UInteger) {}
  virtual void drawMeshThreadgroups(MTL::Size, MTL::Size, MTL::Size) {}
  virtual void drawMeshThreads(MTL::Size, MTL::Size, MTL::Size) {}
  virtual void drawPatches(NS::UInteger, NS::UInteger, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void reset() {}
  virtual void setBarrier() {}
  virtual void setCullMode(MTL::CullMode) {}
  virtual void setDepthBias(float, float, float) {}
  virtual void setDepthClipMode(MTL::DepthClipMode) {}
  virtual void setDepthStencilState(const MTL::DepthStencilState*) {}
  virtual void setFragmentBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setFrontFacingWinding(MTL::Winding) {}
  virtual void setMeshBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setObjectBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setObjectThreadgroupMemoryLength(NS::UInteger, NS::UInteger) {}
  virtual void setRenderPipelineState(const MTL::RenderPipelineState*) {}
  virtual void setTriangleFillMode(MTL::TriangleFillMode) {}
  virtual void setVertexBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setVertexBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger) {}
};
}  // namespace MTL
namespace MTL {
class IndirectComputeCommand : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIndirectComputeCommand"; }
  IndirectComputeCommand* retain() { return static_cast<IndirectComputeCommand*>(Object::retain()); }
  IndirectComputeCommand* autorelease() { return static_cast<IndirectComputeCommand*>(Object::autorelease()); }
  virtual void clearBarrier() = 0;
  virtual void concurrentDispatchThreadgroups(MTL::Size threadgroupsPerGrid, MTL::Size threadsPerThreadgroup) = 0;
  virtual void concurrentDispatchThreads(MTL::Size threadsPerGrid, MTL::Size threadsPerThreadgroup) = 0;
  virtual void reset() = 0;
  virtual void setBarrier() = 0;
  virtual void setComputePipelineState(const MTL::ComputePipelineState* pipelineState) = 0;
  virtual void setImageblockWidth(NS::UInteger width, NS::UInteger height) = 0;
  virtual void setKernelBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) = 0;
  virtual void setKernelBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger stride, NS::UInteger index) = 0;
  virtual void setStageInRegion(MTL::Region region) = 0;
  virtual void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) = 0;
};
}  // namespace MTL
namespace MTL {
class IntersectionFunctionTableDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLIntersectionFunctionTableDescriptor"; }
  IntersectionFunctionTableDescriptor* retain() { return static_cast<IntersectionFunctionTableDescriptor*>(Object::retain()); }
  IntersectionFunctionTableDescriptor* autorelease() { return static_cast<IntersectionFunctionTableDescriptor*>(Object::autorelease()); }
  IntersectionFunctionTableDescriptor* copy() const { return static_cast<IntersectionFunctionTableDescriptor*>(copied()); }
  static IntersectionFunctionTableDescriptor* alloc() { return new IntersectionFunctionTableDescriptor; }
  static IntersectionFunctionTableDescriptor* intersectionFunctionTableDescriptor() { return alloc()->autorelease(); }
  IntersectionFunctionTableDescriptor* init() { return this; }
  NS::UInteger functionCount() const { return functionCount_; }
  void setFunctionCount(NS::UInteger value) { functionCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new IntersectionFunctionTableDescriptor(*this); return copy; }
  NS::UInteger functionCount_ = {};
};
}  // namespace MTL
namespace MTL {
class IntersectionFunctionTable : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLIntersectionFunctionTable"; }
  IntersectionFunctionTable* retain() { return static_cast<IntersectionFunctionTable*>(Object::retain()); }
  IntersectionFunctionTable* autorelease() { return static_cast<IntersectionFunctionTable*>(Object::autorelease()); }
  virtual MTL::ResourceID gpuResourceID() const { return {}; }
  virtual void setBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setBuffers(const MTL::Buffer* const*, const NS::UInteger*, NS::Range) {}
  virtual void setFunction(const MTL::FunctionHandle*, NS::UInteger) {}
  virtual void setFunctions(const MTL::FunctionHandle* const*, NS::Range) {}
  virtual void setOpaqueCurveIntersectionFunction(MTL::IntersectionFunctionSignature, NS::UInteger) {}
  virtual void setOpaqueCurveIntersectionFunction(MTL::IntersectionFunctionSignature, NS::Range) {}
  virtual void setOpaqueTriangleIntersectionFunction(MTL::IntersectionFunctionSignature, NS::UInteger) {}
  virtual void setOpaqueTriangleIntersectionFunction(MTL::IntersectionFunctionSignature, NS::Range) {}
  virtual void setVisibleFunctionTable(const MTL::VisibleFunctionTable*, NS::UInteger) {}
  virtual void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const*, NS::Range) {}
};
}  // namespace MTL
namespace MTL {
class VertexAttribute : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVertexAttribute"; }
  VertexAttribute* retain() { return static_cast<VertexAttribute*>(Object::retain()); }
  VertexAttribute* autorelease() { return static_cast<VertexAttribute*>(Object::autorelease()); }
  static MTL::VertexAttribute* alloc() { return {}; }
  virtual MTL::VertexAttribute* init() { return {}; }
  virtual bool isActive() const { return {}; }
  virtual NS::UInteger attributeIndex() const { return {}; }
  virtual MTL::DataType attributeType() const { return {}; }
  virtual bool isPatchControlPointData() const { return {}; }
  virtual bool isPatchData() const { return {}; }
  virtual NS::String* name() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class Attribute : public NS::Object {
 public:
  const char* class_name() const override { return "MTLAttribute"; }
  Attribute* retain() { return static_cast<Attribute*>(Object::retain()); }
  Attribute* autorelease() { return static_cast<Attribute*>(Object::autorelease()); }
  static MTL::Attribute* alloc() { return {}; }
  virtual MTL::Attribute* init() { return {}; }
  virtual bool isActive() const { return {}; }
  virtual NS::UInteger attributeIndex() const { return {}; }
  virtual MTL::DataType attributeType() const { return {}; }
  virtual bool isPatchControlPointData() const { return {}; }
  virtual bool isPatchData() const { return {}; }
  virtual NS::String* name() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class FunctionConstant : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionConstant"; }
  FunctionConstant* retain() { return static_cast<FunctionConstant*>(Object::retain()); }
  FunctionConstant* autorelease() { return static_cast<FunctionConstant*>(Object::autorelease()); }
  static MTL::FunctionConstant* alloc() { return {}; }
  virtual MTL::FunctionConstant* init() { return {}; }
  virtual NS::UInteger index() const = 0;
  virtual NS::String* name() const = 0;
  virtual bool required() const = 0;
  virtual MTL::DataType type() const = 0;
};
}  // namespace MTL
namespace MTL {
class FunctionReflection : public NS::Object {
 public:
  const char* class_name() const override { return "MTLFunctionReflection"; }
  FunctionReflection* retain() { return static_cast<FunctionReflection*>(Object::retain()); }
  FunctionReflection* autorelease() { return static_cast<FunctionReflection*>(Object::autorelease()); }
  static MTL::FunctionReflection* alloc() { return {}; }
  virtual MTL::FunctionReflection* init() { return {}; }
  virtual NS::Array* bindings() const = 0;
};
}  // namespace MTL
namespace MTL {
class LogStateDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLLogStateDescriptor"; }
  LogStateDescriptor* retain() { return static_cast<LogStateDescriptor*>(Object::retain()); }
  LogStateDescriptor* autorelease() { return static_cast<LogStateDescriptor*>(Object::autorelease()); }
  LogStateDescriptor* copy() const { return static_cast<LogStateDescriptor*>(copied()); }
  static LogStateDescriptor* alloc() { return new LogStateDescriptor; }
  LogStateDescriptor* init() { return this; }
  NS::Integer bufferSize() const { return bufferSize_; }
  void setBufferSize(NS::Integer value) { bufferSize_ = value; }
  MTL::LogLevel level() const { return level_; }
  void setLevel(MTL::LogLevel value) { level_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new LogStateDescriptor(*this); return copy; }
  NS::Integer bufferSize_ = 1024 * 1024;
  MTL::LogLevel level_ = {};
};
}  // namespace MTL
namespace MTL {
class ParallelRenderCommandEncoder : public MTL::CommandEncoder {
 public:
  const char* class_name() const override { return "MTLParallelRenderCommandEncoder"; }
  ParallelRenderCommandEncoder* retain() { return static_cast<ParallelRenderCommandEncoder*>(Object::retain()); }
  ParallelRenderCommandEncoder* autorelease() { return static_cast<ParallelRenderCommandEncoder*>(Object::autorelease()); }
  virtual MTL::RenderCommandEncoder* renderCommandEncoder() { return {}; }
  virtual void setColorStoreAction(MTL::StoreAction, NS::UInteger) {}
  virtual void setColorStoreActionOptions(MTL::StoreActionOptions, NS::UInteger) {}
  virtual void setDepthStoreAction(MTL::StoreAction) {}
  virtual void setDepthStoreActionOptions(MTL::StoreActionOptions) {}
  virtual void setStencilStoreAction(MTL::StoreAction) {}
  virtual void setStencilStoreActionOptions(MTL::StoreActionOptions) {}
};
}  // namespace MTL
namespace MTL {
class RasterizationRateSampleArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRasterizationRateSampleArray"; }
  RasterizationRateSampleArray* retain() { return static_cast<RasterizationRateSampleArray*>(Object::retain()); }
  RasterizationRateSampleArray* autorelease() { return static_cast<RasterizationRateSampleArray*>(Object::autorelease()); }
  static MTL::RasterizationRateSampleArray* alloc() { return {}; }
  virtual MTL::RasterizationRateSampleArray* init() { return {}; }
  virtual NS::Number* object(NS::UInteger) { return {}; }
  virtual void setObject(const NS::Number*, NS::UInteger) {}
};
}  // namespace MTL
namespace MTL {
class RasterizationRateLayerDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRasterizationRateLayerDescriptor"; }
  RasterizationRateLayerDescriptor* retain() { return static_cast<RasterizationRateLayerDescriptor*>(Object::retain()); }
  RasterizationRateLayerDescriptor* autorelease() { return static_cast<RasterizationRateLayerDescriptor*>(Object::autorelease()); }
  RasterizationRateLayerDescriptor* copy() const { return static_cast<RasterizationRateLayerDescriptor*>(copied()); }
  static MTL::RasterizationRateLayerDescriptor* alloc() { return {}; }
  virtual MTL::RasterizationRateLayerDescriptor* init() { return {}; }
  virtual MTL::RasterizationRateLayerDescriptor* init(MTL::Size) { return {}; }
  virtual MTL::RasterizationRateLayerDescriptor* init(MTL::Size, const float*, const float*) { return {}; }
  virtual MTL::Size sampleCount() const { return {}; }
  virtual void setSampleCount(MTL::Size) {}
  virtual MTL::RasterizationRateSampleArray* horizontal() const { return {}; }
  virtual float* horizontalSampleStorage() const { return {}; }
  virtual MTL::Size maxSampleCount() const { return {}; }
  virtual MTL::RasterizationRateSampleArray* vertical() const { return {}; }
  virtual float* verticalSampleStorage() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class RasterizationRateLayerArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRasterizationRateLayerArray"; }
  RasterizationRateLayerArray* retain() { return static_cast<RasterizationRateLayerArray*>(Object::retain()); }
  RasterizationRateLayerArray* autorelease() { return static_cast<RasterizationRateLayerArray*>(Object::autorelease()); }
  static MTL::RasterizationRateLayerArray* alloc() { return {}; }
  virtual MTL::RasterizationRateLayerArray* init() { return {}; }
  virtual MTL::RasterizationRateLayerDescriptor* object(NS::UInteger) { return {}; }
  virtual void setObject(const MTL::RasterizationRateLayerDescriptor*, NS::UInteger) {}
};
}  // namespace MTL
namespace MTL {
class RasterizationRateMapDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRasterizationRateMapDescriptor"; }
  RasterizationRateMapDescriptor* retain() { return static_cast<RasterizationRateMapDescriptor*>(Object::retain()); }
  RasterizationRateMapDescriptor* autorelease() { return static_cast<RasterizationRateMapDescriptor*>(Object::autorelease()); }
  RasterizationRateMapDescriptor* copy() const { return static_cast<RasterizationRateMapDescriptor*>(copied()); }
  static MTL::RasterizationRateMapDescriptor* alloc() { return {}; }
  static MTL::RasterizationRateMapDescriptor* rasterizationRateMapDescriptor(MTL::Size) { return {}; }
  static MTL::RasterizationRateMapDescriptor* rasterizationRateMapDescriptor(MTL::Size, const MTL::RasterizationRateLayerDescriptor*) { return {}; }
  static MTL::RasterizationRateMapDescriptor* rasterizationRateMapDescriptor(MTL::Size, NS::UInteger, const MTL::RasterizationRateLayerDescriptor* const*) { return {}; }
  virtual MTL::RasterizationRateMapDescriptor* init() { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual void setLabel(const NS::String*) {}
  virtual MTL::Size screenSize() const { return {}; }
  virtual void setScreenSize(MTL::Size) {}
  virtual MTL::RasterizationRateLayerDescriptor* layer(NS::UInteger) { return {}; }
  virtual NS::UInteger layerCount() const { return {}; }
  virtual MTL::RasterizationRateLayerArray* layers() const { return {}; }
  virtual void setLayer(const MTL::RasterizationRateLayerDescriptor*, NS::UInteger) {}
};
}  // namespace MTL
namespace MTL {
class RenderCommandEncoder : public MTL::CommandEncoder {
 public:
  const char* class_name() const override { return "MTLRenderCommandEncoder"; }
  RenderCommandEncoder* retain() { return static_cast<RenderCommandEncoder*>(Object::retain()); }
  RenderCommandEncoder* autorelease() { return static_cast<RenderCommandEncoder*>(Object::autorelease()); }
  virtual void dispatchThreadsPerTile(MTL::Size) {}
  virtual void drawIndexedPatches(NS::UInteger, NS::UInteger, NS::UInteger, const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void drawIndexedPatches(NS::UInteger, const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, const MTL::Buffer*, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, NS::UInteger, MTL::IndexType, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::Integer, NS::UInteger) {}
  virtual void drawIndexedPrimitives(MTL::PrimitiveType, MTL::IndexType, const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger) {}
  virtual void drawMeshThreadgroups(MTL::Size, MTL::Size, MTL::Size) {}
  virtual void drawMeshThreadgroups(const MTL::Buffer*, NS::UInteger, MTL::Size, MTL::Size) {}
  virtual void drawMeshThreads(MTL::Size, MTL::Size, MTL::Size) {}
  virtual void drawPatches(NS::UInteger, NS::UInteger, NS::UInteger, const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void drawPatches(NS::UInteger, const MTL::Buffer*, NS::UInteger, const MTL::Buffer*, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, NS::UInteger, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void drawPrimitives(MTL::PrimitiveType, const MTL::Buffer*, NS::UInteger) {}
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer*, NS::Range) {}
  virtual void executeCommandsInBuffer(const MTL::IndirectCommandBuffer*, const MTL::Buffer*, NS::UInteger) {}
  virtual void memoryBarrier(MTL::BarrierScope, MTL::RenderStages, MTL::RenderStages) {}
  virtual void memoryBarrier(const MTL::Resource* const*, NS::UInteger, MTL::RenderStages, MTL::RenderStages) {}
  virtual void sampleCountersInBuffer(const MTL::CounterSampleBuffer*, NS::UInteger, bool) {}
  virtual void setBlendColor(float, float, float, float) {}
  virtual void setColorAttachmentMap(const MTL::LogicalToPhysicalColorAttachmentMap*) {}
  virtual void setColorStoreAction(MTL::StoreAction, NS::UInteger) {}
  virtual void setColorStoreActionOptions(MTL::StoreActionOptions, NS::UInteger) {}
  virtual void setCullMode(MTL::CullMode) {}
  virtual void setDepthBias(float, float, float) {}
  virtual void setDepthClipMode(MTL::DepthClipMode) {}
  virtual void setDepthStencilState(const MTL::DepthStencilState*) {}
  virtual void setDepthStoreAction(MTL::StoreAction) {}
  virtual void setDepthStoreActionOptions(MTL::StoreActionOptions) {}
  virtual void setDepthTestBounds(float, float) {}
  virtual void setFragmentAccelerationStructure(const MTL::AccelerationStructure*, NS::UInteger) {}
  virtual void setFragmentBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setFragmentBufferOffset(NS::UInteger, NS::UInteger) {}
  virtual void setFragmentBuffers(const MTL::Buffer* const*, const NS::UInteger*, NS::Range) {}
  virtual void setFragmentBytes(const void*, NS::UInteger, NS::UInteger) {}
  virtual void setFragmentIntersectionFunctionTable(const MTL::IntersectionFunctionTable*, NS::UInteger) {}
  virtual void setFragmentIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const*, NS::Range) {}
  virtual void setFragmentSamplerState(const MTL::SamplerState*, NS::UInteger) {}
  virtual void setFragmentSamplerState(const MTL::SamplerState*, float, float, NS::UInteger) {}
  virtual void setFragmentSamplerStates(const MTL::SamplerState* const*, NS::Range) {}
  virtual void setFragmentSamplerStates(const MTL::SamplerState* const*, const float*, const float*, NS::Range) {}
  virtual void setFragmentTexture(const MTL::Texture*, NS::UInteger) {}
  virtual void setFragmentTextures(const MTL::Texture* const*, NS::Range) {}
  virtual void setFragmentVisibleFunctionTable(const MTL::VisibleFunctionTable*, NS::UInteger) {}
  virtual void setFragmentVisibleFunctionTables(const MTL::VisibleFunctionTable* const*, NS::Range) {}
  virtual void setFrontFacingWinding(MTL::Winding) {}
  virtual void setMeshBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setMeshBufferOffset(NS::UInteger, NS::UInteger) {}
  virtual void setMeshBuffers(const MTL::Buffer* const*, const NS::UInteger*, NS::Range) {}
  virtual void setMeshBytes(const void*, NS::UInteger, NS::UInteger) {}
  virtual void setMeshSamplerState(const MTL::SamplerState*, NS::UInteger) {}
  virtual void setMeshSamplerState(const MTL::SamplerState*, float, float, NS::UInteger) {}
  virtual void setMeshSamplerStates(const MTL::SamplerState* const*, NS::Range) {}
  virtual void setMeshSamplerStates(const MTL::SamplerState* const*, const float*, const float*, NS::Range) {}
  virtual void setMeshTexture(const MTL::Texture*, NS::UInteger) {}
  virtual void setMeshTextures(const MTL::Texture* const*, NS::Range) {}
  virtual void setObjectBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setObjectBufferOffset(NS::UInteger, NS::UInteger) {}
  virtual void setObjectBuffers(const MTL::Buffer* const*, const NS::UInteger*, NS::Range) {}
  virtual void setObjectBytes(const void*, NS::UInteger, NS::UInteger) {}
  virtual void setObjectSamplerState(const MTL::SamplerState*, NS::UInteger) {}
  virtual void setObjectSamplerState(const MTL::SamplerState*, float, float, NS::UInteger) {}
  virtual void setObjectSamplerStates(const MTL::SamplerState* const*, NS::Range) {}
  virtual void setObjectSamplerStates(const MTL::SamplerState* const*, const float*, const float*, NS::Range) {}
  virtual void setObjectTexture(const MTL::Texture*, NS::UInteger) {}
  virtual void setObjectTextures(const MTL::Texture* const*, NS::Range) {}
  virtual void setObjectThreadgroupMemoryLength(NS::UInteger, NS::UInteger) {}
  virtual void setRenderPipelineState(const MTL::RenderPipelineState*) {}
  virtual void setScissorRect(MTL::ScissorRect) {}
  virtual void setScissorRects(const MTL::ScissorRect*, NS::UInteger) {}
  virtual void setStencilReferenceValue(std::uint32_t) {}
  virtual void setStencilReferenceValues(std::uint32_t, std::uint32_t) {}
  virtual void setStencilStoreAction(MTL::StoreAction) {}
  virtual void setStencilStoreActionOptions(MTL::StoreActionOptions) {}
  virtual void setTessellationFactorBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setTessellationFactorScale(float) {}
  virtual void setThreadgroupMemoryLength(NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void setTileAccelerationStructure(const MTL::AccelerationStructure*, NS::UInteger) {}
  virtual void setTileBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setTileBufferOffset(NS::UInteger, NS::UInteger) {}
  virtual void setTileBuffers(const MTL::Buffer* const*, const NS::UInteger*, NS::Range) {}
  virtual void setTileBytes(const void*, NS::UInteger, NS::UInteger) {}
  virtual void setTileIntersectionFunctionTable(const MTL::IntersectionFunctionTable*, NS::UInteger) {}
  virtual void setTileIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const*, NS::Range) {}
  virtual void setTileSamplerState(const MTL::SamplerState*, NS::UInteger) {}
  virtual void setTileSamplerState(const MTL::SamplerState*, float, float, NS::UInteger) {}
  virtual void setTileSamplerStates(const MTL::SamplerState* const*, NS::Range) {}
  virtual void setTileSamplerStates(const MTL::SamplerState* const*, const float*, const float*, NS::Range) {}
  virtual void setTileTexture(const MTL::Texture*, NS::UInteger) {}
  virtual void setTileTextures(const MTL::Texture* const*, NS::Range) {}
  virtual void setTileVisibleFunctionTable(const MTL::VisibleFunctionTable*, NS::UInteger) {}
  virtual void setTileVisibleFunctionTables(const MTL::VisibleFunctionTable* const*, NS::Range) {}
  virtual void setTriangleFillMode(MTL::TriangleFillMode) {}
  virtual void setVertexAccelerationStructure(const MTL::AccelerationStructure*, NS::UInteger) {}
  virtual void setVertexAmplificationCount(NS::UInteger, const MTL::VertexAmplificationViewMapping*) {}
  virtual void setVertexBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger) {}
  virtual void setVertexBuffer(const MTL::Buffer*, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void setVertexBufferOffset(NS::UInteger, NS::UInteger) {}
  virtual void setVertexBufferOffset(NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void setVertexBuffers(const MTL::Buffer* const*, const NS::UInteger*, NS::Range) {}
  virtual void setVertexBuffers(const MTL::Buffer* const*, const NS::UInteger*, const NS::UInteger*, NS::Range) {}
  virtual void setVertexBytes(const void*, NS::UInteger, NS::UInteger) {}
  virtual void setVertexBytes(const void*, NS::UInteger, NS::UInteger, NS::UInteger) {}
  virtual void setVertexIntersectionFunctionTable(const MTL::IntersectionFunctionTable*, NS::UInteger) {}
  virtual void setVertexIntersectionFunctionTables(const MTL::IntersectionFunctionTable* const*, NS::Range) {}
  virtual void setVertexSamplerState(const MTL::SamplerState*, NS::UInteger) {}
  virtual void setVertexSamplerState(const MTL::SamplerState*, float, float, NS::UInteger) {}
  virtual void setVertexSamplerStates(const MTL::SamplerState* const*, NS::Range) {}
  virtual void setVertexSamplerStates(const MTL::SamplerState* const*, const float*, const float*, NS::Range) {}
  virtual void setVertexTexture(const MTL::Texture*, NS::UInteger) {}
  virtual void setVertexTextures(const MTL::Texture* const*, NS::Range) {}
  virtual void setVertexVisibleFunctionTable(const MTL::VisibleFunctionTable*, NS::UInteger) {}
  virtual void setVertexVisibleFunctionTables(const MTL::VisibleFunctionTable* const*, NS::Range) {}
  virtual void setViewport(MTL::Viewport) {}
  virtual void setViewports(const MTL::Viewport*, NS::UInteger) {}
  virtual void setVisibilityResultMode(MTL::VisibilityResultMode, NS::UInteger) {}
  virtual void textureBarrier() {}
  virtual NS::UInteger tileHeight() const { return {}; }
  virtual NS::UInteger tileWidth() const { return {}; }
  virtual void updateFence(const MTL::Fence*, MTL::RenderStages) {}
  virtual void useHeap(const MTL::Heap*) {}
  virtual void useHeap(const MTL::Heap*, MTL::RenderStages) {}
  virtual void useHeaps(const MTL::Heap* const*, NS::UInteger) {}
  virtual void useHeaps(const MTL::Heap* const*, NS::UInteger, MTL::RenderStages) {}
  virtual void useResource(const MTL::Resource*, MTL::ResourceUsage) {}
  virtual void useResource(const MTL::Resource*, MTL::ResourceUsage, MTL::RenderStages) {}
  virtual void useResources(const MTL::Resource* const*, NS::UInteger, MTL::ResourceUsage) {}
  virtual void useResources(const MTL::Resource* const*, NS::UInteger, MTL::ResourceUsage, MTL::RenderStages) {}
  virtual void waitForFence(const MTL::Fence*, MTL::RenderStages) {}
};
}  // namespace MTL
namespace MTL {
class RenderPassSampleBufferAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPassSampleBufferAttachmentDescriptor"; }
  RenderPassSampleBufferAttachmentDescriptor* retain() { return static_cast<RenderPassSampleBufferAttachmentDescriptor*>(Object::retain()); }
  RenderPassSampleBufferAttachmentDescriptor* autorelease() { return static_cast<RenderPassSampleBufferAttachmentDescriptor*>(Object::autorelease()); }
  RenderPassSampleBufferAttachmentDescriptor* copy() const { return static_cast<RenderPassSampleBufferAttachmentDescriptor*>(copied()); }
  static RenderPassSampleBufferAttachmentDescriptor* alloc() { return new RenderPassSampleBufferAttachmentDescriptor; }
  RenderPassSampleBufferAttachmentDescriptor* init() { return this; }
  NS::UInteger endOfFragmentSampleIndex() const { return endOfFragmentSampleIndex_; }
  void setEndOfFragmentSampleIndex(NS::UInteger value) { endOfFragmentSampleIndex_ = value; }
  NS::UInteger endOfVertexSampleIndex() const { return endOfVertexSampleIndex_; }
  void setEndOfVertexSampleIndex(NS::UInteger value) { endOfVertexSampleIndex_ = value; }
  MTL::CounterSampleBuffer* sampleBuffer() const { return sampleBuffer_.get(); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* value) { sampleBuffer_ = kept(value); }
  NS::UInteger startOfFragmentSampleIndex() const { return startOfFragmentSampleIndex_; }
  void setStartOfFragmentSampleIndex(NS::UInteger value) { startOfFragmentSampleIndex_ = value; }
  NS::UInteger startOfVertexSampleIndex() const { return startOfVertexSampleIndex_; }
  void setStartOfVertexSampleIndex(NS::UInteger value) { startOfVertexSampleIndex_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassSampleBufferAttachmentDescriptor(*this); return copy; }
  NS::UInteger endOfFragmentSampleIndex_ = MTL::CounterDontSample;
  NS::UInteger endOfVertexSampleIndex_ = MTL::CounterDontSample;
  NS::SharedPtr<MTL::CounterSampleBuffer> sampleBuffer_;
  NS::UInteger startOfFragmentSampleIndex_ = MTL::CounterDontSample;
  NS::UInteger startOfVertexSampleIndex_ = MTL::CounterDontSample;
};
}  // namespace MTL
namespace MTL {
class RenderPassSampleBufferAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPassSampleBufferAttachmentDescriptorArray"; }
  RenderPassSampleBufferAttachmentDescriptorArray* retain() { return static_cast<RenderPassSampleBufferAttachmentDescriptorArray*>(Object::retain()); }
  RenderPassSampleBufferAttachmentDescriptorArray* autorelease() { return static_cast<RenderPassSampleBufferAttachmentDescriptorArray*>(Object::autorelease()); }
  RenderPassSampleBufferAttachmentDescriptorArray* copy() const { return static_cast<RenderPassSampleBufferAttachmentDescriptorArray*>(copied()); }
  static RenderPassSampleBufferAttachmentDescriptorArray* alloc() { return new RenderPassSampleBufferAttachmentDescriptorArray; }
  RenderPassSampleBufferAttachmentDescriptorArray* init() { return this; }
  MTL::RenderPassSampleBufferAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::RenderPassSampleBufferAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new RenderPassSampleBufferAttachmentDescriptorArray(*this); }
  parts_of<MTL::RenderPassSampleBufferAttachmentDescriptor, 4> elements_;
};
}  // namespace MTL
namespace MTL {
class RenderPassDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPassDescriptor"; }
  RenderPassDescriptor* retain() { return static_cast<RenderPassDescriptor*>(Object::retain()); }
  RenderPassDescriptor* autorelease() { return static_cast<RenderPassDescriptor*>(Object::autorelease()); }
  RenderPassDescriptor* copy() const { return static_cast<RenderPassDescriptor*>(copied()); }
  static RenderPassDescriptor* alloc() { return new RenderPassDescriptor; }
  static RenderPassDescriptor* renderPassDescriptor() { return alloc()->autorelease(); }
  RenderPassDescriptor* init() { return this; }
  NS::UInteger defaultRasterSampleCount() const { return defaultRasterSampleCount_; }
  void setDefaultRasterSampleCount(NS::UInteger value) { defaultRasterSampleCount_ = value; }
  MTL::RenderPassDepthAttachmentDescriptor* depthAttachment() const { return depthAttachment_.get(); }
  void setDepthAttachment(const MTL::RenderPassDepthAttachmentDescriptor* value) { depthAttachment_ = kept(value); }
  NS::UInteger imageblockSampleLength() const { return imageblockSampleLength_; }
  void setImageblockSampleLength(NS::UInteger value) { imageblockSampleLength_ = value; }
  MTL::RasterizationRateMap* rasterizationRateMap() const { return rasterizationRateMap_.get(); }
  void setRasterizationRateMap(const MTL::RasterizationRateMap* value) { rasterizationRateMap_ = kept(value); }
  NS::UInteger renderTargetArrayLength() const { return renderTargetArrayLength_; }
  void setRenderTargetArrayLength(NS::UInteger value) { renderTargetArrayLength_ = value; }
  NS::UInteger renderTargetHeight() const { return renderTargetHeight_; }
  void setRenderTargetHeight(NS::UInteger value) { renderTargetHeight_ = value; }
  NS::UInteger renderTargetWidth() const { return renderTargetWidth_; }
  void setRenderTargetWidth(NS::UInteger value) { renderTargetWidth_ = value; }
  MTL::RenderPassStencilAttachmentDescriptor* stencilAttachment() const { return stencilAttachment_.get(); }
  void setStencilAttachment(const MTL::RenderPassStencilAttachmentDescriptor* value) { stencilAttachment_ = kept(value); }
  bool supportColorAttachmentMapping() const { return supportColorAttachmentMapping_; }
  void setSupportColorAttachmentMapping(bool value) { supportColorAttachmentMapping_ = value; }
  NS::UInteger threadgroupMemoryLength() const { return threadgroupMemoryLength_; }
  void setThreadgroupMemoryLength(NS::UInteger value) { threadgroupMemoryLength_ = value; }
  NS::UInteger tileHeight() const { return tileHeight_; }
  void setTileHeight(NS::UInteger value) { tileHeight_ = value; }
  NS::UInteger tileWidth() const { return tileWidth_; }
  void setTileWidth(NS::UInteger value) { tileWidth_ = value; }
  MTL::Buffer* visibilityResultBuffer() const { return visibilityResultBuffer_.get(); }
  void setVisibilityResultBuffer(const MTL::Buffer* value) { visibilityResultBuffer_ = kept(value); }
  MTL::VisibilityResultType visibilityResultType() const { return visibilityResultType_; }
  void setVisibilityResultType(MTL::VisibilityResultType value) { visibilityResultType_ = value; }
  MTL::RenderPassColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  NS::UInteger getSamplePositions(MTL::SamplePosition*, NS::UInteger) { return {}; }
  MTL::RenderPassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return part(sampleBufferAttachments_); }
  void setSamplePositions(const MTL::SamplePosition*, NS::UInteger) {}
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPassDescriptor(*this); copied_part(copy->colorAttachments_); copied_part(copy->sampleBufferAttachments_); return copy; }
  NS::UInteger defaultRasterSampleCount_ = {};
  NS::SharedPtr<MTL::RenderPassDepthAttachmentDescriptor> depthAttachment_;
  NS::UInteger imageblockSampleLength_ = {};
  NS::SharedPtr<MTL::RasterizationRateMap> rasterizationRateMap_;
  NS::UInteger renderTargetArrayLength_ = {};
  NS::UInteger renderTargetHeight_ = {};
  NS::UInteger renderTargetWidth_ = {};
  NS::SharedPtr<MTL::RenderPassStencilAttachmentDescriptor> stencilAttachment_;
  bool supportColorAttachmentMapping_ = {};
  NS::UInteger threadgroupMemoryLength_ = {};
  NS::UInteger tileHeight_ = {};
  NS::UInteger tileWidth_ = {};
  NS::SharedPtr<MTL::Buffer> visibilityResultBuffer_;
  MTL::VisibilityResultType visibilityResultType_ = {};
  mutable NS::SharedPtr<MTL::RenderPassColorAttachmentDescriptorArray> colorAttachments_;
  mutable NS::SharedPtr<MTL::RenderPassSampleBufferAttachmentDescriptorArray> sampleBufferAttachments_;
};
}  // namespace MTL
namespace MTL {
class RenderPipelineColorAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPipelineColorAttachmentDescriptor"; }
  RenderPipelineColorAttachmentDescriptor* retain() { return static_cast<RenderPipelineColorAttachmentDescriptor*>(Object::retain()); }
  RenderPipelineColorAttachmentDescriptor* autorelease() { return static_cast<RenderPipelineColorAttachmentDescriptor*>(Object::autorelease()); }
  RenderPipelineColorAttachmentDescriptor* copy() const { return static_cast<RenderPipelineColorAttachmentDescriptor*>(copied()); }
  static RenderPipelineColorAttachmentDescriptor* alloc() { return new RenderPipelineColorAttachmentDescriptor; }
  RenderPipelineColorAttachmentDescriptor* init() { return this; }
  MTL::BlendOperation alphaBlendOperation() const { return alphaBlendOperation_; }
  void setAlphaBlendOperation(MTL::BlendOperation value) { alphaBlendOperation_ = value; }
  bool blendingEnabled() const { return blendingEnabled_; }
  void setBlendingEnabled(bool value) { blendingEnabled_ = value; }
  MTL::BlendFactor destinationAlphaBlendFactor() const { return destinationAlphaBlendFactor_; }
  void setDestinationAlphaBlendFactor(MTL::BlendFactor value) { destinationAlphaBlendFactor_ = value; }
  MTL::BlendFactor destinationRGBBlendFactor() const { return destinationRGBBlendFactor_; }
  void setDestinationRGBBlendFactor(MTL::BlendFactor value) { destinationRGBBlendFactor_ = value; }
  MTL::PixelFormat pixelFormat() const { return pixelFormat_; }
  void setPixelFormat(MTL::PixelFormat value) { pixelFormat_ = value; }
  MTL::BlendOperation rgbBlendOperation() const { return rgbBlendOperation_; }
  void setRgbBlendOperation(MTL::BlendOperation value) { rgbBlendOperation_ = value; }
  MTL::BlendFactor sourceAlphaBlendFactor() const { return sourceAlphaBlendFactor_; }
  void setSourceAlphaBlendFactor(MTL::BlendFactor value) { sourceAlphaBlendFactor_ = value; }
  MTL::BlendFactor sourceRGBBlendFactor() const { return sourceRGBBlendFactor_; }
  void setSourceRGBBlendFactor(MTL::BlendFactor value) { sourceRGBBlendFactor_ = value; }
  MTL::ColorWriteMask writeMask() const { return writeMask_; }
  void setWriteMask(MTL::ColorWriteMask value) { writeMask_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineColorAttachmentDescriptor(*this); return copy; }
  MTL::BlendOperation alphaBlendOperation_ = {};
  bool blendingEnabled_ = {};
  MTL::BlendFactor destinationAlphaBlendFactor_ = {};
  MTL::BlendFactor destinationRGBBlendFactor_ = {};
  MTL::PixelFormat pixelFormat_ = {};
  MTL::BlendOperation rgbBlendOperation_ = {};
  MTL::BlendFactor sourceAlphaBlendFactor_ = MTL::BlendFactorOne;
  MTL::BlendFactor sourceRGBBlendFactor_ = MTL::BlendFactorOne;
  MTL::ColorWriteMask writeMask_ = MTL::ColorWriteMaskAll;
};
}  // namespace MTL
namespace MTL {
class LogicalToPhysicalColorAttachmentMap : public NS::Object {
 public:
  const char* class_name() const override { return "MTLLogicalToPhysicalColorAttachmentMap"; }
  LogicalToPhysicalColorAttachmentMap* retain() { return static_cast<LogicalToPhysicalColorAttachmentMap*>(Object::retain()); }
  LogicalToPhysicalColorAttachmentMap* autorelease() { return static_cast<LogicalToPhysicalColorAttachmentMap*>(Object::autorelease()); }
  LogicalToPhysicalColorAttachmentMap* copy() const { return static_cast<LogicalToPhysicalColorAttachmentMap*>(copied()); }
  static MTL::LogicalToPhysicalColorAttachmentMap* alloc() { return {}; }
  virtual MTL::LogicalToPhysicalColorAttachmentMap* init() { return {}; }
  virtual NS::UInteger getPhysicalIndex(NS::UInteger) { return {}; }
  virtual void reset() {}
  virtual void setPhysicalIndex(NS::UInteger, NS::UInteger) {}
};
}  // namespace MTL
namespace MTL {
class RenderPipelineReflection : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPipelineReflection"; }
  RenderPipelineReflection* retain() { return static_cast<RenderPipelineReflection*>(Object::retain()); }
  RenderPipelineReflection* autorelease() { return static_cast<RenderPipelineReflection*>(Object::autorelease()); }
  static MTL::RenderPipelineReflection* alloc() { return {}; }
  virtual MTL::RenderPipelineReflection* init() { return {}; }
  virtual NS::Array* fragmentArguments() const { return {}; }
  virtual NS::Array* fragmentBindings() const { return {}; }
  virtual NS::Array* meshBindings() const { return {}; }
  virtual NS::Array* objectBindings() const { return {}; }
  virtual NS::Array* tileArguments() const { return {}; }
  virtual NS::Array* tileBindings() const { return {}; }
  virtual NS::Array* vertexArguments() const { return {}; }
  virtual NS::Array* vertexBindings() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class RenderPipelineColorAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPipelineColorAttachmentDescriptorArray"; }
  RenderPipelineColorAttachmentDescriptorArray* retain() { return static_cast<RenderPipelineColorAttachmentDescriptorArray*>(Object::retain()); }
  RenderPipelineColorAttachmentDescriptorArray* autorelease() { return static_cast<RenderPipelineColorAttachmentDescriptorArray*>(Object::autorelease()); }
  RenderPipelineColorAttachmentDescriptorArray* copy() const { return static_cast<RenderPipelineColorAttachmentDescriptorArray*>(copied()); }
  static RenderPipelineColorAttachmentDescriptorArray* alloc() { return new RenderPipelineColorAttachmentDescriptorArray; }
  RenderPipelineColorAttachmentDescriptorArray* init() { return this; }
  MTL::RenderPipelineColorAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::RenderPipelineColorAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new RenderPipelineColorAttachmentDescriptorArray(*this); }
  parts_of<MTL::RenderPipelineColorAttachmentDescriptor, 8> elements_;
};
}  // namespace MTL
namespace MTL {
class RenderPipelineDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPipelineDescriptor"; }
  RenderPipelineDescriptor* retain() { return static_cast<RenderPipelineDescriptor*>(Object::retain()); }
  RenderPipelineDescriptor* autorelease() { return static_cast<RenderPipelineDescriptor*>(Object::autorelease()); }
  RenderPipelineDescriptor* copy() const { return static_cast<RenderPipelineDescriptor*>(copied()); }
  static RenderPipelineDescriptor* alloc() { return new RenderPipelineDescriptor; }
  RenderPipelineDescriptor* init() { return this; }
  bool alphaToCoverageEnabled() const { return alphaToCoverageEnabled_; }
  void setAlphaToCoverageEnabled(bool value) { alphaToCoverageEnabled_ = value; }
  bool alphaToOneEnabled() const { return alphaToOneEnabled_; }
  void setAlphaToOneEnabled(bool value) { alphaToOneEnabled_ = value; }
  NS::Array* binaryArchives() const { return binaryArchives_.get(); }
  void setBinaryArchives(const NS::Array* value) { binaryArchives_ = kept(value); }
  MTL::PixelFormat depthAttachmentPixelFormat() const { return depthAttachmentPixelFormat_; }
  void setDepthAttachmentPixelFormat(MTL::PixelFormat value) { depthAttachmentPixelFormat_ = value; }
  MTL::Function* fragmentFunction() const { return fragmentFunction_.get(); }
  void setFragmentFunction(const MTL::Function* value) { fragmentFunction_ = kept(value); }
  MTL::LinkedFunctions* fragmentLinkedFunctions() const { return fragmentLinkedFunctions_.get(); }
  void setFragmentLinkedFunctions(const MTL::LinkedFunctions* value) { fragmentLinkedFunctions_ = kept(value); }
  NS::Array* fragmentPreloadedLibraries() const { return fragmentPreloadedLibraries_.get(); }
  void setFragmentPreloadedLibraries(const NS::Array* value) { fragmentPreloadedLibraries_ = kept(value); }
  MTL::PrimitiveTopologyClass inputPrimitiveTopology() const { return inputPrimitiveTopology_; }
  void setInputPrimitiveTopology(MTL::PrimitiveTopologyClass value) { inputPrimitiveTopology_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  NS::UInteger maxFragmentCallStackDepth() const { return maxFragmentCallStackDepth_; }
  void setMaxFragmentCallStackDepth(NS::UInteger value) { maxFragmentCallStackDepth_ = value; }
  NS::UInteger maxTessellationFactor() const { return maxTessellationFactor_; }
  void setMaxTessellationFactor(NS::UInteger value) { maxTessellationFactor_ = value; }
  NS::UInteger maxVertexAmplificationCount() const { return maxVertexAmplificationCount_; }
  void setMaxVertexAmplificationCount(NS::UInteger value) { maxVertexAmplificationCount_ = value; }
  NS::UInteger maxVertexCallStackDepth() const { return maxVertexCallStackDepth_; }
  void setMaxVertexCallStackDepth(NS::UInteger value) { maxVertexCallStackDepth_ = value; }
  NS::UInteger rasterSampleCount() const { return rasterSampleCount_; }
  void setRasterSampleCount(NS::UInteger value) { rasterSampleCount_ = value; }
  bool rasterizationEnabled() const { return rasterizationEnabled_; }
  void setRasterizationEnabled(bool value) { rasterizationEnabled_ = value; }
  NS::UInteger sampleCount() const { return sampleCount_; }
  void setSampleCount(NS::UInteger value) { sampleCount_ = value; }
  MTL::ShaderValidation shaderValidation() const { return shaderValidation_; }
  void setShaderValidation(MTL::ShaderValidation value) { shaderValidation_ = value; }
  MTL::PixelFormat stencilAttachmentPixelFormat() const { return stencilAttachmentPixelFormat_; }
  void setStencilAttachmentPixelFormat(MTL::PixelFormat value) { stencilAttachmentPixelFormat_ = value; }
  bool supportAddingFragmentBinaryFunctions() const { return supportAddingFragmentBinaryFunctions_; }
  void setSupportAddingFragmentBinaryFunctions(bool value) { supportAddingFragmentBinaryFunctions_ = value; }
  bool supportAddingVertexBinaryFunctions() const { return supportAddingVertexBinaryFunctions_; }
  void setSupportAddingVertexBinaryFunctions(bool value) { supportAddingVertexBinaryFunctions_ = value; }
  bool supportIndirectCommandBuffers() const { return supportIndirectCommandBuffers_; }
  void setSupportIndirectCommandBuffers(bool value) { supportIndirectCommandBuffers_ = value; }
  MTL::TessellationControlPointIndexType tessellationControlPointIndexType() const { return tessellationControlPointIndexType_; }
  void setTessellationControlPointIndexType(MTL::TessellationControlPointIndexType value) { tessellationControlPointIndexType_ = value; }
  MTL::TessellationFactorFormat tessellationFactorFormat() const { return tessellationFactorFormat_; }
  void setTessellationFactorFormat(MTL::TessellationFactorFormat value) { tessellationFactorFormat_ = value; }
  bool tessellationFactorScaleEnabled() const { return tessellationFactorScaleEnabled_; }
  void setTessellationFactorScaleEnabled(bool value) { tessellationFactorScaleEnabled_ = value; }
  MTL::TessellationFactorStepFunction tessellationFactorStepFunction() const { return tessellationFactorStepFunction_; }
  void setTessellationFactorStepFunction(MTL::TessellationFactorStepFunction value) { tessellationFactorStepFunction_ = value; }
  MTL::Winding tessellationOutputWindingOrder() const { return tessellationOutputWindingOrder_; }
  void setTessellationOutputWindingOrder(MTL::Winding value) { tessellationOutputWindingOrder_ = value; }
  MTL::TessellationPartitionMode tessellationPartitionMode() const { return tessellationPartitionMode_; }
  void setTessellationPartitionMode(MTL::TessellationPartitionMode value) { tessellationPartitionMode_ = value; }
  MTL::VertexDescriptor* vertexDescriptor() const { return vertexDescriptor_.get(); }
  void setVertexDescriptor(const MTL::VertexDescriptor* value) { vertexDescriptor_ = kept(value); }
  MTL::Function* vertexFunction() const { return vertexFunction_.get(); }
  void setVertexFunction(const MTL::Function* value) { vertexFunction_ = kept(value); }
  MTL::LinkedFunctions* vertexLinkedFunctions() const { return vertexLinkedFunctions_.get(); }
  void setVertexLinkedFunctions(const MTL::LinkedFunctions* value) { vertexLinkedFunctions_ = kept(value); }
  NS::Array* vertexPreloadedLibraries() const { return vertexPreloadedLibraries_.get(); }
  void setVertexPreloadedLibraries(const NS::Array* value) { vertexPreloadedLibraries_ = kept(value); }
  MTL::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  MTL::PipelineBufferDescriptorArray* fragmentBuffers() const { return part(fragmentBuffers_); }
  void reset() { *this = RenderPipelineDescriptor(); }
  MTL::PipelineBufferDescriptorArray* vertexBuffers() const { return part(vertexBuffers_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineDescriptor(*this); copied_part(copy->colorAttachments_); copied_part(copy->fragmentBuffers_); copied_part(copy->vertexBuffers_); return copy; }
  bool alphaToCoverageEnabled_ = {};
  bool alphaToOneEnabled_ = {};
  NS::SharedPtr<NS::Array> binaryArchives_;
  MTL::PixelFormat depthAttachmentPixelFormat_ = {};
  NS::SharedPtr<MTL::Function> fragmentFunction_;
  NS::SharedPtr<MTL::LinkedFunctions> fragmentLinkedFunctions_;
  NS::SharedPtr<NS::Array> fragmentPreloadedLibraries_;
  MTL::PrimitiveTopologyClass inputPrimitiveTopology_ = {};
  NS::SharedPtr<NS::String> label_;
  NS::UInteger maxFragmentCallStackDepth_ = {};
  NS::UInteger maxTessellationFactor_ = 16;
  NS::UInteger maxVertexAmplificationCount_ = 1;
  NS::UInteger maxVertexCallStackDepth_ = {};
  NS::UInteger rasterSampleCount_ = 1;
  bool rasterizationEnabled_ = true;
  NS::UInteger sampleCount_ = 1;
  MTL::ShaderValidation shaderValidation_ = {};
  MTL::PixelFormat stencilAttachmentPixelFormat_ = {};
  bool supportAddingFragmentBinaryFunctions_ = {};
  bool supportAddingVertexBinaryFunctions_ = {};
  bool supportIndirectCommandBuffers_ = {};
  MTL::TessellationControlPointIndexType tessellationControlPointIndexType_ = {};
  MTL::TessellationFactorFormat tessellationFactorFormat_ = {};
  bool tessellationFactorScaleEnabled_ = {};
  MTL::TessellationFactorStepFunction tessellationFactorStepFunction_ = {};
  MTL::Winding tessellationOutputWindingOrder_ = {};
  MTL::TessellationPartitionMode tessellationPartitionMode_ = {};
  NS::SharedPtr<MTL::VertexDescriptor> vertexDescriptor_;
  NS::SharedPtr<MTL::Function> vertexFunction_;
  NS::SharedPtr<MTL::LinkedFunctions> vertexLinkedFunctions_;
  NS::SharedPtr<NS::Array> vertexPreloadedLibraries_;
  mutable NS::SharedPtr<MTL::RenderPipelineColorAttachmentDescriptorArray> colorAttachments_;
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> fragmentBuffers_;
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> vertexBuffers_;
};
}  // namespace MTL
namespace MTL {
class RenderPipelineFunctionsDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLRenderPipelineFunctionsDescriptor"; }
  RenderPipelineFunctionsDescriptor* retain() { return static_cast<RenderPipelineFunctionsDescriptor*>(Object::retain()); }
  RenderPipelineFunctionsDescriptor* autorelease() { return static_cast<RenderPipelineFunctionsDescriptor*>(Object::autorelease()); }
  RenderPipelineFunctionsDescriptor* copy() const { return static_cast<RenderPipelineFunctionsDescriptor*>(copied()); }
  static RenderPipelineFunctionsDescriptor* alloc() { return new RenderPipelineFunctionsDescriptor; }
  RenderPipelineFunctionsDescriptor* init() { return this; }
  NS::Array* fragmentAdditionalBinaryFunctions() const { return fragmentAdditionalBinaryFunctions_.get(); }
  void setFragmentAdditionalBinaryFunctions(const NS::Array* value) { fragmentAdditionalBinaryFunctions_ = kept(value); }
  NS::Array* tileAdditionalBinaryFunctions() const { return tileAdditionalBinaryFunctions_.get(); }
  void setTileAdditionalBinaryFunctions(const NS::Array* value) { tileAdditionalBinaryFunctions_ = kept(value); }
  NS::Array* vertexAdditionalBinaryFunctions() const { return vertexAdditionalBinaryFunctions_.get(); }
  void setVertexAdditionalBinaryFunctions(const NS::Array* value) { vertexAdditionalBinaryFunctions_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new RenderPipelineFunctionsDescriptor(*this); return copy; }
  NS::SharedPtr<NS::Array> fragmentAdditionalBinaryFunctions_;
  NS::SharedPtr<NS::Array> tileAdditionalBinaryFunctions_;
  NS::SharedPtr<NS::Array> vertexAdditionalBinaryFunctions_;
};
}  // namespace MTL
namespace MTL {
class RenderPipelineState : public MTL::Allocation {
 public:
  const char* class_name() const override { return "MTLRenderPipelineState"; }
  RenderPipelineState* retain() { return static_cast<RenderPipelineState*>(Object::retain()); }
  RenderPipelineState* autorelease() { return static_cast<RenderPipelineState*>(Object::autorelease()); }
  virtual MTL::Device* device() const { return {}; }
  virtual MTL::FunctionHandle* functionHandle(const NS::String*, MTL::RenderStages) { return {}; }
  virtual MTL::FunctionHandle* functionHandle(const MTL::Function*, MTL::RenderStages) { return {}; }
  virtual MTL::ResourceID gpuResourceID() const { return {}; }
  virtual NS::UInteger imageblockMemoryLength(MTL::Size) { return {}; }
  virtual NS::UInteger imageblockSampleLength() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual NS::UInteger maxTotalThreadgroupsPerMeshGrid() const { return {}; }
  virtual NS::UInteger maxTotalThreadsPerMeshThreadgroup() const { return {}; }
  virtual NS::UInteger maxTotalThreadsPerObjectThreadgroup() const { return {}; }
  virtual NS::UInteger maxTotalThreadsPerThreadgroup() const { return {}; }
  virtual NS::UInteger meshThreadExecutionWidth() const { return {}; }
  virtual MTL::IntersectionFunctionTable* newIntersectionFunctionTable(const MTL::IntersectionFunctionTableDescriptor*, MTL::RenderStages) { return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL::RenderPipelineFunctionsDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("RenderPipelineState::newRenderPipelineState"); return {}; }
  virtual MTL::VisibleFunctionTable* newVisibleFunctionTable(const MTL::VisibleFunctionTableDescriptor*, MTL::RenderStages) { return {}; }
  virtual NS::UInteger objectThreadExecutionWidth() const { return {}; }
  virtual MTL::RenderPipelineReflection* reflection() const { return {}; }
  virtual MTL::Size requiredThreadsPerMeshThreadgroup() const { return {}; }
  virtual MTL::Size requiredThreadsPerObjectThreadgroup() const { return {}; }
  virtual MTL::Size requiredThreadsPerTileThreadgroup() const { return {}; }
  virtual MTL::ShaderValidation shaderValidation() const { return {}; }
  virtual bool supportIndirectCommandBuffers() const { return {}; }
  virtual bool threadgroupSizeMatchesTileSize() const { return {}; }
  virtual MTL::FunctionHandle* functionHandle(const MTL4::BinaryFunction*, MTL::RenderStages) { return {}; }
  virtual MTL4::PipelineDescriptor* newRenderPipelineDescriptor() { return {}; }
  virtual MTL::RenderPipelineState* newRenderPipelineState(const MTL4::RenderPipelineBinaryFunctionsDescriptor*, NS::Error** error) { if (error != nullptr) *error = unsupported_error("RenderPipelineState::newRenderPipelineState"); return {}; }
};
}  // namespace MTL
namespace MTL {
class TileRenderPipelineDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTileRenderPipelineDescriptor"; }
  TileRenderPipelineDescriptor* retain() { return static_cast<TileRenderPipelineDescriptor*>(Object::retain()); }
  TileRenderPipelineDescriptor* autorelease() { return static_cast<TileRenderPipelineDescriptor*>(Object::autorelease()); }
  TileRenderPipelineDescriptor* copy() const { return static_cast<TileRenderPipelineDescriptor*>(copied()); }
  static TileRenderPipelineDescriptor* alloc() { return new TileRenderPipelineDescriptor; }
  TileRenderPipelineDescriptor* init() { return this; }
  NS::Array* binaryArchives() const { return binaryArchives_.get(); }
  void setBinaryArchives(const NS::Array* value) { binaryArchives_ = kept(value); }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  MTL::LinkedFunctions* linkedFunctions() const { return linkedFunctions_.get(); }
  void setLinkedFunctions(const MTL::LinkedFunctions* value) { linkedFunctions_ = kept(value); }
  NS::UInteger maxCallStackDepth() const { return maxCallStackDepth_; }
  void setMaxCallStackDepth(NS::UInteger value) { maxCallStackDepth_ = value; }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return maxTotalThreadsPerThreadgroup_; }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger value) { maxTotalThreadsPerThreadgroup_ = value; }
  NS::Array* preloadedLibraries() const { return preloadedLibraries_.get(); }
  void setPreloadedLibraries(const NS::Array* value) { preloadedLibraries_ = kept(value); }
  NS::UInteger rasterSampleCount() const { return rasterSampleCount_; }
  void setRasterSampleCount(NS::UInteger value) { rasterSampleCount_ = value; }
  MTL::Size requiredThreadsPerThreadgroup() const { return requiredThreadsPerThreadgroup_; }
  void setRequiredThreadsPerThreadgroup(MTL::Size value) { requiredThreadsPerThreadgroup_ = value; }
  MTL::ShaderValidation shaderValidation() const { return shaderValidation_; }
  void setShaderValidation(MTL::ShaderValidation value) { shaderValidation_ = value; }
  bool supportAddingBinaryFunctions() const { return supportAddingBinaryFunctions_; }
  void setSupportAddingBinaryFunctions(bool value) { supportAddingBinaryFunctions_ = value; }
  bool threadgroupSizeMatchesTileSize() const { return threadgroupSizeMatchesTileSize_; }
  void setThreadgroupSizeMatchesTileSize(bool value) { threadgroupSizeMatchesTileSize_ = value; }
  MTL::Function* tileFunction() const { return tileFunction_.get(); }
  void setTileFunction(const MTL::Function* value) { tileFunction_ = kept(value); }
  MTL::TileRenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  void reset() { *this = TileRenderPipelineDescriptor(); }
  MTL::PipelineBufferDescriptorArray* tileBuffers() const { return part(tileBuffers_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new TileRenderPipelineDescriptor(*this); copied_part(copy->colorAttachments_); copied_part(copy->tileBuffers_); return copy; }
  NS::SharedPtr<NS::Array> binaryArchives_;
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL::LinkedFunctions> linkedFunctions_;
  NS::UInteger maxCallStackDepth_ = {};
  NS::UInteger maxTotalThreadsPerThreadgroup_ = {};
  NS::SharedPtr<NS::Array> preloadedLibraries_;
  NS::UInteger rasterSampleCount_ = {};
  MTL::Size requiredThreadsPerThreadgroup_ = {};
  MTL::ShaderValidation shaderValidation_ = {};
  bool supportAddingBinaryFunctions_ = {};
  bool threadgroupSizeMatchesTileSize_ = {};
  NS::SharedPtr<MTL::Function> tileFunction_;
  mutable NS::SharedPtr<MTL::TileRenderPipelineColorAttachmentDescriptorArray> colorAttachments_;
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> tileBuffers_;
};
}  // namespace MTL
namespace MTL {
class MeshRenderPipelineDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLMeshRenderPipelineDescriptor"; }
  MeshRenderPipelineDescriptor* retain() { return static_cast<MeshRenderPipelineDescriptor*>(Object::retain()); }
  MeshRenderPipelineDescriptor* autorelease() { return static_cast<MeshRenderPipelineDescriptor*>(Object::autorelease()); }
  MeshRenderPipelineDescriptor* copy() const { return static_cast<MeshRenderPipelineDescriptor*>(copied()); }
  static MeshRenderPipelineDescriptor* alloc() { return new MeshRenderPipelineDescriptor; }
  MeshRenderPipelineDescriptor* init() { return this; }
  bool alphaToCoverageEnabled() const { return alphaToCoverageEnabled_; }
  void setAlphaToCoverageEnabled(bool value) { alphaToCoverageEnabled_ = value; }
  bool alphaToOneEnabled() const { return alphaToOneEnabled_; }
  void setAlphaToOneEnabled(bool value) { alphaToOneEnabled_ = value; }
  NS::Array* binaryArchives() const { return binaryArchives_.get(); }
  void setBinaryArchives(const NS::Array* value) { binaryArchives_ = kept(value); }
  MTL::PixelFormat depthAttachmentPixelFormat() const { return depthAttachmentPixelFormat_; }
  void setDepthAttachmentPixelFormat(MTL::PixelFormat value) { depthAttachmentPixelFormat_ = value; }
  MTL::Function* fragmentFunction() const { return fragmentFunction_.get(); }
  void setFragmentFunction(const MTL::Function* value) { fragmentFunction_ = kept(value); }
  MTL::LinkedFunctions* fragmentLinkedFunctions() const { return fragmentLinkedFunctions_.get(); }
  void setFragmentLinkedFunctions(const MTL::LinkedFunctions* value) { fragmentLinkedFunctions_ = kept(value); }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  NS::UInteger maxTotalThreadgroupsPerMeshGrid() const { return maxTotalThreadgroupsPerMeshGrid_; }
  void setMaxTotalThreadgroupsPerMeshGrid(NS::UInteger value) { maxTotalThreadgroupsPerMeshGrid_ = value; }
  NS::UInteger maxTotalThreadsPerMeshThreadgroup() const { return maxTotalThreadsPerMeshThreadgroup_; }
  void setMaxTotalThreadsPerMeshThreadgroup(NS::UInteger value) { maxTotalThreadsPerMeshThreadgroup_ = value; }
  NS::UInteger maxTotalThreadsPerObjectThreadgroup() const { return maxTotalThreadsPerObjectThreadgroup_; }
  void setMaxTotalThreadsPerObjectThreadgroup(NS::UInteger value) { maxTotalThreadsPerObjectThreadgroup_ = value; }
  NS::UInteger maxVertexAmplificationCount() const { return maxVertexAmplificationCount_; }
  void setMaxVertexAmplificationCount(NS::UInteger value) { maxVertexAmplificationCount_ = value; }
  MTL::Function* meshFunction() const { return meshFunction_.get(); }
  void setMeshFunction(const MTL::Function* value) { meshFunction_ = kept(value); }
  MTL::LinkedFunctions* meshLinkedFunctions() const { return meshLinkedFunctions_.get(); }
  void setMeshLinkedFunctions(const MTL::LinkedFunctions* value) { meshLinkedFunctions_ = kept(value); }
  bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return meshThreadgroupSizeIsMultipleOfThreadExecutionWidth_; }
  void setMeshThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool value) { meshThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = value; }
  MTL::Function* objectFunction() const { return objectFunction_.get(); }
  void setObjectFunction(const MTL::Function* value) { objectFunction_ = kept(value); }
  MTL::LinkedFunctions* objectLinkedFunctions() const { return objectLinkedFunctions_.get(); }
  void setObjectLinkedFunctions(const MTL::LinkedFunctions* value) { objectLinkedFunctions_ = kept(value); }
  bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth() const { return objectThreadgroupSizeIsMultipleOfThreadExecutionWidth_; }
  void setObjectThreadgroupSizeIsMultipleOfThreadExecutionWidth(bool value) { objectThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = value; }
  NS::UInteger payloadMemoryLength() const { return payloadMemoryLength_; }
  void setPayloadMemoryLength(NS::UInteger value) { payloadMemoryLength_ = value; }
  NS::UInteger rasterSampleCount() const { return rasterSampleCount_; }
  void setRasterSampleCount(NS::UInteger value) { rasterSampleCount_ = value; }
  bool rasterizationEnabled() const { return rasterizationEnabled_; }
  void setRasterizationEnabled(bool value) { rasterizationEnabled_ = value; }
  MTL::Size requiredThreadsPerMeshThreadgroup() const { return requiredThreadsPerMeshThreadgroup_; }
  void setRequiredThreadsPerMeshThreadgroup(MTL::Size value) { requiredThreadsPerMeshThreadgroup_ = value; }
  MTL::Size requiredThreadsPerObjectThreadgroup() const { return requiredThreadsPerObjectThreadgroup_; }
  void setRequiredThreadsPerObjectThreadgroup(MTL::Size value) { requiredThreadsPerObjectThreadgroup_ = value; }
  MTL::ShaderValidation shaderValidation() const { return shaderValidation_; }
  void setShaderValidation(MTL::ShaderValidation value) { shaderValidation_ = value; }
  MTL::PixelFormat stencilAttachmentPixelFormat() const { return stencilAttachmentPixelFormat_; }
  void setStencilAttachmentPixelFormat(MTL::PixelFormat value) { stencilAttachmentPixelFormat_ = value; }
  bool supportIndirectCommandBuffers() const { return supportIndirectCommandBuffers_; }
  void setSupportIndirectCommandBuffers(bool value) { supportIndirectCommandBuffers_ = value; }
  MTL::RenderPipelineColorAttachmentDescriptorArray* colorAttachments() const { return part(colorAttachments_); }
  MTL::PipelineBufferDescriptorArray* fragmentBuffers() const { return part(fragmentBuffers_); }
  MTL::PipelineBufferDescriptorArray* meshBuffers() const { return part(meshBuffers_); }
  MTL::PipelineBufferDescriptorArray* objectBuffers() const { return part(objectBuffers_); }
  void reset() { *this = MeshRenderPipelineDescriptor(); }
 protected:
  NS::Object* copied() const override { auto* const copy = new MeshRenderPipelineDescriptor(*this); copied_part(copy->colorAttachments_); copied_part(copy->fragmentBuffers_); copied_part(copy->meshBuffers_); copied_part(copy->objectBuffers_); return copy; }
  bool alphaToCoverageEnabled_ = {};
  bool alphaToOneEnabled_ = {};
  NS::SharedPtr<NS::Array> binaryArchives_;
  MTL::PixelFormat depthAttachmentPixelFormat_ = {};
  NS::SharedPtr<MTL::Function> fragmentFunction_;
  NS::SharedPtr<MTL::LinkedFunctions> fragmentLinkedFunctions_;
  NS::SharedPtr<NS::String> label_;
  NS::UInteger maxTotalThreadgroupsPerMeshGrid_ = {};
  NS::UInteger maxTotalThreadsPerMeshThreadgroup_ = {};
  NS::UInteger maxTotalThreadsPerObjectThreadgroup_ = {};
  NS::UInteger maxVertexAmplificationCount_ = {};
  NS::SharedPtr<MTL::Function> meshFunction_;
  NS::SharedPtr<MTL::LinkedFunctions> meshLinkedFunctions_;
  bool meshThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = {};
  NS::SharedPtr<MTL::Function> objectFunction_;
  NS::SharedPtr<MTL::LinkedFunctions> objectLinkedFunctions_;
  bool objectThreadgroupSizeIsMultipleOfThreadExecutionWidth_ = {};
  NS::UInteger payloadMemoryLength_ = {};
  NS::UInteger rasterSampleCount_ = {};
  bool rasterizationEnabled_ = {};
  MTL::Size requiredThreadsPerMeshThreadgroup_ = {};
  MTL::Size requiredThreadsPerObjectThreadgroup_ = {};
  MTL::ShaderValidation shaderValidation_ = {};
  MTL::PixelFormat stencilAttachmentPixelFormat_ = {};
  bool supportIndirectCommandBuffers_ = {};
  mutable NS::SharedPtr<MTL::RenderPipelineColorAttachmentDescriptorArray> colorAttachments_;
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> fragmentBuffers_;
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> meshBuffers_;
  mutable NS::SharedPtr<MTL::PipelineBufferDescriptorArray> objectBuffers_;
};
}  // namespace MTL
namespace MTL {
class ResidencySetDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResidencySetDescriptor"; }
  ResidencySetDescriptor* retain() { return static_cast<ResidencySetDescriptor*>(Object::retain()); }
  ResidencySetDescriptor* autorelease() { return static_cast<ResidencySetDescriptor*>(Object::autorelease()); }
  ResidencySetDescriptor* copy() const { return static_cast<ResidencySetDescriptor*>(copied()); }
  static ResidencySetDescriptor* alloc() { return new ResidencySetDescriptor; }
  ResidencySetDescriptor* init() { return this; }
  NS::UInteger initialCapacity() const { return initialCapacity_; }
  void setInitialCapacity(NS::UInteger value) { initialCapacity_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
 protected:
  NS::Object* copied() const override { auto* const copy = new ResidencySetDescriptor(*this); return copy; }
  NS::UInteger initialCapacity_ = {};
  NS::SharedPtr<NS::String> label_;
};
}  // namespace MTL
namespace MTL {
class ResidencySet : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResidencySet"; }
  ResidencySet* retain() { return static_cast<ResidencySet*>(Object::retain()); }
  ResidencySet* autorelease() { return static_cast<ResidencySet*>(Object::autorelease()); }
  virtual void addAllocation(const MTL::Allocation* allocation) = 0;
  virtual void addAllocations(const MTL::Allocation* const* allocations, NS::UInteger count) = 0;
  virtual NS::Array* allAllocations() const = 0;
  virtual std::uint64_t allocatedSize() const = 0;
  virtual NS::UInteger allocationCount() const = 0;
  virtual void commit() = 0;
  virtual bool containsAllocation(const MTL::Allocation* allocation) = 0;
  virtual MTL::Device* device() const = 0;
  virtual void endResidency() = 0;
  virtual NS::String* label() const = 0;
  virtual void removeAllAllocations() = 0;
  virtual void removeAllocation(const MTL::Allocation* allocation) = 0;
  virtual void removeAllocations(const MTL::Allocation* const* allocations, NS::UInteger count) = 0;
  virtual void requestResidency() = 0;
};
}  // namespace MTL
namespace MTL {
class ResourceStateCommandEncoder : public MTL::CommandEncoder {
 public:
  const char* class_name() const override { return "MTLResourceStateCommandEncoder"; }
  ResourceStateCommandEncoder* retain() { return static_cast<ResourceStateCommandEncoder*>(Object::retain()); }
  ResourceStateCommandEncoder* autorelease() { return static_cast<ResourceStateCommandEncoder*>(Object::autorelease()); }
  virtual void moveTextureMappingsFromTexture(const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin, MTL::Size, const MTL::Texture*, NS::UInteger, NS::UInteger, MTL::Origin) {}
  virtual void updateFence(const MTL::Fence*) {}
  virtual void updateTextureMapping(const MTL::Texture*, const MTL::SparseTextureMappingMode, const MTL::Region, const NS::UInteger, const NS::UInteger) {}
  virtual void updateTextureMapping(const MTL::Texture*, const MTL::SparseTextureMappingMode, const MTL::Buffer*, NS::UInteger) {}
  virtual void updateTextureMappings(const MTL::Texture*, const MTL::SparseTextureMappingMode, const MTL::Region*, const NS::UInteger*, const NS::UInteger*, NS::UInteger) {}
  virtual void waitForFence(const MTL::Fence*) {}
};
}  // namespace MTL
namespace MTL {
class ResourceStatePassSampleBufferAttachmentDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResourceStatePassSampleBufferAttachmentDescriptor"; }
  ResourceStatePassSampleBufferAttachmentDescriptor* retain() { return static_cast<ResourceStatePassSampleBufferAttachmentDescriptor*>(Object::retain()); }
  ResourceStatePassSampleBufferAttachmentDescriptor* autorelease() { return static_cast<ResourceStatePassSampleBufferAttachmentDescriptor*>(Object::autorelease()); }
  ResourceStatePassSampleBufferAttachmentDescriptor* copy() const { return static_cast<ResourceStatePassSampleBufferAttachmentDescriptor*>(copied()); }
  static ResourceStatePassSampleBufferAttachmentDescriptor* alloc() { return new ResourceStatePassSampleBufferAttachmentDescriptor; }
  ResourceStatePassSampleBufferAttachmentDescriptor* init() { return this; }
  NS::UInteger endOfEncoderSampleIndex() const { return endOfEncoderSampleIndex_; }
  void setEndOfEncoderSampleIndex(NS::UInteger value) { endOfEncoderSampleIndex_ = value; }
  MTL::CounterSampleBuffer* sampleBuffer() const { return sampleBuffer_.get(); }
  void setSampleBuffer(const MTL::CounterSampleBuffer* value) { sampleBuffer_ = kept(value); }
  NS::UInteger startOfEncoderSampleIndex() const { return startOfEncoderSampleIndex_; }
  void setStartOfEncoderSampleIndex(NS::UInteger value) { startOfEncoderSampleIndex_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new ResourceStatePassSampleBufferAttachmentDescriptor(*this); return copy; }
  NS::UInteger endOfEncoderSampleIndex_ = MTL::CounterDontSample;
  NS::SharedPtr<MTL::CounterSampleBuffer> sampleBuffer_;
  NS::UInteger startOfEncoderSampleIndex_ = MTL::CounterDontSample;
};
}  // namespace MTL
namespace MTL {
class ResourceStatePassSampleBufferAttachmentDescriptorArray : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResourceStatePassSampleBufferAttachmentDescriptorArray"; }
  ResourceStatePassSampleBufferAttachmentDescriptorArray* retain() { return static_cast<ResourceStatePassSampleBufferAttachmentDescriptorArray*>(Object::retain()); }
  ResourceStatePassSampleBufferAttachmentDescriptorArray* autorelease() { return static_cast<ResourceStatePassSampleBufferAttachmentDescriptorArray*>(Object::autorelease()); }
  ResourceStatePassSampleBufferAttachmentDescriptorArray* copy() const { return static_cast<ResourceStatePassSampleBufferAttachmentDescriptorArray*>(copied()); }
  static ResourceStatePassSampleBufferAttachmentDescriptorArray* alloc() { return new ResourceStatePassSampleBufferAttachmentDescriptorArray; }
  ResourceStatePassSampleBufferAttachmentDescriptorArray* init() { return this; }
  MTL::ResourceStatePassSampleBufferAttachmentDescriptor* object(NS::UInteger index) const { return elements_.at(index); }
  void setObject(const MTL::ResourceStatePassSampleBufferAttachmentDescriptor* value, NS::UInteger index) { elements_.set(value, index); }
 protected:
  NS::Object* copied() const override { return new ResourceStatePassSampleBufferAttachmentDescriptorArray(*this); }
  parts_of<MTL::ResourceStatePassSampleBufferAttachmentDescriptor, 4> elements_;
};
}  // namespace MTL
namespace MTL {
class ResourceStatePassDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResourceStatePassDescriptor"; }
  ResourceStatePassDescriptor* retain() { return static_cast<ResourceStatePassDescriptor*>(Object::retain()); }
  ResourceStatePassDescriptor* autorelease() { return static_cast<ResourceStatePassDescriptor*>(Object::autorelease()); }
  ResourceStatePassDescriptor* copy() const { return static_cast<ResourceStatePassDescriptor*>(copied()); }
  static ResourceStatePassDescriptor* alloc() { return new ResourceStatePassDescriptor; }
  static ResourceStatePassDescriptor* resourceStatePassDescriptor() { return alloc()->autorelease(); }
  ResourceStatePassDescriptor* init() { return this; }
  MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray* sampleBufferAttachments() const { return part(sampleBufferAttachments_); }
 protected:
  NS::Object* copied() const override { auto* const copy = new ResourceStatePassDescriptor(*this); copied_part(copy->sampleBufferAttachments_); return copy; }
  mutable NS::SharedPtr<MTL::ResourceStatePassSampleBufferAttachmentDescriptorArray> sampleBufferAttachments_;
};
}  // namespace MTL
namespace MTL {
class ResourceViewPoolDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResourceViewPoolDescriptor"; }
  ResourceViewPoolDescriptor* retain() { return static_cast<ResourceViewPoolDescriptor*>(Object::retain()); }
  ResourceViewPoolDescriptor* autorelease() { return static_cast<ResourceViewPoolDescriptor*>(Object::autorelease()); }
  ResourceViewPoolDescriptor* copy() const { return static_cast<ResourceViewPoolDescriptor*>(copied()); }
  static ResourceViewPoolDescriptor* alloc() { return new ResourceViewPoolDescriptor; }
  ResourceViewPoolDescriptor* init() { return this; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  NS::UInteger resourceViewCount() const { return resourceViewCount_; }
  void setResourceViewCount(NS::UInteger value) { resourceViewCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new ResourceViewPoolDescriptor(*this); return copy; }
  NS::SharedPtr<NS::String> label_;
  NS::UInteger resourceViewCount_ = {};
};
}  // namespace MTL
namespace MTL {
class ResourceViewPool : public NS::Object {
 public:
  const char* class_name() const override { return "MTLResourceViewPool"; }
  ResourceViewPool* retain() { return static_cast<ResourceViewPool*>(Object::retain()); }
  ResourceViewPool* autorelease() { return static_cast<ResourceViewPool*>(Object::autorelease()); }
  virtual MTL::ResourceID baseResourceID() const { return {}; }
  virtual MTL::ResourceID copyResourceViewsFromPool(const MTL::ResourceViewPool*, NS::Range, NS::UInteger) { return {}; }
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
  virtual NS::UInteger resourceViewCount() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class SamplerDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLSamplerDescriptor"; }
  SamplerDescriptor* retain() { return static_cast<SamplerDescriptor*>(Object::retain()); }
  SamplerDescriptor* autorelease() { return static_cast<SamplerDescriptor*>(Object::autorelease()); }
  SamplerDescriptor* copy() const { return static_cast<SamplerDescriptor*>(copied()); }
  static SamplerDescriptor* alloc() { return new SamplerDescriptor; }
  SamplerDescriptor* init() { return this; }
  MTL::SamplerBorderColor borderColor() const { return borderColor_; }
  void setBorderColor(MTL::SamplerBorderColor value) { borderColor_ = value; }
  MTL::CompareFunction compareFunction() const { return compareFunction_; }
  void setCompareFunction(MTL::CompareFunction value) { compareFunction_ = value; }
  NS::String* label() const { return label_.get(); }
  void setLabel(const NS::String* value) { label_ = kept(value); }
  bool lodAverage() const { return lodAverage_; }
  void setLodAverage(bool value) { lodAverage_ = value; }
  float lodBias() const { return lodBias_; }
  void setLodBias(float value) { lodBias_ = value; }
  float lodMaxClamp() const { return lodMaxClamp_; }
  void setLodMaxClamp(float value) { lodMaxClamp_ = value; }
  float lodMinClamp() const { return lodMinClamp_; }
  void setLodMinClamp(float value) { lodMinClamp_ = value; }
  MTL::SamplerMinMagFilter magFilter() const { return magFilter_; }
  void setMagFilter(MTL::SamplerMinMagFilter value) { magFilter_ = value; }
  NS::UInteger maxAnisotropy() const { return maxAnisotropy_; }
  void setMaxAnisotropy(NS::UInteger value) { maxAnisotropy_ = value; }
  MTL::SamplerMinMagFilter minFilter() const { return minFilter_; }
  void setMinFilter(MTL::SamplerMinMagFilter value) { minFilter_ = value; }
  MTL::SamplerMipFilter mipFilter() const { return mipFilter_; }
  void setMipFilter(MTL::SamplerMipFilter value) { mipFilter_ = value; }
  bool normalizedCoordinates() const { return normalizedCoordinates_; }
  void setNormalizedCoordinates(bool value) { normalizedCoordinates_ = value; }
  MTL::SamplerAddressMode rAddressMode() const { return rAddressMode_; }
  void setRAddressMode(MTL::SamplerAddressMode value) { rAddressMode_ = value; }
  MTL::SamplerReductionMode reductionMode() const { return reductionMode_; }
  void setReductionMode(MTL::SamplerReductionMode value) { reductionMode_ = value; }
  MTL::SamplerAddressMode sAddressMode() const { return sAddressMode_; }
  void setSAddressMode(MTL::SamplerAddressMode value) { sAddressMode_ = value; }
  bool supportArgumentBuffers() const { return supportArgumentBuffers_; }
  void setSupportArgumentBuffers(bool value) { supportArgumentBuffers_ = value; }
  MTL::SamplerAddressMode tAddressMode() const { return tAddressMode_; }
  void setTAddressMode(MTL::SamplerAddressMode value) { tAddressMode_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new SamplerDescriptor(*this); return copy; }
  MTL::SamplerBorderColor borderColor_ = {};
  MTL::CompareFunction compareFunction_ = {};
  NS::SharedPtr<NS::String> label_;
  bool lodAverage_ = {};
  float lodBias_ = {};
  float lodMaxClamp_ = 3.402823466e+38f;
  float lodMinClamp_ = {};
  MTL::SamplerMinMagFilter magFilter_ = {};
  NS::UInteger maxAnisotropy_ = 1;
  MTL::SamplerMinMagFilter minFilter_ = {};
  MTL::SamplerMipFilter mipFilter_ = {};
  bool normalizedCoordinates_ = true;
  MTL::SamplerAddressMode rAddressMode_ = {};
  MTL::SamplerReductionMode reductionMode_ = {};
  MTL::SamplerAddressMode sAddressMode_ = {};
  bool supportArgumentBuffers_ = {};
  MTL::SamplerAddressMode tAddressMode_ = {};
};
}  // namespace MTL
namespace MTL {
class SamplerState : public NS::Object {
 public:
  const char* class_name() const override { return "MTLSamplerState"; }
  SamplerState* retain() { return static_cast<SamplerState*>(Object::retain()); }
  SamplerState* autorelease() { return static_cast<SamplerState*>(Object::autorelease()); }
  virtual MTL::Device* device() const = 0;
  virtual MTL::ResourceID gpuResourceID() const = 0;
  virtual NS::String* label() const = 0;
};
}  // namespace MTL
namespace MTL {
class TensorDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTensorDescriptor"; }
  TensorDescriptor* retain() { return static_cast<TensorDescriptor*>(Object::retain()); }
  TensorDescriptor* autorelease() { return static_cast<TensorDescriptor*>(Object::autorelease()); }
  TensorDescriptor* copy() const { return static_cast<TensorDescriptor*>(copied()); }
  static TensorDescriptor* alloc() { return new TensorDescriptor; }
  TensorDescriptor* init() { return this; }
  MTL::CPUCacheMode cpuCacheMode() const { return cpuCacheMode_; }
  void setCpuCacheMode(MTL::CPUCacheMode value) { cpuCacheMode_ = value; }
  MTL::TensorDataType dataType() const { return dataType_; }
  void setDataType(MTL::TensorDataType value) { dataType_ = value; }
  MTL::TensorExtents* dimensions() const { return dimensions_.get(); }
  void setDimensions(const MTL::TensorExtents* value) { dimensions_ = kept(value); }
  MTL::HazardTrackingMode hazardTrackingMode() const { return hazardTrackingMode_; }
  void setHazardTrackingMode(MTL::HazardTrackingMode value) { hazardTrackingMode_ = value; }
  MTL::ResourceOptions resourceOptions() const { return resourceOptions_; }
  void setResourceOptions(MTL::ResourceOptions value) { resourceOptions_ = value; }
  MTL::StorageMode storageMode() const { return storageMode_; }
  void setStorageMode(MTL::StorageMode value) { storageMode_ = value; }
  MTL::TensorExtents* strides() const { return strides_.get(); }
  void setStrides(const MTL::TensorExtents* value) { strides_ = kept(value); }
  MTL::TensorUsage usage() const { return usage_; }
  void setUsage(MTL::TensorUsage value) { usage_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new TensorDescriptor(*this); return copy; }
  MTL::CPUCacheMode cpuCacheMode_ = {};
  MTL::TensorDataType dataType_ = {};
  NS::SharedPtr<MTL::TensorExtents> dimensions_;
  MTL::HazardTrackingMode hazardTrackingMode_ = {};
  MTL::ResourceOptions resourceOptions_ = {};
  MTL::StorageMode storageMode_ = {};
  NS::SharedPtr<MTL::TensorExtents> strides_;
  MTL::TensorUsage usage_ = {};
};
}  // namespace MTL
namespace MTL {
class Tensor : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLTensor"; }
  Tensor* retain() { return static_cast<Tensor*>(Object::retain()); }
  Tensor* autorelease() { return static_cast<Tensor*>(Object::autorelease()); }
  virtual MTL::Buffer* buffer() const { return {}; }
  virtual NS::UInteger bufferOffset() const { return {}; }
  virtual MTL::TensorDataType dataType() const { return {}; }
  virtual MTL::TensorExtents* dimensions() const { return {}; }
  virtual void getBytes(void*, const MTL::TensorExtents*, const MTL::TensorExtents*, const MTL::TensorExtents*) {}
  virtual MTL::ResourceID gpuResourceID() const { return {}; }
  virtual void replaceSliceOrigin(const MTL::TensorExtents*, const MTL::TensorExtents*, const void*, const MTL::TensorExtents*) {}
  virtual MTL::TensorExtents* strides() const { return {}; }
  virtual MTL::TensorUsage usage() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class SharedTextureHandle : public NS::Object {
 public:
  const char* class_name() const override { return "MTLSharedTextureHandle"; }
  SharedTextureHandle* retain() { return static_cast<SharedTextureHandle*>(Object::retain()); }
  SharedTextureHandle* autorelease() { return static_cast<SharedTextureHandle*>(Object::autorelease()); }
  SharedTextureHandle* copy() const { return static_cast<SharedTextureHandle*>(copied()); }
  static MTL::SharedTextureHandle* alloc() { return {}; }
  virtual MTL::SharedTextureHandle* init() { return {}; }
  virtual MTL::Device* device() const { return {}; }
  virtual NS::String* label() const { return {}; }
};
}  // namespace MTL
namespace MTL {
class TextureDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTextureDescriptor"; }
  TextureDescriptor* retain() { return static_cast<TextureDescriptor*>(Object::retain()); }
  TextureDescriptor* autorelease() { return static_cast<TextureDescriptor*>(Object::autorelease()); }
  TextureDescriptor* copy() const { return static_cast<TextureDescriptor*>(copied()); }
  static TextureDescriptor* alloc() { return new TextureDescriptor; }
  static MTL::TextureDescriptor* texture2DDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger width, NS::UInteger height, bool mipmapped);
  static MTL::TextureDescriptor* textureBufferDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger width, MTL::ResourceOptions resourceOptions, MTL::TextureUsage usage);
  static MTL::TextureDescriptor* textureCubeDescriptor(MTL::PixelFormat pixelFormat, NS::UInteger size, bool mipmapped);
  TextureDescriptor* init() { return this; }
  bool allowGPUOptimizedContents() const { return allowGPUOptimizedContents_; }
  void setAllowGPUOptimizedContents(bool value) { allowGPUOptimizedContents_ = value; }
  NS::UInteger arrayLength() const { return arrayLength_; }
  void setArrayLength(NS::UInteger value) { arrayLength_ = value; }
  MTL::TextureCompressionType compressionType() const { return compressionType_; }
  void setCompressionType(MTL::TextureCompressionType value) { compressionType_ = value; }
  MTL::CPUCacheMode cpuCacheMode() const;
  void setCpuCacheMode(MTL::CPUCacheMode value);
  NS::UInteger depth() const { return depth_; }
  void setDepth(NS::UInteger value) { depth_ = value; }
  MTL::HazardTrackingMode hazardTrackingMode() const;
  void setHazardTrackingMode(MTL::HazardTrackingMode value);
  NS::UInteger height() const { return height_; }
  void setHeight(NS::UInteger value) { height_ = value; }
  NS::UInteger mipmapLevelCount() const { return mipmapLevelCount_; }
  void setMipmapLevelCount(NS::UInteger value) { mipmapLevelCount_ = value; }
  MTL::PixelFormat pixelFormat() const { return pixelFormat_; }
  void setPixelFormat(MTL::PixelFormat value) { pixelFormat_ = value; }
  MTL::SparsePageSize placementSparsePageSize() const { return placementSparsePageSize_; }
  void setPlacementSparsePageSize(MTL::SparsePageSize value) { placementSparsePageSize_ = value; }
  MTL::ResourceOptions resourceOptions() const { return resourceOptions_; }
  void setResourceOptions(MTL::ResourceOptions value) { resourceOptions_ = value; }
  NS::UInteger sampleCount() const { return sampleCount_; }
  void setSampleCount(NS::UInteger value) { sampleCount_ = value; }
  MTL::StorageMode storageMode() const;
  void setStorageMode(MTL::StorageMode value);
  MTL::TextureSwizzleChannels swizzle() const { return swizzle_; }
  void setSwizzle(MTL::TextureSwizzleChannels value) { swizzle_ = value; }
  MTL::TextureType textureType() const { return textureType_; }
  void setTextureType(MTL::TextureType value) { textureType_ = value; }
  MTL::TextureUsage usage() const { return usage_; }
  void setUsage(MTL::TextureUsage value) { usage_ = value; }
  NS::UInteger width() const { return width_; }
  void setWidth(NS::UInteger value) { width_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new TextureDescriptor(*this); return copy; }
  bool allowGPUOptimizedContents_ = true;
  NS::UInteger arrayLength_ = 1;
  MTL::TextureCompressionType compressionType_ = {};
  NS::UInteger depth_ = 1;
  NS::UInteger height_ = 1;
  NS::UInteger mipmapLevelCount_ = 1;
  MTL::PixelFormat pixelFormat_ = MTL::PixelFormatRGBA8Unorm;
  MTL::SparsePageSize placementSparsePageSize_ = {};
  MTL::ResourceOptions resourceOptions_ = {};
  NS::UInteger sampleCount_ = 1;
  MTL::TextureSwizzleChannels swizzle_ = MTL::TextureSwizzleChannels(MTL::TextureSwizzleRed, MTL::TextureSwizzleGreen, MTL::TextureSwizzleBlue, MTL::TextureSwizzleAlpha);
  MTL::TextureType textureType_ = MTL::TextureType2D;
  MTL::TextureUsage usage_ = MTL::TextureUsageShaderRead;
  NS::UInteger width_ = 1;
};
}  // namespace MTL
namespace MTL {
class TextureViewDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLTextureViewDescriptor"; }
  TextureViewDescriptor* retain() { return static_cast<TextureViewDescriptor*>(Object::retain()); }
  TextureViewDescriptor* autorelease() { return static_cast<TextureViewDescriptor*>(Object::autorelease()); }
  TextureViewDescriptor* copy() const { return static_cast<TextureViewDescriptor*>(copied()); }
  static TextureViewDescriptor* alloc() { return new TextureViewDescriptor; }
  TextureViewDescriptor* init() { return this; }
  NS::Range levelRange() const { return levelRange_; }
  void setLevelRange(NS::Range value) { levelRange_ = value; }
  MTL::PixelFormat pixelFormat() const { return pixelFormat_; }
  void setPixelFormat(MTL::PixelFormat value) { pixelFormat_ = value; }
  NS::Range sliceRange() const { return sliceRange_; }
  void setSliceRange(NS::Range value) { sliceRange_ = value; }
  MTL::TextureSwizzleChannels swizzle() const { return swizzle_; }
  void setSwizzle(MTL::TextureSwizzleChannels value) { swizzle_ = value; }
  MTL::TextureType textureType() const { return textureType_; }
  void setTextureType(MTL::TextureType value) { textureType_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new TextureViewDescriptor(*this); return copy; }
  NS::Range levelRange_ = {};
  MTL::PixelFormat pixelFormat_ = {};
  NS::Range sliceRange_ = {};
  MTL::TextureSwizzleChannels swizzle_ = MTL::TextureSwizzleChannels(MTL::TextureSwizzleRed, MTL::TextureSwizzleGreen, MTL::TextureSwizzleBlue, MTL::TextureSwizzleAlpha);
  MTL::TextureType textureType_ = {};
};
}  // namespace MTL
namespace MTL {
class TextureViewPool : public MTL::ResourceViewPool {
 public:
  const char* class_name() const override { return "MTLTextureViewPool"; }
  TextureViewPool* retain() { return static_cast<TextureViewPool*>(Object::retain()); }
  TextureViewPool* autorelease() { return static_cast<TextureViewPool*>(Object::autorelease()); }
  virtual MTL::ResourceID setTextureView(const MTL::Texture*, NS::UInteger) { return {}; }
  virtual MTL::ResourceID setTextureView(const MTL::Texture*, const MTL::TextureViewDescriptor*, NS::UInteger) { return {}; }
  virtual MTL::ResourceID setTextureViewFromBuffer(const MTL::Buffer*, const MTL::TextureDescriptor*, NS::UInteger, NS::UInteger, NS::UInteger) { return {}; }
};
}  // namespace MTL
namespace MTL {
class VisibleFunctionTableDescriptor : public NS::Object {
 public:
  const char* class_name() const override { return "MTLVisibleFunctionTableDescriptor"; }
  VisibleFunctionTableDescriptor* retain() { return static_cast<VisibleFunctionTableDescriptor*>(Object::retain()); }
  VisibleFunctionTableDescriptor* autorelease() { return static_cast<VisibleFunctionTableDescriptor*>(Object::autorelease()); }
  VisibleFunctionTableDescriptor* copy() const { return static_cast<VisibleFunctionTableDescriptor*>(copied()); }
  static VisibleFunctionTableDescriptor* alloc() { return new VisibleFunctionTableDescriptor; }
  static VisibleFunctionTableDescriptor* visibleFunctionTableDescriptor() { return alloc()->autorelease(); }
  VisibleFunctionTableDescriptor* init() { return this; }
  NS::UInteger functionCount() const { return functionCount_; }
  void setFunctionCount(NS::UInteger value) { functionCount_ = value; }
 protected:
  NS::Object* copied() const override { auto* const copy = new VisibleFunctionTableDescriptor(*this); return copy; }
  NS::UInteger functionCount_ = {};
};
}  // namespace MTL
namespace MTL {
class VisibleFunctionTable : public MTL::Resource {
 public:
  const char* class_name() const override { return "MTLVisibleFunctionTable"; }
  VisibleFunctionTable* retain() { return static_cast<VisibleFunctionTable*>(Object::retain()); }
  VisibleFunctionTable* autorelease() { return static_cast<VisibleFunctionTable*>(Object::autorelease()); }
  virtual MTL::ResourceID gpuResourceID() const = 0;
  virtual void setFunction(const MTL::FunctionHandle* function, NS::UInteger index) = 0;
  virtual void setFunctions(const MTL::FunctionHandle* const* functions, NS::Range range) = 0;
};
}  // namespace MTL
namespace CA {
class MetalDrawable : public MTL::Drawable {
 public:
  const char* class_name() const override { return "CAMetalDrawable"; }
  MetalDrawable* retain() { return static_cast<MetalDrawable*>(Object::retain()); }
  MetalDrawable* autorelease() { return static_cast<MetalDrawable*>(Object::autorelease()); }
  virtual CA::MetalLayer* layer() const { return {}; }
  virtual MTL::Texture* texture() const { return {}; }
};
}  // namespace CA
namespace CA {
class MetalLayer : public NS::Object {
 public:
  const char* class_name() const override { return "CAMetalLayer"; }
  MetalLayer* retain() { return static_cast<MetalLayer*>(Object::retain()); }
  MetalLayer* autorelease() { return static_cast<MetalLayer*>(Object::autorelease()); }
  static MetalLayer* alloc() { return new MetalLayer; }
  MetalLayer* init() { return this; }
  static MetalLayer* layer() { return alloc()->autorelease(); }
  MTL::PixelFormat pixelFormat() const { return pixelFormat_; }
  void setPixelFormat(MTL::PixelFormat value) { pixelFormat_ = value; }
  bool framebufferOnly() const { return framebufferOnly_; }
  void setFramebufferOnly(bool value) { framebufferOnly_ = value; }
  CGSize drawableSize() const { return drawableSize_; }
  void setDrawableSize(CGSize value) { drawableSize_ = value; }
  NS::UInteger maximumDrawableCount() const { return maximumDrawableCount_; }
  void setMaximumDrawableCount(NS::UInteger value) { maximumDrawableCount_ = value; }
  bool displaySyncEnabled() const { return displaySyncEnabled_; }
  void setDisplaySyncEnabled(bool value) { displaySyncEnabled_ = value; }
  CGColorSpaceRef colorspace() const { return colorspace_; }
  void setColorspace(CGColorSpaceRef value) { colorspace_ = value; }
  bool allowsNextDrawableTimeout() const { return allowsNextDrawableTimeout_; }
  void setAllowsNextDrawableTimeout(bool value) { allowsNextDrawableTimeout_ = value; }
  bool presentsWithTransaction() const { return presentsWithTransaction_; }
  void setPresentsWithTransaction(bool value) { presentsWithTransaction_ = value; }
  bool wantsExtendedDynamicRangeContent() const { return wantsExtendedDynamicRangeContent_; }
  void setWantsExtendedDynamicRangeContent(bool value) { wantsExtendedDynamicRangeContent_ = value; }
  MTL::Device* device() const { return device_.get(); }
  void setDevice(const MTL::Device* value) { device_ = kept(value); }
  CA::MetalDrawable* nextDrawable() { return {}; }
  MTL::ResidencySet* residencySet() const { return {}; }
 protected:
  NS::Object* copied() const override { auto* const copy = new MetalLayer(*this); return copy; }
  MTL::PixelFormat pixelFormat_ = MTL::PixelFormatBGRA8Unorm;
  bool framebufferOnly_ = true;
  CGSize drawableSize_ = {};
  NS::UInteger maximumDrawableCount_ = 3;
  bool displaySyncEnabled_ = true;
  CGColorSpaceRef colorspace_ = {};
  bool allowsNextDrawableTimeout_ = true;
  bool presentsWithTransaction_ = {};
  bool wantsExtendedDynamicRangeContent_ = {};
  NS::SharedPtr<MTL::Device> device_;
};
}  // namespace CA
namespace NS { extern NS::String* const BundleDidLoadNotification; }
namespace NS { extern NS::String* const BundleResourceRequestLowDiskSpaceNotification; }
namespace NS { NS::String* LocalizedString(const NS::String* key, const NS::String* comment); }
namespace NS { NS::String* LocalizedStringFromTable(const NS::String* key, const NS::String* table, const NS::String* comment); }
namespace NS { NS::String* LocalizedStringFromTableInBundle(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* comment); }
namespace NS { NS::String* LocalizedStringWithDefaultValue(const NS::String* key, const NS::String* table, const NS::Bundle* bundle, const NS::String* value, const NS::String* comment); }
namespace NS { extern NS::String* const CocoaErrorDomain; }
namespace NS { extern NS::String* const POSIXErrorDomain; }
namespace NS { extern NS::String* const OSStatusErrorDomain; }
namespace NS { extern NS::String* const MachErrorDomain; }
namespace NS { extern NS::String* const UnderlyingErrorKey; }
namespace NS { extern NS::String* const LocalizedDescriptionKey; }
namespace NS { extern NS::String* const LocalizedFailureReasonErrorKey; }
namespace NS { extern NS::String* const LocalizedRecoverySuggestionErrorKey; }
namespace NS { extern NS::String* const LocalizedRecoveryOptionsErrorKey; }
namespace NS { extern NS::String* const RecoveryAttempterErrorKey; }
namespace NS { extern NS::String* const HelpAnchorErrorKey; }
namespace NS { extern NS::String* const DebugDescriptionErrorKey; }
namespace NS { extern NS::String* const LocalizedFailureErrorKey; }
namespace NS { extern NS::String* const StringEncodingErrorKey; }
namespace NS { extern NS::String* const URLErrorKey; }
namespace NS { extern NS::String* const FilePathErrorKey; }
namespace NS { extern NS::String* const ProcessInfoThermalStateDidChangeNotification; }
namespace NS { extern NS::String* const ProcessInfoPowerStateDidChangeNotification; }
namespace NS { extern NS::String* const ProcessInfoPerformanceProfileDidChangeNotification; }
namespace NS { NS::String* MakeConstantString(const char* text); }
namespace MTL { extern NS::String* const BinaryArchiveDomain; }
namespace MTL { extern NS::String* const CaptureErrorDomain; }
namespace MTL { extern NS::String* const CommandBufferErrorDomain; }
namespace MTL { extern NS::String* const CounterErrorDomain; }
namespace MTL { extern NS::String* const CommonCounterTimestamp; }
namespace MTL { extern NS::String* const CommonCounterTessellationInputPatches; }
namespace MTL { extern NS::String* const CommonCounterVertexInvocations; }
namespace MTL { extern NS::String* const CommonCounterPostTessellationVertexInvocations; }
namespace MTL { extern NS::String* const CommonCounterClipperInvocations; }
namespace MTL { extern NS::String* const CommonCounterClipperPrimitivesOut; }
namespace MTL { extern NS::String* const CommonCounterFragmentInvocations; }
namespace MTL { extern NS::String* const CommonCounterFragmentsPassed; }
namespace MTL { extern NS::String* const CommonCounterComputeKernelInvocations; }
namespace MTL { extern NS::String* const CommonCounterTotalCycles; }
namespace MTL { extern NS::String* const CommonCounterVertexCycles; }
namespace MTL { extern NS::String* const CommonCounterTessellationCycles; }
namespace MTL { extern NS::String* const CommonCounterPostTessellationVertexCycles; }
namespace MTL { extern NS::String* const CommonCounterFragmentCycles; }
namespace MTL { extern NS::String* const CommonCounterRenderTargetWriteCycles; }
namespace MTL { extern NS::String* const CommonCounterSetTimestamp; }
namespace MTL { extern NS::String* const CommonCounterSetStageUtilization; }
namespace MTL { extern NS::String* const CommonCounterSetStatistic; }
namespace MTL { extern NS::String* const DeviceWasAddedNotification; }
namespace MTL { extern NS::String* const DeviceRemovalRequestedNotification; }
namespace MTL { extern NS::String* const DeviceWasRemovedNotification; }
namespace MTL { extern NS::String* const CommandBufferEncoderInfoErrorKey; }
namespace MTL { MTL::Device* CreateSystemDefaultDevice(); }
namespace MTL { NS::Array* CopyAllDevices(); }
namespace MTL { NS::Array* CopyAllDevicesWithObserver(NS::Object** observer, const std::function<void(MTL::Device*, NS::String*)>& handler); }
namespace MTL { void RemoveDeviceObserver(const NS::Object* observer); }
namespace MTL { extern NS::String* const DynamicLibraryDomain; }
namespace MTL { extern NS::String* const IOErrorDomain; }
namespace MTL { std::size_t IOCompressionContextDefaultChunkSize(); }
namespace MTL { void* IOCreateCompressionContext(const char* path, MTL::IOCompressionMethod type, std::size_t chunkSize); }
namespace MTL { void IOCompressionContextAppendData(void* context, const void* data, std::size_t size); }
namespace MTL { MTL::IOCompressionStatus IOFlushAndDestroyCompressionContext(void* context); }
namespace MTL { extern NS::String* const LibraryErrorDomain; }
namespace MTL { extern NS::String* const LogStateErrorDomain; }
namespace MTL { extern NS::String* const TensorDomain; }
}  // namespace pewter::metal::host
