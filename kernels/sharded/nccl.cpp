// Finds libnccl.so.2 and its functions.
#include "kernels/sharded/nccl.hpp"

#include <dlfcn.h>

#include <cstdlib>

#include "pewter/device.hpp"

namespace pewter::detail {
namespace {

constexpr const char* file_name = "libnccl.so.2";
/// The first release whose sums take bfloat.
constexpr int oldest = 21000;

struct opened_nccl {
  nccl_functions functions{};
  std::string reason;
};

opened_nccl open() {
  opened_nccl n;
  const char* const wish = std::getenv("PEWTER_NCCL");
  const bool wished = wish != nullptr && *wish != '\0';
  // Local, so that a program's own NCCL of another release stays its own.
  void* const library = dlopen(wished ? wish : file_name, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const char* const said = dlerror();
    n.reason = wished ? std::string("PEWTER_NCCL: ") + said
                      : std::string(file_name) +
                            " is not in the library path, and PEWTER_NCCL names no file (" + said + ")";
    return n;
  }
  const auto find = [&](const char* name, auto& function) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
    if (function == nullptr && n.reason.empty())
      n.reason = std::string(wished ? wish : file_name) + " lacks " + name;
  };
  find("ncclGetVersion", n.functions.version);
  find("ncclGetErrorString", n.functions.error_text);
  find("ncclCommInitAll", n.functions.make_all);
  find("ncclCommDestroy", n.functions.destroy);
  find("ncclGroupStart", n.functions.begin_group);
  find("ncclGroupEnd", n.functions.end_group);
  find("ncclAllGather", n.functions.all_gather);
  find("ncclAllReduce", n.functions.all_reduce);
  find("ncclReduce", n.functions.reduce);
  find("ncclReduceScatter", n.functions.reduce_scatter);
  int version = 0;
  if (n.reason.empty() && (n.functions.version(&version) != 0 || version < oldest))
    n.reason = std::string(wished ? wish : file_name) + " is of version " + std::to_string(version) +
               ", must be at least " + std::to_string(oldest) + " (2.10)";
  return n;
}

const opened_nccl& opened() {
  static const auto& n = *new const opened_nccl(open());
  return n;
}

}  // namespace

const nccl_functions& nccl(const char* function) {
  const opened_nccl& n = opened();
  if (!n.reason.empty()) throw device_error(std::string(function) + ": no NCCL: " + n.reason);
  return n.functions;
}

void check_nccl(const char* function, const char* what, int result) {
  if (result == 0) return;
  const char* const text = nccl(function).error_text(result);
  throw device_error(std::string(function) + ": " + what + ": NCCL says \"" +
                     (text == nullptr ? std::to_string(result) : text) + '"');
}

nccl_communicators::nccl_communicators(const char* function, const std::vector<int>& devices)
    : list_(devices.size()) {
  check_nccl(function, "making communicators",
             nccl(function).make_all(list_.data(), static_cast<int>(devices.size()), devices.data()));
}
nccl_communicators::~nccl_communicators() {
  for (const nccl_functions::communicator each : list_) opened().functions.destroy(each);
}

}  // namespace pewter::detail
