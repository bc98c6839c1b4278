// Fills and copies, between buffers, through private memory, with a kernel in between.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void increment(device uchar* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] += uchar(i); }
)";

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("increment")));
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());

  const NS::UInteger n = 200;
  auto hidden = NS::TransferPtr(device->newBuffer(n, MTL::ResourceStorageModePrivate));
  auto seen = NS::TransferPtr(device->newBuffer(2 * n, MTL::ResourceStorageModeManaged));
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  blit->fillBuffer(hidden.get(), NS::Range(0, n), 7);
  blit->fillBuffer(hidden.get(), NS::Range::Make(50, 10), 9);
  blit->endEncoding();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setBuffer(hidden.get(), 0, 0);
  encoder->dispatchThreads(MTL::Size(n, 1, 1), MTL::Size(96, 1, 1));
  encoder->endEncoding();
  blit = commands->blitCommandEncoder();
  blit->copyFromBuffer(hidden.get(), 10, seen.get(), n, n - 10);
  blit->synchronizeResource(seen.get());
  blit->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");
  const auto* bytes = static_cast<const unsigned char*>(seen->contents());
  for (NS::UInteger i = 0; i < 2 * n; ++i) {
    const NS::UInteger from = i - n + 10;
    const unsigned filled = from >= 50 && from < 60 ? 9 : 7;
    check(bytes[i] == (i < n || from >= n ? 0 : filled + from), "a byte");
  }
}
