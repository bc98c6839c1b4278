// Devices by what they are: the default one is the first of all.
#pragma once

#include <Metal/Metal.hpp>
#include <cstring>

/// The first whose name begins so, "Pewter CPU, " or "Pewter GPU, "; nullptr: there is none.
inline MTL::Device* found_device(const NS::Array* all, const char* beginning) {
  for (NS::UInteger n = 0; n < all->count(); ++n) {
    auto* const device = all->object<MTL::Device>(n);
    if (std::strncmp(device->name()->utf8String(), beginning, std::strlen(beginning)) == 0) return device;
  }
  return nullptr;
}
