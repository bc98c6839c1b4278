// Function constants without a value: none has one, an error with the name; others have, zero.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <string>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constant int n [[function_constant(3)]];
constant bool wide [[function_constant(4)]];
kernel void store(device int* x [[buffer(0)]]) { x[0] = n + (wide ? 100 : 1); }
)";

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());

  auto values = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  for (const MTL::FunctionConstantValues* given :
       {static_cast<MTL::FunctionConstantValues*>(nullptr), values.get()}) {
    auto function = NS::TransferPtr(library->newFunction(MTLSTR("store"), given, &error));
    MTL::ComputePipelineState* made =
        function ? device->newComputePipelineState(function.get(), &error) : nullptr;
    check(made == nullptr && error != nullptr, "no value at all");
    const std::string text = error->localizedDescription()->utf8String();
    check(text.find("'n' (index 3) has no value") != std::string::npos, text.c_str());
  }

  const int five = 5;
  values->setConstantValue(&five, MTL::DataTypeInt, NS::UInteger(3));
  auto function = NS::TransferPtr(library->newFunction(MTLSTR("store"), values.get(), &error));
  check(static_cast<bool>(function), "the function with one value");
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  auto x = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline.get());
  encoder->setBuffer(x.get(), 0, 0);
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(*static_cast<const int*>(x->contents()) == 6, "five, and false");
}
