// Each GPU has some columns of rows; the rows become whole on all GPUs. The copy engines do this, with each
// GPU writing to the others' memory, or NCCL's all-gather. Its parts are contiguous and of one size, so rows
// are packed before it and unpacked after it.
#include <algorithm>

#include "kernels/runtime/device.hpp"
#include "kernels/sharded/group.hpp"

namespace pewter::detail {

using offload::device_rows;

device_rows gathered_rows::place(const group_state& group, std::size_t gpu, std::size_t column) const {
  return {group.gpus[gpu]->device, whole[gpu] + column, pitch};
}

namespace {

void by_copies(group_state& group, const gathered_rows& g) {
  const std::size_t gpus = group.gpus.size();
  for (std::size_t step = 0; step < gpus; ++step)
    for (std::size_t from = 0; from < gpus; ++from) {
      const shard own = g.columns[from];
      // In the first step to itself, in each other one to another GPU than the others do.
      const device_rows to = g.place(group, (from + step) % gpus, own.begin), &source = g.sources[from];
      if (own.count == 0 || to.data == source.data) continue;
      copy_rows(group.gpus[from]->moves, to, source, own.count, g.rows);
    }
}

void by_nccl(const char* function, group_state& group, const gathered_rows& g) {
  const std::size_t gpus = group.gpus.size();
  std::size_t widest = 0;
  for (const shard& each : g.columns) widest = std::max(widest, each.count);
  const std::size_t slot = widest * g.rows;
  if (slot == 0) return;
  const nccl_communicators& communicators = communicators_of(function, group);
  std::vector<unsigned char*> slots;
  for (const auto& each : group.gpus)
    slots.push_back(room_in(group, *each, &group_state::gpu::slots, slot * gpus));
  const auto in_slot = [&](std::size_t gpu, std::size_t of) {
    return device_rows{group.gpus[gpu]->device, slots[gpu] + of * slot, g.columns[of].count};
  };
  for (std::size_t i = 0; i < gpus; ++i)
    if (g.columns[i].count != 0)
      copy_rows(group.gpus[i]->moves, in_slot(i, i), g.sources[i], g.columns[i].count, g.rows);
  in_nccl_group(function, "gathering", gpus, [&](std::size_t i) {
    return nccl(function).all_gather(slots[i] + i * slot, slots[i], slot, nccl_bytes, communicators.at(i),
                                     group.gpus[i]->moves.handle());
  });
  for (std::size_t i = 0; i < gpus; ++i)
    for (std::size_t of = 0; of < gpus; ++of) {
      const device_rows to = g.place(group, i, g.columns[of].begin);
      if (g.columns[of].count == 0 || (of == i && to.data == g.sources[i].data)) continue;
      copy_rows(group.gpus[i]->moves, to, in_slot(i, of), g.columns[of].count, g.rows);
    }
}

}  // namespace

void gather(const char* function, group_state& group, const gathered_rows& g, exchange by) {
  if (by == exchange::nccl) return by_nccl(function, group, g);
  by_copies(group, g);
}

}  // namespace pewter::detail
