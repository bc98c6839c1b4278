#include "kernels/metal/runtime/gpu/gpu_stream.hpp"

#include <algorithm>
#include <bit>

#include "kernels/metal/runtime/faults/watchdog.hpp"
#include "kernels/metal/runtime/gpu/gpu_registrations.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

namespace {

gpu_driver::handle new_stream(const gpu_device& device) {
  gpu_driver::handle made = nullptr;
  device.use();
  device.check(device.driver().create_stream(&made, gpu_driver::not_after_stream_0), device.name());
  return made;
}

/// Copies piece by piece: a single copy must not cross the border of two ranges that the driver knows.
void copy_pieces(const gpu_device& device, void* to, const void* from, std::size_t bytes,
                 gpu_driver::handle stream) {
  gpu_registrations& ranges = gpu_registrations::of(device);
  for (std::size_t at = 0, piece = 0; at < bytes; at += piece) {
    auto* const there = static_cast<char*>(to) + at;
    const auto* const here = static_cast<const char*>(from) + at;
    piece = std::min(ranges.in_one_range(there, bytes - at), ranges.in_one_range(here, bytes - at));
    device.check(
        device.driver().copy(gpu_driver::address_of(there), gpu_driver::address_of(here), piece, stream),
        "copy");
  }
}

}  // namespace

gpu_stream::gpu_stream(const gpu_device& device) : device_(device), handle_(new_stream(device)) {}

gpu_stream::~gpu_stream() {
  if (device_.is_stuck()) return;  // the driver would wait
  device_.driver().set_context(device_.context());
  for (const block& b : blocks_) device_.driver().release_now(gpu_driver::address_of(b.at));
  device_.driver().destroy_stream(handle_);
}

gpu_stream::block gpu_stream::take(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto fits =
      std::find_if(blocks_.begin(), blocks_.end(), [&](const block& b) { return b.bytes >= bytes; });
  if (fits != blocks_.end()) {
    const block found = *fits;
    blocks_.erase(fits);
    return found;
  }
  constexpr std::size_t least = 4096;
  const std::size_t wanted = std::bit_ceil(std::max(bytes, least));
  gpu_driver::address made = 0;
  device_.check(device_.driver().allocate_now(&made, wanted), "setBytes");
  return {reinterpret_cast<unsigned char*>(made), wanted};
}

void gpu_stream::give(block b) {
  constexpr std::size_t largest_kept = std::size_t{1} << 20;
  if (b.at == nullptr || device_.is_stuck()) return;
  if (b.bytes > largest_kept) {
    device_.driver().set_context(device_.context());
    device_.driver().release_now(gpu_driver::address_of(b.at));
    return;
  }
  const std::lock_guard lock(mutex_);
  blocks_.push_back(b);
}

gpu_batch::gpu_batch(gpu_stream& of) : of_(of), device_(of.device()), stream_(of.handle()) {
  device_.use();
  clock_ = std::make_unique<gpu_clock>(device_);
  clock_->start(stream_);
}

gpu_batch::~gpu_batch() {
  device_.faults().ended(this);
  if (device_.is_stuck())  // its events may be those of what does not end
    static_cast<void>(clock_.release());
  else
    device_.driver().set_context(device_.context());
  of_.give(uploaded_);
}

void gpu_batch::dispatch(const loaded_kernel& kernel, gpu_parameters& p, const launch_geometry& g) {
  constexpr std::size_t most_named = 4;
  // A launch whose messages are delivered waits for what is before it, too, whose errors are not its own.
  if (!kernels_.empty() && delivers_messages(device_, kernel)) wait();
  launch_on_gpu(device_, kernel, p, g, {stream_, this}, time_limit_of(0));
  if (kernels_.size() < most_named &&
      std::find(kernels_.begin(), kernels_.end(), kernel.name) == kernels_.end())
    kernels_.push_back(kernel.name);
}

double gpu_batch::run(const loaded_kernel& kernel, gpu_parameters& p, const launch_geometry& g) {
  wait();
  gpu_clock clock(device_);
  clock.start(stream_);
  dispatch(kernel, p, g);
  clock.stop(stream_);
  wait();
  return clock.seconds();
}

void gpu_batch::copy(void* to, const void* from, std::size_t bytes) {
  copy_pieces(device_, to, from, bytes, stream_);
}

void gpu_batch::fill(void* to, unsigned char value, std::size_t bytes) {
  if (bytes == 0) return;
  device_.check(device_.driver().fill(gpu_driver::address_of(to), value, bytes, stream_), "fill");
}

unsigned char* gpu_batch::upload(const void* from, std::size_t bytes) {
  uploaded_ = of_.take(bytes);
  copy(uploaded_.at, from, bytes);
  return uploaded_.at;
}

std::string gpu_batch::names() const {
  std::string names;
  for (const std::string& k : kernels_) names += (names.empty() ? "" : ", ") + k;
  return names.empty() ? device_.name() : names;
}

void gpu_batch::wait() {
  device_.use();
  const gpu_driver& d = device_.driver();
  wait_for_gpu(
      device_, names(), time_limit_of(0), [&] { return d.query(stream_); }, [&] { return d.wait(stream_); });
  device_.faults().ended(this);
}

double gpu_batch::end() {
  const gpu_driver& d = device_.driver();
  device_.use();
  wait_for_gpu(
      device_, names(), time_limit_of(0), [&] { return d.query_event(clock_->end()); },
      [&] { return d.wait_for_event(clock_->end()); });
  device_.faults().ended(this);
  return clock_->seconds();
}

void copy_now(const gpu_device& device, void* to, const void* from, std::size_t bytes) {
  device.use();
  const gpu_driver& d = device.driver();
  copy_pieces(device, to, from, bytes, gpu_driver::stream());
  device.check(d.wait(gpu_driver::stream()), "copy");
}

void fill_now(const gpu_device& device, void* to, unsigned char value, std::size_t bytes) {
  device.use();
  const gpu_driver& d = device.driver();
  device.check(d.fill(gpu_driver::address_of(to), value, bytes, gpu_driver::stream()), "fill");
  device.check(d.wait(gpu_driver::stream()), "fill");
}

}  // namespace pewter::metal
