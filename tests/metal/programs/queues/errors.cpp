// What goes wrong is an error with a text, and the program goes on: in source, in functions and pipelines,
// and as the status of a command buffer.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <string>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void twice(device float* x [[buffer(1)]], uint i [[thread_position_in_grid]]) { x[i] *= 2; }
kernel void memory(device float* x [[buffer(1)]], threadgroup float* t [[threadgroup(0)]],
                   uint i [[thread_position_in_threadgroup]]) { t[i] = x[i]; x[i] = t[i] + 1; }
)";
static const char* greedy = R"(
#include <metal_stdlib>
using namespace metal;
kernel void greedy(device float* x [[buffer(0)]], uint i [[thread_position_in_threadgroup]]) {
  threadgroup float all[8196];
  all[i] = x[i];
  x[i] = all[i] + 1;
}
)";

static bool has(const NS::Error* error, const char* part) {
  const bool found = error != nullptr &&
                     std::string(error->localizedDescription()->utf8String()).find(part) != std::string::npos;
  if (!found)
    std::fprintf(stderr, "error: %s\n", error ? error->localizedDescription()->utf8String() : "none");
  return found;
}

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());

  NS::Error* error = nullptr;
  check(device->newLibrary(MTLSTR("kernel void f(device float* x [[buffer(0)]]) { x[0] = y; }"), nullptr,
                           &error) == nullptr,
        "source that does not compile");
  check(has(error, "program_source:1:") && has(error, "'y'"), "the compiler's message");
  check(error->domain()->isEqualToString(MTL::LibraryErrorDomain), "its domain");
  check(error->code() == MTL::LibraryErrorCompileFailure, "its code");
  check(
      device->newLibrary(MTLSTR("/nowhere/at/all.metal"), &error) == nullptr && has(error, "cannot be read"),
      "no such file");

  error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  check(library->newFunction(MTLSTR("thrice")) == nullptr, "no such function");
  auto none = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  check(library->newFunction(MTLSTR("thrice"), none.get(), &error) == nullptr && has(error, "twice"),
        "the functions that there are");
  check(device->newComputePipelineState(static_cast<MTL::Function*>(nullptr), &error) == nullptr &&
            has(error, "nullptr"),
        "a pipeline of nothing");
  auto greedy_library = NS::TransferPtr(
      device->newLibrary(NS::String::string(greedy, NS::UTF8StringEncoding), nullptr, &error));
  auto greedy_function = NS::TransferPtr(greedy_library->newFunction(MTLSTR("greedy")));
  check(device->newComputePipelineState(greedy_function.get(), &error) == nullptr &&
            has(error, "at most 32768"),
        "threadgroup memory of a kernel over 32 KB");

  auto x = NS::TransferPtr(device->newBuffer(4096, MTL::ResourceStorageModeShared));
  static_cast<float*>(x->contents())[5] = 1;
  const auto fails = [&](const NS::String* name, const char* text, auto encode, NS::UInteger limit = 0) {
    auto function = NS::TransferPtr(library->newFunction(name));
    NS::Error* none_yet = nullptr;
    auto descriptor = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
    descriptor->setComputeFunction(function.get());
    descriptor->setMaxTotalThreadsPerThreadgroup(limit);
    descriptor->setThreadGroupSizeIsMultipleOfThreadExecutionWidth(limit != 0);
    auto pipeline = NS::TransferPtr(
        device->newComputePipelineState(descriptor.get(), MTL::PipelineOptionNone, nullptr, &none_yet));
    if (!pipeline) check(false, none_yet->localizedDescription()->utf8String());
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encode(encoder);
    encoder->endEncoding();
    bool told = false;
    commands->addCompletedHandler(
        [&](MTL::CommandBuffer* c) { told = c->status() == MTL::CommandBufferStatusError; });
    commands->commit();
    commands->waitUntilCompleted();
    check(commands->status() == MTL::CommandBufferStatusError && told, text);
    check(has(commands->error(), text), text);
    check(commands->error()->domain()->isEqualToString(MTL::CommandBufferErrorDomain), "the domain");
    check(static_cast<const float*>(x->contents())[5] == 1, "nothing is written");
  };
  const MTL::Size grid(64, 1, 1);
  const NS::String* const twice = MTLSTR("twice");
  fails(twice, "[[buffer(1)]] (x) is bound to nothing", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 0);
    e->dispatchThreads(grid, MTL::Size(32, 1, 1));
  });
  fails(twice, "at most 1024", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 1);
    e->dispatchThreads(grid, MTL::Size(1025, 1, 1));
  });
  fails(
      twice, "at most 64",
      [&](MTL::ComputeCommandEncoder* e) {
        e->setBuffer(x.get(), 0, 1);
        e->dispatchThreads(grid, MTL::Size(65, 1, 1));
      },
      64);
  fails(
      twice, "multiple of 32",
      [&](MTL::ComputeCommandEncoder* e) {
        e->setBuffer(x.get(), 0, 1);
        e->dispatchThreads(grid, MTL::Size(40, 1, 1));
      },
      64);
  fails(twice, "at least 1", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 1);
    e->dispatchThreads(grid, MTL::Size(0, 1, 1));
  });
  fails(twice, "must be 0 to 30", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 1);
    e->setBuffer(x.get(), 0, 31);
    e->dispatchThreads(grid, grid);
  });
  fails(twice, "must be at most the buffer's length, 4096", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 4097, 1);
    e->dispatchThreads(grid, grid);
  });
  fails(MTLSTR("memory"), "[[threadgroup(0)]] (t) has no length", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 1);
    e->dispatchThreads(grid, grid);
  });
  fails(MTLSTR("memory"), "at most 32768", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 1);
    e->setThreadgroupMemoryLength(32784, 0);
    e->dispatchThreads(grid, grid);
  });
  fails(twice, "indirect buffer", [&](MTL::ComputeCommandEncoder* e) {
    e->setBuffer(x.get(), 0, 1);
    e->dispatchThreadgroups(x.get(), 4088, grid);
  });

  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  blit->fillBuffer(x.get(), NS::Range(4000, 97), 1);
  blit->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(has(commands->error(), "must be within the buffer's length, 4096"), "a fill beyond the buffer");

  check(device->newBuffer(0, MTL::ResourceStorageModeShared) == nullptr, "no buffer of no bytes");
  check(device->newBuffer(~NS::UInteger(0) / 2, MTL::ResourceStorageModeShared) == nullptr, "no room");
}
