// Residency sets, and those that a queue has.
#pragma once

#include <mutex>

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {

MTL::ResidencySet* new_residency_set(const MTL::ResidencySetDescriptor* descriptor, NS::Error** error,
                                     MTL::Device* device);

class residency_sets {
 public:
  void add(const MTL::ResidencySet* set);
  void remove(const MTL::ResidencySet* set);

 private:
  std::mutex mutex_;
  std::vector<NS::SharedPtr<MTL::ResidencySet>> sets_;
};

}  // namespace pewter::metal::host
