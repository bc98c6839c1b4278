// pewter.h: linear algebra and attention.
#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

pewter_status pewter_decode_attention(pewter_type type, const void* q, const void* keys, const void* values,
                                      void* y, size_t heads, size_t sequence, size_t head_dim,
                                      const pewter_launch* how) {
  return call("decode_attention", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::decode_attention(at<T>(q), at<T>(keys), at<T>(values), at<T>(y), {heads, sequence, head_dim},
                             launch);
  });
}

void pewter_release_workspace(void) { pewter::release_workspace(); }
