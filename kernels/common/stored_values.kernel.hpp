// Elements of any storage type, converted where they are loaded and stored: bodies that compute long on each
// element are compiled once, for all types.
#pragma once

#include "pewter/lanes/memory.hpp"
#include "pewter/model/simdgroup_functions.hpp"
#include "pewter/types.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

PEWTER_INLINE std::size_t smaller_of(std::size_t a, std::size_t b) { return a < b ? a : b; }
/// The lanes that have an element, of `left` ones.
PEWTER_INLINE lane_mask lanes_of(std::size_t left) {
  return first_lanes(static_cast<std::uint32_t>(smaller_of(left, lane_count)));
}

/// The sum of 32 elements, however many threads the SIMD group has. In halves, for a short chain.
PEWTER_INLINE float sum_of_elements(const lanes<float>& x) {
  return simd_sum(
      x, all_lanes {} PEWTER_UNCHECKED);
}

/// What is out of line hands 32 values on in memory (tests/isolation/check_inlined.py).
struct alignas(64) values_in_memory {
  float of[lane_count];
};

class stored_values {
 public:
  PEWTER_INLINE stored_values(const void* data, element_type type) : data_(data), type_(type) {}

  /// Elements i to i + 31; those of inactive lanes are not read.
  PEWTER_INLINE lanes<float> at(std::size_t i, all_lanes) const {
    if (type_ == element_type::float32) return load(static_cast<const float*>(data_) + i);
    values_in_memory values;
    widen(data_, type_, i, ~0u, values.of);
    return lanes<float>::from_array(values.of);
  }
  PEWTER_INLINE lanes<float> at(std::size_t i, lane_mask active) const {
    values_in_memory values;
    widen(data_, type_, i, active.bits, values.of);
    return lanes<float>::from_array(values.of);
  }
  /// Elements first + index[lane].
  PEWTER_INLINE lanes<float> gathered(std::size_t first, const lanes<std::uint32_t>& index,
                                      lane_mask active) const {
    std::uint32_t indices[lane_count];
    index.to_array(indices);
    values_in_memory values;
    gather_some(data_, type_, first, indices, active.bits, values.of);
    return lanes<float>::from_array(values.of);
  }
  /// Elements i to i + 31, which may lie beyond the array's end.
  PEWTER_INLINE void prefetch(std::size_t i) const {
    const char* const at = static_cast<const char*>(data_) + i * size_of(type_);
    __builtin_prefetch(at);
    __builtin_prefetch(at + lane_count * size_of(type_) - 1);
  }
  PEWTER_INLINE float operator[](std::size_t i) const {
    if (type_ == element_type::float32) return static_cast<const float*>(data_)[i];
    return converted_one(data_, type_, i);
  }
  /// Elements first to first + n - 1.
  PEWTER_INLINE void copy(std::size_t first, std::size_t n, float* to) const {
    copy_converted(data_, type_, first, n, to);
  }

 private:
  /// f(pointer) of the type.
  template <class F>
  PEWTER_INLINE static void with_type(const void* data, element_type type, const F& f) {
    if (type == element_type::float32) return f(static_cast<const float*>(data));
    if (type == element_type::float16) return f(static_cast<const half*>(data));
    f(static_cast<const bfloat*>(data));
  }
  [[gnu::noinline]] static void widen(const void* data, element_type type, std::size_t i,
                                      std::uint32_t active, float* to) {
    with_type(data, type, [&](const auto* from) PEWTER_INLINE_LAMBDA {
      if (active == ~0u)
        load(from + i).to_array(to);
      else
        load(from + i, lane_mask(active)).to_array(to);
    });
  }
  [[gnu::noinline]] static void gather_some(const void* data, element_type type, std::size_t first,
                                            const std::uint32_t* index, std::uint32_t active, float* to) {
    with_type(data, type, [&](const auto* from) PEWTER_INLINE_LAMBDA {
      gather(from + first, lanes<std::uint32_t>::from_array(index), lane_mask(active)).to_array(to);
    });
  }
  [[gnu::noinline]] static float converted_one(const void* data, element_type type, std::size_t i) {
    if (type == element_type::float16) return static_cast<float>(static_cast<const half*>(data)[i]);
    return static_cast<float>(static_cast<const bfloat*>(data)[i]);
  }
  [[gnu::noinline]] static void copy_converted(const void* data, element_type type, std::size_t first,
                                               std::size_t n, float* to) {
    with_type(data, type, [&](const auto* from) PEWTER_INLINE_LAMBDA {
      std::size_t i = 0;
      for (; i + lane_count <= n; i += lane_count) load(from + first + i).to_array(to + i);
      if (i < n) store(to + i, load(from + first + i, lanes_of(n - i)), lanes_of(n - i));
    });
  }

  const void* data_;
  element_type type_;
};

class stored_results {
 public:
  PEWTER_INLINE stored_results(void* data, element_type type) : data_(data), type_(type) {}

  PEWTER_INLINE void put(std::size_t i, const lanes<float>& values, all_lanes) const {
    if (type_ == element_type::float32) return store(static_cast<float*>(data_) + i, values);
    put(i, values, lane_mask(~0u));
  }
  PEWTER_INLINE void put(std::size_t i, const lanes<float>& values, lane_mask active) const {
    values_in_memory from;
    values.to_array(from.of);
    narrow(data_, type_, i, from.of, active.bits);
  }
  PEWTER_INLINE void put_one(std::size_t i, float value) const {
    if (type_ == element_type::float32)
      static_cast<float*>(data_)[i] = value;
    else
      put(i, value, first_lanes(1));
  }

 private:
  template <class T>
  PEWTER_INLINE static void narrow_to(T* to, const lanes<float>& values, std::uint32_t active) {
    if (active == ~0u)
      store(to, values);
    else
      store(to, values, lane_mask(active));
  }
  [[gnu::noinline]] static void narrow(void* data, element_type type, std::size_t i, const float* from,
                                       std::uint32_t active) {
    const lanes<float> values = lanes<float>::from_array(from);
    if (type == element_type::float32) return narrow_to(static_cast<float*>(data) + i, values, active);
    if (type == element_type::float16) return narrow_to(static_cast<half*>(data) + i, values, active);
    narrow_to(static_cast<bfloat*>(data) + i, values, active);
  }

  void* data_;
  element_type type_;
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
