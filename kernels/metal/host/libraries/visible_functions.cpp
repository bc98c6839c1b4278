// MTL::VisibleFunctionTable, MTL::FunctionHandle, MTL::LinkedFunctions.
#include "kernels/metal/host/libraries/visible_functions.hpp"

#include <cstring>

namespace pewter::metal::host {

function_table_object::function_table_object(std::size_t size, MTL::Device* device)
    : resource_of(8 + 8 * size, MTL::ResourceStorageModeShared, {}, device), table_(size) {
  if (gpu() != nullptr) on_gpu_ = new_bytes(device, MTL::ResourceStorageModeShared, allocatedSize());
  copy_to_gpu();
}

void function_table_object::copy_to_gpu() {
  if (on_gpu_) std::memcpy(on_gpu_.get(), reinterpret_cast<const void*>(table_.address()), allocatedSize());
}

void function_table_object::setFunction(const MTL::FunctionHandle* function, NS::UInteger index) {
  table_.set_function(index, function == nullptr ? std::string() : text_of(function->name()));
  copy_to_gpu();
}

void function_table_object::setFunctions(const MTL::FunctionHandle* const functions[], NS::Range range) {
  for (NS::UInteger n = 0; n < range.length; ++n) setFunction(functions[n], range.location + n);
}

}  // namespace pewter::metal::host
