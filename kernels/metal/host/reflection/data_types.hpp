// Metal's data types by their names in the source.
#pragma once

#include <string>

#include "kernels/metal/interface/generated/interface.hpp"

namespace pewter::metal::host {

/// A scalar type of Metal's, whose vectors have the three numbers after its own.
struct scalar_type {
  MTL::DataType first;
  const char* name;
  std::size_t bytes;
};

/// A scalar or a vector; `of` is nullptr for any other type.
struct vector_type {
  const scalar_type* of = nullptr;
  std::size_t width = 0;
  /// Three take as much as four.
  std::size_t bytes() const { return of->bytes * (width == 3 ? 4 : width); }
};

vector_type vector_type_of(MTL::DataType);

/// "float3", "half4x4"; DataTypeNone for any other name.
MTL::DataType data_type_named(const std::string& name);

}  // namespace pewter::metal::host
