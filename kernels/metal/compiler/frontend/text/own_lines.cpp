#include "kernels/metal/compiler/frontend/text/own_lines.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace pewter::metal {
namespace {

using place = std::pair<std::string, std::size_t>;  ///< a file and a line
constexpr std::size_t nowhere = std::string::npos;

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Digits at `at`, which moves behind them.
std::size_t number_at(std::string_view text, std::size_t& at) {
  std::size_t n = 0;
  for (; at < text.size() && is_digit(text[at]); ++at) n = 10 * n + static_cast<std::size_t>(text[at] - '0');
  return n;
}

/// Lines of the text by the places that its markers give them.
std::map<place, std::string> lines_of(const std::string& expanded) {
  std::map<place, std::string> all;
  std::istringstream in(expanded);
  place here{"", 1};
  for (std::string line; std::getline(in, line);) {
    if (line.size() > 2 && line[0] == '#' && line[1] == ' ' && is_digit(line[2])) {
      std::size_t at = 2;
      here.second = number_at(line, at);
      const std::size_t open = line.find('"'), close = line.rfind('"');
      if (open < close) here.first = line.substr(open + 1, close - open - 1);
      continue;
    }
    std::replace(line.begin(), line.end(), '\t', ' ');
    all.emplace(here, line);
    ++here.second;
  }
  return all;
}

struct piece {
  std::size_t begin;
  std::string_view text;
};
/// Words, and signs one by one.
std::vector<piece> pieces_of(std::string_view line) {
  std::vector<piece> all;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at + 1;
    while (is_word(line[at]) && end < line.size() && is_word(line[end])) ++end;
    if (line[at] != ' ') all.push_back({at, line.substr(at, end - at)});
    at = end;
  }
  return all;
}

/// For each piece of a the piece of b that it is, of a longest series that both have.
std::vector<std::size_t> common_pieces(const std::vector<piece>& a, const std::vector<piece>& b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::uint32_t> longest((a.size() + 1) * width);
  for (std::size_t i = a.size(); i-- > 0;) {
    for (std::size_t j = b.size(); j-- > 0;)
      longest[i * width + j] = a[i].text == b[j].text
                                   ? longest[(i + 1) * width + j + 1] + 1
                                   : std::max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
  }
  std::vector<std::size_t> of(a.size(), nowhere);
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i].text == b[j].text) {
      of[i++] = j++;
    } else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) {
      ++i;
    } else {
      ++j;
    }
  }
  return of;
}

/// Where in the source's line what stands at a column of the rewritten one does, or what stands before it.
std::size_t own_column(std::string_view own, std::string_view rewritten, std::size_t column) {
  const std::vector<piece> from = pieces_of(rewritten), to = pieces_of(own);
  constexpr std::size_t most_pairs = 1 << 22;
  if (from.empty() || to.empty() || from.size() > most_pairs / to.size()) return nowhere;
  const auto behind = std::upper_bound(from.begin(), from.end(), column,
                                       [](std::size_t c, const piece& p) { return c < p.begin; });
  if (behind == from.begin()) return nowhere;
  std::size_t at = static_cast<std::size_t>(behind - from.begin()) - 1;
  const auto is_it = [&](const piece& p) { return p.text == from[at].text; };
  if (is_word(from[at].text[0]) && std::count_if(to.begin(), to.end(), is_it) == 1)
    return std::find_if(to.begin(), to.end(), is_it)->begin;
  const std::vector<std::size_t> common = common_pieces(from, to);
  while (common[at] == nowhere && at > 0) --at;
  return common[at] == nowhere ? nowhere : to[common[at]].begin;
}

