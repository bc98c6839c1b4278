// Heaps: one piece of memory, and which ranges of it are free.
#include <cstring>
#include <map>
#include <mutex>

#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {
namespace {

/// The memory and its free ranges; resources hold it, so that they may outlive the heap.
class heap_space {
 public:
  heap_space(std::size_t size, MTL::ResourceOptions options, MTL::Device* device)
      : device_(device),
        is_hidden_(gpu_of(device) != nullptr && storage_mode(options) == MTL::StorageModePrivate),
        bytes_(new_bytes(device, options, size)),
        size_(with_zeros_behind(size)) {
    free_[0] = size_;
  }

  MTL::Device* device() const { return device_; }
  unsigned char* bytes() const { return bytes_.get(); }
  /// The first free range that is long enough. @return SIZE_MAX where there is none
  std::size_t take(std::size_t wanted) {
    std::size_t length = with_zeros_behind(wanted);
    const std::lock_guard lock(mutex_);
    for (auto at = free_.begin(); at != free_.end(); ++at) {
      const auto [offset, available] = *at;
      if (available < length) continue;
      free_.erase(at);
      if (available > length) free_[offset + length] = available - length;
      if (!is_hidden_) std::memset(bytes() + offset + wanted, 0, length - wanted);
      used_ += length;
      return offset;
    }
    return SIZE_MAX;
  }
  void give(std::size_t offset, std::size_t length) {
    length = with_zeros_behind(length);
    const std::lock_guard lock(mutex_);
    used_ -= length;
    auto next = free_.upper_bound(offset);
    if (next != free_.end() && next->first == offset + length) {
      length += next->second;
      next = free_.erase(next);
    }
    if (next != free_.begin()) {
      const auto before = std::prev(next);
      if (before->first + before->second == offset) {
        before->second += length;
        return;
      }
    }
    free_[offset] = length;
  }
  std::size_t size() const { return size_; }
  std::size_t used() const {
    const std::lock_guard lock(mutex_);
    return used_;
  }
  std::size_t longest() const {
    const std::lock_guard lock(mutex_);
    std::size_t most = 0;
    for (const auto& [offset, length] : free_) most = length > most ? length : most;
    return most;
  }

 private:
  MTL::Device* device_;
  bool is_hidden_;
  shared_bytes bytes_;
  std::size_t size_, used_ = 0;
  mutable std::mutex mutex_;
  std::map<std::size_t, std::size_t> free_;
};

class heap_object final : public labelled<MTL::Heap> {
 public:
  heap_object(std::shared_ptr<heap_space> space, const MTL::HeapDescriptor& d)
      : labelled(space->device()), space_(std::move(space)), type_(d.type()), options_(d.resourceOptions()) {}
  MTL::HeapType type() const override { return type_; }
  MTL::ResourceOptions resourceOptions() const override { return options_; }
  MTL::CPUCacheMode cpuCacheMode() const override { return cache_mode(options_); }
  MTL::StorageMode storageMode() const override { return storage_mode(options_); }
  MTL::HazardTrackingMode hazardTrackingMode() const override { return hazard_mode(options_); }
  NS::UInteger size() const override { return space_->size(); }
  NS::UInteger usedSize() const override { return space_->used(); }
  NS::UInteger currentAllocatedSize() const override { return space_->size(); }
  NS::UInteger maxAvailableSize(NS::UInteger alignment) override {
    const std::size_t longest = space_->longest();
    return alignment <= memory_granularity ? longest : longest < alignment ? 0 : longest - alignment;
  }
  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) override {
    const place p = taken(length);
    return p.bytes == nullptr ? nullptr
                              : new buffer_object(device(), p.bytes, length, options, {own(), p.offset});
  }
  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options, NS::UInteger offset) override {
    const place p = at(offset, length);
    return p.bytes == nullptr ? nullptr
                              : new buffer_object(device(), p.bytes, length, options, {own(), p.offset});
  }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* d) override {
    planned_texture plan = plan_texture(d);
    return made(std::move(plan), taken(plan.bytes));
  }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* d, NS::UInteger offset) override {
    planned_texture plan = plan_texture(d);
    return made(std::move(plan), at(offset, plan.bytes));
  }
  MTL::PurgeableState setPurgeableState(MTL::PurgeableState) override {
    return MTL::PurgeableStateNonVolatile;
  }

 private:
  struct place {
    shared_bytes bytes;
    std::size_t offset;
  };

  NS::SharedPtr<MTL::Heap> own() { return NS::RetainPtr(static_cast<MTL::Heap*>(this)); }
  place taken(std::size_t length) {
    const std::size_t offset = length == 0 || length > space_->size() || type_ != MTL::HeapTypeAutomatic
                                   ? SIZE_MAX
                                   : space_->take(length);
    if (offset == SIZE_MAX) return {nullptr, 0};
    return {{space_->bytes() + offset,
             [space = space_, offset, length](unsigned char*) { space->give(offset, length); }},
            offset};
  }
  place at(std::size_t offset, std::size_t length) {
    const bool fits = length != 0 && offset <= space_->size() && length <= space_->size() - offset;
    if (!fits || type_ != MTL::HeapTypePlacement) return {nullptr, 0};
    return {{space_->bytes() + offset, [space = space_](unsigned char*) {}}, offset};
  }
  MTL::Texture* made(planned_texture plan, const place& p) {
    if (p.bytes == nullptr) return nullptr;
    plan.storage.bytes = p.bytes;
    plan.storage.shape.base = p.bytes.get();
    return new texture_object(device(), std::move(plan.storage), plan.bytes, options_, {own(), p.offset});
  }

  std::shared_ptr<heap_space> space_;
  MTL::HeapType type_;
  MTL::ResourceOptions options_;
};

}  // namespace

MTL::Heap* new_heap(const MTL::HeapDescriptor* d, MTL::Device* device) {
  if (d == nullptr || d->size() == 0) return nullptr;
  const bool is_sparse =
      d->type() == MTL::HeapTypeSparse || d->maxCompatiblePlacementSparsePageSize() != MTL::SparsePageSize(0);
  if (is_sparse) return nullptr;  // all of a resource is mapped here
  auto space = std::make_shared<heap_space>(d->size(), d->resourceOptions(), device);
  return space->bytes() == nullptr ? nullptr : new heap_object(std::move(space), *d);
}

namespace MTL {

CPUCacheMode HeapDescriptor::cpuCacheMode() const { return cache_mode(resourceOptions()); }
void HeapDescriptor::setCpuCacheMode(CPUCacheMode mode) {
  setResourceOptions(with_mode(resourceOptions(), mode));
}
StorageMode HeapDescriptor::storageMode() const { return storage_mode(resourceOptions()); }
void HeapDescriptor::setStorageMode(StorageMode mode) {
  setResourceOptions(with_mode(resourceOptions(), mode));
}
HazardTrackingMode HeapDescriptor::hazardTrackingMode() const { return hazard_mode(resourceOptions()); }
void HeapDescriptor::setHazardTrackingMode(HazardTrackingMode mode) {
  setResourceOptions(with_mode(resourceOptions(), mode));
}

}  // namespace MTL

}  // namespace pewter::metal::host
