// Everything at once: a heat equation on a plane, with its source and sink as constants, checked on the CPU.
// The source is compiled in the background; the plane lies in a heap; steps run on one queue, sums of the
// plane on another, which an event leads; a listener counts; rows are copied out for the program's eyes.
#define NS_PRIVATE_IMPLEMENTATION
#define MTL_PRIVATE_IMPLEMENTATION
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <atomic>
#include <cmath>
#include <future>
#include <string>
#include <vector>

#include "check.hpp"
#include "found_device.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constant float rate [[function_constant(0)]];
struct plane { uint width, height; };

kernel void step(device const float* now [[buffer(0)]], device float* next [[buffer(1)]],
                 constant plane& size [[buffer(2)]], uint2 p [[thread_position_in_grid]]) {
  const uint at = p.y * size.width + p.x;
  if (p.x == 0 || p.y == 0 || p.x + 1 == size.width || p.y + 1 == size.height) {
    next[at] = now[at];
    return;
  }
  const float around = now[at - 1] + now[at + 1] + now[at - size.width] + now[at + size.width];
  next[at] = now[at] + rate * (around - 4 * now[at]);
}

kernel void row_sums(device const float* x [[buffer(0)]], device float* sums [[buffer(1)]],
                     constant plane& size [[buffer(2)]], threadgroup float* partial [[threadgroup(0)]],
                     uint row [[threadgroup_position_in_grid]], uint t [[thread_index_in_threadgroup]],
                     uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]],
                     uint threads [[threads_per_threadgroup]], uint groups [[simdgroups_per_threadgroup]]) {
  float sum = 0;
  for (uint i = t; i < size.width; i += threads) sum += x[row * size.width + i];
  sum = simd_sum(sum);
  if (lane == 0) partial[group] = sum;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (group == 0) {
    sum = simd_sum(lane < groups ? partial[lane] : 0.0f);
    if (lane == 0) sums[row] = sum;
  }
}
)";

struct plane {
  unsigned width, height;
};

