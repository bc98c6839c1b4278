// explain_dispatch: a launch's plan in words and as a diagram, from the geometry functions that the library
// itself uses. scripts/explain-dispatch compiles and runs it; --help has its arguments.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <thread>

#include "pewter/explain.hpp"

#ifndef PEWTER_PROGRAM  // what an installation calls it
#define PEWTER_PROGRAM "scripts/explain-dispatch"
#endif

namespace {

using namespace pewter;

constexpr const char* usage = "usage: " PEWTER_PROGRAM R"( GRID THREADGROUP [options]

Says what a dispatch of GRID threads in threadgroups of THREADGROUP threads does: 4000x3000 16x16, or 100000 256.

  --threadgroups        GRID counts threadgroups, not threads (dispatchThreadgroups)
  --cores N             cores that take threadgroups (default: of this machine)
  --state BYTES         that a thread keeps in registers (default 64)
  --memory BYTES        threadgroup memory of a threadgroup (default 0)
  --registers-per-core BYTES, --memory-per-core BYTES
                        of a GPU's core (default 65536 and 32768)
  --thread X[xYxZ]      where this thread of the grid runs
)";

struct request {
  uint3 grid, threads, thread;
  bool grid_is_threadgroups = false, has_thread = false;
  unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  std::size_t state = 64, memory = 0;
  std::size_t registers_per_core = default_register_file, memory_per_core = max_threadgroup_memory;
};

[[noreturn]] void refuse(const std::string& what) {
  std::fprintf(stderr, "explain-dispatch: %s\n%s", what.c_str(), usage);
  std::exit(2);
}

std::uint64_t number(std::string_view text, const char* name) {
  std::uint64_t value = 0;
  if (text.empty() || text.size() > 10) refuse(std::string(name) + ": not a number of 32 bits");
  for (const char c : text) {
    if (c < '0' || c > '9') refuse(std::string(name) + ": '" + std::string(text) + "' is not a number");
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  }
  if (value > UINT32_MAX) refuse(std::string(name) + ": must be at most 4294967295");
  return value;
}

/// "16x8" -> {16, 8, rest}
uint3 extents(std::string_view text, const char* name, std::uint32_t rest = 1) {
  std::uint32_t values[3] = {rest, rest, rest};
  for (std::uint32_t& v : values) {
    const std::size_t cross = text.find('x');
    v = static_cast<std::uint32_t>(number(text.substr(0, cross), name));
    if (cross == std::string_view::npos) return {values[0], values[1], values[2]};
    text.remove_prefix(cross + 1);
  }
  refuse(std::string(name) + ": more than three extents");
}

request parse(int argc, char** argv) {
  request r;
  int sizes = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    const auto value = [&]() -> std::string_view {
      if (i + 1 == argc) refuse(std::string(argument) + " needs a value");
      return argv[++i];
    };
    if (argument == "--help" || argument == "-h") {
      std::fputs(usage, stdout);
      std::exit(0);
    } else if (argument == "--threadgroups") {
      r.grid_is_threadgroups = true;
    } else if (argument == "--cores") {
      r.cores = static_cast<unsigned>(number(value(), "--cores"));
    } else if (argument == "--state") {
      r.state = number(value(), "--state");
    } else if (argument == "--memory") {
      r.memory = number(value(), "--memory");
    } else if (argument == "--registers-per-core") {
      r.registers_per_core = number(value(), "--registers-per-core");
    } else if (argument == "--memory-per-core") {
      r.memory_per_core = number(value(), "--memory-per-core");
    } else if (argument == "--thread") {
      r.thread = extents(value(), "--thread", 0);
      r.has_thread = true;
    } else if (argument.substr(0, 1) == "-" || sizes == 2) {
      refuse("'" + std::string(argument) + "' is not known");
    } else {
      (sizes++ == 0 ? r.grid : r.threads) = extents(argument, sizes == 1 ? "GRID" : "THREADGROUP");
    }
  }
  if (sizes != 2) refuse("GRID and THREADGROUP are needed");
  return r;
}

/// A bar of 32 places: '#' a lane with a thread, '.' an idle one.
std::string lanes_of(std::uint64_t threads, std::uint32_t simdgroup) {
  const std::uint64_t first = std::uint64_t{simdgroup} * simd_execution_width;
  const std::uint64_t used =
      std::min<std::uint64_t>(threads > first ? threads - first : 0, simd_execution_width);
  return std::string(used, '#') + std::string(simd_execution_width - used, '.');
}

/// The SIMD groups of a threadgroup; many equal ones as one line.
void draw_threadgroup(const char* title, std::uint64_t threads) {
  const std::uint32_t count = simdgroups_of(threads), full = static_cast<std::uint32_t>(threads / 32);
  std::printf("\n%s: %s, %s\n", title, detail::counted(threads, "thread").c_str(),
              detail::counted(count, "SIMD group").c_str());
  if (full > 3) {
    std::printf("  SIMD group 0 to %-4u [%s]\n", full - 1, lanes_of(threads, 0).c_str());
  } else {
    for (std::uint32_t s = 0; s < full; ++s)
      std::printf("  SIMD group %-9u [%s]\n", s, lanes_of(threads, s).c_str());
  }
  if (full < count) std::printf("  SIMD group %-9u [%s]\n", full, lanes_of(threads, full).c_str());
}

