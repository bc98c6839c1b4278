// A fence between encoders of one queue.
#pragma once

#include "../Foundation/NSString.hpp"

namespace MTL {

class Device;

class Fence : public NS::Referencing<Fence> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
};

}  // namespace MTL
