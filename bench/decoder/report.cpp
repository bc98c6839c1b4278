#include "bench/decoder/report.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>

#include "bench/json_object.hpp"
#include "pewter/error.hpp"
#include "pewter/kernels.hpp"

namespace pewter::decoder {
namespace {

double rate(const stage& s) { return s.seconds > 0 ? static_cast<double>(s.tokens) / s.seconds : 0; }

/// Bytes a second that decoding reads: the weights once for all sequences, and what kernels say of the cache.
double bytes_a_second(const stage& s) {
  double bytes = 0;
  for (const kernel_time& t : s.kernels) bytes += t.bytes;
  return s.seconds > 0 ? bytes / s.seconds : 0;
}

std::string json_of(const stage& s) {
  std::string kernels;
  for (const kernel_time& t : s.kernels) {
    kernels += kernels.empty() ? "" : ",";
    kernels += bench::json_object()
                   .add("kernel", t.kernel)
                   .add("purpose", t.purpose)
                   .add("calls", static_cast<double>(t.calls))
                   .add("seconds", t.seconds)
                   .add("bytes", t.bytes)
                   .text();
  }
  return bench::json_object()
      .add("tokens", static_cast<double>(s.tokens))
      .add("seconds", s.seconds)
      .add("tokens_per_second", rate(s))
      .raw("kernels", "[" + kernels + "]")
      .text();
}

template <class... Values>
void append(std::string& to, const char* format, Values... values) {
  char line[256];
  std::snprintf(line, sizeof line, format, values...);
  to += line;
}

}  // namespace

double read_limit(unsigned host_threads) {
  constexpr std::size_t n = std::size_t{1} << 26;  // 256 MB
  const auto numbers = std::make_unique_for_overwrite<float[]>(n);
  std::fill_n(numbers.get(), n, 1.0f);
  double best = 1e30;
  for (int i = 0; i < 5; ++i) {
    float sum = 0;
    const auto begin = std::chrono::steady_clock::now();
    vector_sum(numbers.get(), &sum, n, {.host_threads = host_threads});
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return static_cast<double>(n) * sizeof(float) / best;
}

std::string text_of(const report& r) {
  std::string text;
  append(text, "%s, %.3f billion parameters, %u threads\n", r.model->extents.architecture.c_str(),
         r.model->parameters / 1e9, r.threads);
  append(text, "prompt    %5zu tokens  %9.2f a second\n", r.prompt.tokens, rate(r.prompt));
  append(text, "decoding  %5zu tokens  %9.2f a second", r.decoding.tokens, rate(r.decoding));
  append(text, "  %.2f GB/s", bytes_a_second(r.decoding) / 1e9);
  if (r.bytes_a_second > 0)
    append(text, ", %.0f %% of the %.2f GB/s that can be read",
           100 * bytes_a_second(r.decoding) / r.bytes_a_second, r.bytes_a_second / 1e9);
  text += "\n";
  for (const kernel_time& t : r.decoding.kernels)
    if (t.seconds > 0.005 * r.decoding.seconds)
      append(text, "  %5.1f %%  %-18s %s\n", 100 * t.seconds / r.decoding.seconds, t.kernel.c_str(),
             t.purpose.c_str());
  return text;
}

void write_json(const report& r, const std::string& path) {
  const std::string text = bench::json_object()
                               .add("architecture", r.model->extents.architecture)
                               .add("parameters", r.model->parameters)
                               .add("threads", r.threads)
                               .add("read_bytes_per_second", r.bytes_a_second)
                               .raw("prompt", json_of(r.prompt))
                               .raw("decoding", json_of(r.decoding))
                               .text();
  std::FILE* const file = std::fopen(path.c_str(), "w");
  const bool written = file != nullptr && std::fputs((text + "\n").c_str(), file) >= 0;
  if (file == nullptr || std::fclose(file) != 0 || !written)
    detail::raise("%s: cannot write it", path.c_str());
}

}  // namespace pewter::decoder
