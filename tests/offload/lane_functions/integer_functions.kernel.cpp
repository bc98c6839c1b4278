#include "integer_functions.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_test::integer_arguments;

template <class T>
lanes<T> madsat_of(const lanes<T>& a, const lanes<T>& b) {
  if constexpr (sizeof(T) < 8)
    return madsat(a, b, a);
  else
    return T(0);
}
template <class T>
lanes<T> mad24_of(const lanes<T>& a, const lanes<T>& b) {
  if constexpr (sizeof(T) == 4)
    return mad24(a, b, a);
  else
    return T(0);
}

template <class T, class F>
void map(threadgroup& tg, const integer_arguments& all, F f) {
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    for (std::size_t i = 32 * sg.index(); i < all.n; i += tg.thread_count())
      store(all.results + i,
            convert<std::int64_t>(f(convert<T>(load(all.a + i)), convert<T>(load(all.b + i)))));
  });
}

template <class T>
void functions_of(threadgroup& tg, const integer_arguments& all) {
  int number = 0;
#define PEWTER_FUNCTION(name, expression, reference) \
  if (all.function == number++)                      \
    map<T>(tg, all,                                  \
           [](const lanes<T>& a, [[maybe_unused]] const lanes<T>& b) -> lanes<T> { return expression; });
#include "offload/lane_functions/integer_functions.inc"
}

void integer_functions(threadgroup& tg, const integer_arguments& a) {
  if (a.bytes == 1) a.is_signed ? functions_of<std::int8_t>(tg, a) : functions_of<std::uint8_t>(tg, a);
  if (a.bytes == 2) a.is_signed ? functions_of<std::int16_t>(tg, a) : functions_of<std::uint16_t>(tg, a);
  if (a.bytes == 4) a.is_signed ? functions_of<std::int32_t>(tg, a) : functions_of<std::uint32_t>(tg, a);
  if (a.bytes == 8) a.is_signed ? functions_of<std::int64_t>(tg, a) : functions_of<std::uint64_t>(tg, a);
}

}  // namespace
extern const kernel_table integer_functions_table;
constexpr kernel_table integer_functions_table =
    kernel_table{}.with(pattern::direct, entry<integer_functions>);
PEWTER_END_TARGET_NAMESPACE
