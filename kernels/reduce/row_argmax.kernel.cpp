// indices[r] = where row r has its first largest element, or its first NaN.
//
// Each lane keeps its largest element and the step at which it met it; lanes of several chains and SIMD
// groups are compared with each other. At the end a lane's two become one integer that is the larger, the
// larger the element and the smaller its index, so that the rest is a maximum of integers. A lane that met
// nothing but -infinity stands for its own number: right if it is lane 0 of a row of nothing else, and beaten
// by it or by any other element if not.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Integers in the order of x: -0 and 0 are equal, all NaN are, above infinity. Without masks of 32 lanes,
/// which are several instructions each.
PEWTER_INLINE lanes<std::uint32_t> in_order(const lanes<float>& x) {
  constexpr std::int32_t sign = INT32_MIN, infinity = 0x7f800000;
  const auto signed_bits = bitcast<std::int32_t>(x + lanes<float>(0.0f));  // -0 becomes 0
  const auto is_nan = (lanes<std::int32_t>(infinity) - (signed_bits & ~sign)) >> 31;
  return bitcast<std::uint32_t>((signed_bits ^ (signed_bits >> 31 | sign)) | is_nan);
}

/// An element a lane, and its index.
struct candidates {
  lanes<float> largest;
  lanes<std::uint32_t> index;
};
PEWTER_INLINE candidates better_of(candidates a, const candidates& b) {
  native::each<lanes<float>::registers>([&](auto k) {
    native::keep_larger_then_first(a.largest.v[k], a.index.v[k], b.largest.v[k], b.index.v[k]);
  });
  return a;
}
/// The index of the best lane's.
PEWTER_INLINE std::uint32_t index_of_best(const candidates& all) {
  const auto both = convert<std::uint64_t>(in_order(all.largest)) << 32 | convert<std::uint64_t>(~all.index);
  return ~static_cast<std::uint32_t>(simd_max(both));
}

struct first_largest {
  using value = std::uint32_t;

  /// As many chains as a sum has: each waits for two comparisons a step.
  /// Why: kernels/common/kernels.md#accumulators.
  template <class Walk>
  struct accumulator {
    static constexpr int chains = accumulators<Walk>::count;
    lanes<float> largest[chains];
    lanes<std::uint32_t> step[chains];

    PEWTER_INLINE accumulator() {
      native::each<chains>([&](auto chain) {
        largest[chain] = -__builtin_inff();
        step[chain] = 0u;
      });
    }
    template <class Mask, class Part>
    PEWTER_INLINE void take(const lanes<float>& x, std::size_t i, Mask active, Part) {
      constexpr int chain = Part::value % chains;
      const lanes<float> present = select(active, x, -__builtin_inff());
      const native::vec<std::uint32_t> index(static_cast<std::uint32_t>(i));
      native::each<lanes<float>::registers>([&](auto k) {
        native::keep_first_largest(largest[chain].v[k], step[chain].v[k], present.v[k], index);
      });
    }
    PEWTER_INLINE candidates combined() {
      const auto of = [&](int chain) PEWTER_INLINE_LAMBDA {
        return candidates{largest[chain], step[chain] + lane_ids()};
      };
      if constexpr (chains == 4) return better_of(better_of(of(0), of(1)), better_of(of(2), of(3)));
      if constexpr (chains == 2) return better_of(of(0), of(1));
      return of(0);
    }
  };

  PEWTER_INLINE static std::uint32_t finish(std::uint32_t index, float) { return index; }
  template <class F>
  PEWTER_INLINE static std::uint32_t result(threadgroup& tg, F&& taken_by) {
    return native::threadgroup_reduce(
        tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA { return taken_by(sg).combined(); },
        [](const candidates& a, const candidates& b) PEWTER_INLINE_LAMBDA { return better_of(a, b); },
        [](const candidates& all) PEWTER_INLINE_LAMBDA { return index_of_best(all); });
  }
};

}  // namespace

extern const kernel_table row_argmax_table;
constexpr kernel_table row_argmax_table = table_of_reduction<first_largest>();
PEWTER_END_TARGET_NAMESPACE
