// Generated from kernels/metal/interface/Metal/MTL4Compiler.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class BinaryFunction;
class BinaryFunctionDescriptor;
class Compiler;
class CompilerDescriptor;
class CompilerTask;
class CompilerTaskOptions;
class ComputePipelineDescriptor;
class LibraryDescriptor;
class MachineLearningPipelineDescriptor;
class MachineLearningPipelineState;
class PipelineDataSetSerializer;
class PipelineDescriptor;
class PipelineStageDynamicLinkingDescriptor;
class RenderPipelineDynamicLinkingDescriptor;
}
namespace MTL {
class ComputePipelineState;
class Device;
class DynamicLibrary;
class Library;
class RenderPipelineState;
}
namespace NS {
class Array;
class Error;
class String;
class URL;
}
namespace MTL4 {
#ifdef __BLOCKS__
using NewComputePipelineStateCompletionHandler = void (^)(MTL::ComputePipelineState*, NS::Error*);
#endif
using NewComputePipelineStateCompletionHandlerFunction = std::function<void(MTL::ComputePipelineState*, NS::Error*)>;
#ifdef __BLOCKS__
using NewRenderPipelineStateCompletionHandler = void (^)(MTL::RenderPipelineState*, NS::Error*);
#endif
using NewRenderPipelineStateCompletionHandlerFunction = std::function<void(MTL::RenderPipelineState*, NS::Error*)>;
#ifdef __BLOCKS__
using NewBinaryFunctionCompletionHandler = void (^)(MTL4::BinaryFunction*, NS::Error*);
#endif
using NewBinaryFunctionCompletionHandlerFunction = std::function<void(MTL4::BinaryFunction*, NS::Error*)>;
#ifdef __BLOCKS__
using NewMachineLearningPipelineStateCompletionHandler = void (^)(MTL4::MachineLearningPipelineState*, NS::Error*);
#endif
using NewMachineLearningPipelineStateCompletionHandlerFunction = std::function<void(MTL4::MachineLearningPipelineState*, NS::Error*)>;
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::CompilerDescriptor* pewter_MTL4CompilerDescriptor_alloc();
MTL4::CompilerDescriptor* pewter_MTL4CompilerDescriptor_init(MTL4::CompilerDescriptor* self);
NS::String* pewter_MTL4CompilerDescriptor_label(const MTL4::CompilerDescriptor* self);
void pewter_MTL4CompilerDescriptor_setLabel_(MTL4::CompilerDescriptor* self, const NS::String* label);
MTL4::PipelineDataSetSerializer* pewter_MTL4CompilerDescriptor_pipelineDataSetSerializer(const MTL4::CompilerDescriptor* self);
void pewter_MTL4CompilerDescriptor_setPipelineDataSetSerializer_(MTL4::CompilerDescriptor* self, const MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer);
MTL4::CompilerTaskOptions* pewter_MTL4CompilerTaskOptions_alloc();
MTL4::CompilerTaskOptions* pewter_MTL4CompilerTaskOptions_init(MTL4::CompilerTaskOptions* self);
NS::Array* pewter_MTL4CompilerTaskOptions_lookupArchives(const MTL4::CompilerTaskOptions* self);
void pewter_MTL4CompilerTaskOptions_setLookupArchives_(MTL4::CompilerTaskOptions* self, const NS::Array* lookupArchives);
MTL::Device* pewter_MTL4Compiler_device(const MTL4::Compiler* self);
NS::String* pewter_MTL4Compiler_label(const MTL4::Compiler* self);
MTL4::BinaryFunction* pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL4::BinaryFunction*, NS::Error*), void (*completionHandler_release)(void*));
MTL::ComputePipelineState* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error);
MTL::ComputePipelineState* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, NS::Error*), void (*completionHandler_release)(void*));
MTL4::CompilerTask* pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::ComputePipelineState*, NS::Error*), void (*completionHandler_release)(void*));
MTL::DynamicLibrary* pewter_MTL4Compiler_newDynamicLibrary_error_(MTL4::Compiler* self, const MTL::Library* library, NS::Error** error);
MTL::DynamicLibrary* pewter_MTL4Compiler_newDynamicLibraryWithURL_error_(MTL4::Compiler* self, const NS::URL* url, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newDynamicLibrary_completionHandler_(MTL4::Compiler* self, const MTL::Library* library, void* completionHandler, void (*completionHandler_call)(void*, MTL::DynamicLibrary*, NS::Error*), void (*completionHandler_release)(void*));
MTL4::CompilerTask* pewter_MTL4Compiler_newDynamicLibraryWithURL_completionHandler_(MTL4::Compiler* self, const NS::URL* url, void* completionHandler, void (*completionHandler_call)(void*, MTL::DynamicLibrary*, NS::Error*), void (*completionHandler_release)(void*));
MTL::Library* pewter_MTL4Compiler_newLibraryWithDescriptor_error_(MTL4::Compiler* self, const MTL4::LibraryDescriptor* descriptor, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newLibraryWithDescriptor_completionHandler_(MTL4::Compiler* self, const MTL4::LibraryDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Library*, NS::Error*), void (*completionHandler_release)(void*));
MTL4::MachineLearningPipelineState* pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_error_(MTL4::Compiler* self, const MTL4::MachineLearningPipelineDescriptor* descriptor, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_completionHandler_(MTL4::Compiler* self, const MTL4::MachineLearningPipelineDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL4::MachineLearningPipelineState*, NS::Error*), void (*completionHandler_release)(void*));
MTL::RenderPipelineState* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error);
MTL::RenderPipelineState* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*));
MTL4::CompilerTask* pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*));
MTL::RenderPipelineState* pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_error_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, NS::Error** error);
MTL4::CompilerTask* pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_completionHandler_(MTL4::Compiler* self, const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, void* completionHandler, void (*completionHandler_call)(void*, MTL::RenderPipelineState*, NS::Error*), void (*completionHandler_release)(void*));
MTL4::PipelineDataSetSerializer* pewter_MTL4Compiler_pipelineDataSetSerializer(const MTL4::Compiler* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CompilerDescriptor : public NS::Copying<CompilerDescriptor> {
 public:
  static MTL4::CompilerDescriptor* alloc() { return pewter_MTL4CompilerDescriptor_alloc(); }
  MTL4::CompilerDescriptor* init() { return pewter_MTL4CompilerDescriptor_init(this); }
  NS::String* label() const { return pewter_MTL4CompilerDescriptor_label(this); }
  void setLabel(const NS::String* label) { pewter_MTL4CompilerDescriptor_setLabel_(this, label); }
  MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer() const { return pewter_MTL4CompilerDescriptor_pipelineDataSetSerializer(this); }
  void setPipelineDataSetSerializer(const MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer) { pewter_MTL4CompilerDescriptor_setPipelineDataSetSerializer_(this, pipelineDataSetSerializer); }
};
class CompilerTaskOptions : public NS::Copying<CompilerTaskOptions> {
 public:
  static MTL4::CompilerTaskOptions* alloc() { return pewter_MTL4CompilerTaskOptions_alloc(); }
  MTL4::CompilerTaskOptions* init() { return pewter_MTL4CompilerTaskOptions_init(this); }
  NS::Array* lookupArchives() const { return pewter_MTL4CompilerTaskOptions_lookupArchives(this); }
  void setLookupArchives(const NS::Array* lookupArchives) { pewter_MTL4CompilerTaskOptions_setLookupArchives_(this, lookupArchives); }
};
class Compiler : public NS::Referencing<Compiler> {
 public:
  MTL::Device* device() const { return pewter_MTL4Compiler_device(this); }
  NS::String* label() const { return pewter_MTL4Compiler_label(this); }
  MTL4::BinaryFunction* newBinaryFunction(const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) { return pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_error_(this, descriptor, compilerTaskOptions, error); }
  MTL4::CompilerTask* newBinaryFunction(const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, const std::function<void(MTL4::BinaryFunction*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL4::BinaryFunction*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newBinaryFunction(const MTL4::BinaryFunctionDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void (^completionHandler)(MTL4::BinaryFunction*, NS::Error*)) { const NS::Private::Callback<MTL4::BinaryFunction*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newBinaryFunctionWithDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) { return pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_error_(this, descriptor, compilerTaskOptions, error); }
  MTL::ComputePipelineState* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) { return pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_(this, descriptor, dynamicLinkingDescriptor, compilerTaskOptions, error); }
  MTL4::CompilerTask* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, const std::function<void(MTL::ComputePipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::ComputePipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void (^completionHandler)(MTL::ComputePipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::ComputePipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL4::CompilerTask* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, const std::function<void(MTL::ComputePipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::ComputePipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, dynamicLinkingDescriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newComputePipelineState(const MTL4::ComputePipelineDescriptor* descriptor, const MTL4::PipelineStageDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void (^completionHandler)(MTL::ComputePipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::ComputePipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newComputePipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, dynamicLinkingDescriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::DynamicLibrary* newDynamicLibrary(const MTL::Library* library, NS::Error** error) { return pewter_MTL4Compiler_newDynamicLibrary_error_(this, library, error); }
  MTL::DynamicLibrary* newDynamicLibrary(const NS::URL* url, NS::Error** error) { return pewter_MTL4Compiler_newDynamicLibraryWithURL_error_(this, url, error); }
  MTL4::CompilerTask* newDynamicLibrary(const MTL::Library* library, const std::function<void(MTL::DynamicLibrary*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::DynamicLibrary*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newDynamicLibrary_completionHandler_(this, library, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newDynamicLibrary(const MTL::Library* library, void (^completionHandler)(MTL::DynamicLibrary*, NS::Error*)) { const NS::Private::Callback<MTL::DynamicLibrary*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newDynamicLibrary_completionHandler_(this, library, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL4::CompilerTask* newDynamicLibrary(const NS::URL* url, const std::function<void(MTL::DynamicLibrary*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::DynamicLibrary*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newDynamicLibraryWithURL_completionHandler_(this, url, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newDynamicLibrary(const NS::URL* url, void (^completionHandler)(MTL::DynamicLibrary*, NS::Error*)) { const NS::Private::Callback<MTL::DynamicLibrary*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newDynamicLibraryWithURL_completionHandler_(this, url, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::Library* newLibrary(const MTL4::LibraryDescriptor* descriptor, NS::Error** error) { return pewter_MTL4Compiler_newLibraryWithDescriptor_error_(this, descriptor, error); }
  MTL4::CompilerTask* newLibrary(const MTL4::LibraryDescriptor* descriptor, const std::function<void(MTL::Library*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::Library*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newLibraryWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newLibrary(const MTL4::LibraryDescriptor* descriptor, void (^completionHandler)(MTL::Library*, NS::Error*)) { const NS::Private::Callback<MTL::Library*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newLibraryWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL4::MachineLearningPipelineState* newMachineLearningPipelineState(const MTL4::MachineLearningPipelineDescriptor* descriptor, NS::Error** error) { return pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_error_(this, descriptor, error); }
  MTL4::CompilerTask* newMachineLearningPipelineState(const MTL4::MachineLearningPipelineDescriptor* descriptor, const std::function<void(MTL4::MachineLearningPipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL4::MachineLearningPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newMachineLearningPipelineState(const MTL4::MachineLearningPipelineDescriptor* descriptor, void (^completionHandler)(MTL4::MachineLearningPipelineState*, NS::Error*)) { const NS::Private::Callback<MTL4::MachineLearningPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newMachineLearningPipelineStateWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) { return pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_error_(this, descriptor, compilerTaskOptions, error); }
  MTL::RenderPipelineState* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, NS::Error** error) { return pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_error_(this, descriptor, dynamicLinkingDescriptor, compilerTaskOptions, error); }
  MTL4::CompilerTask* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void (^completionHandler)(MTL::RenderPipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL4::CompilerTask* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, dynamicLinkingDescriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newRenderPipelineState(const MTL4::PipelineDescriptor* descriptor, const MTL4::RenderPipelineDynamicLinkingDescriptor* dynamicLinkingDescriptor, const MTL4::CompilerTaskOptions* compilerTaskOptions, void (^completionHandler)(MTL::RenderPipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newRenderPipelineStateWithDescriptor_dynamicLinkingDescriptor_compilerTaskOptions_completionHandler_(this, descriptor, dynamicLinkingDescriptor, compilerTaskOptions, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::RenderPipelineState* newRenderPipelineStateBySpecialization(const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, NS::Error** error) { return pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_error_(this, descriptor, pipeline, error); }
  MTL4::CompilerTask* newRenderPipelineStateBySpecialization(const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, const std::function<void(MTL::RenderPipelineState*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_completionHandler_(this, descriptor, pipeline, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  MTL4::CompilerTask* newRenderPipelineStateBySpecialization(const MTL4::PipelineDescriptor* descriptor, const MTL::RenderPipelineState* pipeline, void (^completionHandler)(MTL::RenderPipelineState*, NS::Error*)) { const NS::Private::Callback<MTL::RenderPipelineState*, NS::Error*> completionHandler_callback(completionHandler); return pewter_MTL4Compiler_newRenderPipelineStateBySpecializationWithDescriptor_pipeline_completionHandler_(this, descriptor, pipeline, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL4::PipelineDataSetSerializer* pipelineDataSetSerializer() const { return pewter_MTL4Compiler_pipelineDataSetSerializer(this); }
};
}  // namespace MTL4
