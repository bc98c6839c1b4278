// The documents' kernels as Metal source against the collection's phases: one table on standard output, a row
// a kernel, shape and threadgroup size. The two are timed in turns on one host thread, the faster pattern of
// the phases counts, and a ratio is the median of the turns' ratios.
//
//   pewter_metal_source [microseconds a sample] [samples] [threads of a threadgroup]...
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "pewter/metal.hpp"

namespace pewter {
namespace {

double sample_microseconds = 1000;
std::size_t samples = 21;
double logarithms = 0;
int rows_printed = 0;

using call = std::function<void()>;

/// Microseconds a call.
double time_of(const call& run) {
  using clock = std::chrono::steady_clock;
  const auto micros = [](clock::duration d) { return std::chrono::duration<double, std::micro>(d).count(); };
  const clock::time_point begin = clock::now();
  for (int calls = 1;; ++calls) {
    run();
    const double passed = micros(clock::now() - begin);
    if (passed >= sample_microseconds) return passed / calls;
  }
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                   values.end());
  return values[values.size() / 2];
}

void compare(const std::string& what, std::uint32_t threads, const call& metal,
             const std::vector<call>& phases) {
  const call* best = &phases.front();
  for (const call& p : phases) {
    if (time_of(p) < time_of(*best)) best = &p;
  }
  metal();
  std::vector<double> of_metal, of_phases, ratios;
  for (std::size_t n = 0; n < samples; ++n) {
    of_metal.push_back(time_of(metal));
    of_phases.push_back(time_of(*best));
    ratios.push_back(of_phases.back() / of_metal.back());
  }
  std::printf("| %s | %u | %.2f | %.2f | %.2f |\n", what.c_str(), threads, median(of_metal),
              median(of_phases), median(ratios));
  std::fflush(stdout);
  logarithms += std::log(median(ratios));
  ++rows_printed;
}

launch how(std::uint32_t threads, pattern p) {
  launch l;
  l.threads_per_threadgroup = threads;
  l.pattern = p;
  l.host_threads = 1;
  return l;
}

/// Both patterns of a kernel that has them.
template <class Run>
std::vector<call> patterns(std::uint32_t threads, const Run& run) {
  std::vector<call> all;
  for (const pattern p : {pattern::stride_loop, pattern::vectorized})
    all.push_back([=] { run(how(threads, p)); });
  return all;
}

/// A kernel on buffers in the order of their indices; the last arguments are values.
class metal_kernel {
 public:
  metal_kernel(const char* file, const char* name)
      : pipeline_(metal::library::from_file(std::string(PEWTER_METAL_SOURCES "/") + file + ".metal")
                      .pipeline(name)) {}
  template <class T>
  metal_kernel& buffer(std::vector<T>& b) {
    arguments_.set_buffer(next_++, b.data());
    return *this;
  }
  template <class T>
  metal_kernel& value(const T& v) {
    arguments_.set_value(next_++, v);
    return *this;
  }
  metal_kernel& memory(std::size_t bytes) {
    arguments_.set_threadgroup_memory(0, bytes);
    return *this;
  }
  call threadgroups(uint3 groups, uint3 threads) const {
    return [p = pipeline_, a = arguments_, groups, threads] {
      metal::dispatch_threadgroups(p, a, groups, threads, on_one());
    };
  }
  call threads(uint3 grid, uint3 threads) const {
    return [p = pipeline_, a = arguments_, grid, threads] {
      metal::dispatch_threads(p, a, grid, threads, on_one());
    };
  }

