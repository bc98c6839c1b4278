// The machine profile: what plans, memory policies and thresholds know of the machine.
//
// It comes from the operating system and CPUID, then from the microarchitecture's row in
// microarchitectures.inc, then from the file that PEWTER_PROFILE names (scripts/tune writes one), then from
// PEWTER_CACHES. It may decide only what leaves results' bits alone: blocking, partition, order, stores,
// prefetch; never an order of additions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace pewter {

enum class microarchitecture : std::uint8_t {
#define PEWTER_MICROARCHITECTURE(name, ...) name,
#include "kernels/runtime/machine/microarchitectures.inc"
};

/// A level of cache.
struct cache_level {
  std::size_t bytes = 0;   ///< of one instance; 0: the machine has none
  unsigned shared_by = 1;  ///< hardware threads that share an instance
  unsigned ways = 8;       ///< lines of a set
};

/// Costs of the operations that a choice weighs, in nanoseconds.
struct machine_costs {
  double fork = 0;     ///< of a parallel region's begin and end
  double barrier = 0;  ///< of all its threads
  double fma = 0;      ///< a multiply-add of float, by one core's vector registers
  double bf16 = 0;     ///< one of bfloat by BF16 dot products; that of float where the CPU has none
  double amx = 0;      ///< one of bfloat by AMX; that of BF16 dot products where the CPU has none

  unsigned floats = 16;    ///< of the registers that `fma` is of; two a cycle are multiplied
  double busy = 1;         ///< how many times as long a multiply-add takes while all cores multiply
  double shuffle = 1;      ///< how many times as long packing takes as where two shuffles begin a cycle
  double translation = 1;  ///< of a row that lies on another page than the last
  double l3_line = 1;  ///< a line from the last-level cache that no prefetcher foresaw, in a stream of such
};

/// Bytes a nanosecond (GB/s) of a copy, reads and writes counted.
struct machine_bandwidths {
  double cache = 0;   ///< one core's, in its L2
  double l3 = 0;      ///< one core's, in the last-level cache
  double core = 0;    ///< one core's, in memory
  double memory = 0;  ///< all cores', in memory
};

/// When software prefetch pays, and how far before use. Distances are in bytes.
struct prefetch_policy {
  bool pays = false;                        ///< for operands that exceed L1d
  std::size_t distance = 512;               ///< into L1d, with ordinary stores
  std::size_t nontemporal_distance = 2048;  ///< into L2, with non-temporal stores
};

/// Results are stored non-temporally where the operands have more bytes than this together. A profile that
/// says 0, or changes caches and says nothing, gets what follows from the caches.
struct nontemporal_thresholds {
  std::size_t sequential = 0;  ///< results written in order
  std::size_t transposed = 0;  ///< results written across the order in which the input is read
};

struct machine {
  microarchitecture core = microarchitecture::generic;
  cache_level l1d, l2;  ///< never 0 bytes
  cache_level l3;       ///< of a virtual machine its share (share_of_last_cache)
  unsigned cores = 1;   ///< hardware threads that the operating system offers
  unsigned numa_nodes = 1;
  machine_costs costs;
  machine_bandwidths bandwidths;
  prefetch_policy prefetch;
  nontemporal_thresholds nontemporal;

  /// Bytes of the largest cache.
  std::size_t largest_cache() const { return l2.bytes < l3.bytes ? l3.bytes : l2.bytes; }
  /// Whether operands of this many bytes are read and written faster with software prefetch.
  bool prefetches(std::size_t bytes) const { return prefetch.pays && bytes > l1d.bytes; }
};

/// The machine that this process runs on. Read once a process; what a fork and a barrier cost is measured
/// when the first launch would fork.
/// @throws error if PEWTER_PROFILE or PEWTER_CACHES is wrong
const machine& this_machine();

/// A typical machine of a microarchitecture, the same on every machine: for plans and tests of machines that
/// are not at hand.
/// @param name as in microarchitectures.inc: "haswell", "zen4", "generic"
/// @throws error naming the known ones for any other name
machine machine_named(std::string_view name);

const char* name_of(microarchitecture);
/// The best target that CPUs of it run: "avx512_bf16".
const char* best_target_of(microarchitecture);
std::span<const char* const> microarchitecture_names();

/// Sets what a profile's text says: lines `key = value`, `#` begins a comment.
/// @param source the file's name, for errors
/// @throws error naming source, line, key, value and limit; the machine is then unchanged
void apply_profile(machine&, std::string_view text, const std::string& source);

/// A profile's text with every key; apply_profile gives the same machine again.
std::string profile_of(const machine&);

/// The sizes that PEWTER_CACHES asks for, "32K,1M,32M".
struct cache_sizes {
  std::size_t l1d, l2, l3;
};
/// @throws error naming that form for any other text, and for an l1d or l2 of 0
cache_sizes cache_sizes_named(const char* names);

/// The part of a last-level cache that this many CPUs may count on: a virtual machine is told of its host's
/// whole cache but has few of its cores. Why: kernels/runtime/machine/machine.md#last-level-cache.
/// @param cpus 0: unknown
std::size_t share_of_last_cache(std::size_t bytes, unsigned cpus);

namespace detail {

/// Microarchitecture, caches, cores and NUMA nodes as CPUID and the operating system tell, zeros for the
/// unknown.
machine machine_of_system();

nontemporal_thresholds thresholds_of_caches(const machine&);

/// The costs, with those of a fork and of a barrier as they are measured here and now.
machine_costs with_measured_forks(machine_costs, unsigned host_threads);

/// Measures what a fork and a barrier cost, for this_machine(), once a process, for more than one host thread
/// and not where PEWTER_PROFILE says it. What a launch was about to do must be chosen anew if this returns
/// true. Why: kernels/runtime/machine/machine.md#forks.
bool measures_forks(unsigned host_threads);

/// Bytes of "48K", "2M" or "512"; false for any other text.
bool parse_bytes(std::string_view text, std::size_t& bytes);

/// Time of one pass over a byte, for the decision whether a launch is worth a fork, of kernels that
/// kernels/runtime/machine/costs.inc does not have. Why: kernels/runtime/machine/machine.md#costs.
inline constexpr double nanoseconds_per_byte = 0.01;

}  // namespace detail
}  // namespace pewter
