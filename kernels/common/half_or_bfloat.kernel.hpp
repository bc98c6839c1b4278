// One body for half and bfloat: bodies of the two types would differ in conversions and in nothing else.
//
// Tables that name stored_half and stored_bfloat have one type, half_or_bfloat. Which of the two it is each
// host thread knows for as long as it runs a threadgroup: the launch's element type selects conversions.
// These are functions that are called (SSE), or few instructions, and a branch at each access selects them.
// Why, and which bodies keep two types: kernels/common/code_size.md#half-and-bfloat.
#pragma once

#include <type_traits>

#include "kernels/common/thread_flag.kernel.hpp"
#include "pewter/lanes/memory.hpp"
#include "pewter/types.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if defined(PEWTER_GPU)
using stored_half = half;
using stored_bfloat = bfloat;
using called_half = half;
using called_bfloat = bfloat;
using branched_half = half;
using branched_bfloat = bfloat;
#else
namespace native {

/// Whether one body serves both types. Elsewhere nobody has measured it.
#if defined(__x86_64__) && !defined(PEWTER_LANES_OPENMP)
inline constexpr bool shares_halves = true;
#else
inline constexpr bool shares_halves = converts_halves_by_calls;
#endif

/// The functions that convert one format of 16 bits.
struct conversions {
  lanes<float> (*load)(const void*);
  lanes<float> (*load_active)(const void*, lane_mask);
  void (*store)(void*, const lanes<float>&);
  void (*store_active)(void*, const lanes<float>&, lane_mask);
  void (*store_nontemporal)(void*, const lanes<float>&);
  float (*widen)(std::uint16_t);
  std::uint16_t (*narrow)(float);
};

template <class H>
struct conversions_of {
  static float widen(std::uint16_t bits) { return static_cast<float>(H::from_bits(bits)); }
  static std::uint16_t narrow(float value) { return H(value).bits; }
  static constexpr conversions all{
      load_half<H>, load_half<H>, store_half<H>, store_half<H>, store_half_nontemporal<H>, widen, narrow};
};

/// The same by a branch at each access, where a conversion is few instructions. The branch goes one way for a
/// whole threadgroup.
struct branching_conversions {
  bool is_half;

  // Active elements are copied by a call anyway.
  [[gnu::noinline]] static lanes<float> load_copied(bool is_half, const void* p, lane_mask m) {
    return is_half ? load_half<half>(p, m) : load_half<bfloat>(p, m);
  }
  [[gnu::noinline]] static void store_copied(bool is_half, void* p, const lanes<float>& a, lane_mask m) {
    is_half ? store_half<half>(p, a, m) : store_half<bfloat>(p, a, m);
  }

  PEWTER_INLINE lanes<float> load(const void* p) const {
    return is_half ? load_half<half>(p) : load_half<bfloat>(p);
  }
  PEWTER_INLINE void store(void* p, const lanes<float>& a) const {
    is_half ? store_half<half>(p, a) : store_half<bfloat>(p, a);
  }
  PEWTER_INLINE void store_nontemporal(void* p, const lanes<float>& a) const {
    is_half ? store_half_nontemporal<half>(p, a) : store_half_nontemporal<bfloat>(p, a);
  }
  PEWTER_INLINE lanes<float> load_active(const void* p, lane_mask m) const {
    if constexpr (!has_masked_access<std::uint16_t>) return load_copied(is_half, p, m);
    return is_half ? load_half<half>(p, m) : load_half<bfloat>(p, m);
  }
  PEWTER_INLINE void store_active(void* p, const lanes<float>& a, lane_mask m) const {
    if constexpr (!has_masked_access<std::uint16_t>) return store_copied(is_half, p, a, m);
    is_half ? store_half<half>(p, a, m) : store_half<bfloat>(p, a, m);
  }
  PEWTER_INLINE float widen(std::uint16_t bits) const {
    return is_half ? conversions_of<half>::widen(bits) : conversions_of<bfloat>::widen(bits);
  }
  PEWTER_INLINE std::uint16_t narrow(float value) const {
    return is_half ? conversions_of<half>::narrow(value) : conversions_of<bfloat>::narrow(value);
  }
};

/// The conversions of the threadgroup that this host thread runs.
[[gnu::tls_model("initial-exec")]] inline constinit thread_local const conversions* conversions_to_call =
    nullptr;
PEWTER_THREAD_FLAG(half);

template <bool by_calls = converts_halves_by_calls>
PEWTER_INLINE decltype(auto) selected_conversions() {
  if constexpr (by_calls)
    return (*conversions_to_call);
  else
    return branching_conversions{selected_half()};
}

}  // namespace native

/// An element of 16 bits, of the format that is selected.
struct half_or_bfloat {
  std::uint16_t bits;

  half_or_bfloat() = default;
  PEWTER_INLINE explicit half_or_bfloat(float value) : bits(native::selected_conversions().narrow(value)) {}
  PEWTER_INLINE explicit operator float() const { return native::selected_conversions().widen(bits); }
};

PEWTER_INLINE lanes<float> load(
    const half_or_bfloat* p, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::load, site);)
  return native::selected_conversions().load(p);
}
PEWTER_INLINE lanes<float> load(const half_or_bfloat* p, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::load, site);)
  return native::selected_conversions().load_active(p, m);
}
PEWTER_INLINE void store(
    half_or_bfloat* p, const lanes<float>& a, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::selected_conversions().store(p, a);
}
PEWTER_INLINE void store(half_or_bfloat* p, const lanes<float>& a, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::store, site);)
  native::selected_conversions().store_active(p, a, m);
}
PEWTER_INLINE void store_nontemporal(half_or_bfloat* p, const lanes<float>& a PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::selected_conversions().store_nontemporal(p, a);
}

using stored_half = std::conditional_t<native::shares_halves, half_or_bfloat, half>;
using stored_bfloat = std::conditional_t<native::shares_halves, half_or_bfloat, bfloat>;
/// For bodies that do little else than load and store, where a branch is too slow.
using called_half = std::conditional_t<native::converts_halves_by_calls, half_or_bfloat, half>;
using called_bfloat = std::conditional_t<native::converts_halves_by_calls, half_or_bfloat, bfloat>;
/// For bodies where calls are too slow, but a branch is not.
using branched_half = std::conditional_t<native::converts_halves_by_calls, half, stored_half>;
using branched_bfloat = std::conditional_t<native::converts_halves_by_calls, bfloat, stored_bfloat>;

namespace native {

/// For the threadgroups that this host thread runs next.
PEWTER_INLINE void select_conversions(element_type type) {
  if constexpr (converts_halves_by_calls) {
    if (type == element_type::float16) conversions_to_call = &conversions_of<half>::all;
    if (type == element_type::bfloat16) conversions_to_call = &conversions_of<bfloat>::all;
  } else if constexpr (shares_halves) {
    half_flag = type == element_type::float16;
    keep_flags();
  }
}

}  // namespace native
#endif  // PEWTER_GPU
PEWTER_END_TARGET_NAMESPACE