 private:
  static metal::dispatch_settings on_one() {
    metal::dispatch_settings s;
    s.host_threads = 1;
    return s;
  }
  metal::pipeline pipeline_;
  metal::arguments arguments_;
  std::uint32_t next_ = 0;
};

std::vector<float> numbers(std::size_t n) {
  std::vector<float> x(n);
  for (std::size_t i = 0; i < n; ++i) x[i] = static_cast<float>(i * 7919 % 1024) / 1024.0f - 0.5f;
  return x;
}

/// A file's kernels of both.
struct softmax_and_rms_norm_names {
  const char* file;
  std::string softmax, rms_norm;
};
void softmax_and_rms_norm(const softmax_and_rms_norm_names& of, const std::string& size,
                          std::uint32_t threads, std::uint32_t count, std::uint32_t cols) {
  std::vector<float> x = numbers(std::size_t{count} * cols), y(x.size()), weight = numbers(cols);
  const matrix_shape shape{count, cols};
  const uint3 groups{count, 1, 1}, each{threads, 1, 1};
  compare(
      "softmax" + size, threads,
      metal_kernel(of.file, of.softmax.c_str()).buffer(x).buffer(y).value(cols).threadgroups(groups, each),
      patterns(threads, [&](const launch& l) { softmax(x.data(), y.data(), shape, l); }));
  compare("rms_norm" + size, threads,
          metal_kernel(of.file, of.rms_norm.c_str())
              .buffer(x)
              .buffer(y)
              .buffer(weight)
              .value(cols)
              .value(1e-5f)
              .threadgroups(groups, each),
          patterns(threads,
                   [&](const launch& l) { rms_norm(x.data(), weight.data(), y.data(), shape, 1e-5f, l); }));
}

void rows(std::uint32_t threads, std::uint32_t count, std::uint32_t cols) {
  std::vector<float> x = numbers(std::size_t{count} * cols), y(x.size()), sums(count), weight = numbers(cols),
                     bias = weight;
  const matrix_shape shape{count, cols};
  const uint3 groups{count, 1, 1}, each{threads, 1, 1};
  const std::string size = " of " + std::to_string(count) + " x " + std::to_string(cols);
  compare("row_sum" + size, threads,
          metal_kernel("rows", "row_sum").buffer(x).buffer(sums).value(cols).threadgroups(groups, each),
          patterns(threads, [&](const launch& l) { row_sum(x.data(), sums.data(), shape, l); }));
  softmax_and_rms_norm({"rows", "softmax_float", "rms_norm"}, size, threads, count, cols);
  compare("layer_norm" + size, threads,
          metal_kernel("rows", "layer_norm")
              .buffer(x)
              .buffer(y)
              .buffer(weight)
              .buffer(bias)
              .value(cols)
              .value(1e-5f)
              .threadgroups(groups, each),
          patterns(threads, [&](const launch& l) {
            layer_norm(x.data(), weight.data(), bias.data(), y.data(), shape, 1e-5f, l);
          }));
  compare("row_prefix_sum" + size, threads,
          metal_kernel("rows", "row_prefix_sum").buffer(x).buffer(y).value(cols).threadgroups(groups, each),
          patterns(threads, [&](const launch& l) { row_prefix_sum(x.data(), y.data(), shape, l); }));
  compare("stencil3" + size, threads,
          metal_kernel("rows", "stencil3").buffer(x).buffer(y).threads({cols, count, 1}, each),
          {[&] { stencil3(x.data(), y.data(), shape, how(threads, pattern::direct)); },
           [&] { stencil3(x.data(), y.data(), shape, how(threads, pattern::stride_loop)); }});
  const float factor = 2;
  const auto n = static_cast<std::uint32_t>(x.size());
  compare("safe_scale" + size, threads,
          metal_kernel("elementwise", "safe_scale")
              .buffer(x)
              .buffer(y)
              .value(factor)
              .value(n)
              .threadgroups({(n + threads - 1) / threads, 1, 1}, each),
          {[&] { safe_scale(x.data(), factor, y.data(), n, how(threads, pattern::direct)); },
           [&] { safe_scale(x.data(), factor, y.data(), n, how(threads, pattern::vectorized)); }});
}

/// Four neighbours a thread, as libraries of array operations have rows: not in the mean.
void rows_by_fours(std::uint32_t threads, std::uint32_t count, std::uint32_t cols) {
  const std::string form = cols <= 4 * threads ? "_block" : "_looped";
  const std::string size = form + " of " + std::to_string(count) + " x " + std::to_string(cols);
  softmax_and_rms_norm({"rows_by_fours", "softmax" + form, "rms_norm" + form}, size, threads, count, cols);
}

void products(std::uint32_t threads) {
  struct size3 {
    std::uint32_t m, n, k, unused;
  };
  const size3 s{128, 128, 128, 0};
  std::vector<float> a = numbers(std::size_t{s.m} * s.k), b = numbers(std::size_t{s.k} * s.n),
                     c(std::size_t{s.m} * s.n);
  const gemm_shape shape{s.m, s.n, s.k};
  if (threads == 256) {
    compare("gemm_tiled of 128", threads,
            metal_kernel("matrices", "gemm_tiled")
                .buffer(a)
                .buffer(b)
                .buffer(c)
                .value(s)
                .threadgroups({8, 8, 1}, {16, 16, 1}),
            {[&] { gemm_tiled(a.data(), b.data(), c.data(), shape, how(0, pattern::automatic)); }});
    compare("transpose of 128 x 128", threads,
            metal_kernel("matrices", "transpose")
                .buffer(a)
                .buffer(c)
                .value(uint3{s.m, s.k, 0})
                .memory(16 * 17 * 4)
                .threadgroups({8, 8, 1}, {16, 16, 1}),
            {[&] {
              transpose(a.data(), c.data(), {s.m, s.k}, how(threads, pattern::tiled));
            }});
  }
  if (threads == 32) {
    compare("gemm_simdgroup of 128", threads,
            metal_kernel("matrices", "gemm_simdgroup")
                .buffer(a)
                .buffer(b)
                .buffer(c)
                .value(s)
                .threadgroups({16, 16, 1}, {32, 1, 1}),
            {[&] { gemm_simdgroup(a.data(), b.data(), c.data(), shape, how(0, pattern::automatic)); }});
  }
  const std::uint32_t rows = 256, cols = 512, groups = threads / 32;
  std::vector<float> matrix = numbers(std::size_t{rows} * cols), x = numbers(cols), y(rows);
  compare("gemv of 256 x 512", threads,
          metal_kernel("matrices", "gemv")
              .buffer(matrix)
              .buffer(x)
              .buffer(y)
              .value(uint3{rows, cols, 0})
              .threadgroups({(rows + groups - 1) / groups, 1, 1}, {threads, 1, 1}),
          patterns(threads, [&](const launch& l) {
            gemv(matrix.data(), x.data(), y.data(), {rows, cols}, l);
          }));
  const std::uint32_t heads = 8, sequence = 256, dim = 128;
  std::vector<float> q = numbers(heads * dim), keys = numbers(std::size_t{heads} * sequence * dim),
                     values = keys, out(q.size());
  compare("decode_attention of 8 x 256 x 128", threads,
          metal_kernel("matrices", "decode_attention")
              .buffer(q)
              .buffer(keys)
              .buffer(values)
              .buffer(out)
              .value(uint3{sequence, dim, 0})
              .memory(sequence * 4)
              .threadgroups({heads, 1, 1}, {threads, 1, 1}),
          patterns(threads, [&](const launch& l) {
            decode_attention(q.data(), keys.data(), values.data(), out.data(), {heads, sequence, dim}, l);
          }));
}

}  // namespace
}  // namespace pewter

int main(int count, char** words) {
  using namespace pewter;
  if (count > 1) sample_microseconds = std::atof(words[1]);
  if (count > 2) samples = static_cast<std::size_t>(std::atoi(words[2]));
  std::vector<std::uint32_t> sizes;
  for (int n = 3; n < count; ++n) sizes.push_back(static_cast<std::uint32_t>(std::atoi(words[n])));
  if (sizes.empty()) sizes = {32, 256, 1024};
  try {
    std::printf(
        "| kernel | threads | Metal source, us | phases, us | of the phases' speed "
        "|\n|---|---|---|---|---|\n");
    for (const std::uint32_t threads : sizes) {
      rows(threads, 32, 4096);
      products(threads);
    }
    std::printf("\ngeometric mean: %.2f\n\n", std::exp(logarithms / rows_printed));
    for (const std::uint32_t threads : sizes) {
      for (const std::uint32_t cols : {1024u, 4096u}) rows_by_fours(threads, 32, cols);
    }
  } catch (const pewter::error& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}
