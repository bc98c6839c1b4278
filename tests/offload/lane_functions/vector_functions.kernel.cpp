#include "vector_functions.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_test::vector_arguments;

struct lane_values {
  lanes<float> x;
  lanes2<float> p, q;
  lanes3<float> a, b;
  lanes4<float> u, v;
};

/// f of 32 lanes' numbers at a time.
template <class F>
void map(threadgroup& tg, const vector_arguments& all, F f) {
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    for (std::size_t i = 32 * sg.index(); i < all.n; i += tg.thread_count()) {
      const lanes<std::uint32_t> at = lane_ids() * 19u;
      const auto number = [&](std::uint32_t k) { return gather(all.numbers + 19 * i, at + k); };
      store(all.results + i, f(lane_values{number(0),
                                           {number(1), number(2)},
                                           {number(3), number(4)},
                                           {number(5), number(6), number(7)},
                                           {number(8), number(9), number(10)},
                                           {number(11), number(12), number(13), number(14)},
                                           {number(15), number(16), number(17), number(18)}}));
    }
  });
}

void vector_functions(threadgroup& tg, const vector_arguments& all) {
  int number = 0;
#define PEWTER_FUNCTION(name, expression, reference)             \
  if (all.function == number++)                                  \
    map(tg, all, [](const lane_values& values) -> lanes<float> { \
      [[maybe_unused]] const auto& x = values.x;                 \
      [[maybe_unused]] const auto& p = values.p;                 \
      [[maybe_unused]] const auto& q = values.q;                 \
      [[maybe_unused]] const auto& a = values.a;                 \
      [[maybe_unused]] const auto& b = values.b;                 \
      [[maybe_unused]] const auto& u = values.u;                 \
      [[maybe_unused]] const auto& v = values.v;                 \
      return expression;                                         \
    });
#include "offload/lane_functions/vector_functions.inc"
}

}  // namespace
extern const kernel_table vector_functions_table;
constexpr kernel_table vector_functions_table = kernel_table{}.with(pattern::direct, entry<vector_functions>);
PEWTER_END_TARGET_NAMESPACE
