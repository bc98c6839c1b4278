// The bodies of rotary_interleaved and rotary_half. `Form` says where the two elements of a pair are.
#pragma once

#include <type_traits>

#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_stores.kernel.hpp"
#include "kernels/embedding/rotary.hpp"
#include "pewter/lanes/rotation.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::rotary_arguments;

/// The rotations of pairs i, i + 1, ... of a token's heads: position times frequency in units of 2^-64 of a
/// turn, rounded to units of 2^-32, where whole turns overflow; times the magnitude.
template <class Active>
PEWTER_INLINE rotation rotation_at(const rotary_arguments& a, std::size_t token, std::size_t i,
                                   Active active) {
  using U = lanes<std::uint64_t>;
  lanes<std::uint32_t> position;
  if (a.first_position == nullptr)
    position = a.positions[token];
  else
    position = gather(a.positions + token, load(a.first_position + i, active), lane_mask(active));
  const U turn =
      load(a.frequencies + i, active) * convert<std::uint64_t>(position) + U(std::uint64_t{1} << 31);
  const rotation r = rotation_of_turn(convert<std::uint32_t>(turn >> U(32)));
  return {r.cos * a.magnitude, r.sin * a.magnitude};
}

/// Copies the other elements of a head, whose first ones are turned, by threads first, first + 1, ... of
/// `threads`.
template <class T, class Active>
PEWTER_INLINE void copy_rest(const T* x, T* y, std::size_t rest, std::size_t first, std::size_t threads,
                             Active active) {
  for (; first < rest; first += threads) {
    const std::size_t left = rest - first;
    const lane_mask some =
        lane_mask(active) & first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : lane_count);
    store(y + first, load(x + first, some), some);
  }
}

/// Pairs half a head apart: a lane holds both elements of its pair.
struct half_a_head_apart {
  using factors = rotation;
  static constexpr std::size_t factors_per_pair = 1;

  PEWTER_INLINE static factors factors_of(const rotation& r) { return r; }
  template <class Active>
  PEWTER_INLINE static void keep(float* cosines, float* sines, std::size_t i, const factors& f,
                                 Active active) {
    store(cosines + i, f.cos, active);
    store(sines + i, f.sin, active);
  }
  template <class Active>
  PEWTER_INLINE static factors kept(const float* cosines, const float* sines, std::size_t i, Active active) {
    return {load(cosines + i, active), load(sines + i, active)};
  }
  /// Turns pairs i, i + 1, ... of the head that begins at x.
  template <class T, class Active>
  PEWTER_INLINE static void turn(const T* x, T* y, std::size_t pairs, std::size_t i, const factors& f,
                                 Active active) {
    const lanes<float> first = load(x + i, active), second = load(x + pairs + i, active);
    store(y + i, fma(first, f.cos, -(second * f.sin)), active);
    store(y + pairs + i, fma(first, f.sin, second * f.cos), active);
  }
};

/// Neighbours: two lanes hold a pair, so that 32 pairs are two registers' worth of lanes, and each element is
/// its product with the cosine plus its neighbour's with the sine, which is negative for the first of a pair.
struct neighbours {
  struct factors {
    lanes<float> cos[2], sin[2];
  };
  static constexpr std::size_t factors_per_pair = 2;

  /// Lane i takes the rotation of pair i / 2, of the lower or upper 16 pairs.
  template <int part>
  struct pair_of_element {
    static constexpr int source(int lane) { return 16 * part + lane / 2; }
  };
  PEWTER_INLINE static factors factors_of(const rotation& r) {
    const lanes<float> minus = select(lane_mask(0x55555555u), lanes<float>(-1.0f), lanes<float>(1.0f));
    factors f;
    native::each<2>([&](auto part) {
      native::permute<pair_of_element<part.value>, float>(r.cos.v, f.cos[part.value].v);
      native::permute<pair_of_element<part.value>, float>(r.sin.v, f.sin[part.value].v);
      f.sin[part.value] = f.sin[part.value] * minus;
    });
    return f;
  }

  /// The elements of the active pairs, the lowest ones, among the first or the second 32.
  PEWTER_INLINE static all_lanes elements(all_lanes, std::uint32_t) { return {}; }
  PEWTER_INLINE static lane_mask elements(lane_mask pairs, std::uint32_t part) {
    const std::uint32_t n = 2 * count(pairs), before = 32 * part;
    return first_lanes(n < before ? 0 : n - before);
  }
  template <class Active>
  PEWTER_INLINE static void keep(float* cosines, float* sines, std::size_t i, const factors& f,
                                 Active active) {
    native::each<2>([&](auto part) {
      const std::size_t at = 2 * i + 32 * part.value;
      const auto some = elements(active, part.value);
      store(cosines + at, f.cos[part.value], some);
      store(sines + at, f.sin[part.value], some);
    });
  }
  template <class Active>
  PEWTER_INLINE static factors kept(const float* cosines, const float* sines, std::size_t i, Active active) {
    factors f;
    native::each<2>([&](auto part) {
      const std::size_t at = 2 * i + 32 * part.value;
      const auto some = elements(active, part.value);
      f.cos[part.value] = load(cosines + at, some);
      f.sin[part.value] = load(sines + at, some);
    });
    return f;
  }
  template <class T, class Active>
  PEWTER_INLINE static void turn(const T* x, T* y, std::size_t, std::size_t i, const factors& f,
                                 Active active) {
    native::each<2>([&](auto part) {
      const std::size_t at = 2 * i + 32 * part.value;
      const auto some = elements(active, part.value);
      const lanes<float> value = load(x + at, some);
      const lanes<float> other = simd_shuffle_xor(value, 1 PEWTER_UNCHECKED);  // lanes are elements here
      store(y + at, fma(other, f.sin[part.value], value * f.cos[part.value]), some);
    });
  }
};

