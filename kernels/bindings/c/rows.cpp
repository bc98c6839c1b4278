// pewter.h: kernels of rows.
#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

pewter_status pewter_softmax(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                             const pewter_launch* how) {
  return call("softmax", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::softmax(at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_batched_softmax(pewter_type type, const void* x, void* y, size_t batches, size_t rows,
                                     size_t cols, const pewter_launch* how) {
  return call("batched_softmax", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::batched_softmax(at<T>(x), at<T>(y), {batches, rows, cols}, launch);
  });
}

pewter_status pewter_masked_softmax(pewter_type type, const void* x, const void* mask, void* y,
                                    size_t batches, size_t rows, size_t cols, float scale, int32_t causal,
                                    const pewter_launch* how) {
  return call("masked_softmax", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::masked_softmax(at<T>(x), at<T>(mask), at<T>(y), {batches, rows, cols}, {scale, causal != 0},
                           launch);
  });
}

pewter_status pewter_log_softmax(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                                 const pewter_launch* how) {
  return call("log_softmax", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::log_softmax(at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_rms_norm(pewter_type type, const void* x, const void* weight, void* y, size_t rows,
                              size_t cols, float epsilon, const pewter_launch* how) {
  return call("rms_norm", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::rms_norm(at<T>(x), at<T>(weight), at<T>(y), {rows, cols}, epsilon, launch);
  });
}

pewter_status pewter_add_rms_norm(pewter_type type, const void* x, const void* residual, const void* weight,
                                  void* sum, void* y, size_t rows, size_t cols, float epsilon,
                                  const pewter_launch* how) {
  return call("add_rms_norm", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::add_rms_norm(at<T>(x), at<T>(residual), at<T>(weight), at<T>(sum), at<T>(y), {rows, cols},
                         epsilon, launch);
  });
}

pewter_status pewter_layer_norm(pewter_type type, const void* x, const void* weight, const void* bias,
                                void* y, size_t rows, size_t cols, float epsilon, const pewter_launch* how) {
  return call("layer_norm", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::layer_norm(at<T>(x), at<T>(weight), at<T>(bias), at<T>(y), {rows, cols}, epsilon, launch);
  });
}

pewter_status pewter_row_prefix_sum(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                                    const pewter_launch* how) {
  return call("row_prefix_sum", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::row_prefix_sum(at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_row_prefix_sum_exclusive(pewter_type type, const void* x, void* y, size_t rows,
                                              size_t cols, const pewter_launch* how) {
  return call("row_prefix_sum_exclusive", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::row_prefix_sum_exclusive(at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}

pewter_status pewter_stencil3(pewter_type type, const void* x, void* y, size_t rows, size_t cols,
                              const pewter_launch* how) {
  return call("stencil3", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::stencil3(at<T>(x), at<T>(y), {rows, cols}, launch);
  });
}
