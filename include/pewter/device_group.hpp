// Several GPUs of one process that compute one result together: a product or an attention, with a shard on
// each GPU. What moves between them, and how: kernels/sharded/README.md.
//
//   pewter::device_group gpus({0, 1});
//   const auto plan = pewter::plan_sharded_gemm({m, n, k}, gpus.size());
//   // ... a[i] whole and b[i] = columns plan.columns(i) of B in the memory of gpus.device(i)
//   pewter::sharded_gemm<pewter::bfloat>(gpus, plan, a, b, c);
//   gpus.wait();
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>

#include "pewter/attention.hpp"
#include "pewter/device.hpp"
#include "pewter/kernels.hpp"

namespace pewter {

/// A part of an extent: elements begin up to begin + count.
struct shard {
  std::size_t begin = 0, count = 0;
  /// Whether both are the same.
  bool operator==(const shard&) const = default;
};

/// Part `index` of `extent` elements in `parts`. Parts are multiples of `granule`, as even as these allow,
/// the larger ones first; what is left of the last granule is the end of the last part that has any. Parts
/// may be empty.
/// @throws error for 0 parts, an index beyond them, and a granule of 0
shard shard_of(std::size_t extent, std::size_t parts, std::size_t index, std::size_t granule = 1);

/// How GPUs give each other their parts of a result that all of them need.
enum class exchange : std::uint8_t {
  automatic,  ///< copies where every GPU of the group reaches the others' memory, else nccl
  copies,     ///< by the copy engines, while the GPU computes; through the host where memory is not reached
  nccl,       ///< NCCL's all-gather, which takes multiprocessors
};

/// What each GPU of a group has of an operand.
enum class held : std::uint8_t { whole, shards };

/// The GPUs, each with a queue for work and one for what moves. One thread uses a group at a time. NCCL,
/// where something needs it, is libnccl.so.2 in the library path, or what the environment's PEWTER_NCCL
/// names; a communicator a GPU is made by the first such call.
class device_group {
 public:
  static constexpr std::size_t most = 64;  ///< GPUs

  /// @param devices indices in pewter::devices(), each once
  /// @throws error for no devices, more than `most`, or one twice; device_error naming device and count, and
  ///   the reason, where there is no such device
  explicit device_group(std::span<const int> devices);
  /// The same of a list.
  explicit device_group(std::initializer_list<int> devices)
      : device_group(std::span<const int>(devices.begin(), devices.size())) {}
  device_group(const device_group&) = delete;
  device_group& operator=(const device_group&) = delete;
  ~device_group();

  /// GPUs.
  std::size_t size() const;
  /// The index in pewter::devices() of the group's GPU `index`.
  /// @throws error for an index beyond the group's
  int device(std::size_t index) const;
  /// The queue in whose order the group's work on that GPU is done; callers' own work may go there too.
  /// @throws error for an index beyond the group's
  queue& queue_of(std::size_t index);
  /// Waits until all work of all GPUs is done.
  /// @throws error for work that failed
  void wait();

  struct state;
  /// The library's own.
  state& own() { return *state_; }

 private:
  std::unique_ptr<state> state_;
};

/// Which extent of a product each GPU has a part of.
enum class sharded_extent : std::uint8_t { columns, k };

/// How a product is shared: what each GPU has of A (m, k), B (k, n) and C (m, n). Shards of columns and of k
/// are multiples of 64 elements except the last, so that rows begin on 16 bytes.
struct sharded_gemm_plan {
  gemm_shape shape;                             ///< of the whole product
  std::size_t gpus = 1;                         ///< of the group
  held a = held::whole;                         ///< whole, or columns k_of(i), tight
  held c = held::whole;                         ///< whole, or columns(i) or rows(i), tight
  sharded_extent by = sharded_extent::columns;  ///< may be set to the other one

