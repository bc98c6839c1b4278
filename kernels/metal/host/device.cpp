// MTL::Device: this machine's CPU, and its GPUs.
#include <algorithm>
#include <thread>

#include "kernels/metal/host/device_description.hpp"
#include "kernels/metal/host/encoders/argument_encoder.hpp"
#include "kernels/metal/host/encoders/counters.hpp"
#include "kernels/metal/host/encoders/indirect_commands.hpp"
#include "kernels/metal/host/foundation/data.hpp"
#include "kernels/metal/host/libraries/binary_archive.hpp"
#include "kernels/metal/host/libraries/default_library.hpp"
#include "kernels/metal/host/libraries/dynamic_library.hpp"
#include "kernels/metal/host/libraries/library.hpp"
#include "kernels/metal/host/libraries/made_later.hpp"
#include "kernels/metal/host/queues/command_queue.hpp"
#include "kernels/metal/host/queues/event.hpp"
#include "kernels/metal/host/queues/log_state.hpp"
#include "kernels/metal/host/reflection/reflection.hpp"
#include "kernels/metal/host/resources/resources.hpp"
#include "kernels/metal/runtime/gpu/gpu_device.hpp"

namespace pewter::metal::host {
namespace {

class architecture_object final : public MTL::Architecture {
 public:
  explicit architecture_object(std::string name) : name_(std::move(name)) {}
  NS::String* name() const override { return text_object(name_); }

 private:
  std::string name_;
};

class device_object final : public MTL::Device {
 public:
  /// @param gpu nullptr: the CPU
  explicit device_object(const gpu_device* gpu) : gpu_(gpu), is_(description_of(gpu)) {}
  const gpu_device* gpu() const { return gpu_; }
  NS::String* name() const override { return text_object(is_.name); }
  std::uint64_t registryID() const override { return is_.registry_id; }
  MTL::Size maxThreadsPerThreadgroup() const override { return {1024, 1024, 1024}; }
  NS::UInteger maxThreadgroupMemoryLength() const override { return max_threadgroup_memory; }
  NS::UInteger maxBufferLength() const override { return limits_of(gpu_).of_buffer; }
  NS::UInteger maxArgumentBufferSamplerCount() const override { return 1024; }
  std::uint64_t recommendedMaxWorkingSetSize() const override { return limits_of(gpu_).working_set; }
  NS::UInteger currentAllocatedSize() const override { return allocated_bytes(this); }
  bool isLowPower() const override { return false; }
  bool isHeadless() const override { return true; }
  bool isRemovable() const override { return false; }
  bool hasUnifiedMemory() const override { return gpu_ == nullptr; }
  MTL::DeviceLocation location() const override {
    return gpu_ == nullptr ? MTL::DeviceLocationBuiltIn : MTL::DeviceLocationSlot;
  }
  MTL::ArgumentBuffersTier argumentBuffersSupport() const override { return MTL::ArgumentBuffersTier2; }
  MTL::ReadWriteTextureTier readWriteTextureSupport() const override { return MTL::ReadWriteTextureTier2; }
  bool supports32BitFloatFiltering() const override { return true; }
  bool supportsFamily(MTL::GPUFamily f) override {
    return (f >= MTL::GPUFamilyApple1 && f <= MTL::GPUFamilyApple8) || f == MTL::GPUFamilyMac2 ||
           (f >= MTL::GPUFamilyCommon1 && f <= MTL::GPUFamilyCommon3) || f == MTL::GPUFamilyMetal3;
  }
  bool supportsDynamicLibraries() const override { return true; }
  MTL::DynamicLibrary* newDynamicLibrary(const MTL::Library* library, NS::Error** error) override {
    return new_dynamic_library(library, error);
  }
  MTL::DynamicLibrary* newDynamicLibrary(const NS::URL* url, NS::Error** error) override {
    return new_dynamic_library(url, error, this);
  }
  bool supportsFunctionPointers() const override { return true; }
  bool supportsRaytracing() const override { return false; }
  void sampleTimestamps(MTL::Timestamp* cpu, MTL::Timestamp* gpu) override {
    const MTL::Timestamp now = timestamp();
    if (cpu != nullptr) *cpu = now;
    if (gpu != nullptr) *gpu = now;
  }
  std::uint64_t queryTimestampFrequency() override { return timestamp_frequency; }
  MTL::Architecture* architecture() const override { return architecture_.get(); }
  NS::UInteger locationNumber() const override { return is_.slot; }
  std::uint64_t maxTransferRate() const override { return 0; }  // built in, or not known
  NS::UInteger maximumConcurrentCompilationTaskCount() const override {
    return std::max(1u, std::thread::hardware_concurrency());
  }
  bool shouldMaximizeConcurrentCompilation() const override { return maximize_compilation_; }
  void setShouldMaximizeConcurrentCompilation(bool v) override { maximize_compilation_ = v; }
  bool supportsCounterSampling(MTL::CounterSamplingPoint at) override {
    return at == MTL::CounterSamplingPointAtStageBoundary ||
           at == MTL::CounterSamplingPointAtDispatchBoundary || at == MTL::CounterSamplingPointAtBlitBoundary;
  }
  bool supportsFeatureSet(MTL::FeatureSet) override { return false; }  // families of 2014 to 2018
  bool supportsTextureSampleCount(NS::UInteger count) override { return count == 1; }
  NS::Array* counterSets() const override { return counter_sets(); }
  MTL::CounterSampleBuffer* newCounterSampleBuffer(const MTL::CounterSampleBufferDescriptor* d,
                                                   NS::Error** error) override {
    return new_sample_buffer(d, error, this);
  }
  NS::UInteger minimumTextureBufferAlignmentForPixelFormat(MTL::PixelFormat format) override {
    return minimumLinearTextureAlignmentForPixelFormat(format);
  }
  NS::UInteger minimumLinearTextureAlignmentForPixelFormat(MTL::PixelFormat format) override {
    return texture_pixel_bytes(static_cast<texture_format>(format));
  }
  MTL::SizeAndAlign heapBufferSizeAndAlign(NS::UInteger length, MTL::ResourceOptions) override {
    return {with_zeros_behind(length), memory_granularity};
  }
  MTL::SizeAndAlign heapTextureSizeAndAlign(const MTL::TextureDescriptor* d) override {
    return {with_zeros_behind(plan_texture(d).bytes), memory_granularity};
  }

