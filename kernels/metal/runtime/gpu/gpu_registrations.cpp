#include "kernels/metal/runtime/gpu/gpu_registrations.hpp"

#include <unistd.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

namespace {

std::uintptr_t page_bytes() {
  static const auto bytes = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}
std::uintptr_t page_of(std::uintptr_t address) { return address & ~(page_bytes() - 1); }
std::uintptr_t page_after(std::uintptr_t address) { return page_of(address + page_bytes() - 1); }

}  // namespace

gpu_registrations& gpu_registrations::of(const gpu_device& device) {
  static const auto& all = *[] {
    auto* const made = new std::vector<gpu_registrations*>;
    for (const gpu_device& g : gpu_device::all()) made->push_back(new gpu_registrations(g));
    return made;
  }();
  return *all[static_cast<std::size_t>(device.index())];
}

bool gpu_registrations::register_pages(std::uintptr_t begin, std::uintptr_t end) {
  const gpu_driver& d = device_.driver();
  auto* const memory = reinterpret_cast<void*>(begin);
  int type = 0;
  range made{end, 1, true};
  if (d.pointer_attribute(&type, gpu_driver::memory_type, begin) == gpu_driver::success) {
    made.is_registered = false;  // memory of another buffer
  } else {
    constexpr unsigned flags = gpu_driver::known_to_all_contexts | gpu_driver::mapped;
    if (!device_.registers_at_host_address()) return false;
    if (d.register_memory(memory, end - begin, flags) != gpu_driver::success &&
        d.register_memory(memory, end - begin, flags | gpu_driver::only_read) != gpu_driver::success)
      return false;
  }
  ranges_[begin] = made;
  return true;
}

bool gpu_registrations::add(const void* memory, std::size_t bytes) {
  const std::uintptr_t begin = page_of(gpu_driver::address_of(memory)),
                       end = page_after(gpu_driver::address_of(memory) + bytes);
  const std::lock_guard lock(mutex_);
  device_.use();
  std::uintptr_t at = begin;
  auto next = ranges_.upper_bound(begin);
  if (next != ranges_.begin() && std::prev(next)->second.end > begin) --next;
  while (at < end) {
    if (next != ranges_.end() && next->first <= at) {
      next->second.users += 1;
      at = next->second.end;
      ++next;
      continue;
    }
    const std::uintptr_t until = next == ranges_.end() ? end : std::min(end, next->first);
    if (!register_pages(at, until)) {
      release_pages(begin, at);
      return false;
    }
    at = until;
  }
  return true;
}

void gpu_registrations::release(const void* memory, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  device_.driver().set_context(device_.context());
  release_pages(page_of(gpu_driver::address_of(memory)), page_after(gpu_driver::address_of(memory) + bytes));
}

void gpu_registrations::release_pages(std::uintptr_t begin, std::uintptr_t end) {
  auto next = ranges_.upper_bound(begin);
  if (next != ranges_.begin() && std::prev(next)->second.end > begin) --next;
  while (next != ranges_.end() && next->first < end) {
    next->second.users -= 1;
    if (next->second.users != 0) {
      ++next;
      continue;
    }
    if (next->second.is_registered && !device_.is_stuck())
      device_.driver().unregister_memory(reinterpret_cast<void*>(next->first));
    next = ranges_.erase(next);
  }
}

void gpu_use::begin() {
  const std::lock_guard lock(mutex_);
  if (has_begun_) return;
  if (!gpu_registrations::of(device_).add(memory_, bytes_))
    detail::raise("newBuffer: memory = %p of %zu bytes, which %s cannot use", memory_, bytes_,
                  device_.name().c_str());
  has_begun_ = true;
}

std::size_t gpu_registrations::in_one_range(const void* memory, std::size_t bytes) {
  const std::uintptr_t begin = gpu_driver::address_of(memory);
  const std::lock_guard lock(mutex_);
  const auto next = ranges_.upper_bound(begin);
  std::uintptr_t end = begin + bytes;
  if (next != ranges_.begin() && std::prev(next)->second.end > begin) {
    end = std::min(end, std::prev(next)->second.end);
  } else if (next != ranges_.end()) {
    end = std::min(end, next->first);
  }
  return end - begin;
}

}  // namespace pewter::metal
