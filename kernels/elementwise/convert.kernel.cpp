// y[i] = x[i] in another storage type, through float, which holds every half and bfloat exactly: one
// rounding. Between equal types the bits are copied, so that a NaN keeps its payload.
//
// The tables are indexed by the type of x; that of y is an argument, and each has a loop of its own.
#include "kernels/elementwise/elementwise.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class To>
struct conversion {
  static constexpr int inputs = 1;
  static constexpr bool is_light = true;
  using output = To;
  template <class L>
  PEWTER_INLINE static L of(const elementwise_arguments&, const L& x) {
    return x;
  }
};

/// What is read as From and written as To: bits where nothing is converted.
template <class From, class To>
struct stored {
  using from = From;
  using to = To;
};
template <>
struct stored<half, half> {
  using from = std::uint16_t;
  using to = std::uint16_t;
};
template <>
struct stored<bfloat, bfloat> : stored<half, half> {};

/// f(stored<From, To>{}) with the type that y is stored as.
template <class From, class F>
PEWTER_INLINE void with_types(element_type to, F f) {
  switch (to) {
    case element_type::float32:
      return f(stored<From, float>{});
    case element_type::float16:
      return f(stored<From, half>{});
    case element_type::bfloat16:
      return f(stored<From, bfloat>{});
  }
}

template <class From>
void convert_directly(threadgroup& tg, const elementwise_arguments& a) {
  with_types<From>(a.to, [&](auto types) {
    using S = decltype(types);
    direct<conversion<typename S::to>, typename S::from>(tg, a);
  });
}
template <class Walk, class From>
void convert_chunk(threadgroup& tg, const elementwise_arguments& a) {
  with_types<From>(a.to, [&](auto types) {
    using S = decltype(types);
    chunk<conversion<typename S::to>, Walk, typename S::from>(tg, a);
  });
}

}  // namespace

extern const kernel_table convert_table;
constexpr kernel_table convert_table =
    kernel_table{}
        .with(pattern::direct, entry<convert_directly<float>>, entry<convert_directly<half>>,
              entry<convert_directly<bfloat>>)
        .with(pattern::stride_loop, entry<convert_chunk<stride_walk, float>>,
              entry<convert_chunk<stride_walk, half>>, entry<convert_chunk<stride_walk, bfloat>>)
        .with(pattern::vectorized, entry<convert_chunk<vectorized_walk, float>>,
              entry<convert_chunk<vectorized_walk, half>>, entry<convert_chunk<vectorized_walk, bfloat>>);
PEWTER_END_TARGET_NAMESPACE
