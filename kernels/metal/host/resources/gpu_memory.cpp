#include "kernels/metal/host/resources/gpu_memory.hpp"

#include <cstdlib>
#include <cstring>

#include "kernels/metal/runtime/note_once.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::host {
namespace {

/// @throws error for an unknown name in the environment
bool wants_managed(const gpu_device& device) {
  const char* const given = std::getenv("PEWTER_METAL_GPU_MEMORY");
  const std::string kind = given == nullptr ? "" : given;
  if (kind == "managed" && !device.shares_managed_memory())
    throw error("metal: PEWTER_METAL_GPU_MEMORY = 'managed', " + device.name() +
                " has none that the CPU shares");
  if (!kind.empty() && kind != "managed" && kind != "mapped")
    throw error("metal: PEWTER_METAL_GPU_MEMORY = '" + kind + "', must be managed or mapped");
  return kind != "mapped" && device.shares_managed_memory();
}

/// Whether the calling thread can use the GPU; a program that gets no memory is told why.
bool is_usable(const gpu_device& device) {
  try {
    device.use();
    return true;
  } catch (const error& e) {
    note_once(std::string("metal: no memory of a GPU: ") + e.what());
    return false;
  }
}

}  // namespace

gpu_memory& gpu_memory::of(const gpu_device& device) {
  static const auto& all = *[] {  // never destroyed: buffers of static objects give theirs back late
    auto* const made = new std::vector<gpu_memory*>;
    for (const gpu_device& g : gpu_device::all()) made->push_back(new gpu_memory(g));
    return made;
  }();
  return *all[static_cast<std::size_t>(device.index())];
}

gpu_memory::gpu_memory(const gpu_device& device)
    : device_(device),
      uses_managed_(wants_managed(device)),
      caches_{block_cache([this](void* b, std::size_t size) { release(of_gpu, b, size); }),
              block_cache([this](void* b, std::size_t size) { release(of_both, b, size); })} {}

void* gpu_memory::allocate(kinds kind, std::size_t size) {
  const gpu_driver& d = device_.driver();
  const std::size_t before = reserved_.fetch_add(size);
  gpu_driver::address made = 0;
  void* mapped = nullptr;
  int result = -1;
  const bool may_be = is_usable(device_) && before + size <= most_bytes(device_);
  if (may_be && kind == of_gpu) {
    result = d.allocate_now(&made, size);
  } else if (may_be && uses_managed_) {
    std::size_t available = 0, all = 0;  // others may have taken some since
    const bool fits = d.free_memory(&available, &all) == gpu_driver::success && size <= available;
    result = fits ? d.allocate_managed(&made, size, gpu_driver::managed_by_all) : -1;
  } else if (may_be) {
    result = d.allocate_mapped(&mapped, size, gpu_driver::known_to_all_contexts | gpu_driver::mapped);
    made = gpu_driver::address_of(mapped);
  }
  if (result == gpu_driver::success) return reinterpret_cast<void*>(made);
  reserved_ -= size;
  return nullptr;
}

void gpu_memory::release(kinds kind, void* block, std::size_t size) {
  reserved_ -= size;
  if (device_.is_stuck()) return;  // the driver would wait
  const gpu_driver& d = device_.driver();
  d.set_context(device_.context());
  if (kind == of_gpu || uses_managed_)
    d.release_now(gpu_driver::address_of(block));
  else
    d.release_mapped(block);
}

void gpu_memory::fill(kinds kind, void* block, std::size_t size, std::size_t length, const void* from) {
  constexpr std::size_t large = std::size_t{1} << 20;  // where the GPU is faster, and will use it
  auto* const bytes = static_cast<unsigned char*>(block);
  const std::size_t copied = from == nullptr ? 0 : length, end = std::min(with_zeros_behind(length), size);
  if (kind == of_gpu || (from == nullptr && length >= large && !device_.is_stuck()))
    fill_now(device_, bytes + copied, 0, end - copied);
  else
    std::memset(bytes + copied, 0, end - copied);
  if (from == nullptr) return;
  if (kind == of_gpu)
    copy_now(device_, bytes, from, length);
  else
    std::memcpy(bytes, from, length);
}

shared_bytes gpu_memory::make(kinds kind, std::size_t length, const void* from) {
  const std::size_t size = block_cache::class_size(length);
  void* block = caches_[kind].take(size);
  if (block == nullptr) block = allocate(kind, size);
  if (block == nullptr) return nullptr;
  try {
    fill(kind, block, size, length, from);
  } catch (const error&) {  // a GPU that cannot be used any more has no memory
    caches_[kind].give(block, size);
    return nullptr;
  }
  allocated_ += length;
  return {static_cast<unsigned char*>(block), [this, kind, length, size](unsigned char* p) {
            caches_[kind].give(p, size);
            allocated_ -= length;
          }};
}

}  // namespace pewter::metal::host
