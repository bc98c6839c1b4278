// Argument encoders: a struct of resources and constants as a kernel reads it, and several in one buffer.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstring>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
struct parameters {
  device float* x [[id(0)]];
  float3 factors [[id(1)]];
  short shift [[id(2)]];
  device const float* y [[id(3)]];
};
kernel void f(constant parameters* p [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  for (int n = 0; n < 2; ++n) p[n].x[i] = p[n].factors.z * p[n].y[i] + p[n].shift;
}
)";

static NS::SharedPtr<MTL::ArgumentDescriptor> argument(NS::UInteger index, MTL::DataType type) {
  auto d = NS::TransferPtr(MTL::ArgumentDescriptor::alloc()->init());
  d->setIndex(index);
  d->setDataType(type);
  return d;
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  const auto x = argument(0, MTL::DataTypePointer), factors = argument(1, MTL::DataTypeFloat3);
  const auto shift = argument(2, MTL::DataTypeShort), y = argument(3, MTL::DataTypePointer);
  const NS::Object* all[] = {y.get(), x.get(), shift.get(), factors.get()};  // in any order
  const auto encoder = NS::TransferPtr(device->newArgumentEncoder(NS::Array::array(all, 4)));
  check(encoder->encodedLength() == 48 && encoder->alignment() == 16, "its size");

  const auto arguments =
      NS::TransferPtr(device->newBuffer(2 * encoder->encodedLength(), MTL::ResourceStorageModeShared));
  const float ones[4] = {1, 2, 3, 4}, thirds[3] = {0, 0, 3};
  const auto in = NS::TransferPtr(device->newBuffer(ones, sizeof ones, MTL::ResourceStorageModeShared));
  const auto out = NS::TransferPtr(device->newBuffer(32, MTL::ResourceStorageModeShared));
  for (NS::UInteger n = 0; n < 2; ++n) {
    encoder->setArgumentBuffer(arguments.get(), 0, n);
    encoder->setBuffer(out.get(), 16 * n, 0);
    std::memcpy(encoder->constantData(1), thirds, sizeof thirds);
    const short amount = n == 0 ? 100 : 200;
    std::memcpy(encoder->constantData(2), &amount, sizeof amount);
    encoder->setBuffer(in.get(), 0, 3);
  }

  NS::Error* error = nullptr;
  const auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  const auto function = NS::TransferPtr(library->newFunction(MTLSTR("f")));
  const auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* compute = commands->computeCommandEncoder();
  compute->setComputePipelineState(pipeline.get());
  compute->setBuffer(arguments.get(), 0, 0);
  compute->useResource(in.get(), MTL::ResourceUsageRead);
  compute->useResource(out.get(), MTL::ResourceUsageWrite);
  compute->dispatchThreads(MTL::Size(4, 1, 1), MTL::Size(4, 1, 1));
  compute->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  const auto* result = static_cast<const float*>(out->contents());
  check(result[0] == 103 && result[3] == 112 && result[4] == 203 && result[7] == 212, "both structs");
}
