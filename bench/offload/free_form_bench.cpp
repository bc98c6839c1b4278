// Times of the three forms of free_form.hpp on a GPU, by events in a queue: one JSON record a line.
//
//   free_form_bench ROWSxCOLS[,ROWSxCOLS...]        cols are multiples of 1024
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "free_form.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/device.hpp"

namespace pewter::detail {
extern const target_tables free_form_tables;
}

namespace pewter_bench {

void row_sums(form f, const row_sum_arguments& a, std::size_t rows, unsigned threads,
              const pewter::launch& options) {
  using namespace pewter;
  constexpr pattern of_form[] = {pattern::stride_loop, pattern::vectorized, pattern::tiled};
  run_kernel(detail::free_form_tables, of_form[static_cast<int>(f)], element_type::float32, &a,
             geometry_of_threadgroups({static_cast<std::uint32_t>(rows), 1, 1}, {threads, 1, 1}), options, 0);
}

}  // namespace pewter_bench

namespace {

using namespace pewter;
using pewter_bench::form;

/// Microseconds of a call: the median of nine.
template <class F>
double time_of(queue& q, const F& call) {
  call();
  std::vector<double> times;
  for (int run = 0; run < 9; ++run) {
    const event from = q.record();
    for (int i = 0; i < 10; ++i) call();
    times.push_back(milliseconds(from, q.record()) * 100);
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

/// Whether all sums of rows of ones are their columns.
bool are_right(const device_buffer<float>& y, std::size_t cols) {
  std::vector<float> sums(y.size());
  y.copy_to(sums);
  return std::ranges::all_of(sums, [&](float sum) { return sum == static_cast<float>(cols); });
}

bool measure(std::size_t rows, std::size_t cols, queue& q) {
  const device_buffer<float> x(std::vector<float>(rows * cols, 1.0f));
  bool right = true;
  constexpr const char* names[] = {"phases", "free_form", "ring"};
  for (const form which : {form::phases, form::free_form, form::ring})
    for (const unsigned threads : {128u, 256u, 512u}) {
      device_buffer<float> y(rows);
      const double time = time_of(q, [&] {
        pewter_bench::row_sums(which, {x.data(), y.data(), cols}, rows, threads, {.queue = &q});
      });
      right = right && are_right(y, cols);
      std::printf(
          "{\"form\": \"%s\", \"shape\": [%zu, %zu], \"threads\": %u, \"microseconds\": %.2f, "
          "\"gigabytes_per_second\": %.1f}\n",
          names[static_cast<int>(which)], rows, cols, threads, time,
          static_cast<double>(rows * cols * sizeof(float)) / time * 1e-3);
    }
  return right;
}

}  // namespace

int main(int argc, char** argv) {
  if (devices().empty()) {
    std::fprintf(stderr, "free_form_bench: %s\n", why_no_device().c_str());
    return 77;
  }
  if (argc < 2) return 2;
  queue q(0);
  std::printf("{\"device\": \"%s\"}\n", devices()[0].name.c_str());
  for (const char* at = argv[1]; *at != '\0';) {
    char* end = nullptr;
    const std::size_t rows = std::strtoull(at, &end, 10), cols = std::strtoull(end + 1, &end, 10);
    if (!measure(rows, cols, q)) {
      std::fprintf(stderr, "free_form_bench: wrong sums of %zu x %zu\n", rows, cols);
      return 1;
    }
    at = *end == ',' ? end + 1 : end;
  }
}
