#include "kernels/metal/compiler/frontend/source_tokens.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace pewter::metal {
namespace {

bool begins_word(char c) { return (static_cast<unsigned>(c | 32) - 'a' < 26u) || c == '_' || c == '$'; }
bool continues_word(char c) { return begins_word(c) || std::isdigit(static_cast<unsigned char>(c)) != 0; }

}  // namespace

source_tokens::source_tokens(std::string_view source) : source_(source) {
  split();
  find_headers();
}

void source_tokens::split() {
  bool line_starts = true;
  for (std::size_t i = 0; i < source_.size();) {
    const char c = source_[i];
    if (c == '\n') {
      line_starts = true;
      ++i;
    } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++i;
    } else if (c == '#' && line_starts) {
      const std::string_view line = source_.substr(i, source_.find('\n', i) - i);
      if (line.size() > 2 && line[1] == ' ')
        markers_.push_back({i, line.find("\" ") != std::string_view::npos &&
                                   line.find(" 3", line.rfind('"')) != std::string_view::npos});
      while (i < source_.size() && source_[i] != '\n') ++i;
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
  if (begins_word(c)) {
    kind = token::word;
    while (i < source_.size() && continues_word(source_[i])) ++i;
  } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
    kind = token::number;
    while (i < source_.size() && (continues_word(source_[i]) || source_[i] == '.' || source_[i] == '\'')) ++i;
  } else if (c == '"' || c == '\'') {
    kind = token::text;
    for (++i; i < source_.size() && source_[i] != c; ++i) i += source_[i] == '\\';
    ++i;
  } else {
    ++i;
  }
  tokens_.push_back({kind, begin, i, false});
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

std::size_t source_tokens::closing(std::size_t open) const {
  int depth = 0;
  for (std::size_t t = open; t < tokens_.size(); ++t) {
    if (is(t, "(") || is(t, "[") || is(t, "{")) ++depth;
    if ((is(t, ")") || is(t, "]") || is(t, "}")) && --depth == 0) return t;
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

std::string place_of_declaration(std::string_view source, std::string_view function) {
  std::string_view name = function.substr(0, function.find_first_of("(<"));
  if (const std::size_t end = name.find_last_of(": "); end != std::string_view::npos)
    name.remove_prefix(end + 1);
  const source_tokens tokens(source);
  for (std::size_t t = 0; t + 1 < tokens.size(); ++t) {
    if (!tokens.is(t, name) || tokens[t].of_header || !tokens.is(t + 1, "(")) continue;
    if (tokens.is(tokens.closing(t + 1) + 1, ";")) return tokens.place_of(t);
  }
  return {};
}

}  // namespace pewter::metal
