// Metal source on the CPU and on NVIDIA's GPUs: a library of kernels from .metal source, pipelines,
// dispatches.
//
//   const auto library = pewter::metal::library::from_file("saxpy.metal");
//   const auto saxpy = library.pipeline("saxpy");
//   pewter::metal::arguments a;
//   a.set_buffer(0, x); a.set_buffer(1, y); a.set_value(2, 2.0f);
//   pewter::metal::dispatch_threads(saxpy, a, {n, 1, 1}, {256, 1, 1});
//
// Source is compiled by the program pewter-metalc, which this library starts; objects are kept in a cache on
// disk, by content. 32 threads run as one function on vectors. Link pewter::metal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/geometry.hpp"
#include "pewter/launch.hpp"
#include "pewter/msl/texture_descriptor.h"

/// Metal source on the CPU.
namespace pewter::metal {

/// A source whose visible functions are linked to kernels of another one.
struct linked_source {
  std::string source, name;                           ///< text or bundle, and its name for messages
  std::vector<std::string> include_folders, defines;  ///< of its own; its kernels' constants have no value
};

/// What pewter-metalc is told.
struct compile_settings {
  std::vector<std::string> include_folders;
  std::vector<std::string> defines;              ///< NAME or NAME=VALUE
  std::vector<std::string> options;              ///< more of pewter-metalc's: --language=-fsigned-zeros
  std::map<std::string, std::string> constants;  ///< function constants, by index or name: {"3", "true"}
  /// Function constants without a value are zero, as a Metal program takes them for that gives values to
  /// others; else a kernel that reads one has no pipeline.
  bool unset_constants_are_zero = false;
  std::vector<std::string> kernels;  ///< only these are compiled; empty: any that is asked for
  /// Checked mode: a dispatch throws an error that names each access out of bounds, race, read of threadgroup
  /// memory that was never written, barrier in divergent control flow and value of an inactive lane, with its
  /// place in the source. One thread at a time: slow. PEWTER_METAL_CHECK=1 in the environment asks for it.
  bool check = false;
  /// Sources of other libraries, whose visible functions the kernels call by address as well as their own.
  std::vector<linked_source> linked;
  /// Sources with functions that the kernels' one declares: the first that has a function gives it.
  std::vector<linked_source> libraries;
  /// A library whose kernels call undefined functions is made, too: their pipelines are errors.
  bool allows_undefined = false;
  /// Libraries of one source, with the same macros, that share this preprocess it once.
  std::shared_ptr<struct expanded_text> read;
  std::string target;  ///< empty: launch's choice: PEWTER_TARGET, else the best that this machine has
};

class pipeline;
struct loaded_object;
class compiled_source;

/// The kernels of one source. Copies share them. If a source has many, each is compiled when its pipeline is
/// made.
class library {
 public:
  /// @param source Metal's text
  /// @param name of the source, for messages
  /// @throws error with clang's messages, or all features that are not supported, by line
  static library from_source(const std::string& source, const std::string& name = "program_source",
                             const compile_settings& = {});
  /// A source, an .air file or an object.
  /// @throws error if the file cannot be read; as from_source and from_object
  static library from_file(const std::string& path, const compile_settings& = {});
  /// An object that pewter-metalc or metallib wrote. With function constants, checks or linked sources, or
  /// for a target that it has no code for, its kernels are compiled anew from the sources that it carries.
  /// @throws error where it carries none, and for macros, which are those that it was made with
  static library from_object(const std::string& path, const compile_settings& = {});
  /// The same for this target, with no other setting; "": launch's choice.
  static library from_object(const std::string& path, const std::string& target);

  /// Names of kernels.
  std::vector<std::string> function_names() const;
  /// Names of functions with [[visible]] or [[stitchable]].
  std::vector<std::string> visible_function_names() const;
  /// "file:line: note: fragment function 'f' is left out", for each function that is not a compute function.
  std::vector<std::string> notes() const;
  /// @throws error naming the kernels in the library, or what does not compile
  metal::pipeline pipeline(const std::string& name) const;