  MTL::CommandQueue* newCommandQueue() override { return new queue_object(this); }
  MTL::CommandQueue* newCommandQueue(NS::UInteger) override { return new queue_object(this); }
  MTL::CommandQueue* newCommandQueue(const MTL::CommandQueueDescriptor* d) override {
    auto* const queue = new queue_object(this);
    if (d != nullptr) queue->log_state = kept(d->logState());
    return queue;
  }
  MTL::ResidencySet* newResidencySet(const MTL::ResidencySetDescriptor* d, NS::Error** error) override {
    return new_residency_set(d, error, this);
  }
  MTL::IndirectCommandBuffer* newIndirectCommandBuffer(const MTL::IndirectCommandBufferDescriptor* d,
                                                       NS::UInteger count,
                                                       MTL::ResourceOptions options) override {
    return new_indirect_commands(d, count, options, this);
  }
  MTL::ArgumentEncoder* newArgumentEncoder(const NS::Array* arguments) override {
    return new_argument_encoder(arguments, this);
  }
  MTL::ArgumentEncoder* newArgumentEncoder(const MTL::BufferBinding* binding) override {
    const shared_type element = element_of(binding);
    const bool is_structure = element != nullptr && element->kind == reflected_type::structure;
    return is_structure ? new_argument_encoder(element, this) : nullptr;
  }
  MTL::BinaryArchive* newBinaryArchive(const MTL::BinaryArchiveDescriptor* d, NS::Error** error) override {
    return new_binary_archive(d, error, this);
  }
  MTL::LogState* newLogState(const MTL::LogStateDescriptor* d, NS::Error** error) override {
    return new_log_state(d, error);
  }

