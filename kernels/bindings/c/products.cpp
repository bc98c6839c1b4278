// pewter.h: linear algebra and attention.
#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

pewter_status pewter_gemv(pewter_type type, const void* matrix, const void* x, void* y, size_t rows,
                          size_t cols, const pewter_launch* how) {
  return call("gemv", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::gemv(at<T>(matrix), at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_gemm_simdgroup(pewter_type type, const void* a, const void* b, void* c, size_t m,
                                    size_t n, size_t k, const pewter_launch* how) {
  return call("gemm_simdgroup", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::gemm_simdgroup(at<T>(a), at<T>(b), at<T>(c), {m, n, k}, launch);
  });
}

pewter_status pewter_gemm_tiled(pewter_type type, const void* a, const void* b, void* c, size_t m, size_t n,
                                size_t k, const pewter_launch* how) {
  return call("gemm_tiled", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::gemm_tiled(at<T>(a), at<T>(b), at<T>(c), {m, n, k}, launch);
  });
}

pewter_status pewter_decode_attention(pewter_type type, const void* q, const void* keys, const void* values,
                                      void* y, size_t heads, size_t sequence, size_t head_dim,
                                      const pewter_launch* how) {
  return call("decode_attention", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::decode_attention(at<T>(q), at<T>(keys), at<T>(values), at<T>(y), {heads, sequence, head_dim},
                             launch);
  });
}

void pewter_release_workspace(void) { pewter::release_workspace(); }
