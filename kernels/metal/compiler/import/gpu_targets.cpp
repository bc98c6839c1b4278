#include "kernels/metal/compiler/import/gpu_targets.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringRef.h>

#include <iterator>

#include "kernels/metal/target_names.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr gpu_target gpu_targets[] = {{"sm_80", "+ptx78"}, {"sm_90", "+ptx78"}};

}  // namespace

const gpu_target* find_gpu_target(const std::string& name) {
  const auto* found = find_if(gpu_targets, [&](const gpu_target& t) { return name == t.name; });
  return found == std::end(gpu_targets) ? nullptr : found;
}

std::string names_of_all_targets() {
  std::vector<std::string> gpus;
  for (const gpu_target& t : gpu_targets) gpus.emplace_back(t.name);
  return names_of_targets(gpus);
}

bool is_gpu_target(const std::string& name) { return name.rfind("sm_", 0) == 0; }

std::vector<std::string> gpu_targets_of(const compile_options& options) {
  std::vector<std::string> all;
  for (const std::string& t : options.targets) {
    if (!is_gpu_target(t)) continue;
    if (find_gpu_target(t) == nullptr)
      detail::raise("metal: target = '%s', must be %s", t.c_str(), names_of_all_targets().c_str());
    all.push_back(t);
  }
  if (!all.empty() && (options.checked || !options.vectors))
    detail::raise("metal: target = '%s': checked and reference code are for CPUs alone", all.front().c_str());
  return all;
}

compile_options without_gpu_targets(const compile_options& options) {
  compile_options cpu = options;
  erase_if(cpu.targets, is_gpu_target);
  return cpu;
}

}  // namespace pewter::metal
