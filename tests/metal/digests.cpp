// Runs kernels of an object of pewter-metalc and prints digests of what they write: what scripts/fuzz-metal
// compares.
//
//   metal_digests OBJECT TARGET vectors|reference|fibers|gpu [--values] < lines "KERNEL GRID_X GRID_Y
//   THREADS_X THREADS_Y"
//
// A kernel reads 2048 words x, writes 2048 words y, and is told the count of the grid's threads. The words
// lie at multiples of 16, but at multiples of 4 if the kernel's number is no multiple of 4, unless one thread
// runs at a time, which checked mode does too. Each line gives one, written at once: whoever reads them knows
// which kernel ended the program, and starts another for the rest.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <span>
#include <sstream>
#include <string>

#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace {

constexpr std::size_t words = 2048;
constexpr std::size_t margin = 1024;  ///< around y, of the digest too: nothing is written there
constexpr unsigned most_seconds = 30;

struct buffers {
  explicit buffers(std::size_t shift) : x(shift + all_x.data(), words), y(shift + all_y.data(), around) {
    for (std::uint32_t n = 0; n < words; ++n)
      x[n] = static_cast<std::uint32_t>(std::uint64_t{n} * 2654435761u >> 7);
    all_y.fill(0xa5a5a5a5u);
    for (std::uint32_t n = 0; n < words; ++n) y[margin + n] = n;
  }
  buffers(const buffers&) = delete;
  buffers& operator=(const buffers&) = delete;

 private:
  static constexpr std::size_t around = margin + words + margin, largest_shift = 2;
  alignas(64) std::array<std::uint32_t, words + largest_shift> all_x;
  alignas(64) std::array<std::uint32_t, around + largest_shift> all_y;

 public:
  std::span<std::uint32_t> x, y;
};

std::uint64_t digest_of(const buffers& b) {
  std::uint64_t d = 14695981039346656037u;
  for (const std::uint32_t w : b.y) d = (d ^ w) * 1099511628211u;
  return d;
}

/// The shift in words for a kernel "f27".
std::size_t shift_of(const std::string& kernel, const std::string& way) {
  const std::size_t digit = kernel.find_last_not_of("0123456789") + 1;
  return way == "reference" || digit == kernel.size() ? 0 : std::stoul(kernel.substr(digit)) % 2 * 2;
}

void run_line(const pewter::metal::library& library, const std::string& line, const std::string& way,
              bool values) {
  std::istringstream in(line);
  std::string kernel;
  pewter::uint3 grid{1, 1, 1}, threads{1, 1, 1};
  in >> kernel >> grid.x >> grid.y >> threads.x >> threads.y;
  buffers b(shift_of(kernel, way));
  pewter::metal::arguments a;
  a.set_buffer(0, b.x.data(), b.x.size_bytes());
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
