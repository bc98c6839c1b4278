// Libraries, functions and pipelines as device and encoders see them.
#pragma once

#include <map>
#include <mutex>

#include "kernels/metal/host/host_objects.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {
class object_archive;
}

namespace pewter::metal::host {

/// Where a library comes from, so that it can be compiled anew with other constants.
struct library_origin {
  std::string source, name;            ///< text and its name in messages; for an object its bundle, or ""
  std::string install_name;            ///< of a dynamic one
  bool is_dynamic = false;             ///< a library of functions; pipelines take from it what they lack
  std::string object;                  ///< the path of an object, from which it was loaded; empty: of a text
  compile_settings settings;           ///< with the device's target
  std::vector<std::string> functions;  ///< what a stitched library has; empty: all of the source
  std::size_t most_threads = 0;        ///< of a threadgroup of its kernels; 0: as many as each allows
  MTL::Device* device = the_device();

  /// @param kernel the only one that is wanted; empty: all
  /// @param linked libraries of sources whose visible functions it calls, too
  /// @param libraries that are looked into before those that it was made with
  metal::library compile(const std::map<std::string, std::string>& constants, const std::string& kernel,
                         const std::vector<const library_origin*>& linked = {},
                         const std::vector<linked_source>& libraries = {}) const;
};

class function_object final : public labelled<MTL::Function> {
 public:
  /// @param of the library that it is taken from
  /// @param constants that its code has
  function_object(const metal::library& library, const MTL::Library* of, const library_origin& origin,
                  std::map<std::string, std::string> constants, std::string name, bool is_visible)
      : labelled(origin.device),
        library_(library),
        of_(kept(of)),
        origin_(origin),
        constants_(std::move(constants)),
        name_(std::move(name)),
        is_visible_(is_visible) {}
  MTL::FunctionType functionType() const override {
    return is_visible_ ? MTL::FunctionTypeVisible : MTL::FunctionTypeKernel;
  }
  NS::String* name() const override { return text_object(given_name_.empty() ? name_ : given_name_); }
  /// The source's.
  const std::string& own_name() const { return name_; }
  /// FunctionDescriptor's specializedName.
  void set_given_name(const std::string& name) { given_name_ = name; }
  /// @throws error for a buffer that holds no structure, or of a library that has no source
  MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger index) override {
    return newArgumentEncoder(index, nullptr);
  }
  MTL::ArgumentEncoder* newArgumentEncoder(NS::UInteger index, MTL::Argument* const* reflection) override;
  /// The constants without a value in this function. Empty for a visible function.
  NS::Dictionary* functionConstantsDictionary() const override;
  MTL::FunctionOptions options() const override { return options_; }
  void set_options(MTL::FunctionOptions options) { options_ = options; }
  MTL::PatchType patchType() const override { return MTL::PatchTypeNone; }
  NS::Integer patchControlPointCount() const override {
    return -1;
  }  // Metal's for a function without patches
  const MTL::Library* of() const { return of_.get(); }

  /// It comes from an object that has its code.
  bool is_compiled() const {
    return !origin_.object.empty() && constants_.empty() && origin_.settings.libraries.empty();
  }
  /// Adds what a pipeline of it needs, so that no compiler is started. An object needs nothing.
  void put_into(object_archive&, const metal::pipeline&) const;

  /// The library's, which lives as long as the function.
  const library_origin& origin() const { return origin_; }

  /// @throws error, as metal::library::pipeline
  metal::pipeline pipeline(const std::vector<const library_origin*>& linked,
                           const std::vector<linked_source>& libraries = {}) const {
    return linked.empty() && libraries.empty()
               ? library_.pipeline(name_)
               : origin_.compile(constants_, name_, linked, libraries).pipeline(name_);
  }

 private:
  metal::library library_;
  NS::SharedPtr<MTL::Library> of_;
  const library_origin& origin_;
  std::map<std::string, std::string> constants_;
  std::string name_, given_name_;
  bool is_visible_;
  MTL::FunctionOptions options_ = MTL::FunctionOptionNone;
};

