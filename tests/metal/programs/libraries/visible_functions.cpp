// Visible functions: linked to a pipeline, set in tables, called by uniform and by divergent index, and from
// an argument buffer.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <string>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
using rule = float(float, constant float&);
constant float more = 1;
float of_all(float x) { return x * more; }
[[visible]] float scaled(float x, constant float& k) { return k * of_all(x); }
[[visible]] float shifted(float x, constant float& k) { return k + x; }
[[visible]] float mean(float x, constant float&) { return simd_sum(x) / simd_sum(1.0f); }
[[visible]] uint other(uint x) { return x; }
[[visible]] float squared(float x, constant float& k);  // of another library, which a pipeline links
kernel void by_name(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant float& k [[buffer(2)]],
                    uint i [[thread_position_in_grid]]) { y[i] = squared(x[i], k) + of_all(1); }
kernel void by_index(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant float& k [[buffer(2)]],
                     visible_function_table<rule> rules [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  y[i] = rules[i % 3](x[i], k);
}
struct work { visible_function_table<rule> rules; device float* y; float k; };
kernel void chain(constant work& w [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  for (uint n = 0; n < w.rules.size(); ++n) w.y[i] = w.rules[n](w.y[i], w.k);
}
)";

static const char* other_source = R"(
#include <metal_stdlib>
using namespace metal;
constant float more = 7;
float of_all(float x) { return x + more; }
[[visible]] float squared(float x, constant float& k) { return of_all(x * x) + k; }
[[visible]] uint unused(uint x) { return x + 1; }
kernel void by_index(device float* x [[buffer(0)]]) { x[0] = of_all(0); }
)";

struct work {
  MTL::ResourceID rules;
  std::uint64_t y;
  float k;
};

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());

