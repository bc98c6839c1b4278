// MTL::VisibleFunctionTable, MTL::FunctionHandle, MTL::LinkedFunctions.
#include "kernels/metal/host/visible_functions.hpp"

namespace pewter::metal::host {
namespace {}  // namespace

function_table_object::function_table_object(std::size_t size)
    : resource_of(8 + 8 * size, MTL::ResourceStorageModeShared, {}), table_(size) {}

void function_table_object::setFunction(const MTL::FunctionHandle* function, NS::UInteger index) {
  table_.set_function(index, function == nullptr ? std::string() : text_of(function->name()));
}

void function_table_object::setFunctions(const MTL::FunctionHandle* const functions[], NS::Range range) {
  for (NS::UInteger n = 0; n < range.length; ++n) setFunction(functions[n], range.location + n);
}

}  // namespace pewter::metal::host
