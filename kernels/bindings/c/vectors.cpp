// pewter.h: layout, position, kernels of one vector.
#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

pewter_status pewter_transpose(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                               const pewter_launch* how) {
  return call("transpose", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::transpose(at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_embedding(pewter_type type, const void* table, const uint32_t* ids, void* y,
                               size_t tokens, size_t vocabulary, size_t dim, const pewter_launch* how) {
  return call("embedding", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::embedding(at<T>(table), ids, at<T>(y), {tokens, vocabulary, dim}, launch);
  });
}

pewter_status pewter_rotary_interleaved(pewter_type type, const void* x, const uint32_t* positions, void* y,
                                        size_t tokens, size_t heads, size_t head_dim, float theta,
                                        const pewter_launch* how) {
  return call("rotary_interleaved", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::rotary_interleaved(at<T>(x), positions, at<T>(y), {tokens, heads, head_dim}, theta, launch);
  });
}

pewter_status pewter_rotary_half(pewter_type type, const void* x, const uint32_t* positions, void* y,
                                 size_t tokens, size_t heads, size_t head_dim, float theta,
                                 const pewter_launch* how) {
  return call("rotary_half", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::rotary_half(at<T>(x), positions, at<T>(y), {tokens, heads, head_dim}, theta, launch);
  });
}

pewter_status pewter_vector_prefix_sum(pewter_type type, const void* x, void* y, size_t n,
                                       const pewter_launch* how) {
  return call("vector_prefix_sum", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::vector_prefix_sum(at<T>(x), at<T>(y), n, launch);
  });
}

pewter_status pewter_vector_prefix_sum_exclusive(pewter_type type, const void* x, void* y, size_t n,
                                                 const pewter_launch* how) {
  return call("vector_prefix_sum_exclusive", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::vector_prefix_sum_exclusive(at<T>(x), at<T>(y), n, launch);
  });
}

pewter_status pewter_compact(pewter_type type, const void* x, float threshold, void* y, uint32_t* count,
                             size_t n, const pewter_launch* how) {
  return call("compact", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::compact(at<T>(x), threshold, at<T>(y), count, n, launch);
  });
}

pewter_status pewter_histogram(pewter_type type, const void* x, uint32_t* counts, size_t n, uint32_t bins,
                               float low, float high, const pewter_launch* how) {
  return call("histogram", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::histogram(at<T>(x), counts, n, bins, low, high, launch);
  });
}
