#include "kernels/metal/host/reflection/reflection.hpp"

#include <algorithm>
#include <mutex>

#include "kernels/metal/host/reflection/data_types.hpp"
#include "kernels/metal/host/reflection/type_objects.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

struct parameter {
  std::string name;
  std::uint32_t index;
  MTL::BindingType type;
  shared_type is;  ///< nullptr: not known
  bool is_used;
};

/// One of a kernel's: indices of all kinds are one list there (kernel_info.hpp).
parameter parameter_of(const std::string& name, std::uint32_t index, bool is_table) {
  if (index < buffer_limit)
    return {name, index, is_table ? MTL::BindingTypeVisibleFunctionTable : MTL::BindingTypeBuffer, {}, true};
  if (index < first_texture) return {name, index - buffer_limit, MTL::BindingTypeThreadgroupMemory, {}, true};
  if (index < first_sampler) return {name, index - first_texture, MTL::BindingTypeTexture, {}, true};
  return {name, index - first_sampler, MTL::BindingTypeSampler, {}, true};
}

bool is_texture(const reflected_type* t) { return t != nullptr && t->kind == reflected_type::texture; }

/// The type of a texture, or of an array's textures; nullptr: it is neither.
const reflected_type* texture_of(const shared_type& type) {
  const bool is_array = type != nullptr && type->kind == reflected_type::array;
  const reflected_type* t = is_array ? type->element.get() : type.get();
  return is_texture(t) ? t : nullptr;
}

template <class Interface>
class binding_of : public Interface {
 public:
  explicit binding_of(parameter p) : parameter_(std::move(p)) {}
  NS::String* name() const override { return text_object(parameter_.name); }
  NS::UInteger index() const override { return parameter_.index; }
  MTL::BindingType type() const override { return parameter_.type; }
  MTL::BindingAccess access() const override {
    const shared_type& is = parameter_.is;
    if (const reflected_type* t = texture_of(is)) return texture_access_of(*t);
    if (is == nullptr) return MTL::BindingAccessReadWrite;
    return is->kind == reflected_type::pointer && !is->is_read_only ? MTL::BindingAccessReadWrite
                                                                    : MTL::BindingAccessReadOnly;
  }
  bool isUsed() const override { return parameter_.is_used; }
  bool isArgument() const override { return true; }
  const shared_type& reflected() const { return parameter_.is; }
  /// What it points to, or nullptr.
  const reflected_type* element() const {
    const shared_type& is = parameter_.is;
    return is != nullptr && is->kind == reflected_type::pointer ? is->element.get() : nullptr;
  }

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
  NS::UInteger bufferAlignment() const override { return element() == nullptr ? 1 : element()->alignment; }
  NS::UInteger bufferDataSize() const override { return element() == nullptr ? 0 : element()->size; }
  MTL::DataType bufferDataType() const override {
    return element() == nullptr ? MTL::DataTypeNone : data_type_of(*element());
  }
  MTL::PointerType* bufferPointerType() const override { return pointer_type_object(reflected()); }
  MTL::StructType* bufferStructType() const override {
    return element() == nullptr ? nullptr : struct_type_object(reflected()->element);
  }
};

class threadgroup_binding final : public binding_of<MTL::ThreadgroupBinding> {
 public:
  using binding_of::binding_of;
  NS::UInteger threadgroupMemoryAlignment() const override {
    return element() == nullptr ? threadgroup_memory_granularity : element()->alignment;
  }
  NS::UInteger threadgroupMemoryDataSize() const override {
    return element() == nullptr ? 0 : element()->size;
  }
};

class texture_binding final : public binding_of<MTL::TextureBinding> {
 public:
  using binding_of::binding_of;
  NS::UInteger arrayLength() const override {
    const bool is_array = reflected() != nullptr && reflected()->kind == reflected_type::array;
    return is_array ? reflected()->length : 1;
  }
  bool isDepthTexture() const override { return is_known() && texture()->name.rfind("depth", 0) == 0; }
  MTL::DataType textureDataType() const override {
    return is_known() ? data_type_named(texture()->element_name) : MTL::DataTypeNone;
  }
  MTL::TextureType textureType() const override {
    return is_known() ? texture_type_of(*texture()) : MTL::TextureType2D;
  }

 private:
  const reflected_type* texture() const { return texture_of(reflected()); }
  bool is_known() const { return texture() != nullptr; }
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

/// The older way to say the same: a parameter as each kind of binding.
class argument_object final : public MTL::Argument {
 public:
  explicit argument_object(const parameter& p) : of_(p), buffer_(p), memory_(p), texture_(p) {}
  NS::String* name() const override { return buffer_.name(); }
  MTL::ArgumentType type() const override { return static_cast<MTL::ArgumentType>(of_.type); }
  MTL::BindingAccess access() const override { return buffer_.access(); }
  NS::UInteger index() const override { return of_.index; }
  bool isActive() const override { return of_.is_used; }
  NS::UInteger bufferAlignment() const override { return buffer_.bufferAlignment(); }
  NS::UInteger bufferDataSize() const override { return buffer_.bufferDataSize(); }
  MTL::DataType bufferDataType() const override { return buffer_.bufferDataType(); }
  MTL::StructType* bufferStructType() const override { return buffer_.bufferStructType(); }
  MTL::PointerType* bufferPointerType() const override { return buffer_.bufferPointerType(); }
  NS::UInteger threadgroupMemoryAlignment() const override { return memory_.threadgroupMemoryAlignment(); }
  NS::UInteger threadgroupMemoryDataSize() const override { return memory_.threadgroupMemoryDataSize(); }
  MTL::TextureType textureType() const override { return texture_.textureType(); }
  MTL::DataType textureDataType() const override { return texture_.textureDataType(); }
  bool isDepthTexture() const override { return texture_.isDepthTexture(); }
  NS::UInteger arrayLength() const override { return texture_.arrayLength(); }

