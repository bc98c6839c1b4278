// A kernel decides how many threadgroups the next dispatch has. Concurrent dispatches with a barrier.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void plan(device uint* arguments [[buffer(0)]], constant uint& groups [[buffer(1)]]) {
  arguments[0] = groups;
  arguments[1] = 2;
  arguments[2] = 1;
}
kernel void mark(device atomic_uint* count [[buffer(0)]], device uint* at [[buffer(1)]],
                 uint2 p [[thread_position_in_grid]], uint2 grid [[threads_per_grid]]) {
  atomic_fetch_add_explicit(count, 1, memory_order_relaxed);
  at[p.y * grid.x + p.x] = p.y * 1000 + p.x;
}
)";

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  const auto pipeline_of = [&](const NS::String* name) {
    auto function = NS::TransferPtr(library->newFunction(name));
    auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    return pipeline;
  };
  auto plan = pipeline_of(MTLSTR("plan"));
  auto mark = pipeline_of(MTLSTR("mark"));

  const unsigned groups = 7, width = groups * 32;
  auto arguments = NS::TransferPtr(device->newBuffer(64, MTL::ResourceStorageModePrivate));
  auto count = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
  auto at = NS::TransferPtr(device->newBuffer(width * 2 * 4, MTL::ResourceStorageModeShared));
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder(MTL::DispatchTypeConcurrent);
  check(encoder->dispatchType() == MTL::DispatchTypeConcurrent, "concurrent");
  encoder->setComputePipelineState(plan.get());
  encoder->setBuffer(arguments.get(), 16, 0);
  encoder->setBytes(&groups, sizeof groups, 1);
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  const MTL::Resource* written[] = {arguments.get()};
  encoder->memoryBarrier(written, 1);
  encoder->setComputePipelineState(mark.get());
  encoder->setBuffer(count.get(), 0, 0);
  encoder->setBuffer(at.get(), 0, 1);
  encoder->dispatchThreadgroups(arguments.get(), 16, MTL::Size(32, 1, 1));
  encoder->memoryBarrier(MTL::BarrierScopeBuffers);
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");
  check(*static_cast<const unsigned*>(count->contents()) == width * 2,
        "the threads of the indirect dispatch");
  for (unsigned y = 0; y < 2; ++y) {
    for (unsigned i = 0; i < width; ++i)
      check(static_cast<const unsigned*>(at->contents())[y * width + i] == y * 1000 + i, "a position");
  }
}
