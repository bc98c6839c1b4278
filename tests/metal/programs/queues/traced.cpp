// A bit of all that PEWTER_METAL_TRACE writes, for tests/metal/trace_test.py: two queues, kernels at several
// sizes, a function constant, code on demand, copies, events, waits, a command buffer that fails. With
// "exit", "abort" or "fork" as its argument it ends in another way, in the middle of it.
#include <sys/wait.h>
#include <unistd.h>
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>
#include <cstdlib>
#include <cstring>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constant float delta [[function_constant(0)]];
kernel void saxpy(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant float& a [[buffer(2)]],
                  uint i [[thread_position_in_grid]]) { y[i] += a * x[i]; }
kernel void row_sums(device const float* x [[buffer(0)]], device float* sums [[buffer(1)]], threadgroup float* parts [[threadgroup(0)]],
                     uint row [[threadgroup_position_in_grid]], uint t [[thread_index_in_threadgroup]], uint n [[threads_per_threadgroup]]) {
  parts[t] = x[row * 1024 + t];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t != 0) return;
  float sum = 0;
  for (uint k = 0; k < n; ++k) sum += parts[k];
  sums[row] = sum;
}
kernel void turned(device float* x [[buffer(0)]], uint2 p [[thread_position_in_grid]]) { x[p.y * 24 + p.x] = p.x * 1000 + p.y; }
kernel void stepped(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] += delta; }
)";

namespace {

constexpr NS::UInteger count = 1 << 18;

NS::SharedPtr<MTL::ComputePipelineState> pipeline_of(MTL::Library* library, const char* name,
                                                     const MTL::FunctionConstantValues* constants) {
  NS::Error* error = nullptr;
  const NS::String* const text = NS::String::string(name, NS::UTF8StringEncoding);
  const auto function = NS::TransferPtr(constants == nullptr ? library->newFunction(text)
                                                             : library->newFunction(text, constants, &error));
  check(function.get() != nullptr, name);
  auto pipeline = NS::TransferPtr(library->device()->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  return pipeline;
}

void end_in_another_way(const char* how) {
  if (std::strcmp(how, "exit") == 0) std::exit(0);
  if (std::strcmp(how, "abort") == 0) std::abort();
}

}  // namespace

int main(int argc, char** argv) {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto first = NS::TransferPtr(device->newCommandQueue()),
       second = NS::TransferPtr(device->newCommandQueue());
  first->setLabel(MTLSTR("first \"one\"\n"));
  second->setLabel(MTLSTR("second"));
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto constants = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  const float step = 2.5f, factor = 3;
  constants->setConstantValue(&step, MTL::DataTypeFloat, NS::UInteger{0});
  const auto saxpy = pipeline_of(library.get(), "saxpy", nullptr),
             turned = pipeline_of(library.get(), "turned", nullptr),
             row_sums = pipeline_of(library.get(), "row_sums", nullptr),
             stepped = pipeline_of(library.get(), "stepped", constants.get()),
             again = pipeline_of(library.get(), "stepped", constants.get());  // and nothing is compiled
  auto x = NS::TransferPtr(device->newBuffer(4 * count, MTL::ResourceStorageModeShared));
  auto y = NS::TransferPtr(device->newBuffer(4 * count, MTL::ResourceStorageModeShared));
  auto done = NS::TransferPtr(device->newSharedEvent());

  MTL::CommandBuffer* commands = first->commandBuffer();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  blit->fillBuffer(x.get(), NS::Range(0, 4096), 0);
  blit->copyFromBuffer(x.get(), 0, y.get(), 0, 2048);
  blit->endEncoding();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(saxpy.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->setBuffer(y.get(), 0, 1);
  encoder->setBytes(&factor, sizeof factor, 2);
  for (const NS::UInteger threads : {64u, 256u, 1024u})
    for (int n = 0; n < 5; ++n) encoder->dispatchThreads(MTL::Size(count, 1, 1), MTL::Size(threads, 1, 1));
  encoder->endEncoding();
  commands->encodeSignalEvent(done.get(), 1);
  commands->commit();
  commands->waitUntilCompleted();
  if (argc > 1) end_in_another_way(argv[1]);
  if (argc > 1 && std::strcmp(argv[1], "fork") == 0 && fork() == 0) _exit(0);

  commands = second->commandBuffer();
  commands->encodeWait(done.get(), 1);
  encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(row_sums.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->setBuffer(y.get(), 0, 1);
  encoder->setThreadgroupMemoryLength(4 * 128, 0);
  for (int n = 0; n < 2; ++n)
    encoder->dispatchThreadgroups(MTL::Size(count / 1024, 1, 1), MTL::Size(128, 1, 1));
  encoder->setComputePipelineState(turned.get());
  encoder->dispatchThreads(MTL::Size(24, 100, 1), MTL::Size(24, 4, 1));
  encoder->setComputePipelineState(stepped.get());
  encoder->dispatchThreads(MTL::Size(1000, 1, 1), MTL::Size(100, 1, 1));
  encoder->endEncoding();
  commands->encodeSignalEvent(done.get(), 2);
  commands->commit();
  check(done->waitUntilSignaledValue(2, 60000), "the event");
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the second command buffer's status");
  check(static_cast<const float*>(x->contents())[25] == 1001 + step, "a result");

  commands = second->commandBuffer();
  encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(saxpy.get());
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));  // without buffers
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusError, "a dispatch without buffers");
  int status = 0;
  while (wait(&status) > 0) {
  }
}
