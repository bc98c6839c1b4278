// The source of a library, compiled as its kernels are asked for.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "kernels/metal/runtime/compilation/source_dependencies.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "kernels/metal/runtime/objects/object_archive.hpp"
#include "kernels/metal/runtime/trace/trace.hpp"
#include "kernels/metal/support/object_cache.hpp"
#include "kernels/metal/support/process.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

/// PEWTER_METAL_CHECK=1.
bool checks_by_environment();

class compiled_source : public std::enable_shared_from_this<compiled_source> {
 public:
  compiled_source(std::string source, std::string name, compile_settings settings);

  /// The names of all kernels, as soon as nothing is left that the source can be wrong in. Those of a source
  /// that has few are compiled then, for SIMD groups within a row, in a thread that nobody waits for but
  /// kernel().
  /// @throws error with the compiler's messages
  std::shared_ptr<const loaded_object> whole() const;
  /// One kernel; with all others, where these are compiled. @throws error, also for what this one alone has
  std::shared_ptr<const loaded_object> kernel(const std::string& name) const;
  /// One kernel's code for SIMD groups within a row one by one, of a long kernel, which is compiled without
  /// it.
  std::shared_ptr<const loaded_object> singles(const std::string& name) const;
  /// One kernel's code for other SIMD groups: in rows of 16 and 8, and of any places.
  std::shared_ptr<const loaded_object> other_places(const std::string& name) const;
  /// The reference way, of all kernels of a source that has few; else of one.
  std::shared_ptr<const loaded_object> reference(const std::string& name) const;
  /// One kernel for another target, a GPU's.
  std::shared_ptr<const loaded_object> for_target(const std::string& name, const std::string& target) const;
  bool unset_constants_are_zero() const { return settings_.unset_constants_are_zero; }

  std::uint32_t number_in_trace() const { return traced_.of(source_, name_, settings_); }

  /// What an archive holds for a kernel: the library as it is loaded, the kernel, and it for all SIMD groups.
  /// @throws error for sources whose includes are not known
  void put_into(object_archive&, const std::string& name) const;
  void put_library_into(object_archive&) const;
  bool is_in(const object_archive&, const std::string& name) const;
  /// The source with its own includes and macros expanded (compiler/driver/source_bundle.hpp).
  std::string bundle() const;
  /// What one kernel's parameters are, as compiler/import/parameters/reflected_types.hpp has it.
  std::string reflection(const std::string& name) const;

 private:
  /// An object that is there, or that a thread makes while others wait for it.
  struct kept_object {
    std::mutex mutex;
    std::shared_ptr<const loaded_object> object;
  };

  struct request {
    std::vector<std::string> options;
    std::string key, key_in_archives;
    bool is_known;  ///< all that the object depends on
  };

  class whole_compilation;
  /// The library's own, for each compilation.
  std::vector<std::string> options_for(const std::string& target) const;
  /// All kernels of a source that has few, when they are compiled; null: each is compiled by itself, as there
  /// are many, or one of them is wrong.
  std::shared_ptr<const loaded_object> finished_whole() const;
  /// What the compiler prints of the source, which it preprocesses once.
  std::string compiler_output(std::vector<std::string> options, const std::string& folder = {},
                              const announcement& announced = {}) const;
  std::vector<std::string> code_of_whole() const;
  std::vector<std::string> options_of_whole() const;
  std::vector<std::string> options_of_kernel(const std::string& name) const;
  /// @param more options in addition to the library's
  std::shared_ptr<const loaded_object> compiled(const std::vector<std::string>& more) const;
  std::shared_ptr<const loaded_object> compiled(const std::vector<std::string>& more,
                                                const std::string& target,
                                                const announcement& announced = {}) const;
  request request_of(const std::vector<std::string>& more, const std::string& target) const;
  void put(object_archive&, const std::vector<std::string>& more) const;
  /// What `use` makes of the object's path, while it is there. It is found or compiled.
  template <class Use>
  auto with_object(const request&, trace::compilation* traced, const Use& use,
                   const announcement& announced = {}) const;
  /// The digest of the source with its includes, except Metal's own headers, or of what says the same.
  const std::string& text_digest(const object_cache& cache) const;
  std::string text_with_includes() const;
  /// Whether that, and Metal's own headers, have not changed since.
  bool is_as_read() const;

  std::string source_, name_, target_, compiler_;
  compile_settings settings_;
  trace::source_number traced_;
  mutable std::mutex mutex_, whole_mutex_;
  mutable std::shared_ptr<whole_compilation> whole_;
  mutable std::optional<std::string> text_digest_;
  mutable std::string headers_;                              ///< Metal's own, likewise
  mutable std::optional<source_dependencies> dependencies_;  ///< where text_digest_ is of their contents
  mutable std::map<std::string, std::shared_ptr<kept_object>> objects_;  ///< by options
  mutable std::map<std::string, std::string> reflections_;               ///< by kernel
};

}  // namespace pewter::metal
