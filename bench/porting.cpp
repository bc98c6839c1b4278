// The kernels of kernels/porting.md, free-form and in phases, on one host thread: microseconds a dispatch,
// medians of interleaved runs. Their Metal source is timed by scripts/metal-run.
//
//   pewter_porting [runs]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tests/porting/argmax_free_form.hpp"
#include "tests/porting/argmax_phases.hpp"
#include "tests/porting/collatz_free_form.hpp"
#include "tests/porting/collatz_phases.hpp"
#include "tests/porting/histogram_free_form.hpp"
#include "tests/porting/histogram_phases.hpp"
#include "tests/porting/prefix_sum_free_form.hpp"
#include "tests/porting/prefix_sum_phases.hpp"
#include "tests/porting/product_free_form.hpp"
#include "tests/porting/product_phases.hpp"
#include "tests/porting/row_sum_free_form.hpp"
#include "tests/porting/row_sum_phases.hpp"
#include "tests/porting/softmax_free_form.hpp"
#include "tests/porting/softmax_phases.hpp"
#include "tests/porting/transpose_free_form.hpp"
#include "tests/porting/transpose_phases.hpp"

namespace {

using namespace pewter;

template <class Kernel>
double microseconds(uint3 grid, uint3 threads, const Kernel& kernel) {
  const auto begin = std::chrono::steady_clock::now();
  dispatch_threadgroups(grid, threads, kernel, {.mapping = mapping::run_inline});
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
}
double median(std::vector<double> times) {
  std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
  return times[times.size() / 2];
}
template <class FreeForm, class Phases>
void print(const char* name, int runs, uint3 grid, uint3 threads, const FreeForm& one, const Phases& other) {
  std::vector<double> free_form_times, phase_times;
  for (int i = 0; i < runs; ++i) {
    free_form_times.push_back(microseconds(grid, threads, one));
    phase_times.push_back(microseconds(grid, threads, other));
  }
  std::printf("%-11s %10.1f %10.1f\n", name, median(free_form_times), median(phase_times));
}

}  // namespace

int main(int count, char** arguments) {
  const int runs = count > 1 ? std::atoi(arguments[1]) : 101;
  constexpr std::uint32_t rows = 64, cols = 4096, side = 512;
  std::vector<float> x(rows * cols), y(x.size());
  std::vector<std::uint32_t> whole(x.size()), counts(x.size());
  std::vector<std::uint8_t> bytes(x.size());
  for (std::uint32_t i = 0; i < x.size(); ++i) {
    x[i] = static_cast<float>(i * 2654435761u >> 8) * 0x1p-24f;
    whole[i] = i % 1009;
    bytes[i] = static_cast<std::uint8_t>(i * 2654435761u >> 24);
  }
  std::printf("%-11s %10s %10s   us\n", "", "free-form", "phases");
  const uint3 a_row{rows, 1, 1}, of_256{256, 1, 1}, tiles{side / 16, side / 16, 1};
  print("row_sum", runs, a_row, of_256, row_sum_free_form(x.data(), y.data(), cols),
        row_sum_phases(x.data(), y.data(), cols));
  print("softmax", runs, a_row, of_256, softmax_free_form(x.data(), y.data(), cols),
        softmax_phases(x.data(), y.data(), cols));
  print("argmax", runs, a_row, of_256, argmax_free_form(x.data(), counts.data(), cols),
        argmax_phases(x.data(), counts.data(), cols));
  print("prefix_sum", runs, {rows * cols / 256, 1, 1}, of_256,
        prefix_sum_free_form(whole.data(), counts.data()), prefix_sum_phases(whole.data(), counts.data()));
  print("histogram", runs, a_row, of_256, histogram_free_form(bytes.data(), counts.data(), rows * cols),
        histogram_phases(bytes.data(), counts.data(), rows * cols));
  print("collatz", runs, {64, 1, 1}, of_256, collatz_free_form(counts.data(), 16384),
        collatz_phases(counts.data(), 16384));
  print("transpose", runs, {side / 32, side / 32, 1}, {32, 8, 1},
        transpose_free_form(x.data(), y.data(), side, side),
        transpose_phases(x.data(), y.data(), side, side));
  print("product", runs / 4 + 1, tiles, {16, 16, 1},
        product_free_form(x.data(), x.data(), y.data(), side, side, side),
        product_phases(x.data(), x.data(), y.data(), side, side, side));
}
