// The first program of every tutorial: two arrays are added, with retain and release by hand.
#define NS_PRIVATE_IMPLEMENTATION
#define CA_PRIVATE_IMPLEMENTATION
#define MTL_PRIVATE_IMPLEMENTATION
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>
#include <QuartzCore/QuartzCore.hpp>

#include "check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void add_arrays(device const float* a [[buffer(0)]], device const float* b [[buffer(1)]],
                       device float* sum [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  sum[i] = a[i] + b[i];
}
)";

int main() {
  NS::AutoreleasePool* pool = NS::AutoreleasePool::alloc()->init();
  MTL::Device* device = MTL::CreateSystemDefaultDevice();
  check(device != nullptr && device->name()->length() > 0, "a device with a name");

  NS::Error* error = nullptr;
  MTL::Library* library =
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error);
  if (library == nullptr) check(false, error->localizedDescription()->utf8String());
  MTL::Function* function = library->newFunction(NS::String::string("add_arrays", NS::UTF8StringEncoding));
  check(function != nullptr, "the function");
  MTL::ComputePipelineState* pipeline = device->newComputePipelineState(function, &error);
  if (pipeline == nullptr) check(false, error->localizedDescription()->utf8String());
  MTL::CommandQueue* queue = device->newCommandQueue();

  const NS::UInteger n = 100003, bytes = n * sizeof(float);
  MTL::Buffer* a = device->newBuffer(bytes, MTL::ResourceStorageModeShared);
  MTL::Buffer* b = device->newBuffer(bytes, MTL::ResourceStorageModeShared);
  MTL::Buffer* sum = device->newBuffer(bytes, MTL::ResourceStorageModeShared);
  for (NS::UInteger i = 0; i < n; ++i) {
    static_cast<float*>(a->contents())[i] = static_cast<float>(i);
    static_cast<float*>(b->contents())[i] = static_cast<float>(2 * i);
  }

  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline);
  encoder->setBuffer(a, 0, 0);
  encoder->setBuffer(b, 0, 1);
  encoder->setBuffer(sum, 0, 2);
  NS::UInteger threads = pipeline->maxTotalThreadsPerThreadgroup();
  if (threads > n) threads = n;
  encoder->dispatchThreads(MTL::Size(n, 1, 1), MTL::Size(threads, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();

  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");
  for (NS::UInteger i = 0; i < n; ++i)
    check(static_cast<const float*>(sum->contents())[i] == static_cast<float>(3 * i), "a sum");

  for (MTL::Buffer* buffer : {a, b, sum}) buffer->release();
  queue->release();
  pipeline->release();
  function->release();
  library->release();
  device->release();
  pool->release();
}
