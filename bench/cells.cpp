#include "bench/cells.hpp"

namespace pewter::bench {
namespace {

constexpr std::uint32_t threadgroup_sizes[] = {32, 64, 128, 256, 512, 1024};

}  // namespace

std::vector<cell> cells_of_matrix(mode how) {
  std::vector<cell> all;
  for (const kernel& k : kernels())
    for (const named_shape& shape : k.about->shapes)
      for (const element_type type : k.about->types) {
        const cell automatic{&k, pattern::automatic, 0, type, &shape};
        if (how == mode::quick && !automatic.quick()) continue;
        for (const pattern p : k.about->patterns)
          for (const std::uint32_t threads : threadgroup_sizes) all.push_back({&k, p, threads, type, &shape});
        all.push_back(automatic);
      }
  return all;
}

}  // namespace pewter::bench
