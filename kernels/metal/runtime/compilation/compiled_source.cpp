// pewter-metalc as a program, and its objects in the cache.
#include "kernels/metal/runtime/compilation/compiled_source.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "kernels/metal/runtime/compilation/compile_limits.hpp"
#include "kernels/metal/runtime/compilation/expanded_text.hpp"
#include "kernels/metal/runtime/compilation/linked_files.hpp"
#include "kernels/metal/runtime/compilation/own_headers.hpp"
#include "kernels/metal/support/digest.hpp"
#include "kernels/metal/support/object_cache.hpp"
#include "kernels/metal/support/process.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

/// Sources of more kernels than this are compiled one kernel at a time.
/// Why: kernels/metal/compiler/driver/compilation.md#on-demand.
constexpr std::size_t kernels_at_once = 16;
/// The option for a source that whole() has compiled or checked, here or in the library that it specialises.
constexpr const char* known_to_compile = "--only-used";

std::string environment_or(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != 0 ? value : otherwise;
}

/// The compiler's identity: another build of it makes other objects.
std::string stamp_of(const std::string& program) {
  struct stat s = {};
  if (stat(program.c_str(), &s) != 0) return "?";
  return std::to_string(s.st_size) + "." + std::to_string(s.st_mtim.tv_sec) + "." +
         std::to_string(s.st_mtim.tv_nsec);
}

/// Whether the text by itself says what is compiled: it includes nothing but Metal's own headers.
bool is_whole(const std::string& source) {
  if (source.find("__has_include") != std::string::npos || source.find("__has_embed") != std::string::npos)
    return false;
  return all_directives(source, [&](std::string_view name, std::size_t behind) {
    if (name == "include_next" || name == "embed") return false;
    if (name != "include" && name != "import") return true;
    const std::size_t at = source.find_first_not_of(" \t", behind);
    return at != std::string::npos && source.compare(at, 7, "<metal_") == 0;
  });
}

/// Each function with constants has its library's text: to compare it takes less than SHA-256.
std::string digest_of_source(const std::string& source) {
  static std::mutex mutex;
  static auto& last = *new std::pair<std::string, std::string>;
  const std::lock_guard lock(mutex);
  if (last.second.empty() || last.first != source) last = {source, digest_of(source)};
  return last.second;
}

std::vector<std::string> options_of_singles(const std::string& name) {
  return {"--kernel=" + name, "--no-reference", "--functions=full,part", known_to_compile};
}

std::vector<std::string> options_of_other_places(const std::string& name) {
  return {"--kernel=" + name, "--no-reference", "--not-linear", known_to_compile};
}

std::string contents_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

bool checks_by_environment() { return environment_or("PEWTER_METAL_CHECK", "0") != "0"; }

compiled_source::compiled_source(std::string source, std::string name, compile_settings settings)
    : source_(std::move(source)),
      name_(std::move(name)),
      target_(target_or_default(settings.target)),
      compiler_(environment_or("PEWTER_METALC", installed_or(PEWTER_METALC_INSTALLED, PEWTER_METALC_PATH))),
      settings_(std::move(settings)) {
  settings_.check = settings_.check || checks_by_environment();
  if (settings_.read == nullptr) settings_.read = std::make_shared<expanded_text>();
}

std::vector<std::string> compiled_source::code_of_whole() const {
  if (settings_.check) return {"--checked"};
  return {"--no-reference", "--linear", "--threadgroups-first"};
}

std::vector<std::string> compiled_source::options_of_whole() const {
  std::vector<std::string> more = code_of_whole();
  for (const std::string& k : settings_.kernels) more.push_back("--kernel=" + k);
  if (settings_.kernels.empty()) more.push_back("--names-above=" + std::to_string(kernels_at_once));
  if (!settings_.unset_constants_are_zero) more.emplace_back("--without-unset");  // they are errors
  if (!settings_.kernels.empty() && settings_.read->compiles) more.emplace_back(known_to_compile);
  return more;
}

