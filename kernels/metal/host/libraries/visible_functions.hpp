// Function tables and handles as pipelines and encoders see them.
#pragma once

#include "kernels/metal/host/libraries/library.hpp"
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {

class function_handle_object final : public of_device<MTL::FunctionHandle> {
 public:
  function_handle_object(const NS::String* name, MTL::Device* device)
      : of_device(device), name_(kept(name)) {}
  MTL::FunctionType functionType() const override { return MTL::FunctionTypeVisible; }
  NS::String* name() const override { return name_.get(); }

 private:
  NS::SharedPtr<NS::String> name_;
};

class function_table_object final : public resource_of<MTL::VisibleFunctionTable> {
 public:
  function_table_object(std::size_t size, MTL::Device* device);
  MTL::ResourceID gpuResourceID() const override {
    return {on_gpu_ ? reinterpret_cast<std::uintptr_t>(on_gpu_.get()) : table_.address()};
  }
  void setFunction(const MTL::FunctionHandle* function, NS::UInteger index) override;
  void setFunctions(const MTL::FunctionHandle* const functions[], NS::Range range) override;

  const function_table& table() const { return table_; }

 private:
  /// What the table holds, where a GPU reads it.
  void copy_to_gpu();
  function_table table_;
  shared_bytes on_gpu_;
};

}  // namespace pewter::metal::host
