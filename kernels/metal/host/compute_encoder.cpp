// MTL::ComputeCommandEncoder: what parameters are bound to, and dispatches as commands. All checks are made
// when the command runs.
#include <array>
#include <memory>

#include "kernels/metal/host/command_queue.hpp"
#include "kernels/metal/host/library.hpp"
#include "kernels/metal/host/resources.hpp"
#include "kernels/metal/host/visible_functions.hpp"
#include "kernels/metal/kernel_info.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// A buffer and an offset, or bytes of the encoder's own, or a table.
struct bound_buffer {
  NS::SharedPtr<MTL::Buffer> buffer;
  std::size_t offset = 0;
  std::shared_ptr<const std::vector<unsigned char>> bytes;
  NS::SharedPtr<MTL::VisibleFunctionTable> table;
};

struct bindings {
  std::map<std::uint32_t, bound_buffer> buffers;
  std::map<std::uint32_t, NS::SharedPtr<MTL::Texture>> textures;
  std::map<std::uint32_t, NS::SharedPtr<MTL::SamplerState>> samplers;
  std::map<std::uint32_t, std::size_t> threadgroup_memory;
  std::string wrong;  // the first that was

  arguments bound(const char* kernel) const {
    if (!wrong.empty()) throw error(std::string(kernel) + ": " + wrong);
    arguments a;
    for (const auto& [index, b] : buffers) {
      if (b.bytes) {
        a.set_buffer(index, static_cast<const void*>(b.bytes->data()), b.bytes->size());
        continue;
      }
      if (b.table) {
        a.set_function_table(index, static_cast<const function_table_object&>(*b.table.get()).table());
        continue;
      }
      const auto& buffer = static_cast<const buffer_object&>(*b.buffer.get());
      if (b.offset > buffer.length()) {
        detail::raise("%s: [[buffer(%u)]]: offset = %zu, must be at most the buffer's length, %zu", kernel,
                      index, b.offset, buffer.length());
      }
      a.set_buffer(index, buffer.bytes() + b.offset, buffer.length() - b.offset);
    }
    for (const auto& [index, t] : textures)
      a.set_texture(index, static_cast<const texture_object&>(*t.get()).shape());
    for (const auto& [index, s] : samplers)
      a.set_sampler(index, static_cast<const sampler_object&>(*s.get()).state());
    for (const auto& [index, bytes] : threadgroup_memory) {
      if (bytes % threadgroup_memory_granularity != 0) {
        detail::raise("%s: [[threadgroup(%u)]]: length = %zu, must be a multiple of 16", kernel, index,
                      bytes);
      }
      a.set_threadgroup_memory(index, bytes);
    }
    return a;
  }
};

std::uint32_t extent(const char* kernel, const char* what, NS::UInteger n) {
  if (n > UINT32_MAX) detail::raise("%s: %s = %zu, must be below 2^32", kernel, what, n);
  return static_cast<std::uint32_t>(n);
}

uint3 extents(const char* kernel, const char* what, MTL::Size s) {
  return {extent(kernel, what, s.width), extent(kernel, what, s.height), extent(kernel, what, s.depth)};
}

/// One dispatch, as it was encoded.
struct encoded_dispatch {
  NS::SharedPtr<MTL::ComputePipelineState> state;
  std::shared_ptr<const bindings> bound;
  MTL::Size threads;

  const pipeline_object& pipeline() const {
    if (!state) throw error("ComputeCommandEncoder: a dispatch without setComputePipelineState");
    return static_cast<const pipeline_object&>(*state.get());
  }
  const char* name() const { return pipeline().pipeline().name().c_str(); }

  uint3 threadgroup() const {
    const uint3 t = extents(name(), "threads_per_threadgroup", threads);
    detail::check_threads_per_threadgroup(
        name(), t, static_cast<std::uint32_t>(pipeline().maxTotalThreadsPerThreadgroup()));
    if (pipeline().wants_whole_simdgroups() && t.volume() % simd_execution_width != 0) {
      detail::raise("%s: threads_per_threadgroup = %ux%ux%u, must be a multiple of 32 for this pipeline",
                    name(), t.x, t.y, t.z);
    }
    return t;
  }
  void run_threads(MTL::Size grid) const {
    const uint3 t = threadgroup();
    dispatch_threads(pipeline().pipeline(), bound->bound(name()), extents(name(), "threads_per_grid", grid),
                     t);
  }
  void run_threadgroups(MTL::Size groups) const {
    const uint3 t = threadgroup();
    dispatch_threadgroups(pipeline().pipeline(), bound->bound(name()),
                          extents(name(), "threadgroups_per_grid", groups), t);
  }
};

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
    changed().buffers[static_cast<std::uint32_t>(index)] = {
        {}, 0, std::make_shared<const std::vector<unsigned char>>(first, first + length), {}};
  }
  void setBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) override {
    if (!is_index(index, buffer_limit, "buffer")) return;
    if (buffer == nullptr) {
      changed().buffers.erase(static_cast<std::uint32_t>(index));
    } else {
      changed().buffers[static_cast<std::uint32_t>(index)] = {kept(buffer), offset, nullptr, {}};
    }
  }
  void setVisibleFunctionTable(const MTL::VisibleFunctionTable* table, NS::UInteger index) override {
    if (!is_index(index, buffer_limit, "buffer")) return;
    if (table == nullptr) {
      changed().buffers.erase(static_cast<std::uint32_t>(index));
    } else {
      changed().buffers[static_cast<std::uint32_t>(index)] = {{}, 0, nullptr, kept(table)};
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
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) override {
    if (is_index(index, buffer_limit, "threadgroup"))
      changed().threadgroup_memory[static_cast<std::uint32_t>(index)] = length;
  }

  void dispatchThreadgroups(MTL::Size groups, MTL::Size threads) override {
    add("dispatchThreadgroups", [d = dispatch_of(threads), groups] { d.run_threadgroups(groups); });
  }
  void dispatchThreadgroups(const MTL::Buffer* indirect, NS::UInteger offset, MTL::Size threads) override {
    add("dispatchThreadgroups", [d = dispatch_of(threads), from = kept(indirect), offset] {
      MTL::DispatchThreadgroupsIndirectArguments grid;
      if (!from || offset % 4 != 0 || from->length() < sizeof grid || offset > from->length() - sizeof grid) {
        detail::raise(
            "%s: indirect buffer: offset = %zu, must be a multiple of 4 and have 12 bytes behind it",
            d.name(), offset);
      }
      std::memcpy(&grid, static_cast<const buffer_object&>(*from.get()).bytes() + offset, sizeof grid);
      const auto& g = grid.threadgroupsPerGrid;
      d.run_threadgroups({g[0], g[1], g[2]});
    });
  }
  void dispatchThreads(MTL::Size grid, MTL::Size threads) override {
    add("dispatchThreads", [d = dispatch_of(threads), grid] { d.run_threads(grid); });
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
  encoded_dispatch dispatch_of(MTL::Size threads) const { return {state_, bound_, threads}; }

  MTL::DispatchType type_;
  NS::SharedPtr<MTL::ComputePipelineState> state_;
  std::shared_ptr<bindings> bound_ = std::make_shared<bindings>();
};

}  // namespace

MTL::ComputeCommandEncoder* new_compute_encoder(command_buffer_object& buffer, MTL::DispatchType type) {
  return (new compute_encoder_object(buffer, type))->autorelease();
}

}  // namespace pewter::metal::host
