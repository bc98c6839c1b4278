// y = bias + weight over windows of x, of the description's cases: each element of x adds to results, or
// takes part in them, wherever an element of the window meets it.
#include "kernels/convolution/convolution.hpp"
#include "tests/reference/recurrence.hpp"

namespace pewter::reference {
namespace {

/// Where an image's and a filter's elements are.
struct places {
  convolution_shape s;
  convolution_options how;
  image_extents to;

  bool last() const { return how.layout == image_layout::channels_last; }
  std::size_t of_x(std::size_t image, std::size_t c, std::size_t row, std::size_t column) const {
    return last() ? ((image * s.height + row) * s.width + column) * s.channels + c
                  : ((image * s.channels + c) * s.height + row) * s.width + column;
  }
  std::size_t of_y(std::size_t image, std::size_t f, std::size_t row, std::size_t column) const {
    return last() ? ((image * to.height + row) * to.width + column) * s.filters + f
                  : ((image * s.filters + f) * to.height + row) * to.width + column;
  }
  std::size_t of_weight(std::size_t f, std::size_t c, std::size_t k, std::size_t l) const {
    const std::size_t channels = s.channels / how.groups, h = how.window.height.extent,
                      w = how.window.width.extent;
    return last() ? ((f * h + k) * w + l) * channels + c : ((f * channels + c) * h + k) * w + l;
  }
};

/// Whether element k of result i's window is element `at`.
bool meets(const window_side& w, bool transposed, std::size_t i, std::size_t k, std::size_t at) {
  if (transposed) return at * w.stride + k * w.dilation == i + w.padding;
  return i * w.stride + k * w.dilation == at + w.padding;
}

sized result(const oracle_call& call, const places& p, std::size_t image, std::size_t f, std::size_t r,
             std::size_t c, sized sum) {
  const std::size_t channels = p.s.channels / p.how.groups, group = f / (p.s.filters / p.how.groups);
  const window& w = p.how.window;
  for (std::size_t k = 0; k < w.height.extent; ++k)
    for (std::size_t row = 0; row < p.s.height; ++row) {
      if (!meets(w.height, p.how.transposed, r, k, row)) continue;
      for (std::size_t l = 0; l < w.width.extent; ++l)
        for (std::size_t column = 0; column < p.s.width; ++column) {
          if (!meets(w.width, p.how.transposed, c, l, column)) continue;
          for (std::size_t channel = 0; channel < channels; ++channel)
            sum += sized(call.inputs[0][p.of_x(image, group * channels + channel, row, column)]) *
                   call.inputs[1][p.of_weight(f, channel, k, l)];
        }
    }
  return sum;
}

}  // namespace

void convolution(const oracle_call& call) {
  const problem_shape& s = call.shape;
  const detail::convolution_case chosen = detail::case_of(s[0], s[4]);
  places p{{s[1], s[2], s[3], s[4], s[5]}, chosen.how, {}};
  p.to = extents_of_convolution(p.s, p.how);
  for (std::size_t image = 0; image < p.s.images; ++image)
    for (std::size_t f = 0; f < p.s.filters; ++f)
      for (std::size_t r = 0; r < p.to.height; ++r)
        for (std::size_t c = 0; c < p.to.width; ++c)
          put(call, 0, p.of_y(image, f, r, c),
              result(call, p, image, f, r, c, chosen.has_bias ? sized(call.inputs[2][f]) : sized()));
}

}  // namespace pewter::reference
