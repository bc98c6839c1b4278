// Runs kernels of an object of pewter-metalc and prints digests of what they write: what scripts/fuzz-metal
// compares.
//
//   metal_digests OBJECT TARGET vectors|reference|fibers|gpu [--values] < lines "KERNEL GRID_X GRID_Y
//   THREADS_X THREADS_Y"
//
// A kernel reads 2048 words x, writes 2048 words y, and is told the count of the grid's threads. Each line
// gives one, written at once: whoever reads them knows which kernel ended the program, and starts another for
// the rest.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>

#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace {

constexpr std::size_t words = 2048;
constexpr std::size_t margin = 1024;  ///< around y, of the digest too: nothing is written there
constexpr unsigned most_seconds = 30;

struct buffers {
  alignas(64) std::array<std::uint32_t, words> x;
  alignas(64) std::array<std::uint32_t, margin + words + margin> y;
  buffers() {
    for (std::uint32_t n = 0; n < words; ++n)
      x[n] = static_cast<std::uint32_t>(std::uint64_t{n} * 2654435761u >> 7);
    y.fill(0xa5a5a5a5u);
    for (std::uint32_t n = 0; n < words; ++n) y[margin + n] = n;
  }
};

std::uint64_t digest_of(const buffers& b) {
  std::uint64_t d = 14695981039346656037u;
  for (const std::uint32_t w : b.y) d = (d ^ w) * 1099511628211u;
  return d;
}

void run_line(const pewter::metal::library& library, const std::string& line, const std::string& way,
              bool values) {
  std::istringstream in(line);
  std::string kernel;
  pewter::uint3 grid{1, 1, 1}, threads{1, 1, 1};
  in >> kernel >> grid.x >> grid.y >> threads.x >> threads.y;
  buffers b;
  pewter::metal::arguments a;
  a.set_buffer(0, b.x.data(), sizeof b.x);
  a.set_buffer(1, b.y.data() + margin, words * sizeof b.y[0]);
  a.set_value(2, grid.x * grid.y);
  pewter::metal::dispatch_settings settings;
  settings.host_threads = 1;
  settings.reference = way == "reference";
  if (way == "gpu") settings.device = 0;
  if (way == "fibers") settings.mapping = pewter::mapping::simdgroups;
  pewter::metal::dispatch_threads(library.pipeline(kernel), a, grid, threads, settings);
  std::printf("%016llx", static_cast<unsigned long long>(digest_of(b)));
  for (std::size_t n = 0; values && n < b.y.size(); ++n) std::printf(" %08x", b.y[n]);
  std::printf("\n");
}

}  // namespace

int main(int count, char** words_given) {
  if (count < 4)
    return std::fputs("usage: metal_digests OBJECT TARGET vectors|reference|fibers|gpu [--values]\n", stderr),
           2;
  const bool values = count > 4 && std::string(words_given[4]) == "--values";
  try {
    const auto library = pewter::metal::library::from_object(words_given[1], words_given[2]);
    for (std::string line; std::getline(std::cin, line); std::fflush(stdout)) {
      alarm(most_seconds);
      try {
        run_line(library, line, words_given[3], values);
      } catch (const std::exception& e) {
        std::string text = e.what();
        std::replace(text.begin(), text.end(), '\n', ' ');
        std::printf("error %s\n", text.c_str());
      }
    }
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}
