// An object of pewter-metalc in memory.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "kernels/metal/kernel_info.hpp"
#include "kernels/metal/left_out.hpp"
#include "kernels/metal/runtime/threads/kernel_costs.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

class gpu_functions;
class kernel_guard;

/// A line of the source; texts of checked mode name it.
struct code_place {
  int parent = -1;  ///< where the function of this line was called from
  std::uint32_t line = 0, column = 0;
  std::string file, text;
};

/// What a checked kernel asks for, or where it meets others: compiler/checked/instrument.hpp.
struct checked_site {
  enum kinds : std::uint8_t {
    load,
    store,
    atomic_load,
    atomic_store,
    atomic_update,
    simd,
    fence,
    end,
    function_call
  };
  enum objects : std::uint8_t { any, argument, variable, table, array };
  kinds kind = load;
  objects object = any;
  std::uint64_t number = 0;     ///< of the argument; the variable's offset
  std::uint64_t bytes = 0;      ///< of a table or array
  std::uint64_t alignment = 1;  ///< that the access wants of its address, bytes
  int place = -1;
  std::string function, name;  ///< "-": none

  bool is_load() const { return kind == load || kind == atomic_load; }
  bool is_atomic() const { return kind == atomic_load || kind == atomic_store || kind == atomic_update; }
};

/// A kernel's code for 32 threads; null: the object does not have it.
struct kernel_code {
  threadgroups_function threadgroups = nullptr;
  simdgroup_function full = nullptr, part = nullptr, any = nullptr;
  /// The code for threadgroups that are 16 or 8 wide, of kernels with two dimensions.
  simdgroup_function rows16 = nullptr, rows8 = nullptr;
  threadgroups_function threadgroups16 = nullptr, threadgroups8 = nullptr;

  bool is_empty() const {
    return full == nullptr && part == nullptr && any == nullptr && rows16 == nullptr && rows8 == nullptr &&
           threadgroups == nullptr && threadgroups16 == nullptr && threadgroups8 == nullptr;
  }
};

struct loaded_kernel : kernel_info, kernel_code {
  thread_function reference = nullptr;
  std::shared_ptr<kernel_costs> costs = std::make_shared<kernel_costs>();
  std::vector<checked_site> sites;     ///< of checked mode
  std::shared_ptr<gpu_functions> gpu;  ///< null: the object has no target of a GPU
};

/// A shared object of pewter-metalc.
class object_file {
 public:
  /// @throws error for a file that cannot be loaded, or is not one of ours
  explicit object_file(const std::string& path);
  ~object_file();
  object_file(const object_file&) = delete;
  object_file& operator=(const object_file&) = delete;
  void* symbol(const std::string& name) const;
  const char* manifest() const { return manifest_; }
  /// The bundle of sources that it carries (compiler/driver/source_bundle.hpp), which compiled_source takes
  /// as a text; "": none.
  std::string sources() const;
  /// Whether it has code for a target.
  bool has_target(const std::string& target) const;

 private:
  void* handle_;
  const char* manifest_;
};

struct loaded_object {
  /// @throws error if the file is not one of ours, or has no code for the target
  loaded_object(const std::string& path, const std::string& target);
  /// Names without code.
  struct announced {
    std::string manifest;
  };
  loaded_object(const announced&, const std::string& target);

  std::string target;
  std::vector<std::string> gpu_targets;
  std::vector<loaded_kernel> kernels;
  std::vector<std::string> names;    ///< of kernels without code: they are compiled when they are asked for
  std::vector<std::string> visible;  ///< functions that tables may hold
  std::vector<left_out_function> left_out;
  bool checked = false;            ///< checked mode's code, that alone
  std::vector<code_place> places;  ///< of checked mode

 private:
  void read_manifest(const std::string& path, const char* text);
  void find_gpu_code(loaded_kernel&) const;
  void* symbol(const std::string& name) const { return file_->symbol(name); }
  std::unique_ptr<object_file> file_;
};

/// Whether a file with these bytes is a shared object, not a text.
inline bool is_object(const std::string& bytes) { return bytes.rfind("\177ELF", 0) == 0; }
/// Whether they are a bundle of sources, which the compiler takes as it takes a text.
inline bool is_bundle(const std::string& bytes) { return bytes.rfind("pewter-air ", 0) == 0; }

/// The target that code is made for and taken from: the wish, else the library's choice for this machine.
std::string target_or_default(const std::string& wish);

/// A threadgroup's threads one at a time, with the runtime's own switch between them. reference.cpp
void run_reference_threadgroup(const loaded_kernel&, void* const* arguments,
                               const simdgroup_context& of_threadgroup, kernel_guard&);

}  // namespace pewter::metal
