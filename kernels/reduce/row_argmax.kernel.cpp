// indices[r] = where row r has its first largest element, or its first NaN.
//
// Each lane keeps its largest element and the step at which it met it. At the end a lane's two become one
// integer that is the larger, the larger the element and the smaller its index, so that the rest is a maximum
// of integers. A lane that met nothing but -infinity stands for its own number: right if it is lane 0 of a
// row of nothing else, and beaten by it or by any other element if not.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Integers in the order of x: -0 and 0 are equal, NaN is above infinity.
PEWTER_INLINE lanes<std::uint32_t> in_order(const lanes<float>& x) {
  constexpr std::uint32_t sign = 0x80000000u;
  const lanes<std::uint32_t> bits = bitcast<std::uint32_t>(x);
  const lanes<std::uint32_t> ordered = select(x < lanes<float>(0.0f), ~bits, (bits & ~sign) | sign);
  return select(x == x, ordered, ~0u);
}

struct first_largest {
  using value = std::uint32_t;

  template <class Walk>
  struct accumulator {
    accumulators<Walk> largest{-__builtin_inff()};
    lanes<std::uint32_t> step[Walk::parts];

    PEWTER_INLINE accumulator() {
      native::each<Walk::parts>([&](auto part) { step[part] = 0u; });
    }
    template <class Mask, class Part>
    PEWTER_INLINE void take(const lanes<float>& x, std::size_t i, Mask active, Part part) {
      const lanes<float> present = select(active, x, -__builtin_inff());
      const native::vec<std::uint32_t> index(static_cast<std::uint32_t>(i));
      native::each<lanes<float>::registers>([&](auto k) {
        native::keep_first_largest(largest[part].v[k], step[part].v[k], present.v[k], index);
      });
    }
    PEWTER_INLINE lanes<std::uint64_t> combined() {
      lanes<std::uint64_t> all(0u);
      native::each<Walk::parts>([&](auto part) {
        const lanes<std::uint32_t> index = step[part] + lane_ids();
        all =
            max(all, convert<std::uint64_t>(in_order(largest[part])) << 32 | convert<std::uint64_t>(~index));
      });
      return all;
    }
  };

  template <class F>
  PEWTER_INLINE static std::uint32_t result(threadgroup& tg, F&& taken_by, std::size_t) {
    const std::uint64_t all = threadgroup_max(tg, [&](simdgroup& sg) { return taken_by(sg).combined(); });
    return ~static_cast<std::uint32_t>(all);
  }
};

}  // namespace

extern const kernel_table row_argmax_table;
constexpr kernel_table row_argmax_table = table_of_reduction<first_largest>();
PEWTER_END_TARGET_NAMESPACE
