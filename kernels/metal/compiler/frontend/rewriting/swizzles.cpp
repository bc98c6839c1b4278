#include "kernels/metal/compiler/frontend/rewriting/swizzles.hpp"

namespace pewter::metal {
namespace {

/// Positions of a swizzle's letters; empty: it is none.
std::string components(std::string_view name) {
  std::string all;
  if (name.empty() || name.size() > 4) return all;
  for (const std::string_view letters : {std::string_view("xyzw"), std::string_view("rgba")}) {
    if (name.find_first_not_of(letters) != std::string_view::npos) continue;
    for (const char c : name) all += static_cast<char>(letters.find(c));
  }
  return all;
}

/// What `next` chooses of `all`; empty: it cannot.
std::string chosen(const std::string& all, const std::string& next) {
  std::string made;
  for (const char c : next) {
    if (static_cast<std::size_t>(c) >= all.size()) return {};
    made += all[static_cast<std::size_t>(c)];
  }
  return made;
}

bool follows_object(const source_tokens& tokens, std::size_t at) {
  return at > 0 && (tokens.is(at - 1, ".") || (at > 1 && tokens.is(at - 1, ">") && tokens.is(at - 2, "-")));
}

/// Whether a swizzle of tokens [at, last] is read: clang does not resolve operators on properties in
/// templates.
bool is_read(const source_tokens& tokens, std::size_t at, std::size_t last) {
  const std::string_view next = tokens.str(last + 1), after = tokens.str(last + 2);
  if (next == "=") return after == "=";
  const bool is_operator =
      next.size() == 1 && std::string_view("+-*/%&|^").find(next) != std::string_view::npos;
  if (is_operator && after == "=") return false;
  if ((next == "<" || next == ">") && after == next && tokens.is(last + 3, "=")) return false;
  if ((next == "+" || next == "-") && after == next) return false;
  return !(at >= 4 && (tokens.is(at - 4, "+") || tokens.is(at - 4, "-")) &&
           tokens.is(at - 3, tokens.str(at - 4)));
}

}  // namespace

swizzle parse_swizzle(const source_tokens& tokens, std::size_t at, const std::set<std::string_view>& names) {
  if (tokens[at].of_header || !follows_object(tokens, at) || names.count(tokens.str(at)) != 0) return {};
  std::string all = components(tokens.str(at));
  if (all.size() < 2) return {};
  std::size_t last = at;
  for (; tokens.is(last + 1, "."); last += 2) {
    const std::string next = chosen(all, components(tokens.str(last + 2)));
    if (next.empty()) break;
    all = next;
  }
  std::string name;
  for (const char c : all) name += "xyzw"[static_cast<std::size_t>(c)];
  if (name.size() > 1 && is_read(tokens, at, last)) return {last, "get_" + name + "()"};
  return last == at ? swizzle() : swizzle{last, name};
}

}  // namespace pewter::metal
