// The operands in the arguments of a user's own kernel: every pointer in them, however deep. They must be the
// device's.
#pragma once

#include <cstddef>
#include <cstdio>
#include <type_traits>

namespace pewter::offload {

/// f("arguments, member 2", pointer) for every pointer of a struct of plain data.
template <class Arguments, class F>
void for_each_operand(const Arguments& arguments, F f, const char* path = "arguments") {
  static_assert(std::is_aggregate_v<Arguments>, "a kernel's arguments are a struct of plain data");
  std::size_t number = 0;
  const auto visit = [&](const auto& member) {
    using M = std::remove_cvref_t<decltype(member)>;
    char name[96];
    std::snprintf(name, sizeof name, "%s, member %zu", path, ++number);
    if constexpr (std::is_pointer_v<M> && !std::is_function_v<std::remove_pointer_t<M>>) {
      f(name, static_cast<const void*>(member));
    } else if constexpr (std::is_array_v<M> && std::is_pointer_v<std::remove_extent_t<M>>) {
      for (const auto pointer : member) f(name, static_cast<const void*>(pointer));
    } else if constexpr (std::is_class_v<M> && std::is_aggregate_v<M>) {
      for_each_operand(member, f, name);
    }
  };
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"  // the compilers of GPU code have it
  const auto& [... members] = arguments;
#pragma clang diagnostic pop
  (visit(members), ...);
}

}  // namespace pewter::offload
