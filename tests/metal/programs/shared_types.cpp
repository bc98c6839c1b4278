// A header with <simd/simd.h> for host and kernel: both see the same bytes.
#define NS_PRIVATE_IMPLEMENTATION
#define MTL_PRIVATE_IMPLEMENTATION
#include "shared_types.h"

#include <Metal/Metal.hpp>

#include "check.hpp"

int main(int, char** words) {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library =
      NS::TransferPtr(device->newLibrary(NS::String::string(words[2], NS::UTF8StringEncoding), &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("move")));
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());

  const unsigned count = 70;
  Motion motion;
  for (int c = 0; c < 4; ++c) motion.transform.columns[c] = simd_make_float4(1, 2, 3, static_cast<float>(c));
  motion.shift = {4, 5, 6};
  motion.count = {count, 0};
  motion.scale = simd::float2{2, 3};
  motion.last = simd_make_float3(7, 8, 9);
  motion.bits = {0, 0, 0, 500};
  auto points =
      NS::TransferPtr(device->newBuffer(count * sizeof(simd_float4), MTL::ResourceStorageModeShared));
  auto moved =
      NS::TransferPtr(device->newBuffer(count * sizeof(simd_float4), MTL::ResourceStorageModeShared));
  auto* point = static_cast<simd_float4*>(points->contents());
  for (unsigned i = 0; i < count; ++i)
    point[i] = simd_float4(static_cast<float>(i)) + simd_make_float4(0, 1, 2, 3);

  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setBuffer(points.get(), 0, BufferIndexPoints);
  encoder->setBuffer(moved.get(), 0, BufferIndexMoved);
  encoder->setBytes(&motion, sizeof motion, BufferIndexMotion);
  encoder->dispatchThreads(MTL::Size(96, 1, 1), MTL::Size(32, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");

  const auto* found = static_cast<const simd_float4*>(moved->contents());
  for (unsigned i = 0; i < count; ++i) {
    simd_float4 wanted = simd_mul(motion.transform, point[i]) + simd_make_float4(4, 5, 6, 0);
    wanted = wanted * simd_make_float4(2, 3, 2, 3) + simd_make_float4(7, 8, 9, 500);
    check(simd_equal(found[i], wanted), "a point");
  }
}
