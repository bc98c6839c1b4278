// One source, three pipelines: constants by index and by name, macros, a pipeline descriptor; vectors.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

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

static const char* vectors = R"(
#include <metal_stdlib>
using namespace metal;
constant float3 f [[function_constant(0)]];
constant half2 h [[function_constant(1)]];
constant bool4 b [[function_constant(2)]];
constant short3 s [[function_constant(3)]];
constant ulong2 l [[function_constant(4)]];
constant float infinite [[function_constant(5)]];
kernel void gather(device float* x [[buffer(0)]]) {
  x[0] = f.x + 10 * f.y + 100 * f.z;
  x[1] = float(h.x) + 10 * float(h.y);
  x[2] = float(b.x) + 2 * float(b.y) + 4 * float(b.z) + 8 * float(b.w);
  x[3] = s.x + 10 * s.y + 100 * s.z;
  x[4] = l.y == 1ul << 63 && l.x == 3;
  x[5] = infinite;
}
)";

static void run_vectors(MTL::Device* device, MTL::CommandQueue* queue) {
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(vectors, NS::UTF8StringEncoding), nullptr, &error));
  auto values = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  const float f[] = {1, 2, 3, 99}, infinite = -__builtin_inff();
  const unsigned short h[] = {0x3c00, 0x4000};  // 1 and 2
  const bool b[] = {true, false, true, true};
  const short s[] = {-1, 2, -3, 99};
  const unsigned long l[] = {3, 1ul << 63};
  values->setConstantValue(f, MTL::DataTypeFloat3, NS::UInteger(0));
  values->setConstantValue(h, MTL::DataTypeHalf2, MTLSTR("h"));
  values->setConstantValue(b, MTL::DataTypeBool4, NS::UInteger(2));
  values->setConstantValue(s, MTL::DataTypeShort3, NS::UInteger(3));
  values->setConstantValue(l, MTL::DataTypeULong2, MTLSTR("l"));
  values->setConstantValue(&infinite, MTL::DataTypeFloat, NS::UInteger(5));
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("gather"), values.get(), &error));
  if (!function) check(false, error->localizedDescription()->utf8String());
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  auto x = NS::TransferPtr(device->newBuffer(24, MTL::ResourceStorageModeShared));
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  const float expected[] = {321, 21, 13, -281, 1, infinite};
  for (int n = 0; n < 6; ++n)
    check(static_cast<const float*>(x->contents())[n] == expected[n], "a constant that is a vector");
}

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
  run_vectors(device.get(), queue.get());
  auto specialized = NS::TransferPtr(MTL::FunctionDescriptor::alloc()->init());
  specialized->setName(MTLSTR("work"));
  specialized->setConstantValues(others.get());
  specialized->setSpecializedName(MTLSTR("work_squared"));
  auto function = NS::TransferPtr(library->newFunction(specialized.get(), &error));
  check(function && function->name()->isEqualToString(MTLSTR("work_squared")), "a name of its own");
  check(static_cast<bool>(NS::TransferPtr(device->newComputePipelineState(function.get(), &error))),
        "its pipeline");
}
