// Residency sets, counters of timestamps, capture (which no machine has here), shared event handles.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static void residency(MTL::Device* device, MTL::CommandQueue* queue) {
  const auto descriptor = NS::TransferPtr(MTL::ResidencySetDescriptor::alloc()->init());
  descriptor->setLabel(MTLSTR("weights"));
  NS::Error* error = nullptr;
  const auto set = NS::TransferPtr(device->newResidencySet(descriptor.get(), &error));
  check(set->label()->isEqualToString(MTLSTR("weights")), "a label");
  const auto buffer = NS::TransferPtr(device->newBuffer(4096, MTL::ResourceStorageModeShared));
  const auto other = NS::TransferPtr(device->newBuffer(100, MTL::ResourceStorageModeShared));
  const MTL::Allocation* both[] = {buffer.get(), other.get()};
  set->addAllocation(buffer.get());
  set->addAllocations(both, 2);
  set->commit();
  set->requestResidency();
  check(set->allocationCount() == 2 && set->containsAllocation(other.get()), "each once");
  check(set->allocatedSize() == 4196 && set->allAllocations()->count() == 2, "their bytes");
  check(buffer->retainCount() >= 2, "it keeps them");
  queue->addResidencySet(set.get());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  commands->useResidencySet(set.get());
  commands->commit();
  commands->waitUntilCompleted();
  queue->removeResidencySet(set.get());
  set->removeAllocation(buffer.get());
  set->removeAllAllocations();
  check(set->allocationCount() == 0 && set->retainCount() == 1, "none is left");
  check(device->newResidencySet(nullptr, &error) == nullptr && error != nullptr, "no descriptor");
}

static void counters(MTL::Device* device, MTL::CommandQueue* queue) {
  check(device->supportsCounterSampling(MTL::CounterSamplingPointAtDispatchBoundary), "between dispatches");
  const auto* set = device->counterSets()->object<MTL::CounterSet>(0);
  check(set->name()->isEqualToString(MTL::CommonCounterSetTimestamp), "timestamps");
  const auto descriptor = NS::TransferPtr(MTL::CounterSampleBufferDescriptor::alloc()->init());
  descriptor->setCounterSet(set);
  descriptor->setSampleCount(3);
  NS::Error* error = nullptr;
  const auto samples = NS::TransferPtr(device->newCounterSampleBuffer(descriptor.get(), &error));
  const auto resolved = NS::TransferPtr(device->newBuffer(24, MTL::ResourceStorageModeShared));
  MTL::Timestamp before = 0, after = 0, gpu = 0;
  device->sampleTimestamps(&before, &gpu);
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* compute = commands->computeCommandEncoder();
  compute->sampleCountersInBuffer(samples.get(), 0, true);
  compute->sampleCountersInBuffer(samples.get(), 1, true);
  compute->endEncoding();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  blit->resolveCounters(samples.get(), NS::Range(0, 2), resolved.get(), 8);
  blit->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  device->sampleTimestamps(&after, &gpu);
  const NS::Data* data = samples->resolveCounterRange(NS::Range(0, 3));
  check(data->length() == 3 * sizeof(MTL::CounterResultTimestamp), "three results");
  const auto* times = static_cast<const MTL::CounterResultTimestamp*>(data->bytes());
  check(
      before <= times[0].timestamp && times[0].timestamp <= times[1].timestamp && times[1].timestamp <= after,
      "in order");
  check(times[2].timestamp == MTL::CounterErrorValue, "one that was not taken");
  check(static_cast<const std::uint64_t*>(resolved->contents())[2] == times[1].timestamp,
        "resolved into a buffer");

  const auto pass = NS::TransferPtr(MTL::ComputePassDescriptor::alloc()->init());
  pass->setDispatchType(MTL::DispatchTypeConcurrent);
  pass->sampleBufferAttachments()->object(0)->setSampleBuffer(samples.get());
  pass->sampleBufferAttachments()->object(0)->setStartOfEncoderSampleIndex(1);
  pass->sampleBufferAttachments()->object(0)->setEndOfEncoderSampleIndex(2);
  commands = queue->commandBuffer();
  compute = commands->computeCommandEncoder(pass.get());
  check(compute->dispatchType() == MTL::DispatchTypeConcurrent, "the pass's type");
  compute->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  times =
      static_cast<const MTL::CounterResultTimestamp*>(samples->resolveCounterRange(NS::Range(0, 3))->bytes());
  check(after <= times[1].timestamp && times[1].timestamp <= times[2].timestamp,
        "an encoder's begin and end");
  descriptor->setSampleCount(0);
  check(device->newCounterSampleBuffer(descriptor.get(), &error) == nullptr && error != nullptr,
        "none of none");
}

static void capture(MTL::Device* device) {
  MTL::CaptureManager* manager = MTL::CaptureManager::sharedCaptureManager();
  check(!manager->supportsDestination(MTL::CaptureDestinationGPUTraceDocument), "no destination");
  const auto descriptor = NS::TransferPtr(MTL::CaptureDescriptor::alloc()->init());
  NS::Error* error = nullptr;
  check(
      !manager->startCapture(descriptor.get(), &error) && error->code() == MTL::CaptureErrorInvalidDescriptor,
      "of nothing");
  descriptor->setCaptureObject(device);
  descriptor->setOutputURL(NS::URL::fileURLWithPath(MTLSTR("/tmp/a.gputrace")));
  check(!manager->startCapture(descriptor.get(), &error) && error->code() == MTL::CaptureErrorNotSupported,
        "not here");
  const auto scope = NS::TransferPtr(manager->newCaptureScope(device));
  scope->setLabel(MTLSTR("frame"));
  scope->beginScope();
  scope->endScope();
  check(scope->device() == device && !manager->isCapturing(), "a scope");
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  residency(device.get(), queue.get());
  counters(device.get(), queue.get());
  capture(device.get());
  const auto event = NS::TransferPtr(device->newSharedEvent());
  event->setLabel(MTLSTR("done"));
  const auto handle = NS::TransferPtr(event->newSharedEventHandle());
  check(handle->label()->isEqualToString(MTLSTR("done")), "a handle's label");
  const auto same = NS::TransferPtr(device->newSharedEvent(handle.get()));
  same->setSignaledValue(7);
  check(event->signaledValue() == 7, "the event of a handle");
}
