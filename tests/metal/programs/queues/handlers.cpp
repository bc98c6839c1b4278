// Command buffers run in the order of their places in the queue; handlers, states and times.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <atomic>
#include <string>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void append(device uint* x [[buffer(0)]], constant uint& digit [[buffer(1)]]) { *x = *x * 10 + digit; }
)";

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  queue->setLabel(MTLSTR("mine"));
  check(queue->label()->isEqualToString(MTLSTR("mine")) && queue->device() == device.get(), "the queue");
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("append")));
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  auto x = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));

  std::string events;  // handlers of one queue are called one after the other
  const auto encoded = [&](unsigned digit) {
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->setBytes(&digit, sizeof digit, 1);
    encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
    encoder->endEncoding();
    commands->addScheduledHandler([&events, digit](MTL::CommandBuffer* c) {
      check(c->status() >= MTL::CommandBufferStatusScheduled, "scheduled");
      events += "s" + std::to_string(digit);
    });
    commands->addCompletedHandler([&events, digit](MTL::CommandBuffer* c) {
      check(c->status() == MTL::CommandBufferStatusCompleted && c->error() == nullptr, "completed");
      events += "c" + std::to_string(digit);
    });
    return commands;
  };

  MTL::CommandBuffer* first = encoded(1);
  MTL::CommandBuffer* second = encoded(2);
  MTL::CommandBuffer* third = encoded(3);
  check(first->status() == MTL::CommandBufferStatusNotEnqueued, "not enqueued");
  first->enqueue();
  check(first->status() == MTL::CommandBufferStatusEnqueued, "enqueued");
  third->commit();
  second->commit();
  first->commit();
  first->waitUntilScheduled();
  second->waitUntilCompleted();
  third->waitUntilCompleted();
  check(*static_cast<const unsigned*>(x->contents()) == 132, "the order of places");
  check(events == "s1c1s3c3s2c2", "the order of handlers");
  check(first->GPUStartTime() > 0 && first->GPUEndTime() >= first->GPUStartTime(), "times");
  check(third->GPUStartTime() >= first->GPUEndTime(), "one after the other");

  std::atomic<int> done = 0;
  MTL::CommandBuffer* last = nullptr;
  for (int n = 0; n < 200; ++n) {
    last = queue->commandBuffer();
    last->addCompletedHandler([&done](MTL::CommandBuffer*) { ++done; });
    last->commit();
  }
  last->waitUntilCompleted();
  check(done == 200, "200 command buffers under way");
}
