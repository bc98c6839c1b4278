// Indirect command buffers: encoded once, run in ranges, copied, reset; what they inherit from the encoder.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void add(device int* x [[buffer(0)]], constant int& y [[buffer(1)]], uint i [[thread_position_in_grid]]) { x[i] += y; }
)";

template <class Encode>
static void run(MTL::CommandQueue* queue, const Encode& encode, bool is_right = true) {
  MTL::CommandBuffer* commands = queue->commandBuffer();
  encode(commands);
  commands->commit();
  commands->waitUntilCompleted();
  check((commands->status() == MTL::CommandBufferStatusCompleted) == is_right, "the status");
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  NS::Error* error = nullptr;
  const auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  const auto function = NS::TransferPtr(library->newFunction(MTLSTR("add")));
  const auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  check(pipeline->supportIndirectCommandBuffers(), "pipelines can");
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  const auto x = NS::TransferPtr(device->newBuffer(400, MTL::ResourceStorageModeShared));
  const auto y = NS::TransferPtr(device->newBuffer(16, MTL::ResourceStorageModeShared));
  auto* const sums = static_cast<int*>(x->contents());
  for (int n = 0; n < 4; ++n)
    static_cast<int*>(y->contents())[n] = n == 0 ? 1 : 10 * static_cast<int*>(y->contents())[n - 1];

  const auto descriptor = NS::TransferPtr(MTL::IndirectCommandBufferDescriptor::alloc()->init());
  descriptor->setCommandTypes(MTL::IndirectCommandTypeConcurrentDispatchThreads);
  descriptor->setInheritBuffers(false);
  descriptor->setInheritPipelineState(false);
  descriptor->setMaxKernelBufferBindCount(2);
  const auto all = NS::TransferPtr(device->newIndirectCommandBuffer(descriptor.get(), 4, 0));
  check(all->size() == 4, "four commands");
  for (NS::UInteger n = 0; n < 4; ++n) {  // command n adds 10^n to the first 100 - n
    MTL::IndirectComputeCommand* command = all->indirectComputeCommand(n);
    command->setComputePipelineState(pipeline.get());
    command->setKernelBuffer(x.get(), 0, 0);
    command->setKernelBuffer(y.get(), 4 * n, 1);
    command->concurrentDispatchThreads(MTL::Size(100 - n, 1, 1), MTL::Size(32, 1, 1));
  }
  const auto execute = [&](MTL::IndirectCommandBuffer* of, NS::Range range) {
    return [=](MTL::CommandBuffer* commands) {
      MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
      encoder->executeCommandsInBuffer(of, range);
      encoder->endEncoding();
    };
  };
  run(queue.get(), execute(all.get(), NS::Range(0, 4)));
  check(sums[0] == 1111 && sums[97] == 111 && sums[99] == 1, "all of them");
  run(queue.get(), execute(all.get(), NS::Range(1, 2)));
  check(sums[0] == 1221 && sums[99] == 1, "two of them");
  run(queue.get(), execute(all.get(), NS::Range(3, 2)), false);

  const MTL::IndirectCommandBufferExecutionRange range = {2, 1};
  const auto ranges =
      NS::TransferPtr(device->newBuffer(&range, sizeof range, MTL::ResourceStorageModeShared));
  run(queue.get(), [&](MTL::CommandBuffer* commands) {
    MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
    blit->copyIndirectCommandBuffer(all.get(), NS::Range(0, 1), all.get(), 3);
    blit->resetCommandsInBuffer(all.get(), NS::Range(1, 1));
    blit->endEncoding();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->executeCommandsInBuffer(all.get(), NS::Range(0, 4));
    encoder->executeCommandsInBuffer(all.get(), ranges.get(), 0);
    encoder->endEncoding();
  });
  check(sums[0] == 1423, "one copied, one reset, one by a range in a buffer");

  descriptor->setInheritBuffers(true);
  descriptor->setInheritPipelineState(true);
  const auto heir = NS::TransferPtr(device->newIndirectCommandBuffer(descriptor.get(), 1, 0));
  heir->indirectComputeCommand(0)->concurrentDispatchThreadgroups(MTL::Size(1, 1, 1), MTL::Size(32, 1, 1));
  run(queue.get(), [&](MTL::CommandBuffer* commands) {
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->setBuffer(y.get(), 0, 1);
    encoder->executeCommandsInBuffer(heir.get(), NS::Range(0, 1));
    encoder->endEncoding();
  });
  check(sums[0] == 1424 && sums[31] == 1424 && sums[32] == 1423, "the encoder's buffers and pipeline");
  descriptor->setCommandTypes(MTL::IndirectCommandTypeDraw);
  check(device->newIndirectCommandBuffer(descriptor.get(), 1, 0) == nullptr, "none for drawing");
}
