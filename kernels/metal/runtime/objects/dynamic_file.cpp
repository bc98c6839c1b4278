#include "kernels/metal/runtime/objects/dynamic_file.hpp"

#include <cstdlib>
#include <string_view>

#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

constexpr std::string_view first_line = "pewter-dynamic 1\n", source_line = "source\n",
                           last_line = "pewter-needs 1\n";
constexpr std::size_t digits = 10;

std::string line_of(const char* key, const std::string& name) {
  if (name.empty() || name.find('\n') != std::string::npos)
    throw error("metal: install name '" + name + "', must be a name without line breaks");
  return std::string(key) + " " + name + "\n";
}

std::string lines_of_needs(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all += line_of("needs", name);
  return all;
}

/// Calls with key and value of each line, until one has none.
template <class Each>
void for_each_line(std::string_view text, const Each& each) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n'), gap = text.find(' ');
    if (end == text.npos || gap > end) return;
    each(text.substr(0, gap), std::string(text.substr(gap + 1, end - gap - 1)));
    text.remove_prefix(end + 1);
  }
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

std::string path_of_install_name(const std::string& install_name, const std::filesystem::path& loader) {
  const auto in = [&](const char* variable, const std::filesystem::path& folder) {
    const std::string start = std::string(variable) + "/";
    return install_name.rfind(start, 0) == 0 ? (folder / install_name.substr(start.size())).string() : "";
  };
  std::error_code failed;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failed);
  for (const std::string& path :
       {in("@executable_path", program.parent_path()), in("@loader_path", loader.parent_path()),
        in("@rpath", loader.parent_path())}) {
    if (!path.empty()) return path;
  }
  return install_name;
}

std::string bytes_of(const dynamic_file& f) {
  std::string bytes(first_line);
  bytes.append(line_of("name", f.install_name)).append(lines_of_needs(f.needs)).append(source_line);
  return bytes.append(f.source);
}

bool is_dynamic_file(const std::string& bytes) { return bytes.rfind(first_line, 0) == 0; }

std::optional<dynamic_file> dynamic_file_of(const std::string& bytes) {
  const std::size_t head = bytes.find("\nsource\n");
  if (!is_dynamic_file(bytes) || head == std::string::npos) return std::nullopt;
  dynamic_file f;
  const std::string_view lines(bytes.data() + first_line.size(), head + 1 - first_line.size());
  for_each_line(lines, [&](std::string_view key, std::string value) {
    if (key == "name") f.install_name = std::move(value);
    if (key == "needs") f.needs.push_back(std::move(value));
  });
  f.source = bytes.substr(head + 1 + source_line.size());
  if (f.install_name.empty() || f.source.empty()) return std::nullopt;
  return f;
}

std::string ending_with_needs(const std::vector<std::string>& install_names) {
  std::string text = lines_of_needs(install_names);
  const std::string size = std::to_string(text.size());
  text.append(digits - size.size(), '0').append(size).append(1, '\n').append(last_line);
  return text;
}

std::vector<std::string> needs_of_object(const std::string& bytes) {
  std::vector<std::string> names;
  std::string_view rest = bytes;
  if (!ends_with(rest, last_line) || rest.size() < last_line.size() + digits + 1) return names;
  rest.remove_suffix(last_line.size() + 1);
  const std::size_t size = std::strtoull(std::string(rest.substr(rest.size() - digits)).c_str(), nullptr, 10);
  rest.remove_suffix(digits);
  if (size > rest.size()) return names;
  for_each_line(rest.substr(rest.size() - size), [&](std::string_view key, std::string value) {
    if (key == "needs") names.push_back(std::move(value));
  });
  return names;
}

}  // namespace pewter::metal
