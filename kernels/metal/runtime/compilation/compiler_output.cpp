// What the compiler is told of a library, and what it prints.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

#include "kernels/metal/runtime/compilation/compile_limits.hpp"
#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/compilation/compiler_process.hpp"
#include "kernels/metal/runtime/compilation/expanded_text.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

/// What the compiler prints.
/// @param folder for what it writes
std::string run_compiler(const std::string& compiler, const std::vector<std::string>& options,
                         const std::string& source, const std::string& folder = {},
                         const announcement& announced = {}) {
  std::vector<std::string> arguments = {"-"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const process_limits limits = compile_limits();
  process_result r = run_in_compiler(compiler, arguments, source, limits, folder, announced);
  if (r.over != process_result::nothing) throw error(text_of_exceeded(r, limits));
  if (r.status != 0)
    throw error(r.errors.empty() ? "metal: " + compiler + " failed with status " + std::to_string(r.status)
                                 : r.errors.substr(0, r.errors.size() - (r.errors.back() == '\n')));
  return std::move(r.output);
}

}  // namespace

std::vector<std::string> compiled_source::options_for(const std::string& target) const {
  std::vector<std::string> options = {"--name=" + name_, "--targets=" + target, "--no-sources"};
  for (const std::string& f : settings_.include_folders) options.push_back("-I" + f);
  for (const linked_source& l : settings_.linked)
    for (const std::string& f : l.include_folders) options.push_back("-I" + f);
  for (const linked_source& l : settings_.libraries)
    for (const std::string& f : l.include_folders) options.push_back("-I" + f);
  if (settings_.allows_undefined) options.emplace_back("--undefined");
  for (const std::string& d : settings_.defines) options.push_back("-D" + d);
  options.insert(options.end(), settings_.options.begin(), settings_.options.end());
  for (const auto& [key, value] : settings_.constants) options.push_back("--constant=" + key + "=" + value);
  return options;
}

// Checks look into the text as it was written, and a bundle's is preprocessed except Metal's own headers.
std::string compiled_source::compiler_output(std::vector<std::string> options, const std::string& folder,
                                             const announcement& announced) const {
  const bool is_for_own = std::find(options.begin(), options.end(), "--targets=" + target_) != options.end();
  if (settings_.check || is_bundle(source_) || !is_for_own)
    return run_compiler(compiler_, options, source_, folder, announced);
  std::string expanded;
  {
    const std::lock_guard lock(settings_.read->mutex);
    expanded = settings_.read->text;
  }
  options.emplace_back(expanded.empty() ? "--tell-expanded" : "--expanded");
  bool is_text = expanded.empty();
  const auto take = [&](const std::string& told) {
    if (!std::exchange(is_text, false)) return announced(told);
    const std::lock_guard lock(settings_.read->mutex);
    settings_.read->text = told;
  };
  return run_compiler(compiler_, options, expanded.empty() ? source_ : expanded, folder, take);
}

std::string compiled_source::reflection(const std::string& name) const {
  const std::lock_guard lock(mutex_);
  std::string& known = reflections_[name];
  if (!known.empty()) return known;
  std::vector<std::string> options = options_for(target_);
  options.push_back("--kernel=" + name);
  options.emplace_back("--reflect");
  return known = compiler_output(std::move(options));
}

std::string compiled_source::text_with_includes() const {
  std::vector<std::string> only_preprocessed = options_for(target_);
  only_preprocessed.push_back("-E");
  std::string text = run_compiler(compiler_, only_preprocessed, source_);
  if (settings_.check) return text;
  const std::lock_guard lock(settings_.read->mutex);
  return settings_.read->text = std::move(text);
}

std::string compiled_source::bundle() const {
  if (is_bundle(source_)) return source_;
  const scratch_folder scratch;
  const std::string air = scratch.path + "/source.air";
  std::vector<std::string> options = options_for(target_);
  options.insert(options.end(), {"--air", "-o" + air});
  run_compiler(compiler_, options, source_, scratch.path);
  std::ifstream file(air, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace pewter::metal
