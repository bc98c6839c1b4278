#include "kernels/metal/compiler/analysis/targets.hpp"

#include "kernels/metal/target_names.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

namespace {

constexpr target_description known_targets[] = {
#define PEWTER_TARGET_TRAITS(name, architecture, level, bytes, registers, mr, bf16, cpu, masks, fuses) \
  {#name, #architecture, #architecture "-unknown-linux-gnu", cpu,                                      \
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

}  // namespace pewter::metal
