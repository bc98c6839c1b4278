#include "kernels/metal/compiler/analysis/targets.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "kernels/metal/target_names.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

namespace {

constexpr target_description known_targets[] = {
#define PEWTER_TARGET_ROW(name, architecture, flags, level, bytes, registers, mr, bf16, cpu, masks, fuses) \
  {#name, #architecture, #architecture "-unknown-linux-gnu", cpu,                                          \
   bytes, registers,     masked_access_kind::masks,          fuses},
#include "kernels/targets.inc"
};

}  // namespace

const target_description& find_target(const std::string& name) {
  for (const target_description& t : known_targets) {
    if (name == t.name && *t.cpu != 0) return t;
  }
  detail::raise("metal: target = '%s', must be %s", name.c_str(), names_of_targets().c_str());
}

const target_description& target_of_every_cpu() {
#if defined(__aarch64__)
  const std::string_view own = "aarch64";
#else
  const std::string_view own = "x86_64";
#endif
  const auto is_own = [&](const target_description& t) { return t.architecture == own; };
  return *std::find_if(std::rbegin(known_targets), std::rend(known_targets), is_own);
}

}  // namespace pewter::metal
