#include "kernels/metal/compiler/frontend/address_spaces.hpp"

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

std::string space_overloads::conditions(const source_tokens& tokens, std::size_t head, std::size_t at,
                                        unsigned scope) {
  const auto is = [&](std::size_t t, std::string_view s) { return tokens.is(t, s); };
  std::size_t end = at + 1;
  while (is_space(tokens.str(end))) ++end;  // of the method's object
  const std::size_t qualifiers = end;
  while (is(end, "const") || is(end, "noexcept") || is_space(tokens.str(end))) ++end;
  const bool initialises = is(end, ":") && !is(end + 1, ":");
  const bool is_default = is(end, "=") && is(end + 1, "default");
  if (!(is(end, "{") || initialises || is_default) || head >= at) return {};
  std::string signature = std::to_string(scope);
  bool has_space = false;
  for (std::size_t t = head; t < end; ++t) {
    // Not what initialises a constructor's members.
    if (is(t, ":") && t > head + 1 && !is(t - 1, ":") && !is(t + 1, ":") && is_after_parameters(tokens, t))
      return {};
    if (is_space(tokens.str(t))) {
      has_space = has_space || t < at;
    } else {
      signature.append(" ").append(is_integer(tokens.str(t)) ? "int" : tokens.str(t));
    }
  }
  if (!has_space || end != qualifiers) return {};
  constexpr unsigned step = 4;  // the object's address space has up to three conditions
  std::string made;
  for (unsigned n = step * signatures_[signature]++; n > 0; --n) made += " __pw_md";
  return made;
}

}  // namespace pewter::metal
