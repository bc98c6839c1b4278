#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace pewter::metal {
namespace {

enum character : std::uint8_t { other, letter = 1, digit = 2, space = 4 };

constexpr std::array<std::uint8_t, 256> characters = [] {
  std::array<std::uint8_t, 256> all{};
  for (unsigned c = 'a'; c <= 'z'; ++c) all[c] = all[c - 'a' + 'A'] = letter;
  for (const char c : {'_', '$'}) all[static_cast<unsigned char>(c)] = letter;
  for (unsigned c = '0'; c <= '9'; ++c) all[c] = digit;
  for (const char c : {' ', '\t', '\n', '\v', '\f', '\r'}) all[static_cast<unsigned char>(c)] = space;
  return all;
}();

bool is_any(char c, unsigned of) { return (characters[static_cast<unsigned char>(c)] & of) != 0; }

}  // namespace

/// The source is read for each kernel.
source_tokens::source_tokens(std::string_view source) : source_(source) {
  constexpr std::size_t bytes_of_token = 4;  // with spaces, about
  tokens_.reserve(source.size() / bytes_of_token);
  split();
  find_headers();
  find_closings();
}

void source_tokens::split() {
  bool line_starts = true;
  for (std::size_t i = 0; i < source_.size();) {
    const char c = source_[i];
    if (c == '\n') {
      line_starts = true;
      ++i;
    } else if (is_any(c, space)) {
      ++i;
    } else if (c == '#' && line_starts) {
      const std::string_view line = source_.substr(i, source_.find('\n', i) - i);
      if (line.size() > 2 && line[1] == ' ')
        markers_.push_back({i, line.find("\" ") != std::string_view::npos &&
                                   line.find(" 3", line.rfind('"')) != std::string_view::npos});
      i += line.size();
    } else {
      line_starts = false;
      i = take(i);
    }
  }
}

std::size_t source_tokens::take(std::size_t i) {
  const std::size_t begin = i;
  const char c = source_[i];
  token::kinds kind = token::mark;
  if (is_any(c, letter)) {
    kind = token::word;
    while (i < source_.size() && is_any(source_[i], letter | digit)) ++i;
  } else if (is_any(c, digit)) {
    kind = token::number;
    while (i < source_.size() &&
           (is_any(source_[i], letter | digit) || source_[i] == '.' || source_[i] == '\''))
      ++i;
  } else if (c == '"' || c == '\'') {
    kind = token::text;
    for (++i; i < source_.size() && source_[i] != c; ++i) i += source_[i] == '\\';
    ++i;
  } else {
    ++i;
  }
  tokens_.push_back({kind, false, 0, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(i)});
  return i;
}

void source_tokens::find_headers() {
  std::size_t marker = 0;
  bool in_header = false;
  for (token& t : tokens_) {
    for (; marker < markers_.size() && markers_[marker].begin < t.begin; ++marker)
      in_header = markers_[marker].of_header;
    t.of_header = in_header;
  }
}

/// Depth alone says which brackets are pairs, of whatever kind: a source may be wrong.
void source_tokens::find_closings() {
  std::vector<std::size_t> open;
  for (std::size_t t = 0; t < tokens_.size(); ++t) {
    const char c = mark_at(t);
    if (c == '(' || c == '[' || c == '{') {
      tokens_[t].closing = static_cast<std::uint32_t>(tokens_.size() - 1);
      open.push_back(t);
    } else if (!open.empty() && (c == ')' || c == ']' || c == '}')) {
      tokens_[open.back()].closing = static_cast<std::uint32_t>(t);
      open.pop_back();
    }
  }
}

std::size_t source_tokens::closing(std::size_t open) const {
  for (int depth = 0; open < tokens_.size(); ++open) {
    const char c = mark_at(open);
    if (c == '(' || c == '[' || c == '{') {
      if (depth == 0) return tokens_[open].closing;
      ++depth;
    } else if (c == ')' || c == ']' || c == '}') {
      --depth;
    }
  }
  return tokens_.size() - 1;
}

std::string source_tokens::place_of(std::size_t t) const {
  std::string file;
  long line = 0;
  for (std::size_t i = 0; i <= tokens_[t].begin;) {  // line markers: # 12 "file" 1
    const std::size_t end = std::min(source_.find('\n', i), source_.size());
    const std::string_view l = source_.substr(i, end - i);
    if (l.size() > 2 && l[0] == '#' && l[1] == ' ' && std::isdigit(static_cast<unsigned char>(l[2])) != 0) {
      line = std::strtol(std::string(l.substr(2)).c_str(), nullptr, 10) - 1;
      const std::size_t q = l.find('"');
      if (q != std::string_view::npos) file = l.substr(q + 1, l.find('"', q + 1) - q - 1);
    } else {
      ++line;
    }
    i = end + 1;
  }
  return file + ":" + std::to_string(line);
}

function_declaration declaration_of(std::string_view source, std::string_view function) {
  std::string_view name = function.substr(0, function.find_first_of("(<"));
  if (const std::size_t end = name.find_last_of(": "); end != std::string_view::npos)
    name.remove_prefix(end + 1);
  const source_tokens tokens(source);
  std::size_t head = 0;  // after the last statement
  for (std::size_t t = 0; t + 1 < tokens.size(); ++t) {
    if (tokens.is(t, ";") || tokens.is(t, "{") || tokens.is(t, "}")) head = t + 1;
    if (!tokens.is(t, name) || tokens[t].of_header || !tokens.is(t + 1, "(")) continue;
    if (!tokens.is(tokens.closing(t + 1) + 1, ";")) continue;
    function_declaration found{tokens.place_of(t)};
    for (; head < t; ++head) found.is_visible = found.is_visible || tokens.is(head, "\"pewter:visible\"");
    return found;
  }
  return {};
}

}  // namespace pewter::metal
