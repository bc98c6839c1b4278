// Records: what they have at first, copies, parts, what is not supported and says so.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "check.hpp"

/// Sources ask for it by a macro.
static void math_modes() {
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  const auto* const source = MTLSTR(
      "#if __FAST_MATH__\nkernel void fast(device int* x [[buffer(0)]]) { x[0] = 1; }\n"
      "#else\nkernel void other(device int* x [[buffer(0)]]) { x[0] = 2; }\n#endif\n");
  const auto is_fast = [&](const MTL::CompileOptions* options) {
    NS::Error* error = nullptr;
    const auto library = NS::TransferPtr(device->newLibrary(source, options, &error));
    check(library.get() != nullptr, "a library");
    const auto fast = NS::TransferPtr(library->newFunction(MTLSTR("fast")));
    return fast.get() != nullptr;
  };
  const auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  check(is_fast(nullptr) && is_fast(options.get()), "fast at first");
  for (const MTL::MathMode mode : {MTL::MathModeSafe, MTL::MathModeRelaxed}) {
    options->setMathMode(mode);
    check(!is_fast(options.get()), "not fast");
  }
}

static void defaults() {
  const auto texture = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  check(texture->textureType() == MTL::TextureType2D && texture->width() == 1 &&
            texture->mipmapLevelCount() == 1,
        "a texture's");
  texture->setStorageMode(MTL::StorageModePrivate);
  texture->setHazardTrackingMode(MTL::HazardTrackingModeUntracked);
  check(texture->resourceOptions() ==
            (MTL::ResourceStorageModePrivate | MTL::ResourceHazardTrackingModeUntracked),
        "modes are options");
  const auto sampler = NS::TransferPtr(MTL::SamplerDescriptor::alloc()->init());
  check(sampler->normalizedCoordinates() && sampler->maxAnisotropy() == 1, "a sampler's");
  const auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  check(options->mathMode() == MTL::MathModeFast && options->fastMathEnabled(), "a compilation's");
  options->setFastMathEnabled(false);
  check(options->mathMode() == MTL::MathModeSafe, "two names of one");
  check(NS::TransferPtr(MTL::HeapDescriptor::alloc()->init())->storageMode() == MTL::StorageModePrivate,
        "a heap's");
  check(NS::TransferPtr(MTL::CommandQueueDescriptor::alloc()->init())->maxCommandBufferCount() == 64,
        "a queue's");
}

static void copies() {
  const auto pass = NS::TransferPtr(MTL::ComputePassDescriptor::alloc()->init());
  pass->sampleBufferAttachments()->object(1)->setStartOfEncoderSampleIndex(5);
  check(pass->sampleBufferAttachments()->object(0)->startOfEncoderSampleIndex() == MTL::CounterDontSample,
        "at first");
  const auto copy = NS::TransferPtr(pass->copy());
  copy->sampleBufferAttachments()->object(1)->setStartOfEncoderSampleIndex(6);
  check(pass->sampleBufferAttachments()->object(1)->startOfEncoderSampleIndex() == 5,
        "a copy has parts of its own");
  copy->sampleBufferAttachments()->setObject(nullptr, 1);
  check(copy->sampleBufferAttachments()->object(1)->startOfEncoderSampleIndex() == MTL::CounterDontSample,
        "taken away");

  const auto pipeline = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  pipeline->setLabel(MTLSTR("a"));
  pipeline->buffers()->object(3)->setMutability(MTL::MutabilityImmutable);
  pipeline->stageInputDescriptor();
  const auto second = NS::TransferPtr(pipeline->copy());
  pipeline->reset();
  check(
      pipeline->label() == nullptr && pipeline->buffers()->object(3)->mutability() == MTL::MutabilityDefault,
      "reset");
  check(second->label()->isEqualToString(MTLSTR("a")) && second->retainCount() == 1, "a copy stays");
  check(second->buffers()->object(3)->mutability() == MTL::MutabilityImmutable, "with its parts");
}

static void unsupported(MTL::Device* device) {
  const auto render = NS::TransferPtr(MTL::RenderPipelineDescriptor::alloc()->init());
  render->colorAttachments()->object(0)->setPixelFormat(MTL::PixelFormatBGRA8Unorm);
  check(render->colorAttachments()->object(0)->pixelFormat() == MTL::PixelFormatBGRA8Unorm,
        "a render descriptor is one");
  NS::Error* error = nullptr;
  check(device->newRenderPipelineState(render.get(), &error) == nullptr &&
            error->localizedDescription()->length() != 0,
        "no rendering");
  bool is_called = false;
  device->newRenderPipelineState(render.get(), [&](MTL::RenderPipelineState* state, NS::Error* e) {
    is_called = state == nullptr && e != nullptr;
  });
  check(is_called, "and it calls");
  error = nullptr;
  check(device->newIOFileHandle(NS::URL::fileURLWithPath(MTLSTR("/dev/null")), &error) == nullptr &&
            error != nullptr,
        "no input queues");
  check(device->newAccelerationStructure(64) == nullptr && !device->supportsRaytracing(), "no ray tracing");
  error = nullptr;
  const auto log = NS::TransferPtr(MTL::LogStateDescriptor::alloc()->init());
  log->setBufferSize(16);
  check(device->newLogState(log.get(), &error) == nullptr && error != nullptr, "a buffer that is too small");
  log->setBufferSize(2048);
  const auto state = NS::TransferPtr(device->newLogState(log.get(), &error));
  state->addLogHandler([](NS::String*, NS::String*, MTL::LogLevel, NS::String*) {});
  check(device->architecture()->name()->length() != 0, "an architecture");
  check(!device->supportsFamily(MTL::GPUFamilyMetal4) && device->newMTL4CommandQueue() == nullptr,
        "no Metal 4");
  const auto four = NS::TransferPtr(MTL4::ComputePipelineDescriptor::alloc()->init());
  four->setMaxTotalThreadsPerThreadgroup(64);
  check(four->maxTotalThreadsPerThreadgroup() == 64, "a record of Metal 4");
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  defaults();
  math_modes();
  copies();
  unsupported(NS::TransferPtr(MTL::CreateSystemDefaultDevice()).get());
}
