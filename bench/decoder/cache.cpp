#include "bench/decoder/cache.hpp"

#include "pewter/error.hpp"
#include "pewter/kernels.hpp"
#include "pewter/quantized.hpp"

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
}

void cache::set(std::byte* to, const float* rows, std::size_t count, const launch& how) const {
  const std::size_t n = count * extents_.row;
  switch (type_) {
    case cache_type::float32:
      return convert(rows, reinterpret_cast<float*>(to), n, how);
    case cache_type::float16:
      return convert(rows, reinterpret_cast<half*>(to), n, how);
    case cache_type::bfloat16:
      return convert(rows, reinterpret_cast<bfloat*>(to), n, how);
    case cache_type::q8_0:
      return quantize<float>(rows, {block_type::q8_0, to}, {count, extents_.row}, how);
    case cache_type::q4_0:
      return quantize<float>(rows, {block_type::q4_0, to}, {count, extents_.row}, how);
  }
}

}  // namespace pewter::decoder
