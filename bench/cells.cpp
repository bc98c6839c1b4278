#include "bench/cells.hpp"

#include <algorithm>
#include <string_view>

namespace pewter::bench {
namespace {

constexpr std::uint32_t threadgroup_sizes[] = {32, 64, 128, 256, 512, 1024};
/// Lanes without a thread: 16 of 64 and 28 of 128. One kernel a family shows what they cost.
constexpr std::uint32_t sizes_with_idle_lanes[] = {48, 100};

bool first_of_family(const kernel& k) {
  return &k == &*std::ranges::find_if(kernels(), [&](const kernel& other) {
    return std::string_view(other.family) == k.family;
  });
}

}  // namespace

std::vector<cell> cells_of_matrix(mode how) {
  std::vector<cell> all;
  for (const kernel& k : kernels())
    for (const named_shape& shape : k.about->shapes)
      for (const element_type type : k.about->types) {
        const cell automatic{&k, pattern::automatic, 0, type, &shape};
        if (how == mode::quick && !automatic.quick()) continue;
        for (const pattern p : k.about->patterns) {
          for (const std::uint32_t threads : threadgroup_sizes) all.push_back({&k, p, threads, type, &shape});
          if (!automatic.quick() || !first_of_family(k)) continue;
          for (const std::uint32_t threads : sizes_with_idle_lanes)
            all.push_back({&k, p, threads, type, &shape});
        }
        all.push_back(automatic);
      }
  return all;
}

}  // namespace pewter::bench
