// MTL::ResidencySet: which allocations a program wants in memory. All are, so that a set only keeps them.
#include "kernels/metal/host/resources/residency_set.hpp"

#include <algorithm>
#include <mutex>

namespace pewter::metal::host {
namespace {

using allocations = std::vector<NS::SharedPtr<MTL::Allocation>>;

/// Additions and removals count when they are committed, as Metal's do; allocationCount and the like tell of
/// both.
class residency_set_object final : public of_device<MTL::ResidencySet> {
 public:
  residency_set_object(const MTL::ResidencySetDescriptor& d, MTL::Device* device)
      : of_device(device), label_(kept(d.label())) {}

  void addAllocation(const MTL::Allocation* a) override {
    if (a == nullptr) return;
    const std::lock_guard lock(mutex_);
    if (find(a) == all_.end()) all_.push_back(kept(a));
  }
  void addAllocations(const MTL::Allocation* const* given, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) addAllocation(given[n]);
  }
  void removeAllocation(const MTL::Allocation* a) override {
    NS::SharedPtr<MTL::Allocation> ends;  // outside of the lock
    const std::lock_guard lock(mutex_);
    const auto at = find(a);
    if (at == all_.end()) return;
    ends = std::move(*at);
    all_.erase(at);
  }
  void removeAllocations(const MTL::Allocation* const* given, NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) removeAllocation(given[n]);
  }
  void removeAllAllocations() override {
    allocations ends;
    const std::lock_guard lock(mutex_);
    ends.swap(all_);
  }
  NS::Array* allAllocations() const override {
    const std::lock_guard lock(mutex_);
    std::vector<const NS::Object*> objects;
    for (const auto& a : all_) objects.push_back(a.get());
    return NS::Array::array(objects.data(), objects.size());
  }
  std::uint64_t allocatedSize() const override {
    const std::lock_guard lock(mutex_);
    std::uint64_t bytes = 0;
    for (const auto& a : all_) bytes += a->allocatedSize();
    return bytes;
  }
  NS::UInteger allocationCount() const override {
    const std::lock_guard lock(mutex_);
    return all_.size();
  }
  bool containsAllocation(const MTL::Allocation* a) override {
    const std::lock_guard lock(mutex_);
    return find(a) != all_.end();
  }
  void commit() override {}
  void requestResidency() override {}
  void endResidency() override {}
  NS::String* label() const override { return label_.get(); }

 private:
  allocations::iterator find(const MTL::Allocation* a) {
    return std::find_if(all_.begin(), all_.end(), [&](const auto& one) { return one.get() == a; });
  }

  mutable std::mutex mutex_;
  allocations all_;
  NS::SharedPtr<NS::String> label_;
};

}  // namespace

MTL::ResidencySet* new_residency_set(const MTL::ResidencySetDescriptor* d, NS::Error** error,
                                     MTL::Device* device) {
  if (d != nullptr) return new residency_set_object(*d, device);
  give_error(error, device_error_domain(), 1, "newResidencySet: descriptor = nullptr, must be one");
  return nullptr;
}

void residency_sets::add(const MTL::ResidencySet* set) {
  if (set == nullptr) return;
  const std::lock_guard lock(mutex_);
  const bool has = std::any_of(sets_.begin(), sets_.end(), [&](const auto& s) { return s.get() == set; });
  if (!has) sets_.push_back(kept(set));
}

void residency_sets::remove(const MTL::ResidencySet* set) {
  const std::lock_guard lock(mutex_);
  sets_.erase(std::remove_if(sets_.begin(), sets_.end(), [&](const auto& s) { return s.get() == set; }),
              sets_.end());
}

}  // namespace pewter::metal::host
