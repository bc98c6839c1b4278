#include "kernels/metal/host/reflection/type_objects.hpp"

#include "kernels/metal/host/reflection/data_types.hpp"

namespace pewter::metal::host {
namespace {

bool is(const shared_type& type, reflected_type::kinds kind) { return type != nullptr && type->kind == kind; }

/// What has a type of any kind: its relatives by kind.
template <class Interface>
class of_type : public Interface {
 public:
  explicit of_type(shared_type type) : type_(std::move(type)) {}

 protected:
  const shared_type& type() const { return type_; }

 private:
  shared_type type_;
};

class struct_member_object final : public MTL::StructMember {
 public:
  explicit struct_member_object(const reflected_member& m) : member_(m) {}
  NS::String* name() const override { return text_object(member_.name == "-" ? "" : member_.name); }
  NS::UInteger offset() const override { return member_.offset; }
  NS::UInteger argumentIndex() const override { return member_.index; }
  MTL::DataType dataType() const override { return data_type_of(*member_.type); }
  MTL::StructType* structType() override { return struct_type_object(member_.type); }
  MTL::ArrayType* arrayType() override { return array_type_object(member_.type); }
  MTL::PointerType* pointerType() override { return pointer_type_object(member_.type); }
  MTL::TextureReferenceType* textureReferenceType() override { return texture_type_object(member_.type); }

 private:
  reflected_member member_;
};

class struct_type_object_of final : public of_type<MTL::StructType> {
 public:
  using of_type::of_type;
  MTL::DataType dataType() const override { return MTL::DataTypeStruct; }
  NS::Array* members() const override {
    std::vector<const NS::Object*> all;
    for (const reflected_member& m : type()->members)
      all.push_back((new struct_member_object(m))->autorelease());
    return NS::Array::array(all.data(), all.size());
  }
  MTL::StructMember* memberByName(const NS::String* name) override {
    for (const reflected_member& m : type()->members)
      if (m.name == text_of(name)) return (new struct_member_object(m))->autorelease();
    return nullptr;
  }
};

class array_type_object_of final : public of_type<MTL::ArrayType> {
 public:
  using of_type::of_type;
  MTL::DataType dataType() const override { return MTL::DataTypeArray; }
  MTL::DataType elementType() const override { return data_type_of(*type()->element); }
  NS::UInteger arrayLength() const override { return type()->length; }
  NS::UInteger stride() const override { return type()->length == 0 ? 0 : type()->size / type()->length; }
  NS::UInteger argumentIndexStride() const override { return type()->element->index_count(); }
  MTL::StructType* elementStructType() override { return struct_type_object(type()->element); }
  MTL::ArrayType* elementArrayType() override { return array_type_object(type()->element); }
  MTL::PointerType* elementPointerType() override { return pointer_type_object(type()->element); }
  MTL::TextureReferenceType* elementTextureReferenceType() override {
    return texture_type_object(type()->element);
  }
};

class pointer_type_object_of final : public of_type<MTL::PointerType> {
 public:
  using of_type::of_type;
  MTL::DataType dataType() const override { return MTL::DataTypePointer; }
  MTL::DataType elementType() const override { return data_type_of(*type()->element); }
  MTL::BindingAccess access() const override {
    return type()->is_read_only ? MTL::BindingAccessReadOnly : MTL::BindingAccessReadWrite;
  }
  NS::UInteger alignment() const override { return type()->element->alignment; }
  NS::UInteger dataSize() const override { return type()->element->size; }
  bool elementIsArgumentBuffer() const override {
    return is(type()->element, reflected_type::structure) && type()->element->has_resources();
  }
  MTL::StructType* elementStructType() override { return struct_type_object(type()->element); }
  MTL::ArrayType* elementArrayType() override { return array_type_object(type()->element); }
};

class texture_type_object_of final : public of_type<MTL::TextureReferenceType> {
 public:
  using of_type::of_type;
  MTL::DataType dataType() const override { return MTL::DataTypeTexture; }
  MTL::DataType textureDataType() const override { return data_type_named(type()->element_name); }
  MTL::TextureType textureType() const override { return texture_type_of(*type()); }
  MTL::BindingAccess access() const override { return texture_access_of(*type()); }
  bool isDepthTexture() const override { return type()->name.rfind("depth", 0) == 0; }
};

template <class Made, class Interface>
Interface* made(const shared_type& type, reflected_type::kinds kind) {
  return is(type, kind) ? (new Made(type))->autorelease() : nullptr;
}

}  // namespace

MTL::DataType data_type_of(const reflected_type& type) {
  switch (type.kind) {
    case reflected_type::value:
      return data_type_named(type.name);
    case reflected_type::structure:
      return MTL::DataTypeStruct;
    case reflected_type::array:
      return MTL::DataTypeArray;
    case reflected_type::pointer:
      return MTL::DataTypePointer;
    case reflected_type::texture:
      return MTL::DataTypeTexture;
    default:
      return type.name == "sampler"                  ? MTL::DataTypeSampler
             : type.name == "visible_function_table" ? MTL::DataTypeVisibleFunctionTable
                                                     : MTL::DataTypeNone;
  }
}

MTL::TextureType texture_type_of(const reflected_type& type) {
  static constexpr struct {
    const char* name;
    MTL::TextureType type;
  } all[] = {{"1d", MTL::TextureType1D},
             {"1d_array", MTL::TextureType1DArray},
             {"2d", MTL::TextureType2D},
             {"2d_array", MTL::TextureType2DArray},
             {"3d", MTL::TextureType3D},
             {"cube", MTL::TextureTypeCube},
             {"cube_array", MTL::TextureTypeCubeArray},
             {"_buffer", MTL::TextureTypeTextureBuffer}};
  const std::string shape = type.name.substr(type.name.rfind("depth", 0) == 0 ? 5 : 7);  // behind "texture"
  for (const auto& t : all)
    if (shape == t.name) return t.type;
  return MTL::TextureType2D;
}

MTL::BindingAccess texture_access_of(const reflected_type& type) {
  constexpr unsigned write = 2, read_write = 3;  // metal::access
  return type.access == write        ? MTL::BindingAccessWriteOnly
         : type.access == read_write ? MTL::BindingAccessReadWrite
                                     : MTL::BindingAccessReadOnly;
}

MTL::StructType* struct_type_object(const shared_type& type) {
  return made<struct_type_object_of, MTL::StructType>(type, reflected_type::structure);
}
MTL::ArrayType* array_type_object(const shared_type& type) {
  return made<array_type_object_of, MTL::ArrayType>(type, reflected_type::array);
}
MTL::PointerType* pointer_type_object(const shared_type& type) {
  return made<pointer_type_object_of, MTL::PointerType>(type, reflected_type::pointer);
}
MTL::TextureReferenceType* texture_type_object(const shared_type& type) {
  return made<texture_type_object_of, MTL::TextureReferenceType>(type, reflected_type::texture);
}

}  // namespace pewter::metal::host
