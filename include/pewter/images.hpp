// Convolutions, pooling and interpolation of images, of one dimension too: the height of a signal is 1. The
// contract is that of kernels.hpp; T is float, half or bfloat, sums are in float.
//
// Two layouts: channels last, (images, height, width, channels), as MLX's hosts have it, and channels first,
// (images, channels, height, width), as those of ggml, ONNX and PyTorch have it. Pooling and interpolation
// take either as (outer, height, width, inner): inner are the channels of channels last, else 1, and outer is
// images channels.
#pragma once

#include "pewter/kernels.hpp"

namespace pewter {

/// Where a filter's elements are along one side of an image.
struct window_side {
  std::size_t extent = 1;    ///< elements of the filter
  std::size_t stride = 1;    ///< from one result's window to the next one's
  std::size_t padding = 0;   ///< elements before the image, and as many after it
  std::size_t dilation = 1;  ///< from one element of the filter to the next one

  bool operator==(const window_side&) const = default;  ///< of all fields
};
/// Both sides of a window; the height's default is that of a signal.
struct window {
  window_side height, width;

  bool operator==(const window&) const = default;  ///< of both sides
};

// ---- convolution -----------------------------------------------------------------------------------

/// Where a pixel's channels are.
enum class image_layout : std::uint8_t {
  channels_last,  ///< x (images, height, width, channels), weight (filters, height, width, channels / groups)
  channels_first,  ///< x (images, channels, height, width), weight (filters, channels / groups, height,
                   ///< width)
};
/// x's extents, and how many channels y has.
struct convolution_shape {
  std::size_t images = 0, height = 1, width = 0, channels = 0, filters = 0;
};
/// How the filters are applied; the defaults are filters of one pixel.
struct convolution_options {
  pewter::window window = {};
  std::size_t groups =
      1;  ///< filters / groups neighbouring filters see channels / groups neighbouring channels
  image_layout layout = image_layout::channels_last;
  bool transposed = false;                      ///< the window's strides are x's in y
  std::size_t more_height = 0, more_width = 0;  ///< of y, where it is transposed

  bool operator==(const convolution_options&) const = default;  ///< of all fields
};
/// Height and width of y.
struct image_extents {
  std::size_t height = 0, width = 0;
};

/// Windows of `extent` elements: (extent + 2 padding - dilation (window - 1) - 1) / stride + 1, rounded
/// down; 0 if the window is longer than the padded image.
constexpr std::size_t windows_of(std::size_t extent, const window_side& w) {
  const std::size_t padded = extent + 2 * w.padding, reach = w.dilation * (w.extent - 1) + 1;
  return padded < reach ? 0 : (padded - reach) / w.stride + 1;
}
/// The convolution's results.
/// @throws error for a window, stride or dilation of 0, and for extents beyond 2^31
image_extents extents_of_convolution(const convolution_shape& shape, const convolution_options& how);

/// y[i][f] at (r, c) = bias[f] + the sum over the filter's rows, columns and channels of weight times x at (r
/// stride - padding + row dilation, c stride - padding + column dilation): what others call a
/// cross-correlation. Beyond its edges x is 0. Transposed: x's (r, c) adds weight x to y's (r stride -
/// padding + row dilation, ...), and y's extents are (extent - 1) stride - 2 padding + dilation (window - 1)
/// + 1 + more; the weights are laid out as otherwise (PyTorch and ggml have their first two axes exchanged
/// there). y as x is, with filters for channels, bias (filters) or null. Not in place. Patterns: direct (a
/// thread a result; that of filters of one channel each keeps a channel's weights in registers), tiled
/// (windows are copied into a matrix, which `gemm` multiplies, in its order of sums). The copies use memory
/// that the calling thread keeps for its next call (`release_workspace` frees it).
/// @throws error for a window, stride, dilation or number of groups of 0, for groups that do not divide
/// channels and
///   filters, for padding of a window or more and extents beyond 2^31
template <element T>
void convolution(const T* x, const T* weight, const T* bias, T* y, const convolution_shape& shape,
                 const convolution_options& how = {}, const launch& options = {});

// ---- pooling ---------------------------------------------------------------------------------------

/// The extents of x, (outer, height, width, inner).
struct pooling_shape {
  std::size_t outer = 0, height = 1, width = 0, inner = 1;
};

/// y[o][r][c][i] = the largest of x in the window of (r, c); NaN if it has one. y (outer, windows_of(height),
/// windows_of( width), inner). Not in place. A window without an element of x gives -infinity. Pattern:
/// direct (a thread a result, along inner or, where that is 1, along the width).
/// @throws error for a window, stride or dilation of 0, for padding of a window or more, and for extents
/// beyond 2^31
template <element T>
void max_pool(const T* x, T* y, const pooling_shape& shape, const window& window, const launch& options = {});
/// The mean of the window's elements: of those in the image, or with zeros for the others where
/// `padding_counts`; 0 of none.
template <element T>
void average_pool(const T* x, T* y, const pooling_shape& shape, const window& window,
                  bool padding_counts = false, const launch& options = {});

// ---- interpolation ---------------------------------------------------------------------------------

/// What is taken of the elements around a place.
enum class interpolation : std::uint8_t {
  nearest,   ///< the element whose place, rounded down, it is
  bilinear,  ///< of the four elements around its place
  bicubic,   ///< of sixteen, by Keys' cubic of -0.75 (Keys 1981, "Cubic convolution interpolation")
};
/// y[o][r][c][i] = x at a place between its elements: (r + 1/2) height / to_height - 1/2, or, where
/// `align_corners`, r (height - 1) / (to_height - 1), so that the corners are met; the width alike. nearest:
/// r height / to_height, rounded down, whatever align_corners says. Beyond its edges x goes on with its last
/// elements. y (outer, to.height, to.width, inner). Not in place. Pattern as pooling.
/// @throws error if x has no elements but y has, and for extents beyond 2^31
template <element T>
void interpolate(const T* x, T* y, const pooling_shape& shape, const image_extents& to, interpolation kind,
                 bool align_corners = false, const launch& options = {});

}  // namespace pewter
