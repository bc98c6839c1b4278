// The host side of all elementwise kernels: checks, geometry, and the common parts of their descriptions.
#pragma once

#include <algorithm>

#include "kernels/elementwise/elementwise.hpp"
#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/machine/launch_model.hpp"
#include "kernels/runtime/machine/machine.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/typed_call.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/geometry.hpp"
#include "pewter/kernels.hpp"

namespace pewter::detail {

/// How the pattern `direct` is dispatched.
enum class edge { exact_threads, whole_threadgroups };

/// The memory policy of stride_loop and vectorized. Non-temporal results begin at a cache line in all
/// threadgroups but the first, which is smaller by the difference.
inline void set_memory_policy(elementwise_arguments& a, std::size_t input_size, std::uint32_t threads) {
  const std::size_t inputs = a.b == nullptr ? 1 : 2, output_size = size_of(a.to);
  const std::size_t misaligned = reinterpret_cast<std::uintptr_t>(a.y) % cache_line;
  a.memory = memory_policy_for(this_machine(), {.order = traversal::elements,
                                                .bytes = a.n * (inputs * input_size + output_size),
                                                .in_place = a.y == a.x || a.y == a.b,
                                                .aligned = misaligned % output_size == 0,
                                                .threads = threads});
  if (a.memory.nontemporal && misaligned != 0)
    a.fewer_in_first = elements_of_threadgroup(threads) - (cache_line - misaligned) / output_size;
}

/// Checks the launch and runs an elementwise kernel. The arguments are written to.
template <class T>
void run_elementwise(const launched_kernel& kernel, elementwise_arguments&& arguments, const launch& options,
                     edge at_the_edge = edge::exact_threads) {
  const auto& [function, about, tables] = kernel;
  // One SIMD group a threadgroup: several would take turns, and jump through memory.
  // Why: kernels/common/kernels.md#element-wise-threadgroups.
  const pattern chosen = check_pattern(function, options, about, pattern::vectorized);
  const std::uint32_t threads = check_threads(
      function, options, chosen == pattern::direct ? max_threads_per_threadgroup : simd_execution_width, 128);
  launch_geometry geometry;
  if (chosen == pattern::direct && at_the_edge == edge::exact_threads) {
    geometry =
        geometry_of_threads({check_extent(function, "n", arguments.n), 1, 1}, {threads, 1, 1}, function);
  } else {
    if (chosen != pattern::direct && !is_on_device(options)) set_memory_policy(arguments, sizeof(T), threads);
    const std::uint32_t elements = chosen == pattern::direct ? threads : elements_of_threadgroup(threads);
    const std::uint32_t groups =
        check_extent(function, "threadgroups", ceil_div(arguments.n + arguments.fewer_in_first, elements));
    geometry = geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, function);
  }
  announce_shape({{arguments.n}});
  const std::size_t inputs = arguments.b == nullptr ? 1 : 2;
  const launch_work work{1, arguments.n, element_type_of<T>,
                         arguments.n * (inputs * sizeof(T) + size_of(arguments.to)),
                         geometry.threadgroups_per_grid.x};
  run_modelled(tables, chosen, element_type_of<T>, &arguments, geometry, options,
               nanoseconds_of(this_machine(), counted(costs_or_usual(about), chosen, work).cycles, work));
}

template <class T>
struct unary_call {
  const T* x;
  T* y;
  std::size_t n;
};

/// y = f(x), with the checks of its operands.
template <class T>
void run_unary(const launched_kernel& kernel, unary_call<T> of, float factor, const launch& options,
               edge at_the_edge = edge::exact_threads) {
  const char* const function = kernel.function;
  const auto [x, y, n] = of;
  check_elements(function, sizeof(T), n, 1);
  check_pointer(function, "x", x, n);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  run_elementwise<T>(kernel, {x, nullptr, y, n, factor, element_type_of<T>}, options, at_the_edge);
}

/// y = f(a, b), with the checks of its operands, which the description names.
template <class T>
void run_binary(const launched_kernel& kernel, const T* a, const T* b, T* y, std::size_t n,
                const launch& options) {
  const auto& [function, about, tables] = kernel;
  const char *a_name = about.operands[0].name, *b_name = about.operands[1].name;
  check_elements(function, sizeof(T), n, 1);
  check_pointer(function, a_name, a, n);
  check_pointer(function, b_name, b, n);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, a_name, a, n * sizeof(T), "y", y, n * sizeof(T));
  check_same_or_disjoint(function, b_name, b, n * sizeof(T), "y", y, n * sizeof(T));
  run_elementwise<T>(kernel, {a, b, y, n, 0.0f, element_type_of<T>}, options);
}

// ---- parts of descriptions ----

inline constexpr const char* elementwise_dimensions[] = {"n"};
inline constexpr pattern elementwise_patterns[] = {pattern::direct, pattern::stride_loop,
                                                   pattern::vectorized};
inline std::size_t count_of_vector(const problem_shape& s) { return s[0]; }

inline double bytes_of_unary(const problem_shape& s, element_type t) {
  return 2.0 * static_cast<double>(s[0] * size_of(t));
}

inline double bytes_of_binary(const problem_shape& s, element_type t) {
  return 3.0 * static_cast<double>(s[0] * size_of(t));
}

/// Activations between the layers of real models, then plain lengths.
inline constexpr named_shape elementwise_shapes[] = {
    {"qwen2.5-0.5b feed-forward 4864, 512 tokens", {{4864 * 512}}},
    {"qwen2.5-0.5b hidden 896, 1 token", {{896}}},
    {"llama3-8b hidden 4096, 1 token", {{4096}}},
    {"llama3-8b feed-forward 14336, 1 token", {{14336}}},
    {"llama3-8b hidden 4096, 512 tokens", {{4096 * 512}}},
    {"llama2-7b feed-forward 11008, 512 tokens", {{11008 * 512}}},
    {"llama3-70b feed-forward 28672, 512 tokens", {{28672 * 512}}},
    {"vector of 1e3", {{1000}}},
    {"vector of 1e5", {{100000}}},
    {"vector of 1e8", {{100000000}}},
};

}  // namespace pewter::detail
