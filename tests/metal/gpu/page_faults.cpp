// Two kernels of one command buffer, the first of which goes where no memory is: the driver says so when the
// second is launched, and the command buffer's error names the first.
#include <cstdlib>
#include <string>

#define NS_PRIVATE_IMPLEMENTATION
#define MTL_PRIVATE_IMPLEMENTATION
#include <Metal/Metal.hpp>

#include "tests/metal/gpu/stand_in_driver.hpp"
#include "tests/metal/programs/check.hpp"

namespace {

const char* const source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void first(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = i; }
kernel void second(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] += i; }
)";

NS::SharedPtr<MTL::ComputePipelineState> pipeline_of(MTL::Device* device, MTL::Library* library,
                                                     const char* name) {
  NS::Error* error = nullptr;
  const auto function =
      NS::TransferPtr(library->newFunction(NS::String::string(name, NS::UTF8StringEncoding)));
  auto made = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  check(static_cast<bool>(made), name);
  return made;
}

}  // namespace

int main() {
  constexpr int illegal_address = 700;
  setenv("PEWTER_METAL_DEVICE", "gpu", 1);
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  NS::Error* error = nullptr;
  const auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  check(static_cast<bool>(library), "the library");
  const NS::SharedPtr<MTL::ComputePipelineState> pipelines[] = {
      pipeline_of(device.get(), library.get(), "first"), pipeline_of(device.get(), library.get(), "second")};
  const auto x = NS::TransferPtr(device->newBuffer(128, MTL::ResourceStorageModeShared));
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  driver().launches_that_end = driver().launches;
  driver().result = illegal_address;
  std::string texts[2];
  for (std::string& text : texts) {
    MTL::CommandBuffer* const commands = queue->commandBuffer();
    for (const auto& p : pipelines) {
      MTL::ComputeCommandEncoder* const encoder = commands->computeCommandEncoder();
      encoder->setComputePipelineState(p.get());
      encoder->setBuffer(x.get(), 0, 0);
      encoder->dispatchThreads(MTL::Size(32, 1, 1), MTL::Size(32, 1, 1));
      encoder->endEncoding();
    }
    commands->commit();
    commands->waitUntilCompleted();
    check(commands->status() == MTL::CommandBufferStatusError, "the status");
    check(commands->error()->code() == MTL::CommandBufferErrorPageFault, "the code");
    text = commands->error()->localizedDescription()->utf8String();
  }
  check(texts[0].find("first: an illegal memory access was encountered (an access outside") == 0,
        texts[0].c_str());
  check(texts[1] == texts[0], "what comes later says the same");
}
