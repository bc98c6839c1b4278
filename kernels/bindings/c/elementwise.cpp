// pewter.h: conversions, images.
#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

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
