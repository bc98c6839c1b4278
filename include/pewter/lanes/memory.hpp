// Loads and stores of SIMD groups: 32 consecutive elements, four consecutive ones a lane, or gathers and
// scatters by an index a lane. half and bfloat are converted to and from float.
#pragma once

#if defined(PEWTER_GPU)
#include "pewter/lanes/gpu/memory.hpp"
#else

#include "pewter/check.hpp"
#include "pewter/half.hpp"
#include "pewter/lanes/lanes.hpp"
#include "pewter/lanes/vectors.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// 32 consecutive elements. Inactive lanes are not read and become 0.
template <class T>
PEWTER_INLINE lanes<T> load(
    const T* p, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof(T), nullptr, ~0u, detail::access::load, site);)
  return lanes<T>::from_array(p);
}
template <class T>
PEWTER_INLINE lanes<T> load(const T* p, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof(T), nullptr, m.bits, detail::access::load, site);)
  if constexpr (native::has_masked_access<T>) {
    lanes<T> r;
    native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      r.v[k] = native::load<T>(p + k * lanes<T>::register_width, m.bits >> (k * lanes<T>::register_width));
    });
    return r;
  } else {
    T values[lane_count] = {};
    native::copy_active<sizeof(T)>(values, p, m.bits);
    return lanes<T>::from_array(values);
  }
}
/// 32 consecutive values of T at any address.
template <class T>
PEWTER_INLINE lanes<T> load_unaligned(const void* p PEWTER_CALLED_FROM) {
  return load(
      static_cast<const T*>(p), all_lanes {} PEWTER_FROM_CALLER);
}
/// Inactive lanes are not written.
template <class T>
PEWTER_INLINE void store(
    T* p, const lanes<T>& a, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof(T), nullptr, ~0u, detail::access::store, site);)
  a.to_array(p);
}
template <class T>
PEWTER_INLINE void store(T* p, const lanes<T>& a, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof(T), nullptr, m.bits, detail::access::store, site);)
  if constexpr (native::has_masked_access<T>) {
    native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      native::store<T>(p + k * lanes<T>::register_width, a.v[k], m.bits >> (k * lanes<T>::register_width));
    });
  } else {
    T values[lane_count];
    a.to_array(values);
    native::copy_active<sizeof(T)>(p, values, m.bits);
  }
}

namespace native {

inline constexpr int half_chunks = batches<float>;

template <class Convert>
PEWTER_INLINE lanes<float> widen(const void* p, Convert to_float) {
  lanes<float> r;
  each<half_chunks>([&](auto k) PEWTER_INLINE_LAMBDA {
    r.v[k] = to_float(
        load_chunk<half_bits>(static_cast<const char*>(p) + k * static_cast<int>(sizeof(half_bits))));
  });
  return r;
}

PEWTER_INLINE vec<float> to_float(half_bits h, const half*) { return float_from_half(h); }
PEWTER_INLINE vec<float> to_float(half_bits h, const bfloat*) { return float_from_bfloat(h); }
PEWTER_INLINE halves from_floats(const vec<float>& lower, const vec<float>& upper, half*) {
  return halves_from_floats(lower, upper);
}
PEWTER_INLINE halves from_floats(const vec<float>& lower, const vec<float>& upper, bfloat*) {
  return bfloats_from_floats(lower, upper);
}

/// The lanes rounded to H, joined in registers: through memory, a load would wait for two stores.
template <class H>
PEWTER_INLINE lanes<std::uint16_t> narrow(const lanes<float>& a) {
  lanes<std::uint16_t> bits;
  static_assert(half_chunks == 2 * lanes<std::uint16_t>::registers);
  each<lanes<std::uint16_t>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    bits.v[k] = from_raw<std::uint16_t>(from_floats(a.v[2 * k], a.v[2 * k + 1], static_cast<H*>(nullptr)));
  });
  return bits;
}

/// Calls put(address, bits) for each part of the lanes rounded to H. A part is half a register where one
/// instruction makes that: joining halves takes the port that conversions need.
/// Why: include/pewter/native/lanes.md#stores-of-half.
template <class H, class Put>
PEWTER_INLINE void narrow_to(H* p, const lanes<float>& a, Put put) {
  char* const bytes = reinterpret_cast<char*>(p);
  if constexpr (std::is_same_v<H, half> && sizeof(half_bits) >= 16) {
    each<half_chunks>([&](auto k) PEWTER_INLINE_LAMBDA {
      put(bytes + k * static_cast<int>(sizeof(half_bits)), half_from_float(a.v[k]));
    });
  } else {
    const lanes<std::uint16_t> bits = narrow<H>(a);
    each<lanes<std::uint16_t>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      put(bytes + k * static_cast<int>(sizeof(halves)), raw(bits.v[k]));
    });
  }
}

