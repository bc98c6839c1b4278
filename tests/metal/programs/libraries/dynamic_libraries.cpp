// Dynamic libraries: made from a source and from a file, found when a library is made and when a pipeline is;
// binary functions that are added to a pipeline.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstdio>
#include <filesystem>
#include <string>

#include "../check.hpp"

static const char* doubling = R"(
static float twice(float x) { return 2 * x; }
float rule(float x) { return twice(x); }
float helper(float x) { return x + 100; }
)";
static const char* tripling = R"(
float helper(float x) { return 3 * x; }
float rule(float x) { return helper(x); }
)";
static const char* calling = R"(
float rule(float x);
float outer(float x) { return rule(x) + 1; }
)";
static const char* kernels = R"(
float rule(float x);
float helper(float x) { return x - 1; }
kernel void apply(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = helper(rule(x[i])); }
kernel void alone(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = helper(x[i]); }
)";
static const char* table = R"(
#include <metal_stdlib>
using namespace metal;
[[visible]] float minus(float x) { return -x; }
[[visible]] float plus_one(float x) { return x + 1; }
kernel void choose(device float* x [[buffer(0)]], visible_function_table<float(float)> f [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  x[i] = f[i % 2](x[i]);
}
)";

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
static std::string text;  // of the last error
static NS::Integer code;

static NS::String* string_of(const std::string& s) {
  return NS::String::string(s.c_str(), NS::UTF8StringEncoding);
}

template <class Object>
static NS::SharedPtr<Object> made(Object* object, NS::Error* const& error) {
  text = object != nullptr || error == nullptr ? "" : error->localizedDescription()->utf8String();
  code = error == nullptr ? -1 : error->code();
  return NS::TransferPtr(object);
}

/// @param name empty: an executable one
static NS::SharedPtr<MTL::Library> library_of(const char* source, const std::string& name,
                                              const MTL::DynamicLibrary* needs, bool allows_undefined) {
  auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  if (!name.empty()) {
    options->setLibraryType(MTL::LibraryTypeDynamic);
    options->setInstallName(string_of(name));
  }
  options->setAllowReferencingUndefinedSymbols(allows_undefined);
  const NS::Object* const libraries[] = {needs};
  if (needs != nullptr) options->setLibraries(NS::Array::array(libraries, 1));
  NS::Error* error = nullptr;
  return made(device->newLibrary(string_of(source), options.get(), &error), error);
}

static NS::SharedPtr<MTL::DynamicLibrary> dynamic_of(const MTL::Library* library) {
  NS::Error* error = nullptr;
  return made(device->newDynamicLibrary(library, &error), error);
}

static NS::SharedPtr<MTL::DynamicLibrary> dynamic_of_file(const std::string& path) {
  NS::Error* error = nullptr;
  return made(device->newDynamicLibrary(NS::URL::fileURLWithPath(string_of(path)), &error), error);
}

static NS::SharedPtr<MTL::ComputePipelineState> pipeline_of(MTL::Library* library, const char* name,
                                                            const MTL::DynamicLibrary* preloaded) {
  auto function = NS::TransferPtr(library->newFunction(string_of(name)));
  check(static_cast<bool>(function), name);
  auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(function.get());
  const NS::Object* const libraries[] = {preloaded};
  if (preloaded != nullptr) d->setPreloadedLibraries(NS::Array::array(libraries, 1));
  NS::Error* error = nullptr;
  return made(device->newComputePipelineState(d.get(), MTL::PipelineOptionNone, nullptr, &error), error);
}