/// `file:12:34: error: text`
struct head {
  place where;
  std::size_t column = 0;
  std::string text;  ///< from the colon behind the column on
};
std::optional<head> head_of(const std::string& line) {
  for (const char* kind : {": error: ", ": fatal error: ", ": note: ", ": warning: "}) {
    const std::size_t end = line.find(kind);
    const std::size_t second = end == nowhere || end == 0 ? nowhere : line.rfind(':', end - 1);
    const std::size_t first = second == nowhere || second == 0 ? nowhere : line.rfind(':', second - 1);
    if (first == nowhere) continue;
    std::size_t at = first + 1, behind = second + 1;
    head h{{line.substr(0, first), number_at(line, at)}, number_at(line, behind), line.substr(end)};
    if (at == second && behind == end) return h;
  }
  return std::nullopt;
}

/// Behind "   12 | " or "      | "; nowhere: the line is not part of an excerpt.
std::size_t excerpt_at(const std::string& line) {
  const std::size_t bar = line.find(" |");
  if (bar == nowhere || line.find_first_not_of(" 0123456789") != bar + 1) return nowhere;
  return std::min(bar + 3, line.size());
}

/// The line with the caret among an excerpt's lines [first, end), below that of the error; end: none has it.
std::size_t caret_row(const std::vector<std::string>& lines, std::size_t first, std::size_t end) {
  for (std::size_t n = first + 1; n < end; ++n) {
    const bool has_number = lines[n].find_first_of("0123456789") < lines[n].find('|');
    if (!has_number && lines[n].find('^') != nowhere) return n;
  }
  return end;
}

/// Pointers that named instantiations become, and the names that hosts call them by.
std::string with_names(std::string text, const std::string& rewritten) {
  constexpr std::string_view ours = "__pw_h", before = "host_name:";
  for (std::size_t at = 0; (at = text.find(ours, at)) != nowhere; ++at) {
    std::size_t end = at + ours.size();
    while (end < text.size() && is_digit(text[end])) ++end;
    const std::string pointer = "const " + text.substr(at, end - at);
    std::size_t made = rewritten.find(pointer);
    while (made != nowhere && made + pointer.size() < rewritten.size() &&
           is_digit(rewritten[made + pointer.size()]))
      made = rewritten.find(pointer, made + 1);
    const std::size_t name = made == nowhere ? nowhere : rewritten.rfind(before, made);
    if (name == nowhere) continue;
    const std::size_t begin = name + before.size();
    text.replace(at, end - at, rewritten.substr(begin, rewritten.find('"', begin) - begin));
  }
  return text;
}

}  // namespace

std::string with_own_lines(const std::string& messages, const std::string& expanded,
                           const std::string& rewritten) {
  const std::map<place, std::string> own = lines_of(expanded);
  std::vector<std::string> lines;
  std::istringstream in(messages);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::string all;
  for (std::size_t n = 0; n < lines.size();) {
    const std::optional<head> h = head_of(lines[n]);
    std::size_t end = n + 1;  // of its excerpt
    while (h && end < lines.size() && excerpt_at(lines[end]) != nowhere) ++end;
    const auto found = h ? own.find(h->where) : own.end();
    if (h && h->where.first == "<command line>") {  // what our own macros are
      n = end;
    } else if (found == own.end() || end - n < 3) {
      for (; n < end; ++n) all += with_names(lines[n], rewritten) + "\n";
    } else {
      const std::size_t row = caret_row(lines, n + 1, end), of_error = row == end ? n + 1 : row - 1;
      const std::size_t gutter = excerpt_at(lines[of_error]);
      const std::size_t column = row == end ? nowhere
                                            : own_column(found->second, lines[of_error].substr(gutter),
                                                         lines[row].find('^') - gutter);
      all += h->where.first + ":" + std::to_string(h->where.second) + ":" +
             std::to_string(column == nowhere ? h->column : column + 1) + with_names(h->text, rewritten) +
             "\n" + lines[of_error].substr(0, gutter) + found->second + "\n";
      if (column != nowhere) all += lines[row].substr(0, gutter) + std::string(column, ' ') + "^\n";
      n = end;
    }
  }
  return all;
}

}  // namespace pewter::metal
