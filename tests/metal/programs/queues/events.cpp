// Two queues that hand work to each other by an event; a shared event between a queue and the program.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <future>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void append(device uint* x [[buffer(0)]], constant uint& digit [[buffer(1)]]) { *x = *x * 10 + digit; }
)";

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto one = NS::TransferPtr(device->newCommandQueue());
  auto other = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("append")));
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  auto x = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
  const auto append = [&](MTL::CommandBuffer* commands, unsigned digit) {
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->setBytes(&digit, sizeof digit, 1);
    encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
    encoder->endEncoding();
  };

  auto event = NS::TransferPtr(device->newEvent());
  MTL::CommandBuffer* waits = other->commandBuffer();
  waits->encodeWait(event.get(), 1);
  append(waits, 2);
  waits->encodeSignalEvent(event.get(), 2);
  waits->commit();
  MTL::CommandBuffer* begins = one->commandBuffer();
  append(begins, 1);
  begins->encodeSignalEvent(event.get(), 1);
  begins->encodeWait(event.get(), 2);
  append(begins, 3);
  begins->commit();
  begins->waitUntilCompleted();
  check(*static_cast<const unsigned*>(x->contents()) == 123, "queues in turn");

  auto shared = NS::TransferPtr(device->newSharedEvent());
  auto listener = NS::TransferPtr(MTL::SharedEventListener::alloc()->init());
  std::promise<std::uint64_t> told;
  shared->notifyListener(listener.get(), 5, [&](MTL::SharedEvent* e, std::uint64_t value) {
    told.set_value(value);
    e->setSignaledValue(6);
  });
  MTL::CommandBuffer* commands = one->commandBuffer();
  commands->encodeSignalEvent(shared.get(), 5);
  commands->encodeWait(shared.get(), 6);
  append(commands, 4);
  commands->commit();
  check(told.get_future().get() == 5, "the listener's value");
  check(shared->waitUntilSignaledValue(6, 60000), "a wait of the program");
  check(!shared->waitUntilSignaledValue(7, 1), "a wait that ends");
  commands->waitUntilCompleted();
  check(shared->signaledValue() == 6, "the value");
  check(*static_cast<const unsigned*>(x->contents()) == 1234, "after the program's signal");
}
