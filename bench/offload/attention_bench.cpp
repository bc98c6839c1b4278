// Times of attention on a GPU, by events in a queue: one JSON record a line, as torch_attention.py's are.
//
//   attention_bench HEADSxHEADS_KVxQUERIESxKEYSxDIM[,...] [TYPE...]
//
// Each shape causal and not; with one query, only not.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>
#include <vector>

#include "pewter/attention.hpp"
#include "pewter/device.hpp"

namespace {

using namespace pewter;

/// Random numbers, over and over.
template <class T>
device_buffer<T> filled(std::size_t n) {
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  std::vector<T> block(std::min<std::size_t>(n, 1 << 20)), all;
  for (T& x : block) x = T(normal(random));
  for (std::size_t i = 0; i < n; i += block.size())
    all.insert(all.end(), block.begin(),
               block.begin() + static_cast<std::ptrdiff_t>(std::min(block.size(), n - i)));
  return device_buffer<T>(all);
}

/// Milliseconds of a call: the median of nine runs of some calls each.
template <class F>
double time_of(queue& q, const F& call) {
  call();
  const event first = q.record();
  call();
  const double once = milliseconds(first, q.record());
  const int calls = std::clamp(static_cast<int>(4.0 / std::max(once, 1e-3)), 1, 100);
  std::vector<double> times;
  for (int run = 0; run < 9; ++run) {
    const event from = q.record();
    for (int i = 0; i < calls; ++i) call();
    times.push_back(milliseconds(from, q.record()) / calls);
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

template <class T>
void measure(const char* type, const attention_extents& e, queue& q) {
  const device_buffer<T> queries = filled<T>(e.heads * e.queries * e.head_dim),
                         keys = filled<T>(e.heads_kv * e.keys * e.head_dim),
                         values = filled<T>(e.heads_kv * e.keys * e.head_dim);
  device_buffer<T> results(queries.size());
  for (const bool causal : {false, true}) {
    if (causal && e.queries == 1) continue;
    const double ms = time_of(q, [&] {
      attention<T>(queries.data(), keys.data(), values.data(), results.data(), e, {.causal = causal},
                   {.queue = &q});
    });
    const double flops = 4.0 * static_cast<double>(e.heads * e.queries * e.keys * e.head_dim) *
                         (causal ? 0.5 : 1),
                 bytes = static_cast<double>(2 * (keys.size() + queries.size()) * sizeof(T));
    std::printf(
        "{\"kernel\": \"attention\", \"type\": \"%s\", \"shape\": [%zu, %zu, %zu, %zu, %zu], \"causal\": %s, "
        "\"microseconds\": %.3f, \"gigaflops\": %.1f, \"gigabytes_per_second\": %.1f}\n",
        type, e.heads, e.heads_kv, e.queries, e.keys, e.head_dim, causal ? "true" : "false", ms * 1e3,
        flops / ms * 1e-6, bytes / ms * 1e-6);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (devices().empty()) {
    std::fprintf(stderr, "attention_bench: %s\n", why_no_device().c_str());
    return 77;
  }
  if (argc < 2) return 2;
  queue q(0);
  std::printf("{\"device\": \"%s\", \"architecture\": \"%s\"}\n", devices()[0].name.c_str(),
              devices()[0].architecture.c_str());
  std::vector<std::string_view> types(argv + 2, argv + argc);
  if (types.empty()) types = {"bfloat", "half"};
  for (const char* at = argv[1]; *at != '\0';) {
    char* end = nullptr;
    std::size_t n[5] = {};
    for (std::size_t& x : n) {
      x = std::strtoull(at, &end, 10);
      at = *end == '\0' ? end : end + 1;
    }
    const attention_extents e{1, n[0], n[1], n[2], n[3], n[4], n[4]};
    for (const std::string_view type : types) try {
        if (type == "float") measure<float>("float", e, q);
        if (type == "half") measure<half>("half", e, q);
        if (type == "bfloat") measure<bfloat>("bfloat", e, q);
      } catch (const std::exception& failure) {
        std::fprintf(stderr, "attention_bench: %s\n", failure.what());
        return 1;
      }
  }
}
