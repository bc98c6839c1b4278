// What a pipeline of two cores can gain at most: the time in which one core works through rows that come from
// its own first cache, from memory, and from another core that has just written them. A consumer behind a
// producer has the last, a core alone the second; their ratio bounds the gain.
//
//   pewter_line_transfer [rows]
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#include "pewter/pewter.hpp"

namespace {

using namespace pewter;

constexpr std::size_t cols = 512, ring_rows = 8;  // 2 KB a row, a ring of 16 KB

/// A sum, or `exponentials` exponentials of each element added up.
template <int exponentials>
float worked(const float* row) {
  lanes<float> sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  for (std::size_t i = 0; i < cols; i += 128)
    native::each<4>([&](auto k) {
      lanes<float> v = load(row + i + 32 * static_cast<std::size_t>(k.value));
      for (int e = 0; e < exponentials; ++e) v = exp(v * 0.01f);
      sums[k] += v;
    });
  return simd_sum((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

void stay_on(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);
}

/// Nanoseconds a row of f(i) for `ring_rows` rows at once, the median of all turns; before(turn) is not
/// counted.
template <class Before, class F>
double nanoseconds(std::size_t turns, Before before, F f) {
  std::vector<double> times(turns);
  for (std::size_t t = 0; t < turns; ++t) {
    before(t);
    const auto begin = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < ring_rows; ++i) f(t * ring_rows + i);
    times[t] = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count() /
               ring_rows;
  }
  std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(turns / 2), times.end());
  return times[turns / 2];
}

template <int exponentials>
void print(const char* name, const std::vector<float>& memory, const std::vector<std::uint32_t>& order,
           std::size_t turns) {
  float sink = 0;
  alignas(4096) static float ring[ring_rows * cols];
  std::fill(ring, ring + ring_rows * cols, 1.0f);
  const auto use = [&](const float* row) { sink += worked<exponentials>(row); };
  const auto nothing = [](std::size_t) {};
  const double near = nanoseconds(turns, nothing, [&](std::size_t i) { use(ring + i % ring_rows * cols); });
  const double in_order = nanoseconds(turns, nothing, [&](std::size_t i) { use(&memory[i * cols]); });
  const double scattered = nanoseconds(turns, nothing, [&](std::size_t i) { use(&memory[order[i] * cols]); });

  std::atomic<std::size_t> written{0}, wanted{0};
  std::thread producer([&] {
    stay_on(1);
    for (std::size_t t = 1; t <= turns; ++t) {
      while (wanted.load(std::memory_order_acquire) < t) {
      }
      std::copy_n(&memory[order[t] * cols], ring_rows * cols, ring);
      written.store(t, std::memory_order_release);
    }
  });
  const double handed_on = nanoseconds(
      turns,
      [&](std::size_t t) {
        wanted.store(t + 1, std::memory_order_release);
        while (written.load(std::memory_order_acquire) < t + 1) {
        }
      },
      [&](std::size_t i) { use(ring + i % ring_rows * cols); });
  producer.join();
  std::printf("| %s | %.0f | %.0f | %.0f | %.0f | %.2f | %.2f |\n", name, near, in_order, scattered,
              handed_on, in_order / handed_on, scattered / handed_on);
  if (sink == 0.5f) std::puts("");  // so that it is computed
}

}  // namespace

int main(int count, char** arguments) {
  const std::size_t rows = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 131072;
  stay_on(0);
  std::vector<float> memory((rows + ring_rows) * cols, 1.0f);
  std::vector<std::uint32_t> order(rows);
  for (std::size_t i = 0; i < rows; ++i) order[i] = static_cast<std::uint32_t>(i * 2654435761u % rows);
  std::puts(
      "| ns a row of 512 floats | own L1 | memory, in order | memory, scattered | written by another core |"
      " most gain, in order | most gain, scattered |\n|---|---|---|---|---|---|---|");
  const std::size_t turns = rows / ring_rows - 1;
  print<0>("sum", memory, order, turns);
  print<1>("exp", memory, order, turns);
  print<3>("3 exp", memory, order, turns);
  print<8>("8 exp", memory, order, turns);
}
