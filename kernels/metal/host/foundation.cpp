// NS::Array, NS::Dictionary, NS::Number, NS::Error.
#include <functional>

#include "kernels/metal/host/host_objects.hpp"

namespace {

using pewter::metal::host::kept;

class array_object final : public NS::Array {
 public:
  NS::Array* init() override { return this; }
  NS::Array* init(const NS::Object* const* objects, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) objects_.push_back(kept(objects[n]));
    return this;
  }
  NS::UInteger count() const override { return objects_.size(); }
  NS::Object* object_at(NS::UInteger index) const override {
    return index < objects_.size() ? objects_[index].get() : nullptr;
  }

 private:
  std::vector<NS::SharedPtr<NS::Object>> objects_;
};

class dictionary_object final : public NS::Dictionary {
 public:
  NS::Dictionary* init() override { return this; }
  NS::Dictionary* init(const NS::Object* const* objects, const NS::Object* const* keys,
                       NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) {
      if (object_of(keys[n]) == nullptr) pairs_.push_back({kept(keys[n]), kept(objects[n])});
    }
    return this;
  }
  NS::Array* allKeys() const override {
    std::vector<const NS::Object*> keys;
    for (const pair& p : pairs_) keys.push_back(p.key.get());
    return NS::Array::array(keys.data(), keys.size());
  }
  NS::UInteger count() const override { return pairs_.size(); }
  NS::Object* object_of(const NS::Object* key) const override {
    for (const pair& p : pairs_) {
      if (p.key->isEqual(key)) return p.object.get();
    }
    return nullptr;
  }

 private:
  struct pair {
    NS::SharedPtr<NS::Object> key, object;
  };
  std::vector<pair> pairs_;
};

enum class number_kind { is_signed, is_unsigned, real };

class number_object final : public NS::Number {
 public:
  explicit number_object(long long v) : kind_(number_kind::is_signed), signed_(v) {}
  explicit number_object(unsigned long long v) : kind_(number_kind::is_unsigned), unsigned_(v) {}
  explicit number_object(double v) : kind_(number_kind::real), real_(v) {}

  long long longLongValue() const override { return as<long long>(); }
  unsigned long long unsignedLongLongValue() const override { return as<unsigned long long>(); }
  double doubleValue() const override { return as<double>(); }
  NS::String* stringValue() const override {
    if (kind_ == number_kind::is_signed) return pewter::metal::host::text_object(std::to_string(signed_));
    if (kind_ == number_kind::is_unsigned) return pewter::metal::host::text_object(std::to_string(unsigned_));
    char text[32];
    std::snprintf(text, sizeof text, "%.17g", real_);
    return pewter::metal::host::text_object(text);
  }
  NS::ComparisonResult compare(const NS::Number* other) const override {
    const double mine = doubleValue(), its = other->doubleValue();
    return mine < its ? NS::OrderedAscending : its < mine ? NS::OrderedDescending : NS::OrderedSame;
  }
  NS::UInteger hash() const override { return std::hash<double>()(doubleValue()); }
  bool isEqual(const NS::Object* object) const override {
    const auto* other = dynamic_cast<const NS::Number*>(object);
    return other != nullptr && isEqualToNumber(other);
  }
  NS::String* description() const override { return stringValue(); }

 private:
  template <class T>
  T as() const {
    switch (kind_) {
      case number_kind::is_signed:
        return static_cast<T>(signed_);
      case number_kind::is_unsigned:
        return static_cast<T>(unsigned_);
      case number_kind::real:
        break;
    }
    return static_cast<T>(real_);
  }

  number_kind kind_;
  union {
    long long signed_;
    unsigned long long unsigned_;
    double real_;
  };
};

NS::ErrorDomain constant(const char* text) { return const_cast<NS::String*>(NS::MakeConstantString(text)); }

