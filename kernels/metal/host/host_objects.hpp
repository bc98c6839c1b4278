// What the objects of the Metal-shaped host share: labels, texts, errors, references.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/interface/generated/interface.hpp"

namespace pewter::metal {
class gpu_device;
}

namespace pewter::metal::host {

/// Autoreleased.
NS::String* text_object(const std::string& text);
/// "" for nullptr.
std::string text_of(const NS::String* string);
/// Autoreleased.
NS::Error* error_object(NS::ErrorDomain domain, NS::UInteger code, const std::string& text);
/// Stores an error where the caller wants one.
void give_error(NS::Error** to, NS::ErrorDomain domain, NS::UInteger code, const std::string& text);

/// The domain of errors that the device itself makes.
NS::ErrorDomain device_error_domain();

/// The CPU. Devices live as long as the program.
MTL::Device* the_device();
/// nullptr: the CPU.
const gpu_device* gpu_of(const MTL::Device* device);

/// A class that says its device.
template <class Interface>
class of_device : public Interface {
 public:
  explicit of_device(MTL::Device* device = the_device()) : device_(device) {}
  MTL::Device* device() const override { return device_; }

 protected:
  const gpu_device* gpu() const { return gpu_of(device_); }

 private:
  MTL::Device* device_;
};

/// And one with a label that can be set.
template <class Interface>
class labelled : public of_device<Interface> {
 public:
  using of_device<Interface>::of_device;
  NS::String* label() const override { return label_.get(); }
  void setLabel(const NS::String* label) override { label_ = kept(label); }

 private:
  NS::SharedPtr<NS::String> label_;
};

}  // namespace pewter::metal::host
