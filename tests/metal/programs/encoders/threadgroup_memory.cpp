// A sum over threadgroups: threadgroup memory of the host's length, barriers, two dispatches of an encoder.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void sums(device const uint* x [[buffer(0)]], device uint* partial [[buffer(1)]],
                 constant uint& count [[buffer(2)]], threadgroup uint* mine [[threadgroup(0)]],
                 uint i [[thread_position_in_grid]], uint t [[thread_position_in_threadgroup]],
                 uint group [[threadgroup_position_in_grid]], uint threads [[threads_per_threadgroup]]) {
  mine[t] = i < count ? x[i] : 0;
  for (uint half_way = threads / 2; half_way > 0; half_way /= 2) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t < half_way) mine[t] += mine[t + half_way];
  }
  if (t == 0) partial[group] = mine[0];
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
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("sums")));
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  check(device->maxThreadgroupMemoryLength() == 32768, "the device's limit");

  const unsigned n = 60001, threads = 256, groups = (n + threads - 1) / threads;
  auto x = NS::TransferPtr(device->newBuffer(n * 4, MTL::ResourceStorageModeManaged));
  auto partial = NS::TransferPtr(device->newBuffer(groups * 4, MTL::ResourceStorageModePrivate));
  auto total = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
  for (unsigned i = 0; i < n; ++i) static_cast<unsigned*>(x->contents())[i] = i;
  x->didModifyRange(NS::Range(0, x->length()));

  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setThreadgroupMemoryLength(threads * 4, 0);
  encoder->setBuffer(x.get(), 0, 0);
  encoder->setBuffer(partial.get(), 0, 1);
  encoder->setBytes(&n, sizeof n, 2);
  encoder->dispatchThreadgroups(MTL::Size::Make(groups, 1, 1), MTL::Size::Make(threads, 1, 1));
  encoder->setBuffer(partial.get(), 0, 0);
  encoder->setBuffer(total.get(), 0, 1);
  encoder->setBytes(&groups, sizeof groups, 2);
  encoder->dispatchThreadgroups(MTL::Size::Make(1, 1, 1), MTL::Size::Make(threads, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");
  check(*static_cast<const unsigned*>(total->contents()) == n / 2 * n, "the sum");

  // A length that is no multiple of 16, as programs give: rounded up.
  const unsigned few = 19;
  commands = queue->commandBuffer();
  encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setThreadgroupMemoryLength(few * 4, 0);
  encoder->setBuffer(x.get(), 0, 0);
  encoder->setBuffer(total.get(), 0, 1);
  encoder->setBytes(&few, sizeof few, 2);
  encoder->dispatchThreadgroups(MTL::Size::Make(1, 1, 1), MTL::Size::Make(16, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "76 bytes");
  check(*static_cast<const unsigned*>(total->contents()) == 120, "the sum of sixteen");
}