 private:
  parameter of_;
  buffer_binding buffer_;
  threadgroup_binding memory_;
  texture_binding texture_;
};

template <class Class>
NS::Array* array_of(const std::vector<NS::SharedPtr<Class>>& all) {
  std::vector<const NS::Object*> objects;
  for (const auto& o : all) objects.push_back(o.get());
  return NS::Array::array(objects.data(), objects.size());
}

/// The parameters of a kernel in a source, also those that it does not use.
std::vector<parameter> parameters_of(const reflected_kernel& kernel, const kernel_info* compiled) {
  std::vector<parameter> all;
  for (const reflected_parameter& r : kernel.parameters) {
    const bool is_table = r.type->kind == reflected_type::object && r.type->name == "visible_function_table";
    parameter p = parameter_of(r.name, r.index, is_table);
    const auto is_it = [&](const kernel_argument& a) {
      const bool is_array = r.type->kind == reflected_type::array;
      return a.index >= r.index && a.index < r.index + (is_array ? r.type->length : 1);
    };
    p.is_used =
        compiled == nullptr || std::any_of(compiled->arguments.begin(), compiled->arguments.end(), is_it);
    p.is = r.type;
    all.push_back(std::move(p));
  }
  return all;
}

/// The parameters of a kernel in an object.
std::vector<parameter> parameters_of(const kernel_info& kernel) {
  std::vector<parameter> all;
  for (const kernel_argument& a : kernel.arguments) {
    const auto is_it = [&](const function_table_argument& t) { return t.index == a.index; };
    all.push_back(
        parameter_of(a.name, a.index, std::any_of(kernel.tables.begin(), kernel.tables.end(), is_it)));
  }
  return all;
}

class reflection_object final : public MTL::ComputePipelineReflection {
 public:
  explicit reflection_object(const metal::pipeline& pipeline) : pipeline_(pipeline) {}
  NS::Array* bindings() const override { return read(), array_of(bindings_); }
  NS::Array* arguments() const override { return read(), array_of(arguments_); }

 private:
  void read() const {
    std::call_once(is_read_, [&] {
      for (const parameter& p : parameters()) {
        bindings_.push_back(new_binding(p));
        arguments_.push_back(NS::TransferPtr<MTL::Argument>(new argument_object(p)));
      }
    });
  }
  std::vector<parameter> parameters() const {
    const kernel_info& kernel = pipeline_access::kernel_of(pipeline_);
    std::string text;
    try {
      text = pipeline_access::reflection_of(pipeline_);
    } catch (const pewter::error&) {  // names alone are better than a host that ends
    }
    return text.empty() ? parameters_of(kernel) : parameters_of(parse_reflection(text), &kernel);
  }

  metal::pipeline pipeline_;
  mutable std::once_flag is_read_;
  mutable std::vector<NS::SharedPtr<MTL::Binding>> bindings_;
  mutable std::vector<NS::SharedPtr<MTL::Argument>> arguments_;
};

class function_reflection_object final : public MTL::FunctionReflection {
 public:
  explicit function_reflection_object(const std::vector<parameter>& parameters) {
    for (const parameter& p : parameters) bindings_.push_back(new_binding(p));
  }
  NS::Array* bindings() const override { return array_of(bindings_); }

 private:
  std::vector<NS::SharedPtr<MTL::Binding>> bindings_;
};

class function_constant_object final : public MTL::FunctionConstant {
 public:
  explicit function_constant_object(const reflected_constant& c) : constant_(c) {}
  NS::String* name() const override { return text_object(constant_.name); }
  NS::UInteger index() const override { return constant_.index; }
  MTL::DataType type() const override { return data_type_of(*constant_.type); }
  bool required() const override { return constant_.is_required; }

 private:
  reflected_constant constant_;
};

}  // namespace

MTL::ComputePipelineReflection* new_reflection(const metal::pipeline& pipeline) {
  return new reflection_object(pipeline);
}

MTL::FunctionReflection* new_function_reflection(const metal::library& library, const std::string& kernel) {
  const std::vector<std::string> names = library.function_names();
  if (std::find(names.begin(), names.end(), kernel) == names.end()) return nullptr;
  const std::string text = pipeline_access::reflection_of(library, kernel);
  if (text.empty())
    return new function_reflection_object(
        parameters_of(pipeline_access::kernel_of(library.pipeline(kernel))));
  return new function_reflection_object(parameters_of(parse_reflection(text), nullptr));
}

MTL::Argument* argument_object_of(const reflected_parameter& r) {
  reflected_kernel one;
  one.parameters.push_back(r);
  return (new argument_object(parameters_of(one, nullptr).front()))->autorelease();
}

shared_type element_of(const MTL::BufferBinding* binding) {
  const auto* known = dynamic_cast<const buffer_binding*>(binding);
  return known == nullptr || known->element() == nullptr ? nullptr : known->reflected()->element;
}

NS::Dictionary* function_constants(const std::vector<reflected_constant>& all) {
  std::vector<const NS::Object*> objects, names;
  for (const reflected_constant& c : all) {
    objects.push_back((new function_constant_object(c))->autorelease());
    names.push_back(text_object(c.name));
  }
  return NS::Dictionary::dictionary(objects.data(), names.data(), objects.size());
}

}  // namespace pewter::metal::host
