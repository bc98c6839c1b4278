// One body for half and bfloat, where 32 of them are converted by a call (SSE): bodies of the two types would
// differ in the functions they call and in nothing else.
//
// Tables that name stored_half and stored_bfloat have there one type, half_or_bfloat. Which of the two it is
// each host thread knows for as long as it runs a threadgroup, as it knows how to round: the launch's element
// type selects conversions. A body that does little but load keeps half and bfloat, since a call by a pointer
// saves no registers. Why: kernels/common/code_size.md#half-and-bfloat.
#pragma once

#include <type_traits>

#include "pewter/lanes/memory.hpp"
#include "pewter/types.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if defined(PEWTER_GPU)
using stored_half = half;
using stored_bfloat = bfloat;
#else
namespace native {

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

/// Of the threadgroup that this host thread runs.
[[gnu::tls_model("initial-exec")]] inline constinit thread_local const conversions* selected_conversions =
    nullptr;

}  // namespace native

/// An element of 16 bits, of the format that is selected.
struct half_or_bfloat {
  std::uint16_t bits;

  half_or_bfloat() = default;
  PEWTER_INLINE explicit half_or_bfloat(float value) : bits(native::selected_conversions->narrow(value)) {}
  PEWTER_INLINE explicit operator float() const { return native::selected_conversions->widen(bits); }
};

PEWTER_INLINE lanes<float> load(
    const half_or_bfloat* p, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::load, site);)
  return native::selected_conversions->load(p);
}
PEWTER_INLINE lanes<float> load(const half_or_bfloat* p, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::load, site);)
  return native::selected_conversions->load_active(p, m);
}
PEWTER_INLINE void store(
    half_or_bfloat* p, const lanes<float>& a, all_lanes = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::selected_conversions->store(p, a);
}
PEWTER_INLINE void store(half_or_bfloat* p, const lanes<float>& a, lane_mask m PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, m.bits, detail::access::store, site);)
  native::selected_conversions->store_active(p, a, m);
}
PEWTER_INLINE void store_nontemporal(half_or_bfloat* p, const lanes<float>& a PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(detail::check_access(p, 2, nullptr, ~0u, detail::access::store, site);)
  native::selected_conversions->store_nontemporal(p, a);
}

using stored_half = std::conditional_t<native::converts_halves_by_calls, half_or_bfloat, half>;
using stored_bfloat = std::conditional_t<native::converts_halves_by_calls, half_or_bfloat, bfloat>;

namespace native {

/// For the threadgroups that this host thread runs next.
PEWTER_INLINE void select_conversions(element_type type) {
  if constexpr (converts_halves_by_calls) {
    if (type == element_type::float16) selected_conversions = &conversions_of<half>::all;
    if (type == element_type::bfloat16) selected_conversions = &conversions_of<bfloat>::all;
  }
}

}  // namespace native
#endif  // PEWTER_GPU
PEWTER_END_TARGET_NAMESPACE
