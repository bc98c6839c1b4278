#include "kernels/metal/compiler/frontend/text/text_edits.hpp"

#include <algorithm>
#include <utility>

namespace pewter::metal {

void text_edits::replace(std::size_t begin, std::size_t end, std::string_view by) {
  out_.append(tokens_.source().substr(copied_, begin - copied_));
  out_.append(by);
  copied_ = end;
}

void text_edits::replace_tokens(std::size_t first, std::size_t last, std::string by) {
  const std::size_t width = tokens_[last].end - tokens_[first].begin;
  if (by.size() < width) by.append(width - by.size(), ' ');
  replace(tokens_[first].begin, tokens_[last].end, by);
}

void text_edits::replace_suffix(std::size_t t) {
  const std::string_view n = tokens_.str(t);
  const bool is_bfloat = n.size() > 2 && (n.substr(n.size() - 2) == "bf" || n.substr(n.size() - 2) == "BF");
  const bool is_hexadecimal = n.size() > 1 && (n[1] == 'x' || n[1] == 'X');
  if (n.back() == 'H') replace(tokens_[t].end - 1, tokens_[t].end, "h");
  if (is_bfloat && (!is_hexadecimal || n.find_first_of("pP") != std::string_view::npos))
    replace(tokens_[t].end - 2, tokens_[t].end, "_bf");
}

void text_edits::blank_in_statement(std::string_view word) {
  const std::size_t first = out_.find_last_of(";}") + 1;
  if (const std::size_t at = out_.find(word, first); at != std::string::npos)
    out_.replace(at, word.size(), word.size(), ' ');
}

std::string text_edits::newlines_of(std::size_t first, std::size_t last) const {
  const std::string_view gone =
      tokens_.source().substr(tokens_[first].begin, tokens_[last].end - tokens_[first].begin);
  return std::string(static_cast<std::size_t>(std::count(gone.begin(), gone.end(), '\n')), '\n');
}

std::string text_edits::finished() {
  out_.append(tokens_.source().substr(copied_));
  return std::move(out_);
}

}  // namespace pewter::metal
