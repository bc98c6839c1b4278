// All devices of the machine: the CPU is the first, GPUs follow; which one is the default, and each does the
// same work, in memory of each kind.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "found_device.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
struct place { device uint* to; uint add; };
kernel void beyond(device const place& at [[buffer(0)]], uint i [[thread_position_in_grid]]) { at.to[i] = i; }
kernel void sum(device const uint* x [[buffer(0)]], constant uint& factor [[buffer(1)]], device const place& at [[buffer(2)]],
                texture2d<uint> weights [[texture(0)]], uint i [[thread_position_in_grid]]) {
  at.to[i] = factor * x[i] + at.add + weights.read(uint2(i % 4, i / 4 % 4)).x;
}
)";

namespace {

constexpr NS::UInteger count = 1000;

struct place {
  std::uint64_t to;
  unsigned add;
};

std::string error_of_default(const char* wish) {
  setenv("PEWTER_METAL_DEVICE", wish, 1);
  try {
    NS::TransferPtr(MTL::CreateSystemDefaultDevice());
    return {};
  } catch (const std::exception& e) {
    return e.what();
  }
}

void defaults(const NS::Array* all) {
  const char* const given = std::getenv("PEWTER_METAL_DEVICE");
  const std::string before = given == nullptr ? "" : given;
  const std::string beyond = "gpu:" + std::to_string(all->count() - 1);
  check(error_of_default("cpu").empty(), "the CPU by name");
  check(error_of_default("gpus") == "metal: PEWTER_METAL_DEVICE = 'gpus', must be cpu, gpu or gpu:INDEX",
        "a name");
  check(error_of_default(beyond.c_str()).find("metal: device = ") == 0, "a GPU that is not there");
  if (all->count() > 1) {
    check(error_of_default("gpu").empty(), "a GPU");
    const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
    check(device.get() == found_device(all, "Pewter GPU, "), "the GPU is the default");
    check(std::strncmp(device->name()->utf8String(), "Pewter GPU, ", 12) == 0, "its name");
  } else {
    check(error_of_default("gpu").find("metal: device = 0: no GPU: ") == 0, "no GPU");
  }
  given == nullptr ? unsetenv("PEWTER_METAL_DEVICE") : setenv("PEWTER_METAL_DEVICE", before.c_str(), 1);
}

struct made {
  NS::SharedPtr<MTL::Library> library;
  NS::SharedPtr<MTL::Function> function;
  NS::SharedPtr<MTL::ComputePipelineState> pipeline;

