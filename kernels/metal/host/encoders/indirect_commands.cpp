#include "kernels/metal/host/encoders/indirect_commands.hpp"

#include <mutex>

#include "kernels/metal/kernel_info.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// What a command is before and after it is encoded.
struct command {
  enum class kind { none, threadgroups, threads };
  kind is = kind::none;
  MTL::Size grid, threads;
  NS::SharedPtr<MTL::ComputePipelineState> state;
  bindings bound;
};

struct inheritance {
  bool pipeline, buffers;
};

class indirect_buffer_object;

/// One command of a buffer, which it keeps: it writes there.
class indirect_command_object final : public MTL::IndirectComputeCommand {
 public:
  indirect_command_object(const indirect_buffer_object* of, command& to) : of_(kept(of)), to_(to) {}
  void setComputePipelineState(const MTL::ComputePipelineState* state) override { to_.state = kept(state); }
  void setKernelBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger index) override {
    if (index >= buffer_limit) {
      to_.bound.wrong = "[[buffer(" + std::to_string(index) + ")]], must be 0 to 30";
    } else if (buffer == nullptr) {
      to_.bound.buffers.erase(static_cast<std::uint32_t>(index));
    } else {
      to_.bound.buffers[static_cast<std::uint32_t>(index)] = {kept(buffer), offset, nullptr, 0, {}};
    }
  }
  void setKernelBuffer(const MTL::Buffer* buffer, NS::UInteger offset, NS::UInteger,
                       NS::UInteger index) override {
    setKernelBuffer(buffer, offset, index);
  }
  void setThreadgroupMemoryLength(NS::UInteger length, NS::UInteger index) override {
    to_.bound.threadgroup_memory[static_cast<std::uint32_t>(index)] = whole_granules(length);
  }
  void concurrentDispatchThreadgroups(MTL::Size groups, MTL::Size threads) override {
    to_.is = command::kind::threadgroups, to_.grid = groups, to_.threads = threads;
  }
  void concurrentDispatchThreads(MTL::Size grid, MTL::Size threads) override {
    to_.is = command::kind::threads, to_.grid = grid, to_.threads = threads;
  }
  void setBarrier() override {}  // commands run one after the other
  void clearBarrier() override {}
  void setImageblockWidth(NS::UInteger, NS::UInteger) override {}
  void setStageInRegion(MTL::Region) override {}
  void reset() override { to_ = {}; }

 private:
  NS::SharedPtr<indirect_buffer_object> of_;
  command& to_;
};

class indirect_buffer_object final : public resource_of<MTL::IndirectCommandBuffer> {
 public:
  indirect_buffer_object(NS::UInteger count, inheritance inherits, MTL::ResourceOptions options,
                         MTL::Device* device)
      : resource_of(count * sizeof(command), options, {}, device), commands_(count), inherits_(inherits) {}
  MTL::ResourceID gpuResourceID() const override { return {reinterpret_cast<std::uintptr_t>(this)}; }
  NS::UInteger size() const override { return commands_.size(); }
  MTL::IndirectComputeCommand* indirectComputeCommand(NS::UInteger index) override {
    check({index, 1});
    return (new indirect_command_object(this, commands_[index]))->autorelease();
  }
  void reset(NS::Range range) override {
    check(range);
    for (NS::UInteger n = 0; n < range.length; ++n) commands_[range.location + n] = {};
  }

  void check(NS::Range range) const {
    if (range.location > commands_.size() || range.length > commands_.size() - range.location) {
      detail::raise("IndirectCommandBuffer: commands %zu to %zu, must be within its %zu", range.location,
                    range.location + range.length, commands_.size());
    }
  }
  void run(NS::UInteger index, const encoded_dispatch& inherited) const {
    const command& c = commands_[index];
    if (c.is == command::kind::none) return;
    bindings bound = c.bound;
    if (inherits_.buffers) bound.buffers = inherited.bound->buffers;
    const encoded_dispatch d{inherits_.pipeline ? inherited.state : c.state,
                             std::make_shared<const bindings>(std::move(bound)), c.threads, inherited.gpu};
    c.is == command::kind::threads ? d.run_threads(c.grid) : d.run_threadgroups(c.grid);
  }
  std::vector<command>& commands() { return commands_; }

 private:
  std::vector<command> commands_;
  inheritance inherits_;
};

indirect_buffer_object& own(const MTL::IndirectCommandBuffer& buffer) {
  return static_cast<indirect_buffer_object&>(const_cast<MTL::IndirectCommandBuffer&>(buffer));
}

}  // namespace

MTL::IndirectCommandBuffer* new_indirect_commands(const MTL::IndirectCommandBufferDescriptor* d,
                                                  NS::UInteger count, MTL::ResourceOptions options,
                                                  MTL::Device* device) {
  constexpr MTL::IndirectCommandType known =
      MTL::IndirectCommandTypeConcurrentDispatch | MTL::IndirectCommandTypeConcurrentDispatchThreads;
  constexpr NS::UInteger most = 16384;  // Metal's
  if (d == nullptr || count == 0 || count > most || (d->commandTypes() & ~known) != 0) return nullptr;
  return new indirect_buffer_object(count, {d->inheritPipelineState(), d->inheritBuffers()}, options, device);
}

void run_indirect_commands(const MTL::IndirectCommandBuffer& buffer, NS::Range range,
                           const encoded_dispatch& inherited) {
  own(buffer).check(range);
  for (NS::UInteger n = 0; n < range.length; ++n) own(buffer).run(range.location + n, inherited);
}

void copy_indirect_commands(const MTL::IndirectCommandBuffer& from, NS::Range range,
                            const MTL::IndirectCommandBuffer& to, NS::UInteger first) {
  own(from).check(range);
  own(to).check({first, range.length});
  const std::vector<command> copied(
      own(from).commands().begin() + static_cast<std::ptrdiff_t>(range.location),
      own(from).commands().begin() + static_cast<std::ptrdiff_t>(range.location + range.length));
  for (NS::UInteger n = 0; n < range.length; ++n) own(to).commands()[first + n] = copied[n];
}

}  // namespace pewter::metal::host
