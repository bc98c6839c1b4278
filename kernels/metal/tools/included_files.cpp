#include "kernels/metal/tools/included_files.hpp"

#include <algorithm>
#include <cctype>

#include "kernels/metal/tools/metal_options.hpp"

namespace pewter::metal::tools {
namespace {

/// # LINE "FILE" FLAGS: 1, entered; 2, returned to; 3, a header of the system.
struct marker {
  std::string file;
  bool enters = false, returns = false, is_system = false;
};

bool read_marker(const std::string& line, marker& m) {
  if (line.size() < 5 || line.rfind("# ", 0) != 0 || std::isdigit(static_cast<unsigned char>(line[2])) == 0)
    return false;
  const std::size_t open = line.find('"'), close = line.rfind('"');
  if (open == std::string::npos || close == open) return false;
  for (std::size_t i = open + 1; i < close; ++i) {
    if (line[i] == '\\' && i + 1 < close) ++i;
    m.file += line[i];
  }
  const std::string flags = line.substr(close + 1);
  m.enters = flags.find('1') != std::string::npos;
  m.returns = flags.find('2') != std::string::npos;
  m.is_system = flags.find('3') != std::string::npos;
  return true;
}

}  // namespace

std::vector<included_file> included_files(const std::string& preprocessed, const std::string& source) {
  std::vector<included_file> files;
  if (source != "-") files.push_back({source, 0, false});
  std::vector<bool> is_file;  // of those that are entered: not <built-in> and the like
  for (std::size_t at = 0; at < preprocessed.size();) {
    const std::size_t end = std::min(preprocessed.find('\n', at), preprocessed.size());
    marker m;
    const bool is_marker = read_marker(preprocessed.substr(at, end - at), m);
    at = end + 1;
    if (!is_marker) continue;
    if (m.returns && !is_file.empty()) is_file.pop_back();
    if (!m.enters) continue;
    is_file.push_back(m.file.rfind('<', 0) != 0);
    const auto depth = static_cast<std::size_t>(std::count(is_file.begin(), is_file.end(), true));
    if (is_file.back()) files.push_back({m.file, depth, m.is_system});
  }
  return files;
}

std::string rule_for_make(const std::vector<std::string>& targets, const std::vector<included_file>& files,
                          bool with_system, bool with_phony) {
  std::vector<std::string> named, headers;
  for (const included_file& f : files) {
    if (f.is_system && !with_system) continue;
    if (std::find(named.begin(), named.end(), f.path) != named.end()) continue;
    named.push_back(f.path);
    if (f.depth > 0) headers.push_back(f.path);
  }
  std::string text;
  for (const std::string& t : targets) {
    if (!text.empty()) text += ' ';
    text += t;
  }
  text += ":";
  for (const std::string& n : named) text.append(" \\\n  ").append(quoted_for_make(n));
  text += "\n";
  if (with_phony) {
    for (const std::string& h : headers) text.append("\n").append(quoted_for_make(h)).append(":\n");
  }
  return text;
}

}  // namespace pewter::metal::tools
