// Reflection: kinds, indices and names of a kernel's parameters.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
kernel void f(device float* out [[buffer(2)]], constant int& count [[buffer(0)]], threadgroup float* scratch [[threadgroup(1)]],
              texture2d<float> image [[texture(3)]], sampler how [[sampler(0)]], uint i [[thread_position_in_grid]]) {
  scratch[0] = count;
  out[i] = image.sample(how, float2(0)).x + scratch[0];
}
)";

static const MTL::Binding* named(const NS::Array* bindings, const char* name) {
  for (NS::UInteger n = 0; n < bindings->count(); ++n) {
    const auto* b = bindings->object<MTL::Binding>(n);
    if (b->name()->isEqualToString(NS::String::string(name, NS::UTF8StringEncoding))) return b;
  }
  return nullptr;
}

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  NS::Error* error = nullptr;
  const auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  const auto function = NS::TransferPtr(library->newFunction(MTLSTR("f")));
  MTL::ComputePipelineReflection* reflection = nullptr;
  const auto pipeline = NS::TransferPtr(
      device->newComputePipelineState(function.get(), MTL::PipelineOptionBindingInfo, &reflection, &error));
  check(pipeline && reflection == pipeline->reflection(), "a reflection");
  const NS::Array* bindings = reflection->bindings();
  check(bindings->count() == 5 && reflection->arguments()->count() == 5, "five parameters");
  const struct {
    const char* name;
    MTL::BindingType type;
    NS::UInteger index;
  } expected[] = {{"out", MTL::BindingTypeBuffer, 2},
                  {"count", MTL::BindingTypeBuffer, 0},
                  {"scratch", MTL::BindingTypeThreadgroupMemory, 1},
                  {"image", MTL::BindingTypeTexture, 3},
                  {"how", MTL::BindingTypeSampler, 0}};
  for (const auto& e : expected) {
    const MTL::Binding* b = named(bindings, e.name);
    check(b != nullptr && b->type() == e.type && b->index() == e.index && b->isUsed(), e.name);
  }
}
