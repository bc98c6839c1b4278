// Rows of a cache: 32 elements of one as float, whatever it is stored as.
#pragma once

#include "kernels/attention/places.kernel.hpp"
#include "kernels/quantized/formats.kernel.hpp"
#include "pewter/native/transpose.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

PEWTER_INLINE std::size_t whole_lanes(std::size_t n) {
  return (n + lane_count - 1) / lane_count * lane_count;
}

/// The sum of all 32 lanes, which are elements here, however many threads the SIMD group has.
PEWTER_INLINE float sum_of_lanes(const lanes<float>& x) {
  float values[lane_count], sum = 0;
  x.to_array(values);
  for (const float v : values) sum += v;
  return sum;
}
PEWTER_INLINE float largest_of(const lanes<float>& x) {
  float values[lane_count], largest = -__builtin_inff();
  x.to_array(values);
  for (const float v : values) largest = v > largest ? v : largest;
  return largest;
}

/// What lanes that are `distance` apart hold is added.
template <int distance, class C, int... j>
PEWTER_INLINE C folded(const C& a, native::index_list<j...> all) {
  if constexpr (distance >= static_cast<int>(sizeof...(j)))
    return a;
  else
    return folded<2 * distance>(C(a + native::shuffle<(j ^ distance)...>(a, a)), all);
}
/// to[j] = the sum of what the registers of sums[j] hold, n being 1, 2 or 4: registers of two are mixed and
/// added, so that the sums share the steps.
template <int n, int registers>
PEWTER_INLINE void store_sums(const native::vec<float> (&sums)[n][registers], float* to) {
  native::chunk<float> v[n];
  native::each<n>([&](auto j) PEWTER_INLINE_LAMBDA {
    native::vec<float> sum = sums[j][0];
    native::each<registers - 1>([&](auto k) PEWTER_INLINE_LAMBDA { sum += sums[j][k + 1]; });
    v[j] = native::raw(sum);
  });
  using all = typename native::make_index_list<native::width<float>>::type;
  if constexpr (n > 1)
    native::each<n / 2>([&](auto i) PEWTER_INLINE_LAMBDA {
      native::exchange<1>(v[2 * i], v[2 * i + 1], all{});
      v[i] = v[2 * i] + v[2 * i + 1];
    });
  if constexpr (n > 2) {
    native::exchange<2>(v[0], v[1], all{});
    v[0] += v[1];
  }
  v[0] = folded<n>(v[0], all{});
  __builtin_memcpy(to, &v[0], n * sizeof(float));
}

// ---- elements ----

/// Elements i to i + 31 of a row; with a mask only the active ones are read.
template <class T>
struct number_reader {
  static constexpr int bytes = lane_count * static_cast<int>(sizeof(T));  // of 32 elements
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i) {
    return load(reinterpret_cast<const T*>(row) + i);
  }
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i, lane_mask active) {
    return load(reinterpret_cast<const T*>(row) + i, active);
  }
};
/// The same of blocks, i being the first element of one.
template <block_type type>
struct block_reader {
  using F = format<type>;
  static constexpr int bytes = F::bytes;
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i) {
    const auto* const block = reinterpret_cast<const std::uint8_t*>(row) + i / lane_count * F::bytes;
    PEWTER_CHECKED(check_read(block, F::bytes);)
    float scale[1];
    F::scales(block, scale, nullptr);
    return elements_of<F>(F::codes(block, 0), scale, nullptr);
  }
  PEWTER_INLINE static lanes<float> at(const char* row, std::size_t i, lane_mask) { return at(row, i); }
};

/// f(reader) of the type.
template <class F>
PEWTER_INLINE void with_reader(cache_type type, F f) {
  switch (type) {
    case cache_type::float32:
      return f(number_reader<float>{});
    case cache_type::float16:
      return f(number_reader<half>{});
    case cache_type::bfloat16:
      return f(number_reader<bfloat>{});
    case cache_type::q8_0:
      return f(block_reader<block_type::q8_0>{});
    case cache_type::q4_0:
      return f(block_reader<block_type::q4_0>{});
  }
}

/// n elements of each of some rows, times a factor, with zeros up to the next multiple of 32; rows of `to`
/// are `to_row` apart.
[[gnu::flatten, gnu::noinline]] void unpack_rows(const char* const* rows, std::size_t count, cache_type type,
                                                 std::size_t n, float factor, float* to, std::size_t to_row) {
  with_reader(type, [&]<class R>(R) {
    for (std::size_t r = 0; r < count; ++r, to += to_row) {
      std::size_t i = 0;
      for (; i + lane_count <= n; i += lane_count) (R::at(rows[r], i) * factor).to_array(to + i);
      if (i < n)
        (R::at(rows[r], i, first_lanes(static_cast<std::uint32_t>(n - i))) * factor).to_array(to + i);
    }
  });
}

/// n numbers of a row of results.
[[gnu::noinline]] void store_row(const float* from, std::size_t n, float factor, cache_type type, char* to) {
  const auto store_as = [&]<class T>(T) PEWTER_INLINE_LAMBDA {
    T* const y = reinterpret_cast<T*>(to);
    std::size_t i = 0;
    for (; i + lane_count <= n; i += lane_count) store(y + i, lanes<float>::from_array(from + i) * factor);
    if (i < n)
      store(y + i, lanes<float>::from_array(from + i) * factor,
            first_lanes(static_cast<std::uint32_t>(n - i)));
  };
  if (type == cache_type::float32) return store_as(float{});
  if (type == cache_type::float16) return store_as(half{});
  store_as(bfloat{});
}

PEWTER_INLINE std::size_t bytes_of_row(cache_type type, std::size_t n) {
  return n / traits_of(type).elements * traits_of(type).bytes;
}

// ---- scratch ----

/// A piece of scratch that no other SIMD group at work has. There are as many as host threads, so that one is
/// free, or soon will be: nobody waits while it has one.
class scratch_piece {
 public:
  PEWTER_INLINE explicit scratch_piece(const detail::attention_scratch& all) : all_(all) {
    while (__atomic_exchange_n(&all_.taken[at_], 1u, __ATOMIC_ACQUIRE) != 0)
      at_ = at_ + 1 < all_.count ? at_ + 1 : 0;
  }
  PEWTER_INLINE ~scratch_piece() { __atomic_store_n(&all_.taken[at_], 0u, __ATOMIC_RELEASE); }
  scratch_piece(const scratch_piece&) = delete;
  scratch_piece& operator=(const scratch_piece&) = delete;
  PEWTER_INLINE float* floats() const { return reinterpret_cast<float*>(all_.pieces + at_ * all_.bytes); }

 private:
  const detail::attention_scratch& all_;
  std::size_t at_ = 0;
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
