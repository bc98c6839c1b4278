#include "kernels/metal/compiler/frontend/rewriting/threadgroup_declarations.hpp"

namespace pewter::metal {
namespace {

/// Whether tokens [head, t) may be specifiers of a variable's declaration: names, template arguments.
bool are_specifiers(const source_tokens& tokens, std::size_t head, std::size_t t) {
  for (std::size_t at = head; at < t; ++at) {
    if (tokens.is(at, "[") && tokens.is(at + 1, "[")) {
      at = tokens.closing(at);
    } else if (tokens.is(at, "*") || tokens.is(at, "&") || tokens.is(at, "(") || tokens.is(at, "=") ||
               tokens.is(at, "template") || tokens.is(at, "using") || tokens.is(at, "typedef") ||
               tokens.is(at, "return")) {
      return false;
    }
  }
  return true;
}

/// Whether the parenthesis at token `open`, behind a name, holds an initializer.
bool is_value(const source_tokens& tokens, std::size_t open) {
  return tokens[open - 1].kind == token::word && !tokens.is(open + 1, "*") && !tokens.is(open + 1, "&") &&
         !tokens.is(open + 1, ")");
}

}  // namespace

bool declares_initialized_variable(const source_tokens& tokens, std::size_t head, std::size_t t) {
  if (!are_specifiers(tokens, head, t)) return false;
  for (std::size_t at = t + 1; at < tokens.size(); ++at) {
    if (tokens.is(at, "[")) at = tokens.closing(at);
    if (tokens.is(at, "=") || tokens.is(at, "{")) return true;
    if (tokens.is(at, "(")) return is_value(tokens, at);
    if (tokens.is(at, "*") || tokens.is(at, "&") || tokens.is(at, ")") || tokens.is(at, ";")) return false;
  }
  return false;
}

}  // namespace pewter::metal
