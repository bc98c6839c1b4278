// The loops that find the machine's limits, compiled once for each target: with the registers that its
// kernels use, and for extensions with the instructions that they are made for.
#pragma once

#include <cstddef>

namespace pewter::bench {

struct target_limits {
  /// One pass over arrays of n floats, a multiple of 128, each on a cache line; the last one is written, if
  /// any is.
  struct stream {
    const char* name;
    std::size_t arrays;
    void (*pass)(float* const* array, std::size_t n);
  };
  /// Multiply-adds in independent chains, whose factors come from `operands`: bits that are numbers of every
  /// type. Returns how many flops that were.
  struct peak {
    const char* name;
    double (*run)(std::size_t rounds, const float* operands);
  };
  static constexpr std::size_t operand_floats = 512;

  const stream* streams;
  std::size_t stream_count;
  const peak* peaks;
  std::size_t peak_count;
};

}  // namespace pewter::bench
