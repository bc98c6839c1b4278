// pewter_peers [--quick | --full] [--products | --rows] [--filter=TEXT] [--rounds=N] [--milliseconds=M]
//
// Pewter against the libraries that CMake found, in one process, on the same data and number of threads
// (OMP_NUM_THREADS), in turns. Prints one JSON object a line: first this machine, its limits, the versions
// and who is absent, then a record for each problem and implementation. The exit status is 1 if results
// differ.
#include <omp.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "bench/json_object.hpp"
#include "bench/machine_limits.hpp"
#include "bench/peers/contest.hpp"
#include "bench/peers/on_all_cores.hpp"
#include "kernels/runtime/machine/cpu.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"

namespace pewter::peers {
namespace {

peer_list all_peers() {
  const on_all_cores inherited_by_their_threads;
  peer_list peers;
  peers.push_back(make_pewter());
#ifdef PEWTER_OPENBLAS
  for (const product kind : {product::matrix, product::vector})
    peers.push_back(make_cblas("openblas", PEWTER_OPENBLAS, "openblas_set_num_threads", kind));
#endif
#ifdef PEWTER_BLIS
  for (const product kind : {product::matrix, product::vector})
    peers.push_back(make_cblas("blis", PEWTER_BLIS, "bli_thread_set_num_threads", kind));
#endif
#ifdef PEWTER_ONEDNN
  peers.push_back(make_onednn());
#endif
#ifdef PEWTER_EIGEN
  peers.push_back(make_eigen());
#endif
  peers.push_back(make_plain_loops());
  peers.push_back(make_fast_math_loops());
#ifdef PEWTER_OPENCL
  for (const std::size_t size : {32, 128, 512}) peers.push_back(make_opencl(size));
#endif
  return peers;
}

/// The largest of rates, each an amount that `work` returns over its time: what disturbs one makes it
/// smaller.
double largest_rate(const auto& work) {
  using clock = std::chrono::steady_clock;
  double largest = 0;
  for (const auto start = clock::now(); clock::now() - start < std::chrono::milliseconds(30);) {
    const auto before = clock::now();
    const double amount = work();
    largest = std::max(largest, amount / std::chrono::duration<double>(clock::now() - before).count());
  }
  return largest;
}

/// Bytes a second of each stream at each level of memory, flops a second of each type, as a list in JSON.
std::string limits(int threads) {
  std::string list;
  const auto add = [&](const char* stream, const char* level, double rate) {
    bench::json_object limit;
    limit.add("stream", stream).add("level", level).add("threads", threads).add("rate", rate);
    list.append(list.empty() ? "[" : ",").append(limit.text());
  };
  for (const bench::memory_level& level : bench::memory_levels(threads))
    for (const auto& stream : bench::streams_of_default_target()) {
      const bench::streaming pass(stream, level.bytes_per_thread, threads);
      add(stream.name, level.name, largest_rate([&] { return pass(), pass.bytes_moved(); }));
    }
  for (const auto& peak : bench::peaks_of_default_target())
    add(peak.name, "peak", largest_rate([&] { return bench::multiply_adds(peak, threads); }));
  return list + ']';
}

std::string context(const peer_list& peers, int threads) {
  bench::json_object versions, json;
  for (std::size_t i = 0; i < peers.size(); ++i)
    if (i == 0 || peers[i]->name() != peers[i - 1]->name())
      versions.add(peers[i]->name().c_str(), peers[i]->version());
  json.add("cpu", cpu_model())
      .add("compiler", PEWTER_COMPILER)
      .add("target", targets()[static_cast<std::size_t>(choose_target(nullptr))].name)
      .add("threads", threads)
      .add("l1d_bytes", static_cast<double>(this_machine().l1d.bytes))
      .add("l2_bytes", static_cast<double>(this_machine().l2.bytes))
      .add("l3_bytes", static_cast<double>(this_machine().l3.bytes))
      .raw("limits", limits(threads))
      .raw("versions", versions.text())
      .add("absent", PEWTER_ABSENT_PEERS);
  return bench::json_object().raw("context", json.text()).text();
}

/// The value of --name=value, or null.
const char* value_of(const char* argument, const char* name) {
  const std::size_t n = std::strlen(name);
  return std::strncmp(argument, name, n) == 0 && argument[n] == '=' ? argument + n + 1 : nullptr;
}

bool parse(int argc, char** argv, settings& s) {
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--quick") == 0)
      s.shapes = selection::quick, s.rounds = 5;
    else if (std::strcmp(argv[i], "--full") == 0)
      s.shapes = selection::full;
    else if (std::strcmp(argv[i], "--products") == 0)
      s.rows = false;
    else if (std::strcmp(argv[i], "--rows") == 0)
      s.products = false;
    else if (const char* text = value_of(argv[i], "--filter"))
      s.filter = text;
    else if (const char* rounds = value_of(argv[i], "--rounds"))
      s.rounds = std::atoi(rounds);
    else if (const char* m = value_of(argv[i], "--milliseconds"))
      s.milliseconds = std::atof(m);
    else
      return false;
  }
  return s.rounds > 0 && s.milliseconds > 0 && (s.products || s.rows);
}

/// How long idle threads of OpenBLAS (2^n cycles) and libomp (ms) look for work: no longer than libgomp's.
/// Within a turn call follows call, and they find it.
void shorten_idle_search() {
  setenv("OPENBLAS_THREAD_TIMEOUT", "24", 0);
  setenv("KMP_BLOCKTIME", "10", 0);
}

int run(int argc, char** argv) {
  shorten_idle_search();
  settings s;
  s.threads = omp_get_max_threads();
  if (!parse(argc, argv, s)) {
    std::fputs(
        "usage: pewter_peers [--quick | --full] [--products | --rows] [--filter=TEXT] [--rounds=N] "
        "[--milliseconds=M]\n",
        stderr);
    return 2;
  }
  const peer_list peers = all_peers();
  std::printf("%s\n", context(peers, s.threads).c_str());
  const bool products = !s.products || compare_gemm(peers, s), rows = !s.rows || compare_rows(peers, s);
  return products && rows ? 0 : 1;
}

}  // namespace
}  // namespace pewter::peers

int main(int argc, char** argv) {
  try {
    return pewter::peers::run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "pewter_peers: %s\n", e.what());
    return 1;
  }
}
