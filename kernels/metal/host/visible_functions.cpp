// MTL::VisibleFunctionTable, MTL::FunctionHandle, MTL::LinkedFunctions.
#include "kernels/metal/host/visible_functions.hpp"

namespace pewter::metal::host {
namespace {

class linked_functions_object final : public MTL::LinkedFunctions {
 public:
  MTL::LinkedFunctions* init() override { return this; }
  NS::Array* functions() const override { return functions_.get(); }
  void setFunctions(const NS::Array* v) override { functions_ = kept(v); }
  NS::Array* binaryFunctions() const override { return binary_.get(); }
  void setBinaryFunctions(const NS::Array* v) override { binary_ = kept(v); }
  NS::Array* privateFunctions() const override { return private_.get(); }
  void setPrivateFunctions(const NS::Array* v) override { private_ = kept(v); }

 private:
  NS::Object* copied() const override {
    auto* const copy = new linked_functions_object;
    copy->functions_ = functions_, copy->binary_ = binary_, copy->private_ = private_;
    return copy;
  }
  NS::SharedPtr<NS::Array> functions_, binary_, private_;
};

class table_descriptor_object final : public MTL::VisibleFunctionTableDescriptor {
 public:
  MTL::VisibleFunctionTableDescriptor* init() override { return this; }
  NS::UInteger functionCount() const override { return count_; }
  void setFunctionCount(NS::UInteger v) override { count_ = v; }

 private:
  NS::Object* copied() const override {
    auto* const copy = new table_descriptor_object;
    copy->count_ = count_;
    return copy;
  }
  NS::UInteger count_ = 0;
};

}  // namespace

function_table_object::function_table_object(std::size_t size)
    : resource_of(8 + 8 * size, MTL::ResourceStorageModeShared, {}), table_(size) {}

void function_table_object::setFunction(const MTL::FunctionHandle* function, NS::UInteger index) {
  table_.set_function(index, function == nullptr ? std::string() : text_of(function->name()));
}

void function_table_object::setFunctions(const MTL::FunctionHandle* const functions[], NS::Range range) {
  for (NS::UInteger n = 0; n < range.length; ++n) setFunction(functions[n], range.location + n);
}

}  // namespace pewter::metal::host

namespace MTL {

LinkedFunctions* LinkedFunctions::alloc() { return new pewter::metal::host::linked_functions_object; }
LinkedFunctions* LinkedFunctions::linkedFunctions() { return alloc()->init()->autorelease(); }
VisibleFunctionTableDescriptor* VisibleFunctionTableDescriptor::alloc() {
  return new pewter::metal::host::table_descriptor_object;
}
VisibleFunctionTableDescriptor* VisibleFunctionTableDescriptor::visibleFunctionTableDescriptor() {
  return alloc()->init()->autorelease();
}

}  // namespace MTL
