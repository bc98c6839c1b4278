// MTL::Library, MTL::FunctionDescriptor.
#include "kernels/metal/host/libraries/library.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "kernels/metal/host/encoders/argument_encoder.hpp"
#include "kernels/metal/host/libraries/compile_options.hpp"
#include "kernels/metal/host/libraries/dynamic_library.hpp"
#include "kernels/metal/host/libraries/made_later.hpp"
#include "kernels/metal/host/libraries/specialisations.hpp"
#include "kernels/metal/host/reflection/reflection.hpp"
#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/compilation/expanded_text.hpp"
#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "kernels/metal/runtime/objects/dynamic_file.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

class library_object final : public labelled<MTL::Library> {
 public:
  library_object(library_origin origin, const metal::library& compiled)
      : labelled(origin.device), origin_(std::move(origin)), compiled_(compiled) {}
  MTL::LibraryType type() const override {
    return origin_.is_dynamic ? MTL::LibraryTypeDynamic : MTL::LibraryTypeExecutable;
  }
  NS::String* installName() const override {
    return origin_.is_dynamic ? text_object(origin_.install_name) : nullptr;
  }
  NS::Array* functionNames() const override {
    std::vector<const NS::Object*> names;
    for (const std::string& name : known_names()) names.push_back(text_object(name));
    return NS::Array::array(names.data(), names.size());
  }
  MTL::Function* newFunction(const NS::String* name) override { return newFunction(name, nullptr, nullptr); }
  MTL::Function* newFunction(const NS::String* name, const MTL::FunctionConstantValues* values,
                             NS::Error** error) override {
    const std::string wanted = text_of(name);
    if (!is_known(wanted, error)) return nullptr;
    try {
      const auto constants = values == nullptr ? std::map<std::string, std::string>() : constants_of(*values);
      const std::vector<std::string> visible = compiled_.visible_function_names();
      if (std::find(visible.begin(), visible.end(), wanted) != visible.end()) {
        if (!constants.empty())
          throw pewter::error(
              "metal: visible function '" + wanted +
              "': must have no constants of its own, those of the kernel hold that it is linked to");
        return new function_object(compiled_, this, origin_, {}, wanted, true);
      }
      return new function_object(constants.empty() ? compiled_ : special_.of(origin_, wanted, constants),
                                 this, origin_, constants, wanted, false);
    } catch (const std::exception& e) {
      give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorCompileFailure, e.what());
      return nullptr;
    }
  }
  const metal::library& compiled() const { return compiled_; }
  const library_origin& origin() const { return origin_; }
  MTL::FunctionReflection* reflectionForFunction(const NS::String* name) override {
    auto* const made = new_function_reflection(compiled_, text_of(name));
    return made == nullptr ? nullptr : made->autorelease();
  }
  void newFunction(const NS::String* name, const MTL::FunctionConstantValues* values,
                   const std::function<void(MTL::Function*, NS::Error*)>& handler) override {
    make_later(handler, [own = kept(this), name = kept(name), values = kept(values)](NS::Error** error) {
      return own->newFunction(name.get(), values.get(), error);
    });
  }
  void newFunction(const MTL::FunctionDescriptor* d,
                   const std::function<void(MTL::Function*, NS::Error*)>& handler) override {
    make_later(handler, [own = kept(this), copy = copy_of(d)](NS::Error** error) {
      return own->newFunction(copy.get(), error);
    });
  }
  MTL::Function* newFunction(const MTL::FunctionDescriptor* d, NS::Error** error) override {
    MTL::Function* const made =
        newFunction(d == nullptr ? nullptr : d->name(), d == nullptr ? nullptr : d->constantValues(), error);
    if (made == nullptr) return nullptr;
    auto& function = static_cast<function_object&>(*made);
    if (d->specializedName() != nullptr) function.set_given_name(text_of(d->specializedName()));
    function.set_options(d->options());
    return made;
  }

 private:
  bool is_known(const std::string& wanted, NS::Error** error) const {
    const std::vector<std::string> known = known_names();
    if (std::find(known.begin(), known.end(), wanted) != known.end()) return true;
    try {
      compiled_.pipeline(wanted);
    } catch (const std::exception& e) {
      give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorFunctionNotFound, e.what());
    }
    return false;
  }
  std::vector<std::string> known_names() const {
    if (!origin_.functions.empty()) return origin_.functions;
    std::vector<std::string> names = compiled_.function_names();
    for (std::string& f : compiled_.visible_function_names()) names.push_back(std::move(f));
    return names;
  }
  library_origin origin_;
  metal::library compiled_;
  specialisations special_;
};

}  // namespace

