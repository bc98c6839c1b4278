#include "kernels/metal/host/reflection/data_types.hpp"

namespace pewter::metal::host {
namespace {

constexpr scalar_type scalars[] = {
    {MTL::DataTypeFloat, "float", 4}, {MTL::DataTypeHalf, "half", 2},   {MTL::DataTypeInt, "int", 4},
    {MTL::DataTypeUInt, "uint", 4},   {MTL::DataTypeShort, "short", 2}, {MTL::DataTypeUShort, "ushort", 2},
    {MTL::DataTypeChar, "char", 1},   {MTL::DataTypeUChar, "uchar", 1}, {MTL::DataTypeBool, "bool", 1},
    {MTL::DataTypeLong, "long", 8},   {MTL::DataTypeULong, "ulong", 8}, {MTL::DataTypeBFloat, "bfloat", 2},
};

}  // namespace

vector_type vector_type_of(MTL::DataType type) {
  for (const scalar_type& s : scalars) {
    if (type >= s.first && type < s.first + 4) return {&s, type - s.first + 1};
  }
  return {};
}

MTL::DataType data_type_named(const std::string& name) {
  const std::size_t end = name.find_first_of("234");
  const std::string element = name.substr(0, end), widths = end == std::string::npos ? "1" : name.substr(end);
  if (widths.size() == 3) {  // columns, x, rows
    const NS::UInteger first = element == "float"  ? MTL::DataTypeFloat2x2
                               : element == "half" ? MTL::DataTypeHalf2x2
                                                   : MTL::DataTypeNone;
    const auto at = static_cast<NS::UInteger>((widths[0] - '2') * 3 + widths[2] - '2');
    return first == MTL::DataTypeNone ? MTL::DataTypeNone : static_cast<MTL::DataType>(first + at);
  }
  for (const scalar_type& s : scalars) {
    if (element == s.name && widths.size() == 1)
      return static_cast<MTL::DataType>(s.first + static_cast<NS::UInteger>(widths[0] - '1'));
  }
  return MTL::DataTypeNone;
}

}  // namespace pewter::metal::host