  made(MTL::Device* device, const NS::String* name) {
    NS::Error* error = nullptr;
    library = NS::TransferPtr(
        device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
    if (!library) check(false, error->localizedDescription()->utf8String());
    function = NS::TransferPtr(library->newFunction(name));
    pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
  }
};

void work(MTL::Device* device, MTL::StorageMode mode) {
  const auto options = static_cast<MTL::ResourceOptions>(mode) << 4;
  const auto [library, function, pipeline] = made(device, MTLSTR("sum"));
  const auto bytes = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  auto* own = static_cast<unsigned*>(
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  for (unsigned i = 0; i < count; ++i) own[i] = i;
  const auto x = NS::TransferPtr(device->newBuffer(own, bytes, MTL::ResourceStorageModeShared,
                                                   [](void* p, NS::UInteger n) { munmap(p, n); }));
  const auto y = NS::TransferPtr(device->newBuffer(count * 4, options));
  const auto at = NS::TransferPtr(device->newBuffer(sizeof(place), MTL::ResourceStorageModeShared));
  const auto result = NS::TransferPtr(device->newBuffer(count * 4, MTL::ResourceStorageModeShared));
  const auto d = MTL::TextureDescriptor::texture2DDescriptor(MTL::PixelFormatR32Uint, 4, 4, false);
  d->setStorageMode(mode);
  const auto weights = NS::TransferPtr(device->newTexture(d));
  const auto pixels = NS::TransferPtr(device->newBuffer(64, MTL::ResourceStorageModeShared));
  for (unsigned i = 0; i < 16; ++i) static_cast<unsigned*>(pixels->contents())[i] = 100 * i;
  *static_cast<place*>(at->contents()) = {y->gpuAddress(), 5};
  // Parts of the program's memory, in the same pages.
  std::vector<unsigned> parts(count);
  auto first = NS::TransferPtr(device->newBuffer(parts.data(), 400, MTL::ResourceStorageModeShared, nullptr));
  const auto rest = NS::TransferPtr(
      device->newBuffer(parts.data() + 100, count * 4 - 400, MTL::ResourceStorageModeShared, nullptr));

  const auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  blit->copyFromBuffer(pixels.get(), 0, 16, 64, MTL::Size(4, 4, 1), weights.get(), 0, 0,
                       MTL::Origin(0, 0, 0));
  blit->endEncoding();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setBuffer(x.get(), 0, 0);
  const unsigned factor = 3;
  encoder->setBytes(&factor, sizeof factor, 1);
  encoder->setBuffer(at.get(), 0, 2);
  encoder->setTexture(weights.get(), 0);
  encoder->useResource(y.get(), MTL::ResourceUsageWrite);
  encoder->dispatchThreads(MTL::Size(count, 1, 1), MTL::Size(96, 1, 1));
  encoder->endEncoding();
  blit = commands->blitCommandEncoder();
  blit->copyFromBuffer(y.get(), 0, result.get(), 0, count * 4);
  blit->copyFromBuffer(y.get(), 0, first.get(), 0, 400);
  first.reset();  // the command has it
  blit->copyFromBuffer(y.get(), 400, rest.get(), 0, count * 4 - 400);
  blit->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  if (commands->error() != nullptr) check(false, commands->error()->localizedDescription()->utf8String());
  for (unsigned i = 0; i < count; ++i)
    check(static_cast<unsigned*>(result->contents())[i] == 3 * i + 5 + i % 16 * 100, "a sum");
  check(std::memcmp(parts.data(), result->contents(), count * 4) == 0, "the program's own memory");
  check(commands->GPUEndTime() >= commands->GPUStartTime(), "times");
  check(x->device() == device && weights->device() == device && pipeline->device() == device &&
            library->device() == device && function->device() == device && queue->device() == device &&
            commands->device() == device && encoder->device() == device,
        "whose they are");
}

/// A store to memory that is not there is the command buffer's error, and the program goes on.
void fault(MTL::Device* device) {
  const made of(device, MTLSTR("beyond"));
  void* const nobody = mmap(nullptr, 1 << 16, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const auto at = NS::TransferPtr(device->newBuffer(sizeof(place), MTL::ResourceStorageModeShared));
  *static_cast<place*>(at->contents()) = {reinterpret_cast<std::uintptr_t>(nobody), 0};
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  for (int n = 0; n < 2; ++n) {
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(of.pipeline.get());
    encoder->setBuffer(at.get(), 0, 0);
    encoder->dispatchThreads(MTL::Size(32, 1, 1), MTL::Size(32, 1, 1));
    encoder->endEncoding();
    commands->commit();
    commands->waitUntilCompleted();
    check(commands->status() == MTL::CommandBufferStatusError, "the status");
    if (n == 0) check(commands->error()->code() == MTL::CommandBufferErrorPageFault, "the code");
    const std::string text = commands->error()->localizedDescription()->utf8String();
    check(text.find("beyond: ") == 0, text.c_str());
  }
}

}  // namespace

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto all = NS::TransferPtr(MTL::CopyAllDevices());
  check(all->count() >= 1, "the CPU at least");
  check(found_device(all.get(), "Pewter CPU, ") != nullptr, "the CPU is among them");
  check(all->object(0) == NS::TransferPtr(MTL::CreateSystemDefaultDevice()).get(),
        "the default is the first");
  defaults(all.get());
  for (NS::UInteger n = 0; n < all->count(); ++n) {
    auto* const device = all->object<MTL::Device>(n);
    for (NS::UInteger m = 0; m < n; ++m)
      check(device->registryID() != all->object<MTL::Device>(m)->registryID(), "a number of its own");
    check(device->recommendedMaxWorkingSetSize() > 0 && device->maxBufferLength() > 0, "its memory");
    work(device, MTL::StorageModeShared);
    work(device, MTL::StorageModePrivate);
  }
  for (NS::UInteger n = 0; n < all->count(); ++n) fault(all->object<MTL::Device>(n));
}