MTL::Library* new_library(library_origin origin, NS::Error** error) {
  try {
    if (const gpu_device* gpu = gpu_of(origin.device)) origin.settings.target = gpu->target();
    const metal::library compiled = origin.compile({}, {});
    return new library_object(std::move(origin), compiled);
  } catch (const std::exception& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorCompileFailure, e.what());
    return nullptr;
  }
}

namespace {

library_origin origin_of_text(std::string text, std::string name, MTL::Device* device) {
  library_origin origin;
  origin.device = device;
  origin.settings.read = std::make_shared<expanded_text>();
  origin.source = std::move(text);
  origin.name = std::move(name);
  return origin;
}

}  // namespace

MTL::ArgumentEncoder* function_object::newArgumentEncoder(NS::UInteger index,
                                                          MTL::Argument* const* reflection) {
  const std::string text = is_visible_ ? std::string() : pipeline_access::reflection_of(library_, name_);
  for (const reflected_parameter& p : parse_reflection(text).parameters) {
    if (p.index != index || index >= buffer_limit || p.type->kind != reflected_type::pointer) continue;
    if (p.type->element->kind != reflected_type::structure) break;
    if (reflection != nullptr) *const_cast<MTL::Argument**>(reflection) = argument_object_of(p);
    return new_argument_encoder(p.type->element, device());
  }
  detail::raise(text.empty()
                    ? "%s: newArgumentEncoder(%zu): the library has no source, which says what buffers hold; "
                      "make the encoder of MTL::ArgumentDescriptors"
                    : "%s: newArgumentEncoder(%zu), must be the index of a buffer that holds a structure",
                name_.c_str(), index);
}

void function_object::put_into(object_archive& archive, const metal::pipeline& pipeline) const {
  const auto* own = pipeline_access::source_of(pipeline);
  if (own == nullptr || is_compiled()) return;
  own->put_into(archive, name_);
  const auto& library = static_cast<const library_object&>(*of_.get());
  pipeline_access::source_of(library.compiled())->put_library_into(archive);
}

NS::Dictionary* function_object::functionConstantsDictionary() const {
  const std::string text = is_visible_ ? std::string() : pipeline_access::reflection_of(library_, name_);
  return function_constants(parse_reflection(text).constants);
}

namespace {

/// @throws error for an object that cannot be compiled anew
void check_source(const library_origin& o, const char* reason) {
  if (!o.object.empty() && o.source.empty())
    throw error("metal: " + o.name + ": " + reason + " want it compiled anew, and it carries no sources");
}

/// nullptr and an error for a file that is no object
/// @param needs dynamic libraries that it was linked with
MTL::Library* new_library_of_object(const std::string& path, const std::string& name,
                                    const std::vector<std::string>& needs, NS::Error** error,
                                    MTL::Device* device) {
  try {
    library_origin origin = origin_of_text(object_file(path).sources(), name, device);
    origin.object = path;
    origin.settings.libraries = libraries_of(needs, name);
    return new_library(std::move(origin), error);
  } catch (const std::exception& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorCompileFailure, e.what());
    return nullptr;
  }
}

