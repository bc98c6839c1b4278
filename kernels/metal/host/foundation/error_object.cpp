// NS::Error, and the errors that this library makes.
#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

class error_of_domain final : public NS::Error {
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
    NS::String* const text = value_of<NS::String>(NS::LocalizedDescriptionKey);
    return text != nullptr ? text : text_object(text_of(domain_.get()) + " error " + std::to_string(code_));
  }
  NS::String* localizedFailureReason() const override {
    return value_of<NS::String>(NS::LocalizedFailureReasonErrorKey);
  }
  NS::String* localizedRecoverySuggestion() const override {
    return value_of<NS::String>(NS::LocalizedRecoverySuggestionErrorKey);
  }
  NS::Array* localizedRecoveryOptions() const override {
    return value_of<NS::Array>(NS::LocalizedRecoveryOptionsErrorKey);
  }
  NS::String* description() const override { return localizedDescription(); }

 private:
  template <class Class>
  Class* value_of(NS::ErrorUserInfoKey key) const {
    return user_info_ ? user_info_->object<Class>(key) : nullptr;
  }
  NS::SharedPtr<NS::String> domain_;
  NS::SharedPtr<NS::Dictionary> user_info_;
  NS::Integer code_ = 0;
};

}  // namespace

namespace NS {

Error* Error::alloc() { return new error_of_domain; }
Error* Error::error(ErrorDomain domain, Integer code, Dictionary* user_info) {
  return alloc()->init(domain, code, user_info)->autorelease();
}

}  // namespace NS

NS::Error* error_object(NS::ErrorDomain domain, NS::UInteger code, const std::string& text) {
  NS::Dictionary* const info = NS::Dictionary::dictionary(text_object(text), NS::LocalizedDescriptionKey);
  return NS::Error::error(domain, static_cast<NS::Integer>(code), info);
}

void give_error(NS::Error** to, NS::ErrorDomain domain, NS::UInteger code, const std::string& text) {
  if (to != nullptr) *to = error_object(domain, code, text);
}

NS::ErrorDomain device_error_domain() { return NS::MakeConstantString("MTLDeviceErrorDomain"); }

NS::Error* unsupported_error(const char* what) {
  return error_object(device_error_domain(), 1,
                      std::string(what) + ": this device, a CPU, has no such thing");
}

}  // namespace pewter::metal::host
