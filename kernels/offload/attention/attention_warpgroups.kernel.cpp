// The GPU code of attention_warpgroups.hpp, and its launch. A file of its own, as gemm_warpgroups.kernel.cpp.
#include "kernels/offload/attention/attention_warpgroups.hpp"

#include <algorithm>

#include "kernels/common/kernel_entry.hpp"
#include "kernels/offload/attention/attention_consumer.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::attention_arguments;
using detail::warpgroup_attention;
using detail::warpgroup_attention_launch;

#if defined(PEWTER_HAS_WARPGROUPS)

template <class T, std::uint32_t dim, bool adjusts>
PEWTER_INLINE void attend(threadgroup& tg, const warpgroup_attention_launch& launch) {
  const attention_stages<dim> at{native::launched_block_memory()};
  const std::uint32_t thread = native::thread_of_block();
  if (thread == 0) {
    for (std::uint32_t s = 0; s < attention_memory<dim>::slots; ++s) {
      native::begin_mbarrier(at.full(s), 1);
      native::begin_mbarrier(at.empty(s), 2);
    }
    native::begin_mbarrier(at.queries_full(), 1);
    native::begin_mbarrier(at.queries_empty(), 2);
    for (std::uint32_t place = 0; place < 2; ++place) {
      native::begin_mbarrier(at.unit_full(place), 1);
      native::begin_mbarrier(at.unit_empty(place), 2 * detail::warpgroup_threads);
    }
    native::show_mbarriers();
  }
  native::wait_for_block();
  const attention_schedule schedule(*launch.problem);
  // 168 registers a thread in all.
  if (thread < detail::warpgroup_threads) {
    native::give_registers_back<40>();
    if (thread == 0)
      attention_producer<dim>(at, schedule).run(native::block_of_grid(), tg.threadgroups_per_grid().x);
  } else {
    native::take_registers<232>();
    attending_warpgroup<T, dim, adjusts>(at, schedule, launch.marks, thread).run();
  }
}

#else

template <class T, std::uint32_t dim, bool adjusts>
void attend(threadgroup&, const warpgroup_attention_launch&) {}

#endif

/// An operand's rows, as boxes of 64 elements of 128 rows.
template <class T>
bool describe(detail::tensor_map& map, const detail::attention_rows& of, const void* data, std::uint64_t dim,
              std::uint64_t rows, std::uint64_t heads, std::uint64_t batches) {
  // What is not there in several has no stride that matters.
  const auto stride = [](std::uint64_t count, std::size_t bytes) { return count > 1 ? bytes : 16; };
  return offload::describe_matrices(&map, std::is_same_v<T, half>, data, {dim, rows, heads, batches},
                                    {stride(rows, of.row), stride(heads, of.head), stride(batches, of.batch)},
                                    {64, detail::attention_keys});
}

template <class T, std::uint32_t dim>
void launch_units(const warpgroup_attention& problem, const detail::attention_marks& marks,
                  const kernel_options& options) {
  const attention_arguments& a = problem.of;
  const bool adjusts = a.soft_cap > 0 || a.slopes != nullptr || a.mask.data != nullptr;
  const warpgroup_attention_launch launch{
      static_cast<const warpgroup_attention*>(offload::kept(&problem, sizeof problem)), marks};
  offload::set_block_memory(detail::attention_memory<dim>::bytes);
  const std::uint32_t blocks = std::min(problem.units, offload::multiprocessors());
  const launch_geometry geometry =
      geometry_of_threadgroups({blocks, 1, 1}, {detail::warpgroup_gemm_threads, 1, 1}, "attention");
  const auto start = adjusts ? entry<attend<T, dim, true>> : entry<attend<T, dim, false>>;
  start(&launch, geometry, options);
}

/// Heads whose keys and values fit in a part of L2 together, whole groups that share them.
std::uint32_t heads_together(const attention_arguments& a) {
  constexpr std::size_t part_of_cache = 16 << 20;
  const std::size_t group = a.heads / a.heads_kv, of_head = a.keys * a.head_dim * 4,
                    wanted =
                        std::max<std::size_t>(part_of_cache / std::max<std::size_t>(of_head, 1), 1) * group;
  return static_cast<std::uint32_t>(std::min(wanted, a.heads * a.batches));
}

bool lies_in_chunks(const detail::attention_rows& of, const void* data) {
  return (reinterpret_cast<std::uintptr_t>(data) | of.batch | of.head | of.row) % 16 == 0;
}

}  // namespace

template <class T>
bool attend_by_warpgroups(const attention_arguments& on_device, const detail::attention_extent_of_rows& rows,
                          const detail::attention_marks& marks, const kernel_options& options) {
  const attention_arguments& a = on_device;
  const auto type = std::is_same_v<T, half> ? cache_type::float16 : cache_type::bfloat16;
  constexpr std::size_t most = 1 << 30;
  if (offload::architecture() != 90 || a.k.type != type || a.v.type != type || a.head_dim != a.value_dim ||
      (a.head_dim != 64 && a.head_dim != 128) || a.block_table != nullptr || a.keys == 0 ||
      a.queries > most || a.keys > most || !lies_in_chunks(a.q, a.q.data) || !lies_in_chunks(a.k, a.k.data) ||
      !lies_in_chunks(a.v, a.v.data) || !lies_in_chunks(a.y, a.y_data))
    return false;
  warpgroup_attention problem{};
  problem.of = a;
  problem.of.window = std::min(a.window, most);
  const std::size_t tiles = (a.queries + detail::attention_queries - 1) / detail::attention_queries,
                    units = tiles * a.heads * a.batches;
  if (units > 0x7fffffff) return false;
  problem.tiles = static_cast<std::uint32_t>(tiles);
  problem.units = static_cast<std::uint32_t>(units);
  problem.heads_together = heads_together(a);
  problem.taken = static_cast<std::uint32_t*>(offload::memory_of_queue(offload::counters_of_queue));
  const std::size_t sequences = a.query_offsets != nullptr ? 1 : a.batches,
                    caches = a.key_offsets != nullptr ? 1 : a.batches;
  if (!describe<T>(problem.q, a.q, a.q.data, a.head_dim, rows.queries, a.heads, sequences) ||
      !describe<T>(problem.k, a.k, a.k.data, a.head_dim, rows.keys, a.heads_kv, caches) ||
      !describe<T>(problem.v, a.v, a.v.data, a.head_dim, rows.keys, a.heads_kv, caches))
    return false;
  const auto launch = a.head_dim == 64 ? launch_units<T, 64> : launch_units<T, 128>;
  launch(problem, marks, options);
  return true;
}

template bool attend_by_warpgroups<half>(const attention_arguments&, const detail::attention_extent_of_rows&,
                                         const detail::attention_marks&, const kernel_options&);
template bool attend_by_warpgroups<bfloat>(const attention_arguments&,
                                           const detail::attention_extent_of_rows&,
                                           const detail::attention_marks&, const kernel_options&);
PEWTER_END_TARGET_NAMESPACE
