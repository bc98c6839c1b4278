// Comparison of a kernel's outputs with its oracle, within the bound that the kernel's description states:
// (coefficient * eps_float) * magnitude + (rounding of the storage type) * |value|.
//
// Among subnormal results a rounding costs what it costs at the smallest normal number, half of the smallest
// subnormal one, and no more: magnitudes count as at least the former. So nothing may flush a subnormal
// number to zero, and what rounds nothing (coefficient 0) has no room at all.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "kernels/runtime/registry.hpp"
#include "tests/reference/oracle.hpp"
#include "tests/support/operands.hpp"

namespace pewter::test {

using oracle = void (*)(const reference::oracle_call&);

inline oracle oracle_of(std::string_view name) {
#define PEWTER_KERNEL(family, kernel, ...) \
  if (name == #kernel) return reference::kernel;
#include "kernels/registry.inc"
#undef PEWTER_KERNEL
  return nullptr;
}

struct expectation {
  std::vector<std::vector<double>> values, magnitudes;  // one an output
};

inline expectation expect(const kernel& k, const problem_shape& shape, const operand_set& operands) {
  std::vector<std::vector<double>> inputs;
  expectation e;
  for (std::size_t i = 0; i < k.about->operands.size(); ++i) {
    const guarded_buffer& b = operands.buffers[i];
    if (k.about->operands[i].role == role::input) {
      std::vector<double>& values = inputs.emplace_back();
      for (std::size_t j = 0; j < b.count(); ++j) values.push_back(b.at(j));
    } else {
      e.values.emplace_back(b.count(), 0.0);
      e.magnitudes.emplace_back(b.count(), 0.0);
    }
  }
  oracle_of(k.name)({shape, inputs, e.values, e.magnitudes, operands.type});
  return e;
}

/// Operand i as the numbers that are compared: its elements, or what its blocks stand for.
inline std::vector<double> numbers_of(const description& about, const problem_shape& shape,
                                      const operand_set& operands, std::size_t i) {
  const auto elements = [&](std::size_t of) {
    std::vector<double> all;
    for (std::size_t j = 0; j < operands.buffers[of].count(); ++j) all.push_back(operands.buffers[of].at(j));
    return all;
  };
  if (about.operands[i].kind != element_kind::blocks) return elements(i);
  const guarded_buffer& b = operands.buffers[i];
  const auto type = static_cast<block_type>(about.operands[i].bound(shape) % block_type_count);
  return reference::elements_of_blocks(type, {reinterpret_cast<const std::uint8_t*>(b.data()), b.size()},
                                       elements(i + 1), elements(i + 2));
}

/// What the description's bound comes to for one shape; the same for all elements of an operand.
class bounds {
 public:
  /// @param on_gpu whether the bound is that of a GPU's code
  bounds(const description& about, const problem_shape& shape, element_kind kind, element_type type,
         bool on_gpu = false)
      : coefficient_(about.error_coefficient(shape) + (on_gpu ? about.error_on_gpu : 0)),
        rounded_terms_(on_gpu ? about.rounded_terms_on_gpu : 0),
        kind_(kind),
        type_(type) {}

  double tolerance(double value, double magnitude) const {
    constexpr double eps = 0x1p-23, smallest_normal = 0x1p-126;
    const double computed = coefficient_ * eps * std::max(magnitude, smallest_normal);
    if (kind_ == element_kind::blocks) return magnitude;
    if (is_whole(kind_)) return size_of(kind_, type_) == 1 ? 0.5 + computed : 0;  // bytes are rounded numbers
    if (kind_ != element_kind::storage || type_ == element_type::float32) return computed;
    const bool is_half = type_ == element_type::float16;
    const double unit_roundoff = is_half ? half::unit_roundoff : bfloat::unit_roundoff;
    const double normal = is_half ? half::min_normal : bfloat::min_normal;
    const double terms = rounded_terms_ > 0 ? rounded_terms_ * unit_roundoff * magnitude : 0;
    return computed + terms + unit_roundoff * std::max(std::abs(value) + computed, normal);
  }

 private:
  double coefficient_, rounded_terms_;
  element_kind kind_;
  element_type type_;
};

inline double tolerance(const description& about, const problem_shape& shape, element_kind kind,
                        element_type type, double value, double magnitude) {
  return bounds(about, shape, kind, type).tolerance(value, magnitude);
}

/// Whether `got` may stand for the exact value. A value that is not finite must be met as it is; one that
/// rounds beyond the largest number of the storage type may become infinite. An infinite bound allows all.
inline bool acceptable(double got, double value, double bound, element_kind kind, element_type type) {
  if (std::isinf(bound)) return true;
  if (std::isnan(value)) return std::isnan(got);
  if (std::isinf(value)) return got == value;
  if (std::isinf(got) && !is_whole(kind) && kind != element_kind::float64) {
    const bool is_half = kind == element_kind::storage && type == element_type::float16;
    const double largest = is_half ? 65520 : 0x1.ffp127;  // half of the gap above the largest half; bfloat
    return std::abs(value) + bound >= largest && std::signbit(got) == std::signbit(value);
  }
  return std::abs(got - value) <= bound;
}

/// "y[12] = 0.250000119, must be 0.25 within 8e-08"
inline std::string report(const char* name, std::size_t index, double got, double value, double bound) {
  char text[160];
  std::snprintf(text, sizeof text, "%s[%zu] = %.9g, must be %.9g within %.3g", name, index, got, value,
                bound);
  return text;
}

/// Empty if every output is right, else a description of the first wrong value.
inline std::string mismatch(const kernel& k, const problem_shape& shape, element_type type,
                            const operand_set& got, const expectation& e, bool on_gpu = false) {
  std::size_t output = 0;
  for (std::size_t i = 0; i < got.buffers.size(); ++i) {
    const operand& o = k.about->operands[i];
    const guarded_buffer& b = got.buffers[i];
    if (!b.guards_intact()) return std::string(o.name) + ": bytes outside the buffer were written";
    if (o.role == role::input) continue;
    const std::vector<double>&values = e.values[output], &magnitudes = e.magnitudes[output];
    const bounds allowed(*k.about, shape, o.kind, type, on_gpu);
    const std::vector<double> numbers = numbers_of(*k.about, shape, got, i);
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      if (j >= values.size()) {
        if (!b.untouched(j))
          return std::string(o.name) + "[" + std::to_string(j) + "] was written, is beyond the result";
        continue;
      }
      const double bound = allowed.tolerance(values[j], magnitudes[j]);
      const double got_value = numbers[j];
      if (!acceptable(got_value, values[j], bound, o.kind, type))
        return report(o.name, j, got_value, values[j], bound);
    }
    ++output;
  }
  return {};
}

}  // namespace pewter::test
