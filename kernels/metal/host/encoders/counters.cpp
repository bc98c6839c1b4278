#include "kernels/metal/host/encoders/counters.hpp"

#include <chrono>
#include <cstring>
#include <memory>

#include "kernels/metal/host/foundation/data.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

class counter_object final : public MTL::Counter {
 public:
  NS::String* name() const override { return MTL::CommonCounterTimestamp; }
};

class counter_set_object final : public MTL::CounterSet {
 public:
  NS::String* name() const override { return MTL::CommonCounterSetTimestamp; }
  NS::Array* counters() const override { return NS::Array::array(counter_.get()); }

 private:
  NS::SharedPtr<counter_object> counter_ = NS::TransferPtr(new counter_object);
};

class sample_buffer_object final : public of_device<MTL::CounterSampleBuffer> {
 public:
  sample_buffer_object(NS::UInteger count, const NS::String* label, MTL::Device* device)
      : of_device(device),
        count_(count),
        samples_(new std::atomic<std::uint64_t>[count]),
        label_(kept(label)) {
    for (NS::UInteger n = 0; n < count; ++n) samples_[n] = MTL::CounterErrorValue;
  }
  NS::String* label() const override { return label_.get(); }
  NS::UInteger sampleCount() const override { return count_; }
  NS::Data* resolveCounterRange(NS::Range range) override {
    const std::vector<std::uint64_t> values = samples(range);
    std::vector<unsigned char> bytes(values.size() * sizeof(MTL::CounterResultTimestamp));
    if (!bytes.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
    return new_data(std::move(bytes))->autorelease();
  }

  void store(NS::UInteger index) {
    check({index, 1});
    samples_[index] = timestamp();
  }
  std::vector<std::uint64_t> samples(NS::Range range) const {
    check(range);
    return {samples_.get() + range.location, samples_.get() + range.location + range.length};
  }

 private:
  void check(NS::Range range) const {
    if (range.location > count_ || range.length > count_ - range.location) {
      detail::raise("CounterSampleBuffer: samples %zu to %zu, must be within its %zu", range.location,
                    range.location + range.length, count_);
    }
  }
  NS::UInteger count_;
  std::unique_ptr<std::atomic<std::uint64_t>[]> samples_;
  NS::SharedPtr<NS::String> label_;
};

}  // namespace

std::uint64_t timestamp() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::nanoseconds(now).count());
}

NS::Array* counter_sets() {
  static MTL::CounterSet* const set = new counter_set_object;
  return NS::Array::array(set);
}

MTL::CounterSampleBuffer* new_sample_buffer(const MTL::CounterSampleBufferDescriptor* d, NS::Error** error,
                                            MTL::Device* device) {
  constexpr NS::UInteger most = 4096;  // Metal's
  if (d == nullptr || dynamic_cast<const counter_set_object*>(d->counterSet()) == nullptr) {
    give_error(error, MTL::CounterErrorDomain, MTL::CounterSampleBufferErrorInvalid,
               "newCounterSampleBuffer: counterSet, must be the device's, of timestamps");
    return nullptr;
  }
  if (d->sampleCount() == 0 || d->sampleCount() > most) {
    give_error(error, MTL::CounterErrorDomain, MTL::CounterSampleBufferErrorInvalid,
               "newCounterSampleBuffer: sampleCount = " + std::to_string(d->sampleCount()) +
                   ", must be 1 to " + std::to_string(most));
    return nullptr;
  }
  return new sample_buffer_object(d->sampleCount(), d->label(), device);
}

void sample(const MTL::CounterSampleBuffer& buffer, NS::UInteger index) {
  static_cast<sample_buffer_object&>(const_cast<MTL::CounterSampleBuffer&>(buffer)).store(index);
}

std::vector<std::uint64_t> samples_of(const MTL::CounterSampleBuffer& buffer, NS::Range range) {
  return static_cast<const sample_buffer_object&>(buffer).samples(range);
}

}  // namespace pewter::metal::host
