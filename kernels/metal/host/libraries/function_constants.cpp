// MTL::FunctionConstantValues: bytes of a type become text in Metal's notation.
#include <cmath>
#include <cstdio>
#include <cstring>

#include "kernels/metal/host/libraries/library.hpp"
#include "kernels/metal/host/reflection/data_types.hpp"
#include "pewter/error.hpp"
#include "pewter/half.hpp"

namespace pewter::metal::host {
namespace {

template <class T>
T value_at(const unsigned char* bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

std::string real(double value) {
  if (std::isnan(value)) return "__builtin_nanf(\"\")";
  if (std::isinf(value)) return value > 0 ? "__builtin_inff()" : "-__builtin_inff()";
  char text[48];
  std::snprintf(text, sizeof text, "%af", value);  // no digit is lost
  return text;
}

std::string scalar_text(const scalar_type& s, const unsigned char* bytes) {
  switch (s.first) {
    case MTL::DataTypeFloat:
      return real(static_cast<double>(value_at<float>(bytes)));
    case MTL::DataTypeHalf:
      return real(static_cast<double>(static_cast<float>(value_at<half>(bytes))));
    case MTL::DataTypeBFloat:
      return real(static_cast<double>(static_cast<float>(value_at<bfloat>(bytes))));
    case MTL::DataTypeBool:
      return *bytes != 0 ? "true" : "false";
    case MTL::DataTypeInt:
      return std::to_string(value_at<std::int32_t>(bytes));
    case MTL::DataTypeUInt:
      return std::to_string(value_at<std::uint32_t>(bytes));
    case MTL::DataTypeShort:
      return std::to_string(value_at<std::int16_t>(bytes));
    case MTL::DataTypeUShort:
      return std::to_string(value_at<std::uint16_t>(bytes));
    case MTL::DataTypeChar:
      return std::to_string(value_at<signed char>(bytes));
    case MTL::DataTypeUChar:
      return std::to_string(*bytes);
    case MTL::DataTypeLong:
      return std::to_string(value_at<std::int64_t>(bytes));
    default:
      return std::to_string(value_at<std::uint64_t>(bytes)) + "u";
  }
}

std::string value_text(const vector_type& type, const unsigned char* at) {
  if (type.width == 1) return scalar_text(*type.of, at);
  std::string all = type.of->name + std::to_string(type.width) + "(";
  for (std::size_t n = 0; n < type.width; ++n)
    all += (n == 0 ? "" : ", ") + scalar_text(*type.of, at + n * type.of->bytes);
  return all + ")";
}

class constants_object final : public MTL::FunctionConstantValues {
 public:
  MTL::FunctionConstantValues* init() override { return this; }
  void setConstantValue(const void* value, MTL::DataType type, NS::UInteger index) override {
    set(std::to_string(index), value, type, 0);
  }
  void setConstantValues(const void* from, MTL::DataType type, NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) set(std::to_string(range.location + n), from, type, n);
  }
  void setConstantValue(const void* value, MTL::DataType type, const NS::String* name) override {
    set(text_of(name), value, type, 0);
  }
  void reset() override { values.clear(); }

  std::map<std::string, std::string> values;

 private:
  NS::Object* copied() const override {
    auto* const copy = new constants_object;
    copy->values = values;
    return copy;
  }
  void set(const std::string& key, const void* from, MTL::DataType type, std::size_t element) {
    const vector_type t = vector_type_of(type);
    if (t.of == nullptr)
      detail::raise("FunctionConstantValues: type = %zu, must be a scalar or vector type", std::size_t{type});
    values[key] = value_text(t, static_cast<const unsigned char*>(from) + element * t.bytes());
  }
};

}  // namespace

std::map<std::string, std::string> constants_of(const MTL::FunctionConstantValues& values) {
  return static_cast<const constants_object&>(values).values;
}

MTL::FunctionConstantValues* MTL::FunctionConstantValues::alloc() { return new constants_object; }

}  // namespace pewter::metal::host
