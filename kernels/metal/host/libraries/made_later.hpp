// Objects that a program gets by a completion handler.
#pragma once

#include <utility>

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/host/queues/serial_thread.hpp"

namespace pewter::metal::host {

/// A descriptor as it is now; nullptr of nullptr.
template <class Descriptor>
NS::SharedPtr<Descriptor> copy_of(const Descriptor* d) {
  return NS::TransferPtr(d == nullptr ? nullptr : d->copy());
}

/// Calls `make(NS::Error**)` on the thread of callbacks, and the handler with what it gave and the error.
template <class Handler, class Make>
void make_later(Handler handler, Make make) {
  callback_thread().post([make = std::move(make), handler = std::move(handler)] {
    const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
    NS::Error* error = nullptr;
    const auto made = NS::TransferPtr(make(&error));
    handler(made.get(), error);
  });
}

}  // namespace pewter::metal::host
