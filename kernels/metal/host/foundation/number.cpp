// NS::Value: bytes with a type; NS::Number: a number as an object.
#include <cstdio>
#include <cstring>
#include <functional>

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

/// Bytes of an Objective-C type, of those that a value can have here; 0 for others.
std::size_t bytes_of(const char* type) {
  static constexpr struct {
    char code;
    std::size_t bytes;
  } types[] = {{'c', 1}, {'C', 1}, {'B', 1}, {'s', 2}, {'S', 2}, {'i', 4}, {'I', 4}, {'f', 4},
               {'l', 8}, {'L', 8}, {'q', 8}, {'Q', 8}, {'d', 8}, {'^', 8}, {'@', 8}, {'*', 8}};
  for (const auto& t : types) {
    if (type != nullptr && *type == t.code) return t.bytes;
  }
  return 0;
}

class value_object final : public NS::Value {
 public:
  NS::Value* init(const void* value, const char* type) override {
    const std::size_t bytes = bytes_of(type);
    if (bytes == 0) {
      release();
      return nullptr;
    }
    type_ = type;
    bytes_.resize(bytes);
    std::memcpy(bytes_.data(), value, bytes);
    return this;
  }
  void getValue(void* value, NS::UInteger size) const override {
    std::memcpy(value, bytes_.data(), size < bytes_.size() ? size : bytes_.size());
  }
  const char* objCType() const override { return type_.c_str(); }
  bool isEqualToValue(NS::Value* value) const override { return isEqual(value); }
  void* pointerValue() const override {
    void* pointer = nullptr;
    if (bytes_.size() == sizeof pointer) std::memcpy(&pointer, bytes_.data(), sizeof pointer);
    return pointer;
  }
  bool isEqual(const NS::Object* object) const override {
    const auto* const other = dynamic_cast<const value_object*>(object);
    return other != nullptr && type_ == other->type_ && bytes_ == other->bytes_;
  }
  NS::UInteger hash() const override { return bytes_.empty() ? 0 : bytes_.front(); }

 private:
  std::string type_;
  std::vector<unsigned char> bytes_;
};

/// Each kind of number has its type's code, and is kept in the widest of its family.
class number_object final : public NS::Number {
 public:
  template <class T>
  NS::Number* take(T value, const char* code) {
    code_ = code;
    if constexpr (std::is_floating_point_v<T>) {
      kind_ = kind::real;
      real_ = static_cast<double>(value);
    } else if constexpr (std::is_unsigned_v<T> && !std::is_same_v<T, bool>) {
      kind_ = kind::is_unsigned;
      unsigned_ = value;
    } else {
      kind_ = kind::is_signed;
      signed_ = value;
    }
    return this;
  }

  using NS::Number::init;
  NS::Value* init(const void*, const char*) override {
    release();
    return nullptr;
  }
  NS::Number* init(char v) override { return take(v, "c"); }
  NS::Number* init(unsigned char v) override { return take(v, "C"); }
  NS::Number* init(short v) override { return take(v, "s"); }
  NS::Number* init(unsigned short v) override { return take(v, "S"); }
  NS::Number* init(int v) override { return take(v, "i"); }
  NS::Number* init(unsigned int v) override { return take(v, "I"); }
  NS::Number* init(long v) override { return take(v, "q"); }
  NS::Number* init(unsigned long v) override { return take(v, "Q"); }
  NS::Number* init(long long v) override { return take(v, "q"); }
  NS::Number* init(unsigned long long v) override { return take(v, "Q"); }
  NS::Number* init(float v) override { return take(v, "f"); }
  NS::Number* init(double v) override { return take(v, "d"); }
  NS::Number* init(bool v) override { return take(v, "B"); }

  char charValue() const override { return as<char>(); }
  unsigned char unsignedCharValue() const override { return as<unsigned char>(); }
  short shortValue() const override { return as<short>(); }
  unsigned short unsignedShortValue() const override { return as<unsigned short>(); }
  int intValue() const override { return as<int>(); }
  unsigned int unsignedIntValue() const override { return as<unsigned int>(); }
  long longValue() const override { return as<long>(); }
  unsigned long unsignedLongValue() const override { return as<unsigned long>(); }
  long long longLongValue() const override { return as<long long>(); }
  unsigned long long unsignedLongLongValue() const override { return as<unsigned long long>(); }
  float floatValue() const override { return as<float>(); }
  double doubleValue() const override { return as<double>(); }
  bool boolValue() const override { return as<double>() != 0; }
  NS::Integer integerValue() const override { return as<NS::Integer>(); }
  NS::UInteger unsignedIntegerValue() const override { return as<NS::UInteger>(); }
  NS::String* stringValue() const override {
    if (kind_ == kind::is_signed) return text_object(std::to_string(signed_));
    if (kind_ == kind::is_unsigned) return text_object(std::to_string(unsigned_));
    char text[32];
    std::snprintf(text, sizeof text, "%.17g", real_);
    return text_object(text);
  }
  NS::ComparisonResult compare(const NS::Number* other) const override {
    if (other == nullptr) return NS::OrderedDescending;
    const double mine = doubleValue(), its = other->doubleValue();
    return mine < its ? NS::OrderedAscending : its < mine ? NS::OrderedDescending : NS::OrderedSame;
  }
  bool isEqualToNumber(const NS::Number* other) const override { return compare(other) == NS::OrderedSame; }
  NS::String* descriptionWithLocale(const NS::Object*) const override { return stringValue(); }

  void getValue(void* value, NS::UInteger size) const override {
    const std::size_t bytes = bytes_of(code_) < size ? bytes_of(code_) : size;
    const float single = as<float>();
    if (*code_ == 'f') {
      std::memcpy(value, &single, bytes);
    } else {
      std::memcpy(value, &unsigned_,
                  bytes);  // the first bytes of a little-endian number are the narrower one
    }
  }
  const char* objCType() const override { return code_; }
  bool isEqualToValue(NS::Value* value) const override { return isEqual(value); }
  void* pointerValue() const override { return nullptr; }
  NS::UInteger hash() const override { return std::hash<double>()(doubleValue()); }
  bool isEqual(const NS::Object* object) const override {
    const auto* const other = dynamic_cast<const NS::Number*>(object);
    return other != nullptr && isEqualToNumber(other);
  }
  NS::String* description() const override { return stringValue(); }

 private:
  enum class kind { is_signed, is_unsigned, real };

  template <class T>
  T as() const {
    switch (kind_) {
      case kind::is_signed:
        return static_cast<T>(signed_);
      case kind::is_unsigned:
        return static_cast<T>(unsigned_);
      case kind::real:
        break;
    }
    return static_cast<T>(real_);
  }

  kind kind_ = kind::is_signed;
  const char* code_ = "i";
  union {
    long long signed_ = 0;
    unsigned long long unsigned_;
    double real_;
  };
};

}  // namespace

namespace NS {

Value* Value::alloc() { return new value_object; }
Value* Value::value(const void* value, const char* type) {
  Value* const made = alloc()->init(value, type);
  return made == nullptr ? nullptr : made->autorelease();
}
Value* Value::value(const void* pointer) { return value(&pointer, "^v"); }

Number* Number::alloc() { return new number_object; }
Number* Number::number(char v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(unsigned char v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(short v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(unsigned short v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(int v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(unsigned int v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(long v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(unsigned long v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(long long v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(unsigned long long v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(float v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(double v) { return alloc()->init(v)->autorelease(); }
Number* Number::number(bool v) { return alloc()->init(v)->autorelease(); }

}  // namespace NS
}  // namespace pewter::metal::host