/// One thread a pair: grid (pairs, heads, tokens), threadgroups of one head.
template <class Form, class T>
void direct(threadgroup& tg, const rotary_arguments& a) {
  const uint3 at = tg.first_thread_position_in_grid();
  const std::size_t head = (at.z * a.heads + at.y) * a.head_dim;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t i = std::size_t{at.x} + std::size_t{sg.index()} * lane_count;
    const auto turn = [&](auto active) {
      const auto f = Form::factors_of(rotation_at(a, at.z, i, active));
      const T* const x = static_cast<const T*>(a.x) + head;
      T* const y = static_cast<T*>(a.y) + head;
      Form::turn(x, y, a.pairs, i, f, active);
      copy_rest(x + 2 * a.pairs, y + 2 * a.pairs, a.head_dim - 2 * a.pairs, i, a.pairs, active);
    };
    if (sg.is_full())
      turn(all_lanes{});
    else
      turn(sg.active());
  });
}

/// One threadgroup a token: all its threads compute the angles, then each SIMD group turns whole heads.
/// Non-temporal results are collected, some heads at a time, as a head alone has few whole cache lines.
/// Why: kernels/runtime/machine/machine.md#collected-results.
template <class Form, class T>
void strided(threadgroup& tg, const rotary_arguments& a) {
  const std::size_t token = tg.threadgroup_position_in_grid().x, head_dim = a.head_dim;
  const T* x = static_cast<const T*>(a.x) + token * a.heads * head_dim;  // (heads, head_dim)
  T* y = static_cast<T*>(a.y) + token * a.heads * head_dim;              // (heads, head_dim)
  float* cosines = tg.memory<float>(Form::factors_per_pair * a.pairs);
  float* sines = tg.memory<float>(Form::factors_per_pair * a.pairs);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    sg.stride_loop(a.pairs, [&](std::size_t i, auto active, auto) {
      Form::keep(cosines, sines, i, Form::factors_of(rotation_at(a, token, i, active)), active);
    });
  });
  const auto turn_heads = [&](const T* from, T* to, std::size_t heads, auto prefetch_next) {
    tg.for_each_simdgroup([&](simdgroup& sg) {
      simdgroup alone = sg.alone();
      for (std::size_t h = sg.index(); h < heads; h += tg.simdgroups_per_threadgroup()) {
        const T* const head = from + h * head_dim;
        T* const turned = to + h * head_dim;
        alone.stride_loop(a.pairs, [&](std::size_t i, auto active, auto) {
          prefetch_next(h * head_dim + 2 * i);
          Form::turn(head, turned, a.pairs, i, Form::kept(cosines, sines, i, active), active);
        });
        if (head_dim != 2 * a.pairs)
          alone.stride_loop(head_dim - 2 * a.pairs, [&](std::size_t i, auto active, auto) {
            store(turned + 2 * a.pairs + i, load(head + 2 * a.pairs + i, active), active);
          });
      }
    });
  };
  constexpr std::size_t collected = 2048;  // elements
  const std::size_t heads_at_once = a.memory.nontemporal ? collected / head_dim : 0;
  if (heads_at_once == 0) return turn_heads(x, y, a.heads, [](std::size_t) {});
  T* turned = tg.memory<T>(heads_at_once * head_dim);
  // Copied as bits: to float and back again would take bfloat half as long as all else.
  using bits = std::conditional_t<sizeof(T) == sizeof(std::uint32_t), std::uint32_t, std::uint16_t>;
  const bits* turned_bits = reinterpret_cast<const bits*>(turned);
  bits* y_bits = reinterpret_cast<bits*>(y);
  for (std::size_t first = 0; first < a.heads; first += heads_at_once) {
    const std::size_t left = a.heads - first, heads = left < heads_at_once ? left : heads_at_once;
    const row_policy policy{a.memory, {reinterpret_cast<std::uintptr_t>(x + (first + heads) * head_dim)}};
    const std::size_t size = heads * head_dim;
    turn_heads(x + first * head_dim, turned, heads, [&](std::size_t i) PEWTER_INLINE_LAMBDA {
      policy.first(2).template prefetch<T>(i);
      policy.first(2).template prefetch<T>(i + lane_count);
    });
    store_row<stride_walk>(tg, y_bits + first * head_dim, size, policy.rest(2, size * sizeof(T)),
                           [&](std::size_t i, auto active) { return load(turned_bits + i, active); });
  }
}

template <class Form>
constexpr kernel_table rotary_table() {
  return kernel_table{}
      .with(pattern::direct, entry<direct<Form, float>>, entry<direct<Form, called_half>>,
            entry<direct<Form, called_bfloat>>)
      .with(pattern::stride_loop, entry<strided<Form, float>>, entry<strided<Form, called_half>>,
            entry<strided<Form, called_bfloat>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
