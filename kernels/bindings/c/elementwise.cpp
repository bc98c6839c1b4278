// pewter.h: element-wise kernels, conversions, images.
#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

pewter_status pewter_scale(pewter_type type, const void* x, float factor, void* y, size_t n,
                           const pewter_launch* how) {
  return call("scale", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::scale(at<T>(x), factor, at<T>(y), n, launch);
  });
}

pewter_status pewter_safe_scale(pewter_type type, const void* x, float factor, void* y, size_t n,
                                const pewter_launch* how) {
  return call("safe_scale", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::safe_scale(at<T>(x), factor, at<T>(y), n, launch);
  });
}

pewter_status pewter_add(pewter_type type, const void* a, const void* b, void* y, size_t n,
                         const pewter_launch* how) {
  return call("add", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::add(at<T>(a), at<T>(b), at<T>(y), n, launch);
  });
}

pewter_status pewter_relu(pewter_type type, const void* x, void* y, size_t n, const pewter_launch* how) {
  return call("relu", type, how,
              [&]<class T>(T, const pewter::launch& launch) { pewter::relu(at<T>(x), at<T>(y), n, launch); });
}

pewter_status pewter_silu(pewter_type type, const void* x, void* y, size_t n, const pewter_launch* how) {
  return call("silu", type, how,
              [&]<class T>(T, const pewter::launch& launch) { pewter::silu(at<T>(x), at<T>(y), n, launch); });
}

pewter_status pewter_gelu(pewter_type type, const void* x, void* y, size_t n, const pewter_launch* how) {
  return call("gelu", type, how,
              [&]<class T>(T, const pewter::launch& launch) { pewter::gelu(at<T>(x), at<T>(y), n, launch); });
}

pewter_status pewter_gelu_erf(pewter_type type, const void* x, void* y, size_t n, const pewter_launch* how) {
  return call("gelu_erf", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::gelu_erf(at<T>(x), at<T>(y), n, launch);
  });
}

pewter_status pewter_swiglu(pewter_type type, const void* gate, const void* up, void* y, size_t n,
                            const pewter_launch* how) {
  return call("swiglu", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::swiglu(at<T>(gate), at<T>(up), at<T>(y), n, launch);
  });
}

pewter_status pewter_geglu(pewter_type type, const void* gate, const void* up, void* y, size_t n,
                           const pewter_launch* how) {
  return call("geglu", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::geglu(at<T>(gate), at<T>(up), at<T>(y), n, launch);
  });
}

pewter_status pewter_convert(pewter_type from, const void* x, pewter_type to, void* y, size_t n,
                             const pewter_launch* how) {
  return call("convert", from, how, [&]<class From>(From, const pewter::launch& launch) {
    const int known = pewter::detail::check_enumerator("convert", "to", to, pewter::element_type_count);
    pewter::detail::with_element_type(static_cast<pewter::element_type>(known), [&]<class To>(To) {
      pewter::convert(at<From>(x), at<To>(y), n, launch);
    });
  });
}

pewter_status pewter_grayscale(const uint8_t* rgba, uint8_t* gray, size_t width, size_t height,
                               const pewter_launch* how) {
  return pewter::detail::guarded([&] {
    pewter::grayscale(rgba, gray, {width, height}, pewter::detail::launch_of("grayscale", how));
  });
}