/// A library of type dynamic. @param path for messages, and for the libraries that it needs
MTL::Library* new_library_of_dynamic(const std::string& bytes, const std::string& path, NS::Error** error,
                                     MTL::Device* device) {
  const auto file = dynamic_file_of(bytes);
  try {
    if (!file) throw pewter::error("metal: " + path + ": the dynamic library is damaged");
    library_origin origin = origin_of_text(file->source, path, device);
    origin.is_dynamic = true;
    origin.install_name = file->install_name;
    origin.settings.libraries = libraries_of(file->needs, path);
    return new_library(std::move(origin), error);
  } catch (const std::exception& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorCompileFailure, e.what());
    return nullptr;
  }
}

}  // namespace

metal::library library_origin::compile(const std::map<std::string, std::string>& constants,
                                       const std::string& kernel,
                                       const std::vector<const library_origin*>& linked,
                                       const std::vector<linked_source>& libraries) const {
  if (!object.empty() && constants.empty() && linked.empty() && libraries.empty() &&
      settings.libraries.empty())
    return metal::library::from_object(object, settings);
  for (const library_origin* l : linked) check_source(*l, "functions of another library");
  check_source(*this, constants.empty() ? "functions of another library" : "function constants");
  compile_settings with = settings;
  with.constants.insert(constants.begin(), constants.end());
  with.unset_constants_are_zero = !constants.empty();
  with.libraries.insert(with.libraries.begin(), libraries.begin(), libraries.end());
  with.allows_undefined = with.allows_undefined && libraries.empty();
  if (!kernel.empty()) with.kernels = {kernel};
  for (const library_origin* l : linked)
    with.linked.push_back({l->source, l->name, l->settings.include_folders, l->settings.defines});
  return metal::library::from_source(source, name, with);
}

MTL::Library* new_library_from_source(const NS::String* source, const MTL::CompileOptions* options,
                                      NS::Error** error, MTL::Device* device) {
  library_origin origin = origin_of_text(text_of(source), "program_source", device);
  if (!add_options(options, origin, error)) return nullptr;
  return new_library(std::move(origin), error);
}

MTL::Library* new_library_from_file(const std::string& path, NS::Error** error, MTL::Device* device) {
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorFileNotFound,
               "metal: " + path + " cannot be read");
    return nullptr;
  }
  if (is_object(text))
    return new_library_of_object(std::filesystem::absolute(path), path, needs_of_object(text), error, device);
  if (is_dynamic_file(text)) return new_library_of_dynamic(text, path, error, device);
  library_origin origin = origin_of_text(std::move(text), path, device);
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  origin.settings.include_folders.push_back(folder.empty() ? "." : folder.string());
  return new_library(std::move(origin), error);
}

MTL::Library* new_library_from_data(const NS::Data* data, NS::Error** error, MTL::Device* device) {
  if (data == nullptr || data->length() == 0) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorUnsupported,
               "newLibrary: data, must be a source's text or an object of pewter-metalc");
    return nullptr;
  }
  std::string bytes(static_cast<const char*>(data->bytes()), data->length());
  if (is_dynamic_file(bytes)) return new_library_of_dynamic(bytes, "", error, device);
  if (!is_object(bytes))
    return new_library(origin_of_text(std::move(bytes), "program_source", device), error);
  try {
    const scratch_folder scratch;  // objects are loaded from files
    const std::string path = scratch.path + "/library.metallib";
    if (std::ofstream file(path, std::ios::binary); !(file << bytes && file.flush()))
      throw pewter::error("metal: " + path + " cannot be written");
    return new_library_of_object(path, "program_source", needs_of_object(bytes), error, device);
  } catch (const pewter::error& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorInternal, e.what());
    return nullptr;
  }
}

const library_origin& origin_of(const MTL::Library& library) {
  return static_cast<const library_object&>(library).origin();
}

std::string bundle_of(const MTL::Library& library) {
  const auto& own = static_cast<const library_object&>(library);
  return pipeline_access::source_of(own.compiled())->bundle();
}

serial_thread& callback_thread() {
  static auto& thread = *new serial_thread;
  return thread;
}

}  // namespace pewter::metal::host
