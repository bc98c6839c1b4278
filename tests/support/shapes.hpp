// Odd shapes for the tests, by what a kernel's dimensions mean: around every lane and block width, empty
// ones, primes; and the threadgroup sizes that all of them are tried with.
#pragma once

#include <cstdlib>
#include <string_view>
#include <vector>

#include "kernels/runtime/description.hpp"
#include "tests/support/fewer.hpp"

namespace pewter::test {

using extents = std::vector<std::size_t>;

/// Every combination of one extent from each list.
inline std::vector<problem_shape> combinations(const extents& first, const extents& second = {0},
                                               const extents& third = {0}) {
  std::vector<problem_shape> shapes;
  for (const std::size_t a : first)
    for (const std::size_t b : second)
      for (const std::size_t c : third) shapes.push_back({{a, b, c}});
  return shapes;
}

inline bool has_channels(const description& about) {
  return about.dimensions.size() > 1 && std::string_view(about.dimensions[1]) == "channels";
}

/// Shapes of sequences' tokens, by the number of dimensions: channels and taps; heads and the sides of a
/// state; heads, two counts where one divides the heads, and the sides of a state.
inline std::vector<problem_shape> shapes_of_sequences(std::size_t dimensions) {
  if (dimensions == 4) {
    std::vector<problem_shape> shapes = combinations({0, 1, 2}, {0, 1, 2, 9}, {0, 1, 33, 100});
    const std::size_t taps[] = {4, 1, 3, 7};
    for (std::size_t i = 0; i < shapes.size(); ++i) shapes[i].extent[3] = taps[i % std::size(taps)];
    shapes.push_back({{1, 40, 70, 4}});
    return shapes;
  }
  if (dimensions == 5)
    return {{{0, 3, 2, 8, 8}},    {{2, 0, 2, 8, 9}},    {{1, 3, 0, 8, 8}},    {{2, 3, 1, 0, 5}},
            {{2, 3, 2, 5, 0}},    {{1, 1, 1, 1, 1}},    {{2, 1, 3, 33, 31}},  {{1, 9, 2, 64, 64}},
            {{2, 5, 1, 128, 40}}, {{1, 4, 2, 31, 100}}, {{1, 6, 1, 256, 33}}, {{1, 12, 2, 32, 7}}};
  return {{{0, 3, 2, 2, 8, 8}},  {{2, 0, 2, 1, 1, 8}},    {{1, 3, 0, 2, 2, 8}},   {{2, 3, 2, 1, 0, 5}},
          {{2, 3, 2, 1, 2, 0}},  {{1, 1, 1, 1, 1, 1}},    {{1, 5, 70, 1, 1, 16}}, {{2, 3, 4, 2, 2, 33}},
          {{1, 4, 4, 1, 4, 40}}, {{1, 2, 2, 33, 1, 128}}, {{2, 1, 6, 3, 3, 17}},  {{1, 3, 4, 2, 64, 65}},
          {{1, 9, 2, 2, 2, 31}}};
}

/// Shapes of images; the first extent chooses among windows, layouts and kinds.
inline std::vector<problem_shape> shapes_of_cases(const description& about) {
  constexpr std::size_t most_cases = 10;
  std::vector<problem_shape> shapes;
  const bool convolves = std::string_view(about.dimensions[1]) == "images";
  for (std::size_t number = 0; number < most_cases; ++number) {
    if (convolves) {
      for (const extents& e : {extents{1, 5, 7, 2, 4}, {2, 6, 35, 6, 6}, {1, 1, 40, 4, 8}, {1, 9, 6, 36, 36}})
        shapes.push_back({{number, e[0], e[1], e[2], e[3], e[4]}});
      shapes.push_back({{number, number % 2, 4, 5 * (number % 3), 4 * (number % 4), 4}});
    } else if (about.dimensions.size() == 5) {
      for (const extents& e :
           {extents{1, 5, 7, 1}, {2, 9, 70, 1}, {3, 6, 5, 33}, {1, 1, 40, 4}, {0, 3, 3, 1}, {1, 0, 3, 5}})
        shapes.push_back({{number, e[0], e[1], e[2], e[3]}});
    } else {
      for (const extents& e : {extents{2, 3, 5, 7, 40},
                               {1, 4, 9, 3, 5},
                               {2, 1, 1, 3, 2},
                               {1, 6, 6, 1, 1},
                               {0, 3, 3, 4, 4},
                               {2, 3, 0, 2, 0},
                               {3, 8, 8, 8, 8}})
        shapes.push_back({{number, e[0], e[1], e[2], e[3], e[4]}});
    }
  }
  shapes.push_back(convolves ? problem_shape{{8, 1, 6, 40, 3, 3}} : problem_shape{{1, 2, 7, 9, 11, 12}});
  return shapes;
}

/// A kernel of dimensions that are not known here gets small shapes in all of them.
inline std::vector<problem_shape> odd_shapes_of_any_kernel(const description& about) {
  const std::string_view first = about.dimensions[0];
  if (first == "n") return combinations({0, 1, 31, 32, 33, 127, 4095, 4097, 40009});
  if (first == "rows" && about.dimensions.size() == 3)  // k of each row
    return combinations({0, 1, 3}, {0, 1, 31, 33, 127, 300, 4097}, {0, 1, 31, 40, 120});
  if (first == "rows") return combinations({0, 1, 3, 33}, {0, 1, 31, 32, 33, 127, 4095, 4097});
  if (first == "width") return combinations({0, 1, 31, 33, 127, 641}, {0, 1, 3, 33});
  if (first == "batches" && has_channels(about))  // in five groups
    return combinations({0, 1, 3}, {0, 5, 10, 35}, {0, 1, 7, 33, 127, 1025});
  if (first == "batches") return combinations({0, 1, 3}, {0, 1, 7}, {0, 1, 31, 33, 127, 1025});
  if (first == "m") {
    const extents sides = {0, 1, 7, 8, 9, 31, 33, 64, 65};
    std::vector<problem_shape> shapes = combinations(sides, sides, sides);
    shapes.push_back({{130, 129, 67}});
    return shapes;
  }
  if (first == "block type") {
    extents types;
    for (int type = 0; type < block_type_count; ++type) types.push_back(static_cast<std::size_t>(type));
    std::vector<problem_shape> shapes = combinations(types, {1, 3}, {1, 5});
    if (about.dimensions.size() == 4) {  // a product's rows
      const std::size_t rows[] = {1, 2, 4, 7, 8};
      for (std::size_t i = 0; i < shapes.size(); ++i) shapes[i].extent[3] = rows[i % std::size(rows)];
      shapes.push_back({{2, 4, 9, 0}});
      shapes.push_back({{0, 5, 0, 3}});
    }
    shapes.push_back({{0, 0, 3}});
    shapes.push_back({{0, 3, 0}});
    shapes.push_back({{static_cast<std::size_t>(block_type_count) - 1, 33, 9, 3}});
    return shapes;
  }
  if (first == "tokens" && std::string_view(about.dimensions[1]) == "experts")
    return combinations({0, 1, 3, 17}, {1, 7, 32, 33, 130, 600}, {0, 1, 2, 7, 33});
  if (first == "tokens") return combinations({0, 1, 3, 17}, {1, 7}, {0, 1, 31, 33, 64, 127, 513});
  if (first == "heads" && about.dimensions.size() == 4) {  // queries, keys, elements of a head
    const std::size_t dims[] = {64, 1, 128, 33, 0, 80};
    std::vector<problem_shape> shapes =
        combinations({0, 1, 3, 4}, {0, 1, 5, 33, 70}, {0, 1, 31, 64, 130, 200});
    for (std::size_t i = 0; i < shapes.size(); ++i) shapes[i].extent[3] = dims[i % std::size(dims)];
    shapes.push_back({{1, 1, 1300, 64}});
    shapes.push_back({{2, 3, 700, 576}});
    return shapes;
  }
  if (first == "heads") return combinations({0, 1, 3}, {0, 1, 31, 33, 200}, {0, 1, 8, 33, 64, 128, 130});
  if (first == "sequences") return shapes_of_sequences(about.dimensions.size());
  if (first == "transforms")
    return combinations({0, 1, 3, 5}, {1, 2, 4, 8, 12, 16, 20, 32, 64, 96, 128, 512, 640, 1024, 4096, 16384});
  if (first == "case") return shapes_of_cases(about);
  const extents small = {0, 1, 9, 33};
  return combinations(small, about.dimensions.size() > 1 ? small : extents{0},
                      about.dimensions.size() > 2 ? small : extents{0});
}

/// Those that the kernel takes.
inline std::vector<problem_shape> all_odd_shapes(const description& about) {
  std::vector<problem_shape> shapes = odd_shapes_of_any_kernel(about);
  if (about.valid != nullptr) std::erase_if(shapes, [&](const problem_shape& s) { return !about.valid(s); });
  return shapes;
}

/// About `count` of them, spread over the list, the last one included; for what is tried in many ways. All of
/// them where PEWTER_TEST_ALL is set.
inline std::vector<problem_shape> some_odd_shapes(const description& about, std::size_t count = 16) {
  const std::vector<problem_shape> all = all_odd_shapes(about);
  if (std::getenv("PEWTER_TEST_ALL") != nullptr) return all;
  std::size_t step = all.size() / count + 1;
  while (step > 1 && (step % 2 == 0 || step % 3 == 0 || step % 7 == 0)) ++step;  // through all combinations
  std::vector<problem_shape> shapes;
  for (std::size_t i = (all.size() - 1) % step; i < all.size(); i += step) shapes.push_back(all[i]);
  return shapes;
}

/// All of them, or some where tests take fewer.
inline std::vector<problem_shape> odd_shapes(const description& about) {
  return takes_fewer() ? some_odd_shapes(about) : all_odd_shapes(about);
}

/// Shapes of 100 KB and more whose rows, and columns, are whole cache lines in every type, for kernels with
/// non-temporal stores. None for the others.
inline std::vector<problem_shape> shapes_of_whole_lines(const description& about) {
  const std::string_view first = about.dimensions[0];
  if (first == "n") return {{{40009}}};
  if (first == "rows" && about.dimensions.size() == 3) return {{{64, 544, 32}}, {{2, 20480, 1024}}};
  if (first == "rows") return {{{64, 544}}, {{2, 20480}}};
  if (first == "batches") return {{{2, has_channels(about) ? std::size_t{15} : 17, 1024}}};
  if (first == "tokens" && std::string_view(about.dimensions[1]) == "experts") return {{{256, 96, 32}}};
  if (first == "tokens") return {{{256, 12, 96}}};
  return {};
}

/// Long enough for the automatic launch to share a row between SIMD groups: two, and as many as it ever
/// takes.
inline std::vector<problem_shape> shapes_of_long_rows(const description& about) {
  const std::string_view first = about.dimensions[0];
  if (first == "rows" && about.dimensions.size() == 3) return {{{2, 8193, 50}}, {{1, 131072, 3000}}};
  if (first == "rows") return {{{2, 8193}}, {{1, 131072}}};
  if (first == "batches" && has_channels(about)) return {{{1, 10, 8193}}, {{1, 5, 131072}}};
  if (first == "batches") return {{{1, 2, 8193}}, {{1, 1, 131072}}};
  return {};
}

inline constexpr std::uint32_t threadgroup_sizes[] = {1, 31, 32, 33, 64, 96, 100, 128, 256, 512, 1000, 1024};

}  // namespace pewter::test
