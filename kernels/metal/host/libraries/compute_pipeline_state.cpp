// MTL::ComputePipelineState and its descriptor.
#include <algorithm>

#include "kernels/metal/host/libraries/binary_archive.hpp"
#include "kernels/metal/host/libraries/dynamic_library.hpp"
#include "kernels/metal/host/libraries/visible_functions.hpp"
#include "kernels/metal/host/reflection/reflection.hpp"
#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/gpu/gpu_launch.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// What a pipeline is linked to.
struct linked_functions {
  std::vector<std::string> names;                ///< that have handles
  std::vector<const library_origin*> libraries;  ///< other ones than the kernel's
};

/// Adds functions of a pipeline's list; nullptr: none.
/// @param is_binary they must be compiled by themselves
/// @throws error for a kernel
void add(const NS::Array* functions, const function_object& kernel, bool have_handles, bool is_binary,
         linked_functions& to) {
  const NS::UInteger count = functions == nullptr ? 0 : functions->count();
  for (NS::UInteger n = 0; n < count; ++n) {
    const auto& f = *functions->object<const function_object>(n);
    const std::string name = f.own_name();
    const std::string what =
        text_of(kernel.name()) + ": linked function " + std::to_string(n) + " = '" + name;
    if (f.functionType() != MTL::FunctionTypeVisible)
      throw error(what + "', must be a visible function, this is a kernel");
    if (is_binary && (f.options() & MTL::FunctionOptionCompileToBinary) == 0)
      throw error(what + "', must be made with MTL::FunctionOptionCompileToBinary to be a binary function");
    const bool is_known =
        std::find(to.libraries.begin(), to.libraries.end(), &f.origin()) != to.libraries.end();
    if (f.of() != kernel.of() && !is_known) to.libraries.push_back(&f.origin());
    if (have_handles) to.names.push_back(name);
  }
}

linked_functions linked_to(const function_object& kernel, const MTL::LinkedFunctions* given) {
  linked_functions all;
  if (given == nullptr) return all;
  add(given->functions(), kernel, true, false, all);
  add(given->binaryFunctions(), kernel, true, true, all);
  add(given->privateFunctions(), kernel, false, false, all);
  return all;
}

/// @throws error where none of a descriptor's archives has what its pipeline needs
void check_archived(const MTL::ComputePipelineDescriptor& d, const metal::pipeline& pipeline) {
  const NS::Array* const archives = d.binaryArchives();
  const auto* source = pipeline_access::source_of(pipeline);
  bool is_there =
      source == nullptr || static_cast<const function_object&>(*d.computeFunction()).is_compiled();
  for (NS::UInteger n = 0; !is_there && archives != nullptr && n < archives->count(); ++n)
    is_there = source->is_in(archive_of(*archives->object<const MTL::BinaryArchive>(n)), pipeline.name());
  if (!is_there) throw error(pipeline.name() + ": no binary archive of the descriptor has this pipeline");
}

/// With code of the GPU, which the driver has made of it: errors are the pipeline's, and its first dispatch
/// does not wait.
metal::pipeline made_for(const gpu_device* gpu, const metal::pipeline& pipeline) {
  if (gpu == nullptr) return pipeline;
  const metal::pipeline own = with_gpu_code(pipeline, *gpu);
  gpu->use();
  pipeline_access::kernel_of(own).gpu->function(*gpu, own.name(), 0, gpu_text::apart);
  return own;
}

/// What the descriptor asks for, within the library's bound; 0: as many as the kernel allows.
NS::UInteger wanted_threads(const MTL::ComputePipelineDescriptor& d, const library_origin& library,
                            const metal::pipeline& pipeline) {
  const NS::UInteger wanted = d.maxTotalThreadsPerThreadgroup(), most = library.most_threads;
  if (most == 0) return wanted;
  return std::min<NS::UInteger>(most,
                                wanted == 0 ? pipeline.limits().max_total_threads_per_threadgroup : wanted);
}

