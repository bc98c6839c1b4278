// What free-form kernels cost against the same kernels in phases, what a barrier of fibers costs, and what a
// ring of stages gains over plain forms. One table of medians on standard output; variants of a row are timed
// in turns, and a ratio is the median of the turns' ratios.
//
//   pewter_free_form [microseconds a sample] [samples]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/pipeline_kernels.hpp"

namespace pewter {
namespace {

double sample_microseconds = 1000;
std::size_t samples = 41;

/// Microseconds a call.
double time_of(const std::function<void()>& call) {
  using clock = std::chrono::steady_clock;
  const auto micros = [](clock::duration d) { return std::chrono::duration<double, std::micro>(d).count(); };
  const clock::time_point begin = clock::now();
  for (int calls = 1;; ++calls) {
    call();
    const double passed = micros(clock::now() - begin);
    if (passed >= sample_microseconds) return passed / calls;
  }
}
double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                   values.end());
  return values[values.size() / 2];
}

/// A row: both forms' time and their ratio.
void compare(const std::string& what, const std::function<void()>& plain,
             const std::function<void()>& other) {
  std::vector<double> of_plain, of_other, ratios;
  for (std::size_t i = 0; i < samples; ++i) {
    of_plain.push_back(time_of(plain));
    of_other.push_back(time_of(other));
    ratios.push_back(of_other.back() / of_plain.back());
  }
  std::printf("| %s | %.3f | %.3f | %.2f |\n", what.c_str(), median(of_plain), median(of_other),
              median(ratios));
  std::fflush(stdout);
}

void barriers() {
  std::printf(
      "| a threadgroup | us, 1 barrier | us, 101 barriers | ns a SIMD group's barrier "
      "|\n|---|---|---|---|\n");
  for (const std::uint32_t simdgroups : {2u, 8u, 32u})
    for (const unsigned host_threads : {1u, 2u}) {
      const auto with = [=](int barriers) {
        return [=] {
          dispatch_threadgroups(
              {1, 1, 1}, {simdgroups * 32, 1, 1}, free_form([=](simdgroup&) {
                for (int i = 0; i < barriers; ++i) threadgroup_barrier();
              }),
              {host_threads, host_threads == 1 ? mapping::run_inline : mapping::simdgroups});
        };
      };
      std::vector<double> one, many;
      for (std::size_t i = 0; i < samples; ++i) {
        one.push_back(time_of(with(1)));
        many.push_back(time_of(with(101)));
      }
      std::printf("| %u threads, %u host threads | %.3f | %.3f | %.1f |\n", simdgroups * 32, host_threads,
                  median(one), median(many), (median(many) - median(one)) * 1000 / 100 / simdgroups);
    }
}

void rows() {
  constexpr std::uint32_t rows = 16, cols = 4096;
  std::vector<float> x(rows * cols, 1.25f), weight(cols, 0.5f), y(x.size());
  const dispatch_options one{1, mapping::run_inline};
  std::printf("\n| 16 rows of 4096 | us, phases | us, free-form | ratio |\n|---|---|---|---|\n");
  for (const std::uint32_t threads : {32u, 256u, 1024u}) {
    const auto both = [&](const char* name, auto phases, auto free) {
      const auto a = phases(x.data(), weight.data(), y.data(), cols);
      const auto b = free(x.data(), weight.data(), y.data(), cols);
      compare(
          std::string(name) + ", " + std::to_string(threads) + " threads",
          [&] {
            dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, a, one);
          },
          [&] {
            dispatch_threadgroups({rows, 1, 1}, {threads, 1, 1}, b, one);
          });
    };
    using namespace test;
    both("row_sum", row_sum_in_phases<vectorized_walk>, row_sum_free_form<vectorized_walk>);
    both("rms_norm", rms_norm_in_phases<vectorized_walk>, rms_norm_free_form<vectorized_walk>);
    both("softmax", softmax_in_phases<vectorized_walk>, softmax_free_form<vectorized_walk>);
  }
}

