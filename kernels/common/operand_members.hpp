// Which members of a kernel's arguments are operands: those that must be a GPU's memory where the kernel runs
// there.
#pragma once

#include "pewter/detail/for_each.hpp"

/// Calls f("x", x) for each of these members of a struct of arguments.
#define PEWTER_OPERANDS(...)                          \
  template <class F>                                  \
  void for_each_operand(F f) const {                  \
    PEWTER_EACH_OF(PEWTER_VISIT_OPERAND, __VA_ARGS__) \
  }
#define PEWTER_VISIT_OPERAND(name) f(#name, name);
