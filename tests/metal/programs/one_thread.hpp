// One thread of a kernel, for programs that are about something else than dispatches.
#pragma once

#include <Metal/Metal.hpp>

#include "check.hpp"

/// x[0] after one thread of kernel(device float* x), which was `first`.
inline float result_of_one_thread(MTL::Device* device, MTL::ComputePipelineState* pipeline, float first) {
  auto x = NS::TransferPtr(device->newBuffer(&first, sizeof first, MTL::ResourceStorageModeShared));
  auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline);
  encoder->setBuffer(x.get(), 0, 0);
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "a dispatch");
  return *static_cast<const float*>(x->contents());
}
