#include <string.h>

#include "checks.h"

/* An image of 2 x 3 pixels, one filter of 2 x 2 ones; and a pool and an interpolation of the image. */
void test_images(pewter_type type) {
  static const float pixels[6] = {1, 2, 3, 4, 5, 6}, ones[4] = {1, 1, 1, 1}, biases[1] = {0.5f};
  const elements x = elements_of(type, pixels, 6), weight = elements_of(type, ones, 4);
  const elements bias = elements_of(type, biases, 1);
  pewter_convolution_problem problem;
  size_t height = 0, width = 0;
  elements y;
  memset(&problem, 0, sizeof problem);
  problem.images = problem.channels = problem.filters = problem.groups = 1;
  problem.height = 2;
  problem.width = 3;
  problem.window.height.extent = problem.window.width.extent = 2;
  problem.window.height.stride = problem.window.width.stride = 1;
  problem.window.height.dilation = problem.window.width.dilation = 1;
  succeeds("extents_of_convolution", pewter_extents_of_convolution(&problem, &height, &width));
  is("extents_of_convolution", PEWTER_FLOAT, (double)(10 * height + width), 12);
  succeeds("convolution", pewter_convolution(type, &x, &weight, &bias, &y, &problem, NULL));
  is("convolution", type, get(type, &y, 0), 12.5);
  is("convolution", type, get(type, &y, 1), 16.5);
  succeeds("max_pool", pewter_max_pool(type, &x, &y, 1, 2, 3, 1, &problem.window, NULL));
  is("max_pool", type, get(type, &y, 1), 6);
  succeeds("average_pool", pewter_average_pool(type, &x, &y, 1, 2, 3, 1, &problem.window, 0, NULL));
  is("average_pool", type, get(type, &y, 1), 4);
  succeeds("interpolate", pewter_interpolate(type, &x, &y, 1, 2, 3, 1, 1, 6, PEWTER_BILINEAR, 1, NULL));
  is("interpolate", type, get(type, &y, 5), 3);
  fails("interpolate", pewter_interpolate(type, &x, &y, 1, 2, 3, 1, 1, 6, 3, 1, NULL),
        PEWTER_INVALID_ARGUMENT, "kind = 3");
  problem.layout = 2;
  fails("convolution", pewter_convolution(type, &x, &weight, &bias, &y, &problem, NULL),
        PEWTER_INVALID_ARGUMENT, "layout = 2");
  fails("convolution", pewter_convolution(type, &x, &weight, &bias, &y, NULL, NULL), PEWTER_INVALID_ARGUMENT,
        "problem = null");
}
