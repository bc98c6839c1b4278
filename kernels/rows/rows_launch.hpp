// The host side that get_rows and set_rows share. Error: the rounding of the result's type, or of its blocks.
#pragma once

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

#include "kernels/common/row_map.hpp"
#include "kernels/common/rows.hpp"
#include "kernels/quantized/quantized_launch.hpp"
#include "kernels/rows/rows.hpp"
#include "pewter/error.hpp"
#include "pewter/serving.hpp"

namespace pewter::detail {

/// @throws error for ids that are no rows
template <class Id>
void check_ids(const char* function, const Id* ids, rows_shape shape) {
  check_elements(function, sizeof(Id), shape.count, 1);
  check_extent(function, "count", shape.count);
  check_pointer(function, "ids", ids, shape.count);
  for (std::size_t i = 0; i < shape.count; ++i)
    if (ids[i] < 0 || static_cast<std::uint64_t>(ids[i]) >= shape.rows)
      raise("%s: ids[%zu] = %lld, must be 0 or more and below rows, %zu", function, i,
            static_cast<long long>(ids[i]), shape.rows);
}

/// Which rows stay where each goes to the row that its id names: of equal ids the last one. Empty: all.
template <class Id>
std::vector<std::uint32_t> rows_that_stay(const Id* ids, std::size_t count) {
  bool rising = true;
  for (std::size_t i = 1; i < count; ++i) rising = rising && ids[i - 1] < ids[i];
  if (rising) return {};
  std::vector<std::uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(),
            [&](std::uint32_t a, std::uint32_t b) { return ids[a] != ids[b] ? ids[a] < ids[b] : a > b; });
  const auto same = [&](std::uint32_t a, std::uint32_t b) { return ids[a] == ids[b]; };
  order.erase(std::unique(order.begin(), order.end(), same), order.end());
  return order.size() == count ? std::vector<std::uint32_t>{} : order;
}

template <class Id>
row_map map_of(const Id* ids, row_ids side, const std::vector<std::uint32_t>& moved = {}) {
  return {ids, moved.empty() ? nullptr : moved.data(), sizeof(Id) == sizeof(std::int64_t), side};
}

/// Where blocks, scales and biases lie, for checks of overlaps.
struct place {
  const char* name;
  const void* at;
  std::size_t bytes;
};
template <class M, class T>
std::vector<place> places_of(const M& matrix, const block_counts& n, const T*) {
  return {{"blocks", matrix.blocks, n.bytes},
          {"scales", matrix.scales, n.scales * sizeof(T)},
          {"biases", matrix.biases, n.scales * sizeof(T)}};
}
inline void check_apart(const char* function, const std::vector<place>& some,
                        const std::vector<place>& others) {
  for (const place& a : some)
    for (const place& b : others) check_no_overlap(function, a.name, a.at, a.bytes, b.name, b.at, b.bytes);
}

/// Rows of numbers.
template <class From>
void run_rows_of_numbers(const launched_kernel& kernel, const rows_arguments& arguments, std::size_t count,
                         const launch& options) {
  run_rows<From>(kernel, arguments, {1, count, arguments.cols}, options);
}

// ---- parts of descriptions: calls of the registry take x as the element type, ids of 32 bits, y as float
// ----

inline constexpr const char* rows_dimensions[] = {"tokens", "rows", "cols"};
inline std::size_t count_of_moved(const problem_shape& s) { return s[0] * s[2]; }
inline std::size_t count_of_all_rows(const problem_shape& s) { return s[1] * s[2]; }
inline std::size_t count_of_ids(const problem_shape& s) { return s[0]; }
inline std::size_t bound_of_ids(const problem_shape& s) { return s[1]; }
inline double bytes_of_rows(const problem_shape& s, element_type t) {
  return static_cast<double>(count_of_moved(s) * (size_of(t) + sizeof(float)) + s[0] * sizeof(std::int32_t));
}
inline constexpr named_shape rows_shapes[] = {
    {"llama3-8b keys of 1024, 512 tokens of 8192", {{512, 8192, 1024}}},
    {"llama3-8b keys of 1024, 1 token of 8192", {{1, 8192, 1024}}},
};

constexpr description described_rows(const char* summary, std::span<const operand> operands,
                                     void (*call)(const kernel_call&)) {
  return {
      .summary = summary,
      .dimensions = rows_dimensions,
      .patterns = vectorized_alone,
      .types = all_types,
      .operands = operands,
      .bytes = bytes_of_rows,
      .flops = [](const problem_shape&) { return 0.0; },
      .error_coefficient = [](const problem_shape&) { return 0.0; },
      .shapes = rows_shapes,
      .call = call,
  };
}

}  // namespace pewter::detail
