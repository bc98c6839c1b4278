// Quantised blocks from numbers, a SIMD group a block at a time, some in a row.
#if !defined(PEWTER_GPU)
#include "kernels/quantized/encode.kernel.hpp"
#endif
#include "kernels/quantized/quantized.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::quantize_arguments;

struct block_range {
  std::size_t begin, end;
};

/// The elements of the longest block, as float.
constexpr int longest_block = 256;

template <class F, class T>
PEWTER_INLINE void quantize_block(const quantize_arguments& a, std::size_t block) {
  const std::size_t elements = a.elements_of_block;
  alignas(64) float x[longest_block];
  const T* const from = static_cast<const T*>(a.x) + block * elements;
  for (std::size_t k = 0; k < elements; k += lane_count) load(from + k).to_array(x + k);
  std::uint8_t* const to = a.blocks + block * a.bytes_of_block;
  PEWTER_CHECKED(check_written(to, a.bytes_of_block);)
  if constexpr (is_affine_format<F>) {
    const scale_and_minimum of = encode_affine<F::bytes / 4>(x, static_cast<int>(elements), to);
    static_cast<T*>(a.scales)[block] = static_cast<T>(of.scale);
    static_cast<T*>(a.biases)[block] = static_cast<T>(of.minimum);
  } else {
    encode<F::type>(x, to);
  }
}

template <class F, class T>
[[gnu::noinline]] void quantize_blocks(const quantize_arguments& a, block_range blocks) {
  for (std::size_t block = blocks.begin; block < blocks.end; ++block) quantize_block<F, T>(a, block);
}

template <class T>
void quantize(threadgroup& tg, const quantize_arguments& arguments) {
  quantize_arguments a = arguments;
  const detail::row_map::rows rows = a.map(tg.threadgroup_position_in_grid().y);
  a.x = static_cast<const T*>(a.x) + rows.source * a.count * a.elements_of_block;
  a.blocks += rows.result * a.count * a.bytes_of_block;
  if (a.scales != nullptr) {
    a.scales = static_cast<T*>(a.scales) + rows.result * a.count;
    a.biases = static_cast<T*>(a.biases) + rows.result * a.count;
  }
  const std::size_t begin = tg.threadgroup_position_in_grid().x * a.blocks_of_threadgroup;
  const std::size_t left = a.count - begin;
  const std::size_t count = left < a.blocks_of_threadgroup ? left : a.blocks_of_threadgroup;
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const block_range blocks{begin + sg.index() * count / simdgroups,
                             begin + (sg.index() + 1) * count / simdgroups};
    with_format(a.type, [&]<class F>(F) { quantize_blocks<F, T>(a, blocks); });
  });
}

}  // namespace
#endif

extern const kernel_table quantize_table;
#if defined(PEWTER_GPU)
constexpr kernel_table quantize_table;
#else
constexpr kernel_table quantize_table = kernel_table{}.with(
    pattern::vectorized, entry<quantize<float>, copies::any_threadgroup>,
    entry<quantize<half>, copies::any_threadgroup>, entry<quantize<bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
