#include "kernels/metal/compiler/frontend/text/source_places.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace pewter::metal {
namespace {

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

struct line_piece {
  std::size_t begin, end;
};

/// Names, numbers, and every other character by itself.
std::vector<line_piece> pieces_of(const std::string& line) {
  const auto is_word = [&](std::size_t i) {
    return std::isalnum(static_cast<unsigned char>(line[i])) != 0 || line[i] == '_';
  };
  std::vector<line_piece> pieces;
  for (std::size_t i = 0; i < line.size();) {
    std::size_t end = i + 1;
    if (is_word(i)) {
      while (end < line.size() && is_word(end)) ++end;
    }
    if (std::isspace(static_cast<unsigned char>(line[i])) == 0) pieces.push_back({i, end});
    i = end;
  }
  return pieces;
}

/// For each piece of `made` the piece of `given` that it was, or -1: a longest common subsequence.
std::vector<int> matched(const std::string& made, const std::vector<line_piece>& a, const std::string& given,
                         const std::vector<line_piece>& b) {
  const auto same = [&](const line_piece& x, const line_piece& y) {
    return made.compare(x.begin, x.end - x.begin, given, y.begin, y.end - y.begin) == 0;
  };
  std::vector<std::vector<std::uint32_t>> length(a.size() + 1, std::vector<std::uint32_t>(b.size() + 1));
  for (std::size_t i = a.size(); i-- > 0;) {
    for (std::size_t j = b.size(); j-- > 0;)
      length[i][j] =
          same(a[i], b[j]) ? length[i + 1][j + 1] + 1 : std::max(length[i + 1][j], length[i][j + 1]);
  }
  std::vector<int> to(a.size(), -1);
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (same(a[i], b[j]) && length[i][j] == length[i + 1][j + 1] + 1) {
      to[i++] = static_cast<int>(j++);
    } else if (length[i + 1][j] >= length[i][j + 1]) {
      ++i;
    } else {
      ++j;
    }
  }
  return to;
}

/// The column in the given line of a column of the line that was made of it. What a macro has become lies
/// where the macro stands: at the first piece that is gone between two that are still there.
std::uint32_t column_in(const std::string& given, const std::string& made, std::uint32_t column) {
  const std::vector<line_piece> a = pieces_of(made), b = pieces_of(given);
  if (b.empty()) return 1;
  std::size_t at = 0;
  while (at + 1 < a.size() && a[at + 1].begin < column) ++at;
  if (a.empty()) return 1;
  const std::vector<int> to = matched(made, a, given, b);
  if (to[at] >= 0) {
    const std::size_t within = column - 1 > a[at].begin ? column - 1 - a[at].begin : 0;
    return static_cast<std::uint32_t>(b[static_cast<std::size_t>(to[at])].begin + within + 1);
  }
  std::size_t before = at, after = at;
  while (before > 0 && to[before] < 0) --before;
  while (after + 1 < a.size() && to[after] < 0) ++after;
  const std::size_t first = to[before] < 0 ? 0 : static_cast<std::size_t>(to[before]) + 1;
  const std::size_t last = to[after] < 0 ? b.size() : static_cast<std::size_t>(to[after]);
  const std::size_t chosen = first < last ? first : first > 0 ? first - 1 : 0;
  return static_cast<std::uint32_t>(b[std::min(chosen, b.size() - 1)].begin + 1);
}

}  // namespace

source_places::source_places(const std::string& text, const std::string& source, const std::string& name) {
  sources_[name] = split_lines(source);
  std::uint32_t next = 0;
  bool of_user = false;
  for (std::string& line : split_lines(text)) {
    if (line.size() > 3 && line[0] == '#' && line[1] == ' ' &&
        std::isdigit(static_cast<unsigned char>(line[2])) != 0) {  // # line "file" flags
      const std::size_t open = line.find('"'), close = line.rfind('"');
      if (open == std::string::npos || close == open) continue;
      next = static_cast<std::uint32_t>(std::strtoul(line.c_str() + 2, nullptr, 10));
      of_user = line.find('3', close) == std::string::npos && line[open + 1] != '<';
      const std::string file = line.substr(open + 1, close - open - 1);
      const auto known = std::find(files_.begin(), files_.end(), file);
      const auto index = static_cast<std::uint32_t>(known - files_.begin());
      if (known == files_.end()) files_.push_back(file);
      lines_.push_back({{}, index, 0, false});
      continue;
    }
    const std::uint32_t file = lines_.empty() ? 0 : lines_.back().file;
    lines_.push_back({std::move(line), file, next, of_user});
    if (next != 0) ++next;
  }
}

bool source_places::is_of_user(std::uint32_t line) const {
  return line >= 1 && line <= lines_.size() && lines_[line - 1].of_user;
}

const std::vector<std::string>& source_places::lines_of(const std::string& file) {
  const auto known = sources_.find(file);
  if (known != sources_.end()) return known->second;
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return sources_[file] = split_lines(text.str());
}

source_place source_places::of(std::uint32_t line, std::uint32_t column) {
  if (line < 1 || line > lines_.size() || files_.empty()) return {};
  const text_line& made = lines_[line - 1];
  source_place place{files_[made.file], made.line, column, {}};
  const std::vector<std::string>& given = lines_of(place.file);
  if (place.line < 1 || place.line > given.size()) return place;
  place.text = given[place.line - 1];
  place.column = column_in(place.text, made.text, column);
  return place;
}

}  // namespace pewter::metal
