// gray = (2126 R + 7152 G + 722 B) / 10000, rounded to nearest, ties up. Two-dimensional grid of threads, in
// threadgroups of any shape; a thread takes one pixel, or four in a row.
//
// The threads of a SIMD group follow each other along a threadgroup's row and then in the next one, so its
// work is cut into runs within one row: a single run where the threadgroup's width is a multiple of 32.
// The arithmetic is exact: in float the weighted sum is a whole number below 2^22, and the half that is
// added to it keeps the product with 0.0001 at least 5e-5 away from a whole number, three times its error.
#include "kernels/image/grayscale.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::grayscale_arguments;

template <class Active>
PEWTER_INLINE void compute_at(const std::uint8_t* rgba, std::uint8_t* gray, Active active) {
  using words = lanes<std::int32_t>;
  words pixel;  // red lowest
  if (all(active)) {
    pixel = load_unaligned<std::int32_t>(rgba);
  } else {  // a masked load would read word by word, and bytes need not be aligned for that
    std::int32_t some[lane_count] = {};
    __builtin_memcpy(some, rgba, 4 * std::size_t{count(active)});
    pixel = load(static_cast<const std::int32_t*>(some));
  }
  const lanes<float> red = convert<float>(pixel & words(255));
  const lanes<float> green = convert<float>((pixel >> words(8)) & words(255));
  const lanes<float> blue = convert<float>((pixel >> words(16)) & words(255));
  const lanes<float> sum = red * 2126.0f + green * 7152.0f + blue * 722.0f + 5000.5f;
  store(gray, convert<std::uint8_t>(convert<std::uint16_t>(convert<std::int32_t>(sum * 0.0001f))), active);
}

template <std::uint32_t pixels>
void grayscale(threadgroup& tg, const grayscale_arguments& a) {
  const uint3 at = tg.first_thread_position_in_grid();
  const std::uint32_t columns = tg.threads_per_threadgroup().x;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    std::uint32_t thread = sg.index() * lane_count;
    const std::uint32_t end = thread + count(sg.active());
    while (thread < end) {
      const std::uint32_t row = thread / columns, column = thread - row * columns;
      const std::uint32_t run = columns - column < end - thread ? columns - column : end - thread;
      const std::size_t x = (std::size_t{at.x} + column) * pixels, left = a.width - x;
      const std::size_t n = left < run * pixels ? left : run * pixels;
      const std::size_t first = (std::size_t{at.y} + row) * a.width + x;
      std::size_t i = 0;
      for (; i + lane_count <= n; i += lane_count)
        compute_at(a.rgba + 4 * (first + i), a.gray + first + i, all_lanes{});
      if (i < n)
        compute_at(a.rgba + 4 * (first + i), a.gray + first + i,
                   first_lanes(static_cast<std::uint32_t>(n - i)));
      thread += run;
    }
  });
}

}  // namespace

extern const kernel_table grayscale_table;
constexpr kernel_table grayscale_table =
    kernel_table{}
        .with(pattern::direct, entry<grayscale<1>>)
        .with(pattern::vectorized, entry<grayscale<detail::pixels_per_thread>>);
PEWTER_END_TARGET_NAMESPACE
