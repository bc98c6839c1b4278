// Dynamic libraries that xcrun's metal made, by -dynamiclib: kernels that were linked with one, which is
// found where its install name says when their library is loaded; the library itself, loaded.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "../check.hpp"
#include "../one_thread.hpp"

static const char* doubling =
    "float helper(float x) { return 2 * x; }\nfloat rule(float x) { return helper(x); }\n";
static const char* tripling = "float rule(float x) { return 3 * x; }\n";
static const char* outer = "float rule(float x);\nfloat outer(float x) { return rule(x) + 1; }\n";
static const char* kernels =
    "constant float more [[function_constant(0)]];\n"
    "float outer(float x);\n"
    "float helper(float x) { return x - 1; }\n"
    "kernel void f(device float* x [[buffer(0)]]) { x[0] = helper(outer(x[0])); }\n"
    "kernel void g(device float* x [[buffer(0)]]) { x[0] = outer(x[0]) + more; }\n";

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
static std::string folder, text;  // of the last error

static NS::String* string_of(const std::string& s) {
  return NS::String::string(s.c_str(), NS::UTF8StringEncoding);
}

static bool runs(const std::string& command) {
  return std::system(("cd " + folder + " && " + command).c_str()) == 0;
}

static NS::SharedPtr<MTL::Library> loaded(const std::string& name) {
  NS::Error* error = nullptr;
  auto made = NS::TransferPtr(device->newLibrary(string_of(folder + "/" + name), &error));
  text = made ? "" : error->localizedDescription()->utf8String();
  return made;
}

/// What the kernel makes of 5.
static float result(MTL::Library* library, const char* name) {
  check(library != nullptr, text.c_str());
  NS::Error* error = nullptr;
  auto values = NS::TransferPtr(MTL::FunctionConstantValues::alloc()->init());
  const float hundred = 100;
  values->setConstantValue(&hundred, MTL::DataTypeFloat, NS::UInteger{0});
  auto function =
      NS::TransferPtr(std::string(name) == "g" ? library->newFunction(string_of(name), values.get(), &error)
                                               : library->newFunction(string_of(name)));
  check(static_cast<bool>(function), name);
  auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!pipeline) check(false, error->localizedDescription()->utf8String());
  return result_of_one_thread(device.get(), pipeline.get(), 5);
}

static void make_libraries() {
  for (const auto& [name, source] :
       {std::pair("rule", doubling), {"other", tripling}, {"outer", outer}, {"kernels", kernels}})
    std::ofstream(folder + "/" + name + ".metal") << source;
  check(runs("xcrun -sdk macosx metal -dynamiclib rule.metal -install_name @loader_path/librule.metallib "
             "-o librule.metallib"),
        "a library of a source");
  check(runs("xcrun metal -c outer.metal -o outer.air && xcrun metal -dynamiclib outer.air librule.metallib "
             "-install_name " +
             folder + "/libouter.metallib -o libouter.metallib"),
        "a library that needs another one");
  check(runs("xcrun metal kernels.metal -L. -L/nowhere -louter librule.metallib -o kernels.metallib"),
        "kernels");
  check(!runs("xcrun metal kernels.metal -o x.metallib 2>errors"), "nobody defines outer");
  check(!runs("xcrun metal kernels.metal -L. -lnone -o x.metallib 2>errors"), "no such library");
}

int main() {
  folder = (std::filesystem::temp_directory_path() / "pewter-dynamiclib-XXXXXX").string();
  check(mkdtemp(folder.data()) != nullptr, "a folder");
  make_libraries();
  check(result(loaded("kernels.metallib").get(), "f") == 10, "a function of a library's library");
  check(result(loaded("kernels.metallib").get(), "g") == 111, "with a constant");

  // Another library in its place counts when the kernels are loaded.
  check(runs("xcrun metal -dynamiclib other.metal -install_name @loader_path/librule.metallib -o "
             "librule.metallib"),
        "another library");
  check(result(loaded("kernels.metallib").get(), "f") == 15, "the library that is there");
  NS::Error* error = nullptr;
  auto library = loaded("librule.metallib");
  check(library && library->type() == MTL::LibraryTypeDynamic &&
            std::string(library->installName()->utf8String()) == "@loader_path/librule.metallib",
        text.c_str());
  auto dynamic = NS::TransferPtr(device->newDynamicLibrary(library.get(), &error));
  check(dynamic && std::string(dynamic->installName()->utf8String()) == "@loader_path/librule.metallib",
        "a dynamic library of it");
  auto by_url = NS::TransferPtr(
      device->newDynamicLibrary(NS::URL::fileURLWithPath(string_of(folder + "/libouter.metallib")), &error));
  check(static_cast<bool>(by_url), "a dynamic library of a file");

  check(runs("rm librule.metallib") && !loaded("kernels.metallib") &&
            text.find("needs '@loader_path/librule.metallib'") != std::string::npos,
        text.c_str());
  check(std::system(("rm -r " + folder).c_str()) == 0, "the folder's end");
}
