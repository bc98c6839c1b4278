#include "kernels/metal/runtime/compilation/source_dependencies.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace pewter::metal {
namespace {

std::optional<std::string> text_of_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>(in), {}};
}

/// Files that line markers enter: `# 1 "path" 1`, with a 3 of Metal's own.
std::set<std::string> entered_files(const std::string& expanded) {
  std::set<std::string> all;
  for (std::size_t at = 0; at < expanded.size();) {
    const std::size_t end = std::min(expanded.find('\n', at), expanded.size());
    const std::size_t open =
        at + 2 < end && expanded.compare(at, 2, "# ") == 0 ? expanded.find('"', at) : end;
    if (open < end) {
      const std::size_t close = expanded.rfind('"', end);
      const std::string flags = expanded.substr(close + 1, end - close - 1);
      const std::string path = expanded.substr(open + 1, close - open - 1);
      if (flags.find('1') != std::string::npos && flags.find('3') == std::string::npos && path[0] != '<')
        all.insert(path);
    }
    at = end + 1;
  }
  return all;
}

/// Names as directives have them, with quotes or angles. @return whether all are written out
bool find_names(const std::string& text, std::set<std::string>& names) {
  if (text.find("__has_include") != std::string::npos || text.find("__has_embed") != std::string::npos)
    return false;
  return all_directives(text, [&](std::string_view name, std::size_t at) {
    if (name == "include_next" || name == "embed") return false;
    if (name != "include" && name != "import") return true;
    at = std::min(text.find_first_not_of(" \t", at), text.size());
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const char closing = text[at] == '"' ? '"' : text[at] == '<' ? '>' : '\0';
    const std::size_t close = closing == '\0' ? end : text.find(closing, at + 1);
    if (close >= end) return false;
    names.insert(text.substr(at, close - at));
    return true;
  });
}

}  // namespace

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? std::string(".") : path.substr(0, slash);
}

bool all_directives(const std::string& text,
                    const std::function<bool(std::string_view name, std::size_t behind)>& f) {
  if (text.find("%:") != std::string::npos || text.find("?\?=") != std::string::npos) return false;
  for (std::size_t at = 0; (at = text.find('#', at)) != std::string::npos;) {
    at = std::min(text.find_first_not_of(" \t", at + 1), text.size());
    std::size_t end = at;
    while (end < text.size() &&
           (std::isalpha(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
      ++end;
    if (text[end] == '\\' || (end == at && text.compare(at, 2, "/*") == 0)) return false;
    if (!f(std::string_view(text).substr(at, end - at), end)) return false;
    at = end;
  }
  return true;
}

std::string source_dependencies::text() const {
  std::string all = "dependencies\n";
  for (const std::string& f : files) all += "+" + f + "\n";
  for (const std::string& f : absent) all += "-" + f + "\n";
  return all;
}

source_dependencies source_dependencies::of_text(const std::string& text) {
  source_dependencies all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line[0] == '+') all.files.push_back(line.substr(1));
    if (line[0] == '-') all.absent.push_back(line.substr(1));
  }
  return all;
}

std::optional<std::string> source_dependencies::contents() const {
  std::error_code ignored;
  for (const std::string& path : absent) {
    if (std::filesystem::exists(path, ignored)) return std::nullopt;
  }
  std::string all;
  for (const std::string& path : files) {
    const std::optional<std::string> text = text_of_file(path);
    if (!text) return std::nullopt;
    all += path + '\0' + std::to_string(text->size()) + '\0' + *text;
  }
  return all;
}

std::optional<source_dependencies> dependencies_of(const std::string& source, const std::string& expanded,
                                                   const std::vector<std::string>& folders) {
  const std::set<std::string> files = entered_files(expanded);
  std::set<std::string> names, absent, looked_in(folders.begin(), folders.end());
  if (!find_names(source, names)) return std::nullopt;
  for (const std::string& path : files) {
    const std::optional<std::string> text = text_of_file(path);
    if (!text || path.find('\n') != std::string::npos || !find_names(*text, names)) return std::nullopt;
    looked_in.insert(folder_of(path));
  }
  std::error_code ignored;
  for (const std::string& name : names) {
    for (const std::string& folder : looked_in) {
      const std::string path = folder + "/" + name.substr(1);
      if (!std::filesystem::exists(path, ignored)) absent.insert(path);
    }
  }
  return source_dependencies{{files.begin(), files.end()}, {absent.begin(), absent.end()}};
}

}  // namespace pewter::metal
