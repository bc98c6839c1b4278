#include "bench/decoder/cache.hpp"

#include "kernels/runtime/machine/huge_pages.hpp"
#include "pewter/error.hpp"
#include "pewter/serving.hpp"

namespace pewter::decoder {

cache::cache(const cache_extents& extents, cache_type type, std::size_t head_dim)
    : extents_(extents), type_(type) {
  const element_traits traits = traits_of(type);
  if (head_dim % traits.elements != 0)
    detail::raise("decoder: cache of %s, must be of heads whose %zu elements are a multiple of %u",
                  traits.name, head_dim, unsigned{traits.elements});
  bytes_of_row_ = extents.row / traits.elements * traits.bytes;
  const std::size_t rows = 2 * extents.layers * extents.sequences;
  std::size_t bytes = 0;
  if (__builtin_mul_overflow(rows * extents.capacity, bytes_of_row_, &bytes) || bytes > std::size_t{1} << 46)
    detail::raise("decoder: cache of %zu tokens in %zu sequences, must have at most 2^46 bytes",
                  extents.capacity, extents.sequences);
  memory_ = std::make_unique_for_overwrite<std::byte[]>(bytes);
  detail::prefer_huge_pages(memory_.get(), bytes);
}

void cache::set(std::byte* to, const float* rows, std::span<const std::int64_t> places,
                const launch& how) const {
  const rows_shape shape{places.size(), extents_.sequences * extents_.capacity, extents_.row};
  const auto numbers = [&]<class T>(T) {
    set_rows(rows, places.data(), reinterpret_cast<T*>(to), shape, how);
  };
  const auto blocks = [&](block_type type) { set_rows<float>(rows, places.data(), {type, to}, shape, how); };
  switch (type_) {
    case cache_type::float32:
      return numbers(float{});
    case cache_type::float16:
      return numbers(half{});
    case cache_type::bfloat16:
      return numbers(bfloat{});
    case cache_type::q8_0:
      return blocks(block_type::q8_0);
    case cache_type::q4_0:
      return blocks(block_type::q4_0);
  }
}

}  // namespace pewter::decoder