class error_object_class final : public NS::Error {
 public:
  NS::Error* init() override { return this; }
  NS::Error* init(NS::ErrorDomain domain, NS::Integer code, NS::Dictionary* user_info) override {
    domain_ = kept(domain);
    code_ = code;
    user_info_ = kept(user_info);
    return this;
  }
  NS::Integer code() const override { return code_; }
  NS::ErrorDomain domain() const override { return domain_.get(); }
  NS::Dictionary* userInfo() const override { return user_info_.get(); }
  NS::String* localizedDescription() const override {
    NS::String* const text = text_of_key(NS::LocalizedDescriptionKey);
    if (text != nullptr) return text;
    return pewter::metal::host::text_object(pewter::metal::host::text_of(domain_.get()) + " error " +
                                            std::to_string(code_));
  }
  NS::String* localizedFailureReason() const override {
    return text_of_key(NS::LocalizedFailureReasonErrorKey);
  }
  NS::String* description() const override { return localizedDescription(); }

 private:
  NS::String* text_of_key(NS::ErrorUserInfoKey key) const {
    return user_info_ ? user_info_->object<NS::String>(key) : nullptr;
  }
  NS::SharedPtr<NS::String> domain_;
  NS::SharedPtr<NS::Dictionary> user_info_;
  NS::Integer code_ = 0;
};

}  // namespace

namespace NS {

Array* Array::alloc() { return new array_object; }
Array* Array::array() { return alloc()->init()->autorelease(); }
Array* Array::array(const Object* object) { return array(&object, 1); }
Array* Array::array(const Object* const* objects, UInteger count) {
  return alloc()->init(objects, count)->autorelease();
}

Dictionary* Dictionary::alloc() { return new dictionary_object; }
Dictionary* Dictionary::dictionary() { return alloc()->init()->autorelease(); }
Dictionary* Dictionary::dictionary(const Object* object, const Object* key) {
  return dictionary(&object, &key, 1);
}
Dictionary* Dictionary::dictionary(const Object* const* objects, const Object* const* keys, UInteger count) {
  return alloc()->init(objects, keys, count)->autorelease();
}

template <class T, class Kept>
static Number* number_of(T value) {
  return (new number_object(static_cast<Kept>(value)))->autorelease();
}
Number* Number::number(bool v) { return number_of<bool, long long>(v); }
Number* Number::number(char v) { return number_of<char, long long>(v); }
Number* Number::number(unsigned char v) { return number_of<unsigned char, unsigned long long>(v); }
Number* Number::number(short v) { return number_of<short, long long>(v); }
Number* Number::number(unsigned short v) { return number_of<unsigned short, unsigned long long>(v); }
Number* Number::number(int v) { return number_of<int, long long>(v); }
Number* Number::number(unsigned int v) { return number_of<unsigned int, unsigned long long>(v); }
Number* Number::number(long v) { return number_of<long, long long>(v); }
Number* Number::number(unsigned long v) { return number_of<unsigned long, unsigned long long>(v); }
Number* Number::number(long long v) { return number_of<long long, long long>(v); }
Number* Number::number(unsigned long long v) { return number_of<unsigned long long, unsigned long long>(v); }
Number* Number::number(float v) { return number_of<float, double>(v); }
Number* Number::number(double v) { return number_of<double, double>(v); }

const ErrorDomain CocoaErrorDomain = constant("NSCocoaErrorDomain");
const ErrorUserInfoKey LocalizedDescriptionKey = constant("NSLocalizedDescription");
const ErrorUserInfoKey LocalizedFailureReasonErrorKey = constant("NSLocalizedFailureReason");

Error* Error::alloc() { return new error_object_class; }
Error* Error::error(ErrorDomain domain, Integer code, Dictionary* user_info) {
  return alloc()->init(domain, code, user_info)->autorelease();
}

}  // namespace NS

namespace pewter::metal::host {

NS::Error* error_object(NS::ErrorDomain domain, NS::UInteger code, const std::string& text) {
  NS::Dictionary* const info = NS::Dictionary::dictionary(text_object(text), NS::LocalizedDescriptionKey);
  return NS::Error::error(domain, static_cast<NS::Integer>(code), info);
}

void give_error(NS::Error** to, NS::ErrorDomain domain, NS::UInteger code, const std::string& text) {
  if (to != nullptr) *to = error_object(domain, code, text);
}

}  // namespace pewter::metal::host
