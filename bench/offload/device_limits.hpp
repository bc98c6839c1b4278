// A GPU's limits, measured by probes of this program (probes.hpp) in a queue of the library.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "pewter/device.hpp"

namespace pewter::bench {

struct device_rate {
  std::string name;  ///< "limits/copy/DRAM/threads:1", as on CPUs
  const char* unit;  ///< "bytes_per_second", "flops_per_second"; null: a time
  double rate;       ///< the fastest of the repetitions; a time is in nanoseconds
};

std::size_t last_cache_bytes(int device);
std::vector<device_rate> device_limits(queue&);

/// Seconds of one call by events: the median of `repetitions` runs, each of as many calls as take a
/// millisecond or two. `spread`: their standard deviation over their mean.
double seconds_of(queue&, const std::function<void()>& call, int repetitions, double* spread = nullptr,
                  double* fastest = nullptr);

}  // namespace pewter::bench
