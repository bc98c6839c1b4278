// MTL::DynamicLibrary. A pipeline is compiled with the libraries' sources; a file of one has its source as a
// bundle behind a head:
//   pewter-dynamic 1, name INSTALL_NAME, needs INSTALL_NAME (of each library that it was made with), source
#include "kernels/metal/host/dynamic_library.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

namespace fs = std::filesystem;

constexpr const char* first_line = "pewter-dynamic 1";

/// An error of this domain.
struct refused : error {
  refused(MTL::DynamicLibraryError why, const std::string& text) : error(text), code(why) {}
  MTL::DynamicLibraryError code;
};

class dynamic_library_object final : public labelled<MTL::DynamicLibrary> {
 public:
  dynamic_library_object(MTL::Device* device, std::string name, linked_source source,
                         std::vector<linked_source> others)
      : labelled(device), install_name(std::move(name)), own(std::move(source)), needed(std::move(others)) {}
  NS::String* installName() const override { return text_object(install_name); }
  bool serializeToURL(const NS::URL* url, NS::Error** error) override {
    const std::string path = url == nullptr ? std::string() : url->fileSystemRepresentation();
    std::string text = std::string(first_line) + "\nname " + install_name + "\n";
    for (const linked_source& l : needed) text += "needs " + l.name + "\n";
    std::ofstream file(path, std::ios::binary);
    if (file << text << "source\n" << own.source && file.flush()) return true;
    give_error(error, MTL::DynamicLibraryDomain, MTL::DynamicLibraryErrorInvalidFile,
               "serializeToURL: " + path + " cannot be written");
    return false;
  }

  const std::string install_name;
  const linked_source own;  // its name is the install name
  const std::vector<linked_source> needed;
};

/// The path that an install name says, of a library that a file at `loader` needs.
std::string path_of(const std::string& install_name, const fs::path& loader) {
  const auto in = [&](const char* variable, const fs::path& folder) {
    const std::string start = std::string(variable) + "/";
    return install_name.rfind(start, 0) == 0 ? (folder / install_name.substr(start.size())).string() : "";
  };
  std::error_code failed;
  const fs::path program = fs::read_symlink("/proc/self/exe", failed);
  for (const std::string& path :
       {in("@executable_path", program.parent_path()), in("@loader_path", loader.parent_path()),
        in("@rpath", loader.parent_path())}) {
    if (!path.empty()) return path;
  }
  return install_name;
}

/// @param depth of the libraries that need it
NS::SharedPtr<MTL::DynamicLibrary> library_of_file(const fs::path& path, unsigned depth,
                                                   MTL::Device* device) {
  constexpr unsigned deepest = 32;
  std::ifstream in(path, std::ios::binary);
  std::string line, name;
  std::vector<linked_source> needed;
  if (!in || !std::getline(in, line) || line != first_line)
    throw refused(MTL::DynamicLibraryErrorInvalidFile,
                  "newDynamicLibrary: " + path.string() + (in ? ": no dynamic library" : " cannot be read"));
  while (std::getline(in, line) && line != "source") {
    std::istringstream words(line);
    std::string key, value;
    words >> key >> std::ws;
    std::getline(words, value);
    if (key == "name") name = value;
    if (key != "needs") continue;
    const std::string other = path_of(value, path);
    if (!fs::exists(other))
      throw refused(
          MTL::DynamicLibraryErrorUnresolvedInstallName,
          "newDynamicLibrary: " + path.string() + " needs '" + value + "', and there is no file " + other);
    if (depth == deepest)
      throw refused(MTL::DynamicLibraryErrorDependencyLoadFailure,
                    "newDynamicLibrary: " + path.string() + ": libraries need each other in a circle");
    const auto found = library_of_file(other, depth + 1, device);
    const auto& library = static_cast<const dynamic_library_object&>(*found.get());
    needed.push_back(library.own);
    needed.insert(needed.end(), library.needed.begin(), library.needed.end());
  }
  std::string source{std::istreambuf_iterator<char>(in), {}};
  if (line != "source" || name.empty() || source.empty())
    throw refused(MTL::DynamicLibraryErrorInvalidFile,
                  "newDynamicLibrary: " + path.string() + ": the file is damaged");
  return NS::TransferPtr<MTL::DynamicLibrary>(
      new dynamic_library_object(device, name, {std::move(source), name, {}, {}}, std::move(needed)));
}

/// What `make` gives, or nullptr and its error.
template <class Make>
MTL::DynamicLibrary* made(NS::Error** error, const Make& make) {
  try {
    return make();
  } catch (const refused& e) {
    give_error(error, MTL::DynamicLibraryDomain, e.code, e.what());
  } catch (const std::exception& e) {
    give_error(error, MTL::DynamicLibraryDomain, MTL::DynamicLibraryErrorCompilationFailure, e.what());
  }
  return nullptr;
}

}  // namespace

MTL::DynamicLibrary* new_dynamic_library(const MTL::Library* library, NS::Error** error) {
  return made(error, [&]() -> MTL::DynamicLibrary* {
    if (library == nullptr || library->type() != MTL::LibraryTypeDynamic)
      throw refused(MTL::DynamicLibraryErrorUnsupported,
                    std::string("newDynamicLibrary: library = ") +
                        (library == nullptr ? "nullptr" : "an executable one") +
                        ", must be of MTL::LibraryTypeDynamic");
    const library_origin& origin = origin_of(*library);
    return new dynamic_library_object(origin.device, origin.install_name,
                                      {bundle_of(*library), origin.install_name, {}, {}},
                                      origin.settings.libraries);
  });
}

MTL::DynamicLibrary* new_dynamic_library(const NS::URL* url, NS::Error** error, MTL::Device* device) {
  return made(error, [&]() -> MTL::DynamicLibrary* {
    auto found = library_of_file(url == nullptr ? "" : url->fileSystemRepresentation(), 0, device);
    MTL::DynamicLibrary* const library = found.get();
    found.detach();
    return library;
  });
}

std::vector<linked_source> sources_of(const NS::Array* libraries) {
  std::vector<linked_source> all;
  for (NS::UInteger n = 0; libraries != nullptr && n < libraries->count(); ++n) {
    const auto& l = *libraries->object<const dynamic_library_object>(n);
    all.push_back(l.own);
    all.insert(all.end(), l.needed.begin(), l.needed.end());
  }
  return all;
}

}  // namespace pewter::metal::host
