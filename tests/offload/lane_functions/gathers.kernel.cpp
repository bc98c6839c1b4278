#include "integer_functions.hpp"
#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_test::gather_arguments;

template <class T>
void gather_all(const T* base, float* results, const gather_arguments& a) {
  const lane_mask m(a.active);
  const lanes<std::int64_t> i = load(a.index), u = load(a.unsigned_index);
  const auto put = [&](int row, const auto& values) { store(results + 32 * row, convert<float>(values)); };
  put(0, gather(base, convert<std::int8_t>(i), m));
  put(1, gather(base, convert<std::int16_t>(i), m));
  put(2, gather(base, convert<std::int32_t>(i), m));
  put(3, gather(base, i, m));
  put(4, gather(base, convert<std::uint8_t>(u), m));
  put(5, gather(base, convert<std::uint16_t>(u), m));
  put(6, gather(base, convert<std::uint32_t>(u), m));
  put(7, gather(base, convert<std::uint64_t>(u), m));
}

void gathers(threadgroup& tg, const gather_arguments& a) {
  tg.first_simdgroup([&](simdgroup&) {
    gather_all(a.floats + a.reach, a.results, a);
    gather_all(a.bytes + a.reach, a.results + 256, a);
    gather_all(a.halves + a.reach, a.results + 512, a);
  });
}

}  // namespace
extern const kernel_table gathers_table;
constexpr kernel_table gathers_table = kernel_table{}.with(pattern::direct, entry<gathers>);
PEWTER_END_TARGET_NAMESPACE
