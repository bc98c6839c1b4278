#include "bench/decoder/profile.hpp"

#include <algorithm>

namespace pewter::decoder {

std::vector<kernel_time> profile::times() const {
  std::map<std::pair<std::string, std::string>, kernel_time> by_name;  // equal texts may have two addresses
  for (const auto& [key, s] : sums_) {
    kernel_time& t = by_name[{key.first, key.second}];
    t.kernel = key.first;
    t.purpose = key.second;
    t.calls += s.calls;
    t.seconds += s.seconds;
    t.bytes += s.bytes;
  }
  std::vector<kernel_time> times;
  for (auto& [key, t] : by_name) times.push_back(std::move(t));
  std::sort(times.begin(), times.end(), [](const auto& a, const auto& b) { return a.seconds > b.seconds; });
  return times;
}

}  // namespace pewter::decoder
