#include "kernels/metal/runtime/gpu/gpu_log.hpp"

#include <algorithm>

#include "kernels/metal/runtime/gpu/gpu_launch.hpp"

namespace pewter::metal {

gpu_log::gpu_log(const gpu_device& device, gpu_driver::handle stream) : device_(device), stream_(stream) {
  const std::size_t bytes = 4 * log_.words().size();
  device_.check(device_.driver().allocate_now(&address_, bytes), "messages");
  device_.check(device_.driver().copy_in(address_, log_.words().data(), bytes, stream_), "messages");
}

gpu_log::~gpu_log() {
  if (!is_in_use_ && !device_.is_stuck()) device_.driver().release_now(address_);
}

void gpu_log::deliver(const std::string& kernel, double limit) {
  const gpu_driver& d = device_.driver();
  is_in_use_ = true;
  wait_for_gpu(
      device_, kernel, limit, [&] { return d.query(stream_); }, [&] { return d.wait(stream_); });
  is_in_use_ = false;
  device_.check(d.copy_out(log_.words().data(), address_, 4 * log_.words().size(), stream_), "messages");
  device_.check(d.wait(stream_), "messages");
  log_.deliver([this](std::uint64_t address) { return text_at(address); });
}

/// Piece by piece: how long it is shows its zero alone.
const std::string& gpu_log::text_at(gpu_driver::address address) {
  constexpr std::size_t piece = 64, longest = 1 << 16;
  const auto [found, is_new] = texts_.try_emplace(address);
  std::string& text = found->second;
  if (!is_new || address == 0) return text;
  const gpu_driver& d = device_.driver();
  for (gpu_driver::address at = address; text.size() < longest;) {
    char bytes[piece];
    std::size_t count = piece - at % piece;
    while (count > 0 && d.copy_out(bytes, at, count, stream_) != gpu_driver::success) count /= 2;  // its end
    if (count == 0 || d.wait(stream_) != gpu_driver::success) break;
    const char* const end = std::find(bytes, bytes + count, '\0');
    text.append(bytes, static_cast<std::size_t>(end - bytes));
    if (end != bytes + count) break;
    at += count;
  }
  return text;
}

}  // namespace pewter::metal
