// Memory of buffers, textures and heaps on the CPU: whole pages. Freed ones are kept for the next of their
// class, since the system takes many times as long to map, fault and unmap pages as to fill them with zeros.
#include <sys/mman.h>

#include <atomic>
#include <cstring>

#include "kernels/metal/host/resources/block_cache.hpp"
#include "kernels/metal/host/resources/gpu_memory.hpp"
#include "kernels/metal/host/resources/resources.hpp"

namespace pewter::metal::host {
namespace {

block_cache& cache() {
  static auto& pages = *new block_cache(munmap);  // never ends: static objects give theirs back late
  return pages;
}

std::atomic<std::size_t> allocated = 0;

shared_bytes new_bytes_of_cpu(std::size_t length, const void* from) {
  const std::size_t size = block_cache::class_size(length);
  void* block = cache().take(size);
  if (block != nullptr) {
    const std::size_t begin = from == nullptr ? 0 : length;
    std::memset(static_cast<unsigned char*>(block) + begin, 0, with_zeros_behind(length) - begin);
  } else {
    block = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) return nullptr;
  }
  if (from != nullptr) std::memcpy(block, from, length);
  allocated += length;
  return {static_cast<unsigned char*>(block), [length, size](unsigned char* p) {
            cache().give(p, size);
            allocated -= length;
          }};
}

}  // namespace

std::size_t allocated_bytes(const MTL::Device* device) {
  const gpu_device* const gpu = gpu_of(device);
  return gpu == nullptr ? allocated.load() : gpu_memory::of(*gpu).allocated();
}

shared_bytes new_bytes(MTL::Device* device, MTL::ResourceOptions options, std::size_t length,
                       const void* from) {
  if (length == 0 || length > SIZE_MAX / 2) return nullptr;
  const gpu_device* const gpu = gpu_of(device);
  if (gpu == nullptr) return new_bytes_of_cpu(length, from);
  const auto kind =
      storage_mode(options) == MTL::StorageModePrivate ? gpu_memory::of_gpu : gpu_memory::of_both;
  return gpu_memory::of(*gpu).make(kind, length, from);
}

}  // namespace pewter::metal::host
