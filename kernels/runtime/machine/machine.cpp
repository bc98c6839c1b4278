// What is known of each microarchitecture, and of this machine all sources together.
#include "kernels/runtime/machine/machine.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "pewter/error.hpp"

namespace pewter {
namespace {

struct tuning_row {
  const char* name;
  std::size_t l1d_kb, l2_kb, l3_mb;
  unsigned l3_shared_by, cores, numa_nodes;
  double fma, bf16, amx;
  unsigned floats;
  double busy, shuffle, translation, l3_line;
  double cache, l3, core, memory;
  bool prefetch;
  const char* target;
};

constexpr tuning_row tuning[] = {
#define PEWTER_MICROARCHITECTURE(name, ...) {#name, __VA_ARGS__},
#include "kernels/runtime/machine/microarchitectures.inc"
};

constexpr const char* names[] = {
#define PEWTER_MICROARCHITECTURE(name, ...) #name,
#include "kernels/runtime/machine/microarchitectures.inc"
};

const tuning_row& row_of(microarchitecture core) { return tuning[static_cast<std::size_t>(core)]; }

/// What the operating system does not tell.
void apply_tuning(machine& m) {
  // Why: kernels/runtime/machine/machine.md#costs.
  constexpr double fork_nanoseconds = 1000, barrier_nanoseconds = 300;
  const tuning_row& row = row_of(m.core);
  m.costs = {fork_nanoseconds, barrier_nanoseconds, row.fma,         row.bf16,   row.amx, row.floats,
             row.busy,         row.shuffle,         row.translation, row.l3_line};
  m.bandwidths = {row.cache, row.l3, row.core, std::min(row.memory, m.cores * row.core)};
  m.prefetch.pays = row.prefetch;
}

std::string text_of_profile(const char* path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad())
    detail::raise("PEWTER_PROFILE = \"%.200s\", must be a file that can be read (%s)", path,
                  std::strerror(errno));
  return text;
}

const char* environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr || *value == '\0' ? nullptr : value;
}

machine read_machine() {
  machine m = detail::machine_of_system();
  if (m.l1d.bytes == 0 && m.l2.bytes == 0) m.l3.bytes = std::size_t{16} << 20;  // nothing is known
  m.l3.bytes = share_of_last_cache(m.l3.bytes, m.cores);
  if (m.l1d.bytes == 0) m.l1d.bytes = std::size_t{32} << 10;
  if (m.l2.bytes == 0) m.l2.bytes = std::size_t{1} << 20;
  apply_tuning(m);
  m.nontemporal = detail::thresholds_of_caches(m);
  if (const char* path = environment("PEWTER_PROFILE")) apply_profile(m, text_of_profile(path), path);
  if (const char* sizes = environment("PEWTER_CACHES")) {
    const cache_sizes wanted = cache_sizes_named(sizes);
    m.l1d.bytes = wanted.l1d;
    m.l2.bytes = wanted.l2;
    m.l3.bytes = wanted.l3;
    m.nontemporal = detail::thresholds_of_caches(m);
  }
  return m;
}

const machine& machine_as_read() {
  static const machine m = read_machine();
  return m;
}
/// The same with measured forks; null before.
std::atomic<const machine*> measured_machine{nullptr};

}  // namespace

const machine& this_machine() {
  const machine* const measured = measured_machine.load(std::memory_order_acquire);
  return measured != nullptr ? *measured : machine_as_read();
}

bool detail::measures_forks(unsigned host_threads) {
  static const bool by_profile = environment("PEWTER_PROFILE") != nullptr;
  if (host_threads <= 1 || by_profile || measured_machine.load(std::memory_order_relaxed) != nullptr)
    return false;
  static const machine measured = [&] {
    machine m = machine_as_read();
    m.costs = with_measured_forks(m.costs, host_threads);
    return m;
  }();
  measured_machine.store(&measured, std::memory_order_release);
  return true;
}

machine machine_named(std::string_view name) {
  const auto found = std::ranges::find(names, name, [](const char* n) { return std::string_view(n); });
  if (found == std::end(names)) {
    std::string known;
    for (const char* n : names) known += std::string(known.empty() ? "" : ", ") + n;
    detail::raise("machine_named: name = \"%.80s\", must be one of %s", std::string(name).c_str(),
                  known.c_str());
  }
  machine m;
  m.core = static_cast<microarchitecture>(found - std::begin(names));
  const tuning_row& row = row_of(m.core);
  const unsigned smt = m.core == microarchitecture::neoverse ? 1 : 2;
  m.l1d = {row.l1d_kb << 10, smt, static_cast<unsigned>(row.l1d_kb / 4)};
  m.l2 = {row.l2_kb << 10, smt, 16};
  m.l3 = {row.l3_mb << 20, row.l3_shared_by, 16};
  m.cores = row.cores;
  m.numa_nodes = row.numa_nodes;
  apply_tuning(m);
  m.nontemporal = detail::thresholds_of_caches(m);
  return m;
}

const char* name_of(microarchitecture core) { return row_of(core).name; }
const char* best_target_of(microarchitecture core) { return row_of(core).target; }
std::span<const char* const> microarchitecture_names() { return names; }

/// A store across the order of reads waits for its cache line, so that transposed results pay earlier.
/// Why: kernels/runtime/machine/machine.md#non-temporal-stores.
nontemporal_thresholds detail::thresholds_of_caches(const machine& m) {
  return {m.largest_cache(), std::max(m.largest_cache() / 16, 2 * m.l2.bytes)};
}

std::size_t share_of_last_cache(std::size_t bytes, unsigned cpus) {
  constexpr std::size_t most_of_core = std::size_t{32} << 20;  // no CPU has more for each core
  return std::min(bytes, std::max(cpus, 1u) * most_of_core);
}

cache_sizes cache_sizes_named(const char* sizes) {
  const std::string_view text = sizes;
  const std::size_t first = text.find(','), second = text.find(',', first + 1);
  cache_sizes found{};
  if (first != text.npos && second != text.npos && detail::parse_bytes(text.substr(0, first), found.l1d) &&
      detail::parse_bytes(text.substr(first + 1, second - first - 1), found.l2) &&
      detail::parse_bytes(text.substr(second + 1), found.l3) && found.l1d != 0 && found.l2 != 0)
    return found;
  detail::raise(
      "PEWTER_CACHES = \"%.80s\", must be l1d,l2,l3 in bytes, K or M: \"32K,1M,32M\"; an l3 of 0 is none",
      sizes);
}

}  // namespace pewter
