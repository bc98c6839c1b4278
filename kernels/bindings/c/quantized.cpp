// pewter.h: quantised matrices.
#include "pewter/quantized.hpp"

#include "kernels/bindings/c/c_api.hpp"
#include "pewter/error.hpp"

using pewter::detail::at;
using pewter::detail::call;

namespace {

static_assert(PEWTER_BLOCK_AFFINE8_128 + 1 == pewter::block_type_count &&
              PEWTER_BLOCK_NVFP4 == static_cast<int>(pewter::block_type::nvfp4));

pewter::block_type block_type_of(const char* function, pewter_block_type type) {
  return static_cast<pewter::block_type>(
      pewter::detail::check_enumerator(function, "block_type", type, pewter::block_type_count));
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
                                      size_t m, size_t n, size_t k, int32_t exact, const pewter_launch* how) {
  return call("quantized_matmul", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::quantized_matmul<T>(
        at<T>(x), {block_type_of("quantized_matmul", block_type), blocks, at<T>(scales), at<T>(biases)},
        at<T>(y), {m, n, k}, {exact != 0 ? pewter::activations::exact : pewter::activations::bytes}, launch);
  });
}
