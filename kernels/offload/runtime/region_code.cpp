#include "kernels/offload/runtime/region_code.hpp"

#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "kernels/offload/runtime/regions.hpp"
#include "pewter/error.hpp"

namespace pewter::offload {
namespace {

/// What the compiler says of each region (LLVM's entry of version 1).
struct region_entry {
  std::uint64_t reserved;
  std::uint16_t version, kind;
  std::uint32_t flags;
  const void* address;
  const char* name;
  std::uint64_t size, data;
  void* auxiliary;
};

extern "C" {
extern const region_entry __start_llvm_offload_entries[] __attribute__((visibility("hidden")));
extern const region_entry __stop_llvm_offload_entries[] __attribute__((visibility("hidden")));
}

/// The region's name in the device code: without the numbers of the file that the compiler saw it in, which
/// the build takes out (PewterOffload.cmake).
std::string stable_name(const char* name) {
  const std::string_view all = name, prefix = "__omp_offloading_";
  const std::size_t device = all.find('_', prefix.size()), file = all.find('_', device + 1);
  return std::string(prefix) + std::string(all.substr(file + 1));
}

const char* name_of_region(const void* address) {
  for (const region_entry* e = __start_llvm_offload_entries; e != __stop_llvm_offload_entries; ++e)
    if (e->address == address) return e->name;
  return nullptr;
}

/// Each architecture's code of an image: a header of two words (architecture, bytes), then the cubin.
const void* code_for(const image& code, int architecture) {
  const void* best = nullptr;
  std::uint64_t best_architecture = 0;
  for (const unsigned char* at = code.begin; at < code.end;) {
    std::uint64_t header[2];
    std::memcpy(header, at, sizeof header);
    const auto of = static_cast<int>(header[0]);
    // A cubin runs on its architecture and on later ones of the same generation.
    if (of / 10 == architecture / 10 && of <= architecture && header[0] > best_architecture) {
      best = at + sizeof header;
      best_architecture = header[0];
    }
    at += sizeof header + header[1];
  }
  return best;
}

std::mutex functions_lock;
auto& modules = *new std::map<std::pair<const image*, int>, CUmodule>;
auto& functions = *new std::map<std::pair<const void*, int>, CUfunction>;

}  // namespace

CUfunction function_of(const image& code, const void* region, int device, const char* kernel) {
  const std::lock_guard lock(functions_lock);
  CUfunction& function = functions[{region, device}];
  if (function != nullptr) return function;
  const opened_devices& all = all_devices();
  const int architecture = all.list[static_cast<std::size_t>(device)].architecture;
  CUmodule& module = modules[{&code, device}];
  if (module == nullptr) {
    const void* const cubin = code_for(code, architecture);
    if (cubin == nullptr)
      detail::raise("%s: the module has no code for sm_%d, the device's architecture", kernel, architecture);
    check(all.functions->load_code(&module, cubin), "loading its code");
  }
  const char* const name = name_of_region(region);
  if (name == nullptr) detail::raise("%s: a region that the module does not have", kernel);
  const std::string stable = stable_name(name);
  check(all.functions->get_function(&function, module, stable.c_str()), stable.c_str());
  return function;
}

}  // namespace pewter::offload
