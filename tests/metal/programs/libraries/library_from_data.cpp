// A library of bytes in memory: of a source's text, of an object, of neither.
#include <dispatch/dispatch.h>
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <cstring>

#include "../check.hpp"

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  const char* source =
      "kernel void f(device int* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = 3; }";
  dispatch_data_t text =
      dispatch_data_create(source, std::strlen(source), nullptr, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
  check(dispatch_data_get_size(text) == std::strlen(source), "a size");
  const void* bytes = nullptr;
  size_t size = 0;
  dispatch_data_t mapped = dispatch_data_create_map(text, &bytes, &size);
  check(size == std::strlen(source) && std::memcmp(bytes, source, size) == 0, "the bytes");
  dispatch_release(mapped);

  NS::Error* error = nullptr;
  const auto library = NS::TransferPtr(device->newLibrary(text, &error));
  check(static_cast<bool>(library), "a library of a source");
  const auto function = NS::TransferPtr(library->newFunction(MTLSTR("f")));
  check(static_cast<bool>(NS::TransferPtr(device->newComputePipelineState(function.get(), &error))),
        "its pipeline");
  dispatch_release(text);

  const char broken[] = "\177ELF, but no object";
  dispatch_data_t object = dispatch_data_create(broken, sizeof broken, nullptr, nullptr);
  check(device->newLibrary(object, &error) == nullptr && error != nullptr, "no object");
  dispatch_release(object);
  error = nullptr;
  check(device->newLibrary(dispatch_data_t(nullptr), &error) == nullptr && error != nullptr, "no data");
}
