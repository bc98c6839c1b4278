// What is encoded into a command buffer: encoders that begin, and events.
#include "kernels/metal/host/encoders/counters.hpp"
#include "kernels/metal/host/queues/command_queue.hpp"
#include "kernels/metal/host/queues/event.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {

void command_buffer_object::begin_encoder(const char* function) {
  check_open(function);
  if (has_encoder_) detail::raise("CommandBuffer::%s: another encoder has not ended", function);
  has_encoder_ = true;
}

MTL::ComputeCommandEncoder* command_buffer_object::computeCommandEncoder(MTL::DispatchType type) {
  begin_encoder("computeCommandEncoder");
  return new_compute_encoder(*this, type);
}

template <class Attachments>
void command_buffer_object::sample_pass(const Attachments& attachments) {
  constexpr NS::UInteger count = 4;  // Metal's
  for (NS::UInteger n = 0; n < count; ++n) {
    const auto& a = *attachments.object(n);
    if (a.sampleBuffer() == nullptr) continue;
    const auto take = [this, of = kept(a.sampleBuffer())](NS::UInteger index) {
      return [this, of, index] {
        work_.wait();
        sample(*of.get(), index);
      };
    };
    if (a.startOfEncoderSampleIndex() != MTL::CounterDontSample) add(take(a.startOfEncoderSampleIndex()));
    if (a.endOfEncoderSampleIndex() != MTL::CounterDontSample)
      at_end_.push_back(take(a.endOfEncoderSampleIndex()));
  }
}

MTL::ComputeCommandEncoder* command_buffer_object::computeCommandEncoder(
    const MTL::ComputePassDescriptor* pass) {
  if (pass == nullptr) return computeCommandEncoder(MTL::DispatchTypeSerial);
  MTL::ComputeCommandEncoder* const encoder = computeCommandEncoder(pass->dispatchType());
  sample_pass(*pass->sampleBufferAttachments());
  return encoder;
}

MTL::BlitCommandEncoder* command_buffer_object::blitCommandEncoder(const MTL::BlitPassDescriptor* pass) {
  MTL::BlitCommandEncoder* const encoder = blitCommandEncoder();
  if (pass != nullptr) sample_pass(*pass->sampleBufferAttachments());
  return encoder;
}

MTL::BlitCommandEncoder* command_buffer_object::blitCommandEncoder() {
  begin_encoder("blitCommandEncoder");
  return new_blit_encoder(*this);
}

void command_buffer_object::encodeWait(const MTL::Event* event, std::uint64_t value) {
  check_open("encodeWait");
  if (event != nullptr) add([own = kept(event), v = value_of(*event), value] { v->wait(value); });
}

void command_buffer_object::encodeSignalEvent(const MTL::Event* event, std::uint64_t value) {
  check_open("encodeSignalEvent");
  if (event != nullptr)
    add([this, own = kept(event), v = value_of(*event), value] {
      work_.wait();
      v->set(value);
    });
}

}  // namespace pewter::metal::host
