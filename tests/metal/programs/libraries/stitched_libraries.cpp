// Libraries of functions that are graphs of calls: linked to a pipeline, called by name and through a table.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <string>
#include <vector>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
struct pair { float first, second; };
[[stitchable]] float scaled(float x, constant float& k) { return k * x; }
[[stitchable]] pair both(float x, float y) { return {x, y}; }
[[stitchable]] float difference(pair p) { return p.first - p.second; }
[[stitchable]] void add(device float* to, float x) { *to += x; }
[[stitchable]] void twice(device float* to) { *to *= 2; }
kernel void unrelated(device float* x [[buffer(0)]]) { x[0] = 0; }
)";

static const char* kernels = R"(
#include <metal_stdlib>
using namespace metal;
[[stitchable]] float mixed(float x, float y, constant float& k);
[[stitchable]] void steps(device float* to, float x);
kernel void by_name(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant float& k [[buffer(2)]],
                    uint i [[thread_position_in_grid]]) {
  y[i] = mixed(x[i], 1, k);
  steps(y + i, x[i]);
}
using rule = float(float, float, constant float&);
kernel void by_table(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant float& k [[buffer(2)]],
                     visible_function_table<rule> rules [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  y[i] = rules[0](x[i], 1, k);
}
)";

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());

static NS::String* name_of(const char* text) { return NS::String::string(text, NS::UTF8StringEncoding); }