MTL::ComputePipelineState* made(const MTL::ComputePipelineDescriptor& d, NS::Error** error,
                                MTL::Device* device, MTL::PipelineOption options) {
  if (d.computeFunction() == nullptr) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorFunctionNotFound,
               "newComputePipelineState: function = nullptr, must be a kernel");
    return nullptr;
  }
  try {
    const auto& kernel = static_cast<const function_object&>(*d.computeFunction());
    constexpr NS::UInteger deepest_calls = 8;  // compiler/import/function_pointers.cpp
    if (d.maxCallStackDepth() > deepest_calls)
      detail::raise("%s: maxCallStackDepth = %zu, must be at most %zu", text_of(kernel.name()).c_str(),
                    d.maxCallStackDepth(), deepest_calls);
    linked_functions linked = linked_to(kernel, d.linkedFunctions());
    std::vector<linked_source> libraries = sources_of(d.preloadedLibraries());
    for (linked_source& l : sources_of(d.insertLibraries())) libraries.push_back(std::move(l));
    const metal::pipeline pipeline = made_for(gpu_of(device), kernel.pipeline(linked.libraries, libraries));
    if ((options & MTL::PipelineOptionFailOnBinaryArchiveMiss) != 0) check_archived(d, pipeline);
    auto* const state = new pipeline_object(pipeline, wanted_threads(d, kernel.origin(), pipeline),
                                            d.threadGroupSizeIsMultipleOfThreadExecutionWidth(),
                                            std::move(linked.names), d.label(), device);
    if (d.supportAddingBinaryFunctions()) state->set_descriptor(NS::TransferPtr(d.copy()));
    return state;
  } catch (const std::exception& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorUnsupported, e.what());
    return nullptr;
  }
}

}  // namespace

pipeline_object::pipeline_object(const metal::pipeline& pipeline, NS::UInteger wanted, bool whole_simdgroups,
                                 std::vector<std::string> linked, const NS::String* label,
                                 MTL::Device* device)
    : of_device(device),
      pipeline_(pipeline),
      max_threads_(pipeline.limits().max_total_threads_per_threadgroup),
      whole_simdgroups_(whole_simdgroups),
      linked_(std::move(linked)),
      label_(kept(label)) {
  const pipeline_limits limits = pipeline.limits();
  const char* name = pipeline.name().c_str();
  if (limits.static_threadgroup_memory_length > max_threadgroup_memory) {
    detail::raise("%s: threadgroup memory = %zu bytes, must be at most %zu", name,
                  limits.static_threadgroup_memory_length, max_threadgroup_memory);
  }
  if (wanted > max_threads_) {
    detail::raise("%s: maxTotalThreadsPerThreadgroup = %zu, must be at most %zu", name, wanted, max_threads_);
  }
  if (wanted != 0) max_threads_ = wanted;
}

MTL::FunctionHandle* pipeline_object::functionHandle(const MTL::Function* function) {
  if (function == nullptr) return nullptr;
  return functionHandle(text_object(static_cast<const function_object*>(function)->own_name()));
}

MTL::FunctionHandle* pipeline_object::functionHandle(const NS::String* name) {
  const bool is_linked = std::find(linked_.begin(), linked_.end(), text_of(name)) != linked_.end();
  return is_linked ? (new function_handle_object(name, device()))->autorelease() : nullptr;
}

MTL::ComputePipelineState* pipeline_object::newComputePipelineState(const NS::Array* functions,
                                                                    NS::Error** error) {
  if (!descriptor_) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorUnsupported,
               pipeline_.name() + ": its descriptor must have supportAddingBinaryFunctions");
    return nullptr;
  }
  const auto d = NS::TransferPtr(descriptor_->copy());
  const auto linked = NS::TransferPtr(d->linkedFunctions() == nullptr ? MTL::LinkedFunctions::alloc()->init()
                                                                      : d->linkedFunctions()->copy());
  std::vector<const NS::Object*> all;
  for (const NS::Array* list : {static_cast<const NS::Array*>(linked->binaryFunctions()), functions}) {
    for (NS::UInteger n = 0; list != nullptr && n < list->count(); ++n)
      all.push_back(list->object<const NS::Object>(n));
  }
  linked->setBinaryFunctions(NS::Array::array(all.data(), all.size()));
  d->setLinkedFunctions(linked.get());
  return made(*d.get(), error, device(), MTL::PipelineOptionNone);
}

MTL::ComputePipelineReflection* pipeline_object::reflection() const {
  const std::lock_guard lock(mutex_);
  if (!reflection_) reflection_ = NS::TransferPtr(new_reflection(pipeline_));
  return reflection_.get();
}

MTL::VisibleFunctionTable* pipeline_object::newVisibleFunctionTable(
    const MTL::VisibleFunctionTableDescriptor* descriptor) {
  return descriptor == nullptr ? nullptr : new function_table_object(descriptor->functionCount(), device());
}

MTL::ComputePipelineState* new_pipeline(const MTL::Function* function, NS::Error** error,
                                        MTL::Device* device) {
  const auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(function);
  return made(*d.get(), error, device, MTL::PipelineOptionNone);
}

MTL::ComputePipelineState* new_pipeline(const MTL::ComputePipelineDescriptor* d, NS::Error** error,
                                        MTL::Device* device, MTL::PipelineOption options) {
  return d == nullptr ? new_pipeline(static_cast<const MTL::Function*>(nullptr), error, device)
                      : made(*d, error, device, options);
}

}  // namespace pewter::metal::host
