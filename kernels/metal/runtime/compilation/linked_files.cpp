#include "kernels/metal/runtime/compilation/linked_files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

linked_source linked_source_of_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw error("metal: " + path + " cannot be read");
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (is_object(text)) text = object_file(path).sources();
  if (text.empty())
    throw error("metal: " + path + ": functions of it cannot be linked, it carries no sources");
  const std::size_t slash = path.rfind('/');
  return {std::move(text), path, {slash == std::string::npos ? "." : path.substr(0, slash)}, {}};
}

/// With its macros, as a text of its own.
std::string text_of(const linked_source& l) {
  if (is_bundle(l.source)) return l.source;
  std::string text;
  for (const std::string& d : l.defines) {
    const std::size_t equals = d.find('=');
    text += "#define " + d.substr(0, equals) + " " +
            (equals == std::string::npos ? std::string("1") : d.substr(equals + 1)) + "\n";
  }
  return text + "#line 1 \"" + l.name + "\"\n" + l.source;
}

linked_files::linked_files(const std::vector<linked_source>& sources, const std::string& prefix) {
  for (const linked_source& l : sources) {
    paths_.push_back(prefix + "." + std::to_string(paths_.size()) + ".metal");
    std::ofstream file(paths_.back(), std::ios::binary);
    if (file << text_of(l) && file.flush()) continue;
    const std::string why = std::strerror(errno);
    remove();
    throw error("metal: linked source " + l.name + ": " + paths_.back() + " cannot be written: " + why);
  }
}

void linked_files::remove() {
  for (const std::string& p : paths_) std::remove(p.c_str());
}

}  // namespace pewter::metal
