// Odd shapes for the tests, by the number of a kernel's dimensions: around every lane and block width, empty
// ones, primes.
#pragma once

#include <vector>

#include "kernels/description.hpp"

namespace pewter::test {

inline std::vector<problem_shape> odd_shapes(std::size_t dimensions) {
  std::vector<problem_shape> shapes;
  if (dimensions == 1) {
    for (const std::size_t n : {0u, 1u, 31u, 32u, 33u, 127u, 4095u, 4097u}) shapes.push_back({{n}});
  } else if (dimensions == 2) {
    for (const std::size_t n : {1u, 31u, 32u, 33u, 127u, 4095u, 4097u})
      for (const std::size_t rows : {1u, 3u}) shapes.push_back({{rows, n}});
    for (const problem_shape s : {problem_shape{{0, 5}}, {{5, 0}}, {{33, 33}}, {{129, 7}}, {{61, 130}}})
      shapes.push_back(s);
  } else {
    for (const problem_shape s : {problem_shape{{0, 3, 5}},
                                  {{3, 0, 5}},
                                  {{3, 5, 0}},
                                  {{1, 1, 1}},
                                  {{2, 3, 33}},
                                  {{3, 7, 127}},
                                  {{8, 8, 8}},
                                  {{9, 33, 31}},
                                  {{33, 65, 64}},
                                  {{2, 200, 128}},
                                  {{1, 64, 65}},
                                  {{65, 9, 40}},
                                  {{2, 31, 130}},
                                  {{130, 129, 67}}})
      shapes.push_back(s);
  }
  return shapes;
}

inline constexpr std::uint32_t threadgroup_sizes[] = {1, 31, 32, 33, 64, 96, 100, 128, 256, 512, 1000, 1024};

}  // namespace pewter::test
