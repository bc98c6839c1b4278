// What pewter_decode says of a run: tokens a second, the share of the memory's bandwidth, times of kernels.
#pragma once

#include <string>
#include <vector>

#include "bench/decoder/model.hpp"
#include "bench/decoder/profile.hpp"

namespace pewter::decoder {

/// The prompt, or decoding.
struct stage {
  std::size_t tokens = 0;    ///< of all sequences
  std::size_t together = 1;  ///< that share a reading of the weights while decoding
  double seconds = 0;
  std::vector<kernel_time> kernels;
};

struct report {
  const pewter::decoder::model* model = nullptr;
  unsigned threads = 0;
  stage prompt, decoding;
  double bytes_a_second = 0;  ///< the limit of reads; 0: not measured
};

/// Bytes a second that a sum of numbers beyond the caches reads, on this many host threads.
double read_limit(unsigned host_threads);

std::string text_of(const report& r);
/// @throws error if the file cannot be written
void write_json(const report& r, const std::string& path);

}  // namespace pewter::decoder
