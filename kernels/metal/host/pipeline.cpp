// MTL::ComputePipelineState and its descriptor.
#include "kernels/metal/host/library.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

class pipeline_descriptor_object final : public MTL::ComputePipelineDescriptor {
 public:
  MTL::ComputePipelineDescriptor* init() override { return this; }
  NS::String* label() const override { return label_.get(); }
  void setLabel(const NS::String* v) override { label_ = kept(v); }
  MTL::Function* computeFunction() const override { return function_.get(); }
  void setComputeFunction(const MTL::Function* v) override { function_ = kept(v); }
  bool threadGroupSizeIsMultipleOfThreadExecutionWidth() const override { return whole_simdgroups_; }
  void setThreadGroupSizeIsMultipleOfThreadExecutionWidth(bool v) override { whole_simdgroups_ = v; }
  NS::UInteger maxTotalThreadsPerThreadgroup() const override { return threads_; }
  void setMaxTotalThreadsPerThreadgroup(NS::UInteger v) override { threads_ = v; }
  void reset() override {
    label_.reset();
    function_.reset();
    whole_simdgroups_ = false;
    threads_ = 0;
  }

 private:
  NS::Object* copied() const override {
    auto* const copy = new pipeline_descriptor_object;
    copy->label_ = label_, copy->function_ = function_;
    copy->whole_simdgroups_ = whole_simdgroups_, copy->threads_ = threads_;
    return copy;
  }
  NS::SharedPtr<NS::String> label_;
  NS::SharedPtr<MTL::Function> function_;
  bool whole_simdgroups_ = false;
  NS::UInteger threads_ = 0;
};

MTL::ComputePipelineState* made(const MTL::ComputePipelineDescriptor& d, NS::Error** error) {
  if (d.computeFunction() == nullptr) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorFunctionNotFound,
               "newComputePipelineState: function = nullptr, must be a kernel");
    return nullptr;
  }
  try {
    const metal::pipeline p = static_cast<const function_object*>(d.computeFunction())->pipeline();
    return new pipeline_object(p, d.maxTotalThreadsPerThreadgroup(),
                               d.threadGroupSizeIsMultipleOfThreadExecutionWidth(), d.label());
  } catch (const std::exception& e) {
    give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorUnsupported, e.what());
    return nullptr;
  }
}

}  // namespace

pipeline_object::pipeline_object(const metal::pipeline& pipeline, NS::UInteger wanted, bool whole_simdgroups,
                                 const NS::String* label)
    : pipeline_(pipeline),
      max_threads_(pipeline.limits().max_total_threads_per_threadgroup),
      whole_simdgroups_(whole_simdgroups),
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

MTL::ComputePipelineState* new_pipeline(const MTL::Function* function, NS::Error** error) {
  const auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
  d->setComputeFunction(function);
  return made(*d.get(), error);
}

MTL::ComputePipelineState* new_pipeline(const MTL::ComputePipelineDescriptor* d, NS::Error** error) {
  return d == nullptr ? new_pipeline(static_cast<const MTL::Function*>(nullptr), error) : made(*d, error);
}

}  // namespace pewter::metal::host

MTL::ComputePipelineDescriptor* MTL::ComputePipelineDescriptor::alloc() {
  return new pewter::metal::host::pipeline_descriptor_object;
}