/// What the kernel makes of 5, and of 6 in its second thread.
static std::pair<float, float> result(MTL::ComputePipelineState* state,
                                      const MTL::VisibleFunctionTable* f = nullptr) {
  check(state != nullptr, text.c_str());
  auto x = NS::TransferPtr(device->newBuffer(8, MTL::ResourceStorageModeShared));
  auto* values = static_cast<float*>(x->contents());
  values[0] = 5;
  values[1] = 6;
  auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(state);
  encoder->setBuffer(x.get(), 0, 0);
  if (f != nullptr) encoder->setVisibleFunctionTable(f, 1);
  encoder->dispatchThreads(MTL::Size(2, 1, 1), MTL::Size(2, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the dispatch");
  return {values[0], values[1]};
}

static bool contains(const std::string& in, const char* part) { return in.find(part) != std::string::npos; }

static void check_libraries() {
  check(device->supportsDynamicLibraries(), "the device has dynamic libraries");
  auto twice = library_of(doubling, "/lib/rules", nullptr, false);
  check(twice && twice->type() == MTL::LibraryTypeDynamic, text.c_str());
  check(std::string(twice->installName()->utf8String()) == "/lib/rules", "its name");
  auto of_twice = dynamic_of(twice.get());
  check(of_twice && std::string(of_twice->installName()->utf8String()) == "/lib/rules", text.c_str());
  of_twice->setLabel(MTLSTR("rules"));
  auto thrice = dynamic_of(library_of(tripling, "/lib/more", nullptr, false).get());

  // The kernel's own helper is another one than the libraries'.
  auto known = library_of(kernels, "", of_twice.get(), false);
  check(known && known->type() == MTL::LibraryTypeExecutable && known->installName() == nullptr,
        text.c_str());
  check(known->functionNames()->count() == 2, "its kernels");
  check(result(pipeline_of(known.get(), "apply", nullptr).get()).first == 9, "a function of a library");
  check(result(pipeline_of(known.get(), "apply", thrice.get()).get()).first == 14,
        "one that is preloaded is first");

  // Without a library: an error of the library, or, if it may, of the pipeline.
  check(!library_of(kernels, "", nullptr, false) && contains(text, "function 'rule(float)' is declared") &&
            contains(text, "program_source:2"),
        text.c_str());
  auto open = library_of(kernels, "", nullptr, true);
  check(static_cast<bool>(open), text.c_str());
  check(!pipeline_of(open.get(), "apply", nullptr) && contains(text, "function 'rule(float)' is declared"),
        text.c_str());
  check(result(pipeline_of(open.get(), "alone", nullptr).get()).first == 4, "a kernel that does not call it");
  check(result(pipeline_of(open.get(), "apply", thrice.get()).get()).first == 14,
        "a library of the pipeline");

  // A library that needs another one.
  auto outer = dynamic_of(library_of(calling, "@loader_path/outer.metallib", of_twice.get(), false).get());
  check(static_cast<bool>(outer), text.c_str());
  auto through = library_of(
      "float outer(float x);\nkernel void f(device float* x [[buffer(0)]]) { x[0] = outer(x[0]); }", "",
      outer.get(), false);
  check(through && result(pipeline_of(through.get(), "f", nullptr).get()).first == 11, "a library's library");
}

static void check_files() {
  std::string folder = (std::filesystem::temp_directory_path() / "pewter-dynamic-XXXXXX").string();
  check(mkdtemp(folder.data()) != nullptr, "a folder");
  auto rules = dynamic_of(library_of(doubling, "@loader_path/rules.metallib", nullptr, false).get());
  auto outer = dynamic_of(library_of(calling, folder + "/outer.metallib", rules.get(), false).get());
  NS::Error* error = nullptr;
  const auto write = [&](const MTL::DynamicLibrary* l, const std::string& path) {
    return const_cast<MTL::DynamicLibrary*>(l)->serializeToURL(NS::URL::fileURLWithPath(string_of(path)),
                                                               &error);
  };
  check(write(outer.get(), folder + "/outer.metallib"), "written");
  check(!dynamic_of_file(folder + "/outer.metallib") &&
            code == MTL::DynamicLibraryErrorUnresolvedInstallName &&
            contains(text, "needs '@loader_path/rules.metallib'"),
        text.c_str());
  check(write(rules.get(), folder + "/rules.metallib"), "written");
  auto read = dynamic_of_file(folder + "/outer.metallib");
  check(read && std::string(read->installName()->utf8String()) == folder + "/outer.metallib", text.c_str());
  auto through = library_of(
      "float outer(float x);\nkernel void f(device float* x [[buffer(0)]]) { x[0] = outer(x[0]); }", "",
      read.get(), false);
  check(through && result(pipeline_of(through.get(), "f", nullptr).get()).first == 11, "libraries of files");

  check(!write(rules.get(), folder + "/no/such/folder") && error != nullptr, "a folder that is not there");
  check(!dynamic_of_file(folder + "/none") && code == MTL::DynamicLibraryErrorInvalidFile, "no file");
  std::FILE* const f = std::fopen((folder + "/rules.metallib").c_str(), "w");
  std::fputs("pewter-dynamic 1\nname x\n", f);
  std::fclose(f);
  check(!dynamic_of_file(folder + "/rules.metallib") && code == MTL::DynamicLibraryErrorInvalidFile &&
            contains(text, "damaged"),
        text.c_str());
  for (const char* file : {"/outer.metallib", "/rules.metallib", ""}) std::remove((folder + file).c_str());
}

static void check_errors() {
  auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  options->setLibraryType(MTL::LibraryTypeDynamic);
  NS::Error* error = nullptr;
  check(!made(device->newLibrary(string_of(doubling), options.get(), &error), error) &&
            contains(text, "installName = nullptr"),
        text.c_str());
  check(!dynamic_of(nullptr) && code == MTL::DynamicLibraryErrorUnsupported, text.c_str());
  auto executable =
      library_of("kernel void f(device float* x [[buffer(0)]]) { x[0] = 1; }", "", nullptr, false);
  check(!dynamic_of(executable.get()) && contains(text, "must be of MTL::LibraryTypeDynamic"), text.c_str());
  check(!library_of("float f(", "/lib/x", nullptr, false) && contains(text, "does not compile"),
        text.c_str());
}

/// If a library hides its functions, only those that say otherwise are found; its kernels are found.
static void check_hidden() {
  auto options = NS::TransferPtr(MTL::CompileOptions::alloc()->init());
  options->setCompileSymbolVisibility(MTL::CompileSymbolVisibilityHidden);
  NS::Error* error = nullptr;
  auto kernel =
      made(device->newLibrary(string_of("float add(float x) { return x + 3; }\n"
                                        "kernel void f(device float* x [[buffer(0)]]) { x[0] = add(x[0]); }"),
                              options.get(), &error),
           error);
  check(kernel && result(pipeline_of(kernel.get(), "f", nullptr).get()).first == 8, text.c_str());
  options->setLibraryType(MTL::LibraryTypeDynamic);
  options->setInstallName(string_of("/lib/hidden"));
  const std::string shown =
      "__attribute__((visibility(\"default\"))) float shown(float x) { return rule(x) + 1; }";
  auto hidden =
      dynamic_of(made(device->newLibrary(string_of(doubling + shown), options.get(), &error), error).get());
  check(static_cast<bool>(hidden), text.c_str());
  auto user = library_of(
      "float shown(float x);\nkernel void f(device float* x [[buffer(0)]]) { x[0] = shown(x[0]); }", "",
      hidden.get(), false);
  check(user && result(pipeline_of(user.get(), "f", nullptr).get()).first == 11, text.c_str());
  check(!library_of(kernels, "", hidden.get(), false) && contains(text, "function 'rule(float)' is declared"),
        text.c_str());
}

static NS::SharedPtr<MTL::Function> function_of(MTL::Library* library, const char* name,
                                                MTL::FunctionOptions options) {
  auto d = NS::TransferPtr(MTL::FunctionDescriptor::alloc()->init());
  d->setName(string_of(name));
  d->setOptions(options);
  NS::Error* error = nullptr;
  return made(library->newFunction(d.get(), &error), error);
}

static void check_binary_functions() {
  auto library = library_of(table, "", nullptr, false);
  auto choose = function_of(library.get(), "choose", MTL::FunctionOptionNone);
  auto minus = function_of(library.get(), "minus", MTL::FunctionOptionCompileToBinary);
  auto plus = function_of(library.get(), "plus_one", MTL::FunctionOptionCompileToBinary);
  auto other = function_of(library.get(), "plus_one", MTL::FunctionOptionNone);
  check(minus->options() == MTL::FunctionOptionCompileToBinary, "options");
  auto linked = NS::TransferPtr(MTL::LinkedFunctions::alloc()->init());
  const NS::Object* const first[] = {minus.get()};
  const NS::Object* const second[] = {plus.get()};
  const NS::Object* const wrong[] = {other.get()};
  linked->setBinaryFunctions(NS::Array::array(first, 1));
  auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(choose.get());
  d->setLinkedFunctions(linked.get());
  NS::Error* error = nullptr;
  const auto pipeline = [&] {
    return made(device->newComputePipelineState(d.get(), MTL::PipelineOptionNone, nullptr, &error), error);
  };
  auto closed = pipeline();
  check(closed && closed->functionHandle(minus.get()) != nullptr, text.c_str());
  check(!made(closed->newComputePipelineState(NS::Array::array(second, 1), &error), error) &&
            contains(text, "must have supportAddingBinaryFunctions"),
        text.c_str());
  d->setSupportAddingBinaryFunctions(true);
  auto open = pipeline();
  check(!made(open->newComputePipelineState(NS::Array::array(wrong, 1), &error), error) &&
            contains(text, "MTL::FunctionOptionCompileToBinary"),
        text.c_str());
  auto more = made(open->newComputePipelineState(NS::Array::array(second, 1), &error), error);
  check(more && more->functionHandle(plus.get()) != nullptr && open->functionHandle(plus.get()) == nullptr,
        text.c_str());
  auto size = NS::TransferPtr(MTL::VisibleFunctionTableDescriptor::alloc()->init());
  size->setFunctionCount(2);
  auto functions = NS::TransferPtr(more->newVisibleFunctionTable(size.get()));
  functions->setFunction(more->functionHandle(minus.get()), 0);
  functions->setFunction(more->functionHandle(plus.get()), 1);
  check(result(more.get(), functions.get()) == std::make_pair(-5.0f, 7.0f), "both functions");
}

int main() {
  check_libraries();
  check_files();
  check_hidden();
  check_errors();
  check_binary_functions();
}
