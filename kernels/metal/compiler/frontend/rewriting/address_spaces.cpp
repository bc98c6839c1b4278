#include "kernels/metal/compiler/frontend/rewriting/address_spaces.hpp"

#include <algorithm>
#include <utility>

namespace pewter::metal {
namespace {

bool is_integer(std::string_view w) {
  return w == "int" || w == "uint" || w == "short" || w == "ushort" || w == "long" || w == "ulong" ||
         w == "size_t" || w == "unsigned";
}

bool is_after_parameters(const source_tokens& tokens, std::size_t t) {
  while (t > 0 && (is_space(tokens.str(t - 1)) || tokens.is(t - 1, "const") || tokens.is(t - 1, "noexcept")))
    --t;
  return t > 0 && tokens.is(t - 1, ")");
}

/// The token before the parameters that end at token `at`.
std::size_t name_before(const source_tokens& tokens, std::size_t head, std::size_t at) {
  std::size_t t = head + 1;
  while (t < at && !(tokens.is(t, "(") && tokens.closing(t) == at)) ++t;
  return t - 1;
}

}  // namespace

bool is_space(std::string_view w) {
  return w == "device" || w == "thread" || w == "constant" || w == "threadgroup";
}

bool qualifies_method(const source_tokens& tokens, std::size_t at) {
  const auto is = [&](std::size_t t, std::string_view s) { return tokens.is(t, s); };
  std::size_t before = at;
  while (before > 0 && (is(before - 1, "const") || is(before - 1, "volatile"))) --before;
  if (before == 0 || !is(before - 1, ")")) return false;
  std::size_t after = at + 1;
  while (is(after, "const") || is(after, "volatile") || is(after, "noexcept")) ++after;
  return is(after, "{") || is(after, ";") || is(after, ":") || is(after, "=") ||
         (is(after, "-") && is(after + 1, ">"));
}

bool is_label_of_builtin(const source_tokens& tokens, std::size_t t) {
  return !tokens[t].of_header && (tokens.is(t, "__asm") || tokens.is(t, "__asm__") || tokens.is(t, "asm")) &&
         tokens.is(t + 1, "(") && tokens.str(t + 2).substr(0, 5) == "\"air." && tokens.is(t + 3, ")");
}

bool opens_declarations(const source_tokens& tokens, std::size_t head, std::size_t open) {
  if (is_after_parameters(tokens, open)) return false;
  for (std::size_t t = head; t < open; ++t) {
    if (tokens.is(t, "(")) t = tokens.closing(t);
    for (const char* word : {"namespace", "struct", "class", "union", "extern"})
      if (tokens.is(t, word)) return true;
  }
  return false;
}

bool opens_structure(const source_tokens& tokens, std::size_t head, std::size_t open) {
  bool found = false;
  for (std::size_t t = head; t < open; ++t) {
    if (tokens.is(t, "enum") || tokens.is(t, "namespace")) return false;
    if (tokens.is(t, "(")) t = tokens.closing(t);
    found = found || tokens.is(t, "struct") || tokens.is(t, "class") || tokens.is(t, "union");
  }
  return found && opens_declarations(tokens, head, open);
}

space_overloads::placed_conditions space_overloads::conditions(const source_tokens& tokens, std::size_t head,
                                                               std::size_t at, unsigned scope) {
  const auto is = [&](std::size_t t, std::string_view s) { return tokens.is(t, s); };
  if (head >= at) return {};
  std::size_t end = at + 1;
  while (is(end, "const") || is(end, "volatile") || is(end, "noexcept") || is_space(tokens.str(end))) ++end;
  const bool initialises = is(end, ":") && !is(end + 1, ":");
  const bool is_default = is(end, "=") && is(end + 1, "default");
  const std::size_t name = name_before(tokens, head, at);
  const std::string declared = std::to_string(scope) + ' ' + std::string(tokens.str(name));
  if (is(end, ";")) declared_.insert(declared);
  if (!(is(end, "{") || initialises || is_default)) return {};
  std::string blind = std::to_string(scope), parameter;
  function own;
  bool is_qualified = false;  // by const, which the constant address space becomes
  for (std::size_t t = head; t < end; ++t) {
    // Not what initialises a constructor's members.
    if (is(t, ":") && t > head + 1 && !is(t - 1, ":") && !is(t + 1, ":") && is_after_parameters(tokens, t))
      return {};
    if (is(t, ",")) parameter += ',';
    if (is_space(tokens.str(t)) && t < at)
      own.spaces.append(std::exchange(parameter, {})).append(tokens.str(t));
    const std::string_view word = is(t, "constant") ? "const" : tokens.str(t);
    if (is_space(word) || (word == "const" && is_qualified)) continue;
    is_qualified = word == "const";
    own.signature.append(" ").append(word);
    blind.append(" ").append(is_integer(word) ? "int" : word);
  }
  if (own.spaces.empty()) return {};
  const bool is_another = is(head, "template") && is(head + 1, "<") && is(head + 2, ">");
  const bool is_member_outside = is(name - 1, ":") && is(name - 2, ":");
  own.is_declared = is_another || is_member_outside || declared_.count(declared) != 0;
  return {conditions_of(own, functions_[blind]), end};
}

std::string space_overloads::conditions_of(function own, std::vector<function>& others) {
  for (const function& f : others) {
    const bool is_told_apart = f.signature != own.signature && (own.is_declared || f.spaces == own.spaces);
    if (!is_told_apart) own.level = std::max(own.level, f.level + 1);
  }
  constexpr unsigned step = 4;  // the object's address space has up to three conditions
  std::string made;
  for (unsigned n = step * own.level; n > 0; --n) made += " __pw_md";
  others.push_back(std::move(own));
  return made;
}

}  // namespace pewter::metal
