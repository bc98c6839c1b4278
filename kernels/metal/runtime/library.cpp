// Libraries: a source or an object, and its kernels by name.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/note_once.hpp"
#include "kernels/metal/runtime/objects/dynamic_file.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

library library::from_source(const std::string& source, const std::string& name,
                             const compile_settings& settings) {
  trace::span traced("library", name);
  library l;
  l.source_ = std::make_shared<const compiled_source>(source, name, settings);
  l.object_ = l.source_->whole();
  traced.put("kernels", l.object_->kernels.size() + l.object_->names.size());
  return l;
}

library library::from_file(const std::string& path, const compile_settings& settings) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw error("metal: " + path + " cannot be read");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  if (is_dynamic_file(text))
    throw error("metal: " + path +
                " is a dynamic library, must be a source, an .air file or a library of kernels");
  return is_object(text) ? from_object(path, settings) : from_source(text, path, settings);
}

library library::from_object(const std::string& path, const compile_settings& settings) {
  if (!settings.defines.empty())
    throw error("metal: " + path + ": macro " + settings.defines.front() +
                ": an object's macros are those that it was compiled with");
  std::string sources;
  bool has_code = false;
  {
    const object_file file(path);
    sources = file.sources();
    has_code = file.has_target(target_or_default(settings.target));
  }
  const bool is_checked = settings.check || (checks_by_environment() && !sources.empty());
  const bool is_other = !settings.constants.empty() || is_checked || !settings.linked.empty() ||
                        !settings.libraries.empty() || !settings.options.empty();
  const char* const reason = settings.check                ? "checks"
                             : !settings.constants.empty() ? "function constants"
                             : settings.options.empty()    ? "functions of another library"
                                                           : "options";
  if (is_other && sources.empty())
    throw error("metal: " + path + ": " + reason + " want it compiled anew, and it carries no sources");
  compile_settings own = settings;
  own.include_folders.clear();
  if (!is_other && (sources.empty() || has_code)) {
    trace::span traced("library", path);
    library l;
    l.object_ = std::make_shared<const loaded_object>(path, settings.target);
    if (!sources.empty()) l.source_ = std::make_shared<const compiled_source>(sources, path, own);
    return l;
  }
  return from_source(sources, path, own);
}

library library::from_object(const std::string& path, const std::string& target) {
  compile_settings settings;
  settings.target = target;
  return from_object(path, settings);
}

std::vector<std::string> library::function_names() const {
  std::vector<std::string> names = object_->names;
  for (const loaded_kernel& k : object_->kernels) names.push_back(k.name);
  return names;
}

std::vector<std::string> library::visible_function_names() const { return object_->visible; }

std::vector<std::string> library::notes() const {
  std::vector<std::string> all;
  for (const left_out_function& f : object_->left_out) all.push_back(f.note());
  return all;
}

metal::pipeline library::pipeline(const std::string& name) const {
  trace::pipeline_span traced(name);
  metal::pipeline p;
  p.source_ = source_;
  p.object_ = object_;
  const auto is_it = [&](const loaded_kernel& k) { return k.name == name; };
  if (std::none_of(object_->kernels.begin(), object_->kernels.end(), is_it)) {
    if (std::find(object_->names.begin(), object_->names.end(), name) == object_->names.end())
      throw error("metal: " + text_of_missing(name, function_names(), object_->left_out));
    p.object_ = source_->kernel(name);
  }
  const auto& kernels = p.object_->kernels;
  const auto found = std::find_if(kernels.begin(), kernels.end(), is_it);
  if (!found->unset_constants.empty()) {
    const std::string text = name + ": function constant " + found->unset_constants.front() +
                             " has no value, and the kernel uses it";
    if (source_ == nullptr || !source_->unset_constants_are_zero()) throw error(text);
    note_once(text + ": zero");
  }
  p.index_ = static_cast<std::size_t>(found - kernels.begin());
  traced.describe(p);
  return p;
}

}  // namespace pewter::metal
