// Clang's blocks where metal-cpp takes them, as well as functions and nullptr.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "programs/check.hpp"

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  __block int calls = 0;
  MTL::CommandBuffer* commands = queue->commandBuffer();
  const MTL::CommandBufferHandler handler = ^(MTL::CommandBuffer* done) {
    calls += done->status() == MTL::CommandBufferStatusCompleted;
  };
  commands->addCompletedHandler(handler);
  commands->addCompletedHandler([](MTL::CommandBuffer*) {});
  commands->commit();
  commands->waitUntilCompleted();
  check(calls == 1, "a block was called");

  static char memory[64];
  __block const void* freed = nullptr;
  MTL::Buffer* buffer =
      device->newBuffer(memory, sizeof memory, MTL::ResourceStorageModeShared, ^(void* bytes, NS::UInteger) {
        freed = bytes;
      });
  check(buffer->contents() == memory && freed == nullptr, "a buffer of the program's memory");
  buffer->release();
  check(freed == memory, "its deallocator");
  device->newBuffer(memory, sizeof memory, MTL::ResourceStorageModeShared, nullptr)->release();
}