/// The first layer of threadgroups: full ones as '#', those cut by an edge as '+', more than fit as "...".
void draw_grid(const launch_geometry& g) {
  constexpr std::uint32_t most_x = 40, most_y = 10;
  const uint3 n = g.threadgroups_per_grid;
  const std::uint32_t shown_x = std::min(n.x, most_x), shown_y = std::min(n.y, most_y);
  std::printf("\nThreadgroups of the grid (# full, + cut by the edge)%s\n", n.z > 1 ? ", first layer" : "");
  for (std::uint32_t row = 0; row < shown_y; ++row) {
    const bool last_shown = row + 1 == shown_y;
    const std::uint32_t y = last_shown ? n.y - 1 : row;
    if (last_shown && n.y > most_y) std::printf("  ... %u more rows\n", n.y - most_y);
    std::printf("  ");
    for (std::uint32_t column = 0; column < shown_x; ++column) {
      const bool last_column = column + 1 == shown_x;
      const std::uint32_t x = last_column ? n.x - 1 : column;
      if (last_column && n.x > most_x) std::printf(" ... ");
      const bool full = threadgroup_size_at(g, {x, y, 0}) == g.threads_per_threadgroup;
      std::putchar(full ? '#' : '+');
    }
    std::putchar('\n');
  }
}

/// The waves: each core takes a threadgroup a wave.
void draw_waves(const launch_geometry& g, unsigned cores) {
  const std::uint64_t groups = g.threadgroups_per_grid.volume(), count = waves(g, cores);
  const std::uint64_t in_last = groups - (count - 1) * cores;
  const unsigned shown = std::min(cores, 32u);
  const auto bar = [&](std::uint64_t busy) {
    std::string text;
    for (unsigned c = 0; c < shown; ++c) text += c < busy ? '#' : '.';
    return text + (shown < cores ? "..." : "");
  };
  std::printf("\nWaves over %s (# busy, . idle)\n", detail::counted(cores, "core").c_str());
  if (count > 1)
    std::printf("  wave 1 to %-11llu [%s]\n", static_cast<unsigned long long>(count - 1), bar(cores).c_str());
  std::printf("  wave %-16llu [%s]\n", static_cast<unsigned long long>(count), bar(in_last).c_str());
  std::printf("  balance: the cores are busy %.1f %% of the time\n",
              100 * static_cast<double>(groups) / (static_cast<double>(count) * cores));
}

void occupancy(const request& r, std::uint64_t threads) {
  const pipeline_limits limits =
      limits_of_pipeline(r.state, r.memory, r.registers_per_core, r.memory_per_core);
  const std::size_t registers = threads * r.state;
  const std::size_t by_registers = registers == 0 ? SIZE_MAX : r.registers_per_core / registers;
  const std::size_t by_memory = r.memory == 0 ? SIZE_MAX : r.memory_per_core / r.memory;
  std::printf("\nOn a GPU core of %zu bytes of registers and %zu of threadgroup memory\n",
              r.registers_per_core, r.memory_per_core);
  std::printf("  a pipeline of %zu bytes a thread allows %u threads a threadgroup\n", r.state,
              limits.max_total_threads_per_threadgroup);
  std::printf("  this threadgroup takes %zu bytes of registers, %zu of memory: ", registers, r.memory);
  const std::size_t resident = std::min(by_registers, by_memory);
  if (resident == SIZE_MAX)
    std::printf("nothing limits how many are resident\n");
  else if (resident == 0)
    std::printf("it does not fit; registers spill\n");
  else
    std::printf("%s at a time, limited by %s\n", detail::counted(resident, "threadgroup").c_str(),
                by_registers <= by_memory ? "registers" : "memory");
}

void place(const launch_geometry& g, uint3 thread) {
  const uint3 n = g.threads_per_grid;
  if (thread.x >= n.x || thread.y >= n.y || thread.z >= n.z) refuse("--thread is outside of the grid");
  const thread_place p = place_of_thread(g, thread);
  std::printf(
      "\nThread (%u, %u, %u) is in threadgroup (%u, %u, %u) at (%u, %u, %u), SIMD group %u, lane %u\n",
      thread.x, thread.y, thread.z, p.threadgroup.x, p.threadgroup.y, p.threadgroup.z,
      p.thread_in_threadgroup.x, p.thread_in_threadgroup.y, p.thread_in_threadgroup.z, p.simd.simdgroup,
      p.simd.lane);
}

void run(const request& r) {
  const launch_geometry g = r.grid_is_threadgroups
                                ? geometry_of_threadgroups(r.grid, r.threads, "explain-dispatch")
                                : geometry_of_threads(r.grid, r.threads, "explain-dispatch");
  std::puts(explain(g, r.cores).c_str());
  if (g.empty()) return;
  draw_grid(g);
  draw_threadgroup("A full threadgroup", g.threads_per_threadgroup.volume());
  const uint3 n = g.threadgroups_per_grid;
  const uint3 corner = threadgroup_size_at(g, {n.x - 1, n.y - 1, n.z - 1});
  if (!(corner == g.threads_per_threadgroup)) draw_threadgroup("The one in the far corner", corner.volume());
  draw_waves(g, r.cores);
  occupancy(r, g.threads_per_threadgroup.volume());
  if (r.has_thread) place(g, r.thread);
}

}  // namespace

int main(int argc, char** argv) {
  const request r = parse(argc, argv);
  try {
    run(r);
  } catch (const pewter::error& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
  return 0;
}