template <class H>
PEWTER_INLINE_UNLESS_SSE lanes<float> load_half(const void* p) {
  return widen(p,
               [](half_bits h) PEWTER_INLINE_LAMBDA { return to_float(h, static_cast<const H*>(nullptr)); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE lanes<float> load_half(const void* p, lane_mask m) {
#if defined(PEWTER_AVX512)
  const H* const from = static_cast<const H*>(p);
  lanes<float> r;
  each<half_chunks>([&](auto k) PEWTER_INLINE_LAMBDA {
    r.v[k] = to_float(load_halves(from + k * float_width, m.bits >> (k * float_width)), from);
  });
  return r;
#else
  const lanes<std::uint16_t> bits =
      pewter::PEWTER_NAMESPACE::load(static_cast<const std::uint16_t*>(p), m PEWTER_UNCHECKED);
  return widen(bits.v,
               [](half_bits h) PEWTER_INLINE_LAMBDA { return to_float(h, static_cast<const H*>(nullptr)); });
#endif
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void store_half(void* p, const lanes<float>& a) {
  narrow_to(static_cast<H*>(p), a,
            [](char* to, auto bits) PEWTER_INLINE_LAMBDA { __builtin_memcpy(to, &bits, sizeof bits); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void store_half(void* p, const lanes<float>& a, lane_mask m) {
  pewter::PEWTER_NAMESPACE::store(static_cast<std::uint16_t*>(p), narrow<H>(a), m PEWTER_UNCHECKED);
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void store_half_nontemporal(void* p, const lanes<float>& a) {
  narrow_to(static_cast<H*>(p), a,
            [](char* to, auto bits) PEWTER_INLINE_LAMBDA { store_chunk_nontemporal(to, bits); });
}

}  // namespace native

PEWTER_INLINE lanes<float> load(
    const half* p, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::load, site);)
  return native::load_half<half>(p);
}
PEWTER_INLINE lanes<float> load(const half* p, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::load, site);)
  return native::load_half<half>(p, m);
}
PEWTER_INLINE lanes<float> load(
    const bfloat* p, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::load, site);)
  return native::load_half<bfloat>(p);
}
PEWTER_INLINE lanes<float> load(const bfloat* p, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::load, site);)
  return native::load_half<bfloat>(p, m);
}
/// Rounds to nearest, ties to even.
PEWTER_INLINE void store(
    half* p, const lanes<float>& a, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::store_half<half>(p, a);
}
PEWTER_INLINE void store(half* p, const lanes<float>& a, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::store, site);)
  native::store_half<half>(p, a, m);
}
PEWTER_INLINE void store(
    bfloat* p, const lanes<float>& a, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::store_half<bfloat>(p, a);
}
PEWTER_INLINE void store(bfloat* p, const lanes<float>& a, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::store, site);)
  native::store_half<bfloat>(p, a, m);
}

/// Non-temporal (streaming) stores, for results that would only evict what is still needed. p must be aligned
/// to 64 bytes. The body calls threadgroup::announce_nontemporal_stores; no thread reads the results before
/// the dispatch has ended.
template <class T>
PEWTER_INLINE void store_nontemporal(T* p, const lanes<T>& a PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, sizeof(T), nullptr, ~0u, detail::access::store, site);)
  native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    native::store_nontemporal<T>(p + k * lanes<T>::register_width, a.v[k]);
  });
}
PEWTER_INLINE void store_nontemporal(half* p, const lanes<float>& a PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::store_half_nontemporal<half>(p, a);
}
PEWTER_INLINE void store_nontemporal(bfloat* p, const lanes<float>& a PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::store_half_nontemporal<bfloat>(p, a);
}

namespace native {

template <class T, class I>
PEWTER_INLINE lanes<T> gather_one_by_one(const T* base, const lanes<I>& index, lane_mask m) {
  I at[lane_count];
  index.to_array(at);
  T values[lane_count];
  for (int i = 0; i < lane_count; ++i) values[i] = m.bits >> i & 1 ? base[at[i]] : T{};
  return lanes<T>::from_array(values);
}
template <class T, class I>
PEWTER_INLINE lanes<T> gather_registers(const T* base, const I* index, lane_mask m) {
  lanes<T> r;
  each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    constexpr int first = decltype(k)::value * lanes<T>::register_width;
    r.v[k] = native::gather<T>(base, index + first, m.bits >> first);
  });
  return r;
}
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
/// Elements of 16 bits by gathers of 32: an element and the one before it, which is in the same array. Those
/// that have none before them in their page, which may be all that is mapped, are read by themselves.
template <class T>
PEWTER_INLINE lanes<T> gather_halves(const T* base, const lanes<std::uint32_t>& index, lane_mask m) {
  constexpr std::uint32_t page = 4096 / sizeof(T);
  const auto of_base = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(base) / sizeof(T));
  const lanes<std::uint32_t> zero(0u), in_page = (index + of_base) & (page - 1u);
  const lane_mask alone = ((index == zero) | (in_page == zero)) & m, others = m & ~alone;
  std::uint32_t before[lane_count];
  (index - 1u).to_array(before);
  lanes<std::uint32_t> words;
  each<lanes<std::uint32_t>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
    constexpr int first = decltype(k)::value * width<std::uint32_t>;
    words.v[k] = gather_words(base, before + first, others.bits >> first);
  });
  const lanes<T> r = bitcast<T>(convert<std::uint16_t>(words >> 16u));
  return any(alone) ? select(alone, gather_one_by_one(base, index, alone), r) : r;
}
#endif

