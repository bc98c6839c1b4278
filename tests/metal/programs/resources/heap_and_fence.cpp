// Buffers of a heap; a fence between encoders.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstring>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void counts(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = i; }
kernel void doubles(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]],
                    uint i [[thread_position_in_grid]]) { y[i] = 2 * x[i]; }
)";

/// Behind a buffer's end are zeros up to 16 bytes at least, also where its memory held something before.
static void check_zeros_behind(MTL::Device* device, MTL::Heap* heap) {
  const auto is_zero_behind = [](const NS::SharedPtr<MTL::Buffer>& b, NS::UInteger length) {
    const auto* bytes = static_cast<const unsigned char*>(b->contents());
    for (NS::UInteger n = length; n < 16; ++n)
      if (bytes[n] != 0) return false;
    return true;
  };
  for (int round = 0; round < 3; ++round) {
    const float one = 1;
    auto plain = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
    auto copied = NS::TransferPtr(device->newBuffer(&one, 4, MTL::ResourceStorageModeShared));
    auto of_heap = NS::TransferPtr(heap->newBuffer(4, MTL::ResourceStorageModeShared));
    check(is_zero_behind(plain, 0) && is_zero_behind(copied, 4) && is_zero_behind(of_heap, 4),
          "zeros behind");
    for (const auto& b : {plain, copied, of_heap}) std::memset(b->contents(), 0xee, 16);
  }
}

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  check(library->functionNames()->count() == 2, "two functions");
  const auto pipeline_of = [&](const NS::String* name) {
    auto function = NS::TransferPtr(library->newFunction(name));
    auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    return pipeline;
  };
  auto counts = pipeline_of(MTLSTR("counts"));
  auto doubles = pipeline_of(MTLSTR("doubles"));

  const NS::UInteger n = 5000, bytes = n * 4;
  const MTL::SizeAndAlign each = device->heapBufferSizeAndAlign(bytes, MTL::ResourceStorageModeShared);
  auto descriptor = NS::TransferPtr(MTL::HeapDescriptor::alloc()->init());
  descriptor->setSize(2 * each.size);
  descriptor->setStorageMode(MTL::StorageModeShared);
  auto heap = NS::TransferPtr(device->newHeap(descriptor.get()));
  check(heap && heap->size() == 2 * each.size && heap->storageMode() == MTL::StorageModeShared, "the heap");
  auto x = NS::TransferPtr(heap->newBuffer(bytes, MTL::ResourceStorageModeShared));
  auto y = NS::TransferPtr(heap->newBuffer(bytes, MTL::ResourceStorageModeShared));
  check(x && y && x->heap() == heap.get() && y->heapOffset() == each.size, "two buffers");
  check(heap->usedSize() == 2 * each.size && heap->maxAvailableSize(each.align) == 0, "a full heap");
  check(heap->newBuffer(bytes, MTL::ResourceStorageModeShared) == nullptr, "no room for a third");

  descriptor->setSize(4096);
  check_zeros_behind(device.get(), NS::TransferPtr(device->newHeap(descriptor.get())).get());

  auto fence = NS::TransferPtr(device->newFence());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->useHeap(heap.get());
  encoder->setComputePipelineState(counts.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->dispatchThreads(MTL::Size(n, 1, 1), MTL::Size(128, 1, 1));
  encoder->updateFence(fence.get());
  encoder->endEncoding();
  encoder = commands->computeCommandEncoder();
  encoder->waitForFence(fence.get());
  encoder->setComputePipelineState(doubles.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->setBuffer(y.get(), 0, 1);
  encoder->dispatchThreads(MTL::Size(n, 1, 1), MTL::Size(128, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  for (NS::UInteger i = 0; i < n; ++i)
    check(static_cast<const unsigned*>(y->contents())[i] == 2 * i, "a doubled count");

  x.reset();
  check(heap->usedSize() == each.size, "given back");
  x = NS::TransferPtr(heap->newBuffer(bytes, MTL::ResourceStorageModeShared));
  check(x && x->heapOffset() == 0, "and taken again");

  descriptor->setType(MTL::HeapTypePlacement);
  auto places = NS::TransferPtr(device->newHeap(descriptor.get()));
  auto placed = NS::TransferPtr(places->newBuffer(256, MTL::ResourceStorageModeShared, 512));
  check(placed && placed->heapOffset() == 512, "at a place");
  check(places->newBuffer(256, MTL::ResourceStorageModeShared, places->size()) == nullptr, "beyond the heap");
}
