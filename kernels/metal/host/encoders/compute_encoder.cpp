// MTL::ComputeCommandEncoder: what parameters are bound to, and dispatches as commands. All checks are made
// when the command runs.
#include <cstring>

#include "kernels/metal/host/encoders/counters.hpp"
#include "kernels/metal/host/encoders/dispatches.hpp"
#include "kernels/metal/host/encoders/indirect_commands.hpp"
#include "kernels/metal/host/queues/command_queue.hpp"
#include "kernels/metal/kernel_info.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// What an indirect buffer says. @throws error unless it is all in the buffer, at a multiple of 4
void copy_out(const gpu_work& gpu, void* to, std::size_t bytes, const MTL::Buffer* from, NS::UInteger offset,
              const char* what) {
  if (from == nullptr || offset % 4 != 0 || from->length() < bytes || offset > from->length() - bytes) {
    detail::raise("%s: indirect buffer: offset = %zu, must be a multiple of 4 and have %zu bytes behind it",
                  what, offset, bytes);
  }
  gpu.read(to, static_cast<const buffer_object*>(from)->bytes() + offset, bytes);
}

class compute_encoder_object final : public encoder_of<MTL::ComputeCommandEncoder> {
 public:
  compute_encoder_object(command_buffer_object& buffer, MTL::DispatchType type)
      : encoder_of(buffer), type_(type) {}