class pipeline_object final : public of_device<MTL::ComputePipelineState> {
 public:
  /// @param wanted threads at most; 0: as many as the kernel allows
  /// @throws error for a kernel whose own threadgroup memory is over the limit
  pipeline_object(const metal::pipeline& pipeline, NS::UInteger wanted, bool whole_simdgroups,
                  std::vector<std::string> linked, const NS::String* label, MTL::Device* device);
  NS::String* label() const override { return label_.get(); }
  NS::UInteger maxTotalThreadsPerThreadgroup() const override { return max_threads_; }
  NS::UInteger threadExecutionWidth() const override { return simd_execution_width; }
  NS::UInteger staticThreadgroupMemoryLength() const override {
    return pipeline_.limits().static_threadgroup_memory_length;
  }
  bool supportIndirectCommandBuffers() const override { return true; }
  MTL::Size requiredThreadsPerThreadgroup() const override { return {}; }
  MTL::ShaderValidation shaderValidation() const override { return MTL::ShaderValidationDefault; }
  MTL::ComputePipelineReflection* reflection() const override;
  MTL::ResourceID gpuResourceID() const override { return {reinterpret_cast<std::uintptr_t>(this)}; }
  NS::UInteger imageblockMemoryLength(MTL::Size) override { return 0; }
  MTL::FunctionHandle* functionHandle(const MTL::Function* function) override;
  MTL::FunctionHandle* functionHandle(const NS::String* name) override;
  MTL::VisibleFunctionTable* newVisibleFunctionTable(
      const MTL::VisibleFunctionTableDescriptor* descriptor) override;
  MTL::ComputePipelineState* newComputePipelineState(const NS::Array* functions, NS::Error** error) override;
  /// A pipeline may be made of it with more functions.
  void set_descriptor(NS::SharedPtr<MTL::ComputePipelineDescriptor> d) { descriptor_ = std::move(d); }

  const metal::pipeline& pipeline() const { return pipeline_; }
  bool wants_whole_simdgroups() const { return whole_simdgroups_; }

 private:
  metal::pipeline pipeline_;
  NS::UInteger max_threads_;
  bool whole_simdgroups_;
  std::vector<std::string> linked_;  // functions that have handles
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL::ComputePipelineDescriptor> descriptor_;  // supports adding binary functions; or null
  mutable std::mutex mutex_;
  mutable NS::SharedPtr<MTL::ComputePipelineReflection> reflection_;  // made on first use
};

/// Each gives nullptr and an error where it fails.
MTL::Library* new_library_from_source(const NS::String* source, const MTL::CompileOptions* options,
                                      NS::Error** error, MTL::Device* device);
MTL::Library* new_library_from_file(const std::string& path, NS::Error** error, MTL::Device* device);
/// A source's text, or an object of pewter-metalc, in memory.
MTL::Library* new_library_from_data(const NS::Data* data, NS::Error** error, MTL::Device* device);
/// A library of the functions that graphs of calls describe.
MTL::Library* new_stitched_library(const MTL::StitchedLibraryDescriptor* descriptor, NS::Error** error,
                                   MTL::Device* device);
/// From a library's origin.
MTL::Library* new_library(library_origin origin, NS::Error** error);
/// @param options FailOnBinaryArchiveMiss alone counts
MTL::ComputePipelineState* new_pipeline(const MTL::ComputePipelineDescriptor* descriptor, NS::Error** error,
                                        MTL::Device* device,
                                        MTL::PipelineOption options = MTL::PipelineOptionNone);
MTL::ComputePipelineState* new_pipeline(const MTL::Function* function, NS::Error** error,
                                        MTL::Device* device);

/// Constants as the compiler is told them: index or name, and a value in Metal's notation.
std::map<std::string, std::string> constants_of(const MTL::FunctionConstantValues& values);

}  // namespace pewter::metal::host