std::vector<std::string> compiled_source::options_of_kernel(const std::string& name) const {
  std::vector<std::string> more = code_of_whole();
  more.push_back("--kernel=" + name);
  more.emplace_back(known_to_compile);
  return more;
}

std::shared_ptr<const loaded_object> compiled_source::kernel(const std::string& name) const {
  const auto all = finished_whole();
  return all != nullptr ? all : compiled(options_of_kernel(name));
}

std::shared_ptr<const loaded_object> compiled_source::singles(const std::string& name) const {
  return compiled(options_of_singles(name));
}

std::shared_ptr<const loaded_object> compiled_source::other_places(const std::string& name) const {
  return compiled(options_of_other_places(name));
}

std::shared_ptr<const loaded_object> compiled_source::reference(const std::string& name) const {
  std::vector<std::string> more = {"--reference-only"};
  if (finished_whole() == nullptr) {
    more.push_back("--kernel=" + name);
    more.emplace_back(known_to_compile);
  } else {
    for (const std::string& k : settings_.kernels) more.push_back("--kernel=" + k);
  }
  return compiled(more);
}

compiled_source::request compiled_source::request_of(const std::vector<std::string>& more,
                                                     const std::string& target) const {
  const object_cache cache;
  request r;
  r.options = options_for(target);
  r.options.insert(r.options.end(), more.begin(), more.end());
  r.is_known = cache.is_there() || object_archive::are_there();
  if (!r.is_known) return r;
  std::string depends;
  for (const std::string& o : r.options) depends += '\0' + o;
  for (const linked_source& l : settings_.linked) {
    depends += '\0' + text_of(l);
    r.is_known = r.is_known && is_whole(l.source);
  }
  for (const linked_source& l : settings_.libraries) {
    depends += std::string("\0library\0", 9) + text_of(l);
    r.is_known = r.is_known && is_whole(l.source);
  }
  const std::string& text = text_digest(cache);
  r.key = text + '\0' + headers_ + '\0' + stamp_of(compiler_) + depends;
  r.key_in_archives = text + depends;
  return r;
}

template <class Use>
auto compiled_source::with_object(const request& r, trace::compilation* traced, const Use& use,
                                  const announcement& announced) const {
  const auto is_from = [&](const char* where) {
    if (traced != nullptr) traced->is_from(where);
  };
  const object_cache cache;
  const auto archived = r.is_known ? object_archive::find(r.key_in_archives) : nullptr;
  if (const std::string found = r.is_known && !archived ? cache.find(r.key) : ""; !found.empty())
    return is_from("cache"), use(found);
  const scratch_folder scratch;
  const std::string object = scratch.path + "/object.so";
  if (archived) {
    std::ofstream file(object, std::ios::binary);
    if (!(file << *archived && file.flush()))
      throw error("metal: " + object + " cannot be written: " + std::strerror(errno));
    return is_from("archive"), use(object);
  }
  const linked_files linked(settings_.linked, object), libraries(settings_.libraries, object + ".library");
  std::vector<std::string> options = r.options;
  for (const std::string& path : linked.paths()) options.push_back("--link=" + path);
  for (const std::string& path : libraries.paths()) options.push_back("--library=" + path);
  options.push_back("-o" + object);
  if (announced) options.emplace_back("--announce");
  compiler_output(std::move(options), scratch.path, announced);
  is_from("compiler");
  const std::string kept = r.is_known && is_as_read() ? cache.keep(object, r.key) : "";
  return use(kept.empty() ? object : kept);
}

std::shared_ptr<const loaded_object> compiled_source::for_target(const std::string& name,
                                                                 const std::string& target) const {
  return compiled({"--kernel=" + name, "--no-reference"}, target);
}

std::shared_ptr<const loaded_object> compiled_source::compiled(const std::vector<std::string>& more) const {
  return compiled(more, target_);
}