static NS::SharedPtr<MTL::Library> library_of(const char* text) {
  NS::Error* error = nullptr;
  auto library =
      NS::TransferPtr(device->newLibrary(NS::String::string(text, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  return library;
}

static NS::SharedPtr<MTL::Function> function_of(MTL::Library* library, const NS::String* name) {
  auto d = NS::TransferPtr(MTL::FunctionDescriptor::alloc()->init());
  d->setName(name);
  d->setOptions(MTL::FunctionOptionCompileToBinary);
  NS::Error* error = nullptr;
  auto function = NS::TransferPtr(library->newFunction(d.get(), &error));
  if (!function) check(false, error->localizedDescription()->utf8String());
  return function;
}

/// nullptr and a text where it fails.
static NS::SharedPtr<MTL::ComputePipelineState> pipeline_of(MTL::Function* kernel,
                                                            const NS::Object* const* functions,
                                                            NS::UInteger count, std::string& text,
                                                            bool are_private = false) {
  auto linked = NS::TransferPtr(MTL::LinkedFunctions::alloc()->init());
  const NS::Array* const all = NS::Array::array(functions, count);
  are_private ? linked->setPrivateFunctions(all) : linked->setFunctions(all);
  auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(kernel);
  d->setLinkedFunctions(linked.get());
  NS::Error* error = nullptr;
  auto made =
      NS::TransferPtr(device->newComputePipelineState(d.get(), MTL::PipelineOptionNone, nullptr, &error));
  if (!made) text = error->localizedDescription()->utf8String();
  return made;
}

static bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

int main() {
  auto library = library_of(source);
  check(library->functionNames()->count() == 7, "kernels and visible functions");
  auto by_index = function_of(library.get(), MTLSTR("by_index")),
       chain = function_of(library.get(), MTLSTR("chain"));
  auto scaled = function_of(library.get(), MTLSTR("scaled")),
       shifted = function_of(library.get(), MTLSTR("shifted"));
  auto mean = function_of(library.get(), MTLSTR("mean")), other = function_of(library.get(), MTLSTR("other"));
  check(
      scaled->functionType() == MTL::FunctionTypeVisible && chain->functionType() == MTL::FunctionTypeKernel,
      "types");

  std::string text;
  const NS::Object* const functions[] = {scaled.get(), shifted.get(), mean.get()};
  auto state = pipeline_of(by_index.get(), functions, 3, text);
  check(static_cast<bool>(state), text.c_str());
  check(state->functionHandle(other.get()) == nullptr, "a function that is not linked has no handle");

  auto size = NS::TransferPtr(MTL::VisibleFunctionTableDescriptor::alloc()->init());
  size->setFunctionCount(3);
  auto table = NS::TransferPtr(state->newVisibleFunctionTable(size.get()));
  const MTL::FunctionHandle* handles[] = {state->functionHandle(scaled.get()),
                                          state->functionHandle(shifted.get()),
                                          state->functionHandle(mean.get())};
  check(contains(handles[1]->name()->utf8String(), "shifted"), "a handle's name");
  table->setFunctions(handles, NS::Range(0, 3));

  constexpr unsigned n = 200;
  auto x = NS::TransferPtr(device->newBuffer(n * 4, MTL::ResourceStorageModeShared));
  auto y = NS::TransferPtr(device->newBuffer(n * 4, MTL::ResourceStorageModeShared));
  auto* from = static_cast<float*>(x->contents());
  auto* to = static_cast<float*>(y->contents());
  for (unsigned i = 0; i < n; ++i) from[i] = static_cast<float>(i);
  const float k = 10;
  auto queue = NS::TransferPtr(device->newCommandQueue());
  const auto run = [&](MTL::ComputePipelineState* of, MTL::Buffer* first,
                       const MTL::VisibleFunctionTable* rules) {
    MTL::CommandBuffer* commands = queue->commandBuffer();
    MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
    encoder->setComputePipelineState(of);
    encoder->setBuffer(first, 0, 0);
    encoder->setBuffer(y.get(), 0, 1);
    encoder->setBytes(&k, sizeof k, 2);
    encoder->setVisibleFunctionTable(rules, 3);
    encoder->dispatchThreads(MTL::Size(n, 1, 1), MTL::Size(64, 1, 1));
    encoder->endEncoding();
    commands->commit();
    commands->waitUntilCompleted();
    return commands->status() == MTL::CommandBufferStatusCompleted
               ? std::string()
               : std::string(commands->error()->localizedDescription()->utf8String());
  };
  text = run(state.get(), x.get(), table.get());
  check(text.empty(), text.c_str());
  for (unsigned i = 0; i < n; ++i) {
    float sum = 0, count = 0;
    for (unsigned lane = i / 32 * 32; lane < i / 32 * 32 + 32 && lane < n; ++lane)
      if (lane % 3 == 2) sum += from[lane], ++count;
    const float expected = i % 3 == 0 ? k * from[i] : i % 3 == 1 ? k + from[i] : sum / count;
    check(to[i] - expected < 1e-4f && expected - to[i] < 1e-4f, "a function by index");
  }

  // Tables in an argument buffer, in their order.
  auto chained = pipeline_of(chain.get(), functions, 2, text);
  check(static_cast<bool>(chained), text.c_str());
  size->setFunctionCount(2);
  auto two = NS::TransferPtr(chained->newVisibleFunctionTable(size.get()));
  two->setFunction(chained->functionHandle(shifted.get()), 0);
  two->setFunction(chained->functionHandle(scaled.get()), 1);
  auto arguments = NS::TransferPtr(device->newBuffer(sizeof(work), MTL::ResourceStorageModeShared));
  *static_cast<work*>(arguments->contents()) = {two->gpuResourceID(), y->gpuAddress(), 3};
  for (unsigned i = 0; i < n; ++i) to[i] = static_cast<float>(i);
  text = run(chained.get(), arguments.get(), nullptr);
  check(text.empty(), text.c_str());
  for (unsigned i = 0; i < n; ++i)
    check(to[i] == 3 * (3 + static_cast<float>(i)), "the second after the first");

  // What is wrong is named.
  check(contains(run(state.get(), x.get(), nullptr), "[[buffer(3)]] (rules) is bound to nothing"),
        "no table");
  const NS::Object* const wrong[] = {other.get()};
  auto with_other = pipeline_of(by_index.get(), wrong, 1, text);
  auto of_other = NS::TransferPtr(with_other->newVisibleFunctionTable(size.get()));
  of_other->setFunction(with_other->functionHandle(other.get()), 1);
  text = run(with_other.get(), x.get(), of_other.get());
  check(
      contains(text,
               "by_index: [[buffer(3)]]: function 1 = 'other' is int (int), must be float (float, pointer)"),
      text.c_str());
  const NS::Object* const kernels[] = {chain.get()};
  check(
      !pipeline_of(by_index.get(), kernels, 1, text) && contains(text, "'chain', must be a visible function"),
      text.c_str());
  auto second = library_of(source);
  auto foreign = function_of(second.get(), MTLSTR("scaled"));
  const NS::Object* const same_names[] = {foreign.get()};
  check(!pipeline_of(by_index.get(), same_names, 1, text) &&
            contains(text, "two visible functions are named 'scaled'"),
        text.c_str());

  // Functions of another library: what it has besides is its own, also under names of the kernel's.
  auto third = library_of(other_source);
  auto squared = function_of(third.get(), MTLSTR("squared"));
  const NS::Object* const both[] = {squared.get(), shifted.get()};
  auto linked = pipeline_of(by_index.get(), both, 2, text);
  check(static_cast<bool>(linked), text.c_str());
  check(state->functionHandle(squared.get()) == nullptr, "it is linked to one pipeline alone");
  size->setFunctionCount(3);
  auto mixed = NS::TransferPtr(linked->newVisibleFunctionTable(size.get()));
  mixed->setFunction(linked->functionHandle(squared.get()), 0);
  mixed->setFunction(linked->functionHandle(shifted.get()), 1);
  text = run(linked.get(), x.get(), mixed.get());
  check(text.empty(), text.c_str());
  for (unsigned i = 0; i < n; ++i) {
    const float own = from[i] * from[i] + k + 7;
    check(to[i] == (i % 3 == 0 ? own : i % 3 == 1 ? k + from[i] : 0), "functions of two libraries");
  }
  check(!NS::TransferPtr(library->newFunction(MTLSTR("nothing"))), "no function of this name");

  // A function that the kernel calls by its name, and its own source only declares.
  auto by_name = NS::TransferPtr(library->newFunction(MTLSTR("by_name")));
  check(!NS::TransferPtr(library->newFunction(MTLSTR("squared"))),
        "a declared function is another library's");
  check(!pipeline_of(by_name.get(), functions, 1, text) &&
            contains(text,
                     "function 'squared(float, float const&)' is declared, and kernel 'by_name' calls it"),
        text.c_str());
  for (const bool are_private : {false, true}) {
    auto named = pipeline_of(by_name.get(), both, 1, text, are_private);
    check(static_cast<bool>(named), text.c_str());
    text = run(named.get(), x.get(), nullptr);
    check(text.empty(), text.c_str());
    for (unsigned i = 0; i < n; ++i) check(to[i] == from[i] * from[i] + k + 7 + 1, "a function by its name");
  }
}
