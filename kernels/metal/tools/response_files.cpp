// Response files: what build systems write where a command's words would be too many.
#include <fstream>
#include <iterator>

#include "kernels/metal/tools/tools.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::tools {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (quote == 0 && is_space(c)) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      c = text[++i];
    } else if (c == quote) {
      quote = 0;
      continue;
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
      continue;
    }
    words.back() += c;
  }
  return words;
}

}  // namespace

std::vector<std::string> with_response_files(const std::vector<std::string>& words, unsigned depth) {
  constexpr unsigned deepest = 16;
  std::vector<std::string> all;
  for (const std::string& word : words) {
    std::ifstream file;
    if (word.size() > 1 && word[0] == '@') file.open(word.substr(1), std::ios::binary);
    if (!file.is_open()) {
      all.push_back(word);
      continue;
    }
    if (depth == deepest) throw error("'" + word + "': response files name each other in a circle");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (std::string& more : with_response_files(words_of(text), depth + 1)) all.push_back(std::move(more));
  }
  return all;
}

}  // namespace pewter::metal::tools
