// What row and element-wise kernels take by each pattern: costs.inc as a table.
#pragma once

#include <string_view>

#include "pewter/types.hpp"

namespace pewter {

/// What a kernel takes by one pattern, operands being in the nearest cache: in cycles of a core that has
/// registers of 16 floats.
struct pattern_cost {
  pewter::pattern by = pattern::automatic;  ///< automatic: none, the kernel does not offer it
  float group = 0;                     ///< a threadgroup: a row, 32 rows of `tiled`, or a chunk of a vector
  float row = 0;                       ///< a row of a tile
  float edge = 0;                      ///< more, where a row's last set has less than 32 elements
  float beyond[2] = {};                ///< a set more, of large threadgroups: float, 16 bits
  float set[element_type_count] = {};  ///< 32 elements
};

struct kernel_costs {
  std::string_view name;
  unsigned read, written;  ///< operands of as many elements as the launch has
  pattern_cost of[3];
};

namespace detail {

#define PEWTER_BY(by, ...) \
  { pattern::by, __VA_ARGS__ }
#define PEWTER_COSTS(kernel, read, written, ...) {#kernel, read, written, {__VA_ARGS__}},
inline constexpr kernel_costs all_costs[] = {
#include "kernels/runtime/machine/costs.inc"
};

/// The costs of row kernels that costs.inc does not list: two passes over what the nearest cache holds.
inline constexpr kernel_costs usual_costs = {
    "",
    1,
    1,
    {{pattern::vectorized, 50, 0, 10, {}, {8, 12, 16}}, {pattern::stride_loop, 50, 0, 10, {}, {9, 13, 17}}}};

/// Null where costs.inc has no such kernel.
constexpr const kernel_costs* costs_of(std::string_view kernel) {
  for (const kernel_costs& costs : all_costs)
    if (costs.name == kernel) return &costs;
  return nullptr;
}

}  // namespace detail
}  // namespace pewter
