// MTL::StructType and its relatives, over what is reflected.
#pragma once

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/host/reflection/reflected_kernel.hpp"

namespace pewter::metal::host {

MTL::DataType data_type_of(const reflected_type&);
/// The type of a texture.
MTL::TextureType texture_type_of(const reflected_type&);
MTL::BindingAccess texture_access_of(const reflected_type&);

/// Autoreleased; nullptr for nullptr and for types of other kinds.
MTL::StructType* struct_type_object(const shared_type&);
MTL::ArrayType* array_type_object(const shared_type&);
MTL::PointerType* pointer_type_object(const shared_type&);
MTL::TextureReferenceType* texture_type_object(const shared_type&);

}  // namespace pewter::metal::host
