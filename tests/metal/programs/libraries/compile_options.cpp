// What CompileOptions say of the language and of kernels: its version, the sign of zero, threads at most.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cmath>

#include "../check.hpp"
#include "../one_thread.hpp"

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());

static NS::SharedPtr<MTL::ComputePipelineState> pipeline_of(const NS::String* source,
                                                            const MTL::CompileOptions* options,
                                                            NS::UInteger most_threads = 0) {
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(device->newLibrary(source, options, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("f")));
  auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(function.get());
  d->setMaxTotalThreadsPerThreadgroup(most_threads);
  auto made =
      NS::TransferPtr(device->newComputePipelineState(d.get(), MTL::PipelineOptionNone, nullptr, &error));
  if (!made) check(false, error->localizedDescription()->utf8String());
  return made;
}

/// x[0] of one thread.
static float result(const NS::String* source, const MTL::CompileOptions* options, float first) {
  return result_of_one_thread(device.get(), pipeline_of(source, options).get(), first);
}

static void versions(MTL::CompileOptions* options) {
  const auto* const source = MTLSTR(
      "kernel void f(device float* x [[buffer(0)]]) {\n"
      "  x[0] = __METAL_VERSION__;\n"
      "#ifdef __HAVE_BFLOAT__\n"
      "  x[0] += 0.5;\n"
      "#endif\n"
      "}\n");
  check(result(source, nullptr, 0) == 320.5f && result(source, options, 0) == 320.5f, "3.2 at first");
  options->setLanguageVersion(MTL::LanguageVersion2_4);
  check(result(source, options, 0) == 240, "2.4");
  options->setLanguageVersion(MTL::LanguageVersion3_1);
  check(result(source, options, 0) == 310.5f, "3.1");
  options->setLanguageVersion(MTL::LanguageVersion4_0);
  check(result(source, options, 0) == 400.5f, "4.0");
}

static void signs_of_zero(MTL::CompileOptions* options) {
  const auto* const source = MTLSTR("kernel void f(device float* x [[buffer(0)]]) { x[0] = x[0] + 0.0f; }\n");
  options->setMathMode(MTL::MathModeSafe);
  check(!std::signbit(result(source, options, -0.0f)), "-0 + 0 is 0");
}

static void threads(MTL::CompileOptions* options) {
  const auto* const source = MTLSTR("kernel void f(device float* x [[buffer(0)]]) { x[0] = 1; }\n");
  const NS::UInteger all = pipeline_of(source, options)->maxTotalThreadsPerThreadgroup();
  options->setMaxTotalThreadsPerThreadgroup(256);
  check(all == 1024 && pipeline_of(source, options)->maxTotalThreadsPerThreadgroup() == 256, "the library's");
  check(pipeline_of(source, options, 64)->maxTotalThreadsPerThreadgroup() == 64, "the pipeline's");
  check(pipeline_of(source, options, 512)->maxTotalThreadsPerThreadgroup() == 256, "the least of both");
  options->setMaxTotalThreadsPerThreadgroup(4096);
  check(pipeline_of(source, options)->maxTotalThreadsPerThreadgroup() == all, "no more than the kernel's");
}

int main() {
  auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  versions(options.get());
  signs_of_zero(options.get());
  threads(options.get());
}
