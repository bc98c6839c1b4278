// pewter.h: rows of tables and caches, rotary embeddings with options.
#include "pewter/serving.hpp"

#include "kernels/bindings/c/c_api.hpp"
#include "pewter/error.hpp"

using pewter::detail::at;
using pewter::detail::block_type_of;
using pewter::detail::call;
using pewter::detail::check_enumerator;

namespace {

static_assert(PEWTER_ROTARY_LLAMA3 == static_cast<int>(pewter::rotary_scaling::llama3));

pewter::rotary_options options_of(const char* function, const pewter_rotary_options* options) {
  if (options == nullptr) return {};
  pewter::detail::check_reserved(function, "pewter_rotary_options", options->reserved);
  const int scaling = check_enumerator(function, "scaling", options->scaling, PEWTER_ROTARY_LLAMA3 + 1);
  return {.theta = options->theta,
          .scaling = static_cast<pewter::rotary_scaling>(scaling),
          .factor = options->factor,
          .original_context = options->original_context,
          .beta_fast = options->beta_fast,
          .beta_slow = options->beta_slow,
          .frequency_factors = options->frequency_factors,
          .magnitude = options->magnitude,
          .low_turns = options->low_turns,
          .high_turns = options->high_turns,
          .dims = options->dims,
          .streams = options->streams,
          .stream_of_pair = options->stream_of_pair};
}

/// f(ids) with their type.
template <class F>
void with_ids(const char* function, const void* ids, pewter_id_type type, F f) {
  if (check_enumerator(function, "id_type", type, PEWTER_ID_INT64 + 1) == PEWTER_ID_INT64)
    f(at<std::int64_t>(ids));
  else
    f(at<std::int32_t>(ids));
}
template <class F>
void with_type(const char* function, const char* argument, pewter_type type, F f) {
  const int known = check_enumerator(function, argument, type, pewter::element_type_count);
  pewter::detail::with_element_type(static_cast<pewter::element_type>(known), f);
}

}  // namespace

void pewter_default_rotary_options(pewter_rotary_options* options) {
  const pewter::rotary_options of;
  *options = pewter_rotary_options{};
  options->theta = of.theta;
  options->factor = of.factor;
  options->magnitude = of.magnitude;
  options->beta_fast = of.beta_fast;
  options->beta_slow = of.beta_slow;
  options->low_turns = of.low_turns;
  options->high_turns = of.high_turns;
  options->streams = of.streams;
}

pewter_status pewter_rotary_interleaved_with(pewter_type type, const void* x, const uint32_t* positions,
                                             void* y, size_t tokens, size_t heads, size_t head_dim,
                                             const pewter_rotary_options* options, const pewter_launch* how) {
  constexpr const char* function = "rotary_interleaved";
  return call(function, type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::rotary_interleaved(at<T>(x), positions, at<T>(y), {tokens, heads, head_dim},
                               options_of(function, options), launch);
  });
}

pewter_status pewter_rotary_half_with(pewter_type type, const void* x, const uint32_t* positions, void* y,
                                      size_t tokens, size_t heads, size_t head_dim,
                                      const pewter_rotary_options* options, const pewter_launch* how) {
  constexpr const char* function = "rotary_half";
  return call(function, type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::rotary_half(at<T>(x), positions, at<T>(y), {tokens, heads, head_dim},
                        options_of(function, options), launch);
  });
}

pewter_status pewter_get_rows(pewter_type from, const void* x, const void* ids, pewter_id_type id_type,
                              pewter_type to, void* y, size_t count, size_t rows, size_t cols,
                              const pewter_launch* how) {
  constexpr const char* function = "get_rows";
  return call(function, from, how, [&]<class From>(From, const pewter::launch& launch) {
    with_type(function, "to", to, [&]<class To>(To) {
      with_ids(function, ids, id_type, [&](const auto* of) {
        pewter::get_rows(at<From>(x), of, at<To>(y), {count, rows, cols}, launch);
      });
    });
  });
}

pewter_status pewter_set_rows(pewter_type from, const void* x, const void* ids, pewter_id_type id_type,
                              pewter_type to, void* y, size_t count, size_t rows, size_t cols,
                              const pewter_launch* how) {
  constexpr const char* function = "set_rows";
  return call(function, from, how, [&]<class From>(From, const pewter::launch& launch) {
    with_type(function, "to", to, [&]<class To>(To) {
      with_ids(function, ids, id_type, [&](const auto* of) {
        pewter::set_rows(at<From>(x), of, at<To>(y), {count, rows, cols}, launch);
      });
    });
  });
}

pewter_status pewter_get_quantized_rows(pewter_type type, pewter_block_type block_type, const void* blocks,
                                        const void* scales, const void* biases, const void* ids,
                                        pewter_id_type id_type, void* y, size_t count, size_t rows,
                                        size_t cols, const pewter_launch* how) {
  constexpr const char* function = "get_rows";
  return call(function, type, how, [&]<class T>(T, const pewter::launch& launch) {
    const pewter::quantized_matrix<T> of{block_type_of(function, block_type), blocks, at<T>(scales),
                                         at<T>(biases)};
    with_ids(function, ids, id_type, [&](const auto* some) {
      pewter::get_rows<T>(of, some, at<T>(y), {count, rows, cols}, launch);
    });
  });
}

pewter_status pewter_set_quantized_rows(pewter_type type, const void* x, const void* ids,
                                        pewter_id_type id_type, pewter_block_type block_type, void* blocks,
                                        void* scales, void* biases, size_t count, size_t rows, size_t cols,
                                        const pewter_launch* how) {
  constexpr const char* function = "set_rows";
  return call(function, type, how, [&]<class T>(T, const pewter::launch& launch) {
    const pewter::quantized_result<T> to{block_type_of(function, block_type), blocks, at<T>(scales),
                                         at<T>(biases)};
    with_ids(function, ids, id_type, [&](const auto* some) {
      pewter::set_rows<T>(at<T>(x), some, to, {count, rows, cols}, launch);
    });
  });
}
