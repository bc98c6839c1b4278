#include "kernels/metal/host/reflection.hpp"

#include <algorithm>

#include "kernels/metal/runtime/pipeline_access.hpp"

namespace pewter::metal::host {
namespace {

struct parameter {
  std::string name;
  std::uint32_t index;
  MTL::BindingType type;
};

/// One of a kernel's: indices of all kinds are one list there (kernel_info.hpp).
parameter parameter_of(const kernel_argument& a, const kernel_info& kernel) {
  const auto is_it = [&](const function_table_argument& t) { return t.index == a.index; };
  if (a.index < buffer_limit) {
    const bool is_table = std::any_of(kernel.tables.begin(), kernel.tables.end(), is_it);
    return {a.name, a.index, is_table ? MTL::BindingTypeVisibleFunctionTable : MTL::BindingTypeBuffer};
  }
  if (a.index < first_texture) return {a.name, a.index - buffer_limit, MTL::BindingTypeThreadgroupMemory};
  if (a.index < first_sampler) return {a.name, a.index - first_texture, MTL::BindingTypeTexture};
  return {a.name, a.index - first_sampler, MTL::BindingTypeSampler};
}

template <class Interface>
class binding_of : public Interface {
 public:
  explicit binding_of(parameter p) : parameter_(std::move(p)) {}
  NS::String* name() const override { return text_object(parameter_.name); }
  NS::UInteger index() const override { return parameter_.index; }
  MTL::BindingType type() const override { return parameter_.type; }
  MTL::BindingAccess access() const override { return MTL::BindingAccessReadWrite; }
  bool isUsed() const override { return true; }
  bool isArgument() const override { return true; }

 private:
  parameter parameter_;
};

class plain_binding final : public binding_of<MTL::Binding> {
 public:
  using binding_of::binding_of;
};

class buffer_binding final : public binding_of<MTL::BufferBinding> {
 public:
  using binding_of::binding_of;
  NS::UInteger bufferAlignment() const override { return 1; }
  NS::UInteger bufferDataSize() const override { return 0; }
  MTL::DataType bufferDataType() const override { return MTL::DataTypeNone; }
  MTL::PointerType* bufferPointerType() const override { return nullptr; }
  MTL::StructType* bufferStructType() const override { return nullptr; }
};

class threadgroup_binding final : public binding_of<MTL::ThreadgroupBinding> {
 public:
  using binding_of::binding_of;
  NS::UInteger threadgroupMemoryAlignment() const override { return threadgroup_memory_granularity; }
  NS::UInteger threadgroupMemoryDataSize() const override { return 0; }
};

class texture_binding final : public binding_of<MTL::TextureBinding> {
 public:
  using binding_of::binding_of;
  NS::UInteger arrayLength() const override { return 1; }
  bool isDepthTexture() const override { return false; }
  MTL::DataType textureDataType() const override { return MTL::DataTypeNone; }
  MTL::TextureType textureType() const override { return MTL::TextureType2D; }
};

NS::SharedPtr<MTL::Binding> new_binding(parameter p) {
  switch (p.type) {
    case MTL::BindingTypeBuffer:
      return NS::TransferPtr<MTL::Binding>(new buffer_binding(std::move(p)));
    case MTL::BindingTypeThreadgroupMemory:
      return NS::TransferPtr<MTL::Binding>(new threadgroup_binding(std::move(p)));
    case MTL::BindingTypeTexture:
      return NS::TransferPtr<MTL::Binding>(new texture_binding(std::move(p)));
    default:
      return NS::TransferPtr<MTL::Binding>(new plain_binding(std::move(p)));
  }
}

/// The older way to say the same.
class argument_object final : public MTL::Argument {
 public:
  explicit argument_object(const NS::SharedPtr<MTL::Binding>& of) : of_(of) {}
  NS::String* name() const override { return of_->name(); }
  MTL::ArgumentType type() const override { return static_cast<MTL::ArgumentType>(of_->type()); }
  MTL::BindingAccess access() const override { return of_->access(); }
  NS::UInteger index() const override { return of_->index(); }
  bool isActive() const override { return true; }
  NS::UInteger bufferAlignment() const override { return 1; }
  NS::UInteger bufferDataSize() const override { return 0; }
  MTL::DataType bufferDataType() const override { return MTL::DataTypeNone; }
  MTL::StructType* bufferStructType() const override { return nullptr; }
  MTL::PointerType* bufferPointerType() const override { return nullptr; }
  NS::UInteger threadgroupMemoryAlignment() const override { return threadgroup_memory_granularity; }
  NS::UInteger threadgroupMemoryDataSize() const override { return 0; }
  MTL::TextureType textureType() const override { return MTL::TextureType2D; }
  MTL::DataType textureDataType() const override { return MTL::DataTypeNone; }
  bool isDepthTexture() const override { return false; }
  NS::UInteger arrayLength() const override { return 1; }

 private:
  NS::SharedPtr<MTL::Binding> of_;
};

class reflection_object final : public MTL::ComputePipelineReflection {
 public:
  explicit reflection_object(const kernel_info& kernel) {
    for (const kernel_argument& a : kernel.arguments) {
      bindings_.push_back(new_binding(parameter_of(a, kernel)));
      arguments_.push_back(NS::TransferPtr<MTL::Argument>(new argument_object(bindings_.back())));
    }
  }
  NS::Array* bindings() const override { return array_of(bindings_); }
  NS::Array* arguments() const override { return array_of(arguments_); }

 private:
  template <class Class>
  static NS::Array* array_of(const std::vector<NS::SharedPtr<Class>>& all) {
    std::vector<const NS::Object*> objects;
    for (const auto& o : all) objects.push_back(o.get());
    return NS::Array::array(objects.data(), objects.size());
  }
  std::vector<NS::SharedPtr<MTL::Binding>> bindings_;
  std::vector<NS::SharedPtr<MTL::Argument>> arguments_;
};

}  // namespace

MTL::ComputePipelineReflection* new_reflection(const metal::pipeline& pipeline) {
  return new reflection_object(pipeline_access::kernel_of(pipeline));
}

}  // namespace pewter::metal::host
