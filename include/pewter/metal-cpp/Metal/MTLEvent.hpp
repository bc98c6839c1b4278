// Events: a number that command buffers, of any queue, raise and wait for. Shared ones are the program's,
// too.
#pragma once

#include <functional>

#include "../Foundation/NSString.hpp"

namespace MTL {

class Device;
class SharedEvent;

using SharedEventNotificationFunction = std::function<void(SharedEvent* event, std::uint64_t value)>;

class Event : public NS::Referencing<Event> {
 public:
  virtual NS::String* label() const = 0;
  virtual void setLabel(const NS::String* label) = 0;
  virtual class Device* device() const = 0;
};

/// A thread that notifications are called on, one after the other.
class SharedEventListener : public NS::Referencing<SharedEventListener> {
 public:
  static SharedEventListener* sharedListener();
  static SharedEventListener* alloc();
  virtual SharedEventListener* init() = 0;
};

class SharedEvent : public NS::Referencing<SharedEvent, Event> {
 public:
  virtual std::uint64_t signaledValue() const = 0;
  virtual void setSignaledValue(std::uint64_t signaledValue) = 0;
  /// Called once, when the event has this value or more.
  virtual void notifyListener(const SharedEventListener* listener, std::uint64_t value,
                              const SharedEventNotificationFunction& function) = 0;
  /// @return whether the event has the value; false when the time is over
  virtual bool waitUntilSignaledValue(std::uint64_t value, std::uint64_t milliseconds) = 0;
};

}  // namespace MTL
