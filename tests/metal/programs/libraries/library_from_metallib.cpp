// A library that xcrun's metal and metallib made of two sources: from its path, from bytes in memory, as the
// default one; function constants given to newFunction; visible functions of it in another library's kernel.
#include <dispatch/dispatch.h>
#include <unistd.h>

#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "../check.hpp"

static const char* scale = R"(
#include <metal_stdlib>
constant float factor [[function_constant(0)]];
constant float offset = 7;
kernel void scale(device float* x [[buffer(0)]]) { x[0] = x[0] * factor + offset; }
[[visible]] float hundred(float x) { return x + 100; }
)";
static const char* twice = R"(
#include <metal_stdlib>
constant int factor [[function_constant(1)]];
constant float offset = 9;
kernel void twice(device float* x [[buffer(0)]]) { x[0] = 2 * x[0] + offset; }
kernel void times(device float* x [[buffer(0)]]) { x[0] = x[0] * factor; }
)";
static const char* user = R"(
#include <metal_stdlib>
kernel void apply(device float* x [[buffer(0)]], metal::visible_function_table<float(float)> f [[buffer(1)]]) { x[0] = f[0](x[0]); }
)";

static NS::SharedPtr<MTL::Device> device;
static NS::Error* error = nullptr;

static NS::SharedPtr<MTL::Function> function(MTL::Library* library, const char* name,
                                             const MTL::FunctionConstantValues* values = nullptr) {
  const auto* text = NS::String::string(name, NS::UTF8StringEncoding);
  auto made = NS::TransferPtr(values == nullptr ? library->newFunction(text)
                                                : library->newFunction(text, values, &error));
  if (!made) check(false, error == nullptr ? name : error->localizedDescription()->utf8String());
  return made;
}

static float run(MTL::ComputePipelineState* pipeline, const MTL::VisibleFunctionTable* table = nullptr) {
  const float three = 3;
  auto x = NS::TransferPtr(device->newBuffer(&three, sizeof three, MTL::ResourceStorageModeShared));
  auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(pipeline);
  encoder->setBuffer(x.get(), 0, 0);
  if (table != nullptr) encoder->setVisibleFunctionTable(table, 1);
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "a dispatch");
  return *static_cast<const float*>(x->contents());
}

static float run(const NS::SharedPtr<MTL::Function>& f) {
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(f.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  return run(pipeline.get());
}

static void check_library(MTL::Library* library) {
  if (library == nullptr) check(false, error->localizedDescription()->utf8String());
  check(library->functionNames()->count() == 4, "names");
  check(run(function(library, "twice")) == 15, "a kernel without constants");
  auto values = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  const float five = 5;
  const int cube = 3;
  values->setConstantValue(&five, MTL::DataTypeFloat, NS::UInteger(0));
  values->setConstantValue(&cube, MTL::DataTypeInt, NS::UInteger(1));
  check(run(function(library, "scale", values.get())) == 22, "a constant of the first source");
  check(run(function(library, "times", values.get())) == 9, "a constant of the second source");
  auto unset = function(library, "scale");
  check(device->newComputePipelineState(unset.get(), &error) == nullptr && error != nullptr,
        "an unset constant");
}

static void check_linked(MTL::Library* library) {
  auto other =
      NS::TransferPtr(device->newLibrary(NS::String::string(user, NS::UTF8StringEncoding), nullptr, &error));
  auto visible = function(library, "hundred");
  auto linked = NS::TransferPtr(MTL::LinkedFunctions::alloc()->init());
  linked->setFunctions(NS::Array::array(visible.get()));
  auto descriptor = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  auto apply = function(other.get(), "apply");
  descriptor->setComputeFunction(apply.get());
  descriptor->setLinkedFunctions(linked.get());
  auto pipeline = NS::TransferPtr(
      device->newComputePipelineState(descriptor.get(), MTL::PipelineOptionNone, nullptr, &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  auto tables = NS::TransferPtr(MTL::VisibleFunctionTableDescriptor::alloc()->init());
  tables->setFunctionCount(1);
  auto table = NS::TransferPtr(pipeline->newVisibleFunctionTable(tables.get()));
  table->setFunction(pipeline->functionHandle(visible.get()), 0);
  check(run(pipeline.get(), table.get()) == 103, "a linked function of a library");
}

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  std::string folder = (std::filesystem::temp_directory_path() / "pewter-metallib-XXXXXX").string();
  check(mkdtemp(folder.data()) != nullptr, "a folder");
  std::ofstream(folder + "/scale.metal") << scale;
  std::ofstream(folder + "/twice.metal") << twice;
  const std::string path = folder + "/own.metallib";
  const std::string tools = "cd " + folder +
                            " && xcrun -sdk macosx metal -c scale.metal -o scale.air"
                            " && xcrun -sdk macosx metal -c twice.metal -o twice.air"
                            " && xcrun -sdk macosx metallib scale.air twice.air -o own.metallib";
  check(std::system(tools.c_str()) == 0, "the tools");

  auto by_path =
      NS::TransferPtr(device->newLibrary(NS::String::string(path.c_str(), NS::UTF8StringEncoding), &error));
  check_library(by_path.get());
  check_linked(by_path.get());
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  dispatch_data_t data =
      dispatch_data_create(bytes.data(), bytes.size(), nullptr, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
  auto by_data = NS::TransferPtr(device->newLibrary(data, &error));
  check_library(by_data.get());
  dispatch_release(data);
  setenv("PEWTER_METAL_DEFAULT_LIBRARY", path.c_str(), 1);
  auto by_default = NS::TransferPtr(device->newDefaultLibrary());
  check_library(by_default.get());
  check(std::system(("rm -r " + folder).c_str()) == 0, "the folder's end");
}