  MTL::Buffer* newBuffer(NS::UInteger length, MTL::ResourceOptions options) override {
    shared_bytes bytes = new_bytes(this, options, length);
    return bytes == nullptr ? nullptr : new buffer_object(this, std::move(bytes), length, options);
  }
  MTL::Buffer* newBuffer(const void* from, NS::UInteger length, MTL::ResourceOptions options) override {
    shared_bytes bytes = new_bytes(this, options, length, from);
    return bytes == nullptr ? nullptr : new buffer_object(this, std::move(bytes), length, options);
  }
  MTL::Buffer* newBuffer(const void* memory, NS::UInteger length, MTL::ResourceOptions options,
                         const std::function<void(void*, NS::UInteger)>& deallocator) override {
    if (memory == nullptr || length == 0) return nullptr;
    auto* const own = static_cast<unsigned char*>(const_cast<void*>(memory));
    shared_bytes bytes{own, [deallocator, length](unsigned char* p) {
                         if (deallocator) deallocator(p, length);
                       }};
    return buffer_object::of_program(this, std::move(bytes), length, options);
  }
  MTL::Texture* newTexture(const MTL::TextureDescriptor* d) override {
    planned_texture plan = plan_texture(d);
    if (plan.bytes == 0) return nullptr;
    plan.storage.bytes = new_bytes(this, d->resourceOptions(), plan.bytes);
    if (plan.storage.bytes == nullptr) return nullptr;
    plan.storage.shape.base = plan.storage.bytes.get();
    return new texture_object(this, std::move(plan.storage), plan.bytes, d->resourceOptions());
  }
  MTL::Heap* newHeap(const MTL::HeapDescriptor* d) override { return new_heap(d, this); }
  MTL::SamplerState* newSamplerState(const MTL::SamplerDescriptor* d) override {
    return d == nullptr ? nullptr : new sampler_object(*d, this);
  }
  MTL::Fence* newFence() override { return new fence_object(this); }
  MTL::Event* newEvent() override { return new_event(this); }
  MTL::SharedEvent* newSharedEvent() override { return new_shared_event(this); }
  MTL::SharedEvent* newSharedEvent(const MTL::SharedEventHandle* handle) override {
    return shared_event_of(handle);
  }

  MTL::Library* newDefaultLibrary() override {
    const std::string path = default_library();
    return path.empty() ? nullptr : new_library_from_file(path, nullptr, this);
  }
  MTL::Library* newDefaultLibrary(const NS::Bundle* bundle, NS::Error** error) override {
    if (bundle == nullptr || bundle == NS::Bundle::mainBundle()) {
      const std::string path = default_library();
      return new_library_from_file(path.empty() ? "default.metallib" : path, error, this);
    }
    return new_library_from_file(library_in(text_of(bundle->bundlePath())), error, this);
  }
  MTL::Library* newLibrary(const dispatch_data_t data, NS::Error** error) override {
    return new_library_from_data(data_of(data), error, this);
  }
  MTL::Library* newLibrary(const NS::String* path, NS::Error** error) override {
    return new_library_from_file(text_of(path), error, this);
  }
  MTL::Library* newLibrary(const NS::URL* url, NS::Error** error) override {
    return new_library_from_file(url == nullptr ? "" : url->fileSystemRepresentation(), error, this);
  }
  MTL::Library* newLibrary(const NS::String* source, const MTL::CompileOptions* options,
                           NS::Error** error) override {
    return new_library_from_source(source, options, error, this);
  }
  void newLibrary(const NS::String* source, const MTL::CompileOptions* options,
                  const MTL::NewLibraryCompletionHandlerFunction& handler) override {
    make_later(handler, [this, source = kept(source), copy = copy_of(options)](NS::Error** error) {
      return new_library_from_source(source.get(), copy.get(), error, this);
    });
  }
  MTL::Library* newLibrary(const MTL::StitchedLibraryDescriptor* d, NS::Error** error) override {
    return new_stitched_library(d, error, this);
  }
  void newLibrary(const MTL::StitchedLibraryDescriptor* d,
                  const MTL::NewLibraryCompletionHandlerFunction& handler) override {
    make_later(handler, [this, copy = copy_of(d)](auto e) { return newLibrary(copy.get(), e); });
  }

