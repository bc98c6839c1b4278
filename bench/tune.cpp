// What scripts/tune asks of this machine.
//
//   pewter_tune costs [--quick]            the machine's profile with measured costs and bandwidths
//   pewter_tune times [--quick] NAME/BYTES...   seconds of kernels whose operands have BYTES together
//
// Lines `key = value`, and `NAME/BYTES seconds`. Kernels run under the profile that PEWTER_PROFILE names.
#include <omp.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/machine_limits.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter::bench {
namespace {

/// How long and how often something is timed.
struct effort {
  double least_seconds;
  int samples;
  std::size_t caches;  ///< of working sets beyond the caches, in largest caches
};
constexpr effort thorough{0.02, 7, 4}, quick{0.0002, 1, 0};

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds of a call: the fastest sample, as what disturbs one makes it slower.
template <class F>
double seconds_of(const effort& e, F f) {
  f();
  double best = 1e30;
  for (int sample = 0; sample < e.samples; ++sample) {
    int calls = 0;
    const double begin = now();
    double end = begin;
    while (end - begin < e.least_seconds) {
      f();
      ++calls;
      end = now();
    }
    best = std::min(best, (end - begin) / calls);
  }
  return best;
}

// ---- costs ----

/// Nanoseconds of a multiply-add on one core; `otherwise` if the CPU lacks the target or the target the peak.
double nanoseconds_of_multiply_add(const effort& e, std::string_view target, std::string_view name,
                                   double otherwise) {
  for (const target_limits::peak& p : peaks_of_target(target))
    if (p.name == name) {
      double flops = 0;
      const double seconds = seconds_of(e, [&] { flops = multiply_adds(p, 1); });
      return 1e9 * seconds / (flops / 2);
    }
  return otherwise;
}

/// How many times as long a multiply-add takes while all cores multiply: hardware threads share ports.
double factor_of_busy_cores(const effort& e, int threads) {
  const target_limits::peak& p = peaks_of_target("").front();
  double one = 0, all = 0;
  const double alone = seconds_of(e, [&] { one = multiply_adds(p, 1); });
  const double together = seconds_of(e, [&] { all = multiply_adds(p, threads); });
  return std::max(1.0, together / all * threads / (alone / one));
}

/// Bytes a nanosecond of a copy by the better kind of stores.
double bandwidth_of_copy(const effort& e, std::size_t bytes_per_thread, int threads) {
  double best = 0;
  for (const target_limits::stream& s : streams_of_default_target()) {
    if (!std::string_view(s.name).starts_with("copy")) continue;
    const streaming copy(s, bytes_per_thread, threads);
    best = std::max(best, copy.bytes_moved() / seconds_of(e, [&] { copy(); }) / 1e9);
  }
  return best;
}

machine measured(const effort& e) {
  machine m = this_machine();
  const int threads = omp_get_max_threads();
  m.costs = detail::with_measured_forks(m.costs, static_cast<unsigned>(threads));
  m.costs.fma = nanoseconds_of_multiply_add(e, "", "fma", m.costs.fma);
  m.costs.bf16 = nanoseconds_of_multiply_add(e, "avx512_bf16", "fma_bfloat", m.costs.fma);
  m.costs.amx = nanoseconds_of_multiply_add(e, "avx512_amx", "fma_bfloat", m.costs.bf16);
  m.costs.busy = factor_of_busy_cores(e, threads);
  const std::size_t beyond = std::max(m.largest_cache() * e.caches, 2 * m.l2.bytes);
  m.bandwidths.cache = bandwidth_of_copy(e, m.l2.bytes / 2, 1);
  // A part of the last-level cache that exceeds L2, and is less than what others leave.
  const std::size_t in_l3 = std::max(m.l3.bytes / 4, 2 * m.l2.bytes);
  m.bandwidths.l3 = m.l3.bytes > 4 * m.l2.bytes ? bandwidth_of_copy(e, in_l3, 1) : m.bandwidths.cache;
  m.bandwidths.core = bandwidth_of_copy(e, beyond, 1);
  m.bandwidths.memory = bandwidth_of_copy(e, beyond / static_cast<std::size_t>(threads), threads);
  return m;
}

// ---- times ----

constexpr std::size_t bytes_of_element = 2 * sizeof(float);  // of x and of y

template <std::size_t cols>
matrix_shape rows_of(std::size_t bytes) {
  return {std::max<std::size_t>(bytes / bytes_of_element / cols, 1), cols};
}

struct workload {
  std::string_view name;
  void (*run)(const float* x, float* y, std::size_t bytes);
};
constexpr workload workloads[] = {
    {"scale",
     [](const float* x, float* y, std::size_t bytes) { scale(x, 0.7f, y, bytes / bytes_of_element); }},
    {"gelu", [](const float* x, float* y, std::size_t bytes) { gelu(x, y, bytes / bytes_of_element); }},
    {"softmax", [](const float* x, float* y, std::size_t bytes) { softmax(x, y, rows_of<1024>(bytes)); }},
    {"rms_norm",
     [](const float* x, float* y, std::size_t bytes) { rms_norm(x, x, y, rows_of<1024>(bytes), 1e-5f); }},
    {"rms_norm_odd",
     [](const float* x, float* y, std::size_t bytes) { rms_norm(x, x, y, rows_of<4097>(bytes), 1e-5f); }},
    {"row_prefix_sum",
     [](const float* x, float* y, std::size_t bytes) { row_prefix_sum(x, y, rows_of<4096>(bytes)); }},
    {"vector_prefix_sum",
     [](const float* x, float* y, std::size_t bytes) { vector_prefix_sum(x, y, bytes / bytes_of_element); }},
    {"transpose",
     [](const float* x, float* y, std::size_t bytes) {
       const std::size_t rows = rows_of<1024>(bytes).rows / 16 * 16;  // rows of y are whole cache lines
       transpose(x, y, {std::max<std::size_t>(rows, 16), 1024});
     }},
};

/// Floats of each operand: what the smallest shape of any workload takes at least.
std::size_t floats_of(std::size_t bytes) {
  return std::max<std::size_t>(bytes / bytes_of_element, 16 * 1024) + 16;
}

struct free_memory {
  void operator()(float* p) const { std::free(p); }
};
std::unique_ptr<float, free_memory> lines_of(std::size_t floats, float value) {
  constexpr std::size_t line = 64;
  const std::size_t bytes = (floats * sizeof(float) + line - 1) / line * line;
  std::unique_ptr<float, free_memory> memory(static_cast<float*>(std::aligned_alloc(line, bytes)));
  std::fill_n(memory.get(), floats, value);
  return memory;
}

/// Prints the line of NAME/BYTES. False for any other text.
bool time_kernel(const effort& e, const std::string& text) {
  const std::size_t slash = text.find('/');
  if (slash == text.npos) return false;
  const auto w = std::ranges::find(workloads, std::string_view(text).substr(0, slash), &workload::name);
  char* end = nullptr;
  const std::size_t bytes = std::strtoull(text.c_str() + slash + 1, &end, 10);
  if (w == std::end(workloads) || *end != '\0' || bytes == 0) return false;
  const std::size_t n = floats_of(bytes);
  const auto x = lines_of(n, 0.5f), y = lines_of(n, 0.0f);
  std::printf("%s %.9g\n", text.c_str(), seconds_of(e, [&] { w->run(x.get(), y.get(), bytes); }));
  return true;
}

int usage() {
  std::string names;
  for (const workload& w : workloads) names.append(" ").append(w.name);
  std::fprintf(
      stderr,
      "usage: pewter_tune costs [--quick]\n       pewter_tune times [--quick] NAME/BYTES...\nNAME:%s\n",
      names.c_str());
  return 2;
}

int run(std::vector<std::string> words) {
  const effort& e = std::erase(words, "--quick") != 0 ? quick : thorough;
  if (words.empty()) return usage();
  if (words[0] == "costs" && words.size() == 1) {
    std::fputs(profile_of(measured(e)).c_str(), stdout);
    return 0;
  }
  if (words[0] != "times" || words.size() == 1) return usage();
  for (std::size_t i = 1; i < words.size(); ++i)
    if (!time_kernel(e, words[i])) return usage();
  return 0;
}

}  // namespace
}  // namespace pewter::bench

int main(int count, char** words) {
  try {
    return pewter::bench::run({words + 1, words + count});
  } catch (const pewter::error& e) {
    std::fprintf(stderr, "pewter_tune: %s\n", e.what());
    return 1;
  }
}