static NS::SharedPtr<MTL::Library> library_of(const char* text) {
  NS::Error* error = nullptr;
  auto library = NS::TransferPtr(device->newLibrary(name_of(text), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  return library;
}

template <class... Objects>
static NS::Array* array_of(const Objects*... objects) {
  const NS::Object* const all[] = {objects..., nullptr};
  return NS::Array::array(all, sizeof...(objects));
}

using node = MTL::FunctionStitchingFunctionNode;

static MTL::FunctionStitchingInputNode* input(NS::UInteger argument) {
  return MTL::FunctionStitchingInputNode::alloc()->init(argument)->autorelease();
}
static node* call(const char* function, const NS::Array* arguments, const NS::Array* after = nullptr) {
  return node::alloc()->init(name_of(function), arguments, after)->autorelease();
}
static MTL::FunctionStitchingGraph* graph(const char* name, const NS::Array* nodes, const node* output) {
  return MTL::FunctionStitchingGraph::alloc()->init(name_of(name), nodes, output, nullptr)->autorelease();
}

/// nullptr and a text where it fails.
static NS::SharedPtr<MTL::Library> stitched(const NS::Array* functions, const NS::Array* graphs,
                                            std::string& text) {
  auto d = NS::TransferPtr(MTL::StitchedLibraryDescriptor::alloc()->init());
  d->setFunctions(functions);
  d->setFunctionGraphs(graphs);
  NS::Error* error = nullptr;
  auto made = NS::TransferPtr(device->newLibrary(d.get(), &error));
  if (!made) text = error->localizedDescription()->utf8String();
  return made;
}

static NS::SharedPtr<MTL::ComputePipelineState> pipeline_of(MTL::Library* library, const char* kernel,
                                                            const NS::Array* functions) {
  auto linked = NS::TransferPtr(MTL::LinkedFunctions::alloc()->init());
  linked->setFunctions(functions);
  auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(NS::TransferPtr(library->newFunction(name_of(kernel))).get());
  d->setLinkedFunctions(linked.get());
  NS::Error* error = nullptr;
  auto made =
      NS::TransferPtr(device->newComputePipelineState(d.get(), MTL::PipelineOptionNone, nullptr, &error));
  if (!made) check(false, error->localizedDescription()->utf8String());
  return made;
}

static std::vector<float> run(MTL::ComputePipelineState* state, const MTL::VisibleFunctionTable* table) {
  constexpr unsigned n = 100;
  const float k = 3;
  auto x = NS::TransferPtr(device->newBuffer(n * 4, MTL::ResourceStorageModeShared)),
       y = NS::TransferPtr(device->newBuffer(n * 4, MTL::ResourceStorageModeShared));
  for (unsigned i = 0; i < n; ++i) static_cast<float*>(x->contents())[i] = static_cast<float>(i);
  auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* const commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* const encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(state);
  encoder->setBuffer(x.get(), 0, 0);
  encoder->setBuffer(y.get(), 0, 1);
  encoder->setBytes(&k, sizeof k, 2);
  if (table != nullptr) encoder->setVisibleFunctionTable(table, 3);
  encoder->dispatchThreads({n, 1, 1}, {32, 1, 1});
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the dispatch");
  const auto* const from = static_cast<const float*>(y->contents());
  return {from, from + n};
}

static void refuses(const NS::Array* functions, const MTL::FunctionStitchingGraph* g, const char* part) {
  std::string text;
  check(!stitched(functions, array_of(g), text) && text.find(part) != std::string::npos, text.c_str());
}

int main() {
  auto library = library_of(source);
  std::vector<NS::SharedPtr<MTL::Function>> own;
  for (const char* f : {"scaled", "both", "difference", "add", "twice"})
    own.push_back(NS::TransferPtr(library->newFunction(name_of(f))));
  const NS::Array* const functions =
      array_of(own[0].get(), own[1].get(), own[2].get(), own[3].get(), own[4].get());

  // mixed(x, y, k) = k * (k * x) - y; one node's value goes to two others.
  const auto *x = input(0), *y = input(1), *k = input(2);
  const node* const first = call("scaled", array_of(x, k));
  const node* const second = call("scaled", array_of(first, k));
  const node* const two = call("both", array_of(second, y));
  const auto* const mixed = graph("mixed", array_of(first, second, two), call("difference", array_of(two)));
  // steps(to, x): *to += x, then *to *= 2, whatever the order of the nodes.
  const node* const addition = call("add", array_of(x, y));
  const node* const doubling = call("twice", array_of(x), array_of(addition));
  const auto* const steps = graph("steps", array_of(doubling, addition), nullptr);
  check(two->arguments()->count() == 2 && k->argumentIndex() == 2 && mixed->outputNode() != nullptr &&
            steps->functionName()->isEqualToString(name_of("steps")),
        "what graphs and nodes hold");

  std::string text;
  auto made = stitched(functions, array_of(mixed, steps), text);
  check(static_cast<bool>(made), text.c_str());
  check(made->functionNames()->count() == 2, "a stitched library has its graphs' functions alone");
  auto by_graph = NS::TransferPtr(made->newFunction(name_of("mixed"))),
       effects = NS::TransferPtr(made->newFunction(name_of("steps")));
  check(by_graph && effects && by_graph->functionType() == MTL::FunctionTypeVisible, "its functions");

  auto with_kernels = library_of(kernels);
  auto by_name = pipeline_of(with_kernels.get(), "by_name", array_of(by_graph.get(), effects.get()));
  std::vector<float> values = run(by_name.get(), nullptr);
  for (unsigned i = 0; i < values.size(); ++i)
    check(values[i] == 2 * (9.0F * static_cast<float>(i) - 1 + static_cast<float>(i)), "by name");

  auto by_table = pipeline_of(with_kernels.get(), "by_table", array_of(by_graph.get()));
  auto size = NS::TransferPtr(MTL::VisibleFunctionTableDescriptor::alloc()->init());
  size->setFunctionCount(1);
  auto table = NS::TransferPtr(by_table->newVisibleFunctionTable(size.get()));
  table->setFunction(by_table->functionHandle(by_graph.get()), 0);
  values = run(by_table.get(), table.get());
  for (unsigned i = 0; i < values.size(); ++i)
    check(values[i] == 9.0F * static_cast<float>(i) - 1, "through a table");

  refuses(functions, graph("a b", nullptr, first), "functionName 'a b' must be a name");
  refuses(functions, graph("f", nullptr, call("nothing", nullptr)), "'nothing' is not among");
  refuses(functions, graph("f", nullptr, call("scaled", array_of(y, k))), "no node takes its argument 0");
  refuses(functions, graph("f", nullptr, call("scaled", array_of(input(256), k))), "256 must be below 256");
  refuses(functions, graph("f", nullptr, call("scaled", array_of(mixed, k))),
          "argument 0 of 'scaled' must be a node");
  node* const circle = call("scaled", array_of(x, input(1)));
  circle->setControlDependencies(array_of(circle));
  refuses(functions, graph("f", nullptr, circle), "form a circle");
  circle->setControlDependencies(nullptr);
  check(!stitched(functions, nullptr, text) && text.find("must have a graph") != std::string::npos,
        text.c_str());
}
