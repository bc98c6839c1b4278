// Libraries of Metal source, and their functions.
#pragma once

#include <functional>

#include "../Foundation/Foundation.hpp"
#include "MTLFunctionConstantValues.hpp"

namespace MTL {

class Device;
class Function;
class Library;

enum FunctionType : NS::UInteger {
  FunctionTypeVertex = 1,
  FunctionTypeFragment = 2,
  FunctionTypeKernel = 3,
  FunctionTypeVisible = 5,
  FunctionTypeIntersection = 6,
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
};

enum LibraryType : NS::Integer { LibraryTypeExecutable = 0, LibraryTypeDynamic = 1 };
enum LibraryOptimizationLevel : NS::Integer {
  LibraryOptimizationLevelDefault = 0,
  LibraryOptimizationLevelSize = 1,
};
enum MathMode : NS::Integer { MathModeSafe = 0, MathModeRelaxed = 1, MathModeFast = 2 };

enum LibraryError : NS::UInteger {
  LibraryErrorUnsupported = 1,
  LibraryErrorInternal = 2,
  LibraryErrorCompileFailure = 3,
  LibraryErrorCompileWarning = 4,
  LibraryErrorFunctionNotFound = 5,
  LibraryErrorFileNotFound = 6,
};
extern const NS::ErrorDomain LibraryErrorDomain;

using NewLibraryCompletionHandlerFunction = std::function<void(Library*, NS::Error*)>;

/// Macros reach the compiler. Language version, math modes and the like are kept and change nothing.
class CompileOptions : public NS::Copying<CompileOptions> {
 public:
  static CompileOptions* alloc();
  virtual CompileOptions* init() = 0;

  /// Strings to strings or numbers.
  virtual NS::Dictionary* preprocessorMacros() const = 0;
  virtual void setPreprocessorMacros(const NS::Dictionary* preprocessorMacros) = 0;
  virtual bool fastMathEnabled() const = 0;
  virtual void setFastMathEnabled(bool fastMathEnabled) = 0;
  virtual MTL::MathMode mathMode() const = 0;
  virtual void setMathMode(MTL::MathMode mathMode) = 0;
  virtual MTL::LanguageVersion languageVersion() const = 0;
  virtual void setLanguageVersion(MTL::LanguageVersion languageVersion) = 0;
  virtual MTL::LibraryType libraryType() const = 0;
  virtual void setLibraryType(MTL::LibraryType libraryType) = 0;
  virtual MTL::LibraryOptimizationLevel optimizationLevel() const = 0;
  virtual void setOptimizationLevel(MTL::LibraryOptimizationLevel optimizationLevel) = 0;
  virtual bool preserveInvariance() const = 0;
  virtual void setPreserveInvariance(bool preserveInvariance) = 0;
  virtual NS::UInteger maxTotalThreadsPerThreadgroup() const = 0;
  virtual void setMaxTotalThreadsPerThreadgroup(NS::UInteger maxTotalThreadsPerThreadgroup) = 0;
};

using FunctionOptions = NS::UInteger;
enum : FunctionOptions { FunctionOptionNone = 0, FunctionOptionCompileToBinary = 1 };

class FunctionDescriptor : public NS::Copying<FunctionDescriptor> {
 public:
  static FunctionDescriptor* functionDescriptor();
  static FunctionDescriptor* alloc();
  virtual FunctionDescriptor* init() = 0;
  virtual NS::String* name() const = 0;
  virtual void setName(const NS::String* name) = 0;
  virtual MTL::FunctionConstantValues* constantValues() const = 0;
  virtual void setConstantValues(const MTL::FunctionConstantValues* constantValues) = 0;
  /// Kept, and changes nothing.
  virtual FunctionOptions options() const = 0;
  virtual void setOptions(FunctionOptions options) = 0;
};

class Function : public NS::Referencing<Function> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual MTL::FunctionType functionType() const = 0;
  virtual NS::String* name() const = 0;
};

class Library : public NS::Referencing<Library> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
  virtual MTL::LibraryType type() const = 0;
  virtual NS::Array* functionNames() const = 0;
  /// nullptr where there is no kernel and no visible function of this name.
  virtual Function* newFunction(const NS::String* functionName) = 0;
  /// Compiles the source anew with these constants.
  virtual Function* newFunction(const NS::String* name, const FunctionConstantValues* constantValues,
                                NS::Error** error) = 0;
  virtual void newFunction(const NS::String* name, const FunctionConstantValues* constantValues,
                           const std::function<void(Function*, NS::Error*)>& completionHandler) = 0;
  virtual Function* newFunction(const FunctionDescriptor* descriptor, NS::Error** error) = 0;
};

}  // namespace MTL
