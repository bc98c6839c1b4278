// Checked mode of a program that knows nothing of it: PEWTER_METAL_CHECK in the environment. What is wrong in
// a kernel is its command buffer's error; the next command buffer runs.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstdlib>
#include <string>

#include "check.hpp"
#include "found_device.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void differences(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint& n [[buffer(2)]],
                        uint i [[thread_position_in_grid]]) {
  y[i] = i < n ? x[i + 1] - x[i] : 0;
}
)";

static std::string run(MTL::CommandQueue* queue, MTL::ComputePipelineState* pipeline, const MTL::Buffer* x,
                       const MTL::Buffer* y, NS::UInteger offset, unsigned n) {
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline);
  encoder->setBuffer(x, offset, 0);
  encoder->setBuffer(y, 0, 1);
  encoder->setBytes(&n, sizeof n, 2);
  encoder->dispatchThreads(MTL::Size(64, 1, 1), MTL::Size(32, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  return commands->status() == MTL::CommandBufferStatusCompleted
             ? ""
             : commands->error()->localizedDescription()->utf8String();
}

int main() {
  setenv("PEWTER_METAL_CHECK", "1", 1);
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto devices = NS::TransferPtr(MTL::CopyAllDevices());
  auto device = NS::RetainPtr(found_device(devices.get(), "Pewter CPU, "));  // which alone has it
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  check(library.get() != nullptr, "the source compiles");
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("differences")));
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  auto x = NS::TransferPtr(device->newBuffer(64 * sizeof(float), MTL::ResourceStorageModeShared));
  auto y = NS::TransferPtr(device->newBuffer(64 * sizeof(float), MTL::ResourceStorageModeShared));
  for (int i = 0; i < 64; ++i) static_cast<float*>(x->contents())[i] = static_cast<float>(i * i);

  const std::string found = run(queue.get(), pipeline.get(), x.get(), y.get(), 0, 64);
  check(found.find("program_source:6:18: error: out of bounds: SIMD group 0, lane 31 (thread (31, 0, 0) of "
                   "threadgroup (1, 0, 0)) loads bytes 256 to 259 of buffer 0 'x', which has 256 bytes") !=
            std::string::npos,
        found.c_str());
  const std::string of_offset = run(queue.get(), pipeline.get(), x.get(), y.get(), 16, 60);
  check(of_offset.find("loads bytes 240 to 243 of buffer 0 'x', which has 240 bytes") != std::string::npos,
        of_offset.c_str());
  check(run(queue.get(), pipeline.get(), x.get(), y.get(), 0, 63).empty(), "nothing is wrong");
  check(static_cast<const float*>(y->contents())[62] == 125, "the result");
}
