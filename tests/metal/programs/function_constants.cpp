// One source, three pipelines: constants by index and by name, macros, a pipeline descriptor.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constant bool squares [[function_constant(0)]];
constant float factor [[function_constant(1)]];
constant uint steps [[function_constant(2)]];
kernel void work(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  float v = x[i];
  for (uint n = 0; n < (is_function_constant_defined(steps) ? steps : 1u); ++n) v *= factor + OFFSET;
  x[i] = squares ? v * v : v;
}
)";

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  options->setPreprocessorMacros(NS::Dictionary::dictionary(NS::Number::number(1), MTLSTR("OFFSET")));
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), options.get(), &error));
  if (!library) check(false, error->localizedDescription()->utf8String());

  const auto result = [&](const MTL::FunctionConstantValues* values) {
    auto function = NS::TransferPtr(library->newFunction(MTLSTR("work"), values, &error));
    if (!function) check(false, error->localizedDescription()->utf8String());
    auto descriptor = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
    descriptor->setComputeFunction(function.get());
    descriptor->setLabel(MTLSTR("one of three"));
    descriptor->setMaxTotalThreadsPerThreadgroup(64);
    auto pipeline = NS::TransferPtr(
        device->newComputePipelineState(descriptor.get(), MTL::PipelineOptionNone, nullptr, &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    check(pipeline->maxTotalThreadsPerThreadgroup() == 64, "the descriptor's limit");
    check(pipeline->threadExecutionWidth() == 32, "the width");
    check(pipeline->label()->isEqualToString(MTLSTR("one of three")), "the label");
    const float three = 3;
    auto x = NS::TransferPtr(device->newBuffer(&three, sizeof three, MTL::ResourceStorageModeShared));
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(pipeline.get());
    encoder->setBuffer(x.get(), 0, 0);
    encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
    encoder->endEncoding();
    commands->commit();
    commands->waitUntilCompleted();
    return *static_cast<const float*>(x->contents());
  };

  const bool yes = true, no = false;
  const float half = 0.5f;
  const unsigned two = 2;
  auto values = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  values->setConstantValue(&yes, MTL::DataTypeBool, NS::UInteger(0));
  values->setConstantValue(&half, MTL::DataTypeFloat, NS::UInteger(1));
  check(result(values.get()) == 4.5f * 4.5f, "squares once");
  auto others = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  others->setConstantValue(&no, MTL::DataTypeBool, MTLSTR("squares"));
  others->setConstantValue(&half, MTL::DataTypeFloat, MTLSTR("factor"));
  others->setConstantValue(&two, MTL::DataTypeUInt, MTLSTR("steps"));
  check(result(others.get()) == 3 * 1.5f * 1.5f, "two steps");
  const float pair[] = {1, 2};
  others->reset();
  others->setConstantValue(&yes, MTL::DataTypeBool, NS::UInteger(0));
  others->setConstantValues(pair, MTL::DataTypeFloat, NS::Range(1, 1));
  check(result(others.get()) == 36, "by a range");
}
