// device_group, shards, and how moves and work wait for each other.
#include "kernels/sharded/group.hpp"

#include <algorithm>
#include <exception>
#include <string>

#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/device.hpp"

namespace pewter {

shard shard_of(std::size_t extent, std::size_t parts, std::size_t index, std::size_t granule) {
  if (parts == 0 || index >= parts)
    detail::raise("shard_of: index = %zu, must be below parts = %zu", index, parts);
  if (granule == 0) detail::raise("shard_of: granule = 0, must be at least 1");
  const std::size_t granules = extent / granule + (extent % granule != 0), each = granules / parts,
                    larger = granules % parts;
  const auto begin_of = [&](std::size_t i) {
    const std::size_t before = i * each + std::min(i, larger);
    return before == granules ? extent : before * granule;
  };
  return {begin_of(index), begin_of(index + 1) - begin_of(index)};
}

device_group::device_group(std::span<const int> devices) : state_(std::make_unique<state>()) {
  if (devices.empty() || devices.size() > most)
    detail::raise("device_group: devices = %zu, must be 1 to %zu", devices.size(), most);
  for (std::size_t i = 0; i < devices.size(); ++i) {
    if (std::ranges::find(devices.first(i), devices[i]) != devices.begin() + static_cast<std::ptrdiff_t>(i))
      detail::raise("device_group: device %d is there twice", devices[i]);
    state_->gpus.push_back(std::make_unique<state::gpu>(devices[i]));
  }
  for (const int from : devices)
    for (const int to : devices) state_->all_reach = detail::reaches(from, to) && state_->all_reach;
}

device_group::~device_group() {
  try {  // what is under way may use the group's memory
    wait();
  } catch (const std::exception&) {
  }
}

std::size_t device_group::size() const { return state_->gpus.size(); }

namespace {

device_group::state::gpu& gpu_at(const device_group::state& of, std::size_t index) {
  if (index >= of.gpus.size())
    detail::raise("device_group: index = %zu, must be below its %zu GPUs", index, of.gpus.size());
  return *of.gpus[index];
}

}  // namespace

int device_group::device(std::size_t index) const { return gpu_at(*state_, index).device; }
queue& device_group::queue_of(std::size_t index) { return gpu_at(*state_, index).work; }
void device_group::wait() { state_->wait(); }
void device_group::state::wait() const {
  for (const auto& each : gpus) {
    each->work.wait();
    each->moves.wait();
  }
}

namespace detail {

const nccl_communicators& communicators_of(const char* function, group_state& group) {
  if (group.communicators == nullptr) {
    std::vector<int> devices;
    for (const auto& each : group.gpus) devices.push_back(each->device);
    group.communicators = std::make_unique<nccl_communicators>(function, devices);
  }
  return *group.communicators;
}

unsigned char* room_in(group_state& group, group_state::gpu& gpu,
                       device_buffer<unsigned char> group_state::gpu::*buffer, std::size_t bytes) {
  if ((gpu.*buffer).size() < bytes) {
    group.wait();  // the former may be in use
    gpu.*buffer = device_buffer<unsigned char>(0, gpu.device);
    gpu.*buffer = device_buffer<unsigned char>(bytes, gpu.device);
  }
  return (gpu.*buffer).data();
}

void moves_wait_for_all_work(group_state& group) {
  for (const auto& from : group.gpus) {
    const event done = from->work.record();
    for (const auto& to : group.gpus) to->moves.wait_for(done);
  }
}
void moves_wait_for_work(group_state::gpu& gpu) { gpu.moves.wait_for(gpu.work.record()); }
void work_waits_for_all_moves(group_state& group) {
  for (const auto& from : group.gpus) {
    const event done = from->moves.record();
    for (const auto& to : group.gpus) to->work.wait_for(done);
  }
}

exchange exchange_of(const char* function, const group_state& group, exchange wish) {
  if (wish > exchange::nccl)
    raise("%s: exchange = %d is unknown, must be at most %d", function, static_cast<int>(wish),
          static_cast<int>(exchange::nccl));
  if (group.gpus.size() == 1) return exchange::copies;  // to itself
  if (wish != exchange::automatic) return wish;
  return group.all_reach ? exchange::copies : exchange::nccl;
}

void check_operand(const char* function, const char* name, const group_state& group, std::size_t index,
                   const void* pointer, std::size_t elements) {
  if (elements == 0) return;  // it may be behind the end of another operand
  if (pointer == nullptr) raise("%s: %s[%zu] = null, must be %zu elements", function, name, index, elements);
  const std::string one = std::string(name) + '[' + std::to_string(index) + ']';
  check_place(group.gpus[index]->device, function, one.c_str(), pointer);
}

}  // namespace detail
}  // namespace pewter
