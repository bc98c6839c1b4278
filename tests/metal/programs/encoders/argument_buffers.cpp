// Memory of the program's own as a buffer, offsets, ranges of buffers, and pointers inside an argument
// buffer.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <vector>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
struct row { device const float* values; uint count; };
kernel void sums(device const row* rows [[buffer(0)]], device float* sums [[buffer(1)]],
                 uint r [[thread_position_in_grid]]) {
  float sum = 0;
  for (uint i = 0; i < rows[r].count; ++i) sum += rows[r].values[i];
  sums[r] = sum;
}
kernel void move(device const float* from [[buffer(2)]], device float* to [[buffer(3)]],
                 uint i [[thread_position_in_grid]]) { to[i] = from[i]; }
)";

struct row {
  std::uint64_t values;
  unsigned count, padding;
};

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  const auto pipeline_of = [&](const NS::String* name) {
    auto function = NS::TransferPtr(library->newFunction(name));
    auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    return pipeline;
  };
  auto sums = pipeline_of(MTLSTR("sums"));
  auto move = pipeline_of(MTLSTR("move"));

  const unsigned rows = 40;
  std::vector<NS::SharedPtr<MTL::Buffer>> values;
  auto table = NS::TransferPtr(device->newBuffer(rows * sizeof(row), MTL::ResourceStorageModeShared));
  for (unsigned r = 0; r < rows; ++r) {
    values.push_back(NS::TransferPtr(device->newBuffer((r + 1) * 4, MTL::ResourceStorageModeShared)));
    for (unsigned i = 0; i <= r; ++i) static_cast<float*>(values[r]->contents())[i] = static_cast<float>(i);
    static_cast<row*>(table->contents())[r] = {values[r]->gpuAddress(), r + 1, 0};
  }
  // Page-aligned, as Metal wants a program's own memory.
  alignas(16384) static float results[4096];
  auto own =
      NS::TransferPtr(device->newBuffer(results, sizeof results, MTL::ResourceStorageModeShared, nullptr));
  check(own->contents() == results && own->length() == sizeof results, "the program's own memory");

  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(sums.get());
  const MTL::Buffer* two[] = {table.get(), own.get()};
  const NS::UInteger offsets[] = {0, 256};
  encoder->setBuffers(two, offsets, NS::Range(0, 2));
  for (const auto& v : values) encoder->useResource(v.get(), MTL::ResourceUsageRead);
  encoder->dispatchThreads(MTL::Size(rows, 1, 1), MTL::Size(32, 1, 1));
  encoder->setComputePipelineState(move.get());
  encoder->setBuffer(own.get(), 0, 2);
  encoder->setBufferOffset(256, 2);
  encoder->setBuffer(own.get(), 8192, 3);
  encoder->dispatchThreads(MTL::Size(rows, 1, 1), MTL::Size(rows, 1, 1));
  encoder->endEncoding();
  values.clear();  // the command buffer keeps them
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");
  for (unsigned r = 0; r < rows; ++r) {
    check(results[64 + r] == static_cast<float>(r * (r + 1) / 2), "a sum");
    check(results[2048 + r] == results[64 + r], "moved");
  }
}