static std::vector<float> expected_plane(const std::vector<float>& first, plane size, float rate, int steps) {
  std::vector<float> now = first, next = first;
  for (int s = 0; s < steps; ++s) {
    for (unsigned y = 1; y + 1 < size.height; ++y) {
      for (unsigned x = 1; x + 1 < size.width; ++x) {
        const std::size_t at = std::size_t{y} * size.width + x;
        const float around = now[at - 1] + now[at + 1] + now[at - size.width] + now[at + size.width];
        next[at] = now[at] + rate * (around - 4 * now[at]);
      }
    }
    now.swap(next);
  }
  return now;
}

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto devices = NS::TransferPtr(MTL::CopyAllDevices());
  bool is_listed = false;
  for (NS::UInteger n = 0; n < devices->count(); ++n)
    is_listed = is_listed || devices->object<MTL::Device>(n) == device.get();
  check(is_listed && found_device(devices.get(), "Pewter CPU, ")->hasUnifiedMemory(),
        "the CPU, and the default device");
  check(device->supportsFamily(MTL::GPUFamilyApple7), "what it has");
  check(device->maxThreadsPerThreadgroup().width == 1024, "its limit");

  std::promise<NS::SharedPtr<MTL::Library>> compiled;
  device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr,
                     [&](MTL::Library* made, NS::Error* error) {
                       if (made == nullptr) check(false, error->localizedDescription()->utf8String());
                       compiled.set_value(NS::RetainPtr(made));
                     });
  auto library = compiled.get_future().get();

  const float rate = 0.2f;
  auto constants = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  constants->setConstantValue(&rate, MTL::DataTypeFloat, MTLSTR("rate"));
  NS::Error* error = nullptr;
  auto step_function = NS::TransferPtr(library->newFunction(MTLSTR("step"), constants.get(), &error));
  if (!step_function) check(false, error->localizedDescription()->utf8String());
  auto sums_function = NS::TransferPtr(library->newFunction(MTLSTR("row_sums")));
  auto step = NS::TransferPtr(device->newComputePipelineState(step_function.get(), &error));
  auto sums = NS::TransferPtr(device->newComputePipelineState(sums_function.get(), &error));
  check(step && sums, "two pipelines");

  const plane size = {150, 70};
  const int steps = 12;
  const NS::UInteger cells = size.width * size.height, bytes = cells * sizeof(float);
  std::vector<float> first(cells);
  for (NS::UInteger i = 0; i < cells; ++i) first[i] = static_cast<float>(i * 7919 % 1000) / 1000.0f;

  const MTL::SizeAndAlign place = device->heapBufferSizeAndAlign(bytes, MTL::ResourceStorageModeShared);
  auto room = NS::TransferPtr(MTL::HeapDescriptor::alloc()->init());
  room->setSize(2 * (place.size + place.align));
  room->setStorageMode(MTL::StorageModeShared);
  auto heap = NS::TransferPtr(device->newHeap(room.get()));
  NS::SharedPtr<MTL::Buffer> planes[] = {
      NS::TransferPtr(heap->newBuffer(bytes, MTL::ResourceStorageModeShared)),
      NS::TransferPtr(heap->newBuffer(bytes, MTL::ResourceStorageModeShared))};
  auto upload = NS::TransferPtr(device->newBuffer(first.data(), bytes, MTL::ResourceStorageModeShared));
  auto row_sums = NS::TransferPtr(device->newBuffer(size.height * 4, MTL::ResourceStorageModeShared));
  auto last_row = NS::TransferPtr(device->newBuffer(size.width * 4, MTL::ResourceStorageModeShared));

  auto stepping = NS::TransferPtr(device->newCommandQueue());
  auto summing = NS::TransferPtr(device->newCommandQueue(8));
  auto stepped = NS::TransferPtr(device->newEvent());
  auto summed = NS::TransferPtr(device->newSharedEvent());
  auto fence = NS::TransferPtr(device->newFence());

  std::promise<void> told;
  summed->notifyListener(MTL::SharedEventListener::sharedListener(), 1,
                         [&](MTL::SharedEvent*, std::uint64_t) { told.set_value(); });

  MTL::CommandBuffer* last = summing->commandBuffer();
  last->setLabel(MTLSTR("sums"));
  last->encodeWait(stepped.get(), steps);
  MTL::ComputeCommandEncoder* encoder = last->computeCommandEncoder(MTL::DispatchTypeConcurrent);
  encoder->setComputePipelineState(sums.get());
  encoder->useHeap(heap.get());
  encoder->setBuffer(planes[steps % 2].get(), 0, 0);
  encoder->setBuffer(row_sums.get(), 0, 1);
  encoder->setBytes(&size, sizeof size, 2);
  encoder->setThreadgroupMemoryLength(32 * sizeof(float), 0);
  encoder->dispatchThreadgroups(MTL::Size(size.height, 1, 1), MTL::Size(96, 1, 1));
  encoder->endEncoding();
  last->encodeSignalEvent(summed.get(), 1);
  last->commit();

  MTL::CommandBuffer* begin = stepping->commandBuffer();
  MTL::BlitCommandEncoder* blit = begin->blitCommandEncoder();
  blit->copyFromBuffer(upload.get(), 0, planes[0].get(), 0, bytes);
  blit->updateFence(fence.get());
  blit->endEncoding();
  begin->commit();
  std::atomic<int> completed = 0;
  for (int s = 0; s < steps; ++s) {
    auto inner = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
    MTL::CommandBuffer* commands = stepping->commandBuffer();
    encoder = commands->computeCommandEncoder();
    encoder->waitForFence(fence.get());
    encoder->setComputePipelineState(step.get());
    encoder->setBuffer(planes[s % 2].get(), 0, 0);
    encoder->setBuffer(planes[(s + 1) % 2].get(), 0, 1);
    encoder->setBytes(&size, sizeof size, 2);
    const NS::UInteger wide = step->threadExecutionWidth();
    encoder->dispatchThreads(MTL::Size(size.width, size.height, 1), MTL::Size(wide, 256 / wide, 1));
    encoder->updateFence(fence.get());
    encoder->endEncoding();
    commands->encodeSignalEvent(stepped.get(), static_cast<std::uint64_t>(s + 1));
    commands->addCompletedHandler([&](MTL::CommandBuffer*) { ++completed; });
    if (s + 1 == steps) {
      blit = commands->blitCommandEncoder();
      blit->copyFromBuffer(planes[steps % 2].get(), (size.height - 2) * size.width * 4, last_row.get(), 0,
                           size.width * 4);
      blit->endEncoding();
    }
    commands->commit();
    if (s + 1 == steps) commands->waitUntilCompleted();
  }
  check(completed == steps, "all steps");
  last->waitUntilCompleted();
  told.get_future().wait();
  check(last->status() == MTL::CommandBufferStatusCompleted, last->label()->utf8String());

  const std::vector<float> wanted = expected_plane(first, size, rate, steps);
  const auto* plane_now = static_cast<const float*>(planes[steps % 2]->contents());
  const auto* sums_now = static_cast<const float*>(row_sums->contents());
  const auto* row_now = static_cast<const float*>(last_row->contents());
  for (unsigned y = 0; y < size.height; ++y) {
    double sum = 0;
    for (unsigned x = 0; x < size.width; ++x) {
      const float cell = wanted[std::size_t{y} * size.width + x];
      sum += static_cast<double>(cell);
      check(std::fabs(plane_now[y * size.width + x] - cell) < 1e-5f, "a cell");
      if (y == size.height - 2) check(row_now[x] == plane_now[y * size.width + x], "a cell of the last row");
    }
    check(std::fabs(static_cast<double>(sums_now[y]) - sum) < 1e-3, "a sum");
  }
}
