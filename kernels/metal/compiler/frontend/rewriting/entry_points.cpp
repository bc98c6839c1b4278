#include "kernels/metal/compiler/frontend/rewriting/entry_points.hpp"

#include <string_view>
#include <vector>

namespace pewter::metal {
namespace {

std::string_view without_space(std::string_view word) {
  if (word == "constant") return "const";
  if (word == "device" || word == "thread" || word == "threadgroup") return "";
  return word;
}

/// host_name in the attribute list from `open` to `close`.
std::string host_name_in(const source_tokens& tokens, std::size_t open, std::size_t close) {
  for (std::size_t t = open; t < close; ++t) {
    if (tokens.is(t, "host_name") && tokens.is(t + 1, "("))
      return literal_text(tokens, t + 2, tokens.closing(t + 1));
  }
  return {};
}

/// Without address spaces.
std::string text_of(const source_tokens& tokens, const std::vector<std::size_t>& which, std::size_t begin,
                    std::size_t end) {
  std::string text;
  for (std::size_t n = begin; n < end; ++n) {
    text += without_space(tokens.str(which[n]));
    const bool touches = n + 1 < end && tokens[which[n]].end == tokens[which[n + 1]].begin;
    if (!touches) text += ' ';
  }
  return text;
}

/// The parenthesis after f<...>.
std::size_t after_name(const source_tokens& tokens, const std::vector<std::size_t>& which, std::size_t n) {
  int angles = 0;
  for (; n < which.size() && !(angles == 0 && tokens.is(which[n], "(")); ++n)
    angles += tokens.is(which[n], "<") ? 1 : tokens.is(which[n], ">") ? -1 : 0;
  return n;
}

bool opens_attributes(const source_tokens& tokens, std::size_t t) {
  return tokens.is(t, "[") && tokens.is(t + 1, "[");
}

}  // namespace

std::string literal_text(const source_tokens& tokens, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t t = begin; t < end; ++t) {
    const std::string_view s = tokens.str(t);
    if (s.size() >= 2 && s[0] == '"') text += s.substr(1, s.size() - 2);
  }
  return text;
}

named_instantiation parse_instantiation(const source_tokens& tokens, std::size_t at) {
  named_instantiation made;
  std::size_t end = at;
  while (end < tokens.size() && !tokens.is(end, ";") && !tokens.is(end, "{"))
    end = tokens.is(end, "(") || tokens.is(end, "[") ? tokens.closing(end) + 1 : end + 1;
  if (!tokens.is(end, ";")) return made;
  made.end = end;
  std::vector<std::size_t> rest;  // tokens outside of attributes
  for (std::size_t t = at + 1; t < end; ++t) {
    if (opens_attributes(tokens, t)) {
      const std::size_t close = tokens.closing(t);
      if (made.host_name.empty()) made.host_name = host_name_in(tokens, t, close);
      for (std::size_t w = t; w < close; ++w)
        made.is_visible = made.is_visible || tokens.is(w, "visible") || tokens.is(w, "stitchable");
      t = close;
    } else {
      rest.push_back(t);
    }
  }
  std::erase_if(rest, [&](std::size_t t) { return tokens.is(t, "kernel"); });
  std::size_t name = 0;
  if (!rest.empty() && tokens.is(rest[0], "void")) {
    const std::size_t parameters = after_name(tokens, rest, 1);
    made.function = text_of(tokens, rest, 1, parameters);
    made.type = "void (*const @) " + text_of(tokens, rest, parameters, rest.size());
    return made;
  }
  // A function's type and its name.
  if (!rest.empty() && tokens.is(rest[0], "decltype")) {
    const std::size_t close = tokens.closing(rest[1]);
    while (name < rest.size() && rest[name] <= close) ++name;
  } else {
    name = 1;
    while (name + 2 < rest.size() && tokens.is(rest[name], ":")) name += 3;
  }
  const std::size_t parameters = after_name(tokens, rest, name);
  made.function = text_of(tokens, rest, name, parameters);
  made.type = "auto* const @";
  if (parameters < rest.size()) {  // type f<float>(float): of a visible function
    made.type =
        text_of(tokens, rest, 0, name) + " (*const @) " + text_of(tokens, rest, parameters, rest.size());
  }
  return made;
}

bool is_primary_template(const source_tokens& tokens, std::size_t head) {
  return tokens.is(head, "template") && !(tokens.is(head + 1, "<") && tokens.is(head + 2, ">"));
}

named_kernel kernel_name(const source_tokens& tokens, std::size_t head, std::size_t t) {
  for (std::size_t end = head; end < tokens.size() && !tokens.is(end, ";") && !tokens.is(end, "{"); ++end) {
    if (opens_attributes(tokens, end)) {
      const std::size_t close = tokens.closing(end);
      const std::string given = host_name_in(tokens, end, close);
      if (!given.empty()) return {given, true};
      end = close;
    } else if (end > t && tokens.is(end, "(")) {
      const std::string_view name = tokens[end - 1].kind == token::word ? tokens.str(end - 1) : "";
      return {std::string(name), false, tokens.is(tokens.closing(end) + 1, ";")};
    }
  }
  return {};
}

specialization parse_specialization(const source_tokens& tokens, std::size_t at) {
  specialization made;
  std::size_t body = at;
  bool has_space = false, is_class = false;
  for (; body < tokens.size() && !tokens.is(body, "{") && !tokens.is(body, ";"); ++body) {
    const std::string_view word = tokens.str(body);
    if (word == "(" || word == "=" || word == ":") return made;
    is_class = is_class || ((word == "struct" || word == "class") && tokens.is(body - 1, ">"));
    has_space = has_space || (is_class && without_space(word).empty());
    made.signature += std::string(without_space(word)) + " ";
  }
  if (!is_class || !has_space || !tokens.is(body, "{")) return made;
  made.end = tokens.closing(body) + 1;
  if (!tokens.is(made.end, ";")) made.end = 0;
  return made;
}

std::vector<std::size_t> vector_lengths(const source_tokens& tokens, std::size_t at) {
  std::vector<std::size_t> found;
  std::size_t close = at + 2;
  for (int open = 1; close < tokens.size(); ++close) {
    open += tokens.is(close, "<") ? 1 : tokens.is(close, ">") ? -1 : 0;
    if (open == 0 || tokens.is(close, "{") || tokens.is(close, ";")) break;
  }
  for (std::size_t t = at + 2; t + 1 < close; ++t) {
    const bool is_length = tokens.is(t, "uint") || tokens.is(t, "size_t") || tokens.is(t, "ushort") ||
                           tokens.is(t, "short") || tokens.is(t, "ulong");
    if (!is_length || !(tokens.is(t + 2, ",") || tokens.is(t + 2, ">")) ||
        !(tokens.is(t - 1, ",") || tokens.is(t - 1, "<")))
      continue;
    for (std::size_t u = close; u < tokens.size() && !tokens.is(u, "{") && !tokens.is(u, ";"); ++u) {
      if (tokens.is(u, "vec") && tokens.is(u + 1, "<") && tokens.is(u + 3, ",") && tokens.is(u + 5, ">") &&
          tokens.str(u + 4) == tokens.str(t + 1))
        found.push_back(t);
    }
  }
  return found;
}

}  // namespace pewter::metal
