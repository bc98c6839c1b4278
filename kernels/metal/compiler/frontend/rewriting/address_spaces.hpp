// Address spaces are no part of a type here: what differs by them alone is told apart otherwise.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

namespace pewter::metal {

/// device, thread, constant, threadgroup.
bool is_space(std::string_view);

/// Whether the address space at token `at` is that of a method's object, behind its parameters.
bool qualifies_method(const source_tokens&, std::size_t at);

/// Whether what is between the brace at token `open` and its end are declarations: a namespace's or a
/// class's.
/// @param head the first token of what the brace belongs to
bool opens_declarations(const source_tokens&, std::size_t head, std::size_t open);

/// Whether that is a structure, a class or a union.
bool opens_structure(const source_tokens&, std::size_t head, std::size_t open);

/// Whether token t begins __asm("air.NAME"), by which programs declare builtin functions of Metal's compiler:
/// a name for each pair of address spaces. <metal_builtin_names> has them by the name in the source.
bool is_label_of_builtin(const source_tokens&, std::size_t t);

/// What two braces enclose.
struct source_scope {
  unsigned number;
  bool has_declarations;  ///< is a namespace or a class
  bool is_structure;
};

/// Functions that differ by the address spaces of their parameters alone, or also by the integers that go
/// with these (uint in device memory, ushort in a threadgroup's), get conditions that all hold: if arguments
/// do not decide, the one with the most conditions is taken, and all do the same. One that was declared
/// before must stay as it was declared: integers do not count with it.
class space_overloads {
 public:
  struct placed_conditions {
    std::string text;
    std::size_t before = 0;  ///< the token behind a method's qualifiers
  };
  /// Of the function whose parameters token `at` ends, if this is its definition.
  /// @param head its declaration's first token
  /// @param scope a number of the braces that it stands in
  placed_conditions conditions(const source_tokens&, std::size_t head, std::size_t at, unsigned scope);

 private:
  struct function {
    std::string signature, spaces;  ///< without spaces, and these by parameters
    bool is_declared = false;       ///< or another template's
    unsigned level = 0;             ///< how many it must win against
  };
  static std::string conditions_of(function, std::vector<function>& others);
  std::map<std::string, std::vector<function>> functions_;  ///< by signatures with one word for all integers
  std::set<std::string> declared_;                          ///< scopes and names
};

}  // namespace pewter::metal