  MTL::ComputePipelineState* newComputePipelineState(const MTL::Function* function,
                                                     NS::Error** error) override {
    return new_pipeline(function, error, this);
  }
  MTL::ComputePipelineState* newComputePipelineState(const MTL::Function* function, MTL::PipelineOption,
                                                     MTL::ComputePipelineReflection* const* reflection,
                                                     NS::Error** error) override {
    return reflected(new_pipeline(function, error, this), reflection);
  }
  MTL::ComputePipelineState* newComputePipelineState(const MTL::ComputePipelineDescriptor* d,
                                                     MTL::PipelineOption options,
                                                     MTL::ComputePipelineReflection* const* reflection,
                                                     NS::Error** error) override {
    return reflected(new_pipeline(d, error, this, options), reflection);
  }
  void newComputePipelineState(
      const MTL::Function* function, MTL::PipelineOption,
      const MTL::NewComputePipelineStateWithReflectionCompletionHandlerFunction& handler) override {
    const auto d = NS::TransferPtr(MTL::ComputePipelineDescriptor::alloc()->init());
    d->setComputeFunction(function);
    newComputePipelineState(d.get(), 0, handler);
  }
  void newComputePipelineState(
      const MTL::ComputePipelineDescriptor* d, MTL::PipelineOption options,
      const MTL::NewComputePipelineStateWithReflectionCompletionHandlerFunction& handler) override {
    make_later(
        [handler](MTL::ComputePipelineState* state, NS::Error* error) {
          handler(state, state == nullptr ? nullptr : state->reflection(), error);
        },
        [this, options, copy = copy_of(d)](NS::Error** error) {
          return new_pipeline(copy.get(), error, this, options);
        });
  }
  void newComputePipelineState(
      const MTL::Function* function,
      const MTL::NewComputePipelineStateCompletionHandlerFunction& handler) override {
    make_later(handler, [this, function = kept(function)](NS::Error** error) {
      return new_pipeline(function.get(), error, this);
    });
  }

 private:
  /// Stores a pipeline's reflection where the caller wants it.
  static MTL::ComputePipelineState* reflected(MTL::ComputePipelineState* state,
                                              MTL::ComputePipelineReflection* const* to) {
    if (state != nullptr && to != nullptr)
      *const_cast<MTL::ComputePipelineReflection**>(to) = state->reflection();
    return state;
  }
  const gpu_device* gpu_;
  device_description is_;
  NS::SharedPtr<MTL::Architecture> architecture_ =
      NS::TransferPtr<MTL::Architecture>(new architecture_object(is_.target));
  std::atomic<bool> maximize_compilation_ = false;
};

}  // namespace

MTL::Device* the_device() {
  static auto* const device = new device_object(nullptr);
  return device;
}

const gpu_device* gpu_of(const MTL::Device* d) { return static_cast<const device_object*>(d)->gpu(); }

static const std::vector<MTL::Device*>& gpu_devices() {
  static const auto& devices = *[] {  // by their index; looked for when a program asks for one of them
    auto* const made = new std::vector<MTL::Device*>;
    for (const gpu_device& g : gpu_device::all()) made->push_back(new device_object(&g));
    return made;
  }();
  return devices;
}

MTL::Device* MTL::CreateSystemDefaultDevice() {
  const int index = device_of_environment();
  if (index == cpu_device) return the_device()->retain();
  return gpu_devices()[static_cast<std::size_t>(gpu_device::at(index).prepare().index())]->retain();
}

NS::Array* MTL::CopyAllDevices() {
  std::vector<const NS::Object*> all = {the_device()};
  for (const MTL::Device* d : gpu_devices()) all.push_back(d);
  const auto first = NS::TransferPtr(CreateSystemDefaultDevice());  // which MLX and others take
  std::rotate(all.begin(), std::find(all.begin(), all.end(), first.get()), all.end());
  return NS::Array::alloc()->init(all.data(), all.size());
}

}  // namespace pewter::metal::host