std::shared_ptr<const loaded_object> compiled_source::compiled(const std::vector<std::string>& more,
                                                               const std::string& target,
                                                               const announcement& announced) const {
  std::string differs = target + '\0';
  for (const std::string& o : more) differs += o + '\0';
  std::shared_ptr<kept_object> kept;
  {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<kept_object>& known = objects_[differs];
    if (known == nullptr) known = std::make_shared<kept_object>();
    kept = known;
  }
  const std::lock_guard lock(kept->mutex);
  if (kept->object != nullptr) return kept->object;
  trace::compilation traced(number_in_trace(), name_, more);
  const auto load = [&](const std::string& path) {
    return std::make_shared<const loaded_object>(path, target);
  };
  return kept->object = with_object(request_of(more, target), &traced, load, announced);
}

void compiled_source::put(object_archive& archive, const std::vector<std::string>& more) const {
  const request r = request_of(more, target_);
  if (!r.is_known) throw error("metal: " + name_ + ": linked sources that include files cannot be archived");
  if (!archive.has(r.key_in_archives)) archive.add(r.key_in_archives, with_object(r, nullptr, contents_of));
}

void compiled_source::put_library_into(object_archive& archive) const {
  finished_whole();
  put(archive, options_of_whole());
}

void compiled_source::put_into(object_archive& archive, const std::string& name) const {
  put_library_into(archive);
  if (finished_whole() == nullptr) put(archive, options_of_kernel(name));
  if (settings_.check || target_.rfind("sm_", 0) == 0) return;
  put(archive, options_of_singles(name));
  put(archive, options_of_other_places(name));
}

bool compiled_source::is_in(const object_archive& archive, const std::string& name) const {
  const bool is_alone = finished_whole() == nullptr;
  const request r = request_of(is_alone ? options_of_kernel(name) : options_of_whole(), target_);
  return archive.has(r.key_in_archives);
}

const std::string& compiled_source::text_digest(const object_cache& cache) const {
  const std::lock_guard lock(mutex_);
  if (text_digest_) return *text_digest_;
  headers_ = digest_of_headers(compiler_);
  if (is_whole(source_)) return text_digest_.emplace(digest_of_source(source_));
  std::error_code ignored;
  std::string key = "dependencies of " + stamp_of(compiler_) + '\0' +
                    std::filesystem::current_path(ignored).string() + '\0' + digest_of_source(source_);
  for (const std::string& o : options_for(target_)) key += '\0' + o;
  const object_cache records(".dependencies");
  if (const std::string known = records.contents(key); !known.empty())
    dependencies_ = source_dependencies::of_text(known);
  if (dependencies_) {
    if (const std::optional<std::string> contents = dependencies_->contents())
      return text_digest_.emplace(digest_of(digest_of_source(source_) + *contents));
  }
  const std::string expanded = text_with_includes();
  std::vector<std::string> folders = {folder_of(name_)};
  folders.insert(folders.end(), settings_.include_folders.begin(), settings_.include_folders.end());
  for (const linked_source& l : settings_.linked)
    folders.insert(folders.end(), l.include_folders.begin(), l.include_folders.end());
  dependencies_ = dependencies_of(source_, expanded, folders);
  const std::optional<std::string> contents = dependencies_ ? dependencies_->contents() : std::nullopt;
  if (!contents) {
    dependencies_.reset();
    return text_digest_.emplace(digest_of(expanded));
  }
  if (cache.is_there()) records.keep_bytes(dependencies_->text(), key);
  return text_digest_.emplace(digest_of(digest_of_source(source_) + *contents));
}

bool compiled_source::is_as_read() const {
  const std::lock_guard lock(mutex_);
  if (headers_ != digest_of_headers(compiler_)) return false;
  if (!dependencies_) return true;
  const std::optional<std::string> contents = dependencies_->contents();
  return contents && *text_digest_ == digest_of(digest_of_source(source_) + *contents);
}

}  // namespace pewter::metal
