// The elements of quantised blocks, a run of 32 at a time, a lane each. A SIMD group takes whole blocks and
// works out a block's scales once.
#if !defined(PEWTER_GPU)
#include "kernels/quantized/formats.kernel.hpp"
#endif
#include "kernels/quantized/quantized.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::dequantize_arguments;

/// What a SIMD group takes: `together` runs from `begin` on, then those `step` further, all below `end`.
struct runs_in_turn {
  std::size_t begin, end, step, together;
};

/// The scales of a block, read when the first of its runs is met.
template <class F, class T>
class block_scales {
 public:
  PEWTER_INLINE void read(const dequantize_arguments& a, std::size_t block) {
    if (block == block_) return;
    block_ = block;
    if constexpr (is_affine_format<F>) {
      scale_[0] = static_cast<float>(static_cast<const T*>(a.scales)[block]);
      addend_[0] = static_cast<float>(static_cast<const T*>(a.biases)[block]);
    } else {
      PEWTER_CHECKED(check_read(a.blocks + block * F::bytes, F::bytes);)
      F::scales(a.blocks + block * F::bytes, scale_, addend_);
    }
  }
  PEWTER_INLINE const float* scale(std::size_t run) const { return scale_ + at(run); }
  PEWTER_INLINE const float* addend(std::size_t run) const { return addend_ + at(run); }

 private:
  PEWTER_INLINE static std::size_t at(std::size_t run) {
    return is_affine_format<F> ? 0 : run * static_cast<std::size_t>(F::parts);
  }
  static constexpr int count = F::runs * F::parts;
  std::size_t block_ = static_cast<std::size_t>(-1);
  alignas(64) float scale_[count], addend_[count];
};

template <class F, class T>
[[gnu::flatten, gnu::noinline]] void dequantize_runs(const dequantize_arguments& arguments,
                                                     runs_in_turn turns) {
  const dequantize_arguments a = arguments;
  const std::size_t runs_of_block = is_affine_format<F> ? a.runs_of_block : std::size_t{F::runs};
  block_scales<F, T> scales;
  for (std::size_t first = turns.begin; first < turns.end; first += turns.step) {
    const std::size_t last = first + turns.together < turns.end ? first + turns.together : turns.end;
    for (std::size_t run = first; run < last; ++run) {
      const std::size_t block = run / runs_of_block, in_block = run % runs_of_block;
      scales.read(a, block);
      byte_lanes codes;
      if constexpr (is_affine_format<F>) {
        PEWTER_CHECKED(check_read(a.blocks + run * F::bytes, F::bytes);)
        codes = F::codes(a.blocks + run * F::bytes, 0);
      } else {
        codes = F::codes(a.blocks + block * F::bytes, static_cast<int>(in_block));
      }
      store(static_cast<T*>(a.y) + run * lane_count,
            elements_of<F>(codes, scales.scale(in_block), scales.addend(in_block)));
    }
  }
}

template <class T>
void dequantize(threadgroup& tg, const dequantize_arguments& arguments) {
  dequantize_arguments a = arguments;
  const detail::row_map::rows rows = a.map(tg.threadgroup_position_in_grid().y);
  const std::size_t blocks = rows.source * (a.runs / a.runs_of_block);
  a.blocks += blocks * a.bytes_of_block;
  if (a.scales != nullptr) {
    a.scales = static_cast<const T*>(a.scales) + blocks;
    a.biases = static_cast<const T*>(a.biases) + blocks;
  }
  a.y = static_cast<T*>(a.y) + rows.result * a.runs * lane_count;
  const std::size_t begin = tg.threadgroup_position_in_grid().x * a.runs_of_threadgroup;
  const std::size_t left = a.runs - begin;
  const std::size_t end = begin + (left < a.runs_of_threadgroup ? left : a.runs_of_threadgroup);
  const std::size_t of_block = a.runs_of_block;
  const std::size_t together = of_block < 4 ? 4 : of_block;
  const std::size_t step = together * tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    with_format(a.type, [&]<class F>(F) {
      dequantize_runs<F, T>(a, {begin + sg.index() * together, end, step, together});
    });
  });
}

}  // namespace
#endif

extern const kernel_table dequantize_table;
#if defined(PEWTER_GPU)
constexpr kernel_table dequantize_table;
#else
constexpr kernel_table dequantize_table =
    kernel_table{}.with(pattern::vectorized, entry<dequantize<float>, copies::any_threadgroup>,
                        entry<dequantize<called_half>, copies::any_threadgroup>,
                        entry<dequantize<called_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
