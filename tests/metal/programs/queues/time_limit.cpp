// A kernel that never ends is the time-out error of its command buffer, and the queue goes on; on a GPU,
// where it still runs, what comes next is an error and does not wait.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstdlib>
#include <string>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void endless(device atomic_uint* flag [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  uint n = 0;
  while (atomic_load_explicit(flag, memory_order_relaxed) == 0) ++n;
  y[i] = n;
}
kernel void add(device uint* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) { y[i] = x[0] + 5; }
)";

int main() {
  setenv("PEWTER_METAL_TIMEOUT", "0.1", 1);
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto x = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
  auto y = NS::TransferPtr(device->newBuffer(4096, MTL::ResourceStorageModeShared));
  *static_cast<unsigned*>(x->contents()) = 0;

  bool has_ended = false;  // by its time
  for (const char* name : {"endless", "add", "endless", "add"}) {
    auto function = NS::TransferPtr(library->newFunction(NS::String::string(name, NS::UTF8StringEncoding)));
    auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (has_ended && !device->hasUnifiedMemory()) {
      check(!pipeline, "a pipeline of a GPU that is not free");
      const std::string text = error->localizedDescription()->utf8String();
      check(text.find("this process cannot use the GPU any more") != std::string::npos, text.c_str());
      continue;
    }
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->setBuffer(y.get(), 0, 1);
    encoder->dispatchThreads(MTL::Size(1024, 1, 1), MTL::Size(256, 1, 1));
    encoder->endEncoding();
    commands->commit();
    commands->waitUntilCompleted();
    if (std::string(name) == "add") {
      check(commands->status() == MTL::CommandBufferStatusCompleted, "the next command buffer");
      check(static_cast<unsigned*>(y->contents())[1023] == 5, "its result");
      continue;
    }
    check(commands->status() == MTL::CommandBufferStatusError, "the status");
    check(commands->error()->domain()->isEqualToString(MTL::CommandBufferErrorDomain), "the domain");
    check(commands->error()->code() == MTL::CommandBufferErrorTimeout, "the code");
    const std::string text = commands->error()->localizedDescription()->utf8String();
    has_ended = true;
    check(text == "endless: did not end within 0.1 s, the time limit", text.c_str());
  }
}
