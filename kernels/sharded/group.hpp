// What a call on a group of GPUs is made of: work in one queue of each GPU, moves in a second one, and the
// events that order both across GPUs.
#pragma once

#include <memory>
#include <vector>

#include "kernels/runtime/offload_module.hpp"
#include "kernels/sharded/nccl.hpp"
#include "pewter/device_group.hpp"

namespace pewter {

struct device_group::state {
  struct gpu {
    explicit gpu(int index) : device(index), work(index), moves(index), kept(0, index), slots(0, index) {}
    int device;
    queue work, moves;
    device_buffer<unsigned char> kept;   ///< a whole operand or result, of one call after the other
    device_buffer<unsigned char> slots;  ///< what NCCL gathers
  };
  std::vector<std::unique_ptr<gpu>> gpus;
  bool all_reach = true;                                      ///< each other's memory
  std::unique_ptr<detail::nccl_communicators> communicators;  ///< made when needed

  void wait() const;
};

namespace detail {

using group_state = device_group::state;

/// The group's communicators, made by the first call.
/// @throws device_error where NCCL is not there
const nccl_communicators& communicators_of(const char* function, group_state&);

/// At least this many bytes of `gpu.*buffer`; what was there is lost.
unsigned char* room_in(group_state&, group_state::gpu&,
                       device_buffer<unsigned char> group_state::gpu::*buffer, std::size_t bytes);

/// Moves from now on begin when all work of all GPUs so far is done: what they overwrite may be in use.
void moves_wait_for_all_work(group_state&);
/// The GPU's own moves from now on begin when its work so far is done.
void moves_wait_for_work(group_state::gpu&);
/// Work from now on begins when all moves of all GPUs so far are done.
void work_waits_for_all_moves(group_state&);

/// Rows of bytes. Each GPU has some columns of them and gets the rest.
struct gathered_rows {
  std::size_t rows = 0, pitch = 0;              ///< bytes from one whole row to the next
  std::vector<unsigned char*> whole{};          ///< a GPU's whole rows
  std::vector<shard> columns{};                 ///< which bytes of a row it has at first
  std::vector<offload::device_rows> sources{};  ///< where these lie: in its whole rows, or elsewhere

  /// One GPU's columns, in its whole rows.
  offload::device_rows place(const group_state&, std::size_t gpu, std::size_t column) const;
};

/// Gathers in the queues of moves. `by` is not automatic.
void gather(const char* function, group_state&, const gathered_rows&, exchange by);
/// What `wish` means for the group.
exchange exchange_of(const char* function, const group_state&, exchange wish);

/// @throws error if the span has not an element a GPU
template <class T>
void check_operands(const char* function, const char* name, std::span<T> of_gpus, std::size_t gpus) {
  if (of_gpus.size() != gpus)
    raise("%s: %s has %zu pointers, must have one for each of the group's %zu GPUs", function, name,
          of_gpus.size(), gpus);
}
/// @throws error for a null pointer to something, and for what is not memory of the group's GPU `index`
void check_operand(const char* function, const char* name, const group_state&, std::size_t index, const void*,
                   std::size_t elements);

}  // namespace detail
}  // namespace pewter
