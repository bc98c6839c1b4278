// Functions that a kernel calls by their index: handles of them, and tables.
#pragma once

#include "MTLLibrary.hpp"
#include "MTLResource.hpp"
#include "MTLTypes.hpp"

namespace MTL {

/// A visible function that is linked to a pipeline.
class FunctionHandle : public NS::Referencing<FunctionHandle> {
 public:
  virtual MTL::FunctionType functionType() const = 0;
  virtual NS::String* name() const = 0;
  virtual class Device* device() const = 0;
};

class VisibleFunctionTableDescriptor : public NS::Copying<VisibleFunctionTableDescriptor> {
 public:
  static VisibleFunctionTableDescriptor* alloc();
  static VisibleFunctionTableDescriptor* visibleFunctionTableDescriptor();
  virtual VisibleFunctionTableDescriptor* init() = 0;
  virtual NS::UInteger functionCount() const = 0;
  virtual void setFunctionCount(NS::UInteger functionCount) = 0;
};

/// Begins with no function set; a call of one that is not set gives zeros.
class VisibleFunctionTable : public NS::Referencing<VisibleFunctionTable, Resource> {
 public:
  /// What a member of an argument buffer holds.
  virtual MTL::ResourceID gpuResourceID() const = 0;
  /// nullptr: none. Throws pewter::error for an index that the table does not have.
  virtual void setFunction(const FunctionHandle* function, NS::UInteger index) = 0;
  virtual void setFunctions(const FunctionHandle* const functions[], NS::Range range) = 0;
};

/// What a pipeline's kernel may call by address: functions of the kernel's own library.
class LinkedFunctions : public NS::Copying<LinkedFunctions> {
 public:
  static LinkedFunctions* alloc();
  static LinkedFunctions* linkedFunctions();
  virtual LinkedFunctions* init() = 0;
  virtual NS::Array* functions() const = 0;
  virtual void setFunctions(const NS::Array* functions) = 0;
  virtual NS::Array* binaryFunctions() const = 0;
  virtual void setBinaryFunctions(const NS::Array* binaryFunctions) = 0;
  /// Such have no handles.
  virtual NS::Array* privateFunctions() const = 0;
  virtual void setPrivateFunctions(const NS::Array* privateFunctions) = 0;
};

}  // namespace MTL
