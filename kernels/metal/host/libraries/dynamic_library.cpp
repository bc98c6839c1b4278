// MTL::DynamicLibrary. A pipeline is compiled with the libraries' sources; a file (dynamic_file.hpp) has
// one's.
#include "kernels/metal/host/libraries/dynamic_library.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "kernels/metal/runtime/objects/dynamic_file.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

namespace fs = std::filesystem;

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
    dynamic_file bytes{install_name, {}, own.source};
    for (const linked_source& l : needed) bytes.needs.push_back(l.name);
    const auto refuse = [&](const std::string& why) {
      give_error(error, MTL::DynamicLibraryDomain, MTL::DynamicLibraryErrorInvalidFile,
                 "serializeToURL: " + why);
      return false;
    };
    try {
      const std::string text = bytes_of(bytes);
      std::ofstream file(path, std::ios::binary);
      return (file << text && file.flush()) || refuse(path + " cannot be written");
    } catch (const pewter::error& e) {
      return refuse(e.what());
    }
  }

  const std::string install_name;
  const linked_source own;  // its name is the install name
  const std::vector<linked_source> needed;
};

dynamic_file file_at(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  const bool is_other = in && !is_dynamic_file(bytes);
  const auto file = in ? dynamic_file_of(bytes) : std::nullopt;
  if (file) return *file;
  throw refused(MTL::DynamicLibraryErrorInvalidFile, "newDynamicLibrary: " + path.string() +
                                                         (is_other ? ": no dynamic library"
                                                          : in     ? ": the file is damaged"
                                                                   : " cannot be read"));
}

/// The libraries of a file that another one at `loader` needs, by install names, and those that they need.
/// @param depth of the libraries that need it
std::vector<linked_source> libraries_named(const std::vector<std::string>& names, const fs::path& loader,
                                           unsigned depth) {
  constexpr unsigned deepest = 32;
  std::vector<linked_source> all;
  for (const std::string& name : names) {
    const std::string path = path_of_install_name(name, loader);
    if (!fs::exists(path))
      throw refused(MTL::DynamicLibraryErrorUnresolvedInstallName,
                    loader.string() + " needs '" + name + "', and there is no file " + path);
    if (depth == deepest)
      throw refused(MTL::DynamicLibraryErrorDependencyLoadFailure,
                    loader.string() + ": libraries need each other in a circle");
    const dynamic_file file = file_at(path);
    all.push_back({file.source, file.install_name, {}, {}});
    for (linked_source& l : libraries_named(file.needs, path, depth + 1)) all.push_back(std::move(l));
  }
  return all;
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
    const fs::path path = url == nullptr ? "" : url->fileSystemRepresentation();
    const dynamic_file file = file_at(path);
    return new dynamic_library_object(device, file.install_name, {file.source, file.install_name, {}, {}},
                                      libraries_named(file.needs, path, 0));
  });
}

std::vector<linked_source> libraries_of(const std::vector<std::string>& names, const std::string& loader) {
  return libraries_named(names, loader, 0);
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