 private:
  friend struct pipeline_access;
  std::shared_ptr<const compiled_source> source_;
  std::shared_ptr<const loaded_object> object_;
};

/// One kernel, ready to run. Keeps its library.
class pipeline {
 public:
  /// The kernel's, with its namespace where the source has several of that name.
  const std::string& name() const;
  /// Threads of a threadgroup and of a SIMD group, bytes of threadgroup memory.
  pipeline_limits limits() const;
  /// The instruction set that it is compiled for.
  const char* target() const;
  /// Names of the functions that it can call through tables.
  std::vector<std::string> visible_functions() const;
  /// Indices of its [[buffer(n)]] parameters, in their order.
  std::vector<std::uint32_t> buffers() const;
  /// Indices of its [[threadgroup(n)]] parameters, in their order.
  std::vector<std::uint32_t> threadgroup_arguments() const;
  /// Indices of its [[texture(n)]] parameters, in their order.
  std::vector<std::uint32_t> textures() const;
  /// Indices of its [[sampler(n)]] parameters, in their order.
  std::vector<std::uint32_t> samplers() const;
  /// Whether it may write into [[buffer(index)]].
  bool may_write_buffer(std::uint32_t index) const;
  /// Whether it may write into [[texture(index)]].
  bool may_write_texture(std::uint32_t index) const;

 private:
  friend class library;
  friend struct pipeline_access;
  std::shared_ptr<const compiled_source> source_;
  std::shared_ptr<const loaded_object> object_;
  std::size_t index_ = 0;
};

/// What a kernel calls through a visible_function_table<T>: functions by index, of the kernel's own source.
class function_table {
 public:
  /// A table of `size` places without a function.
  explicit function_table(std::size_t size)
      : words_(std::make_shared<std::vector<std::uint64_t>>(1 + size)), names_(size) {
    words_->front() = size;
  }
  /// Its places.
  std::size_t size() const { return names_.size(); }
  /// A function with [[visible]], by name; "": none. A kernel that calls none gets zeros.
  /// @throws error for an index that is not below size()
  void set_function(std::size_t index, const std::string& name);
  /// The functions' names by index; "": none.
  const std::vector<std::string>& names() const { return names_; }
  /// What a member of an argument buffer holds; valid as long as the table or a copy of it. Its functions are
  /// not compared with the kernel's.
  std::uint64_t address() const { return reinterpret_cast<std::uintptr_t>(words_->data()); }

 private:
  friend struct pipeline_access;
  std::shared_ptr<std::vector<std::uint64_t>> words_;
  std::vector<std::string> names_;
};

/// What a kernel's parameters are bound to. Buffers are the caller's; values are copied.
class arguments {
 public:
  arguments() = default;
  /// The copy has values of its own; buffers and tables are the same.
  arguments(const arguments& other)
      : buffers_(other.buffers_),
        buffer_bytes_(other.buffer_bytes_),
        values_(other.values_),
        threadgroup_memory_(other.threadgroup_memory_),
        textures_(other.textures_),
        samplers_(other.samplers_),
        tables_(other.tables_) {
    for (auto& [index, own] : values_) {
      if (buffers_[index] == other.values_.at(index).data()) buffers_[index] = own.data();
    }
  }
  /// Takes the other's values with it.
  arguments(arguments&&) = default;
  /// As the constructors.
  arguments& operator=(arguments other) {
    std::swap(buffers_, other.buffers_);
    std::swap(buffer_bytes_, other.buffer_bytes_);
    std::swap(values_, other.values_);
    std::swap(threadgroup_memory_, other.threadgroup_memory_);
    std::swap(textures_, other.textures_);
    std::swap(samplers_, other.samplers_);
    std::swap(tables_, other.tables_);
    return *this;
  }

  /// [[buffer(index)]]: memory of the caller's, which stays until the dispatch is done.
  void set_buffer(std::uint32_t index, void* address) {
    buffers_[index] = address;
    buffer_bytes_.erase(index);
    tables_.erase(index);
  }
  /// The same for memory that the kernel only reads.
  void set_buffer(std::uint32_t index, const void* address) { set_buffer(index, const_cast<void*>(address)); }
  /// With its length, which checked mode compares with.
  void set_buffer(std::uint32_t index, const void* address, std::size_t bytes) {
    set_buffer(index, address);
    buffer_bytes_[index] = bytes;
  }
  /// As setBytes: a copy of `bytes` bytes at `from`.
  void set_bytes(std::uint32_t index, const void* from, std::size_t bytes) {
    auto& own = values_[index];
    own.assign((bytes + 15) / 16, {});
    std::memcpy(own.data(), from, bytes);
    set_buffer(index, own.data(), bytes);
  }
  /// As setBytes, of one value.
  template <class T>
  void set_value(std::uint32_t index, const T& value) {
    set_bytes(index, &value, sizeof value);
  }
  /// As setThreadgroupMemoryLength: bytes, a multiple of 16.
  void set_threadgroup_memory(std::uint32_t index, std::size_t bytes) { threadgroup_memory_[index] = bytes; }
  /// The descriptor is copied, the pixels are the caller's.
  void set_texture(std::uint32_t index, const texture_descriptor& texture) { textures_[index] = texture; }
  /// The descriptor is copied.
  void set_sampler(std::uint32_t index, const sampler_descriptor& sampler) { samplers_[index] = sampler; }