#if defined(PEWTER_CHECK)
/// Checks indices relative to the lowest active one, which is how the check takes them.
template <class T, class I>
PEWTER_INLINE void check_gather(const T* base, const lanes<I>& index, lane_mask m, call_site site) {
  if (!any(m)) return;
  I at[lane_count];
  index.to_array(at);
  I lowest = at[__builtin_ctz(m.bits)];
  for (int i = 0; i < lane_count; ++i)
    if (m.bits >> i & 1 && at[i] < lowest) lowest = at[i];
  std::uint32_t from_lowest[lane_count];
  for (int i = 0; i < lane_count; ++i) from_lowest[i] = static_cast<std::uint32_t>(at[i] - lowest);
  detail::check_access(base + lowest, sizeof(T), from_lowest, m.bits, detail::access::load, site);
}
#endif

}  // namespace native

/// Lane i reads base[index[i]]; inactive lanes read nothing and become 0. Uses the machine's gathers where it
/// has them (AVX2, AVX-512; 32 and 64 bits, and 16 by those of 32), else reads one by one.
template <class T>
PEWTER_INLINE lanes<T> gather(
    const T* base, const lanes<std::uint32_t>& index, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  std::uint32_t at[lane_count];
  index.to_array(at);
  PEWTER_CHECKED(detail::check_access(base, sizeof(T), at, m.bits, detail::access::load, site);)
  if constexpr (native::has_gather<T>) {
    return native::gather_registers(base, at, m);
  } else {
#if defined(PEWTER_AVX512) || defined(PEWTER_AVX2)
    if constexpr (sizeof(T) == 2) return native::gather_halves(base, index, m);
#endif
    return native::gather_one_by_one(base, index, m);
  }
}
/// The same for any other type of index: signed, or of 64 bits.
template <class T, native::differ<std::uint32_t> I>
PEWTER_INLINE lanes<T> gather(
    const T* base, const lanes<I>& index, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(native::check_gather(base, index, m, site);)
  if constexpr (sizeof(I) < 4) {
    return gather(base, convert<native::resized<I, 4>>(index), m PEWTER_UNCHECKED);
  } else if constexpr (native::has_gather<T>) {
    using signed_index = native::int_of<I>;  // no array has elements beyond its values
    signed_index at[lane_count];
    bitcast<signed_index>(index).to_array(at);
    return native::gather_registers(base, at, m);
  } else {
    if constexpr (sizeof(I) == 4 && sizeof(T) == 2)
      if (!any((index < lanes<I>(I(0))) & m))
        return gather(base, bitcast<std::uint32_t>(index), m PEWTER_UNCHECKED);
    return native::gather_one_by_one(base, index, m);
  }
}
/// Lane i writes base[index[i]]; where lanes share an index the highest active lane's value stays. Uses the
/// machine's scatters where it has them (AVX-512; 32 and 64 bits), else writes one by one.
template <class T>
PEWTER_INLINE void scatter(
    T* base, const lanes<std::uint32_t>& index, const lanes<T>& a,
    lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  std::uint32_t at[lane_count];
  index.to_array(at);
  PEWTER_CHECKED(detail::check_access(base, sizeof(T), at, m.bits, detail::access::store, site);)
  if constexpr (native::has_scatter<T>) {
    native::each<lanes<T>::registers>([&](auto k) PEWTER_INLINE_LAMBDA {
      constexpr int first = decltype(k)::value * lanes<T>::register_width;
      native::scatter<T>(base, at + first, a.v[k], m.bits >> first);
    });
  } else {
    T values[lane_count];
    a.to_array(values);
    for (int i = 0; i < lane_count; ++i)
      if (m.bits >> i & 1) base[at[i]] = values[i];
  }
}

