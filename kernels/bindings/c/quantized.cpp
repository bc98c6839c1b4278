// pewter.h: quantised matrices.
#include "pewter/quantized.hpp"

#include <utility>
#include <variant>

#include "kernels/bindings/c/c_api.hpp"
#include "pewter/error.hpp"

using pewter::detail::at;
using pewter::detail::block_type_of;
using pewter::detail::call;

struct pewter_packed_weights {
  std::variant<pewter::packed_weights<float>, pewter::packed_weights<pewter::half>,
               pewter::packed_weights<pewter::bfloat>>
      of;
};

namespace {

static_assert(PEWTER_BLOCK_AFFINE8_128 + 1 == pewter::block_type_count &&
              PEWTER_BLOCK_NVFP4 == static_cast<int>(pewter::block_type::nvfp4));

template <class T>
pewter::quantized_matmul_options<T> options_of(const char* function,
                                               const pewter_quantized_matmul_options* options) {
  if (options == nullptr) return {};
  pewter::detail::check_reserved(function, "pewter_quantized_matmul_options", options->reserved);
  const int activation = pewter::detail::check_enumerator(function, "activation", options->activation,
                                                          PEWTER_ACTIVATION_GELU + 1);
  return {options->exact != 0 ? pewter::activations::exact : pewter::activations::bytes, at<T>(options->bias),
          static_cast<pewter::activation>(activation), at<T>(options->residual)};
}

/// f(packed weights, launch), with a status.
template <class F>
pewter_status call_packed(const char* function, const pewter_packed_weights* w, const pewter_launch* how,
                          F f) {
  return pewter::detail::guarded([&] {
    if (w == nullptr) pewter::detail::raise("%s: w = null, must be a pointer", function);
    const pewter::launch launch = pewter::detail::launch_of(function, how);
    std::visit([&](const auto& of) { f(of, launch); }, w->of);
  });
}

}  // namespace

pewter_status pewter_describe_block_type(pewter_block_type type, pewter_block_traits* traits) {
  return pewter::detail::guarded([&] {
    const pewter::element_traits of = traits_of(block_type_of("describe_block_type", type));
    if (traits == nullptr) pewter::detail::raise("describe_block_type: traits is null");
    *traits = {of.name, of.elements, of.bytes, of.bits, of.gguf_number, {}};
  });
}

pewter_status pewter_dequantize(pewter_type type, pewter_block_type block_type, const void* blocks,
                                const void* scales, const void* biases, void* y, size_t rows, size_t cols,
                                const pewter_launch* how) {
  return call("dequantize", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::dequantize<T>({block_type_of("dequantize", block_type), blocks, at<T>(scales), at<T>(biases)},
                          at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_quantize(pewter_type type, const void* x, pewter_block_type block_type, void* blocks,
                              void* scales, void* biases, size_t rows, size_t cols,
                              const pewter_launch* how) {
  return call("quantize", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::quantize<T>(at<T>(x),
                        {block_type_of("quantize", block_type), blocks, at<T>(scales), at<T>(biases)},
                        {rows, cols}, launch);
  });
}

pewter_status pewter_quantized_matmul(pewter_type type, const void* x, pewter_block_type block_type,
                                      const void* blocks, const void* scales, const void* biases, void* y,
                                      size_t m, size_t n, size_t k,
                                      const pewter_quantized_matmul_options* options,
                                      const pewter_launch* how) {
  constexpr const char* function = "quantized_matmul";
  return call(function, type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::quantized_matmul<T>(at<T>(x),
                                {block_type_of(function, block_type), blocks, at<T>(scales), at<T>(biases)},
                                at<T>(y), {m, n, k}, options_of<T>(function, options), launch);
  });
}

pewter_status pewter_gather_quantized_matmul(pewter_type type, const void* x, pewter_block_type block_type,
                                             const void* blocks, const void* scales, const void* biases,
                                             const uint32_t* ids, void* y, size_t tokens, size_t ids_of_token,
                                             size_t matrices, size_t n, size_t k, int32_t row_an_id,
                                             const pewter_quantized_matmul_options* options,
                                             const pewter_launch* how) {
  constexpr const char* function = "gather_quantized_matmul";
  return call(function, type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::gather_quantized_matmul<T>(
        at<T>(x), {block_type_of(function, block_type), blocks, at<T>(scales), at<T>(biases)}, ids, at<T>(y),
        {tokens, ids_of_token, matrices, n, k, row_an_id != 0}, options_of<T>(function, options), launch);
  });
}

pewter_status pewter_pack_weights(pewter_type type, pewter_block_type block_type, const void* blocks,
                                  const void* scales, const void* biases, size_t n, size_t k, size_t matrices,
                                  pewter_packed_weights** packed) {
  return call("pack_weights", type, nullptr, [&]<class T>(T, const pewter::launch&) {
    if (packed == nullptr) pewter::detail::raise("pack_weights: packed = null, must be a pointer");
    pewter::packed_weights<T> weights(
        {block_type_of("pack_weights", block_type), blocks, at<T>(scales), at<T>(biases)}, n, k, matrices);
    *packed = new pewter_packed_weights{std::move(weights)};
  });
}

void pewter_free_packed_weights(pewter_packed_weights* packed) { delete packed; }

size_t pewter_bytes_of_packed_weights(const pewter_packed_weights* packed) {
  return packed == nullptr ? 0 : std::visit([](const auto& of) { return of.bytes(); }, packed->of);
}

pewter_status pewter_quantized_matmul_packed(const void* x, const pewter_packed_weights* w, void* y, size_t m,
                                             size_t n, size_t k,
                                             const pewter_quantized_matmul_options* options,
                                             const pewter_launch* how) {
  constexpr const char* function = "quantized_matmul_packed";
  return call_packed(
      function, w, how, [&]<class T>(const pewter::packed_weights<T>& of, const pewter::launch& launch) {
        pewter::quantized_matmul(at<T>(x), of, at<T>(y), {m, n, k}, options_of<T>(function, options), launch);
      });
}

pewter_status pewter_gather_quantized_matmul_packed(const void* x, const pewter_packed_weights* w,
                                                    const uint32_t* ids, void* y, size_t tokens,
                                                    size_t ids_of_token, size_t matrices, size_t n, size_t k,
                                                    int32_t row_an_id,
                                                    const pewter_quantized_matmul_options* options,
                                                    const pewter_launch* how) {
  constexpr const char* function = "gather_quantized_matmul_packed";
  return call_packed(function, w, how,
                     [&]<class T>(const pewter::packed_weights<T>& of, const pewter::launch& launch) {
                       pewter::gather_quantized_matmul(at<T>(x), of, ids, at<T>(y),
                                                       {tokens, ids_of_token, matrices, n, k, row_an_id != 0},
                                                       options_of<T>(function, options), launch);
                     });
}
