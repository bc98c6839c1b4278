// MTL::TensorExtents: numbers that descriptors hold, on devices without tensors, too.
#include <algorithm>

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {
namespace {

class tensor_extents_object final : public MTL::TensorExtents {
 public:
  MTL::TensorExtents* init() override { return this; }
  /// nullptr for more dimensions than tensors have. @param values nullptr: all are 1
  MTL::TensorExtents* init(NS::UInteger rank, const NS::Integer* values) override {
    constexpr NS::UInteger most = 16;  // Metal's
    if (rank > most) {
      release();
      return nullptr;
    }
    extents_.assign(rank, 1);
    if (values != nullptr) std::copy_n(values, rank, extents_.begin());
    return this;
  }
  NS::Integer extentAtDimensionIndex(NS::UInteger n) override { return n < rank() ? extents_[n] : -1; }
  NS::UInteger rank() const override { return extents_.size(); }

 private:
  std::vector<NS::Integer> extents_;
};

}  // namespace

MTL::TensorExtents* MTL::TensorExtents::alloc() { return new tensor_extents_object; }

}  // namespace pewter::metal::host