  MTL::DispatchType dispatchType() const override { return type_; }
  void endEncoding() override {
    encoder_of::endEncoding();
    state_.reset();
    bound_ = std::make_shared<bindings>();  // resources are the commands' alone
  }
  void setComputePipelineState(const MTL::ComputePipelineState* state) override { state_ = kept(state); }
  void setBytes(const void* bytes, NS::UInteger length, NS::UInteger index) override {
    if (!is_index(index, buffer_limit, "buffer")) return;
    const auto* first = static_cast<const unsigned char*>(bytes);
    bound_buffer b{{}, 0, std::make_shared<const std::vector<unsigned char>>(first, first + length), 0, {}};
    if (gpu() != nullptr && work() != nullptr) b.place = work()->put(bytes, length);
    changed().buffers[static_cast<std::uint32_t>(index)] = std::move(b);
  }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) override {
    if (!is_index(index, buffer_limit, "buffer")) return;
    if (buffer == nullptr) {
      changed().buffers.erase(static_cast<std::uint32_t>(index));
    } else {
      changed().buffers[static_cast<std::uint32_t>(index)] = {kept(buffer), offset, nullptr, 0, {}};
    }
  }
  void setVisibleFunctionTable(const MTL::VisibleFunctionTable* table, NS::UInteger index) override {
    if (!is_index(index, buffer_limit, "buffer")) return;
    if (table == nullptr) {
      changed().buffers.erase(static_cast<std::uint32_t>(index));
    } else {
      changed().buffers[static_cast<std::uint32_t>(index)] = {{}, 0, nullptr, 0, kept(table)};
    }
  }
  void setVisibleFunctionTables(const MTL::VisibleFunctionTable* const tables[], NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setVisibleFunctionTable(tables[n], range.location + n);
  }
  void setBufferOffset(NS::UInteger offset, NS::UInteger index) override {
    const auto found = changed().buffers.find(static_cast<std::uint32_t>(index));
    if (found == bound_->buffers.end() || !found->second.buffer) {
      note("[[buffer(" + std::to_string(index) + ")]]: setBufferOffset without a buffer");
    } else {
      found->second.offset = offset;
    }
  }
  void setBuffers(const MTL::Buffer* const buffers[], const NS::UInteger offsets[],
                  NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setBuffer(buffers[n], offsets[n], range.location + n);
  }
  void setTexture(const MTL::Texture* texture, NS::UInteger index) override {
    put(&bindings::textures, texture, index);
  }
  void setTextures(const MTL::Texture* const textures[], NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setTexture(textures[n], range.location + n);
  }
  void setSamplerState(const MTL::SamplerState* sampler, NS::UInteger index) override {
    put(&bindings::samplers, sampler, index);
  }
  void setSamplerStates(const MTL::SamplerState* const samplers[], NS::Range range) override {
    for (NS::UInteger n = 0; n < range.length; ++n) setSamplerState(samplers[n], range.location + n);
  }
  void setBytes(const void* bytes, NS::UInteger length, NS::UInteger, NS::UInteger index) override {
    setBytes(bytes, length, index);
  }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger, NS::UInteger index) override {
    setBuffer(buffer, offset, index);
  }
  void setBuffers(const MTL::Buffer* const* buffers, const NS::UInteger* offsets, const NS::UInteger*,
                  NS::Range range) override {
    setBuffers(buffers, offsets, range);
  }
  void setBufferOffset(NS::UInteger offset, NS::UInteger, NS::UInteger index) override {
    setBufferOffset(offset, index);
  }
  void setSamplerState(const MTL::SamplerState* sampler, float, float, NS::UInteger index) override {
    setSamplerState(sampler, index);  // of one level, nothing is clamped
  }
  void setSamplerStates(const MTL::SamplerState* const* samplers, const float*, const float*,
                        NS::Range range) override {
    setSamplerStates(samplers, range);
  }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) override {
    if (is_index(index, buffer_limit, "threadgroup"))
      changed().threadgroup_memory[static_cast<std::uint32_t>(index)] = whole_granules(length);
  }

  void dispatchThreadgroups(MTL::Size groups, MTL::Size threads) override {
    add("dispatchThreadgroups", [d = dispatch_of(threads), groups] { d.run_threadgroups(groups); });
  }
  void dispatchThreadgroups(const MTL::Buffer* indirect, NS::UInteger offset, MTL::Size threads) override {
    add("dispatchThreadgroups", [d = dispatch_of(threads), from = kept(indirect), offset] {
      MTL::DispatchThreadgroupsIndirectArguments grid;
      copy_out(*d.gpu, &grid, sizeof grid, from.get(), offset, d.name());
      const auto& g = grid.threadgroupsPerGrid;
      d.run_threadgroups({g[0], g[1], g[2]});
    });
  }
  void dispatchThreads(MTL::Size grid, MTL::Size threads) override {
    add("dispatchThreads", [d = dispatch_of(threads), grid] { d.run_threads(grid); });
  }

  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* buffer, NS::Range range) override {
    add("executeCommandsInBuffer", [d = dispatch_of({}), of = kept(buffer), range] {
      if (of) run_indirect_commands(*of.get(), range, d);
    });
  }
  void executeCommandsInBuffer(const MTL::IndirectCommandBuffer* buffer, const MTL::Buffer* ranges,
                               NS::UInteger offset) override {
    add("executeCommandsInBuffer", [d = dispatch_of({}), of = kept(buffer), from = kept(ranges), offset] {
      MTL::IndirectCommandBufferExecutionRange r;
      copy_out(*d.gpu, &r, sizeof r, from.get(), offset, "executeCommandsInBuffer: indirect range buffer");
      if (of) run_indirect_commands(*of.get(), {r.location, r.length}, d);
    });
  }
  void sampleCountersInBuffer(const MTL::CounterSampleBuffer* buffer, NS::UInteger index, bool) override {
    add("sampleCountersInBuffer", [gpu = work(), to = kept(buffer), index] {
      gpu->wait();
      if (to) sample(*to.get(), index);
    });
  }

  void updateFence(const MTL::Fence*) override {}
  void waitForFence(const MTL::Fence*) override {}
  void memoryBarrier(MTL::BarrierScope) override {}
  void memoryBarrier(const MTL::Resource* const*, NS::UInteger) override {}
  void useResource(const MTL::Resource* resource, MTL::ResourceUsage) override {
    add("useResource", [own = kept(resource)] {});
  }
  void useResources(const MTL::Resource* const resources[], NS::UInteger count,
                    MTL::ResourceUsage usage) override {
    for (NS::UInteger n = 0; n < count; ++n) useResource(resources[n], usage);
  }
  void useHeap(const MTL::Heap* heap) override {
    add("useHeap", [own = kept(heap)] {});
  }
  void useHeaps(const MTL::Heap* const heaps[], NS::UInteger count) override {
    for (NS::UInteger n = 0; n < count; ++n) useHeap(heaps[n]);
  }

 private:
  /// The bindings, to be changed: those of dispatches that are encoded stay as they were.
  bindings& changed() {
    if (bound_.use_count() != 1) bound_ = std::make_shared<bindings>(*bound_);
    return *bound_;
  }
  void note(const std::string& what) {
    if (bound_->wrong.empty()) changed().wrong = what;
  }
  bool is_index(NS::UInteger index, std::uint32_t limit, const char* kind) {
    if (index < limit) return true;
    note("[[" + std::string(kind) + "(" + std::to_string(index) + ")]], must be 0 to " +
         std::to_string(limit - 1));
    return false;
  }
  template <class Map, class Interface>
  void put(Map bindings::*map, const Interface* object, NS::UInteger index) {
    constexpr std::uint32_t limit = 128;  // Metal's for textures; samplers have fewer
    if (!is_index(index, limit, "texture")) return;
    if (object == nullptr) {
      (changed().*map).erase(static_cast<std::uint32_t>(index));
    } else {
      (changed().*map)[static_cast<std::uint32_t>(index)] = kept(object);
    }
  }
  encoded_dispatch dispatch_of(MTL::Size threads) const { return {state_, bound_, threads, work()}; }

  MTL::DispatchType type_;
  NS::SharedPtr<MTL::ComputePipelineState> state_;
  std::shared_ptr<bindings> bound_ = std::make_shared<bindings>();
};

}  // namespace

MTL::ComputeCommandEncoder* new_compute_encoder(command_buffer_object& buffer, MTL::DispatchType type) {
  return (new compute_encoder_object(buffer, type))->autorelease();
}

}  // namespace pewter::metal::host
