// pewter.h: convolution, pooling, interpolation.
#include "pewter/images.hpp"

#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

namespace {

pewter::window_side side_of(const pewter_window_side& s) {
  return {s.extent, s.stride, s.padding, s.dilation};
}
pewter::window window_of(const char* function, const pewter_window* w) {
  if (w == nullptr) pewter::detail::raise("%s: window = null, must be a pointer", function);
  return {side_of(w->height), side_of(w->width)};
}

struct convolution_problem {
  pewter::convolution_shape shape;
  pewter::convolution_options how;
};
convolution_problem problem_of(const char* function, const pewter_convolution_problem* p) {
  if (p == nullptr) pewter::detail::raise("%s: problem = null, must be a pointer", function);
  pewter::detail::check_reserved(function, "pewter_convolution_problem", p->reserved);
  const int layout =
      pewter::detail::check_enumerator(function, "layout", p->layout, PEWTER_CHANNELS_FIRST + 1);
  return {{p->images, p->height, p->width, p->channels, p->filters},
          {window_of(function, &p->window), p->groups, static_cast<pewter::image_layout>(layout),
           p->transposed != 0, p->more_height, p->more_width}};
}

}  // namespace

pewter_status pewter_extents_of_convolution(const pewter_convolution_problem* problem, size_t* to_height,
                                            size_t* to_width) {
  return pewter::detail::guarded([&] {
    const convolution_problem p = problem_of("extents_of_convolution", problem);
    if (to_height == nullptr || to_width == nullptr)
      pewter::detail::raise("extents_of_convolution: %s = null, must be a pointer",
                            to_height == nullptr ? "to_height" : "to_width");
    const pewter::image_extents to = pewter::extents_of_convolution(p.shape, p.how);
    *to_height = to.height;
    *to_width = to.width;
  });
}

pewter_status pewter_convolution(pewter_type type, const void* x, const void* weight, const void* bias,
                                 void* y, const pewter_convolution_problem* problem,
                                 const pewter_launch* how) {
  return call("convolution", type, how, [&]<class T>(T, const pewter::launch& launch) {
    const convolution_problem p = problem_of("convolution", problem);
    pewter::convolution(at<T>(x), at<T>(weight), at<T>(bias), at<T>(y), p.shape, p.how, launch);
  });
}

pewter_status pewter_max_pool(pewter_type type, const void* x, void* y, size_t outer, size_t height,
                              size_t width, size_t inner, const pewter_window* window,
                              const pewter_launch* how) {
  return call("max_pool", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::max_pool(at<T>(x), at<T>(y), {outer, height, width, inner}, window_of("max_pool", window),
                     launch);
  });
}

pewter_status pewter_average_pool(pewter_type type, const void* x, void* y, size_t outer, size_t height,
                                  size_t width, size_t inner, const pewter_window* window,
                                  int32_t padding_counts, const pewter_launch* how) {
  return call("average_pool", type, how, [&]<class T>(T, const pewter::launch& launch) {
    pewter::average_pool(at<T>(x), at<T>(y), {outer, height, width, inner}, window_of("average_pool", window),
                         padding_counts != 0, launch);
  });
}

pewter_status pewter_interpolate(pewter_type type, const void* x, void* y, size_t outer, size_t height,
                                 size_t width, size_t inner, size_t to_height, size_t to_width, int32_t kind,
                                 int32_t align_corners, const pewter_launch* how) {
  return call("interpolate", type, how, [&]<class T>(T, const pewter::launch& launch) {
    const int known = pewter::detail::check_enumerator("interpolate", "kind", kind, PEWTER_BICUBIC + 1);
    pewter::interpolate(at<T>(x), at<T>(y), {outer, height, width, inner}, {to_height, to_width},
                        static_cast<pewter::interpolation>(known), align_corners != 0, launch);
  });
}