  /// Split by columns: the GPU's columns of B, and of C if C is in shards.
  shard columns(std::size_t index) const { return shard_of(shape.n, gpus, index, granule); }
  /// Split by k: the GPU's rows of B, and its columns of A if A is in shards.
  shard k_of(std::size_t index) const { return shard_of(shape.k, gpus, index, granule); }
  /// Split by k: the GPU's rows of C, if C is in shards.
  shard rows(std::size_t index) const { return shard_of(shape.m, gpus, index); }
  /// Elements that a GPU receives from the others, on average.
  double received() const { return received_by(by); }
  /// The same if the product were shared so.
  double received_by(sharded_extent) const;

  static constexpr std::size_t granule = 64;  ///< elements
};

/// The plan that moves least; columns if both move the same. Split by columns, a whole C is gathered (mn
/// elements; a GPU has one of p parts already), and so is an A in shards (mk). Split by k, each GPU has a sum
/// over its part of k for all of C: these are added up for all GPUs (2mn), or for each GPU its rows (mn).
/// @throws error for 0 gpus or more than device_group::most
sharded_gemm_plan plan_sharded_gemm(gemm_shape shape, std::size_t gpus, held a = held::whole,
                                    held c = held::whole);

/// What is not in the plan.
struct sharded_gemm_options {
  bool transpose_b = false;  ///< B's shards are stored as (columns, k) each
  pewter::exchange exchange = exchange::automatic;
  /// Rows of a gathered C that are multiplied before they are moved; 0: the library chooses.
  std::size_t rows_at_a_time = 0;
};

/// C = A B on all GPUs of the group, in their queues; does not wait. Operand i is in the memory of the
/// group's GPU i: a[i] (m, k) or (m, k_of(i)); b[i] (k, columns(i)) or (k_of(i), n); c[i] (m, n), or (m,
/// columns(i)) or (rows(i), n). All are tight, and C must not overlap the others. Sums in float; by k each
/// GPU's sum is rounded to T before these are added up, in T, by NCCL: up to `gpus` roundings more, in an
/// order that NCCL chooses. Operands stay until the work is done. The group keeps the other memory of a call
/// (a whole A if A is in shards; a whole C if C is in shards by k).
/// @throws error for spans that have not an element a GPU, null operands, a plan of another number of GPUs,
///   and host memory or another device's; device_error naming what was looked for where NCCL is needed and is
///   not there
template <element T>
void sharded_gemm(device_group& group, const sharded_gemm_plan& plan, std::span<const T* const> a,
                  std::span<const T* const> b, std::span<T* const> c, const sharded_gemm_options& how = {});

/// As attention_options, without masks and pages.
struct sharded_attention_options {
  float scale = 0;         ///< of scores; 0: 1 / sqrt(head_dim)
  float soft_cap = 0;      ///< c > 0: a scaled score s becomes c tanh(s / c)
  bool causal = false;     ///< keys after the query's position are hidden
  std::size_t window = 0;  ///< w > 0: keys w or more positions before the query are hidden
  held y = held::whole;    ///< what each GPU gets: all heads, or its own
  pewter::exchange exchange = exchange::automatic;
};

/// Heads of a GPU: the same share of those of the cache, and the query heads that read these.
shard heads_of_shard(const attention_extents& extents, std::size_t gpus, std::size_t index);

/// y = softmax(q k^T) v, heads shared by the GPUs of the group, in their queues; does not wait. Operand i
/// is in the memory of the group's GPU i and has its heads, tight: q[i] (batches, heads_of_shard, queries,
/// head_dim), k[i] and v[i] (batches, those of the cache, keys, head_dim or value_dim), y[i] (batches, heads
/// or heads_of_shard, queries, value_dim). `extents` are those of the whole. Nothing moves but a whole y.
/// @throws error as sharded_gemm, and as attention
template <element T>
void sharded_attention(device_group& group, std::span<const T* const> q, std::span<const T* const> k,
                       std::span<const T* const> v, std::span<T* const> y, const attention_extents& extents,
                       const sharded_attention_options& how = {});

}  // namespace pewter
