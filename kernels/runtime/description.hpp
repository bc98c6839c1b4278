// What a kernel says of itself, as data. Tests, benchmarks and the catalogue are driven by it alone.
#pragma once

#include <span>
#include <type_traits>

#include "kernels/runtime/machine/kernel_costs.hpp"
#include "pewter/half.hpp"
#include "pewter/launch.hpp"
#include "pewter/types.hpp"

namespace pewter {

/// Extents of one problem; what each means is in description::dimensions.
struct problem_shape {
  std::size_t extent[6] = {0, 0, 0, 0, 0, 0};
  constexpr std::size_t operator[](int i) const { return extent[i]; }
};

enum class role : std::uint8_t { input, output };

/// How the elements of an operand are stored: `storage` follows the call's element type. `blocks` are counted
/// in bytes, of the block type that is the operand's bound; as an output they are compared as the numbers
/// that they stand for, with the two operands behind them as scales and biases.
enum class element_kind : std::uint8_t {
  storage,
#define PEWTER_OPERAND_TYPE(kind, type) kind,
#include "pewter/detail/element_types.inc"
  blocks
};

/// The kind of elements that have type T in every call.
template <class T>
inline constexpr element_kind operand_kind = element_kind::storage;
#define PEWTER_OPERAND_TYPE(kind, type) \
  template <>                           \
  inline constexpr element_kind operand_kind<type> = element_kind::kind;
#include "pewter/detail/element_types.inc"

namespace detail {

/// f(T{}) with the type that elements are stored as.
template <class F>
constexpr auto with_element_type(element_type type, F f) {
  switch (type) {
#define PEWTER_ELEMENT_TYPE(enumerator, stored, bytes) \
  case element_type::enumerator:                       \
    return f(stored{});
#include "pewter/detail/element_types.inc"
  }
  __builtin_unreachable();
}

}  // namespace detail

/// f(T{}) with the type of the elements; `blocks` are bytes.
template <class F>
constexpr auto with_type_of(element_kind kind, element_type storage, F f) {
  switch (kind) {
#define PEWTER_OPERAND_TYPE(enumerator, type) \
  case element_kind::enumerator:              \
    return f(type{});
#include "pewter/detail/element_types.inc"
    case element_kind::blocks:
      return f(std::uint8_t{});
    case element_kind::storage:
      break;
  }
  return detail::with_element_type(storage, f);
}

/// Bytes of one element; of `blocks`, which are counted in bytes, 1.
constexpr std::size_t size_of(element_kind kind, element_type storage) {
  return with_type_of(kind, storage, []<class T>(T) { return sizeof(T); });
}

/// Whether elements are whole numbers.
constexpr bool is_whole(element_kind kind) {
  return with_type_of(kind, element_type::float32, []<class T>(T) { return std::is_integral_v<T>; });
}

/// What the tests and benchmarks fill an input with.
enum class fill : std::uint8_t {
  normal,    ///< standard normal, with a few outliers of 8 sigma and exact zeros
  uniform,   ///< [0, 1)
  positive,  ///< [0.5, 1.5): weights of a normalisation
  negative,  ///< [-1.5, -0.5): rates of decay
  bytes,     ///< 0 to 255
  indices,   ///< whole numbers below the operand's bound
  blocks,    ///< bytes of quantised blocks whose scales are finite
};

struct operand {
  const char* name;
  pewter::role role;
  element_kind kind;
  std::size_t (*count)(const problem_shape&);            ///< elements of this operand
  pewter::fill fill = pewter::fill::normal;              ///< of an input
  std::size_t (*bound)(const problem_shape&) = nullptr;  ///< of indices; the type of blocks
  bool optional = false;                                 ///< may be null
};

/// One type-erased call of a kernel's public function.
struct kernel_call {
  problem_shape shape;
  element_type type = element_type::float32;
  void* const* operands;  ///< in the description's order
  pewter::launch launch;
};

/// A shape taken from a real model or image, for the benchmarks.
struct named_shape {
  const char* label;  ///< "llama3-8b hidden 4096, 512 tokens"
  problem_shape shape;
};

/// The kernel's row gives summary, dimensions, operands and the call (kernels/common/described.hpp).
struct description {
  const char* summary = nullptr;                 ///< one line for the catalogue
  std::span<const char* const> dimensions = {};  ///< "rows", "cols"
  std::span<const pattern> patterns;             ///< offered ones, without `automatic`
  bool on_gpu = false;  ///< whether it runs on GPUs, where tests/offload compares all patterns and types
  std::span<const element_type> types = {};
  std::span<const operand> operands = {};
  double (*bytes)(const problem_shape&, element_type);  ///< each input and output counted once
  double (*flops)(const problem_shape&);
  /// |computed - exact| <= (error_coefficient * eps_float + eps_storage) * magnitude, where the oracle
  /// gives the magnitude of each output element (for a sum: the sum of absolute values), at least 2^-126.
  double (*error_coefficient)(const problem_shape&);
  std::span<const named_shape> shapes;            ///< the first one is the quick benchmark's
  bool (*valid)(const problem_shape&) = nullptr;  ///< false: the call throws; null: all shapes are valid
  int in_place_input = -1;  ///< index of the input that the first output may be equal to, or -1
  void (*call)(const kernel_call&) = nullptr;
  /// Roundings of terms to half or bfloat, for a GPU's matrix units, whose unit times the magnitude adds to
  /// the error.
  double rounded_terms_on_gpu = 0;
  double error_on_gpu = 0;              ///< what a GPU's code adds to error_coefficient
  std::span<const pattern> inner = {};  ///< of the tables, which the kernel alone takes: parts of its work
  const kernel_costs* costs = nullptr;  ///< what its launches take; null: it estimates that itself
};

}  // namespace pewter
