// Generated from kernels/metal/interface/Metal/MTLLibrary.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL {
class Argument;
class ArgumentEncoder;
class Attribute;
class CompileOptions;
enum DataType : NS::UInteger;
class Device;
class Function;
class FunctionConstant;
class FunctionConstantValues;
class FunctionDescriptor;
using FunctionOptions = NS::UInteger;
class FunctionReflection;
class IntersectionFunctionDescriptor;
class Library;
class VertexAttribute;
}
namespace NS {
class Array;
class Dictionary;
class Error;
class String;
using ErrorDomain = NS::String*;
}
namespace MTL {
enum PatchType : NS::UInteger {
  PatchTypeNone = 0,
  PatchTypeTriangle = 1,
  PatchTypeQuad = 2,
};
enum FunctionType : NS::UInteger {
  FunctionTypeVertex = 1,
  FunctionTypeFragment = 2,
  FunctionTypeKernel = 3,
  FunctionTypeVisible = 5,
  FunctionTypeIntersection = 6,
  FunctionTypeMesh = 7,
  FunctionTypeObject = 8,
};
enum LanguageVersion : NS::UInteger {
  LanguageVersion1_0 = 65536,
  LanguageVersion1_1 = 65537,
  LanguageVersion1_2 = 65538,
  LanguageVersion2_0 = 131072,
  LanguageVersion2_1 = 131073,
  LanguageVersion2_2 = 131074,
  LanguageVersion2_3 = 131075,
  LanguageVersion2_4 = 131076,
  LanguageVersion3_0 = 196608,
  LanguageVersion3_1 = 196609,
  LanguageVersion3_2 = 196610,
  LanguageVersion4_0 = 262144,
  LanguageVersion4_1 = 262145,
};
enum LibraryType : NS::Integer {
  LibraryTypeExecutable = 0,
  LibraryTypeDynamic = 1,
};
enum LibraryOptimizationLevel : NS::Integer {
  LibraryOptimizationLevelDefault = 0,
  LibraryOptimizationLevelSize = 1,
};
enum CompileSymbolVisibility : NS::Integer {
  CompileSymbolVisibilityDefault = 0,
  CompileSymbolVisibilityHidden = 1,
};
enum MathMode : NS::Integer {
  MathModeSafe = 0,
  MathModeRelaxed = 1,
  MathModeFast = 2,
};
enum MathFloatingPointFunctions : NS::Integer {
  MathFloatingPointFunctionsFast = 0,
  MathFloatingPointFunctionsPrecise = 1,
};
enum LibraryError : NS::UInteger {
  LibraryErrorUnsupported = 1,
  LibraryErrorInternal = 2,
  LibraryErrorCompileFailure = 3,
  LibraryErrorCompileWarning = 4,
  LibraryErrorFunctionNotFound = 5,
  LibraryErrorFileNotFound = 6,
};
using AutoreleasedArgument = MTL::Argument*;
using FunctionCompletionHandlerFunction = std::function<void(MTL::Function*, NS::Error*)>;
}  // namespace MTL
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL::VertexAttribute* pewter_MTLVertexAttribute_alloc();
MTL::VertexAttribute* pewter_MTLVertexAttribute_init(MTL::VertexAttribute* self);
bool pewter_MTLVertexAttribute_isActive(const MTL::VertexAttribute* self);
NS::UInteger pewter_MTLVertexAttribute_attributeIndex(const MTL::VertexAttribute* self);
MTL::DataType pewter_MTLVertexAttribute_attributeType(const MTL::VertexAttribute* self);
bool pewter_MTLVertexAttribute_isPatchControlPointData(const MTL::VertexAttribute* self);
bool pewter_MTLVertexAttribute_isPatchData(const MTL::VertexAttribute* self);
NS::String* pewter_MTLVertexAttribute_name(const MTL::VertexAttribute* self);
MTL::Attribute* pewter_MTLAttribute_alloc();
MTL::Attribute* pewter_MTLAttribute_init(MTL::Attribute* self);
bool pewter_MTLAttribute_isActive(const MTL::Attribute* self);
NS::UInteger pewter_MTLAttribute_attributeIndex(const MTL::Attribute* self);
MTL::DataType pewter_MTLAttribute_attributeType(const MTL::Attribute* self);
bool pewter_MTLAttribute_isPatchControlPointData(const MTL::Attribute* self);
bool pewter_MTLAttribute_isPatchData(const MTL::Attribute* self);
NS::String* pewter_MTLAttribute_name(const MTL::Attribute* self);
MTL::FunctionConstant* pewter_MTLFunctionConstant_alloc();
MTL::FunctionConstant* pewter_MTLFunctionConstant_init(MTL::FunctionConstant* self);
NS::UInteger pewter_MTLFunctionConstant_index(const MTL::FunctionConstant* self);
NS::String* pewter_MTLFunctionConstant_name(const MTL::FunctionConstant* self);
bool pewter_MTLFunctionConstant_required(const MTL::FunctionConstant* self);
MTL::DataType pewter_MTLFunctionConstant_type(const MTL::FunctionConstant* self);
NS::String* pewter_MTLFunction_label(const MTL::Function* self);
void pewter_MTLFunction_setLabel_(MTL::Function* self, const NS::String* label);
MTL::Device* pewter_MTLFunction_device(const MTL::Function* self);
NS::Dictionary* pewter_MTLFunction_functionConstantsDictionary(const MTL::Function* self);
MTL::FunctionType pewter_MTLFunction_functionType(const MTL::Function* self);
NS::String* pewter_MTLFunction_name(const MTL::Function* self);
MTL::ArgumentEncoder* pewter_MTLFunction_newArgumentEncoderWithBufferIndex_(MTL::Function* self, NS::UInteger bufferIndex);
MTL::ArgumentEncoder* pewter_MTLFunction_newArgumentEncoderWithBufferIndex_reflection_(MTL::Function* self, NS::UInteger bufferIndex, const MTL::AutoreleasedArgument* reflection);
MTL::FunctionOptions pewter_MTLFunction_options(const MTL::Function* self);
NS::Integer pewter_MTLFunction_patchControlPointCount(const MTL::Function* self);
MTL::PatchType pewter_MTLFunction_patchType(const MTL::Function* self);
NS::Array* pewter_MTLFunction_stageInputAttributes(const MTL::Function* self);
NS::Array* pewter_MTLFunction_vertexAttributes(const MTL::Function* self);
MTL::CompileOptions* pewter_MTLCompileOptions_alloc();
MTL::CompileOptions* pewter_MTLCompileOptions_init(MTL::CompileOptions* self);
bool pewter_MTLCompileOptions_allowReferencingUndefinedSymbols(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setAllowReferencingUndefinedSymbols_(MTL::CompileOptions* self, bool allowReferencingUndefinedSymbols);
MTL::CompileSymbolVisibility pewter_MTLCompileOptions_compileSymbolVisibility(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setCompileSymbolVisibility_(MTL::CompileOptions* self, MTL::CompileSymbolVisibility compileSymbolVisibility);
bool pewter_MTLCompileOptions_enableLogging(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setEnableLogging_(MTL::CompileOptions* self, bool enableLogging);
bool pewter_MTLCompileOptions_fastMathEnabled(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setFastMathEnabled_(MTL::CompileOptions* self, bool fastMathEnabled);
NS::String* pewter_MTLCompileOptions_installName(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setInstallName_(MTL::CompileOptions* self, const NS::String* installName);
MTL::LanguageVersion pewter_MTLCompileOptions_languageVersion(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setLanguageVersion_(MTL::CompileOptions* self, MTL::LanguageVersion languageVersion);
NS::Array* pewter_MTLCompileOptions_libraries(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setLibraries_(MTL::CompileOptions* self, const NS::Array* libraries);
MTL::LibraryType pewter_MTLCompileOptions_libraryType(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setLibraryType_(MTL::CompileOptions* self, MTL::LibraryType libraryType);
MTL::MathFloatingPointFunctions pewter_MTLCompileOptions_mathFloatingPointFunctions(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setMathFloatingPointFunctions_(MTL::CompileOptions* self, MTL::MathFloatingPointFunctions mathFloatingPointFunctions);
MTL::MathMode pewter_MTLCompileOptions_mathMode(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setMathMode_(MTL::CompileOptions* self, MTL::MathMode mathMode);
NS::UInteger pewter_MTLCompileOptions_maxTotalThreadsPerThreadgroup(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setMaxTotalThreadsPerThreadgroup_(MTL::CompileOptions* self, NS::UInteger maxTotalThreadsPerThreadgroup);
MTL::LibraryOptimizationLevel pewter_MTLCompileOptions_optimizationLevel(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setOptimizationLevel_(MTL::CompileOptions* self, MTL::LibraryOptimizationLevel optimizationLevel);
NS::Dictionary* pewter_MTLCompileOptions_preprocessorMacros(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setPreprocessorMacros_(MTL::CompileOptions* self, const NS::Dictionary* preprocessorMacros);
bool pewter_MTLCompileOptions_preserveInvariance(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setPreserveInvariance_(MTL::CompileOptions* self, bool preserveInvariance);
MTL::Size pewter_MTLCompileOptions_requiredThreadsPerThreadgroup(const MTL::CompileOptions* self);
void pewter_MTLCompileOptions_setRequiredThreadsPerThreadgroup_(MTL::CompileOptions* self, MTL::Size requiredThreadsPerThreadgroup);
MTL::FunctionReflection* pewter_MTLFunctionReflection_alloc();
MTL::FunctionReflection* pewter_MTLFunctionReflection_init(MTL::FunctionReflection* self);
NS::Array* pewter_MTLFunctionReflection_bindings(const MTL::FunctionReflection* self);
NS::String* pewter_MTLLibrary_label(const MTL::Library* self);
void pewter_MTLLibrary_setLabel_(MTL::Library* self, const NS::String* label);
MTL::Device* pewter_MTLLibrary_device(const MTL::Library* self);
NS::Array* pewter_MTLLibrary_functionNames(const MTL::Library* self);
NS::String* pewter_MTLLibrary_installName(const MTL::Library* self);
MTL::Function* pewter_MTLLibrary_newFunctionWithName_(MTL::Library* self, const NS::String* functionName);
MTL::Function* pewter_MTLLibrary_newFunctionWithName_constantValues_error_(MTL::Library* self, const NS::String* name, const MTL::FunctionConstantValues* constantValues, NS::Error** error);
void pewter_MTLLibrary_newFunctionWithName_constantValues_completionHandler_(MTL::Library* self, const NS::String* name, const MTL::FunctionConstantValues* constantValues, void* completionHandler, void (*completionHandler_call)(void*, MTL::Function*, NS::Error*), void (*completionHandler_release)(void*));
void pewter_MTLLibrary_newFunctionWithDescriptor_completionHandler_(MTL::Library* self, const MTL::FunctionDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Function*, NS::Error*), void (*completionHandler_release)(void*));
MTL::Function* pewter_MTLLibrary_newFunctionWithDescriptor_error_(MTL::Library* self, const MTL::FunctionDescriptor* descriptor, NS::Error** error);
void pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_completionHandler_(MTL::Library* self, const MTL::IntersectionFunctionDescriptor* descriptor, void* completionHandler, void (*completionHandler_call)(void*, MTL::Function*, NS::Error*), void (*completionHandler_release)(void*));
MTL::Function* pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_error_(MTL::Library* self, const MTL::IntersectionFunctionDescriptor* descriptor, NS::Error** error);
MTL::FunctionReflection* pewter_MTLLibrary_reflectionForFunctionWithName_(MTL::Library* self, const NS::String* functionName);
MTL::LibraryType pewter_MTLLibrary_type(const MTL::Library* self);
extern NS::String* const pewter_MTLLibraryErrorDomain;
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL {
class VertexAttribute : public NS::Referencing<VertexAttribute> {
 public:
  static MTL::VertexAttribute* alloc() { return pewter_MTLVertexAttribute_alloc(); }
  MTL::VertexAttribute* init() { return pewter_MTLVertexAttribute_init(this); }
  bool active() const { return pewter_MTLVertexAttribute_isActive(this); }
  NS::UInteger attributeIndex() const { return pewter_MTLVertexAttribute_attributeIndex(this); }
  MTL::DataType attributeType() const { return pewter_MTLVertexAttribute_attributeType(this); }
  bool isActive() const { return pewter_MTLVertexAttribute_isActive(this); }
  bool isPatchControlPointData() const { return pewter_MTLVertexAttribute_isPatchControlPointData(this); }
  bool isPatchData() const { return pewter_MTLVertexAttribute_isPatchData(this); }
  NS::String* name() const { return pewter_MTLVertexAttribute_name(this); }
  bool patchControlPointData() const { return pewter_MTLVertexAttribute_isPatchControlPointData(this); }
  bool patchData() const { return pewter_MTLVertexAttribute_isPatchData(this); }
};
class Attribute : public NS::Referencing<Attribute> {
 public:
  static MTL::Attribute* alloc() { return pewter_MTLAttribute_alloc(); }
  MTL::Attribute* init() { return pewter_MTLAttribute_init(this); }
  bool active() const { return pewter_MTLAttribute_isActive(this); }
  NS::UInteger attributeIndex() const { return pewter_MTLAttribute_attributeIndex(this); }
  MTL::DataType attributeType() const { return pewter_MTLAttribute_attributeType(this); }
  bool isActive() const { return pewter_MTLAttribute_isActive(this); }
  bool isPatchControlPointData() const { return pewter_MTLAttribute_isPatchControlPointData(this); }
  bool isPatchData() const { return pewter_MTLAttribute_isPatchData(this); }
  NS::String* name() const { return pewter_MTLAttribute_name(this); }
  bool patchControlPointData() const { return pewter_MTLAttribute_isPatchControlPointData(this); }
  bool patchData() const { return pewter_MTLAttribute_isPatchData(this); }
};
class FunctionConstant : public NS::Referencing<FunctionConstant> {
 public:
  static MTL::FunctionConstant* alloc() { return pewter_MTLFunctionConstant_alloc(); }
  MTL::FunctionConstant* init() { return pewter_MTLFunctionConstant_init(this); }
  NS::UInteger index() const { return pewter_MTLFunctionConstant_index(this); }
  NS::String* name() const { return pewter_MTLFunctionConstant_name(this); }
  bool required() const { return pewter_MTLFunctionConstant_required(this); }
  MTL::DataType type() const { return pewter_MTLFunctionConstant_type(this); }
};
class Function : public NS::Referencing<Function> {
 public:
  NS::String* label() const { return pewter_MTLFunction_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLFunction_setLabel_(this, label); }
  MTL::Device* device() const { return pewter_MTLFunction_device(this); }
  NS::Dictionary* functionConstantsDictionary() const { return pewter_MTLFunction_functionConstantsDictionary(this); }
  MTL::FunctionType functionType() const { return pewter_MTLFunction_functionType(this); }
  NS::String* name() const { return pewter_MTLFunction_name(this); }
  MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger bufferIndex) { return pewter_MTLFunction_newArgumentEncoderWithBufferIndex_(this, bufferIndex); }
  MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger bufferIndex, const MTL::AutoreleasedArgument* reflection) { return pewter_MTLFunction_newArgumentEncoderWithBufferIndex_reflection_(this, bufferIndex, reflection); }
  MTL::FunctionOptions options() const { return pewter_MTLFunction_options(this); }
  NS::Integer patchControlPointCount() const { return pewter_MTLFunction_patchControlPointCount(this); }
  MTL::PatchType patchType() const { return pewter_MTLFunction_patchType(this); }
  NS::Array* stageInputAttributes() const { return pewter_MTLFunction_stageInputAttributes(this); }
  NS::Array* vertexAttributes() const { return pewter_MTLFunction_vertexAttributes(this); }
};
class CompileOptions : public NS::Copying<CompileOptions> {
 public:
  static MTL::CompileOptions* alloc() { return pewter_MTLCompileOptions_alloc(); }
  MTL::CompileOptions* init() { return pewter_MTLCompileOptions_init(this); }
  bool allowReferencingUndefinedSymbols() const { return pewter_MTLCompileOptions_allowReferencingUndefinedSymbols(this); }
  void setAllowReferencingUndefinedSymbols(bool allowReferencingUndefinedSymbols) { pewter_MTLCompileOptions_setAllowReferencingUndefinedSymbols_(this, allowReferencingUndefinedSymbols); }
  MTL::CompileSymbolVisibility compileSymbolVisibility() const { return pewter_MTLCompileOptions_compileSymbolVisibility(this); }
  void setCompileSymbolVisibility(MTL::CompileSymbolVisibility compileSymbolVisibility) { pewter_MTLCompileOptions_setCompileSymbolVisibility_(this, compileSymbolVisibility); }
  bool enableLogging() const { return pewter_MTLCompileOptions_enableLogging(this); }
  void setEnableLogging(bool enableLogging) { pewter_MTLCompileOptions_setEnableLogging_(this, enableLogging); }
  bool fastMathEnabled() const { return pewter_MTLCompileOptions_fastMathEnabled(this); }
  void setFastMathEnabled(bool fastMathEnabled) { pewter_MTLCompileOptions_setFastMathEnabled_(this, fastMathEnabled); }
  NS::String* installName() const { return pewter_MTLCompileOptions_installName(this); }
  void setInstallName(const NS::String* installName) { pewter_MTLCompileOptions_setInstallName_(this, installName); }
  MTL::LanguageVersion languageVersion() const { return pewter_MTLCompileOptions_languageVersion(this); }
  void setLanguageVersion(MTL::LanguageVersion languageVersion) { pewter_MTLCompileOptions_setLanguageVersion_(this, languageVersion); }
  NS::Array* libraries() const { return pewter_MTLCompileOptions_libraries(this); }
  void setLibraries(const NS::Array* libraries) { pewter_MTLCompileOptions_setLibraries_(this, libraries); }
  MTL::LibraryType libraryType() const { return pewter_MTLCompileOptions_libraryType(this); }
  void setLibraryType(MTL::LibraryType libraryType) { pewter_MTLCompileOptions_setLibraryType_(this, libraryType); }
  MTL::MathFloatingPointFunctions mathFloatingPointFunctions() const { return pewter_MTLCompileOptions_mathFloatingPointFunctions(this); }
  void setMathFloatingPointFunctions(MTL::MathFloatingPointFunctions mathFloatingPointFunctions) { pewter_MTLCompileOptions_setMathFloatingPointFunctions_(this, mathFloatingPointFunctions); }
  MTL::MathMode mathMode() const { return pewter_MTLCompileOptions_mathMode(this); }
  void setMathMode(MTL::MathMode mathMode) { pewter_MTLCompileOptions_setMathMode_(this, mathMode); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const { return pewter_MTLCompileOptions_maxTotalThreadsPerThreadgroup(this); }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) { pewter_MTLCompileOptions_setMaxTotalThreadsPerThreadgroup_(this, maxTotalThreadsPerThreadgroup); }
  MTL::LibraryOptimizationLevel optimizationLevel() const { return pewter_MTLCompileOptions_optimizationLevel(this); }
  void setOptimizationLevel(MTL::LibraryOptimizationLevel optimizationLevel) { pewter_MTLCompileOptions_setOptimizationLevel_(this, optimizationLevel); }
  NS::Dictionary* preprocessorMacros() const { return pewter_MTLCompileOptions_preprocessorMacros(this); }
  void setPreprocessorMacros(const NS::Dictionary* preprocessorMacros) { pewter_MTLCompileOptions_setPreprocessorMacros_(this, preprocessorMacros); }
  bool preserveInvariance() const { return pewter_MTLCompileOptions_preserveInvariance(this); }
  void setPreserveInvariance(bool preserveInvariance) { pewter_MTLCompileOptions_setPreserveInvariance_(this, preserveInvariance); }
  MTL::Size requiredThreadsPerThreadgroup() const { return pewter_MTLCompileOptions_requiredThreadsPerThreadgroup(this); }
  void setRequiredThreadsPerThreadgroup(MTL::Size requiredThreadsPerThreadgroup) { pewter_MTLCompileOptions_setRequiredThreadsPerThreadgroup_(this, requiredThreadsPerThreadgroup); }
};
class FunctionReflection : public NS::Referencing<FunctionReflection> {
 public:
  static MTL::FunctionReflection* alloc() { return pewter_MTLFunctionReflection_alloc(); }
  MTL::FunctionReflection* init() { return pewter_MTLFunctionReflection_init(this); }
  NS::Array* bindings() const { return pewter_MTLFunctionReflection_bindings(this); }
};
class Library : public NS::Referencing<Library> {
 public:
  NS::String* label() const { return pewter_MTLLibrary_label(this); }
  void setLabel(const NS::String* label) { pewter_MTLLibrary_setLabel_(this, label); }
  MTL::Device* device() const { return pewter_MTLLibrary_device(this); }
  NS::Array* functionNames() const { return pewter_MTLLibrary_functionNames(this); }
  NS::String* installName() const { return pewter_MTLLibrary_installName(this); }
  MTL::Function* newFunction(const NS::String* functionName) { return pewter_MTLLibrary_newFunctionWithName_(this, functionName); }
  MTL::Function* newFunction(const NS::String* name, const MTL::FunctionConstantValues* constantValues, NS::Error** error) { return pewter_MTLLibrary_newFunctionWithName_constantValues_error_(this, name, constantValues, error); }
  void newFunction(const NS::String* name, const MTL::FunctionConstantValues* constantValues, const std::function<void(MTL::Function*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::Function*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLLibrary_newFunctionWithName_constantValues_completionHandler_(this, name, constantValues, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newFunction(const NS::String* name, const MTL::FunctionConstantValues* constantValues, void (^completionHandler)(MTL::Function*, NS::Error*)) { const NS::Private::Callback<MTL::Function*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLLibrary_newFunctionWithName_constantValues_completionHandler_(this, name, constantValues, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  void newFunction(const MTL::FunctionDescriptor* descriptor, const std::function<void(MTL::Function*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::Function*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLLibrary_newFunctionWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newFunction(const MTL::FunctionDescriptor* descriptor, void (^completionHandler)(MTL::Function*, NS::Error*)) { const NS::Private::Callback<MTL::Function*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLLibrary_newFunctionWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::Function* newFunction(const MTL::FunctionDescriptor* descriptor, NS::Error** error) { return pewter_MTLLibrary_newFunctionWithDescriptor_error_(this, descriptor, error); }
  void newIntersectionFunction(const MTL::IntersectionFunctionDescriptor* descriptor, const std::function<void(MTL::Function*, NS::Error*)>& completionHandler) { const NS::Private::Callback<MTL::Function*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#ifdef __BLOCKS__
  void newIntersectionFunction(const MTL::IntersectionFunctionDescriptor* descriptor, void (^completionHandler)(MTL::Function*, NS::Error*)) { const NS::Private::Callback<MTL::Function*, NS::Error*> completionHandler_callback(completionHandler); pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_completionHandler_(this, descriptor, completionHandler_callback.context, completionHandler_callback.call, completionHandler_callback.release); }
#endif
  MTL::Function* newIntersectionFunction(const MTL::IntersectionFunctionDescriptor* descriptor, NS::Error** error) { return pewter_MTLLibrary_newIntersectionFunctionWithDescriptor_error_(this, descriptor, error); }
  MTL::FunctionReflection* reflectionForFunction(const NS::String* functionName) { return pewter_MTLLibrary_reflectionForFunctionWithName_(this, functionName); }
  MTL::LibraryType type() const { return pewter_MTLLibrary_type(this); }
};
inline const NS::ErrorDomain& LibraryErrorDomain = pewter_MTLLibraryErrorDomain;
}  // namespace MTL
#include "../Metal/MTLDataType.hpp"
#include "../Metal/MTLFunctionDescriptor.hpp"
#include "../Foundation/NSError.hpp"
