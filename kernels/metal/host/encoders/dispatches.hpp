// Dispatches as encoders and indirect command buffers encode them: what parameters are bound to, and the
// sizes. All checks are made when they run.
#pragma once

#include <map>
#include <memory>

#include "kernels/metal/host/libraries/library.hpp"
#include "kernels/metal/host/libraries/visible_functions.hpp"
#include "kernels/metal/host/queues/gpu_work.hpp"
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {

/// A buffer and an offset, or bytes of the encoder's own, or a table.
struct bound_buffer {
  NS::SharedPtr<MTL::Buffer> buffer;
  std::size_t offset = 0;
  std::shared_ptr<const std::vector<unsigned char>> bytes;
  std::size_t place = 0;  // of these among gpu_work's
  NS::SharedPtr<MTL::VisibleFunctionTable> table;
};

struct bindings {
  std::map<std::uint32_t, bound_buffer> buffers;
  std::map<std::uint32_t, NS::SharedPtr<MTL::Texture>> textures;
  std::map<std::uint32_t, NS::SharedPtr<MTL::SamplerState>> samplers;
  std::map<std::uint32_t, std::size_t> threadgroup_memory;
  std::string wrong;  // the first that was

  /// @throws error naming the kernel for what was noted as wrong, or an offset behind a buffer's end
  arguments bound(const char* kernel) const;
  /// The same, as a GPU is told them.
  void put_addresses(const gpu_work& gpu, std::vector<void*>& addresses,
                     std::vector<std::size_t>& lengths) const;
};

/// Metal's documentation wants multiples of 16; only its validation looks, and real programs give others.
std::size_t whole_granules(std::size_t length);

/// One dispatch, as it was encoded.
struct encoded_dispatch {
  NS::SharedPtr<MTL::ComputePipelineState> state;
  std::shared_ptr<const bindings> bound;
  MTL::Size threads;
  const gpu_work* gpu;

  /// @throws error where there is none
  const pipeline_object& pipeline() const;
  const char* name() const { return pipeline().pipeline().name().c_str(); }
  void run_threads(MTL::Size grid) const;
  void run_threadgroups(MTL::Size groups) const;

 private:
  uint3 threadgroup() const;
  void run_on_gpu(const launch_geometry& geometry, const char* counted_by) const;
};

}  // namespace pewter::metal::host
