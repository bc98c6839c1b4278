// Convolution and its relatives: results that fill several copies of windows, and bad input.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "pewter/images.hpp"
#include "tests/support/error_of.hpp"

namespace pewter {
namespace {

using test::error_of;

std::vector<float> waves(std::size_t n) {
  std::vector<float> x(n);
  for (std::size_t i = 0; i < n; ++i) x[i] = std::sin(0.3f * static_cast<float>(i % 997));
  return x;
}

/// Windows that are copied in several parts give what the direct form gives.
TEST(Convolution, OfALongSignal) {
  constexpr std::size_t channels = 80, filters = 24, width = 6000;
  const std::vector<float> x = waves(channels * width), weight = waves(filters * channels * 3),
                           bias = waves(filters);
  for (const image_layout layout : {image_layout::channels_last, image_layout::channels_first}) {
    const convolution_options how{.window = {{}, {3, 1, 1, 1}}, .layout = layout};
    const convolution_shape shape{1, 1, width, channels, filters};
    std::vector<float> by_products(filters * width), directly(filters * width);
    convolution(x.data(), weight.data(), bias.data(), by_products.data(), shape, how,
                {.pattern = pattern::tiled});
    convolution(x.data(), weight.data(), bias.data(), directly.data(), shape, how,
                {.pattern = pattern::direct});
    for (std::size_t i = 0; i < directly.size(); ++i) ASSERT_NEAR(by_products[i], directly[i], 1e-3) << i;
  }
}

template <class T>
std::vector<T> waves_of(std::size_t n) {
  std::vector<T> x;
  for (const float v : waves(n)) x.push_back(T(v));
  return x;
}

/// Filters of a channel each: directly as by products, whatever the window reaches over.
template <class T>
void compare_depthwise(const convolution_shape& shape, const window& w, image_layout layout, float bound) {
  const convolution_options how{.window = w, .groups = shape.channels, .layout = layout};
  const image_extents to = extents_of_convolution(shape, how);
  const std::size_t n = shape.images * to.height * to.width * shape.channels;
  const std::vector<T> x = waves_of<T>(shape.images * shape.height * shape.width * shape.channels),
                       weight = waves_of<T>(shape.channels * w.height.extent * w.width.extent),
                       bias = waves_of<T>(shape.channels);
  std::vector<T> by_products(n), directly(n);
  convolution(x.data(), weight.data(), bias.data(), by_products.data(), shape, how,
              {.pattern = pattern::tiled});
  convolution(x.data(), weight.data(), bias.data(), directly.data(), shape, how,
              {.pattern = pattern::direct});
  for (std::size_t i = 0; i < n; ++i)
    ASSERT_NEAR(static_cast<float>(by_products[i]), static_cast<float>(directly[i]), bound)
        << "result " << i << " of " << shape.height << " x " << shape.width << ", " << shape.channels
        << " channels, window " << w.height.extent << " x " << w.width.extent << ", strides "
        << w.height.stride << " and " << w.width.stride << ", layout " << static_cast<int>(layout);
}

TEST(Convolution, OfFiltersWithAChannelEach) {
  const window windows[] = {
      {{3, 1, 1, 1}, {3, 1, 1, 1}},  {{3, 2, 1, 1}, {3, 2, 1, 1}}, {{5, 1, 2, 1}, {5, 1, 2, 1}},
      {{3, 1, 2, 2}, {3, 1, 2, 2}},  {{1, 1, 0, 1}, {7, 3, 3, 1}}, {{4, 3, 0, 1}, {2, 1, 1, 1}},
      {{2, 1, 0, 70}, {3, 1, 0, 1}},  // more rows than are seen together
  };
  const convolution_shape shapes[] = {{1, 7, 7, 33, 33},  {2, 9, 33, 3, 3},  {1, 5, 64, 2, 2},
                                      {1, 38, 56, 5, 5},  {1, 80, 31, 2, 2}, {1, 1, 1, 40, 40},
                                      {1, 12, 10, 64, 64}};
  for (const window& w : windows)
    for (const convolution_shape& shape : shapes)
      for (const image_layout layout : {image_layout::channels_last, image_layout::channels_first}) {
        compare_depthwise<float>(shape, w, layout, 1e-5f);
        compare_depthwise<half>(shape, w, layout, 1e-2f);
        compare_depthwise<bfloat>(shape, w, layout, 8e-2f);
      }
}

TEST(BadConvolution, WindowsGroupsAndExtents) {
  const std::vector<float> x(4096, 1.0f);
  std::vector<float> y(4096, 77.0f);
  const float* const in = x.data();
  const auto text = [&](const convolution_options& how, const convolution_shape& shape = {1, 4, 4, 4, 4}) {
    return error_of([&] { convolution(in, in, in, y.data(), shape, how); });
  };
  EXPECT_EQ(text({.window = {{0, 1, 0, 1}, {}}}),
            "convolution: window.height.extent = 0, must be at least 1 and at most 2147483648");
  EXPECT_EQ(text({.window = {{}, {3, 0, 0, 1}}}),
            "convolution: window.width.stride = 0, must be at least 1 and at most 2147483648");
  EXPECT_EQ(text({.window = {{3, 1, 5, 2}, {}}}),
            "convolution: window.height.padding = 5, must be at most dilation (extent - 1) = 4");
  EXPECT_EQ(text({.groups = 3}), "convolution: groups = 3, must divide the 4 channels and the 4 filters");
  EXPECT_EQ(text({.groups = 0}), "convolution: groups = 0, must divide the 4 channels and the 4 filters");
  EXPECT_EQ(text({.window = {{3, 2, 1, 1}, {}}, .transposed = true, .more_height = 2}),
            "convolution: more_height = 2, must be below the stride, 2");
  EXPECT_EQ(text({}, {1, std::size_t{1} << 32, 1, 1, 1}),
            "convolution: height = 4294967296 with padding of 0, must be at most 2147483648 in all");
  EXPECT_EQ(error_of([&] {
              max_pool(in, y.data(), {1, 4, 4, 1}, {{2, 2, 2, 1}, {}});
            }),
            "max_pool: window.height.padding = 2, must be at most dilation (extent - 1) = 1");
  EXPECT_EQ(error_of([&] {
              interpolate(in, y.data(), {1, 0, 4, 1}, {2, 2}, interpolation::nearest);
            }),
            "interpolate: height = 0, must be at least 1 for results of 2");
  EXPECT_EQ(error_of([&] {
              interpolate(in, y.data(), {1, 2, 4, 1}, {2, 2}, static_cast<interpolation>(3));
            }),
            "interpolate: kind = 3, must be 0 to 2");
  EXPECT_EQ(y, std::vector<float>(4096, 77.0f));
}

TEST(Convolution, ExtentsOfResults) {
  const convolution_options strided{.window = {{3, 2, 1, 1}, {3, 2, 1, 1}}};
  const image_extents to = extents_of_convolution({1, 224, 225, 3, 64}, strided);
  EXPECT_EQ(to.height, 112u);
  EXPECT_EQ(to.width, 113u);
  convolution_options back = strided;
  back.transposed = true;
  back.more_height = 1;
  EXPECT_EQ(extents_of_convolution({1, 112, 113, 3, 64}, back).height, 224u);
  EXPECT_EQ(extents_of_convolution({1, 112, 113, 3, 64}, back).width, 225u);
}

}  // namespace
}  // namespace pewter