namespace native {

template <class H, class I>
PEWTER_INLINE_UNLESS_SSE lanes<float> gather_half(const H* base, const lanes<I>& index,
                                                  lane_mask m PEWTER_CALLED_FROM) {
  const lanes<std::uint16_t> bits = pewter::PEWTER_NAMESPACE::gather(
      reinterpret_cast<const std::uint16_t*>(base), index, m PEWTER_FROM_CALLER);
  return widen(bits.v,
               [](half_bits h) PEWTER_INLINE_LAMBDA { return to_float(h, static_cast<const H*>(nullptr)); });
}
template <class H>
PEWTER_INLINE_UNLESS_SSE void scatter_half(H* base, const lanes<std::uint32_t>& index, const lanes<float>& a,
                                           lane_mask m PEWTER_CALLED_FROM) {
  pewter::PEWTER_NAMESPACE::scatter(reinterpret_cast<std::uint16_t*>(base), index, narrow<H>(a),
                                    m PEWTER_FROM_CALLER);
}

}  // namespace native

PEWTER_INLINE lanes<float> gather(
    const half* base, const lanes<std::uint32_t>& index, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  return native::gather_half(base, index, m PEWTER_FROM_CALLER);
}
PEWTER_INLINE lanes<float> gather(
    const bfloat* base, const lanes<std::uint32_t>& index, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  return native::gather_half(base, index, m PEWTER_FROM_CALLER);
}
template <native::differ<std::uint32_t> I>
PEWTER_INLINE lanes<float> gather(
    const half* base, const lanes<I>& index, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  return native::gather_half(base, index, m PEWTER_FROM_CALLER);
}
template <native::differ<std::uint32_t> I>
PEWTER_INLINE lanes<float> gather(
    const bfloat* base, const lanes<I>& index, lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  return native::gather_half(base, index, m PEWTER_FROM_CALLER);
}
PEWTER_INLINE void scatter(
    half* base, const lanes<std::uint32_t>& index, const lanes<float>& a,
    lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  native::scatter_half(base, index, a, m PEWTER_FROM_CALLER);
}
PEWTER_INLINE void scatter(
    bfloat* base, const lanes<std::uint32_t>& index, const lanes<float>& a,
    lane_mask m = all_lanes {} PEWTER_CALLED_FROM) {
  native::scatter_half(base, index, a, m PEWTER_FROM_CALLER);
}

// Four consecutive elements a lane (Metal's float4): lane i holds p[4i] ... p[4i + 3] in x, y, z, w.

namespace native {

/// The mask of elements 32k ... 32k + 31 that the active lanes hold, four a lane.
PEWTER_INLINE all_lanes elements_of_lanes(all_lanes, int) { return {}; }
PEWTER_INLINE lane_mask elements_of_lanes(lane_mask m, int k) {
  lane_mask elements;
  for (int i = 0; i < 8; ++i) elements.bits |= (m.bits >> (8 * k + i) & 1u) * (0xfu << (4 * i));
  return elements;
}

}  // namespace native

template <class T, class Mask = all_lanes>
PEWTER_INLINE auto load4(
    const T* p, Mask m = {} PEWTER_CALLED_FROM) {
  using value = typename decltype(load(p))::value_type;
  lanes<value> elements[4];
  for (int k = 0; k < 4; ++k)
    elements[k] = load(p + k * lane_count, native::elements_of_lanes(m, k) PEWTER_FROM_CALLER);
  lanes4<value> r;
  native::each<lanes<value>::registers>([&](auto b) PEWTER_INLINE_LAMBDA {
    const auto part = [&](int j) PEWTER_INLINE_LAMBDA {
      constexpr int n = lanes<value>::registers;
      return elements[(4 * b + j) / n].v[(4 * b + j) % n];
    };
    native::separate4<value>(part(0), part(1), part(2), part(3), r.x.v[b], r.y.v[b], r.z.v[b], r.w.v[b]);
  });
  return r;
}
template <class T, class V, class Mask = all_lanes>
PEWTER_INLINE void store4(
    T* p, const lanes4<V>& a, Mask m = {} PEWTER_CALLED_FROM) {
  lanes<V> elements[4];
  native::each<lanes<V>::registers>([&](auto b) PEWTER_INLINE_LAMBDA {
    const auto part = [&](int j) PEWTER_INLINE_LAMBDA -> native::vec<V>& {
      constexpr int n = lanes<V>::registers;
      return elements[(4 * b + j) / n].v[(4 * b + j) % n];
    };
    native::interleave4<V>(a.x.v[b], a.y.v[b], a.z.v[b], a.w.v[b], part(0), part(1), part(2), part(3));
  });
  for (int k = 0; k < 4; ++k)
    store(p + k * lane_count, elements[k], native::elements_of_lanes(m, k) PEWTER_FROM_CALLER);
}

PEWTER_END_TARGET_NAMESPACE
#endif  // PEWTER_GPU