void products() {
  constexpr std::uint32_t n = 256;
  std::vector<float> a(n * n, 1.5f), b(n * n, 0.25f), c(n * n);
  const dispatch_options one{1, mapping::run_inline};
  std::printf("\n| 256 x 256 x 256 | us, phases | us, free-form | ratio |\n|---|---|---|---|\n");
  const uint3 grid = {n / 32, n / 32, 1};
  for (const std::uint32_t threads : {32u, 256u, 1024u}) {
    const auto phases = test::product_in_phases(a.data(), b.data(), c.data(), n, n, n);
    const auto free = test::product_free_form(a.data(), b.data(), c.data(), n, n, n);
    const auto ring = test::product_pipeline(a.data(), b.data(), c.data(), n, n, n, 3);
    const auto size = std::to_string(threads) + " threads";
    compare(
        "tiled product, " + size,
        [&] {
          dispatch_threadgroups(grid, {threads, 1, 1}, phases, one);
        },
        [&] {
          dispatch_threadgroups(grid, {threads, 1, 1}, free, one);
        });
    if (threads > 32)
      compare(
          "with a ring of 3, " + size,
          [&] {
            dispatch_threadgroups(grid, {threads, 1, 1}, phases, one);
          },
          [&] {
            dispatch_threadgroups(grid, {threads, 1, 1}, ring, one);
          });
  }
}

/// Rows that come from all over memory, and much arithmetic for each.
void pipelines_by_index() {
  constexpr std::uint32_t rows = 131072, cols = 512, count = 32768;
  std::vector<float> x(std::size_t{rows} * cols, 0.25f), weight(cols, 0.5f), scores(count);
  std::vector<std::uint32_t> ids(count);
  for (std::uint32_t t = 0; t < count; ++t) ids[t] = t * 2654435761u % rows;
  std::printf(
      "\n| GELU of 32768 of 131072 rows of 512, by index | us, plain | us, ring of 3 | ratio "
      "|\n|---|---|---|---|\n");
  const auto plain = test::scores_by_index(x.data(), ids.data(), weight.data(), scores.data(), count, cols);
  const auto ring =
      test::scores_by_index_pipeline(x.data(), ids.data(), weight.data(), scores.data(), count, cols, 3);
  for (const unsigned host_threads : {1u, 2u})
    compare(
        "2 SIMD groups on " + std::to_string(host_threads) + " host threads, plain: 1 on 1",
        [&] {
          dispatch_threadgroups({1, 1, 1}, {32, 1, 1}, plain, {1, mapping::run_inline});
        },
        [&] {
          dispatch_threadgroups(
              {1, 1, 1}, {64, 1, 1}, ring,
              {host_threads, host_threads == 1 ? mapping::run_inline : mapping::simdgroups});
        });
}

/// Rows that come from memory, one threadgroup: a producer and its consumer on a core each, against a SIMD
/// group that does both on one core, and a producer and consumer that share one core.
void pipelines() {
  constexpr std::uint32_t rows = 16384, cols = 2048;
  std::vector<float> x(std::size_t{rows} * cols, 1.25f), weight(cols, 0.5f), y(x.size());
  std::printf(
      "\n| rms_norm of 16384 rows of 2048, one threadgroup | us, plain | us, ring of 3 | ratio "
      "|\n|---|---|---|---|\n");
  const auto plain = free_form([&](simdgroup& sg) {
    for (std::size_t r = 0; r < rows; ++r) {
      const float* const row = &x[r * cols];
      const float sum = simd_sum(test::own_squares<vectorized_walk>(sg, row, cols));
      test::store_normalized<vectorized_walk>(sg, row, weight.data(), &y[r * cols], cols, sum);
    }
  });
  const auto ring = test::rms_norm_pipeline(x.data(), weight.data(), y.data(), rows, cols, 3);
  for (const unsigned host_threads : {1u, 2u})
    compare(
        "2 SIMD groups on " + std::to_string(host_threads) + " host threads, plain: 1 on 1",
        [&] {
          dispatch_threadgroups({1, 1, 1}, {32, 1, 1}, plain, {1, mapping::run_inline});
        },
        [&] {
          dispatch_threadgroups(
              {1, 1, 1}, {64, 1, 1}, ring,
              {host_threads, host_threads == 1 ? mapping::run_inline : mapping::simdgroups});
        });
}

}  // namespace
}  // namespace pewter

int main(int count, char** arguments) {
  if (count > 1) pewter::sample_microseconds = std::atof(arguments[1]);
  if (count > 2) pewter::samples = static_cast<std::size_t>(std::max(1, std::atoi(arguments[2])));
  pewter::barriers();
  pewter::rows();
  pewter::products();
  pewter::pipelines();
  pewter::pipelines_by_index();
}