  /// [[buffer(index)]] of type visible_function_table<T>; the functions are those of the table, also when set
  /// later.
  void set_function_table(std::uint32_t index, const function_table& table) {
    set_buffer(index, reinterpret_cast<const void*>(table.address()), 8 + 8 * table.size());
    tables_.insert_or_assign(index, table);
  }

 private:
  friend struct pipeline_access;
  struct alignas(16) block {
    unsigned char bytes[16];
  };
  std::map<std::uint32_t, void*> buffers_;
  std::map<std::uint32_t, std::size_t> buffer_bytes_;  ///< of those whose length is known
  std::map<std::uint32_t, std::vector<block>> values_;
  std::map<std::uint32_t, std::size_t> threadgroup_memory_;
  std::map<std::uint32_t, texture_descriptor> textures_;
  std::map<std::uint32_t, sampler_descriptor> samplers_;
  std::map<std::uint32_t, function_table> tables_;
};

/// A kernel that has not ended when its time was over. Its writes until then stay.
class timeout : public error {
 public:
  using error::error;
};

/// A store to memory that is not there or protected. Loads of such memory give zeros.
class page_fault : public error {
 public:
  using error::error;
};

/// Seconds that a dispatch may take which names no other limit; 0: any. Until it is called,
/// PEWTER_METAL_TIMEOUT in the environment says it, else there is none.
/// @throws error for a number that is negative or infinite
void set_default_timeout(double seconds);

/// Seconds that a compilation may take; 0: any. Until it is called, PEWTER_METAL_COMPILE_TIMEOUT in the
/// environment says it, else it is 600. One that takes longer is an error, and its processes are ended.
/// @throws error for a number that is negative or infinite
void set_compile_timeout(double seconds);

/// Bytes of memory that a compilation may have of its own, each of its processes; 0: any. Until it is called,
/// PEWTER_METAL_COMPILE_MEMORY in the environment says it ("2G", "512M"), else it is what the machine has.
/// One that wants more is an error.
void set_compile_memory(std::uint64_t bytes);

inline constexpr int cpu_device = -2;

/// How one dispatch runs.
struct dispatch_settings : dispatch_options {
  /// One thread at a time, without vectors: slow, and what the vector code is compared with.
  bool reference = false;
  /// The dispatch ends with `timeout` if it takes longer; 0: set_default_timeout's.
  double timeout_seconds = 0;
  /// A GPU of gpus(), by its index; cpu_device; -1: what PEWTER_METAL_DEVICE says (cpu, gpu, gpu:1), else the
  /// CPU. Buffers bound with their length are copied there and, if the kernel writes them, back; memory of
  /// the GPU is used where it is. The call returns when the kernel has ended.
  int device = -1;
};

/// What a GPU is called, and what it has.
struct gpu_description {
  std::string name, target;  ///< "sm_90": what the compiler makes code for
  std::size_t memory_bytes;
};
/// NVIDIA's GPUs on which kernels can run; none without a driver.
std::vector<gpu_description> gpus();
/// How long the kernel of the calling thread's last dispatch on a GPU ran there, without copies.
double last_gpu_seconds();

/// As dispatchThreads:threadsPerThreadgroup: threadgroups at the grid's edge are smaller.
/// @throws error for a parameter that is bound to nothing, sizes over the limits, threadgroup memory over 32
/// KB; timeout
void dispatch_threads(const pipeline&, const arguments&, uint3 threads_per_grid,
                      uint3 threads_per_threadgroup, const dispatch_settings& = {});
/// As dispatchThreadgroups:threadsPerThreadgroup:.
void dispatch_threadgroups(const pipeline&, const arguments&, uint3 threadgroups_per_grid,
                           uint3 threads_per_threadgroup, const dispatch_settings& = {});

}  // namespace pewter::metal
